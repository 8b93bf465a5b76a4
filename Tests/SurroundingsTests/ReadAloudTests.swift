import Surroundings
import Testing

@Suite struct ReadAloudTests {
  @Test func `the focus is believed once the terminal has told that it lost it`() {
    var lines = ReadAloud(.focused)
    #expect(lines.wantsReports && !lines.isCertain)
    lines.report(hasFocus: true)
    #expect(!lines.isCertain)
    lines.report(hasFocus: false)
    #expect(!lines.isCertain)
    lines.report(hasFocus: true)
    #expect(lines.isCertain)
    lines.report(hasFocus: false)
    #expect(!lines.isCertain)
  }

  @Test func `while another job has the terminal nothing is known, and the first report after it is believed`() {
    var lines = ReadAloud(.focused)
    lines.report(hasFocus: false)
    lines.report(hasFocus: true)
    lines.loseReports()
    #expect(!lines.isCertain)
    lines.report(hasFocus: true)
    #expect(lines.isCertain)
  }

  @Test func `a console is read while it is in front`() {
    var lines = ReadAloud(.inFront)
    #expect(!lines.wantsReports && !lines.isCertain)
    lines.look(isInFront: true)
    #expect(lines.isCertain)
    lines.report(hasFocus: false)
    lines.loseReports()
    #expect(lines.isCertain)
    for isInFront in [false, nil] {
      lines.look(isInFront: isInFront)
      #expect(!lines.isCertain)
    }
  }

  @Test(arguments: [(.all, true), (.unknown, false)] as [(Reach, Bool)])
  func `a reader around the terminal reads always, and of an unknown one nothing is certain`(
    reach: Reach, expected: Bool
  ) {
    var lines = ReadAloud(reach)
    #expect(!lines.wantsReports)
    for hasFocus in [true, false, true] {
      lines.report(hasFocus: hasFocus)
      lines.look(isInFront: hasFocus)
      #expect(lines.isCertain == expected)
    }
    lines.loseReports()
    #expect(lines.isCertain == expected)
  }
}
