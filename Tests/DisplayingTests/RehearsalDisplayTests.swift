import Displaying
import Testing

@Suite struct RehearsalDisplayTests {
  @Test(arguments: [(0, "0:00"), (5, "0:05"), (65, "1:05"), (3_600, "60:00"), (359_999, "5999:59")])
  func `each line begins with the time that has gone by`(seconds: Int, text: String) throws {
    let channel = Channel()
    var display = RehearsalDisplay(channel.output)
    try display.show(report("5 minutes", at: .seconds(seconds)))
    #expect(channel.written() == "\(text)\t5 minutes\n")
  }
}
