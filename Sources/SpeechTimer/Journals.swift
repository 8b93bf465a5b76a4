internal import Keeping

/// The records of runs, in a folder of the user's: of each a file, and one that is locked while it runs.
struct Journals: Sendable {
  let folder: Folder

  /// What was found: runs that were cut off, the earliest first, runs that go on, and what is no record.
  struct Findings {
    var cutOff: [CutOff] = []
    var running: [RunRecord] = []
    var problems: [Failure] = []

    /// Whether there is nothing to tell.
    var isEmpty: Bool { cutOff.isEmpty && problems.isEmpty }
  }

  /// Where they are; nil if the environment names no folder.
  static func path(_ environment: Environment) -> String? {
    environment.ownFolder("XDG_STATE_HOME", inHome: ".local/state")
  }

  static func recordName(of run: String) -> String { run + ".json" }
  private static func lockName(of run: String) -> String { run + ".lock" }
  private static let prefix = "run-"

  /// Looks at all, and keeps none of them from anybody.
  func look(at now: Anchor) throws(File.Problem) -> Findings {
    var findings = Findings()
    for run in try runs(ending: ".json") {
      do throws(Failure) {
        guard let record = try record(of: run) else { continue }
        if try isRunning(run) {
          findings.running.append(record)
        } else {
          findings.cutOff.append(CutOff(run: run, record: record, now: now))
        }
      } catch {
        findings.problems.append(error)
      }
    }
    findings.cutOff.sort { $0.record.began < $1.record.began }
    return findings
  }

  /// Takes a run for this process; nil if another one has it.
  func claim(_ run: String = newRun()) throws(File.Problem) -> Claim? {
    try Lock(Self.lockName(of: run), in: folder).map { Claim(journals: self, run: run, lock: $0) }
  }

  private static func newRun() -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    return prefix + String(repeating: "0", count: 16 - number.count) + number
  }

  /// Removes what is left of runs that were killed before they wrote anything, or after they removed it.
  func tidy() throws(File.Problem) {
    let names = Set(try folder.names())
    for run in Set(try runs(ending: ".lock") + runs(ending: ".json.new"))
    where !names.contains(Self.recordName(of: run)) {
      guard let claim = try claim(run), !folder.contains(Self.recordName(of: run)) else { continue }
      claim.remove()
    }
  }

  /// The record of a run; nil if there is none any more.
  func record(of run: String) throws(Failure) -> RunRecord? {
    let bytes: [UInt8]
    do {
      bytes = try folder.read(Self.recordName(of: run), atMost: RunRecord.largest)
    } catch {
      if error.isMissing { return nil }
      throw failure(run, error.reason)
    }
    do {
      return try RunRecord(bytes)
    } catch {
      throw failure(run, error.reason)
    }
  }

  private func isRunning(_ run: String) throws(Failure) -> Bool {
    do {
      return try Lock.isTaken(Self.lockName(of: run), in: folder)
    } catch {
      throw failure(run, error.reason)
    }
  }

  private func failure(_ run: String, _ reason: String) -> Failure {
    .failed("\(folder.path)/\(Self.recordName(of: run)): \(reason). It is left alone.")
  }

  private func runs(ending: String) throws(File.Problem) -> [String] {
    try folder.names().filter { $0.hasPrefix(Self.prefix) && $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }
  }

  /// A run that is this process's as long as this is held.
  struct Claim: Sendable {
    let journals: Journals
    let run: String
    fileprivate let lock: Lock

    func write(_ bytes: [UInt8]) throws(File.Problem) {
      try journals.folder.write(bytes, to: Journals.recordName(of: run))
    }

    func removeRecord() { journals.folder.remove(Journals.recordName(of: run)) }

    /// Nothing is left of it.
    func remove() {
      removeRecord()
      journals.folder.remove(Folder.newName(of: Journals.recordName(of: run)))
      lock.remove()
    }
  }
}
