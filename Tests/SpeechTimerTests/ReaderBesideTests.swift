import Announcing
import SpeechTimer
import Surroundings
import Testing

@Suite struct ReaderBesideTests {
  private let mark = Bulletin(Announcement(.mark, at: .zero, remaining: .seconds(60), duration: .seconds(90)))
  private let end = Bulletin(Announcement(.finished, at: .seconds(60), remaining: .zero, duration: .seconds(90)))

  /// One in front of which our terminal is, as it has told.
  private var reader: ReaderBeside {
    var reader = ReaderBeside(.focused) { nil }
    _ = reader.report(hasFocus: false, whileLinesWait: false)
    _ = reader.report(hasFocus: true, whileLinesWait: false)
    return reader
  }

  @Test func `what it reads for certain is left to it, and nothing else`() {
    var reader = reader
    let before = reader.takes(mark)
    reader.loseReports()
    let after = reader.takes(mark)
    #expect(before && !after)
    var unknown = ReaderBeside(.unknown) { true }
    let taken = unknown.takes(mark)
    #expect(!taken && !unknown.wantsReports)
  }

  @Test func `what was not all printed when the terminal lost the focus is said after all, once`() {
    var reader = reader
    _ = reader.takes(mark)
    let unread = [true, true].map { reader.report(hasFocus: false, whileLinesWait: $0) }
    #expect(unread == [mark, nil])
  }

  @Test func `what was all printed, or has been followed by more, was read`() {
    var reader = reader
    _ = reader.takes(mark)
    let printed = reader.report(hasFocus: false, whileLinesWait: false)
    _ = reader.report(hasFocus: true, whileLinesWait: false)
    _ = reader.takes(mark)
    reader.noteShown(mark)
    reader.noteShown(end)
    let followed = reader.report(hasFocus: false, whileLinesWait: true)
    #expect(printed == nil && followed == nil)
  }

  @Test(arguments: [true, false, nil]) func `a console is looked at each time`(_ isInFront: Bool?) {
    var reader = ReaderBeside(.inFront) { isInFront }
    let (reads, takes) = (reader.readsNow(), reader.takes(mark))
    #expect(reads == (isInFront == true) && takes == reads)
  }

  @Test func `without its terminal it reads nothing`() {
    var reader = ReaderBeside(.all) { nil }
    let before = reader.takes(mark)
    reader.leave()
    let after = reader.takes(mark)
    #expect(before && !after)
  }
}
