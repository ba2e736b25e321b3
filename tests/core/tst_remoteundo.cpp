// SPDX-License-Identifier: Apache-2.0
#include "core/remote/remoteundo.h"

#include "agentbench.h"
#include "core/remote/undopolicy.h"
#include "ledger/files/blobstore.h"
#include "mcp/gate.h"

#include <QTemporaryDir>
#include <QTest>

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
        undo.carryOut(
            plan,
            [this](const RemoteUndo::Plan &made, const QByteArray &key,
                   const std::function<void(const CallEnd &)> &ended) {
                calls << made.arguments;
                keys << key;
                open = ended;
            },
            [this](const base::Result<void> &end) { ends << (end ? QString() : end.error().message); });
    }

    QTemporaryDir room;
    mcp::Gate gate{room.path(), &clock};
    RemoteUndo undo{&ledger, &blobs, &files};
    base::EffectId row;
    QByteArrayList calls, keys;
    QStringList ends; ///< what was said at the end of each; empty: taken back
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
        const auto plan = b.undo.plan(b.row);
        QVERIFY(plan.ok());
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
        const auto plan = b.undo.plan(b.row);
        b.carryOut(*plan);
        b.carryOut(*plan); // a double click
        QCOMPARE(b.calls.size(), 1);
        QCOMPARE(b.ends.size(), 1);
        QVERIFY(!b.ends.first().isEmpty());
        b.open({CallEnd::Kind::Done, {}, {}});
        b.carryOut(*plan);
        QCOMPARE(b.calls.size(), 1);
        QVERIFY(!b.undo.plan(b.row).ok());
    }

    /// What did not take it back can be tried again, with the same key for the server; what may have done so cannot.
    void again()
    {
        Bench b;
        const auto plan = b.undo.plan(b.row);
        b.carryOut(*plan);
        b.open({CallEnd::Kind::ToolFailed, {}, QStringLiteral("busy")});
        b.carryOut(*b.undo.plan(b.row));
        QCOMPARE(b.calls.size(), 2);
        QVERIFY(b.keys[0].startsWith("compensates:") && b.keys[0] == b.keys[1]);
        b.open({CallEnd::Kind::Lost, {}, {}});
        QVERIFY(!b.undo.plan(b.row).ok());
    }

    void whatIsDeniedIsNotCalled()
    {
        Bench b;
        core::McpEntry server;
        server.name = QStringLiteral("tracker");
        std::vector<core::PermissionRule> rules;
        b.undo.setForbids([&](const RemoteUndo::Plan &plan) {
            return core::whyNotUndone(plan, {server}, rules, QStringLiteral("/tmp"));
        });
        const auto plan = b.undo.plan(b.row);
        QVERIFY(plan.ok());
        server.chosen.insert(QStringLiteral("close_issue"), core::McpVerdict::Deny);
        QVERIFY(!b.undo.plan(b.row).ok());
        b.carryOut(*plan); // denied while the dialog was open
        QVERIFY(b.calls.isEmpty());
        server.chosen.clear();
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict::Deny;
        rule.server = QStringLiteral("*");
        rule.tool = QStringLiteral("close_*");
        rules = {rule};
        QVERIFY(!b.undo.plan(b.row).ok());
        rules.clear();
        server.enabled = false;
        QVERIFY(!b.undo.plan(b.row).ok());
    }

    void whatIsNotStoredIsNotCalled()
    {
        Bench b;
        const auto plan = b.undo.plan(b.row);
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
        QVERIFY(!b.undo.plan(b.row).ok());
    }
};

QTEST_GUILESS_MAIN(TestRemoteUndo)
#include "tst_remoteundo.moc"
