internal import Synchronization
internal import WallClock

/// A live run's time, which is counted from its start, and the clock on the wall beside it.
struct RunClock {
  let start: ContinuousClock.Instant
  private var offset: ClockOffset

  /// `wallStart` is what the clock on the wall showed at the start, in seconds since 1970 (UTC), when clock times were
  /// read.
  init(start: ContinuousClock.Instant, wallStart: Double) {
    self.start = start
    offset = ClockOffset(origin: wallStart)
  }

  var now: Duration { start.duration(to: .now) }

  /// By how much the clock on the wall was set forward, or back if negative, since this was asked last; nil if it was
  /// not set.
  mutating func change(at now: Duration) -> Duration? { offset.change(wallTime: secondsSince1970(), at: now) }

  /// Tells what the clock on the wall shows at an instant counted from `start`: asked anew each time, since it may have
  /// been set meanwhile; while it is not, the same instant is the same time.
  static func wallTime(since start: ContinuousClock.Instant) -> @Sendable (Duration) -> Double {
    let origin = secondsSince1970() - start.duration(to: .now) / .seconds(1)
    let offset = Mutex(ClockOffset(origin: origin))
    return { instant in
      offset.withLock { offset in
        _ = offset.change(wallTime: secondsSince1970(), at: start.duration(to: .now))
        return offset.wallTime(at: instant)
      }
    }
  }
}
