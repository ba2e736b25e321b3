#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The window in a real X server with a window manager: a permission answered by key, a click on Stop, Esc Esc,
# the text sent again; a deaf agent forced and back in its session; SIGTERM; a Belay that is killed. Waits for what happened (the trace), never for a time.
#   window.sh BELAY_BIN_FOLDER
set -euo pipefail
bin=$1
how=(--demo)
agents="^$bin/belay-demo-agent"
# shellcheck source=tests/e2e/xwindow.sh
. "$(dirname "${BASH_SOURCE[0]}")/xwindow.sh"

# 1. A permission: the key does nothing until the card was entered and is no longer new, then it answers.
start --prompt permission
until_ok "the turn started" traced turn-started
until_ok "the permission waits" sh -c "xdotool getwindowname $window | grep -q '^(1) permission — Belay$'"
# Where the card has the keys already, F8 leads back to the input, and the letter is written there: the next round enters it.
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
# What was being answered is not put back; Up brings it, and Enter sends it again.
until_ok "Up and Enter send the text again" sh -c "
    xdotool key --window $window Up; xdotool key --window $window Return
    for i in 1 2 3 4 5 6 7 8 9 10; do
        [ \$(grep -c turn-started '$work/trace') -ge 2 ] && exit 0
        sleep 0.1
    done
    exit 1"

# 3. Esc, Esc.
until_ok "Esc Esc stops" sh -c "
    xdotool key --window $window Escape; xdotool key --window $window Escape
    [ \$(grep -c cancel-written '$work/trace') -ge 2 ]"
until_ok "the second turn ended" traced_times turn-ended 2
# It may have been sent twice; a turn that runs would be asked about.
until_ok "nothing runs any more" sh -c "
    [ \$(grep -c turn-ended '$work/trace') -eq \$(grep -c turn-started '$work/trace') ] && exit 0
    xdotool key --window $window Escape; xdotool key --window $window Escape
    exit 1"
quit_belay
echo "ok: click, Esc Esc, text sent again"

# 4. A deaf agent: Esc Esc stops, and once it has not confirmed, forces. The session is taken up again: the next
# message is answered by the new process.
start --prompt ignore-cancel
until_ok "the deaf turn streams" traced_times frame 5
until_ok "Esc Esc stops, then forces" sh -c "
    xdotool key --window $window Escape; xdotool key --window $window Escape
    grep -q turn-ended '$work/trace'"
until_ok "the next message is sent" sh -c "
    xdotool key --window $window ctrl+a; xdotool type --window $window markdown; xdotool key --window $window Return
    for i in 1 2 3 4 5 6 7 8 9 10; do
        [ \$(grep -c turn-started '$work/trace') -ge 2 ] && exit 0
        sleep 0.1
    done
    exit 1"
until_ok "it is answered" traced_times turn-ended 2
# It may have been typed twice; a turn that runs would be asked about.
until_ok "nothing runs any more" sh -c "
    [ \$(grep -c turn-ended '$work/trace') -eq \$(grep -c turn-started '$work/trace') ]"
quit_belay
echo "ok: forced, and back in the session"

# 5. SIGTERM is an orderly end, also in the middle of a turn: the agent is told, and the program ends by itself.
start --prompt "long 600"
until_ok "the turn streams" traced_times frame 5
kill -TERM "$belay"
until_ok "Belay has quit" sh -c "! kill -0 $belay 2>/dev/null"
wait "$belay" || { echo "FAIL: SIGTERM ended Belay with $?"; exit 1; }
grep -q cancel-written "$work/trace" || { echo "FAIL: the agent was not told"; exit 1; }
nothing_left
echo "ok: SIGTERM is an orderly end"

# 6. Killed with SIGKILL, Belay takes the agent's whole tree along.
start --prompt grandchildren
until_ok "the turn streams" traced_times frame 3
until_ok "its grandchildren run" own '^sleep 600'
kill -9 "$belay"
wait "$belay" 2>/dev/null || true
nothing_left
until_ok "no grandchild is left" none_own '^sleep 600'

# 7. So it does with what a finished turn left running; what that wrote last is found by the next Belay.
start --prompt "shell sh -c 'until [ -e go ]; do sleep 0.05; done; echo late > late.txt; sleep 602' &"
until_ok "the turn ended" traced turn-ended
until_ok "its turn is written down for the next Belay" grep -rq 'still ran' "$work/data" --include='*.json'
touch "$work/go"
until_ok "the command has written" test -s "$work/late.txt"
until_ok "the command runs on" own '^sleep 602'
kill -9 "$belay"
wait "$belay" 2>/dev/null || true
nothing_left
until_ok "no command is left" none_own '^sleep 602'
"$bin/belay" effects --json > "$work/effects"
grep -q '"late.txt".*still ran\|still ran.*late.txt' "$work/effects" ||
    { echo "FAIL: the late file has no row"; cat "$work/effects"; exit 1; }
echo "ok: nothing outlives Belay"

if grep -q '"stall"' "$work/trace"; then
    echo "note: the event loop stood still: $(grep '"stall"' "$work/trace" | head -n 3)"
fi
echo "all ok"
