// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"

#include <QFile>
#include <QTest>

namespace tst_session {

using core::RequestEnd;
using core::RequestKind;
using core::TurnEnd;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // --- how a turn ends ------------------------------------------------------------------------------------

    void ends_data()
    {
        QTest::addColumn<bool>("stop");
        QTest::addColumn<QByteArray>("answer"); ///< stop reason, "error", "cancelled error" or "dies"
        QTest::addColumn<int>("end");
        QTest::newRow("end_turn") << false << QByteArray("end_turn") << int(TurnEnd::Finished);
        QTest::newRow("refusal") << false << QByteArray("refusal") << int(TurnEnd::Refused);
        QTest::newRow("max_tokens") << false << QByteArray("max_tokens") << int(TurnEnd::TokenLimit);
        QTest::newRow("max_turn_requests") << false << QByteArray("max_turn_requests") << int(TurnEnd::RequestLimit);
        QTest::newRow("a reason nobody knows") << false << QByteArray("tired") << int(TurnEnd::Finished);
        QTest::newRow("cancelled though nobody stopped")
            << false << QByteArray("cancelled") << int(TurnEnd::CancelledByAgent);
        QTest::newRow("error") << false << QByteArray("error") << int(TurnEnd::AgentFailed);
        QTest::newRow("-32800 though nobody stopped")
            << false << QByteArray("cancelled error") << int(TurnEnd::CancelledByAgent);
        QTest::newRow("dies") << false << QByteArray("dies") << int(TurnEnd::AgentDied);
        QTest::newRow("Stop, cancelled") << true << QByteArray("cancelled") << int(TurnEnd::StoppedByYou);
        QTest::newRow("Stop, end_turn") << true << QByteArray("end_turn") << int(TurnEnd::EndedNormallyAfterStop);
        QTest::newRow("Stop, error is no failure") << true << QByteArray("error") << int(TurnEnd::StoppedByYou);
        QTest::newRow("Stop, -32800") << true << QByteArray("cancelled error") << int(TurnEnd::StoppedByYou);
        QTest::newRow("Stop, dies") << true << QByteArray("dies") << int(TurnEnd::AgentDied);
    }
    void ends()
    {
        QFETCH(const bool, stop);
        QFETCH(const QByteArray, answer);
        QFETCH(const int, end);
        AgentBench b;
        b.prompt();
        b.text("working");
        if (stop)
            b.session->stop();
        if (answer == "error")
            b.answerError(b.idOf(QStringLiteral("session/prompt")), -32603);
        else if (answer == "cancelled error")
            b.answerError(b.idOf(QStringLiteral("session/prompt")), -32800);
        else if (answer == "dies")
            b.die(137);
        else
            b.answerPrompt(answer.constData());
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
        QCOMPARE(int(*b.lastEnd()), end);
        QVERIFY(!b.session->hasOpenTurn());
        QCOMPARE(b.count(QStringLiteral("session/cancel")), stop ? 1 : 0);
        // Over is over: a late Stop must not hit the next turn.
        b.session->stop();
        b.clock.advance(60000);
        QCOMPARE(b.count(QStringLiteral("session/cancel")), stop ? 1 : 0);
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
        QCOMPARE(b.all<core::ErrorRaised>().size(), size_t(answer == "dies" ? 1 : 0));
    }

    void onePromptAtATime()
    {
        AgentBench b;
        b.prompt();
        QVERIFY(!b.session->prompt({acp::TextContent{QStringLiteral("second")}}));
        QCOMPARE(b.count(QStringLiteral("session/prompt")), 1);
        b.answerPrompt("end_turn");
        QVERIFY(b.session->prompt({acp::TextContent{QStringLiteral("second")}}).ok());
        QCOMPARE(b.session->turn().value, quint64(2));
    }

