/// How much of the unit square around `middle` a shape covers, 0 to 1; `distance` is that to the shape, negative
/// inside.
func coverage(around middle: Point, distance: (Point) -> Double) -> Double {
  // Half the square's diagonal: beyond it the edge does not touch the square.
  let reach = 0.5.squareRoot()
  let toMiddle = distance(middle)
  if toMiddle >= reach { return 0 }
  if toMiddle <= -reach { return 1 }
  let samples = 8
  func offset(_ index: Int) -> Double { (Double(index) + 0.5) / Double(samples) - 0.5 }
  var hits = 0
  for row in 0..<samples {
    for column in 0..<samples
    where distance(Point(x: middle.x + offset(column), y: middle.y + offset(row))) < 0 {
      hits += 1
    }
  }
  return Double(hits) / Double(samples * samples)
}
