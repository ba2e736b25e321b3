#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The window in a real X server with a window manager: a permission answered by key, a click on Stop, Esc Esc,
# text back in the composer; a deaf agent forced and back in its session; a Belay that is killed. Waits for what happened (the trace), never for a time.
#   window.sh BELAY_BIN_FOLDER
set -euo pipefail
bin=$1
work=$(mktemp -d)
pids=()
finish() {
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    rm -rf "$work"
}
trap finish EXIT
for tool in Xvfb openbox xdotool xprop; do
    command -v $tool >/dev/null || { echo "window.sh: $tool is missing (see packaging/setup)"; [ -n "${CI:-}" ] && exit 1; exit 77; }
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
    exit 1
}
traced() { grep -q "\"event\":\"$1\"" "$work/trace"; }
traced_times() { [ "$(grep -c "\"event\":\"$1\"" "$work/trace")" -ge "$2" ]; }

exec 5< <(Xvfb -displayfd 1 -screen 0 1300x900x24 -dpi 96 2>/dev/null & echo $! > "$work/xvfb"; wait)
read -r display <&5
pids+=("$(cat "$work/xvfb")")
export DISPLAY=:$display QT_QPA_PLATFORM=xcb XDG_CONFIG_HOME=$work XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work BELAY_DEMO_SPEED=20
chmod 700 "$work"
openbox & pids+=($!)
until_ok "the window manager is there" sh -c 'xprop -root _NET_SUPPORTING_WM_CHECK | grep -q "window id"'

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
    "$bin/belay" --demo --cwd "$work" --trace "$work/trace" "$@" 2> "$work/belay.err" &
    belay=$!
    pids+=("$belay")
    until_ok "the window is there" find_window
    until_ok "the window is active" activate
}
nothing_left() {
    until_ok "no agent is left" sh -c "! pgrep -f '^$bin/belay-demo-agent'"
    until_ok "no guard is left" sh -c "! pgrep -f '^$bin/belay-guard.*belay-demo-agent'"
}

quit_belay() {
    # Not with --window: the window may be gone before the keys are up, and Ctrl would stay down.
    xdotool key ctrl+q
    until_ok "Belay has quit" sh -c "! kill -0 $belay 2>/dev/null"
    # Also what a sanitizer has to say comes out here.
    wait "$belay" || { echo "FAIL: Belay ended with $?"; cat "$work/belay.err"; exit 1; }
    nothing_left
}

# 1. A permission: the key does nothing until the card has the focus, then it answers.
start --prompt permission
until_ok "the turn started" traced turn-started
until_ok "a key answers the permission" sh -c "
    xdotool key --window $window F8; xdotool key --window $window a
    grep -q permission-answered '$work/trace'"
until_ok "the turn ended" traced turn-ended
quit_belay
echo "ok: permission answered by F8, a"

# 2. A click on the main button stops a stream.
start --prompt "long 60"
until_ok "the turn streams" traced_times frame 5
eval "$(xdotool getwindowgeometry --shell "$window")"
# The main button never moves: bottom right of the text column, which is centred between the docks.
until_ok "a click stops" sh -c "
    xdotool mousemove --window $window $((WIDTH - 272)) $((HEIGHT - 46)) click 1
    grep -q stop-clicked '$work/trace'"
until_ok "session/cancel was written" traced cancel-written
until_ok "the turn ended" traced turn-ended
# The stopped text is back in the composer, and Enter sends it again.
until_ok "Enter sends the returned text" sh -c "
    xdotool key --window $window Return
    [ \$(grep -c turn-started '$work/trace') -ge 2 ]"

# 3. Esc, Esc.
until_ok "Esc Esc stops" sh -c "
    xdotool key --window $window Escape; xdotool key --window $window Escape
    [ \$(grep -c cancel-written '$work/trace') -ge 2 ]"
until_ok "the second turn ended" traced_times turn-ended 2
quit_belay
echo "ok: click, Esc Esc, text returned"

# 4. A deaf agent: Esc Esc stops, and once it has not confirmed, forces. The session is taken up again: the next
# message is answered by the new process.
start --prompt ignore-cancel
until_ok "the deaf turn streams" traced_times frame 5
until_ok "Esc Esc stops, then forces" sh -c "
    xdotool key --window $window Escape; xdotool key --window $window Escape
    grep -q turn-ended '$work/trace'"
until_ok "the next message is answered" sh -c "
    xdotool key --window $window ctrl+a; xdotool type --window $window markdown; xdotool key --window $window Return
    [ \$(grep -c turn-ended '$work/trace') -ge 2 ]"
quit_belay
echo "ok: forced, and back in the session"

# 5. Killed with SIGKILL, Belay takes the agent's whole tree along.
start --prompt grandchildren
until_ok "the turn streams" traced_times frame 3
until_ok "its grandchildren run" pgrep -f '^sleep 600'
kill -9 "$belay"
wait "$belay" 2>/dev/null || true
nothing_left
until_ok "no grandchild is left" sh -c "! pgrep -f '^sleep 600'"
echo "ok: nothing outlives Belay"

if grep -q '"stall"' "$work/trace"; then
    echo "note: the event loop stood still: $(grep '"stall"' "$work/trace" | head -n 3)"
fi
echo "all ok"
