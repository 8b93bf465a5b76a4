internal import FoundationEssentials

/// A value as one line of JSON, keys in alphabetical order.
package struct JSONLine: Sendable {
  private let encoder: JSONEncoder

  package init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// An instant in seconds since 1970, by ISO 8601 in UTC: "2026-11-30T17:00:00.250Z".
  package static func time(_ seconds: Double) -> String {
    Date(timeIntervalSince1970: seconds).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  /// The line, newline included. Values hold strings and finite numbers only, which always encode.
  package func text(of value: some Encodable) -> String {
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
