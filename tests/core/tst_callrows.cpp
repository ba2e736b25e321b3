// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/calls/callrows.h"
#include "core/calls/effectobserver.h"
#include "directledger.h"
#include "testclass.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <set>

namespace tst_callrows {

using ledger::EffectState;

namespace {

struct Bench : AgentBench
{
    using AgentBench::AgentBench;
    void tool(const QByteArray &more, const QByteArray &id = "c")
    {
        update("{\"sessionUpdate\":\"tool_call\",\"toolCallId\":\"" + id + "\"," + more + '}');
    }
    void toolUpdate(const QByteArray &more, const QByteArray &id = "c")
    {
        update("{\"sessionUpdate\":\"tool_call_update\",\"toolCallId\":\"" + id + "\"," + more + '}');
    }
    static QByteArray diff(const QByteArray &path, const QByteArray &oldText, const QByteArray &newText)
    {
        return "\"content\":[{\"type\":\"diff\",\"path\":\"" + path + "\",\"oldText\":" + oldText + ",\"newText\":\"" +
               newText + "\"}]";
    }
    void ask(const QByteArray &call)
    {
        request("session/request_permission",
                "{\"sessionId\":\"s\",\"toolCall\":{\"toolCallId\":\"c\"," + call +
                    "},\"options\":[{\"optionId\":\"yes\",\"name\":\"Allow\",\"kind\":\"allow_once\"},"
                    "{\"optionId\":\"no\",\"name\":\"Reject\",\"kind\":\"reject_once\"},"
                    "{\"optionId\":\"odd\",\"name\":\"Odd\",\"kind\":\"sometimes\"}]}");
    }
    void say(const char *option)
    {
        (void)session->answerPermission(all<core::PermissionAsked>().back().key, QLatin1String(option));
    }
    /// The one deed there is.
    EffectState state() const { return deeds().size() == 1 ? deeds().front().state : EffectState::Compensating; }
};

/// It takes its time to store.
class SlowLedger : public DirectLedger
{
public:
    void whenStored(QObject *, std::function<void()> done) override { m_waiting.push_back(std::move(done)); }
    void store()
    {
        for (const auto &done : std::exchange(m_waiting, {}))
            done();
    }

private:
    std::vector<std::function<void()>> m_waiting;
};

/// It takes its time to answer.
class LateLedger : public DirectLedger
{
public:
    using DirectLedger::prepare;
    void prepare(ledger::Effect effect, QObject *context, PrepareDone done) override
    {
        m_waiting.push_back([this, effect = std::move(effect), context, done = std::move(done)] {
            DirectLedger::prepare(effect, context, done);
        });
    }
    void store()
    {
        for (const auto &prepare : std::exchange(m_waiting, {}))
            prepare();
    }

private:
    std::vector<std::function<void()>> m_waiting;
};

/// Files are looked at only when the test says so.
class SlowLooks final : public ledger::FileChanger
{
public:
    explicit SlowLooks(ledger::FileChanger *real) : m_real(real) {}
    void apply(ledger::FileChange change, QObject *context, Done done) override
    {
        m_real->apply(std::move(change), context, std::move(done));
    }
    void run(std::function<void()> work, QObject *, std::function<void()> done) override
    {
        m_waiting.push_back([work = std::move(work), done = std::move(done)] {
            work();
            done();
        });
    }
    void look()
    {
        while (!m_waiting.empty()) {
            for (const auto &job : std::exchange(m_waiting, {}))
                job();
        }
    }

private:
    ledger::FileChanger *m_real;
    std::vector<std::function<void()>> m_waiting;
};

class FullLedger : public DirectLedger
{
public:
    using DirectLedger::prepare;
    void prepare(ledger::Effect, QObject *, PrepareDone done) override
    {
        done(base::Error{base::Origin::System, ENOSPC, QStringLiteral("The disk is full."), {}});
    }
};

} // namespace

/// The ledger's rows of tool calls: there from the first word of a call on, true when it is over.
class TestCallRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Some ask about a call by an id of its own: it is one call all the same, with one row, whichever comes first.
    void oneCallUnderTwoIds_data()
    {
        QTest::addColumn<bool>("asksFirst");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("reported, asked, allowed") << false << true;
        QTest::newRow("reported, asked, rejected") << false << false;
        QTest::newRow("asked, allowed, reported") << true << true;
        QTest::newRow("asked, rejected, reported") << true << false;
    }
    void oneCallUnderTwoIds()
    {
        QFETCH(const bool, asksFirst);
        QFETCH(const bool, allowed);
        Bench b;
        b.prompt();
        const QByteArray call = R"("title":"send","kind":"other","status":"pending","rawInput":{"to":"anna"})";
        if (!asksFirst)
            b.tool(call, "call-1");
        b.ask(call);
        b.say(allowed ? "yes" : "no");
        if (asksFirst)
            b.tool(call, "call-1");
        b.toolUpdate(allowed ? R"("status":"completed")" : R"("status":"failed")", "call-1");
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.state(), allowed ? EffectState::Committed : EffectState::Cancelled);
        std::set<QString> ids;
        for (const auto &changed : b.all<core::ToolCallChanged>())
            ids.insert(changed.update.id.value);
        ids.insert(b.all<core::PermissionAsked>().back().toolCall.id.value);
        QCOMPARE(ids.size(), size_t(1));
    }
    /// What is asked about is not what runs already, though both are about one file.
    void anotherKindOfCallIsAnother()
    {
        Bench b;
        b.prompt();
        const QByteArray input = R"(,"rawInput":{"path":"a.txt"})";
        b.tool(R"("title":"Read a.txt","kind":"read","status":"in_progress")" + input, "r1");
        b.ask(R"("title":"Delete a.txt","kind":"delete","status":"pending")" + input);
        QCOMPARE(b.all<core::PermissionAsked>().back().toolCall.id.value, QStringLiteral("c"));
        b.toolUpdate(R"("status":"completed")", "r1");
        b.say("no");
        b.answerPrompt("end_turn");
        QCOMPARE(b.state(), EffectState::Cancelled);
    }
    /// Two calls may have the same input: what they are called tells them apart, whichever comes first.
    void anotherTitleIsAnotherCall_data()
    {
        QTest::addColumn<bool>("asksFirst");
        QTest::newRow("reported first") << false;
        QTest::newRow("asked first") << true;
    }
    void anotherTitleIsAnotherCall()
    {
        QFETCH(const bool, asksFirst);
        Bench b;
        b.prompt();
        const QByteArray input = R"(,"rawInput":{"to":"anna"})";
        const auto report = [&] { b.tool(R"("title":"look up","kind":"other","status":"pending")" + input, "c1"); };
        if (!asksFirst)
            report();
        b.ask(R"("title":"send","kind":"other","status":"pending")" + input);
        b.say("no");
        if (asksFirst)
            report();
        b.toolUpdate(R"("status":"completed")", "c1");
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(2));
        const auto state = [&](const char *what) {
            const auto deeds = b.deeds();
            return std::find_if(deeds.begin(), deeds.end(),
                                [&](const auto &deed) { return deed.target == QLatin1String(what); })
                ->state;
        };
        QCOMPARE(state("send"), EffectState::Cancelled);
        QCOMPARE(state("look up"), EffectState::Committed);
    }
    /// A question is not always worded as the report.
    void whatWasAllowedIsWhatRuns()
    {
        Bench b;
        b.prompt();
        const QByteArray input = R"(,"rawInput":{"command":"npm test"})";
        b.ask(R"("title":"Run npm test?","kind":"execute","status":"pending")" + input);
        b.say("yes");
        b.tool(R"("title":"npm test","kind":"execute","status":"in_progress")" + input, "c1");
        b.toolUpdate(R"("status":"completed")", "c1");
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.state(), EffectState::Committed);
    }
    /// Some ask by one id always, and report late.
    void aSecondIdIsOfOneCallAtATime()
    {
        Bench b;
        b.prompt();
        const auto call = [](const char *to) -> QByteArray {
            return QByteArray(R"("title":"send","kind":"other","status":"pending","rawInput":{"to":")") + to + "\"}";
        };
        for (const auto &[id, to] : {std::pair("c1", "anna"), std::pair("c2", "bob")}) {
            b.tool(call(to), id);
            b.ask(call(to));
            QCOMPARE(b.all<core::PermissionAsked>().back().toolCall.id.value, QLatin1String(id));
            b.say(id == QByteArray("c1") ? "yes" : "no");
            b.toolUpdate(id == QByteArray("c1") ? R"("status":"completed")" : R"("status":"failed")", id);
        }
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(2));
        QCOMPARE(b.deeds().front().state, EffectState::Committed);
        QCOMPARE(b.deeds().back().state, EffectState::Cancelled);
    }
    void aLateReportIsOfTheCallThatWasAskedAbout()
    {
        Bench b;
        b.prompt();
        const QByteArray call = R"("title":"send","kind":"other","status":"pending","rawInput":{"to":"anna"})";
        b.ask(call);
        b.say("yes");
        b.tool(call, "c1");
        b.answerPrompt("end_turn");
        b.prompt();
        b.toolUpdate(R"("status":"completed")", "c1");
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.state(), EffectState::Committed);
    }
    /// Two that say the same are two, and so is one that was asked about before.
    void callsThatSayTheSameAreSeveral()
    {
        Bench b;
        b.prompt();
        const QByteArray call = R"("title":"send","kind":"other","status":"pending","rawInput":{"to":"anna"})";
        b.tool(call, "call-1");
        b.tool(call, "call-2");
        b.ask(call);
        QCOMPARE(b.all<core::PermissionAsked>().back().toolCall.id.value, QStringLiteral("c"));
        b.say("yes");
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(3));
    }

    /// The answer to the prompt may come while the disk is still being looked at: that is no reason to look no more.
    void theTurnEndsWhileItsFilesAreLookedAt_data()
    {
        QTest::addColumn<bool>("comes"); ///< the change, between the answer and the look
        QTest::newRow("and nothing had happened") << false;
        QTest::newRow("and it had just happened") << true;
    }
    void theTurnEndsWhileItsFilesAreLookedAt()
    {
        QFETCH(const bool, comes);
        Bench b;
        SlowLooks looks(&b.files);
        b.changer = &looks;
        b.remake();
        b.openSession();
        b.plant("a.txt", "orig");
        b.prompt();
        b.tool("\"title\":\"edit\",\"kind\":\"edit\",\"status\":\"completed\"," +
               Bench::diff("a.txt", "\"orig\"", "after"));
        b.answerPrompt("end_turn");
        if (comes)
            b.plant("a.txt", "after");
        looks.look();
        QCOMPARE(b.state(), comes ? EffectState::Committed : EffectState::Cancelled);
    }

    /// Many agents show a change of one file as several places of it, each by itself.
    void severalPlacesOfAFileAreOneRow()
    {
        Bench b;
        b.plant("a.txt", "A\nmid\nB\n");
        b.prompt();
        const QByteArray one = R"({"type":"diff","path":"a.txt","oldText":"a\n","newText":"A\n"})",
                         two = R"({"type":"diff","path":"a.txt","oldText":"b\n","newText":"B\n"})";
        b.tool(R"("title":"edit","kind":"edit","status":"completed","content":[)" + one + ',' + two + ']');
        b.answerPrompt("end_turn");
        QCOMPARE(b.state(), EffectState::Committed);
        QCOMPARE(*b.blobs.get(b.deeds().front().before.hash), QByteArray("a\nmid\nb\n"));
    }

    /// "New" is often said of what the call before this one has made.
    void whatIsCalledNewTwiceWasThere()
    {
        Bench b;
        b.prompt();
        b.plant("a.txt", "one");
        b.tool("\"title\":\"w\",\"kind\":\"edit\",\"status\":\"completed\"," + Bench::diff("a.txt", "null", "one"));
        b.plant("a.txt", "two");
        b.tool("\"title\":\"w\",\"kind\":\"edit\",\"status\":\"completed\"," + Bench::diff("a.txt", "null", "two"),
               "d");
        b.answerPrompt("end_turn");
        const std::vector<ledger::Effect> rows = b.deeds();
        QCOMPARE(rows.size(), size_t(2));
        QVERIFY(rows[0].kind == ledger::EffectKind::CreateFile && !rows[0].before.isThere());
        QCOMPARE(rows[1].kind, ledger::EffectKind::WriteFile);
        QCOMPARE(*b.blobs.get(rows[1].before.hash), QByteArray("one"));
        QCOMPARE(rows[1].reversible, ledger::Reversible::Exactly);
    }

    /// The row is of the file that the name leads to, under the name that the agent has for it.
    void aFileIsFoundBehindALink()
    {
        Bench b;
        QVERIFY(QDir(b.folder.path()).mkdir(QStringLiteral("real")));
        QVERIFY(QFile::link(b.folder.filePath(QStringLiteral("real")), b.folder.filePath(QStringLiteral("link"))));
        b.plant("real/a.txt", "after");
        b.prompt();
        b.tool("\"title\":\"edit\",\"kind\":\"edit\",\"status\":\"completed\"," +
               Bench::diff("link/a.txt", "\"before\"", "after"));
        b.answerPrompt("end_turn");
        QCOMPARE(b.state(), EffectState::Committed);
        const ledger::Effect row = b.deeds().front();
        QCOMPARE(row.path,
                 QFile::encodeName(QFileInfo(b.folder.filePath(QStringLiteral("real/a.txt"))).canonicalFilePath()));
        QVERIFY(row.target.endsWith(QStringLiteral("/link/a.txt")));
    }

    /// Called harmless at first; what is asked for is what may happen.
    void whatIsAskedForCounts()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"look\",\"kind\":\"read\",\"status\":\"pending\"");
        QVERIFY(b.deeds().empty());
        b.ask("\"title\":\"cat x > y\",\"kind\":\"execute\"");
        QCOMPARE(b.state(), EffectState::Prepared);
        b.say("yes");
        b.toolUpdate("\"status\":\"completed\"");
        b.answerPrompt("end_turn");
        QCOMPARE(b.state(), EffectState::Committed);
    }

    void whatMayChangeSomethingIsARowFromItsFirstWord_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("isRow");
        for (const char *kind : {"execute", "fetch", "edit", "delete", "move", "other"})
            QTest::newRow(kind) << QByteArray(kind) << true;
        for (const char *kind : {"read", "search", "think", "switch_mode"})
            QTest::newRow(kind) << QByteArray(kind) << false;
    }
    void whatMayChangeSomethingIsARowFromItsFirstWord()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const bool, isRow);
        Bench b;
        b.prompt();
        b.tool("\"title\":\"do\",\"kind\":\"" + kind + "\",\"status\":\"pending\"");
        QCOMPARE(b.deeds().size(), size_t(isRow));
        if (!isRow) {
            b.toolUpdate("\"status\":\"completed\"");
            b.answerPrompt("end_turn");
            QVERIFY(b.ledger.allEffects().empty());
            return;
        }
        QCOMPARE(b.state(), EffectState::Prepared);
        QCOMPARE(b.deeds().front().toolCall.value, QStringLiteral("c"));
        b.toolUpdate("\"status\":\"in_progress\"");
        QCOMPARE(b.state(), EffectState::Committing);
        b.toolUpdate("\"status\":\"completed\",\"title\":\"do it\"");
        QCOMPARE(b.state(), EffectState::Committed);
        QCOMPARE(b.deeds().front().target, QStringLiteral("do it"));
        QCOMPARE(b.deeds().front().reversible, ledger::Reversible::No);
        QCOMPARE(ledger::asksToBeSeen(b.deeds().front()), kind != "execute");
        const bool isNamed = b.deeds().front().kind == ledger::EffectKind::Other;
        QCOMPARE(b.deeds().front().tool, isNamed ? QString::fromLatin1(kind) : QString());
    }

    /// What it wrote waits for the user, who need not acknowledge the call as well.
    void aCallOfAHeldAgentIsNotFinal_data()
    {
        QTest::addColumn<bool>("holds");
        QTest::newRow("held back") << true;
        QTest::newRow("at once") << false;
    }
    void aCallOfAHeldAgentIsNotFinal()
    {
        QFETCH(const bool, holds);
        DirectLedger ledger;
        core::CallRows rows(QStringLiteral("/work"), &ledger);
        rows.setHolding(holds);
        core::EndedCall call;
        call.session = {QStringLiteral("s")};
        call.turn = {1};
        call.turnNonce = "n";
        call.id = {QStringLiteral("c")};
        call.title = QStringLiteral("do");
        rows.intend(call);
        rows.begin(call.id);
        rows.end(call, EffectState::Committed, {});
        QCOMPARE(ledger.allEffects().size(), size_t(1));
        const ledger::Effect row = ledger.allEffects().front();
        QCOMPARE(row.state, EffectState::Committed);
        QCOMPARE(row.isFinal(), !holds);
        QCOMPARE(ledger::asksToBeSeen(row), !holds);
    }

    /// Protocol: a call is "other" when it does not say what it is; but it may say so yet.
    void whatACallIsMayBeToldLater()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"look\"");
        QVERIFY(b.deeds().empty());
        b.toolUpdate("\"kind\":\"read\",\"status\":\"in_progress\"");
        QVERIFY(b.deeds().empty());
        b.tool("\"title\":\"tool\"", "d");
        b.toolUpdate("\"status\":\"in_progress\"", "d");
        QCOMPARE(b.state(), EffectState::Committing);
        b.toolUpdate("\"kind\":\"search\"", "d");
        QCOMPARE(b.state(), EffectState::Cancelled);
    }

    /// What happened, and what the row says of it.
    void thePermissionIsTheIntent_data()
    {
        QTest::addColumn<QByteArray>("story"); // a letter for each step, see below
        QTest::addColumn<EffectState>("state");
        QTest::newRow("asked") << QByteArray("?") << EffectState::Prepared;
        QTest::newRow("asked while it runs") << QByteArray("r?") << EffectState::Committing;
        QTest::newRow("allowed") << QByteArray("?y") << EffectState::Committing;
        QTest::newRow("an answer of no known kind") << QByteArray("?o") << EffectState::Committing;
        QTest::newRow("allowed, done") << QByteArray("?yd") << EffectState::Committed;
        QTest::newRow("allowed, failed") << QByteArray("?yf") << EffectState::Failed;
        QTest::newRow("allowed, agent dies") << QByteArray("?yX") << EffectState::Unknown;
        QTest::newRow("allowed, Stop") << QByteArray("?ySe") << EffectState::Unknown;
        QTest::newRow("allowed, Stop, done") << QByteArray("?ySde") << EffectState::Unknown;
        QTest::newRow("allowed, Stop, failed") << QByteArray("?ySfe") << EffectState::Unknown;
        QTest::newRow("rejected") << QByteArray("?n") << EffectState::Cancelled;
        QTest::newRow("rejected while it runs") << QByteArray("r?n") << EffectState::Cancelled;
        QTest::newRow("rejected, failed") << QByteArray("?nf") << EffectState::Cancelled;
        QTest::newRow("rejected, never heard of") << QByteArray("?ne") << EffectState::Cancelled;
        QTest::newRow("Stop while it is asked") << QByteArray("?Se") << EffectState::Cancelled;
        QTest::newRow("Stop while it is asked, failed") << QByteArray("?Sfe") << EffectState::Cancelled;
        QTest::newRow("agent dies while it is asked") << QByteArray("?X") << EffectState::Cancelled;
        QTest::newRow("never asked, agent dies") << QByteArray("rX") << EffectState::Unknown;
        QTest::newRow("never asked, turn ends") << QByteArray("re") << EffectState::Unknown;
        QTest::newRow("never asked, turn ends, done") << QByteArray("red") << EffectState::Committed;
    }
    void thePermissionIsTheIntent()
    {
        QFETCH(const QByteArray, story);
        QFETCH(const EffectState, state);
        Bench b;
        b.prompt();
        b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"pending\"");
        bool stopped = false;
        for (const char step : story) {
            switch (step) {
            case '?':
                b.ask("\"title\":\"make\"");
                break;
            case 'r':
                b.toolUpdate("\"status\":\"in_progress\"");
                break;
            case 'y':
                b.say("yes");
                break;
            case 'n':
                b.say("no");
                break;
            case 'o':
                b.say("odd");
                break;
            case 'd':
                b.toolUpdate("\"status\":\"completed\"");
                break;
            case 'f':
                b.toolUpdate("\"status\":\"failed\"");
                break;
            case 'S':
                b.session->stop();
                stopped = true;
                break;
            case 'e':
                b.answerPrompt(stopped ? "cancelled" : "end_turn");
                break;
            case 'X':
                b.die();
                break;
            }
        }
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.state(), state);
        QVERIFY(b.session->hasOpenTurn() || !b.deeds().front().isOpen());
    }

    void whatIsAskedOnceMoreIsAnotherAttempt()
    {
        Bench b;
        b.prompt();
        b.ask("\"title\":\"make\",\"kind\":\"execute\"");
        b.say("no");
        b.ask("\"title\":\"make\",\"kind\":\"execute\"");
        b.say("yes");
        b.toolUpdate("\"status\":\"completed\"");
        QCOMPARE(b.deeds().size(), size_t(2));
        QCOMPARE(b.deeds()[0].state, EffectState::Cancelled);
        QCOMPARE(b.deeds()[1].state, EffectState::Committed);
    }

    /// The code of a shell whose command a signal ended.
    void whatASignalEndedAfterStopIsUnknown()
    {
        for (const int code : {0, 1, 129, 130, 137, 143}) {
            Bench b;
            b.prompt();
            b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"in_progress\"");
            b.session->stop();
            b.toolUpdate("\"status\":\"completed\",\"_meta\":{\"terminal_exit\":{\"terminal_id\":\"c\",\"exit_code\":" +
                         QByteArray::number(code) + "}}");
            b.answerPrompt("cancelled");
            QCOMPARE(b.state(), code > 128 ? EffectState::Unknown : EffectState::Committed);
        }
    }

    /// Rejected by a rule and asked again at once: the first row is not stored by then.
    void whatIsAskedOnceMoreAtOnceLeavesNothingOpen()
    {
        LateLedger ledger;
        Bench b(false);
        b.book = &ledger;
        b.remake();
        b.openSession();
        b.prompt();
        for (int i = 0; i < 3; ++i) {
            b.ask("\"title\":\"make\",\"kind\":\"execute\"");
            b.say("no");
        }
        ledger.store();
        const auto rows = ledger.allEffects();
        QCOMPARE(rows.size(), size_t(3));
        for (const ledger::Effect &row : rows)
            QCOMPARE(row.state, EffectState::Cancelled);
    }

    /// Some call a change done and make it then: what the disk says when the turn is over counts.
    void whatIsMadeAfterItWasCalledDone_data()
    {
        QTest::addColumn<bool>("made");
        QTest::addColumn<bool>("isNew");
        for (const bool made : {false, true}) {
            for (const bool isNew : {false, true})
                QTest::addRow("%s, %s", made ? "made" : "not made", isNew ? "a new file" : "a change") << made << isNew;
        }
    }
    void whatIsMadeAfterItWasCalledDone()
    {
        QFETCH(const bool, made);
        QFETCH(const bool, isNew);
        Bench b;
        if (!isNew)
            b.plant("f.txt", "old");
        b.prompt();
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"completed\"," +
               Bench::diff("f.txt", isNew ? "null" : "\"old\"", "new"));
        QVERIFY(b.deeds().empty() || b.deeds().back().isOpen() || b.deeds().back().state == EffectState::Unknown);
        if (made)
            b.plant("f.txt", "new");
        b.answerPrompt("end_turn");
        std::vector<ledger::Effect> deeds = b.deeds();
        std::erase_if(deeds, [](const ledger::Effect &row) { return !row.isFile() || row.sameAs.value != 0; });
        QCOMPARE(deeds.size(), size_t(1));
        QCOMPARE(deeds[0].state, made ? EffectState::Committed : isNew ? EffectState::Unknown : EffectState::Cancelled);
        QCOMPARE(deeds[0].canBeUndone(), made && !isNew); // that it is new no snapshot bears out here
        for (const ledger::Effect &row : b.ledger.allEffects())
            QVERIFY(!row.isOpen());
    }

    /// Also of what was allowed when nobody knew: a row that nothing ends would be unknown at the next start.
    void whatWasAllowedAndOnlyLookedIsNoDeed()
    {
        Bench b;
        b.prompt();
        b.ask("\"title\":\"think\"");
        b.say("yes");
        QCOMPARE(b.state(), EffectState::Committing);
        b.toolUpdate("\"kind\":\"think\",\"status\":\"completed\"");
        QCOMPARE(b.state(), EffectState::Cancelled);
    }

    /// There are agents that count their calls anew in each turn, and one may do it to hide what it does.
    void anIdThatIsUsedAgainIsAnotherCall_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<bool>("inNextTurn");
        QTest::addColumn<int>("second"); // 0: tool_call, 1: an update alone, 2: the question alone
        for (const char *first : {"completed", "failed"}) {
            for (const bool next : {true, false}) {
                for (const int second : {0, 1, 2}) {
                    // Within a turn an update is one more word about it.
                    if (next || second == 0)
                        QTest::addRow("%s, %s turn, %d", first, next ? "next" : "same", second)
                            << QByteArray(first) << next << second;
                }
            }
        }
        QTest::addRow("never ended, next turn") << QByteArray("in_progress") << true << 0;
    }
    void anIdThatIsUsedAgainIsAnotherCall()
    {
        QFETCH(QByteArray, first);
        QFETCH(bool, inNextTurn);
        QFETCH(int, second);
        Bench b;
        b.prompt();
        b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"" + first + '"');
        if (inNextTurn) {
            b.answerPrompt("end_turn");
            b.prompt();
        }
        const auto before = b.deeds();
        QCOMPARE(before.size(), size_t(1));
        QVERIFY(!before.front().isOpen());
        const QByteArray call = "\"title\":\"mail it\",\"kind\":\"other\"";
        if (second == 0)
            b.tool(call + ",\"status\":\"in_progress\"");
        else if (second == 1)
            b.toolUpdate(call + ",\"status\":\"in_progress\"");
        else
            b.ask(call);
        QCOMPARE(b.deeds().size(), size_t(2));
        QCOMPARE(b.deeds()[0].state, before[0].state);
        QCOMPARE(b.deeds()[0].target, QStringLiteral("make"));
        QCOMPARE(b.deeds()[1].state, second == 2 ? EffectState::Prepared : EffectState::Committing);
        QCOMPARE(b.deeds()[1].target, QStringLiteral("mail it"));
        QCOMPARE(b.deeds()[1].turn, b.session->turn());
        if (second == 2)
            b.say("yes");
        b.toolUpdate("\"status\":\"completed\"");
        QCOMPARE(b.deeds()[1].state, EffectState::Committed);
        QCOMPARE(b.deeds().size(), size_t(2));
    }

    /// Told in one message, and with a terminal of Belay's, too.
    void anIdThatIsUsedAgainLeavesTheFirstRowAlone()
    {
        for (const bool hasTerminal : {true, false}) {
            for (const bool next : {true, false}) {
                Bench b;
                b.prompt();
                b.tool("\"title\":\"mail it\",\"kind\":\"other\",\"status\":\"completed\"");
                if (next) {
                    b.answerPrompt("end_turn");
                    b.prompt();
                }
                if (hasTerminal) {
                    const QByteArray terminal = b.terminalOf(b.createTerminal());
                    b.tool("\"title\":\"sleep\",\"kind\":\"execute\",\"status\":\"in_progress\",\"content\":[{\"type\":"
                           "\"terminal\",\"terminalId\":\"" +
                           terminal + "\"}]");
                } else {
                    b.tool("\"title\":\"post it\",\"kind\":\"other\",\"status\":\"completed\"");
                }
                QCOMPARE(b.deeds().size(), size_t(2));
                QCOMPARE(b.deeds()[0].target, QStringLiteral("mail it"));
                QCOMPARE(b.deeds()[0].state, EffectState::Committed);
                std::set<QString> names;
                for (const auto &told : b.all<core::ToolCallChanged>())
                    names.insert(told.update.id.value);
                QCOMPARE(names.size(), size_t(2));
            }
        }
    }

    /// An agent may choose a name that another call was given here.
    void noTwoCallsHaveOneName()
    {
        Bench b;
        b.prompt();
        for (const char *id : {"c", "c", "c (2)", "c", "c (2)"})
            b.tool("\"title\":\"t\",\"kind\":\"other\",\"status\":\"in_progress\"", id),
                b.toolUpdate("\"status\":\"completed\"", id);
        QCOMPARE(b.deeds().size(), size_t(5));
        std::set<QString> names;
        for (const ledger::Effect &row : b.deeds()) {
            QCOMPARE(row.state, EffectState::Committed);
            names.insert(row.toolCall.value);
        }
        QCOMPARE(names.size(), size_t(5));
    }

    /// Some answer that a session is open, and tell what was said in it behind that.
    void historyIsNoDeed()
    {
        Bench b;
        b.plant("f.txt", "new");
        b.session->expectHistory();
        b.tool("\"title\":\"edit\",\"kind\":\"edit\",\"status\":\"completed\"," +
               Bench::diff("f.txt", "\"old\"", "new"));
        b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"completed\"", "d");
        QCOMPARE(b.deeds().size(), size_t(0));
        b.prompt();
        b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"completed\"", "e");
        QCOMPARE(b.deeds().size(), size_t(1));
    }

    /// Somebody allowed a command, not a look.
    void whatWasAllowedIsNoLook()
    {
        Bench b;
        b.prompt();
        b.ask("\"title\":\"make\",\"kind\":\"execute\",\"rawInput\":{\"command\":\"make\"}");
        b.say("yes");
        b.toolUpdate("\"kind\":\"read\",\"status\":\"completed\"");
        QCOMPARE(b.state(), EffectState::Committed);
        QCOMPARE(b.deeds().front().kind, ledger::EffectKind::Command);
    }

    /// What an agent does while nobody asked it for anything is done all the same.
    void whatIsDoneBetweenTurnsIsARow()
    {
        for (const bool afterATurn : {true, false}) {
            Bench b;
            if (afterATurn) {
                b.prompt();
                b.answerPrompt("end_turn");
            }
            b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"in_progress\"");
            QCOMPARE(b.state(), EffectState::Committing);
            QCOMPARE(b.deeds().front().turn.value, quint64(afterATurn ? 1 : 0));
            b.toolUpdate("\"status\":\"completed\"");
            QCOMPARE(b.state(), EffectState::Committed);
            QVERIFY(b.deeds().front().detail.contains(afterATurn ? QStringLiteral("over") : QStringLiteral("before")));
            b.plant("f.txt", "new");
            b.tool("\"title\":\"edit\",\"kind\":\"edit\",\"status\":\"completed\"," +
                       Bench::diff("f.txt", "\"old\"", "new"),
                   "d");
            QCOMPARE(b.deeds().size(), size_t(2));
            QCOMPARE(b.deeds()[1].state, EffectState::Committed);
            QCOMPARE(b.deeds()[1].target, b.folder.filePath(QStringLiteral("f.txt")));
            b.tool("\"title\":\"mail\",\"kind\":\"other\",\"status\":\"in_progress\"", "e");
            b.die();
            QCOMPARE(b.deeds().size(), size_t(3));
            QCOMPARE(b.deeds()[2].state, EffectState::Unknown);
        }
    }

    void whatIsDoneThoughItWasNotPermittedIsTold()
    {
        Bench b;
        b.prompt();
        b.ask("\"title\":\"make\",\"kind\":\"execute\"");
        b.say("no");
        b.toolUpdate("\"status\":\"completed\"");
        QCOMPARE(b.deeds().size(), size_t(2));
        QCOMPARE(b.deeds()[1].state, EffectState::Unknown);
    }

    /// Some agents name a call in the request for permission alone.
    void thePermissionAloneMayNameTheCall()
    {
        Bench b;
        b.prompt();
        b.ask("\"title\":\"rm -rf build\",\"kind\":\"execute\"");
        b.say("yes");
        b.toolUpdate("\"status\":\"completed\"");
        QCOMPARE(b.state(), EffectState::Committed);
        QCOMPARE(b.deeds().front().target, QStringLiteral("rm -rf build"));
        QCOMPARE(b.deeds().front().kind, ledger::EffectKind::Command);
    }

    /// Others show the change there alone: what was approved and is on the disk is theirs.
    void thePermissionAloneMayShowTheChange()
    {
        for (const bool allowed : {true, false}) {
            Bench b;
            b.plant("f.txt", "old");
            b.prompt();
            b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"pending\"");
            b.ask(Bench::diff("f.txt", "\"old\"", "new"));
            b.say(allowed ? "yes" : "no");
            if (allowed)
                b.plant("f.txt", "new");
            b.toolUpdate(allowed ? "\"status\":\"completed\",\"content\":[{\"type\":\"content\",\"content\":"
                                   "{\"type\":\"text\",\"text\":\"done\"}}]"
                                 : "\"status\":\"failed\"");
            QCOMPARE(b.deeds().size(), size_t(1));
            QCOMPARE(b.state(), allowed ? EffectState::Committed : EffectState::Cancelled);
            QCOMPARE(b.deeds().front().canBeUndone(), allowed);
        }
    }

    /// Said twice, the second time without the change: it is one deed, and it can be undone.
    void oneChangeIsOneDeed()
    {
        for (const char *again :
             {"\"status\":\"completed\"", "\"rawOutput\":{\"ok\":true}",
              "\"status\":\"completed\",\"content\":[{\"type\":\"content\",\"content\":{\"type\":\"text\",\"text\":"
              "\"done\"}}]"}) {
            Bench b;
            b.plant("f.txt", "new");
            b.prompt();
            b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"in_progress\"");
            b.toolUpdate("\"status\":\"completed\"," + Bench::diff("f.txt", "\"old\"", "new"));
            b.toolUpdate(again);
            b.answerPrompt("end_turn");
            b.clock.advance(5000);
            b.toolUpdate("\"rawOutput\":{\"ok\":true}");
            QCOMPARE(b.deeds().size(), size_t(1));
            QCOMPARE(b.state(), EffectState::Committed);
            QVERIFY(b.deeds().front().canBeUndone());
            QVERIFY(b.all<core::CallRunsOn>().empty());
        }
    }

    void whatBelayDoesForTheCallIsToldByBelaysRow()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"sleep\",\"kind\":\"execute\",\"status\":\"pending\"");
        b.ask("\"title\":\"sleep\"");
        b.say("yes");
        const QByteArray terminal = b.terminalOf(b.createTerminal());
        b.toolUpdate("\"status\":\"in_progress\",\"content\":[{\"type\":\"terminal\",\"terminalId\":\"" + terminal +
                     "\"}]");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.deeds().front().source, ledger::EffectSource::Belay);
        const ledger::Effect call = b.ledger.allEffects().front();
        QCOMPARE(call.state, EffectState::Cancelled);
        QCOMPARE(call.sameAs, b.deeds().front().id);
        b.session->stop();
        b.answerPrompt("cancelled");
        // Ended half-way: nobody knows how far it came.
        QCOMPARE(b.state(), EffectState::Unknown);
        QVERIFY(ledger::asksToBeSeen(b.deeds().front()));
    }

    /// Only when it calls it done, in a later turn, the agent says which command of Belay's it was.
    void whatIsToldLateIsTheSameDeed()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"sleep\",\"kind\":\"execute\",\"status\":\"pending\"");
        b.ask("\"title\":\"sleep\"");
        b.say("yes");
        const QByteArray terminal = b.terminalOf(b.createTerminal());
        b.session->stop();
        b.answerPrompt("cancelled");
        b.clock.advance(5000);
        b.prompt();
        b.toolUpdate("\"status\":\"completed\"");
        QCOMPARE(b.deeds().size(), size_t(2));
        b.toolUpdate("\"content\":[{\"type\":\"terminal\",\"terminalId\":\"" + terminal + "\"}]");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.deeds().front().source, ledger::EffectSource::Belay);
        QCOMPARE(b.state(), EffectState::Unknown);
    }

    /// It writes through Belay, and shows where, but not what.
    void aFileThatBelayWroteIsNotSaidToBeUnknown()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"in_progress\",\"locations\":[{\"path\":\"" +
               b.folder.path().toUtf8() + "/f.txt\"}]");
        b.write("f.txt", "new");
        b.toolUpdate("\"status\":\"completed\"");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.deeds().front().source, ledger::EffectSource::Belay);
    }

    /// Whoever was allowed something may do it although Belay dies: what is allowed is stored before it is said.
    void whatIsAllowedIsStoredFirst_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("byRule");
        QTest::addColumn<bool>("stopped");
        QTest::addColumn<bool>("late");
        for (const bool byRule : {false, true}) {
            for (const bool stopped : {false, true}) {
                const QByteArray rest = QByteArray(byRule ? ", by a rule" : "") + (stopped ? ", Stop between" : "");
                QTest::newRow(QByteArray("execute" + rest).constData())
                    << QByteArray("execute") << byRule << stopped << false;
            }
            QTest::newRow(byRule ? "execute, by a rule, stored after Stop" : "execute, stored after Stop")
                << QByteArray("execute") << byRule << true << true;
        }
        QTest::newRow("only looks") << QByteArray("read") << false << false << false;
    }
    void whatIsAllowedIsStoredFirst()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const bool, byRule);
        QFETCH(const bool, stopped);
        QFETCH(const bool, late);
        SlowLedger ledger;
        Bench b(false);
        b.book = &ledger;
        b.remake();
        b.openSession();
        if (byRule) {
            core::PermissionRule rule;
            rule.verdict = core::RuleVerdict::Allow;
            rule.command = QStringLiteral("ls");
            b.connection->setPermissionRules(
                std::make_shared<const std::vector<core::PermissionRule>>(1, std::move(rule)), QStringLiteral("demo"));
        }
        b.prompt();
        const int asked = b.nextId;
        b.ask("\"title\":\"x\",\"kind\":\"" + kind + "\",\"rawInput\":{\"command\":\"ls -l\"}");
        if (!byRule)
            b.say("yes");
        const bool isRow = kind != "read";
        QCOMPARE(b.permissionOutcome(asked), isRow ? QString() : QStringLiteral("selected"));
        if (!isRow) {
            QVERIFY(ledger.allEffects().empty());
            return;
        }
        QCOMPARE(ledger.allEffects().front().state, EffectState::Committing);
        // It is told at once, and is not asked twice.
        QCOMPARE(b.all<core::PermissionSettled>().size(), size_t(1));
        QVERIFY(!b.session->answerPermission(b.all<core::PermissionAsked>().back().key, QStringLiteral("no")));
        if (stopped) {
            b.session->stop();
            QCOMPARE(b.permissionOutcome(asked), QString());
            if (late)
                b.clock.advance(core::StopTimes().cascade);
        }
        ledger.store();
        QCOMPARE(b.permissionOutcome(asked), stopped ? QStringLiteral("cancelled") : QStringLiteral("selected"));
        QCOMPARE(ledger.allEffects().front().state, stopped ? EffectState::Cancelled : EffectState::Committing);
    }

    /// An agent that asks twice for one call, of which the first was allowed: it may have done it.
    void whatWasAllowedIsNotPreventedByTheNextQuestion()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"pending\"");
        b.ask("\"title\":\"make\"");
        b.say("yes");
        b.ask("\"title\":\"make\"");
        b.session->stop();
        b.clock.advance(core::StopTimes().cascade);
        b.answerPrompt("cancelled");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.state(), EffectState::Unknown);
    }

    /// Disks fill up. What is allowed goes out all the same, and it is said that nothing is written down.
    void whatCannotBeStoredIsSaid()
    {
        FullLedger ledger;
        Bench b(false);
        b.book = &ledger;
        b.remake();
        b.openSession();
        b.prompt();
        const int asked = b.nextId;
        b.ask("\"title\":\"make\",\"kind\":\"execute\"");
        QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
        b.say("yes");
        QCOMPARE(b.permissionOutcome(asked), QStringLiteral("selected"));
        b.tool("\"title\":\"next\",\"kind\":\"execute\",\"status\":\"pending\"", "d");
        QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
    }

    /// Some call a command "Terminal" and say only later which one: whoever reads the row wants to know.
    void aRowIsCalledWhatTheCallIsCalledByThen()
    {
        for (const bool allowed : {true, false}) {
            Bench b;
            b.prompt();
            b.tool("\"title\":\"Terminal\",\"kind\":\"execute\",\"status\":\"pending\"");
            QCOMPARE(b.deeds().front().target, QStringLiteral("Terminal"));
            b.ask("\"title\":\"Terminal\",\"rawInput\":{\"command\":\"make all\"}");
            QCOMPARE(b.state(), EffectState::Prepared); // should Belay die while it asks
            QCOMPARE(b.deeds().front().target, QStringLiteral("make all"));
            b.say(allowed ? "yes" : "no");
            QCOMPARE(b.state(), allowed ? EffectState::Committing : EffectState::Cancelled);
            QCOMPARE(b.deeds().front().target, QStringLiteral("make all"));
            if (!allowed)
                continue;
            b.toolUpdate("\"title\":\"make all, step 2\"");
            QCOMPARE(b.state(), EffectState::Committing);
            QCOMPARE(b.deeds().front().target, QStringLiteral("make all, step 2"));
        }
    }

    /// It was not permitted, and nobody says that it was done: what else the file holds is somebody else's.
    void whatWasNotPermittedIsNotUnknownForAnotherReason()
    {
        Bench b;
        b.plant("f.txt", "old");
        b.prompt();
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"pending\"," + Bench::diff("f.txt", "\"old\"", "new"));
        b.ask(Bench::diff("f.txt", "\"old\"", "new"));
        b.plant("f.txt", "by hand");
        b.say("no");
        b.toolUpdate("\"status\":\"failed\"");
        b.answerPrompt("end_turn");
        QCOMPARE(b.deeds().size(), size_t(1));
        QCOMPARE(b.state(), EffectState::Cancelled);
    }

    /// Nor done because another call did the same.
    void whatWasNotPermittedIsNotDoneByAnotherCall()
    {
        Bench b;
        b.plant("f.txt", "old");
        b.prompt();
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"pending\"," + Bench::diff("f.txt", "\"old\"", "new"));
        b.ask(Bench::diff("f.txt", "\"old\"", "new"));
        b.say("no");
        b.plant("f.txt", "new");
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"completed\"," +
                   Bench::diff("f.txt", "\"old\"", "new"),
               "other");
        b.answerPrompt("end_turn");
        const auto deeds = b.deeds();
        QCOMPARE(std::count_if(deeds.begin(), deeds.end(), [](const ledger::Effect &row) { return row.isFile(); }), 1);
    }

    /// Said twice before the disk has answered, the second time without the change.
    void oneChangeIsOneDeedHoweverSlowTheDisk()
    {
        struct SlowLook final : ledger::FileChanger
        {
            void apply(ledger::FileChange, QObject *, Done) override {}
            void run(std::function<void()> work, QObject *, std::function<void()> done) override
            {
                waiting.push_back([work = std::move(work), done = std::move(done)] {
                    work();
                    done();
                });
            }
            std::vector<std::function<void()>> waiting;
        } disk;
        Bench b;
        b.changer = &disk;
        b.remake();
        b.openSession();
        b.plant("f.txt", "new");
        b.prompt();
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"in_progress\"");
        b.toolUpdate("\"status\":\"completed\"," + Bench::diff("f.txt", "\"old\"", "new"));
        b.toolUpdate("\"status\":\"completed\"");
        for (const auto &look : std::exchange(disk.waiting, {}))
            look();
        QCOMPARE(b.deeds().size(), size_t(1));
        QVERIFY(b.deeds().front().canBeUndone());
    }

    /// Some write with their own hands and have Belay write the same at the same moment, which Belay refuses.
    void aWriteThatFailedIsNotWhatBecameOfTheCall()
    {
        Bench b;
        b.plant("f.txt", "old");
        b.prompt();
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"in_progress\"");
        b.files.diskFull = true;
        b.write("f.txt", "new");
        b.plant("f.txt", "new");
        b.toolUpdate("\"status\":\"completed\"," + Bench::diff("f.txt", "\"old\"", "new"));
        QCOMPARE(b.deeds().size(), size_t(2));
        QCOMPARE(b.deeds().front().source, ledger::EffectSource::Belay);
        QCOMPARE(b.deeds().front().state, EffectState::Failed);
        QCOMPARE(b.deeds().back().source, ledger::EffectSource::Agent);
        QCOMPARE(b.deeds().back().state, EffectState::Committed);
        QVERIFY(b.deeds().back().canBeUndone());
    }

    /// First only done, then with what it changed: one deed, and it can be taken back.
    void whatItChangedMayBeSaidLate()
    {
        Bench b;
        b.plant("f.txt", "new");
        b.prompt();
        b.tool("\"title\":\"Edit\",\"kind\":\"edit\",\"status\":\"in_progress\"");
        b.toolUpdate("\"status\":\"completed\"");
        QCOMPARE(b.deeds().size(), size_t(1));
        QVERIFY(!b.deeds().front().canBeUndone());
        b.toolUpdate("\"status\":\"completed\"," + Bench::diff("f.txt", "\"old\"", "new"));
        QCOMPARE(b.deeds().size(), size_t(1));
        QVERIFY(b.deeds().front().isFile() && b.deeds().front().canBeUndone());
    }

    /// A command ran, whatever it shows of files: its row stays, and cannot be undone.
    void aCommandStaysACommand_data()
    {
        QTest::addColumn<bool>("late");
        QTest::addColumn<bool>("isTrue");
        for (const bool late : {false, true}) {
            for (const bool isTrue : {false, true})
                QTest::addRow("%s, %s", late ? "shown late" : "shown at once", isTrue ? "true" : "a lie")
                    << late << isTrue;
        }
    }
    void aCommandStaysACommand()
    {
        QFETCH(const bool, late);
        QFETCH(const bool, isTrue);
        Bench b;
        b.plant("f.txt", isTrue ? "new" : "else");
        b.prompt();
        b.tool("\"title\":\"rm -rf build\",\"kind\":\"execute\",\"status\":\"in_progress\"");
        if (late)
            b.toolUpdate("\"status\":\"completed\"");
        b.toolUpdate("\"status\":\"completed\"," + Bench::diff("f.txt", "\"old\"", "new"));
        int commands = 0;
        for (const ledger::Effect &row : b.deeds())
            commands += row.kind == ledger::EffectKind::Command && row.state == EffectState::Committed;
        QCOMPARE(commands, 1);
    }

    /// What was called done is not taken back by a change that the disk does not bear out: it asks to be seen.
    void aLieAboutAFileTakesNothingBack()
    {
        Bench b;
        b.plant("f.txt", "else");
        b.prompt();
        b.tool("\"title\":\"Send\",\"kind\":\"other\",\"status\":\"in_progress\"");
        b.toolUpdate("\"status\":\"completed\"");
        b.toolUpdate("\"status\":\"completed\"," + Bench::diff("f.txt", "\"old\"", "new"));
        bool isSeen = false;
        for (const ledger::Effect &row : b.deeds())
            isSeen = isSeen || ledger::asksToBeSeen(row);
        QVERIFY(isSeen);
    }

    void thatItOnlyLooksMayBeSaidLate()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"look\",\"status\":\"pending\"");
        b.answerPrompt("end_turn");
        QCOMPARE(b.state(), EffectState::Unknown);
        b.toolUpdate("\"kind\":\"read\",\"status\":\"completed\"");
        QCOMPARE(b.state(), EffectState::Cancelled);
        QVERIFY(!ledger::asksToBeSeen(b.deeds().front()));
    }

    /// The exit code of its own command, told after Stop, is better than a guess.
    void anExitCodeIsBelieved()
    {
        Bench b;
        b.prompt();
        b.tool("\"title\":\"make\",\"kind\":\"execute\",\"status\":\"in_progress\",\"_meta\":{\"terminal_info\":"
               "{\"terminal_id\":\"c\"}}");
        b.session->stop();
        b.toolUpdate("\"status\":\"completed\",\"_meta\":{\"terminal_exit\":{\"terminal_id\":\"c\",\"exit_code\":0}}");
        b.answerPrompt("cancelled");
        QCOMPARE(b.state(), EffectState::Committed);
    }
};

BELAY_TEST(TestCallRows)

} // namespace tst_callrows

#include "tst_callrows.moc"
