import Testing

@Suite struct SpeechTests {
  /// Runs on a machine whose card writes down what it plays, and returns how long that sounds, in seconds.
  private func sound(of arguments: String) async throws -> Double {
    let machine = try Machine()
    try machine.addCard()
    let run = try await machine.run(arguments)
    #expect(run.status == 0 && run.errors == "")
    let samples = machine.played
    return samples.allSatisfy { $0 == 0 } ? 0 : Double(samples.count) / 22_050
  }

  @Test func `a device that is not there is named by check on each rung`() async throws {
    let run = try await Tool.shell(
      #"f=$(mktemp -d); ALSA_CONFIG_PATH=/dev/null SPEECHD_ADDRESS=unix_socket:$f/x PULSE_SERVER=unix:$f/nobody PATH= "$TOOL" check --device nosuch"#
    )
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").filter { $0.contains("No sound on --device nosuch: ") }.count == 2)
  }

  @Test func `nothing is checked where nothing is to be spoken`() async throws {
    let run = try await Tool.run("check", "--speech", "none")
    #expect(run.status == 2 && run.output == "" && run.errors.contains("--speech none"))
  }

  @Test func `without speech the tone sounds alone, where it is asked for`() async throws {
    #expect(try await sound(of: "1s --speech none") == 0)
    #expect(try await sound(of: "1s --speech none --alert chime") > 0.4)
  }
}
