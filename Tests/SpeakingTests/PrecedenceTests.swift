import Speaking
import Testing

@Suite struct PrecedenceTests {
  @Test(
    arguments: [
      (.notification, .notification, false, .yields), (.notification, .message, false, .cuts),
      (.notification, .message, true, .yields), (.notification, .important, false, .cuts),
      (.message, .notification, false, .yields), (.message, .message, false, .cuts),
      (.message, .message, true, .yields), (.message, .important, false, .cuts),
      (.important, .notification, false, .yields), (.important, .message, false, .waits),
      (.important, .message, true, .yields), (.important, .important, false, .waits),
    ] as [(Utterance.Urgency, Utterance.Urgency, Bool, Precedence)])
  func `the newest wins but over what is important`(
    current: Utterance.Urgency, new: Utterance.Urgency, isCounted: Bool, expected: Precedence
  ) {
    let current = piece(current, isCounted: false)
    #expect(Precedence.of(piece(new, isCounted: isCounted), over: current) == expected)
  }

  private func piece(_ urgency: Utterance.Urgency, isCounted: Bool) -> Piece {
    Piece(
      at: .zero, samples: [9_000], length: .seconds(1), urgency: urgency,
      mayBeLeftOut: Utterance("", urgency: urgency, isCounted: isCounted).mayBeLeftOut)
  }
}
