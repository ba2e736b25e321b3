// SPDX-License-Identifier: Apache-2.0
#include "models/review/undoproposal.h"
#include "models/texts/commandstate.h"
#include "models/texts/reporttext.h"
#include "models/texts/showntext.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/stopstatisticstext.h"
#include "models/texts/texts.h"

#include "testclass.h"

#include <QSet>
#include <QTest>

namespace tst_texts {

using core::TurnEnd;
using history::ReportRow;

/// The words of ends, reports and statistics: one for each, and no two the same.
class TestTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Wherever it is, as in the lists beside the report.
    void aFileInAReportIsNamedFromItsFolder()
    {
        using enum history::ReportRow::Reason;
        for (const auto why : {FileWritten, DidNotHappen, ChangeHeld}) {
            history::ReportRow row;
            row.why = why;
            row.what = QStringLiteral("/p/a/b.md");
            QCOMPARE(models::reportRowName(row, QStringLiteral("/p")), QStringLiteral("a/b.md"));
            row.what = QStringLiteral("/q/b.md");
            QCOMPARE(models::reportRowName(row, QStringLiteral("/p")), QStringLiteral("/q/b.md"));
        }
    }

    void endsDiffer()
    {
        QSet<QString> titles, nothing;
        for (const bool afterStop : {false, true}) {
            int reports = 0;
            for (int end = 0; end <= int(TurnEnd::CancelledByAgent); ++end) {
                history::TurnFooter footer;
                footer.end = TurnEnd(end);
                if (afterStop)
                    footer.confirmedAfterStop = base::Milliseconds(4600);
                const QString title = models::reportTitleText(footer);
                QCOMPARE(title.isEmpty(), models::nothingHappenedText(footer).isEmpty());
                if (title.isEmpty())
                    continue;
                ++reports;
                titles << title;
                nothing << models::nothingHappenedText(footer);
            }
            QCOMPARE(reports, 6);
        }
        QCOMPARE(nothing.size(), 6);
        QCOMPARE(titles.size(), 11); // what the agent cancels itself has no time after Stop
    }

    void everyReasonHasWords()
    {
        for (int why = 0; why <= int(ReportRow::Reason::RunsUnpermitted); ++why) {
            for (int by = 0; by <= int(ReportRow::Actor::Force); ++by) {
                ReportRow row;
                row.why = ReportRow::Reason(why);
                row.by = ReportRow::Actor(by);
                row.number = 2;
                QVERIFY(!models::reportReasonText(row).isEmpty());
            }
        }
        for (int section = 0; section <= int(ReportRow::Section::NotDone); ++section) {
            QVERIFY(!models::reportSectionText(ReportRow::Section(section)).isEmpty());
            QVERIFY(!models::reportSectionHint(ReportRow::Section(section), std::vector<ReportRow>(1)).isEmpty());
        }
        using Reason = ReportRow::Reason;
        const auto hint = [](ReportRow::Section section, std::vector<Reason> reasons) {
            std::vector<ReportRow> rows(reasons.size());
            for (size_t i = 0; i < reasons.size(); ++i) {
                rows[i].why = reasons[i];
                rows[i].what = QString::number(i % 2);
            }
            return models::reportSectionHint(section, rows);
        };
        const auto took = ReportRow::Section::TookEffect, final = ReportRow::Section::CannotBeUndone;
        QCOMPARE(hint(took, {Reason::FileChanged, Reason::FileWritten, Reason::FileChanged}),
                 QStringLiteral("2 file(s)"));
        QCOMPARE(hint(took, {Reason::FileChanged, Reason::CommandRan, Reason::FileWritten}),
                 QStringLiteral("3 effect(s)"));
        QCOMPARE(hint(took, {Reason::FileChanged, Reason::CallDoneThoughCancelled}), QStringLiteral("2 effect(s)"));
        QCOMPARE(hint(final, {Reason::Fetched}), QStringLiteral("left this machine"));
        QVERIFY(hint(final, {Reason::Fetched, Reason::CommandRan}) != QStringLiteral("left this machine"));
    }

    /// Its agent says that it ended, or that it runs: what is known better is said.
    void aCommandOfTheAgentsIsNotSaidToHaveRun()
    {
        history::ToolCall call;
        history::TerminalPart part;
        part.ofAgent = part.exited = true;
        const auto words = [&] { return models::commandState(part, call, QDateTime(), false).words; };
        const QString ended = words();
        call.effects.notPermitted = true;
        QVERIFY(words() != ended && !words().contains(u'·'));
        part.exitCode = 0; // it ran all the same
        QVERIFY(words().contains(QStringLiteral("exit 0")));
        part = {};
        part.ofAgent = part.started = true;
        QVERIFY(words().contains(QStringLiteral("Stop ends it")));
        call.state = history::ToolState::Cancelled; // Stop has been pressed
        QVERIFY(!words().contains(QStringLiteral("Stop")));
    }