    void anAnswerInsideSendIsTheEndOfThatTurn()
    {
        AgentBench b;
        b.onSent = [&](const QJsonObject &m) {
            if (m.value(QLatin1String("method")).toString() == QLatin1String("session/prompt"))
                b.answer(m.value(QLatin1String("id")), R"({"stopReason":"end_turn"})");
        };
        b.prompt();
        b.prompt();
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(2));
        QCOMPARE(b.rowEnd(RequestKind::Prompt), RequestEnd::None); // never open long enough to be listed
    }

    // --- what Stop does to what is open -------------------------------------------------------------------

    void theCascadeExample()
    {
        AgentBench b;
        b.prompt();
        const int create = b.createTerminal();
        const int wait = b.waitForExit(b.terminalOf(create));
        const int permission = b.permission();
        b.session->stop();
        QVERIFY(b.answerTo(permission).isEmpty());
        b.clock.advance(20);
        b.cancelRequest(wait);
        b.cancelRequest(permission);
        QCOMPARE(b.errorCode(wait), -32800);
        QCOMPARE(b.errorCode(permission), -32800);
        QCOMPARE(b.rowEnd(RequestKind::Permission), RequestEnd::CancelledByAgent);
        QCOMPARE(b.rowEnd(RequestKind::WaitForExit), RequestEnd::CancelledByAgent);
        QVERIFY(b.runner.commands.first()->signals_.isEmpty()); // a cancelled wait does not kill
        b.answerPrompt("cancelled");
        // The end of the prompt does: a cancelled request takes along what it opened.
        QCOMPARE(b.runner.commands.first()->signals_, QList<int>{SIGTERM});
        QCOMPARE(b.rowEnd(RequestKind::Command), RequestEnd::EndedByStop);
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByYou);
        QCOMPARE(b.rowEnd(RequestKind::Prompt), RequestEnd::CancelledByStop);
    }

    void permissionsAreCancelledAfterTheCascade()
    {
        AgentBench b;
        b.prompt();
        const int first = b.permission(), second = b.permission();
        b.session->stop();
        b.clock.advance(99);
        QVERIFY(b.answerTo(first).isEmpty());
        const int inTime = b.permission(); // waits like the others
        QVERIFY(b.answerTo(inTime).isEmpty());
        b.clock.advance(1);
        for (const int id : {first, second, inTime})
            QCOMPARE(b.permissionOutcome(id), QStringLiteral("cancelled"));
        const int late = b.permission();
        QCOMPARE(b.permissionOutcome(late), QStringLiteral("cancelled"));
        QCOMPARE(b.rowEnd(RequestKind::Permission), RequestEnd::RefusedAfterStop);
        b.cancelRequest(first); // finds an answered id
        b.answerPrompt("cancelled");
        QCOMPARE(b.permissionOutcome(b.permission()), QStringLiteral("cancelled")); // nobody speaks for it any more
    }

    void noAllowAfterStop()
    {
        AgentBench b;
        b.prompt();
        const int id = b.permission();
        const auto key = b.all<core::PermissionAsked>().back().key;
        b.session->stop();
        QVERIFY(!b.session->answerPermission(key, QStringLiteral("yes")));
        QVERIFY(b.answerTo(id).isEmpty());
        b.clock.advance(100);
        QVERIFY(!b.session->answerPermission(key, QStringLiteral("yes")));
        QCOMPARE(b.permissionOutcome(id), QStringLiteral("cancelled"));
    }

    void permissionsAreAnsweredAsChosen()
    {
        AgentBench b;
        b.prompt();
        const int id = b.permission();
        const auto key = b.all<core::PermissionAsked>().back().key;
        QVERIFY(!b.session->answerPermission(key, QStringLiteral("not offered")));
        QVERIFY(b.session->answerPermission(key, QStringLiteral("no")).ok());
        QCOMPARE(b.permissionOutcome(id), QStringLiteral("selected"));
        QVERIFY(!b.session->answerPermission(key, QStringLiteral("yes")));
        QCOMPARE(b.all<core::PermissionSettled>().size(), size_t(1));
        b.clock.advance(base::Milliseconds(3600'000)); // never by time
        const int open = b.permission();
        b.clock.advance(base::Milliseconds(3600'000));
        QVERIFY(b.answerTo(open).isEmpty());
        b.answerPrompt("end_turn"); // but never left unanswered
        QCOMPARE(b.permissionOutcome(open), QStringLiteral("cancelled"));
    }

    void onlyCommandsOfThisTurnAreEnded()
    {
        AgentBench b;
        b.prompt();
        b.createTerminal(); // a dev server
        b.answerPrompt("end_turn");
        b.prompt();
        const int wait = b.waitForExit(b.terminalOf(b.createTerminal()));
        b.session->stop();
        b.clock.advance(999);
        QVERIFY(b.runner.commands[1]->signals_.isEmpty());
        b.clock.advance(1);
        QVERIFY(b.runner.commands[0]->signals_.isEmpty());
        QCOMPARE(b.runner.commands[1]->signals_, QList<int>{SIGTERM});
        QCOMPARE(b.answerTo(wait).value(QLatin1String("result")).toObject().value(QLatin1String("signal")).toString(),
                 QStringLiteral("SIGTERM"));
        QCOMPARE(b.rowEnd(RequestKind::Command), RequestEnd::EndedByStop);
    }

    void theScopeIsWhatTheUserChose_data()
    {
        QTest::addColumn<bool>("endCommands");
        QTest::addColumn<bool>("keepFirst");
        QTest::addColumn<bool>("endOlder");
        QTest::addColumn<QList<bool>>("ended"); ///< the older one, the first, the second of this turn
        QTest::newRow("all of this turn") << true << false << false << QList<bool>{false, true, true};
        QTest::newRow("let the commands finish") << false << false << false << QList<bool>{false, false, false};
        QTest::newRow("one may go on") << true << true << false << QList<bool>{false, false, true};
        QTest::newRow("and the older one, too") << true << false << true << QList<bool>{true, true, true};
        QTest::newRow("only the older one") << false << false << true << QList<bool>{true, false, false};
    }
    void theScopeIsWhatTheUserChose()
    {
        QFETCH(const bool, endCommands);
        QFETCH(const bool, keepFirst);
        QFETCH(const bool, endOlder);
        QFETCH(const QList<bool>, ended);
        AgentBench b;
        b.prompt();
        const QByteArray older = b.terminalOf(b.createTerminal());
        b.answerPrompt("end_turn");
        b.prompt();
        const QByteArray first = b.terminalOf(b.createTerminal());
        b.createTerminal();
        core::StopScope scope;
        scope.endCommands = endCommands;
        if (keepFirst)
            scope.keep.insert({QString::fromUtf8(first)});
        if (endOlder)
            scope.alsoEnd.insert({QString::fromUtf8(older)});
        b.session->stop(scope);
        b.clock.advance(1000);
        b.answerPrompt("cancelled");
        b.clock.advance(10'000);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(b.runner.commands[i]->ended, ended[i]);
    }

    void commandsEndWithTheirTurnEvenBeforeTheRung()
    {
        AgentBench b;
        b.prompt();
        b.createTerminal();
        b.session->stop();
        b.clock.advance(30);
        b.answerPrompt("cancelled");
        QCOMPARE(b.runner.commands[0]->signals_, QList<int>{SIGTERM});
        b.clock.advance(60'000);
        QCOMPARE(b.runner.commands[0]->signals_, QList<int>{SIGTERM}); // once
    }

    void aFinishedTurnLeavesItsCommandsAlone()
    {
        AgentBench b;
        b.prompt();
        b.createTerminal();
        b.answerPrompt("end_turn");
        b.clock.advance(60'000);
        QVERIFY(b.runner.commands[0]->signals_.isEmpty());
    }

    void commandsThatIgnoreTermAreKilled()
    {
        AgentBench b;
        b.prompt();
        b.createTerminal();
        b.runner.commands[0]->ignoresTerm = true;
        b.session->stop();
        b.clock.advance(2999);
        QCOMPARE(b.runner.commands[0]->signals_, QList<int>{SIGTERM});
        b.clock.advance(1);
        QCOMPARE(b.runner.commands[0]->signals_, (QList<int>{SIGTERM, SIGKILL}));
        QVERIFY(b.runner.commands[0]->ended);
    }

    void theEffectGate()
    {
        AgentBench b;
        b.prompt();
        b.session->stop();
        const int write = b.write(), create = b.createTerminal();
        QCOMPARE(b.errorCode(write), -32800);
        QCOMPARE(b.errorCode(create), -32800);
        QVERIFY(!QFile::exists(b.folder.filePath(QStringLiteral("f.txt"))));
        QVERIFY(b.runner.commands.isEmpty());
        QCOMPARE(b.all<core::EffectRefused>().size(), size_t(2));
        b.answerPrompt("cancelled");
        QCOMPARE(b.errorCode(b.write("g.txt")), -32800); // shut until the user speaks again
        b.prompt();
        QVERIFY(b.answerTo(b.write("h.txt")).contains(QLatin1String("result")));
        QVERIFY(QFile::exists(b.folder.filePath(QStringLiteral("h.txt"))));
        for (const ledger::Effect &effect : b.ledger.effects({QStringLiteral("s")}))
            QCOMPARE(effect.state, effect.target.endsWith(QStringLiteral("h.txt")) ? ledger::EffectState::Committed
                                                                                   : ledger::EffectState::Cancelled);
    }

    /// Stop, or a withdrawal, between the durable row and the file: nothing is touched.
    void theGateIsAskedOnceMore_data()
    {
        QTest::addColumn<QString>("what");
        for (const char *what : {"stop", "user"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void theGateIsAskedOnceMore()
    {
        QFETCH(const QString, what);
        AgentBench b;
        b.prompt();
        b.ledger.onPrepared = [&] {
            b.ledger.onPrepared = {};
            if (what == QLatin1String("stop"))
                b.session->stop();
            else
                b.board.cancel(b.board.rows().rbegin()->first);
        };
        const int write = b.write();
        QCOMPARE(b.errorCode(write), -32800);
        QVERIFY(!QFile::exists(b.folder.filePath(QStringLiteral("f.txt"))));
        QCOMPARE(b.ledger.allEffects().back().state, ledger::EffectState::Cancelled);
        QCOMPARE(b.rowEnd(RequestKind::WriteFile),
                 what == QLatin1String("stop") ? RequestEnd::RefusedAfterStop : RequestEnd::CancelledByUser);
        QCOMPARE(b.all<core::EffectRefused>().size(), size_t(what == QLatin1String("stop") ? 1 : 0));
    }

    void stopBeforeTheCommandStarts()
    {
        AgentBench b;
        b.prompt();
        b.ledger.onPrepared = [&] {
            b.ledger.onPrepared = {};
            b.session->stop();
        };
        QCOMPARE(b.errorCode(b.createTerminal()), -32800);
        QVERIFY(b.runner.commands.isEmpty());
        QCOMPARE(b.ledger.allEffects().back().state, ledger::EffectState::Cancelled);
    }

    /// What the agent does with its own hands is settled by looking at the disk.
    void theAgentsOwnEditsAreRows()
    {
        AgentBench b;
        b.prompt();
        const QString path = b.folder.filePath(QStringLiteral("own.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("new");
        file.close();
        const auto report = [&](const QByteArray &id, const QByteArray &status, const QByteArray &oldText,
                                const QByteArray &newText) {
            b.update("{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"" + id +
                     "\",\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"" + status +
                     "\",\"content\":[{\"type\":\"diff\",\"path\":\"own.txt\",\"oldText\":\"" + oldText +
                     "\",\"newText\":\"" + newText + "\"}]}");
        };
        report("a", "completed", "old", "new");
        report("b", "in_progress", "x", "y");
        QCOMPARE(b.deeds().size(), size_t(2));
        QCOMPARE(b.deeds()[1].state, ledger::EffectState::Committing);
        b.session->stop();
        b.answerPrompt("cancelled");
        const auto rows = b.deeds();
        QCOMPARE(rows.size(), size_t(2));
        QCOMPARE(rows[0].state, ledger::EffectState::Committed);
        QCOMPARE(rows[0].source, ledger::EffectSource::Agent);
        QCOMPARE(rows[0].target, path);
        QCOMPARE(rows[1].state, ledger::EffectState::Unknown); // neither x nor y
        // Said later, and true by then.
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("y");
        file.close();
        report("b", "completed", "x", "y");
        QCOMPARE(b.deeds().size(), size_t(2));
        QCOMPARE(b.deeds()[1].state, ledger::EffectState::Committed);
    }

    /// The command never began: it is no effect that somebody would have to look at.
    void aCancelledPermissionIsNoEffect()
    {
        for (const bool cancelled : {true, false}) {
            AgentBench b;
            b.prompt();
            b.update(
                "{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"c\",\"title\":\"rm -rf x\",\"kind\":\"execute\","
                "\"status\":\"pending\"}");
            b.permission(); // for that call
            if (!cancelled)
                (void)b.session->answerPermission(b.all<core::PermissionAsked>().front().key, QStringLiteral("yes"));
            b.session->stop();
            b.answerPrompt("cancelled");
            QCOMPARE(b.deeds().size(), size_t(1));
            QCOMPARE(b.deeds().front().state,
                     cancelled ? ledger::EffectState::Cancelled : ledger::EffectState::Unknown);
        }
    }

    void belaysOwnWritesAreNotCountedTwice()
    {
        AgentBench b;
        b.prompt();
        b.write("f.txt");
        b.update("{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"c\",\"title\":\"Edit\",\"kind\":\"edit\","
                 "\"status\":\"completed\",\"content\":[{\"type\":\"diff\",\"path\":\"f.txt\",\"oldText\":null,"
                 "\"newText\":\"new\"}]}");
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.deeds().front().source, ledger::EffectSource::Belay);
    }

    void readsAreInView()
    {
        AgentBench b;
        b.plant("f.txt", "text");
        b.prompt();
        const auto rows = [&b](core::RequestEnd end) {
            return std::count_if(b.board.rows().begin(), b.board.rows().end(), [end](const auto &entry) {
                return entry.second.kind == core::RequestKind::ReadFile && entry.second.end == end;
            });
        };
        b.read();
        QCOMPARE(rows(core::RequestEnd::Answered), 1);
        b.read("missing");
        QCOMPARE(rows(core::RequestEnd::Failed), 1);
        // Many are no reason to keep them all.
        for (size_t i = 0; i < core::RequestBoard::mostEnded + 100; ++i)
            b.read();
        QCOMPARE(b.board.rows().size(), core::RequestBoard::mostEnded + 1); // and the prompt
        QCOMPARE(rows(core::RequestEnd::Failed), 0);
    }

    /// What comes with the answer of a cancelled request is not lost, and what the agent withdraws in vain is told.
    void rowsTellWhatCameLate()
    {
        AgentBench b;
        b.prompt();
        const int asked = b.permission();
        (void)b.session->answerPermission(b.all<core::PermissionAsked>().front().key, QStringLiteral("yes"));
        b.cancelRequest(asked);
        b.cancelRequest(987654);
        const auto row = [&b](core::RequestKind kind) {
            for (const auto &[key, known] : b.board.rows()) {
                if (known.kind == kind)
                    return known;
            }
            return core::RequestRow();
        };
        QVERIFY(row(core::RequestKind::Permission).withdrawnLate);
        QCOMPARE(row(core::RequestKind::Permission).end, core::RequestEnd::AnsweredByUser);
        QCOMPARE(row(core::RequestKind::Other).protocolId, QStringLiteral("987654"));
        QCOMPARE(row(core::RequestKind::Other).state, core::RequestState::Done);
        b.session->stop();
        b.wire->receive(
            "{\"jsonrpc\":\"2.0\",\"id\":" + QByteArray::number(b.idOf(QStringLiteral("session/prompt")).toInteger()) +
            ",\"error\":{\"code\":-32800,\"message\":\"cancelled\",\"data\":{\"said\":\"half\"}}}");
        QVERIFY(row(core::RequestKind::Prompt).partial.contains(QStringLiteral("half")));
    }

    void commandsHaveKeys()
    {
        AgentBench b;
        b.prompt();
        b.createTerminal();
        b.createTerminal();
        const auto rows = b.ledger.allEffects();
        QCOMPARE(rows.size(), size_t(2));
        QCOMPARE(rows[0].key.size(), 32);
        QVERIFY(rows[0].key != rows[1].key); // asked for twice is meant twice
    }

    void aDeafAgentIsAskedOnceMoreAndForcedByHand()
    {
        AgentBench b;
        b.prompt();
        const int permission = b.permission();
        b.session->stop();
        b.clock.advance(60000);
        QCOMPARE(b.count(QStringLiteral("session/cancel")), 1);
        QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
        QCOMPARE(b.session->stopStatus().phase, core::TurnPhase::Unconfirmed);
        QVERIFY(b.session->hasOpenTurn());
        b.session->stop(); // now it means force
        QCOMPARE(*b.lastEnd(), TurnEnd::StoppedByForce);
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
        QCOMPARE(b.permissionOutcome(permission), QStringLiteral("cancelled"));
        QCOMPARE(b.rowEnd(RequestKind::Prompt), RequestEnd::EndedByForce);
        QVERIFY(b.all<core::ErrorRaised>().empty()); // no failure: it was asked for
        QCOMPARE(b.connection->state(), core::ConnectionState::Closed);
        QVERIFY(!b.session->prompt({}));
    }

    // --- tool calls and late updates ----------------------------------------------------------------------------

    void unfinishedToolCallsAreMarkedAtOnce()
    {
        AgentBench b;
        b.prompt();
        b.update(R"({"sessionUpdate":"tool_call","toolCallId":"a","title":"A","status":"in_progress"})");
        b.update(R"({"sessionUpdate":"tool_call","toolCallId":"b","title":"B","status":"completed"})");
        b.session->stop();
        QCOMPARE(b.all<core::ToolCallCancelled>().size(), size_t(1));
        QCOMPARE(b.all<core::ToolCallCancelled>()[0].id.value, QStringLiteral("a"));
        QVERIFY(b.all<core::ToolCallCancelled>()[0].byStop);
        b.clock.advance(1200);
        b.update(R"({"sessionUpdate":"tool_call_update","toolCallId":"a","status":"completed"})");
        const auto &late = b.events.back();
        QCOMPARE(late.turn.value, quint64(1));
        QCOMPARE(late.afterStop->count(), 1200);
        b.update(R"({"sessionUpdate":"tool_call","toolCallId":"new","title":"N","status":"pending"})");
        QCOMPARE(b.all<core::ToolCallCancelled>().size(), size_t(2));
    }

    void updatesAfterTheEndDoNotReopenTheTurn()
    {
        AgentBench b;
        b.prompt();
        b.update(R"({"sessionUpdate":"tool_call","toolCallId":"a","title":"A","status":"in_progress"})");
        b.answerPrompt("end_turn");
        QVERIFY(!b.all<core::ToolCallCancelled>()[0].byStop);
        b.text("one more thing");
        QCOMPARE(b.events.back().turn.value, quint64(0));
        QVERIFY(!b.events.back().afterStop);
        b.prompt();
        b.update(R"({"sessionUpdate":"tool_call_update","toolCallId":"a","status":"completed"})");
        QCOMPARE(b.events.back().turn.value, quint64(1)); // the old turn's, though a new one runs
        QVERIFY(b.session->hasOpenTurn());
        QCOMPARE(b.all<core::TurnEnded>().size(), size_t(1));
    }

    void aSecondAnswerToAnOldPromptDoesNotEndTheNewTurn()
    {
        AgentBench b;
        b.prompt();
        const QJsonValue old = b.idOf(QStringLiteral("session/prompt"));
        b.answerPrompt("end_turn");
        b.prompt();
        b.answer(old, R"({"stopReason":"end_turn"})");
        QVERIFY(b.session->hasOpenTurn());
    }

    // --- options ------------------------------------------------------------------------------------------------

    void modesAndOptions()
    {
        AgentBench b(false);
        b.openSession(
            R"({"protocolVersion":1})",
            R"({"sessionId":"s","modes":{"currentModeId":"ask","availableModes":[{"id":"ask","name":"Ask"},{"id":"code","name":"Code"}]}})");
        QCOMPARE(b.session->facts().options.size(), size_t(1));
        b.session->setOption(QStringLiteral("mode"), QStringLiteral("code"));
        b.answer(b.idOf(QStringLiteral("session/set_mode")), "{}");
        QCOMPARE(b.session->facts().options[0].value, QStringLiteral("code"));
        b.update(R"({"sessionUpdate":"current_mode_update","currentModeId":"ask"})");
        QCOMPARE(b.session->facts().options[0].value, QStringLiteral("ask"));
        b.update(
            R"({"sessionUpdate":"config_option_update","configOptions":[{"id":"model","name":"Model","type":"select","currentValue":"x","options":[{"value":"x","name":"X"}]}]})");
        b.session->setOption(QStringLiteral("model"), QStringLiteral("y"));
        b.answerError(b.idOf(QStringLiteral("session/set_config_option")), -32602);
        QCOMPARE(b.session->facts().options[0].value, QStringLiteral("x"));
        QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
        QVERIFY(b.all<core::NoticeRaised>()[0].title.contains(QStringLiteral("Model")));
    }

    /// What each turn took is the difference that the agent's totals make, also when they come late.
    void usageIsCountedForEachTurn()
    {
        AgentBench b;
        const auto usage = [&b](const char *rest) {
            b.update(QByteArray(R"({"sessionUpdate":"usage_update",)") + rest + '}');
        };
        b.prompt();
        usage(R"("used":1200,"size":9000,"cost":{"amount":0.5,"currency":"USD"})");
        QCOMPARE(b.all<core::UsageCounted>().back(), (core::UsageCounted{1200, 0.5, QStringLiteral("USD")}));
        b.answer(b.idOf(QStringLiteral("session/prompt")), R"({"stopReason":"end_turn"})");
        usage(R"("used":1300,"size":9000,"cost":{"amount":0.75,"currency":"USD"})");
        QCOMPARE(b.all<core::UsageCounted>().back(), (core::UsageCounted{1300, 0.75, QStringLiteral("USD")}));
        QCOMPARE(b.events.back().turn, base::TurnId{1});
        b.prompt();
        usage(R"("used":300,"size":9000,"cost":{"amount":1.0,"currency":"EUR"})"); // compacted, and another currency
        QCOMPARE(b.all<core::UsageCounted>().back(), (core::UsageCounted{-1000, {}, {}}));
        QCOMPARE(b.events.back().turn, base::TurnId{2});
    }
};

BELAY_TEST(TestSession)

} // namespace tst_session

#include "tst_session.moc"
