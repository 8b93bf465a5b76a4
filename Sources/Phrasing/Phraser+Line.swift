package import Announcing
package import Timing

extension Phraser {
  /// The written form in lines of so many columns: one, but what the lights of a speech mean, which may be one each.
  package func lines(for announcement: Announcement, endingAt end: @autoclosure () -> EndTime?, columns: Int)
    -> [String]
  {
    let line = line(for: announcement, endingAt: end(), columns: columns)
    guard case .talkStarted(let signals) = announcement.subject, Columns.count(line) > columns else { return [line] }
    var meanings = meanings(of: signals)
    if let name = telling(announcement, endingAt: nil).name {
      meanings[0] = sentence(.named, [.text: meanings[0], .name: Phrase(nameAlone(name, columns: columns))])
    }
    return meanings.map { finished($0).written }
  }

  /// The written form in so many columns. What does not fit goes in this order: the end's time, the round, how much was
  /// added or taken off, the seconds beside larger units, the end of the name, the name. Numbers and units stay whole,
  /// so a line can still be too long.
  ///
  /// Where all is news, nothing goes but seconds beside an end's time, those of a lateness that fits without them, and
  /// what a name has beyond a line: the line may be longer then, and can be folded.
  package func line(for announcement: Announcement, endingAt end: @autoclosure () -> EndTime?, columns: Int) -> String {
    var telling = telling(announcement, endingAt: end())
    func line() -> String { finished(whole(announcement, telling)).written }
    func fits(_ line: String) -> Bool { Columns.count(line) <= columns }

    var best = line()
    if fits(best) { return best }
    if telling.isAllNews {
      if announcement.tellsLateness {
        let whole = telling.left
        telling.left = telling.left.withoutSecondsFromAMinute
        best = line()
        if fits(best) { return best }
        telling.left = whole
      }
      // The end's time tells it well enough.
      if telling.end != nil { telling.left = telling.left.withoutSecondsFromAMinute }
      telling.name = telling.name.map { nameAlone($0, columns: columns) }
      return line()
    }
    if telling.end != nil {
      telling.end = nil
      best = line()
      if fits(best) { return best }
    }
    if telling.round != nil {
      telling.round = nil
      best = line()
      if fits(best) { return best }
    }
    if case .added = announcement.subject {
      // Who pressed the key knows how much it was; the news is what is left.
      telling.tellsChange = false
      best = line()
      if fits(best) { return best }
    }
    telling.left = telling.left.withoutSecondsFromAMinute
    best = line()
    if fits(best) { return best }
    guard let name = telling.name else { return best }
    let excess = Columns.count(best) - columns
    if let short = Columns.shortened(name, to: Columns.count(name) - excess) {
      telling.name = short
      return line()
    }
    telling.name = nil
    return line()
  }

  /// As much of a name as has room in a line, with the comma behind it.
  private func nameAlone(_ name: String, columns: Int) -> String { Columns.shortened(name, to: columns - 2) ?? name }
}

extension TimeParts {
  fileprivate var withoutSecondsFromAMinute: TimeParts {
    days + hours + minutes == 0 ? self : TimeParts(days: days, hours: hours, minutes: minutes)
  }
}
