# SPDX-License-Identifier: Apache-2.0
# A client of AT-SPI: reads the conversation of a running Belay, collects what is announced and where the focus goes,
# and answers a permission.
#   screenreader.py BELAY FOLDER
import os
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

belay, folder = sys.argv[1:3]
announced = []
focused = []
loop = GLib.MainLoop()
context = loop.get_context()


def on_event(event):
    try:
        if event.type == "object:state-changed:focused" and event.detail1 == 1:
            focused.append(event.source.get_name())
        elif event.source.get_role() == Atspi.Role.NOTIFICATION and event.detail1 == 1:
            announced.append(event.source.get_name())
    except GLib.Error:
        pass  # it is gone already


def until(what, done):
    """Runs the loop until done() gives something; ends the test after 40 s."""
    found = []

    def look():
        try:
            result = done()
        except GLib.Error:
            result = None
        if result:
            found.append(result)
            loop.quit()
            return False
        return True

    def give_up():
        loop.quit()
        return False

    timer = GLib.timeout_add(100, look)
    limit = GLib.timeout_add_seconds(40, give_up)
    loop.run()
    if not found:
        print("FAIL:", what, "- announced:", announced, "focused:", focused)
        process.kill()
        sys.exit(1)
    GLib.source_remove(limit)
    return found[0]


def descendants(node, depth=0):
    yield node
    if depth > 14:
        return
    for i in range(min(node.get_child_count(), 200)):
        child = node.get_child_at_index(i)
        if child:
            yield from descendants(child, depth + 1)


def find(fits):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(i)
        if not application or "belay" not in (application.get_name() or "").lower():
            continue
        for node in descendants(application):
            if fits(node):
                return node
    return None


def conversation():
    return find(lambda node: node.get_role() == Atspi.Role.LIST and node.get_name() == "Conversation")


def button(name):
    return find(lambda node: node.get_role() == Atspi.Role.PUSH_BUTTON and node.get_name() == name)


def entries():
    node = conversation()
    names = [node.get_child_at_index(i).get_name() for i in range(node.get_child_count())] if node else []
    return names


def pressed():
    """Whether the answer is given, and its button gone; else presses it."""
    there = button("Allow")
    if there:
        Atspi.Action.do_action(there, 0)
    return not there


listener = Atspi.EventListener.new(on_event)
listener.register("object:state-changed:showing")
listener.register("object:state-changed:focused")
process = subprocess.Popen(
    [belay, "--demo", "--cwd", folder, "--prompt", "permission"],
    stderr=subprocess.DEVNULL,
    env=dict(os.environ),
)
try:
    until("the conversation is a list", conversation)
    until("the user's message is an entry", lambda: [n for n in entries() if n.startswith("You: permission")])
    until("a permission is announced", lambda: [n for n in announced if "F8" in n])
    node = conversation()
    item = node.get_child_at_index(1)
    assert item.get_role() == Atspi.Role.LIST_ITEM, item.get_role()
    words = Atspi.Text.get_text(item, 0, Atspi.Text.get_character_count(item))
    assert words == "permission", words
    box = Atspi.Component.get_extents(item, Atspi.CoordType.SCREEN)
    assert box.width > 100 and box.height > 10, (box.width, box.height)
    allow = until("an answer is a button", lambda: button("Allow"))
    Atspi.Component.grab_focus(allow)
    until("the focus is told", lambda: "Allow" in focused)
    # Nothing acts for half a second after it has appeared, not even this.
    until("it can be pressed", pressed)
    until("the turn goes on to its end", lambda: [n for n in entries() if n.startswith("End of turn")])
    print("PASS: entries with words and places, an answer, announcements:", announced, "focus:", focused)
finally:
    process.kill()
    process.wait()
