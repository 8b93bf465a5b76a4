/// A piece of a text that stands apart.
package enum Block: Equatable, Sendable {
  case heading([Span], level: Int)
  case paragraph([Span])
  /// Lines as they are.
  case code([String])
  case list([[Span]])
  case table(header: [[Span]], rows: [[[Span]]])
  /// What is explained, and its explanation.
  case definitions([Definition])

  /// An option or a command, say, and what it does.
  package struct Definition: Equatable, Sendable {
    package let term: [Span]
    package let text: [Span]
  }
}

/// A piece of a line.
package enum Span: Equatable, Sendable {
  case text(String)
  /// What is typed or printed as it stands.
  case code(String)
  case strong(String)
  /// What stands for something else.
  case placeholder(String)
  case link(String, to: String)
}

extension Span {
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text), .strong(let text), .placeholder(let text), .link(let text, to: _): text
    }
  }
}
