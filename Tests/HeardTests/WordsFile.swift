import Foundation
import Timing

/// The words of a language that a voice should be heard to say, as they would be printed in a book, typed by hand from
/// the grammar: `Words/TAG.json`.
///
/// Where a catalog has words for all numbers, as in Greek, Albanian or Korean, they are the same letters twice. Then equal
/// sounds show that the catalog says what a book would, not that the voice reads it right.
struct WordsFile: Decodable {
  let day, hour, minute, second: [String: String]
  /// The days of a month as they are said in a date, all of them, where the catalog has words for some.
  let date: [String]?
  /// Why the words of a unit or date and number ("minute 31", "date 6") are not those of a book: the voice misreads
  /// these. Each is a hole in the check.
  let notes: [String: String]?
  /// What the voice does to a sound in a word, but not in its own numbers.
  let alike: Alike?

  /// Pairs of sounds that are one to a listener, the first said as the second, and the reason.
  struct Alike: Decodable {
    let why: String
    let sounds: [[String]]
  }

  /// The numbers that each unit has words for.
  static let numbers = [1, 2, 3, 5, 11, 12, 21, 22, 31, 42, 59]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Words")

  /// The tags of all files.
  static var tags: [String] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }
  }

  init(of tag: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: "\(tag).json"))
    self = try JSONDecoder().decode(Self.self, from: bytes)
  }

  subscript(unit: TimeUnit, number: Int) -> String? {
    let words =
      switch unit {
      case .day: day
      case .hour: hour
      case .minute: minute
      case .second: second
      }
    return words[String(number)]
  }

  /// The pairs of sounds that are one to a listener.
  var soundsAlike: [(said: String, as: String)] {
    (alike?.sounds ?? []).compactMap { pair in pair.count == 2 ? (pair[0], pair[1]) : nil }
  }

  /// The words of all numbers and units.
  var all: Set<String> { Set([day, hour, minute, second].flatMap(\.values)) }

  /// Notes about words that the file does not have.
  var notesAboutNothing: [String] {
    (notes ?? [:]).keys.filter { key in
      let parts = key.split(separator: " ").map(String.init)
      guard parts.count == 2, let number = Int(parts[1]) else { return true }
      if parts[0] == "date" { return !(date ?? []).indices.contains(number - 1) }
      guard let unit = TimeUnit(rawValue: parts[0]) else { return true }
      return self[unit, number] == nil
    }
  }
}
