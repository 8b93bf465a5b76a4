/// Goes through bytes from the front, and never past their end.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next bytes; nil if there are not as many.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard (0...rest.count).contains(count) else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A whole number of so many bytes, at most eight, the highest first.
  mutating func number(bytes: Int) -> Int64? {
    guard let taken = take(bytes), let first = taken.first else { return nil }
    return taken.dropFirst().reduce(Int64(Int8(bitPattern: first))) { $0 << 8 | Int64($1) }
  }

  /// So many numbers; nil if the bytes end before.
  mutating func numbers(_ count: Int, bytes: Int) -> [Int64]? {
    guard count <= rest.count / bytes else { return nil }
    return (0..<count).compactMap { _ in number(bytes: bytes) }
  }
}
