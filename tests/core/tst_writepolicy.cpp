// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"

#include "core/files/stagedverdict.h"

#include "testclass.h"

#include <QTest>

namespace tst_writepolicy {

using core::PermissionEnd;
using core::RequestEnd;
using core::RequestKind;
using core::StagedEnd;
using core::TurnEnd;
using core::WritePolicy;
using ledger::EffectState;

namespace {

struct Bench : AgentBench
{
    explicit Bench(WritePolicy policy, StagedEnd atEnd = StagedEnd::Ask)
    {
        connection->setWriteRules({policy, atEnd});
        plant("f.txt", "old");
        prompt();
    }

    core::StagedFiles &staged() const { return session->staged(); }
    size_t stagedCount() const { return staged().files().size(); }
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
        for (const char *name : {"at-once", "ask", "stage", "stage-commit"}) {
            const auto rules = core::writeRules(QLatin1String(name));
            QVERIFY(rules);
            QCOMPARE(core::nameOf(*rules), QLatin1String(name));
        }
        QVERIFY(!core::writeRules(QStringLiteral("maybe")));
        QCOMPARE(core::nameOf({WritePolicy::Ask, StagedEnd::Commit}), QStringLiteral("ask"));
    }

    void thePolicyHoldsFromTheNextWriteOn()
    {
        Bench b(WritePolicy::AtOnce);
        b.write("a");
        QCOMPARE(b.onDisk("a"), "new");
        b.connection->setWriteRules({WritePolicy::Stage, StagedEnd::Ask});
        b.write("b");
        QCOMPARE(b.onDisk("b"), "(none)");
        b.connection->setWriteRules({WritePolicy::Ask, StagedEnd::Ask});
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
        for (const WritePolicy policy : {WritePolicy::Ask, WritePolicy::Stage}) {
            Bench b(policy);
            b.session->stop();
            const int id = b.write();
            QCOMPARE(b.errorCode(id), -32800);
            QVERIFY(b.all<core::PermissionAsked>().empty());
            QCOMPARE(b.stagedCount(), size_t(0));
            QCOMPARE(b.last().state, EffectState::Cancelled);
        }
    }

    // --- stage --------------------------------------------------------------------------------------------------

    void stagedAndReadBack()
    {
        Bench b(WritePolicy::Stage);
        const int id = b.write("f.txt", "one\\ntwo\\nthree\\n");
        QVERIFY(b.succeeded(id));
        QCOMPARE(b.onDisk("f.txt"), "old");
        QCOMPARE(b.last().state, EffectState::Prepared);
        QCOMPARE(b.rowEnd(RequestKind::WriteFile), RequestEnd::Answered);
        QCOMPARE(b.textRead(b.read()), "one\ntwo\nthree\n");
        QCOMPARE(b.textRead(b.read("f.txt", ",\"line\":2,\"limit\":1")), "two\n");
        QCOMPARE(b.textRead(b.read("../" + QFileInfo(b.folder.path()).fileName().toUtf8() + "/f.txt")),
                 "one\ntwo\nthree\n");
        b.plant("g.txt", "of the disk");
        QCOMPARE(b.textRead(b.read("g.txt")), "of the disk");
        const auto told = b.all<core::StagedChanged>();
        QCOMPARE(told.back().files.size(), size_t(1));
        QCOMPARE(told.back().files[0].added, 3);
        QCOMPARE(told.back().files[0].removed, 1);
    }

    void aNewerVersionReplacesTheOlder()
    {
        Bench b(WritePolicy::Stage);
        b.write("f.txt", "first");
        b.write("f.txt", "second");
        QCOMPARE(b.rows().size(), size_t(2));
        QCOMPARE(b.rows()[0].state, EffectState::Cancelled);
        QCOMPARE(b.rows()[0].detail, QStringLiteral("replaced by a newer version"));
        QCOMPARE(b.rows()[1].state, EffectState::Prepared);
        QCOMPARE(b.textRead(b.read()), "second");
        b.end("end_turn");
        b.staged().commitAll();
        QCOMPARE(b.onDisk("f.txt"), "second");
        QCOMPARE(b.rows().size(), size_t(2));
        QCOMPARE(b.rows()[1].state, EffectState::Committed);
    }

