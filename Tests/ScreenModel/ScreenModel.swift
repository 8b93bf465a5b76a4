/// As much of a terminal as is needed to see what a program draws: it is fed bytes as text, and tells what stands where.
///
/// It takes each character for one column, waits for the rest of a sequence, and fails on anything that it does not
/// know.
package struct ScreenModel: Sendable {
  package enum Problem: Error, Equatable {
    case unknown(String)
    /// A character came where there is no place for it.
    case outside(column: Int, row: Int)
  }

  package struct Cell: Equatable, Sendable {
    package var glyph: Character
    /// The parameters of the colours in use, as they were last set.
    package var pen: String
  }

  package let columns: Int
  package let rows: Int
  package private(set) var cells: [[Cell]]
  /// Characters that were written, all in all.
  package private(set) var written = 0
  package private(set) var scrolled = 0
  /// Which of the private modes (`?25` and the like) are set.
  package private(set) var modes: Set<Int> = [7, 25]
  private var column = 0
  private var row = 0
  private var foreground = ""
  private var background = ""
  /// The beginning of a sequence whose end has not come yet.
  private var unfinished = ""
  /// What the other screen holds, and where the cursor was on it.
  private var other: (cells: [[Cell]], column: Int, row: Int) = ([], 0, 0)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(glyph: " ", pen: ""), count: columns), count: rows)
  }

  /// The rows, without blanks at their ends.
  package var lines: [String] {
    cells.map { row in
      let text = String(row.map(\.glyph))
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// What is in use now for the next character; empty: the terminal's own colours.
  package var pen: String { foreground + background }

  package mutating func feed(_ text: String) throws {
    let text = unfinished + text
    unfinished = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": try escape(&rest)
      case "\r": column = 0
      case "\n": feedLine()
      case "\u{7}": break
      default: try put(Character(scalar))
      }
    }
  }

  private mutating func feedLine() {
    row += 1
    if row == rows {
      row -= 1
      cells.removeFirst()
      cells.append(Array(repeating: Cell(glyph: " ", pen: ""), count: columns))
      scrolled += 1
    }
  }

  private mutating func put(_ character: Character) throws {
    guard column < columns, row < rows else { throw Problem.outside(column: column, row: row) }
    cells[row][column] = Cell(glyph: character, pen: pen)
    written += 1
    column += 1
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) throws {
    guard let first = rest.popFirst() else {
      unfinished = "\u{1B}"
      return
    }
    guard first == "[" else { throw Problem.unknown("ESC") }
    var text = ""
    while let scalar = rest.popFirst() {
      if ("@"..."~").contains(scalar) { return try control(text, Character(scalar)) }
      text.unicodeScalars.append(scalar)
    }
    unfinished = "\u{1B}[\(text)"
  }

  private mutating func control(_ text: String, _ final: Character) throws {
    let numbers = text.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch final {
    case "H": (row, column) = (max(1, numbers[0]) - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "C": column += max(1, numbers[0])
    case "J" where text == "2": cells = Self.blank(columns, rows)
    case "K" where text == "2": cells[row] = Self.blank(columns, 1)[0]
    case "m": try select(numbers)
    case "h" where text.hasPrefix("?"): set(numbers[0], true)
    case "l" where text.hasPrefix("?"): set(numbers[0], false)
    default: throw Problem.unknown("ESC [ \(text)\(final)")
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    if mode == 1049, isOn != modes.contains(1049) {
      if isOn {
        other = (cells, column, row)
        cells = Self.blank(columns, rows)
      } else {
        (cells, column, row) = other
      }
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  private mutating func select(_ numbers: [Int]) throws {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: (foreground, background) = ("", "")
      case 39: foreground = ""
      case 49: background = ""
      case 30...37, 90...97: foreground = "f\(number)"
      case 40...47, 100...107: background = "b\(number)"
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let color = rest.prefix(count).map(String.init).joined(separator: ",")
        rest = rest.dropFirst(count)
        if number == 38 { foreground = "f" + color } else { background = "b" + color }
      default: throw Problem.unknown("colour \(number)")
      }
    }
  }
}
