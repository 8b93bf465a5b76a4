import SoundServers
import Speaking
import Synchronization
import Testing

@Suite struct MuteWatchTests {
  private final class Output: Sendable {
    private let state = Mutex((isMuted: false, isKnown: true, looks: 0))

    var looks: Int { state.withLock { $0.looks } }
    func set(isMuted: Bool) { state.withLock { $0.isMuted = isMuted } }
    func lose() { state.withLock { $0.isKnown = false } }

    func look() -> PulseFacts.Sink? {
      state.withLock { state in
        state.looks += 1
        guard state.isKnown else { return nil }
        return PulseFacts.Sink(name: "nobody", description: "Null Output", isMuted: state.isMuted, volume: 100)
      }
    }
  }

  private let output = Output()
  private let reports = Reports()

  private func watch(patience: Duration = .zero) -> MuteWatch {
    MuteWatch(over: Nobody(), asking: output.look, after: .zero, patience: patience, report: reports.take)
  }

  @Test func `that the output is muted is told once, and that it is on again`() async {
    let watch = watch()
    #expect(await eventually { output.looks == 1 })
    output.set(isMuted: true)
    for looks in 2...3 {
      watch.say(Utterance("mark"), at: .zero)
      #expect(await eventually { output.looks == looks })
    }
    #expect(await eventually { reports.all == [.outputMuted("Null Output")] })
    output.set(isMuted: false)
    watch.say(Utterance("mark"), at: .zero)
    #expect(await eventually { reports.all == [.outputMuted("Null Output"), .recovered("Null Output")] })
  }

  @Test func `a row of numbers does not ask each time, and nothing asks between announcements`() async {
    let watch = watch(patience: .seconds(60))
    #expect(await eventually { output.looks == 1 })
    for second in 1...9 { watch.say(Utterance("9"), at: .seconds(second)) }
    watch.prepare(Utterance("mark"), at: .seconds(10), next: nil)
    await watch.finish()
    #expect(output.looks == 1)
  }

  @Test func `of what is not known nothing is told`() async {
    output.lose()
    output.set(isMuted: true)
    let watch = watch()
    watch.say(Utterance("mark"), at: .zero)
    #expect(await eventually { output.looks == 2 })
    #expect(reports.all == [])
  }
}

private struct Nobody: Speaker {
  func prepare(_ utterance: Utterance, at instant: Duration, next: Duration?) {}
  func discard() {}
  func say(_ utterance: Utterance, at instant: Duration, next: Duration?) {}
  func silence(at instant: Duration) {}
  func finish() async {}
}