    void aWriteAtOnceReplacesItToo()
    {
        Bench b(WritePolicy::Stage);
        b.write("f.txt", "staged");
        b.connection->setWriteRules({});
        b.write("f.txt", "written");
        QCOMPARE(b.stagedCount(), size_t(0));
        QCOMPARE(b.rows()[0].state, EffectState::Cancelled);
        QCOMPARE(b.textRead(b.read()), "written");
    }

    void ends_data()
    {
        QTest::addColumn<bool>("commits");
        QTest::addColumn<bool>("stop");
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<QByteArray>("disk");
        QTest::addColumn<int>("state");
        const auto row = [](const char *how, bool stop, EffectState asks, EffectState commits) {
            for (const bool commit : {false, true}) {
                const EffectState state = commit ? commits : asks;
                QTest::addRow("%s%s, %s", stop ? "Stop, " : "", how, commit ? "commit" : "ask")
                    << commit << stop << QByteArray(how) << QByteArray(state == EffectState::Committed ? "new" : "old")
                    << int(state);
            }
        };
        using enum EffectState;
        row("end_turn", false, Prepared, Committed);
        row("max_tokens", false, Prepared, Committed);
        row("max_turn_requests", false, Prepared, Committed);
        row("refusal", false, Prepared, Prepared);
        row("cancelled", false, Cancelled, Cancelled);
        row("error", false, Cancelled, Cancelled);
        row("dies", false, Cancelled, Cancelled);
        row("forced", false, Cancelled, Cancelled);
        row("cancelled", true, Cancelled, Cancelled);
        row("end_turn", true, Cancelled, Cancelled);
        row("error", true, Cancelled, Cancelled);
        row("dies", true, Cancelled, Cancelled);
    }
    void ends()
    {
        QFETCH(const bool, commits);
        QFETCH(const bool, stop);
        QFETCH(const QByteArray, how);
        QFETCH(const QByteArray, disk);
        QFETCH(const int, state);
        Bench b(WritePolicy::Stage, commits ? StagedEnd::Commit : StagedEnd::Ask);
        b.write();
        if (stop)
            b.session->stop();
        b.end(how);
        QCOMPARE(b.onDisk("f.txt"), disk);
        QCOMPARE(int(b.last().state), state);
        QCOMPARE(b.rows().size(), size_t(1));
        QCOMPARE(b.stagedCount(), size_t(state == int(EffectState::Prepared)));
        if (state == int(EffectState::Cancelled))
            QVERIFY(b.last().detail.startsWith(QStringLiteral("discarded")));
    }

    /// Before the row is durable and in its place.
    void notStagedAfterAll_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::newRow("Stop") << QByteArray("stop");
        QTest::newRow("withdrawn") << QByteArray("withdraw");
        QTest::newRow("row cancelled") << QByteArray("row");
    }
    void notStagedAfterAll()
    {
        QFETCH(const QByteArray, what);
        Bench b(WritePolicy::Stage);
        b.files.waits = true;
        const int id = b.write();
        QVERIFY(!b.answered(id));
        if (what == "stop")
            b.session->stop();
        else if (what == "withdraw")
            b.cancelRequest(id);
        for (const auto &[key, row] : std::map(b.board.rows())) {
            if (what == "row" && row.kind == RequestKind::WriteFile)
                b.board.cancel(key);
        }
        b.files.goOn();
        QCOMPARE(b.errorCode(id), -32800);
        QCOMPARE(b.stagedCount(), size_t(0));
        QCOMPARE(b.last().state, EffectState::Cancelled);
        QCOMPARE(b.textRead(b.read()), "old");
    }

