import Announcing
import Timing

/// Times of day in words of one language: "17:30", spoken "17 30".
struct TimeOfDayPhrases: Sendable {
  private let forms: Catalog.TimeOfDayForms
  private let numerals: Numerals?
  private let digits: DigitWriter

  init(_ catalog: Catalog, digits: DigitWriter) {
    forms = catalog.timeOfDay
    numerals = catalog.counted.flatMap { catalog.numerals[$0] }
    self.digits = digits
  }

  func phrase(_ time: TimeOfDay) -> Phrase {
    let written = forms.written.filled { place in
      switch place {
      case .hour: digits.text(time.hour)
      case .hour2: digits.twoDigits(time.hour)
      default: digits.twoDigits(time.minute)
      }
    }
    let spoken = spokenPattern(minute: time.minute).filled { place in
      bareNumber(place == .minute ? time.minute : time.hour)
    }
    return Phrase(written: written, spoken: spoken)
  }

  /// A number that stands alone, for the voice.
  func bareNumber(_ number: Int) -> String { numerals?.words(for: number) ?? String(number) }

  private func spokenPattern(minute: Int) -> Pattern {
    switch minute {
    case 0: forms.spokenOnTheHour ?? forms.spoken
    case 1...9: forms.spokenUnderTen ?? forms.spoken
    default: forms.spoken
    }
  }
}
