internal import Announcing
internal import Displaying
internal import Glibc
internal import Listening

extension TimerRun {
  mutating func perform(_ effect: Session.Effect) throws(OutputClosed) -> Session.Ending? {
    switch effect {
    case .makeReady: try display { teller throws(Output.Problem) in try teller.makeReady() }
    case .show(let bulletin):
      reader.noteShown(bulletin)
      attendKeyboard()
      try display { teller throws(Output.Problem) in try teller.show(bulletin) }
    case .say(let bulletin): say(bulletin)
    case .silence: teller.silence(at: clock.now)
    case .awaitSpeech: awaitSpeech()
    case .suspend:
      try display { teller throws(Output.Problem) in try teller.leave() }
      inputs.keyboard?.release()
      reader.loseReports()
      UnixSignal.suspend.takeDefaultAction()
    case .attend: attend()
    case .complain(let failure): try show(failure)
    case .answer(let id, let answer):
      inputs.socket?.answer(teller.wording.line(for: answer, number: inputs.socket?.number), to: id)
    case .keep(let id, let follows): keep(id, follows: follows)
    case .end(let ending): return ending
    }
    return nil
  }

  /// Tells what is wrong. Where that is that nothing is heard, ends are told another way.
  private mutating func show(_ failure: Failure) throws(OutputClosed) {
    let now = clock.now
    var instead: String?
    if failure.isSilence {
      try display { teller throws(Output.Problem) in instead = try teller.replaceSound(at: now) }
    }
    let told = instead.map { .failed("\(failure.text) \($0)") } ?? failure
    try display { teller throws(Output.Problem) in try teller.complain(told) }
  }

  mutating func attend() {
    attendKeyboard()
    teller.attend()
  }

  private mutating func attendKeyboard() {
    if inputs.keyboard?.attend() != true { reader.loseReports() }
  }

  /// Says what the line does not say already.
  private mutating func say(_ bulletin: Bulletin) {
    if !reader.takes(bulletin) || teller.wording.chimes(with: bulletin) {
      teller.say(bulletin, before: session.upcoming)
    }
  }

  mutating func report(hasFocus: Bool) {
    if let unread = reader.report(hasFocus: hasFocus, whileLinesWait: teller.isBehind) {
      teller.say(unread, before: session.upcoming)
    }
  }

  private mutating func keep(_ id: Request.ID, follows: Bool) {
    guard let socket = inputs.socket else { return }
    socket.keep(id, follows: follows)
    guard follows, !isWatched else { return }
    isWatched = true
    teller.add(Watching(socket: socket))
  }

  /// Shows something. An output that fails is told of once, until it works again, and the countdown goes on without it.
  mutating func display(_ body: (inout Teller) throws(Output.Problem) -> Void) throws(OutputClosed) {
    do {
      try body(&teller)
      outputTrouble.ends()
    } catch .closed {
      guard keepsGoing else { throw OutputClosed() }
      _ = leaveTerminal(outputIsClosed: true)
    } catch {
      // So writing ends where a terminal has closed.
      if keepsGoing, error == .failed(EIO), leaveTerminal() { return }
      if outputTrouble.begins() { complain(.failed("\(Failure(error).text) The countdown goes on.")) }
    }
  }

  /// Goes on without a terminal, and without whatever read the output.
  private mutating func leaveTerminal(outputIsClosed: Bool = false) -> Bool {
    guard leaveTerminals(outputIsClosed: outputIsClosed) else { return false }
    inputs.keyboard?.stop()
    teller.leaveTerminal()
    reader.leave()
    return true
  }

  /// Outside any group: it ends by the speaker's own deadline, and nobody waits for it once the run is over.
  func awaitSpeech() {
    Task(executorPreference: RunQueue.shared) { [teller, events] in
      await teller.finish()
      events.post(.spoken)
    }
  }
}
