// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/prompt/promptqueue.h"
#include "core/requests/elicitationgate.h"
#include "testclass.h"

#include <QTest>

#include <random>

namespace tst_interleavings {

/// Both sides do anything they may at any time; the agent's process is forced, dies, and comes back, able to
/// restore its sessions or not. Whatever the order, these hold: every request of the agent is answered exactly
/// once while its connection lives, and never after; a turn ends exactly once; `session/cancel` is never sent
/// without an open prompt and never twice in a turn, `$/cancel_request` never twice for an id; no write lands
/// and no command starts after Stop, nothing is applied to another turn than
/// its own; a message that waits is sent once, in its order, or is still there.
class TestInterleavings : public QObject
{
    Q_OBJECT

    static constexpr unsigned seeds = 1000;
    /// Enough for many turns; for a few seeds so many that what is kept of a session grows, too.
    static int stepsOf(unsigned seed) { return seed % 10 == 0 ? 2000 : 600; }

    struct Run
    {
        AgentBench b{false};
        std::mt19937 random;
        core::PromptQueue queue;            ///< fed by the user, emptied whenever the session is free
        QStringList waiting;                ///< what must still be in it
        std::map<qint64, QString> outbound; ///< what the agent owes an answer to, in this connection
        std::map<int, int> connectionOf;    ///< of the agent's requests
        int connections = 0, sessions = 1, prompts = 0;
        std::map<int, int> answers; ///< to the agent's requests
        std::set<int> asked;
        std::map<qint64, int> cancelRequests;
        std::set<qint64> openPrompts;
        int cancelsInTurn = 0;
        std::map<quint64, int> turnEnds;
        std::map<QString, quint64> toolTurns;
        bool stopSeen = false;
        QByteArray hello;
        QString fault;
        int tool = 0;
        QList<QByteArray> terminals;
        QList<int> open; ///< the agent's own, for withdrawing

        explicit Run(unsigned seed) : random(seed)
        {
            b.onSent = [this](const QJsonObject &m) { onSent(m); };
            const QByteArray resume = seed % 2 ? "\"resume\":{}" : "", load = seed % 3 ? "true" : "false";
            hello = QByteArray("{\"protocolVersion\":1,\"agentCapabilities\":{\"loadSession\":") + load +
                    ",\"sessionCapabilities\":{" + resume + "}}}";
            b.openSession(hello);
            connect(b.session, &core::Session::eventOccurred, b.session,
                    [this](const core::SessionEvent &e) { onEvent(e); });
        }

        void fail(const QString &what)
        {
            if (fault.isEmpty())
                fault = what;
        }

        void onSent(const QJsonObject &m)
        {
            const QString method = m.value(QLatin1String("method")).toString();
            const qint64 id = m.value(QLatin1String("id")).toInteger(-1);
            if (!method.isEmpty() && id >= 0)
                outbound[id] = method;
            if (method == QLatin1String("initialize")) {
                ++connections;
                outbound = {{id, method}};
                openPrompts.clear();
                cancelRequests.clear();
                open.clear();
            }
            if (method == QLatin1String("session/prompt")) {
                if (!openPrompts.empty())
                    fail(QStringLiteral("two prompts open"));
                openPrompts.insert(id);
                cancelsInTurn = 0;
                stopSeen = false;
            } else if (method == QLatin1String("session/cancel")) {
                if (openPrompts.empty())
                    fail(QStringLiteral("session/cancel without an open prompt"));
                if (++cancelsInTurn > 1)
                    fail(QStringLiteral("session/cancel twice in a turn"));
                stopSeen = true;
            } else if (method == QLatin1String("$/cancel_request")) {
                const qint64 target =
                    m.value(QLatin1String("params")).toObject().value(QLatin1String("requestId")).toInteger();
                if (++cancelRequests[target] > 1)
                    fail(QStringLiteral("$/cancel_request twice"));
            } else if (method.isEmpty()) {
                if (!asked.contains(int(id)))
                    fail(QStringLiteral("an answer to nothing"));
                if (connectionOf[int(id)] != connections)
                    fail(QStringLiteral("an answer to a process that is gone"));
                if (++answers[int(id)] > 1)
                    fail(QStringLiteral("request %1 answered twice").arg(id));
                open.removeOne(int(id));
            }
        }

