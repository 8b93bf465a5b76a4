internal import Glibc

/// A folder that nobody but its owner can enter, with files that are read and written whole.
package final class Folder: Sendable {
  package let path: String
  let descriptor: Int32

  /// Opens a folder; nil if there is none.
  package static func open(_ path: String) throws(File.Problem) -> Folder? {
    do {
      return try Folder(path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Opens a folder, and makes it, with those above it, if there is none.
  package static func make(_ path: String) throws(File.Problem) -> Folder {
    var made = ""
    for name in path.split(separator: "/") {
      made += (made.isEmpty && path.first != "/" ? "" : "/") + name
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR { throw File.Problem() }
    }
    return try Folder(path)
  }

  private init(_ path: String) throws(File.Problem) {
    self.path = path
    descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0 { throw File.Problem() }
    var facts = stat()
    if fstat(descriptor, &facts) != 0 { throw File.Problem() }
    if facts.st_uid != geteuid() { throw File.Problem("it belongs to another user") }
    if facts.st_mode & 0o077 != 0, fchmod(descriptor, 0o700) != 0 { throw File.Problem() }
  }

  deinit { close(descriptor) }

  /// The names of all that is in it, in alphabetical order.
  package func names() throws(File.Problem) -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let entries = fdopendir(copy) else { throw File.Problem() }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// All bytes of a file of the owner's. Anything else is refused, and never waited for.
  package func read(_ name: String, atMost limit: Int) throws(File.Problem) -> [UInt8] {
    let file = try openFile(name, O_RDONLY)
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0 { throw File.Problem() }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
      if bytes.count > limit { throw File.Problem("it has more than \(limit) bytes") }
    }
  }

  /// Writes a file, so that at any instant the old one or the new one is there whole, whatever happens; once this
  /// returns it is on the disk.
  package func write(_ bytes: [UInt8], to name: String) throws(File.Problem) {
    let new = Self.newName(of: name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var file = openat(descriptor, new, flags, 0o600)
    if file < 0, errno == EEXIST {
      // Left behind by a process that was killed while it wrote.
      remove(new)
      file = openat(descriptor, new, flags, 0o600)
    }
    if file < 0 { throw File.Problem() }
    do throws(File.Problem) {
      defer { close(file) }
      try Self.write(bytes, to: file)
      guard fsync(file) == 0, renameat(descriptor, new, descriptor, name) == 0 else { throw File.Problem() }
    } catch {
      remove(new)
      throw error
    }
    if fsync(descriptor) != 0 { throw File.Problem() }
  }

  /// Removes a file, or leaves it where that is refused.
  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Whether there is something of that name, be it a link that leads nowhere.
  package func contains(_ name: String) -> Bool {
    var facts = stat()
    return fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// What a file is called while it is being written.
  package static func newName(of name: String) -> String { name + ".new" }

  /// Opens a file of the owner's, which nobody else can write; not what a link leads to, nor a pipe or a device.
  func openFile(_ name: String, _ flags: Int32) throws(File.Problem) -> Int32 {
    let file = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    if file < 0 { throw File.Problem() }
    var facts = stat()
    let isOurs = fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && facts.st_uid == geteuid()
    if isOurs, facts.st_mode & 0o022 == 0 { return file }
    close(file)
    throw File.Problem(isOurs ? "others can write to it" : "it is no file of this user")
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(File.Problem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 { throw File.Problem() }
      rest = rest.dropFirst(count)
    }
  }
}
