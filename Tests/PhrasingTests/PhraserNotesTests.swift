import Announcing
import Phrasing
import Testing
import Timing

@Suite struct PhraserNotesTests {
  private let end = EndTime(TimeOfDay(hour: 17, minute: 30))
  private var countdown: Countdown

  init() {
    countdown = Countdown(.seconds(5400))
    _ = countdown.apply(.start, at: .zero)
  }

  private func notes(_ tag: String = "en", nextMark: Duration? = .seconds(3600), end: EndTime? = nil) throws
    -> [String]
  {
    let catalog = try #require(try Catalogs().catalog(tag))
    return Phraser(catalog: catalog).notes(on: countdown, nextMark: nextMark, endingAt: end)
  }

  @Test func `while it runs they tell how long in all, until when, and the next mark`() throws {
    #expect(try notes(end: end) == ["1 hour, 30 minutes, until 17:30", "Next: 1 hour"])
    #expect(try notes() == ["1 hour, 30 minutes", "Next: 1 hour"])
    #expect(try notes("es", end: end).last == "Próximo aviso: 1 hora")
  }

  @Test mutating func `while it rests they say so, and what is left`() throws {
    _ = countdown.apply(.pause, at: .milliseconds(1_500))
    #expect(try notes() == ["Paused: 1 hour, 29 minutes", "Next: 1 hour"])
  }

  @Test mutating func `where the end stays in a pause, they say that it does`() throws {
    countdown = Countdown(until: .seconds(5400))
    _ = countdown.apply(.start, at: .zero)
    _ = countdown.apply(.pause, at: .seconds(60))
    #expect(try notes(end: end).first == "Paused: the end stays at 17:30")
    let tomorrow = EndTime(end.time, .tomorrow)
    #expect(
      try notes(end: tomorrow).first
        == "Paused: the end stays at 17:30. 1 hour, 30 minutes, until 17:30 tomorrow")
  }

  @Test func `of a speech they tell the light that is on, and the next one`() throws {
    let catalog = try #require(try Catalogs().catalog("es"))
    let phraser = Phraser(catalog: catalog)
    var talk = try #require(Talk([.seconds(60), .seconds(90), .seconds(120)], grace: .zero))
    _ = talk.start(at: .zero)
    var told: [[String]] = []
    for now in [0, 60, 90, 120].map({ Duration.seconds($0) }) {
      _ = talk.wake(at: now)
      told.append(phraser.notes(on: talk, at: now))
    }
    #expect(
      told == [
        ["", "Próximo aviso: Verde, 1 minuto"], ["Verde", "Próximo aviso: Amarillo, 1 minuto y 30 segundos"],
        ["Amarillo", "Próximo aviso: Rojo, 2 minutos"], ["Rojo", ""],
      ])
    _ = talk.stop(at: .seconds(121))
    #expect(phraser.notes(on: talk, at: .seconds(200)) == ["Rojo", ""])
  }

  @Test mutating func `without a next mark, and after the end, there are two lines still`() throws {
    countdown.update(at: .seconds(5400))
    #expect(try notes(nextMark: nil) == ["1 hour, 30 minutes", ""])
  }
}
