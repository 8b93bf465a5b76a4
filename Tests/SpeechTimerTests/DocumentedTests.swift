import Foundation
import Testing

/// The lint that names what other modules see and nothing is said about.
@Suite struct DocumentedTests {
  /// What it names in a source, and how it ends.
  private func lint(_ source: String) async throws -> (named: [String], status: Int32) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documented-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try source.write(to: folder.appendingPathComponent("Tea.swift"), atomically: true, encoding: .utf8)
    let run = try await Tool.run(Tool.root.appendingPathComponent("Tests/documented").path, [folder.path])
    let named = run.errors.split(separator: "\n").map { line in
      String(line.drop { $0 != " " }.dropFirst().prefix { $0 != " " })
    }
    return (named, run.status)
  }

  @Test(arguments: [
    ("package struct Tea {}", "Tea"),
    ("public enum Tea { case green }", "Tea"),
    ("package func brew(_ tea: Tea, for time: Duration) {}", "brew(_:for:)"),
    ("@discardableResult package consuming func pour(\n  into cup: @escaping (Int, Int) -> Cup\n) {}", "pour(into:)"),
    ("  package static func < (one: Tea, other: Tea) -> Bool { true }", "<(one:other:)"),
    ("  package subscript(cup: Int) -> Tea { tea }", "subscript"),
    ("  package init?(_ name: String) {", "init"),
    ("  package init(\n    _ name: String\n  ) throws(Spilt) {", "init"),
    ("  package private(set) var cups = 0", "cups"),
    ("  package let warmth: Double", "warmth"),
    ("  package var milk: Milk? { nil }", "milk"),
    ("/// Not a word of what it holds.\npackage protocol Drink {\n  var name: String { get }\n}", "name"),
    ("/// Of others.\n\npackage class Tea {}", "Tea"),
  ])
  func `what is seen by others and has no comment is named`(_ source: String, _ name: String) async throws {
    let (named, status) = try await lint(source)
    #expect(named == [name] && status == 1)
  }

  @Test(arguments: [
    "/// Leaves in water.\npackage struct Tea {}",
    "/// Makes it.\n@discardableResult\npackage func brew() {}",
    "struct Tea {}\n  func brew() {}\n  var cups = 0",
    "  package var name: String",
    "  package init(name: String, pour: @escaping () throws -> Void) {",
    "package import Timing",
    "protocol Drink {\n  func drink() -> Cup?\n}",
  ])
  func `what has a comment, is seen by nobody or tells all by itself is not`(_ source: String) async throws {
    let (named, status) = try await lint(source)
    #expect(named == [] && status == 0)
  }

  @Test func `what a requirement says counts for those who fulfil it`() async throws {
    let source = """
      protocol Drink {
        /// Until it is empty.
        func drink(from cup: Cup)
      }
        package func drink(from cup: Cup) {}
        package func drink(with milk: Milk) {}
      """
    #expect(try await lint(source).named == ["drink(with:)"])
  }

  @Test func `a folder without sources is refused`() async throws {
    let run = try await Tool.run(Tool.root.appendingPathComponent("Tests/documented").path, ["Examples"])
    #expect(run.status == 2 && run.errors.hasSuffix("Right would be: Tests/documented Sources\n"))
  }
}