        void onEvent(const core::SessionEvent &e)
        {
            if (const auto *ended = std::get_if<core::TurnEnded>(&e.body)) {
                Q_UNUSED(ended)
                if (++turnEnds[e.turn.value] > 1)
                    fail(QStringLiteral("a turn ended twice"));
            } else if (const auto *call = std::get_if<core::ToolCallChanged>(&e.body)) {
                const auto [known, isNew] = toolTurns.try_emplace(call->update.id.value, e.turn.value);
                // Only what begins once more is another call, and one of the turn that runs, if one does.
                const base::TurnId current = b.session->hasOpenTurn() ? b.session->turn() : base::TurnId{};
                const bool begins = call->update.isFirst && e.turn == current;
                if (known->second != e.turn.value && !begins)
                    fail(QStringLiteral("a tool call moved to another turn"));
                known->second = e.turn.value;
            }
        }

        int request(int id)
        {
            open << id;
            return id;
        }
        int below(int n) { return int(random() % unsigned(n)); }

        void ask(int id)
        {
            if (answers[id] == 0)
                open << id;
        }

        template <class F> int send(F f)
        {
            asked.insert(b.nextId);
            connectionOf[b.nextId] = connections;
            return f();
        }

        bool isUp() const { return b.wire && b.wire->isOpen(); }

        /// Only with a process can the agent say anything.
        void step()
        {
            const int what = below(37);
            if (!isUp() && ((what >= 3 && what <= 20) || what == 32 || what == 35))
                return;
            switch (what) {
            case 0:
            case 1:
                addToQueue();
                break;
            case 2:
                b.session->stop();
                break;
            case 22:
                if (below(8) == 0)
                    b.session->forceStop();
                break;
            case 23:
                if (isUp() && below(60) == 0)
                    b.die();
                break;
            case 24:
                if (b.connection->state() == core::ConnectionState::Dead)
                    b.connection->start(); // Restart and resume
                break;
            case 25:
            case 26:
                answerSomething();
                break;
            case 27:
                b.session->keepWaiting();
                break;
            case 28:
                if (below(2))
                    queue.hold();
                else
                    queue.release();
                break;
            case 29:
                changeQueue();
                break;
            case 30:
            case 31:
                b.connection->setWritePolicy(below(2) ? core::WritePolicy::Ask : core::WritePolicy::AtOnce);
                break;
            case 32:
                ask(send([&] { return b.askForm(below(3) ? QByteArray() : QByteArray(R"("requestId":1)")); }));
                break;
            case 33:
                answerSomeForm();
                break;
            case 34:
                obeySomething();
                break;
            case 35: // after a rule that asks, it waits; without one it is answered
                ask(send([&] { return b.read("often"); }));
                break;
            case 3:
            case 4:
                endPrompt();
                break;
            case 5:
            case 6:
                ask(send([&] { return b.permission(); }));
                break;
            case 7:
                answerSomePermission();
                break;
            case 8: {
                const bool wasStopped = stopSeen;
                // Some files are written again and again.
                const QString name = below(3) ? QStringLiteral("w%1").arg(tool++) : QStringLiteral("often");
                QFile::remove(b.folder.filePath(name));
                ask(send([&] { return b.write(name.toUtf8()); }));
                if (wasStopped && QFile::exists(b.folder.filePath(name)))
                    fail(QStringLiteral("a write landed after Stop"));
                QFile::remove(b.folder.filePath(name));
                break;
            }
            case 9: {
                const bool wasStopped = stopSeen;
                const auto before = b.runner.commands.size();
                const int id = send([&] { return b.createTerminal(); });
                ask(id);
                if (wasStopped && b.runner.commands.size() != before)
                    fail(QStringLiteral("a command started after Stop"));
                if (!b.terminalOf(id).isEmpty())
                    terminals << b.terminalOf(id);
                break;
            }
            case 10:
                if (!terminals.isEmpty())
                    ask(send([&] { return b.waitForExit(terminals[below(int(terminals.size()))]); }));
                break;
            case 11:
                if (!b.runner.commands.isEmpty()) {
                    if (auto command = b.runner.commands[below(int(b.runner.commands.size()))])
                        command->end(below(2));
                }
                break;
            case 12:
                if (!open.isEmpty())
                    b.cancelRequest(open[below(int(open.size()))]);
                break;
            case 13:
                b.cancelRequest(below(5000)); // never seen, or long answered
                break;
            case 14:
                if (!terminals.isEmpty()) {
                    const QByteArray params = "{\"sessionId\":\"" + b.sessionId + "\",\"terminalId\":\"" +
                                              terminals[below(int(terminals.size()))] + "\"}";
                    ask(send([&] { return b.request(below(2) ? "terminal/kill" : "terminal/release", params); }));
                }
                break;
            case 15:
                b.update("{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"t" + QByteArray::number(below(tool + 1)) +
                         "\",\"title\":\"x\",\"status\":\"in_progress\"}");
                break;
            case 16:
                b.update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"t" +
                         QByteArray::number(below(tool + 1)) + "\",\"status\":\"completed\"}");
                ++tool;
                break;
            case 17:
                cancelSomeRow();
                break;
            case 18:
                b.text("words");
                break;
            default:
                b.clock.advance(below(20) == 0 ? 16'000 : below(10) == 0 ? 4000 : below(120));
                break;
            }
            sendNext();
            if (!open.isEmpty() && open.size() > 200)
                open.removeFirst();
        }

