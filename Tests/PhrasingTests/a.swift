import Testing
@Test func `placeholder Phrasing`() {}
