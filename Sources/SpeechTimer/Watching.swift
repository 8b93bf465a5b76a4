internal import Displaying
internal import Listening

/// Those at the socket who follow a run.
struct Watching: Follower {
  let socket: ControlSocket
  private let lines = EventLines()

  init(socket: ControlSocket) { self.socket = socket }

  func follow(_ report: Report) { socket.publish(lines.text(of: report)) }
}
