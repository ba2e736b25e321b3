// SPDX-License-Identifier: Apache-2.0
#include "history/transcript.h"
#include "models/texts/runningon.h"

#include "testclass.h"

#include <QTest>

namespace tst_runningon {

/// What every view says of what runs on, from the transcript.
class TestRunningOn : public QObject
{
    Q_OBJECT

    const QDateTime m_start{QDate(2026, 1, 2), QTime(13, 59)};

    core::SessionEvent happened(core::SessionEventBody body, quint64 turn, int seconds) const
    {
        core::SessionEvent event;
        event.turn = {turn};
        event.at = m_start.addSecs(seconds);
        event.body = std::move(body);
        return event;
    }
    static core::ToolCallChanged call(const char *id, const char *line)
    {
        acp::ToolCallUpdate update;
        update.id = {QLatin1String(id)};
        update.title = QLatin1String(line);
        update.status = acp::ToolStatus::Completed;
        return {update};
    }
    static core::CallRunsOn runsOn(const char *id, std::vector<core::CallProcess> processes)
    {
        return {{QLatin1String(id)}, QLatin1String(id), true, core::RunEnd::RunsOn, std::move(processes)};
    }

private Q_SLOTS:
    void whatWhoseAndSinceWhen()
    {
        history::Transcript t;
        const QString prompt = QStringLiteral("\n Start the dev server\nand leave it on.");
        t.apply(happened(core::TurnStarted{{acp::TextContent{prompt}}}, 1, 0));
        t.apply(happened(call("c", "npm run dev"), 1, 1));
        t.apply(happened(runsOn("c", {{7, QStringLiteral("npm run dev")}, {8, QStringLiteral("vite")}}), 1, 5));
        std::vector<models::RunningOn> all = models::runningOn(t);
        QCOMPARE(all.size(), size_t(1));
        QVERIFY(all.front().isNow);
        t.apply(happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}, 1, 6));
        all = models::runningOn(t);
        const models::RunningOn &one = all.front();
        QVERIFY(!one.isNow && one.canStop && !one.isStopping);
        QCOMPARE(one.name, QStringLiteral("npm run dev"));
        QCOMPARE(one.process, 7);
        QCOMPARE(one.call, base::ToolCallId{QStringLiteral("c")});
        QCOMPARE(t.at(t.rowOf(one.entry)).body.index(), t.at(1).body.index());
        QCOMPARE(one.prompt, QStringLiteral("Start the dev server"));
        QCOMPARE(one.turnAt, m_start);
        QCOMPARE(models::runningOnText(one, m_start.addSecs(19)), QStringLiteral("npm run dev · 14 s"));
        QCOMPARE(models::runningOnText(one, m_start.addSecs(200)), QStringLiteral("npm run dev · 3 min"));
        QCOMPARE(models::runningSinceText(one, m_start.addSecs(19)),
                 QStringLiteral("since 13:59:05 · turn “Start the dev server”"));
        QCOMPARE(models::runningSinceText(one, m_start.addSecs(200)),
                 QStringLiteral("since 13:59 · turn “Start the dev server”"));
        core::CallRunsOn stopping = runsOn("c", {{7, QStringLiteral("npm run dev")}});
        stopping.end = core::RunEnd::Stopping;
        t.apply(happened(stopping, 1, 20));
        QVERIFY(models::runningOn(t).front().isStopping);
        QCOMPARE(models::runningOn(t).front().since, m_start.addSecs(5));
    }

    /// Of several commands only the one that lives.
    void theNameIsWhatLives_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("processes");
        QTest::addColumn<QString>("name");
        const QString several = QStringLiteral("sleep 10; echo late > late.txt; sleep 60");
        QTest::newRow("of several") << several << QStringList{several, QStringLiteral("sleep 60")}
                                    << QStringLiteral("sleep 60");
        QTest::newRow("wrapped") << several
                                 << QStringList{QStringLiteral("eval '%1' < /dev/null").arg(several),
                                                QStringLiteral("sleep 10")}
                                 << QStringLiteral("sleep 10");
        QTest::newRow("between them") << several << QStringList{several} << several;
        QTest::newRow("of one") << QStringLiteral("npm run dev")
                                << QStringList{QStringLiteral("npm run dev"), QStringLiteral("sh -c vite")}
                                << QStringLiteral("npm run dev");
        QTest::newRow("not to be read") << QStringLiteral("ping host") << QStringList{QString()}
                                        << QStringLiteral("ping host");
    }
    void theNameIsWhatLives()
    {
        QFETCH(const QString, line);
        QFETCH(const QStringList, processes);
        history::Transcript t;
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("go")}}}, 1, 0));
        t.apply(happened(call("c", qPrintable(line)), 1, 0));
        std::vector<core::CallProcess> running;
        for (const QString &name : processes)
            running.push_back({7 + qint64(running.size()), name});
        t.apply(happened(runsOn("c", running), 1, 1));
        const models::RunningOn one = models::runningOn(t).front();
        QTEST(one.name, "name");
        QCOMPARE(one.line, line);
    }

    /// Of the turn that runs, and no longer than it is waited for.
    void whatTheAgentWaitsFor()
    {
        history::Transcript t;
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("go")}}}, 1, 0));
        const auto report = [&](const char *id, acp::ToolKind kind, acp::ToolStatus status) {
            core::ToolCallChanged event = call(id, id);
            event.update.kind = kind;
            event.update.status = status;
            t.apply(happened(event, 1, 3));
        };
        report("npm test", acp::ToolKind::Execute, acp::ToolStatus::InProgress);
        report("Read a", acp::ToolKind::Read, acp::ToolStatus::InProgress);
        report("make", acp::ToolKind::Execute, acp::ToolStatus::InProgress);
        report("Edit b", acp::ToolKind::Edit, acp::ToolStatus::InProgress);
        std::vector<models::RunningOn> all = models::agentsCalls(t);
        QCOMPARE(all.size(), size_t(3));
        QCOMPARE(all[0].name, QStringLiteral("npm test"));
        QVERIFY(all[0].isCommand && all[1].isCommand && !all[2].isCommand);
        QCOMPARE(all[2].name, QStringLiteral("Edit b"));
        QCOMPARE(models::runningAge(all[0], m_start.addSecs(12)), QStringLiteral("9 s"));
        report("npm test", acp::ToolKind::Execute, acp::ToolStatus::Completed);
        QCOMPARE(models::agentsCalls(t).size(), size_t(2));
        t.apply(happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}, 1, 6));
        QVERIFY(models::agentsCalls(t).empty());
    }

    /// A command of Belay's is known by its line alone; what only the agent reports cannot be ended.
    void withoutProcesses()
    {
        history::Transcript t;
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("go")}}}, 1, 0));
        t.apply(happened(core::TerminalStarted{{QStringLiteral("T")}, QStringLiteral("make"), {}, 5, true}, 1, 0));
        t.apply(happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}, 1, 2));
        t.apply(happened(core::CallRunsOn{{QStringLiteral("c")}, QStringLiteral("Thinks on")}, 1, 3));
        const std::vector<models::RunningOn> all = models::runningOn(t);
        QCOMPARE(all.size(), size_t(2));
        QCOMPARE(all[0].name, QStringLiteral("make"));
        QVERIFY(all[0].canStop && all[0].call.isEmpty() && !all[0].terminal.isEmpty());
        QCOMPARE(all[1].name, QStringLiteral("Thinks on"));
        QVERIFY(!all[1].canStop && all[1].entry != 0);
    }

    void manyAreNamedInShort()
    {
        std::vector<models::RunningOn> all;
        for (int i = 0; i < 5; ++i) {
            models::RunningOn one;
            one.name = QString(QChar(u'a' + i));
            one.since = m_start;
            all.push_back(one);
        }
        QCOMPARE(models::runningNames(all, m_start.addSecs(9)), QStringLiteral("a · 9 s, b · 9 s, c · 9 s and 2 more"));
        all.resize(2);
        all[0].isStopping = true;
        QCOMPARE(models::runningNames(all, m_start.addSecs(9)), QStringLiteral("a · stopping, b · 9 s"));
        history::TurnFooter footer;
        QVERIFY(models::footerRunsOnText(footer).isEmpty());
        footer.ranOn = 1;
        footer.ranOnUntil = m_start.addSecs(240);
        QCOMPARE(models::footerRunsOnText(footer), QStringLiteral("1 command(s) ran on until 14:03"));
        footer.runningOn = 2;
        QCOMPARE(models::footerRunsOnText(footer), QStringLiteral("2 command(s) run on"));
    }

    /// What a command of Belay's has left, without a call that shows it.
    void whatACommandHasLeft()
    {
        history::Transcript t;
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("one")}}}, 1, 0));
        const base::TerminalId id{QStringLiteral("T")};
        t.apply(happened(core::TerminalStarted{id, QStringLiteral("serve &"), {}, 5, true}, 1, 1));
        t.apply(happened(core::TerminalExited{id, 0, {}}, 1, 2));
        core::CommandRunsOn left{id, QStringLiteral("serve &"), core::RunEnd::RunsOn, {{7, QStringLiteral("serve")}}};
        t.apply(happened(left, 1, 3));
        t.apply(happened(core::TurnEnded{core::TurnEnd::AgentFailed, base::Milliseconds(1), {}, {}}, 1, 4));
        QCOMPARE(t.footerOf({1})->runningOn, 1);
        QCOMPARE(t.footerOf({1})->report.size(), size_t(1));
        QCOMPARE(t.footerOf({1})->report[0].why, history::ReportRow::Reason::CommandRunsOn);
        std::vector<models::RunningOn> all = models::runningOn(t);
        QCOMPARE(all.size(), size_t(1));
        QCOMPARE(all[0].name, QStringLiteral("serve"));
        QCOMPARE(all[0].line, QStringLiteral("serve &"));
        QCOMPARE(all[0].process, 7);
        QVERIFY(all[0].canStop && !all[0].isStopping);
        left.end = core::RunEnd::Stopping;
        t.apply(happened(left, 1, 5));
        all = models::runningOn(t);
        QVERIFY(all.size() == 1 && all[0].isStopping);
        QCOMPARE(all[0].since, m_start.addSecs(3));
        left.end = core::RunEnd::Stopped;
        left.processes.clear();
        t.apply(happened(left, 1, 6));
        QVERIFY(models::runningOn(t).empty());
        QCOMPARE(t.footerOf({1})->ranOn, 1);
        QCOMPARE(t.footerOf({1})->report[0].why, history::ReportRow::Reason::CommandRan);
    }
};

BELAY_TEST(TestRunningOn)

} // namespace tst_runningon

#include "tst_runningon.moc"
