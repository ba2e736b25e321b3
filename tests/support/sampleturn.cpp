// SPDX-License-Identifier: Apache-2.0
#include "sampleturn.h"

using namespace core;

SampleTurn::SampleTurn(history::Transcript *transcript, base::Clock *clock) : m_transcript(transcript), m_clock(clock)
{}

void SampleTurn::raise(SessionEventBody body)
{
    SessionEvent event;
    event.turn.value = m_turn;
    event.at = m_clock->wall();
    if (afterStopMs >= 0)
        event.afterStop = base::Milliseconds(afterStopMs);
    event.body = std::move(body);
    m_transcript->apply(event);
}

void SampleTurn::prompt(const QString &text)
{
    ++m_turn;
    afterStopMs = -1;
    raise(TurnStarted{{acp::TextContent{text}}});
}

void SampleTurn::thought(const QString &text, int)
{
    raise(Chunk{{acp::ChunkKind::Thought, acp::TextContent{text}, {}}});
}

void SampleTurn::say(const QString &text)
{
    raise(Chunk{{acp::ChunkKind::Agent, acp::TextContent{text}, {}}});
}

void SampleTurn::read(const QString &id, const QString &title, acp::ToolKind kind)
{
    acp::ToolCallUpdate update;
    update.id.value = id;
    update.isFirst = true;
    update.title = title;
    update.kind = kind;
    update.status = acp::ToolStatus::Completed;
    update.locations = std::vector<acp::Location>{{QStringLiteral("/src/tidewater/") + title, 4u}};
    raise(ToolCallChanged{update});
}

void SampleTurn::edit(const QString &id, const QString &path, const QString &before, const QString &after)
{
    acp::ToolCallUpdate update;
    update.id.value = id;
    update.isFirst = true;
    update.title = QStringLiteral("Edit ") + path;
    update.kind = acp::ToolKind::Edit;
    update.status = acp::ToolStatus::Completed;
    update.content = std::vector<acp::ToolContent>{acp::Diff{path, before, after}};
    raise(ToolCallChanged{update});
}

void SampleTurn::command(const QString &id, const QString &command, const QString &output)
{
    raise(TerminalStarted{{QStringLiteral("t-") + id}, command, QStringLiteral("/src/tidewater"), 48213, true});
    acp::ToolCallUpdate update;
    update.id.value = id;
    update.isFirst = true;
    update.title = command;
    update.kind = acp::ToolKind::Execute;
    update.status = acp::ToolStatus::InProgress;
    update.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("t-") + id}}};
    raise(ToolCallChanged{update});
    raise(TerminalOutput{{QStringLiteral("t-") + id}, output.toUtf8()});
}

void SampleTurn::endCommand(const QString &id, int exitCode, const QString &signal, bool byStop)
{
    TerminalExited exited{
        {QStringLiteral("t-") + id}, {}, signal, byStop ? core::CommandEnd::EndedByStop : core::CommandEnd::Exited};
    if (signal.isEmpty())
        exited.exitCode = exitCode;
    raise(exited);
    acp::ToolCallUpdate update;
    update.id.value = id;
    update.status = exitCode == 0 && signal.isEmpty() ? acp::ToolStatus::Completed : acp::ToolStatus::Failed;
    raise(ToolCallChanged{update});
}

void SampleTurn::ask(quint64 key, const QString &command, acp::ToolKind kind)
{
    PermissionAsked asked;
    asked.key.value = key;
    asked.toolCall.id.value = QStringLiteral("p%1").arg(key);
    asked.toolCall.kind = kind;
    asked.toolCall.title = kind == acp::ToolKind::Execute
                               ? QStringLiteral("Create the table cache_entry in the development database")
                               : QStringLiteral("Edit ") + command;
    if (kind == acp::ToolKind::Execute) {
        asked.toolCall.command = command;
        asked.toolCall.command->folder = QStringLiteral("/src/tidewater");
    } else
        asked.toolCall.content =
            std::vector<acp::ToolContent>{acp::Diff{command, QStringLiteral("old\n"), QStringLiteral("new\n")}};
    asked.options = {
        {QStringLiteral("yes"), QStringLiteral("Allow once"), acp::PermissionKind::AllowOnce},
        {QStringLiteral("always"), QStringLiteral("Allow for this session"), acp::PermissionKind::AllowAlways},
        {QStringLiteral("no"), QStringLiteral("Reject"), acp::PermissionKind::RejectOnce},
        {QStringLiteral("never"), QStringLiteral("Reject always"), acp::PermissionKind::RejectAlways}};
    raise(asked);
}

void SampleTurn::settle(quint64 key, PermissionEnd end, const QString &option)
{
    raise(PermissionSettled{{key}, end, option});
}
void SampleTurn::stop()
{
    raise(StopPressed{});
}
void SampleTurn::refuse(const QString &path)
{
    raise(EffectRefused{path, QStringLiteral("Belay refused it: Stop was pressed."), false});
}

