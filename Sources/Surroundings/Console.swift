internal import Glibc

/// A console of the kernel's, of which one at a time is in front.
package struct Console: Sendable, Equatable {
  private let name: String
  private let active: String

  /// - Parameters:
  ///   - path: the terminal's device.
  ///   - system: where the kernel shows what the machine is made of.
  package init?(path: String, system: String = "/sys") {
    let (folder, kind) = ("/dev/", "tty")
    guard path.hasPrefix(folder + kind), Int(path.dropFirst(folder.count + kind.count)) != nil else { return nil }
    name = String(path.dropFirst(folder.count))
    active = "\(system)/class/tty/tty0/active"
  }

  /// The console behind a descriptor; nil if it is another kind of terminal, or none.
  package init?(descriptor: Int32) {
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer -> String? in
      guard let name = buffer.baseAddress, ttyname_r(descriptor, name, buffer.count) == 0 else { return nil }
      return String(cString: name)
    }
    guard let path else { return nil }
    self.init(path: path)
  }

  /// Whether it is in front now; nil where that cannot be seen.
  package var isInFront: Bool? {
    let file = open(active, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let shown = withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      String(decoding: buffer.prefix(max(0, read(file, buffer.baseAddress, buffer.count))), as: UTF8.self)
    }
    return shown.isEmpty ? nil : shown.prefix { $0 != "\n" } == name
  }
}
