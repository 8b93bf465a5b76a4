/// Finds the form in which an utterance ends before the next one is due, being told how long each form turned out.
///
/// Every rendering is measured, since espeak-ng's own lengths differ by some percent from call to call. The order: the
/// whole text, the whole text faster, the short text, the short text faster. What still does not fit takes the next
/// ones' slots if it is one of a row, so that every second number is heard at its natural pace; else it is said as it
/// is if the next one yields, and otherwise as short and fast as allowed, and the next one ends it.
package struct Fitting: Sendable {
  /// A way to say it.
  package struct Form: Equatable, Sendable {
    package var text: Text
    /// 1 is the voice's own rate.
    package var speed: Double

    package init(_ text: Text, speed: Double = 1) {
      self.text = text
      self.speed = speed
    }
  }

  /// Which of an utterance's two texts.
  package enum Text: Equatable, Sendable { case whole, short }

  /// What to do next.
  package enum Step: Equatable, Sendable {
    /// Make this form and tell its length.
    case render(Form)
    /// Say what was made last.
    case say
    case leaveOut
  }

  /// How many times as fast as set a voice may be made to speak.
  package static let fastest = 1.6
  /// The silence that tells an utterance from the next.
  package static let pause = Duration.milliseconds(40)
  /// How many slots one of a row may take.
  package static let mostSlots = 4

  /// The form that is being made.
  package private(set) var form = Form(.whole)
  private let slot: Duration?
  private let hasShortText: Bool
  private let mayBeLeftOut: Bool
  private let nextYields: Bool
  private var slots = 1
  private var naturalLength: Duration?
  private var isLastResort = false

  /// - Parameters:
  ///   - utterance: what is to be said.
  ///   - slot: the time until something is due that it must not run into, if anything is.
  ///   - nextYields: whether that is left out if this is still heard then.
  package init(_ utterance: Utterance, slot: Duration?, nextYields: Bool = false) {
    self.slot = slot
    hasShortText = utterance.shortText != nil
    mayBeLeftOut = utterance.mayBeLeftOut
    self.nextYields = nextYields
  }

  /// What to do, now that `form` is known to be heard for `length`.
  package mutating func measured(_ length: Duration) -> Step {
    if form == Form(.whole), naturalLength == nil { naturalLength = length }
    guard let slot, !isLastResort else { return .say }
    let room = slot * slots - Self.pause
    if length <= room { return .say }
    if let faster = speed(after: form.speed, lasting: length, for: room) {
      return render(Form(form.text, speed: faster))
    }
    if hasShortText, form.text == .whole, slots == 1 { return render(Form(.short)) }
    if mayBeLeftOut { return spread(over: slot) }
    isLastResort = true
    return render(nextYields ? Form(.whole) : Form(form.text, speed: Self.fastest))
  }

  /// The speed that should make it fit, if it is one that is allowed and was not tried.
  private func speed(after speed: Double, lasting length: Duration, for room: Duration) -> Double? {
    guard room > .zero, speed < Self.fastest else { return nil }
    // A little more than in proportion: pauses between words shrink less than the words.
    let needed = speed * (length / room) * 1.02
    if needed <= Self.fastest { return needed }
    return speed > 1 || needed <= Self.fastest * 1.05 ? Self.fastest : nil
  }

  /// Takes as many slots as the whole text needs, or gives it up.
  private mutating func spread(over slot: Duration) -> Step {
    guard let naturalLength, slot > .zero else { return .leaveOut }
    repeat { slots += 1 } while slots <= Self.mostSlots && naturalLength / Self.fastest > slot * slots - Self.pause
    guard slots <= Self.mostSlots else { return .leaveOut }
    let needed = naturalLength / (slot * slots - Self.pause)
    return render(Form(.whole, speed: min(max(1, needed * 1.02), Self.fastest)))
  }

  private mutating func render(_ form: Form) -> Step {
    self.form = form
    return .render(form)
  }
}
