extension LocaleTag {
  /// The one of these tags that comes nearest: the same, else the nearest of CLDR's parents, never in another script.
  /// Variants, extensions and private parts do not matter.
  func match(among tags: [String]) -> String? {
    guard let plain = withoutDetails else { return nil }
    let script = plain.maximized.script
    var next: LocaleTag? = plain
    while let tag = next {
      let whole = tag.maximized
      guard whole.script == script else { return nil }
      // Only tags of the same language: asking ICU about all of them would take longer than the rest of the start.
      let relatives = tags.filter { $0.split(separator: "-").first.map(String.init) == tag.language }
      if let found = relatives.first(where: { LocaleTag($0)?.maximized == whole }) { return found }
      next = tag.parent
    }
    return nil
  }

  /// The next wider tag, in CLDR's sense: "es-419" for "es-MX"; nil for a language alone.
  var parent: LocaleTag? {
    if let named = namedParent ?? withoutLikelyScript?.namedParent, named != self {
      return named.language.isEmpty ? nil : named
    }
    return region.isEmpty ? nil : LocaleTag("\(language)-\(maximized.script)")
  }

  /// "es-MX" for "es-Latn-MX", as CLDR writes it.
  private var withoutLikelyScript: LocaleTag? {
    guard let short = LocaleTag(region.isEmpty ? language : "\(language)-\(region)"), short.maximized == maximized
    else { return nil }
    return short
  }
}
