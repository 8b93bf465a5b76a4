internal import CLinux
internal import Glibc

/// The folder of this user in which each run has a socket, whose name is the run's number.
///
/// Names are looked up beside the folder's descriptor, so that neither a long path nor one that changes meanwhile
/// matters.
package final class SocketFolder: Sendable {
  /// Why there is no folder.
  package enum Problem: Error, Equatable {
    /// The environment names none that is ours.
    case noRuntimeFolder
    /// It, or a socket in it, cannot be made or reached: its path, and the `errno`.
    case unusable(path: String, Int32)
    /// There is something at this path that is no folder of ours.
    case foreign(path: String)
  }

  private static let highestNumber = 999

  private let descriptor: Int32
  private let path: String

  /// Opens the folder in `runtimeFolder`, and makes it if that is asked for. Else, where there is none, it is nil.
  package static func open(in runtimeFolder: String?, makes: Bool) throws(Problem) -> SocketFolder? {
    guard let runtimeFolder, runtimeFolder.hasPrefix("/"), isOurs(runtimeFolder) else { throw .noRuntimeFolder }
    let path = runtimeFolder + "/speech-timer"
    if makes, mkdir(path, 0o700) != 0, errno != EEXIST { throw .unusable(path: path, errno) }
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0 {
      switch errno {
      case ENOENT: return nil
      case ENOTDIR, ELOOP: throw .foreign(path: path)
      case let number: throw .unusable(path: path, number)
      }
    }
    let folder = SocketFolder(descriptor, path: path)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_uid == geteuid() else { throw .foreign(path: path) }
    if facts.st_mode & 0o777 != 0o700, fchmod(descriptor, 0o700) != 0 { throw .unusable(path: path, errno) }
    return folder
  }

  private init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  private static func isOurs(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_uid == geteuid() && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// The numbers for which there is a socket, the lowest first.
  package var numbers: [Int] {
    // A descriptor of its own, whose place in the folder is its own too.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { return [] }
    defer { closedir(stream) }
    var numbers: [Int] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if let number = Int(name), name == String(number), (1...Self.highestNumber).contains(number) {
        numbers.append(number)
      }
    }
    return numbers.sorted()
  }

  /// Connects to a run; nil if it is gone. What it left behind then goes too.
  package func connect(to number: Int) -> Connection? {
    do {
      return try Connection.open(path(of: String(number)), waits: true)
    } catch {
      if error == .isDead { removeDead(number) }
      return nil
    }
  }

  /// A socket that listens under the lowest number that is free.
  func listen() throws(Problem) -> (socket: Int32, number: Int) {
    let name = ".\(getpid())"
    unlinkat(descriptor, name, 0)
    let listener = socket(AF_UNIX, streamType, 0)
    guard listener >= 0 else { throw .unusable(path: path, errno) }
    // Under another name until it listens: one that does not answer would be taken for dead.
    guard withAddress(path(of: name), { bind(listener, $0, $1) }) == 0, fchmodat(descriptor, name, 0o600, 0) == 0,
      Glibc.listen(listener, 128) == 0
    else {
      let number = errno
      close(listener)
      throw .unusable(path: path, number)
    }
    defer { unlinkat(descriptor, name, 0) }
    var reason = EEXIST
    for number in 1...Self.highestNumber where isFree(number) {
      if linkat(descriptor, name, descriptor, String(number), 0) == 0 { return (listener, number) }
      reason = errno
      // Another run may have been faster.
      if reason != EEXIST { break }
    }
    close(listener)
    throw .unusable(path: path, reason)
  }

  /// Gives a number back: to be called while its socket still listens, so that nobody takes it for dead.
  func remove(_ number: Int) { unlinkat(descriptor, String(number), 0) }

  private func isFree(_ number: Int) -> Bool {
    if isDead(number) { removeDead(number) }
    return faccessat(descriptor, String(number), F_OK, 0) != 0
  }

  private func isDead(_ number: Int) -> Bool {
    var facts = stat()
    guard fstatat(descriptor, String(number), &facts, AT_SYMLINK_NOFOLLOW) == 0,
      facts.st_mode & S_IFMT == S_IFSOCK
    else { return false }
    do {
      _ = try Connection.open(path(of: String(number)), waits: false)
      return false
    } catch {
      return error == .isDead
    }
  }

  /// Removes the socket of a run that crashed. Of several who find it one does, and looks again before: another run may
  /// have taken the number meanwhile.
  private func removeDead(_ number: Int) {
    let lock = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { return }
    defer { close(lock) }
    if flock(lock, LOCK_EX | LOCK_NB) == 0, isDead(number) { remove(number) }
  }

  private func path(of name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }
}

let streamType = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)

/// The address of a Unix socket, as the system's calls want it.
func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
  return withUnsafePointer(to: &address) { address in
    address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
}
