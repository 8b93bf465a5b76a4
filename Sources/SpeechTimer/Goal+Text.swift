internal import Timing

extension Goal {
  /// Reads a goal as it is typed: "Move=520/600kcal".
  init(text: String) throws(Failure) {
    do {
      try self.init(reading: text)
    } catch {
      throw .usage(
        "Not a goal: \(text.shown): \(error.text). Right would be: speech-timer goals Move=520/600kcal")
    }
  }

  /// Reads several, each with a label of its own.
  static func goals(_ texts: [String]) throws(Failure) -> [Goal] {
    var goals: [Goal] = []
    for text in texts {
      let goal = try Goal(text: text)
      if goals.contains(where: { $0.label == goal.label }) {
        throw .usage(
          "Two goals of one name: \(goal.label.shown). Give each its own. "
            + "Right would be: speech-timer goals Move=520/600kcal Water=5/8")
      }
      goals.append(goal)
    }
    return goals
  }

  /// What is wrong with a text.
  private struct Fault: Error { let text: String }

  private init(reading text: String) throws(Fault) {
    guard let equals = text.firstIndex(of: "=") else { throw Fault(text: "no label") }
    let label = String(text[..<equals]).cleaned(longest: TimerParser.longestName)
    if label.isEmpty { throw Fault(text: "no label") }
    let sides = text[text.index(after: equals)...].split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0).cleaned(longest: 200) }
    guard sides.count > 1 else { throw Fault(text: "no goal behind a slash") }
    if sides.count > 2 { throw Fault(text: "more than one slash") }
    if sides[0].isEmpty { throw Fault(text: "nothing before the slash, 0 if nothing is done") }
    if sides[1].isEmpty { throw Fault(text: "no goal behind the slash") }
    let (done, doneUnit) = try Self.amount(sides[0])
    let (whole, wholeUnit) = try Self.amount(sides[1])
    if let doneUnit, let wholeUnit, doneUnit != wholeUnit {
      throw Fault(text: "two units, \(doneUnit.shown) and \(wholeUnit.shown)")
    }
    if whole.billionths == 0 { throw Fault(text: "a goal of 0 is none") }
    guard let goal = Goal(label: label, done: done, whole: whole, unit: wholeUnit ?? doneUnit) else {
      throw Fault(text: "more than \(Self.mostPercent) percent")
    }
    self = goal
  }

  /// A number with the unit behind it, if there is one.
  private static func amount(_ text: String) throws(Fault) -> (Amount, unit: String?) {
    let characters = Array(text)
    if let sign = characters.first, "-\u{2212}".contains(sign) { throw Fault(text: "\(text.shown) is negative") }
    var rest = characters[...]
    guard let number = DecimalNumber(takenFrom: &rest, limit: 999_999_999) else {
      throw Fault(text: "\(text.shown) is no number")
    }
    let typed = characters[..<rest.startIndex]
    if number.isTooLarge { throw Fault(text: "\(String(typed).shown) is more than 999999999") }
    if isTwofold(typed) {
      let digits = String(typed.filter { $0 != "," }).shown
      throw Fault(text: "\(String(typed).shown) has a comma before three digits: give it as \(digits), or with a point")
    }
    let unit = String(rest.drop { $0 == " " })
    guard isUnit(unit) else { throw Fault(text: "\(text.shown) is no number with a unit") }
    return (Amount(typed: String(typed), billionths: number.billionths), unit.isEmpty ? nil : unit)
  }

  /// Whether a comma may stand between thousands or before decimals: the one is a thousand times the other.
  private static func isTwofold(_ number: ArraySlice<Character>) -> Bool {
    let parts = number.split(separator: ",")
    return parts.count == 2 && parts[1].count == 3 && parts[0].count <= 3 && parts[0].first?.decimalDigit != 0
  }

  /// A unit is any text without digits, which would be those of another number; it begins as no number goes on.
  private static func isUnit(_ text: String) -> Bool {
    guard let first = text.first else { return true }
    return !"+-.,٫\u{2212}=".contains(first) && !text.contains { $0.decimalDigit != nil || $0 == "=" }
  }
}
