// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agentbench.h"
#include "core/permissions/permissiongate.h"
#include "core/remote/mcppolicy.h"
#include "folderwatch.h"
#include "ledger/rows/sqliteledger.h"
#include "mcp/gate.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <random>

/// An agent that does what agents do, in any order, with its own hands and through Belay, and keeps a log of what it
/// really did; a user who answers, stops and forces; a disk that takes its time. The ledger is the real one.
class RandomTurn : public AgentBench
{
public:
    enum class Permit { NotAsked, Asked, Allowed, NotAllowed };
    enum class Said { Nothing, Done, Failed };

    /// A tool call, with what the agent knows of it.
    struct Call
    {
        QByteArray id, kind, path, content;
        std::optional<QByteArray> before; ///< what the file held when the agent planned it
        int turn = 0;
        bool announced = false, hasReportedKind = false;
        int permission = 0; ///< the request
        Permit permit = Permit::NotAsked;
        bool did = false;       ///< all of it
        bool half = false;      ///< begun, and ended by the agent itself when Stop came
        bool disobeyed = false; ///< though nobody allowed it
        bool lied = false;      ///< said to be done, and was not
        Said said = Said::Nothing;
        bool saidLate = false; ///< after Stop
        bool throughBelay = false;
        bool told = false; ///< that it runs

        bool mayChange() const { return kind != "read" && kind != "think"; }
        bool isFile() const { return kind == "edit" || kind == "delete" || kind == "move"; }
    };
    /// Something that happened to a file.
    struct Deed
    {
        QByteArray path; ///< absolute
        std::optional<QByteArray> content;
        bool byBelay = false;
    };
    struct Write
    {
        int request = 0;
        QByteArray path, content;
        bool known = false; ///< how it ended
    };
    struct Run
    {
        int request = 0;
        QByteArray call;
        QPointer<FakeCommand> command;
        bool byItself = false; ///< it ended
    };

    /// A call of a tool of an MCP server through Belay, with what its server knows of it.
    struct ServerCall
    {
        mcp::CallId id = 0;
        QString tool;
        std::optional<mcp::CallVerdict> verdict;
        std::optional<mcp::CallEnd::Kind> end;
        bool heeded = false; ///< the server ended it because of the cancellation

        bool isOnItsWay() const { return verdict && verdict->passes && !end; }
    };

    explicit RandomTurn(unsigned seed)
        : AgentBench(false)
        , m_random(seed)
        , m_slowDisk(seed % 3 == 0)
        , m_hasServer(seed % 5 == 1)
        , m_pushes(seed % 7 == 2)
    {
        sql = std::move(ledger::SqliteLedger::open(home.filePath(QStringLiteral("effects.sqlite"))).value());
        trash = std::make_unique<ledger::Trash>(home.filePath(QStringLiteral("trash")), ledger::Trash::Use::OwnFolder);
        hands = std::make_unique<ledger::FileEffects>(sql.get(), &blobs, trash.get());
        book = sql.get();
        changer = hands.get();
        if (seed % 4 != 0)
            snapshots = [this](const QString &path) {
                auto made = std::make_unique<FolderWatch>(path);
                watch = made.get();
                watch->waits = below(3) == 0;
                return made;
            };
        remake();
        openSession(
            R"({"protocolVersion":1,"agentCapabilities":{"loadSession":true,"sessionCapabilities":{"resume":{}}}})");
        for (const char *name : {"a", "b"})
            plant(name, QByteArray("first ") + name);
        if (m_hasServer && session) {
            gate = std::make_unique<mcp::Gate>(home.path(), &clock);
            session->setMcpGate(gate.get());
            session->setMcpPolicy({seed % 2 ? core::McpPolicy::Mode::Ask : core::McpPolicy::Mode::Pass, {}});
        }
    }
    ~RandomTurn()
    {
        if (gate && session)
            session->setMcpGate(nullptr);
        connection.reset();
        hands.reset();
        sql.reset();
    }

    /// Everything that was asked of the disk is done and told.
    void settle()
    {
        quint64 before = 0, now = 1;
        for (int round = 0; round < 4 || before != now || !hands->isIdle(); ++round) {
            before = now;
            QEventLoop disk;
            hands->run([] {}, &disk, [&disk] { disk.quit(); });
            disk.exec();
            sql->flush();
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            now = sent.size() + events.size();
        }
        for (Write &write : writes) {
            if (!write.known && !answerTo(write.request).isEmpty()) {
                write.known = true;
                if (answerTo(write.request).contains(QLatin1String("result")))
                    deeds.push_back({write.path, write.content, true});
            }
        }
        for (Run &run : runs) {
            if (!run.command && !terminalOf(run.request).isEmpty())
                run.command = commandOf(run.request);
        }
    }

