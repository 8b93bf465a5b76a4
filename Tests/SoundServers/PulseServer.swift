internal import Foundation

/// A PulseAudio of the test's own, with a sink that plays to nobody, and a recorder of what is heard there.
///
/// It points this process at itself, so it belongs into a process that has nothing else to do.
package final class PulseServer {
  package let folder: PrivateFolder
  private let server: Child
  private var recorders: [Child] = []

  package init(in folder: PrivateFolder) throws {
    self.folder = folder
    setenv("PULSE_SERVER", "unix:" + folder.path("native"), 1)
    setenv("PULSE_RUNTIME_PATH", folder.url.path, 1)
    setenv("XDG_RUNTIME_DIR", folder.url.path, 1)
    setenv("HOME", folder.url.path, 1)
    server = try Child(
      "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--realtime=no",
      "--high-priority=no", "--load=module-null-sink sink_name=nobody", "--load=module-null-sink sink_name=muted",
      "--load=module-native-protocol-unix socket=\(folder.path("native")) auth-anonymous=1")
    try poll(for: "the server") { tell("info") }
    tell("set-default-sink", "nobody")
  }

  /// Kills it as a crash would.
  package func stop() {
    for recorder in recorders { recorder.stop() }
    server.stop()
  }

  /// Stops it, or lets it go on, as a debugger would.
  package func send(_ signal: Int32) { kill(server.pid, signal) }

  /// Runs `pactl` with these words, and returns whether it did them.
  @discardableResult
  package func tell(_ words: String...) -> Bool {
    guard let child = try? Child(["pactl"] + words) else { return false }
    return child.wait() == 0
  }

  /// Records what is heard from now on.
  package func record(_ sink: String = "nobody") throws {
    let recorder = try Child(
      "parec", "--raw", "--format=s16le", "--rate=22050", "--channels=1", "--device=\(sink).monitor",
      "--latency-msec=10", output: folder.path("heard on \(sink)"))
    recorders.append(recorder)
    try poll(for: "the recorder") { heard(on: sink).count > 2_000 }
  }

  /// What was heard since `record`.
  package var heard: [Int16] { heard(on: "nobody") }

  package func heard(on sink: String) -> [Int16] {
    let data = (try? Data(contentsOf: URL(filePath: folder.path("heard on \(sink)")))) ?? Data()
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  private func poll(for name: String, _ isSo: () -> Bool) throws {
    for _ in 0..<1_000 {
      if isSo() { return }
      usleep(10_000)
    }
    throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "\(name) did not start"])
  }
}
