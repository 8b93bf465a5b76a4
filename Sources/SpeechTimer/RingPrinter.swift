internal import Displaying
internal import Drawing
internal import Glibc
internal import Phrasing

/// Where rings are drawn once: as large as was asked for and as the window allows, in the colours that there are.
struct RingPrinter {
  private static let usualRows = 12
  /// Of rings one inside the other, so that there is a gap between them without colour too.
  private static let usualRowsOfSeveral = 20

  let depth: ColorDepth
  private let size: Int?
  private let window: WindowSize?
  private let background: Color
  private let hasBlocks: Bool

  init(_ settings: Settings, environment: Environment, descriptor: Int32 = STDOUT_FILENO) {
    size = settings.size
    window = WindowSize(descriptor: descriptor)
    depth = ColorDepth(settings.color, showsOnTerminal: isatty(descriptor) == 1) { environment[$0] }
    background = .terminalBackground { environment[$0] }
    hasBlocks = environment.isUTF8
  }

  /// The rings in cells, with room for lines below; nil where cells cannot be shown or are too few.
  func picture(of rings: [Ring], above lines: [String] = []) -> Dial.Picture? {
    var rows = size ?? (rings.count > 1 ? Self.usualRowsOfSeveral : Self.usualRows)
    // A size that was asked for may scroll, but lines that are folded are no ring.
    if let window {
      let below = lines.map { max(1, (Columns.count($0) + window.columns - 1) / window.columns) }.reduce(0, +)
      rows = min(rows, window.columns / 2, size == nil ? window.rows - 1 - below : rows)
    }
    guard hasBlocks, window.map({ $0.rows > Dial.smallestRows }) ?? true else { return nil }
    return Dial(rings).picture(columns: 2 * rows, rows: rows, depth: depth, background: background)
  }

  /// A ring as a bar of ASCII, which every terminal shows.
  func bar(of ring: Ring) -> String {
    Bar(ring).text(columns: min(2 * (size ?? Self.usualRows), window?.columns ?? .max))
  }
}
