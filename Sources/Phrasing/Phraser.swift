package import Announcing
package import Timing

/// Puts announcements into the words of one language.
package struct Phraser: Sendable {
  package let catalog: Catalog
  let detail: Detail
  /// Whether there are others from which its name tells a countdown.
  package var isOneOfSeveral = false
  let durations: DurationPhrases
  let times: TimeOfDayPhrases
  let dates: DatePhrases
  let zones: ZonePhrases
  private let voice: SpokenText

  package init(catalog: Catalog, detail: Detail = .normal, digits: DigitStyle = .standard) {
    let writer = DigitWriter(digits, native: catalog.nativeDigits)
    self.catalog = catalog
    self.detail = detail
    durations = DurationPhrases(catalog, digits: writer)
    times = TimeOfDayPhrases(catalog, digits: writer)
    dates = DatePhrases(catalog, digits: writer)
    zones = ZonePhrases(catalog, digits: writer)
    voice = SpokenText(catalog.replacements)
  }

  /// A duration, rounded up to whole seconds; a negative one is none.
  package func duration(_ duration: Duration) -> Phrase {
    finished(durations.phrase(TimeParts(duration)))
  }

  /// A number of one unit, however large: "99 minutes".
  package func number(_ number: Int, of unit: TimeUnit) -> Phrase {
    finished(durations.phrase(number, unit))
  }

  /// A number of hundredths: "87 percent".
  package func percent(_ number: Int) -> Phrase { finished(durations.percent(number)) }

  /// An announcement, with the time at which its countdown ends, if that is known. Where the end belongs into the
  /// announcement is decided here.
  package func phrase(for announcement: Announcement, endingAt end: @autoclosure () -> EndTime?) -> Phrase {
    finished(whole(announcement, telling(announcement, endingAt: end())))
  }

  /// Sentences that are told at once, as one text.
  package func joined(_ phrases: [Phrase]) -> Phrase {
    guard let first = phrases.first else { return Phrase("") }
    return phrases.dropFirst().reduce(first) { finished(sentence(.joined, [.first: $0, .second: $1])) }
  }

  /// A shorter text for the voice, where the whole does not fit: of what is left the number and unit alone. Nil if
  /// there is none.
  package func shortSpoken(for announcement: Announcement) -> String? {
    if isOneOfSeveral { return nil }
    switch announcement.subject {
    case .mark, .interval, .halfway, .caughtUp, .answered, .answeredInPause, .paused, .stillPaused, .resumed, .reset:
      let telling = telling(announcement, endingAt: nil)
      let short = finished(durations.phrase(telling.left)).spoken
      return short == phrase(for: announcement, endingAt: nil).spoken && detail != .full ? nil : short
    case .finished:
      guard announcement.label != nil else { return nil }
      return finished(sentence(.timeIsUp)).spoken
    case .started, .counted, .added, .muted, .unmuted, .onlyLeft, .confirming, .selected, .allSelected, .keys,
      .keysOfTalk,
      .step, .finishedLate, .overtime, .talkStarted, .light, .elapsed, .judged, .quit:
      return nil
    }
  }

  func telling(_ announcement: Announcement, endingAt end: @autoclosure () -> EndTime?) -> Telling {
    Telling(announcement, detail: detail, isOneOfSeveral: isOneOfSeveral, endingAt: end())
  }

  /// Ready for the line and for the voice.
  func finished(_ phrase: Phrase) -> Phrase {
    Phrase(written: SpokenText.withoutDirectionMarks(phrase.written), spoken: voice.cleaned(phrase.spoken))
  }
}
