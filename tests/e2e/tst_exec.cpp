// SPDX-License-Identifier: Apache-2.0
#include "demoenvironment.h"
#include "testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <optional>

namespace tst_exec {

/// `belay exec` as a user runs it, against every behaviour of the demo agent: the end, the exit code, and the
/// words that say what happened.
class TestExec : public QObject
{
    Q_OBJECT

    /// Signals to send, each after a line that contains the text has been printed.
    struct Press
    {
        QByteArray after;
        int signal = SIGINT;
    };
    struct Run
    {
        int exitCode = -1;
        QList<QJsonObject> events;
        QByteArray out, err;

        QJsonObject last(const char *event) const
        {
            for (auto i = events.crbegin(); i != events.crend(); ++i) {
                if (i->value(QLatin1String("event")).toString() == QLatin1String(event))
                    return *i;
            }
            return {};
        }
        int count(const char *event) const
        {
            return int(std::count_if(events.begin(), events.end(), [event](const QJsonObject &e) {
                return e.value(QLatin1String("event")).toString() == QLatin1String(event);
            }));
        }
        QString text() const
        {
            QString all;
            for (const QJsonObject &e : events) {
                if (e.value(QLatin1String("event")).toString() == QLatin1String("text"))
                    all += e.value(QLatin1String("text")).toString();
            }
            return all;
        }
        QString end() const { return last("turn_ended").value(QLatin1String("end")).toString(); }
    };

    QTemporaryDir m_folder;
    QTemporaryDir m_data;
    QString m_dataInstead; ///< of m_data; empty: none
    QStringList m_more;    ///< arguments
    std::optional<bool> m_ignoresHangup;

    static QString bin(const char *name)
    {
        return qEnvironmentVariable("BELAY_BIN") + QLatin1Char('/') + QLatin1String(name);
    }

