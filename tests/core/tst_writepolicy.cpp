// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"

#include "testclass.h"

#include <QTest>

namespace tst_writepolicy {

using core::PermissionEnd;
using core::RequestEnd;
using core::RequestKind;
using core::TurnEnd;
using core::WritePolicy;
using ledger::EffectState;

namespace {

struct Bench : AgentBench
{
    explicit Bench(WritePolicy policy)
    {
        connection->setWritePolicy(policy);
        plant("f.txt", "old");
        prompt();
    }

    std::vector<ledger::Effect> rows() const { return ledger.allEffects(); }
    ledger::Effect last() const { return rows().empty() ? ledger::Effect() : rows().back(); }
    std::optional<base::RequestKey> question() const
    {
        for (const auto &[key, row] : board.rows()) {
            if (row.kind == RequestKind::Permission && row.state != core::RequestState::Done)
                return key;
        }
        return std::nullopt;
    }
    bool decide(const char *option) const
    {
        return question() && session->answerPermission(*question(), QLatin1String(option)).ok();
    }
    bool succeeded(int id) const { return answerTo(id).contains(QLatin1String("result")); }
    bool answered(int id) const { return !answerTo(id).isEmpty(); }
    /// The turn ends as \p how says: a stop reason, "error", "dies", "forced".
    void end(const QByteArray &how)
    {
        if (how == "error") {
            answerError(idOf(QStringLiteral("session/prompt")), -32603);
        } else if (how == "dies") {
            die();
        } else if (how == "forced") {
            session->stop();
            session->forceStop();
            die();
        } else {
            answerPrompt(how.constData());
        }
    }
    void nextTurn()
    {
        end("end_turn");
        prompt();
    }
};

} // namespace

/// What becomes of `fs/write_text_file` under each policy, whatever else happens.
class TestWritePolicy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names()
    {
        for (const char *name : {"at-once", "ask"}) {
            const auto policy = core::writePolicy(QLatin1String(name));
            QVERIFY(policy);
            QCOMPARE(core::nameOf(*policy), QLatin1String(name));
        }
        QVERIFY(!core::writePolicy(QStringLiteral("maybe")));
    }

    void thePolicyHoldsFromTheNextWriteOn()
    {
        Bench b(WritePolicy::AtOnce);
        b.write("a");
        QCOMPARE(b.onDisk("a"), "new");
        b.connection->setWritePolicy(WritePolicy::Ask);
        b.write("c");
        QVERIFY(b.question());
        QCOMPARE(b.onDisk("c"), "(none)");
    }

    // --- ask ----------------------------------------------------------------------------------------------------

    void allowed()
    {
        Bench b(WritePolicy::Ask);
        const int id = b.write();
        QVERIFY(!b.answered(id));
        QVERIFY(b.rows().empty());
        const auto asked = b.all<core::PermissionAsked>();
        QCOMPARE(asked.size(), size_t(1));
        QCOMPARE(asked[0].options.size(), size_t(2));
        QCOMPARE(asked[0].options[0].kind, acp::PermissionKind::AllowOnce);
        QCOMPARE(asked[0].options[1].kind, acp::PermissionKind::RejectOnce);
        const auto &diff = std::get<acp::Diff>(asked[0].toolCall.content->front());
        QCOMPARE(diff.oldText.value_or(QString()), QStringLiteral("old"));
        QCOMPARE(diff.newText, QStringLiteral("new"));
        QVERIFY(b.question());
        QCOMPARE(b.board.row(*b.question())->state, core::RequestState::WaitsForUser);
        QVERIFY(!b.decide("else"));
        QVERIFY(b.decide("allow"));
        QVERIFY(b.succeeded(id));
        QCOMPARE(b.onDisk("f.txt"), "new");
        QCOMPARE(b.last().state, EffectState::Committed);
        QCOMPARE(b.rowEnd(RequestKind::WriteFile), RequestEnd::Answered);
    }

    void aNewFileIsShownAsOne()
    {
        Bench b(WritePolicy::Ask);
        b.write("none.txt");
        const auto asked = b.all<core::PermissionAsked>();
        QVERIFY(!std::get<acp::Diff>(asked.at(0).toolCall.content->front()).oldText);
    }

    void rejected()
    {
        Bench b(WritePolicy::Ask);
        const int id = b.write();
        QVERIFY(b.decide("reject"));
        QVERIFY(b.answered(id) && !b.succeeded(id));
        QVERIFY(b.errorCode(id) != -32800);
        QCOMPARE(b.onDisk("f.txt"), "old");
        QCOMPARE(b.rows().size(), size_t(1));
        QCOMPARE(b.last().state, EffectState::Cancelled);
        QCOMPARE(b.last().detail, QStringLiteral("rejected by you"));
        QVERIFY(b.session->hasOpenTurn());
    }

