#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A tour through the window with an agent that is not Belay's own: a message with a file, a permission answered by a rule,
# an option, an old session loaded, two sessions at once, Stop in one of them.
#   tour.sh BELAY_BIN_FOLDER AGENT_COMMAND
# EDIT: a message after which the agent writes notes.txt when it is allowed to. LONG: one that it works on for long.
# RULE: the paths that a rule allows to edit, instead of those in the folder. OPTION: Ctrl and this key changes an option.
# SKIP: words for what the agent does not have: option, load, edit.
# shellcheck disable=SC2119
set -euo pipefail
bin=$(cd "$1" && pwd)
agent=$2
EDIT=${EDIT:-write file notes.txt 3 lines}
LONG=${LONG:-long 60}
SKIP=" ${SKIP:-} "
# shellcheck source=tests/e2e/xwindow.sh
. "$(dirname "${BASH_SOURCE[0]}")/xwindow.sh"

# What Belay says to the agent is on record, whatever the agent is.
record=$work/record
: > "$record"
cat > "$work/tour-agent" <<EOF
#!/bin/sh
tee -a '$record' | $agent
EOF
chmod +x "$work/tour-agent"
how=(--agent "$work/tour-agent")
agents="^/bin/sh $work/tour-agent"
sent() { grep -q "$1" "$record"; }
sent_times() { [ "$(grep -c "$1" "$record")" -ge "$2" ]; }
type_line() { xdotool key --window "$window" ctrl+a; xdotool type --window "$window" "$1"; xdotool key --window "$window" Return; }
has() { [[ $SKIP != *" $1 "* ]]; }

mkdir -p "$work/belay"
cat > "$work/belay/belay.ini" <<EOF
[rules]
1\\verdict=allow
1\\kind=edit
1\\path=${RULE:-$work/**}
size=1
EOF
echo "tie a bowline" > "$work/knots.md"

# 1. A file is chosen from the list behind @, and goes along; the rule answers what the agent asks.
start
until_ok "the session is opened" sent '"method":"session/new"'
xdotool type --window "$window" "$EDIT"
xdotool key --window "$window" shift+Return
xdotool type --window "$window" "see @knots"
until_ok "the file is in the list" grep -q '"event":"completions".*"rows":1[,}]' "$work/trace"
xdotool key --window "$window" Tab
xdotool key --window "$window" Return
until_ok "the file goes along" sent "file://.*knots.md"
until_ok "the turn started" traced turn-started
until_ok "the turn ended" traced turn-ended
if has edit; then
    until_ok "the agent was allowed, by the rule: nobody else is here" sent '"outcome":"selected"'
    until_ok "the file is there" test -s "$work/notes.txt"
fi
echo "ok: a message with a file, a permission by rule"

# 2. The next model, or what OPTION is the key of.
if has option; then
    until_ok "the option is set" sh -c "
        xdotool key --window $window ctrl+${OPTION:-l}
        grep -Eq 'session/set_(config_option|mode)' '$record'"
    echo "ok: an option"
fi
quit_belay

# 3. A Belay that knows nothing asks the agent for what was said.
export XDG_DATA_HOME=$work/other
start
until_ok "a session is opened" sent_times '"method":"session/new"' 2
if has load; then
    xdotool key --window "$window" ctrl+o
    until_ok "the sessions are listed" sent session/list
    until_ok "the session is loaded" sh -c "
        grep -q session/load '$record' && exit 0
        xdotool search --onlyvisible --pid $belay --name 'essions' windowactivate --sync key Return
        exit 1"
    until_ok "the window is active again" activate
    until_ok "it is in view" traced transcript-shown
    echo "ok: an old session is loaded"
else
    xdotool key --window "$window" ctrl+n
    # With the agent that the dialog offers, which is another one: two of them at once, then.
    second_session() {
        own "^$bin/belay-demo-agent" && return 0
        xdotool search --onlyvisible --pid "$belay" --name 'ession' windowactivate --sync key Return
        return 1
    }
    until_ok "a second session is open" second_session
    until_ok "the window is active again" activate
fi

# 4. Two at once; Stop ends one.
type_line "$LONG"
until_ok "the first turn started" traced turn-started
xdotool key --window "$window" ctrl+Next
type_line "$LONG"
until_ok "the second turn started" traced_times turn-started 2
until_ok "Esc Esc stops" sh -c "
    xdotool key --window $window Escape; xdotool key --window $window Escape
    grep -q turn-ended '$work/trace'"
[ "$(grep -c '"method":"session/cancel"' "$record")" = 1 ] || { echo "FAIL: more than one was stopped"; exit 1; }
[ "$(grep -c '"event":"turn-ended"' "$work/trace")" = 1 ] || { echo "FAIL: more than one ended"; exit 1; }
xdotool key --window "$window" ctrl+Prior
until_ok "the other one is stopped, too" sh -c "
    xdotool key --window $window Escape; xdotool key --window $window Escape
    [ \$(grep -c turn-ended '$work/trace') -ge 2 ]"
quit_belay
echo "ok: two at once, Stop in one"
echo "all ok"
