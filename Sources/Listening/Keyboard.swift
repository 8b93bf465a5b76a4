internal import Synchronization

/// Single keys of a terminal, read without echo while this process is in its foreground.
package final class Keyboard: InputSource {
  private let descriptor: Int32
  private let mode: TerminalMode
  private let reader = Mutex<Reader?>(nil)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    mode = TerminalMode(descriptor: descriptor)
  }

  package func start(post: @escaping @Sendable (Input) -> Void) {
    let decoder = Mutex(KeyDecoder())
    let mode = mode
    reader.withLock { reader in
      reader = Reader(descriptor: descriptor, mayRead: { mode.isInForeground }) { bytes in
        for key in decoder.withLock({ $0.keys(in: bytes) }) { post(.key(key)) }
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
