internal import Glibc

/// A file that one process at a time has for itself. It is free again once that process has ended, however it ended.
///
/// Nobody waits for it, and whoever only looks whether it is taken keeps it from nobody.
package final class Lock: Sendable {
  private let folder: Folder
  private let name: String
  private let descriptor: Int32

  // Their numbers; glibc shows the names only to C programs that ask for all of GNU.
  private static let ask: Int32 = 36  // F_OFD_GETLK
  private static let take: Int32 = 37  // F_OFD_SETLK

  /// Takes the lock, and makes its file if there is none; nil if another process has it.
  package init?(_ name: String, in folder: Folder) throws(File.Problem) {
    self.folder = folder
    self.name = name
    while true {
      let file = try folder.openFile(name, O_RDWR | O_CREAT)
      var lock = Self.whole
      if fcntl(file, Self.take, &lock) != 0 {
        let number = errno
        close(file)
        if number == EAGAIN || number == EACCES { return nil }
        throw File.Problem(number: number)
      }
      // Who had it before may have removed it meanwhile: then this is not the file that others take.
      if Self.isSame(file, name, in: folder) {
        descriptor = file
        return
      }
      close(file)
    }
  }

  deinit { close(descriptor) }

  /// Removes its file; nobody else has it then.
  package func remove() { folder.remove(name) }

  /// Whether a process has the lock.
  package static func isTaken(_ name: String, in folder: Folder) throws(File.Problem) -> Bool {
    let file: Int32
    do {
      file = try folder.openFile(name, O_RDONLY)
    } catch {
      if error.isMissing { return false }
      throw error
    }
    defer { close(file) }
    var lock = whole
    if fcntl(file, ask, &lock) != 0 { throw File.Problem() }
    return lock.l_type != F_UNLCK
  }

  private static var whole: flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    return lock
  }

  private static func isSame(_ file: Int32, _ name: String, in folder: Folder) -> Bool {
    var opened = stat()
    var named = stat()
    return fstat(file, &opened) == 0 && fstatat(folder.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
