internal import CDBus

/// Where a message bus listens on this machine.
package enum BusAddress: Sendable, Equatable {
  /// A socket in the file system.
  case path(String)
  /// A socket in the kernel's own list of names.
  case abstract(String)

  /// Where the session's bus may listen, the likeliest first; nowhere if nobody set one up.
  ///
  /// A bus that would have to be launched is no address, and one across the net would take too long.
  ///
  /// - Parameter environment: the value of a variable: `DBUS_SESSION_BUS_ADDRESS`, else `XDG_RUNTIME_DIR` counts.
  package static func session(_ environment: (String) -> String?) -> [BusAddress] {
    if let list = environment("DBUS_SESSION_BUS_ADDRESS"), !list.isEmpty { return parsed(list) }
    guard let folder = environment("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else { return [] }
    return [.path(folder + "/bus")]
  }

  private static func parsed(_ list: String) -> [BusAddress] {
    var entries: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    guard dbus_parse_address(list, &entries, &count, nil) != 0, let entries else { return [] }
    defer { dbus_address_entries_free(entries) }
    return (0..<Int(count)).compactMap { index in
      guard let entry = entries[index] else { return nil }
      guard String(cString: dbus_address_entry_get_method(entry)) == "unix" else { return nil }
      func value(_ key: String) -> String? { dbus_address_entry_get_value(entry, key).map { String(cString: $0) } }
      return value("path").map(path) ?? value("abstract").map(abstract)
    }
  }
}
