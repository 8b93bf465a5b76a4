import Foundation

/// A folder of the test's own, gone with it.
final class PrivateFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: "keeping-\(UUID())")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
