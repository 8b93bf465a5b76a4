internal import Keeping

/// The options that a user wants each time. The command line overrules them.
struct ConfigurationFile {
  private struct Line {
    let number: Int
    let option: Option
    let value: String?
  }

  /// Options that make no sense each time.
  private static let refused = [
    "rehearse", "no-config", "list-locales", "list-devices", "h", "help", "version", "detach",
  ]

  private let file: File
  private var lines: [Line] = []

  /// Reads the file that the environment names; nil if it names none and there is none at the usual place.
  init?(_ environment: Environment) throws(Failure) {
    let isNamed = environment["SPEECH_TIMER_CONFIG"] != nil
    guard let path = environment["SPEECH_TIMER_CONFIG"] ?? Self.usualPath(environment) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try File(path).read(megabytes: 1)
    } catch {
      if error.isMissing && !isNamed { return nil }
      throw .usage(
        "\(path.cleaned(longest: 1_000)): \(error.reason). Right would be: a text of options, or --no-config")
    }
    try self.init(bytes, path: path)
  }

  /// Reads what a file holds.
  init(_ bytes: [UInt8], path: String) throws(Failure) {
    file = File(path)
    for entry in Configuration(bytes).entries {
      guard let option = OptionTable.options.first(where: { $0.word == entry.name }) else {
        throw located(Self.unknown(entry.name), at: entry.line)
      }
      if Self.refused.contains(option.word) {
        throw located(
          .usage(
            "\(option.word): not for each time. Right would be: \(option.names.last ?? option.word), when it is wanted"),
          at: entry.line)
      }
      lines.append(Line(number: entry.line, option: option, value: entry.value))
    }
  }

  private static func usualPath(_ environment: Environment) -> String? {
    environment.ownFolder("XDG_CONFIG_HOME", inHome: ".config").map { "\($0)/config" }
  }

  /// Does what its lines say, but for those that the command line speaks of.
  func apply(to settings: inout Settings, beside given: Arguments) throws(Failure) {
    for line in lines where !given.overruledWords.contains(line.option.word) {
      do {
        try line.option.apply(line.value, as: line.option.word, to: &settings)
      } catch {
        throw located(error, at: line.number)
      }
    }
  }

  /// The file without an option that a run cannot have; nil where that does not stand here, or not for this run.
  func others(than failure: Failure, beside given: Arguments) -> ConfigurationFile? {
    guard failure.isMisplaced, !given.overruledWords.contains(failure.option ?? "") else { return nil }
    var others = self
    others.lines.removeAll { failure.isAbout($0.option) }
    return others.lines.count < lines.count ? others : nil
  }

  /// A complaint of an option that stands in the file is told with its line.
  func located(_ failure: Failure, beside given: Arguments) -> Failure {
    let overruled = given.overruledWords
    let line = lines.last { !overruled.contains($0.option.word) && failure.isAbout($0.option) }
    return line.map { located(failure, at: $0.number) } ?? failure
  }

  private func located(_ failure: Failure, at line: Int) -> Failure {
    Failure(kind: failure.kind, text: "\(file.path.cleaned(longest: 1_000)), line \(line): \(failure.text)")
  }

  private static func unknown(_ name: String) -> Failure {
    let guess = closest(to: name, among: OptionTable.options.map(\.word)).map { "Did you mean \($0)?" }
    return .usage(
      "Not an option: \(name.shown). \(guess ?? "speech-timer --help lists them all; here they have no dashes.")")
  }
}

extension Failure {
  /// Whether it complains of an option. What would be right instead is no complaint.
  fileprivate func isAbout(_ option: Option) -> Bool {
    if let word = self.option { return word == option.word }
    let complaint = text.split(separator: "Right would be: ", maxSplits: 1).first ?? ""
    let words = complaint.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return words.contains("--\(option.word)")
  }
}
