/// A screen reader beside us.
package enum ScreenReader: Sendable, Equatable {
  /// There is none, on positive evidence.
  case none
  /// One reads, by the name that it gives itself; without a name where only the desktop says so.
  case active(name: String?)
  /// Nothing says that one reads, and nothing that none does.
  case unknown

  package var isActive: Bool {
    switch self {
    case .active: true
    case .none, .unknown: false
    }
  }
}
