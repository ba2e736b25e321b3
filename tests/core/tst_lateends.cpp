// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/stop/stopstatistics.h"
#include "history/transcript.h"

#include "testclass.h"

#include <QTest>

namespace tst_lateends {

using core::TurnEnd;
using Reason = history::ReportRow::Reason;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

/// A session with its transcript: what a person reads about a turn that ended oddly.
struct Bench : AgentBench
{
    Bench()
    {
        QObject::connect(session, &core::Session::eventOccurred, session,
                         [this](const core::SessionEvent &event) { transcript.apply(event); });
    }

    const history::TurnFooter *footer() const
    {
        const history::TurnFooter *last = nullptr;
        for (int row = 0; row < transcript.count(); ++row) {
            if (const auto *found = std::get_if<history::TurnFooter>(&transcript.at(row).body))
                last = found;
        }
        return last;
    }
    int rows(Reason why) const
    {
        const auto &report = footer()->report;
        return int(std::count_if(report.begin(), report.end(), [why](const auto &row) { return row.why == why; }));
    }
    void tool(const QByteArray &id, const QByteArray &status, const QByteArray &kind = "execute")
    {
        update(R"({"sessionUpdate":"tool_call","toolCallId":")" + id + R"(","title":"run )" + id + R"(","kind":")" +
               kind + R"(","status":")" + status + "\"}");
    }
    void toolUpdate(const QByteArray &id, const QByteArray &status)
    {
        update(R"({"sessionUpdate":"tool_call_update","toolCallId":")" + id + R"(","status":")" + status + "\"}");
    }

    /// A request for permission, as its parameters.
    static QByteArray asking(const QByteArray &id)
    {
        return "{\"sessionId\":\"s\",\"toolCall\":{\"toolCallId\":\"" + id +
               "\",\"title\":\"run "
               "c\",\"kind\":\"other\"},\"options\":[{\"optionId\":\"yes\",\"name\":\"Allow\",\"kind\":"
               "\"allow_once\"}]}";
    }
    void toolShows(const QByteArray &id, const QByteArray &terminal)
    {
        update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"" + id +
               "\",\"content\":[{\"type\":\"terminal\",\"terminalId\":\"" + terminal + "\"}]}");
    }

    history::Transcript transcript;
};

} // namespace
#endif

class TestLateEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Some ask before they tell, and tell when all is over.
    void aCallThatWasOnlyAskedAboutIsOverWithItsTurn()
    {
        for (const bool stops : {true, false}) {
            Bench b;
            b.prompt();
            b.request("session/request_permission", Bench::asking("c"));
            if (stops)
                b.session->stop();
            b.answerPrompt(stops ? "cancelled" : "refusal");
            b.clock.advance(3000);
            b.update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"c\",\"rawOutput\":{\"ok\":true}}");
            const auto &card = std::get<history::ToolCall>(b.transcript.at(b.transcript.count() - 1).body);
            QCOMPARE(card.state, history::ToolState::Cancelled);
            QCOMPARE(card.cancelledByStop, stops);
            // Nobody permitted it, and a word more about it is no work.
            QVERIFY(b.session->outlivingCalls().isEmpty());
            if (stops) {
                QCOMPARE(b.rows(Reason::PermissionCancelled), 1);
                QCOMPARE(b.rows(Reason::CallNotFinished), 0);
            }
        }
    }

    /// Belay ran it and saw its end: that the agent never said a word does not make it unknown. Also after a restart.
    void aCommandOfBelaysIsKnownBetterThanItsCall()
    {
        Bench b;
        b.prompt();
        b.tool("c", "pending");
        const QByteArray terminal = b.terminalOf(b.createTerminal());
        b.toolShows("c", terminal);
        b.createTerminal(); // and one that no call shows
        b.runner.commands[0]->end(3);
        b.runner.commands[1]->end(4);
        b.session->stop();
        b.answerPrompt("cancelled");
        history::Transcript again;
        std::vector<history::Entry> all;
        all.reserve(size_t(b.transcript.count()));
        for (int i = 0; i < b.transcript.count(); ++i)
            all.push_back(b.transcript.at(i));
        QVERIFY(again.restore(all, b.ledger.allEffects()));
        for (const history::TurnFooter *footer : {b.footer(), again.footerOf({1})}) {
            std::set<int> codes;
            for (const history::ReportRow &row : footer->report) {
                QCOMPARE(row.why, Reason::CommandRan);
                QCOMPARE(row.section, history::ReportRow::Section::TookEffect);
                QCOMPARE(row.effects.size(), size_t(1));
                codes.insert(row.number);
            }
            QCOMPARE(codes, (std::set<int>{3, 4}));
        }
    }

    void aCommandThatBelayEndedIsToldOnce()
    {
        Bench b;
        b.prompt();
        b.tool("c", "in_progress");
        const QByteArray terminal = b.terminalOf(b.createTerminal());
        b.toolShows("c", terminal);
        b.session->stop();
        b.clock.advance(1500);
        b.answerPrompt("cancelled");
        QCOMPARE(b.footer()->report.size(), size_t(1));
        QCOMPARE(b.footer()->report.front().why, Reason::CommandEnded);
        QVERIFY(b.footer()->report.front().effect.value != 0);
    }

    void aCommandThatTheAgentDoesNotStop()
    {
        Bench b;
        b.prompt();
        b.tool("c", "in_progress");
        b.session->stop();
        b.answerPrompt("cancelled");
        QVERIFY(b.session->outlivingCalls().isEmpty());
        b.toolUpdate("c", "in_progress"); // right behind the end: last words
        QVERIFY(b.session->outlivingCalls().isEmpty());
        b.clock.advance(1500);
        for (int i = 0; i < 1000; ++i)
            b.toolUpdate("c", "in_progress");
        QCOMPARE(b.session->outlivingCalls(), QStringList{QStringLiteral("run c")});
        QCOMPARE(b.all<core::CallRunsOn>().size(), size_t(1)); // told once
        QVERIFY(b.all<core::CallRunsOn>()[0].isCommand);
        QCOMPARE(b.rows(Reason::OutlivesTurn), 1);
        QCOMPARE(b.footer()->lateUpdates, 1001);
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
        // Also during the next turn.
        b.prompt();
        b.toolUpdate("c", "in_progress");
        QCOMPARE(b.session->outlivingCalls().size(), 1);
        b.toolUpdate("c", "completed");
        QVERIFY(b.session->outlivingCalls().isEmpty());
        QVERIFY(!b.all<core::CallRunsOn>().back().goesOn());
        QVERIFY(b.session->hasOpenTurn());
    }

    void forceEndsWhatTheAgentDoesNotStop()
    {
        Bench b;
        b.prompt();
        b.tool("c", "in_progress");
        b.session->stop();
        b.answerPrompt("cancelled");
        b.clock.advance(2000);
        b.toolUpdate("c", "in_progress");
        b.session->forceStop();
        QVERIFY(b.session->outlivingCalls().isEmpty());
        QVERIFY(!b.session->isConnected());
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByYou); // the turn had ended already and stays so
        QVERIFY(b.all<core::ErrorRaised>().empty());
        b.clock.advance(0);
        QCOMPARE(b.count(QStringLiteral("initialize")), 2);
    }

    void completedAfterCancelledShowsBoth()
    {
        Bench b;
        b.prompt();
        b.tool("c", "in_progress", "edit");
        b.session->stop();
        b.answerPrompt("cancelled");
        QCOMPARE(b.rows(Reason::CallNotFinished), 1);
        b.clock.advance(400);
        b.toolUpdate("c", "completed");
        QCOMPARE(b.rows(Reason::CallNotFinished), 0);
        QCOMPARE(b.rows(Reason::CallDoneThoughCancelled), 1);
    }

    /// Files are looked at; what else a call did until it failed nobody knows.
    void whatFailedBeforeStopIsTold_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("isTold");
        for (const char *kind : {"execute", "fetch", "other"})
            QTest::newRow(kind) << QByteArray(kind) << true;
        for (const char *kind : {"edit", "read"})
            QTest::newRow(kind) << QByteArray(kind) << false;
    }
    void whatFailedBeforeStopIsTold()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const bool, isTold);
        Bench b;
        b.prompt();
        b.tool("c", "failed", kind);
        b.session->stop();
        b.answerPrompt("cancelled");
        QCOMPARE(b.rows(Reason::CallFailedItself), int(isTold));
    }

    /// gemini and others: a command that Stop ended is told as completed.
    void aCommandCalledDoneAfterStopMayBeCutShort()
    {
        for (const bool before : {true, false}) {
            Bench b;
            b.prompt();
            if (before)
                b.tool("c", "completed");
            b.session->stop();
            if (!before)
                b.tool("c", "completed");
            b.answerPrompt("cancelled");
            QCOMPARE(b.rows(Reason::CallDone), before ? 1 : 0);
            QCOMPARE(b.rows(Reason::DoneAfterStop), before ? 0 : 1);
        }
    }

    /// What is refused after Stop is listed, in the turn's time and after it.
    void refusalsAreListed()
    {
        Bench b;
        b.prompt();
        const int open = b.permission();
        b.session->stop();
        b.clock.advance(100);
        QCOMPARE(b.permissionOutcome(open), QStringLiteral("cancelled"));
        b.write("late.txt");
        b.createTerminal();
        b.clock.advance(100);
        b.permission();
        b.answerPrompt("cancelled");
        QCOMPARE(b.rows(Reason::PermissionCancelled), 1);
        QCOMPARE(b.rows(Reason::PermissionRefused), 1);
        QCOMPARE(b.rows(Reason::WriteRefused), 1);
        QCOMPARE(b.rows(Reason::CommandRefused), 1);
    }

    void commandsAreAccountedFor()
    {
        Bench b;
        b.prompt();
        b.createTerminal();
        b.createTerminal();
        b.runner.commands[0]->end(0);
        b.runner.commands[1]->ignoresTerm = true;
        b.session->stop();
        b.answerPrompt("cancelled");
        QCOMPARE(b.rows(Reason::CommandRan), 1);
        QCOMPARE(b.rows(Reason::CommandRunsOn), 1); // SIGTERM was not enough
        b.clock.advance(2000);
        QCOMPARE(b.rows(Reason::CommandRunsOn), 0);
        QCOMPARE(b.rows(Reason::CommandEnded), 1);
        for (const auto &row : b.footer()->report) {
            if (row.why == Reason::CommandEnded) {
                QCOMPARE(row.by, history::ReportRow::Actor::Stop);
                QCOMPARE(row.text, QStringLiteral("SIGKILL"));
            }
        }
    }

    void aTurnThatFinishedNeedsNoReport()
    {
        Bench b;
        b.prompt();
        b.tool("c", "completed", "edit");
        b.answerPrompt("end_turn");
        QVERIFY(b.footer()->report.empty());
    }

    void deathLosesWhatWasOpen()
    {
        Bench b;
        b.prompt();
        b.permission();
        b.tool("d", "in_progress", "edit");
        b.die(1);
        QCOMPARE(b.rows(Reason::RequestsLost), 1);
        QCOMPARE(b.rows(Reason::CallNotFinished), 1);
        QCOMPARE(b.rows(Reason::PermissionCancelled), 1);
    }

    /// What became of it is told by the turn: nothing else was lost that could be looked at.
    void aPromptIsNoLostRequest()
    {
        Bench b;
        b.prompt();
        b.die(1);
        QCOMPARE(*b.lastEnd(), TurnEnd::AgentDied);
        QVERIFY(b.footer()->report.empty());
    }

    void fetchesCannotBeUndone()
    {
        Bench b;
        b.prompt();
        b.tool("f", "completed", "fetch");
        b.tool("r", "completed", "read");
        b.session->stop();
        b.answerPrompt("end_turn");
        QCOMPARE(*b.lastEnd(), TurnEnd::EndedNormallyAfterStop);
        QCOMPARE(b.rows(Reason::Fetched), 1);
        QCOMPARE(b.footer()->report.size(), size_t(1)); // reading needs no account
    }

    void theAgentsOwnCascadeIsNoticed()
    {
        for (const bool cascades : {false, true}) {
            Bench b;
            b.prompt();
            const int permission = b.permission();
            b.session->stop();
            if (cascades)
                b.cancelRequest(permission);
            b.clock.advance(200);
            b.answerPrompt("cancelled");
            QCOMPARE(b.all<core::TurnEnded>()[0].cascaded, cascades);
            QCOMPARE(b.all<core::TurnEnded>()[0].confirmedAfterStop->count(), 200);
        }
    }

    void endsAreCounted()
    {
        core::StopStatistics statistics;
        QVERIFY(!statistics.usual());
        for (int i = 0; i < 60; ++i)
            statistics.add({base::Milliseconds(i == 3 ? 5000 : 200 + i), i % 2 == 0});
        statistics.add({});
        QCOMPARE(statistics.stops, 61);
        QCOMPARE(statistics.confirmed, 60);
        QCOMPARE(statistics.cascaded, 30);
        QCOMPARE(statistics.slowest.count(), 5000);
        QCOMPARE(statistics.times.size(), core::StopStatistics::kept);
        QCOMPARE(statistics.usual()->count(), 235); // of the newest 50
    }
};

BELAY_TEST(TestLateEnds)

} // namespace tst_lateends

#include "tst_lateends.moc"
