import Foundation
import Speaking
import Testing

@Suite struct TalkProgramTests {
  @Test(arguments: [
    (
      "en",
      """
      0:00\tGreen, 5 minutes
      0:00\tYellow, 6 minutes
      0:00\tRed, 7 minutes
      5:00\tGreen, 5 minutes
      6:00\tYellow, 6 minutes
      7:00\tRed, 7 minutes
      7:15\t15 seconds over
      7:30\t30 seconds over
      7:30\t7 minutes, 30 seconds. Within time.

      """
    ),
    (
      "es",
      """
      0:00\tVerde, 5 minutos
      0:00\tAmarillo, 6 minutos
      0:00\tRojo, 7 minutos
      5:00\tVerde, 5 minutos
      6:00\tAmarillo, 6 minutos
      7:00\tRojo, 7 minutos
      7:15\tTiempo excedido: 15 segundos
      7:30\tTiempo excedido: 30 segundos
      7:30\t7 minutos y 30 segundos. Dentro del tiempo.

      """
    ),
    (
      "ru",
      """
      0:00\tЗелёный, 5 минут
      0:00\tЖёлтый, 6 минут
      0:00\tКрасный, 7 минут
      5:00\tЗелёный, 5 минут
      6:00\tЖёлтый, 6 минут
      7:00\tКрасный, 7 минут
      7:15\tСверх времени: 15 секунд
      7:30\tСверх времени: 30 секунд
      7:30\t7 минут 30 секунд. Время соблюдено.

      """
    ),
    (
      "de",
      """
      0:00\tGrün, 5 Minuten
      0:00\tGelb, 6 Minuten
      0:00\tRot, 7 Minuten
      5:00\tGrün, 5 Minuten
      6:00\tGelb, 6 Minuten
      7:00\tRot, 7 Minuten
      7:15\tÜberzogen: 15 Sekunden
      7:30\tÜberzogen: 30 Sekunden
      7:30\t7 Minuten, 30 Sekunden. In der Zeit.

      """
    ),
  ])
  func `a speech is told by lights, and judged`(tag: String, text: String) async throws {
    let run = try await Tool.run("talk", "5m,6m,7m", "--rehearse", "--locale", tag)
    #expect(run.output == text)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `programs read the lights, what is over, and the verdict`() async throws {
    let events = try await Tool.events("talk", "1m,2m", "--rehearse", "--json", "--label", "Anna", "--grace", "20s")
    #expect(events.map(\.event) == ["started", "remaining", "remaining", "overtime", "finished"])
    #expect(events.map(\.at) == [0, 60, 120, 135, 140])
    #expect(events.map(\.remaining) == [120, 60, 0, -15, -20])
    #expect(events.allSatisfy { $0.label == "Anna" && $0.duration == 120 })
    #expect(events[0].written == "Anna, Green, 1 minute. Red, 2 minutes")
    #expect(events[4].written == "Anna, 2 minutes, 20 seconds. Within time.")
  }

  @Test(arguments: [(["--grace", "1s"], "Within time."), (["--grace", "0"], "Too short.")])
  func `a key stops it with a verdict`(options: [String], verdict: String) async throws {
    let run = try await Terminal.run(
      [Tool.path, "talk", "2s,60s", "--speech", "none"] + options,
      steps: [.keys("t", at: 0.3), .keys(" ", at: 1.4)])
    #expect(run.lines == ["Green, 2 seconds. Red, 1 minute", "0 seconds", "1 second. \(verdict)", ""])
    #expect(run.status == 0 && run.restored)
  }

  @Test(arguments: [("INT", 2), ("TERM", 15)] as [(String, Int32)])
  func `a signal ends it with the verdict`(name: String, number: Int32) async throws {
    let run = try await Terminal.run("talk", "1m,2m", steps: [.signal(name, at: 0.5)])
    try #require(run.lines.count == 3)
    #expect(run.lines[0] == "Green, 1 minute. Red, 2 minutes" && run.lines[1].hasSuffix(". Too short."))
    #expect(run.signal == number && run.restored)
  }

  @Test func `a command stops it, and others are refused`() async throws {
    let run = try await Tool.shell(
      "(echo pause; echo left; echo stop) | \"$TOOL\" talk 1m,2m --grace 90s --control --speech none; echo $?")
    #expect(run.output == "Green, 1 minute. Red, 2 minutes\n0 seconds\n0 seconds. Within time.\n0\n")
    #expect(run.errors == "Not a command for a speech. Right would be: left, stop, mute, unmute or silence\n")
  }

  @Test func `a tone goes with each light`() async throws {
    // The same words at the same second, once a light's and once a mark's.
    let light = try await seconds(of: ["talk", "5s,10s"])
    let mark = try await seconds(of: ["Green=10s", "--marks", "5s", "--final", "0"])
    #expect(light > mark + 0.1)
  }

  @Test func `one, two and three beeps tell the lights apart`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run("talk", "5s,10s,15s", "--rehearse", "--wav", file.path)
    try #require(run.status == 0 && run.errors == "")
    let sound = try Data(contentsOf: file)
    for (count, second) in [(1, 5), (2, 10), (3, 15)] {
      let light = sound.dropFirst(44 + second * 44_100).prefix(5 * 44_100)
      #expect(light.range(of: Self.bytes(ofBeeps: count)) != nil, "\(count)")
      #expect(light.range(of: Self.bytes(ofBeeps: count + 1)) == nil, "\(count)")
    }
  }

  private static func bytes(ofBeeps count: Int) -> Data {
    let beeps = Chime.rendering(.beeps(count))
    return Array(beeps.samples[beeps.audible]).withUnsafeBytes { Data($0) }
  }

  /// How long something sounds between the fifth second and the tenth of a run.
  private func seconds(of arguments: [String]) async throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("speech-timer-\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await Tool.run(arguments + ["--rehearse", "--wav", file.path])
    try #require(run.status == 0 && run.errors == "" && run.output.contains("0:05\tGreen, 5 seconds\n"))
    let window = try Data(contentsOf: file).dropFirst(44 + 5 * 44_100).prefix(5 * 44_100)
    let sound = window.drop { $0 == 0 }
    return Double(sound.count - sound.reversed().prefix { $0 == 0 }.count) / 44_100
  }
}
