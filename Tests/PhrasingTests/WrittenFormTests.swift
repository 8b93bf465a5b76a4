import Announcing
import CICU
import CUnicodeFacts
import Foundation
import Phrasing
import Testing
import Timing

/// The written form against CLDR's units, as Foundation has them.
///
/// Foundation brings a newer ICU than the system's. Where the two differ, either is right: Foundation's whole text, or
/// the units of either one, joined by the system's ICU ("und" or a comma in German, "1 דקה" or "דקה" in Hebrew).
struct WrittenFormTests {
  @Test(arguments: CatalogFolder.tags)
  func `durations are written as CLDR has them`(tag: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    let foundation = FoundationDurations(tag: tag)
    let system = SystemDurations(tag: tag)
    var wrong: [String] = []
    for seconds in Self.durations {
      let text = phraser.duration(.seconds(seconds)).written
      let expected = foundation.text(seconds)
      if text == expected { continue }
      let written = folded(text)
      if written == folded(expected) || written == folded(system.text(seconds)) { continue }
      if written == folded(system.joined(seconds) { foundation.text($0 * $1.seconds) }) { continue }
      wrong.append("\(seconds): \(written), should be \(expected)")
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
private struct FoundationDurations {
  private let style: Duration.UnitsFormatStyle

  init(tag: String) {
    style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide)
      .locale(Locale(identifier: tag))
  }

  func text(_ seconds: Int) -> String { Duration.seconds(seconds).formatted(style) }
}

/// What the system's ICU says of durations.
private struct SystemDurations {
  private let joiner: OpaquePointer?
  private let writers: [TimeUnit: OpaquePointer]

  init(tag: String) {
    joiner = icu_list_open(tag, icu_measure)
    var writers: [TimeUnit: OpaquePointer] = [:]
    for unit in TimeUnit.allCases { writers[unit] = unit_writer_open("duration-\(unit.rawValue)", tag) }
    self.writers = writers
  }

  func text(_ seconds: Int) -> String {
    joined(seconds) { number, unit in
      text(capacity: 256) { unit_writer_text(writers[unit], Int64(number), $0, $1) }
    }
  }

  /// The parts that are not zero, made by a closure, joined.
  func joined(_ seconds: Int, part: (Int, TimeUnit) -> String) -> String {
    let numbers = TimeParts(.seconds(seconds))
    var parts = TimeUnit.allCases.filter { numbers[$0] > 0 }.map { part(numbers[$0], $0) }
    if parts.isEmpty { parts = [part(0, .second)] }
    let lengths = parts.map { Int32($0.utf8.count) }
    let bytes = parts.joined()
    return text(capacity: 1024) { icu_list_join(joiner, bytes, lengths, Int32(parts.count), $0, $1) }
  }

  private func text(capacity: Int32, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String {
    var text = [CChar](repeating: 0, count: Int(capacity))
    let length = write(&text, capacity)
    return String(decoding: text.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
