internal import Synchronization

/// Single keys of a terminal, read without echo while this process is in its foreground.
package final class Keyboard: InputSource {
  /// The bytes of one sequence come together: after a rest, an Escape that came alone was a key of its own.
  private static let rest = Duration.milliseconds(500)

  private let descriptor: Int32
  private let mode: TerminalMode
  private let reader = Mutex<DescriptorReader?>(nil)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    mode = TerminalMode(descriptor: descriptor)
  }

  package func start(post: @escaping @Sendable (Input) -> Void) {
    let reading = Mutex((decoder: KeyDecoder(), last: ContinuousClock.now))
    let mode = mode
    reader.withLock { reader in
      reader = DescriptorReader(descriptor: descriptor, mayRead: { mode.isInForeground }) { bytes in
        let now = ContinuousClock.now
        let inputs = reading.withLock { reading in
          if reading.last.duration(to: now) > Self.rest { reading.decoder.reset() }
          reading.last = now
          return reading.decoder.inputs(in: bytes)
        }
        for input in inputs { post(input) }
      }
    }
    attend()
  }

  /// Takes the terminal if it is ours, and leaves it alone if it is not, which it says: to be asked whenever that may
  /// have changed.
  @discardableResult package func attend() -> Bool {
    reader.withLock { reader in
      let isOurs = mode.isInForeground
      if isOurs {
        mode.readKeys()
        reader?.start()
      } else {
        reader?.stop()
      }
      return isOurs
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
