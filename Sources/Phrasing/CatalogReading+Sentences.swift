extension Catalog {
  static func list(in section: CatalogSection) throws(Problem) -> ForEyeAndVoice<ListPattern?> {
    try section.allowOnly(["written", "spoken"])
    return ForEyeAndVoice(
      written: section.has("written") ? try listPattern(in: section.section("written")) : nil,
      spoken: section.has("spoken") ? try listPattern(in: section.section("spoken")) : nil)
  }

  private static func listPattern(in section: CatalogSection) throws(Problem) -> ListPattern {
    try section.allowOnly(["two", "start", "middle", "end"])
    let parts: [Placeholder] = [.first, .second]
    return ListPattern(
      two: try section.pattern("two", required: parts), start: try section.pattern("start", required: parts),
      middle: try section.pattern("middle", required: parts), end: try section.pattern("end", required: parts))
  }

  static func digits(in section: CatalogSection) throws(Problem) -> NativeDigits {
    try section.allowOnly(["native", "written"])
    let native = Array(try section.text("native"))
    guard native.count == 10, native.enumerated().allSatisfy({ $0.element.wholeNumberValue == $0.offset }) else {
      throw section.problem(.wrongKind(expected: "ten digits, from zero to nine"), at: "native")
    }
    let written = try section.text("written")
    guard ["native", "latin"].contains(written) else {
      throw section.problem(.unknownName(written, known: ["native", "latin"]), at: "written")
    }
    return NativeDigits(digits: native, areWritten: written == "native")
  }

  static func replacements(in section: CatalogSection) throws(Problem) -> [(text: String, by: String)] {
    var pairs: [(text: String, by: String)] = []
    for key in section.entries.keys.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
      guard !key.isEmpty else { throw section.problem(.empty, at: key) }
      guard case .text(let replacement) = section.entries[key] else {
        throw section.problem(.wrongKind(expected: "a text"), at: key)
      }
      pairs.append((key, replacement))
    }
    return pairs
  }

  static func messages(in section: CatalogSection) throws(Problem) -> [Message: ForEyeAndVoice<Pattern>] {
    try section.allowOnly(Message.allCases.map(\.rawValue))
    var messages: [Message: ForEyeAndVoice<Pattern>] = [:]
    for message in Message.allCases {
      messages[message] = try sentence(message, in: section)
    }
    if let keys = messages[.keys],
      ![keys.written, keys.spoken].allSatisfy({ KeySentence.isComplete($0.filled { _ in "" }) })
    {
      throw section.problem(.wrongKind(expected: "a sentence for each of the seven keys that en.json has"), at: "keys")
    }
    return messages
  }

  private static func sentence(
    _ message: Message, in section: CatalogSection
  ) throws(Problem) -> ForEyeAndVoice<Pattern> {
    let key = message.rawValue
    guard case .object = section.entries[key] else {
      let pattern = try section.pattern(key, required: message.placeholders)
      return ForEyeAndVoice(written: pattern, spoken: pattern)
    }
    let forms = try section.section(key)
    try forms.allowOnly(["written", "spoken"])
    return ForEyeAndVoice(
      written: try forms.pattern("written", required: message.placeholders),
      spoken: try forms.pattern("spoken", required: message.placeholders))
  }
}
