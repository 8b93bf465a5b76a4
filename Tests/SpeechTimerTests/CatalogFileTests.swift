import Foundation
import Testing

/// A translator's file, given with `--catalog`.
@Suite struct CatalogFileTests {
  private static let english = Tool.root.appending(path: "Localizations/Catalogs/en.json")

  @Test func `a file from disk is used`() async throws {
    let run = try await say(#""{n} minutes""#, #""{n} minutelets""#)
    #expect(run.status == 0 && run.output == "5 minutelets\n")
  }

  @Test(arguments: [
    (#""name": "#, "name: ", #"en.json: line 2: the key name has no quotes; write "name""#),
    (#""voice": "en-us""#, #""voice": "xx-none""#, "en.json: voice: xx-none: espeak-ng has no such voice"),
    (#""029": "en-029""#, #""029": "xx-none""#, "en.json: voices.029: xx-none: espeak-ng has no such voice"),
    (#""muted": "Muted""#, #""mu\u001b[31mted": "Muted""#, "en.json: messages.mu[31mted: the hidden character U+001B"),
  ])
  func `a mistake is told with the file and the place`(old: String, new: String, line: String) async throws {
    let run = try await say(old, new)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix(line) && run.errors.filter(\.isNewline).count == 1, "\(run.errors)")
  }

  @Test func `a voice that is given stands for one that is not there`() async throws {
    let run = try await say(#""voice": "en-us""#, #""voice": "xx-none""#, "--voice", "en-us")
    #expect(run.status == 0 && run.output == "5 minutes\n")
  }

  @Test(arguments: ["/dev/zero", "/tmp", "/nonexistent/en.json", "/dev/null"])
  func `what is no file of words is refused at once`(path: String) async throws {
    let run = try await Tool.run("say", "5m", "--json", "--catalog", path)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test(arguments: [999_000, 1_001_000])
  func `a file may have a million bytes`(size: Int) async throws {
    let text = try String(contentsOf: Self.english, encoding: .utf8)
    let run = try await say("\n}\n", String(repeating: " ", count: size - text.utf8.count) + "\n}\n")
    #expect(run.status == (size > 1_000_000 ? 2 : 0))
    #expect(run.errors.contains("more than 1 MB") == (size > 1_000_000))
  }

  @Test func `a language cannot be chosen beside a file`() async throws {
    let run = try await Tool.run("say", "5m", "--json", "--locale", "es", "--catalog", Self.english.path)
    #expect(run.status == 2)
    #expect(run.errors == "--catalog beside --locale: give one of them. Right would be: --locale es\n")
  }

  /// Says five minutes with the English file changed.
  private func say(_ old: String, _ new: String, _ options: String...) async throws -> Tool.Run {
    let text = try String(contentsOf: Self.english, encoding: .utf8)
    try #require(text.contains(old))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "en.json")
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    return try await Tool.run(["say", "5m", "--speech", "none", "--catalog", file.path] + options)
  }
}
