/// What can be typed: the commands and options, as the manual tells them.
package struct Reference: Sendable {
  /// A command or an option.
  package struct Entry: Sendable {
    /// What is typed as it stands: "-l", "--label".
    package let names: [String]
    /// What stands for something else behind it: "TEXT"; empty if there is nothing.
    package let arguments: String
    package let help: String

    package init(_ names: [String], arguments: String, help: String) {
      self.names = names
      self.arguments = arguments
      self.help = help
    }
  }

  /// Options that belong together.
  package struct Group: Sendable {
    package let title: String
    package let options: [Entry]

    package init(_ title: String, options: [Entry]) {
      self.title = title
      self.options = options
    }
  }

  package let version: String
  package let commands: [Entry]
  package let groups: [Group]

  package init(version: String, commands: [Entry], groups: [Group]) {
    self.version = version
    self.commands = commands
    self.groups = groups
  }
}

extension Reference {
  /// Of this program, from its tables.
  package static let own = Reference(
    version: Help.version,
    commands: Command.table.map { Entry([$0.word], arguments: $0.arguments, help: $0.help) },
    groups: Option.Group.allCases.map { group in
      Group(group.rawValue, options: OptionTable.options.filter { $0.group == group }.map(Entry.init))
    })
}

extension Reference.Entry {
  fileprivate init(_ option: Option) {
    let placeholder = if case .value(let placeholder, _, _) = option.effect { placeholder } else { "" }
    self.init(option.names, arguments: placeholder, help: option.help)
  }
}
