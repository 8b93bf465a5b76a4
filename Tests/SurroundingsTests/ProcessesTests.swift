import Foundation
import Surroundings
import Testing

@Suite struct ProcessesTests {
  private let folder: PrivateFolder
  private let us = geteuid()

  init() throws {
    folder = try PrivateFolder()
    try show(1, "systemd", parent: 0)
  }

  @Test(arguments: Processes.Name.allCases)
  func `a program is found by its name`(name: Processes.Name) throws {
    try show(7, name.rawValue)
    #expect(look() == Processes(found: [.init(name: name, owner: .us, isAboveUs: false)], isComplete: true))
  }

  @Test(arguments: [
    "/usr/bin/python3|/usr/bin/fenrir", "python3|-u|/usr/local/bin/fenrir|-d", "python3|-m|fenrir", "python3|fenrir",
  ])
  func `a program is found behind its interpreter`(command: String) throws {
    try show(7, "python3.11", command: command)
    #expect(look().found.map(\.name) == [.fenrir])
  }

  @Test(arguments: [
    ("orca-slicer", "orca-slicer"), ("python3", "python3|/home/orca/timer.py"), ("python3", ""), ("vi", "vi|orca"),
    ("xorca", "orca"), ("", ""),
  ])
  func `nothing else is taken for one`(name: String, command: String) throws {
    try show(7, name, command: command)
    #expect(look() == Processes(found: [], isComplete: true))
  }

  @Test func `what is not a process is passed over`() throws {
    try folder.write("orca\n", to: "self/comm")
    #expect(look().found.isEmpty)
  }

  @Test func `whose it is is told`() throws {
    try show(7, "brltty")
    let owner: Processes.Owner = us == 0 ? .root : .other
    #expect(look(user: us + 1).found == [.init(name: .brltty, owner: owner, isAboveUs: false)])
  }

  @Test func `a parent's parent is above us`() throws {
    try show(20, "yasr", parent: 1)
    try show(21, ") S 1 bash (", parent: 20)
    try show(22, "sh", parent: 21)
    try show(30, "orca", parent: 22)
    #expect(
      look(parent: 22).found == [
        .init(name: .yasr, owner: .us, isAboveUs: true), .init(name: .orca, owner: .us, isAboveUs: false),
      ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `parents that go in a circle, or are gone, end the walk`() throws {
    try show(20, "yasr", parent: 21)
    try show(21, "bash", parent: 20)
    #expect(look(parent: 21).found.map(\.isAboveUs) == [true])
    try show(21, "bash", parent: 99)
    #expect(look(parent: 21).found.map(\.isAboveUs) == [false])
  }

  @Test func `where the first process is hidden, not all are seen`() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/1")
    try show(7, "orca")
    #expect(look() == Processes(found: [.init(name: .orca, owner: .us, isAboveUs: false)], isComplete: false))
  }

  @Test func `without a folder nothing is seen`() {
    #expect(Processes.look(in: "/nonexistent") == Processes(found: [], isComplete: false))
  }

  @Test func `a real process is found`() throws {
    let program = folder.path + "/yasr"
    try FileManager.default.createSymbolicLink(atPath: program, withDestinationPath: "/usr/bin/yes")
    let yasr = try Program(program, saying: "y")
    let found = withExtendedLifetime(yasr) { Processes.look() }
    #expect(found.found.contains(.init(name: .yasr, owner: .us, isAboveUs: false)))
    #expect(found.isComplete)
  }

  private func look(user: UInt32? = nil, parent: Int32 = 1) -> Processes {
    Processes.look(in: folder.path, user: user ?? us, parent: parent)
  }

  /// - Parameter command: the words of its command line, with bars between.
  private func show(_ process: Int, _ name: String, command: String = "", parent: Int = 1) throws {
    try folder.write(name + "\n", to: "\(process)/comm")
    try folder.write("\(process) (\(name)) S \(parent) \(process) 0\n", to: "\(process)/stat")
    try folder.write(command.split(separator: "|").map { $0 + "\0" }.joined(), to: "\(process)/cmdline")
  }
}
