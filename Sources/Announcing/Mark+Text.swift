package import Timing

extension Mark {
  /// Why a text is no mark. Pieces are quoted as they were typed.
  package enum Problem: Error, Equatable, Sendable {
    /// There is nothing at all, or nothing between two commas.
    case empty
    /// Neither of whole percent nor of 1...99 of them.
    case noShare(String)
    /// This piece is no time.
    case noTime(String, TimeNotation.Problem)
  }

  /// Reads one mark: "half", a share like "50%", or a time.
  package init(_ text: String, notation: TimeNotation) throws(Problem) {
    let piece = text.trimmed
    if piece.isEmpty { throw .empty }
    if piece.lowercased() == "half" {
      self = .half
    } else if let last = piece.last, "%％٪".contains(last) {
      guard let percent = piece.dropLast().wholeNumber(upTo: 99), percent > 0 else { throw .noShare(String(piece)) }
      self = .share(percent: percent)
    } else {
      do {
        self = .remaining(try notation.duration(of: String(piece)))
      } catch {
        throw .noTime(String(piece), error)
      }
    }
  }

  /// Reads marks with commas between them: "10m,5m,half,50%".
  package static func list(_ text: String, notation: TimeNotation) throws(Problem) -> [Mark] {
    var marks: [Mark] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      marks.append(try Mark(String(piece), notation: notation))
    }
    return marks
  }
}

extension String {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }
}

extension Substring {
  /// The number that these digits, of any script, make with blanks after them; nil for anything else and above a limit.
  fileprivate func wholeNumber(upTo limit: Int) -> Int? {
    let digits = prefix { !$0.isWhitespace }
    guard !digits.isEmpty, self[digits.endIndex...].allSatisfy(\.isWhitespace) else { return nil }
    var number = 0
    for character in digits {
      guard let digit = character.decimalDigit, number <= limit else { return nil }
      number = number * 10 + digit
    }
    return number <= limit ? number : nil
  }
}
