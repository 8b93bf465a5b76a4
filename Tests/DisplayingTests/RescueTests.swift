import Displaying
import Glibc
import Testing

/// What a signal that nobody answers leaves behind.
@Suite(.serialized) struct RescueTests {
  @Test(arguments: 0..<20)
  func `what ends a screen is the last that is written, whoever else writes`(round: Int) async throws {
    let path = "/tmp/speech-timer-rescue.\(getpid()).\(round)"
    defer { unlink(path) }
    await #expect(processExitsWith: .signal(SIGUSR1)) { [path = path as String] in
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
      Output(descriptor: file).rescue(with: "closed")
      for _ in 0..<2 {
        Task.detached {
          var output = Output(descriptor: file)
          while true { try output.write("frame ") }
        }
      }
      while lseek(file, 0, SEEK_END) == 0 { usleep(1_000) }
      kill(getpid(), SIGUSR1)
      while true { pause() }
    }
    let file = open(path, O_RDONLY)
    defer { close(file) }
    let size = lseek(file, 0, SEEK_END)
    #expect(size > 6)
    var end = [UInt8](repeating: 0, count: 6)
    #expect(pread(file, &end, end.count, size - 6) == 6)
    #expect(String(decoding: end, as: UTF8.self) == "closed")
  }
}