    Run exec(const QString &prompt, const QString &flags = {}, const QList<Press> &presses = {}, bool json = true,
             const QString &policy = QStringLiteral("allow"), const QString &writes = {})
    {
        QProcess process;
        process.setProcessEnvironment(demoEnvironment(
            m_folder.path(), m_dataInstead.isEmpty() ? m_data.path() : m_dataInstead, QStringLiteral("5")));
        process.setWorkingDirectory(m_folder.path());
        if (m_ignoresHangup)
            process.setChildProcessModifier(
                [ignores = *m_ignoresHangup] { ::signal(SIGHUP, ignores ? SIG_IGN : SIG_DFL); });
        QStringList arguments{QStringLiteral("exec"), QStringLiteral("--permissions"), policy};
        arguments << m_more;
        if (!writes.isEmpty())
            arguments << QStringLiteral("--writes") << writes;
        if (json)
            arguments << QStringLiteral("--json");
        arguments << QStringLiteral("--agent")
                  << QLatin1Char('\'') + bin("belay-demo-agent") + QStringLiteral("' ") + flags;
        arguments << QStringLiteral("--") << prompt;
        process.start(bin("belay"), arguments);
        Run run;
        qsizetype pressed = 0, from = 0;
        while (process.state() != QProcess::NotRunning || process.bytesAvailable()) {
            if (!process.waitForReadyRead(60'000) && process.state() != QProcess::NotRunning) {
                process.kill();
                break;
            }
            run.out += process.readAllStandardOutput();
            while (pressed < presses.size()) {
                const qsizetype at = run.out.indexOf(presses[pressed].after, from);
                if (at < 0)
                    break;
                from = at + presses[pressed].after.size();
                if (process.processId() > 0) // 0, once it has ended, would be this test's own group
                    ::kill(pid_t(process.processId()), presses[pressed].signal);
                ++pressed;
            }
        }
        process.waitForFinished();
        run.out += process.readAllStandardOutput();
        run.err = process.readAllStandardError();
        run.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        for (const QByteArray &line : run.out.split('\n')) {
            if (line.startsWith('{'))
                run.events << QJsonDocument::fromJson(line).object();
        }
        return run;
    }

    /// Also false for a process that has ended and waits for its parent.
    static bool runs(const QString &pid)
    {
        QFile stat(QStringLiteral("/proc/%1/stat").arg(pid));
        return stat.open(QIODevice::ReadOnly) && !stat.readAll().contains(") Z ");
    }

    /// What the demo agent says of its three: the shell, its child, and the one that left.
    static QStringList grandchildren(const QString &text)
    {
        static const QRegularExpression number(QStringLiteral("(?:shell|child|escaped) (\\d+)"));
        QStringList pids;
        for (auto i = number.globalMatch(text); i.hasNext();)
            pids << i.next().captured(1);
        return pids;
    }

    static QByteArray report(const Run &run)
    {
        return run.out.right(3000) + "\n--- stderr ---\n" + run.err.right(2000);
    }

private Q_SLOTS:
    // --- turns that end by themselves ---------------------------------------------------------------------------

    /// What commands write stands beside what the agent says, whichever way it comes, and cannot move the cursor.
    void commandsAreHeard()
    {
        const Run terminal = exec(QStringLiteral("terminal printf 'one\\ntwo\\033[31m red\\033[0m'"), {}, {}, false);
        QVERIFY2(terminal.err.contains("  one\n") && terminal.err.contains("  two red\n"),
                 report(terminal).constData());
        QVERIFY2(!terminal.err.contains('\x1b'), report(terminal).constData());
        const Run call = exec(QStringLiteral("tools"), {}, {}, false);
        QCOMPARE(call.err.count("100% tests passed"), 1);
        QVERIFY2(!call.out.contains("100% tests passed"), report(call).constData());
    }

    /// Belay ends with the turn, and with it what a command has left: that is said, and what it did meanwhile is looked
    /// for.
    void whatIsLeftRunningEndsAndIsTold()
    {
        const Run plain = exec(QStringLiteral("shell sleep 333.5 &"), {}, {}, false);
        QCOMPARE(plain.exitCode, 0);
        QVERIFY2(plain.err.contains("Still running in the background") && plain.err.contains("  sleep 333.5 &"),
                 report(plain).constData());
        const Run json = exec(QStringLiteral("shell sleep 334.5 &"));
        QCOMPARE(json.exitCode, 0);
        const auto state = [](const QJsonObject &event) { return event.value(QLatin1String("state")).toString(); };
        const QJsonObject last = json.last("agent_works_on");
        QCOMPARE(state(last), QStringLiteral("ended_with_agent"));
        const auto first = std::find_if(json.events.begin(), json.events.end(), [&](const QJsonObject &event) {
            return state(event) == QLatin1String("runs_on");
        });
        QVERIFY2(first != json.events.end(), report(json).constData());
        const QJsonObject process = first->value(QLatin1String("processes")).toArray().at(0).toObject();
        QCOMPARE(process.value(QLatin1String("name")).toString(), QStringLiteral("sleep 334.5"));
        QVERIFY(!runs(QString::number(process.value(QLatin1String("process")).toInteger())));
        QVERIFY(exec(QStringLiteral("shell true"), {}, {}, false).err.indexOf("Still running") < 0);
    }

    void endings_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("flags");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("end");
        QTest::addColumn<QString>("words"); ///< in what was printed, either stream
        const auto row = [](const char *name, const char *prompt, const char *flags, int code, const char *end,
                            const char *words) {
            QTest::newRow(name) << QString::fromUtf8(prompt) << QString::fromUtf8(flags) << code
                                << QString::fromUtf8(end) << QString::fromUtf8(words);
        };
        row("tour", "tour", "", 0, "finished", "command_ended");
        row("markdown", "markdown", "", 0, "finished", "turn_ended");
        row("thought", "thought", "", 0, "finished", "\"thought\"");
        row("plan", "plan", "", 0, "finished", "\"plan\"");
        row("tools of every kind", "tools", "", 0, "finished", "\"kind\":\"move\"");
        row("a tool call that never ends", "unfinished-tool", "", 0, "finished", "\"byStop\":false");
        row("images", "images", "", 0, "finished", "\"content\":\"image\"");
        row("notices and compaction", "notices", "", 0, "finished", "\"compaction\"");
        row("unknown kinds", "unknown-kinds", "", 0, "finished", "unknown_update");
        row("unknown methods are answered", "unknown-method", "", 0, "finished", "-32601");
        row("bad parameters are answered", "bad-params", "", 0, "finished", "-32602");
        row("forms are not offered where nobody is", "elicit", "", 0, "finished", "-32602");
        row("string ids", "string-ids", "", 0, "finished", "turn_ended");
        row("withdraws what is unknown or answered", "cancel-unknown", "", 0, "finished", "turn_ended");
        row("answers twice", "twice", "", 0, "finished", "turn_ended");
        row("split UTF-8", "split-utf8", "", 0, "finished", "turn_ended");
        row("CR LF", "crlf", "", 0, "finished", "turn_ended");
        row("junk on stdout", "junk", "", 0, "finished", "turn_ended");
        row("banner", "thought", "--banner", 0, "finished", "turn_ended");
        row("deep JSON", "deep-json", "", 0, "finished", "nested deeper than 1024");
        row("20 MiB line", "big-line", "", 0, "finished", "turn_ended");
        row("line over the limit", "huge-line", "", 0, "finished", "the limit is 32.0 MiB");
        row("stderr flood", "stderr-flood", "", 0, "finished", "turn_ended");
        row("flood", "flood 100000 40", "", 0, "finished", "turn_ended");
        row("updates before session/new is answered", "thought", "--early-updates", 0, "finished", "turn_ended");
        row("output without a terminal", "tools", "", 0, "finished", "100% tests passed");
        row("many permissions", "permissions 30", "", 0, "finished", "\"permission_settled\"");
        row("terminal", "terminal echo out of the shell", "", 0, "finished", "out of the shell");
        row("terminal kill", "terminal-kill", "", 0, "finished", "SIGTERM");
        row("terminal flood", "terminal-flood 4", "", 0, "finished", "command_ended");
        row("slow start", "thought", "--slow-start 300", 0, "finished", "turn_ended");
        row("refusal", "refusal", "", 5, "refused", "turn_ended");
        row("token limit", "max-tokens", "", 6, "token_limit", "turn_ended");
        row("request limit", "max-turn-requests", "", 6, "request_limit", "turn_ended");
        row("error", "error -32603 the model is away", "", 1, "agent_failed", "the model is away (-32603)");
        row("dies", "die", "", 4, "agent_died", "exit 137");
        row("dies with another code", "die 9", "", 4, "agent_died", "FATAL");
        row("exits at once", "x", "--exit-at-once 3", 3, "", "before it was ready (exit 3)");
        row("another protocol version", "x", "--protocol-version 9", 3, "", "speaks version 9");
        row("asks to log in", "x", "--auth", 3, "", "could not open a session");
    }
    void endings()
    {
        QFETCH(const QString, prompt);
        QFETCH(const QString, flags);
        QFETCH(const int, exitCode);
        QFETCH(const QString, end);
        QFETCH(const QString, words);
        const Run run = exec(prompt, flags);
        QVERIFY2(run.exitCode == exitCode, report(run).constData());
        QVERIFY2(run.end() == end, report(run).constData());
        QVERIFY2(run.out.contains(words.toUtf8()) || run.err.contains(words.toUtf8()), report(run).constData());
        QCOMPARE(run.count("turn_ended"), end.isEmpty() ? 0 : 1);
    }

