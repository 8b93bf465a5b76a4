import Announcing
import Foundation
import Phrasing
import Testing
import Timing

/// What is heard, compared with words that were typed by hand and do not come from the catalogs.
struct HeardTests {
  private static let tags = Catalogs().tags

  @Test(arguments: tags)
  func `numbers and units are heard as the words that a book would print`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let words = try WordsFile(of: tag)
    let phraser = Phraser(catalog: catalog)
    for voice in Self.voices(of: catalog) {
      let ear = try Ear(voice)
      var mismatches: [String] = []
      for unit in TimeUnit.allCases {
        for number in WordsFile.numbers {
          guard let expected = words[unit, number] else {
            mismatches.append("\(unit) \(number): no words in the file")
            continue
          }
          let spoken = phraser.number(number, of: unit).spoken
          let pairs = words.soundsAlike
          guard try ear.folded(spoken, alike: pairs) != ear.folded(expected, alike: pairs) else { continue }
          mismatches.append(
            "\(unit) \(number): \(spoken) [\(try ear.phonemes(spoken))], but \(expected) [\(try ear.phonemes(expected))]"
          )
        }
      }
      report(mismatches, of: tag, in: voice)
    }
    #expect(words.notesAboutNothing.isEmpty, "\(tag): notes about words that are not there")
  }

  /// Sounds may not be taken for one so freely that a wrong word would pass for the right one.
  @Test(arguments: tags)
  func `words that differ are heard to differ`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    let words = try WordsFile(of: tag)
    let ear = try Ear(catalog.voice)
    let sounds = try words.all.map { try ear.folded($0, alike: words.soundsAlike) }
    #expect(Set(sounds).count == words.all.count)
    #expect(words.soundsAlike.count == words.alike?.sounds.count ?? 0, "a pair of sounds has to be two")
  }

  /// The catalog's own voice and those of regions.
  private static func voices(of catalog: Catalog) -> [String] {
    [catalog.voice] + Set(catalog.voices.values).sorted()
  }

  @Test(arguments: tags)
  func `each voice is installed`(tag: String) throws {
    let catalog = try #require(try Catalogs().catalog(tag))
    for voice in Self.voices(of: catalog) {
      #expect(try Ear(voice).voiceExists, "\(tag): espeak-ng has no voice \(voice)")
    }
  }

  @Test func `there are words for catalogs alone`() throws {
    #expect(Set(try WordsFile.tags).subtracting(Self.tags) == [])
  }

  /// Digits would compare the voice with itself: only where it misreads the word, and says the digits right.
  @Test(arguments: tags)
  func `words have letters, or a note`(tag: String) throws {
    let words = try WordsFile(of: tag)
    for unit in TimeUnit.allCases {
      for number in WordsFile.numbers {
        let text = words[unit, number] ?? ""
        let digits = text.unicodeScalars.filter { $0.properties.generalCategory == .decimalNumber }
        let isNoted = words.notes?["\(unit) \(number)"] != nil
        #expect(digits.isEmpty || isNoted, "\(tag): \(unit) \(number): \(text)")
      }
    }
  }

  /// Folded sounds have no stress, so this is asked of the one language whose words have marks for it.
  @Test func `the voice stresses the Bulgarian vowel that has a grave`() throws {
    let catalog = try #require(try Catalogs().catalog("bg"))
    let phraser = Phraser(catalog: catalog)
    let spoken = TimeUnit.allCases.flatMap { unit in (1...99).map { phraser.number($0, of: unit).spoken } }
    let words = Set(spoken.flatMap { $0.split(separator: " ") }.map(String.init))
      .filter { $0.decomposedStringWithCanonicalMapping.unicodeScalars.contains("\u{300}") }
    #expect(words.count >= 9, "едѝн, една̀ and the tens")
    let ear = try Ear(catalog.voice)
    for word in words.sorted() {
      let letters = word.decomposedStringWithCanonicalMapping.unicodeScalars.prefix { $0 != "\u{300}" }
      let phonemes = try ear.phonemes(word)
      let before = letters.dropLast().count { "аеиоуъюя".unicodeScalars.contains($0) }
      let sounds = phonemes.unicodeScalars.prefix { $0 != "ˈ" }
      #expect(sounds.count { "aeiouɐəɤ".unicodeScalars.contains($0) } == before, "\(word) [\(phonemes)]")
    }
  }

  /// Each note is a place where what is heard could not be compared with the words of a book, but with a respelling.
  @Test func `words that are not those of a book are few`() throws {
    let notes = try WordsFile.tags.map { try WordsFile(of: $0).notes?.count ?? 0 }.reduce(0, +)
    #expect(notes <= 210)
  }
}

/// All faults of a language at once, for whoever mends it.
func report(_ faults: [String], of tag: String, in voice: String, sourceLocation: SourceLocation = #_sourceLocation) {
  guard !faults.isEmpty else { return }
  Issue.record("\(tag), voice \(voice):\n\(faults.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
