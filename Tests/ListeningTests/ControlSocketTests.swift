import Foundation
import Listening
import Synchronization
import Testing

/// Answers are made by hand here; a run does it in `AskingTests`.
@Suite struct ControlSocketTests {
  /// A socket that answers each request with its line in capitals, lets "wait" and "watch" listen on, and leaves "hold"
  /// alone.
  private final class Host: Sendable {
    let folder: SocketFolder
    let socket: ControlSocket
    private let place: RuntimeFolder
    private let posted = Posted()

    private final class Posted: Sendable {
      private let inputs = Mutex<[Input]>([])
      private let changed = NSCondition()

      var all: [Input] { inputs.withLock { $0 } }

      func append(_ input: Input) {
        inputs.withLock { $0.append(input) }
        changed.withLock { changed.broadcast() }
      }

      /// Until it is as wanted; false if it is not in time.
      func waits(for isWanted: ([Input]) -> Bool) -> Bool {
        let deadline = Date.now + 10
        return changed.withLock {
          while !isWanted(all) {
            if !changed.wait(until: deadline) { return false }
          }
          return true
        }
      }
    }

    init() throws {
      place = try RuntimeFolder()
      folder = try place.open()
      socket = try ControlSocket(in: folder) { "\($0)\n" }
      // Nothing here may hold the host: the last to let go of it stops the socket, which cannot be done on its own queue.
      socket.start { [socket, posted] in Self.take($0, of: socket, posted) }
    }

    deinit { socket.stop() }

    var inputs: [Input] { posted.all }

    private static func take(_ input: Input, of socket: ControlSocket, _ posted: Posted) {
      // Whoever waits for it may go on only once it has been dealt with.
      defer { posted.append(input) }
      guard case .request(let request) = input else { return }
      switch request.line {
      case "wait": socket.keep(request.id, follows: false)
      case "watch": socket.keep(request.id, follows: true)
      case "hold": break
      default: socket.answer(request.line.uppercased() + "\n", to: request.id)
      }
    }

    func connect() throws -> Connection { try #require(folder.connect(to: socket.number)) }

    func ask(_ line: String) throws -> String {
      let connection = try connect()
      connection.send(line)
      return connection.rest()
    }

    /// Until something was posted; false if it never is.
    func waits(for isWanted: (Input) -> Bool) -> Bool { posted.waits { $0.contains(where: isWanted) } }

    /// Until so many were posted.
    func waits(for count: Int) -> Bool { posted.waits { $0.count == count } }
  }

  @Test func `a line is a request, and one line its answer`() throws {
    let host = try Host()
    #expect(try host.ask("left") == "LEFT\n")
    #expect(try host.ask("ünd") == "ÜND\n")
    #expect(try host.ask("") == "\n")
    #expect(host.inputs.count == 3)
  }

  @Test func `what follows the line is not looked at`() throws {
    let host = try Host()
    #expect(try host.ask("left\nstop\nstop") == "LEFT\n")
    #expect(host.inputs.count == 1)
  }

  @Test func `a line without end is told so, and is no request`() throws {
    let host = try Host()
    let connection = try host.connect()
    connection.send(String(repeating: "x", count: 1_000_000))
    #expect(connection.rest() == "tooLong(most: 4096)\n")
    #expect(host.inputs.isEmpty)
  }

  @Test func `who says nothing is dropped, and holds up nobody`() throws {
    let host = try Host()
    let silent = try (0..<10).map { _ in try host.connect() }
    let start = ContinuousClock.now
    #expect(try host.ask("left") == "LEFT\n")
    #expect(silent[0].rest() == "")
    #expect(.seconds(1) < start.duration(to: .now))
  }

  @Test func `of too many who say nothing, the first make way`() throws {
    let host = try Host()
    let silent = try (0..<200).map { _ in try host.connect() }
    #expect(try host.ask("left") == "LEFT\n")
    #expect(silent[0].rest() == "")
  }

  @Test func `a hundred at once are all answered`() throws {
    let host = try Host()
    let connections = try (0..<100).map { _ in try host.connect() }
    for (number, connection) in connections.enumerated() { connection.send("number \(number)") }
    for (number, connection) in connections.enumerated() { #expect(connection.rest() == "NUMBER \(number)\n") }
  }

  @Test func `requests beyond few wait until some are answered`() throws {
    let host = try Host()
    let held = try (0..<6).map { _ in try host.connect() }
    for connection in held { connection.send("hold") }
    #expect(host.waits(for: 4))
    for case .request(let request) in host.inputs { host.socket.answer("\n", to: request.id) }
    #expect(host.waits(for: 6))
  }

  @Test func `who follows gets all that is published, and who waits only the answer`() throws {
    let host = try Host()
    let (watching, waiting) = (try host.connect(), try host.connect())
    watching.send("watch")
    waiting.send("wait")
    #expect(host.waits(for: 2))
    host.socket.publish("one\n")
    host.socket.publish("two\n")
    for case .request(let request) in host.inputs where request.line == "wait" {
      host.socket.answer("over\n", to: request.id)
    }
    #expect(waiting.rest() == "over\n")
    host.socket.stop()
    #expect(watching.rest() == "one\ntwo\n")
  }

  @Test func `who listens and goes is withdrawn`() throws {
    let host = try Host()
    do {
      let waiting = try host.connect()
      waiting.send("wait")
      #expect(host.waits { if case .request = $0 { true } else { false } })
    }
    #expect(host.waits { if case .withdrawn = $0 { true } else { false } })
  }

  @Test func `who listens and does not read is dropped before it costs anything`() throws {
    let host = try Host()
    let deaf = try host.connect()
    deaf.send("watch")
    #expect(host.waits { if case .request = $0 { true } else { false } })
    let text = String(repeating: "x", count: 9_999) + "\n"
    for _ in 0..<1_000 { host.socket.publish(text) }
    #expect(host.waits { if case .withdrawn = $0 { true } else { false } })
    #expect(try host.ask("left") == "LEFT\n")
  }

  @Test func `not more than some listen at once`() throws {
    let host = try Host()
    let listening = try (0..<65).map { _ in try host.connect() }
    for connection in listening { connection.send("wait") }
    #expect(host.waits { if case .withdrawn = $0 { true } else { false } })
    #expect(listening.contains { $0.isRefused })
    #expect(try host.ask("left") == "LEFT\n")
  }
}

extension Connection {
  /// All that comes until the other side hangs up.
  fileprivate func rest() -> String {
    var bytes: [UInt8] = []
    let deadline = ContinuousClock.now + .seconds(10)
    while case .bytes(let more) = read(until: deadline) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate var isRefused: Bool {
    if case .bytes(let bytes) = read(until: .now + .milliseconds(5)) {
      String(decoding: bytes, as: UTF8.self).contains("tooManyListen")
    } else {
      false
    }
  }
}
