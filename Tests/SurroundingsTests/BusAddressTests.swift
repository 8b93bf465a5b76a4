import Surroundings
import Testing

@Suite struct BusAddressTests {
  @Test(
    arguments: [
      ("unix:path=/run/user/1000/bus", [.path("/run/user/1000/bus")]),
      ("unix:path=/run/user/1000/bus,guid=0123", [.path("/run/user/1000/bus")]),
      ("unix:abstract=/tmp/dbus-Abc,guid=0123", [.abstract("/tmp/dbus-Abc")]),
      ("unix:path=/a%20b", [.path("/a b")]),
      ("unix:path=/one;unix:path=/two", [.path("/one"), .path("/two")]),
      ("tcp:host=example.org,port=1;unix:path=/here", [.path("/here")]),
      ("autolaunch:", []),
      ("unixexec:path=/usr/bin/touch", []),
      ("unix:tmpdir=/tmp", []),
      ("disabled", []),
      (";", []),
    ] as [(String, [BusAddress])])
  func `only sockets of this machine are addresses`(text: String, expected: [BusAddress]) {
    #expect(BusAddress.session { $0 == "DBUS_SESSION_BUS_ADDRESS" ? text : nil } == expected)
  }

  @Test(
    arguments: [
      ([:], []),
      (["XDG_RUNTIME_DIR": "/run/user/1000"], [.path("/run/user/1000/bus")]),
      (["XDG_RUNTIME_DIR": "/run/user/1000", "DBUS_SESSION_BUS_ADDRESS": ""], [.path("/run/user/1000/bus")]),
      (["XDG_RUNTIME_DIR": "/run/user/1000", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/b"], [.path("/b")]),
      (["XDG_RUNTIME_DIR": "/run/user/1000", "DBUS_SESSION_BUS_ADDRESS": "autolaunch:"], []),
      (["XDG_RUNTIME_DIR": ""], []),
      (["XDG_RUNTIME_DIR": "folder"], []),
    ] as [([String: String], [BusAddress])])
  func `the runtime folder counts where no address is given`(environment: [String: String], expected: [BusAddress]) {
    #expect(BusAddress.session { environment[$0] } == expected)
  }
}
