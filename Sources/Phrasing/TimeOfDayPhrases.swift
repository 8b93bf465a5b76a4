import Announcing
import Timing

/// Times of day in words of one language: "17:30", spoken "17 30".
struct TimeOfDayPhrases: Sendable {
  private let common: Catalog.TimeOfDayForms
  private let atHours: [Int: Catalog.TimeOfDayForms]
  private let bareNumerals, hourNumerals, minuteNumerals: Numerals?
  private let digits: DigitWriter

  init(_ catalog: Catalog, digits: DigitWriter) {
    common = catalog.timeOfDay
    atHours = catalog.timeOfDayAtHours
    let bare = catalog.counted.flatMap { catalog.numerals[$0] }
    bareNumerals = bare
    hourNumerals = common.hourNumerals.flatMap { catalog.numerals[$0] } ?? bare
    minuteNumerals = common.minuteNumerals.flatMap { catalog.numerals[$0] } ?? bare
    self.digits = digits
  }

  /// Seconds, where there are some, are written only: the voice says them as a duration.
  func phrase(_ time: TimeOfDay) -> Phrase {
    let forms = atHours[time.hour] ?? common
    let written = forms.written.filled { place in
      switch place {
      case .hour: digits.text(time.hour)
      case .hour2: digits.twoDigits(time.hour)
      default: digits.twoDigits(time.minute) + seconds(of: time, separator: forms.separator)
      }
    }
    let spoken = forms.spokenPattern(minute: time.minute).filled { place in
      place == .minute ? words(time.minute, minuteNumerals) : words(time.hour, hourNumerals)
    }
    return Phrase(written: written, spoken: spoken)
  }

  private func seconds(of time: TimeOfDay, separator: String) -> String {
    time.second == 0 ? "" : separator + digits.twoDigits(time.second)
  }

  /// A number that counts nothing.
  func number(_ number: Int) -> Phrase { Phrase(written: digits.text(number), spoken: bareNumber(number)) }

  /// A number that stands alone, for the voice.
  func bareNumber(_ number: Int) -> String { words(number, bareNumerals) }

  private func words(_ number: Int, _ numerals: Numerals?) -> String {
    numerals?.words(for: number) ?? String(number)
  }
}

extension Catalog.TimeOfDayForms {
  /// What is written between minutes and seconds, as between hours and minutes.
  fileprivate var separator: String { written.words.contains(".") ? "." : ":" }

  fileprivate func spokenPattern(minute: Int) -> Pattern {
    switch minute {
    case 0: spokenOnTheHour ?? spoken
    case 1...9: spokenUnderTen ?? spoken
    default: spoken
    }
  }
}
