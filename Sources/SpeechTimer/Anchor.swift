internal import CLinux  // Where timespec is found, once a module brings sys/timerfd.h.
internal import Glibc
internal import Keeping

/// An instant by two clocks: the one on the wall, and the one that counts since the machine was started.
package struct Anchor: Codable, Equatable, Sendable {
  /// Seconds since 1970 (UTC).
  var wall: Double
  /// Seconds since the machine was started, sleeps included.
  var boot: Double
  /// Which start of the machine that was.
  var bootID: String

  package init(wall: Double, boot: Double, bootID: String) {
    self.wall = wall
    self.boot = boot
    self.bootID = bootID
  }

  /// An instant of this run.
  init(_ instant: ContinuousClock.Instant) {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    let passed = instant.duration(to: .now) / .seconds(1)
    self.init(
      wall: secondsSince1970() - passed, boot: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - passed,
      bootID: Self.ownBootID)
  }

  static var now: Anchor { Anchor(.now) }

  /// The seconds from here to there: exact while the machine runs, even if the clock on the wall is set meanwhile.
  func seconds(to later: Anchor) -> Double {
    bootID == later.bootID ? later.boot - boot : later.wall - wall
  }

  private static let ownBootID: String = {
    let bytes = try? File("/proc/sys/kernel/random/boot_id").read(megabytes: 1)
    return String(decoding: bytes ?? [], as: UTF8.self).cleaned(longest: 40)
  }()
}
