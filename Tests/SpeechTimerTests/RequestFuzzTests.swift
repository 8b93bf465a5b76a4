import Announcing
import Foundation
import Listening
import SpeechTimer
import Testing
import Timing

/// Random requests, the same in each run. `FUZZ` says how many; the usual number takes seconds.
@Suite struct RequestFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["FUZZ"].flatMap { Int($0) } ?? 4_000

  @Test func `whatever is asked is answered once, and at once`() {
    var gibberish = Gibberish(seed: 1)
    var session = Self.session
    var now = Duration.zero
    for number in 0..<Self.count {
      let line = String(decoding: gibberish.line(), as: UTF8.self)
      now += .milliseconds(Int.random(in: 0...2_000, using: &gibberish.random))
      if let alarm = session.nextAlarm, alarm <= now { _ = session.handle(.alarm, at: now) }
      let effects = session.handle(.input(.request(Request(id: Request.ID(UInt64(number)), line: line))), at: now)
      let answers = effects.compactMap { effect in
        switch effect {
        case .answer(Request.ID(UInt64(number)), _): "answer"
        case .keep(Request.ID(UInt64(number)), _): "keep"
        default: nil
        }
      }
      // Whoever waits for what is over already is kept for no longer than that.
      if ![["answer"], ["keep"], ["keep", "answer"]].contains(answers) {
        Issue.record("\(answers) to \(line.debugDescription)")
      }
      _ = session.handle(.input(.withdrawn(Request.ID(UInt64(number)))), at: now)
      if effects.contains(where: { if case .end = $0 { true } else { false } }) || number % 100 == 99 {
        (session, now) = (Self.session, .zero)
      }
    }
  }

  @Test func `a running timer answers each in a line, and announces on`() async throws {
    let elsewhere = try Elsewhere()
    let file = elsewhere.folder + "/lines"
    try await elsewhere.start("Tea=6h", "--every", "1s", "--final", "0", "--log", file)
    let sockets = try #require(elsewhere.sockets)
    var gibberish = Gibberish(seed: 2)
    for _ in 0..<Self.count {
      let bytes = gibberish.line()
      let connection = try #require(sockets.connect(to: 1))
      let text = String(decoding: bytes, as: UTF8.self)
      // Those that would change or end it are tried elsewhere.
      if ["stop", "pause", "add", "reset"].contains(where: text.contains) { continue }
      let way = Int.random(in: 0..<8, using: &gibberish.random)
      switch way {
      case 0: connection.send(Array(bytes.prefix(bytes.count / 2)))
      case 1:
        connection.send(bytes)
        shutdown(connection.descriptor, Int32(SHUT_WR))
      case 2:
        connection.send(Array(bytes.prefix(bytes.count / 2)))
        connection.send(Array(bytes.dropFirst(bytes.count / 2)) + [0x0A])
      default: connection.send(bytes + [0x0A])
      }
      // Whoever sends half a line, or listens on, goes without an answer.
      if way == 0 || text.contains("watch") || text.contains("wait") { continue }
      let answer = connection.rest()
      let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
      if object?["status"] == nil || answer.filter(\.isNewline).count != 1 || !answer.hasSuffix("\n") {
        Issue.record("\(answer.debugDescription) to \(text.debugDescription)")
      }
    }
    #expect(try elsewhere.ask(Array("left".utf8) + [0x0A]).contains(#""status":0"#))
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let seconds = lines.compactMap { line in
      line.firstMatch(of: /"event":"(?:started|remaining)".*"remaining":(\d+),/).flatMap { Int($0.1) }
    }
    // A busy machine may swallow one now and then.
    let gone = 6 * 3_600 - (seconds.last ?? 0)
    #expect(seconds == Array(Set(seconds)).sorted(by: >) && seconds.count * 10 >= gone * 9)
  }

  private static var session: Session {
    let narrators = ["Tea", "Long bread"].map { Narrator(Countdown(.seconds(90)), label: $0) }
    var session = Session(narrators, notation: TimeNotation())
    _ = session.start(at: .zero)
    return session
  }
}

/// Lines that are right, nearly right and not at all.
private struct Gibberish {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  private static let words = [
    "left", "list", "watch", "wait", "pause", "resume", "reset", "stop", "mute", "unmute", "silence", "add", "next",
    "aloud", "Tea", "tea", "Long", "bread", "5m", "-1m", "1h30", "999d", "1:05", "PT1M", "", "\u{1B}[2J", "\"", "{}",
    "минут", "٣", "\u{202E}", "\u{0}", "\t", "e\u{301}\u{301}\u{301}",
  ]

  mutating func line() -> [UInt8] {
    var bytes: [UInt8]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in .random(in: 0...255, using: &random) }
    case 1:
      let word = Self.words.randomElement(using: &random)!
      bytes = Array(repeating: "\(word) ", count: Int.random(in: 0...2_000, using: &random)).joined().utf8.map(\.self)
    default:
      let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.words.randomElement(using: &random)! }
      bytes = Array(words.joined(separator: " ").utf8)
    }
    while Int.random(in: 0..<3, using: &random) == 0, !bytes.isEmpty {
      let place = bytes.indices.randomElement(using: &random)!
      if Bool.random(using: &random) {
        bytes[place] = .random(in: 0...255, using: &random)
      } else {
        bytes.remove(at: place)
      }
    }
    return bytes
  }
}

/// The same numbers from the same seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
