/// A configuration file: one option a line, as on the command line but without dashes.
///
/// A name and its value stand apart by blanks or by an equals sign; a line that begins with `#` is a comment.
package struct Configuration: Equatable, Sendable {
  /// A line that names an option.
  package struct Entry: Equatable, Sendable {
    /// Counted from 1.
    package let line: Int
    package let name: String
    /// Nil where nothing stands behind the name.
    package let value: String?
  }

  package let entries: [Entry]

  /// Any text has entries; what they mean is for others to say. Bytes that are not UTF-8 become U+FFFD, and the mark
  /// that some editors put before a text is no part of it.
  package init(_ bytes: some Collection<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    entries = lines.enumerated().compactMap { index, line in
      let line = line.trimmed
      guard let first = line.first, first != "#" else { return nil }
      let name = line.prefix { !$0.isWhitespace && $0 != "=" }
      var value = line[name.endIndex...].trimmed
      if value.first == "=" { value = value.dropFirst().trimmed }
      return Entry(line: index + 1, name: String(name), value: value.isEmpty ? nil : String(value))
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}
