internal import Glibc
internal import Hostile
internal import Keeping
internal import SpeechTimer

/// Ends the process with one line; the fuzzer keeps what made it crash.
private func fail(_ line: String) -> Never {
  write(STDERR_FILENO, line + "\n", line.utf8.count + 1)
  #if LIBFUZZER
    abort()
  #else
    exit(1)
  #endif
}

/// Reads an input whose first byte chooses what reads it, and ends the process if that does harm.
private func read(_ bytes: some Collection<UInt8>) {
  guard let choice = bytes.first else { return }
  let input = OutsideInput.allCases[Int(choice) % OutsideInput.allCases.count]
  if let line = Hostile.harm(of: Array(bytes.dropFirst()), as: input) { fail("\(input): \(line)") }
}

#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput") public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    read(UnsafeBufferPointer(start: start, count: count))
    return 0
  }
#else
  /// `fuzz seeds FOLDER` writes the inputs to begin with; `fuzz FILE...` reads again what was found.
  @main struct Main {
    static func main() throws {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.count == 2, arguments[0] == "seeds" {
        for (choice, input) in OutsideInput.allCases.enumerated() {
          for (number, seed) in input.seeds.enumerated() {
            write([UInt8(choice)] + seed, to: "\(arguments[1])/\(input)-\(number)")
          }
        }
      } else {
        for path in arguments { read(try File(path).read(megabytes: 1)) }
      }
    }

    private static func write(_ bytes: [UInt8], to path: String) {
      guard let file = fopen(path, "w") else {
        fail("\(path): \(String(cString: strerror(errno))). Right would be a folder that exists")
      }
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
  }
#endif
