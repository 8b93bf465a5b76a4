/// A file of time zone information, to be written with whatever mistake.
struct ZoneFile {
  /// "1", "2" and so on; the first is told by a zero.
  var version = UInt8(ascii: "2")
  var instants: [Int64] = []
  /// Which of the offsets holds from each instant on.
  var kinds: [UInt8] = []
  var offsets: [Int32] = [0]
  var leapSeconds = 0
  var footer = "\n\n"

  var bytes: [UInt8] {
    if version == 0 { return block(of: Int32.self) + footer.utf8 }
    return block(of: Int32.self) + block(of: Int64.self) + footer.utf8
  }

  private func block<Time: FixedWidthInteger>(of time: Time.Type) -> [UInt8] {
    // Two indicators of each kind are as many as there are kinds of time, or none.
    let counts = [offsets.count, offsets.count, leapSeconds, instants.count, offsets.count, 4]
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in counts { bytes += bigEndian(Int32(count)) }
    for instant in instants { bytes += bigEndian(Time(truncatingIfNeeded: instant)) }
    bytes += kinds
    for offset in offsets { bytes += bigEndian(offset) + [0, 0] }
    bytes += Array("ABC\0".utf8)
    for second in 0..<leapSeconds { bytes += bigEndian(Time(second)) + bigEndian(Int32(1)) }
    return bytes + [UInt8](repeating: 0, count: offsets.count * 2)
  }

  private func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
