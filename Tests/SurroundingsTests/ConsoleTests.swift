import Surroundings
import Testing

@Suite struct ConsoleTests {
  @Test func `the kernel tells which console is in front, whenever it is asked`() throws {
    let kernel = try PrivateFolder()
    let console = try #require(Console(path: "/dev/tty3", system: kernel.path))
    #expect(console.isInFront == nil)
    for (shown, expected) in [("tty3\n", true), ("tty1\n", false), ("tty33\n", false), ("tty3\n", true), ("", nil)] {
      try kernel.write(shown, to: "class/tty/tty0/active")
      #expect(console.isInFront == expected)
    }
  }

  @Test(arguments: ["/dev/pts/3", "/dev/tty", "/dev/ttyS0", "/dev/pts/ptmx", ""])
  func `other terminals are no consoles`(path: String) {
    #expect(Console(path: path) == nil)
  }

  @Test func `what is no terminal is no console`() {
    #expect(Console(descriptor: -1) == nil)
  }
}
