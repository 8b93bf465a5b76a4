/// One sleeper that can be set anew.
struct Alarm<C: Clock> where C.Duration == Duration {
  private let clock: C
  private let ring: @Sendable () -> Void
  private var instant: C.Instant?
  private var sleeper: Task<Void, Never>?

  /// Calls `ring` at the instant it is set to.
  init(on clock: C, ring: @escaping @Sendable () -> Void) {
    self.clock = clock
    self.ring = ring
  }

  /// Sets it to an instant, or off. An alarm that has rung has to be set again.
  mutating func set(to new: C.Instant?) {
    guard new != instant else { return }
    sleeper?.cancel()
    instant = new
    sleeper = new.map { new in
      Task { [clock, ring] in
        guard (try? await clock.sleep(until: new, tolerance: .zero)) != nil else { return }
        ring()
      }
    }
  }

  /// Takes note that it rang.
  mutating func hasRung() { instant = nil }
}
