internal import CDBus

/// A question that a program on the bus answers with yes or no.
package struct BusQuestion: Sendable {
  var destination: String
  var path: String
  var interface: String
  var method: String
  var arguments: [String] = []

  /// Whether a screen reader is on, of the session's accessibility services.
  package static let readerIsEnabled = BusQuestion(
    destination: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", method: "Get",
    arguments: ["org.a11y.Status", "ScreenReaderEnabled"])

  /// Whether the desktop shall animate, of its settings portal.
  package static let animationsAreEnabled = BusQuestion(
    destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings", method: "Read",
    arguments: ["org.gnome.desktop.interface", "enable-animations"])

  /// The first message of every client; until it is sent the bus takes no other.
  static let hello = BusQuestion(
    destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
    method: "Hello")

  /// The message as it is sent. Nothing is started to answer it.
  func bytes(serial: UInt32) -> [UInt8]? {
    guard let message = dbus_message_new_method_call(destination, path, interface, method) else { return nil }
    defer { dbus_message_unref(message) }
    dbus_message_set_auto_start(message, 0)
    dbus_message_set_serial(message, serial)
    var end = DBusMessageIter()
    dbus_message_iter_init_append(message, &end)
    for argument in arguments {
      let isAppended = argument.withCString { text in
        var text: UnsafePointer<CChar>? = text
        return dbus_message_iter_append_basic(&end, Int32(UInt8(ascii: "s")), &text)
      }
      guard isAppended != 0 else { return nil }
    }
    var start: UnsafeMutablePointer<CChar>?
    var count: Int32 = 0
    guard dbus_message_marshal(message, &start, &count) != 0, let start else { return nil }
    defer { dbus_free(start) }
    return UnsafeRawBufferPointer(start: start, count: Int(count)).map { $0 }
  }
}
