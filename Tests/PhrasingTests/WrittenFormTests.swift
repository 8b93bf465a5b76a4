import Announcing
import CICU
import Foundation
import Phrasing
import Testing

/// The written form against CLDR's units, as Foundation has them.
///
/// Foundation brings a newer ICU than the system's. Where the two join parts differently ("und" or a comma in German),
/// either way is right: Foundation's whole text, or its units one by one, joined by the system's ICU.
struct WrittenFormTests {
  @Test(arguments: CatalogFolder.tags)
  func `durations are written as CLDR has them`(tag: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    let cldr = CLDRDurations(tag: tag)
    var wrong: [String] = []
    for seconds in Self.durations {
      let written = folded(phraser.duration(.seconds(seconds)).written)
      if written == folded(cldr.text(seconds)) { continue }
      let otherwise = folded(cldr.textJoinedBySystem(seconds))
      if written != otherwise { wrong.append("\(seconds): \(written), should be \(folded(cldr.text(seconds)))") }
      if wrong.count == 5 { break }
    }
    #expect(wrong.isEmpty, "\(tag): \(wrong.joined(separator: "; "))")
  }

  /// Each second of the first hour and a minute, each minute of a day and an hour, and days with something more.
  private static let durations: [Int] =
    Array(0...3661) + (0...1500).map { $0 * 60 }
    + (1...400).flatMap { days in [0, 1, 61, 3600, 3661].map { days * 86_400 + $0 } }

  /// The text without differences that nobody hears or sees: kinds of blanks and apostrophes, marks of direction.
  private func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{202F}": folded.append(" ")
      case "\u{2019}", "\u{2BC}": folded.append("'")
      case "\u{200E}", "\u{200F}", "\u{61C}": break
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }
}

/// What Foundation's ICU says of durations.
private struct CLDRDurations {
  let style: Duration.UnitsFormatStyle
  let joiner: OpaquePointer?

  init(tag: String) {
    style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide)
      .locale(Locale(identifier: tag))
    joiner = icu_list_open(tag, icu_measure)
  }

  func text(_ seconds: Int) -> String { Duration.seconds(seconds).formatted(style) }

  func textJoinedBySystem(_ seconds: Int) -> String {
    let sizes = [86_400, 3_600, 60, 1]
    var rest = seconds
    var parts: [String] = []
    for size in sizes {
      if rest >= size { parts.append(text(rest / size * size)) }
      rest %= size
    }
    let lengths = parts.map { Int32($0.utf8.count) }
    var joined = [CChar](repeating: 0, count: 1024)
    let bytes = parts.joined()
    let length = icu_list_join(joiner, bytes, lengths, Int32(parts.count), &joined, 1024)
    return String(decoding: joined.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
