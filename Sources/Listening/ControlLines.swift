internal import Synchronization

/// Lines of an input that is no terminal, one command each.
package final class ControlLines: InputSource {
  /// Longer lines are cut here, in bytes: no command comes near it, and memory must not grow with what is sent.
  private static let longest = 4096

  private let descriptor: Int32
  private let reader = Mutex<DescriptorReader?>(nil)

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func start(post: @escaping @Sendable (Input) -> Void) {
    let pending = Mutex<[UInt8]>([])
    let new = DescriptorReader(descriptor: descriptor) { bytes in
      let lines = pending.withLock { Self.lines(completing: &$0, with: bytes) }
      for line in lines { post(.line(line)) }
    }
    reader.withLock { $0 = new }
    new.start()
  }

  package func stop() {
    reader.withLock { reader in
      reader?.stop()
      reader = nil
    }
  }

  /// The lines that `bytes` complete; none are the end, which completes the last line too.
  private static func lines(completing pending: inout [UInt8], with bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    func complete() {
      if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
      if !pending.isEmpty { lines.append(String(decoding: pending, as: UTF8.self)) }
      pending = []
    }
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        complete()
      } else if pending.count < longest {
        pending.append(byte)
      }
    }
    if bytes.isEmpty { complete() }
    return lines
  }
}
