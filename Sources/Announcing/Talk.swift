/// A speech that is timed: it counts up, and tells by lights when it may end, when it should and when it must.
package struct Talk: Equatable, Sendable {
  /// What is told by a light: the speech may end, it should, it must.
  package enum Light: Equatable, Sendable {
    case green, yellow, red
  }

  /// A light, and how long after the beginning it goes on.
  package struct Signal: Equatable, Sendable {
    package let light: Light
    package let time: Duration

    package init(_ light: Light, at time: Duration) {
      self.light = light
      self.time = time
    }
  }

  /// Whether a speech ended between its first and its last signal, give or take `grace`.
  package enum Verdict: Equatable, Sendable {
    case withinTime, tooShort, tooLong
  }

  /// The name of the speaker, if there is one.
  package let label: String?
  /// Green and red, with yellow between them if there are three.
  package let signals: [Signal]
  /// How far from the first and the last signal a speech is still within time.
  package let grace: Duration
  /// The instant at which the speaker began; nil before that.
  package private(set) var beginning: Duration?
  /// The instant at which the speaker stopped; nil before that.
  package private(set) var end: Duration?
  /// All that is due up to here, counted from the beginning, has been told or dropped.
  private var heard = Duration.zero

  /// How late something may be told as if it were on time: by then its second is over.
  private static let patience = Duration.seconds(1)
  /// How often it is told that the last time is over.
  private static let overtime = Duration.seconds(15)

  /// Nil unless there are two or three times, each longer than the one before it.
  package init?(_ times: [Duration], grace: Duration, label: String? = nil) {
    let lights: [Light] = times.count == 3 ? [.green, .yellow, .red] : [.green, .red]
    guard times.count == lights.count, times[0] > .zero, zip(times, times.dropFirst()).allSatisfy(<) else {
      return nil
    }
    self.label = label
    self.grace = grace
    signals = zip(lights, times).map { Signal($0, at: $1) }
  }

  /// When the last light goes on, counted from the beginning.
  package var limit: Duration { signals[signals.count - 1].time }

  /// The instant at which something is to be told next; nil before the beginning and after the end.
  package var next: Duration? {
    guard let beginning, end == nil else { return nil }
    if let nextSignal { return beginning + nextSignal.time }
    return beginning + limit + (heard - limit).roundedDown(to: Self.overtime) + Self.overtime
  }

  /// The light that goes on next; nil after the last one and after the end.
  package var nextSignal: Signal? { end == nil ? signals.first { $0.time > heard } : nil }

  /// What will be told at `next` if nothing happens until then, and the instant of what comes after it.
  package var upcoming: (announcement: Announcement, following: Duration?)? {
    guard let next else { return nil }
    var later = self
    return later.wake(at: next).map { ($0, later.next) }
  }

  /// Begins, with what the lights will mean.
  package mutating func start(at now: Duration) -> Announcement {
    beginning = now
    return announcement(.talkStarted(signals), at: now)
  }

  /// Goes on with one that began then, in another run: tells how long it has lasted. What was due meanwhile is told no
  /// more.
  package mutating func goOn(from beginning: Duration, at now: Duration) -> Announcement {
    self.beginning = beginning
    heard = now - beginning
    return announcement(heard < limit + Self.overtime ? .elapsed(light(at: now)) : .overtime, at: now)
  }

  /// Tells what is due, at most one thing: what is more than a second late is told as it is now.
  package mutating func wake(at now: Duration) -> Announcement? {
    guard let beginning, let next, next <= now else { return nil }
    heard = now - beginning
    let late = (heard - limit).roundedDown(to: Self.overtime)
    let overtime = late > .zero ? limit + late : nil
    let newest = overtime ?? signals.last { $0.time <= heard }?.time ?? .zero
    let instant = heard - newest < Self.patience ? beginning + newest : now
    return announcement(overtime == nil ? .light(light(at: now) ?? .green) : .overtime, at: instant)
  }

  /// Tells how long it has lasted, because somebody asked.
  package func answer(at now: Duration) -> Announcement { announcement(.elapsed(light(at: now)), at: now) }

  /// Ends, with a verdict. The seconds that are told decide, so that nobody hears of a second that did not count.
  package mutating func stop(at now: Duration) -> Announcement {
    end = now
    let seconds = elapsed(at: now).roundedDown(to: .seconds(1))
    let verdict: Verdict =
      if seconds < signals[0].time - grace { .tooShort } else if seconds > limit + grace { .tooLong } else {
        .withinTime
      }
    return announcement(.judged(verdict), at: now)
  }

  /// An announcement with the name and the times of this speech: what is left is left until the last light.
  package func announcement(_ subject: Announcement.Subject, at now: Duration) -> Announcement {
    Announcement(subject, label: label, at: now, remaining: limit - elapsed(at: now), duration: limit)
  }

  /// The light that is on, if there is one.
  package func light(at now: Duration) -> Light? { signals.last { $0.time <= elapsed(at: now) }?.light }

  private func elapsed(at now: Duration) -> Duration { beginning.map { (end ?? now) - $0 } ?? .zero }
}
