/// A time in digits made of squares.
package struct BlockText: Equatable, Sendable {
  /// Squares in rows from the top, true where one is filled.
  package let squares: [[Bool]]

  /// In squares.
  package var width: Int { squares.first?.count ?? 0 }
  /// In squares.
  package var height: Int { squares.count }

  /// How many squares a digit is high before it is enlarged.
  static let digitHeight = 5

  /// - Parameters:
  ///   - text: digits 0 to 9, colons, hyphens, d (days) and blanks; nil comes of anything else, and of nothing.
  ///   - scale: how many squares stand for one, in either direction; 1 or more.
  package init?(_ text: String, scale: Int) {
    var rows = Array(repeating: [Bool](), count: Self.digitHeight)
    for character in text {
      guard let shape = Self.shapes[character] else { return nil }
      for (row, squares) in shape.enumerated() {
        if !rows[row].isEmpty { rows[row].append(false) }
        rows[row] += squares.map { $0 == "#" }
      }
    }
    guard let first = rows.first, !first.isEmpty, scale >= 1 else { return nil }
    squares = rows.flatMap { row in
      let wide = row.flatMap { Array(repeating: $0, count: scale) }
      return Array(repeating: wide, count: scale)
    }
  }

  /// The largest that fits into a circle of this radius, in squares.
  package init?(_ text: String, inCircle radius: Double) {
    guard let smallest = BlockText(text, scale: 1) else { return nil }
    let half = Point(x: Double(smallest.width) / 2, y: Double(smallest.height) / 2).distance
    self.init(text, scale: Int(max(0, radius / half)))
  }

  private static let shapes: [Character: [String]] = [
    "0": ["###", "#.#", "#.#", "#.#", "###"], "1": [".#.", "##.", ".#.", ".#.", "###"],
    "2": ["###", "..#", "###", "#..", "###"], "3": ["###", "..#", "###", "..#", "###"],
    "4": ["#.#", "#.#", "###", "..#", "..#"], "5": ["###", "#..", "###", "..#", "###"],
    "6": ["###", "#..", "###", "#.#", "###"], "7": ["###", "..#", "..#", "..#", "..#"],
    "8": ["###", "#.#", "###", "#.#", "###"], "9": ["###", "#.#", "###", "..#", "###"],
    ":": [".", "#", ".", "#", "."], "-": ["...", "...", "###", "...", "..."],
    "d": ["..#", "..#", "###", "#.#", "###"],
    " ": [".", ".", ".", ".", "."],
  ]
}
