import Testing
@Test func `placeholder SpeechTimer`() {}
