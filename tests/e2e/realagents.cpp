// SPDX-License-Identifier: Apache-2.0
#include "ptyrun.h"
#include "whatbelaysays.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

namespace {

enum class Deed { Write, Edit, Shell };
enum class Ends {
    Allowed,       ///< and then it ends by itself
    Rejected,      ///< likewise
    StopAsked,     ///< Stop while it asks for permission
    KilledAsked,   ///< Belay dies then
    StopRunning,   ///< Stop while its command runs
    TermRunning,   ///< SIGTERM to Belay then
    KilledRunning, ///< SIGKILL to Belay then
    AgentDies,     ///< SIGKILL to all of the agent's processes then
};

const char *const deedNames[] = {"write", "edit", "shell"};
const char *const endNames[] = {"allowed",    "rejected",      "Stop while asked",   "Belay killed while asked",
                                "Stop in it", "SIGTERM in it", "Belay killed in it", "agent killed in it"};

struct Cell
{
    QByteArray agent, command;
    Deed deed = Deed::Write;
    Ends ends = Ends::Allowed;

    bool runs() const { return ends >= Ends::StopRunning; }
    bool belayDies() const { return ends == Ends::KilledAsked || ends == Ends::KilledRunning; }
    /// What the agent may do at all.
    bool isPermitted() const { return ends == Ends::Allowed || runs(); }
    QByteArray name() const { return agent + ": " + deedNames[int(deed)] + ", " + endNames[int(ends)]; }
};

QList<Cell> cells()
{
    QList<Cell> out;
    for (const QByteArray &line : qgetenv("BELAY_REAL_AGENTS").split('\n')) {
        const qsizetype at = line.indexOf('=');
        if (at <= 0)
            continue;
        for (int deed = 0; deed < 3; ++deed) {
            for (int ends = 0; ends < 8; ++ends) {
                const Cell cell{line.left(at), line.mid(at + 1), Deed(deed), Ends(ends)};
                if (!cell.runs() || cell.deed == Deed::Shell) // the others are over in a moment
                    out << cell;
            }
        }
    }
    return out;
}

/// Processes that work in \p folder: of an agent, of its commands.
QList<pid_t> processesIn(const QString &folder)
{
    QList<pid_t> out;
    const QString wanted = QFileInfo(folder).canonicalFilePath();
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        bool isNumber = false;
        const int pid = name.toInt(&isNumber);
        if (isNumber && QFile::symLinkTarget(QStringLiteral("/proc/%1/cwd").arg(pid)) == wanted)
            out << pid;
    }
    return out;
}

} // namespace

/// Agents as people use them, made to do what they are told: what happened by the disk and the list of processes,
/// against what Belay says. Not among the tests, since it needs such agents:
///
///     BELAY_REAL_AGENTS=$'gemini=node as-agent.mjs gemini\ncodex=…' tests/realagents
///
/// (and FAKE_MCP_SERVER=tests/fakemcpserver for calls of MCP tools, which must be ordered as "call tool NAME {json}").
/// Each line is a name and a command. The agent must take these lines of a message as an order: "write file PATH",
/// "read file PATH", "edit file PATH" (alpha becomes ALPHA in it), "run command …", and ask before it does it.
class RealAgents : public QObject
{
    Q_OBJECT

    static QString bin(const char *name)
    {
        return qEnvironmentVariable("BELAY_BIN") + QLatin1Char('/') + QLatin1String(name);
    }

    struct Outcome
    {
        bool did = false;    ///< says the disk
        bool undone = false; ///< by `belay undo`, says the disk
        int undoCode = 0;
        bool wentOn = false; ///< and wrote when all was over
        QList<pid_t> left;   ///< of its processes, afterwards
        WhatBelaySays says;
        QByteArray out, err;
        QByteArray problem;
    };

    static void runInTerminal(const Cell &cell, const QStringList &arguments, const QProcessEnvironment &environment,
                              const QString &project, Outcome &outcome)
    {
        PtyRun terminal(bin("belay"), arguments, environment, project);
        if (!terminal.until("Number: "))
            outcome.problem = "nobody was asked";
        if (cell.ends == Ends::KilledAsked)
            ::kill(terminal.processId(), SIGKILL);
        else
            terminal.type("\x03");
        terminal.exitCode();
        outcome.out = terminal.shown();
    }

