import Testing
@Test func `placeholder Timing`() {}
