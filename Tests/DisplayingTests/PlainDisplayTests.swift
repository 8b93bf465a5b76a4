import Announcing
import Displaying
import Glibc
import Testing

@Suite struct PlainDisplayTests {
  private let channel = Channel()

  @Test func `in a pipe each line is whole at once`() throws {
    var display = PlainDisplay(channel.output, medium: .pipe)
    try display.show(report("2 minutes"))
    #expect(channel.written() == "2 minutes\n")
    try display.show(report("1 minute"))
    #expect(channel.written() == "1 minute\n")
    try display.leave()
    #expect(channel.written() == "")
  }

  @Test func `on a terminal the cursor stays behind the newest line`() throws {
    var display = PlainDisplay(channel.output, medium: .terminal)
    try display.show(report("2 minutes"))
    #expect(channel.written() == "2 minutes")
    try display.makeReady()
    try display.show(report("1 minute"))
    #expect(channel.written() == "\n1 minute")
    try display.leave()
    #expect(channel.written() == "\n")
  }

  @Test func `in VTE the newline goes ahead of the line`() throws {
    var display = PlainDisplay(channel.output, medium: .vte)
    #expect(display.lead == .milliseconds(20))
    try display.show(report("2 minutes"))
    #expect(channel.written() == "2 minutes")
    try display.makeReady()
    #expect(channel.written() == "\n")
    try display.show(report("1 minute"))
    #expect(channel.written() == "1 minute")
  }

  @Test func `a line in VTE that nobody gave notice of still begins on its own line`() throws {
    var display = PlainDisplay(channel.output, medium: .vte)
    try display.show(report("2 minutes"))
    try display.show(report("Paused: 50 seconds"))
    #expect(channel.written() == "2 minutes\nPaused: 50 seconds")
  }

  @Test func `what does not fit a line is several, but for VTE, where a newline would scroll`() throws {
    for medium in [PlainDisplay.Medium.pipe, .terminal, .vte] {
      var display = PlainDisplay(channel.output, medium: medium)
      try display.show(report("Extra time, 30 minutes", "Standard, 10 minutes"))
      let two = "Extra time, 30 minutes\nStandard, 10 minutes"
      let one = "Extra time, 30 minutes. Standard, 10 minutes"
      #expect(channel.written() == (medium == .vte ? one : medium == .pipe ? two + "\n" : two))
    }
  }

  @Test(arguments: [PlainDisplay.Medium.terminal, .vte])
  func `with a pause each line stays before the next that was told with it`(medium: PlainDisplay.Medium) throws {
    var display = PlainDisplay(channel.output, medium: medium, hasBell: true, pause: .seconds(2))
    #expect(try display.catchUp(at: .zero) == nil)
    try display.show(report("Tea, time is up", "Extra time, 30 minutes"))
    #expect(channel.written() == "Tea, time is up" && display.isBehind)
    let wake = Duration.seconds(12) - display.lead
    #expect(try display.catchUp(at: .seconds(10)) == wake)
    #expect(try display.catchUp(at: .seconds(11)) == wake && channel.written() == "")
    // In VTE the newline goes ahead.
    #expect(try display.catchUp(at: wake) == (medium == .vte ? .seconds(12) : nil))
    #expect(channel.written() == (medium == .vte ? "\n" : "\nExtra time, 30 minutes"))
    #expect(try display.catchUp(at: .seconds(12)) == nil && !display.isBehind)
    #expect(channel.written() == (medium == .vte ? "Extra time, 30 minutes" : ""))
  }

  @Test func `with a pause a complaint is shown in pieces, once what was told before it has been read`() throws {
    let (controller, terminal) = try pseudoterminal()
    defer { for descriptor in [controller, terminal] { close(descriptor) } }
    var errors = Output(descriptor: terminal)
    var display = PlainDisplay(
      channel.output, medium: .terminal, pause: .seconds(2), fold: { $0.split(separator: "; ").map(String.init) })
    try display.show(report("Tea, 30 seconds"))
    try display.complain("No sound.; Lines are printed.", on: &errors)
    #expect(channel.written() == "Tea, 30 seconds")
    var pieces: [String] = []
    var due = try display.catchUp(at: .zero)
    while let now = due {
      due = try display.catchUp(at: now)
      pieces.append(channel.written())
    }
    #expect(pieces == ["\nNo sound.", "\nLines are printed."])
  }

  @Test func `with a pause what is told is shown in pieces too`() throws {
    var display = PlainDisplay(
      channel.output, medium: .terminal, pause: .seconds(2), fold: { $0.split(separator: "; ").map(String.init) })
    try display.show(report("Space: pause.; Q: quit."))
    #expect(channel.written() == "Space: pause.")
    let due = try #require(try display.catchUp(at: .zero))
    #expect(due == .seconds(2))
    #expect(try display.catchUp(at: due) == nil)
    #expect(channel.written() == "\nQ: quit.")
  }

