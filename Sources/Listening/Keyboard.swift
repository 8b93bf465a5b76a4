internal import Synchronization

/// Single keys of a terminal, read without echo while this process is in its foreground.
package final class Keyboard: InputSource {
  /// The bytes of one sequence come together: after a rest, an Escape that came alone was a key of its own.
  private static let rest = Duration.milliseconds(500)

  private let descriptor: Int32
  private let mode: TerminalMode
  private let reader = Mutex<Reader?>(nil)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    mode = TerminalMode(descriptor: descriptor)
  }

  package func start(post: @escaping @Sendable (Input) -> Void) {
    let reading = Mutex((decoder: KeyDecoder(), last: ContinuousClock.now))
    let mode = mode
    reader.withLock { reader in
      reader = Reader(descriptor: descriptor, mayRead: { mode.isInForeground }) { bytes in
        let now = ContinuousClock.now
        let keys = reading.withLock { reading in
          if reading.last.duration(to: now) > Self.rest { reading.decoder.reset() }
          reading.last = now
          return reading.decoder.keys(in: bytes)
        }
        for key in keys { post(.key(key)) }
      }
    }
    attend()
  }

  /// Takes the terminal if it is ours, and leaves it alone if it is not: to be asked whenever that may have changed.
  package func attend() {
    reader.withLock { reader in
      if mode.isInForeground {
        mode.readKeys()
        reader?.start()
      } else {
        reader?.stop()
      }
    }
  }

  /// Gives the terminal back as it was found.
  package func release() {
    reader.withLock { $0?.stop() }
    mode.restore()
  }

  package func stop() {
    release()
    reader.withLock { $0 = nil }
  }
}
