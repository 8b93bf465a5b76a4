import Announcing
import Phrasing
import Testing
import Timing

/// What is told on a braille display of 40 cells, whatever the language, the name and the time.
struct PhraserRoomTests {
  private static let columns = 39
  private static let names = [
    "M", "Mathematics and physics", "Mathematics and physics for all who are late",
    "緑茶を淹れる時間ですから、もう少しだけ待ってください",
  ]
  private static let times = [59.0, 3_671, 2_000_000]
  private static let subjects =
    Case.subjects + Case.subjectsOfTalks + [.keys(select: true, next: true), .finishedLate(by: .seconds(100_000))]

  private let end = EndTime(TimeOfDay(hour: 17, minute: 30), .tomorrow)

  @Test(arguments: CatalogFolder.tags)
  func `every line fits`(tag: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    for (name, announcement) in announcements {
      for line in lines(of: announcement, phraser) {
        #expect(Columns.count(line) <= Self.columns, "\(name ?? ""): \(line)")
      }
    }
  }

  @Test(arguments: CatalogFolder.tags)
  func `a name is cut only where tails and seconds are gone, and only at its end`(tag: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    for (name, announcement) in announcements {
      guard let name else { continue }
      let written = phraser.phrase(for: announcement, endingAt: end).written
      let line = phraser.line(for: announcement, endingAt: end, columns: Self.columns)
      guard written.contains(name), !line.contains(name), Columns.count(name) <= Self.columns - 2 else { continue }
      var bare = announcement
      bare.round = nil
      bare.remaining = announcement.remaining.wholeMinutes
      // What has passed is told of a speech.
      bare.duration = bare.remaining + (announcement.duration - announcement.remaining).wholeMinutes
      #expect(phraser.line(for: bare, endingAt: nil, columns: Self.columns) == line)
      #expect(!isWholeNews(announcement), "\(line)")
    }
  }

  @Test func `of a name that is cut the beginning stays, and is longer the more room there is`() throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog("en"))
    let mark = Case(.mark, left: 3_671, "").announcement(label: "Mathematics and physics for all")
    for columns in 19...60 {
      let line = phraser.line(for: mark, endingAt: nil, columns: columns)
      let name = try #require(line.components(before: ", 1 hour, 1 minute"))
      #expect("Mathematics and physics for all".hasPrefix(name) && name.count >= min(columns - 20, 31))
    }
  }

  @Test(arguments: [
    (
      "en",
      [
        "Space: pause. Enter: time left.", "Plus, minus: a minute. Dot: silence.",
        "M: mute. R twice: start over. Q: quit.",
      ]
    ),
    (
      "ja",
      ["スペース：一時停止。", "エンター：残り時間。", "プラス、マイナス：1分。", "ピリオド：読み上げを止める。", "M：ミュート。Rを2回：最初から。", "Q：終了。"]
    ),
  ])
  func `the keys are told in sentences`(tag: String, lines: [String]) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    #expect(self.lines(of: Case(.keys(select: false), left: 60, "").announcement(), phraser) == lines)
  }

  @Test(arguments: [
    ("en", "Dot: silence. M: mute. Q: quit."), ("hi", "डॉट: चुप। M: आवाज़ बंद। Q: बाहर निकलें।"),
    ("hy", "Կետ՝ լռություն։ M՝ անջատել ձայնը։ Q՝ ելք։"), ("ja", "ピリオド：読み上げを止める。M：ミュート。Q：終了。"),
    ("ur", "نقطہ: خاموش۔ M: آواز بند۔ Q: باہر نکلیں۔"),
  ])
  func `of a speech those keys are told that do the same there`(tag: String, text: String) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    let told = phraser.phrase(for: Case(.keysOfTalk, left: 60, "").announcement(), endingAt: nil)
    #expect(told.written == text)
  }

  @Test func `a late end and a verdict are two lines before a name is cut`() throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog("en"))
    let late = Case(.finishedLate(by: .seconds(125)), left: -125, "").announcement(label: "Mathematics for all")
    #expect(
      lines(of: late, phraser) == ["Mathematics for all, time is up.", "Over by: 2 minutes, 5 seconds"])
    let verdict = Announcement(
      .judged(.withinTime), label: "Anna", at: .zero, remaining: .seconds(18), duration: .seconds(420))
    #expect(lines(of: verdict, phraser) == ["Anna, 6 minutes, 42 seconds.", "Within time."])
  }

  @Test(arguments: [
    ("en", "Tea", "Tea, time is up. Over by: 1 minute"), ("de", nil, "Die Zeit ist um. Überzogen: 1 Minute"),
    ("en", "A", "A, time is up. Over by: 1 minute"), ("en", nil, "Time is up. Over by: 1 minute"),
  ])
  func `how long ago an end was is told without seconds before it takes two lines`(
    tag: String, name: String?, line: String
  ) throws {
    let phraser = Phraser(catalog: try CatalogFolder.catalog(tag))
    let late = Case(.finishedLate(by: .seconds(80)), left: -80, "").announcement(label: name)
    #expect(lines(of: late, phraser) == [line])
    let answer = Case(.answered, left: -80, "").announcement(label: name)
    #expect(lines(of: answer, phraser) == [line])
    #expect(phraser.phrase(for: late, endingAt: nil).written != line)
  }

  private func lines(of announcement: Announcement, _ phraser: Phraser) -> [String] {
    phraser.lines(for: announcement, endingAt: end, columns: Self.columns)
      .flatMap { Columns.folded($0, to: Self.columns) }
  }

  /// What is folded, and loses nothing.
  private func isWholeNews(_ announcement: Announcement) -> Bool {
    switch announcement.subject {
    case .keys, .keysOfTalk, .confirming, .finishedLate, .judged, .talkStarted: true
    case .started, .paused: announcement.followsClock
    case .answered, .quit: announcement.remaining < .zero
    default: false
    }
  }

  private var announcements: [(name: String?, announcement: Announcement)] {
    var all: [(String?, Announcement)] = []
    for name in [nil] + Self.names.map(Optional.some) {
      for subject in Self.subjects {
        for left in Self.times {
          var announcement = Case(subject, left: left, "").announcement(label: name)
          announcement.end = announcement.remaining
          announcement.duration = .seconds(left * 2)
          all.append((name, announcement))
          announcement.round = Routine.Round(2, of: 4)
          announcement.followsClock = true
          all.append((name, announcement))
          announcement.remaining = .zero - announcement.remaining
          all.append((name, announcement))
        }
      }
    }
    return all
  }
}

extension Duration {
  /// Without seconds beside minutes.
  fileprivate var wholeMinutes: Duration {
    let seconds = components.seconds
    return seconds > 60 ? .seconds(seconds / 60 * 60) : self
  }
}

extension String {
  fileprivate func components(before end: String) -> String? {
    hasSuffix(end) ? String(dropLast(end.count)) : nil
  }
}