void SampleTurn::fail(const QString &message, int code, const QString &stderrTail)
{
    raise(ErrorRaised{{base::Origin::Transport, code, message, {}}, stderrTail, true, 1});
}

void SampleTurn::end(TurnEnd how, int milliseconds)
{
    TurnEnded ended;
    ended.end = how;
    ended.duration = base::Milliseconds(milliseconds);
    if (how == TurnEnd::StoppedByYou)
        ended.confirmedAfterStop = base::Milliseconds(200);
    raise(ended);
}

void SampleTurn::playFinished()
{
    prompt(QStringLiteral("Station lookups go to the network each time. Cache them for 10 minutes."));
    thought(QStringLiteral("The function opens a connection on every call. **A cache** in front is enough."), 6);
    say(QStringLiteral(
        "`fetch_station()` has three callers and opens a new connection each time. A small cache with a time limit in "
        "front of it leaves the callers alone."));
    read(QStringLiteral("r1"), QStringLiteral("Read tidewater/stations.py"));
    read(QStringLiteral("r2"), QStringLiteral("Search “fetch_station(” in tidewater/"), acp::ToolKind::Search);
    edit(QStringLiteral("e1"), QStringLiteral("tidewater/stations.py"),
         QStringLiteral("from tidewater.net import get_json\n\n\ndef fetch_station(code: str) -> Station:\n    data = "
                        "get_json(f\"/stations/{code}\")\n"
                        "    return Station(**data)\n"),
         QStringLiteral(
             "from tidewater.net import get_json\nfrom tidewater.cache import TimedCache\n_stations = "
             "TimedCache(seconds=600, limit=512)\n\n\n"
             "def fetch_station(code: str) -> Station:\n    load = lambda: Station(**get_json(f\"/stations/{code}\"))\n"
             "    return _stations.get_or(code, load)\n"));
    command(QStringLiteral("c1"), QStringLiteral("pytest -q tests/test_stations.py"),
            QStringLiteral("\x1b[32m..............\x1b[0m                                            "
                           "[100%]\r\n\x1b[1;32m14 passed\x1b[0m in 1.92s\r\n"));
    endCommand(QStringLiteral("c1"), 0);
    say(QStringLiteral(
        "A station that was asked for in the last 10 minutes no longer touches the network:\n\n"
        "| per lookup | before | now |\n|---|--:|--:|\n| median | 182 ms | 0.04 ms |\n| slowest of 100 | 410 ms | 185 "
        "ms |\n\n"
        "Who must have fresh data can say so:\n\n```python\nwith no_cache():                        # this block only\n"
        "    station = fetch_station(\"9414290\")  # San Francisco\n```\n"));
    end(TurnEnd::Finished, 48000);
}

void SampleTurn::playRunning()
{
    prompt(QStringLiteral("Good. Do the same for the harmonics tables, keep both caches in SQLite so they survive a "
                          "restart, and clear the "
                          "cache on staging."));
    thought(QStringLiteral("Both caches need the same table."), 4);
    say(QStringLiteral(
        "Both caches can share one table. I point `TimedCache` at it, clear staging, and run the tests of both."));
    read(QStringLiteral("r3"), QStringLiteral("Read cache.py"));
    read(QStringLiteral("r4"), QStringLiteral("Read harmonics.py"));
    read(QStringLiteral("r5"), QStringLiteral("Search “TimedCache(”"), acp::ToolKind::Search);
    edit(QStringLiteral("e2"), QStringLiteral("tidewater/cache.py"),
         QStringLiteral("class TimedCache:\n    def get_or(self, key, make):\n        hit = self._items.get(key)\n     "
                        "   if hit and hit.fresh(self.seconds):\n"
                        "            return hit.value\n        self._items[key] = Item(make())\n"),
         QStringLiteral("class TimedCache:\n    def get_or(self, key, make):\n        hit = self._table.read(key)\n    "
                        "    if hit and hit.fresh(self.seconds):\n"
                        "            return hit.value\n        self._table.write(key, make())\n"));
    command(QStringLiteral("c2"), QStringLiteral("pytest tests/test_cache.py tests/test_harmonics.py"),
            QStringLiteral("tests/test_cache.py \x1b[32m.................\x1b[0m                              [ "
                           "41%]\r\ntests/test_harmonics.py \x1b[32m......\x1b[0m"));
    say(QStringLiteral(
        "While the tests run: your development database needs the new table before the harmonics can be"));
}

void SampleTurn::playStopping()
{
    playRunning();
    ask(7, QStringLiteral("python -m tidewater.migrate --db data/tides.db"));
    stop();
    afterStopMs = 100;
    settle(7, PermissionEnd::CancelledByStop);
    afterStopMs = 400;
    refuse(QStringLiteral("docs/caching.md"));
    afterStopMs = 1000;
    endCommand(QStringLiteral("c2"), 0, QStringLiteral("SIGTERM"), true);
    afterStopMs = 1200;
    say(QStringLiteral("I will also add a short page about the cache to the docs."));
}

