extension Int64 {
  /// Divided and rounded down, also below zero; the divisor is above.
  func floored(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self < quotient * divisor ? quotient - 1 : quotient
  }
}
