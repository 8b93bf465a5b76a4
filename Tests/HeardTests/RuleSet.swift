import CUnicodeFacts

/// One of the rule sets by which ICU writes a language's numbers in words: "cardinal-feminine".
final class RuleSet {
  /// The language whose rules these really are; ICU takes another's for one that has none.
  let language: String
  private let speller: OpaquePointer

  /// Nil: ICU has no such set.
  init?(_ name: String, of tag: String) {
    guard let speller = speller_open(tag, name) else { return nil }
    self.speller = speller
    language = Self.text { speller_locale(speller, $0, $1) }
  }

  deinit { speller_close(speller) }

  /// The words of a number, without the soft hyphens that tell where they may be broken.
  func words(_ number: Int) -> String {
    Self.text { speller_text(speller, Int64(number), $0, $1) }.replacing("\u{AD}", with: "")
  }

  private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress, write(start, 512) >= 0 else { return "" }
      return String(cString: start)
    }
  }
}
