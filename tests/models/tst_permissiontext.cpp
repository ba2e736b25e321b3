// SPDX-License-Identifier: Apache-2.0
#include "acp/decoderequests.h"
#include "base/visibletext.h"
#include "history/entrymerge.h"
#include "models/texts/permissiontext.h"

#include "testclass.h"

#include <QTest>

namespace tst_permissiontext {

using acp::PermissionKind;
using acp::ToolKind;

namespace {

/// As a card gets it: JSON is written with single quotes.
history::Permission permission(QByteArray toolCall)
{
    const auto request = acp::v1::decodePermission(R"({"sessionId":"s","options":[],"toolCall":{"toolCallId":"c",)" +
                                                   toolCall.replace('\'', '"') + "}}");
    history::ToolCall call;
    history::mergeToolCall(call, request->toolCall, {});
    return history::permissionFrom(call);
}

} // namespace

/// A card says what would be done, whole, and cannot be made to look like something else.
class TestPermissionText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headlines_data()
    {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<QString>("headline");
        const auto row = [](const char *name, const char *call, const char *headline) {
            QTest::newRow(name) << QByteArray(call) << QString::fromUtf8(headline);
        };
        row("a command that is called read", "'kind':'read','title':'Read notes','rawInput':{'command':'rm -rf ~'}",
            "Demo asks to run a command");
        row("commands that are called read", "'kind':'read','title':'x','rawInput':{'commands':['rm -rf ~']}",
            "Demo asks to run a command");
        row("a script that is called think", "'kind':'think','title':'x','rawInput':{'script':'rm -rf ~'}",
            "Demo asks to run a command");
        row("a command that is called search", "'kind':'search','title':'x','rawInput':{'argv':['rm','-rf']}",
            "Demo asks to run a command");
        row("a command and a path", "'kind':'read','locations':[{'path':'/a'}],'rawInput':{'cmd':'rm -rf ~'}",
            "Demo asks to run a command");
        row("a change that is called read",
            "'kind':'read','content':[{'type':'diff','path':'/f','oldText':'a','newText':'b'}]",
            "Demo asks to edit a file");
        row("nothing but a title, called read", "'kind':'read','title':'rm -rf ~'",
            "Demo asks for permission; it calls this “read”");
        row("something unknown, called read", "'kind':'read','locations':[{'path':'/a'}],'rawInput':{'run':'rm -rf ~'}",
            "Demo asks for permission; it calls this “read”");
        row("nothing but a title, called search", "'kind':'search','title':'rm -rf ~'",
            "Demo asks for permission; it calls this “search”");
        row("nothing but a title, called execute", "'kind':'execute','title':'rm -rf ~'", "Demo asks to run a command");
        row("a file", "'kind':'read','locations':[{'path':'/a'}]", "Demo asks to read");
        row("a file in the raw input", "'kind':'read','title':'x','rawInput':{'file_path':'/a','limit':7}",
            "Demo asks to read");
        row("a file to delete", "'kind':'delete','locations':[{'path':'/a'}]", "Demo asks to delete");
        row("a file to move", "'kind':'move','locations':[{'path':'/a'}]", "Demo asks to move a file");
        row("a file to edit", "'kind':'edit','locations':[{'path':'/a'}],'rawInput':{'content':'x'}",
            "Demo asks to edit a file");
        row("something else", "'kind':'other','title':'mcp__a__b','rawInput':{'query':'x'}",
            "Demo asks for permission");
    }
    void headlines()
    {
        QFETCH(const QByteArray, call);
        QFETCH(const QString, headline);
        QCOMPARE(models::permissionHeadline(permission(call), QStringLiteral("Demo")), headline);
    }

