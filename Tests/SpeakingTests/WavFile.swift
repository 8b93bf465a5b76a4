import Foundation
import SoundServers

/// A WAV file read back.
struct WavFile {
  let riffSize: UInt32
  let dataSize: UInt32
  let rate: UInt32
  let channels: UInt16
  let bits: UInt16
  let samples: [Int16]

  init(_ data: Data) throws {
    let head = [UInt8](data.prefix(44))
    guard head.count == 44, head[0..<4] == ArraySlice("RIFF".utf8), head[8..<16] == ArraySlice("WAVEfmt ".utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let number = { (at: Int, size: Int) in (0..<size).reduce(UInt32(0)) { $0 | UInt32(head[at + $1]) << (8 * $1) } }
    riffSize = number(4, 4)
    channels = UInt16(number(22, 2))
    rate = number(24, 4)
    bits = UInt16(number(34, 2))
    dataSize = number(40, 4)
    samples = Array(unsafeUninitializedCapacity: (data.count - 44) / 2) { buffer, count in
      count = data.copyBytes(to: buffer, from: 44..<(44 + buffer.count * 2)) / 2
    }
  }

  var stretches: [Range<Int>] { loudStretches(of: samples) }
}
