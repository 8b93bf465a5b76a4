/// Who speaks, and how. Ranges are those of espeak-ng's `speak_lib.h`, where it states or keeps them.
package struct Voice: Equatable, Sendable {
  /// A name or a language as espeak-ng knows it: "es", "en-us+f2".
  package let name: String
  /// Words a minute.
  package let rate: Int
  /// From 0, the lowest, to 99; 50 is the voice's own.
  package let pitch: Int
  /// 100 is the voice's own; 0 is silence.
  package let volume: Int

  /// - Throws: `SpeechProblem.outOfRange` for a setting outside its range; whether there is such a voice, the engine
  ///   says.
  package init(
    name: String, rate: Int = Setting.rate.usual, pitch: Int = Setting.pitch.usual, volume: Int = Setting.volume.usual
  ) throws(SpeechProblem) {
    for (setting, value) in [(Setting.rate, rate), (.pitch, pitch), (.volume, volume)]
    where !setting.range.contains(value) {
      throw .outOfRange(setting, value: value, allowed: setting.range)
    }
    self.init(unchecked: name, rate: rate, pitch: pitch, volume: volume)
  }

  private init(unchecked name: String, rate: Int, pitch: Int, volume: Int) {
    self.name = name
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }

  /// The same voice, this many times as fast as it is, as far as espeak-ng goes.
  package func faster(by factor: Double) -> Voice {
    let rate = min(Int((Double(rate) * factor).rounded(.up)), Setting.rate.range.upperBound)
    return Voice(unchecked: name, rate: rate, pitch: pitch, volume: volume)
  }

  /// What can be set of a voice beside its name.
  package enum Setting: String, CaseIterable, Sendable {
    case rate, pitch, volume

    package var range: ClosedRange<Int> {
      switch self {
      // Below 80 espeak-ng speaks as at 80; above 450 it changes its method, and far above it makes no sound at all.
      case .rate: 80...450
      case .pitch: 0...99
      case .volume: 0...200
      }
    }

    /// What it is unless it is set.
    package var usual: Int {
      switch self {
      case .rate: 175
      case .pitch: 50
      case .volume: 100
      }
    }
  }
}
