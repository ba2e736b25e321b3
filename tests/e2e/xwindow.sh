# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash disable=SC2154
# For scripts that use Belay's window: a real X server with a window manager, a home of its own in $work, and waiting for
# what happened (the trace), never for a time. $bin is the folder of the programs; agents is what pgrep knows them by.
work=$(mktemp -d)
pids=()
finish() {
    local pid i
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    # A server that is still ending would be found by the next one's clients.
    for ((i = 0; i < 100; i++)); do
        kill -0 "$(cat "$work/xvfb" 2>/dev/null)" 2>/dev/null || break
        read -r -t 0.05 <> <(:) || true
    done
    rm -rf "$work"
}
trap finish EXIT
for tool in Xvfb openbox xdotool xprop; do
    command -v $tool >/dev/null || { echo "$0: $tool is missing (see packaging/setup)"; [ -n "${CI:-}" ] && exit 1; exit 77; }
done

# until WHAT COMMAND...: asks again until the command succeeds; gives up after 20 s with the trace.
until_ok() {
    local what=$1 i
    shift
    for ((i = 0; i < 400; i++)); do
        if "$@" >/dev/null 2>&1; then return 0; fi
        read -r -t 0.05 <> <(:) || true
    done
    echo "FAIL: $what"
    tail -n 20 "$work/trace" 2>/dev/null | grep -v '"frame"' || true
    cat "$work/belay.err" 2>/dev/null || true
    echo "active window: $(xdotool getactivewindow getwindowname 2>&1 || true); Belay's windows:"
    for id in $(xdotool search --onlyvisible --pid "${belay:-0}" 2>/dev/null); do
        echo "  $id $(xdotool getwindowname "$id" 2>&1 || true)"
    done
    exit 1
}
traced() { grep -q "\"event\":\"$1\"" "$work/trace"; }
traced_times() { [ "$(grep -c "\"event\":\"$1\"" "$work/trace")" -ge "$2" ]; }

exec 5< <(Xvfb -displayfd 1 -screen 0 1300x900x24 -dpi 96 -r 2>/dev/null & echo $! > "$work/xvfb"; wait)
read -r display <&5
pids+=("$(cat "$work/xvfb")")
export DISPLAY=:$display QT_QPA_PLATFORM=xcb XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work BELAY_DEMO_SPEED=20
chmod 700 "$work"
until_ok "the X server answers" xprop -root
# Started again if it gave up: the server may have been busy with its own start.
wm=
wm_is_there() {
    xprop -root _NET_SUPPORTING_WM_CHECK | grep -q "window id" && return 0
    if [ -z "$wm" ] || ! kill -0 "$wm" 2>/dev/null; then
        openbox & wm=$!
        pids+=("$wm")
    fi
    return 1
}
until_ok "the window manager is there" wm_is_there

# The one of Belay's windows that is a window: toolkits have small invisible helpers, too.
find_window() {
    local id WIDTH=0 HEIGHT=0
    for id in $(xdotool search --onlyvisible --pid "$belay"); do
        eval "$(xdotool getwindowgeometry --shell "$id" | grep -E '^(WIDTH|HEIGHT)=')"
        if [ "$WIDTH" -gt 400 ] && [ "$HEIGHT" -gt 400 ]; then window=$id; return 0; fi
    done
    return 1
}
activate() {
    xdotool windowactivate "$window" && [ "$(xdotool getactivewindow)" = "$window" ]
}

start() {
    : > "$work/trace"
    # No bus is started for want of one: what libdbus does between fork and exec for that can hang under a sanitizer.
    DBUS_SESSION_BUS_ADDRESS=disabled: "$bin/belay" "${how[@]}" --cwd "$work" --trace "$work/trace" "$@" 2> "$work/belay.err" &
    belay=$!
    pids+=("$belay")
    until_ok "the window is there" find_window
    until_ok "the window is active" activate
}
# Whether a process that pgrep knows by $1 runs in this test's own tree; what it inherited tells. Others may have a Belay
# open beside the tests.
own() {
    local pid
    for pid in $(pgrep -f "$1"); do
        if grep -qzFx "XDG_RUNTIME_DIR=$work" "/proc/$pid/environ" 2>/dev/null; then return 0; fi
    done
    return 1
}
none_own() { ! own "$1"; }
nothing_left() {
    until_ok "no agent is left" none_own "$agents"
    until_ok "no guard is left" none_own "^$bin/belay-guard.*${agents##*/}"
}

quit_belay() {
    # Not with --window: the window may be gone before the keys are up, and Ctrl would stay down.
    xdotool key ctrl+q
    until_ok "Belay has quit" sh -c "! kill -0 $belay 2>/dev/null"
    # Also what a sanitizer has to say comes out here.
    wait "$belay" || { echo "FAIL: Belay ended with $?"; cat "$work/belay.err"; exit 1; }
    nothing_left
}

