package import Announcing

/// What a request is answered.
package struct Answer: Equatable {
  /// How one countdown stands.
  package struct Standing: Equatable {
    enum Phase: String { case running, paused, finished, stopped }

    let phase: Phase
    let label: String?
    /// What is told of it, with its times.
    let announcement: Announcement
  }

  /// As an exit status: 0 where it was done, or that of the run that was waited for.
  package let status: Int32
  /// What is told in words.
  package let told: [Announcement]
  /// Those that were asked about.
  package let standings: [Standing]
  /// Why it was not done; nil if it was.
  package let failure: Failure?

  init(status: Int32, told: [Announcement], standings: [Standing] = []) {
    self.status = status
    self.told = told
    self.standings = standings
    failure = nil
  }

  init(_ failure: Failure) {
    status = failure.kind.rawValue
    told = []
    standings = []
    self.failure = failure
  }
}
