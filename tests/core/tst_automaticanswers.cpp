// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/commands/terminalservice.h"
#include "testclass.h"

#include <QTest>

namespace tst_automaticanswers {

using core::PermissionRule;
using core::RuleVerdict;

namespace {

/// JSON is written with single quotes here.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

PermissionRule command(RuleVerdict verdict, const char *words)
{
    PermissionRule rule;
    rule.verdict = verdict;
    rule.command = QString::fromUtf8(words);
    return rule;
}

struct Bench : AgentBench
{
    /// For a command of call c, with the options that are named.
    int ask(const QByteArray &toolCall, const QByteArray &kinds = "allow_once reject_once")
    {
        QByteArray options;
        for (const QByteArray &kind : kinds.split(' '))
            options += (options.isEmpty() ? "" : ",") + json("{'optionId':'o-") + kind + json("','name':'x','kind':'") +
                       kind + "\"}";
        return request("session/request_permission", json("{'sessionId':'s','toolCall':{'toolCallId':'c',") + toolCall +
                                                         json("},'options':[") + options + "]}");
    }
    QString chosen(int id) const
    {
        return answerTo(id)
            .value(QLatin1String("result"))
            .toObject()
            .value(QLatin1String("outcome"))
            .toObject()
            .value(QLatin1String("optionId"))
            .toString();
    }
    bool isOpen(int id) const { return answerTo(id).isEmpty(); }
};

const QByteArray lsCall = json("'title':'x','kind':'execute','rawInput':{'command':'ls -l'}");
const std::vector<PermissionRule> lsRule{command(RuleVerdict::Allow, "ls")};

} // namespace

/// What a rule answers, through the same gate as the user: once, visible, and never against Stop.
class TestAutomaticAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<QByteArray>("offered");
        QTest::addColumn<QString>("chosen");
        const auto row = [](const char *name, RuleVerdict verdict, const QByteArray &call, const char *offered,
                            const char *chosen) {
            QTest::newRow(name) << int(verdict) << call << QByteArray(offered) << QString::fromLatin1(chosen);
        };
        using enum RuleVerdict;
        row("allow", Allow, lsCall, "allow_once reject_once", "o-allow_once");
        row("deny", Deny, lsCall, "allow_once reject_once", "o-reject_once");
        row("ask", Ask, lsCall, "allow_once reject_once", "");
        row("never always", Allow, lsCall, "allow_always reject_once", "");
        row("once, though always comes first", Allow, lsCall, "allow_always allow_once", "o-allow_once");
        row("never rejected for ever", Deny, lsCall, "allow_once reject_always", "");
        row("the title only says ls", Allow, json("'title':'ls -l','kind':'execute','rawInput':{'command':'rm -rf x'}"),
            "allow_once reject_once", "");
        row("nothing but a title", Allow, json("'title':'ls -l','kind':'execute'"), "allow_once reject_once", "");
        row("words in a list", Allow, json("'title':'x','kind':'execute','rawInput':{'command':['ls','-l']}"),
            "allow_once reject_once", "o-allow_once");
        row("an operator in a list", Allow,
            json("'title':'x','kind':'execute','rawInput':{'command':['bash','-c','ls; rm x']}"),
            "allow_once reject_once", "");
    }
    void answers()
    {
        QFETCH(const int, verdict);
        QFETCH(const QByteArray, call);
        QFETCH(const QByteArray, offered);
        QFETCH(const QString, chosen);
        Bench b;
        b.obey({command(RuleVerdict(verdict), "ls")});
        b.prompt();
        const int id = b.ask(call, offered);
        QCOMPARE(b.isOpen(id), chosen.isEmpty());
        QCOMPARE(b.chosen(id), chosen);
        const auto settled = b.all<core::PermissionSettled>();
        QCOMPARE(settled.size(), size_t(chosen.isEmpty() ? 0 : 1));
        QCOMPARE(b.all<core::PermissionAsked>().size(), size_t(1)); // it is told in any case
        if (chosen.isEmpty())
            return;
        QVERIFY2(settled[0].rule.contains(QStringLiteral("ls")), qPrintable(settled[0].rule));
        QCOMPARE(b.rowEnd(core::RequestKind::Permission), core::RequestEnd::AnsweredByRule);
    }

    /// Several that allow mean different things, and no rule knows which; one that rejects is as good as another.
    void severalOfOneKind_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("allow") << int(RuleVerdict::Allow) << QString();
        QTest::newRow("deny") << int(RuleVerdict::Deny) << QStringLiteral("no");
    }
    void severalOfOneKind()
    {
        QFETCH(const int, verdict);
        QFETCH(const QString, chosen);
        Bench b;
        b.obey({command(RuleVerdict(verdict), "ls")});
        b.prompt();
        const int id =
            b.request("session/request_permission",
                      json("{'sessionId':'s','toolCall':{'toolCallId':'c',") + lsCall +
                          json("},'options':[{'optionId':'outside','name':'Run outside','kind':'allow_once'},"
                               "{'optionId':'inside','name':'Run in the sandbox','kind':'allow_once'},"
                               "{'optionId':'no','name':'Reject','kind':'reject_once'},"
                               "{'optionId':'else','name':'Reject and say why','kind':'reject_once'}]}"));
        QCOMPARE(b.isOpen(id), chosen.isEmpty());
        QCOMPARE(b.chosen(id), chosen);
    }

    void whatWasToldEarlierCounts()
    {
        Bench b;
        b.obey(lsRule);
        b.prompt();
        b.update(json(
            "{'sessionUpdate':'tool_call','toolCallId':'c','title':'x','kind':'execute','rawInput':{'command':'ls'}}"));
        QCOMPARE(b.chosen(b.ask(json("'title':'Run it'"))), QStringLiteral("o-allow_once"));
        // A path that was named before is not gone because the request does not repeat it.
        PermissionRule edits;
        edits.verdict = RuleVerdict::Allow;
        edits.kind = acp::ToolKind::Edit;
        b.obey({edits});
        b.update(json("{'sessionUpdate':'tool_call','toolCallId':'d','title':'x','kind':'edit','locations':[{'path':'/"
                      "etc/passwd'}]}"));
        const QByteArray inside = json("{'path':'") + b.folder.path().toUtf8() + json("/f'}");
        const int id = b.request("session/request_permission",
                                 json("{'sessionId':'s','toolCall':{'toolCallId':'d','locations':[") + inside +
                                     json("]},'options':[{'optionId':'o','name':'x','kind':'allow_once'}]}"));
        QVERIFY(b.isOpen(id));
    }

    /// The same call said something else before: nobody knows which of the two would be run.
    void whatContradictsItselfIsAskedAbout_data()
    {
        QTest::addColumn<QByteArray>("before"); ///< parts of an update; empty: the first is a request, too
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<bool>("answered");
        const auto row = [](const char *name, const char *before, const char *asked, bool answered) {
            QTest::newRow(name) << json(before) << json(asked) << answered;
        };
        const char *const ls = "'title':'x','kind':'execute','rawInput':{'command':'ls -l'}";
        row("another command", "'title':'x','kind':'execute','rawInput':{'command':'rm -rf x'}", ls, false);
        row("another one, as a list", "'title':'x','kind':'execute','rawInput':{'command':['rm','-rf','x']}", ls,
            false);
        row("a part of it only", "'title':'x','kind':'execute','rawInput':{'command':'rm -rf x; ls -l'}", ls, false);
        row("with other arguments", "'title':'x','kind':'execute','rawInput':{'command':'ls /'}", ls, false);
        row("one of several", "'title':'x','kind':'execute','rawInput':{'commands':['ls -l','rm -rf x']}", ls, false);
        row("a title that is a command", "'title':'`rm -rf x`','kind':'execute'",
            "'kind':'execute','rawInput':{'command':'ls -l'}", false);
        row("a title that is a command, without marks", "'title':'rm -rf x','kind':'execute'",
            "'kind':'execute','rawInput':{'command':'ls -l'}", false);
        row("its own title", "'title':'x','kind':'execute'",
            "'title':'`rm -rf x`','kind':'execute','rawInput':{'command':'ls -l'}", false);
        row("the same", ls, ls, true);
        row("the same, as a list", "'title':'x','kind':'execute','rawInput':{'command':['ls','-l']}", ls, true);
        row("the same, in a shell", "'title':'x','kind':'execute','rawInput':{'command':['/bin/bash','-lc','ls -l']}",
            ls, true);
        row("as far as it had come", "'title':'x','kind':'execute','rawInput':{'command':'ls'}", ls, true);
        row("nothing yet", "'title':'x','kind':'execute','rawInput':{}", ls, true);
        row("its own words as the title", "'title':'`ls -l`','kind':'execute'",
            "'kind':'execute','rawInput':{'command':'ls -l'}", true);
        row("its beginning as the title", "'title':'`ls …`','kind':'execute'",
            "'kind':'execute','rawInput':{'command':'ls -l'}", true);
        row("a title in words", "'title':'List the files','kind':'execute'",
            "'kind':'execute','rawInput':{'command':'ls -l'}", true);
        row("the tool's name", "'title':'bash','kind':'execute'", "'kind':'execute','rawInput':{'command':'ls -l'}",
            true);
    }
    void whatContradictsItselfIsAskedAbout()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, asked);
        QFETCH(const bool, answered);
        Bench b;
        b.obey(lsRule);
        b.prompt();
        b.update(json("{'sessionUpdate':'tool_call','toolCallId':'c','status':'pending',") + before + '}');
        const int id = b.ask(asked);
        QCOMPARE(b.isOpen(id), !answered);
        // Nor in a second request, or after further updates; another call is another thing.
        b.update(json("{'sessionUpdate':'tool_call_update','toolCallId':'c',") + asked + '}');
        QCOMPARE(b.isOpen(b.ask(asked)), !answered);
        const int other = b.request("session/request_permission",
                                    json("{'sessionId':'s','toolCall':{'toolCallId':'d',") + lsCall +
                                        json("},'options':[{'optionId':'o','name':'x','kind':'allow_once'}]}"));
        QVERIFY(!b.isOpen(other));
    }

    /// What was asked for first counts, too, and a deny looks at all of it.
    void aSecondRequestForAnotherCommand()
    {
        Bench b;
        b.obey(lsRule);
        b.prompt();
        const int first = b.ask(json("'title':'x','kind':'execute','rawInput':{'command':'rm -rf x'}"));
        QVERIFY(b.isOpen(first));
        QVERIFY(b.isOpen(b.ask(lsCall)));
    }

    void nothingIsAllowedAfterStop()
    {
        Bench b;
        b.obey(lsRule);
        b.prompt();
        QVERIFY(!b.isOpen(b.ask(lsCall)));
        b.session->stop();
        const int within = b.ask(lsCall); // the time of the agent's own cascade
        b.clock.advance(200);
        const int after = b.ask(lsCall);
        b.clock.advance(200);
        b.answerPrompt("cancelled");
        const int later = b.ask(lsCall); // the turn is over, and nobody has spoken since
        for (const int id : {within, after, later}) {
            QCOMPARE(b.permissionOutcome(id), QStringLiteral("cancelled"));
            QVERIFY(b.chosen(id).isEmpty());
        }
        b.prompt(); // somebody has
        QCOMPARE(b.chosen(b.ask(lsCall)), QStringLiteral("o-allow_once"));
    }

    void betweenTurnsNothingIsAllowed()
    {
        Bench b;
        b.obey(lsRule);
        b.prompt();
        b.answerPrompt("end_turn");
        QVERIFY(b.chosen(b.ask(lsCall)).isEmpty());
    }

    /// Belay's own question about a write goes through the same gate.
    void writesThatAreAskedAbout()
    {
        Bench b;
        b.connection->setWritePolicy(core::WritePolicy::Ask);
        PermissionRule rule;
        rule.verdict = RuleVerdict::Allow;
        rule.path = QStringLiteral("*.txt");
        PermissionRule secret = rule;
        secret.verdict = RuleVerdict::Deny;
        secret.path = QStringLiteral("secret*");
        b.obey({rule, secret});
        b.prompt();
        const int allowed = b.write("f.txt"), denied = b.write("secret.txt"), asked = b.write("f.c");
        QCOMPARE(b.onDisk("f.txt"), QByteArray("new"));
        QVERIFY(!b.isOpen(allowed));
        QCOMPARE(b.onDisk("secret.txt"), QByteArray("(none)"));
        QVERIFY(!b.isOpen(denied));
        QVERIFY(b.isOpen(asked));
    }

    /// An agent that does not ask is refused what Belay would do for it.
    void whatIsDeniedIsNotDoneUnasked()
    {
        Bench b;
        b.plant("secret.txt", "s");
        PermissionRule secret;
        secret.verdict = RuleVerdict::Deny;
        secret.path = QStringLiteral("secret*");
        b.obey({secret, command(RuleVerdict::Deny, "sleep")});
        b.prompt();
        const int read = b.read("secret.txt"), write = b.write("secret.txt"), run = b.createTerminal();
        for (const int id : {read, write, run})
            QVERIFY(b.errorCode(id) != 0);
        QCOMPARE(b.onDisk("secret.txt"), QByteArray("s"));
        QVERIFY(b.session->terminals().running().empty());
        QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(3));
        QVERIFY(b.all<core::NoticeRaised>()[2].title.contains(QStringLiteral("sleep 300")));
        QCOMPARE(b.rowEnd(core::RequestKind::CreateTerminal), core::RequestEnd::AnsweredByRule);
        b.write("f.txt"); // another file
        QCOMPARE(b.onDisk("f.txt"), QByteArray("new"));
        b.obey({});
        QVERIFY(!b.terminalOf(b.createTerminal()).isEmpty());
    }

    /// The rule and the file service follow a path in one way: the kernel's.
    void aLinkAndDotsAreNoWayAroundARule()
    {
        Bench b;
        const QString root = b.folder.path();
        QVERIFY(QDir().mkpath(root + QStringLiteral("/open/deep")) && QDir().mkpath(root + QStringLiteral("/kept")));
        b.plant("kept/f", "s");
        b.plant("open/f", "s");
        QVERIFY(QFile::link(root + QStringLiteral("/open/deep"), root + QStringLiteral("/link1")));
        QVERIFY(QFile::link(root + QStringLiteral("/kept"), root + QStringLiteral("/link2")));
        QVERIFY(QFile::link(root + QStringLiteral("/open"), root + QStringLiteral("/open/link2")));
        PermissionRule kept;
        kept.verdict = RuleVerdict::Deny;
        kept.path = QStringLiteral("kept/**");
        b.obey({kept});
        b.prompt();
        // For who cleans it first this is kept/f, for the kernel open/f: refused, and never kept/f.
        QVERIFY(b.errorCode(b.write("link1/../link2/f")) != 0);
        QCOMPARE(b.onDisk("kept/f"), QByteArray("s"));
        QVERIFY(QFile::remove(root + QStringLiteral("/link2")));
        QVERIFY(!b.isOpen(b.write("link1/../link2/f")));
        QCOMPARE(b.onDisk("kept/f"), QByteArray("s"));
        QCOMPARE(b.onDisk("open/f"), QByteArray("new"));
        // The other way round.
        QVERIFY(QFile::remove(root + QStringLiteral("/open/link2")));
        QVERIFY(QFile::link(root + QStringLiteral("/kept"), root + QStringLiteral("/open/link2")));
        QVERIFY(b.errorCode(b.write("link1/../link2/f")) != 0);
        QVERIFY(b.errorCode(b.read("link1/../link2/f")) != 0);
        QCOMPARE(b.onDisk("kept/f"), QByteArray("s"));
    }

    /// Two answers under one id: nobody knows what it would do, so nobody can give it.
    void answersUnderOneId()
    {
        const auto request = [](Bench &b, QByteArray options) {
            return b.request("session/request_permission",
                             json("{'sessionId':'s','toolCall':{'toolCallId':'c'},'options':[") +
                                 options.replace('\'', '"') + "]}");
        };
        const auto option = [](const char *id, const char *kind) -> QByteArray {
            return QByteArray("{'optionId':'") + id + "','name':'N','kind':'" + kind + "'}";
        };
        const QByteArray allow = option("x", "allow_always"), reject = option("x", "reject_once"),
                         other = option("y", "reject_once");
        {
            Bench b;
            b.prompt();
            const int id = request(b, allow + "," + reject);
            QCOMPARE(b.errorCode(id), -32602);
            QVERIFY(b.all<core::PermissionAsked>().empty());
            QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
        }
        {
            Bench b;
            b.prompt();
            const int id = request(b, allow + "," + other + "," + reject);
            const auto asked = b.all<core::PermissionAsked>();
            QCOMPARE(asked.size(), size_t(1));
            QCOMPARE(asked[0].options.size(), size_t(1));
            QCOMPARE(asked[0].options[0].id, QStringLiteral("y"));
            QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
            QVERIFY(!b.session->answerPermission(asked[0].key, QStringLiteral("x")).ok());
            QVERIFY(b.isOpen(id));
            QVERIFY(b.session->answerPermission(asked[0].key, QStringLiteral("y")).ok());
            QCOMPARE(b.chosen(id), QStringLiteral("y"));
        }
        {
            Bench b;
            b.prompt();
            request(b, other + "," + other);
            QCOMPARE(b.all<core::PermissionAsked>()[0].options.size(), size_t(1));
            QVERIFY(b.all<core::NoticeRaised>().empty());
        }
    }

    void newRulesHoldFromTheNextRequestOn()
    {
        Bench b;
        b.prompt();
        const int before = b.ask(lsCall);
        b.obey(lsRule);
        QVERIFY(b.isOpen(before));
        QVERIFY(!b.isOpen(b.ask(lsCall)));
        b.obey({});
        QVERIFY(b.isOpen(b.ask(lsCall)));
        QCOMPARE(b.session->subjectOf(b.all<core::PermissionAsked>()[0].key)->command.text(), QStringLiteral("ls -l"));
        QVERIFY(!b.session->subjectOf(b.all<core::PermissionAsked>()[1].key)); // answered
    }
};

BELAY_TEST(TestAutomaticAnswers)

} // namespace tst_automaticanswers

#include "tst_automaticanswers.moc"
