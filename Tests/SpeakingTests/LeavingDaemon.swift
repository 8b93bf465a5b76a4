import Foundation
import SoundServers

/// A speech-dispatcher that understands little, and goes away after so many commands of each connection.
///
/// It points this process at itself, so it belongs into a process that has nothing else to do.
final class LeavingDaemon: Sendable {
  private let listener: Int32
  private let commands: Int

  init(in folder: PrivateFolder, after commands: Int) {
    let path = folder.path("leaving")
    setenv("SPEECHD_ADDRESS", "unix_socket:" + path, 1)
    self.commands = commands
    listener = listeningSocket(at: path)
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        serve(connection)
        close(connection)
      }
    }
  }

  private func serve(_ connection: Int32) {
    var left = commands
    var takesText = false
    var line = ""
    var byte: UInt8 = 0
    while left > 0, read(connection, &byte, 1) == 1 {
      guard byte == UInt8(ascii: "\n") else {
        line.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      let command = line.trimmingCharacters(in: .whitespacesAndNewlines)
      line = ""
      if takesText, command != "." { continue }
      takesText = command == "SPEAK"
      left -= 1
      let answer =
        switch command {
        case ".": "225-1\r\n225 OK MESSAGE QUEUED\r\n"
        case "SPEAK": "230 OK RECEIVING DATA\r\n"
        case "HISTORY GET CLIENT_ID": "245-7\r\n245 OK CLIENT ID SENT\r\n"
        case "LIST OUTPUT_MODULES": "250-said\r\n250 OK MODULE LIST SENT\r\n"
        default: "208 OK\r\n"
        }
      _ = answer.withCString { write(connection, $0, strlen($0)) }
    }
  }
}
