/// A number with at most three decimals and a point, without zeros at its end.
func decimal(_ number: Double) -> String {
  let thousandths = Int((number * 1000).rounded())
  let size = thousandths.magnitude
  var text = String(size / 1000)
  if size % 1000 != 0 {
    text += "." + String(String(1000 + size % 1000).dropFirst())
    while text.last == "0" { text.removeLast() }
  }
  return (thousandths < 0 ? "-" : "") + text
}
