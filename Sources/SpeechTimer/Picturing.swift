internal import Displaying
internal import Drawing
internal import Glibc

/// Draws a ring once: `ring`.
struct Picturing {
  private static let usualRows = 12

  private let settings: Settings
  private let environment: Environment

  init(_ settings: Settings, environment: Environment) {
    self.settings = settings
    self.environment = environment
  }

  func draw(_ ring: Ring) throws -> Session.Ending {
    guard let path = settings.svg else {
      try Program.print(text(of: ring))
      return .answered
    }
    let title = settings.label?.cleaned(longest: 200) ?? ""
    let svg = SVG([ring], title: title.isEmpty ? "speech-timer" : title, summary: ring.percentage)
    if path == "-" { try Program.print(svg.text) } else { try write(svg.text, to: path) }
    return .answered
  }

  /// The ring in cells; where they cannot be shown or are too few, a bar.
  private func text(of ring: Ring) -> String {
    let window = WindowSize(descriptor: STDOUT_FILENO)
    var rows = settings.size ?? Self.usualRows
    // A size that was asked for may scroll, but lines that are folded are no ring.
    if let window { rows = min(rows, window.columns / 2, settings.size == nil ? window.rows - 1 : rows) }
    let depth = ColorDepth(settings.color, showsOnTerminal: isatty(STDOUT_FILENO) == 1) { environment[$0] }
    let background = Color.terminalBackground { environment[$0] }
    guard environment.isUTF8,
      let picture = Dial([ring]).picture(columns: 2 * rows, rows: rows, depth: depth, background: background)
    else {
      return Bar(ring).text(columns: min(2 * (settings.size ?? Self.usualRows), window?.columns ?? .max)) + "\n"
    }
    return picture.canvas.text
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw notWritten(path, errno) }
    defer { close(file) }
    var output = Output(descriptor: file, patience: .endless)
    do throws(Output.Problem) {
      try output.write(text)
    } catch {
      switch error {
      case .closed: throw notWritten(path, EPIPE)
      case .failed(let number): throw notWritten(path, number)
      }
    }
  }

  private func notWritten(_ path: String, _ number: Int32) -> Failure {
    .failed("--svg \(path.shown): \(String(cString: strerror(number))). Right would be: --svg ring.svg")
  }
}

extension Settings {
  /// Options that only a ring has stand beside nothing else.
  func refuse(beside command: Command) throws(Failure) {
    if case .ring = command { return }
    if svg != nil { throw .usage("--svg is for ring. Right would be: speech-timer ring 0.3 --svg ring.svg") }
    if size != nil { throw .usage("--size is for ring. Right would be: speech-timer ring 0.3 --size 12") }
  }
}
