extension Raster {
  /// How much of a colour the faint circle has; the rest is what is behind it.
  static let faintness = 0.24

  /// The cell whose upper square is in row `2 * row`, as `depth` allows.
  ///
  /// - Parameter background: what the terminal shows where nothing is drawn; edges are blended into it.
  func cell(column: Int, row: Int, depth: ColorDepth, background: Color) -> Cell {
    let upper = self[column, 2 * row]
    let lower = self[column, 2 * row + 1]
    switch depth {
    case .full, .indexed:
      return Cell(
        upper: upper.blended(into: background).flatMap { Ink($0, depth: depth) },
        lower: lower.blended(into: background).flatMap { Ink($0, depth: depth) })
    case .sixteen: return Cell(upper: upper.plainInk, lower: lower.plainInk)
    case .none:
      // Light shade is for the faint circle alone: beside it, what is painted stays solid.
      if !upper.isArc && !lower.isArc && upper.track.coverage + lower.track.coverage >= 1 { return Cell("░") }
      return Cell(upperIsFilled: upper.isArc, lowerIsFilled: lower.isArc)
    }
  }
}

extension Raster.HalfCell {
  /// The colour to the eye, or nil where next to nothing is covered.
  fileprivate func blended(into background: Color) -> Color? {
    let total = arc.coverage + track.coverage
    guard total > 1.0 / 32 else { return nil }
    let faint = background.mixed(with: track.color, share: Raster.faintness)
    let paint = faint.mixed(with: arc.color, share: arc.coverage / total)
    return background.mixed(with: paint, share: total)
  }

  /// Without blending: what covers at least half of the square.
  fileprivate var plainInk: Ink? {
    if isArc { return Ink(arc.color, depth: .sixteen) }
    return track.coverage >= 0.5 ? .faint : nil
  }

  /// Without blending, a square is the arc's if at least half of it is.
  fileprivate var isArc: Bool { isFullest || arc.coverage >= 0.5 }
}
