import SpeechTimer
import Testing

@Suite struct RosterTests {
  private let one = RunningTimers(runs: [.init(number: 1, labels: [])])
  private let several = RunningTimers(runs: [
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
    ("silence 4", "4: silence"), ("wait 6", "6: wait"), ("left 2", "2: left"),
    ("left 8 2", "8: left 2"), ("stop 7 Milk", "7: stop Milk"), ("stop 7 milk", "7: stop Milk"),
    ("add 5 minutes 6 Milk", "6: add 5 minutes Milk"), ("pause 4 long", "4: pause Long bread"),
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
    let two = RunningTimers(runs: [.init(number: 1, labels: ["Minna"]), .init(number: 2, labels: ["Tea"])])
    #expect(throws: Failure.self) { try asked(two, "add 5 min") }
    #expect(try asked(two, "add 5 min min") == "1: add 5 min Minna")
  }

  @Test(arguments: [
    ("left mi", "mi. There are: Tea,"),
    ("left", "Several timers run: Tea, 2, Eggs, Long bread, tea, 6 Milk, 7 Milk, 8 2."),
    ("left Coffee", "Coffee. There are: Tea,"), ("add 5m Coffee", "No timer has this name: Coffee. There are: Tea,"),
    ("left TEA", "There are: Tea, tea. Right would be: speech-timer left Tea"),
    ("stop milk", "There are: 6 Milk, 7 Milk. Right would be: speech-timer stop 6 Milk"),
    ("add 2m milk", "There are: 6 Milk, 7 Milk. Right would be: speech-timer add 2m 6 Milk"),
    ("add 2m", "Right would be: speech-timer add 2m Tea"), ("add 2 minutes", "speech-timer add 2 minutes Tea"),
    ("left a\u{1B}[2Jb\nc", "a[2Jb c"),
  ])
  func `what could be meant is listed`(words: String, piece: String) throws {
    let failure = #expect(throws: Failure.self) { try asked(several, words) }
    #expect(failure?.kind == .usage)
    #expect(failure?.text.contains(piece) == true, "\(failure?.text ?? "")")
  }

  @Test func `a longer name is not one that it ends in`() throws {
    let breads = RunningTimers(runs: [.init(number: 1, labels: ["bread"]), .init(number: 2, labels: ["Long bread"])])
    #expect(try asked(breads, "add 5m Long bread") == "2: add 5m Long bread")
    #expect(try asked(breads, "add 5m bread") == "1: add 5m bread")
  }

  @Test func `of one run a name that is a number is no other number`() throws {
    let numbered = RunningTimers(runs: [.init(number: 1, labels: ["1", "2"]), .init(number: 3, labels: [])])
    #expect(try asked(numbered, "stop 1") == "1: stop 1")
    #expect(try asked(numbered, "stop 2") == "1: stop 2")
  }

  @Test func `aloud stands before the request, and a line stays one line`() throws {
    let question = try Question(.add, ["5m\nstop"])
    let request = try one.request(for: question, isAloud: true)
    #expect(request.line == "aloud add 5m stop")
  }

  private func asked(_ runningTimers: RunningTimers, _ words: String) throws -> String {
    let words = words.split(separator: " ").map(String.init)
    let word = try #require(ControlWord(rawValue: words[0]))
    let request = try runningTimers.request(for: Question(word, Array(words.dropFirst())))
    return "\(request.number): \(request.line)"
  }
}
