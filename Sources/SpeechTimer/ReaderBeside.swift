package import Announcing
package import Surroundings

/// The screen reader beside a run: what it reads need not be said too.
package struct ReaderBeside {
  private var readAloud: ReadAloud
  /// Whether the console that we print on is in front, if it is one and that can be seen.
  private let isConsoleInFront: @Sendable () -> Bool?
  /// What was left to it to say last.
  private var left: Bulletin?

  package init(_ reach: Reach, isConsoleInFront: @escaping @Sendable () -> Bool?) {
    readAloud = ReadAloud(reach)
    self.isConsoleInFront = isConsoleInFront
  }

  /// Whether the terminal has to report its focus.
  package var wantsReports: Bool { readAloud.wantsReports }

  /// Whether it certainly reads what is printed now.
  package mutating func readsNow() -> Bool {
    readAloud.look(isInFront: isConsoleInFront())
    return readAloud.isCertain
  }

  /// Leaves to it what is printed, if it reads that; says whether it does.
  package mutating func takes(_ bulletin: Bulletin) -> Bool {
    let takes = readsNow()
    left = takes ? bulletin : nil
    return takes
  }

  /// Something is shown, behind which nothing of what came before it waits.
  package mutating func noteShown(_ bulletin: Bulletin) {
    if bulletin != left { left = nil }
  }

  /// The terminal is another job's, who gets its reports.
  package mutating func loseReports() { readAloud.loseReports() }

  /// The terminal reports that it has got the focus, or lost it. Returns what it will not read to its end, if that was
  /// left to it and is not all printed yet.
  package mutating func report(hasFocus: Bool, whileLinesWait: Bool) -> Bulletin? {
    readAloud.report(hasFocus: hasFocus)
    guard !hasFocus, whileLinesWait else { return nil }
    defer { left = nil }
    return left
  }

  /// Nothing that is printed is read from now on.
  package mutating func leave() { readAloud = ReadAloud(.unknown) }
}
