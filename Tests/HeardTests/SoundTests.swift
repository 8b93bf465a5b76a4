import Announcing
import Phrasing
import Testing
import Timing

/// Whether all that is said can be heard: in the language's own voice, as words.
struct SoundTests {
  @Test(arguments: Catalogs().tags)
  func `each sentence is sound, in the language's own voice, and no word is spelled`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let ear = try Ear(catalog.voice)
    var faults: [String] = []
    var words: Set<String> = []
    for text in Self.texts(of: catalog) + Self.sentences(of: catalog) {
      // What is typed or printed on a key, letters, signs and names, may be read as it is in English.
      let phonemes = try ear.phonemes(text.replacing(/\b(?:[MRQN]|5m|Enter|Tab)\b|@/, with: ","))
      if phonemes.isEmpty { faults.append("\(text): silent") }
      if phonemes.contains("(") { faults.append("\(text): in another voice [\(phonemes)]") }
      words.formUnion(Self.alphabeticWords(of: text))
    }
    for word in words.sorted() where try ear.isSpelled(word) {
      faults.append("\(word): spelled [\(try ear.phonemes(word))]")
    }
    report(faults, of: tag, in: catalog.voice)
  }

  @Test(arguments: Catalogs().tags)
  func `percentages are heard, each as another`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let phraser = Phraser(catalog: catalog)
    try expectHeard(0...100, of: tag, in: catalog.voice) { phraser.percent($0).spoken }
  }

  @Test(arguments: Catalogs().tags)
  func `counted seconds are heard, each as another`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let phraser = Phraser(catalog: catalog)
    try expectHeard(1...60, of: tag, in: catalog.voice) { number in
      phraser.phrase(for: Self.announcement(.counted, left: number), endingAt: nil).spoken
    }
  }

  @Test(arguments: Catalogs().tags)
  func `goals are heard as a whole, in the language's own voice`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let phraser = Phraser(catalog: catalog)
    let name = phraser.number(2, of: .minute).spoken
    let ear = try Ear(catalog.voice)
    var faults: [String] = []
    var shortest = 0
    for count in 1...5 {
      let text = phraser.goals((1...count).map { (name, 9 + $0) }, titled: nil).spoken
      let phonemes = try ear.phonemes(text)
      if phonemes.contains("(") { faults.append("\(text): in another voice [\(phonemes)]") }
      if phonemes.count <= shortest { faults.append("\(text): the last goal is silent [\(phonemes)]") }
      shortest = phonemes.count
    }
    report(faults, of: tag, in: catalog.voice)
  }

  /// Each number of a range has a text that sounds, in its own voice, and as no other number does.
  private func expectHeard(
    _ numbers: ClosedRange<Int>, of tag: String, in voice: String, sourceLocation: SourceLocation = #_sourceLocation,
    text: (Int) -> String
  ) throws {
    let ear = try Ear(voice)
    var heard: [String: Int] = [:]
    var faults: [String] = []
    for number in numbers {
      let text = text(number)
      let phonemes = try ear.phonemes(text)
      if phonemes.isEmpty { faults.append("\(number): \(text) is silent") }
      if phonemes.contains("(") { faults.append("\(number): \(text) is in another voice [\(phonemes)]") }
      if let other = heard.updateValue(number, forKey: phonemes) {
        faults.append("\(number): \(text) sounds as \(other) does [\(phonemes)]")
      }
    }
    report(faults, of: tag, in: voice, sourceLocation: sourceLocation)
  }

  /// All sentences of a catalog, with and without a name, which the voice can read.
  private static func texts(of catalog: Catalog) -> [String] {
    let phraser = Phraser(catalog: catalog, detail: .full)
    let name = phraser.number(2, of: .minute).spoken
    return subjects.flatMap { subject in
      [nil, name].map { label in
        let announcement = announcement(subject, left: 65, label: label)
        return phraser.phrase(for: announcement, endingAt: EndTime(TimeOfDay(hour: 17, minute: 30))).spoken
      }
    }
  }

  /// The words of each sentence, without what its places are filled with; of some nothing is left but a comma.
  private static func sentences(of catalog: Catalog) -> [String] {
    Message.allCases.compactMap { message in
      guard let words = catalog.messages[message]?.spoken.words, words.contains(where: \.isLetter) else { return nil }
      return catalog.replacements.reduce(words) { $0.replacing($1.text, with: $1.by) }
    }
  }

  private static func announcement(
    _ subject: Announcement.Subject, left: Int, label: String? = nil
  ) -> Announcement {
    Announcement(subject, label: label, at: .zero, remaining: .seconds(left), duration: .seconds(3600))
  }

  private static let subjects: [Announcement.Subject] = [
    .started, .step, .mark, .interval, .halfway, .caughtUp, .paused, .stillPaused, .resumed, .reset,
    .added(.seconds(60)),
    .added(.seconds(-60)), .muted, .unmuted, .answered, .answeredInPause, .onlyLeft, .confirming(.reset(key: "R")),
    .confirming(.pause), .confirming(.stop), .selected, .allSelected, .keys(select: true, next: true),
    .finished, .finishedLate(by: .seconds(120)), .overtime, .quit,
    .talkStarted([Talk.Signal(.green, at: .seconds(300)), Talk.Signal(.red, at: .seconds(420))]),
    .light(.green), .light(.yellow), .light(.red), .elapsed(nil), .judged(.withinTime), .judged(.tooShort),
    .judged(.tooLong),
  ]

  /// The words of scripts that have a letter for each sound, by which spelling and reading can be told apart.
  private static func alphabeticWords(of text: String) -> [String] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
      .filter { word in word.unicodeScalars.allSatisfy { $0.value < 0x0780 || $0 == "’" } }
  }
}
