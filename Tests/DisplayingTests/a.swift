import Testing
@Test func `placeholder Displaying`() {}
