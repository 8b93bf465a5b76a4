/// How many colours there are to draw with.
package enum ColorDepth: String, CaseIterable, Sendable {
  /// None at all: shapes tell everything.
  case none
  /// The sixteen that every colour terminal has.
  case sixteen
  /// xterm's 256.
  case indexed
  /// 24 bits.
  case full
}

extension ColorDepth {
  /// When to use colour.
  package enum Use: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// What is right for an output: colour on terminals that have it, unless the user says no (`NO_COLOR`).
  ///
  /// `environment` gives the value of a variable, nil or empty if there is none.
  package init(_ use: Use, showsOnTerminal: Bool, environment: (String) -> String?) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    let terminal = value("TERM")
    switch use {
    case .never:
      self = .none
      return
    case .auto:
      if !showsOnTerminal || value("NO_COLOR") != nil || terminal == nil || terminal == "dumb" {
        self = .none
        return
      }
    case .always: break
    }
    if ["truecolor", "24bit"].contains(value("COLORTERM")) || terminal?.hasSuffix("-direct") == true {
      self = .full
    } else if terminal?.contains("256color") == true {
      self = .indexed
    } else {
      self = .sixteen
    }
  }
}
