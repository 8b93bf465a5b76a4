import Testing
@Test func `placeholder Speaking`() {}
