internal import Drawing

extension Gradient {
  /// Reads two colours as they are typed: "ff9500,ff2d78", with or without number signs.
  init(text: String) throws(Option.Complaint) {
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
    guard pieces.count == 2 else { throw Option.Complaint(text: "not two colours with a comma between") }
    self.init(from: try Color(text: pieces[0]), to: try Color(text: pieces[1]))
  }
}

extension Color {
  fileprivate init(text: Substring) throws(Option.Complaint) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == 6, values.count == 6 else {
      throw Option.Complaint(text: "\(String(text).shown) is no colour of six hexadecimal digits")
    }
    let bytes = stride(from: 0, to: 6, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
