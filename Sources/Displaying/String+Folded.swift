extension String {
  /// The text in lines of so many characters at most, broken between words where it can be.
  func folded(to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count <= columns {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while line.count > columns {
        lines.append(String(line.prefix(columns)))
        line.removeFirst(columns)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
