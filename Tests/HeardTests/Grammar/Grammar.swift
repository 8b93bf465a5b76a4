import Synchronization
import Testing
import Timing

/// How a language says a number of days, hours, minutes or seconds, written from its grammar and not from its catalog.
///
/// Where a voice misreads a word, the generator has the word as it must be spelled for that voice, and says why.
struct Grammar: Sendable, CustomTestStringConvertible {
  let tag: String
  let inWords: InWords
  /// The number's words, in the form that goes with the unit: 1 to 99, and of days to 999.
  private let numeral: @Sendable (Int, TimeUnit) -> String
  /// A numeral, in words or digits, with the noun in its form and place.
  private let phrase: @Sendable (String, Int, TimeUnit) -> String
  /// A number that stands alone, as in counting.
  private let alone: @Sendable (Int) -> String

  /// How many numbers are words, because the voice misreads their digits.
  struct InWords: Sendable {
    /// Of 1 to 99, for days, hours, minutes and seconds.
    let upTo99: [Int]
    /// Of 100 to 999 days.
    let daysAbove: Int

    init(_ day: Int, _ hour: Int, _ minute: Int, _ second: Int, daysAbove: Int) {
      upTo99 = [day, hour, minute, second]
      self.daysAbove = daysAbove
    }
  }

  init(
    _ tag: String, _ inWords: InWords, numeral: @escaping @Sendable (Int, TimeUnit) -> String,
    phrase: @escaping @Sendable (String, Int, TimeUnit) -> String, alone: (@Sendable (Int) -> String)? = nil
  ) {
    self.tag = tag
    self.inWords = inWords
    self.numeral = numeral
    self.phrase = phrase
    self.alone = alone ?? { numeral($0, .second) }
  }

  func words(_ number: Int, _ unit: TimeUnit) -> String { phrase(numeral(number, unit), number, unit) }

  func digits(_ number: Int, _ unit: TimeUnit) -> String { phrase(String(number), number, unit) }

  /// The words of 1 to 99 without a unit.
  func counting(_ number: Int) -> String { alone(number) }

  var testDescription: String { tag }

  static let all: [Grammar] = [
    slovenian, bosnian, luxembourgish, uzbek, basque, arabic, hebrew, hindi, gujarati, marathi, punjabi, urdu, bengali,
    nepali, kannada, tamil, telugu, malayalam, chinese, traditionalChinese, cantonese, japanese, korean, indonesian,
    malay, vietnamese, persian, swahili,
  ]
}

/// Something that each unit has.
struct PerUnit<Value: Sendable>: Sendable {
  private let day, hour, minute, second: Value

  init(_ day: Value, _ hour: Value, _ minute: Value, _ second: Value) {
    (self.day, self.hour, self.minute, self.second) = (day, hour, minute, second)
  }

  subscript(unit: TimeUnit) -> Value {
    switch unit {
    case .day: day
    case .hour: hour
    case .minute: minute
    case .second: second
    }
  }
}

/// The words of a text: a list of numerals from 0, where a dash has no word. Split once, since a generator asks for its
/// lists at each number.
func list(_ text: String) -> [String] {
  lists.withLock { known in
    if let words = known[text] { return words }
    let words = text.split(whereSeparator: \.isWhitespace).map { $0 == "-" ? "" : String($0) }
    known[text] = words
    return words
  }
}

private let lists = Mutex<[String: [String]]>([:])
