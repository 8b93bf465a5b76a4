import Announcing
import Phrasing
import Testing

@Suite struct GoalsTests {
  private typealias Goals = [(name: String, percent: Int)]

  private func phraser(_ tag: String) throws -> Phraser { Phraser(catalog: try CatalogFolder.catalog(tag)) }

  @Test func `English goals are told as one sentence`() throws {
    let goals: Goals = [("Move", 87), ("Exercise", 73), ("Stand", 92)]
    let text = "Activity rings. Move 87 percent, Exercise 73 percent, Stand 92 percent"
    #expect(try phraser("en").goals(goals, titled: nil) == Phrase(text))
  }

  @Test(arguments: [
    ("es", "Anillos de actividad. A: 87 por ciento, B: 73 por ciento y C: 1 por ciento"),
    ("ru", "Кольца активности. A: 87 процентов, B: 73 процента, C: 1 процент"),
    ("de", "Aktivitätsringe. A: 87 Prozent, B: 73 Prozent und C: 1 Prozent"),
  ])
  func `the list and the percentages are those of the language`(tag: String, written: String) throws {
    let phrase = try phraser(tag).goals([("A", 87), ("B", 73), ("C", 1)], titled: nil)
    #expect(phrase.written == written)
  }

  @Test(arguments: [
    ("ru", "Кольца активности. A: двадцать один процент"), ("de", "Aktivitätsringe. A: 21 Prozent"),
  ])
  func `the voice gets number words where it would misread digits`(tag: String, spoken: String) throws {
    #expect(try phraser(tag).goals([("A", 21)], titled: nil).spoken == spoken)
  }

  @Test func `they have the title that they are given`() throws {
    #expect(try phraser("en").goals([("A", 5)], titled: "Ann").written == "Ann. A 5 percent")
    #expect(try phraser("en").goalsTitle.written == "Activity rings")
  }

  @Test func `a goal has a text of its own in a legend`() throws {
    #expect(try phraser("en").goal("Move", text: "520 / 600 kcal").written == "Move 520 / 600 kcal")
    #expect(try phraser("es").goal("Move", text: "520 / 600 kcal").written == "Move: 520 / 600 kcal")
  }

  /// With more and longer names than any announcement has.
  @Test(arguments: CatalogFolder.tags, [2, 3, 4, 5, 40])
  func `every catalog lists any number of goals, each once and in order`(tag: String, count: Int) throws {
    let phraser = try phraser(tag)
    let letters = Array("ABCDEFGH")
    // Letters alone, since some catalogs replace digits for the voice.
    let names = (0..<count).map { "<\(letters[$0 / 8])\(letters[$0 % 8])>" }
    let goals: Goals = names.map { ($0 + String(repeating: "é", count: 80), 50) }
    let list = phraser.goals(goals)
    let whole = phraser.goals(goals, titled: nil)
    for (list, whole) in [(list.written, whole.written), (list.spoken, whole.spoken)] {
      #expect(list.matches(of: /<[A-H]{2}>/).map { String($0.output) } == names)
      #expect(whole.contains(list) && whole.count > list.count)
    }
  }

  @Test(arguments: CatalogFolder.tags)
  func `the last of many goals is joined as the third of three is`(tag: String) throws {
    let phraser = try phraser(tag)
    func joint(_ count: Int) throws -> Substring {
      let goals: Goals = (0..<count).map { ("<\($0)" + String(repeating: "é", count: 80) + ">", 50) }
      let written = phraser.goals(goals).written
      let last = try #require(written.firstRange(of: "<\(count - 2)é"))
      return written[last.upperBound...].split(separator: "<")[0]
    }
    #expect(try joint(5) == joint(3) && joint(40) == joint(3))
  }
}