    static void runAlone(const Cell &cell, const QStringList &arguments, const QProcessEnvironment &environment,
                         const QString &project, const QString &mark, Outcome &outcome)
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(project);
        process.start(bin("belay"), arguments);
        if (cell.runs()) {
            if (!QTest::qWaitFor([&] { return QFile::exists(mark); }, 60'000))
                outcome.problem = "the command did not begin";
            // By now Belay has read that it runs, or never will.
            (void)QTest::qWaitFor([&] { return process.bytesAvailable() > 0 && !process.waitForReadyRead(700); },
                                  5'000);
            const pid_t belay = pid_t(process.processId());
            if (cell.ends == Ends::AgentDies) {
                for (const pid_t pid : processesIn(project)) {
                    if (pid != belay)
                        ::kill(pid, SIGKILL);
                }
            } else {
                ::kill(belay, cell.ends == Ends::StopRunning   ? SIGINT
                              : cell.ends == Ends::TermRunning ? SIGTERM
                                                               : SIGKILL);
            }
        }
        if (!process.waitForFinished(90'000))
            outcome.problem = "did not end";
        outcome.out = process.readAllStandardOutput();
        outcome.err = process.readAllStandardError();
        outcome.says.readReport(outcome.out);
    }

    static Outcome run(const Cell &cell)
    {
        Outcome outcome;
        QTemporaryDir home;
        const QString project = QDir(home.path()).canonicalPath() + QStringLiteral("/project");
        QDir().mkpath(project);
        const QString path = project + QStringLiteral("/f.txt");
        const auto content = [&] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        if (cell.deed == Deed::Edit) {
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write("alpha\nbeta\n") < 0)
                outcome.problem = "no file";
        }
        const QByteArray before = content();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("TERM"), QStringLiteral("dumb"));
        const QString late = project + QStringLiteral("/late.txt");
        const QString seconds = cell.runs() ? QStringLiteral("20") : QStringLiteral("0.3");
        const QString order =
            cell.deed == Deed::Write ? QStringLiteral("write file %1").arg(path)
            : cell.deed == Deed::Edit
                ? QStringLiteral("read file %1\nedit file %1").arg(path)
                : QStringLiteral("run command echo made > %1; sleep %2; echo late > %3").arg(path, seconds, late);
        const bool isAsked = cell.ends == Ends::StopAsked || cell.ends == Ends::KilledAsked;
        QStringList arguments{QStringLiteral("exec"), QStringLiteral("--agent"), QString::fromLocal8Bit(cell.command)};
        if (isAsked)
            arguments << QStringLiteral("--permissions") << QStringLiteral("ask") << order;
        else
            arguments << QStringLiteral("--json") << QStringLiteral("--permissions")
                      << (cell.ends == Ends::Rejected ? QStringLiteral("reject") : QStringLiteral("allow")) << order;
        if (isAsked)
            runInTerminal(cell, arguments, environment, project, outcome);
        else
            runAlone(cell, arguments, environment, project, path, outcome);

        // What Belay started ends with it, or it was killed and its guard ends it in a moment.
        (void)QTest::qWaitFor([&] { return processesIn(project).isEmpty(); }, cell.belayDies() ? 10'000 : 500);
        outcome.left = processesIn(project);
        QProcess list;
        list.setProcessEnvironment(environment);
        list.start(bin("belay"), {QStringLiteral("effects"), QStringLiteral("--json")});
        if (!list.waitForFinished(60'000))
            outcome.problem = "effects did not end";
        outcome.says.readRows(list.readAllStandardOutput());
        outcome.did = content() != before;
        if (cell.ends == Ends::Allowed && !outcome.says.rows.isEmpty()) {
            QProcess undo;
            undo.setProcessEnvironment(environment);
            undo.start(bin("belay"), {QStringLiteral("undo"), QStringLiteral("--yes"), QStringLiteral("--turn"),
                                      QStringLiteral("1"), QStringLiteral("--session"),
                                      outcome.says.rows.first().value(QLatin1String("session")).toString()});
            const bool isOver = undo.waitForFinished(60'000);
            outcome.undone = isOver && content() == before;
            outcome.undoCode = isOver ? undo.exitCode() : -1;
            outcome.err += undo.readAllStandardOutput() + undo.readAllStandardError();
        }
        outcome.wentOn = cell.runs() && QFile::exists(late);
        for (const pid_t pid : outcome.left)
            ::kill(pid, SIGKILL);
        return outcome;
    }

    /// All there is to say of a run, for whoever reads why it failed.
    static QByteArray account(const Outcome &outcome)
    {
        QByteArray text = "disk: " + QByteArray(outcome.did ? "changed" : "unchanged") +
                          (outcome.wentOn ? ", and it went on" : "") +
                          "; processes left: " + QByteArray::number(outcome.left.size()) + '\n';
        for (const QJsonObject &row : outcome.says.rows)
            text += "row " + QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n';
        for (const QJsonObject &row : outcome.says.report)
            text += "report " + QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n';
        return text + outcome.err.right(2'000) + outcome.out.right(6'000);
    }

    /// What the agent calls the tool \p tool of an MCP server.
    static QString nameOf(const QByteArray &agent, const QString &server, const QString &tool)
    {
        const char *const form = agent.startsWith("gemini")     ? "mcp_%1_%2"
                                 : agent.startsWith("opencode") ? "%1_%2"
                                                                : "mcp__%1__%2";
        return QString::fromLatin1(form).arg(server, tool);
    }

private Q_SLOTS:
    void callsOfMcpTools_data()
    {
        QTest::addColumn<QByteArray>("agent");
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("done"); // the server's last word
        const auto options = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
        for (const QByteArray &line : qgetenv("BELAY_REAL_AGENTS").split('\n')) {
            const qsizetype at = line.indexOf('=');
            if (at <= 0 || !qEnvironmentVariableIsSet("FAKE_MCP_SERVER"))
                continue;
            const auto row = [&](const char *what, const char *given, const char *tool, const char *state,
                                 const char *done) {
                QTest::newRow(QByteArray(line.left(at) + ": " + what).constData())
                    << line.left(at) << line.mid(at + 1) << options(given) << QString::fromLatin1(tool)
                    << QString::fromLatin1(state) << QString::fromLatin1(done);
            };
            row("allowed", "--permissions allow", "send_invoice", "committed", "done");
            row("passed", "--permissions allow --mcp pass", "send_invoice", "committed", "done");
            row("denied", "--permissions allow --mcp deny", "send_invoice", "cancelled", "");
            row("it fails", "--permissions allow", "fail", "failed", "done");
            row("Stop, heeded", "--permissions allow", "wait", "unknown", "cancelled");
            row("Stop, too late", "--permissions allow", "stubborn", "committed", "done");
            row("Stop, not heeded", "--permissions allow", "deaf", "unknown", "begun");
        }
    }
    void callsOfMcpTools()
    {
        QFETCH(const QByteArray, agent);
        QFETCH(const QByteArray, command);
        QFETCH(const QStringList, options);
        QFETCH(const QString, tool);
        QFETCH(const QString, state);
        QFETCH(const QString, done);
        const bool isStopped = QByteArray(QTest::currentDataTag()).contains(": Stop");
        const QTemporaryDir home;
        const QString project = home.filePath(QStringLiteral("project")), log = home.filePath(QStringLiteral("log"));
        QDir().mkpath(project);
        QFile config(home.filePath(QStringLiteral("mcp.json")));
        QVERIFY(config.open(QIODevice::WriteOnly));
        const QJsonObject server{{QStringLiteral("command"), qEnvironmentVariable("FAKE_MCP_SERVER")},
                                 {QStringLiteral("args"), QJsonArray{log}}};
        config.write(
            QJsonDocument(QJsonObject{{QStringLiteral("mcpServers"), QJsonObject{{QStringLiteral("tracker"), server}}}})
                .toJson());
        config.close();
        const auto logged = [&log] {
            QFile file(log);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
        QProcess belay;
        belay.setProcessEnvironment(environment);
        belay.setWorkingDirectory(project);
        belay.start(bin("belay"),
                    QStringList{QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--agent"),
                                QString::fromLocal8Bit(command), QStringLiteral("--mcp-config"), config.fileName()} +
                        options +
                        QStringList{QStringLiteral(R"(call tool %1 {"to":"anna"})")
                                        .arg(nameOf(agent, QStringLiteral("tracker"), tool))});
        if (isStopped) {
            QVERIFY(QTest::qWaitFor([&] { return logged().contains("begun"); }, 60'000));
            ::kill(pid_t(belay.processId()), SIGINT);
        }
        QVERIFY(belay.waitForFinished(90'000));
        const QByteArray out = belay.readAllStandardOutput();
        QProcess list;
        list.setProcessEnvironment(environment);
        list.start(bin("belay"), {QStringLiteral("effects"), QStringLiteral("--json")});
        QVERIFY(list.waitForFinished(60'000));
        WhatBelaySays says;
        says.readRows(list.readAllStandardOutput());
        QList<QJsonObject> remote = says.rows;
        remote.removeIf([](const QJsonObject &row) {
            return row.value(QLatin1String("kind")).toString() != QLatin1String("remote");
        });
        QByteArray all = logged() + out.right(6'000);
        for (const QJsonObject &row : std::as_const(says.rows))
            all += "row " + QJsonDocument(row).toJson(QJsonDocument::Compact) + '\n';

        // What happened, and what is said of it.
        QVERIFY2(remote.size() == 1, all.constData());
        QVERIFY2(WhatBelaySays::stateOf(remote.constFirst()) == state, all.constData());
        const QByteArray key = remote.constFirst().value(QLatin1String("key")).toString().toUtf8();
        const QList<QByteArray> words = logged().trimmed().split('\n');
        QVERIFY2(done.isEmpty() ? logged().isEmpty()
                                : words.constLast().contains(QByteArray("\"at\":\"" + done.toUtf8() + '"')) &&
                                      words.constLast().contains(key),
                 all.constData());
        // Once, by Belay or by the agent itself; what a policy decides is asked by the agent at most.
        const qsizetype asked = out.count("\"permission_asked\"");
        const bool isDecided = options.contains(QStringLiteral("--mcp"));
        if (agent.startsWith("qwen") && !isDecided)
            QEXPECT_FAIL("", "its question names no tool, so it says nothing of this call", Continue);
        QVERIFY2(asked <= 1, all.constData());
        QVERIFY2(asked >= 1 || isDecided, all.constData());
        // The server ended.
        QVERIFY(QTest::qWaitFor([&] { return processesIn(project).isEmpty(); }, 10'000));
        // One story: the agent's own call is this one.
        const bool isJoined = !remote.constFirst().value(QLatin1String("toolCall")).toString().isEmpty();
        if (!isJoined && !agent.startsWith("claude"))
            qWarning("not joined with the agent's own call, of which it told when this one was over");
        else
            QVERIFY2(isJoined, all.constData());
    }

    void whatIsSaidIsWhatHappened_data()
    {
        QTest::addColumn<int>("cell");
        const QList<Cell> all = cells();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name().constData()) << i;
    }
    void whatIsSaidIsWhatHappened()
    {
        QFETCH(const int, cell);
        const Cell what = cells().at(cell);
        const Outcome seen = run(what);
        const QByteArray all = account(seen);
        QVERIFY2(seen.problem.isEmpty(), QByteArray(seen.problem + '\n' + all).constData());

        // What happened.
        QVERIFY2(seen.did == what.isPermitted(), all.constData());
        QVERIFY2(!seen.wentOn, all.constData());

        // What is said of it.
        int filesTold = 0;
        QStringList others;
        for (const QJsonObject &row : seen.says.rows) {
            const QString state = WhatBelaySays::stateOf(row);
            QVERIFY2(state != QLatin1String("prepared") && state != QLatin1String("committing"), all.constData());
            const QString kind = row.value(QLatin1String("kind")).toString();
            const QString target = row.value(QLatin1String("target")).toString();
            if (kind.endsWith(QLatin1String("_file")) && state == QLatin1String("committed")) {
                // One that does itself what it then asks Belay for has changed the file once.
                const bool isChange = row.value(QLatin1String("before")) != row.value(QLatin1String("after"));
                filesTold += isChange && target.endsWith(QLatin1String("/f.txt"));
                QVERIFY2(row.value(QLatin1String("reversible")).toBool(), all.constData());
            } else if (kind.endsWith(QLatin1String("_file")) && state == QLatin1String("failed") &&
                       what.isPermitted()) {
                // Likewise, and Belay, who came second, did not write over it.
                QCOMPARE(row.value(QLatin1String("source")).toString(), QStringLiteral("belay"));
            } else {
                others << state;
            }
        }
        const bool isUnknown = others.contains(QStringLiteral("unknown"));
        if (what.belayDies())
            QVERIFY2(filesTold == int(seen.did) || isUnknown, all.constData());
        else
            QVERIFY2(filesTold == int(seen.did), all.constData());
        for (const QString &state : others) {
            const bool isRight = !what.isPermitted()
                                     ? state == QLatin1String("cancelled") || state == QLatin1String("failed") ||
                                           (what.belayDies() && state == QLatin1String("unknown"))
                                 : what.runs() ? state == QLatin1String("unknown")
                                               : what.deed == Deed::Shell && state == QLatin1String("committed");
            QVERIFY2(isRight, all.constData());
        }
        // One call, one row; and a command always has its own, whatever files it changed. What was only asked for, and
        // never begun, may be as if it had not been.
        QVERIFY2(others.size() <= 1, all.constData());
        QVERIFY2(others.size() == 1 || what.deed != Deed::Shell || what.ends == Ends::KilledAsked, all.constData());
        // What still runs is said to.
        if (!seen.left.isEmpty() && !what.belayDies()) {
            bool isTold = false;
            for (const QJsonObject &row : seen.says.rows)
                isTold = isTold || row.value(QLatin1String("detail")).toString().contains(QLatin1String("still run"));
            QVERIFY2(isTold, all.constData());
        }
        // A command itself cannot be taken back, and is not tried; the files are.
        if (what.ends == Ends::Allowed) {
            QVERIFY2(seen.undone, all.constData());
            QVERIFY2(seen.undoCode == (what.deed == Deed::Shell ? 1 : 0), all.constData());
        }
        const QString wrong = seen.says.contradiction();
        QVERIFY2(wrong.isEmpty(), QByteArray(wrong.toUtf8() + '\n' + all).constData());
    }
};

QTEST_GUILESS_MAIN(RealAgents)
#include "realagents.moc"
