/// Something to be said aloud.
package struct Utterance: Equatable, Sendable {
  /// Plain text, never markup.
  package var text: String
  /// A shorter text for a slot that is too small for the whole, if there is one.
  package var shortText: String?
  package var urgency: Urgency
  /// Whether it may be left out where it does not fit, as one of a row of counted numbers.
  package var isCounted: Bool
  /// The tone that comes behind the words, if one does.
  package var tone: Tone?

  package init(
    _ text: String, shortText: String? = nil, urgency: Urgency = .message, isCounted: Bool = false,
    tone: Tone? = nil
  ) {
    self.text = text
    self.shortText = shortText
    self.urgency = urgency
    self.isCounted = isCounted
    self.tone = tone
  }

  /// How much an utterance matters beside other speech.
  package enum Urgency: Sendable {
    /// Yields to anything else.
    case notification
    /// Waits for its turn where others speak too.
    case message
    /// Interrupts anything, and is shortened for nothing but its like.
    case important
  }

  /// Whether it gives way where two cannot be heard: one of a row, of which another follows soon.
  package var mayBeLeftOut: Bool { urgency != .important && (isCounted || urgency == .notification) }
}