    /// Everything else that may come before the answer.
    void undecided_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("error"); ///< 0: nobody is left to be answered
        QTest::newRow("Stop") << QByteArray("stop") << int(PermissionEnd::CancelledByStop) << -32800;
        QTest::newRow("withdrawn") << QByteArray("withdraw") << int(PermissionEnd::CancelledByAgent) << -32800;
        QTest::newRow("row cancelled") << QByteArray("row") << int(PermissionEnd::CancelledByUser) << -32800;
        QTest::newRow("turn ends") << QByteArray("end") << int(PermissionEnd::EndedWithTurn) << -32800;
        QTest::newRow("agent dies") << QByteArray("die") << int(PermissionEnd::Lost) << 0;
    }
    void undecided()
    {
        QFETCH(const QByteArray, what);
        QFETCH(const int, end);
        QFETCH(const int, error);
        Bench b(WritePolicy::Ask);
        const int id = b.write();
        const base::RequestKey key = *b.question();
        if (what == "stop") {
            b.session->stop();
            QVERIFY(!b.session->answerPermission(key, QStringLiteral("allow")).ok()); // too late
            b.clock.advance(100);
        } else if (what == "withdraw") {
            b.cancelRequest(id);
        } else if (what == "row") {
            b.board.cancel(key);
        } else if (what == "end") {
            b.end("end_turn");
        } else {
            b.die();
        }
        const auto settled = b.all<core::PermissionSettled>();
        QCOMPARE(settled.size(), size_t(1));
        QCOMPARE(int(settled[0].end), end);
        QCOMPARE(b.errorCode(id), error);
        QVERIFY(!b.question());
        QVERIFY(!b.session->answerPermission(key, QStringLiteral("allow")).ok());
        QCOMPARE(b.onDisk("f.txt"), "old");
        QCOMPARE(b.last().state, EffectState::Cancelled);
        QVERIFY(!b.last().detail.isEmpty());
    }

    void allowedIsThisChangeAndNoOther()
    {
        Bench b(WritePolicy::Ask);
        const int id = b.write();
        b.plant("f.txt", "the user's");
        QVERIFY(b.decide("allow"));
        QVERIFY(b.answered(id) && !b.succeeded(id));
        QCOMPARE(b.onDisk("f.txt"), "the user's");
        // And whoever reads that it was allowed reads that it was not done.
        QCOMPARE(b.rows().size(), size_t(1));
        QCOMPARE(b.last().state, EffectState::Failed);
        QVERIFY(!b.last().detail.isEmpty());
        const auto notices = b.all<core::NoticeRaised>();
        QCOMPARE(notices.size(), size_t(1));
        QVERIFY2(notices[0].title.contains(QLatin1String("f.txt")), qPrintable(notices[0].title));
        QCOMPARE(notices[0].text, b.last().detail);
    }

    /// From the question to its end.
    void oneRequestIsOneRow()
    {
        for (const bool allowed : {true, false}) {
            Bench b(WritePolicy::Ask);
            b.write();
            const auto rows = [&b] {
                std::vector<core::RequestRow> out;
                for (const auto &[key, row] : b.board.rows()) {
                    if (row.kind == RequestKind::WriteFile || row.kind == RequestKind::Permission)
                        out.push_back(row);
                }
                return out;
            };
            QCOMPARE(rows().size(), size_t(1));
            QCOMPARE(rows()[0].state, core::RequestState::WaitsForUser);
            QVERIFY(b.decide(allowed ? "allow" : "reject"));
            QCOMPARE(rows().size(), size_t(1));
            QCOMPARE(rows()[0].end, allowed ? RequestEnd::Answered : RequestEnd::AnsweredByUser);
            QCOMPARE(rows()[0].kind, allowed ? RequestKind::WriteFile : RequestKind::Permission);
        }
    }

    void whatCannotBeWrittenHasARow()
    {
        for (const WritePolicy policy : {WritePolicy::AtOnce, WritePolicy::Ask}) {
            Bench b(policy);
            QVERIFY(QDir(b.folder.path()).mkpath(QStringLiteral("sub")));
            const int id = b.write("sub");
            if (b.question())
                QVERIFY(b.decide("allow"));
            QVERIFY(b.answered(id) && !b.succeeded(id));
            QCOMPARE(b.rows().size(), size_t(1));
            QCOMPARE(b.last().state, EffectState::Failed);
        }
    }

    void theEffectGateIsAskedLast()
    {
        Bench b(WritePolicy::Ask);
        const int id = b.write();
        b.ledger.onPrepared = [&b] { b.session->stop(); };
        QVERIFY(b.decide("allow"));
        QCOMPARE(b.errorCode(id), -32800);
        QCOMPARE(b.onDisk("f.txt"), "old");
        QCOMPARE(b.last().state, EffectState::Cancelled);
    }

    void afterStopNobodyIsAsked()
    {
        Bench b(WritePolicy::Ask);
        b.session->stop();
        const int id = b.write();
        QCOMPARE(b.errorCode(id), -32800);
        QVERIFY(b.all<core::PermissionAsked>().empty());
        QCOMPARE(b.last().state, EffectState::Cancelled);
    }
};

BELAY_TEST(TestWritePolicy)

} // namespace tst_writepolicy

#include "tst_writepolicy.moc"