    /// Command, arguments, variables and folder; and what of the input is none of these.
    void allIsShown()
    {
        const auto whole =
            permission("'kind':'execute','title':'git','rawInput':{'command':'git','args':['push','--force','a b'],"
                       "'env':{'GIT_SSH':'/tmp/evil','A':'b c'},'workdir':'/elsewhere'}");
        const QString shown = models::permissionSubject(whole);
        QVERIFY2(shown.contains(QStringLiteral("git push --force 'a b'")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("GIT_SSH=/tmp/evil")), qPrintable(shown));
        QVERIFY2(shown.contains(QStringLiteral("A=b c")), qPrintable(shown));
        QVERIFY(models::permissionNote(whole, whole.cwd).contains(QStringLiteral("/elsewhere")));
        QVERIFY(!shown.contains(u'{')); // all of it was read

        QCOMPARE(models::permissionSubject(permission("'rawInput':{'commands':['ls','rm -rf ~']}")),
                 QStringLiteral("ls\nrm -rf ~"));
        const auto more = permission("'kind':'execute','title':'x','rawInput':{'command':'sh','stdin':'rm -rf ~'}");
        QVERIFY(models::permissionSubject(more).contains(QStringLiteral("rm -rf ~")));
        const auto unknown = permission("'kind':'other','title':'mcp__a__b','rawInput':{'query':'drop table'}");
        QVERIFY(models::permissionSubject(unknown).contains(QStringLiteral("drop table")));
        const auto title = permission("'kind':'execute','title':'ls'");
        QVERIFY(models::permissionNote(title, {}).contains(QStringLiteral("does not send the command")));
        QVERIFY(!models::permissionNote(whole, {}).contains(QStringLiteral("does not send the command")));
        const auto blank = permission("'rawInput':{'command':'rm\u00a0-rf\u3164~\u2800'}");
        QCOMPARE(models::permissionSubject(blank), QStringLiteral("rm\\xa0-rf\\u3164~\\u2800"));
    }

