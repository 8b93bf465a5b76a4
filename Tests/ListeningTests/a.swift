import Testing
@Test func `placeholder Listening`() {}
