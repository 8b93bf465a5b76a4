import Foundation
import Testing

/// The sound file of a run, read back.
private struct SoundFile {
  let header: Data
  let samples: [Int16]

  init(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    header = data.prefix(44)
    samples = stride(from: 44, to: data.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
    }
  }

  func number(at offset: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(header[offset + $1]) << (8 * $1) }
  }

  /// How loud it is in each fiftieth of a second.
  func loudness(in seconds: ClosedRange<Double>) -> [Double] {
    let range = Int(seconds.lowerBound * 22_050)..<min(Int(seconds.upperBound * 22_050), samples.count)
    return stride(from: range.lowerBound, to: range.upperBound, by: 441).map { start in
      samples[start..<min(start + 441, range.upperBound)].reduce(0) { $0 + Double($1.magnitude) } / 441
    }
  }

  /// The seconds between which something is heard, where pauses of a quarter of a second part one sound from the next.
  var sounds: [ClosedRange<Double>] {
    var sounds: [ClosedRange<Double>] = []
    for (index, sample) in samples.enumerated() where abs(Int(sample)) > 184 {
      let time = Double(index) / 22_050
      if let last = sounds.last, time - last.upperBound < 0.25 {
        sounds[sounds.count - 1] = last.lowerBound...time
      } else {
        sounds.append(time...time)
      }
    }
    return sounds
  }
}

