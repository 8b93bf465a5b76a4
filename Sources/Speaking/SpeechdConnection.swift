internal import CSpeechd
internal import Glibc
internal import Synchronization

/// A connection to speech-dispatcher. One thread uses it, with SIGPIPE blocked, since the library may cause it; any
/// call may block for as long as the daemon likes.
final class SpeechdConnection {
  private let connection: UnsafeMutablePointer<SPDConnection>
  private let client: Int

  /// Connects, and starts the daemon where none runs.
  ///
  /// - Parameter language: the tag of the language that texts are in.
  /// - Throws: `SpeechProblem.daemonMissing`.
  init(language: String) throws(SpeechProblem) {
    let opened = try Self.open()
    guard let client = Self.answers(to: "HISTORY GET CLIENT_ID", on: opened).first.flatMap({ Int($0) }) else {
      spd_close(opened)
      throw Self.lost
    }
    connection = opened
    self.client = client
    notices.withLock { $0[client] = SpeechdNotices() }
    opened.pointee.callback_begin = notice
    opened.pointee.callback_end = notice
    opened.pointee.callback_cancel = notice
    for event in [SPD_BEGIN, SPD_END, SPD_CANCEL] { spd_set_notification_on(opened, event) }
    guard spd_set_language(opened, language.speakable) == 0 else { throw Self.lost }
  }

  deinit {
    spd_close(connection)
    notices.withLock { $0[client] = nil }
  }

  private static func open() throws(SpeechProblem) -> UnsafeMutablePointer<SPDConnection> {
    // In its other mode the library does not tell when something has been heard.
    if let opened = try? open(SPD_MODE_THREADED, autospawn: 0) { return opened }
    // In that mode, though, it has no thread, which would be open to signals as well.
    let starter = try Background.openToSignals { () throws(SpeechProblem) in try open(SPD_MODE_SINGLE, autospawn: 1) }
    defer { spd_close(starter) }
    return try open(SPD_MODE_THREADED, autospawn: 0)
  }

  private static func open(
    _ mode: SPDConnectionMode, autospawn: Int32
  ) throws(SpeechProblem) -> UnsafeMutablePointer<SPDConnection> {
    var reason: UnsafeMutablePointer<CChar>?
    let opened = spd_open2("speech-timer", "countdown", nil, mode, nil, autospawn, &reason)
    defer { free(reason) }
    guard let opened else {
      throw .daemonMissing(reason: reason.map { String(cString: $0).firstReason } ?? "no reason given")
    }
    return opened
  }

  /// Says a text, and returns its number.
  ///
  /// - Throws: `SpeechProblem.daemonMissing` when the connection is lost.
  func say(_ text: String, urgency: Utterance.Urgency) throws(SpeechProblem) -> Int {
    let priority =
      switch urgency {
      case .notification: SPD_NOTIFICATION
      case .message: SPD_MESSAGE
      case .important: SPD_IMPORTANT
      }
    let number = spd_say(connection, priority, text.speakable)
    guard number > 0 else { throw Self.lost }
    notices.withLock { $0[client]?.told(Int(number)) }
    return Int(number)
  }

  /// Silences what this connection said, of which nothing more is known then; others' speech goes on.
  ///
  /// - Throws: `SpeechProblem.daemonMissing` when the connection is lost.
  func cancel() throws(SpeechProblem) {
    guard spd_cancel(connection) == 0 else { throw Self.lost }
    notices.withLock { $0[client]?.forgetAll() }
  }

  /// How far a text has come, by its number. That it is over is answered once; then nothing is known of it any more.
  func progress(of number: Int) -> SpeechdProgress? {
    notices.withLock { $0[client]?.progress(of: number) }
  }

  /// The speech modules of the daemon.
  func modules() -> [String] { Self.answers(to: "LIST OUTPUT_MODULES", on: connection).map(\.speakable) }

  private static let lost = SpeechProblem.daemonMissing(reason: "connection lost")

  /// The lines that answer a question, each of a three-digit number, a hyphen and the answer; none if the connection is
  /// lost. (The library's own questions crash then.)
  private static func answers(to question: String, on connection: UnsafeMutablePointer<SPDConnection>) -> [String] {
    guard let command = strdup(question) else { return [] }
    var reply: UnsafeMutablePointer<CChar>?
    spd_execute_command_with_reply(connection, command, &reply)
    defer {
      free(command)
      free(reply)
    }
    guard let reply else { return [] }
    return String(cString: reply).split(whereSeparator: \.isNewline).compactMap { line in
      line.dropFirst(3).first == "-" ? String(line.dropFirst(4)) : nil
    }
  }
}

/// What the daemon has told, by the number of the connection. The library tells numbers and nothing else.
private let notices = Mutex<[Int: SpeechdNotices]>([:])

private let notice: @convention(c) (Int, Int, SPDNotificationType) -> Void = { number, client, event in
  let progress: SpeechdProgress? =
    switch event {
    case SPD_EVENT_BEGIN: .isHeard
    case SPD_EVENT_END: .ended
    case SPD_EVENT_CANCEL: .cancelled
    default: nil
    }
  if let progress { notices.withLock { $0[client]?.note(progress, of: number) } }
}

extension String {
  /// Of a few lines the first says what is wrong, between "Error: " and how starting the daemon failed as well; it ends
  /// in a full stop or not.
  fileprivate var firstReason: String {
    var line = String(prefix { !$0.isNewline }).speakable
    if let end = line.firstRange(of: " Autospawn: ") { line = String(line[..<end.lowerBound]) }
    if line.hasPrefix("Error: ") { line.removeFirst(7) }
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}