    void whatACommandChangedIsFound()
    {
        const Run run = exec(QStringLiteral("terminal echo made > unreported.txt"));
        QCOMPARE(run.exitCode, 0);
        QStringList found;
        for (const QJsonObject &event : run.events) {
            if (event.value(QLatin1String("source")).toString() == QLatin1String("not_reported") &&
                event.value(QLatin1String("state")).toString() == QLatin1String("committed"))
                found << QFileInfo(event.value(QLatin1String("target")).toString()).fileName();
        }
        QCOMPARE(found, QStringList{QStringLiteral("unreported.txt")});
        const Run text = exec(QStringLiteral("terminal rm unreported.txt"), {}, {}, false);
        QVERIFY2(text.err.contains("Changed, not reported: "), report(text).constData());
    }

    /// Also what the agent does with its own hands in a further folder, and where no folder can be watched that is
    /// told.
    void whatChangedInAFurtherFolderIsFound()
    {
        QTemporaryDir other;
        QFile file(other.filePath(QStringLiteral("theirs.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("before\n");
        file.close();
        m_more = {QStringLiteral("--add-dir"), other.path()};
        const Run run = exec(QStringLiteral("by-hand ") + file.fileName() + QStringLiteral(" after"),
                             QStringLiteral("--more-folders"));
        QCOMPARE(run.exitCode, 0);
        qint64 id = 0;
        for (const QJsonObject &event : run.events) {
            if (event.value(QLatin1String("source")).toString() != QLatin1String("not_reported") ||
                event.value(QLatin1String("state")).toString() != QLatin1String("committed"))
                continue;
            QCOMPARE(event.value(QLatin1String("target")).toString(), QFileInfo(file).canonicalFilePath());
            id = event.value(QLatin1String("effect")).toInteger();
        }
        QVERIFY2(id != 0, report(run).constData());
        QCOMPARE(run.count("folder_not_watched"), 0);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("after\n"));
        file.close();
        QProcess undo;
        undo.setProcessEnvironment(demoEnvironment(m_folder.path(), m_data.path()));
        undo.start(bin("belay"), {QStringLiteral("undo"), QStringLiteral("--yes"), QString::number(id)});
        QVERIFY(undo.waitForFinished(60'000));
        const QByteArray said = undo.readAllStandardOutput();
        QVERIFY2(said.contains("Not looked at") && said.contains("modes of folders"), said.constData());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("before\n"));
        m_more.clear();
    }

    void textArrivesWhole()
    {
        QVERIFY(exec(QStringLiteral("split-utf8")).text().isValidUtf16());
        const Run flood = exec(QStringLiteral("flood 100000 40"));
        QVERIFY2(flood.text().size() > 3'000'000, qPrintable(QString::number(flood.text().size())));
        const Run big = exec(QStringLiteral("big-line 20"));
        QVERIFY(big.text().size() > 19 * 1024 * 1024);
    }

    void lateUpdatesBelongToNoTurn()
    {
        const Run run = exec(QStringLiteral("late-updates 3"));
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.count("turn_ended"), 1);
    }

    void policiesDecide()
    {
        QVERIFY(exec(QStringLiteral("permission"), {}, {}, true, QStringLiteral("allow"))
                    .last("permission_settled")
                    .value(QLatin1String("optionId"))
                    .toString() == QLatin1String("yes"));
        QVERIFY(exec(QStringLiteral("permission"), {}, {}, true, QStringLiteral("reject"))
                    .last("permission_settled")
                    .value(QLatin1String("optionId"))
                    .toString() == QLatin1String("no"));
        const Run nobody = exec(QStringLiteral("permission"), {}, {}, true, QStringLiteral("ask")); // no terminal here
        QVERIFY(nobody.last("permission_settled").value(QLatin1String("optionId")).toString() == QLatin1String("no"));
        QVERIFY(nobody.err.contains("Nobody can be asked"));
    }

    /// A rule for an agent of the settings holds where its very command is given, and for no other.
    void rulesForAnAgent()
    {
        const QString file = m_folder.filePath(QStringLiteral("belay/belay.ini"));
        const auto cleanUp = qScopeGuard([&file] { QFile::remove(file); });
        {
            QSettings settings(file, QSettings::IniFormat);
            settings.beginWriteArray(QStringLiteral("agents"), 1);
            settings.setArrayIndex(0);
            settings.setValue(QStringLiteral("id"), QStringLiteral("mine"));
            settings.setValue(QStringLiteral("name"), QStringLiteral("Mine"));
            settings.setValue(QStringLiteral("command"), QString(bin("belay-demo-agent") + u" --can-load"));
            settings.endArray();
            settings.beginWriteArray(QStringLiteral("rules"), 1);
            settings.setArrayIndex(0);
            settings.setValue(QStringLiteral("verdict"), QStringLiteral("allow"));
            settings.setValue(QStringLiteral("agent"), QStringLiteral("mine"));
            settings.setValue(QStringLiteral("command"), QStringLiteral("make test"));
            settings.endArray();
        }
        const auto answerWith = [this](const char *flags) {
            return exec(QStringLiteral("ask-run make test"), QLatin1String(flags), {}, true, QStringLiteral("ask"))
                .last("permission_settled")
                .value(QLatin1String("optionId"))
                .toString();
        };
        QCOMPARE(answerWith("--can-load"), QStringLiteral("yes"));
        QCOMPARE(answerWith("'--can-load'"), QStringLiteral("yes")); // the same, typed in another way
        QCOMPARE(answerWith(""), QStringLiteral("no"));
        QCOMPARE(answerWith("--can-load --can-fork"), QStringLiteral("no"));
    }

    /// Each policy for writing, against each answer and end.
    void writes_data()
    {
        QTest::addColumn<QString>("writes");
        QTest::addColumn<QString>("permissions");
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("says");
        QTest::addColumn<bool>("written");
        const auto row = [](const char *writes, const char *permissions, const char *prompt, const char *says,
                            bool written) {
            QTest::addRow("%s, %s, %s", writes, permissions, prompt)
                << QString::fromLatin1(writes) << QString::fromLatin1(permissions) << QString::fromLatin1(prompt)
                << QString::fromLatin1(says) << written;
        };
        row("at-once", "reject", "write w.txt hello", "written", true);
        row("ask", "allow", "write w.txt hello", "written", true);
        row("ask", "reject", "write w.txt hello", "write failed: -32603", false);
    }
    void writes()
    {
        QFETCH(const QString, writes);
        QFETCH(const QString, permissions);
        QFETCH(const QString, prompt);
        QFETCH(const QString, says);
        QFETCH(const bool, written);
        const QString path = m_folder.filePath(QStringLiteral("w.txt"));
        QFile::remove(path);
        const Run run = exec(prompt, {}, {}, true, permissions, writes);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.text().contains(says), report(run).constData());
        QCOMPARE(QFile::exists(path), written);
    }

    void whatIsApprovedIsShownWhole()
    {
        const Run run = exec(QStringLiteral("ansi"), {}, {}, false);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(!run.err.contains('\x1b') && !run.err.contains("\xe2\x80\xae"), report(run).constData());
        QVERIFY2(run.err.contains("\\x1b"), report(run).constData());
    }

    // --- Stop ---------------------------------------------------------------------------------------------------

    void stops_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("press"); ///< after this is on stdout
        QTest::addColumn<bool>("again");    ///< a second Ctrl-C, at once
        QTest::addColumn<QString>("end");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const char *prompt, const char *press, bool again, const char *end,
                            const char *words) {
            QTest::newRow(name) << QString::fromUtf8(prompt) << QString::fromUtf8(press) << again
                                << QString::fromUtf8(end) << QString::fromUtf8(words);
        };
        row("streaming", "long 60", "\"text\"", false, "stopped_by_you", "stop_pressed");
        row("flood", "flood 100000000 40", "\"text\"", false, "stopped_by_you", "stop_pressed");
        row("answers late", "late 400", "\"text\"", false, "stopped_by_you", "afterStopMs");
        row("finished first", "finish-first", "turn_started", false, "ended_normally_after_stop", "stop_pressed");
        row("answers end_turn to a cancel", "cancel-end-turn", "\"text\"", false, "ended_normally_after_stop",
            "stop_pressed");
        row("answers an error to a cancel", "cancel-error", "turn_started", false, "stopped_by_you",
            "Request was aborted. (-32603)");
        row("hangs", "hang", "turn_started", false, "stopped_by_you", "stop_pressed");
        row("asks after Stop", "permission-late", "turn_started", false, "stopped_by_you", "cancelled");
        row("writes after Stop", "write-late", "turn_started", false, "stopped_by_you", "effect_refused");
        row("dies on Stop", "die-on-cancel", "turn_started", false, "agent_died", "\"error\"");
        row("a command runs", "terminal sleep 300", "command_started", false, "stopped_by_you", "command_ended");
        row("grandchildren", "grandchildren", "\"text\"", false, "stopped_by_you", "stop_pressed");
        row("deaf, forced", "ignore-cancel", "\"text\"", true, "stopped_by_force", "stop_pressed");
        row("deaf flood, forced", "deaf-flood 100000000 40", "\"text\"", true, "stopped_by_force", "stop_pressed");
    }
    void stops()
    {
        QFETCH(const QString, prompt);
        QFETCH(const QString, press);
        QFETCH(const bool, again);
        QFETCH(const QString, end);
        QFETCH(const QString, words);
        QList<Press> presses{{press.toUtf8()}};
        if (again)
            presses << Press{"stop_pressed"};
        const Run run = exec(prompt, {}, presses);
        static const QHash<QString, int> codes{{QStringLiteral("stopped_by_you"), 130},
                                               {QStringLiteral("stopped_by_force"), 137},
                                               {QStringLiteral("ended_normally_after_stop"), 7},
                                               {QStringLiteral("agent_died"), 4}};
        QVERIFY2(run.exitCode == codes.value(end, -1), report(run).constData());
        QVERIFY2(run.end() == end, report(run).constData());
        QVERIFY2(run.out.contains(words.toUtf8()) || run.err.contains(words.toUtf8()), report(run).constData());
        QCOMPARE(run.count("turn_ended"), 1);
        QCOMPARE(run.count("stop_pressed"), 1);
    }