@Suite struct SoundFileTests {
  private func file() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).wav")
  }

  @Test(arguments: ["en", "es", "ru"])
  func `speech is at its second, and silence between`(tag: String) async throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let events = try await Tool.events("10s", "--rehearse", "--json", "--locale", tag, "--wav", file.path)
    let sound = try SoundFile(file)
    #expect(sound.number(at: 22, bytes: 2) == 1)
    #expect(sound.number(at: 24, bytes: 4) == 22_050)
    #expect(sound.number(at: 34, bytes: 2) == 16)
    #expect(sound.number(at: 40, bytes: 4) == sound.samples.count * 2)
    let onsets = sound.sounds.map(\.lowerBound)
    for event in events { #expect(onsets.contains { abs($0 - event.at) < 0.05 }, "\(event.spoken) at \(event.at)") }
    // From one announcement's end to the next there is nothing at all.
    let quiet = sound.samples[(2 * 22_050)..<(Int(4.9 * 22_050))]
    #expect(quiet.allSatisfy { $0 == 0 })
  }

  @Test(arguments: ["80", "100", "175"])
  func `the first line makes room for the number that follows it`(rate: String) async throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run("14s", "--final", "14", "--rehearse", "--rate", rate, "--wav", file.path)
    #expect(run.status == 0)
    let sound = try SoundFile(file)
    let onset = 22_050
    #expect(sound.samples[(onset - 441)..<onset].allSatisfy { $0 == 0 })
    #expect(sound.samples[onset..<(onset + 441)].contains { $0.magnitude > 184 })
  }

  @Test(
    arguments: [
      (["Tea=7s", "Eggs=6s"], [6, 7]), (["Tea=7s", "Eggs=6s", "--rate", "100"], [6, 7]),
      (["Tea=7s", "Eggs=6s", "--marks", "1s"], [6, 7]),
      (["--every", "1s", "--final", "0", "Long bread with seeds=9s", "Eggs=6s"], [6, 9]),
      (["--every", "1s", "--final", "0", "Long bread with seeds=9s", "Eggs=6s", "--rate", "100"], [6, 9]),
      (["Tea=8s", "Eggs=6s", "--rate", "80"], [6, 8]), (["Té=7s", "Huevos=6s", "--locale", "es"], [6, 7]),
    ] as [([String], [Int])])
  func `each end begins on its second, whatever else is said`(arguments: [String], ends: [Int]) async throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run(arguments + ["--rehearse", "--wav", file.path])
    #expect(run.status == 0)
    let sound = try SoundFile(file)
    for end in ends {
      let onset = end * 22_050
      #expect(sound.samples[(onset - 441)..<onset].allSatisfy { $0.magnitude < 184 }, "\(end)")
      #expect(sound.samples[onset..<(onset + 441)].contains { $0.magnitude > 184 }, "\(end)")
    }
  }

  @Test func `a file that cannot be made is refused, with an example that can be copied`() async throws {
    let run = try await Tool.run("5m", "--wav", "/nodir/x.wav")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors == "--wav /nodir/x.wav: No such file or directory. Right would be: --wav exam.wav\n")
  }

  @Test func `an answer that is being said makes way for the end, which is heard whole and in time`() async throws {
    let files = [file(), file()]
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let presses = [2.0, 2.6, 2.9, 2.97].map { Terminal.Step.keys("t", at: $0) }
    // The terminal shows no key that a busy machine types only after the end.
    let quietly = ["/bin/sh", "-c", "stty -echo; exec \"$@\"", "sh"]
    for (file, steps) in zip(files, [[], presses]) {
      let run = try await Terminal.run(quietly + [Tool.path, "3s", "--final", "0", "--wav", file.path], steps: steps)
      #expect(run.status == 0 && run.text.hasSuffix("Time is up\n"), "\(run.text)")
    }
    let (quiet, asked) = (try SoundFile(files[0]), try SoundFile(files[1]))
    let end = try #require(quiet.sounds.last)
    #expect(abs(end.lowerBound - 3) < 0.05 && quiet.loudness(in: 2...2.9).allSatisfy { $0 == 0 })
    #expect(asked.loudness(in: 2...2.9).contains { $0 > 0 })
    // No two renderings are the same, but they are loud at the same moments.
    let (expected, heard) = (quiet.loudness(in: end), asked.loudness(in: end))
    let difference = zip(expected, heard).map { abs($0 - $1) }.reduce(0, +)
    #expect(difference < expected.reduce(0, +) / 3)
  }

  @Test func `three hours are rendered without waiting for them`() async throws {
    let file = file()
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run("3h", "--rehearse", "--wav", file.path)
    #expect(run.status == 0)
    let size = try #require(FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int)
    #expect(Double(size) / 44_100 > 3 * 3_600)
  }

  @Test func `on standard output the sound is alone, and the lines are on standard error`() async throws {
    let run = try await Tool.shell(
      "\"$TOOL\" 2s --rehearse --wav - | (head -c 44; cat >/dev/null) | od -An -tx1 -v | tr -d ' \\n'")
    #expect(run.output.hasPrefix("52494646ffffffff57415645"))
    #expect(run.output.hasSuffix("64617461ffffffff"))
    #expect(run.errors == "0:00\t2 seconds\n0:02\tTime is up\n")
  }

  @Test(arguments: ["/nonexistent/x.wav", "/"])
  func `a file that cannot be made is refused before the start`(path: String) async throws {
    let run = try await Tool.run("2s", "--rehearse", "--wav", path)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.filter(\.isNewline).count == 1 && run.errors.contains(path))
  }

  @Test(arguments: ["2s --rehearse", "1s", "say 2s"])
  func `a file that cannot be written to its end is a failure`(arguments: String) async throws {
    let run = try await Tool.shell(
      "ulimit -f 8; trap '' XFSZ; f=$(mktemp); \"$TOOL\" \(arguments) --wav $f; s=$?; rm $f; exit $s")
    #expect(run.status == 1)
    // A library that is out of room as well may say so before.
    #expect(run.errors.hasSuffix("; the file is not whole; make room, or write it elsewhere.\n"), "\(run.errors)")
  }

  @Test func `a file needs no sound device where speech is required`() async throws {
    let run = try await Tool.run(
      "1s", "--require-speech", "--wav", "/dev/null",
      environment: ["ALSA_CONFIG_PATH": "/dev/null", "PULSE_SERVER": "unix:/nonexistent/nobody"])
    #expect(run.status == 0 && run.errors == "")
  }

  @Test func `more sound than a file can hold is refused before the start`() async throws {
    let run = try await Tool.run("28h", "--rehearse", "--wav", "/dev/null")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains("27 hours"))
  }
}
