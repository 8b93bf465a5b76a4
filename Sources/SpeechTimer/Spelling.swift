/// The word that was probably meant: the nearest of `candidates`, if one is near enough.
func closest(to word: String, among candidates: [String]) -> String? {
  let allowed = max(1, min(3, word.count / 3))
  let distances = candidates.map { (candidate: $0, distance: editDistance(word, $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= allowed else { return nil }
  return best.candidate
}

/// How many letters have to be changed, added, taken out or swapped with their neighbour (optimal string alignment).
private func editDistance(_ left: String, _ right: String) -> Int {
  // Nothing so long is near any word of ours.
  guard left.count < 100 else { return left.count }
  let left = Array(left)
  let right = Array(right)
  var before: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        cost = min(cost, before[column - 1] + 1)
      }
      current.append(cost)
    }
    (before, last) = (last, current)
  }
  return last[right.count]
}
