import Testing
import Timing

extension Vocabulary {
  /// A few words of several languages.
  static let ofSeveralLanguages = Vocabulary(
    units: [
      "hour": .hour, "hours": .hour, "minute": .minute, "minutes": .minute, "second": .second, "seconds": .second,
      "hora": .hour, "horas": .hour, "minuto": .minute, "minutos": .minute, "минута": .minute, "минут": .minute,
      "小时": .hour, "分钟": .minute, "分": .minute, "時間": .hour, "uair an chloig": .hour, "sa'at": .hour,
      "دقیقه": .minute, "ώρες": .hour,
    ], fillers: ["and", "y", "と", "و"])
}

struct VocabularyTests {
  @Test(arguments: [("1d", 86_400), ("1h", 3_600), ("1m", 60), ("1s", 1)])
  func `the four letters are always known`(text: String, seconds: Int) throws {
    #expect(try TimeNotation().duration(of: text) == .seconds(seconds))
  }

  @Test(arguments: ["5 minutes", "5 min", "1h and 5m"])
  func `no other word is known by itself`(text: String) {
    #expect(throws: TimeNotation.Problem.self) { try TimeNotation().duration(of: text) }
  }

  @Test func `a language cannot give the letters another meaning`() throws {
    let notation = TimeNotation(vocabulary: Vocabulary(units: ["M": .hour]))
    #expect(try notation.duration(of: "1m") == .seconds(60))
  }

  @Test func `two vocabularies are one, and the first has the say`() throws {
    let first = Vocabulary(units: ["o": .hour], fillers: ["et"])
    let second = Vocabulary(units: ["o": .day, "minuter": .minute], fillers: ["och"])
    let notation = TimeNotation(vocabulary: first.merging(second))
    #expect(try notation.duration(of: "1 o och 5 minuter et 3s") == .seconds(3_903))
  }

  @Test func `words that fold to nothing are passed over`() {
    #expect(Vocabulary(units: ["": .hour, " \u{200B}": .day], fillers: ["", " "]) == Vocabulary())
  }

  @Test func `spelling in another case or width is the same word`() {
    #expect(Vocabulary(units: ["ＭＩＮＵＴＥ": .minute]) == Vocabulary(units: ["minute": .minute]))
  }
}
