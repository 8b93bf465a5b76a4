internal import Announcing
internal import Phrasing
internal import Speaking
internal import Timing

extension Wording {
  /// What is said of an end alone where another is due too soon for more.
  private static let roomForMore = Duration.seconds(2)

  /// What is said of a bulletin, which has until the next one.
  func utterance(for bulletin: Bulletin, before next: Duration?) -> Utterance {
    var spoken = bulletin.spoken
    let ends = spoken.filter(\.subject.isEnd)
    if let next, !ends.isEmpty, next - bulletin.instant < Self.roomForMore { spoken = ends }
    var urgency = Utterance.Urgency(bulletin.urgency)
    if urgency == .notification, isBesideReader, !bulletin.isCounted { urgency = .message }
    return Utterance(
      phrase(of: spoken).spoken, shortText: short(for: spoken, endsOnly: ends), urgency: urgency,
      isCounted: bulletin.isCounted, tone: chimes(with: bulletin) ? Tone(bulletin) : nil)
  }

  /// Whether a tone comes with it.
  func chimes(with bulletin: Bulletin) -> Bool { chimes && bulletin.hasEnd }

  /// The shorter text for a small slot: without what an end came together with. Of an end alone the name is left, since
  /// only another end can leave it so little room, and that says right behind it that time is up.
  private func short(for spoken: [Announcement], endsOnly ends: [Announcement]) -> String? {
    if ends.isEmpty || !phraser.isOneOfSeveral {
      return spoken.count == 1 ? phraser.shortSpoken(for: spoken[0]) ?? bareNumber(for: spoken[0]) : nil
    }
    if ends.count < spoken.count { return phrase(of: ends).spoken }
    let names = ends.compactMap(\.label)
    return names.count < ends.count ? nil : phraser.joined(names.map { Phrase($0) }).spoken
  }

  /// Of a start within the counted seconds, the number that they would say.
  private func bareNumber(for announcement: Announcement) -> String? {
    guard announcement.subject == .started, announcement.remaining <= .seconds(60), !phraser.isOneOfSeveral else {
      return nil
    }
    var counted = announcement
    counted.subject = .counted
    return phraser.phrase(for: counted, endingAt: nil).spoken
  }
}

extension Tone {
  /// The lights of a speech are told apart by how many there are; all else that ends is an end.
  fileprivate init(_ bulletin: Bulletin) {
    let light = bulletin.announcements.lazy.compactMap { announcement -> Talk.Light? in
      if case .light(let light) = announcement.subject { light } else { nil }
    }.first
    self =
      switch light {
      case nil: .end
      case .green: .beeps(1)
      case .yellow: .beeps(2)
      case .red: .beeps(3)
      }
  }
}

extension Utterance.Urgency {
  fileprivate init(_ urgency: Announcement.Urgency) {
    switch urgency {
    case .notification: self = .notification
    case .message: self = .message
    case .important: self = .important
    }
  }
}
