import Dispatch
import Foundation
import Testing
import WallClock

/// Setting a clock takes root, and is nothing to be done to a computer unasked: `MAY_SET_CLOCK=1 swift test` allows it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MAY_SET_CLOCK"] != nil))
struct ClockWatchTests {
  /// To what it shows already, which is as good as any other time.
  private func setClock() -> Bool {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return clock_settime(CLOCK_REALTIME, &time) == 0
  }

  @Test func `it notices each time that the clock is set`() async throws {
    let (notices, notice) = AsyncStream.makeStream(of: Void.self)
    let watch = ClockWatch(on: DispatchQueue(label: "watch")) { notice.yield() }
    var iterator = notices.makeAsyncIterator()
    for _ in 0..<2 {
      try #require(setClock())
      #expect(await iterator.next() != nil)
    }
    withExtendedLifetime(watch) {}
  }
}
