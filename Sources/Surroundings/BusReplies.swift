internal import CDBus

/// What a bus sends: that it lets us in, then messages, in pieces of any size.
package struct BusReplies: Sendable {
  /// The yes or no in the replies to our messages, by serial number, where a number is a yes; nil in one that holds
  /// neither, an error for example.
  package private(set) var answers: [UInt32: Bool?] = [:]
  /// Whether nothing more can be understood.
  package private(set) var isBroken = false

  private var rest: [UInt8] = []
  private var isLetIn = false
  private var total = 0

  private static let limit = 65_536

  package init() {}

  /// Takes the next piece. More than 64 KiB in all is not what we asked for, and breaks it.
  package mutating func take(_ bytes: some Collection<UInt8>) {
    total += bytes.count
    if total > Self.limit { isBroken = true }
    guard !isBroken else { return }
    rest += bytes
    if !isLetIn { takeWelcome() }
    while isLetIn, takeMessage() {}
  }

  private mutating func takeWelcome() {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return }
    isLetIn = rest.starts(with: "OK ".utf8)
    isBroken = !isLetIn
    rest.removeSubrange(...end)
  }

  /// Takes the first message, if all of it is there.
  private mutating func takeMessage() -> Bool {
    let (length, reply) = rest.withUnsafeBytes { bytes -> (Int, (serial: UInt32, answer: Bool?)?) in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      let length = dbus_message_demarshal_bytes_needed(start, Int32(bytes.count))
      guard 0 < length, length <= bytes.count else { return (Int(length), nil) }
      guard let message = dbus_message_demarshal(start, length, nil) else { return (-1, nil) }
      defer { dbus_message_unref(message) }
      return (Int(length), (dbus_message_get_reply_serial(message), Self.answer(in: message)))
    }
    if length < 0 { isBroken = true }
    guard let reply else { return false }
    // A signal replies to nothing: its serial is 0.
    if reply.serial != 0 { answers[reply.serial] = .some(reply.answer) }
    rest.removeFirst(length)
    return true
  }

  /// The truth value, or number, that a message begins with, in however many wrappings.
  private static func answer(in message: OpaquePointer) -> Bool? {
    var value = DBusMessageIter()
    guard dbus_message_iter_init(message, &value) != 0 else { return nil }
    while dbus_message_iter_get_arg_type(&value) == Int32(UInt8(ascii: "v")) {
      var wrapping = value
      dbus_message_iter_recurse(&wrapping, &value)
    }
    if dbus_message_iter_get_arg_type(&value) == Int32(UInt8(ascii: "u")) { return true }
    guard dbus_message_iter_get_arg_type(&value) == Int32(UInt8(ascii: "b")) else { return nil }
    var answer: dbus_bool_t = 0
    dbus_message_iter_get_basic(&value, &answer)
    return answer != 0
  }
}
