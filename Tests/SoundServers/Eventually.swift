/// Returns as soon as something is so, at the latest after ten seconds.
package func eventually(_ isSo: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(10)
  while ContinuousClock.now < deadline {
    if isSo() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return isSo()
}
