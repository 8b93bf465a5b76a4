internal import Glibc

/// Writes sound to a WAV file as it comes, so that its length costs no memory.
///
/// Until the end the header says "as long as can be", which players take for "until the file ends"; then, and after
/// each stretch of sound, the true size is put there if the descriptor can seek, so a killed run leaves a whole file.
package struct WavWriter: ~Copyable {
  /// The longest sound that a WAV header can tell: a little more than 27 hours.
  package static let longest = Duration(samples: mostBytes / 2)
  private static let mostBytes = Int(UInt32.max) - headerSize - 1
  private static let headerSize = 44

  private let path: String
  private let descriptor: Int32
  private let canSeek: Bool
  private var bytes = 0

  /// Makes the file, or takes standard output for `-`, and writes the header.
  ///
  /// - Throws: `SpeechProblem.wavNotMade`, or `.wavNotWritten` where not even the header can be.
  package init(path: String) throws(SpeechProblem) {
    self.path = path
    descriptor =
      path == "-"
      ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      canSeek = false
      throw .wavNotMade(path: path, reason: String(cString: strerror(errno)))
    }
    // What is appended to cannot be patched, and a redirection may start in the middle of a file.
    let isAppended = fcntl(descriptor, F_GETFL) & O_APPEND != 0
    canSeek = lseek(descriptor, 0, SEEK_CUR) == 0 && !isAppended
    try write(Self.header(.max, riff: .max)[...])
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// - Throws: `SpeechProblem.wavNotWritten` when the disk is full or the reader went away, `.wavFull` at the end of
  ///   what a header can say.
  package mutating func write(_ stretches: [Track.Stretch]) throws(SpeechProblem) {
    // Also after a failure: what is there can be played.
    defer { patch() }
    for stretch in stretches {
      switch stretch {
      case .sound(let samples): try append(samples)
      case .silence(let count):
        let block = ArraySlice<Int16>(repeating: 0, count: min(count, 1 << 16))
        var left = count
        while left > 0 {
          try append(block.prefix(left))
          left -= min(left, block.count)
        }
      }
    }
  }

  private mutating func append(_ samples: ArraySlice<Int16>) throws(SpeechProblem) {
    guard bytes + samples.count * 2 <= Self.mostBytes else { throw .wavFull(path: path) }
    try write(1.littleEndian == 1 ? samples : ArraySlice(samples.map(\.littleEndian)))
    bytes += samples.count * 2
  }

  private borrowing func write<Value: BitwiseCopyable>(_ values: ArraySlice<Value>) throws(SpeechProblem) {
    let reason: Int32 = values.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    if reason != 0 { throw .wavNotWritten(path: path, reason: String(cString: strerror(reason))) }
  }

  /// Puts the true sizes into the header. Where this fails, the sizes stay as they are.
  private borrowing func patch() {
    guard canSeek else { return }
    let header = Self.header(UInt32(bytes), riff: UInt32(bytes + Self.headerSize - 8))
    _ = header.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private static func header(_ size: UInt32, riff: UInt32) -> [UInt8] {
    let rate = UInt32(SampleRate.hertz)
    return Array("RIFF".utf8) + bytes(riff) + Array("WAVEfmt ".utf8)
      + bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(1))
      + bytes(rate) + bytes(rate * 2) + bytes(UInt16(2)) + bytes(UInt16(16))
      + Array("data".utf8) + bytes(size)
  }

  private static func bytes<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
