// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"
#include "history/transcript.h"
#include "models/lists/transcriptmodel.h"
#include "models/texts/reporttext.h"

#include "testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_transcript {

using history::Transcript;

/// Events in, entries out, written as text.
class TestTranscript : public QObject
{
    Q_OBJECT

    const QDateTime m_start = QDateTime::fromString(QStringLiteral("2026-01-02T14:00:00Z"), Qt::ISODate);
    int m_ms = 0;

    core::SessionEvent happened(core::SessionEventBody body, quint64 turn = 1, int afterStop = -1)
    {
        core::SessionEvent e;
        e.turn = {turn};
        e.at = m_start.addMSecs(m_ms += 100);
        if (afterStop >= 0)
            e.afterStop = base::Milliseconds(afterStop);
        e.body = std::move(body);
        return e;
    }
    static core::Chunk chunk(const char *text, acp::ChunkKind kind = acp::ChunkKind::Agent, const char *id = "")
    {
        return {{kind, acp::TextContent{QString::fromUtf8(text)}, QLatin1String(id)}};
    }
    static acp::ToolCallUpdate call(const char *id, std::optional<acp::ToolStatus> status = {},
                                    const char *title = nullptr)
    {
        acp::ToolCallUpdate update;
        update.id = {QLatin1String(id)};
        update.status = status;
        if (title)
            update.title = QLatin1String(title);
        return update;
    }
    static QStringList shown(const Transcript &transcript)
    {
        static const char *const kinds[] = {"user",    "agent",      "thought", "attachment",  "tool",     "permission",
                                            "refused", "stop",       "notice",  "failure",     "restored", "works",
                                            "raw",     "compaction", "end",     "elicitation", "plan"};
        QStringList out;
        for (int i = 0; i < transcript.count(); ++i)
            out << QLatin1String(kinds[transcript.at(i).body.index()]) + QLatin1Char(' ') +
                       models::plainText(transcript.at(i));
        return out;
    }

private Q_SLOTS:
    /// That an agent knows what was said is no news where nothing was; what it cannot know is.
    void anAgentThatIsBackIsToldOfBehindWords()
    {
        using Kind = core::SessionRestored::Kind;
        for (const Kind kind : {Kind::Resumed, Kind::Loaded, Kind::New}) {
            Transcript t;
            t.apply(happened(core::SessionRestored{kind}, 0));
            QCOMPARE(t.count(), kind == Kind::New ? 1 : 0);
            t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("hello")}}}));
            const int before = t.count();
            t.apply(happened(core::SessionRestored{kind}, 0));
            QCOMPARE(t.count(), before + 1);
        }
    }

    /// Also of a turn that finished: hosts are all that its end tells of.
    void whichHostsATurnContacted()
    {
        for (const core::TurnEnd end : {core::TurnEnd::Finished, core::TurnEnd::StoppedByYou}) {
            Transcript t;
            t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("hello")}}}));
            core::TurnEnded ended{end, base::Milliseconds(1), {}, {}};
            ended.network = proxy::NetworkLevel::Only;
            proxy::Contact before{QStringLiteral("b.example"), 443, 1};
            before.isBeforeTurn = true;
            ended.contacts = {before,
                              {QStringLiteral("a.example"), 8080, 2, 0, 1, 12'345, 3'000'000},
                              {QStringLiteral("evil.example"), 443, 0, 3}};
            proxy::Contact server{QStringLiteral("a.example"), 8080, 4, 0, 0, 300, 5000};
            server.server = QStringLiteral("track\ner");
            ended.contacts.push_back(server);
            t.apply(happened(ended));
            // What comes later makes the report anew.
            t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::Completed)}));
            t.settleReports();
            const history::TurnFooter *footer = t.footerOf({1});
            QVERIFY(footer);
            QCOMPARE(footer->network, proxy::NetworkLevel::Only);
            QStringList rows;
            for (const history::ReportRow &row : footer->report) {
                if (row.contact)
                    rows << models::reportLine(row);
            }
            QCOMPARE(rows,
                     (QStringList{
                         QStringLiteral("Prevented: evil.example (refused by Belay 3 time(s): it, or where it leads, "
                                        "is not on the list of hosts)"),
                         QStringLiteral("Contacted: b.example (1 connection(s), 0 bytes sent, 0 bytes received · "
                                        "before this turn)"),
                         QStringLiteral("Contacted: a.example:8080 (2 connection(s), 12.3 kB sent, 3.0 MB received · "
                                        "1 attempt(s) failed)"),
                         QStringLiteral("Contacted: a.example:8080 (4 request(s), 300 bytes sent, 5.0 kB received · "
                                        "by Belay, as MCP server “track") +
                             base::visibleText(QStringLiteral("\n")) + QStringLiteral("er”)")}));
            QCOMPARE(models::contactsText(*footer), QStringLiteral("contacted a.example:8080, 1 host(s) refused"));
            QVERIFY(models::reportText(*footer).contains(
                QLatin1String("only the hosts on the list, through Belay's proxy")));
            QVERIFY(models::reportText(*footer).contains(QLatin1String("Belay itself also reaches MCP servers")));
        }
    }

    void aTurn()
    {
        Transcript t;
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("hello")}}}));
        t.apply(happened(chunk("hm", acp::ChunkKind::Thought)));
        t.apply(happened(chunk("m…", acp::ChunkKind::Thought)));
        t.apply(happened(chunk("I ")));
        t.apply(happened(chunk("work")));
        t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::Pending, "Read x")}));
        t.apply(happened(chunk("done")));
        t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::Completed)}));
        t.apply(happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}));
        QCOMPARE(shown(t), (QStringList{QStringLiteral("user hello"), QStringLiteral("thought hmm…"),
                                        QStringLiteral("agent I work"), QStringLiteral("tool Read x"),
                                        QStringLiteral("agent done"), QStringLiteral("end Finished")}));
        QCOMPARE(std::get<history::Thought>(t.at(1).body).duration.count(), 200);
        QVERIFY(!std::get<history::AgentMessage>(t.at(4).body).streaming);
        QCOMPARE(std::get<history::ToolCall>(t.at(3).body).state, history::ToolState::Completed);
        QCOMPARE(std::get<history::ToolCall>(t.at(3).body).duration.count(), 200);
    }

    /// Who shows each report once does not pay for those before it.
    void reportsAreMadeOnRequest()
    {
        Transcript t;
        t.setReportsOnRequest();
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("hello")}}}));
        t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::Completed, "Build it")}));
        core::TurnEnded ended{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}};
        ended.contacts = {{QStringLiteral("a.example"), 443, 1}};
        t.apply(happened(ended));
        const auto rows = [&t] { return t.footerOf({1})->report.size(); };
        QCOMPARE(rows(), size_t(1)); // the host is told with the end
        t.settleReports();
        QCOMPARE(rows(), size_t(2));
        t.apply(happened(core::ToolCallChanged{call("late", acp::ToolStatus::Completed, "Clean up")}));
        QCOMPARE(rows(), size_t(2));
        t.settleReports();
        QCOMPARE(rows(), size_t(4)); // that call, and that something came late
    }

    /// With the end of a turn its plan is part of what was said; what comes after that hangs by itself.
    void thePlanIsKept()
    {
        using enum acp::PlanStatus;
        const auto plan = [](acp::PlanStatus first, acp::PlanStatus second) {
            return core::PlanChanged{{{{QStringLiteral("look"), acp::PlanPriority::Medium, first},
                                       {QStringLiteral("go"), acp::PlanPriority::Medium, second}}}};
        };
        const auto end = [this](quint64 turn, int afterStop = -1) {
            return happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}, turn, afterStop);
        };
        const auto begin = [this](quint64 turn) {
            return happened(core::TurnStarted{{acp::TextContent{QStringLiteral("go")}}}, turn);
        };
        Transcript t;
        t.apply(happened(plan(Pending, Pending), 0)); // told with no turn: there is no end to keep it at
        QVERIFY(!t.isPlanKept());
        t.apply(begin(1));
        t.apply(happened(plan(InProgress, Pending)));
        t.apply(happened(plan(Completed, InProgress)));
        QVERIFY(t.isPlanOpen());
        t.apply(happened(core::StopPressed{}));
        QVERIFY(t.isPlanKept() && t.isPlanOpen());
        t.apply(end(1, 500));
        QVERIFY(!t.isPlanOpen()); // it was that turn's
        QStringList all{QStringLiteral("user go"), QStringLiteral("plan Plan: 1 of 2"),
                        QStringLiteral("stop You pressed Stop"), QStringLiteral("end Finished")};
        QCOMPARE(shown(t), all);
        QVERIFY(t.isPlanKept() && !t.at(1).afterStop);
        QCOMPARE(std::get<history::PlanSnapshot>(t.at(1).body).entries[1].status, InProgress);
        t.apply(happened(plan(Completed, Pending), 1, 900));
        t.apply(happened(plan(Completed, Completed), 1, 950));
        QCOMPARE(shown(t), all << QStringLiteral("plan Plan: 2 of 2"));
        QCOMPARE(t.at(4).afterStop->count(), 900);
        QVERIFY(t.isPlanKept());
        t.apply(begin(2)); // says nothing of it
        QVERIFY(!t.isPlanOpen());
        t.apply(end(2));
        t.apply(begin(3));
        t.apply(happened(core::PlanChanged{}, 3)); // has none any more
        t.apply(end(3));
        QCOMPARE(shown(t).count(QStringLiteral("plan Plan: 2 of 2")), 1);
        QCOMPARE(t.count(), 9);
        // Between Stop and the end of the turn it is late, too.
        t.apply(begin(4));
        t.apply(happened(core::StopPressed{}, 4));
        t.apply(happened(plan(Pending, Pending), 4, 300));
        QVERIFY(!t.isPlanKept());
        t.apply(end(4, 700));
        QCOMPARE(shown(t).mid(9), (QStringList{QStringLiteral("user go"), QStringLiteral("stop You pressed Stop"),
                                               QStringLiteral("plan Plan: 0 of 2"), QStringLiteral("end Finished")}));
        QVERIFY(t.isPlanKept() && t.at(11).afterStop);
        // From the store it is known again.
        std::vector<history::Entry> page;
        page.reserve(5);
        for (int row = 0; row < 5; ++row)
            page.push_back(t.at(row));
        Transcript again;
        again.restorePlan({std::get<history::PlanSnapshot>(t.at(4).body).entries});
        QVERIFY(!again.isPlanKept() && !again.isPlanOpen());
        QSignalSpy told(&again, &Transcript::planChanged);
        QVERIFY(again.restore(page, {}));
        QVERIFY(again.isPlanKept());
        QCOMPARE(told.count(), 1);
        again.keepRestoredPlan();
        QCOMPARE(again.count(), 5);
        // Belay ended in the middle of the turn: nothing has kept the plan yet.
        Transcript cut;
        cut.restorePlan({std::get<history::PlanSnapshot>(t.at(4).body).entries});
        page.resize(1);
        QVERIFY(cut.restore(page, {}));
        QVERIFY(!cut.isPlanKept() && !cut.isPlanOpen());
        cut.keepRestoredPlan();
        QCOMPARE(shown(cut), (QStringList{QStringLiteral("user go"), QStringLiteral("plan Plan: 2 of 2")}));
        QVERIFY(cut.isPlanKept());
    }

    void anotherMessageIdIsAnotherMessage()
    {
        Transcript t;
        t.apply(happened(chunk("a", acp::ChunkKind::Agent, "1")));
        t.apply(happened(chunk("b", acp::ChunkKind::Agent, "1")));
        t.apply(happened(chunk("c", acp::ChunkKind::Agent, "2")));
        QCOMPARE(shown(t), (QStringList{QStringLiteral("agent ab"), QStringLiteral("agent c")}));
    }

    /// The newest turn counts all, an earlier one its own; afterwards each says until when.
    void whatRunsOnStandsInTheFooters()
    {
        Transcript t;
        const auto runsOn = [this](const char *id, core::RunEnd end, quint64 turn) {
            std::vector<core::CallProcess> processes;
            if (end == core::RunEnd::RunsOn)
                processes = {{7, QStringLiteral("sleep 60")}};
            return happened(core::CallRunsOn{{QLatin1String(id)}, QLatin1String(id), true, end, processes}, turn);
        };
        const auto footer = [&t](quint64 turn) { return *t.footerOf({turn}); };
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("one")}}}));
        t.apply(happened(core::ToolCallChanged{call("a", acp::ToolStatus::Completed, "a")}));
        t.apply(happened(core::TerminalStarted{{QStringLiteral("T")}, QStringLiteral("npm run dev"), {}, 5, true}));
        t.apply(runsOn("a", core::RunEnd::RunsOn, 1));
        QCOMPARE(t.runsOn().all().size(), size_t(1)); // Belay's command is waited for
        t.apply(happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}));
        QCOMPARE(footer(1).runningOn, 2);
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("two")}}}, 2));
        QVERIFY(t.isOpen({2}) && !t.isOpen({1}));
        t.apply(happened(core::ToolCallChanged{call("b", acp::ToolStatus::Completed, "b")}, 2));
        t.apply(runsOn("b", core::RunEnd::RunsOn, 2));
        t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::Completed, "c")}, 2));
        t.apply(runsOn("c", core::RunEnd::RunsOn, 2));
        t.apply(runsOn("c", core::RunEnd::Ended, 2));
        QCOMPARE(footer(1).runningOn, 2);
        t.apply(happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}, 2));
        QCOMPARE(footer(1).runningOn, 2);
        QCOMPARE(footer(2).runningOn, 3);
        QCOMPARE(footer(2).ranOn, 0); // c had ended before
        t.apply(runsOn("a", core::RunEnd::Ended, 1));
        QCOMPARE(footer(1).runningOn, 1);
        QCOMPARE(footer(2).runningOn, 2);
        const core::SessionEvent exited = happened(core::TerminalExited{{QStringLiteral("T")}, 0, {}});
        t.apply(exited);
        t.apply(runsOn("b", core::RunEnd::Stopped, 2));
        QCOMPARE(footer(1).runningOn + footer(2).runningOn, 0);
        QCOMPARE(footer(1).ranOn, 2);
        QCOMPARE(footer(1).ranOnUntil, exited.at);
        QCOMPARE(footer(2).ranOn, 1);
        QVERIFY(t.runsOn().all().empty());
    }

    /// Known by the agent's reports first, and by its processes since.
    void theEntryOfACallThatGoesOnEndsWithIt()
    {
        Transcript t;
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("one")}}}));
        t.apply(happened(core::ToolCallChanged{call("a", {}, "a")}));
        t.apply(happened(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}}));
        core::CallRunsOn event{{QStringLiteral("a")}, QStringLiteral("a"), true};
        t.apply(happened(event));
        event.processes = {{7, QStringLiteral("sleep")}};
        t.apply(happened(event));
        QCOMPARE(t.runsOn().all().size(), size_t(1));
        t.apply(happened(core::CallRunsOn{event.id, event.title, true, core::RunEnd::Ended}));
        QVERIFY(t.runsOn().all().empty());
        for (int row = 0; row < t.count(); ++row) {
            if (const auto *works = std::get_if<history::OutlivingCall>(&t.at(row).body))
                QVERIFY(!works->goesOn);
        }
    }

    void whatBelaySaysMeanwhileDoesNotCutTheAgentsWords()
    {
        Transcript t;
        t.apply(happened(chunk("```\nint ")));
        t.apply(happened(core::NoticeRaised{acp::Severity::Info, QStringLiteral("from Belay"), {}}));
        t.apply(happened(chunk("main")));
        t.apply(happened(core::CallRunsOn{{QStringLiteral("c")}, QStringLiteral("sleep")}, 0));
        t.apply(happened(chunk("();\n```")));
        QCOMPARE(t.count(), 3);
        const auto *message = std::get_if<history::AgentMessage>(&t.at(0).body);
        QVERIFY(message && message->streaming);
        QCOMPARE(message->text, QStringLiteral("```\nint main();\n```"));
        // What the agent itself says in another way stands between its words.
        t.apply(happened(core::NoticeRaised{acp::Severity::Info, {}, QStringLiteral("said"), QStringLiteral("agent")}));
        t.apply(happened(chunk("next")));
        QCOMPARE(t.count(), 5);
        QVERIFY(!std::get<history::AgentMessage>(t.at(0).body).streaming);
        QCOMPARE(shown(t).constLast(), QStringLiteral("agent next"));
    }

    void whatComesAfterStopHangsByItself()
    {
        Transcript t;
        t.apply(happened(chunk("before")));
        t.apply(happened(core::StopPressed{}));
        t.apply(happened(chunk("late"), 1, 1200));
        t.apply(happened(chunk("r"), 1, 1300));
        QCOMPARE(shown(t), (QStringList{QStringLiteral("agent before"), QStringLiteral("stop You pressed Stop"),
                                        QStringLiteral("agent later")}));
        QVERIFY(!t.at(0).afterStop);
        QCOMPARE(t.at(2).afterStop->count(), 1200);
    }

    void tooMuchAfterStopEndsWithoutGaps()
    {
        Transcript t;
        t.apply(happened(core::StopPressed{}));
        const QByteArray large(200 * 1024, 'x');
        t.apply(happened(chunk(large.constData()), 1, 10));
        t.apply(happened(chunk(large.constData()), 1, 20));
        // Would fit, but what stands before it is missing.
        t.apply(happened(chunk("small"), 1, 30));
        QCOMPARE(std::get<history::AgentMessage>(t.at(1).body).text, QString::fromLatin1(large));
        t.apply(happened(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}}, 1, 40));
        QVERIFY2(shown(t).at(2).contains(QString::number(200 * 1024 + 5)), qPrintable(shown(t).at(2)));
    }

    void bothFactsOfACancelledCall()
    {
        Transcript t;
        t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::InProgress, "Write")}));
        t.apply(happened(core::ToolCallCancelled{{QStringLiteral("c")}, true}));
        t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::InProgress)}, 1, 10));
        auto tool = std::get<history::ToolCall>(t.at(0).body);
        QCOMPARE(tool.state, history::ToolState::Cancelled);
        QVERIFY(tool.cancelledByStop && !tool.reportedLater);
        t.apply(happened(core::ToolCallChanged{call("c", acp::ToolStatus::Completed)}, 1, 20));
        tool = std::get<history::ToolCall>(t.at(0).body);
        QCOMPARE(tool.state, history::ToolState::Cancelled);
        QCOMPARE(*tool.reportedLater, history::ToolState::Completed);
    }

    void terminalsFindTheirCall_data()
    {
        QTest::addColumn<bool>("outputFirst");
        QTest::newRow("named, then output") << false;
        QTest::newRow("output, then named") << true;
    }
    void terminalsFindTheirCall()
    {
        QFETCH(const bool, outputFirst);
        Transcript t;
        acp::ToolCallUpdate named = call("c", acp::ToolStatus::InProgress, "Run");
        named.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("t")}}};
        const auto outputs = [&] {
            t.apply(happened(
                core::TerminalStarted{{QStringLiteral("t")}, QStringLiteral("make"), QStringLiteral("/x"), 1, true}));
            t.apply(happened(core::TerminalOutput{{QStringLiteral("t")}, "one\n", false}));
        };
        if (outputFirst)
            outputs();
        t.apply(happened(core::ToolCallChanged{named}));
        if (!outputFirst)
            outputs();
        t.apply(happened(core::ToolCallChanged{named})); // replaces the content, keeps the screen
        t.apply(happened(core::TerminalExited{{QStringLiteral("t")}, 2, {}, core::CommandEnd::EndedByStop}));
        const auto &tool = std::get<history::ToolCall>(t.at(0).body);
        QCOMPARE(tool.terminals.size(), size_t(1));
        QCOMPARE(tool.terminals[0].output, QStringLiteral("one\n"));
        QCOMPARE(tool.terminals[0].command, QStringLiteral("make"));
        QVERIFY(tool.terminals[0].exited && tool.terminals[0].how == core::CommandEnd::EndedByStop);
        QCOMPARE(*tool.terminals[0].exitCode, 2);
    }

    void permissionsShowWhatIsKnownOfTheCall()
    {
        Transcript t;
        acp::ToolCallUpdate known = call("c", acp::ToolStatus::Pending, "Run tests");
        known.kind = acp::ToolKind::Execute;
        known.command = QStringLiteral("make check");
        t.apply(happened(core::ToolCallChanged{known}));
        t.apply(happened(core::PermissionAsked{
            {7}, call("c"), {{QStringLiteral("o"), QStringLiteral("Allow"), acp::PermissionKind::AllowOnce}}}));
        const auto asked = std::get<history::Permission>(t.at(1).body);
        QCOMPARE(asked.command, QStringLiteral("make check"));
        QCOMPARE(asked.end, core::PermissionEnd::Open);
        t.apply(happened(core::PermissionSettled{{7}, core::PermissionEnd::Answered, QStringLiteral("o")}));
        QCOMPARE(std::get<history::Permission>(t.at(1).body).chosenOption, QStringLiteral("Allow"));
        t.apply(happened(core::PermissionSettled{{99}, core::PermissionEnd::Answered, {}})); // of nobody
    }

    void echoedPromptsAreNotShownTwice()
    {
        Transcript t;
        t.apply(happened(core::TurnStarted{{acp::TextContent{QStringLiteral("hello")}}}));
        t.apply(happened(chunk("hello", acp::ChunkKind::User)));
        QCOMPARE(t.count(), 1);
        t.apply(happened(chunk("answer")));
        t.apply(happened(chunk("re", acp::ChunkKind::User)));
        t.apply(happened(chunk("played", acp::ChunkKind::User)));
        QCOMPARE(shown(t).constLast(), QStringLiteral("user replayed"));
    }

    void terminalOutputIsBounded()
    {
        Transcript t;
        acp::ToolCallUpdate named = call("c");
        named.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("t")}}};
        t.apply(happened(core::ToolCallChanged{named}));
        for (int i = 0; i < 40; ++i)
            t.apply(happened(core::TerminalOutput{{QStringLiteral("t")}, QByteArray(100'000, 'x'), false}));
        const auto &part = std::get<history::ToolCall>(t.at(0).body).terminals[0];
        QVERIFY(part.output.size() <= 1'400'000);
        QCOMPARE(part.output.size() + part.dropped, 4'000'000);
    }

    // --- the model over it ------------------------------------------------------------------------------------

    void oneSignalPerRowAndFrame()
    {
        Transcript t;
        models::TranscriptModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTranscript(&t);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted),
            changed(&model, &QAbstractItemModel::dataChanged);
        t.apply(happened(chunk("first")));
        QCOMPARE(model.rowCount(), 0); // at the frame, not inside the event
        model.flush();
        QCOMPARE(inserted.count(), 1);
        for (int i = 0; i < 1000; ++i)
            t.apply(happened(chunk(" more")));
        QCOMPARE(changed.count(), 0);
        model.flush();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.data(model.index(0), models::TranscriptModel::TextRole).toString().size(), 5005);
        model.flush();
        QCOMPARE(changed.count(), 1);
        t.clear();
        QCOMPARE(model.rowCount(), 0);
        model.setTranscript(nullptr);
    }

    void theFirstChangeAfterQuietShowsAtOnce()
    {
        Transcript t;
        models::TranscriptModel model;
        model.setTranscript(&t);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        t.apply(happened(chunk("x")));
        QTRY_COMPARE(inserted.count(), 1);
    }
};

BELAY_TEST(TestTranscript)

} // namespace tst_transcript

#include "tst_transcript.moc"
