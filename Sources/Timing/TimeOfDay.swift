/// An hour (0...23), a minute and a second (0...59) as a clock on the wall shows them.
package struct TimeOfDay: Equatable, Sendable {
  package var hour: Int
  package var minute: Int
  package var second: Int

  package init(hour: Int, minute: Int, second: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}
