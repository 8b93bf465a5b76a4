internal import FoundationEssentials

/// A value as one line of JSON, keys in alphabetical order.
package struct JSONLine: Sendable {
  private let encoder: JSONEncoder

  package init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// The line, newline included. Values hold strings and finite numbers only, which always encode.
  package func text(of value: some Encodable) -> String {
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
