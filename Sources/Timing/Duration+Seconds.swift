extension Duration {
  /// Seconds, to the millisecond: what programs are told.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    let milliseconds = (Double(attoseconds) / 1e15).rounded()
    return (Double(seconds) * 1_000 + milliseconds) / 1_000
  }
}