    /// Nothing stands so far below or beside the rest that nobody would look there.
    void blanksAreCounted_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const QString &command, const char *shown) {
            QTest::newRow(name) << command << QString::fromUtf8(shown);
        };
        row("blank lines", QString(QStringLiteral("ls -la") + QString(400, u'\n') + QStringLiteral("rm -rf ~")),
            "ls -la\n⋯ 399 blank line(s) ⋯\nrm -rf ~");
        row("lines of blanks",
            QString(QStringLiteral("ls -la\n") + QStringLiteral("  \t\n").repeated(30) + QStringLiteral("rm -rf ~")),
            "ls -la\n⋯ 30 blank line(s) ⋯\nrm -rf ~");
        row("at the beginning", QString(QString(9, u'\n') + QStringLiteral("rm -rf ~")),
            "⋯ 9 blank line(s) ⋯\nrm -rf ~");
        row("at the end", QString(QStringLiteral("ls") + QString(9, u'\n')), "ls\n⋯ 9 blank line(s) ⋯");
        row("blanks in a line", QString(QStringLiteral("ls -la") + QString(5000, u' ') + QStringLiteral("; rm -rf ~")),
            "ls -la⋯ 5000 blank(s) ⋯; rm -rf ~");
        row("tabs in a line", QString(QStringLiteral("ls") + QString(100, u'\t') + QStringLiteral(";rm -rf ~")),
            "ls⋯ 400 blank(s) ⋯;rm -rf ~");
        row("a few of both", QStringLiteral("cat <<E\n\n\n    a  b \nE"), "cat <<E\n\n\n    a  b \nE");
    }
    void blanksAreCounted()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, shown);
        history::Permission asked;
        asked.command = command;
        QCOMPARE(models::permissionSubject(asked), shown);
    }

    void linesCountAsLength()
    {
        history::Permission asked;
        asked.command = QStringLiteral("# a\n").repeated(200) + QStringLiteral("rm -rf ~");
        QVERIFY(models::isLongSubject(asked));
        asked.command = QStringLiteral("# a\n").repeated(20) + QStringLiteral("rm -rf ~");
        QVERIFY(!models::isLongSubject(asked));
        asked.command = QString(models::mostOfSubject, u'x');
        QVERIFY(!models::isLongSubject(asked));
        asked.command.clear();
        asked.paths = std::vector<QString>(200, QStringLiteral("/a"));
        QVERIFY(models::isLongSubject(asked));
    }

    /// In commands and in paths.
    void lettersThatLookLikeOthersAreShown()
    {
        history::Permission asked;
        asked.command = QStringLiteral("cat p\u0430ss");
        QCOMPARE(models::permissionSubject(asked), QStringLiteral("cat p\\u0430ss"));
        QVERIFY(models::permissionNote(asked, {}).contains(QStringLiteral("numbers")));
        asked.command.clear();
        asked.paths = {QStringLiteral("/etc/p\u0430ss")};
        asked.diffs = {{QStringLiteral("/etc/p\u0430th"), {}, {}}};
        QCOMPARE(models::permissionSubject(asked), QStringLiteral("/etc/p\\u0430ss\n/etc/p\\u0430th"));
        QVERIFY(models::permissionNote(asked, {}).contains(QStringLiteral("numbers")));
        asked.diffs.clear();
        asked.paths = {QStringLiteral("/home/\u0418\u0432\u0430\u043d/a")};
        QCOMPARE(models::permissionSubject(asked), asked.paths.front());
        QVERIFY(!models::permissionNote(asked, {}).contains(QStringLiteral("numbers")));
    }

    /// What was told of the call before the request is in it, too.
    void whatWasToldBeforeIsShown()
    {
        history::ToolCall call;
        acp::ToolCallUpdate first, later;
        first.command = acp::CommandInput(QStringLiteral("ls"));
        first.command->variables = {QStringLiteral("PATH=/tmp/evil")};
        first.command->folder = QStringLiteral("/elsewhere");
        later.command = acp::CommandInput(QStringLiteral("git push"));
        history::mergeToolCall(call, first, {});
        history::mergeToolCall(call, later, {});
        const history::Permission asked = history::permissionFrom(call);
        QCOMPARE(asked.command, QStringLiteral("PATH=/tmp/evil\ngit push"));
        QCOMPARE(asked.cwd, QStringLiteral("/elsewhere"));
    }

    void options_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shown");
        const auto row = [](PermissionKind kind, const char *name, const char *shown) {
            QTest::addRow("%d %s", int(kind), name) << int(kind) << QString::fromUtf8(name) << QString::fromUtf8(shown);
        };
        using enum PermissionKind;
        row(AllowOnce, "Allow", "Allow");
        row(AllowOnce, "Allow once", "Allow once");
        row(AllowOnce, "Yes", "Yes");
        row(AllowOnce, "Reject", "Allow once: “Reject”");
        row(AllowOnce, "No", "Allow once: “No”");
        row(AllowOnce, "", "Allow once");
        row(AllowOnce, "Yes, proceed", "Allow once: “Yes, proceed”");
        row(AllowAlways, "Reject", "Always allow: “Reject”");
        row(AllowAlways, "Allow", "Always allow: “Allow”");
        row(AllowAlways, "Allow once", "Always allow: “Allow once”");
        row(AllowAlways, "Always allow", "Always allow");
        row(AllowAlways, "Yes, and don't ask again for git", "Always allow: “Yes, and don't ask again for git”");
        row(AllowAlways, "Always reject", "Always allow: “Always reject”");
        row(RejectOnce, "Allow", "Reject: “Allow”");
        row(RejectOnce, "Reject", "Reject");
        row(RejectOnce, "No", "No");
        row(RejectAlways, "Reject", "Always reject: “Reject”");
        row(RejectAlways, "Allow", "Always reject: “Allow”");
        row(Unknown, "Allow", "Nobody knows what this does: “Allow”");
        row(AllowAlways, "Reject\u202e", "Always allow: “Reject\\u202e”");
        row(AllowOnce, "\u3164", "Allow once: “\\u3164”");
    }
    void options()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, name);
        QFETCH(const QString, shown);
        const core::PermissionOption option{QStringLiteral("x"), name, PermissionKind(kind)};
        QCOMPARE(models::optionText(option, false), shown);
        QCOMPARE(models::optionText(option, true), base::visibleText(name)); // a name of Belay's own
    }

    /// What is told afterwards has the words of the button.
    void answersKeepTheirWords()
    {
        history::Permission given;
        given.chosenOption = QStringLiteral("Reject");
        QCOMPARE(models::answerText(given), QStringLiteral("Reject")); // from a time when the kind was not kept
        given.chosenKind = PermissionKind::AllowAlways;
        given.unread = QStringLiteral("{}");
        given.isTitle = true;
        QCOMPARE(models::answerText(given), QStringLiteral("Always allow: “Reject”"));
    }
};

BELAY_TEST(TestPermissionText)

} // namespace tst_permissiontext

#include "tst_permissiontext.moc"