    void begin()
    {
        ++turn;
        atStart = filesNow();
        stopped = false;
        note("prompt");
        prompt();
    }
    /// One thing that happens. False: the turn is over.
    bool step()
    {
        switch (below(m_hasServer ? 26 : 20)) {
        case 0:
        case 1:
        case 2:
            announce();
            break;
        case 3:
        case 4:
            ask();
            break;
        case 5:
        case 6:
        case 7:
            answerSomePermission();
            break;
        case 8:
        case 9:
        case 10:
            act();
            break;
        case 11:
        case 12:
        case 13:
        case 14:
            tell();
            break;
        case 15:
            endSomeCommand();
            break;
        case 16:
            if (below(3) == 0)
                strayWrite();
            else
                withdraw();
            break;
        case 17:
            if (below(4) == 0)
                stop();
            else
                pass();
            break;
        case 18:
            if (watch && watch->waits && below(2) == 0) {
                note("snapshot taken");
                watch->goOn();
            } else {
                read("a");
            }
            break;
        case 19:
            if (below(3) == 0)
                return endTurn();
            text("word");
            break;
        case 20:
        case 21:
            callServer();
            break;
        case 22:
            answerSomePermission();
            break;
        default:
            endSomeServerCall();
            break;
        }
        m_quiet = !m_slowDisk || below(3) == 0;
        if (m_quiet)
            settle();
        return session->hasOpenTurn();
    }
    bool endTurn()
    {
        switch (below(8)) {
        case 0:
            note("the agent dies");
            die();
            break;
        case 1:
            stop();
            note("force");
            session->forceStop();
            reviveAfterForce();
            break;
        case 2:
        case 3:
        case 4:
            stop();
            [[fallthrough]];
        default:
            const bool cancelled = stopped && below(4) != 0;
            note(cancelled ? "answers cancelled" : "answers end_turn");
            cancelled ? answerPrompt("cancelled") : answerPrompt("end_turn");
        }
        return false;
    }
    /// Late words of the agent, and time.
    void afterTurn()
    {
        for (int i = below(4); i > 0 && isUp(); --i)
            tell();
        if (below(2))
            endSomeServerCall();
        if (watch && watch->waits)
            watch->goOn();
        pass(7000);
        settle();
        if (isUp() && below(3) == 0)
            tell();
        pass(7000);
        settle();
        atEnd = filesNow();
    }

    std::map<QByteArray, QByteArray> filesNow() const { return FolderWatch::filesIn(folder.path()); }
    bool isUp() const { return wire && wire->isOpen() && connection->state() == core::ConnectionState::Ready; }
    QByteArray absolute(const QByteArray &name) const
    {
        return QFile::encodeName(folder.filePath(QString::fromUtf8(name)));
    }
    const Call *callOf(const QString &id) const
    {
        const auto found = std::find_if(calls.begin(), calls.end(),
                                        [&id](const Call &call) { return QString::fromUtf8(call.id) == id; });
        return found == calls.end() ? nullptr : &*found;
    }
    QByteArray terminalIdOf(const Call &call) const
    {
        for (const Run &run : runs) {
            if (run.call == call.id)
                return terminalOf(run.request);
        }
        return {};
    }
    bool isQuiet() const { return m_quiet; }
    int below(int n) { return int(m_random() % unsigned(n)); }
    void note(const QByteArray &what) { script << QString::fromUtf8(what); }

