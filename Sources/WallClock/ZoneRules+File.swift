extension ZoneRules {
  /// Further from UTC is no clock.
  private static let believable: ClosedRange<Int64> = -93_600...93_600

  /// Reads a file of time zone information (TZif, RFC 9636); nil if it is none, or torn.
  package init?(file: [UInt8]) {
    var reader = ByteReader(file)
    guard var header = Header(&reader) else { return nil }
    var size = 4
    if header.hasLongTimes {
      // First comes all of it in 32 bits, for old programs alone.
      guard reader.take(header.length(timeSize: 4)) != nil, let second = Header(&reader) else { return nil }
      header = second
      size = 8
    }
    guard let instants = reader.numbers(header.times, bytes: size), let kinds = reader.take(header.times),
      let offsets = Self.offsets(header.types, &reader), let first = offsets.first,
      kinds.allSatisfy({ Int($0) < offsets.count }), zip(instants, instants.dropFirst()).allSatisfy(<),
      reader.take(header.rest(timeSize: size)) != nil
    else { return nil }
    var later: YearlyRule?
    if header.hasLongTimes {
      guard let text = Self.footer(&reader) else { return nil }
      if !text.isEmpty {
        guard let rule = YearlyRule(text) else { return nil }
        later = rule
      }
    }
    let changes = zip(instants, kinds).map { Change(instant: $0, secondsAhead: offsets[Int($1)]) }
    self.init(first: first, changes: changes, later: later)
  }

  /// Each kind of time has its offset, whether it is summer time, and where its name stands.
  private static func offsets(_ count: Int, _ reader: inout ByteReader) -> [Int64]? {
    var offsets: [Int64] = []
    for _ in 0..<count {
      guard let offset = reader.number(bytes: 4), believable.contains(offset), reader.take(2) != nil else { return nil }
      offsets.append(offset)
    }
    return offsets
  }

  /// A line of its own, with the rule for what comes after the file's times.
  private static func footer(_ reader: inout ByteReader) -> String? {
    guard reader.take(1)?.first == newline, let end = reader.rest.firstIndex(of: newline) else { return nil }
    return String(decoding: reader.rest[..<end], as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
}

extension ZoneRules {
  /// How much of what follows.
  private struct Header {
    let hasLongTimes: Bool
    let times, types: Int
    private let letters, leaps, standards, universals: Int

    init?(_ reader: inout ByteReader) {
      guard reader.take(4).map(Array.init) == Array("TZif".utf8), let version = reader.take(1)?.first,
        reader.take(15) != nil
      else { return nil }
      hasLongTimes = version >= UInt8(ascii: "2")
      guard let counts = reader.numbers(6, bytes: 4), counts.allSatisfy({ $0 >= 0 }) else { return nil }
      let numbers = counts.map { Int($0) }
      (universals, standards, leaps, times) = (numbers[0], numbers[1], numbers[2], numbers[3])
      (types, letters) = (numbers[4], numbers[5])
    }

    /// Of all that follows, in bytes.
    func length(timeSize: Int) -> Int { times * (timeSize + 1) + types * 6 + rest(timeSize: timeSize) }

    /// Of what follows behind the types, which is not needed: names, leap seconds, and how the zone's makers wrote it.
    func rest(timeSize: Int) -> Int { letters + leaps * (timeSize + 4) + standards + universals }
  }
}
