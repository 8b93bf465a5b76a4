import Foundation

/// A real bus of the test's own.
final class SessionBus {
  let folder: PrivateFolder
  /// The name of its second, abstract socket.
  let abstractName: String
  private var programs: [Program] = []

  /// - Parameter desktop: how the desktop on it answers: "yes", "no" or "never"; nil if there is no desktop.
  init(desktop: String? = nil) throws {
    folder = try PrivateFolder()
    abstractName = folder.path + "-abstract"
    // Somebody who only asks must never make these run.
    for name in ["org.a11y.Bus", "org.freedesktop.portal.Desktop"] {
      let service = "[D-BUS Service]\nName=\(name)\nExec=/usr/bin/touch \(folder.path)/started\n"
      try folder.write(service, to: "services/\(name).service")
    }
    try folder.write(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:path=\(folder.path)/bus</listen>
        <listen>unix:abstract=\(abstractName)</listen>
        <servicedir>\(folder.path)/services</servicedir>
        <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
      </busconfig>
      """, to: "bus.conf")
    programs.append(
      try Program(
        "/usr/bin/dbus-daemon", "--config-file=\(folder.path)/bus.conf", "--nofork", "--print-address",
        saying: "unix:"))
    guard let desktop else { return }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Support/desktop.py").path
    programs.append(
      try Program(
        "/usr/bin/python3", script, desktop, environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus"],
        saying: "ready"))
  }

  /// The environment of a program in its session.
  func environment(_ name: String) -> String? { name == "XDG_RUNTIME_DIR" ? folder.path : nil }
}
