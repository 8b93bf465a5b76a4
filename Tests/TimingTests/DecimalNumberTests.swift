import Testing
import Timing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("520kcal", 520_000_000_000, "kcal"), ("7.5 km", 7_500_000_000, " km"), ("7,5", 7_500_000_000, ""),
    ("٧٫٥", 7_500_000_000, ""), ("5.", 5_000_000_000, "."), ("1.2.3", 1_200_000_000, ".3"),
    ("0.0000000019", 1, ""), ("007", 7_000_000_000, ""),
  ])
  func `a number is taken from the front of a text`(text: String, billionths: Int, rest: String) throws {
    var characters = Array(text)[...]
    let number = try #require(DecimalNumber(takenFrom: &characters))
    #expect(number.billionths == billionths && !number.isTooLarge && String(characters) == rest)
  }

  @Test(arguments: ["", "a", "-5", ".5", " 5"])
  func `where no digit is first there is none`(text: String) {
    var characters = Array(text)[...]
    #expect(DecimalNumber(takenFrom: &characters) == nil && String(characters) == text)
  }

  @Test(arguments: [("600", false), ("601", true), ("99999999999999999999999999", true), ("600.9", false)])
  func `what is above the limit is too large`(text: String, isTooLarge: Bool) throws {
    var characters = Array(text)[...]
    #expect(try #require(DecimalNumber(takenFrom: &characters, limit: 600)).isTooLarge == isTooLarge)
  }
}
