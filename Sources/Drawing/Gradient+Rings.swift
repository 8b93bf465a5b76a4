extension Gradient {
  /// The colours of one of several rings, the outermost being 0: twelve that differ, and then these again.
  package static func ofRing(_ index: Int) -> Gradient {
    let colors = several[index % several.count]
    guard index / several.count % 2 == 1 else { return colors }
    return Gradient(from: colors.start.mixed(with: .black, share: 0.4), to: colors.end.mixed(with: .black, share: 0.4))
  }

  /// Of hues that sixteen colours tell apart too.
  private static let several = [
    red,
    green,
    Gradient(from: Color(red: 40, green: 70, blue: 255), to: Color(red: 90, green: 100, blue: 255)),
    yellow,
    Gradient(from: Color(red: 200, green: 30, blue: 220), to: Color(red: 240, green: 70, blue: 255)),
    Gradient(from: Color(red: 0, green: 205, blue: 215), to: Color(red: 70, green: 245, blue: 245)),
  ]

  package static let red = Gradient(
    from: Color(red: 235, green: 20, blue: 50), to: Color(red: 255, green: 60, blue: 80))
  package static let green = Gradient(
    from: Color(red: 40, green: 200, blue: 30), to: Color(red: 80, green: 245, blue: 60))
  package static let yellow = Gradient(
    from: Color(red: 255, green: 210, blue: 0), to: Color(red: 255, green: 240, blue: 70))
  package static let grey = Gradient(
    from: Color(red: 130, green: 130, blue: 130), to: Color(red: 160, green: 160, blue: 160))
}
