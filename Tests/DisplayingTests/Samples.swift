import Announcing
import Displaying

/// A report of a mark, as displays get it.
func report(_ line: String, subject: Announcement.Subject = .mark, at instant: Duration = .zero) -> Report {
  Report([entry(line, subject: subject, at: instant)], line: line, lines: [line])
}

/// A report of two marks that do not fit one line.
func report(_ first: String, _ second: String) -> Report { report([first, second]) }

/// A report of marks that do not fit one line.
func report(_ lines: [String]) -> Report {
  Report(lines.map { entry($0) }, line: lines.joined(separator: ". "), lines: lines)
}

private func entry(
  _ line: String, subject: Announcement.Subject = .mark, at instant: Duration = .zero
) -> Report.Entry {
  Report.Entry(
    Announcement(subject, at: instant, remaining: .seconds(5), duration: .seconds(60)),
    phrase: Phrase(line), time: 0)
}
