import Testing
@Test func `placeholder WallClock`() {}
