package import Announcing

extension Phraser {
  /// What the goals of a day are called together.
  package var goalsTitle: Phrase { finished(sentence(.goals)) }

  /// How far one goal is reached: "Move 87 percent".
  package func goal(_ name: String, percent: Int) -> Phrase { finished(reached(name, percent)) }

  /// A goal with a text of its own: "Move 520 / 600 kcal".
  package func goal(_ name: String, text: String) -> Phrase {
    finished(sentence(.goal, [.text: Phrase(text), .name: Phrase(name)]))
  }

  /// Goals as one list: "Move 87 percent, Stand 92 percent".
  package func goals(_ goals: [(name: String, percent: Int)]) -> Phrase { finished(list(goals)) }

  /// The same behind their title: "Activity rings. Move 87 percent, Stand 92 percent".
  package func goals(_ goals: [(name: String, percent: Int)], titled title: String?) -> Phrase {
    let title = title.map { Phrase($0) } ?? sentence(.goals)
    return finished(sentence(.joined, [.first: title, .second: list(goals)]))
  }

  private func list(_ goals: [(name: String, percent: Int)]) -> Phrase {
    let phrases = goals.map { reached($0.name, $0.percent) }
    let written = ListJoiner(catalog.list.written, locale: catalog.tag, kind: .narrow)
    let spoken = ListJoiner(catalog.list.spoken ?? catalog.list.written, locale: catalog.tag, kind: .narrow)
    return Phrase(written: written.joined(phrases.map(\.written)), spoken: spoken.joined(phrases.map(\.spoken)))
  }

  private func reached(_ name: String, _ percent: Int) -> Phrase {
    sentence(.goal, [.text: durations.percent(percent), .name: Phrase(name)])
  }
}
