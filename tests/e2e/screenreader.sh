#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The window over AT-SPI, as a screen reader gets it: the conversation as a list of entries with their words, and
# what is announced while the focus stays in the composer.
#   screenreader.sh BELAY_BIN_FOLDER
set -euo pipefail
bin=$1
here=$(cd "$(dirname "$0")" && pwd)
python=/usr/bin/python3 # the one that Debian's packages are for
for tool in Xvfb openbox dbus-run-session $python; do
    command -v "$tool" >/dev/null || { echo "screenreader.sh: $tool is missing (see packaging/setup)"; [ -n "${CI:-}" ] && exit 1; exit 77; }
done
$python -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi' 2>/dev/null ||
    { echo "screenreader.sh: AT-SPI for Python is missing (see packaging/setup)"; [ -n "${CI:-}" ] && exit 1; exit 77; }
work=$(mktemp -d)
trap 'kill "$(cat "$work/openbox")" "$(cat "$work/xvfb")" 2>/dev/null || true; rm -rf "$work"' EXIT
exec 5< <(Xvfb -displayfd 1 -screen 0 1300x900x24 -dpi 96 2>/dev/null & echo $! > "$work/xvfb"; wait)
read -r display <&5
export DISPLAY=:$display QT_QPA_PLATFORM=xcb XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 BELAY_DEMO_SPEED=20
# Only a window that is active has the focus.
openbox >/dev/null 2>&1 & echo $! >"$work/openbox"
unset AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS
chmod 700 "$work"
mkdir "$work/project" # apart from what Belay keeps, which changes beside a turn
dbus-run-session -- $python "$here/screenreader.py" "$bin/belay" "$work/project"
