import Foundation
import Manual
import SpeechTimer
import Testing

/// The manual that is installed, as those programs read it that show it.
@Suite struct ManualTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private let readme: String
  private let manual: Manual

  init() throws {
    readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    manual = Manual(.own, readme: readme)
  }

  /// What a line of bash prints, `$1` being a file of this name and text.
  private func shell(_ line: String, named name: String, _ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "exec 2>&1; \(line)", "bash", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `nothing is wrong with the page for man`() throws {
    let page = ManPage(manual, date: "2024-02-29").text
    #expect(try shell("mandoc -Tlint -Wwarning \"$1\"", named: "speech-timer.1", page) == "")
    #expect(
      try shell(
        "LC_ALL=C.UTF-8 MANROFFSEQ= MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z \"$1\" >/dev/null",
        named: "speech-timer.1", page)
        == "")
  }

  @Test func `man shows every command, option and section, with dashes that can be copied`() throws {
    let page = ManPage(manual, date: "2024-02-29").text
    let shown = try shell(
      "LC_ALL=C.UTF-8 MANWIDTH=80 man -E UTF-8 -P cat -l \"$1\" | col -b | tr -s ' \\t\\n' ' '",
      named: "speech-timer.1", page)
    for entry in Reference.own.commands + Reference.own.groups.flatMap(\.options) {
      for name in entry.names { #expect(shown.contains(name), "\(name)") }
    }
    for section in manual.sections { #expect(shown.contains(section.title.uppercased()), "\(section.title)") }
    #expect(shown.contains("speech-timer - a countdown timer for people who listen to their computer"))
    #expect(!shown.contains("**") && !shown.contains("\\f"))
  }

  @Test func `the page for browsers is well-formed, and its links lead somewhere`() throws {
    let page = HTMLPage(manual).text
    let check = """
      python3 - "$1" <<'END'
      import sys, xml.etree.ElementTree as tree
      page = tree.parse(sys.argv[1])
      names = [element.get("id") for element in page.iter() if element.get("id")]
      links = [element.get("href") for element in page.iter("a")]
      assert len(names) == len(set(names)), "a name twice"
      assert all(link[1:] in names for link in links if link.startswith("#")), "a dead link"
      print(len(links) > 10)
      END
      """
    #expect(try shell(check, named: "speech-timer.html", page) == "True\n")
  }

  @Test func `what is left out of the README is there to be left out`() {
    let titles = readme.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(Manual.leftOut.isSubset(of: titles))
    #expect(manual.sections.map(\.title).contains("Keys"))
    #expect(!manual.sections.map(\.title).contains("Two commands"))
  }

  @Test func `the changelog begins with the version that the program tells`() throws {
    let changes = try String(contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let titles = changes.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(titles.first?.hasPrefix("## \(Reference.own.version) - ") == true)
  }
}
