// SPDX-License-Identifier: Apache-2.0
#include "demoenvironment.h"
#include "ptyrun.h"
#include "settings/settings.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_execterminal {

/// `belay exec` with what the user has set in the window, and in a terminal where somebody can be asked.
class TestExecTerminal : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    QString m_work, m_otherFolder;

    static QString bin(const char *name)
    {
        return qEnvironmentVariable("BELAY_BIN") + QLatin1Char('/') + QLatin1String(name);
    }
    QString path(const char *name) const { return m_home->filePath(QString::fromUtf8(name)); }
    settings::Settings settings() const { return settings::Settings(path("config/belay/belay.ini")); }

    QProcessEnvironment environment() const
    {
        QProcessEnvironment out = demoEnvironment(path("config"), path("data"), QStringLiteral("5"));
        out.insert(QStringLiteral("BELAY_DEMO_STATE"), path("state"));
        out.insert(QStringLiteral("PATH"), path("bin") + QLatin1Char(':') + qEnvironmentVariable("PATH"));
        out.insert(QStringLiteral("TERM"), QStringLiteral("dumb"));
        return out;
    }
    static QStringList arguments(const QString &prompt, const QStringList &options, const QString &flags)
    {
        QStringList out{QStringLiteral("exec")};
        out << options << QStringLiteral("--agent")
            << QString(QLatin1Char('\'') + bin("belay-demo-agent") + QStringLiteral("' ") + flags);
        if (!prompt.isEmpty())
            out << QStringLiteral("--") << prompt;
        return out;
    }

    struct Run
    {
        int exitCode = -1;
        QByteArray out, err;
        QByteArray all() const { return out + "\n--- stderr ---\n" + err; }
    };
    /// Where nobody can be asked.
    Run exec(const QString &prompt, const QStringList &options = {}, const QString &flags = {}) const
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.setWorkingDirectory(m_work);
        process.start(bin("belay"), arguments(prompt, options, flags));
        Run run;
        if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
            run.exitCode = process.exitCode();
        run.out = process.readAllStandardOutput();
        run.err = process.readAllStandardError();
        return run;
    }
    std::unique_ptr<PtyRun> terminal(const QString &prompt, const QStringList &options = {},
                                     const QString &flags = {}) const
    {
        return std::make_unique<PtyRun>(bin("belay"), arguments(prompt, options, flags), environment(), m_work);
    }

    static void write(const QString &name, const QByteArray &text)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        for (const char *folder : {"work", "other", "state", "bin", "config/belay"})
            QVERIFY(QDir(m_home->path()).mkpath(QString::fromUtf8(folder)));
        m_work = path("work");
        m_otherFolder = path("other");
    }

    // --- rules ----------------------------------------------------------------------------------------------------

    void rules_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        const auto list = [](const char *words) { return QString::fromLatin1(words).split(QLatin1Char(' ')); };
        const int deny = int(core::RuleVerdict::Deny), allow = int(core::RuleVerdict::Allow);
        QTest::newRow("a denial wins") << deny << list("--permissions allow") << QByteArray("no");
        QTest::newRow("a denial is left out") << deny << list("--permissions allow --no-rules") << QByteArray("yes");
        QTest::newRow("an allowance answers") << allow << list("--permissions ask") << QByteArray("yes");
        QTest::newRow("an allowance is left out") << allow << list("--permissions ask --no-rules") << QByteArray("no");
        QTest::newRow("reject lets none allow") << allow << list("--permissions reject") << QByteArray("no");
    }
    void rules()
    {
        QFETCH(const int, verdict);
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, says);
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict(verdict);
        rule.command = QStringLiteral("make test");
        rule.exact = true;
        {
            settings::Settings stored = settings(); // written when it goes
            stored.setPermissionRules({rule});
        }
        const Run run = exec(QStringLiteral("ask-run make test"), options);
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains(QByteArray("permission: ").append(says)), run.all().constData());
    }

    /// A denial of which nobody can know whether it is met is no yes, either.
    void whatMayBeDeniedIsNotAllowed()
    {
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict::Deny;
        rule.command = QStringLiteral("git push");
        {
            settings::Settings stored = settings(); // written when it goes
            stored.setPermissionRules({rule});
        }
        const QStringList allow{QStringLiteral("--permissions"), QStringLiteral("allow")};
        const Run unsure = exec(QStringLiteral("ask-run bash push.sh"), allow);
        QCOMPARE(unsure.exitCode, 0);
        QVERIFY2(unsure.out.contains("permission: no"), unsure.all().constData());
        QVERIFY2(unsure.err.contains("git push"), unsure.all().constData()); // it says why
        const Run plain = exec(QStringLiteral("ask-run make test"), allow);
        QVERIFY2(plain.out.contains("permission: yes"), plain.all().constData());
        // What Belay is to do is held back likewise.
        const Run held = exec(QStringLiteral("terminal bash push.sh"), allow);
        QVERIFY2(held.all().contains("user rejected"), held.all().constData());
    }

    /// An ask rule holds back what the agent has Belay do without asking.
    void whatNobodyAskedAboutIsHeld()
    {
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict::Ask;
        rule.command = QStringLiteral("touch");
        core::PermissionRule file;
        file.verdict = core::RuleVerdict::Ask;
        file.path = QStringLiteral("held*");
        {
            settings::Settings stored = settings(); // written when it goes
            stored.setPermissionRules({rule, file});
        }
        const auto policy = [](const char *name) {
            return QStringList{QStringLiteral("--permissions"), QString::fromLatin1(name)};
        };
        const QString run = QStringLiteral("terminal touch ran"), write = QStringLiteral("write held.txt x");
        for (const QString &prompt : {run, write}) {
            const Run rejected = exec(prompt, policy("reject"));
            QVERIFY2(rejected.all().contains("user rejected"), rejected.all().constData());
        }
        QVERIFY(QDir(m_work).isEmpty());
        for (const QString &prompt : {run, write})
            QCOMPARE(exec(prompt, policy("allow")).exitCode, 0);
        QCOMPARE(QDir(m_work).entryList(QDir::Files), (QStringList{QStringLiteral("held.txt"), QStringLiteral("ran")}));
        QVERIFY(QFile::remove(m_work + QStringLiteral("/ran")));
        // Without the rules nobody is asked.
        QCOMPARE(exec(run, policy("reject") << QStringLiteral("--no-rules")).exitCode, 0);
        QVERIFY(QFile::exists(m_work + QStringLiteral("/ran")));
    }

    // --- folders and MCP servers --------------------------------------------------------------------------------

    void whatIsGiven()
    {
        core::McpEntry mine;
        mine.id = QStringLiteral("1");
        mine.name = QStringLiteral("mine");
        mine.command = QStringLiteral("true");
        core::McpEntry off = mine;
        off.id = QStringLiteral("2");
        off.name = QStringLiteral("switched-off");
        off.enabled = false;
        core::McpEntry broken = mine;
        broken.id = QStringLiteral("3");
        broken.name = QStringLiteral("broken");
        broken.values = {{QStringLiteral("TOKEN"), QStringLiteral("$BELAY_NOT_SET_ANYWHERE")}};
        {
            settings::Settings stored = settings(); // written when it goes
            stored.setMcpServers({mine, off, broken});
        }
        const QString prompt = QStringLiteral("given"), flags = QStringLiteral("--more-folders");
        const Run both = exec(prompt, {QStringLiteral("--add-dir"), m_otherFolder}, flags);
        QVERIFY2(both.out.contains("mine") && both.out.contains(m_otherFolder.toUtf8()), both.all().constData());
        QVERIFY2(!both.out.contains("switched-off") && !both.out.contains("broken"), both.all().constData());
        QVERIFY2(both.err.count("BELAY_NOT_SET_ANYWHERE") == 1, both.all().constData());
        const Run none = exec(prompt, {QStringLiteral("--no-mcp")}, flags);
        QVERIFY2(!none.out.contains("mine") && !none.err.contains("BELAY_NOT"), none.all().constData());

        const QString file = path("mcp.json");
        write(file, R"({"mcpServers": {"theirs": {"command": "true"}, "mine": {"command": "false"}, "bad": {}}})");
        const Run added = exec(prompt, {QStringLiteral("--mcp-config"), file}, flags);
        QVERIFY2(added.out.contains("theirs") && added.out.count("belay-mcp-gate -- mine") == 1,
                 added.all().constData());
        QVERIFY2(added.err.contains("bad"), added.all().constData());
        const Run only = exec(prompt, {QStringLiteral("--no-mcp"), QStringLiteral("--mcp-config"), file}, flags);
        QVERIFY2(only.out.contains("theirs") && !only.err.contains("BELAY_NOT"), only.all().constData());
    }

    void whatCannotBeGivenIsSaid()
    {
        const Run folder = exec(QStringLiteral("x"), {QStringLiteral("--add-dir"), QStringLiteral("/no/such")});
        QCOMPARE(folder.exitCode, 2);
        QVERIFY2(folder.err.contains("/no/such"), folder.all().constData());
        const Run missing =
            exec(QStringLiteral("x"), {QStringLiteral("--mcp-config"), QStringLiteral("/no/such.json")});
        QCOMPARE(missing.exitCode, 2);
        QVERIFY2(missing.err.contains("/no/such.json"), missing.all().constData());
        write(path("bad.json"), "{ nonsense");
        const Run bad = exec(QStringLiteral("x"), {QStringLiteral("--mcp-config"), path("bad.json")});
        QCOMPARE(bad.exitCode, 2);
        QVERIFY2(bad.err.contains("bad.json"), bad.all().constData());
        // Only what the agent takes goes with it, and the rest is told.
        const Run untaken = exec(QStringLiteral("given"), {QStringLiteral("--add-dir"), m_otherFolder});
        QVERIFY2(untaken.err.contains(m_otherFolder.toUtf8()), untaken.all().constData());
    }

    /// Several different ways to allow: nobody but a person knows which is meant, so it is asked or rejected.
    void severalWaysToAllowAreAskedAbout()
    {
        const QStringList allow{QStringLiteral("--permissions"), QStringLiteral("allow")};
        const Run alone = exec(QStringLiteral("choose-way"), allow);
        QCOMPARE(alone.exitCode, 0);
        QVERIFY2(alone.out.contains("permission: no"), alone.all().constData());
        QVERIFY2(alone.err.contains("several different answers"), alone.all().constData());
        const auto run = terminal(QStringLiteral("choose-way"), allow);
        QVERIFY2(run->until("Number: "), run->shown().constData());
        run->type("2\n");
        QVERIFY2(run->until("permission: inside"), run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
    }

    // --- questions ------------------------------------------------------------------------------------------------

    void aPermissionIsAsked()
    {
        const auto run = terminal(QStringLiteral("ask-run make test"));
        QVERIFY2(run->until("asks to run a command:\r\n  | make test"), run->shown().constData());
        QVERIFY2(run->until("Number: "), run->shown().constData());
        run->type("9\n");
        QVERIFY2(run->until("Type a number from 1 to "), run->shown().constData());
        QVERIFY2(run->until("Number: "), run->shown().constData());
        run->type("1\n");
        QVERIFY2(run->until("permission: yes"), run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
    }

    /// Whatever the agent has said, it does not steer the terminal, and the question can be read.
    void anAgentDoesNotSteerTheTerminal()
    {
        QProcessEnvironment wide = environment();
        wide.insert(QStringLiteral("TERM"), QStringLiteral("xterm-256color"));
        PtyRun run(bin("belay"), arguments(QStringLiteral("escapes die"), {}, {}), wide, m_work);
        QVERIFY2(run.until("Number: "), run.shown().constData());
        run.type("1\n");
        QCOMPARE(run.exitCode(), 4);
        QByteArray shown = run.shown();
        const qsizetype plain = shown.indexOf("\x0f\x1b(B\x1b[0m");
        QVERIFY2(plain >= 0 && plain < shown.indexOf("  | make test"), shown.constData());
        shown.replace("\x0f\x1b(B\x1b[0m", "");
        for (const char *bad : {"\x1b", "\x07", "\x08", "\x0e", "\xc2\x9b"})
            QVERIFY2(!shown.contains(bad), shown.constData());
        QVERIFY2(shown.contains(
                     "clip \\x1b]52;c;QUFBQQ==\\x07 C1 \\x9b8m ink \\x1b[8m\\x1b(0 back \\x08\tend\r\nnext line\r\n"),
                 shown.constData());
        QVERIFY2(shown.contains("· make once\r\n  all at once\r\n"), shown.constData());
        QVERIFY2(shown.contains("boom \\x1b]52"), shown.constData());
    }

    void elsewhereTheTextGoesAsItIs()
    {
        const Run run = exec(QStringLiteral("escapes die"));
        QCOMPARE(run.exitCode, 4);
        QVERIFY2(run.out.startsWith("clip \x1b]52;c;QUFBQQ==\x07 C1 \xc2\x9b"
                                    "8m ink \x1b[8m"),
                 run.all().constData());
        QVERIFY2(run.err.contains("boom \\x1b]52") && !run.err.contains('\x1b'), run.all().constData());
    }

    void aChangeIsShownWhole()
    {
        write(m_work + QStringLiteral("/w.txt"), "one\ntwo\n");
        const auto run =
            terminal(QStringLiteral("write w.txt three"), {QStringLiteral("--writes"), QStringLiteral("ask")});
        for (const char *line : {"w.txt", "-one", "-two", "+three", "Number: "})
            QVERIFY2(run->until(line), run->shown().constData());
        run->type("1\n");
        QCOMPARE(run->exitCode(), 0);
        QFile file(m_work + QStringLiteral("/w.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("three"));
    }

    void permissionsAreAskedOneByOne()
    {
        const auto run = terminal(QStringLiteral("permissions 3"));
        for (int i = 0; i < 3; ++i) {
            QVERIFY2(run->until("Number: "), run->shown().constData());
            run->type("1\n");
        }
        QCOMPARE(run->exitCode(), 0);
        QCOMPARE(run->shown().count("Number: "), 3);
    }

    void controlCIsStop()
    {
        const auto run = terminal(QStringLiteral("permission"));
        QVERIFY2(run->until("Number: "), run->shown().constData());
        run->type("\x03");
        QVERIFY2(run->until("Stopping"), run->shown().constData());
        QCOMPARE(run->exitCode(), 130);
        QVERIFY2(run->shown().contains("This is not asked any more."), run->shown().constData());
    }

    /// The agent withdraws its own open requests before it answers: the permission is held open for that.
    void aCascadeFindsThePermissionOpen()
    {
        // What it was answered the agent writes to its standard error.
        const QString agent = path("bin/agent"), log = path("log");
        write(agent, QStringLiteral("#!/bin/sh\nexec '%1' 2>'%2'\n").arg(bin("belay-demo-agent"), log).toUtf8());
        QVERIFY(QFile::setPermissions(agent, QFile::ReadOwner | QFile::ExeOwner));
        PtyRun run(bin("belay"), {QStringLiteral("exec"), QStringLiteral("--agent"), agent, QStringLiteral("cascade")},
                   environment(), m_work);
        QVERIFY2(run.until("Number: "), run.shown().constData());
        run.type("\x03");
        QVERIFY2(run.until("Stopping"), run.shown().constData());
        QCOMPARE(run.exitCode(), 130);
        QVERIFY2(run.shown().contains("This is not asked any more."), run.shown().constData());
        QVERIFY2(!run.shown().contains("permission: yes"), run.shown().constData());
        QFile said(log);
        QVERIFY(said.open(QIODevice::ReadOnly));
        const QByteArray answers = said.readAll();
        // Both were withdrawn, and answered as that: neither was taken for Stop's own, nor left open. An agent that a
        // busy machine keeps from it for longer than Stop waits finds its permission answered by Stop.
        QVERIFY2(answers.contains("cascade"), answers.constData());
        QCOMPARE(answers.count("-32800") + answers.count("\"outcome\":\"cancelled\""), 2);
        QVERIFY2(answers.contains("-32800"), answers.constData());
    }

    /// The three scenarios of the proposal of November 2025: who declared support decides who may cancel, and how.
    void whoDeclaredItIsCancelled_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<int>("start"); ///< of this agent, from 1
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<bool>("withdraws");
        const QString old = QStringLiteral("--cancel-old-dialect");
        QTest::newRow("client to agent only") << old << 1 << QByteArray("$/cancelRequest") << false;
        QTest::newRow("both ways") << old << 2 << QByteArray("$/cancelRequest") << true;
        QTest::newRow("neither: the protocol's own") << QString() << 2 << QByteArray("$/cancel_request") << true;
    }
    void whoDeclaredItIsCancelled()
    {
        QFETCH(const QString, flags);
        QFETCH(const int, start);
        QFETCH(const QByteArray, sent);
        QFETCH(const bool, withdraws);
        core::Timings timings;
        timings.stop.unconfirmed = base::Milliseconds(500);
        timings.stop.force = base::Milliseconds(0);
        settings().set(settings::keys::timings, timings);
        const QString agent = path("bin/agent"), said = path("said"), events = path("events");
        write(agent, QStringLiteral("#!/bin/sh\nexport BELAY_DEMO_LOG='%1'\nexec '%2' %3 2>'%4'\n")
                         .arg(events, bin("belay-demo-agent"), flags, said)
                         .toUtf8());
        QVERIFY(QFile::setPermissions(agent, QFile::ReadOwner | QFile::ExeOwner));
        const auto contentOf = [](const QString &name) {
            QFile file(name);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (const char *prompt : {"late 1500", "cascade"}) {
            QVERIFY(!QFile::exists(path("config/belay/belay.ini")) || QFile::remove(path("config/belay/belay.ini")));
            settings().set(settings::keys::timings, timings);
            QFile::remove(events);
            for (int n = 1; n <= start; ++n) {
                PtyRun run(bin("belay"),
                           {QStringLiteral("exec"), QStringLiteral("--agent"), agent,
                            n < start ? QStringLiteral("help") : QString::fromLatin1(prompt)},
                           environment(), m_work);
                if (n == start) {
                    QVERIFY2(run.until(prompt[0] == 'c' ? "Number: " : "Working until"), run.shown().constData());
                    run.type("\x03");
                }
                QCOMPARE(run.exitCode(), n < start ? 0 : 130);
            }
            if (prompt[0] == 'c') {
                const QByteArray answers = contentOf(said);
                QVERIFY2(answers.contains("cascade"), answers.constData());
                QCOMPARE(answers.contains("-32800"), withdraws);
            } else {
                const QByteArray log = contentOf(events);
                QVERIFY2(log.contains(QByteArray("\"method\":\"" + sent + '"')), log.constData());
            }
        }
    }

    void controlDSaysThatNobodyIsThere()
    {
        const auto run = terminal(QStringLiteral("permissions 2"));
        QVERIFY2(run->until("Number: "), run->shown().constData());
        run->type("\x04");
        QCOMPARE(run->exitCode(), 0);
        QCOMPARE(run->shown().count("Nobody can be asked"), 2);
    }

    void jsonAsksNobody()
    {
        const auto run = terminal(QStringLiteral("permission"), {QStringLiteral("--json")});
        QCOMPARE(run->exitCode(), 0);
        QVERIFY2(run->shown().contains("Nobody can be asked"), run->shown().constData());
    }

    void aFormIsFilledIn()
    {
        const auto run = terminal(QStringLiteral("elicit"));
        const auto answer = [&run](const char *question, const char *typed) {
            if (!run->until(question) || !run->until(": "))
                return false;
            run->type(QByteArray(typed).append('\n'));
            return true;
        };
        QVERIFY2(run->until("Which knot shall it be?"), run->shown().constData());
        QVERIFY2(answer("Load in kN", "much"), run->shown().constData());
        QVERIFY2(run->until("This is no number."), run->shown().constData());
        QVERIFY2(answer("Load in kN", "2.5"), run->shown().constData());
        QVERIFY2(answer("Who is told", ""), run->shown().constData());
        QVERIFY2(answer("Name of the knot [Enter", ""), run->shown().constData());
        QVERIFY2(run->until("2  Dynamic"), run->shown().constData());
        QVERIFY2(answer("\nRope", "3"), run->shown().constData());
        QVERIFY2(run->until("Type a number from 1 to 2."), run->shown().constData());
        QVERIFY2(answer("\nRope", "2"), run->shown().constData());
        QVERIFY2(answer("Turns (optional), 1 to 9", "10"), run->shown().constData());
        QVERIFY2(run->until("Expected: 1 to 9"), run->shown().constData());
        QVERIFY2(answer("Turns (optional), 1 to 9", "4"), run->shown().constData());
        QVERIFY2(answer("Uses", ""), run->shown().constData());
        QVERIFY2(run->until("Choose at least 1"), run->shown().constData());
        QVERIFY2(answer("Uses", "1, 2"), run->shown().constData());
        QVERIFY2(answer("The rope is wet", "y"), run->shown().constData());
        QVERIFY2(run->until("Rope: Dynamic"), run->shown().constData());
        QVERIFY2(run->until("y: send, n: decline, e: fill in again: "), run->shown().constData());
        run->type("y\n");
        QVERIFY2(run->until("elicitation: accept load=2.5 name=bowline rope=dynamic turns=4 uses=sea+rock wet=yes"),
                 run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
    }

    void aFormIsFilledInAgain()
    {
        const auto run = terminal(QStringLiteral("elicit-odd 1"));
        for (const char *first : {"nothing", "x"}) {
            QVERIFY2(run->until("Field 1 (optional): "), run->shown().constData());
            run->type(QByteArray(first).append('\n'));
            QVERIFY2(run->until("One of many (optional): "), run->shown().constData());
            run->type("\n");
            QVERIFY2(run->until("that is wrong (optional): "), run->shown().constData());
            run->type("\n");
            QVERIFY2(run->until("e: fill in again: "), run->shown().constData());
            run->type(first[0] == 'n' ? "e\n" : "y\n");
        }
        QVERIFY2(run->until("elicitation: accept field 001=x"), run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
    }

    void aFormIsLeft_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("Ctrl-D cancels") << QByteArray("\x04") << QByteArray("elicitation: cancel");
        QTest::newRow("Ctrl-C stops") << QByteArray("\x03") << QByteArray("Stopping");
    }
    void aFormIsLeft()
    {
        QFETCH(const QByteArray, keys);
        QFETCH(const QByteArray, says);
        const auto run = terminal(QStringLiteral("elicit"));
        QVERIFY2(run->until("Load in kN") && run->until(": "), run->shown().constData());
        run->type(keys);
        QVERIFY2(run->until(says), run->shown().constData());
        QCOMPARE(run->exitCode(), keys == "\x03" ? 130 : 0);
    }

    void anAddressIsOpenedAfterYes_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("yes") << QByteArray("y\n") << QByteArray("elicitation: accept");
        QTest::newRow("no") << QByteArray("n\n") << QByteArray("elicitation: decline");
    }
    void anAddressIsOpenedAfterYes()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const QByteArray, says);
        const QString opened = path("opened");
        write(path("bin/xdg-open"), "#!/bin/sh\necho \"$1\" > '" + opened.toUtf8() + ".new' && mv '" + opened.toUtf8() +
                                        ".new' '" + opened.toUtf8() + "'\n");
        QVERIFY(QFile::setPermissions(path("bin/xdg-open"), QFile::ReadOwner | QFile::ExeOwner));
        const auto run = terminal(QStringLiteral("elicit-url https://user@example.org/knots?id=7"));
        QVERIFY2(run->until("https://user@example.org/knots?id=7"), run->shown().constData());
        QVERIFY2(run->until("It leads to: example.org"), run->shown().constData());
        QVERIFY2(run->until("n: decline: "), run->shown().constData());
        QVERIFY(!QFile::exists(opened));
        run->type(typed);
        QVERIFY2(run->until(says), run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
        if (says.endsWith("accept")) {
            QTRY_VERIFY(QFile::exists(opened));
            QFile file(opened);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll().trimmed(), QByteArray("https://user@example.org/knots?id=7"));
        } else {
            QVERIFY(!QFile::exists(opened));
        }
    }

    void whereNothingOpensItTheUserGoesThere()
    {
        QProcessEnvironment bare = environment();
        bare.insert(QStringLiteral("PATH"), path("bin")); // nothing is there
        PtyRun run(bin("belay"), arguments(QStringLiteral("elicit-url"), {}, {}), bare, m_work);
        QVERIFY2(run.until("n: decline: "), run.shown().constData());
        run.type("y\n");
        QVERIFY2(run.until("No program here opens it."), run.shown().constData());
        QVERIFY2(run.until("y: you have opened it, n: decline: "), run.shown().constData());
        run.type("y\n");
        QVERIFY2(run.until("elicitation: accept"), run.shown().constData());
        QCOMPARE(run.exitCode(), 0);
    }

    void whatIsNoAddressIsNotOpened()
    {
        const auto run = terminal(QStringLiteral("elicit-url file:///etc/passwd"));
        QVERIFY2(run->until("n: decline, c: cancel: "), run->shown().constData());
        run->type("y\n");
        QVERIFY2(run->until("Type one of the letters"), run->shown().constData());
        run->type("c\n");
        QVERIFY2(run->until("elicitation: cancel"), run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
    }

    // --- logging in -----------------------------------------------------------------------------------------------

    void waysToLogInAreTold()
    {
        const Run run = exec(QStringLiteral("thought"), {}, QStringLiteral("--auth-all"));
        QCOMPARE(run.exitCode, 3);
        for (const char *words : {"demo-login", "In the browser", "BELAY_DEMO_KEY", "belay exec --login METHOD"})
            QVERIFY2(run.err.contains(words), run.all().constData());
        const Run unknown = exec(QStringLiteral("thought"), {QStringLiteral("--login"), QStringLiteral("nope")},
                                 QStringLiteral("--auth"));
        QCOMPARE(unknown.exitCode, 3);
        QVERIFY2(unknown.err.contains("nope") && unknown.err.contains("demo-login"), unknown.all().constData());
    }

    void theAgentLogsIn()
    {
        const QStringList login{QStringLiteral("--login"), QStringLiteral("demo-login")};
        const Run run = exec(QStringLiteral("thought"), login, QStringLiteral("--auth-all"));
        QVERIFY2(run.exitCode == 0 && run.err.contains("Logged in."), run.all().constData());
        const Run only = exec({}, login, QStringLiteral("--auth-all"));
        QVERIFY2(only.exitCode == 0 && only.out.isEmpty(), only.all().constData());
        const Run refused = exec(QStringLiteral("thought"), {QStringLiteral("--login"), QStringLiteral("demo-refuses")},
                                 QStringLiteral("--auth-all"));
        QVERIFY2(refused.exitCode == 3 && refused.err.contains("could not log you in"), refused.all().constData());
        const Run nobody = exec(QStringLiteral("thought"), {QStringLiteral("--login"), QStringLiteral("demo-key")},
                                QStringLiteral("--auth-all"));
        QVERIFY2(nobody.exitCode == 3 && nobody.err.contains("BELAY_DEMO_KEY"), nobody.all().constData());
    }

    void aKeyIsTypedUnseen()
    {
        const auto run = terminal(QStringLiteral("thought"), {QStringLiteral("--login"), QStringLiteral("demo-key")},
                                  QStringLiteral("--auth-all"));
        QVERIFY2(run->until("Key (sesame): "), run->shown().constData());
        run->type("sesame\n");
        QVERIFY2(run->until("Team (optional): "), run->shown().constData());
        run->type("\n");
        QVERIFY2(run->until("Logged in."), run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
        QCOMPARE(run->shown().count("sesame"), 1); // the label alone
    }

    void aProgramLogsInInTheTerminal()
    {
        const QStringList login{QStringLiteral("--login"), QStringLiteral("demo-terminal")};
        const auto wrong = terminal(QStringLiteral("thought"), login, QStringLiteral("--auth-all"));
        QVERIFY2(wrong->until("Hello. Password (sesame): "), wrong->shown().constData());
        wrong->type("open\n");
        QCOMPARE(wrong->exitCode(), 3);
        const auto run = terminal(QStringLiteral("thought"), login, QStringLiteral("--auth-all"));
        QVERIFY2(run->until("Hello. Password (sesame): "), run->shown().constData());
        run->type("sesame\n");
        QVERIFY2(run->until("Logged in."), run->shown().constData());
        QCOMPARE(run->exitCode(), 0);
    }

    void controlCEndsALogin()
    {
        const auto run = terminal(QStringLiteral("thought"), {QStringLiteral("--login"), QStringLiteral("demo-key")},
                                  QStringLiteral("--auth-all"));
        QVERIFY2(run->until("Key (sesame): "), run->shown().constData());
        run->type("\x03");
        QCOMPARE(run->exitCode(), 130);
    }
};

BELAY_TEST(TestExecTerminal)

} // namespace tst_execterminal

#include "tst_execterminal.moc"
