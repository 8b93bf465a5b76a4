import Foundation
import Testing

@Suite struct NotifierTests {
  /// Runs a timer on a bus of its own, with this desktop beside it; what was shown is in the output, then its status and errors.
  private func run(
    _ timer: String, _ options: String = "--speech none --alert notify", beside desktop: String,
    environment: [String: String] = [:]
  ) async throws -> Tool.Run {
    try await Tool.shell(
      """
      folder=$(mktemp -d); cd $folder
      dbus-daemon --session --nofork --print-address > address 2> /dev/null & daemon=$!
      comes address
      export DBUS_SESSION_BUS_ADDRESS=$(cat address)
      \(desktop) > shown 2> /dev/null & desktop=$!
      comes shown
      errors=$(env $WITH "$TOOL" \(timer) \(options) 2>&1 > /dev/null); status=$?
      # Started from a test, they have other signals blocked.
      kill -KILL $desktop $daemon
      grep -v ready shown; rm -r $folder; echo "$status: $errors"
      """, environment: environment.merging(["HERE": Tool.root.path]) { $1 })
  }

  @Test func `each end is shown, until it is seen, as data`() async throws {
    let run = try await run(
      "\"<b>Tea</b>\"=1s Eggs=1.5s --locale es",
      beside: "/usr/bin/python3 $HERE/Tests/SpeechTimerTests/Support/notifications.py")
    #expect(
      run.output == """
        speech-timer 0 '<b>Tea</b>, se acabó el tiempo' '' 0 2 -1
        speech-timer 0 'Eggs, se acabó el tiempo' '' 0 2 -1
        0:\u{20}

        """)
  }

  @Test func `it comes in where no sound can be had, and a line says so`() async throws {
    let run = try await run(
      "1s", "--speech espeak", beside: "/usr/bin/python3 $HERE/Tests/SpeechTimerTests/Support/notifications.py")
    #expect(run.output.hasPrefix("speech-timer 0 'Time is up' '' 0 2 -1\n0: No sound: "))
    #expect(run.output.hasSuffix("Announcements are printed only. The end is shown on the desktop.\n"))
  }

  @Test(arguments: ["1s", "1s --insist 5s"])
  func `it comes in for the very end whose words and tone both fail`(timer: String) async throws {
    let machine = try Machine()
    var environment = machine.environment
    environment["WITH"] = "PATH=/nonexistent"
    let run = try await run(
      timer, "--speech speechd",
      beside: "/usr/bin/python3 $HERE/Tests/SpeechTimerTests/Support/notifications.py", environment: environment)
    #expect(run.output.hasPrefix("speech-timer 0 'Time is up' '' 0 2 -1\n0: No speech-dispatcher: "), "\(run.output)")
    #expect(run.output.hasSuffix("There is no tone. The end is shown on the desktop.\n"), "\(run.output)")
  }

  @Test func `it has room for the whole name`() async throws {
    let name = "Mathematics and physics for all who are late"
    let run = try await run(
      "\"\(name)\"=1s", beside: "/usr/bin/python3 $HERE/Tests/SpeechTimerTests/Support/notifications.py")
    #expect(run.output.hasPrefix("speech-timer 0 '\(name), time is up' '' 0 2 -1\n"), "\(run.output)")
  }

  @Test(arguments: ["refuse", "absent"])
  func `where nobody shows it, one line says so`(desktop: String) async throws {
    let run = try await run(
      "1s", beside: "/usr/bin/python3 $HERE/Tests/SpeechTimerTests/Support/notifications.py \(desktop)")
    #expect(
      run.output == "0: --alert notify: nobody shows notifications here. Right would be: --alert bell,chime\n")
  }

  @Test func `of several ends that nobody shows, one line says so`() async throws {
    let run = try await Tool.run("Tea=1s", "Eggs=2s", "Bread=3s", "--speech", "none", "--alert", "notify")
    #expect(run.errors.filter(\.isNewline).count == 1 && run.status == 0)
  }

  @Test func `without a bus one line says so, and the run ends at once`() async throws {
    let run = try await Tool.run("1s", "--speech", "none", "--alert", "notify")
    #expect(run.errors.hasPrefix("--alert notify: nobody shows notifications here. "))
    #expect(run.output == "1 second\nTime is up\n" && run.status == 0)
  }
}
