// SPDX-License-Identifier: Apache-2.0
#include "history/entrycodec.h"

#include "testclass.h"

#include <QFile>
#include <QTest>
#include <QTimeZone>

#include <map>

namespace tst_storedformats {

using namespace history;
using Section = ReportRow::Section;
using Reason = ReportRow::Reason;
using Actor = ReportRow::Actor;

namespace {

constexpr int formatNow = 15;

const QDateTime at = QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, QTimeZone::utc());

// Every enumerator by its name: one that is put between others gives a number in a file another name, and fails here.
const auto everyCompaction = {acp::CompactionStatus::InProgress, acp::CompactionStatus::Completed,
                              acp::CompactionStatus::Failed, acp::CompactionStatus::Cancelled,
                              acp::CompactionStatus::Unknown};
const auto everyOption = {acp::PermissionKind::AllowOnce, acp::PermissionKind::AllowAlways,
                          acp::PermissionKind::RejectOnce, acp::PermissionKind::RejectAlways,
                          acp::PermissionKind::Unknown};
const auto everyPriority = {acp::PlanPriority::High, acp::PlanPriority::Medium, acp::PlanPriority::Low};
const auto everyStep = {acp::PlanStatus::Pending, acp::PlanStatus::InProgress, acp::PlanStatus::Completed};
const auto everySeverity = {acp::Severity::Info, acp::Severity::Warning, acp::Severity::Error};
const auto everyKind = {acp::ToolKind::Read,       acp::ToolKind::Edit,    acp::ToolKind::Delete, acp::ToolKind::Move,
                        acp::ToolKind::Search,     acp::ToolKind::Execute, acp::ToolKind::Think,  acp::ToolKind::Fetch,
                        acp::ToolKind::SwitchMode, acp::ToolKind::Other};
const auto everyOrigin = {base::Origin::User,     base::Origin::Belay, base::Origin::System, base::Origin::Transport,
                          base::Origin::Protocol, base::Origin::Agent, base::Origin::Network};
const auto everyCommandEnd = {core::CommandEnd::Exited,       core::CommandEnd::EndedByStop,
                              core::CommandEnd::EndedByForce, core::CommandEnd::EndedWithAgent,
                              core::CommandEnd::KilledByUser, core::CommandEnd::KilledByAgent};
const auto everyElicitationEnd = {core::ElicitationEnd::Open,
                                  core::ElicitationEnd::Accepted,
                                  core::ElicitationEnd::Declined,
                                  core::ElicitationEnd::CancelledByUser,
                                  core::ElicitationEnd::CancelledByStop,
                                  core::ElicitationEnd::CancelledByAgent,
                                  core::ElicitationEnd::RefusedAfterStop,
                                  core::ElicitationEnd::Lost,
                                  core::ElicitationEnd::EndedWithTurn};
const auto everyPermissionEnd = {core::PermissionEnd::Open,
                                 core::PermissionEnd::Answered,
                                 core::PermissionEnd::CancelledByStop,
                                 core::PermissionEnd::CancelledByAgent,
                                 core::PermissionEnd::CancelledByUser,
                                 core::PermissionEnd::RefusedAfterStop,
                                 core::PermissionEnd::Lost,
                                 core::PermissionEnd::EndedWithTurn};
const auto everyRestore = {core::SessionRestored::Kind::Resumed, core::SessionRestored::Kind::Loaded,
                           core::SessionRestored::Kind::New, core::SessionRestored::Kind::Imported};
const auto everyRunEnd = {core::RunEnd::RunsOn,    core::RunEnd::Stopping,        core::RunEnd::Ended,
                          core::RunEnd::Stopped,   core::RunEnd::Killed,          core::RunEnd::LetGo,
                          core::RunEnd::WithAgent, core::RunEnd::LetGoWithSession};
const auto everyTurnEnd = {core::TurnEnd::Finished,         core::TurnEnd::EndedNormallyAfterStop,
                           core::TurnEnd::StoppedByYou,     core::TurnEnd::StoppedByForce,
                           core::TurnEnd::AgentFailed,      core::TurnEnd::AgentDied,
                           core::TurnEnd::Refused,          core::TurnEnd::TokenLimit,
                           core::TurnEnd::RequestLimit,     core::TurnEnd::CancelledByAgent,
                           core::TurnEnd::ConnectionLost,   core::TurnEnd::Disconnected,
                           core::TurnEnd::StoppedByClosing, core::TurnEnd::BelayEnded,
                           core::TurnEnd::NotEnded,         core::TurnEnd::StoppedByLimit};
const auto everyStopper = {core::StoppedBy::You, core::StoppedBy::ClosingSession, core::StoppedBy::ClosingBelay,
                           core::StoppedBy::Signal, core::StoppedBy::TimeLimit};
const auto everyBy = {Actor::Nobody, Actor::Stop,      Actor::You,     Actor::Agent,
                      Actor::Force,  Actor::AgentsEnd, Actor::TurnsEnd};
const auto everySection = {Section::TookEffect, Section::CannotBeUndone, Section::Unknown,
                           Section::Prevented,  Section::CameLate,       Section::NotPermitted,
                           Section::HeldBack,   Section::NotDone,        Section::Contacted};
const auto everyWhy = {Reason::FileChanged,
                       Reason::CommandRan,
                       Reason::Fetched,
                       Reason::CallDone,
                       Reason::CommandEnded,
                       Reason::CommandRunsOn,
                       Reason::DoneAfterStop,
                       Reason::CallNotFinished,
                       Reason::DoneThoughCancelled,
                       Reason::CallFailed,
                       Reason::PermissionCancelled,
                       Reason::PermissionRefused,
                       Reason::WriteRefused,
                       Reason::CommandRefused,
                       Reason::RequestsLost,
                       Reason::OutlivesTurn,
                       Reason::FileWritten,
                       Reason::NotReported,
                       Reason::FileNotKept,
                       Reason::FileDiffers,
                       Reason::WriteFailed,
                       Reason::DidNotHappen,
                       Reason::LateUpdates,
                       Reason::NotWatched,
                       Reason::NotKnown,
                       Reason::NotPermitted,
                       Reason::PartlyWatched,
                       Reason::ChangedUnpermitted,
                       Reason::NamedByCall,
                       Reason::RunsUnpermitted,
                       Reason::ChangeHeld,
                       Reason::CallDoneThoughCancelled,
                       Reason::CallFailedItself,
                       Reason::HostContacted,
                       Reason::HostRefused,
                       Reason::RemoteDone,
                       Reason::RemoteNotKnown,
                       Reason::RemoteFailed,
                       Reason::RemotePrevented,
                       Reason::RemoteRefused,
                       Reason::MayStillRun,
                       Reason::RemoteOnItsWay,
                       Reason::NotRunAgain};
const auto everyNetwork = {proxy::NetworkLevel::Unwatched, proxy::NetworkLevel::Note, proxy::NetworkLevel::Only};
const auto everyToolState = {ToolState::Pending, ToolState::Running, ToolState::Completed, ToolState::Failed,
                             ToolState::Cancelled};

std::vector<acp::ContentBlock> everyContent()
{
    return {
        acp::TextContent{QStringLiteral("a text, ä €")},
        acp::ImageContent{QByteArrayLiteral("\x89png"), QStringLiteral("image/png"), QStringLiteral("file:///a.png")},
        acp::AudioContent{QByteArrayLiteral("riff"), QStringLiteral("audio/wav")},
        acp::ResourceLink{QStringLiteral("file:///b"), QStringLiteral("b"), QStringLiteral("B"),
                          QStringLiteral("what it is"), QStringLiteral("text/plain"), 12},
        acp::EmbeddedResource{QStringLiteral("file:///c"), QStringLiteral("text/plain"), QStringLiteral("c"),
                              QByteArrayLiteral("bytes"), false},
        acp::UnknownContent{QStringLiteral("hologram"), QStringLiteral("{}")}};
}

acp::Diff sampleDiff()
{
    return {QStringLiteral("src/a.cpp"), QStringLiteral("old\n"), QStringLiteral("new\n")};
}

std::map<QByteArray, EntryBody> samples()
{
    std::map<QByteArray, EntryBody> all;
    all["user"] = UserMessage{QStringLiteral("what is asked"), everyContent()};
    all["agent"] = AgentMessage{QStringLiteral("what is said"), true};
    all["thought"] = Thought{QStringLiteral("hm"), false, base::Milliseconds(1500)};
    for (const auto &content : everyContent())
        all["attachment-" + QByteArray::number(int(content.index()))] = Attachment{content};

    int n = 0;
    for (const acp::ToolKind kind : everyKind) {
        ToolCall call;
        call.id = {QStringLiteral("call-%1").arg(n)};
        call.title = QStringLiteral("does something");
        call.kind = kind;
        call.state = *(everyToolState.begin() + n % 5);
        call.cancelledByStop = n % 2 == 0;
        if (n % 3 == 0)
            call.reportedLater = ToolState::Completed;
        call.endedAfterStop = n % 4 == 0;
        call.texts = {acp::TextContent{QStringLiteral("result")}};
        call.diffs = {sampleDiff()};
        call.kept = {{QStringLiteral("/p/a"), QByteArray(32, char(n))}};
        call.comments = {{QStringLiteral("/p/a"), n, n % 2 == 0, QStringLiteral("the line"), QStringLiteral("why?")}};
        TerminalPart part;
        part.id = {QStringLiteral("t1")};
        part.command = QStringLiteral("make");
        part.cwd = QStringLiteral("/p");
        part.output = QStringLiteral("out");
        part.dropped = 7;
        part.started = part.exited = true;
        part.exitCode = 2;
        part.signal = QStringLiteral("TERM");
        part.how = *(everyCommandEnd.begin() + n % 6);
        part.startedAt = at;
        part.duration = base::Milliseconds(31);
        call.terminals = {part};
        call.locations = {{QStringLiteral("/p/a.cpp"), 3}, {QStringLiteral("/p/b.cpp"), {}}};
        call.rawCommand.paths = {QStringLiteral("/p/c")};
        call.command = QStringLiteral("make all");
        call.reason = QStringLiteral("to build");
        call.cwd = QStringLiteral("/p");
        call.rawInput = QStringLiteral("{\"a\":1}");
        call.rawOutput = QStringLiteral("{\"b\":2}");
        call.effects.effects = {{5}, {6}};
        call.effects.canUndo = true;
        call.effects.isFinal = n % 2 == 1;
        call.startedAt = at;
        call.duration = base::Milliseconds(99);
        call.runOn = CallRun{
            *(everyRunEnd.begin() + n % 8), {{7, QStringLiteral("sleep 60")}}, at, base::Milliseconds(1000 + n)};
        all["tool-" + QByteArray::number(n++)] = call;
    }
    ToolCall leaving = std::get<ToolCall>(all["tool-0"]);
    leaving.terminals[0].how = core::CommandEnd::BackgroundEnded;
    all["tool-background"] = leaving;
    leaving.terminals[0].how = core::CommandEnd::NotRunAgain;
    all["tool-not-run-again"] = leaving;
    n = 0;
    for (const core::PermissionEnd end : everyPermissionEnd) {
        Permission asked;
        asked.key = {quint64(40 + n)};
        asked.kind = acp::ToolKind::Execute;
        asked.title = QStringLiteral("asks");
        asked.command = QStringLiteral("git push");
        asked.reason = QStringLiteral("to publish");
        asked.cwd = QStringLiteral("/p");
        asked.paths = {QStringLiteral("/p/a")};
        asked.diffs = {sampleDiff()};
        for (const acp::PermissionKind kind : everyOption)
            asked.options.push_back(
                {QStringLiteral("o%1").arg(int(asked.options.size())), QStringLiteral("name"), kind});
        asked.end = end;
        asked.chosenOption = QStringLiteral("name");
        asked.rule = QStringLiteral("always");
        asked.askedAt = at;
        asked.byBelay = true;
        asked.unread = QStringLiteral("{}");
        asked.isTitle = true;
        asked.chosenKind = acp::PermissionKind::RejectAlways;
        asked.call = {QStringLiteral("call-1")};
        asked.server = QStringLiteral("server");
        asked.tool = QStringLiteral("tool");
        asked.undoneBy = QStringLiteral("other tool");
        asked.held = true;
        all["permission-" + QByteArray::number(n++)] = asked;
    }
    n = 0;
    for (const core::ElicitationEnd end : everyElicitationEnd)
        all["elicitation-" + QByteArray::number(n++)] = Elicitation{{9},
                                                                    QStringLiteral("fill in"),
                                                                    QStringLiteral("https://example.org"),
                                                                    end,
                                                                    {{QStringLiteral("name"), QStringLiteral("value")}},
                                                                    true,
                                                                    at};
    all["refused"] = Refused{QStringLiteral("/p/a"), QStringLiteral("after Stop"), true, true};
    all["stop"] = StopMark{};
    n = 0;
    for (const core::StoppedBy by : everyStopper)
        all["stop-" + QByteArray::number(n++)] = StopMark{by};
    n = 0;
    for (const acp::Severity severity : everySeverity)
        all["notice-" + QByteArray::number(n++)] =
            Notice{severity, QStringLiteral("title"), QStringLiteral("text"), QStringLiteral("agent")};
    n = 0;
    for (const base::Origin origin : everyOrigin)
        all["failure-" + QByteArray::number(n++)] = Failure{
            {origin, -32000, QStringLiteral("message"), QStringLiteral("detail")}, QStringLiteral("stderr"), true, 3};
    n = 0;
    for (const core::SessionRestored::Kind how : everyRestore)
        all["restored-" + QByteArray::number(n++)] = Restored{{how, true, QStringLiteral("why")}};
    all["workson"] =
        OutlivingCall{{QStringLiteral("call-1")}, QStringLiteral("sleeps"), true, false, base::Milliseconds(5)};
    all["raw"] = Raw{QStringLiteral("new_kind"), QStringLiteral("{}")};
    n = 0;
    for (const acp::CompactionStatus status : everyCompaction)
        all["compaction-" + QByteArray::number(n++)] =
            Compaction{QStringLiteral("c"), status, QStringLiteral("summary"), QStringLiteral("error")};
    PlanSnapshot plan;
    for (const acp::PlanPriority priority : everyPriority) {
        for (const acp::PlanStatus status : everyStep)
            plan.entries.push_back({QStringLiteral("step"), priority, status});
    }
    all["plan"] = plan;
    n = 0;
    for (const core::TurnEnd end : everyTurnEnd) {
        TurnFooter footer;
        footer.end = end;
        footer.duration = base::Milliseconds(1000 + n);
        footer.confirmedAfterStop = base::Milliseconds(12);
        footer.detail = QStringLiteral("detail");
        footer.startedAt = at;
        footer.lateUpdates = 2;
        footer.lastLate = base::Milliseconds(13);
        footer.canRetry = true;
        for (const Reason why : everyWhy) {
            const int i = int(footer.report.size());
            if (n > 0 && i > 0)
                break; // they are all in the first
            ReportRow row;
            // As in the golden files, where there were five sections.
            row.section = why == Reason::MayStillRun     ? Section::Unknown
                          : why >= Reason::RemoteDone    ? Section::CannotBeUndone
                          : why >= Reason::HostContacted ? Section::Contacted
                          : why == Reason::ChangeHeld    ? Section::HeldBack
                          : why > Reason::ChangeHeld     ? Section::NotDone
                          : why > Reason::PartlyWatched  ? Section::NotPermitted
                                                         : *(everySection.begin() + i % 5);
            row.why = why;
            row.by = *(everyBy.begin() + i % 6);
            row.what = QStringLiteral("what");
            row.text = QStringLiteral("text");
            row.number = i;
            row.added = 1;
            row.removed = 2;
            row.after = base::Milliseconds(14);
            row.effect = {quint64(i)};
            row.effects = {{quint64(i)}};
            row.canUndo = i % 2 == 0;
            row.canLook = i % 3 == 0;
            row.call = {QStringLiteral("call-1")};
            row.entry = 8;
            if (why == Reason::HostContacted || why == Reason::HostRefused)
                row.contact = proxy::Contact{QStringLiteral("a.example"), 443, 1, 2, 3, 4, 5, at, at, true,
                                             QStringLiteral("tracker")};
            footer.report.push_back(row);
        }
        footer.usage = core::UsageCounted{100, 0.5, QStringLiteral("EUR")};
        footer.watched = {QStringLiteral("/p")};
        // As in the golden files, where there were four.
        footer.stoppedBy =
            end == core::TurnEnd::StoppedByLimit ? core::StoppedBy::TimeLimit : *(everyStopper.begin() + n % 4);
        footer.held = {QStringLiteral("/held")};
        footer.network = *(everyNetwork.begin() + n % 3);
        footer.sessionClosed = true;
        footer.ranOn = 2;
        footer.ranOnUntil = at;
        all["footer-" + QByteArray::number(n++)] = footer;
    }
    return all;
}

/// Whether a Belay that wrote \p format knew such a thing at all.
bool isOf(int format, const QByteArray &name, const EntryBody &body)
{
    const auto *footer = std::get_if<TurnFooter>(&body);
    const auto *stop = std::get_if<StopMark>(&body);
    const auto *permission = std::get_if<Permission>(&body);
    const auto *elicitation = std::get_if<Elicitation>(&body);
    if (name == "tool-not-run-again")
        return format >= 15;
    if ((permission && permission->end == core::PermissionEnd::EndedWithTurn) ||
        (elicitation && elicitation->end == core::ElicitationEnd::EndedWithTurn))
        return format >= 14;
    if ((footer && footer->end == core::TurnEnd::StoppedByLimit) || (stop && stop->by == core::StoppedBy::TimeLimit))
        return format >= 13;
    if (footer && footer->end == core::TurnEnd::NotEnded)
        return format >= 12;
    if (name == "tool-background" || (footer && footer->end == core::TurnEnd::BelayEnded))
        return format >= 7;
    return format >= 6 || !(name.startsWith("stop-") || (footer && footer->end == core::TurnEnd::StoppedByClosing));
}

/// As a Belay knew it that wrote \p format.
EntryBody asOf(int format, EntryBody body)
{
    if (auto *asked = std::get_if<Permission>(&body)) {
        if (format < 2)
            asked->rule.clear();
        if (format < 3) {
            asked->unread.clear();
            asked->isTitle = asked->byBelay = false;
            asked->chosenKind.reset();
        }
        if (format < 4)
            asked->call = {};
        if (format < 9) {
            asked->server.clear();
            asked->tool.clear();
        }
        if (format < 10) {
            asked->undoneBy.clear();
            asked->held = false;
        }
    } else if (auto *refused = std::get_if<Refused>(&body); refused && format < 9) {
        refused->isToolCall = false;
    } else if (auto *call = std::get_if<ToolCall>(&body)) {
        if (format < 5) {
            call->kept.clear();
            call->comments.clear();
        }
        if (format < 6)
            call->rawCommand.paths.clear();
        if (format < 15)
            call->runOn.reset();
    } else if (auto *notice = std::get_if<Notice>(&body); notice && format < 3) {
        notice->agent.clear();
    } else if (auto *footer = std::get_if<TurnFooter>(&body)) {
        if (format < 2)
            footer->usage.reset();
        if (format < 4)
            footer->watched.clear();
        if (format < 6) {
            footer->stoppedBy = core::StoppedBy::You;
            std::erase_if(footer->report, [](const ReportRow &row) { return row.why > Reason::PartlyWatched; });
        }
        if (format < 7) {
            footer->held.clear();
            std::erase_if(footer->report, [](const ReportRow &row) { return row.why > Reason::RunsUnpermitted; });
        }
        if (format < 8) {
            footer->network = proxy::NetworkLevel::Unwatched;
            std::erase_if(footer->report, [](const ReportRow &row) { return row.why > Reason::CallFailedItself; });
        }
        if (format < 9)
            std::erase_if(footer->report, [](const ReportRow &row) { return row.why > Reason::HostRefused; });
        if (format < 12)
            std::erase_if(footer->report, [](const ReportRow &row) { return row.why > Reason::RemoteRefused; });
        if (format < 14) {
            footer->sessionClosed = false;
            std::erase_if(footer->report, [](const ReportRow &row) { return row.why > Reason::MayStillRun; });
        }
        if (format < 15) {
            footer->ranOn = 0;
            footer->ranOnUntil = {};
            std::erase_if(footer->report, [](const ReportRow &row) { return row.why > Reason::RemoteOnItsWay; });
        }
        for (ReportRow &row : footer->report) {
            if (row.contact && format < 11)
                row.contact->server.clear();
        }
    }
    return body;
}

std::map<QByteArray, QByteArray> goldenBytes(int format)
{
    QFile file(qEnvironmentVariable("BELAY_SOURCE") +
               QStringLiteral("/tests/history/golden/entries-%1.txt").arg(format));
    std::map<QByteArray, QByteArray> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    while (!file.atEnd()) {
        const QByteArrayList words = file.readLine().trimmed().split(' ');
        if (words.size() == 2)
            all[words[0]] = QByteArray::fromBase64(words[1]);
    }
    return all;
}

} // namespace

