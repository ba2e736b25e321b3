// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "base/ids.h"
#include "core/permissions/permissiongate.h"
#include "core/remote/keptcall.h"
#include "core/remote/remotecalls.h"
#include "ledger/disk/blobstore.h"
#include "mcp/gate.h"
#include "testclass.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_remotecalls {

using core::McpPolicy;
using ledger::EffectState;
using mcp::CallEnd;

#ifndef Q_MOC_RUN // moc loses its place in these raw strings
namespace {

/// A session whose agent calls tools; the test is the server, too.
struct Bench : AgentBench
{
    Bench()
    {
        session->setMcpGate(&gate);
        prompt();
    }
    ~Bench()
    {
        if (session)
            session->setMcpGate(nullptr);
    }

    /// The session is closed and opened again.
    void reopen()
    {
        events.clear();
        remake();
        session = connection->resume({QStringLiteral("s")}, folder.path(), {});
        QObject::connect(session, &core::Session::eventOccurred, session,
                         [this](const core::SessionEvent &e) { events.push_back(e); });
        session->setMcpGate(&gate);
    }
    /// Its agent runs, and has it.
    void attach()
    {
        connection->start();
        answer(idOf(QStringLiteral("initialize")), R"({"protocolVersion":1,"agentCapabilities":{"loadSession":true}})");
        answer(idOf(QStringLiteral("session/load")), "{}");
    }
    mcp::CallId call(const QString &tool = QStringLiteral("send_invoice"),
                     const QByteArray &arguments = R"({"to":"anna"})", std::optional<bool> readOnly = {})
    {
        mcp::ToolCall out;
        out.id = newest = gate.newCall();
        out.server = QStringLiteral("billing");
        out.tool = tool;
        out.arguments = arguments;
        out.undoneBy = undoneBy;
        out.undoArguments = undoArguments;
        out.annotations.readOnly = readOnly;
        out.isListed = isListed;
        gate.judge()->judge(out, [this, id = out.id](const mcp::CallVerdict &verdict) {
            QVERIFY2(!verdicts.contains(id), "decided twice");
            verdicts.insert(id, verdict);
            if (verdict.passes) // that it is sent is stored first
                QCOMPARE(rowOf(verdict.key).state, EffectState::Committing);
        });
        return out.id;
    }
    bool passed(mcp::CallId id) const { return verdicts.value(id).passes; }
    bool isRefused(mcp::CallId id) const { return verdicts.contains(id) && !verdicts.value(id).passes; }
    void end(mcp::CallId id, CallEnd::Kind kind = CallEnd::Kind::Done, const QString &message = {},
             const QByteArray &result = R"({"content":[]})")
    {
        gate.judge()->ended(id, {kind, kind == CallEnd::Kind::Lost ? QByteArray() : result, message});
    }
    std::vector<ledger::Effect> rows() const
    {
        std::vector<ledger::Effect> all = ledger.allEffects();
        std::erase_if(all, [](const ledger::Effect &row) { return row.kind != ledger::EffectKind::Remote; });
        return all;
    }
    ledger::Effect rowOf(const QByteArray &key) const
    {
        for (const ledger::Effect &row : rows()) {
            if (row.key.toHex() == key)
                return row;
        }
        return {};
    }
    ledger::Effect row() const { return rows().empty() ? ledger::Effect() : rows().back(); }
    core::PermissionAsked question() const { return all<core::PermissionAsked>().back(); }
    bool isAsked() const { return !session->permissions().openCount() ? false : true; }
    void answerWith(const char *option)
    {
        QVERIFY(session->answerPermission(question().key, QLatin1String(option)).ok());
    }
    void pass() { session->setMcpPolicy({McpPolicy::Mode::Pass, {}}); }

    QTemporaryDir room;
    mcp::Gate gate{room.path(), &clock};
    mcp::CallId newest = 0;
    bool isListed = true; ///< by its server
    QString undoneBy;     ///< as the server says
    QByteArray undoArguments = "{}";
    QMap<mcp::CallId, mcp::CallVerdict> verdicts;
};

/// Out of the class, since moc stumbles over it.
QByteArray withSecrets(const QByteArray &token)
{
    return R"({"to":"anna","api_key":"geheim","body":")" + token + R"("})";
}

} // namespace
#endif

class TestRemoteCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCallIsAskedAboutAndWrittenDown()
    {
        Bench b;
        const QByteArray token = "ghp_" + QByteArray(36, 'a'); // looks like one of a well-known service
        const auto id = b.call(QStringLiteral("send_invoice"), withSecrets(token));
        QVERIFY(!b.verdicts.contains(id));
        QCOMPARE(b.row().state, EffectState::Prepared);
        QCOMPARE(b.row().server, QStringLiteral("billing"));
        QCOMPARE(b.row().tool, QStringLiteral("send_invoice"));
        QVERIFY(!b.row().readsOnly && !b.row().acknowledged);
        const core::PermissionAsked asked = b.question();
        QCOMPARE(asked.toolCall.title, std::optional(QStringLiteral("billing · send_invoice → anna")));
        QVERIFY(asked.toolCall.rawInput->contains(QLatin1String("anna")));
        // Nothing is hidden from who decides but what looks like a secret by itself.
        const QString shown = asked.toolCall.command->unread;
        QVERIFY(shown.contains(QLatin1String("geheim")) && !shown.contains(QString::fromLatin1(token)));
        b.answerWith("allow");
        QVERIFY(b.passed(id));
        QCOMPARE(b.verdicts.value(id).key, b.row().key.toHex());
        QCOMPARE(b.row().state, EffectState::Committing);
        QCOMPARE(b.rowEnd(core::RequestKind::RemoteCall), core::RequestEnd::None);
        b.clock.advance(400);
        b.end(id, CallEnd::Kind::Done, {}, R"({"content":[],"token":"geheim"})");
        QCOMPARE(b.row().state, EffectState::Committed);
        QCOMPARE(b.row().durationMs, std::optional<qint64>(400));
        QCOMPARE(b.rowEnd(core::RequestKind::RemoteCall), core::RequestEnd::Answered);
        QCOMPARE(b.row().folder, b.session->cwd());
        const auto arguments = b.blobs.get(b.row().before.hash), result = b.blobs.get(b.row().after.hash);
        QVERIFY(arguments.ok() && result.ok());
        QVERIFY(arguments->contains("anna") && !arguments->contains("geheim") && !arguments->contains(token));
        QVERIFY(result->contains("content") && !result->contains("geheim"));
        QVERIFY(ledger::asksToBeSeen(b.row()));
    }

    /// "We sent X to Y": whom or what a call is about is said wherever it is named.
    void aCallIsNamedByWhatItIsAbout_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("about");
        const auto row = [](const char *arguments, const char *about) {
            QTest::newRow(arguments) << QByteArray(arguments) << QString::fromUtf8(about);
        };
        row("{}", "");
        row("{\"to\":\"anna@example.org\",\"subject\":\"Hi\"}", " → anna@example.org");
        row("{\"recipients\":[\"anna\",\"bob\",\"carl\",\"dora\"]}", " → anna, bob, carl, …");
        row("{\"title\":\"Bug\",\"body\":\"long\"}", ": Bug");
        row("{\"id\":482}", ": 482");
        row("{\"to\":{\"name\":\"anna\"}}", "");
        row("{\"url\":\"https://x/?token=ghp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}", ": https://x/");
        row("{\"to\":\"a\\nnot allowed\"}", " → a\\nnot allowed");
        row("[1]", "");
    }
    void aCallIsNamedByWhatItIsAbout()
    {
        QFETCH(const QByteArray, arguments);
        QFETCH(const QString, about);
        QCOMPARE(core::callTarget(QStringLiteral("mail"), QStringLiteral("send"), arguments),
                 QString(QStringLiteral("mail · send") + about));
        const QByteArray much = "{\"to\":\"" + QByteArray(200, 'x') + "\"}";
        QVERIFY(core::callTarget(QStringLiteral("mail"), QStringLiteral("send"), much).size() < 90);
    }

    /// Whoever takes the call back later, without the session, has to know.
    void theRowSaysWhetherTheSessionWasLimited()
    {
        Bench b;
        b.pass();
        b.end(b.call());
        QCOMPARE(b.row().limited, std::optional(false));
        proxy::NetworkWatch noted({proxy::NetworkLevel::Note, {}}), limited({proxy::NetworkLevel::Only, {}});
        b.session->setNetwork(&noted);
        b.end(b.call(QStringLiteral("second")));
        QCOMPARE(b.row().limited, std::optional(false));
        b.session->setNetwork(&limited);
        b.end(b.call(QStringLiteral("third")));
        QCOMPARE(b.row().limited, std::optional(true));
        b.session->setNetwork(nullptr);
    }

    void answers_data()
    {
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<bool>("passes");
        QTest::addColumn<bool>("asksAgain");
        QTest::newRow("once") << QByteArray("allow") << true << true;
        QTest::newRow("session") << QByteArray("allow-session") << true << false;
        QTest::newRow("reject") << QByteArray("reject") << false << true;
        QTest::newRow("reject session") << QByteArray("reject-session") << false << false;
    }
    void answers()
    {
        QFETCH(const QByteArray, option);
        QFETCH(const bool, passes);
        QFETCH(const bool, asksAgain);
        Bench b;
        const auto first = b.call();
        b.answerWith(option.constData());
        QCOMPARE(b.passed(first), passes);
        QCOMPARE(b.isRefused(first), !passes);
        QCOMPARE(b.row().state, passes ? EffectState::Committing : EffectState::Cancelled);
        const auto second = b.call(QStringLiteral("send_invoice"), R"({"to":"bob"})");
        QCOMPARE(b.isAsked(), asksAgain);
        if (!asksAgain)
            QCOMPARE(b.passed(second), passes);
        // Another tool is another question.
        const auto count = b.all<core::PermissionAsked>().size();
        b.call(QStringLiteral("close_account"));
        QCOMPARE(b.all<core::PermissionAsked>().size(), count + 1);
    }

    void policies_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("trusted");
        QTest::addColumn<bool>("reads");
        QTest::addColumn<QString>("what");
        using Mode = McpPolicy::Mode;
        const auto row = [](const char *name, Mode mode, bool trusted, bool reads, const char *what) {
            QTest::newRow(name) << int(mode) << trusted << reads << QString::fromLatin1(what);
        };
        row("ask, writes", Mode::Ask, true, false, "asks");
        row("ask, reads, trusted", Mode::Ask, true, true, "passes");
        row("ask, says that it reads", Mode::Ask, false, true, "asks");
        row("pass", Mode::Pass, false, false, "passes");
        row("read-only, writes", Mode::ReadOnly, false, false, "refuses");
        row("read-only, reads", Mode::ReadOnly, false, true, "passes");
        row("deny", Mode::Deny, true, true, "refuses");
    }
    void policies()
    {
        QFETCH(const int, mode);
        QFETCH(const bool, trusted);
        QFETCH(const bool, reads);
        QFETCH(const QString, what);
        Bench b;
        McpPolicy policy;
        policy.mode = McpPolicy::Mode(mode);
        if (trusted)
            policy.trusted = {QStringLiteral("billing")};
        b.session->setMcpPolicy(policy);
        const auto id = b.call(QStringLiteral("t"), "{}", reads);
        QCOMPARE(b.passed(id), what == QLatin1String("passes"));
        QCOMPARE(b.isRefused(id), what == QLatin1String("refuses"));
        QCOMPARE(b.isAsked(), what == QLatin1String("asks"));
        QCOMPARE(b.row().readsOnly, trusted && reads);
        if (b.passed(id)) {
            b.end(id);
            QCOMPARE(ledger::asksToBeSeen(b.row()), !b.row().readsOnly);
        }
    }

    void ends_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("cancelled");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("shown"); ///< its request's end
        using Kind = CallEnd::Kind;
        using core::RequestEnd;
        const auto row = [](const char *name, Kind kind, bool cancelled, EffectState state, RequestEnd shown) {
            QTest::newRow(name) << int(kind) << cancelled << int(state) << int(shown);
        };
        row("done", Kind::Done, false, EffectState::Committed, RequestEnd::Answered);
        row("failed", Kind::ToolFailed, false, EffectState::Failed, RequestEnd::Answered);
        row("error", Kind::Error, false, EffectState::Failed, RequestEnd::Answered);
        row("not sent", Kind::NotSent, false, EffectState::Cancelled, RequestEnd::Failed);
        row("lost", Kind::Lost, false, EffectState::Unknown, RequestEnd::Lost);
        row("finished first", Kind::Done, true, EffectState::Committed, RequestEnd::CompletedBeforeCancel);
        row("failed after all", Kind::ToolFailed, true, EffectState::Failed, RequestEnd::Failed);
        row("heeded, cancelled", Kind::Error, true, EffectState::Cancelled, RequestEnd::CancelledByAgent);
        row("another error", Kind::Error, true, EffectState::Failed, RequestEnd::Failed);
        row("lost after cancel", Kind::Lost, true, EffectState::Unknown, RequestEnd::Lost);
    }
    void ends()
    {
        QFETCH(const int, kind);
        QFETCH(const bool, cancelled);
        QFETCH(const int, state);
        Bench b;
        b.pass();
        const auto id = b.call();
        if (cancelled)
            b.gate.judge()->cancelRequested(id);
        const bool isHeeded = QLatin1String(QTest::currentDataTag()) == QLatin1String("heeded, cancelled");
        b.end(id, CallEnd::Kind(kind), isHeeded ? QStringLiteral("why: cancelled") : QStringLiteral("why"));
        QCOMPARE(int(b.row().state), state);
        QTEST(int(b.rowEnd(core::RequestKind::RemoteCall)), "shown");
        const bool isSilent = cancelled && CallEnd::Kind(kind) == CallEnd::Kind::Lost;
        QVERIFY(b.row().state == EffectState::Committed ||
                b.row().detail.contains(isSilent ? QLatin1String("did not say") : QLatin1String("why")));
        b.clock.advance(100'000);
        QCOMPARE(int(b.row().state), state);
        QVERIFY(!b.session->isLookingForChanges());
    }

    /// Stop at each rung.
    void stopWhileAsked()
    {
        Bench b;
        const auto id = b.call();
        b.session->stop();
        b.clock.advance(1000);
        QVERIFY(b.isRefused(id));
        QCOMPARE(b.row().state, EffectState::Cancelled);
        // And nothing passes from then on, whatever is allowed.
        b.pass();
        const auto late = b.call();
        QVERIFY(b.isRefused(late));
        QCOMPARE(b.rows().size(), size_t(1));
        QCOMPARE(b.all<core::EffectRefused>().size(), size_t(1));
        b.answerPrompt("cancelled");
        QVERIFY(b.isRefused(b.call()));
        b.prompt();
        QVERIFY(b.passed(b.call()));
    }
    void stopInFlight()
    {
        Bench b;
        b.pass();
        const auto silent = b.call(), finished = b.call(QStringLiteral("b")), heeds = b.call(QStringLiteral("c"));
        b.session->stop();
        b.end(finished);
        b.end(heeds, CallEnd::Kind::Error, QStringLiteral("cancelled"));
        b.answerPrompt("cancelled");
        QVERIFY(b.session->isLookingForChanges());
        QCOMPARE(b.rows()[0].state, EffectState::Committing);
        b.clock.advance(core::RemoteCalls::cancelWait);
        QVERIFY(!b.session->isLookingForChanges());
        const auto silents = [&b] {
            for (const auto &[key, row] : b.board.rows()) {
                if (row.kind == core::RequestKind::RemoteCall)
                    return row; // the oldest
            }
            return core::RequestRow();
        };
        QCOMPARE(silents().end, core::RequestEnd::CancelNotAnswered); // silence confirms nothing
        QCOMPARE(b.rows()[0].state, EffectState::Unknown);
        QCOMPARE(b.rows()[1].state, EffectState::Committed);
        QVERIFY2(b.rows()[1].detail.contains(QLatin1String("after it was asked to cancel")),
                 qPrintable(b.rows()[1].detail));
        QCOMPARE(b.rows()[2].state, EffectState::Cancelled);
        // The server says it later after all.
        b.end(silent);
        QCOMPARE(b.rows()[0].state, EffectState::Committed);
        QVERIFY2(b.rows()[0].detail.contains(QLatin1String("3.0 s after")), qPrintable(b.rows()[0].detail));
        QCOMPARE(silents().end, core::RequestEnd::CompletedBeforeCancel);
        QVERIFY(silents().cancelAskedAt);
        QCOMPARE(b.rowEnd(core::RequestKind::RemoteCall), core::RequestEnd::CancelledByStop); // the newest one's
    }

    /// Whether it took effect is not known: the agent may send the invoice once more in the same turn.
    void whatNobodyAnsweredIsAskedAboutInTheSameTurn()
    {
        for (const bool cancelled : {true, false}) {
            for (const bool waits : {true, false}) {
                Bench b;
                b.pass();
                const auto first = b.call();
                if (cancelled)
                    b.gate.judge()->cancelRequested(first);
                if (waits)
                    b.clock.advance(core::RemoteCalls::cancelWait);
                if (!cancelled)
                    b.end(first, CallEnd::Kind::Lost);
                QVERIFY(b.passed(b.call(QStringLiteral("send_invoice"), R"({"to":"bob"})")));
                const auto again = b.call();
                QVERIFY(b.isAsked() && !b.passed(again));
                b.answerWith("reject");
                QVERIFY(b.isRefused(again) && b.isRefused(b.call()));
            }
        }
        Bench b;
        b.pass();
        const auto heeds = b.call();
        b.gate.judge()->cancelRequested(heeds);
        b.end(heeds, CallEnd::Kind::Error, QStringLiteral("cancelled"));
        QVERIFY(b.passed(b.call())); // it did not happen
    }

    void theAgentGivesUp()
    {
        Bench b;
        const auto id = b.call();
        b.gate.judge()->withdrawn(id);
        QVERIFY(!b.isAsked());
        QCOMPARE(b.row().state, EffectState::Cancelled);
        QVERIFY(!b.passed(id));
    }

    /// The same call twice in a turn runs twice; each has its own key.
    void everyCallHasItsOwnKey()
    {
        Bench b;
        b.pass();
        const auto one = b.call(), two = b.call();
        QVERIFY(b.passed(one) && b.passed(two));
        QVERIFY(b.verdicts.value(one).key != b.verdicts.value(two).key);
    }

    void itIsTheAgentsOwnCall_data()
    {
        QTest::addColumn<bool>("before");
        QTest::addColumn<bool>("whileOpen");
        QTest::newRow("reported before") << true << true;
        QTest::newRow("reported meanwhile") << false << true;
    }
    void itIsTheAgentsOwnCall()
    {
        QFETCH(const bool, before);
        Bench b;
        b.pass();
        const auto report = [&b] {
            b.update(R"({"sessionUpdate":"tool_call","toolCallId":"own","title":"mcp__billing__send_invoice",)"
                     R"("kind":"other","status":"in_progress","rawInput":{"to":"anna"}})");
        };
        if (before)
            report();
        const auto id = b.call();
        if (!before)
            report();
        QCOMPARE(b.row().toolCall, base::ToolCallId{QStringLiteral("own")});
        QCOMPARE(b.session->agentsCall(id).value, QStringLiteral("own"));
        b.end(id);
        b.update(R"({"sessionUpdate":"tool_call_update","toolCallId":"own","status":"completed"})");
        b.answerPrompt("end_turn");
        QCOMPARE(b.session->agentsCall(id).value, QStringLiteral("own"));
        QVERIFY(b.session->agentsCall(id + 1).isEmpty());
        // One story: the agent's own row stands behind this one.
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.deeds().front().state, EffectState::Committed);
        QCOMPARE(b.deeds().front().kind, ledger::EffectKind::Remote);
    }

    /// Some agents report their call only when it is over.
    void anAgentThatReportsLate_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("done") << int(CallEnd::Kind::Done);
        QTest::newRow("failed") << int(CallEnd::Kind::ToolFailed);
        QTest::newRow("unknown") << int(CallEnd::Kind::Lost);
    }
    void anAgentThatReportsLate()
    {
        QFETCH(const int, kind);
        Bench b;
        b.pass();
        const auto id = b.call();
        b.end(id, CallEnd::Kind(kind));
        const EffectState state = b.row().state;
        QVERIFY(b.row().toolCall.isEmpty() && b.session->agentsCall(id).isEmpty());
        b.update(R"({"sessionUpdate":"tool_call","toolCallId":"t9","title":"mcp__billing__send_invoice",)"
                 R"("kind":"other","status":"completed","rawInput":{"to":"anna"}})");
        QCOMPARE(b.row().toolCall.value, QStringLiteral("t9"));
        QCOMPARE(b.session->agentsCall(id).value, QStringLiteral("t9"));
        QCOMPARE(b.row().state, state);
        QCOMPARE(b.deeds().size(), size_t(1));
        // A call of the next turn is another one.
        b.answerPrompt("end_turn");
        b.clock.advance(5000);
        b.prompt();
        b.update(R"({"sessionUpdate":"tool_call","toolCallId":"t10","title":"mcp__billing__send_invoice",)"
                 R"("kind":"other","status":"completed","rawInput":{"to":"anna"}})");
        QCOMPARE(b.rows().front().toolCall.value, QStringLiteral("t9"));
    }

    /// What a server says of taking its calls back counts like its annotations.
    void aServersWordOfUndo_data()
    {
        QTest::addColumn<bool>("trusted");
        QTest::newRow("believed") << true;
        QTest::newRow("not believed") << false;
    }
    void aServersWordOfUndo()
    {
        QFETCH(const bool, trusted);
        Bench b;
        McpPolicy policy;
        if (trusted)
            policy.trusted = {QStringLiteral("billing")};
        b.session->setMcpPolicy(policy);
        b.undoneBy = QStringLiteral("close_issue");
        const auto id = b.call();
        QCOMPARE(b.question().undoneBy.isEmpty(), !trusted);
        b.answerWith("allow");
        b.end(id);
        QCOMPARE(b.row().state, EffectState::Committed);
        QCOMPARE(b.row().isUndoneByCall(), trusted);
        QCOMPARE(ledger::asksToBeSeen(b.row()), !trusted);
    }

    void nobodyIsAskedTwice()
    {
        Bench b;
        const auto ask = [&b](const QByteArray &input) {
            return b.request("session/request_permission",
                             R"({"sessionId":"s","toolCall":{"toolCallId":"own","title":"mcp__billing__send_invoice",)"
                             R"("rawInput":)" +
                                 input +
                                 R"(},"options":[{"optionId":"yes","name":"Allow","kind":"allow_once"},)"
                                 R"({"optionId":"no","name":"Reject","kind":"reject_once"}]})");
        };
        ask(R"({"to":"anna"})");
        b.answerWith("yes");
        // Other arguments than those that the user has seen are not covered.
        b.call(QStringLiteral("send_invoice"), R"({"to":"eve"})");
        QVERIFY(b.isAsked());
        b.answerWith("reject");
        QVERIFY(b.passed(b.call()));
        // It was for one call.
        b.call();
        QVERIFY(b.isAsked());
    }

    /// The agent repeats in the next turn what it did in one that was stopped.
    void aRepeatedCallIsAskedAbout_data()
    {
        QTest::addColumn<bool>("known");
        QTest::addColumn<bool>("stopped");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<bool>("sent");
        QTest::newRow("took effect, as before") << true << true << QByteArray("as-before") << false;
        QTest::newRow("took effect, again") << true << true << QByteArray("again") << true;
        QTest::newRow("took effect, rejected") << true << true << QByteArray("reject") << false;
        QTest::newRow("unknown, again") << false << true << QByteArray("again") << true;
        QTest::newRow("the turn finished") << true << false << QByteArray() << true;
    }
    void aRepeatedCallIsAskedAbout()
    {
        QFETCH(const bool, known);
        QFETCH(const bool, stopped);
        QFETCH(const QByteArray, option);
        QFETCH(const bool, sent);
        Bench b;
        b.pass();
        b.end(b.call(), known ? CallEnd::Kind::Done : CallEnd::Kind::Lost, {}, R"({"content":["first"]})");
        if (stopped)
            b.session->stop();
        b.answerPrompt(stopped ? "cancelled" : "end_turn");
        b.clock.advance(5000);
        b.prompt();
        // Another call is none of it.
        QVERIFY(b.passed(b.call(QStringLiteral("send_invoice"), R"({"to":"bob"})")));
        const auto again = b.call(QStringLiteral("send_invoice"), R"({ "to": "anna" })");
        QCOMPARE(b.isAsked(), stopped);
        if (stopped) {
            const auto options = b.question().options;
            QCOMPARE(options.size(), size_t(known ? 3 : 2)); // what is unknown has no result
            b.answerWith(option.constData());
        }
        QCOMPARE(b.passed(again), sent);
        if (option == "as-before") {
            QCOMPARE(b.verdicts.value(again).result, QByteArray(R"({"content":["first"]})"));
            QCOMPARE(b.deeds().size(), size_t(2)); // the first, and the one to bob
        }
        // What is sent again is so once; what is not wanted stays so for this turn, however often it comes.
        if (!stopped)
            return;
        const auto oncemore = b.call();
        QCOMPARE(b.passed(oncemore), option == "again");
        QVERIFY(!b.isAsked());
    }

    void whatTheServerAsksFirstIsNoEnd()
    {
        Bench b;
        const auto id = b.call();
        b.answerWith("allow");
        CallEnd asks;
        asks.kind = CallEnd::Kind::Done;
        asks.isOpen = true;
        b.gate.judge()->ended(id, asks);
        QCOMPARE(b.row().state, EffectState::Committing);
        mcp::ToolCall next;
        next.id = b.newest = b.gate.newCall();
        next.continues = id;
        next.server = QStringLiteral("billing");
        next.tool = QStringLiteral("send_invoice");
        next.arguments = R"({ "to":"anna"})";
        bool passes = false;
        b.gate.judge()->judge(next, [&passes](const mcp::CallVerdict &verdict) { passes = verdict.passes; });
        QVERIFY(passes);
        b.end(next.id);
        QCOMPARE(b.rows().size(), size_t(1));
        QCOMPARE(b.row().state, EffectState::Committed);
    }

    /// What continues must be the same: another call with the same state is judged like any.
    void anotherCallDoesNotContinue_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QByteArray>("arguments");
        QTest::newRow("another tool") << QStringLiteral("close_account") << QByteArray(R"({"to":"anna"})");
        QTest::newRow("other arguments") << QStringLiteral("send_invoice") << QByteArray(R"({"to":"eve"})");
    }
    void anotherCallDoesNotContinue()
    {
        QFETCH(const QString, tool);
        QFETCH(const QByteArray, arguments);
        Bench b;
        const auto id = b.call();
        b.answerWith("allow");
        CallEnd asks;
        asks.isOpen = true;
        b.gate.judge()->ended(id, asks);
        mcp::ToolCall next;
        next.id = b.newest = b.gate.newCall();
        next.continues = id;
        next.server = QStringLiteral("billing");
        next.tool = tool;
        next.arguments = arguments;
        bool isDecided = false;
        b.gate.judge()->judge(next, [&isDecided](const mcp::CallVerdict &) { isDecided = true; });
        QVERIFY(!isDecided && b.isAsked());
        QCOMPARE(b.rows().size(), size_t(2));
        QCOMPARE(b.rows()[0].state, EffectState::Unknown);
        b.answerPrompt("end_turn");
    }

    void nothingPassesBetweenTurns()
    {
        Bench b;
        b.pass();
        b.answerPrompt("end_turn");
        QVERIFY(b.isRefused(b.call()));
        QVERIFY(b.rows().empty());
        b.prompt();
        QVERIFY(b.passed(b.call()));
    }

    /// Allow rules about files, or of any kind, say nothing of a tool, and no call of the agent's is shown in its
    /// place.
    void otherRulesSayNothingOfTools()
    {
        Bench b;
        core::PermissionRule anything;
        anything.verdict = core::RuleVerdict::Allow;
        core::PermissionRule other = anything;
        other.kind = acp::ToolKind::Other;
        b.obey({anything, other});
        const auto id = b.call();
        QVERIFY(b.isAsked() && !b.passed(id));
        QVERIFY(b.question().toolCall.id.value.size() > 40); // nobody guesses it
    }

    void rules_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QStringList>("parts"); ///< server, tool, arguments
        QTest::addColumn<bool>("passMode");
        QTest::addColumn<QString>("what");
        using enum core::RuleVerdict;
        const auto row = [](const char *name, core::RuleVerdict verdict, const char *parts, bool passMode,
                            const char *what) {
            QTest::newRow(name) << int(verdict) << QString::fromLatin1(parts).split(u'|') << passMode
                                << QString::fromLatin1(what);
        };
        row("allow", Allow, "billing|send_*|", false, "passes");
        row("allow, its argument", Allow, "billing|send_invoice|to=an*", false, "passes");
        row("allow, another argument", Allow, "billing|send_invoice|to=bob", false, "asks");
        row("allow, one that is missing", Allow, "billing|send_invoice|cc=*", false, "asks");
        row("allow, another tool", Allow, "billing|read_*|", false, "asks");
        row("allow, another server", Allow, "bill|send_*|", false, "asks");
        row("allow without a server is none", Allow, "|send_*|", false, "asks");
        row("deny", Deny, "|send_*|", true, "refuses");
        row("deny, its argument", Deny, "*|*|to=anna", true, "refuses");
        row("deny, another argument", Deny, "*|*|to=bob", true, "passes");
        row("ask", Ask, "billing||", true, "asks");
        row("ask, another", Ask, "tracker||", true, "passes");
    }
    void rules()
    {
        QFETCH(const int, verdict);
        QFETCH(const QStringList, parts);
        QFETCH(const bool, passMode);
        QFETCH(const QString, what);
        Bench b;
        if (passMode)
            b.pass();
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict(verdict);
        rule.server = parts[0];
        rule.tool = parts[1];
        rule.arguments = parts[2];
        b.obey({rule});
        const auto id = b.call();
        QCOMPARE(b.passed(id), what == QLatin1String("passes"));
        QCOMPARE(b.isRefused(id), what == QLatin1String("refuses"));
        QCOMPARE(b.isAsked(), what == QLatin1String("asks"));
        if (b.isRefused(id))
            QVERIFY(b.row().detail.contains(QStringLiteral("rule")));
    }

    /// A rule made of a question allows the very same call, and no other.
    /// Two readers may take such a name for two: no rule allows it, and what would be denied stays so.
    void namesThatCannotBeReadWithoutDoubt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("NUL at the end") << QStringLiteral("send_invoice") + QChar(u'\0');
        QTest::newRow("NUL and more") << QStringLiteral("send_invoice") + QChar(u'\0') + QStringLiteral("_x");
        QTest::newRow("a control character") << QStringLiteral("send\u0008_invoice");
        QTest::newRow("a newline") << QStringLiteral("send_invoice\n");
        QTest::newRow("a blank before it") << QStringLiteral(" send_invoice");
        QTest::newRow("a blank behind it") << QStringLiteral("send_invoice ");
        QTest::newRow("nothing to be seen") << QStringLiteral("send_\u200binvoice");
        QTest::newRow("another direction") << QStringLiteral("send_\u202einvoice");
        QTest::newRow("a letter of another script") << QStringLiteral("s\u0435nd_invoice");
    }
    void namesThatCannotBeReadWithoutDoubt()
    {
        QFETCH(const QString, name);
        using enum core::RuleVerdict;
        core::PermissionRule rule;
        rule.server = QStringLiteral("billing");
        for (const bool isWide : {true, false}) {
            rule.tool = isWide ? QStringLiteral("*") : name;
            rule.verdict = Allow;
            Bench b;
            b.obey({rule});
            const auto id = b.call(name);
            QVERIFY(b.isAsked() && !b.passed(id));
            QVERIFY(b.question().toolCall.reason->contains(QStringLiteral("name")));
        }
        for (const McpPolicy::Mode mode : {McpPolicy::Mode::Ask, McpPolicy::Mode::Pass}) {
            Bench b;
            McpPolicy policy{mode, {QStringLiteral("billing")}};
            policy.chosen[{QStringLiteral("billing"), name}] = core::McpVerdict::Pass;
            b.session->setMcpPolicy(policy);
            const auto id = b.call(name, "{}", true);
            QVERIFY(b.isAsked() && !b.passed(id));
        }
        if (name.contains(QChar(0x435)))
            return; // nobody takes the one for the other but people
        for (const bool byRule : {true, false}) {
            Bench b;
            rule.tool = QStringLiteral("send_invoice");
            rule.verdict = Deny;
            McpPolicy policy{McpPolicy::Mode::Pass, {}};
            if (byRule)
                b.obey({rule});
            else
                policy.chosen[{QStringLiteral("billing"), rule.tool}] = core::McpVerdict::Deny;
            b.session->setMcpPolicy(policy);
            QVERIFY(b.isRefused(b.call(name)));
        }
    }

    /// Nobody said what it does, not even its server.
    void aToolThatIsNotListedIsAskedAbout()
    {
        for (const bool isChosen : {true, false}) {
            Bench b;
            McpPolicy policy{isChosen ? McpPolicy::Mode::Ask : McpPolicy::Mode::Pass, {}};
            if (isChosen)
                policy.chosen[{QStringLiteral("billing"), QStringLiteral("send_invoice")}] = core::McpVerdict::Pass;
            b.session->setMcpPolicy(policy);
            b.isListed = false;
            const auto id = b.call();
            QVERIFY(b.isAsked() && !b.passed(id));
            QVERIFY(b.question().toolCall.reason->contains(QStringLiteral("list")));
            b.answerWith("allow-session");
            QVERIFY(b.passed(id));
            QVERIFY(b.passed(b.call()));
        }
        Bench b;
        b.session->setMcpPolicy({McpPolicy::Mode::ReadOnly, {}});
        b.isListed = false;
        QVERIFY(b.isRefused(b.call(QStringLiteral("t"), "{}", true)));
    }

    void aRuleFromAQuestion()
    {
        Bench b;
        (void)b.call();
        const auto subject = b.session->subjectOf(b.question().key);
        QVERIFY(subject);
        const core::PermissionRule rule = core::suggestedRule(*subject);
        QVERIFY(core::checkRule(rule));
        b.answerWith("reject");
        b.obey({rule});
        QVERIFY(b.passed(b.call(QStringLiteral("send_invoice"), R"({ "to" : "anna" })")));
        QVERIFY(!b.passed(b.call(QStringLiteral("send_invoice"), R"({"to":"anna","cc":"bob"})")));
    }

    /// Neither its length nor its form hides an argument from a deny, and an allow covers only what it names as one
    /// value.
    void rulesAboutArguments_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<QString>("globs");
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QString>("what");
        using enum core::RuleVerdict;
        const auto row = [](const char *name, core::RuleVerdict verdict, const char *globs, const QByteArray &arguments,
                            const char *what) {
            QTest::newRow(name) << int(verdict) << QString::fromLatin1(globs) << arguments << QString::fromLatin1(what);
        };
        row("deny, long", Deny, "c=*rm*-rf*", "{\"c\":\"rm -rf ~ #" + QByteArray("rm ").repeated(30'000) + "\"}",
            "refuses");
        row("deny, long, not met", Deny, "c=*rm*-rf*x",
            "{\"c\":\"rm -rf ~ #" + QByteArray("rm ").repeated(30'000) + "\"}", "passes");
        row("deny, in a list", Deny, "to=*@evil.org", "{\"to\":[\"a@evil.org\"]}", "refuses");
        row("deny, deeper", Deny, "to=*@evil.org", "{\"to\":{\"x\":[{\"y\":\"a@evil.org\"}]}}", "refuses");
        row("deny, another case", Deny, "to=*@evil.org", "{\"To\":\"a@evil.org\"}", "refuses");
        row("deny, a list without it", Deny, "to=*@evil.org", "{\"to\":[\"a@good.org\"]}", "asks");
        row("deny, not met", Deny, "to=*@evil.org", "{\"to\":\"a@good.org\"}", "passes");
        row("allow, a list", Allow, "to=*@good.org", "{\"to\":[\"a@good.org\"]}", "asks");
        row("allow", Allow, "to=*@good.org", "{\"to\":\"a@good.org\"}", "passes");
        row("a question mark", Allow, "to=a?c", "{\"to\":\"abc\"}", "passes");
        row("stars at the end", Allow, "to=a**", "{\"to\":\"a\"}", "passes");
        row("a number", Allow, "n=12", "{\"n\":12}", "passes");
    }
    void rulesAboutArguments()
    {
        QFETCH(const int, verdict);
        QFETCH(const QString, globs);
        QFETCH(const QByteArray, arguments);
        QFETCH(const QString, what);
        Bench b;
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict(verdict);
        rule.server = QStringLiteral("billing");
        rule.tool = QStringLiteral("*");
        rule.arguments = globs;
        if (rule.verdict == core::RuleVerdict::Deny)
            b.pass();
        b.obey({rule});
        const auto id = b.call(QStringLiteral("send"), arguments);
        QCOMPARE(b.passed(id), what == QLatin1String("passes"));
        QCOMPARE(b.isRefused(id), what == QLatin1String("refuses"));
        QCOMPARE(b.isAsked(), what == QLatin1String("asks"));
    }

    /// A call that was still on its way when the next turn began is known again, too.
    void aCallThatIsStillOpenIsRepeated()
    {
        Bench b;
        b.pass();
        const auto first = b.call();
        b.session->stop();
        b.answerPrompt("cancelled");
        b.prompt();
        const auto again = b.call();
        QVERIFY(b.isAsked() && !b.passed(again));
        b.end(first);
        b.answerWith("reject");
        QVERIFY(b.isRefused(again));
    }

    void chosenForATool_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("chosen");
        QTest::addColumn<QString>("what");
        using Mode = McpPolicy::Mode;
        using core::McpVerdict;
        const auto row = [](const char *name, Mode mode, McpVerdict chosen, const char *what) {
            QTest::newRow(name) << int(mode) << int(chosen) << QString::fromLatin1(what);
        };
        row("pass", Mode::Ask, McpVerdict::Pass, "passes");
        row("ask", Mode::Ask, McpVerdict::Ask, "asks");
        row("hold", Mode::Ask, McpVerdict::Hold, "holds");
        row("deny", Mode::Ask, McpVerdict::Deny, "refuses");
        row("deny, all pass", Mode::Pass, McpVerdict::Deny, "refuses");
        row("ask, all pass", Mode::Pass, McpVerdict::Ask, "passes");
        row("pass, read-only", Mode::ReadOnly, McpVerdict::Pass, "refuses");
        row("pass, none", Mode::Deny, McpVerdict::Pass, "refuses");
    }
    void chosenForATool()
    {
        QFETCH(const int, mode);
        QFETCH(const int, chosen);
        QFETCH(const QString, what);
        Bench b;
        McpPolicy policy;
        policy.mode = McpPolicy::Mode(mode);
        policy.chosen[{QStringLiteral("billing"), QStringLiteral("send_invoice")}] = core::McpVerdict(chosen);
        b.session->setMcpPolicy(policy);
        const auto id = b.call();
        QCOMPARE(b.passed(id), what == QLatin1String("passes"));
        QCOMPARE(b.isAsked(), what == QLatin1String("asks") || what == QLatin1String("holds"));
        QCOMPARE(b.isAsked() && b.question().held, what == QLatin1String("holds"));
        // Nobody decides after the turn: what is to be held is asked about.
        policy.canHold = false;
        b.session->setMcpPolicy(policy);
        (void)b.call();
        QVERIFY(!b.isAsked() || !b.question().held);
    }

    void held_data()
    {
        QTest::addColumn<QString>("when");
        QTest::newRow("sent after the turn") << QStringLiteral("after");
        QTest::newRow("sent at once") << QStringLiteral("now");
        QTest::newRow("refused") << QStringLiteral("refused");
        QTest::newRow("stopped") << QStringLiteral("stopped");
        QTest::newRow("the agent ends") << QStringLiteral("lost");
    }
    void held()
    {
        QFETCH(const QString, when);
        Bench b;
        McpPolicy policy;
        policy.chosen[{QStringLiteral("billing"), QStringLiteral("send_invoice")}] = core::McpVerdict::Hold;
        b.session->setMcpPolicy(policy);
        const auto id = b.call();
        // The agent goes on, and is told why.
        QVERIFY(b.isRefused(id));
        QVERIFY(b.verdicts.value(id).result.contains("held back"));
        QCOMPARE(b.row().state, EffectState::Prepared);
        const auto state = [&b] { return b.board.row(b.question().key)->state; };
        QCOMPARE(state(), core::RequestState::Held);
        if (when == QLatin1String("stopped")) {
            b.session->stop();
            b.clock.advance(1000);
            QCOMPARE(b.row().state, EffectState::Cancelled);
            QVERIFY(b.row().detail.contains(QStringLiteral("discarded by Stop")));
            return;
        }
        if (when == QLatin1String("lost")) {
            // Belay makes the call, so that it needs no agent.
            b.die();
            QCOMPARE(b.row().state, EffectState::Prepared);
            QCOMPARE(state(), core::RequestState::WaitsForUser);
        }
        if (when == QLatin1String("after") || when == QLatin1String("refused")) {
            b.answerPrompt("end_turn");
            b.clock.advance(1000);
            QCOMPARE(state(), core::RequestState::WaitsForUser);
            // Nor does the next turn, or its Stop, end it.
            b.prompt();
            b.session->stop();
            b.answerPrompt("cancelled");
            b.clock.advance(5000);
            QCOMPARE(state(), core::RequestState::WaitsForUser);
        }
        b.answerWith(when == QLatin1String("refused") ? "reject" : "send");
        QVERIFY(!b.row().isOpen());
        // There is no server behind this gate; with one, tst_mcpgate and the end-to-end tests see it sent.
        QCOMPARE(b.row().state, EffectState::Cancelled);
        QCOMPARE(b.row().detail.contains(QStringLiteral("not reached")), when != QLatin1String("refused"));
        b.clock.advance(10'000);
        QVERIFY(!b.session->isLookingForChanges());
    }

    void whatWasNotDecided_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<bool>("comesBack");
        QTest::newRow("plain") << QByteArray(R"({"to":"anna"})") << true;
        QTest::newRow("in another order") << QByteArray(R"({"to":"anna", "a":1})") << true;
        QTest::newRow("with a secret") << QByteArray(R"({"to":"anna","api_key":"geheim"})") << false;
    }
    /// Its session is closed, with Belay or without, before the user has said what becomes of a held call.
    void whatWasNotDecided()
    {
        QFETCH(const QByteArray, arguments);
        QFETCH(const bool, comesBack);
        Bench b;
        McpPolicy policy;
        policy.chosen[{QStringLiteral("billing"), QStringLiteral("send_invoice")}] = core::McpVerdict::Hold;
        b.session->setMcpPolicy(policy);
        (void)b.call(QStringLiteral("send_invoice"), arguments);
        b.answerPrompt("end_turn");
        b.clock.advance(1000);
        for (int time = 0; time < 2; ++time) { // nor the second time
            b.reopen();
            QCOMPARE(b.row().state, EffectState::Prepared);
            QVERIFY(!b.session->permissions().openCount());
            b.attach();
            QTRY_VERIFY(b.isAsked() == comesBack && b.row().isOpen() == comesBack);
            QCOMPARE(b.session->permissions().openCount(), comesBack ? 1 : 0);
            if (!comesBack) {
                QCOMPARE(b.row().state, EffectState::Cancelled);
                QVERIFY(b.row().detail.contains(QStringLiteral("secret")));
                QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
                return;
            }
        }
        QVERIFY(b.question().held);
        QVERIFY(b.question().toolCall.rawInput->contains(QStringLiteral("anna")));
        QVERIFY(b.question().toolCall.reason.value_or(QString()).contains(QStringLiteral("does not wait")));
        // The same call of the agent is another one, and is not asked about as that.
        b.session->setMcpPolicy(policy);
        b.prompt();
        const auto again = b.call(QStringLiteral("send_invoice"), arguments);
        QVERIFY(b.isRefused(again));
        QCOMPARE(b.rows().size(), size_t(2));
        QCOMPARE(b.session->permissions().openCount(), 2);
        b.session->stop();
        b.clock.advance(5000);
        QCOMPARE(b.session->permissions().openCount(), 1); // nobody stopped that turn
        QVERIFY(b.session->answerPermission(b.all<core::PermissionAsked>().front().key, QStringLiteral("send")).ok());
        QCOMPARE(b.rows().front().state, EffectState::Cancelled); // no server is behind this gate
        QVERIFY(b.rows().front().detail.contains(QStringLiteral("not reached")));
    }

    void whatTheUserDecidedForARetry_data()
    {
        QTest::addColumn<bool>("known");
        QTest::addColumn<int>("choice");
        QTest::addColumn<QString>("what");
        using Choice = core::RepeatedCall::Choice;
        QTest::newRow("skip") << true << int(Choice::Skip) << QStringLiteral("as before");
        QTest::newRow("repeat") << true << int(Choice::Again) << QStringLiteral("passes");
        QTest::newRow("ask") << true << int(Choice::Ask) << QStringLiteral("asks");
        QTest::newRow("unknown, skip") << false << int(Choice::Skip) << QStringLiteral("refuses");
        QTest::newRow("unknown, repeat") << false << int(Choice::Again) << QStringLiteral("passes");
    }
    void whatTheUserDecidedForARetry()
    {
        QFETCH(const bool, known);
        QFETCH(const int, choice);
        QFETCH(const QString, what);
        Bench b;
        const auto first = b.call();
        b.answerWith("allow");
        b.end(first, known ? CallEnd::Kind::Done : CallEnd::Kind::Lost, {}, R"({"content":["first"]})");
        const base::EffectId row = b.row().id;
        b.answerPrompt("end_turn"); // also a turn that ended well can be repeated
        b.clock.advance(5000);
        b.session->setRepeated({{row, core::RepeatedCall::Choice(choice)}});
        b.prompt();
        const auto again = b.call();
        QCOMPARE(b.passed(again), what == QLatin1String("passes"));
        QCOMPARE(b.isAsked(), what == QLatin1String("asks"));
        if (what == QLatin1String("as before"))
            QCOMPARE(b.verdicts.value(again).result, QByteArray(R"({"content":["first"]})"));
        if (what == QLatin1String("refuses"))
            QVERIFY(b.isRefused(again) && b.verdicts.value(again).result.isEmpty());
        // The agent has not told of its call: nothing else would say that it was not made.
        const bool isSkipped = choice == int(core::RepeatedCall::Choice::Skip);
        QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(isSkipped ? 1 : 0));
        if (b.isAsked())
            b.answerWith("reject");
        // What may be made again is made once, and then asked about like any other.
        const auto third = b.call();
        QCOMPARE(b.isAsked(), what == QLatin1String("passes"));
        QVERIFY(!b.passed(third));
        // In another turn all of it is asked about, also where this one ended badly.
        b.session->stop();
        b.answerPrompt("cancelled");
        b.clock.advance(5000);
        b.pass();
        b.prompt();
        const auto later = b.call();
        QVERIFY(b.isAsked() && !b.passed(later));
    }

    /// That it is sent must be on the disk before it is.
    void whatCannotBeStoredIsNotSent()
    {
        Bench b;
        b.pass();
        b.ledger.diskFull = true;
        QVERIFY(b.isRefused(b.call()));
    }

    void aClosedSessionLeavesNoRowOpen()
    {
        Bench b;
        b.pass();
        b.call();
        b.session->setMcpPolicy({});
        b.call(QStringLiteral("asked"));
        b.connection.reset();
        b.session = nullptr;
        QCoreApplication::processEvents();
        QCOMPARE(b.rows()[0].state, EffectState::Unknown);
        QCOMPARE(b.rows()[1].state, EffectState::Cancelled);
    }

    void theEndOfTheAgentEndsIt()
    {
        Bench b;
        b.pass();
        const auto id = b.call();
        b.die();
        b.end(id, CallEnd::Kind::Lost, QStringLiteral("The connection to the MCP server was ended."));
        QCOMPARE(b.row().state, EffectState::Unknown);
    }

    /// Anything in any order: each call is decided once, each row ends once and tells no more than is known.
    void interleavings()
    {
        for (quint32 seed = 1; seed <= 400; ++seed) {
            QRandomGenerator random(seed);
            Bench b;
            if (random.bounded(2))
                b.pass();
            QMap<mcp::CallId, bool> isDone; // passed, and what the server then did
            QSet<mcp::CallId> gone;
            bool stopped = false;
            for (int step = 0; step < 30; ++step) {
                switch (random.bounded(8)) {
                case 0:
                case 1: {
                    const auto id = b.call(random.bounded(2) ? QStringLiteral("a") : QStringLiteral("b"));
                    QVERIFY(!stopped || b.isRefused(id));
                    break;
                }
                case 2:
                    if (b.isAsked())
                        (void)b.session->answerPermission(
                            b.question().key, random.bounded(2) ? QStringLiteral("allow") : QStringLiteral("reject"));
                    break;
                case 3:
                case 4:
                    if (b.newest > 0) {
                        const mcp::CallId id = 1 + random.bounded(quint32(b.newest));
                        if (b.passed(id) && !isDone.contains(id)) {
                            const bool done = random.bounded(2);
                            isDone[id] = done;
                            b.end(id, done ? CallEnd::Kind::Done : CallEnd::Kind::Lost);
                        }
                    }
                    break;
                case 5:
                    if (b.newest > 0) {
                        const mcp::CallId id = 1 + random.bounded(quint32(b.newest));
                        if (b.passed(id) && !isDone.contains(id))
                            b.gate.judge()->cancelRequested(id);
                        else if (!b.verdicts.contains(id) && !gone.contains(id)) {
                            gone << id;
                            b.gate.judge()->withdrawn(id);
                        }
                    }
                    break;
                case 6:
                    b.clock.advance(int(random.bounded(4000)));
                    break;
                default:
                    if (random.bounded(6) == 0) {
                        b.session->stop();
                        stopped = true;
                    }
                    break;
                }
            }
            b.session->stop();
            b.answerPrompt("cancelled");
            b.clock.advance(10'000);
            QVERIFY(!b.session->isLookingForChanges());
            for (mcp::CallId id = 1; id <= b.newest; ++id) {
                QVERIFY(b.verdicts.contains(id) || gone.contains(id));
                if (!b.passed(id))
                    continue;
                const ledger::Effect row = b.rowOf(b.verdicts.value(id).key);
                const bool isKnown = isDone.value(id);
                QCOMPARE(row.state, isKnown ? EffectState::Committed : EffectState::Unknown);
            }
            for (const ledger::Effect &row : b.rows())
                QVERIFY(!row.isOpen());
        }
    }
};

BELAY_TEST(TestRemoteCalls)

} // namespace tst_remotecalls

#include "tst_remotecalls.moc"