void SampleTurn::playEnding(TurnEnd how)
{
    const bool stopped =
        how == TurnEnd::StoppedByYou || how == TurnEnd::StoppedByForce || how == TurnEnd::EndedNormallyAfterStop;
    playRunning();
    read(QStringLiteral("f1"), QStringLiteral("POST https://staging.tidewater.example/cache/clear"),
         acp::ToolKind::Fetch);
    ask(7, QStringLiteral("python -m tidewater.migrate --db data/tides.db"));
    if (stopped) {
        stop();
        afterStopMs = 100;
        settle(7, PermissionEnd::CancelledByStop);
        afterStopMs = 400;
        refuse(QStringLiteral("docs/caching.md"));
        afterStopMs = 1000;
        endCommand(QStringLiteral("c2"), -1, QStringLiteral("SIGTERM"), true);
        afterStopMs = 1200;
        say(QStringLiteral("I will also add a short page about the cache to the docs."));
    } else {
        settle(7, how == TurnEnd::CancelledByAgent ? PermissionEnd::CancelledByAgent : PermissionEnd::Lost);
    }
    TurnEnded ended;
    ended.end = how;
    ended.duration = base::Milliseconds(92'000);
    if (stopped)
        ended.confirmedAfterStop = base::Milliseconds(how == TurnEnd::StoppedByForce ? 15'020 : 4600);
    if (how == TurnEnd::AgentFailed)
        ended.detail = QStringLiteral("Internal error: the model's answer could not be read (code -32603)");
    if (how == TurnEnd::AgentDied)
        fail(QStringLiteral("opencode ended by itself while it worked on your message."), 137,
             QStringLiteral("FATAL: JavaScript heap out of memory"));
    raise(ended);
    if (!stopped)
        return;
    m_clock->wall();
    afterStopMs = 6100;
    say(QStringLiteral("One more thing."));
}

models::SessionSnapshot sampleSnapshot(TurnPhase phase, base::Clock *clock)
{
    models::SessionSnapshot s;
    s.title = QStringLiteral("Cache station lookups");
    s.agentName = QStringLiteral("opencode");
    s.cwd = QStringLiteral("/src/tidewater");
    s.agent = models::AgentState::Ready;
    s.agentProcessId = 48102;
    s.turnStartedAt = clock->now() - base::Milliseconds(92'000);
    s.lastActivityAt = clock->now();
    s.usage = acp::Usage{38, 100, {}, {}};
    const auto option = [](const char *id, const char *name, const char *category, const char *value) {
        acp::ConfigOption o;
        o.id = QString::fromLatin1(id);
        o.name = QString::fromLatin1(name);
        o.category = QString::fromLatin1(category);
        o.value = QString::fromLatin1(value);
        o.values = {{o.value, o.value, {}, {}}, {QStringLiteral("other"), QStringLiteral("Other"), {}, {}}};
        return o;
    };
    s.options = {option("mode", "Mode", "mode", "Build"), option("model", "Model", "model", "Qwen3 Coder"),
                 option("effort", "Effort", "thought_level", "medium")};
    s.stop.phase = phase;
    if (phase == TurnPhase::Running) {
        s.waitingForUser = s.permissionsOpen = 2;
        s.turnCommands = {{{QStringLiteral("t1")}, QStringLiteral("pytest tests/test_cache.py"), {}}};
    }
    if (phase == TurnPhase::Stopping || phase == TurnPhase::Unconfirmed) {
        const int ms = phase == TurnPhase::Stopping ? 1000 : 3000;
        s.stop.pressedAt = clock->now() - base::Milliseconds(ms);
        using enum StopStepKind;
        s.stop.steps = {{StopSent, base::Milliseconds(0), true, 1},
                        {RequestsCancelled, base::Milliseconds(100), true, 2},
                        {CommandsEnded, base::Milliseconds(1000), ms >= 1000, 1},
                        {AskedAgain, base::Milliseconds(3000), ms >= 3000, 1},
                        {Force, base::Milliseconds(15000), false, 0}};
        s.stop.forceAt = base::Milliseconds(15000);
    }
    if (phase == TurnPhase::Idle)
        s.usage->used = 18;
    return s;
}

models::RunningOn sampleRunning(const char *name, int seconds, bool isNow, base::Clock *clock)
{
    models::RunningOn one;
    one.name = one.line = QString::fromLatin1(name);
    one.since = clock->wall().addSecs(-seconds);
    one.turn = {isNow ? 2U : 1U};
    one.turnAt = one.since.addSecs(-1);
    one.prompt = QStringLiteral("Start %1 and leave it on").arg(one.name);
    one.isNow = isNow;
    one.entry = 1;
    one.call = {one.name};
    return one;
}