/// What any Belay has ever written can be read, and means what it meant. A format that is new gets a file of its own:
/// BELAY_GOLDEN=tests/history/golden writes the one of this source.
class TestStoredFormats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString folder = qEnvironmentVariable("BELAY_GOLDEN");
        if (folder.isEmpty())
            return;
        QFile file(folder + QStringLiteral("/entries-%1.txt").arg(formatNow));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const auto &[name, body] : samples())
            file.write(name + ' ' + encodeBody(body).toBase64() + '\n');
    }
    void opensWhatWasWritten_data()
    {
        QTest::addColumn<int>("format");
        for (int format = 1; format <= formatNow; ++format)
            QTest::addRow("format %d", format) << format;
    }
    void opensWhatWasWritten()
    {
        QFETCH(const int, format);
        const auto golden = goldenBytes(format);
        for (const auto &[name, body] : samples()) {
            if (!isOf(format, name, body))
                continue;
            const auto written = golden.find(name);
            QVERIFY2(written != golden.end(), name.constData());
            const std::optional<EntryBody> read = decodeBody(written->second);
            QVERIFY2(read, name.constData());
            QCOMPARE(encodeBody(*read), encodeBody(asOf(format, body)));
        }
    }
    /// Else the file of this format was made from another source.
    void writesWhatIsGolden()
    {
        const auto golden = goldenBytes(formatNow);
        const auto now = samples();
        QCOMPARE(golden.size(), now.size());
        for (const auto &[name, body] : now)
            QVERIFY2(encodeBody(body) == golden.at(name), name.constData());
    }
    void refusesNumbersThatThereAreNot()
    {
        for (const int number : {4, 11, 127, -1}) {
            const QByteArray bytes = encodeBody(Notice{acp::Severity(number), {}, {}, {}});
            QVERIFY2(!decodeBody(bytes), QByteArray::number(number).constData());
        }
        QVERIFY(decodeBody(encodeBody(Notice{acp::Severity::Error, {}, {}, {}})));
        QByteArray newer = encodeBody(StopMark{});
        newer[7] = char(formatNow + 1); // the format is a number of eight bytes
        QVERIFY(!decodeBody(newer));
    }
};

BELAY_TEST(TestStoredFormats)

} // namespace tst_storedformats

#include "tst_storedformats.moc"
