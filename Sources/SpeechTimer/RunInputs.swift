internal import Dispatch
internal import Listening

/// Those from whom a live run hears: signals, a keyboard or lines, and who asks at its socket.
struct RunInputs {
  let keyboard: Keyboard?
  let socket: ControlSocket?
  private let sources: [any InputSource]
  /// How much may be typed ahead: a source waits for room, so that a flood of lines neither fills the memory nor holds
  /// up the end and the signals behind it.
  private let room = DispatchSemaphore(value: 16)

  init(keyboard: Keyboard?, lines: ControlLines?, socket: ControlSocket?) {
    self.keyboard = keyboard
    self.socket = socket
    let others: [(any InputSource)?] = [keyboard, lines, socket]
    sources = [Signals()] + others.compactMap(\.self)
  }

  func start(postingTo events: RunEvents) {
    for source in sources {
      source.start { @Sendable [room] input in
        if input.isTyped { room.wait() }
        events.post(.input(input))
      }
    }
  }

  /// Makes room, now that this one is dealt with.
  func take(_ input: Input) {
    if input.isTyped { room.signal() }
  }

  func stop() {
    for source in sources { source.stop() }
  }
}

extension Input {
  fileprivate var isTyped: Bool {
    switch self {
    case .key, .line, .focus: true
    // Of requests, the socket lets few through at a time.
    case .signal, .request, .withdrawn: false
    }
  }
}
