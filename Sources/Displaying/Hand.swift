package import Announcing
package import Timing

/// What the figures and the ring of a face show, at any instant: so much time is left, or has passed, of a whole.
package struct Hand: Equatable, Sendable {
  /// What the figures tell.
  package enum Measure: Equatable, Sendable {
    case left, passed
  }

  /// Whether it has begun, whether it moves, and whether it has come to its end.
  package enum State: Equatable, Sendable {
    case waiting, going, paused, over
  }

  private enum Motion: Equatable, Sendable {
    /// At this instant the figures are zero.
    case moves(zero: Duration)
    case rests(Duration)
  }

  package let measure: Measure
  package let state: State
  private let motion: Motion
  private let whole: Duration

  package init(_ countdown: Countdown) {
    measure = .left
    whole = countdown.duration
    (state, motion) =
      switch countdown.phase {
      case .idle: (.waiting, .rests(countdown.duration))
      case .running(let end): (.going, .moves(zero: end))
      case .paused(let remaining): (.paused, .rests(remaining))
      case .held(let end): (.paused, .moves(zero: end))
      case .finished(let end): (.over, .moves(zero: end))
      }
  }

  package init(_ talk: Talk) {
    measure = .passed
    whole = talk.limit
    (state, motion) =
      switch (talk.beginning, talk.end) {
      case (nil, _): (.waiting, .rests(.zero))
      case (let beginning?, nil): (.going, .moves(zero: beginning))
      case (let beginning?, let end?): (.over, .rests(end - beginning))
      }
  }

  /// What is left, negative after the end, or has passed.
  func amount(at now: Duration) -> Duration {
    switch (motion, measure) {
    case (.rests(let amount), _): amount
    case (.moves(let zero), .left): zero - now
    case (.moves(let zero), .passed): now - zero
    }
  }

  /// The amount as a share of the whole, always within 0...1; zero where there is no whole.
  package func share(at now: Duration) -> Double {
    whole > .zero ? min(max(0, amount(at: now) / whole), 1) : 0
  }

  /// The amount as figures: a second is left until it is over, and has passed only then.
  package func time(at now: Duration) -> String {
    let amount = amount(at: now)
    return switch measure {
    case .left: TimeParts(amount).clockText
    case .passed: TimeParts(.seconds(amount.components.seconds)).clockText
    }
  }
}

extension Hand {
  /// No picture of it changes more often in a second.
  static let mostFrames = 30

  /// When its picture looks different next; nil while nothing moves.
  ///
  /// Frames lie at even parts of each second that is left or has passed: so the figures change on their second.
  ///
  /// - Parameter steps: how many pictures can be told from each other while all of it passes.
  func nextFrame(after now: Duration, steps: Double) -> Duration? {
    guard case .moves(let zero) = motion, measure == .passed || now < zero else { return nil }
    // In a pause whose end stays the figures go on, and so they do beyond the whole; nothing else moves.
    let turns = state == .going && (measure == .left || now - zero < whole)
    let perSecond = turns ? steps / (whole / .seconds(1)) : 0
    let frames = Int64(min(Double(Self.mostFrames), max(1, perSecond.rounded(.up))))
    let part = 1_000_000_000_000_000_000 / frames
    let (seconds, rest) = amount(at: now).components
    switch measure {
    case .left:
      return zero
        - (rest == 0
          ? Duration(secondsComponent: seconds - 1, attosecondsComponent: part * (frames - 1))
          : Duration(secondsComponent: seconds, attosecondsComponent: part * min(frames - 1, (rest - 1) / part)))
    case .passed:
      let count = rest / part + 1
      return zero
        + (count < frames
          ? Duration(secondsComponent: seconds, attosecondsComponent: part * count) : .seconds(seconds + 1))
    }
  }
}
