internal import CDBus

/// A question that a program on the bus answers with yes or no; a number that it answers with is a yes.
package struct BusQuestion: Sendable {
  enum Argument: Sendable {
    case text(String)
    case number(UInt32)
    case signedNumber(Int32)
    /// None of these.
    case noTexts
    /// Facts by their names: here at most one, a byte.
    case byte(UInt8, name: String)
  }

  var destination: String
  var path: String
  var interface: String
  var method: String
  var arguments: [Argument] = []
  /// Whether a program may be started to answer it.
  var mayStart = false

  /// Whether a screen reader is on, of the session's accessibility services.
  package static let readerIsEnabled = BusQuestion(
    destination: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", method: "Get",
    arguments: [.text("org.a11y.Status"), .text("ScreenReaderEnabled")])

  /// Whether the desktop shall animate, of its settings portal.
  package static let animationsAreEnabled = BusQuestion(
    destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings", method: "Read",
    arguments: [.text("org.gnome.desktop.interface"), .text("enable-animations")])

  /// Whether the desktop shows this text, until somebody has seen it, by the Desktop Notifications Specification.
  package static func notification(_ text: String) -> BusQuestion {
    let critical = UInt8(2)
    return BusQuestion(
      destination: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
      interface: "org.freedesktop.Notifications", method: "Notify",
      arguments: [
        .text("speech-timer"), .number(0), .text(""), .text(text), .text(""), .noTexts,
        .byte(critical, name: "urgency"), .signedNumber(-1),
      ], mayStart: true)
  }

  /// The first message of every client; until it is sent the bus takes no other.
  static let hello = BusQuestion(
    destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
    method: "Hello")

  /// The message as it is sent.
  func bytes(serial: UInt32) -> [UInt8]? {
    guard let message = dbus_message_new_method_call(destination, path, interface, method) else { return nil }
    defer { dbus_message_unref(message) }
    dbus_message_set_auto_start(message, mayStart ? 1 : 0)
    dbus_message_set_serial(message, serial)
    var end = DBusMessageIter()
    dbus_message_iter_init_append(message, &end)
    guard arguments.allSatisfy({ $0.append(to: &end) }) else { return nil }
    var start: UnsafeMutablePointer<CChar>?
    var count: Int32 = 0
    guard dbus_message_marshal(message, &start, &count) != 0, let start else { return nil }
    defer { dbus_free(start) }
    return UnsafeRawBufferPointer(start: start, count: Int(count)).map { $0 }
  }
}

extension BusQuestion.Argument {
  /// Says whether there was memory for it.
  fileprivate func append(to end: inout DBusMessageIter) -> Bool {
    switch self {
    case .text(let text):
      return text.withCString { text in
        var text: UnsafePointer<CChar>? = text
        return end.append("s", &text)
      }
    case .number(var number): return end.append("u", &number)
    case .signedNumber(var number): return end.append("i", &number)
    case .noTexts: return end.append("a", of: "s") { _ in true }
    case .byte(var byte, let name):
      return end.append("a", of: "{sv}") { entries in
        entries.append("e", of: nil) { entry in
          Self.text(name).append(to: &entry) && entry.append("v", of: "y") { $0.append("y", &byte) }
        }
      }
    }
  }
}

extension DBusMessageIter {
  private static func code(_ type: Character) -> Int32 { Int32(type.asciiValue ?? 0) }

  fileprivate mutating func append(_ type: Character, _ value: UnsafeRawPointer) -> Bool {
    dbus_message_iter_append_basic(&self, Self.code(type), value) != 0
  }

  /// Appends what is put together of parts.
  fileprivate mutating func append(
    _ type: Character, of parts: String?, _ fill: (inout DBusMessageIter) -> Bool
  ) -> Bool {
    var inner = DBusMessageIter()
    guard dbus_message_iter_open_container(&self, Self.code(type), parts, &inner) != 0 else { return false }
    let isFilled = fill(&inner)
    return dbus_message_iter_close_container(&self, &inner) != 0 && isFilled
  }
}
