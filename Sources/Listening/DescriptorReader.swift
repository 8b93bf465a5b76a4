internal import Dispatch
internal import Glibc
internal import Synchronization

/// Reads a descriptor whenever it has something to give, without a thread that waits for it.
final class DescriptorReader: Sendable {
  private let descriptor: Int32
  private let mayRead: @Sendable () -> Bool
  private let take: @Sendable ([UInt8]) -> Void
  private let source = Mutex<(any DispatchSourceRead)?>(nil)

  /// `mayRead` is asked before each read, and where it says no, reading stops. `take` is given the bytes of each read;
  /// none are the end.
  init(
    descriptor: Int32, mayRead: @escaping @Sendable () -> Bool = { true }, take: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.descriptor = descriptor
    self.mayRead = mayRead
    self.take = take
  }

  deinit { stop() }

  func start() {
    source.withLock { source in
      guard source == nil else { return }
      let new = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      new.setEventHandler { @Sendable [weak self] in self?.read() }
      new.resume()
      source = new
    }
  }

  func stop() {
    source.withLock { source in
      source?.cancel()
      source = nil
    }
  }

  /// Reads all there is: once the other side has hung up, Dispatch tells of it a single time, whatever is left unread.
  private func read() {
    while hasSomething {
      guard mayRead() else { return stop() }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { return }
      take(Array(bytes.prefix(max(0, count))))
      if count <= 0 { return stop() }
    }
  }

  private var hasSomething: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
