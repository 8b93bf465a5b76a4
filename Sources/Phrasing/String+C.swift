extension String {
  /// What a C function writes into the room that it is given, whose length in bytes it tells; nil where it tells that there is
  /// none.
  init?(room: Int, _ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) {
    let text: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { text in
      let length = write(text.baseAddress, Int32(text.count))
      return length < 0 ? nil : String(decoding: UnsafeRawBufferPointer(text).prefix(Int(length)), as: UTF8.self)
    }
    guard let text else { return nil }
    self = text
  }
}