        /// Now and then with what does not fit the form.
        void answerSomeForm()
        {
            for (core::ElicitationGate *gate : {&b.session->elicitations(), &b.connection->elicitations()}) {
                for (const core::OpenElicitation &question : gate->open()) {
                    acp::ElicitationAnswer answer;
                    answer.action = acp::ElicitationAnswer::Action(below(3));
                    if (below(2))
                        answer.content.emplace_back(QStringLiteral("name"), QStringLiteral("bowline"));
                    (void)gate->answer(question.key, answer);
                    return;
                }
            }
        }

        /// Rules that hold back what nobody asked about come and go.
        void obeySomething()
        {
            std::vector<core::PermissionRule> rules(size_t(below(3)));
            for (core::PermissionRule &rule : rules) {
                rule.verdict = below(4) ? core::RuleVerdict::Ask : core::RuleVerdict::Deny;
                if (below(2))
                    rule.command = QStringLiteral("sleep");
                else
                    rule.path = below(2) ? QStringLiteral("often") : QStringLiteral("*");
            }
            b.connection->setPermissionRules(std::make_shared<const std::vector<core::PermissionRule>>(rules),
                                             QStringLiteral("bench"));
        }

        void addToQueue()
        {
            const QString text = QStringLiteral("message %1").arg(++prompts);
            queue.add(text);
            waiting << text;
        }

        void changeQueue()
        {
            if (queue.isEmpty())
                return;
            const core::QueuedPrompt item = queue.items()[size_t(below(int(queue.items().size())))];
            if (below(3) == 0) {
                queue.remove(item.id);
                waiting.removeOne(item.message.text);
            } else {
                const int place = below(int(waiting.size()));
                queue.move(item.id, place);
                waiting.move(waiting.indexOf(item.message.text), place);
            }
        }

        /// As the one who owns session and queue does it.
        void sendNext()
        {
            if (!b.session->isConnected() || b.session->hasOpenTurn())
                return;
            const auto message = queue.takeNext();
            if (!message)
                return;
            if (waiting.isEmpty() || message->text != waiting.takeFirst())
                fail(QStringLiteral("a message was lost, sent twice, or overtook another"));
            if (!b.session->prompt({acp::TextContent{message->text}}))
                fail(QStringLiteral("a message was refused though the session was free"));
        }

        /// Anything but a prompt that Belay waits for.
        void answerSomething()
        {
            for (const auto &[id, method] : outbound) {
                if (method == QLatin1String("session/prompt") || !isUp())
                    continue;
                const qint64 which = id;
                const QString what = method;
                outbound.erase(which);
                if (what == QLatin1String("initialize")) {
                    b.answer(which, hello);
                } else if (below(4) == 0) {
                    b.answerError(which, below(2) ? -32601 : -32603);
                } else if (what == QLatin1String("session/new")) {
                    b.sessionId = "s" + QByteArray::number(++sessions);
                    b.answer(which, "{\"sessionId\":\"" + b.sessionId + "\"}");
                } else {
                    if (what == QLatin1String("session/load")) {
                        const auto before = b.events.size();
                        b.text("said before");
                        if (b.events.size() != before)
                            fail(QStringLiteral("a replay was shown again"));
                    }
                    b.answer(which, "{}");
                }
                return;
            }
        }

        /// What is still open, for the report of a fault.
        QString openRows() const
        {
            QStringList out;
            for (const auto &[key, row] : b.board.rows()) {
                if (row.state != core::RequestState::Done)
                    out << QStringLiteral("kind %1 state %2 id %3")
                               .arg(int(row.kind))
                               .arg(int(row.state))
                               .arg(row.protocolId);
            }
            return out.join(QStringLiteral("; "));
        }

        void endPrompt()
        {
            if (openPrompts.empty() || !isUp())
                return;
            const qint64 id = *openPrompts.begin();
            openPrompts.clear();
            outbound.erase(id);
            static const char *const reasons[] = {"end_turn", "cancelled", "refusal", "max_tokens"};
            if (below(5) == 0)
                b.answerError(id, below(2) ? -32603 : -32800);
            else
                b.answer(id, QByteArray("{\"stopReason\":\"") + reasons[below(4)] + "\"}");
            if (b.session->hasOpenTurn())
                fail(QStringLiteral("the answer did not end the turn"));
            if (below(6) == 0)
                b.answer(id, R"({"stopReason":"end_turn"})"); // a second answer
        }

