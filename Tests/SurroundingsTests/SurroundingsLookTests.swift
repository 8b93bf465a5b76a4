import Surroundings
import Testing

@Suite struct SurroundingsLookTests {
  private let kernel: PrivateFolder

  init() throws {
    kernel = try PrivateFolder()
    try kernel.write("init\n", to: "proc/1/comm")
  }

  @Test func `on a desktop that says no, nobody reads`() throws {
    let bus = try SessionBus(desktop: "no")
    let expected = Surroundings(
      reader: .none, reach: .unknown, hasBraille: false, reducesMotion: true, asksForPlain: false,
      isRemote: false,
      terminal: Terminal(showsOutput: true, givesInput: false, isVTE: false, isMultiplexed: false, isConsole: false))
    #expect(look { $0 == "TERM" ? "xterm" : bus.environment($0) } == expected)
  }

  @Test func `on a desktop that says yes, somebody reads`() throws {
    let bus = try SessionBus(desktop: "yes")
    let surroundings = look(bus.environment)
    #expect(surroundings.reader == .active(name: nil))
    #expect(!surroundings.reducesMotion)
  }

  @Test func `a process is believed without a bus`() throws {
    try kernel.write("orca\n", to: "proc/7/comm")
    try kernel.write("brltty\n", to: "proc/8/comm")
    let surroundings = look { _ in nil }
    #expect(surroundings.reader == .active(name: "orca"))
    #expect(surroundings.hasBraille)
  }

  @Test(arguments: ["accessibility/speakup", "module/speakup"])
  func `Speakup is found in the kernel`(place: String) throws {
    try kernel.write("", to: "sys/\(place)/file")
    #expect(look { _ in nil }.reader == .active(name: "speakup"))
  }

  @Test func `without a bus nothing is known, at once`() {
    let start = ContinuousClock.now
    #expect(look(limit: .seconds(30)) { _ in nil }.reader == .unknown)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a bus that says nothing costs the limit`() throws {
    let folder = try PrivateFolder()
    let socket = try ListeningSocket(in: folder)
    let address = "unix:path=\(socket.path)"
    let start = ContinuousClock.now
    let surroundings = look(limit: .milliseconds(50)) { $0 == "DBUS_SESSION_BUS_ADDRESS" ? address : nil }
    #expect(surroundings.reader == .unknown)
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  private func look(limit: Duration = .seconds(30), _ environment: (String) -> String?) -> Surroundings {
    Surroundings.look(
      environment: environment, standardInputIsTerminal: false, standardOutputIsTerminal: true, limit: limit,
      processes: kernel.path + "/proc", system: kernel.path + "/sys")
  }
}
