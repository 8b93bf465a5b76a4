"""Stands on the session's bus in a desktop's place, and answers what it is asked with yes, with no, or never.

desktop.py yes|no|never
"""
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

ANSWERS = {"yes": True, "no": False, "never": None}


class Desktop(dbus.service.Object):
    def __init__(self, bus, path, answer):
        super().__init__(bus, path)
        self.answer = answer

    def reply(self, asked, expected, done, failed):
        if asked != expected:
            failed(dbus.exceptions.DBusException("asked for %s, not for %s" % (asked, expected)))
        elif self.answer is not None:
            done(dbus.Boolean(self.answer, variant_level=self.wrappings))


class Accessibility(Desktop):
    wrappings = 0

    @dbus.service.method(dbus.PROPERTIES_IFACE, "ss", "v", async_callbacks=("done", "failed"))
    def Get(self, interface, name, done, failed):
        self.reply((interface, name), ("org.a11y.Status", "ScreenReaderEnabled"), done, failed)


class Portal(Desktop):
    wrappings = 1

    @dbus.service.method("org.freedesktop.portal.Settings", "ss", "v", async_callbacks=("done", "failed"))
    def Read(self, namespace, key, done, failed):
        self.reply((namespace, key), ("org.gnome.desktop.interface", "enable-animations"), done, failed)


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
answer = ANSWERS[sys.argv[1]]
objects = [Accessibility(bus, "/org/a11y/bus", answer), Portal(bus, "/org/freedesktop/portal/desktop", answer)]
names = [dbus.service.BusName(name, bus) for name in ("org.a11y.Bus", "org.freedesktop.portal.Desktop")]
print("ready", flush=True)
GLib.MainLoop().run()