        void answerSomePermission()
        {
            for (const auto &[key, row] : b.board.rows()) {
                if (row.kind == core::RequestKind::Permission && row.state != core::RequestState::Done && below(2)) {
                    static const char *const options[] = {"yes", "yes", "allow", "allow", "reject", "other"};
                    (void)b.session->answerPermission(key, QLatin1String(options[below(6)]));
                    return;
                }
            }
        }

        void cancelSomeRow()
        {
            for (const auto &[key, row] : b.board.rows()) {
                if (row.state != core::RequestState::Done && row.canCancel && below(4) == 0) {
                    b.board.cancel(key);
                    return;
                }
            }
        }

        void finish()
        {
            for (int i = 0; i < 50 && !b.session->isConnected(); ++i) {
                b.clock.advance(10);
                if (b.connection->state() == core::ConnectionState::Dead)
                    b.connection->start();
                answerSomething();
            }
            if (!b.session->isConnected())
                fail(QStringLiteral("the session did not come back"));
            endPrompt();
            for (const auto &command : std::as_const(b.runner.commands)) {
                if (command)
                    command->end(0);
            }
            b.clock.advance(10000);
            // Permissions asked between turns may still wait for the user; the end of the connection is theirs.
            std::vector<base::RequestKey> keys;
            for (const auto &[key, row] : b.board.rows()) {
                if (row.state == core::RequestState::WaitsForUser)
                    keys.push_back(key);
            }
            for (const auto key : keys)
                b.board.cancel(key);
            for (const int id : asked) {
                if (answers[id] != 1 && (connectionOf[id] == connections || answers[id] > 1))
                    fail(QStringLiteral("request %1 was answered %2 times (%3)")
                             .arg(id)
                             .arg(answers[id])
                             .arg(openRows()));
            }
            for (const ledger::Effect &row : b.ledger.allEffects()) {
                if (row.source == ledger::EffectSource::Agent)
                    continue; // what it began between turns goes on
                if (row.isOpen() && row.kind != ledger::EffectKind::Command)
                    fail(QStringLiteral("effect %1 has not ended").arg(row.id.value));
            }
            for (quint64 turn = 1; turn <= b.session->turn().value; ++turn) {
                if (turnEnds[turn] != 1)
                    fail(QStringLiteral("turn %1 ended %2 times").arg(turn).arg(turnEnds[turn]));
            }
            for (const auto &[key, row] : b.board.rows()) {
                if (row.state != core::RequestState::Done)
                    fail(QStringLiteral("a row stayed open: kind %1").arg(int(row.kind)));
            }
        }
    };

private Q_SLOTS:
    void anything_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= seeds; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void anything()
    {
        QFETCH(const unsigned, seed);
        Run run(seed);
        for (int i = 0; i < stepsOf(seed) && run.fault.isEmpty(); ++i) {
            run.step();
            if (run.b.sent.size() > 512)
                run.b.sent.remove(0, 256); // the checks have seen them
            if (run.b.events.size() > 512)
                run.b.events.clear();
        }
        if (run.fault.isEmpty())
            run.finish();
        QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
    }

    /// The same, and the agent's process dies, or is forced to end, in the middle of it.
    void anythingThenDeath_data() { anything_data(); }
    void anythingThenDeath()
    {
        QFETCH(const unsigned, seed);
        Run run(seed + 1000);
        const int some = 50 + run.below(500);
        for (int i = 0; i < some && run.fault.isEmpty(); ++i)
            run.step();
        if (!run.isUp())
            return; // died already
        const bool turnWasOpen = run.b.session->hasOpenTurn();
        const bool forced = turnWasOpen && seed % 2 == 0;
        if (forced && run.b.session->stopStatus().phase != core::TurnPhase::Forcing)
            run.b.session->forceStop();
        else
            run.b.die();
        QVERIFY2(run.fault.isEmpty(), qPrintable(run.fault));
        QVERIFY(!run.b.session->hasOpenTurn());
        if (turnWasOpen)
            QCOMPARE(run.turnEnds[run.b.session->turn().value], 1);
        if (forced)
            QVERIFY(!run.b.wire || !run.b.wire->isOpen());
        run.b.connection->close();
        run.b.clock.advance(5000);
        for (const auto &[key, row] : run.b.board.rows())
            QVERIFY2(row.state == core::RequestState::Done, qPrintable(QString::number(int(row.kind))));
        for (const auto &[id, count] : run.answers)
            QVERIFY(count <= 1);
    }
};

BELAY_TEST(TestInterleavings)

} // namespace tst_interleavings

#include "tst_interleavings.moc"
