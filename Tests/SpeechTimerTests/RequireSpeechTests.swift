import Testing

@Suite struct RequireSpeechTests {
  /// A machine whose card takes all sound.
  private func run(_ arguments: String, environment: [String: String] = [:]) async throws -> Tool.Run {
    try await Tool.shell(
      #"f=$(mktemp); echo "pcm.!default { type null }" >$f; ALSA_CONFIG_PATH=$f "$TOOL" \#(arguments); s=$?; rm $f; exit $s"#,
      environment: environment)
  }

  @Test func `where speech can be heard the run begins`() async throws {
    let run = try await run("1s --require-speech")
    #expect(run.status == 0 && run.output == "1 second\nTime is up\n")
  }

  @Test func `over ssh it is heard by nobody`() async throws {
    let run = try await run("1s --require-speech", environment: ["SSH_CONNECTION": "::1 1 ::1 22"])
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.hasPrefix("No sound over ssh without PULSE_SERVER."))
  }

  @Test(arguments: ["--json", "--speech none", "--volume 0"])
  func `where nothing is spoken nothing can be required`(option: String) async throws {
    let run = try await run("1s --require-speech \(option)")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.filter(\.isNewline).count == 1)
  }
}
