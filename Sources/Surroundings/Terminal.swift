/// What is known of the terminal without asking it.
package struct Terminal: Sendable, Equatable {
  /// Whether standard output goes to a terminal.
  package var showsOutput: Bool
  /// Whether standard input comes from a terminal.
  package var givesInput: Bool
  /// Whether VTE draws it (`VTE_VERSION`), where Orca reads.
  package var isVTE: Bool
  /// Whether tmux (`TMUX`) or screen (`STY`) is between: focus reports and parent processes then tell of another
  /// terminal.
  package var isMultiplexed: Bool
  /// Whether it is a console of the kernel's (`TERM` is `linux`); inside a multiplexer that is not known.
  package var isConsole: Bool
  /// Whether it is sent nothing but text: inside Emacs (`INSIDE_EMACS`), which may speak what it shows and passes no
  /// reports on, and where `TERM` is `dumb` or says nothing.
  package var takesOnlyText: Bool

  package init(
    showsOutput: Bool, givesInput: Bool, isVTE: Bool, isMultiplexed: Bool, isConsole: Bool, takesOnlyText: Bool = false
  ) {
    self.showsOutput = showsOutput
    self.givesInput = givesInput
    self.isVTE = isVTE
    self.isMultiplexed = isMultiplexed
    self.isConsole = isConsole
    self.takesOnlyText = takesOnlyText
  }

  /// `environment` gives the value of a variable, nil or empty if there is none.
  package init(showsOutput: Bool, givesInput: Bool, environment: (String) -> String?) {
    func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }
    let name = environment("TERM") ?? ""
    self.init(
      showsOutput: showsOutput, givesInput: givesInput, isVTE: isSet("VTE_VERSION") && !isSet("INSIDE_EMACS"),
      isMultiplexed: isSet("TMUX") || isSet("STY"), isConsole: name == "linux",
      takesOnlyText: isSet("INSIDE_EMACS") || ["", "dumb"].contains(name))
  }
}
