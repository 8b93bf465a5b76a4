/// The words that times are written with: which unit a word is, and what may stand between two parts.
///
/// It always knows the letters d, h, m and s; all other words are given, since they belong to languages.
package struct Vocabulary: Equatable, Sendable {
  private var units: [[Character]: TimeUnit] = [["d"]: .day, ["h"]: .hour, ["m"]: .minute, ["s"]: .second]
  private var fillers: Set<[Character]> = []
  private var longest = 1

  /// Words in any case and width; a word may have blanks inside. Empty ones, and other meanings of the four letters,
  /// are passed over.
  package init(units: [String: TimeUnit] = [:], fillers: [String] = []) {
    // In order, so that two spellings that fold to one word always mean the same.
    for (word, unit) in units.sorted(by: { $0.key < $1.key }) {
      let folded = FoldedText(word).characters
      if !folded.isEmpty, self.units[folded] == nil { self.units[folded] = unit }
    }
    self.fillers = Set(fillers.map { FoldedText($0).characters }.filter { !$0.isEmpty })
    measure()
  }

  /// Both vocabularies in one; where they differ on a word, it means what it means here.
  package func merging(_ other: Vocabulary) -> Vocabulary {
    var both = self
    both.units.merge(other.units) { here, _ in here }
    both.fillers.formUnion(other.fillers)
    both.measure()
    return both
  }

  /// The longest word for a unit that these characters start with.
  func unit(startingIn text: ArraySlice<Character>) -> (unit: TimeUnit, length: Int)? {
    longestPrefix(of: text) { units[$0] }.map { (unit: $0.found, length: $0.length) }
  }

  /// The length of the longest filler that these characters start with.
  func filler(startingIn text: ArraySlice<Character>) -> Int? {
    longestPrefix(of: text) { fillers.contains($0) ? true : nil }?.length
  }

  private func longestPrefix<Found>(
    of text: ArraySlice<Character>, _ find: ([Character]) -> Found?
  ) -> (found: Found, length: Int)? {
    for length in stride(from: min(longest, text.count), to: 0, by: -1) {
      if let found = find(Array(text.prefix(length))) { return (found, length) }
    }
    return nil
  }

  private mutating func measure() {
    longest = max(units.keys.map(\.count).max() ?? 0, fillers.map(\.count).max() ?? 0)
  }
}
