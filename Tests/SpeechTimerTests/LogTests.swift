import Foundation
import Testing

@Suite struct LogTests {
  @Test func `each announcement is added to the record, whatever is displayed`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("before\n".utf8).write(to: file)
    let run = try await Tool.run(
      "Tea=1s", "Eggs=1s", "--speech", "none", "--locale", "es", "--log", file.path)
    #expect(run.output == "Tea, 1 segundo. Eggs, 1 segundo\nTea, se acabó el tiempo\nEggs, se acabó el tiempo\n")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "before")
    let events = try lines.dropFirst().map { try JSONDecoder().decode(Tool.Event.self, from: Data($0.utf8)) }
    #expect(events.map(\.event) == ["started", "started", "finished", "finished"])
    #expect(events.map(\.label) == ["Tea", "Eggs", "Tea", "Eggs"])
    #expect(events.last?.written == "Eggs, se acabó el tiempo")
  }

  @Test func `a new record is for nobody else's eyes`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await Tool.run("1s", "--speech", "none", "--log", file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a rehearsal records nothing`() async throws {
    let run = try await Tool.run("1s", "--rehearse", "--log", "/nonexistent/x")
    #expect(run.status == 0 && run.errors == "")
  }

  @Test(arguments: ["/nonexistent/x", "/tmp"])
  func `a record that cannot be opened is told before anything starts`(path: String) async throws {
    let run = try await Tool.run("1s", "--speech", "none", "--log", path)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("--log \(path): ") && run.errors.hasSuffix("Right would be: --log exam.jsonl\n"))
  }

  /// After 900 bytes there is room for 124 more, and after a while for all again.
  @Test func `after a disk that was full it goes on with a new line, and tells how many are missing`() async throws {
    let run = try await Tool.shell(
      """
      log=$(mktemp); printf '%899s\\n' '' >$log; ulimit -f 1
      "$TOOL" Tea=6s --every 1s --speech none --log $log --json 2>$log.errors | while read -r line; do
        case $line in *'"at":2,'*) tail -c 20 $log | dd conv=notrunc status=none of=$log; truncate -s 20 $log ;; esac
      done
      cat $log; sed "s|$log|exam|" $log.errors >&2; rm $log*
      """)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.contains("{") == false || lines.first?.hasSuffix("}") == false)
    let events = try lines.dropFirst().map { try JSONDecoder().decode(Tool.Event.self, from: Data($0.utf8)) }
    // The shell makes room sooner or later, at one stroke: until then the file is full.
    let first = try #require(events.first).at
    #expect(first > 0 && events.map(\.at) == Array(stride(from: first, through: 6, by: 1)))
    #expect(
      run.errors
        == "--log exam: Cannot write: File too large. Make room, or redirect elsewhere. The countdown goes on.\n"
        + "--log exam: written again. Lost: \(Int(first)) lines.\n")
  }

  @Test func `a record that ends inside a line goes on with a new one`() async throws {
    let run = try await Tool.shell(
      "log=$(mktemp); printf '{\"at\":' >$log; \"$TOOL\" 1s --only-end --speech none --log $log >&2; cat $log; rm $log")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "{\"at\":" && lines[1].hasPrefix("{\"at\":0,"))
  }

  /// Instead of a disk that hangs, what writes to the file does.
  @Test func `a disk that hangs holds nothing up, and that lines may be missing is told`() async throws {
    let run = try await Tool.shell(
      """
      folder=$(mktemp -d); cd $folder; trap 'rm -r $folder' EXIT
      cat >slow.c <<'END'
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <string.h>
      #include <unistd.h>
      ssize_t write(int file, const void *bytes, size_t count) {
        char name[32], path[256] = "";
        strcpy(name, "/proc/self/fd/0");
        name[14] += file;
        if (file < 10 && readlink(name, path, 255) > 0 && strstr(path, "exam.jsonl")) sleep(60);
        return ((ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write"))(file, bytes, count);
      }
      END
      cc -shared -fPIC -o slow.so slow.c -ldl
      LD_PRELOAD=./slow.so "$TOOL" 2s --final 1 --json --speech none --log exam.jsonl; echo ended $((SECONDS < 20))
      """)
    let lines = run.output.split(separator: "\n")
    let events = try lines.dropLast().map { try JSONDecoder().decode(Tool.Event.self, from: Data($0.utf8)) }
    #expect(events.map(\.at) == [0, 1, 2] && lines.last == "ended 1")
    #expect(
      run.errors == "--log exam.jsonl: the disk takes too long, and lines may be missing. Right would be: "
        + "a file on another disk\n")
  }

  @Test(arguments: ["--hook /nonexistent", "--voice nobody", "--display ring", "--within soon"])
  func `where the start is refused there is no file`(option: String) async throws {
    let run = try await Tool.shell(
      "cd $(mktemp -d); \"$TOOL\" 1s --log exam.jsonl --speech espeak \(option); echo $? *; rm -r $PWD")
    #expect(run.output == "2 *\n", "\(run.errors)")
  }

  @Test func `standard output is no log`() async throws {
    let run = try await Tool.run("1s", "--speech", "none", "--log", "-")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors == "--log -: standard output is for --json, and a log is a file. Right would be: --log exam.jsonl\n")
  }

  @Test func `a full disk costs the record, and the countdown goes on`() async throws {
    let run = try await Tool.run("2s", "--final", "1", "--speech", "none", "--log", "/dev/full")
    #expect(run.output == "2 seconds\n1 second\nTime is up\n" && run.status == 0)
    #expect(
      run.errors == "--log /dev/full: Cannot write: No space left on device. Make room, or redirect elsewhere. "
        + "The countdown goes on.\n")
  }
}
