import Foundation
import Testing

@Suite struct HookTests {
  /// Runs a timer with a hook that is this bash script; gives what it left in its file.
  private func run(
    _ script: String, _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> (run: Tool.Run, left: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (hook, file) = (folder.appendingPathComponent("hook"), folder.appendingPathComponent("left"))
    try Tool.write("#!/bin/bash\n\(script)\n", to: hook)
    let run = try await Tool.run(
      arguments + ["--speech", "none", "--hook", hook.path],
      environment: environment.merging(["FILE": file.path]) { $1 })
    let left = try? String(contentsOf: file, encoding: .utf8)
    return (
      Tool.Run(output: run.output, errors: run.errors.replacing(hook.path, with: "hook"), status: run.status),
      left ?? ""
    )
  }

  @Test func `each event runs it, with what is known of it`() async throws {
    let (run, left) = try await run(
      "echo \"$# $1 $SPEECH_TIMER_LABEL|$SPEECH_TIMER_REMAINING|$SPEECH_TIMER_DURATION|$SPEECH_TIMER_WRITTEN\" >> $FILE",
      "$(touch x)=2s", "--final", "1", "--locale", "es")
    #expect(
      left.split(separator: "\n").sorted() == [
        "1 finished $(touch x)|0|2|$(touch x), se acabó el tiempo", "1 remaining $(touch x)|1|2|1 segundo",
        "1 started $(touch x)|2|2|$(touch x), 2 segundos",
      ])
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `what is not known of an event has no variable`() async throws {
    let (_, left) = try await run(
      "echo \"${SPEECH_TIMER_LABEL-none} ${SPEECH_TIMER_BY-none}\" > $FILE", "1s", "--only-end",
      environment: ["SPEECH_TIMER_LABEL": "stale", "SPEECH_TIMER_BY": "5"])
    #expect(left == "none none\n")
  }

  @Test func `it has none of our input and outputs, and no signal is ignored`() async throws {
    let (run, left) = try await run(
      "cat; echo out; echo error >&2; grep -E 'Sig(Ign|Blk)' /proc/self/status | cut -f2 | sort -u > $FILE", "1s",
      "--only-end")
    #expect(run.output == "1 second\nTime is up\n" && run.errors == "")
    // The C library keeps two signals to itself, which posix_spawn leaves ignored.
    #expect(Set(left.split(separator: "\n")).isSubset(of: ["0000000000000000", "0000000180000000"]) && left != "")
  }

  @Test(arguments: [("exit 3", "it ended with status 3"), ("kill -SEGV $$", "it was ended by signal 11")])
  func `its failure is told once`(script: String, reason: String) async throws {
    let (run, _) = try await run(script, "2s", "--final", "1")
    #expect(run.errors == "--hook hook: \(reason). The countdown goes on.\n")
    #expect(run.output == "2 seconds\n1 second\nTime is up\n" && run.status == 0)
  }

  @Test func `one whose end cannot be waited for is killed, and that is told`() async throws {
    let run = try await Tool.shell(
      """
      cd $(mktemp -d)
      printf '#!/bin/bash\n[ $1 = started ] && exit; echo $$ >pid; sleep 60' >hook; chmod +x hook
      "$TOOL" 2s --only-end --speech none --no-journal --hook ./hook >out & pid=$!
      comes out; prlimit --pid $pid --nofile=3:3; wait $pid; echo $?
      [ -s pid ] && kill -0 $(cat pid) && echo runs; rm -r $PWD
      """)
    #expect(run.output == "0\n")
    #expect(
      run.errors == "--hook ./hook: killed, since its end cannot be waited for: Too many open files. "
        + "The countdown goes on.\n")
  }

  @Test(arguments: ["1s", "5m"])
  func `the end of the run does not wait for one that does not end, which is killed all the same`(time: String)
    async throws
  {
    let run = try await Tool.shell(
      """
      cd $(mktemp -d)
      printf '#!/bin/bash\nsleep 60 & echo $! >>pids; sleep 60' >hook; chmod +x hook
      (timeout -s INT 3 "$TOOL" \(time) --speech none --hook ./hook; echo $?) | cat; echo ended $SECONDS
      for pid in $(cat pids); do kill -0 $pid && echo runs; done
      for pid in $(cat pids); do goes kill -0 $pid; done; echo killed $SECONDS; rm -r $PWD
      """)
    let runs = time == "1s" ? "0\nended [1-8]\nruns\nruns\n" : "124\nended [3-8]\nruns\n"
    #expect(run.output.contains(try Regex("\(runs)killed (9|1[0-9])\n$")), "\(run)")
  }

  @Test func `one that does not end is killed with all that it started`() async throws {
    let (run, left) = try await run(
      "[ $1 = started ] || exit 0; sleep 60 & echo $! > $FILE; sleep 60", "11s", "--only-end")
    #expect(run.errors == "--hook hook: killed after 10 seconds. The countdown goes on.\n")
    #expect(run.status == 0)
    let pid = try #require(pid_t(left.trimmingCharacters(in: .whitespacesAndNewlines)))
    let state = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ") X"
    #expect(state.contains(") X") || state.contains(") Z"))
  }

  @Test(arguments: ["/nonexistent", "/tmp", "no-such-program-at-all", "/etc/passwd"])
  func `what is no program is told before anything starts`(program: String) async throws {
    let run = try await Tool.run("1s", "--speech", "none", "--hook", program)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "--hook \(program): no program that can be run. Right would be: --hook ./at-each-event\n")
  }

  @Test func `a rehearsal runs none`() async throws {
    let (_, left) = try await run("touch $FILE; echo ran > $FILE", "1s", "--rehearse")
    #expect(left == "")
  }
}