    /// What runs, ends and has ended is three things.
    void aCommandThatRunsOnSaysSo()
    {
        history::CallRun run{core::RunEnd::RunsOn, {{7, {}}}, QDateTime::fromMSecsSinceEpoch(0), {}};
        const QDateTime now = QDateTime::fromMSecsSinceEpoch(14'000);
        QCOMPARE(models::runOnText(run, now, false), QStringLiteral("running in the background · 14 s"));
        QCOMPARE(models::runOnText(run, now, true), QStringLiteral("background 14 s"));
        run.end = core::RunEnd::Stopping;
        QCOMPARE(models::runOnText(run, now, false), QStringLiteral("stopping"));
        run.end = core::RunEnd::Killed;
        QVERIFY(models::runOnText(run, now, false).contains(QStringLiteral("SIGKILL")));
        run.end = core::RunEnd::Ended; // as the agent says
        QVERIFY(models::runOnText(run, now, false).isEmpty());
    }

    /// What a report does not cover is said of one with rows, too.
    void whatIsNotWatchedIsAlwaysSaid()
    {
        history::TurnFooter footer;
        footer.end = TurnEnd::StoppedByYou;
        QVERIFY(models::closingText(footer).isEmpty()); // nothing was looked at at all
        footer.watched = {QStringLiteral("/src/tidewater")};
        QVERIFY(models::reportText(footer).contains(
            QStringLiteral("Not watched: files git ignores, .git, empty folders, and everything outside tidewater.")));
        ReportRow row;
        row.what = QStringLiteral("a.py");
        footer.report = {row};
        QVERIFY(models::reportText(footer).contains(QStringLiteral("and everything outside tidewater.")));
    }

    /// A turn that was stopped may have cost as much as one that finished.
    void whatAStoppedTurnTookIsSaid()
    {
        history::TurnFooter footer;
        footer.end = TurnEnd::StoppedByYou;
        footer.usage = core::UsageCounted{12'100, 0.05, QStringLiteral("USD")};
        QCOMPARE(models::closingText(footer),
                 QStringLiteral("The turn took +12.1k context · 0.0500 USD, the agent reports."));
        QVERIFY(models::reportText(footer).endsWith(models::closingText(footer)));
        footer.watched = {QStringLiteral("/src/tidewater")};
        QVERIFY(models::closingText(footer).contains(QStringLiteral("everything outside tidewater. The turn took")));
    }

    /// Nobody pressed Stop where the session or Belay was closed.
    void whoStoppedATurn()
    {
        QSet<QString> marks, titles;
        for (const auto by : {core::StoppedBy::You, core::StoppedBy::ClosingSession, core::StoppedBy::ClosingBelay,
                              core::StoppedBy::Signal, core::StoppedBy::TimeLimit}) {
            history::TurnFooter footer;
            footer.stoppedBy = by;
            footer.end = by == core::StoppedBy::You         ? TurnEnd::StoppedByYou
                         : by == core::StoppedBy::TimeLimit ? TurnEnd::StoppedByLimit
                                                            : TurnEnd::StoppedByClosing;
            footer.confirmedAfterStop = base::Milliseconds(20);
            const QString mark = models::stopMarkText(by), title = models::reportTitleText(footer);
            marks << mark << models::stopMarkText(by, QStringLiteral("14:00"));
            titles << title;
            const bool isYou = by == core::StoppedBy::You;
            QCOMPARE(mark.contains(QStringLiteral("You pressed")), isYou);
            QCOMPARE(title.contains(QStringLiteral("Stopped by you")), isYou);
            QVERIFY(isYou || !models::nothingHappenedText(footer).isEmpty());
        }
        QCOMPARE(marks.size(), 10);
        QCOMPARE(titles.size(), 5);
        history::TurnFooter closed;
        closed.end = TurnEnd::StoppedByYou;
        QVERIFY(!models::reportTitleText(closed).contains(QStringLiteral("its session was closed")));
        closed.sessionClosed = true;
        QVERIFY(models::reportTitleText(closed).contains(QStringLiteral("its session was closed")));
        QCOMPARE(models::turnEndName(TurnEnd::StoppedByLimit), QStringLiteral("stopped_by_limit"));
        QCOMPARE(models::turnEndName(TurnEnd::StoppedByClosing), QStringLiteral("stopped_by_closing"));
    }

    void reportAsText()
    {
        history::TurnFooter footer;
        footer.end = TurnEnd::AgentFailed;
        footer.detail = QStringLiteral("Internal error");
        ReportRow row;
        row.what = QStringLiteral("a.py");
        footer.report = {row};
        QCOMPARE(models::reportText(footer), QStringLiteral("What happened: Agent failed\nInternal error\n"
                                                            "Took effect: a.py (Changed by the agent)"));
        footer.end = TurnEnd::Finished;
        QCOMPARE(models::reportText(footer), QStringLiteral("Finished"));
    }

    /// A call that takes another one back says which thing it is about, also where its schema names no argument as
    /// needed.
    void aProposedUndoNamesTheThing_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("arguments"); ///< empty: nothing is proposed
        QTest::newRow("needed") << QByteArray(R"({"properties":{"id":{},"note":{}},"required":["id"]})")
                                << QByteArray(R"({"id":"$.result.id"})");
        QTest::newRow("not said to be needed")
            << QByteArray(R"({"properties":{"id":{},"note":{}}})") << QByteArray(R"({"id":"$.result.id"})");
        QTest::newRow("none says which") << QByteArray(R"({"properties":{"note":{}}})") << QByteArray();
        QTest::newRow("takes none") << QByteArray("{}") << QByteArray("{}");
    }
    void aProposedUndoNamesTheThing()
    {
        QFETCH(const QByteArray, schema);
        QFETCH(const QByteArray, arguments);
        mcp::ToolInfo create, close;
        create.name = QStringLiteral("create_issue");
        create.inputSchema = R"({"properties":{"title":{}}})";
        close.name = QStringLiteral("close_issue");
        close.inputSchema = schema;
        const auto proposed = models::proposedUndo(create, {create, close});
        QCOMPARE(proposed ? proposed->arguments : QByteArray(), arguments);
    }

    void statistics()
    {
        core::StopStatistics statistics;
        QVERIFY(models::stopStatisticsText(statistics).isEmpty());
        QVERIFY(models::stopStatisticsDetail(statistics).isEmpty());
        QVERIFY(models::stopStatisticsSentence(QStringLiteral("x"), statistics).isEmpty());
        statistics.add({});
        QVERIFY(models::stopStatisticsText(statistics).startsWith(QStringLiteral("confirmed none")));
        statistics.add({base::Milliseconds(200), true});
        QCOMPARE(models::stopStatisticsText(statistics), QStringLiteral("stops in 0.2 s (1 of 2)"));
        QVERIFY(!models::stopStatisticsDetail(statistics).contains(QStringLiteral("force")));
        statistics.add({{}, false, true});
        QVERIFY2(models::stopStatisticsText(statistics).startsWith(QStringLiteral("stops in 0.2 s (1 of 3")),
                 qPrintable(models::stopStatisticsText(statistics)));
        QVERIFY(models::stopStatisticsText(statistics).contains(QStringLiteral("by force")));
        QVERIFY(models::stopStatisticsSentence(QStringLiteral("x"), statistics).contains(QStringLiteral("by force")));
        QVERIFY(models::stopStatisticsDetail(statistics).contains(QStringLiteral("by force")));
    }

    /// What is told at the button, from what was measured and no more.
    void reach_data()
    {
        QTest::addColumn<int>("commands");   ///< processes left; -1: not tried
        QTest::addColumn<int>("background"); ///< the same
        QTest::addColumn<bool>("through");   ///< commands run through Belay
        QTest::addColumn<bool>("remote");
        QTest::addColumn<QString>("text");
        const QString stops = QStringLiteral("stops in 0.2 s");
        QTest::newRow("nothing of commands") << -1 << -1 << false << false << stops;
        QTest::newRow("ends all") << 0 << 0 << false << false
                                  << QString(stops + QStringLiteral(
                                                         " · ends its own commands · ends background commands, too"));
        QTest::newRow("leaves what is in the background")
            << 0 << 1 << false << false
            << QString(stops +
                       QStringLiteral(" · ends its own commands · leaves background commands: Belay ends those"));
        QTest::newRow("leaves all") << 1 << 2 << false << false
                                    << QStringLiteral(
                                           "leaves its commands running: Belay ends those · leaves background "
                                           "commands: Belay ends those");
        QTest::newRow("through Belay") << 0 << -1 << true << false
                                       << QString(stops +
                                                  QStringLiteral(" · its commands run through Belay, which ends them"));
        QTest::newRow("elsewhere") << 0 << 0 << false << true << stops;
    }
    void reach()
    {
        QFETCH(const int, commands);
        QFETCH(const int, background);
        QFETCH(const bool, through);
        QFETCH(const bool, remote);
        QFETCH(const QString, text);
        core::StopConduct conduct;
        const auto add = [&conduct](core::StopCase which) -> core::StopCaseResult & {
            core::StopCaseResult one;
            one.which = which;
            one.outcome = core::StopOutcome::Confirmed;
            one.took = base::Milliseconds(200);
            conduct.cases.push_back(one);
            return conduct.cases.back();
        };
        add(core::StopCase::Stream);
        if (commands >= 0)
            add(core::StopCase::Command).processes = commands;
        if (background >= 0)
            add(core::StopCase::Background).background = background;
        conduct.runsThroughBelay = through;
        QVERIFY(models::stopReachText({}, std::nullopt, remote).isEmpty());
        QCOMPARE(models::stopReachText({}, conduct, remote), text);
        // What the user's own Stops have shown is more than one test.
        core::StopStatistics statistics;
        for (int i = 0; i < 9; ++i)
            statistics.add({base::Milliseconds(400)});
        statistics.add({{}, false, true});
        const QString known = models::stopReachText(statistics, conduct, remote);
        QVERIFY2(known.startsWith(QStringLiteral("stops in 0.4 s (9 of 10, 1 by force)")), qPrintable(known));
        QVERIFY(!known.contains(QStringLiteral("stops in 0.2 s")));
    }
};

BELAY_TEST(TestTexts)

} // namespace tst_texts

#include "tst_texts.moc"
