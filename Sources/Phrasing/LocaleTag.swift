internal import CICU

/// A BCP 47 tag with its usual case and current codes.
package struct LocaleTag: Hashable, Sendable {
  package let text: String

  /// Reads a tag; nil if it is none. "_" stands for "-", and case does not matter.
  package init?(_ text: String) {
    guard let tag = LocaleTag.ask(icu_canonical, text) else { return nil }
    let language = String(tag.prefix { $0 != "-" })
    let other = language.utf8.count == 3 ? LocaleTag.ask(icu_current_language, language) : nil
    guard let current = LocaleTag.current[language] ?? other else {
      self.text = tag
      return
    }
    let rest = tag.dropFirst(language.count)
    // A script that was written wins over the one that comes with the old code.
    let hasScript = rest.split(separator: "-").first?.count == 4
    self.text = (hasScript ? String(current.prefix { $0 != "-" }) : current) + rest
  }

  /// Codes of languages whose current tag is another, which ICU leaves as they are. It also knows codes of three
  /// letters that have one of two, such as "ger" in libraries.
  private static let current = ["no": "nb", "sh": "sr-Latn", "mo": "ro", "tl": "fil"]

  /// Whether its language is one that has a code; any word of 2 to 8 letters looks like one.
  package var isKnown: Bool { icu_is_language(text) }

  package var language: String { LocaleTag.ask(icu_language, text) ?? "" }
  package var script: String { LocaleTag.ask(icu_script, text) ?? "" }
  package var region: String { LocaleTag.ask(icu_region, text) ?? "" }

  /// The language, script and region alone: "ca" for "ca-valencia", "de" for "de-u-nu-latn".
  var withoutDetails: LocaleTag? {
    LocaleTag([language, script, region].filter { !$0.isEmpty }.joined(separator: "-"))
  }

  /// With the script and the region that it most likely means: "zh-Hant-TW" for "zh-TW".
  package var maximized: LocaleTag { LocaleTag.ask(icu_maximized, text).flatMap(LocaleTag.init) ?? self }

  /// The tag that CLDR names as the parent: "es-419" for "es-MX". Nil if it names none.
  package var namedParent: LocaleTag? { LocaleTag.ask(icu_named_parent, text).flatMap(LocaleTag.init) }

  private typealias Question = (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32) -> Int32

  private static func ask(_ question: Question, _ text: String) -> String? {
    String(room: 160) { question(text, $0, $1) }
  }
}
