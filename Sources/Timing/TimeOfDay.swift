/// A time as a clock on the wall shows it.
package struct TimeOfDay: Equatable, Sendable {
  /// 0...23.
  package var hour: Int
  /// 0...59.
  package var minute: Int
  /// 0...59.
  package var second: Int

  package init(hour: Int, minute: Int, second: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}
