internal import CICU
package import Timing

/// The clock on the wall: what zones and calendars know, from ICU.
package enum WallClock {
  /// The time of day at an instant, in seconds since 1970 (UTC). In the zone given by its name ("Europe/Madrid"), or in
  /// the user's, which is that of `TZ`, else of `/etc/localtime`. Nil if there is no zone of that name.
  package static func timeOfDay(ofEpochSeconds seconds: Int64, zone: String? = nil) -> TimeOfDay? {
    var hour: Int32 = 0
    var minute: Int32 = 0
    guard icu_time_of_day(seconds, zone, &hour, &minute) else { return nil }
    return TimeOfDay(hour: Int(hour), minute: Int(minute))
  }
}
