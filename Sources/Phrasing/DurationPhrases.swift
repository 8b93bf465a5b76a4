import Announcing
import Timing

/// Durations in words of one language: "1 hour, 5 seconds". And hundredths, which are numbered as a unit is.
struct DurationPhrases: Sendable {
  /// In the order of the units.
  private let units: [UnitPhrases]
  private let percents: UnitPhrases
  private let writtenList, spokenList: ListJoiner
  private let digits: DigitWriter

  init(_ catalog: Catalog, digits: DigitWriter) {
    units = TimeUnit.allCases.compactMap { unit in catalog.units[unit].map { UnitPhrases($0, of: catalog) } }
    percents = UnitPhrases(catalog.percent, of: catalog)
    writtenList = ListJoiner(catalog.list.written, locale: catalog.tag)
    spokenList = ListJoiner(catalog.list.spoken ?? catalog.list.written, locale: catalog.tag)
    self.digits = digits
  }

  /// A number of one unit.
  func phrase(_ number: Int, _ unit: TimeUnit) -> Phrase {
    guard let index = TimeUnit.allCases.firstIndex(of: unit), units.indices.contains(index) else {
      return Phrase(written: "", spoken: "")
    }
    return Phrase(written: units[index].written(number, digits: digits), spoken: units[index].spoken(number))
  }

  /// A time of day, and the seconds behind it.
  func spoken(_ time: String, andSeconds seconds: Int) -> String {
    spokenList.joined([time, phrase(seconds, .second).spoken])
  }

  /// A number of hundredths.
  func percent(_ number: Int) -> Phrase {
    Phrase(written: percents.written(number, digits: digits), spoken: percents.spoken(number))
  }

  /// The parts that are not zero; of a zero duration the seconds. Nothing is cleaned for the voice yet.
  func phrase(_ parts: TimeParts) -> Phrase {
    var written: [String] = []
    var spoken: [String] = []
    for (unit, phrases) in zip(TimeUnit.allCases, units) {
      let number = parts[unit]
      guard number > 0 || (unit == .second && written.isEmpty) else { continue }
      written.append(phrases.written(number, digits: digits))
      spoken.append(phrases.spoken(number))
    }
    return Phrase(written: writtenList.joined(written), spoken: spokenList.joined(spoken))
  }
}
