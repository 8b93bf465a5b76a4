import Testing
@Test func `placeholder Announcing`() {}