    /// The answer to the prompt overtakes the row: the end of the turn holds for what it staged all the same.
    void theTurnEndsFirst_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<bool>("commits");
        QTest::addColumn<int>("state");
        QTest::newRow("waits") << QByteArray("end_turn") << false << int(EffectState::Prepared);
        QTest::newRow("written") << QByteArray("end_turn") << true << int(EffectState::Committed);
        QTest::newRow("failed") << QByteArray("error") << true << int(EffectState::Cancelled);
        QTest::newRow("died") << QByteArray("dies") << true << int(EffectState::Cancelled);
    }
    void theTurnEndsFirst()
    {
        QFETCH(const QByteArray, how);
        QFETCH(const bool, commits);
        QFETCH(const int, state);
        Bench b(WritePolicy::Stage, commits ? StagedEnd::Commit : StagedEnd::Ask);
        b.files.waits = true;
        b.write();
        b.end(how);
        b.files.goOn();
        QCOMPARE(int(b.last().state), state);
        QCOMPARE(b.stagedCount(), size_t(state == int(EffectState::Prepared)));
    }

    /// The user applies, and the disk takes its time: what comes meanwhile neither undoes that nor gets lost.
    void meanwhileItIsWritten_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("disk");
        QTest::addColumn<size_t>("staged");
        QTest::newRow("Stop") << QByteArray("stop") << QByteArray("first") << size_t(0);
        QTest::newRow("discard") << QByteArray("discard") << QByteArray("first") << size_t(0);
        QTest::newRow("a newer version") << QByteArray("write") << QByteArray("first") << size_t(1);
        QTest::newRow("applied again") << QByteArray("apply") << QByteArray("first") << size_t(0);
    }
    void meanwhileItIsWritten()
    {
        QFETCH(const QByteArray, what);
        QFETCH(const QByteArray, disk);
        QFETCH(const size_t, staged);
        Bench b(WritePolicy::Stage);
        b.write("f.txt", "first");
        b.files.waits = true;
        b.staged().commitAll();
        QVERIFY(b.staged().isBusy());
        QCOMPARE(b.textRead(b.read()), "first");
        if (what == "stop") {
            b.session->stop();
            b.end("cancelled");
        } else if (what == "discard") {
            b.staged().discardAll(QStringLiteral("why"));
        } else if (what == "apply") {
            b.staged().commitAll();
        } else {
            b.write("f.txt", "second");
        }
        b.files.goOn();
        QVERIFY(!b.staged().isBusy());
        QCOMPARE(b.onDisk("f.txt"), disk);
        QCOMPARE(b.rows()[0].state, EffectState::Committed);
        QCOMPARE(b.stagedCount(), staged);
        b.staged().commitAll(); // the newer one stands on what was written
        if (staged)
            QCOMPARE(b.onDisk("f.txt"), "second");
    }

    void undecidedFilesOutliveTheNextTurns()
    {
        Bench b(WritePolicy::Stage);
        b.write("a", "first");
        b.nextTurn();
        QCOMPARE(b.textRead(b.read("a")), "first");
        b.write("b", "second");
        b.session->stop();
        b.end("cancelled");
        // Stop gives up what its own turn staged.
        QCOMPARE(b.stagedCount(), size_t(1));
        QCOMPARE(b.rows()[0].state, EffectState::Prepared);
        QCOMPARE(b.rows()[1].state, EffectState::Cancelled);
        b.die();
        QCOMPARE(b.stagedCount(), size_t(1));
        b.staged().commitAll();
        QCOMPARE(b.onDisk("a"), "first");
    }

    void anEditMeanwhileIsAConflict_data()
    {
        QTest::addColumn<bool>("byItself");
        QTest::newRow("committed by setting") << true;
        QTest::newRow("applied by the user") << false;
    }
    void anEditMeanwhileIsAConflict()
    {
        QFETCH(const bool, byItself);
        Bench b(WritePolicy::Stage, byItself ? StagedEnd::Commit : StagedEnd::Ask);
        b.write("a");
        b.write("f.txt");
        b.plant("f.txt", "the user's");
        b.end("end_turn");
        if (!byItself)
            b.staged().commitAll();
        QCOMPARE(b.onDisk("a"), "new");
        QCOMPARE(b.onDisk("f.txt"), "the user's");
        QCOMPARE(b.last().state, EffectState::Prepared);
        QCOMPARE(b.stagedCount(), size_t(1));
        QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
        // The user looks, and decides.
        std::vector<core::StagedText> texts;
        b.staged().texts(b.session, [&](const std::vector<core::StagedText> &t) { texts = t; });
        QCOMPARE(texts.size(), size_t(1));
        QCOMPARE(texts[0].base.value_or("none"), "old");
        QCOMPARE(texts[0].file.content, "new");
        QCOMPARE(texts[0].current->content.value_or("none"), "the user's");
        b.staged().decide({{texts[0].file.effect, QByteArray("both"), texts[0].current->mark, true}});
        QCOMPARE(b.onDisk("f.txt"), "both");
        QCOMPARE(b.last().state, EffectState::Committed);
        QVERIFY(!b.last().detail.isEmpty());
        QVERIFY(b.last().before.hash == ledger::markOf("the user's").hash);
        QVERIFY(b.last().after.hash == ledger::markOf("both").hash);
    }

    void anEditBetweenTwoVersionsIsAConflictToo()
    {
        Bench b(WritePolicy::Stage);
        b.write("f.txt", "first");
        b.plant("f.txt", "the user's");
        b.write("f.txt", "second"); // the agent never saw it
        b.end("end_turn");
        b.staged().commitAll();
        QCOMPARE(b.onDisk("f.txt"), "the user's");
        QCOMPARE(b.stagedCount(), size_t(1));
    }

    void rejectedInTheReview()
    {
        Bench b(WritePolicy::Stage);
        b.write("a");
        b.write("b");
        b.end("end_turn");
        const auto files = b.staged().files();
        b.staged().decide({{files[0].effect, std::nullopt, {}, false}, {files[1].effect, "new", files[1].base, false}});
        QCOMPARE(b.rows()[0].state, EffectState::Cancelled);
        QCOMPARE(b.rows()[0].detail, QStringLiteral("rejected by you"));
        QCOMPARE(b.rows()[1].state, EffectState::Committed);
        QVERIFY(b.rows()[1].detail.isEmpty());
        // Decided once: a second time there is nothing to decide.
        b.staged().decide({{files[1].effect, "new", files[1].base, false}});
        QCOMPARE(b.rows().size(), size_t(2));
        QVERIFY(!b.all<core::NoticeRaised>().empty());
    }

    void discardedByYou()
    {
        Bench b(WritePolicy::Stage);
        b.write("a");
        b.end("end_turn");
        b.staged().discardAll(QStringLiteral("why"));
        QCOMPARE(b.last().state, EffectState::Cancelled);
        QCOMPARE(b.last().detail, QStringLiteral("why"));
        QVERIFY(b.all<core::StagedChanged>().back().files.empty());
    }

    void aFullDiskLosesNothing()
    {
        Bench b(WritePolicy::Stage);
        b.write("a");
        b.end("end_turn");
        b.files.diskFull = true;
        b.staged().commitAll();
        QCOMPARE(b.rows()[0].state, EffectState::Failed);
        QCOMPARE(b.stagedCount(), size_t(1));
        b.files.diskFull = false;
        b.staged().commitAll();
        QCOMPARE(b.onDisk("a"), "new");
        QCOMPARE(b.last().state, EffectState::Committed);
    }

    /// Of the turn that it breaks off, yes. What earlier turns left is for who closes the session, or for the next
    /// start.
    void theEndOfTheConnectionDecidesNothing()
    {
        Bench b(WritePolicy::Stage);
        b.write("a");
        b.nextTurn();
        b.write("b");
        b.connection->close();
        b.die(0);
        QCOMPARE(b.stagedCount(), size_t(1));
        QCOMPARE(b.rows()[0].state, EffectState::Prepared);
        QCOMPARE(b.rows()[1].state, EffectState::Cancelled);
        QVERIFY(!b.rows()[1].detail.isEmpty());
    }

    /// The agent reports as its own what Belay keeps back for it.
    void aStagedWriteIsNotTheAgentsOwn()
    {
        Bench b(WritePolicy::Stage);
        b.write();
        b.update("{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"t\",\"title\":\"edit\",\"kind\":\"edit\","
                 "\"status\":\"completed\",\"content\":[{\"type\":\"diff\",\"path\":\"" +
                 b.folder.path().toUtf8() + "/f.txt\",\"oldText\":\"old\",\"newText\":\"new\"}]}");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.deeds().front().state, EffectState::Prepared);
    }

    /// What becomes of staged files, for every end of a turn and whoever stopped it.
    void verdicts_data()
    {
        using core::StoppedBy;
        using core::TurnEnd;
        using AtEnd = core::StagedFiles::AtEnd;
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("stoppedBy"); ///< -1: nobody
        QTest::addColumn<int>("asked");     ///< with the setting that asks
        QTest::addColumn<int>("written");   ///< with the one that writes
        const auto row = [](const char *name, TurnEnd end, std::optional<StoppedBy> by, AtEnd asked, AtEnd written) {
            QTest::newRow(name) << int(end) << (by ? int(*by) : -1) << int(asked) << int(written);
        };
        for (const TurnEnd end : {TurnEnd::Finished, TurnEnd::TokenLimit, TurnEnd::RequestLimit})
            row(qPrintable(QStringLiteral("well, %1").arg(int(end))), end, {}, AtEnd::Keep, AtEnd::Commit);
        row("refused", TurnEnd::Refused, {}, AtEnd::Keep, AtEnd::Keep);
        row("a crash of Belay's", TurnEnd::BelayEnded, {}, AtEnd::Keep, AtEnd::Keep);
        for (const TurnEnd end :
             {TurnEnd::CancelledByAgent, TurnEnd::AgentFailed, TurnEnd::AgentDied, TurnEnd::ConnectionLost})
            row(qPrintable(QStringLiteral("badly, %1").arg(int(end))), end, {}, AtEnd::Discard, AtEnd::Discard);
        for (const StoppedBy by : {StoppedBy::You, StoppedBy::ClosingSession, StoppedBy::ClosingBelay}) {
            for (const TurnEnd end : {TurnEnd::StoppedByYou, TurnEnd::EndedNormallyAfterStop, TurnEnd::StoppedByForce,
                                      TurnEnd::Finished, TurnEnd::Refused})
                row(qPrintable(QStringLiteral("stopped by %1, %2").arg(int(by)).arg(int(end))), end, by, AtEnd::Discard,
                    AtEnd::Discard);
        }
        // Nobody pressed Stop, and nobody was asked.
        for (const TurnEnd end : {TurnEnd::StoppedByClosing, TurnEnd::Finished, TurnEnd::AgentDied})
            row(qPrintable(QStringLiteral("logged out, %1").arg(int(end))), end, StoppedBy::Signal, AtEnd::Keep,
                AtEnd::Keep);
    }
    void verdicts()
    {
        QFETCH(const int, end);
        QFETCH(const int, stoppedBy);
        QFETCH(const int, asked);
        QFETCH(const int, written);
        const auto by = stoppedBy < 0 ? std::nullopt : std::optional(core::StoppedBy(stoppedBy));
        for (const auto &[setting, expected] :
             {std::pair(core::StagedEnd::Ask, asked), std::pair(core::StagedEnd::Commit, written)}) {
            const core::StagedVerdict verdict = core::stagedVerdict(core::TurnEnd(end), by, setting);
            QCOMPARE(int(verdict.atEnd), expected);
            QCOMPARE(verdict.why.isEmpty(), verdict.atEnd != core::StagedFiles::AtEnd::Discard);
        }
    }
};

BELAY_TEST(TestWritePolicy)

} // namespace tst_writepolicy

#include "tst_writepolicy.moc"