    /// What the agent did itself is told also when it had to be ended.
    void whatHappenedIsToldAfterForce()
    {
        const Run run = exec(QStringLiteral("own edit deaf tell begin write=own.txt:after done output=x hang"), {},
                             {{"\"completed\""}, {"stop_pressed"}});
        QVERIFY2(run.exitCode == 137, report(run).constData());
        QCOMPARE(run.count("what_happened"), 1);
        QVERIFY2(run.last("what_happened").contains(QLatin1String("rows")), report(run).constData());
        QVERIFY2(QJsonDocument(run.last("what_happened")).toJson().contains("own.txt"), report(run).constData());
        QFile::remove(m_folder.filePath(QStringLiteral("own.txt")));
    }

    /// Started by nohup it outlives the terminal, and the turn goes on to its end.
    void aHangupThatIsIgnored_data()
    {
        QTest::addColumn<bool>("ignored");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("end");
        QTest::newRow("nohup") << true << 0 << QStringLiteral("finished");
        QTest::newRow("plain") << false << 130 << QStringLiteral("stopped_by_closing");
    }
    void aHangupThatIsIgnored()
    {
        QFETCH(const bool, ignored);
        QFETCH(const int, exitCode);
        QFETCH(const QString, end);
        m_ignoresHangup = ignored;
        const auto reset = qScopeGuard([this] { m_ignoresHangup.reset(); });
        const Run run = exec(QStringLiteral("long 4"), {}, QList<Press>(ignored ? 2 : 1, Press{"\"text\"", SIGHUP}));
        QVERIFY2(run.exitCode == exitCode, report(run).constData());
        QVERIFY2(run.end() == end, report(run).constData());
        QCOMPARE(run.count("stop_pressed"), ignored ? 0 : 1);
        if (ignored)
            QVERIFY(run.count("text") > 2); // it went on after the signals
    }

