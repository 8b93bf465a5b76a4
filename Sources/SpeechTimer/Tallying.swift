internal import Announcing
internal import Displaying
internal import Drawing
internal import Glibc
internal import Phrasing
internal import Surroundings

/// Tells how far goals are reached: `goals`.
struct Tallying {
  private let settings: Settings
  private let environment: Environment
  private let language: Language
  private let goals: [Goal]

  init(_ goals: [Goal], settings: Settings, environment: Environment) throws {
    self.goals = goals
    self.settings = settings
    self.environment = environment
    language = try Language(settings, environment: environment)
  }

  func run() async throws -> Session.Ending {
    if let path = settings.svg {
      try PictureFile(path: path).write(picture)
      return .answered
    }
    // Looking around takes longer than all else here, so it is done where something depends on it.
    let display = settings.display ?? .auto
    let depends = [.auto, .plain].contains(display) && isatty(settings.linesDescriptor) == 1
    let surroundings = depends ? Surroundings.look(environment) : nil
    let sentence = language.phraser.goals(reached, titled: settings.name)
    let lines =
      switch display {
      case .json: goals.map { JSONLine().text(of: Told($0, language.phraser)) }.joined()
      case .plain: line(sentence, surroundings)
      case .ring: drawing(above: sentence) ?? bars(above: sentence)
      case .auto: (surroundings?.nobodyReads == true ? drawing(above: sentence) : nil) ?? line(sentence, surroundings)
      }
    var readout = try Readout(
      settings, language: language, environment: environment, surroundings: surroundings ?? .look(environment))
    return try await readout.tell(lines, spoken: sentence.spoken) ?? readout.ending
  }

  /// The line that is printed, in several where it is read by ear or finger.
  private func line(_ sentence: Phrase, _ surroundings: Surroundings?) -> String {
    let isRead = surroundings?.lastLineStays == true
    let lines = isRead ? Columns.folded(sentence.written, to: PlainDisplay.columns) : [sentence.written]
    return lines.map { $0 + "\n" }.joined()
  }

  private var reached: [(name: String, percent: Int)] { goals.map { ($0.label, $0.percent) } }

  /// The outermost ring first.
  private var rings: [Ring] {
    goals.enumerated().map { Ring($1.fraction, direction: .fills, colors: .ofRing($0)) }
  }

  private var picture: SVG {
    SVG(
      rings, title: settings.name ?? language.phraser.goalsTitle.written,
      summary: language.phraser.goals(reached).written, language: language.catalog.tag)
  }

  private var legend: [String] { goals.map { language.phraser.goal($0.label, text: $0.amounts).written } }

  /// The rings, what each is, and what is spoken; nil where no ring can be drawn.
  private func drawing(above sentence: Phrase) -> String? {
    let printer = RingPrinter(settings, environment: environment, descriptor: settings.linesDescriptor)
    let swatches = rings.map { Swatch($0).text(depth: printer.depth) }
    // Whatever room a swatch takes, the line is as long without colour.
    let below = zip(swatches, legend).map { $0.isEmpty ? $1 : "## \($1)" } + [sentence.written]
    guard let picture = printer.picture(of: rings, above: below) else { return nil }
    let drawn = rings.count - picture.leftOver.count
    let lines = zip(swatches, legend).enumerated().map { index, line in
      let swatch = line.0.isEmpty ? "" : (index < drawn ? line.0 : "  ") + " "
      return swatch + line.1 + "\n"
    }
    return picture.canvas.text + lines.joined() + sentence.written + "\n"
  }

  private func bars(above sentence: Phrase) -> String {
    let printer = RingPrinter(settings, environment: environment, descriptor: settings.linesDescriptor)
    return zip(rings, legend).map { "\(printer.bar(of: $0)) \($1)\n" }.joined() + sentence.written + "\n"
  }

  /// A goal as a JSON line has it.
  private struct Told: Encodable {
    let label: String
    let done: Double
    let goal: Double
    let unit: String?
    let percent: Int
    let written: String
    let spoken: String

    init(_ goal: Goal, _ phraser: Phraser) {
      let phrase = phraser.goal(goal.label, percent: goal.percent)
      label = goal.label
      done = goal.done.value
      self.goal = goal.whole.value
      unit = goal.unit
      percent = goal.percent
      written = phrase.written
      spoken = phrase.spoken
    }
  }
}
