// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/commands/terminalservice.h"
#include "core/permissions/permissiongate.h"
#include "testclass.h"

#include <QTest>

namespace tst_heldrequests {

using core::PermissionEnd;
using core::PermissionRule;
using core::RuleVerdict;

namespace {

/// JSON is written with single quotes here.
QByteArray json(const QByteArray &text)
{
    return QByteArray(text).replace('\'', '"');
}

PermissionRule asking(const char *path, const char *command = "")
{
    PermissionRule rule;
    rule.verdict = RuleVerdict::Ask;
    rule.path = QString::fromUtf8(path);
    rule.command = QString::fromUtf8(command);
    return rule;
}

struct Bench : AgentBench
{
    Bench()
    {
        obey({asking("secret*"), asking("", "sleep")});
        plant("secret.txt", "s");
    }
    /// What Belay would do for the agent, and nobody asks about.
    int unasked(const QString &what)
    {
        return what == QStringLiteral("read")    ? read("secret.txt")
               : what == QStringLiteral("write") ? write("secret.txt")
                                                 : createTerminal();
    }
    bool isOpen(int id) const { return answerTo(id).isEmpty(); }
    bool isDone(int id) const { return answerTo(id).contains(QLatin1String("result")); }
    /// What the user is asked now, as far as it is open.
    std::vector<core::PermissionAsked> questions() const
    {
        std::vector<core::PermissionAsked> out;
        for (const core::PermissionAsked &asked : all<core::PermissionAsked>()) {
            const core::RequestRow *row = board.row(asked.key);
            if (row && row->state != core::RequestState::Done)
                out.push_back(asked);
        }
        return out;
    }
    bool answerAll(const char *option)
    {
        bool all = true;
        for (const core::PermissionAsked &asked : questions())
            all = session->answerPermission(asked.key, QString::fromLatin1(option)).ok() && all;
        return all;
    }
    /// Whether anything has happened to the file or any command has begun.
    bool isUntouched() const { return onDisk("secret.txt") == "s" && runner.commands.isEmpty(); }
    /// The agent asks by itself, and the user answers.
    int agentAsks(const QByteArray &call, const char *option = "yes")
    {
        const int id = request(
            "session/request_permission",
            json("{'sessionId':'s','toolCall':{'toolCallId':'c','title':'x'," + call +
                 "},'options':[{'optionId':'yes','name':'Y','kind':'allow_once'},{'optionId':'always','name':'A',"
                 "'kind':'allow_always'},{'optionId':'no','name':'N','kind':'reject_once'}]}"));
        answerAll(option);
        return id;
    }
    int run(const QByteArray &command, const QByteArray &more = {})
    {
        return request("terminal/create", json("{'sessionId':'s','command':" + command + more + "}"));
    }
};

const char *const kinds[] = {"read", "write", "run"};

} // namespace

/// What an ask rule is about, and nobody asked about, is put to the user before it begins; whatever ends the question,
/// the agent is answered exactly once.
class TestHeldRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("end");
        QTest::addColumn<int>("code"); ///< what the agent gets; 0: done
        for (const char *what : kinds) {
            const auto row = [what](const char *end, int code) {
                QTest::addRow("%s, %s", what, end) << QString::fromLatin1(what) << QString::fromLatin1(end) << code;
            };
            row("allowed", 0);
            row("rejected", -32603);
            row("stopped", -32800);
            row("withdrawn", -32800);
            row("cancelled in its row", -32800);
            row("the turn ends", -32800);
        }
    }
    void ends()
    {
        QFETCH(const QString, what);
        QFETCH(const QString, end);
        QFETCH(const int, code);
        Bench b;
        b.prompt();
        const int id = b.unasked(what);
        QVERIFY(b.isOpen(id));
        QVERIFY(b.isUntouched());
        QVERIFY(b.ledger.allEffects().empty()); // nothing has begun
        const auto questions = b.questions();
        QCOMPARE(questions.size(), size_t(1));
        QVERIFY(questions[0].toolCall.reason->contains(QStringLiteral("rule")));
        QVERIFY(questions[0].byBelay);
        QCOMPARE(b.session->permissions().openCount(), 1);
        if (end == QStringLiteral("allowed")) {
            QVERIFY(b.answerAll("allow"));
        } else if (end == QStringLiteral("rejected")) {
            QVERIFY(b.answerAll("reject"));
        } else if (end == QStringLiteral("stopped")) {
            b.session->stop();
            b.clock.advance(core::StopTimes().cascade);
        } else if (end == QStringLiteral("withdrawn")) {
            b.cancelRequest(id);
        } else if (end == QStringLiteral("cancelled in its row")) {
            b.board.cancel(questions[0].key);
        } else {
            b.answerPrompt("end_turn");
        }
        QCOMPARE(b.errorCode(id), code);
        QCOMPARE(b.isDone(id), code == 0);
        QVERIFY(b.questions().empty());
        QCOMPARE(b.all<core::PermissionSettled>().size(), size_t(1));
        QCOMPARE(b.isUntouched(), code != 0 || what == QStringLiteral("read"));
        if (code != 0) {
            for (const ledger::Effect &row : b.ledger.allEffects())
                QCOMPARE(row.state, ledger::EffectState::Cancelled);
        }
    }

    void theAgentDies()
    {
        for (const char *what : kinds) {
            Bench b;
            b.prompt();
            const int id = b.unasked(QString::fromLatin1(what));
            b.die();
            QVERIFY(b.isOpen(id)); // there is nobody to answer
            QCOMPARE(b.session->permissions().openCount(), 0);
            QVERIFY(b.isUntouched());
            QCOMPARE(b.all<core::PermissionSettled>().back().end, PermissionEnd::Lost);
        }
    }

    void afterStopNobodyIsAsked()
    {
        Bench b;
        b.prompt();
        b.session->stop();
        for (const char *what : {"write", "run"}) {
            const int id = b.unasked(QString::fromLatin1(what));
            QVERIFY(b.errorCode(id) != 0);
        }
        QVERIFY(b.all<core::PermissionAsked>().empty());
        QVERIFY(b.isUntouched());
    }

    /// Between the answer and the start the agent may have changed its mind.
    void stoppedAfterItWasAllowed()
    {
        Bench b;
        b.prompt();
        const int id = b.unasked(QStringLiteral("run"));
        QVERIFY(b.answerAll("allow"));
        QVERIFY(b.isDone(id));
        b.session->stop();
        b.answerPrompt("cancelled");
        QVERIFY(b.session->terminals().running().empty());
    }

    void whatNoRuleIsAboutIsNotHeld()
    {
        Bench b;
        b.prompt();
        QVERIFY(b.isDone(b.write("f.txt")));
        QVERIFY(b.isDone(b.read("f.txt")));
        QVERIFY(b.isDone(b.run("'true'")));
        b.obey({});
        for (const char *what : kinds)
            QVERIFY(b.isDone(b.unasked(QString::fromLatin1(what))));
        QVERIFY(b.all<core::PermissionAsked>().empty());
    }

    void aDenialComesFirst()
    {
        Bench b;
        PermissionRule never = asking("secret*");
        never.verdict = RuleVerdict::Deny;
        b.obey({asking("secret*"), never});
        b.prompt();
        QVERIFY(b.errorCode(b.write("secret.txt")) != 0);
        QVERIFY(b.all<core::PermissionAsked>().empty());
    }

    /// Which of what the agent does is covered by what the user was shown and allowed. Once, where it was allowed once.
    void covered_data()
    {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("params"); ///< %1: the folder
        QTest::addColumn<int>("times");         ///< it is covered; 9: always
        const auto row = [](const char *name, const char *call, const char *option, const char *method,
                            const char *params, int times) {
            QTest::newRow(name) << QByteArray(call) << QByteArray(option) << QByteArray(method) << QByteArray(params)
                                << times;
        };
        const char *const sleep = "'kind':'execute','rawInput':{'command':'sleep 300'}";
        const char *const run = "terminal/create";
        const char *const same = "'command':'sleep','args':['300']";
        row("the same command", sleep, "yes", run, same, 1);
        row("the same line", sleep, "yes", run, "'command':'sleep 300'", 1);
        row("in a shell", sleep, "yes", run, "'command':'bash','args':['-lc','sleep 300']", 1);
        row("allowed always", sleep, "always", run, same, 9);
        row("rejected", sleep, "no", run, same, 0);
        row("another argument", sleep, "yes", run, "'command':'sleep','args':['301']", 0);
        row("one more", sleep, "yes", run, "'command':'sleep','args':['300','1']", 0);
        row("a shell of its own", sleep, "yes", run, "'command':'./bash','args':['-c','sleep 300']", 0);
        row("more in the shell", sleep, "yes", run, "'command':'bash','args':['-c','sleep 300; rm -rf x']", 0);
        row("variables", sleep, "yes", run, "'command':'sleep','args':['300'],'env':[{'name':'PATH','value':'/tmp'}]",
            0);
        row("in another folder", sleep, "yes", run, "'command':'sleep','args':['300'],'cwd':'/'", 0);
        row("in the session's folder", sleep, "yes", run, "'command':'sleep','args':['300'],'cwd':'%1'", 1);
        row("in the folder that was shown", "'kind':'execute','rawInput':{'command':'sleep 300','cwd':'/'}", "yes", run,
            "'command':'sleep','args':['300'],'cwd':'/'", 1);
        row("not in the folder that was shown", "'kind':'execute','rawInput':{'command':'sleep 300','cwd':'/'}", "yes",
            run, same, 0);
        row("only a title", "'kind':'execute','title':'sleep 300'", "yes", run, same, 0);
        const char *const edit =
            "'kind':'edit','content':[{'type':'diff','path':'%1/secret.txt','oldText':'s','newText':"
            "'new'}]";
        const char *const write = "fs/write_text_file";
        row("the same write", edit, "yes", write, "'path':'%1/secret.txt','content':'new'", 1);
        row("by another way", edit, "yes", write, "'path':'%1/./secret.txt','content':'new'", 1);
        row("another content", edit, "yes", write, "'path':'%1/secret.txt','content':'newer'", 0);
        row("another file", edit, "yes", write, "'path':'%1/secret2.txt','content':'new'", 0);
        row("only its name", "'kind':'edit','locations':[{'path':'%1/secret.txt'}]", "yes", write,
            "'path':'%1/secret.txt','content':'new'", 0);
        const char *const reading = "'kind':'read','locations':[{'path':'%1/secret.txt'}]";
        const char *const read = "fs/read_text_file";
        row("reading", reading, "yes", read, "'path':'%1/secret.txt'", 9);
        row("reading what is edited", edit, "yes", read, "'path':'%1/secret.txt'", 9);
        row("reading another file", reading, "yes", read, "'path':'%1/secret2.txt'", 0);
        row("reading, rejected", reading, "no", read, "'path':'%1/secret.txt'", 0);
    }
    void covered()
    {
        QFETCH(const QByteArray, call);
        QFETCH(const QByteArray, option);
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, params);
        QFETCH(const int, times);
        Bench b;
        b.plant("secret2.txt", "s");
        const QByteArray where = b.folder.path().toUtf8();
        const auto filled = [&where](QByteArray text) { return text.replace("%1", where); };
        const auto does = [&] { return b.request(method, json(filled("{'sessionId':'s'," + params + "}"))); };
        b.prompt();
        b.agentAsks(filled(call), option.constData());
        for (int i = 0; i < 3; ++i) {
            const int id = does();
            QCOMPARE(b.isOpen(id), i >= times);
            QCOMPARE(b.questions().size(), size_t(i >= times));
            b.answerAll("reject");
        }
        // What was allowed in a turn is of that turn.
        b.agentAsks(filled(call), option.constData());
        b.answerPrompt("end_turn");
        b.prompt();
        QVERIFY(b.isOpen(does()));
    }

    /// What a rule allowed, the user has not seen; and what the user allowed Belay to do is that one time.
    void nothingElseCovers()
    {
        Bench b;
        b.prompt();
        const int first = b.createTerminal();
        QVERIFY(b.answerAll("allow"));
        QVERIFY(b.isDone(first));
        QVERIFY(b.isOpen(b.createTerminal()));
    }

    /// Under the policy to ask, too, one question is enough.
    void oneQuestionIsEnough()
    {
        for (const core::WritePolicy policy : {core::WritePolicy::AtOnce, core::WritePolicy::Ask}) {
            Bench b;
            b.connection->setWritePolicy(policy);
            b.prompt();
            const int id = b.write("secret.txt");
            QCOMPARE(b.questions().size(), size_t(1));
            QVERIFY(b.isOpen(id));
            b.answerAll("allow");
            QVERIFY(b.isDone(id));
            QCOMPARE(b.all<core::PermissionAsked>().size(), size_t(1));
            QCOMPARE(b.onDisk("secret.txt"), QByteArray("new"));
        }
    }

    /// What nobody can know to be denied is put to the user, also where an allow would match and nobody asked.
    void whatCannotBeKnownIsAsked()
    {
        Bench b;
        PermissionRule deny, allow;
        deny.verdict = core::RuleVerdict::Deny;
        deny.command = QStringLiteral("git push");
        allow.verdict = core::RuleVerdict::Allow;
        allow.command = QStringLiteral("git");
        b.connection->setPermissionRules(
            std::make_shared<const std::vector<PermissionRule>>(std::vector<PermissionRule>{deny, allow}),
            QStringLiteral("demo"));
        b.prompt();
        const int held = b.run("'sh'", ",'args':['-c','$X'],'env':[{'name':'X','value':'ls'}]");
        QCOMPARE(b.questions().size(), size_t(1));
        QVERIFY(b.isOpen(held));
        QVERIFY(b.runner.commands.isEmpty());
        const acp::ToolCallUpdate call = b.questions().at(0).toolCall;
        QVERIFY2(call.reason->contains(QStringLiteral("nobody can know")), qPrintable(*call.reason));
        b.answerAll("reject");
        QVERIFY(b.errorCode(held) != 0);
        const int denied = b.run("'sh'", ",'args':['-c','$X'],'env':[{'name':'X','value':'git push'}]");
        QVERIFY(b.errorCode(denied) != 0);
        QVERIFY(b.errorCode(b.run("'git'", ",'args':['-C','.','push']")) != 0);
        QVERIFY(b.errorCode(b.run("'git -C . push'")) != 0);
        QVERIFY(b.runner.commands.isEmpty());
        const int alias = b.run("'git'", ",'args':['p']");
        QVERIFY(b.isOpen(alias));
        b.answerAll("reject");
        QVERIFY(!b.terminalOf(b.run("'git'", ",'args':['status']")).isEmpty());
    }

    /// What is approved is what runs: also variables and the folder are on the card.
    void theWholeCommandIsShown()
    {
        Bench b;
        b.prompt();
        b.run("'sleep'", ",'args':['1 2'],'env':[{'name':'A','value':'x y'}],'cwd':'/'");
        const acp::ToolCallUpdate call = b.questions().at(0).toolCall;
        QCOMPARE(call.command->folder, QStringLiteral("/"));
        const QString shown = call.command->text();
        QVERIFY2(shown.contains(QStringLiteral("sleep '1 2'")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("A=x y")), qPrintable(shown));
    }

    /// A write is shown against what the file holds.
    void theChangeIsShown()
    {
        Bench b;
        b.prompt();
        b.write("secret.txt");
        const acp::ToolCallUpdate call = b.questions().at(0).toolCall;
        const auto &diff = std::get<acp::Diff>(call.content->at(0));
        QCOMPARE(diff.oldText, QStringLiteral("s"));
        QCOMPARE(diff.newText, QStringLiteral("new"));
    }
};

BELAY_TEST(TestHeldRequests)

} // namespace tst_heldrequests

#include "tst_heldrequests.moc"
