/// The stretches that are heard, as samples; gaps below 80 ms belong to a stretch.
package func loudStretches(of samples: [Int16]) -> [Range<Int>] {
  var stretches: [Range<Int>] = []
  samples.withUnsafeBufferPointer { samples in
    var index = 0
    while index < samples.count {
      defer { index += 1 }
      guard samples[index] > 184 || samples[index] < -184 else { continue }
      if let last = stretches.last, index - last.upperBound < 22_050 * 80 / 1_000 {
        stretches[stretches.count - 1] = last.lowerBound..<(index + 1)
      } else {
        stretches.append(index..<(index + 1))
      }
    }
  }
  return stretches
}
