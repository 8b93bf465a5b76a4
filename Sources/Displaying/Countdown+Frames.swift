internal import Timing

extension Countdown {
  /// No picture of it changes more often in a second.
  static let mostFrames = 30

  /// When its picture looks different next; nil while nothing moves.
  ///
  /// Frames lie at even parts of each second that is left: so the figures change on their second.
  ///
  /// - Parameter steps: how many pictures can be told from each other while all of it passes.
  func nextFrame(after now: Duration, steps: Double) -> Duration? {
    guard let end, now < end else { return nil }
    // In a pause whose end stays, the figures go on, and nothing else moves.
    let perSecond = isPaused ? 0 : steps / (duration / .seconds(1))
    let frames = Int64(min(Double(Self.mostFrames), max(1, perSecond.rounded(.up))))
    let part = 1_000_000_000_000_000_000 / frames
    let (seconds, rest) = (end - now).components
    let next =
      rest == 0
      ? Duration(secondsComponent: seconds - 1, attosecondsComponent: part * (frames - 1))
      : Duration(secondsComponent: seconds, attosecondsComponent: part * min(frames - 1, (rest - 1) / part))
    return end - next
  }
}
