import SpeechTimer
import Testing

@Suite struct RosterTests {
  private let one = Roster(runs: [.init(number: 1, labels: [])])
  private let several = Roster(runs: [
    .init(number: 1, labels: ["Tea"]), .init(number: 2, labels: []), .init(number: 4, labels: ["Eggs", "Long bread"]),
    .init(number: 5, labels: ["tea"]), .init(number: 6, labels: ["Milk"]), .init(number: 7, labels: ["Milk"]),
    .init(number: 8, labels: ["2"]),
  ])

  @Test(arguments: [
    ("left", "1: left"), ("pause", "1: pause"), ("pause 1", "1: pause"), ("add 5m", "1: add 5m"),
    ("add 5m 1", "1: add 5m"), ("add 5 minutes", "1: add 5 minutes"), ("add 1", "1: add 1"),
  ])
  func `one timer needs no name`(words: String, request: String) throws {
    #expect(try asked(one, words) == request)
  }

  @Test(arguments: [
    ("pause Tea", "1: pause Tea"), ("pause tea", "5: pause tea"), ("left eggs", "4: left Eggs"),
    ("left long BREAD", "4: left Long bread"), ("stop 4", "4: stop"), ("add 5m Long bread", "4: add 5m Long bread"),
    ("add 5 minutes eggs", "4: add 5 minutes Eggs"), ("add -1m 4", "4: add -1m"), ("mute Eggs", "4: mute"),
    ("silence 4", "4: silence"), ("wait 6", "6: wait"), ("left 2", "8: left 2"),
  ])
  func `of several a name or a number chooses one`(words: String, request: String) throws {
    #expect(try asked(several, words) == request)
  }

  @Test(arguments: [
    ("left long", "4: left Long bread"), ("pause E", "4: pause Eggs"), ("add 5m long b", "4: add 5m Long bread"),
    ("add 1:05 egg", "4: add 1:05 Eggs"),
  ])
  func `so does a beginning that only one name has`(words: String, request: String) throws {
    #expect(try asked(several, words) == request)
  }

  @Test func `what may be a unit is no beginning of a name`() throws {
    let two = Roster(runs: [.init(number: 1, labels: ["Minna"]), .init(number: 2, labels: ["Tea"])])
    #expect(throws: Failure.self) { try asked(two, "add 5 min") }
    #expect(try asked(two, "add 5 min min") == "1: add 5 min Minna")
  }

  @Test(arguments: [
    ("left mi", "mi. There are: Tea,"), ("left", "Several timers run: Tea, 2, Eggs, Long bread, tea, Milk, Milk, 2."),
    ("left Coffee", "Coffee. There are: Tea,"),
    ("left TEA", "Their numbers are: 1, 5. Right would be: speech-timer left 1"),
    ("add 5m milk", "Their numbers are: 6, 7. Right would be: speech-timer add 5m 6"), ("add 5m", "Several timers run"),
    ("left a\u{1B}[2Jb\nc", "a[2Jb c"),
  ])
  func `what could be meant is listed`(words: String, piece: String) throws {
    let failure = #expect(throws: Failure.self) { try asked(several, words) }
    #expect(failure?.kind == .usage)
    #expect(failure?.text.contains(piece) == true, "\(failure?.text ?? "")")
  }

  @Test func `aloud stands before the request, and a line stays one line`() throws {
    let question = try Question(.add, ["5m\nstop"])
    let request = try one.request(for: question, isAloud: true)
    #expect(request.line == "aloud add 5m stop")
  }

  private func asked(_ roster: Roster, _ words: String) throws -> String {
    let words = words.split(separator: " ").map(String.init)
    let word = try #require(ControlWord(rawValue: words[0]))
    let request = try roster.request(for: Question(word, Array(words.dropFirst())))
    return "\(request.number): \(request.line)"
  }
}