    /// Ended after the polite waits, though the agent and its children hear neither end of input nor SIGTERM, one of
    /// them holds stdout and one has left for a session of its own.
    void theTreeIsGoneThoughItHeldOut()
    {
        const Run run = exec(QStringLiteral("grandchildren hold"), QStringLiteral("--no-exit-on-eof"), {{"\"text\""}});
        QCOMPARE(run.exitCode, 130);
        const QStringList pids = grandchildren(run.text());
        QVERIFY2(pids.size() == 3, report(run).constData());
        for (const QString &pid : pids)
            QTRY_VERIFY(!runs(pid));
    }

    /// It has stopped the guard, which therefore does nothing of what it is told.
    void aStoppedGuardIsNotWaitedFor()
    {
        const Run run = exec(QStringLiteral("grandchildren hold"),
                             QStringLiteral("--stop-guard --deaf --no-exit-on-eof"), {{"escaped"}, {"stop_pressed"}});
        QVERIFY2(run.exitCode == 137, report(run).constData());
        QCOMPARE(run.end(), QStringLiteral("stopped_by_force"));
        QVERIFY2(!run.out.contains("may_still_run"), report(run).constData());
        const QStringList pids = grandchildren(run.text());
        QVERIFY2(pids.size() == 3, report(run).constData());
        for (const QString &pid : pids)
            QVERIFY2(!runs(pid), qPrintable(pid)); // by then, not some time later
    }

