/// An hour (0...23) and a minute (0...59) as a clock on the wall shows them.
package struct TimeOfDay: Equatable, Sendable {
  package var hour: Int
  package var minute: Int

  package init(hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }
}
