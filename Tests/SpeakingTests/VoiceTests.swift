import Speaking
import Testing

@Suite struct VoiceTests {
  @Test func `a voice speaks as espeak-ng does unless told otherwise`() throws {
    let voice = try Voice(name: "en")
    #expect(voice.rate == 175 && voice.pitch == 50 && voice.volume == 100)
  }

  @Test(arguments: [(Voice.Setting.rate, 80, 450), (.pitch, 0, 99), (.volume, 0, 200)])
  func `a setting outside its range is refused with the range`(setting: Voice.Setting, low: Int, high: Int) throws {
    for value in [low, high] { _ = try voice(setting, value) }
    for value in [low - 1, high + 1] {
      #expect(throws: SpeechProblem.outOfRange(setting, value: value, allowed: low...high)) {
        try voice(setting, value)
      }
    }
  }

  @Test(arguments: [(175, 1.6, 280), (100, 1.005, 101), (400, 1.6, 450)])
  func `a voice goes faster as far as espeak-ng goes`(rate: Int, factor: Double, faster: Int) throws {
    #expect(try Voice(name: "en", rate: rate).faster(by: factor).rate == faster)
  }

  private func voice(_ setting: Voice.Setting, _ value: Int) throws -> Voice {
    switch setting {
    case .rate: try Voice(name: "en", rate: value)
    case .pitch: try Voice(name: "en", pitch: value)
    case .volume: try Voice(name: "en", volume: value)
    }
  }
}
