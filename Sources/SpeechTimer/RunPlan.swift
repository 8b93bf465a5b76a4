internal import Phrasing

/// What is to be run, and how it is told.
struct RunPlan {
  let phraser: Phraser
  let rules: Session.Rules
  /// Whether a tone goes with each end.
  let chimes: Bool
  /// When clock times were read, in seconds since 1970 (UTC).
  let wallStart: Double
  /// What is told of the times that were read, in sentences.
  var notes: [String] = []
  /// How long it takes at least, if nobody does anything; nil: forever.
  let length: Duration?
  /// By which others find the run; nil where only its number stays the same.
  var name: String?
  let course: (Session.Rules) -> any Course
}
