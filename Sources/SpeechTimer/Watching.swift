internal import Displaying
internal import Listening

/// Those at the socket who follow a run.
struct Watching: Follower {
  let socket: ControlSocket

  func follow(_ report: Report) { socket.publish(report.jsonLines) }
}
