import Announcing
import CUnicodeFacts
import Phrasing
import Testing

struct PercentTests {
  @Test(arguments: [
    (0, "0 percent"), (1, "1 percent"), (2, "2 percent"), (21, "21 percent"), (87, "87 percent"),
    (100, "100 percent"), (120, "120 percent"),
  ])
  func `English percentages are told so`(number: Int, text: String) throws {
    #expect(try percent(number, "en") == Phrase(text))
  }

  @Test(arguments: [
    (0, "0 por ciento"), (1, "1 por ciento"), (2, "2 por ciento"), (21, "21 por ciento"), (87, "87 por ciento"),
    (100, "100 por ciento"), (120, "120 por ciento"),
  ])
  func `Spanish percentages keep the "uno" of the voice, as no noun follows`(number: Int, text: String) throws {
    #expect(try percent(number, "es") == Phrase(text))
  }

  @Test(arguments: [
    (0, "0 процентов", "0 процентов"), (1, "1 процент", "один процент"), (2, "2 процента", "2 процента"),
    (21, "21 процент", "двадцать один процент"), (87, "87 процентов", "87 процентов"),
    (100, "100 процентов", "100 процентов"), (120, "120 процентов", "120 процентов"),
  ])
  func `Russian percentages agree with their numbers`(number: Int, written: String, spoken: String) throws {
    #expect(try percent(number, "ru") == Phrase(written: written, spoken: spoken))
  }

  @Test(arguments: [0, 1, 2, 21, 87, 100, 120])
  func `Arabic percentages are all told "in the hundred"`(number: Int) throws {
    let phrase = try percent(number, "ar")
    #expect(phrase.written == "\(number) بالمائة")
    #expect(phrase.spoken == "\(number) بالمِئَ")
  }

  @Test(arguments: CatalogFolder.tags)
  func `percentages are written as CLDR has them, but where grammar wins`(tag: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    let writer = try #require(unit_writer_open("concentr-percent", tag))
    for number in 0...200 {
      let text = Self.plain(phraser.percent(number).written)
      let expected = Self.plain(Self.text(of: number, from: writer))
      let isOther = Self.others[tag]?.numbers(number) ?? false
      #expect((text == expected) != isOther, "\(tag): \(text), in CLDR \(expected)")
    }
  }

  /// The numbers for which a catalog has another text than CLDR, and why.
  private static let others: [String: (why: String, numbers: @Sendable (Int) -> Bool)] = [
    "ar": ("CLDR has words for two of the six forms, and the sign for the others", { $0 < 3 ? $0 != 1 : $0 % 100 > 2 }),
    "bn": ("a blank stands before a word, as in CLDR's units of time", { _ in true }),
    "he": ("CLDR has the singular for all numbers; the voice needs the plural", { _ in true }),
    "kn": ("the word goes before the number, and CLDR has two forms of it", { _ in true }),
    "lt": ("CLDR has the nominative for a genitive plural", { $0 % 10 == 0 || (11...19).contains($0 % 100) }),
    "mr": ("CLDR has the plural for one", { $0 == 1 }),
    "sr": serbian, "sr-Latn": serbian,
  ]

  private static let serbian: (why: String, numbers: @Sendable (Int) -> Bool) = (
    "CLDR has the genitive plural for the paucal of 2 to 4",
    { (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) }
  )

  private static func text(of number: Int, from writer: OpaquePointer) -> String {
    var text = [CChar](repeating: 0, count: 256)
    let length = unit_writer_text(writer, Int64(number), &text, Int32(text.count))
    return String(decoding: text.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The text with ordinary digits and blanks.
  private static func plain(_ text: String) -> String {
    String(
      text.map { character in
        if let digit = character.wholeNumberValue, digit < 10 { return Character("\(digit)") }
        return character.isWhitespace ? " " : character
      })
  }

  private func percent(_ number: Int, _ tag: String) throws -> Phrase {
    Phraser(catalog: try CatalogFolder.catalog(tag)).percent(number)
  }
}
