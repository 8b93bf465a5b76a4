extension Duration {
  /// The largest multiple of a step that is not above this; towards zero, if negative.
  func roundedDown(to step: Duration) -> Duration {
    Duration(attoseconds: attoseconds / step.attoseconds * step.attoseconds)
  }
}
