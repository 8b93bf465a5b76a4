/// Every option there is. Parsing, help, the manual, completions and what a configuration file may say are made from
/// this table.
enum OptionTable {
  static let options = when + speech + show + run + other

  static func option(named name: String) -> Option? { options.first { $0.names.contains(name) } }
}
