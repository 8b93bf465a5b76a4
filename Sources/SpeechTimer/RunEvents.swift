internal import Listening

/// What reaches a live run: the session's events, and news of the speech.
enum RunEvent: Sendable {
  case alarm
  case input(Input)
  case spoken
  /// What is wrong with the beginning has been told.
  case begun
  /// The clock on the wall was set.
  case clockSet
  case complaint(Failure)
}

/// The one stream in which all meets that reaches a live run.
struct RunEvents: Sendable {
  let stream: AsyncStream<RunEvent>
  private let continuation: AsyncStream<RunEvent>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func post(_ event: RunEvent) { continuation.yield(event) }

  func complain(_ failure: Failure) { post(.complaint(failure)) }
}
