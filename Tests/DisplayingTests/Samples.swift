import Announcing
import Displaying

/// A report of a mark, as displays get it.
func report(_ line: String, subject: Announcement.Subject = .mark, at instant: Duration = .zero) -> Report {
  Report(
    Announcement(subject, at: instant, remaining: .seconds(5), duration: .seconds(60)),
    phrase: Phrase(written: line, spoken: line), line: line, time: 0)
}
