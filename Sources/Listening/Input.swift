/// What reaches the run from outside.
package enum Input: Equatable, Sendable {
  case key(Key)
  /// The terminal has got the focus, or lost it.
  case focus(Bool)
  /// A line of standard input, without its newline.
  case line(String)
  case signal(UnixSignal)
  case request(Request)
  /// Whoever asked this does not wait for an answer any more.
  case withdrawn(Request.ID)
}

/// Something that inputs come from.
package protocol InputSource: Sendable {
  /// Begins to listen, and posts from threads of its own.
  func start(post: @escaping @Sendable (Input) -> Void)

  /// Listens no longer; what has been read may still be posted.
  func stop()
}
