"""Stands on the session's bus in a desktop's place, and prints a line for each notification.

notifications.py [refuse|absent]
"""
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib


class Notifications(dbus.service.Object):
    @dbus.service.method("org.freedesktop.Notifications", "susssasa{sv}i", "u")
    def Notify(self, program, replaced, icon, summary, body, actions, hints, timeout):
        if "refuse" in sys.argv:
            raise dbus.exceptions.DBusException("refused")
        print(program, replaced, repr(str(summary)), repr(str(body)), len(actions), int(hints["urgency"]), timeout)
        sys.stdout.flush()
        return 7


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
desktop = Notifications(bus, "/org/freedesktop/Notifications")
if "absent" not in sys.argv:
    name = dbus.service.BusName("org.freedesktop.Notifications", bus)
print("ready", flush=True)
GLib.MainLoop().run()
