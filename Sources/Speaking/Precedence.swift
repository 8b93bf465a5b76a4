/// What becomes of a new utterance that is due while another is heard.
package enum Precedence: Equatable, Sendable {
  /// The new one is heard, and the older one ends there.
  case cuts
  /// The new one is heard after the older one.
  case waits
  /// The new one is left out.
  case yields

  /// Nothing cuts what is important; what may be left out cuts nothing, unless it is important itself.
  package static func of(_ new: Piece, over current: Piece) -> Precedence {
    switch (current.urgency, new.urgency, new.mayBeLeftOut) {
    case (.important, .important, _): .waits
    case (.important, _, false): .waits
    case (.important, _, true): .yields
    case (.message, .important, _), (.notification, .important, _): .cuts
    case (.message, _, false), (.notification, _, false): .cuts
    case (.message, _, true), (.notification, _, true): .yields
    }
  }
}