    /// Where nothing is compared after a turn, nothing is waited for either, whenever its command ends.
    void whatCannotBeWatchedHoldsNothingUp_data()
    {
        QTest::addColumn<bool>("hasGit");
        QTest::addColumn<int>("after"); ///< ms after the command's start
        for (const int after : {10, 100, 200, 300, 400}) {
            QTest::addRow("no git, %d", after) << false << after;
            QTest::addRow("nothing can be stored, %d", after) << true << after;
        }
    }
    void whatCannotBeWatchedHoldsNothingUp()
    {
        QFETCH(const bool, hasGit);
        QFETCH(const int, after);
        QTemporaryDir data;
        const auto restored = qScopeGuard([path = qgetenv("PATH"), &data] {
            qputenv("PATH", path);
            QFile::setPermissions(data.path(), QFile::Permissions(0x7000));
        });
        if (hasGit) {
            if (::geteuid() == 0)
                QSKIP("root writes everywhere");
            QVERIFY(QFile::setPermissions(data.path(), QFile::ReadOwner | QFile::ExeOwner));
            m_dataInstead = data.path();
        } else {
            for (const QString &name : {QStringLiteral("sh"), QStringLiteral("sleep")})
                QVERIFY(QFile::link(QStandardPaths::findExecutable(name), data.filePath(name)));
            qputenv("PATH", QFile::encodeName(data.path()));
        }
        const auto usual = qScopeGuard([this] { m_dataInstead.clear(); });
        const Run run = exec(
            QStringLiteral("terminal (sleep %1; echo late > late.txt) & echo started").arg(after / 1000.0, 0, 'f', 3));
        QVERIFY2(run.exitCode == 0 || run.exitCode == 4, report(run).constData());
        QCOMPARE(run.count("turn_ended"), 1);
        QFile::remove(m_folder.filePath(QStringLiteral("late.txt")));
    }

    /// Nothing in Belay can act any more; what it started is ended all the same, within the guard's two seconds.
    void aBelayThatIsKilledTakesTheTreeAlong()
    {
        const Run run =
            exec(QStringLiteral("grandchildren hold"), QStringLiteral("--no-exit-on-eof"), {{"escaped", SIGKILL}});
        QCOMPARE(run.exitCode, -1);
        const QStringList pids = grandchildren(run.text());
        QVERIFY2(pids.size() == 3, report(run).constData());
        for (const QString &pid : pids)
            QTRY_VERIFY(!runs(pid));
    }

