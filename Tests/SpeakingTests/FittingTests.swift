import Speaking
import Testing

@Suite struct FittingTests {
  private typealias Form = Fitting.Form

  @Test func `what fits is said as it is`() {
    #expect(forms(of: Utterance("5 minutes"), slot: .seconds(1), whole: 0.96) == [Form(.whole)])
  }

  @Test func `without a slot anything fits`() {
    #expect(forms(of: Utterance("5 minutes"), slot: nil, whole: 60) == [Form(.whole)])
  }

  @Test func `an end makes way for another one: faster, then short, then as fast as allowed`() {
    let end = Utterance("Tea, time is up", shortText: "Tea", urgency: .important)
    #expect(forms(of: end, slot: nil, whole: 7) == [Form(.whole)])
    #expect(forms(of: end, slot: .seconds(1), whole: 1.4)?.last?.text == .whole)
    #expect(forms(of: end, slot: .seconds(1), whole: 2, short: 0.4) == [Form(.whole), Form(.short)])
    #expect(
      forms(of: end, slot: .seconds(1), whole: 4, short: 3)?.last == Form(.short, speed: Fitting.fastest))
  }

  @Test func `what is a little too long is said faster, and measured again`() {
    let forms = forms(of: Utterance("5 minutes"), slot: .seconds(1), whole: 1.2)
    #expect(forms?.count == 2)
    #expect(forms?.last?.text == .whole)
    #expect((1.25...1.3).contains(forms?.last?.speed ?? 0))
  }

  @Test func `a rendering that turns out too long again is made faster still`() {
    var fitting = Fitting(Utterance("5 minutes"), slot: .seconds(1))
    #expect(fitting.measured(.milliseconds(1_200)) != .say)
    let first = fitting.form.speed
    #expect(fitting.measured(.milliseconds(980)) != .say)
    #expect(fitting.form.speed > first && fitting.form.speed <= Fitting.fastest)
    #expect(fitting.measured(.milliseconds(950)) == .say)
  }

  @Test func `what is much too long gives way to its short text`() {
    let utterance = Utterance("Tea, 10 seconds", shortText: "10")
    #expect(forms(of: utterance, slot: .seconds(1), whole: 2, short: 0.4) == [Form(.whole), Form(.short)])
  }

  @Test func `a short text that is too long is said faster`() {
    let utterance = Utterance("Tea, 10 seconds", shortText: "10 seconds")
    let forms = forms(of: utterance, slot: .seconds(1), whole: 3, short: 1.3)
    #expect(forms?.map(\.text) == [.whole, .short, .short])
    #expect((1.3...1.6).contains(forms?.last?.speed ?? 0))
  }

  @Test func `a message that never fits is said as fast as allowed`() {
    let forms = forms(of: Utterance("5 minutes"), slot: .seconds(1), whole: 9)
    #expect(forms == [Form(.whole), Form(.whole, speed: Fitting.fastest)])
  }

  @Test func `a counted number that does not fit takes the next one's slot at its natural pace`() {
    let number = Utterance("777", isCounted: true)
    #expect(forms(of: number, slot: .seconds(1), whole: 1.9) == [Form(.whole), Form(.whole)])
  }

  @Test func `a repeated mark takes as many slots as it needs, but not for ever`() {
    let mark = Utterance("1 hour, 1 minute, 1 second", urgency: .notification)
    #expect(forms(of: mark, slot: .seconds(1), whole: 4)?.last == Form(.whole, speed: 4 / 2.96 * 1.02))
    #expect(forms(of: mark, slot: .seconds(1), whole: 7) == nil)
    #expect(forms(of: mark, slot: .zero, whole: 7) == nil)
  }

  @Test func `a message that never fits is said as it is where the next one yields`() {
    let utterance = Utterance("Tea, 14 seconds", shortText: "14 seconds")
    let forms = forms(of: utterance, slot: .milliseconds(300), whole: 2, short: 1, nextYields: true)
    #expect(forms?.last == Form(.whole))
    #expect(self.forms(of: utterance, slot: .seconds(1), whole: 2, short: 1, nextYields: true)?.last?.text == .short)
  }

  /// The forms that are made, the last of which is said; nil if it is left out.
  private func forms(
    of utterance: Utterance, slot: Duration?, whole: Double, short: Double = 0, nextYields: Bool = false
  ) -> [Fitting.Form]? {
    var fitting = Fitting(utterance, slot: slot, nextYields: nextYields)
    var forms: [Fitting.Form] = []
    while forms.count < 20 {
      let form = fitting.form
      forms.append(form)
      // Speech shrinks a little less than in proportion.
      let length = (form.text == .whole ? whole : short) / (1 + (form.speed - 1) * 0.99)
      switch fitting.measured(.seconds(length)) {
      case .say: return forms
      case .leaveOut: return nil
      case .render: continue
      }
    }
    Issue.record("It does not come to an end.")
    return forms
  }
}
