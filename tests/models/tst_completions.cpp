// SPDX-License-Identifier: Apache-2.0
#include "models/completion/completions.h"

#include "testclass.h"

#include <QElapsedTimer>
#include <QTest>

namespace tst_completions {

using models::Completion;
using models::CompletionQuery;

/// When a list opens while a message is typed, and what is in it.
class TestCompletions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The caret is where the bar stands; what would be replaced is between the brackets of `word`.
    void opens_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("word");
        const auto row = [](const char *name, const char *typed, const char *kind, const char *filter,
                            const char *word) {
            QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(kind) << QString::fromUtf8(filter)
                                << QString::fromUtf8(word);
        };
        row("a slash", "/|", "command", "", "/");
        row("a command", "/pla|n it", "command", "pla", "/plan");
        row("before the slash", "|/plan", "", "", "");
        row("behind the command", "/plan |", "", "", "");
        row("a slash later on", "and /plan|", "", "", "");
        row("in a second line", "x\n/plan|", "", "", "");
        row("an at", "see @|", "file", "", "@");
        row("a file", "see @src/ma| now", "file", "src/ma", "@src/ma");
        row("in its middle", "@src|/main.cpp", "file", "src", "@src/main.cpp");
        row("in brackets", "(@ma|", "file", "ma", "@ma");
        row("a mail address", "me@exa|", "", "", "");
        row("behind the file", "@main.cpp |", "", "", "");
        row("another line", "@main\n|", "", "", "");
        row("quoted", "@\"two wo|rds.txt\" x", "file", "two wo", "@\"two words.txt\"");
        row("quoted, not closed", "@\"two wo|", "file", "two wo", "@\"two wo");
        row("behind the quotes", "@\"two words.txt\"|", "", "", "");
        row("a file of a command", "/plan @ma|", "file", "ma", "@ma");
    }
    void opens()
    {
        QFETCH(QString, typed);
        QFETCH(const QString, kind);
        const qsizetype caret = typed.indexOf(u'|');
        typed.remove(caret, 1);
        const auto query = models::completionAt(typed, caret);
        QCOMPARE(query
                     ? (query->kind == CompletionQuery::Kind::File ? QStringLiteral("file") : QStringLiteral("command"))
                     : QString(),
                 kind);
        if (!query)
            return;
        QTEST(query->filter, "filter");
        QTEST(typed.mid(query->from, query->length), "word");
    }

    void commandsByName()
    {
        const std::vector<acp::AvailableCommand> commands{
            {QStringLiteral("replan"), {}, {}},
            {QStringLiteral("Plan"), QStringLiteral("makes one"), QStringLiteral("what for")},
            {QStringLiteral("go"), QStringLiteral("goes through a plan"), {}},
            {QStringLiteral("stop"), {}, {}}};
        QStringList names;
        for (const Completion &c : models::commandCompletions(commands, QStringLiteral("plan")))
            names << c.value;
        QCOMPARE(names, (QStringList{QStringLiteral("Plan"), QStringLiteral("replan"), QStringLiteral("go")}));
        QCOMPARE(models::commandCompletions(commands, {}).size(), commands.size());
        QCOMPARE(models::commandHint(commands, QStringLiteral("/Plan ")), QStringLiteral("what for"));
        QVERIFY(models::commandHint(commands, QStringLiteral("/Plan x ")).isEmpty());
        QVERIFY(models::commandHint(commands, QStringLiteral("/Plan")).isEmpty());
        QVERIFY(models::commandHint(commands, QStringLiteral("Plan ")).isEmpty());
    }

    /// As an agent sends them at the start of each session: 560 KB.
    void thousandsOfCommands()
    {
        std::vector<acp::AvailableCommand> commands;
        for (int i = 0; i < 5000; ++i)
            commands.push_back({QStringLiteral("command-%1").arg(i), QString(100, u'd'), {}});
        QBENCHMARK
        {
            QCOMPARE(models::commandCompletions(commands, QStringLiteral("7")).size(), size_t(1355));
        }
    }
};

BELAY_TEST(TestCompletions)

} // namespace tst_completions

#include "tst_completions.moc"