    /// A signal that ends Belay is no Stop of the user's.
    void whoStoppedItIsSaid_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("end");
        QTest::addColumn<QString>("words");
        QTest::newRow("Ctrl-C") << SIGINT << QStringLiteral("you") << QStringLiteral("stopped_by_you")
                                << QStringLiteral("Stopped by you");
        QTest::newRow("SIGTERM") << SIGTERM << QStringLiteral("signal") << QStringLiteral("stopped_by_closing")
                                 << QStringLiteral("Stopped by a signal that ended Belay");
        QTest::newRow("SIGHUP") << SIGHUP << QStringLiteral("signal") << QStringLiteral("stopped_by_closing")
                                << QStringLiteral("Stopped by a signal that ended Belay");
    }
    void whoStoppedItIsSaid()
    {
        QFETCH(const int, signal);
        QFETCH(const QString, by);
        QFETCH(const QString, end);
        QFETCH(const QString, words);
        const Run run = exec(QStringLiteral("long 4"), {}, {Press{"\"text\"", signal}});
        QCOMPARE(run.exitCode, 130);
        QCOMPARE(run.last("stop_pressed").value(QLatin1String("by")).toString(), by);
        QCOMPARE(run.end(), end);
        const Run plain = exec(QStringLiteral("long 4"), {}, {Press{"word", signal}}, false);
        QVERIFY2(plain.out.contains(words.toUtf8()) || plain.err.contains(words.toUtf8()), report(plain).constData());
    }

    /// To an agent that hears nothing; nobody comes a second time. SIGTERM is what `timeout` sends.
    void oneSignalIsEnough_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("Ctrl-C") << SIGINT;
    }
    void oneSignalIsEnough()
    {
        QFETCH(const int, signal);
        QElapsedTimer time;
        time.start();
        const Run run =
            exec(QStringLiteral("ignore-cancel"), QStringLiteral("--no-exit-on-eof"), {Press{"\"text\"", signal}});
        QVERIFY2(run.exitCode == 137, report(run).constData());
        QVERIFY2(time.elapsed() < 40'000, qPrintable(QString::number(time.elapsed())));
    }

    /// The time that is set for the window holds here, too.
    void theUsersTimeForForceHolds()
    {
        const QString file = m_folder.filePath(QStringLiteral("belay/belay.ini"));
        const auto cleanUp = qScopeGuard([&file] { QFile::remove(file); });
        QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("times/forceMs"), 4000);
        const Run run =
            exec(QStringLiteral("ignore-cancel"), QStringLiteral("--no-exit-on-eof"), {Press{"\"text\"", SIGINT}});
        QVERIFY2(run.exitCode == 137, report(run).constData());
        const qint64 after = run.last("turn_ended").value(QLatin1String("afterStopMs")).toInteger();
        QVERIFY2(after >= 4000 && after < 12'000, report(run).constData());
    }

    void theTimeLimitIsAStop_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("end");
        QTest::newRow("heard") << QStringLiteral("hang") << 124 << QStringLiteral("stopped_by_limit");
        QTest::newRow("not heard") << QStringLiteral("ignore-cancel") << 137 << QStringLiteral("stopped_by_force");
        QTest::newRow("in time") << QStringLiteral("say hello") << 0 << QStringLiteral("finished");
    }
    void theTimeLimitIsAStop()
    {
        QFETCH(const QString, prompt);
        QFETCH(const int, exitCode);
        QFETCH(const QString, end);
        const QString file = m_folder.filePath(QStringLiteral("belay/belay.ini"));
        const auto cleanUp = qScopeGuard([this, &file] {
            QFile::remove(file);
            m_more.clear();
        });
        QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("times/forceMs"), 4000);
        m_more = QStringList{QStringLiteral("--timeout"), exitCode == 0 ? QStringLiteral("10m") : QStringLiteral("1s")};
        const Run run = exec(prompt, QStringLiteral("--no-exit-on-eof"));
        QVERIFY2(run.exitCode == exitCode, report(run).constData());
        QVERIFY2(run.end() == end, report(run).constData());
        if (exitCode != 0)
            QCOMPARE(run.last("stop_pressed").value(QLatin1String("by")).toString(), QStringLiteral("time_limit"));
        if (exitCode != 124)
            return;
        const Run plain = exec(prompt, {}, {}, false);
        QVERIFY2(plain.err.contains("Stopped by its time limit"), report(plain).constData());
    }

    /// One that hears no cancel, but ends what it does when its session is closed, needs no end of its process.
    void theSessionIsClosedBeforeForce()
    {
        const Run run = exec(QStringLiteral("long 60"), QStringLiteral("--close-only"), {Press{"\"text\"", SIGINT}});
        QVERIFY2(run.exitCode == 130, report(run).constData());
        QCOMPARE(run.end(), QStringLiteral("stopped_by_you"));
        QVERIFY2(run.last("turn_ended").value(QLatin1String("sessionClosed")).toBool(), report(run).constData());
        const Run plain =
            exec(QStringLiteral("long 60"), QStringLiteral("--close-mute"), {Press{"word", SIGINT}}, false);
        QVERIFY2(plain.exitCode == 130, report(plain).constData());
        QVERIFY2(plain.err.contains("had to close the session"), report(plain).constData());
    }

    /// Belay stops a turn whose agent offers no way to say no; nobody comes to force it.
    void aStopOfItsOwnIsForcedToo()
    {
        const QString file = m_folder.filePath(QStringLiteral("belay/belay.ini"));
        const auto cleanUp = qScopeGuard([&file] { QFile::remove(file); });
        QSettings(file, QSettings::IniFormat).setValue(QStringLiteral("times/forceMs"), 4000);
        QTemporaryDir folder;
        QFile agent(folder.filePath(QStringLiteral("agent.sh")));
        QVERIFY(agent.open(QIODevice::WriteOnly));
        agent.write(
            "while read -r line; do\n case $line in\n"
            " *'\"initialize\"'*) echo '{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":1}}' ;;\n"
            " *session/new*) echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"sessionId\":\"s\"}}' ;;\n"
            " *session/prompt*) echo '{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"session/request_permission\","
            "\"params\":{\"sessionId\":\"s\",\"toolCall\":{\"toolCallId\":\"t\"},\"options\":[{\"optionId\":\"y\","
            "\"name\":\"Yes\",\"kind\":\"allow_once\"}]}}' ;;\n esac\ndone\n");
        agent.close();
        QProcess process;
        process.setProcessEnvironment(demoEnvironment(m_folder.path(), m_data.path()));
        process.setWorkingDirectory(m_folder.path());
        process.start(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--permissions"), QStringLiteral("reject"),
                                     QStringLiteral("--agent"), QStringLiteral("sh '%1'").arg(agent.fileName()),
                                     QStringLiteral("x")});
        QVERIFY2(process.waitForFinished(30'000), process.readAllStandardError().constData());
        QCOMPARE(process.exitCode(), 137);
    }

    void whereNobodyReadsItStops()
    {
        QElapsedTimer time;
        time.start();
        QProcess shell;
        shell.setWorkingDirectory(m_folder.path());
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral("\"$0\" exec --agent \"$1\" 'flood 100000000 40' | head -c 100"), bin("belay"),
                     bin("belay-demo-agent")});
        QVERIFY(shell.waitForFinished(60'000)); // the shell waits for both
        QVERIFY2(time.elapsed() < 30'000, qPrintable(QString::number(time.elapsed())));
    }

    void stopBeforeTheAgentIsReady()
    {
        QProcess process;
        process.start(bin("belay"),
                      {QStringLiteral("exec"), QStringLiteral("--agent"),
                       bin("belay-demo-agent") + QStringLiteral(" --never-initialize"), QStringLiteral("x")});
        QVERIFY(process.waitForStarted());
        // The signal must reach the event loop, not the start of the program: the agent is there when it is.
        QTRY_VERIFY(QProcess::execute(QStringLiteral("/bin/sh"),
                                      {QStringLiteral("-c"),
                                       QStringLiteral("pgrep -P %1 >/dev/null").arg(process.processId())}) == 0);
        QVERIFY(process.processId() > 0);
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 130);
    }

    /// It is the opening that is given up, and the agent is asked to; one that does not hear it holds nothing up.
    void stopWhileTheSessionOpens_data()
    {
        QTest::addColumn<QByteArray>("onCancel");
        QTest::newRow("answers") << QByteArray(
            "echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32800,\"message\":\"cancelled\"}}'");
        QTest::newRow("deaf") << QByteArray(":");
    }
    void stopWhileTheSessionOpens()
    {
        QFETCH(const QByteArray, onCancel);
        QTemporaryDir folder;
        QFile agent(folder.filePath(QStringLiteral("agent.sh"))), log(folder.filePath(QStringLiteral("log")));
        QVERIFY(agent.open(QIODevice::WriteOnly) && log.open(QIODevice::ReadWrite));
        agent.write("while read -r line; do\n echo \"$line\" >> '" + QFile::encodeName(log.fileName()) +
                    "'\n case $line in\n"
                    " *'\"initialize\"'*) echo '{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":1}}' ;;\n"
                    " *cancel_request*) " +
                    onCancel + " ;;\n esac\ndone\n");
        agent.close();
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--agent"),
                                     QStringLiteral("sh '%1'").arg(agent.fileName()), QStringLiteral("x")});
        const auto has = [&log](const char *word) {
            log.seek(0);
            return log.readAll().contains(word);
        };
        QTRY_VERIFY_WITH_TIMEOUT(has("session/new"), 20'000);
        QVERIFY(process.processId() > 0);
        ::kill(pid_t(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(has("$/cancel_request"));
    }

    // --- usage ----------------------------------------------------------------------------------------------------

    /// What a program says of itself it says anywhere, under the name that it was called by.
    void wordsNeedNoDisplay_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said");
        QTest::newRow("help") << "--help"
                              << "Usage: belay [options] [link]\n";
        QTest::newRow("short help") << "-h"
                                    << "Usage: belay [options] [link]\n";
        QTest::newRow("all help") << "--help-all"
                                  << "Usage: belay [options] [link]\n";
        QTest::newRow("version") << "--version"
                                 << "Belay ";
        QTest::newRow("short version") << "-v"
                                       << "Belay ";
        QTest::newRow("exec") << "exec --help"
                              << "Usage: belay exec [options] prompt\n";
        QTest::newRow("exec, all help") << "exec --help-all"
                                        << "Usage: belay exec [options] prompt\n";
        QTest::newRow("agents") << "agents --help"
                                << "Usage: belay agents [options]\n";
        QTest::newRow("effects") << "effects --help"
                                 << "Usage: belay effects [options]\n";
        QTest::newRow("undo") << "undo --help"
                              << "Usage: belay undo [options] EFFECT…\n";
    }
    void wordsNeedNoDisplay()
    {
        QFETCH(const QString, words);
        QFETCH(const QString, said);
        QProcess process;
        QProcessEnvironment environment = demoEnvironment(m_folder.path(), m_data.path());
        for (const char *display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String(display));
        process.setProcessEnvironment(environment);
        process.start(bin("belay"), words.split(u' '));
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        const QString out = QString::fromUtf8(process.readAllStandardOutput());
        QVERIFY2(out.startsWith(said), qPrintable(out));
    }

    void usage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("no prompt") << QStringList{} << 2;
        QTest::newRow("unknown option") << QStringList{QStringLiteral("--nonsense"), QStringLiteral("x")} << 2;
        QTest::newRow("unknown policy") << QStringList{QStringLiteral("--permissions"), QStringLiteral("maybe"),
                                                       QStringLiteral("x")}
                                        << 2;
        QTest::newRow("unknown way to write")
            << QStringList{QStringLiteral("--writes"), QStringLiteral("maybe"), QStringLiteral("x")} << 2;
        QTest::newRow("no such folder") << QStringList{QStringLiteral("--cwd"), QStringLiteral("/no/such/folder"),
                                                       QStringLiteral("x")}
                                        << 2;
        QTest::newRow("empty agent") << QStringList{QStringLiteral("--agent"), QStringLiteral(" "), QStringLiteral("x")}
                                     << 2;
        QTest::newRow("no such agent") << QStringList{QStringLiteral("--agent"), QStringLiteral("no-such-agent-here"),
                                                      QStringLiteral("x")}
                                       << 3;
        QTest::newRow("agent is no program")
            << QStringList{QStringLiteral("--agent"), QStringLiteral("/etc/passwd"), QStringLiteral("x")} << 3;
        QTest::newRow("help") << QStringList{QStringLiteral("--help")} << 0;
    }
    void usage()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, exitCode);
        QProcess process;
        process.start(bin("belay"), QStringList{QStringLiteral("exec")} + arguments);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), exitCode);
        if (exitCode != 0)
            QVERIFY(!process.readAllStandardError().isEmpty());
    }
};

BELAY_TEST(TestExec)

} // namespace tst_exec

#include "tst_exec.moc"
