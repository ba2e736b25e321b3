// SPDX-License-Identifier: Apache-2.0
#include "core/remote/remoteundo.h"

#include "agentbench.h"
#include "core/remote/undopolicy.h"
#include "ledger/disk/blobstore.h"
#include "mcp/gate.h"

#include "testclass.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace tst_remoteundo {

using core::RemoteUndo;
using ledger::EffectState;
using mcp::CallEnd;

namespace {

const char *const created = R"({"content":[],"structuredContent":{"id":482}})";

/// A session whose agent has created an issue.
struct Bench : AgentBench
{
    explicit Bench(const QByteArray &arguments = "{\"id\":\"$.result.id\"}", const QByteArray &result = created)
    {
        session->setMcpGate(&gate);
        prompt();
        core::McpPolicy policy;
        policy.mode = core::McpPolicy::Mode::Pass;
        policy.compensations = {
            {QStringLiteral("tracker"), QStringLiteral("create_issue"), QStringLiteral("close_issue"), arguments}};
        session->setMcpPolicy(policy);
        mcp::ToolCall call;
        call.id = 1;
        call.server = QStringLiteral("tracker");
        call.tool = QStringLiteral("create_issue");
        call.isListed = true;
        call.arguments = "{\"title\":\"silent\"}";
        gate.judge()->judge(call, [](const mcp::CallVerdict &) {});
        gate.judge()->ended(1, {CallEnd::Kind::Done, result, {}});
        row = ledger.allEffects().back().id;
    }
    ~Bench()
    {
        if (session)
            session->setMcpGate(nullptr);
    }
    EffectState state() const { return ledger.effect(row)->state; }
    void carryOut(const RemoteUndo::Plan &plan)
    {
        undo->carryOut(
            plan,
            [this](const RemoteUndo::Plan &made, const QByteArray &key,
                   const std::function<void(const CallEnd &)> &ended) {
                calls << made.arguments;
                keys << key;
                open = ended;
                return [this](const QString &why) {
                    cancels << why;
                    if (onCancel)
                        onCancel();
                };
            },
            [this](const base::Result<void> &end) { ends << (end ? QString() : end.error().message); });
    }
    /// Of the newest undo, on the board; null: there is none.
    const core::RequestRow *shown() const
    {
        const core::RequestRow *newest = nullptr;
        for (const auto &[key, each] : board.rows()) {
            if (each.kind == core::RequestKind::RemoteCall && each.direction == core::Direction::Outbound)
                newest = &each;
        }
        return newest;
    }
    /// The newest row of the ledger, which is that of the call that takes back.
    ledger::Effect act() const { return ledger.allEffects().back(); }

    QTemporaryDir room;
    mcp::Gate gate{room.path(), &clock};
    std::unique_ptr<RemoteUndo> undo =
        std::make_unique<RemoteUndo>(core::Services{&clock, &board, &ledger, &files, &blobs});
    base::EffectId row;
    QByteArrayList calls, keys;
    QStringList cancels;            ///< what the server was told
    std::function<void()> onCancel; ///< what it does then
    QStringList ends;               ///< what was said at the end of each; empty: taken back
    std::function<void(const CallEnd &)> open;
};

} // namespace

class TestRemoteUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("act");
        QTest::newRow("done") << int(CallEnd::Kind::Done) << int(EffectState::Compensated)
                              << int(EffectState::Committed);
        QTest::newRow("the tool failed") << int(CallEnd::Kind::ToolFailed) << int(EffectState::Committed)
                                         << int(EffectState::Failed);
        QTest::newRow("an error") << int(CallEnd::Kind::Error) << int(EffectState::Committed)
                                  << int(EffectState::Failed);
        QTest::newRow("not sent") << int(CallEnd::Kind::NotSent) << int(EffectState::Committed)
                                  << int(EffectState::Cancelled);
        QTest::newRow("lost") << int(CallEnd::Kind::Lost) << int(EffectState::Unknown) << int(EffectState::Unknown);
    }
    void ends()
    {
        QFETCH(const int, kind);
        QFETCH(const int, row);
        QFETCH(const int, act);
        Bench b;
        QVERIFY(b.ledger.effect(b.row)->isUndoneByCall());
        QVERIFY(!ledger::asksToBeSeen(*b.ledger.effect(b.row)));
        const auto plan = b.undo->plan(b.row);
        QVERIFY(plan.ok());
        QCOMPARE(plan->folder, b.session->cwd());
        QCOMPARE(plan->tool, QStringLiteral("close_issue"));
        b.carryOut(*plan);
        // Stored before it is sent.
        const base::EffectId made = b.ledger.allEffects().back().id;
        QCOMPARE(b.ledger.effect(made)->state, EffectState::Committing);
        QCOMPARE(b.ledger.effect(made)->compensates, std::vector<base::EffectId>{b.row});
        QCOMPARE(b.state(), EffectState::Compensating);
        QCOMPARE(b.calls, QByteArrayList{"{\"id\":482}"});
        b.open({CallEnd::Kind(kind), {}, {}});
        QCOMPARE(int(b.state()), row);
        QCOMPARE(int(b.ledger.effect(made)->state), act);
        QCOMPARE(b.ends.size(), 1);
        QCOMPARE(b.ends.first().isEmpty(), kind == int(CallEnd::Kind::Done));
    }

    /// However often it is wanted.
    void twiceIsOnce()
    {
        Bench b;
        const auto plan = b.undo->plan(b.row);
        b.carryOut(*plan);
        b.carryOut(*plan); // a double click
        QCOMPARE(b.calls.size(), 1);
        QCOMPARE(b.ends.size(), 1);
        QVERIFY(!b.ends.first().isEmpty());
        b.open({CallEnd::Kind::Done, {}, {}});
        b.carryOut(*plan);
        QCOMPARE(b.calls.size(), 1);
        QVERIFY(!b.undo->plan(b.row).ok());
    }

    /// What did not take it back can be tried again, with the same key for the server; what may have done so only by
    /// whoever knows that.
    void again()
    {
        Bench b;
        const auto plan = b.undo->plan(b.row);
        b.carryOut(*plan);
        b.open({CallEnd::Kind::ToolFailed, {}, QStringLiteral("busy")});
        b.carryOut(*b.undo->plan(b.row));
        QCOMPARE(b.calls.size(), 2);
        QVERIFY(b.keys[0].startsWith("compensates:") && b.keys[0] == b.keys[1]);
        b.open({CallEnd::Kind::Lost, {}, {}});
        b.carryOut(*plan);
        QCOMPARE(b.calls.size(), 2);
        QVERIFY(!b.ends.last().isEmpty());
        QVERIFY(b.undo->plan(b.row)->isAgain);
    }

    void cancelled_data()
    {
        using enum EffectState;
        using core::RequestEnd;
        constexpr int atOnce = 0, inTime = 1000, late = 10'000, never = -1;
        QTest::addColumn<QString>("by");
        QTest::addColumn<int>("answers"); // milliseconds after it was asked to cancel
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("act");
        QTest::addColumn<int>("end");
        const auto add = [](const char *by, const char *how, int answers, CallEnd::Kind kind, EffectState row,
                            EffectState act, RequestEnd end) {
            QTest::addRow("%s, %s", by, how)
                << QString::fromLatin1(by) << answers << int(kind) << int(row) << int(act) << int(end);
        };
        for (const auto &[by, end] :
             {std::pair("user", RequestEnd::CancelledByUser), std::pair("stop", RequestEnd::CancelledByStop),
              std::pair("limit", RequestEnd::Failed)}) {
            const RequestEnd done = RequestEnd::CompletedBeforeCancel;
            const RequestEnd silent = end == RequestEnd::Failed ? RequestEnd::TimedOut : RequestEnd::CancelNotAnswered;
            add(by, "no answer", never, CallEnd::Kind::Lost, Unknown, Unknown, silent);
            add(by, "not sent yet", atOnce, CallEnd::Kind::NotSent, Committed, Cancelled, end);
            add(by, "cancelled at once", atOnce, CallEnd::Kind::Error, Committed, Cancelled, end);
            add(by, "cancelled", inTime, CallEnd::Kind::Error, Committed, Cancelled, end);
            add(by, "done", inTime, CallEnd::Kind::Done, Compensated, Committed, done);
            add(by, "failed", inTime, CallEnd::Kind::ToolFailed, Committed, Failed, RequestEnd::Failed);
            add(by, "lost", inTime, CallEnd::Kind::Lost, Unknown, Unknown, RequestEnd::Lost);
            add(by, "done late", late, CallEnd::Kind::Done, Compensated, Committed, done);
            add(by, "failed late", late, CallEnd::Kind::ToolFailed, Committed, Failed, RequestEnd::Failed);
            add(by, "cancelled late", late, CallEnd::Kind::Error, Committed, Cancelled, end);
            add(by, "lost late", late, CallEnd::Kind::Lost, Unknown, Unknown, silent);
        }
    }
    void cancelled()
    {
        QFETCH(const QString, by);
        QFETCH(const int, answers);
        QFETCH(const int, kind);
        QFETCH(const int, row);
        QFETCH(const int, act);
        QFETCH(const int, end);
        Bench b;
        QVERIFY(!b.shown());
        b.carryOut(*b.undo->plan(b.row));
        QVERIFY(b.shown() && b.shown()->canCancel);
        QCOMPARE(b.shown()->state, core::RequestState::Sent);
        QCOMPARE(b.shown()->session, b.ledger.effect(b.row)->session);
        QCOMPARE(b.shown()->detail, QStringLiteral("tracker · close_issue takes create_issue back"));
        const bool isError = CallEnd::Kind(kind) == CallEnd::Kind::Error;
        const QString word = isError ? QStringLiteral("so it was cancelled") : QStringLiteral("so");
        const auto answer = [&b, kind, word] { b.open({CallEnd::Kind(kind), {}, word}); };
        if (answers == 0)
            b.onCancel = answer;
        if (by == QLatin1String("user")) {
            b.board.cancel(b.shown()->key);
        } else if (by == QLatin1String("stop")) {
            b.undo->stop({b.row.value + 100}); // another one
            QVERIFY(b.cancels.isEmpty());
            b.undo->stop(b.row);
        } else {
            b.clock.advance(RemoteUndo::timeLimit - base::Milliseconds(1));
            QVERIFY(b.cancels.isEmpty());
            b.clock.advance(1);
        }
        QCOMPARE(b.cancels.size(), 1);
        b.board.cancel(b.shown()->key); // it is asked once
        b.undo->stop(b.row);
        QCOMPARE(b.cancels.size(), 1);
        if (answers != 0) {
            QCOMPARE(b.shown()->state, core::RequestState::Cancelling);
            QVERIFY(b.ends.isEmpty());
            b.clock.advance(answers < 0 ? 10'000 : answers);
        }
        const bool isLate = answers < 0 || answers > int(RemoteUndo::cancelWait.count());
        if (isLate) {
            QCOMPARE(b.state(), EffectState::Unknown);
            QCOMPARE(b.act().state, EffectState::Unknown);
            QVERIFY(!b.act().detail.isEmpty());
            QVERIFY(b.undo->plan(b.row).ok() && b.undo->plan(b.row)->isAgain);
            QCOMPARE(b.ends.size(), 1);
        }
        if (answers > 0)
            answer();
        QCOMPARE(int(b.state()), row);
        QCOMPARE(int(b.act().state), act);
        QCOMPARE(b.shown()->state, core::RequestState::Done);
        QCOMPARE(int(b.shown()->end), end);
        QCOMPARE(b.ends.size(), 1);
        QCOMPARE(b.ends.first().isEmpty(), !isLate && kind == int(CallEnd::Kind::Done));
        QCOMPARE(b.undo->plan(b.row).ok(), row == int(EffectState::Committed) || row == int(EffectState::Unknown));
        QCOMPARE(b.clock.timerCount(), size_t(0));
    }

    /// With the same key. Only if the server says that it is done, more is known than before.
    void whatNobodyAnsweredIsSentAgain()
    {
        for (const auto &[kind, state] : {std::pair(CallEnd::Kind::Done, EffectState::Compensated),
                                          std::pair(CallEnd::Kind::ToolFailed, EffectState::Unknown),
                                          std::pair(CallEnd::Kind::Lost, EffectState::Unknown)}) {
            Bench b;
            b.carryOut(*b.undo->plan(b.row));
            b.open({CallEnd::Kind::Lost, {}, {}});
            QCOMPARE(b.state(), EffectState::Unknown);
            const auto detail = [&b] { return b.ledger.effect(b.row)->detail; };
            QVERIFY2(detail().startsWith(QLatin1String("It took effect")), qPrintable(detail()));
            const base::EffectId first = b.act().id;
            b.carryOut(*b.undo->plan(b.row));
            QVERIFY(b.act().id != first);
            b.open({kind, {}, QStringLiteral("so")});
            QCOMPARE(b.keys.size(), 2);
            QCOMPARE(b.keys[0], b.keys[1]);
            QCOMPARE(b.state(), state);
        }
    }

    /// Belay ends, in order or not: what is on its way is unknown, and nobody is waited for.
    void givenUp_data()
    {
        QTest::addColumn<bool>("inOrder");
        QTest::newRow("in order") << true;
        QTest::newRow("its owner is gone") << false;
    }
    void givenUp()
    {
        QFETCH(const bool, inOrder);
        Bench b;
        b.carryOut(*b.undo->plan(b.row));
        if (inOrder) {
            b.undo->giveUp();
            QCOMPARE(b.cancels.size(), 1);
            QCOMPARE(b.ends.size(), 1);
        } else {
            b.undo.reset();
            QCoreApplication::sendPostedEvents();
            b.open({CallEnd::Kind::Done, {}, {}}); // to nobody
        }
        QCOMPARE(b.state(), EffectState::Unknown);
        QCOMPARE(b.act().state, EffectState::Unknown);
        QCOMPARE(b.shown()->state, core::RequestState::Done);
        QCOMPARE(b.clock.timerCount(), size_t(0));
    }

    /// Stop may come before that it is sent is stored: then it is not sent.
    void stoppedBeforeItIsSent()
    {
        Bench b;
        const auto plan = b.undo->plan(b.row);
        b.ledger.onPrepared = [&b] { b.undo->stop(b.row); };
        b.carryOut(*plan);
        QVERIFY(b.calls.isEmpty() && !b.shown());
        QCOMPARE(b.state(), EffectState::Committed);
        QCOMPARE(b.act().state, EffectState::Cancelled);
        QCOMPARE(b.ends.size(), 1);
        b.ledger.onPrepared = {};
        b.carryOut(*b.undo->plan(b.row));
        QCOMPARE(b.calls.size(), 1);
    }

    /// Anything in any order: nothing is called twice that may have been done, each wish is answered once, and the rows
    /// tell no more than is known.
    void interleavings()
    {
        int unknown = 0, corrected = 0;
        for (quint32 seed = 1; seed <= 400; ++seed) {
            QRandomGenerator random(seed);
            Bench b;
            const RemoteUndo::Plan plan = *b.undo->plan(b.row);
            int wishes = 0;
            qsizetype answered = 0; // calls
            std::optional<CallEnd::Kind> said;
            const auto answer = [&](bool onlyNow) {
                if (answered == b.calls.size())
                    return;
                const auto kinds = {CallEnd::Kind::Done, CallEnd::Kind::ToolFailed, CallEnd::Kind::Error,
                                    CallEnd::Kind::NotSent, CallEnd::Kind::Lost};
                said = onlyNow ? CallEnd::Kind::Error : *(kinds.begin() + random.bounded(5));
                answered = b.calls.size();
                const bool wasUnknown = b.act().state == EffectState::Unknown;
                b.open({*said, *said == CallEnd::Kind::Done ? QByteArray(created) : QByteArray(), {}});
                corrected += wasUnknown && b.act().state != EffectState::Unknown;
                QVERIFY(*said != CallEnd::Kind::Done || b.state() == EffectState::Compensated);
            };
            b.onCancel = [&] {
                if (random.bounded(4) == 0)
                    answer(true);
            };
            for (int step = 0; step < 25; ++step) {
                const bool mayBeDone = answered < b.calls.size() || said == CallEnd::Kind::Done ||
                                       (said == CallEnd::Kind::Lost && b.calls.size() == answered);
                switch (random.bounded(7)) {
                case 0:
                case 1: {
                    const qsizetype before = b.calls.size();
                    b.carryOut(plan);
                    ++wishes;
                    QVERIFY(b.calls.size() - before <= (mayBeDone && before > 0 ? 0 : 1));
                    break;
                }
                case 2:
                    answer(false);
                    break;
                case 3:
                    if (b.shown())
                        b.board.cancel(b.shown()->key);
                    break;
                case 4:
                    b.undo->stop(b.row);
                    break;
                case 5:
                    b.clock.advance(int(random.bounded(4000)));
                    break;
                default:
                    if (random.bounded(8) == 0)
                        b.undo->giveUp();
                    else if (random.bounded(4) == 0)
                        b.clock.advance(RemoteUndo::timeLimit);
                    break;
                }
            }
            b.clock.advance(RemoteUndo::timeLimit + RemoteUndo::cancelWait);
            QCOMPARE(b.ends.size(), wishes);
            QCOMPARE(b.clock.timerCount(), size_t(0));
            for (const auto &[key, row] : b.board.rows())
                QVERIFY(row.kind != core::RequestKind::RemoteCall || row.state == core::RequestState::Done);
            for (const ledger::Effect &row : b.ledger.allEffects())
                QVERIFY(!row.isOpen() && row.state != EffectState::Compensating);
            const bool isKnown = answered == b.calls.size() && said != CallEnd::Kind::Lost;
            const EffectState expected = b.calls.isEmpty()             ? EffectState::Committed
                                         : !isKnown                    ? EffectState::Unknown
                                         : said == CallEnd::Kind::Done ? EffectState::Compensated
                                                                       : EffectState::Committed;
            QCOMPARE(b.state(), expected);
            unknown += expected == EffectState::Unknown;
        }
        QVERIFY2(unknown > 20 && corrected > 20, "hardly any was cancelled in vain");
    }

    void whatIsDeniedIsNotCalled()
    {
        Bench b;
        core::McpEntry server;
        server.name = QStringLiteral("tracker");
        std::vector<core::PermissionRule> rules;
        b.undo->setForbids([&](const RemoteUndo::Plan &plan) {
            return core::whyNotUndone(plan, {server}, rules, QStringLiteral("/tmp"));
        });
        const auto plan = b.undo->plan(b.row);
        QVERIFY(plan.ok());
        server.chosen.insert(QStringLiteral("close_issue"), core::McpVerdict::Deny);
        QVERIFY(!b.undo->plan(b.row).ok());
        b.carryOut(*plan); // denied while the dialog was open
        QVERIFY(b.calls.isEmpty());
        server.chosen.clear();
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict::Deny;
        rule.server = QStringLiteral("*");
        rule.tool = QStringLiteral("close_*");
        rules = {rule};
        QVERIFY(!b.undo->plan(b.row).ok());
        rules.clear();
        server.enabled = false;
        QVERIFY(!b.undo->plan(b.row).ok());
    }

    void whatIsNotStoredIsNotCalled()
    {
        Bench b;
        const auto plan = b.undo->plan(b.row);
        b.ledger.diskFull = true;
        b.carryOut(*plan);
        QVERIFY(b.calls.isEmpty());
        QCOMPARE(b.ends.size(), 1);
    }

    void whatCannotBeTakenBack_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("result");
        QTest::newRow("not in the result") << QByteArray("{\"id\":\"$.result.key\"}") << QByteArray(created);
        QTest::newRow("a secret") << QByteArray("{\"id\":\"$.result.token\"}")
                                  << QByteArray("{\"structuredContent\":{\"token\":\"geheim\"}}");
    }
    void whatCannotBeTakenBack()
    {
        QFETCH(const QByteArray, arguments);
        QFETCH(const QByteArray, result);
        Bench b(arguments, result);
        QCOMPARE(b.state(), EffectState::Committed);
        const ledger::Effect row = *b.ledger.effect(b.row);
        QVERIFY(!row.isUndoneByCall() && ledger::asksToBeSeen(row));
        QVERIFY(row.whyNot.contains(QStringLiteral("close_issue")));
        QVERIFY(!b.undo->plan(b.row).ok());
    }
};

BELAY_TEST(TestRemoteUndo)

} // namespace tst_remoteundo

#include "tst_remoteundo.moc"
