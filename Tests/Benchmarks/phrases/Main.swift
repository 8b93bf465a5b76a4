internal import Announcing
internal import Glibc
internal import Phrasing
internal import Timing

/// Prints how many phrases, written and spoken, are made in a second of CPU, a language a line.
@main struct PhraseRate {
  private static let count = 100_000

  static func main() throws {
    let catalogs = Catalogs()
    for tag in CommandLine.arguments.dropFirst() {
      let phraser = Phraser(catalog: try catalogs.catalog(for: LocaleRequest(tag)))
      let start = clock()
      var length = 0
      // Every length of two hours, over and over.
      for second in 0..<count { length += phraser.duration(.seconds(1 + second % 7_200)).spoken.utf8.count }
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      precondition(length > count, "Phrases are not empty.")
      print(tag, Int(Double(count) / seconds))
    }
  }
}
