package import Timing

/// One language's words, as a translator wrote them down in a file.
package struct Catalog: Sendable {
  /// The BCP 47 tag of the language, which is the file's name.
  package var tag: String
  /// The language's own name for itself.
  package var name: String
  /// The espeak-ng voice that the spoken forms are made for.
  package var voice: String
  /// Other voices for regions whose speech differs, by the region's code.
  package var voices: [String: String]
  package var units: [TimeUnit: UnitForms]
  /// Hundredths, as a unit.
  package var percent: UnitForms
  /// Number words by the names of their sets.
  package var numerals: [String: Numerals]
  /// The set of the numbers that stand alone: counted seconds and times of day. Nil: the voice reads their digits.
  package var counted: String?
  /// The words of the days of a month in dates. A day that has none is told as `counted`.
  package var dates: [Int: String]
  /// How parts are joined, where CLDR's way is not the right one.
  package var list: ForEyeAndVoice<ListPattern?>
  /// More words that people type between two parts, in lower case.
  package var otherAnds: [String]
  /// Nil where it has none beside 0 to 9.
  package var nativeDigits: NativeDigits?
  /// Texts that are replaced in whatever is spoken, the longest first.
  package var replacements: [(text: String, by: String)]
  package var timeOfDay: TimeOfDayForms
  /// The forms of single hours that differ, as "la 1:05" does beside "las 2:05".
  package var timeOfDayAtHours: [Int: TimeOfDayForms]
  package var messages: [Message: ForEyeAndVoice<Pattern>]
  /// Which form of a unit a number takes.
  package var plurals: PluralRules

  /// The forms of a unit, by the category of its number.
  package struct UnitForms: Sendable {
    package var written: [PluralCategory: Pattern]
    /// Only the categories where the voice needs another text than `written`.
    package var spoken: [PluralCategory: Pattern]
    /// Whole spoken texts for single numbers.
    package var exact: [Int: String]
    /// The name of the set that its number words come from. Nil: the voice reads the digits.
    package var numerals: String?
    /// More words that people type for the unit, in lower case.
    package var words: [String]
  }

  /// The four patterns that join the parts of a list, each of two parts.
  package struct ListPattern: Sendable {
    package var two, start, middle, end: Pattern
  }

  /// The language's own digits.
  package struct NativeDigits: Sendable {
    /// Zero to nine.
    package var digits: [Character]
    /// Whether the written form uses them by default.
    package var areWritten: Bool
  }

  /// How a time of day is told on a 24-hour clock.
  package struct TimeOfDayForms: Sendable {
    package var written, spoken: Pattern
    /// For minute 0, and for minutes 1 to 9; nil: as `spoken`.
    package var spokenOnTheHour, spokenUnderTen: Pattern?
    /// The sets of the hour's and the minute's number words; nil: as `counted`.
    package var hourNumerals, minuteNumerals: String?
  }
}

/// Two of a kind: for the eye and the finger, and for the voice.
package struct ForEyeAndVoice<Value> {
  package var written, spoken: Value
}

extension ForEyeAndVoice: Sendable where Value: Sendable {}
