internal import CLinux  // Where timespec is found, once a module brings sys/timerfd.h.
internal import Glibc

/// What the environment's variables say; an empty one says nothing.
struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  /// This process's environment.
  static let own = Environment { name in getenv(name).map { String(cString: $0) } }

  init(_ value: @escaping @Sendable (String) -> String?) { self.value = value }

  subscript(name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
}

/// The clock on the wall.
func secondsSince1970() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

extension Environment {
  /// Our folder in the one that a variable names, else in this one of the home folder; nil if neither is given by its
  /// whole path.
  func ownFolder(_ variable: String, inHome folder: String) -> String? {
    let folders = [self[variable], self["HOME"].map { "\($0)/\(folder)" }]
    return folders.compactMap(\.self).first { $0.first == "/" }.map { "\($0)/speech-timer" }
  }

  /// Whether characters are UTF-8, by the locale's name.
  var isUTF8: Bool {
    let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"]
    let name = locale?.lowercased() ?? ""
    return name.contains("utf-8") || name.contains("utf8")
  }
}
