internal import Foundation

/// A speech-dispatcher of the test's own, whose voice writes down what it says.
///
/// It points this process at itself, so it belongs into a process that has nothing else to do.
package final class SpeechDaemon {
  package let folder: PrivateFolder
  private var daemon: Child?

  package init(in folder: PrivateFolder) throws {
    self.folder = folder
    setenv("SPEECHD_ADDRESS", "unix_socket:" + folder.path("speechd"), 1)
    try Self.configure("conf", in: folder)
    try FileManager.default.createDirectory(atPath: folder.path("log"), withIntermediateDirectories: true)
    try start()
  }

  /// Writes the configuration of a daemon with this voice, without which it would not stay, to a folder of that name.
  package static func configure(_ name: String, in folder: PrivateFolder) throws {
    // The module opens a sound device and does not use it.
    try "pcm.!default { type null }\nctl.!default { type null }\n"
      .write(toFile: folder.path("asound.conf"), atomically: true, encoding: .utf8)
    setenv("ALSA_CONFIG_PATH", folder.path("asound.conf"), 1)
    let modules = folder.url.appending(path: "\(name)/modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try """
    AudioOutputMethod "alsa"
    AddModule "said" "sd_generic" "said.conf"
    DefaultModule said
    """.write(toFile: folder.path("\(name)/speechd.conf"), atomically: true, encoding: .utf8)
    let command = #"printf '%s|%s\n' '$LANGUAGE' '$DATA' >> \#(folder.path("said")); sleep 0.2"#
    try """
    GenericExecuteSynth "\(command.replacing("\\n", with: "\\\\n"))"
    GenericLanguage "en" "en" "utf-8"
    GenericLanguage "es" "es" "utf-8"
    AddVoice "en" "MALE1" "en"
    AddVoice "es" "MALE1" "es"
    DefaultVoice "en"
    """.write(to: modules.appending(path: "said.conf"), atomically: true, encoding: .utf8)
  }

  package func start() throws {
    try? FileManager.default.removeItem(atPath: folder.path("speechd"))
    try? FileManager.default.removeItem(atPath: folder.path("pid"))
    daemon = try Child(
      "speech-dispatcher", "-s", "-t", "0", "-l", "5", "-C", folder.path("conf"), "-L", folder.path("log"),
      "-c", "unix_socket", "-S", folder.path("speechd"), "-P", folder.path("pid"))
    for _ in 0..<1_000 where !FileManager.default.fileExists(atPath: folder.path("speechd")) { usleep(10_000) }
  }

  /// Kills it as a crash would.
  package func stop() { daemon?.stop() }

  /// Stops it, or lets it go on, as a debugger would.
  package func send(_ signal: Int32) { if let daemon { kill(daemon.pid, signal) } }

  /// What was said, as "language|text".
  package var said: [String] { read("said").split(separator: "\n").map(String.init) }

  /// What this process told it, without what it answered.
  package var told: [String] {
    read("log/speech-dispatcher.log").split(separator: "\n")
      .compactMap { $0.split(separator: "DATA:|", maxSplits: 1).dropFirst().first.map(String.init) }
  }

  private func read(_ name: String) -> String {
    let data = (try? Data(contentsOf: URL(filePath: folder.path(name)))) ?? Data()
    return String(decoding: data.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }
}