    QTemporaryDir home{
        (QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
        QStringLiteral("/belay-views-XXXXXX")};
    std::unique_ptr<ledger::SqliteLedger> sql;
    std::unique_ptr<ledger::Trash> trash;
    std::unique_ptr<ledger::FileEffects> hands;
    QPointer<FolderWatch> watch;
    QStringList script; ///< what happened, for whoever wants to see it again
    std::deque<Call> calls;
    std::vector<Deed> deeds; ///< the truth about files
    std::vector<Write> writes;
    std::deque<Run> runs;
    std::deque<ServerCall> serverCalls;
    std::unique_ptr<mcp::Gate> gate; ///< null: no MCP server
    std::map<QByteArray, QByteArray> atStart, atEnd;
    int turn = 0;
    bool stopped = false;

private:
    Call *some()
    {
        return calls.empty() ? nullptr
                             : &calls[calls.size() - 1 - size_t(below(int(std::min<size_t>(calls.size(), 4))))];
    }
    QByteArray diffOf(const Call &call) const
    {
        return "\"content\":[{\"type\":\"diff\",\"path\":\"" + call.path +
               "\",\"oldText\":" + (call.before ? '"' + *call.before + '"' : QByteArray("null")) + ",\"newText\":\"" +
               call.content + "\"}]";
    }
    /// What can be said of it beside its state.
    QByteArray facts(Call &call)
    {
        QByteArray out;
        if (!call.hasReportedKind && below(5) != 0) {
            out += ",\"kind\":\"" + call.kind + '"';
            call.hasReportedKind = true;
        }
        if (call.isFile() && below(2))
            out += ",\"locations\":[{\"path\":\"" + call.path + "\"}]";
        if (call.isFile() && call.kind != "move" && below(2))
            out += ',' + diffOf(call);
        if (call.kind == "execute" && below(2))
            out += QByteArray(",\"rawInput\":{\"command\":\"") + (m_pushes ? "git push " : "make ") + call.id + "\"}";
        return out;
    }
    Call &plan()
    {
        static const char *const kinds[] = {"edit",    "edit",  "edit",  "delete", "move", "execute",
                                            "execute", "fetch", "other", "read",   "think"};
        Call call;
        call.id = "c" + QByteArray::number(calls.size());
        call.kind = kinds[below(11)];
        call.turn = session->hasOpenTurn() ? turn : 0;
        static const char *const paths[] = {"a", "b", "n", "m"};
        call.path = paths[below(4)];
        const QByteArray now = onDisk(call.path);
        if (now != "(none)")
            call.before = now;
        if (call.kind == "edit")
            call.content = "by " + call.id;
        calls.push_back(call);
        return calls.back();
    }
    void announce()
    {
        if (!isUp())
            return;
        Call &call = plan();
        call.announced = true;
        call.told = below(3) == 0;
        const QByteArray more = facts(call);
        note("tool_call " + call.id + ' ' + call.kind + ' ' + call.path + (call.told ? " in_progress" : " pending") +
             more);
        update("{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"" + call.id + "\",\"title\":\"do " + call.id +
               "\",\"status\":\"" + (call.told ? "in_progress" : "pending") + '"' + more + '}');
    }
    void ask()
    {
        if (!isUp())
            return;
        Call *call = below(3) ? some() : &plan(); // some ask before they tell of it
        if (!call || call->permission || call->did || call->half || call->said != Said::Nothing || call->throughBelay)
            return;
        call->permit = Permit::Asked;
        const QByteArray more = facts(*call);
        note("ask " + call->id + ' ' + call->kind + more);
        call->permission =
            request("session/request_permission",
                    "{\"sessionId\":\"s\",\"toolCall\":{\"toolCallId\":\"" + call->id + "\",\"title\":\"do " +
                        call->id + '"' + more +
                        "},\"options\":[{\"optionId\":\"yes\",\"name\":\"Allow\",\"kind\":\"allow_once\"},"
                        "{\"optionId\":\"no\",\"name\":\"Reject\",\"kind\":\"reject_once\"}]}");
        notePermits();
    }
    void notePermits()
    {
        for (Call &call : calls) {
            if (call.permit != Permit::Asked)
                continue;
            const QJsonObject answer = answerTo(call.permission);
            if (answer.isEmpty())
                continue;
            const QJsonObject outcome =
                answer.value(QLatin1String("result")).toObject().value(QLatin1String("outcome")).toObject();
            call.permit =
                outcome.value(QLatin1String("optionId")) == QLatin1String("yes") ? Permit::Allowed : Permit::NotAllowed;
        }
    }
    void answerSomePermission()
    {
        for (const core::PermissionAsked &asked : all<core::PermissionAsked>()) {
            if (session->permissions().openCount() == 0 || below(2))
                continue;
            const bool yes = below(4) != 0;
            const bool isServers = !asked.server.isEmpty();
            const QString option = isServers ? (yes ? QStringLiteral("allow") : QStringLiteral("reject"))
                                             : (yes ? QStringLiteral("yes") : QStringLiteral("no"));
            if (session->answerPermission(asked.key, option))
                note((yes ? "allow " : "reject ") + asked.toolCall.id.value.toUtf8());
        }
        notePermits();
    }
    void withdraw()
    {
        for (Call &call : calls) {
            if (call.permit == Permit::Asked && isUp() && below(3) == 0) {
                note("withdraw " + call.id);
                cancelRequest(call.permission);
            }
        }
        notePermits();
    }
    void change(const QByteArray &name, const std::optional<QByteArray> &content)
    {
        if (content)
            plant(name, *content);
        else
            QFile::remove(folder.filePath(QString::fromUtf8(name)));
        deeds.push_back({absolute(name), content});
    }
    /// It does what it means to do.
    void act()
    {
        Call *call = some();
        if (!call || call->did || call->half || call->throughBelay || !isUp() || call->said != Said::Nothing)
            return;
        notePermits();
        if (call->permit == Permit::Asked)
            return;
        if (call->permit == Permit::NotAllowed) {
            if (below(4))
                return;
            call->disobeyed = true;
        }
        const bool open = session->hasOpenTurn();
        if (open && !call->disobeyed && (call->kind == "edit" || call->kind == "execute") && below(3) == 0) {
            throughBelay(*call);
            return;
        }
        if (call->kind == "execute" && open && !stopped && !call->disobeyed && below(3) == 0) {
            note("begins " + call->id); // and Stop may come before it is through
            call->half = true;
            return;
        }
        note("does " + call->id + (call->disobeyed ? ", not allowed" : ""));
        call->did = true;
        if (call->kind == "edit")
            change(call->path, call->content);
        else if (call->kind == "delete" && onDisk(call->path) != "(none)")
            change(call->path, std::nullopt);
        else if (call->kind == "move" && onDisk(call->path) != "(none)")
            moveAway(*call);
        else if (call->kind == "execute" && below(2))
            change("made-" + call->id, "made");
    }
    void moveAway(const Call &call)
    {
        change(call.path + "-moved", onDisk(call.path));
        change(call.path, std::nullopt);
    }
    void throughBelay(Call &call)
    {
        call.throughBelay = true;
        note("has Belay do " + call.id);
        if (call.kind == "edit") {
            writes.push_back({write(call.path, call.content), absolute(call.path), call.content});
            return;
        }
        runs.push_back(
            {request("terminal/create", QByteArray("{\"sessionId\":\"s\",\"command\":") +
                                            (m_pushes ? "\"git\",\"args\":[\"push\",\"" : "\"make\",\"args\":[\"") +
                                            call.id + "\"]}"),
             call.id,
             {}});
    }
    QPointer<FakeCommand> commandOf(int request) const
    {
        const auto run = std::find_if(runs.begin(), runs.end(), [&](const Run &r) { return r.request == request; });
        for (const QPointer<FakeCommand> &command : runner.commands) {
            if (command && run != runs.end() && command->line.arguments.contains(QString::fromUtf8(run->call)))
                return command;
        }
        return {};
    }
    void endSomeCommand()
    {
        for (Run &run : runs) {
            if (run.command && !run.command->ended && below(2)) {
                note("the command of " + run.call + " ends");
                run.byItself = true;
                run.command->end(below(3) ? 0 : 1);
            }
        }
    }
    void callServer()
    {
        if (!gate->judge())
            return;
        ServerCall &made = serverCalls.emplace_back();
        made.id = serverCalls.size();
        made.tool = QStringLiteral("tool%1").arg(made.id);
        note("calls the server's " + made.tool.toUtf8());
        mcp::ToolCall call;
        call.id = made.id;
        call.server = QStringLiteral("billing");
        call.tool = made.tool;
        call.arguments = "{}";
        call.isListed = true;
        gate->judge()->judge(call, [this, at = serverCalls.size() - 1](const mcp::CallVerdict &verdict) {
            serverCalls[at].verdict = verdict;
            note(verdict.passes ? "it passes" : "it does not pass");
        });
    }
    void endSomeServerCall()
    {
        for (ServerCall &call : serverCalls) {
            if (!call.isOnItsWay() || below(2) || !gate->judge())
                continue;
            using Kind = mcp::CallEnd::Kind;
            static constexpr Kind kinds[] = {Kind::Done, Kind::Done, Kind::ToolFailed, Kind::Error, Kind::Lost};
            call.end = kinds[below(5)];
            call.heeded = stopped && call.end == Kind::Error && below(2);
            note("the server ends " + call.tool.toUtf8() + ' ' + QByteArray::number(int(*call.end)));
            gate->judge()->ended(call.id, {*call.end, call.end == Kind::Lost ? QByteArray() : QByteArray("{}"),
                                           call.heeded ? QStringLiteral("cancelled") : QStringLiteral("why")});
        }
    }
    /// It says how a call stands.
    void tell()
    {
        Call *call = some();
        if (!call || !isUp())
            return;
        notePermits();
        QByteArray status;
        const bool mayBeDone =
            call->did || (call->throughBelay && isDoneByBelay(*call)) || (call->half && below(3) == 0);
        switch (below(5)) {
        case 0:
            if (call->said != Said::Nothing || call->permit == Permit::NotAllowed)
                return;
            status = "in_progress";
            call->told = true;
            break;
        case 1: // nothing of its state
            break;
        case 2:
            if (call->said == Said::Done || (call->did && below(3)))
                return;
            status = "failed";
            break;
        default:
            call->lied = !mayBeDone && call->permit != Permit::Asked && below(12) == 0;
            if (call->said == Said::Failed || (!mayBeDone && !call->lied))
                return;
            status = "completed";
            call->disobeyed = call->disobeyed || call->permit == Permit::NotAllowed;
            if (call->half && !stopped)
                std::tie(call->did, call->half) = std::pair(true, false);
        }
        QByteArray more = facts(*call);
        if (!more.contains("\"content\"") && below(2))
            more += ",\"content\":[{\"type\":\"content\",\"content\":{\"type\":\"text\",\"text\":\"words\"}}]";
        const QByteArray terminal = terminalIdOf(*call);
        if (!terminal.isEmpty() && !more.contains("\"content\""))
            more += ",\"content\":[{\"type\":\"terminal\",\"terminalId\":\"" + terminal + "\"}]";
        if (below(3) == 0)
            more += ",\"rawOutput\":{\"ok\":true}";
        if (status == "completed" || status == "failed") {
            call->said = status == "failed" ? Said::Failed : Said::Done;
            call->saidLate = stopped;
        }
        note("update " + call->id + ' ' + (status.isEmpty() ? "(no status)" : status) + (call->lied ? " LIE" : "") +
             more);
        update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"" + call->id + '"' +
               (status.isEmpty() ? QByteArray() : ",\"status\":\"" + status + '"') + more + '}');
        call->announced = true;
    }
    bool isDoneByBelay(const Call &call) const
    {
        for (const Run &run : runs) {
            if (run.call == call.id)
                return run.byItself;
        }
        return std::any_of(writes.begin(), writes.end(), [&](const Write &write) {
            return write.content == call.content && answerTo(write.request).contains(QLatin1String("result"));
        });
    }
    /// Somebody does something of which no call tells.
    void strayWrite()
    {
        note("a write that nobody tells of");
        change("stray" + QByteArray::number(below(3)), "stray" + QByteArray::number(deeds.size()));
    }
    void stop()
    {
        if (!session->hasOpenTurn())
            return;
        note("STOP");
        session->stop();
        stopped = true;
        notePermits();
    }
    void pass(int most = 4000)
    {
        const int ms = 1 + below(most);
        note("+" + QByteArray::number(ms) + " ms");
        clock.advance(ms);
        notePermits();
        if (connection->state() != core::ConnectionState::Ready && wire && wire->isOpen())
            reviveAfterForce(); // the ladder has come to its end
    }
    void reviveAfterForce()
    {
        if (session->hasOpenTurn() && wire && wire->isOpen() && connection->state() == core::ConnectionState::Ready) {
            transport::Ending ending;
            ending.exitCode = 9;
            wire->end(ending);
        }
        QCoreApplication::processEvents();
        if (connection->state() == core::ConnectionState::Ready || !wire || !wire->isOpen())
            return;
        answer(idOf(QStringLiteral("initialize")),
               R"({"protocolVersion":1,"agentCapabilities":{"loadSession":true,"sessionCapabilities":{"resume":{}}}})");
        answer(idOf(QStringLiteral("session/resume")), "{}");
    }

    std::mt19937 m_random;
    const bool m_slowDisk, m_hasServer;
    const bool m_pushes;  ///< its commands may change another computer
    bool m_quiet = false; ///< everything is settled
};
