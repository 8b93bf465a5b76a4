internal import Displaying
internal import Timing
internal import WallClock

extension Failure {
  /// A text that is no clock time, which stood in what was typed. `rightWouldBe` is all that would be typed, `mark`
  /// what a time needs before it there.
  init(
    _ problem: ClockTime.Problem, in text: String, of typed: String? = nil, rightWouldBe example: String, mark: String
  ) {
    let (reason, right) = Self.words(problem, in: text)
    let examples = right.isEmpty ? example : Self.choice(of: right.map { mark + $0 })
    self = .usage("Not a clock time: \((typed ?? text).shown): \(reason). Right would be: \(examples)")
  }

  private static func words(_ problem: ClockTime.Problem, in text: String) -> (reason: String, right: [String]) {
    switch problem {
    case .empty: ("nothing given", [])
    case .unexpected(let piece): ("\(piece.shown) is not understood", [])
    case .noHour(let piece): noHour(piece, in: text)
    case .noMinute(let piece): ("\(piece.shown) has no minutes from 00 to 59", [])
    case .noSecond(let piece): ("\(piece.shown) has no seconds from 00 to 59", [])
    case .hourAlone(let piece): ("\(piece.shown) has no minutes, and neither am nor pm", hour(piece))
    case .noDay(let piece): (piece == text ? "there is no such day" : "there is no such day as \(piece.shown)", [])
    case .otherOrder(let piece, let readings): (order(readings, piece), right(readings, piece))
    case .noZone(let piece): behind(piece, in: text)
    case .past: ("it has passed", [])
    case .tooFar: ("it is more than 999 days ahead", [])
    }
  }

  /// "a, b or c".
  private static func choice(of examples: [String]) -> String {
    [examples.dropLast().joined(separator: ", "), examples[examples.count - 1]].filter { !$0.isEmpty }
      .joined(separator: " or ")
  }

  private static func hour(_ piece: String) -> [String] {
    guard let hour = Int(piece), (1...12).contains(hour) else { return ["17:30", "5pm"] }
    return ["\(hour):00", "\(hour)pm"]
  }

  private static func noHour(_ piece: String, in text: String) -> (reason: String, right: [String]) {
    let halves = halfOfDay(piece)
    if !halves.isEmpty { return ("\(piece.shown) has no hour from 1 to 12 before am or pm", halves) }
    let reason = "\(piece.shown) has no hour from 0 to 23, or from 1 to 12 with am or pm"
    return (reason, piece == "24:00" ? [midnight(text)] : [])
  }

  /// Of "0:30am" and "17:30 pm" what is meant by them; nothing, if it is neither am nor pm.
  private static func halfOfDay(_ piece: String) -> [String] {
    let digits = piece.prefix(while: \.isNumber)
    let half = piece.lowercased().filter(\.isLetter)
    guard let hour = Int(digits), hour < 24, half == "am" || half == "pm" else { return [] }
    let rest = piece.dropFirst(digits.count).prefix { $0 == ":" || $0.isNumber }
    let minutes = rest.isEmpty ? ":00" : String(rest)
    if hour == 0 { return ["12\(rest)\(half)"] }
    return ["\(hour)\(minutes)"] + (half == "pm" ? ["\(hour - 12)\(rest)pm"] : [])
  }

  private static func order(_ readings: [CalendarDay], _ piece: String) -> String {
    let times = readings.map(\.isoText) + (dottedTime(piece).map { [$0] } ?? [])
    guard times.count > 1 else { return "\(piece.shown) is not written year-month-day" }
    return "\(piece.shown) is read as \(times.joined(separator: " and as "))"
  }

  private static func right(_ readings: [CalendarDay], _ piece: String) -> [String] {
    let times = readings.map(\.isoText) + (dottedTime(piece).map { [$0] } ?? [])
    return times.isEmpty ? ["2026-12-24"] : times
  }

  /// Of "17.30" the time that some write so.
  private static func dottedTime(_ piece: String) -> String? {
    let groups = piece.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count == 2, groups[1].count == 2, let hour = Int(groups[0]), let minute = Int(groups[1]),
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return "\(groups[0]):\(groups[1])"
  }

  /// The day ends where the next one begins.
  private static func midnight(_ text: String) -> String { text == "24:00" ? "00:00" : "00:00 of the day after" }

  /// What stands behind a time is taken for a zone, and may be something else.
  private static func behind(_ piece: String, in text: String) -> (reason: String, right: [String]) {
    let time = text.hasSuffix(piece) ? String(text.dropLast(piece.count)).cleaned(longest: 40) : "18:00"
    let example = "\(time) Europe/Madrid"
    if let offset = offset(piece) { return ("no time zone has the name \(piece.shown)", [time + offset]) }
    if isAbbreviation(piece) { return ("\(piece.shown) can mean several time zones", [example]) }
    if let name = zone(near: piece) { return ("no time zone has the name \(piece.shown)", ["\(time) \(name)"]) }
    if piece.contains("/") { return ("no time zone has the name \(piece.shown)", [example]) }
    if piece.first?.isNumber == true, piece.contains("-") {
      return ("the date stands before the time", ["\(piece.cleaned(longest: 40)) \(time)"])
    }
    let dated = time.contains("-") ? [] : ["2026-12-24 \(time)"]
    return ("\(piece.shown) is not understood", [time] + dated + [example])
  }

  /// Of "GMT+2" what is meant by it: "+02:00".
  private static func offset(_ piece: String) -> String? {
    let folded = piece.lowercased().filter { $0 != " " }
    guard folded.hasPrefix("gmt") || folded.hasPrefix("utc"), let sign = folded.dropFirst(3).first, "+-".contains(sign)
    else { return nil }
    let parts = folded.dropFirst(4).split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let hour = Int(parts[0]), (0...14).contains(hour), parts[0].count <= 2 else {
      return nil
    }
    let minute = parts.count == 2 ? parts[1] : "00"
    guard minute.count == 2, let number = Int(minute), (0..<60).contains(number) else { return nil }
    return "\(sign)\(hour < 10 ? "0" : "")\(hour):\(minute)"
  }

  /// "IST" is Ireland, Israel and India.
  private static func isAbbreviation(_ piece: String) -> Bool {
    (3...4).contains(piece.count) && piece.allSatisfy { $0.isASCII && $0.isLetter }
      && (piece == piece.uppercased() || piece.count == 3 && piece.lowercased().last == "t")
  }

  /// Names are known whole, and by the place that they end in.
  private static func zone(near typed: String) -> String? {
    let wanted = typed.lowercased().replacing(" ", with: "_")
    let names = Zone.names.filter(isOfPlace)
    let near = closest(to: wanted, among: names.map { $0.lowercased() })
    let place = closest(to: wanted, among: names.compactMap { $0.split(separator: "/").last?.lowercased() })
    return place.flatMap { place in names.first { $0.lowercased().hasSuffix("/" + place) } }
      ?? near.flatMap { near in names.first { $0.lowercased() == near } }
  }

  /// Whether a zone is called by a part of the world and a place in it; "Etc/GMT+2" is two hours behind, and
  /// "US/Eastern" is there for old programs alone.
  private static func isOfPlace(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    let isOld = parts.count < 2 || parts.last.map { $0.count > 1 && $0 == $0.uppercased() } == true
    return !isOld && partsOfTheWorld.contains(String(parts[0]))
  }

  private static let partsOfTheWorld: Set = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
  ]
}
