/// A text as sound, with its silent edges measured.
package struct Rendering: Equatable, Sendable {
  package let samples: [Int16]
  /// From the first audible sample to the last; empty if none is.
  package let audible: Range<Int>

  /// Measures; louder than -45 dBFS is audible, and of a voice turned down less in proportion.
  ///
  /// `volume` is the voice's, 100 being as espeak-ng makes it.
  package init(_ samples: [Int16], volume: Int = 100) {
    self.samples = samples
    let threshold = max(1, Self.threshold * min(volume, 100) / 100)
    let isAudible = { (sample: Int16) in sample.magnitude > threshold }
    if let first = samples.firstIndex(where: isAudible), let last = samples.lastIndex(where: isAudible) {
      audible = first..<(last + 1)
    } else {
      audible = 0..<0
    }
  }

  /// -45 dBFS in steps of 16 bits.
  private static let threshold = 184

  /// How long it is heard.
  package var length: Duration { Duration(samples: audible.count) }
  package var isSilent: Bool { audible.isEmpty }
}
