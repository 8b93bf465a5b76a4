import Announcing
internal import CICU
import Timing

/// Names of the times that zones have, in one language, as CLDR has them: "CEST", spoken "Central European Summer Time".
struct ZonePhrases: Sendable {
  private let tag: String
  private let digits: DigitWriter

  init(_ catalog: Catalog, digits: DigitWriter) {
    tag = catalog.tag
    self.digits = digits
  }

  func phrase(_ time: ZoneTime) -> Phrase? {
    guard let short = name(of: time, isLong: false), let long = name(of: time, isLong: true) else { return nil }
    return Phrase(written: digits.converted(short), spoken: long)
  }

  private func name(of time: ZoneTime, isLong: Bool) -> String? {
    String(room: 512) {
      icu_zone_text(tag, time.zone, time.instant, Int32(clamping: time.secondsAhead), isLong, $0, $1)
    }
  }
}
