import Foundation

/// A folder of the test's own, gone with it.
final class PrivateFolder {
  let path: String

  init() throws {
    path = "/tmp/surroundings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, in a folder that need not be there yet.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
}
