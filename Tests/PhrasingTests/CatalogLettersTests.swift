import CUnicodeFacts
import Foundation
import Phrasing
import Testing

/// What the letters of a catalog's texts have to be.
struct CatalogLettersTests {
  @Test(arguments: CatalogFolder.tags)
  func `texts are composed, and have no invisible marks of direction`(tag: String) throws {
    for (key, text) in try CatalogFolder.texts(of: tag) where !key.hasPrefix("replacements") {
      #expect(is_composed(text), "\(tag): \(key): \(text)")
      let marks = text.unicodeScalars.filter {
        "\u{200E}\u{200F}\u{61C}\u{202A}\u{202B}\u{202C}".unicodeScalars.contains($0)
      }
      #expect(marks.isEmpty, "\(tag): \(key): \(text)")
      #expect(text.trimmingCharacters(in: .whitespaces) == text || key.hasPrefix("list"), "\(tag): \(key): \(text)")
    }
  }

  @Test(arguments: CatalogFolder.tags)
  func `each word is in the language's own script`(tag: String) throws {
    for (key, text) in try CatalogFolder.texts(of: tag) where !isForMachines(key) {
      for word in words(of: text) {
        // The names of keys, and what people type, may be in another script; mixed with Latin they are mistakes.
        let isOwn = word.allSatisfy { is_of_own_script($0.value, tag) }
        let latin = word.filter { is_of_own_script($0.value, "en") }.count
        let mayBeForeign = key.hasPrefix("messages.keys") || key.contains(".words.")
        let isForeign = mayBeForeign && (latin == 0 || latin == word.count)
        let letters = String(String.UnicodeScalarView(word))
        #expect(isOwn || isForeign, "\(tag): \(key): \(letters) mixes scripts or is in another than the language's")
      }
    }
  }

  /// Romanian is written with a comma below, which looks much like the cedilla of Turkish.
  @Test(arguments: CatalogFolder.tags.filter { $0 == "ro" })
  func `Romanian has commas below`(tag: String) throws {
    for (key, text) in try CatalogFolder.texts(of: tag) {
      #expect(!text.contains { "şţŞŢ".contains($0) }, "\(key): \(text)")
    }
  }

  /// Whether a text is no word of the language: the name of a voice or of a set, or what the voice alone gets.
  private func isForMachines(_ key: String) -> Bool {
    key == "voice" || key.hasPrefix("voices.") || key == "counted" || key == "digits.written"
      || key.hasSuffix(".numerals") || key.hasSuffix("Numerals")
      || key.hasPrefix("replacements")
  }

  /// The runs of letters and their marks. Placeholders, the letters of keys and what is typed as it is are left out.
  private func words(of text: String) -> [[Unicode.Scalar]] {
    let plain = text.replacing(/\{\w+\}|[MRQ]|5m/, with: "|")
    return Array(plain.unicodeScalars)
      .split { !is_letter($0.value) && $0.properties.canonicalCombiningClass == .notReordered }
      .map(Array.init)
  }
}
