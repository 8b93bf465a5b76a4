/// Whether something fails, which is told once, until it works again.
struct Trouble: Sendable {
  private var isKnown = false

  /// It failed; says whether that is news.
  mutating func begins() -> Bool {
    defer { isKnown = true }
    return !isKnown
  }

  /// It works; says whether that is news.
  @discardableResult mutating func ends() -> Bool {
    defer { isKnown = false }
    return isKnown
  }
}