  @Test func `what comes next, or the end, waits for no pause`() throws {
    var display = PlainDisplay(channel.output, medium: .vte, pause: .seconds(2))
    try display.show(report("Tea, time is up", "Extra time, 30 minutes"))
    _ = try display.catchUp(at: .seconds(10))
    try display.makeReady()
    try display.show(report("Eggs, 5 minutes", "Bread, 9 minutes"))
    #expect(channel.written() == "Tea, time is up\nExtra time, 30 minutes\nEggs, 5 minutes")
    // The pause is the new line's own.
    #expect(try display.catchUp(at: .seconds(11)) == .seconds(13) - display.lead)
    try display.show(report("Paused"))
    #expect(channel.written() == "\nBread, 9 minutes\nPaused")
    try display.show(report("Tea, stopped", "Bread, stopped"))
    try display.leave()
    #expect(channel.written() == "\nTea, stopped\nBread, stopped\n" && !display.isBehind)
  }

  @Test func `the bell rings in the same write as the end, and in no pipe`() throws {
    var terminal = PlainDisplay(channel.output, medium: .terminal, hasBell: true)
    try terminal.show(report("1 minute"))
    try terminal.show(report("Time is up", subject: .finished))
    try terminal.show(report("Over by: 2 minutes", subject: .finishedLate(by: .seconds(120))))
    #expect(channel.written() == "1 minute\nTime is up\u{7}\nOver by: 2 minutes\u{7}")
    var pipe = PlainDisplay(channel.output, medium: .pipe, hasBell: true)
    try pipe.show(report("Time is up", subject: .finished))
    #expect(channel.written() == "Time is up\n")
  }

  @Test func `the bell may come in later, where there is one`() throws {
    var terminal = PlainDisplay(channel.output, medium: .terminal)
    let answers = (terminal.addBell(), terminal.addBell())
    #expect(answers == (true, false))
    try terminal.show(report("Time is up", subject: .finished))
    #expect(channel.written() == "Time is up\u{7}")
    var pipe = PlainDisplay(channel.output, medium: .pipe)
    var ringing = PlainDisplay(channel.output, medium: .terminal, hasBell: true)
    let others = (pipe.addBell(), ringing.addBell())
    #expect(others == (false, false))
  }

  @Test(arguments: [PlainDisplay.Medium.terminal, .vte])
  func `leaving twice writes one newline, and nothing where nothing was shown`(medium: PlainDisplay.Medium) throws {
    var display = PlainDisplay(channel.output, medium: medium)
    try display.leave()
    #expect(channel.written() == "")
    try display.show(report("Time is up"))
    try display.leave()
    try display.leave()
    #expect(channel.written() == "Time is up\n")
  }

  @Test func `the focus is reported from the first line on until the output is left`() throws {
    var display = PlainDisplay(channel.output, medium: .terminal, wantsReports: true)
    display.attend()
    #expect(channel.written() == "\u{1B}[?1004h")
    display.attend()
    try display.show(report("2 minutes"))
    #expect(channel.written() == "2 minutes")
    try display.leave()
    #expect(channel.written() == "\u{1B}[?1004l\n")
    try display.leave()
    #expect(channel.written() == "")
    try display.show(report("1 minute"))
    #expect(channel.written() == "\u{1B}[?1004h1 minute")
  }

  @Test func `a newline that goes ahead in VTE leaves the reports on`() throws {
    var display = PlainDisplay(channel.output, medium: .vte, wantsReports: true)
    try display.show(report("2 minutes"))
    try display.makeReady()
    try display.show(report("1 minute"))
    #expect(channel.written() == "\u{1B}[?1004h2 minutes\n1 minute")
  }

  @Test func `a pipe reports no focus`() throws {
    var display = PlainDisplay(channel.output, medium: .pipe, wantsReports: true)
    display.attend()
    try display.show(report("Time is up"))
    #expect(channel.written() == "Time is up\n")
  }

  @Test func `a complaint that goes elsewhere leaves the lines alone`() throws {
    let errors = Channel()
    var output = errors.output
    var display = PlainDisplay(channel.output, medium: .terminal)
    try display.show(report("1 minute"))
    try display.complain("No sound.", on: &output)
    #expect(errors.written() == "No sound.\n")
    try display.show(report("Time is up"))
    #expect(channel.written() == "1 minute\nTime is up")
  }

  private func pseudoterminal() throws -> (controller: Int32, terminal: Int32) {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&controller, &terminal, nil, nil, nil) == 0)
    return (controller, terminal)
  }
}
