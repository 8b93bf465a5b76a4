internal import Dispatch
internal import Glibc
internal import Synchronization

/// The signals that a run answers.
package enum UnixSignal: CaseIterable, Sendable {
  case interrupt, quit, terminate, hangUp, suspend, proceed
  /// The window has another size.
  case resize

  /// Its number.
  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .suspend: SIGTSTP
    case .proceed: SIGCONT
    case .resize: SIGWINCH
    }
  }

  /// Ends, or stops, this process as if the signal had never been caught. Returns after a stop, when it goes on.
  package func takeDefaultAction() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    var previous = sigaction()
    sigaction(number, &action, &previous)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    var mask = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &own, &mask)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(number, &previous, nil)
  }
}

/// Signals as inputs. One that was ignored when this process began stays ignored (`nohup`, a script's `&`).
package final class Signals: InputSource {
  /// One for all of them: on Dispatch's own each would wake a thread, when it begins and when it ends.
  private let queue = DispatchQueue(label: "signals")
  private let sources = Mutex<[any DispatchSourceSignal]>([])

  package init() {}

  package func start(post: @escaping @Sendable (Input) -> Void) {
    let signals = UnixSignal.allCases.filter { !Self.isIgnored($0) }
    sources.withLock { [queue] sources in
      sources = signals.map { signal in
        let source = DispatchSource.makeSignalSource(signal: signal.number, queue: queue)
        source.setEventHandler { @Sendable in post(.signal(signal)) }
        source.resume()
        return source
      }
    }
  }

  package func stop() {
    sources.withLock { sources in
      for source in sources { source.cancel() }
      sources = []
    }
  }

  private static func isIgnored(_ signal: UnixSignal) -> Bool {
    var action = sigaction()
    sigaction(signal.number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Makes the closing of the terminal no reason to end. `Signals` leaves alone what is ignored before it starts.
package func ignoreHangUps() { signal(SIGHUP, SIG_IGN) }

/// Makes writing to a closed pipe, or beyond the limit of a file's size, an error instead of a signal that ends the
/// process.
package func ignoreFailedWrites() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}
