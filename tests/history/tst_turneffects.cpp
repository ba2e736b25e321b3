// SPDX-License-Identifier: Apache-2.0
#include "history/entrycodec.h"
#include "history/transcript.h"
#include "ledger/disk/filestate.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_turneffects {

using history::Transcript;
using ledger::Effect;
using ledger::EffectState;
using Section = history::ReportRow::Section;
using Reason = history::ReportRow::Reason;

namespace {

struct Bench
{
    Transcript transcript;
    base::TurnId turn{1};
    quint64 lastEffect = 0;
    bool isStopped = false;

    void apply(core::SessionEventBody body)
    {
        core::SessionEvent event;
        event.turn = turn;
        event.at = QDateTime::fromString(QStringLiteral("2026-01-02T14:00:00Z"), Qt::ISODate);
        if (isStopped)
            event.afterStop = base::Milliseconds(1);
        isStopped = isStopped || std::holds_alternative<core::StopPressed>(body);
        event.body = std::move(body);
        transcript.apply(event);
    }
    void begin() { apply(core::TurnStarted{{acp::TextContent{QStringLiteral("do it")}}}); }
    void edit(const char *id, const QString &path, const QString &text,
              acp::ToolStatus status = acp::ToolStatus::Completed)
    {
        acp::ToolCallUpdate update;
        update.id.value = QLatin1String(id);
        update.kind = acp::ToolKind::Edit;
        update.status = status;
        update.content = std::vector<acp::ToolContent>{acp::Diff{path, QStringLiteral("old"), text}};
        apply(core::ToolCallChanged{update});
    }
    Effect file(const QString &path, const QByteArray &text)
    {
        Effect effect;
        effect.id.value = ++lastEffect;
        effect.turn = turn;
        effect.target = path;
        effect.path = path.toUtf8();
        effect.after = ledger::markOf(text);
        effect.state = EffectState::Committed;
        return effect;
    }
    /// A call that asks for permission, which gets \p end, or a rejection.
    void ask(const char *id, const QString &path, core::PermissionEnd end, const char *option = "no",
             bool byBelay = false)
    {
        acp::ToolCallUpdate update;
        update.id.value = QLatin1String(id);
        update.title = QStringLiteral("write it");
        update.kind = acp::ToolKind::Edit;
        update.locations = std::vector<acp::Location>{{path, {}}};
        if (!byBelay)
            apply(core::ToolCallChanged{update});
        const base::RequestKey key{++lastKey};
        apply(core::PermissionAsked{key,
                                    update,
                                    {{QStringLiteral("yes"), QStringLiteral("Allow"), acp::PermissionKind::AllowOnce},
                                     {QStringLiteral("no"), QStringLiteral("Reject"), acp::PermissionKind::RejectOnce}},
                                    byBelay});
        apply(core::PermissionSettled{key, end,
                                      end == core::PermissionEnd::Answered ? QLatin1String(option) : QString()});
    }
    void stop()
    {
        apply(core::StopPressed{});
        apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
    }
    /// What the call did besides files, as the ledger has it.
    Effect ofCall(const char *id, EffectState state)
    {
        Effect effect = file(QStringLiteral("write it"), {});
        effect.path.clear();
        effect.source = ledger::EffectSource::Agent;
        effect.kind = ledger::EffectKind::Other;
        effect.reversible = ledger::Reversible::No;
        effect.toolCall.value = QLatin1String(id);
        effect.state = state;
        return effect;
    }
    Effect found(const QString &path)
    {
        Effect effect = file(path, "evil");
        effect.source = ledger::EffectSource::NotReported;
        effect.reversible = ledger::Reversible::ByCheckpoint;
        return effect;
    }
    Effect foundLate(const QString &path)
    {
        Effect effect = found(path);
        effect.detail = QStringLiteral("Changed after the turn, while sleep 60 still ran");
        return effect;
    }
    std::vector<history::ReportRow::Reason> whys() const
    {
        std::vector<history::ReportRow::Reason> out;
        for (const history::ReportRow &row : footer().report)
            out.push_back(row.why);
        return out;
    }
    /// As another run of Belay has it.
    bool restart(Transcript *again, const std::vector<Effect> &rows) const
    {
        std::vector<history::Entry> all;
        for (int row = 0; row < transcript.count(); ++row) {
            all.push_back(transcript.at(row));
            all.back().body = *history::decodeBody(history::encodeBody(all.back().body));
        }
        return again->restore(all, rows);
    }
    history::TurnFooter afterRestart(const std::vector<Effect> &rows) const
    {
        Transcript again;
        return restart(&again, rows) ? *again.footerOf(turn) : history::TurnFooter();
    }
    quint64 lastKey = 0;
    void tell(const Effect &effect) { apply(core::EffectChanged{effect}); }
    const history::CallEffects &of(const char *id) const
    {
        for (int row = 0; row < transcript.count(); ++row) {
            const auto *call = std::get_if<history::ToolCall>(&transcript.at(row).body);
            if (call && call->id.value == QLatin1String(id))
                return call->effects;
        }
        static const history::CallEffects none;
        return none;
    }
    const history::TurnFooter &footer() const { return *transcript.footerOf(turn); }
};

} // namespace

/// What the ledger's rows say to a turn's cards.
class TestTurnEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Names of calls are those of one run; an agent that counts anew gives in the next one what it gave in this.
    void aCallIsOneOfItsRun()
    {
        Bench earlier;
        earlier.begin();
        earlier.edit("1", QStringLiteral("/p/a.txt"), QStringLiteral("new"));
        Effect first = earlier.file(QStringLiteral("/p/a.txt"), "new");
        first.toolCall.value = QStringLiteral("1");
        earlier.tell(first);
        earlier.apply(core::TurnEnded{});
        std::vector<history::Entry> page;
        page.reserve(size_t(earlier.transcript.count()));
        for (int row = 0; row < earlier.transcript.count(); ++row)
            page.push_back(earlier.transcript.at(row));
        Bench b;
        QVERIFY(b.transcript.restore(page, {first}));
        b.turn.value = 2;
        b.lastEffect = first.id.value;
        b.begin();
        b.edit("1", QStringLiteral("/p/b.txt"), QStringLiteral("more"), acp::ToolStatus::InProgress);
        Effect second = b.file(QStringLiteral("/p/b.txt"), "more");
        second.toolCall.value = QStringLiteral("1");
        b.tell(second);
        std::vector<const history::Entry *> cards;
        for (int row = 0; row < b.transcript.count(); ++row) {
            if (std::holds_alternative<history::ToolCall>(b.transcript.at(row).body))
                cards.push_back(&b.transcript.at(row));
        }
        QCOMPARE(cards.size(), size_t(2));
        for (size_t n = 0; n < 2; ++n) {
            const auto &call = std::get<history::ToolCall>(cards[n]->body);
            QCOMPARE(cards[n]->turn.value, quint64(n + 1));
            QCOMPARE(call.state, n == 0 ? history::ToolState::Completed : history::ToolState::Running);
            QCOMPARE(call.effects.effects, std::vector<base::EffectId>{n == 0 ? first.id : second.id});
        }
    }

    void theAgentsOwnWordNamesTheCall()
    {
        Bench b;
        b.begin();
        b.edit("a", QStringLiteral("/p/x"), QStringLiteral("1"));
        b.edit("b", QStringLiteral("/p/x"), QStringLiteral("2"));
        Effect effect = b.file(QStringLiteral("/p/x"), "else");
        effect.toolCall.value = QStringLiteral("a");
        b.tell(effect);
        QCOMPARE(b.of("a").effects, std::vector{effect.id});
        QVERIFY(b.of("a").canUndo);
        QVERIFY(b.of("b").effects.empty());
        effect.state = EffectState::Compensated;
        b.tell(effect);
        QVERIFY(b.of("a").undone && !b.of("a").canUndo);
        effect.state = EffectState::Committed;
        b.tell(effect);
        QVERIFY(!b.of("a").undone && b.of("a").canUndo);
    }

    /// What the agent calls done is not shown as done where the ledger knows better.
    void aCardKnowsWhatIsNotBorneOut()
    {
        Bench b;
        b.begin();
        b.edit("a", QStringLiteral("/p/x"), QStringLiteral("1"));
        Effect effect = b.file(QStringLiteral("/p/x"), "else");
        effect.toolCall.value = QStringLiteral("a");
        effect.state = EffectState::Unknown;
        b.tell(effect);
        QVERIFY(b.of("a").isUnknown && !b.of("a").didNotHappen);
        effect.state = EffectState::Cancelled;
        b.tell(effect);
        QVERIFY(!b.of("a").isUnknown && b.of("a").didNotHappen);
        Effect second = b.file(QStringLiteral("/p/y"), "else");
        second.toolCall.value = QStringLiteral("a");
        b.tell(second);
        QVERIFY(!b.of("a").isUnknown && !b.of("a").didNotHappen);
    }

    /// What is not known of one change to a file is not known by another one.
    void aFileOfWhichOneChangeIsUnknown()
    {
        Bench b;
        b.begin();
        b.edit("a", QStringLiteral("/p/x"), QStringLiteral("1"));
        Effect first = b.file(QStringLiteral("/p/x"), "1"), second = b.file(QStringLiteral("/p/x"), "2");
        first.toolCall.value = QStringLiteral("a");
        first.state = EffectState::Unknown;
        core::TurnEnded end;
        end.end = core::TurnEnd::StoppedByYou;
        b.apply(end);
        b.tell(first);
        b.tell(second);
        QCOMPARE(b.footer().report.size(), size_t(2));
        for (const history::ReportRow &row : b.footer().report) {
            const bool isFirst = row.effects == std::vector{first.id};
            QVERIFY(isFirst || row.effects == std::vector{second.id});
            QCOMPARE(row.section,
                     isFirst ? history::ReportRow::Section::Unknown : history::ReportRow::Section::TookEffect);
            QCOMPARE(row.call.value, isFirst ? QStringLiteral("a") : QString());
        }
    }

    void whatBelayWroteIsFoundByContentThenByPath()
    {
        Bench b;
        b.begin();
        b.edit("a", QStringLiteral("/p/x"), QStringLiteral("one"));
        b.edit("b", QStringLiteral("x"), QStringLiteral("two"));
        const Effect first = b.file(QStringLiteral("/p/x"), "one"), second = b.file(QStringLiteral("/p/x"), "other"),
                     elsewhere = b.file(QStringLiteral("/p/yx"), "one");
        b.tell(first);
        b.tell(second);
        b.tell(elsewhere);
        QCOMPARE(b.of("a").effects, std::vector{first.id});
        QCOMPARE(b.of("b").effects, std::vector{second.id});
    }

    void aCallThatTellsItsFilesLateGetsItsRows()
    {
        Bench b;
        b.begin();
        b.edit("a", QStringLiteral("/p/x"), QStringLiteral("one"));
        b.edit("b", QStringLiteral("/p/none"), QStringLiteral("?"), acp::ToolStatus::InProgress);
        const Effect own = b.file(QStringLiteral("/p/y"), "1"), taken = b.file(QStringLiteral("/p/x"), "two");
        b.tell(own);
        b.tell(taken);
        QCOMPARE(b.of("a").effects, std::vector{taken.id}); // the only one so far that names the file
        b.edit("b", QStringLiteral("/p/x"), QStringLiteral("two"));
        QVERIFY(b.of("a").effects.empty());
        QCOMPARE(b.of("b").effects, std::vector{taken.id});
        b.edit("c", QStringLiteral("/p/y"), QStringLiteral("part"));
        QCOMPARE(b.of("c").effects, std::vector{own.id});
    }

    void undosAndOtherTurnsAreNobodys()
    {
        Bench b;
        b.begin();
        b.edit("a", QStringLiteral("/p/x"), QStringLiteral("one"));
        QSignalSpy changed(&b.transcript, &Transcript::effectsChanged);
        Effect act = b.file(QStringLiteral("/p/x"), "one");
        act.compensates = {{77}};
        b.tell(act);
        b.turn = {9}; // of a run before
        b.tell(b.file(QStringLiteral("/p/x"), "one"));
        QCOMPARE(changed.size(), 1);
        QVERIFY(b.of("a").effects.empty());
        QCOMPARE(b.transcript.effectsOf({1}).size(), size_t(1));
        QCOMPARE(b.transcript.newestTurn(), base::TurnId{1});
        QCOMPARE(b.transcript.promptOf({1})->text, QStringLiteral("do it"));
        QVERIFY(!b.transcript.promptOf({9}));
    }

    void whatCannotBeTakenBackIsFinal()
    {
        Bench b;
        b.begin();
        acp::ToolCallUpdate update;
        update.id.value = QStringLiteral("f");
        update.kind = acp::ToolKind::Fetch;
        update.title = QStringLiteral("POST x");
        update.status = acp::ToolStatus::Completed;
        b.apply(core::ToolCallChanged{update});
        Effect fetch = b.file(QString(), {});
        fetch.kind = ledger::EffectKind::Fetch;
        fetch.toolCall.value = QStringLiteral("f");
        fetch.reversible = ledger::Reversible::No;
        b.tell(fetch);
        QVERIFY(b.of("f").isFinal && !b.of("f").canUndo);
        b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        QCOMPARE(b.footer().report.size(), size_t(1));
        const history::ReportRow &row = b.footer().report[0];
        QCOMPARE(row.section, history::ReportRow::Section::CannotBeUndone);
        QCOMPARE(row.effects, std::vector{fetch.id});
        QVERIFY(row.canAcknowledge);
        fetch.acknowledged = true;
        b.tell(fetch);
        QVERIFY(!b.footer().report[0].canAcknowledge && b.footer().report[0].acknowledged);
    }

    /// A call that went through the gate: what the ledger knows of it takes the place of what the agent said.
    void remoteCallsHaveOneRow_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<bool>("sent");
        QTest::addColumn<bool>("reads");
        QTest::addColumn<int>("section");
        QTest::addColumn<int>("why");
        const auto row = [](const char *name, EffectState state, bool sent, bool reads, Section section, Reason why) {
            QTest::newRow(name) << int(state) << sent << reads << int(section) << int(why);
        };
        row("done", EffectState::Committed, true, false, Section::CannotBeUndone, Reason::RemoteDone);
        row("unknown", EffectState::Unknown, true, false, Section::Unknown, Reason::RemoteNotKnown);
        row("on its way", EffectState::Committing, true, false, Section::Unknown, Reason::RemoteOnItsWay);
        row("failed", EffectState::Failed, true, false, Section::NotDone, Reason::RemoteFailed);
        row("cancelled by the server", EffectState::Cancelled, true, false, Section::NotDone, Reason::RemoteFailed);
        row("never sent", EffectState::Cancelled, false, false, Section::Prevented, Reason::RemotePrevented);
        row("not made again", EffectState::Cancelled, false, false, Section::Prevented, Reason::RemotePrevented);
        row("only read", EffectState::Committed, true, true, Section::TookEffect, Reason::RemoteDone);
        QTest::newRow("can be taken back")
            << int(EffectState::Committed) << true << false << int(Section::TookEffect) << int(Reason::RemoteDone);
        QTest::newRow("taken back") << int(EffectState::Compensated) << true << false << int(Section::TookEffect)
                                    << int(Reason::RemoteDone);
    }
    void remoteCallsHaveOneRow()
    {
        QFETCH(const int, state);
        QFETCH(const bool, sent);
        QFETCH(const bool, reads);
        QFETCH(const int, section);
        QFETCH(const int, why);
        Bench b;
        b.begin();
        acp::ToolCallUpdate update;
        update.id.value = QStringLiteral("own");
        update.kind = acp::ToolKind::Other;
        update.title = QStringLiteral("mcp__billing__send_invoice");
        update.status = acp::ToolStatus::Completed; // whatever it says
        b.apply(core::ToolCallChanged{update});
        Effect call = b.file(QString(), {});
        call.kind = ledger::EffectKind::Remote;
        call.source = ledger::EffectSource::Agent;
        call.target = QStringLiteral("billing · send_invoice");
        call.toolCall.value = QStringLiteral("own");
        const bool isByCall = section == int(Section::TookEffect) && !reads;
        call.reversible = isByCall ? ledger::Reversible::ByCall : ledger::Reversible::No;
        call.state = EffectState(state);
        call.readsOnly = call.acknowledged = reads;
        if (sent)
            call.durationMs = 400;
        const bool isSkipped = QLatin1String(QTest::currentDataTag()) == QLatin1String("not made again");
        if (isSkipped)
            call.sameAs = {call.id.value + 100};
        b.tell(call);
        QCOMPARE(b.of("own").notMadeAgain, isSkipped);
        b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        // Of what only read nobody has to know that nothing takes it back.
        QCOMPARE(b.of("own").isFinal, section == int(Section::CannotBeUndone));
        if (reads) {
            QVERIFY(b.footer().report.empty());
            return;
        }
        QCOMPARE(b.footer().report.size(), size_t(1));
        const history::ReportRow &row = b.footer().report[0];
        QCOMPARE(int(row.section), section);
        QCOMPARE(int(row.why), why);
        QCOMPARE(row.what, call.target);
        QVERIFY(row.entry != 0);
        QCOMPARE(row.canUndo, isByCall && call.state == EffectState::Committed);
        QCOMPARE(row.undone, call.state == EffectState::Compensated);
    }

    /// What the agent got is of another turn: here nothing ran, whether a card shows it or not.
    void aCommandThatWasNotRunAgain()
    {
        for (const bool isShown : {true, false}) {
            Bench b;
            b.begin();
            b.apply(
                core::TerminalStarted{{QStringLiteral("t")}, QStringLiteral("make"), QStringLiteral("/x"), 0, true});
            if (isShown) {
                acp::ToolCallUpdate update;
                update.id.value = QStringLiteral("own");
                update.kind = acp::ToolKind::Execute;
                update.title = QStringLiteral("make");
                update.status = acp::ToolStatus::Completed;
                update.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("t")}}};
                b.apply(core::ToolCallChanged{update});
            }
            b.apply(core::TerminalExited{{QStringLiteral("t")}, 0, {}, core::CommandEnd::NotRunAgain});
            Effect command = b.file(QString(), {});
            command.kind = ledger::EffectKind::Command;
            command.target = QStringLiteral("make");
            command.path.clear();
            command.state = EffectState::Cancelled;
            command.sameAs = {100};
            command.detail = QStringLiteral("It was not run again: row 100 is the first.");
            b.tell(command);
            b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
            QCOMPARE(b.footer().report.size(), size_t(1));
            QCOMPARE(b.footer().report[0].section, history::ReportRow::Section::Prevented);
            QCOMPARE(b.footer().report[0].why, history::ReportRow::Reason::NotRunAgain);
            QCOMPARE(b.footer().report[0].text, command.detail);
        }
    }

    /// Nor has a write of what was there already, or what an agent in a folder whose changes are held back ran.
    void whatDidNotStartHasNoEffect()
    {
        using history::ReportRow;
        for (const bool held : {false, true}) {
            Bench b;
            b.begin();
            const auto command = [&b](const char *id, const char *line, int code, EffectState state) {
                b.apply(core::TerminalStarted{{QLatin1String(id)}, QLatin1String(line), QStringLiteral("/x"), 0, true});
                b.apply(core::TerminalExited{{QLatin1String(id)}, code, {}, core::CommandEnd::Exited});
                Effect row = b.file(QLatin1String(line), {});
                row.path.clear();
                row.kind = ledger::EffectKind::Command;
                row.exitCode = code;
                row.state = state;
                row.detail = QLatin1String(line);
                b.tell(row);
            };
            command("t1", "/no/such/program", 127, EffectState::Failed);
            command("t2", "make", 0, EffectState::Committed);
            Effect same = b.file(QStringLiteral("/x/same.txt"), "text");
            same.before = same.after;
            b.tell(same);
            core::TurnEnded end{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}};
            if (held)
                end.held = QStringList{QStringLiteral("/y")};
            b.apply(end);
            const auto sectionOf = [&b](const char *what) {
                for (const ReportRow &row : b.footer().report) {
                    if (row.what == QLatin1String(what))
                        return int(row.section);
                }
                return -1;
            };
            QCOMPARE(sectionOf("/no/such/program"), int(ReportRow::Section::NotDone));
            QCOMPARE(sectionOf("make"), int(held ? ReportRow::Section::HeldBack : ReportRow::Section::TookEffect));
            QCOMPARE(sectionOf("/x/same.txt"), int(ReportRow::Section::NotDone));
        }
    }

    /// A folder that was not watched is in the report, once, also when that is known only after the end, and stays in
    /// it.
    void foldersThatWereNotWatched()
    {
        Bench b;
        b.begin();
        b.apply(core::FolderNotWatched{QStringLiteral("/a"), QStringLiteral("no git")});
        b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        QCOMPARE(b.footer().report.size(), size_t(1));
        b.apply(core::FolderNotWatched{QStringLiteral("/a"), QStringLiteral("no git")});
        b.apply(core::FolderNotWatched{QStringLiteral("/b"), QStringLiteral("too slow")});
        b.tell(b.file(QStringLiteral("/c/x"), "1"));
        const auto &report = b.footer().report;
        QCOMPARE(report.size(), size_t(3));
        QCOMPARE(report[1].section, history::ReportRow::Section::Unknown);
        QCOMPARE(report[1].why, history::ReportRow::Reason::NotWatched);
        QCOMPARE(report[1].what, QStringLiteral("/a"));
        QCOMPARE(report[2].what, QStringLiteral("/b"));
        QCOMPARE(report[2].text, QStringLiteral("too slow"));
        QCOMPARE(b.transcript.count(), 2); // no entries of its own
        b.turn.value = 2;
        b.begin();
        b.apply(core::FolderNotWatched{QStringLiteral("/a"), QStringLiteral("no git")});
        b.apply(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}});
        QVERIFY(b.footer().report.empty());
    }

    void unknownFilesMayBeLookedAt()
    {
        Bench b;
        b.begin();
        Effect effect = b.file(QStringLiteral("/p/x"), "one");
        effect.state = EffectState::Unknown;
        b.tell(effect);
        Effect large = b.file(QStringLiteral("/p/large"), "two");
        large.reversible = ledger::Reversible::No;
        large.whyNot = QStringLiteral("It is too large.");
        b.tell(large);
        b.apply(core::TurnEnded{core::TurnEnd::AgentDied, base::Milliseconds(1), {}, {}});
        QCOMPARE(b.footer().report.size(), size_t(2));
        const history::ReportRow &notKept = b.footer().report[0], &unknown = b.footer().report[1];
        QCOMPARE(notKept.why, history::ReportRow::Reason::FileNotKept);
        QCOMPARE(notKept.section, history::ReportRow::Section::CannotBeUndone);
        QVERIFY(notKept.canAcknowledge && !notKept.canUndo && !notKept.canLook);
        QVERIFY(unknown.canLook && unknown.canAcknowledge);
    }

    void onlyTheNewestTurnCanBeTriedAgain()
    {
        Bench b;
        b.begin();
        b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        QVERIFY(b.footer().canRetry);
        b.turn = {2};
        b.begin();
        QVERIFY(!b.transcript.footerOf({1})->canRetry);
        b.apply(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}});
        QVERIFY(!b.footer().canRetry);
    }

    /// Of a turn of thousands the report is made once for all that comes in one go, and says the same as ever.
    void aLongReportIsMadeOnceInAGo()
    {
        constexpr int calls = 400;
        Bench b;
        b.begin();
        const auto path = [](int i) { return QStringLiteral("/p/%1").arg(i); };
        for (int i = 0; i < calls; ++i)
            b.edit(QByteArray::number(i).constData(), path(i), QString::number(i));
        b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        std::vector<Effect> effects;
        effects.reserve(size_t(calls));
        for (int i = 0; i < calls; ++i)
            effects.push_back(b.file(path(i), QByteArray::number(i)));
        const int footer = b.transcript.count() - 1;
        int made = 0;
        connect(&b.transcript, &Transcript::changed, this, [&](int row) { made += row == footer; });
        for (const Effect &effect : effects)
            b.tell(effect);
        QCOMPARE(made, 0);
        QTRY_COMPARE(made, 1);
        const auto &report = b.footer().report;
        QCOMPARE(report.size(), size_t(calls));
        for (int i = 0; i < calls; ++i) {
            QCOMPARE(report[size_t(i)].what, path(i));
            QCOMPARE(report[size_t(i)].effects, std::vector{effects[size_t(i)].id});
            QVERIFY(report[size_t(i)].canUndo);
        }
        for (Effect &effect : effects) {
            effect.state = EffectState::Compensated;
            b.tell(effect);
        }
        QTRY_COMPARE(made, 2);
        QVERIFY(b.footer().report.front().undone && b.footer().report.back().undone);
        // A short one is there at once.
        b.turn = {2};
        b.begin();
        b.edit("short", QStringLiteral("/p/short"), QStringLiteral("x"));
        b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        QCOMPARE(b.footer().report.size(), size_t(1));
    }

    /// What was to be made is nobody's when the conversation was cleared, also where a turn of that number runs again.
    void aReportThatIsDueGoesWithTheConversation()
    {
        Bench b;
        b.begin();
        for (int i = 0; i < 400; ++i)
            b.edit(QByteArray::number(i).constData(), QStringLiteral("/p/%1").arg(i), QString::number(i));
        b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        b.tell(b.file(QStringLiteral("/p/1"), "1"));
        b.transcript.clear();
        b.begin();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(b.transcript.count(), 1);
        QVERIFY(std::holds_alternative<history::UserMessage>(b.transcript.at(0).body));
        QVERIFY(!b.transcript.footerOf(b.turn));
    }

    /// Found by the checkpoint: a row of its own in the report, and no tool card's doing.
    void whatNobodyToldOf()
    {
        Bench b;
        b.begin();
        b.edit("c", QStringLiteral("/w/a"), QStringLiteral("new"));
        b.tell(b.file(QStringLiteral("/w/a"), "new"));
        b.apply(core::StopPressed{});
        core::TurnEnded end;
        end.end = core::TurnEnd::StoppedByYou;
        b.apply(end);
        Effect found = b.file(QStringLiteral("/w/a"), "newer"); // somebody went on from there
        found.source = ledger::EffectSource::NotReported;
        found.reversible = ledger::Reversible::ByCheckpoint;
        b.tell(found);
        QCOMPARE(b.of("c").effects.size(), size_t(1));
        const auto &report = b.footer().report;
        QCOMPARE(report.size(), size_t(2));
        QCOMPARE(report[0].effects, std::vector<base::EffectId>{base::EffectId{1}});
        QCOMPARE(int(report[1].why), int(history::ReportRow::Reason::NotReported));
        QVERIFY(report[1].canUndo);
        found.state = EffectState::Compensated;
        b.tell(found);
        QVERIFY(b.footer().report[1].undone);
        QVERIFY(!b.footer().report[0].undone);
    }

    /// Nobody permitted it, and the agent did it with its own hands: that it was prevented is not said of it.
    void whatWasNotPermittedAndIsThereAllTheSame()
    {
        for (const core::PermissionEnd end :
             {core::PermissionEnd::CancelledByStop, core::PermissionEnd::CancelledByAgent,
              core::PermissionEnd::RefusedAfterStop, core::PermissionEnd::Lost, core::PermissionEnd::Answered}) {
            Bench b;
            b.begin();
            b.ask("c", QStringLiteral("/p/x1"), end);
            b.stop();
            const Effect call = b.ofCall("c", EffectState::Cancelled), file = b.found(QStringLiteral("/p/x1"));
            b.tell(call);
            // Until something is seen of it: it was not permitted, and more nobody knows.
            QCOMPARE(b.footer().report.size(), size_t(1));
            QCOMPARE(b.footer().report[0].section, Section::NotPermitted);
            b.tell(file);
            QCOMPARE(b.whys(), std::vector{Reason::ChangedUnpermitted});
            QCOMPARE(b.footer().report[0].section, Section::TookEffect);
            QVERIFY(b.footer().report[0].canUndo && b.footer().report[0].entry != 0);
            const history::TurnFooter again = b.afterRestart({call, file});
            QCOMPARE(again.report.size(), size_t(1));
            QCOMPARE(again.report[0].why, Reason::ChangedUnpermitted);
        }
    }

    /// The agent calls it done, or never said how it ended: the file that the user sees is as it was.
    void whatIsHeldBackDidNotTakeEffect()
    {
        for (const acp::ToolStatus status : {acp::ToolStatus::Completed, acp::ToolStatus::InProgress}) {
            Bench b;
            b.begin();
            b.edit("c", QStringLiteral("/p/sub/x1"), QStringLiteral("new"), status);
            b.edit("d", QStringLiteral("x2"), QStringLiteral("new"), status);
            b.edit("e", QStringLiteral("/home/own/x3"), QStringLiteral("new"));
            b.edit("f", QStringLiteral("/p/../q/x4"), QStringLiteral("new"));
            b.ask("g", QStringLiteral("/p/x5"), core::PermissionEnd::Answered, "yes");
            b.apply(core::StopPressed{});
            core::TurnEnded end{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}};
            end.held = {QStringLiteral("/p")};
            b.apply(end);
            const auto heldOf = [](const history::TurnFooter &footer) {
                QStringList out;
                for (const history::ReportRow &row : footer.report) {
                    if (row.section == Section::HeldBack && row.why == Reason::ChangeHeld)
                        out << row.what;
                }
                return out;
            };
            const QStringList held{QStringLiteral("/p/sub/x1"), QStringLiteral("x2"), QStringLiteral("write it")};
            QCOMPARE(heldOf(b.footer()), held);
            QCOMPARE(b.footer().report.size(), size_t(5));
            // Its row in the ledger is given up: not because it was not permitted.
            const Effect call = b.ofCall("g", EffectState::Cancelled);
            b.tell(call);
            QCOMPARE(heldOf(b.footer()), held);
            QCOMPARE(heldOf(b.afterRestart({call})), held);
        }
    }

    /// A write of what was there already leaves nothing to decide about, whatever its agent tells.
    void whatDoesNotWaitIsNotHeldBack()
    {
        for (const bool isSeenBefore : {true, false}) {
            Bench b;
            b.begin();
            b.edit("c", QStringLiteral("/p/same"), QStringLiteral("new"), acp::ToolStatus::InProgress);
            b.edit("d", QStringLiteral("/p/other"), QStringLiteral("new"));
            core::HeldFile other;
            other.folder = QStringLiteral("/p");
            other.change.path = "other";
            const core::HeldChanged seen{
                std::make_shared<const std::vector<core::HeldFile>>(std::vector<core::HeldFile>{other})};
            if (isSeenBefore)
                b.apply(seen);
            b.apply(core::StopPressed{});
            core::TurnEnded end{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}};
            end.held = {QStringLiteral("/p")};
            b.apply(end);
            if (!isSeenBefore)
                b.apply(seen);
            const auto check = [](const history::TurnFooter &footer) {
                QCOMPARE(footer.report.size(), size_t(2));
                QCOMPARE(footer.report[0].what, QStringLiteral("/p/other"));
                QCOMPARE(footer.report[0].section, Section::HeldBack);
                QCOMPARE(footer.report[1].section, Section::NotDone);
                QCOMPARE(footer.report[1].why, Reason::DidNotHappen);
            };
            check(b.footer());
            b.apply(core::HeldChanged{std::make_shared<const std::vector<core::HeldFile>>()}); // accepted
            check(b.footer());
            check(b.afterRestart({}));
            // Written while it was looked at.
            core::HeldFile same = other;
            same.change.path = "same";
            b.apply(core::HeldChanged{
                std::make_shared<const std::vector<core::HeldFile>>(std::vector<core::HeldFile>{other, same})});
            QCOMPARE(b.footer().report.size(), size_t(2));
            QCOMPARE(b.footer().report[1].section, Section::HeldBack);
        }
    }

    /// The second of two writes of one file found it as it wrote it: the first has changed it all the same.
    void aWriteOfTheSameTakesNothingBack()
    {
        for (const auto source : {ledger::EffectSource::Belay, ledger::EffectSource::Agent}) {
            Bench b;
            b.begin();
            b.edit("c", QStringLiteral("/p/x1"), QStringLiteral("new"));
            b.stop();
            for (const char *before : {"old", "new"}) {
                Effect row = b.file(QStringLiteral("/p/x1"), "new");
                row.before = ledger::markOf(before);
                row.source = source;
                row.toolCall.value = QStringLiteral("c");
                b.tell(row);
            }
            QCOMPARE(b.footer().report.size(), size_t(1));
            QCOMPARE(b.footer().report[0].section, Section::TookEffect);
            QVERIFY(b.footer().report[0].canUndo);
        }
    }

    /// Called done, or tried, and the disk says otherwise: nobody prevented it.
    void whatDidNotComeAboutIsNotPrevented()
    {
        for (const EffectState state : {EffectState::Cancelled, EffectState::Failed}) {
            Bench b;
            b.begin();
            b.edit("c", QStringLiteral("/p/x1"), QStringLiteral("new"));
            b.stop();
            Effect row = b.file(QStringLiteral("/p/x1"), "new");
            row.state = state;
            row.source = ledger::EffectSource::Agent;
            row.toolCall.value = QStringLiteral("c");
            b.tell(row);
            QCOMPARE(b.footer().report.size(), size_t(1));
            QCOMPARE(b.footer().report[0].section, Section::NotDone);
        }
    }

    /// Its own word for its end counts, unless that says that it was killed.
    void whatStopKilledMayBeCalledDone()
    {
        for (const int code : {0, 1, 127, 130, 137, 143}) {
            const bool killed = code > 128;
            Bench b;
            b.begin();
            acp::ToolCallUpdate update;
            update.id.value = QStringLiteral("c");
            update.kind = acp::ToolKind::Execute;
            update.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("c")}}};
            b.apply(core::ToolCallChanged{update});
            b.apply(core::TerminalStarted{{QStringLiteral("c")}, QStringLiteral("make"), {}, 0});
            b.apply(core::StopPressed{});
            b.apply(core::TerminalExited{{QStringLiteral("c")}, code, {}});
            acp::ToolCallUpdate over;
            over.id = update.id;
            over.status = acp::ToolStatus::Completed;
            b.apply(core::ToolCallChanged{over});
            b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
            QCOMPARE(b.footer().report.size(), size_t(1));
            QCOMPARE(b.footer().report[0].why, killed ? Reason::DoneAfterStop : Reason::CommandRan);
            QVERIFY(!b.footer().report[0].what.isEmpty());
        }
    }

    /// Its agent tells its end without having run it: it was not permitted.
    void aCommandThatWasNotPermittedDidNotEnd()
    {
        Bench b;
        b.begin();
        acp::ToolCallUpdate update;
        update.id.value = QStringLiteral("c");
        update.kind = acp::ToolKind::Execute;
        update.content = std::vector<acp::ToolContent>{acp::TerminalRef{{QStringLiteral("c")}}};
        b.apply(core::ToolCallChanged{update});
        b.apply(core::TerminalExited{{QStringLiteral("c")}, std::nullopt, {}});
        b.stop();
        QVERIFY(!b.of("c").notPermitted);
        b.tell(b.ofCall("c", EffectState::Cancelled));
        QVERIFY(b.of("c").notPermitted);
        b.tell(b.ofCall("c", EffectState::Unknown));
        QVERIFY(!b.of("c").notPermitted);
    }

    /// Another file is another matter, and what was permitted once is not done against the user's will.
    void whatWasPermittedIsNotCalledUnpermitted()
    {
        Bench b;
        b.begin();
        b.ask("c", QStringLiteral("/p/x1"), core::PermissionEnd::Answered);
        b.ask("d", QStringLiteral("/p/x1"), core::PermissionEnd::Answered, "yes");
        b.ask("e", QStringLiteral("/p/x2"), core::PermissionEnd::CancelledByStop);
        b.stop();
        b.tell(b.found(QStringLiteral("/p/x1")));
        b.tell(b.found(QStringLiteral("/q/x2")));
        QCOMPARE(b.whys(), (std::vector{Reason::NamedByCall, Reason::NotReported, Reason::PermissionCancelled}));
    }

    /// What Belay would have done, had it been permitted, did not happen; what an agent does itself it cannot prevent.
    void onlyWhatBelayWouldHaveDoneIsPrevented()
    {
        for (const bool byBelay : {false, true}) {
            Bench b;
            b.begin();
            b.ask("c", QStringLiteral("/p/x1"), core::PermissionEnd::CancelledByStop, "no", byBelay);
            b.stop();
            QCOMPARE(b.whys(), std::vector{Reason::PermissionCancelled});
            QCOMPARE(b.footer().report[0].section, byBelay ? Section::Prevented : Section::NotPermitted);
        }
    }

    /// A call that did not end well named the file: it is not said that none told of it.
    void aCallThatFailedNamedTheFile()
    {
        for (const bool inInput : {false, true}) {
            Bench b;
            b.begin();
            acp::ToolCallUpdate update;
            update.id.value = QStringLiteral("c");
            update.title = QStringLiteral("m2");
            update.kind = acp::ToolKind::Edit;
            update.status = acp::ToolStatus::InProgress;
            if (inInput)
                update.command.emplace().paths << QStringLiteral("/p/m2");
            else
                update.locations = std::vector<acp::Location>{{QStringLiteral("/p/m2"), {}}};
            b.apply(core::ToolCallChanged{update});
            b.apply(core::StopPressed{});
            b.apply(core::ToolCallCancelled{update.id, true});
            update.status = acp::ToolStatus::Failed;
            b.apply(core::ToolCallChanged{update});
            b.apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
            const Effect call = b.ofCall("c", EffectState::Unknown), file = b.found(QStringLiteral("/p/m2"));
            b.tell(call);
            b.tell(file);
            QCOMPARE(b.whys(), (std::vector{Reason::NamedByCall, Reason::CallFailed}));
            QCOMPARE(b.afterRestart({call, file}).report[0].why, Reason::NamedByCall);
        }
    }

    /// What changed behind a turn hangs under its end, however that came, also when the next turn has begun and in
    /// another run of Belay: a file once, however often it changed.
    void whatChangedBehindATurnHangsUnderItsEnd()
    {
        for (const bool isStopped : {false, true}) {
            Bench b;
            b.begin();
            b.edit("c", QStringLiteral("/p/late.txt"), QStringLiteral("text"));
            if (isStopped)
                b.stop();
            else
                b.apply(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}});
            const size_t before = b.footer().report.size();
            b.turn = {2};
            b.begin();
            b.turn = {1};
            Effect first = b.foundLate(QStringLiteral("/p/late.txt"));
            const Effect again = b.foundLate(QStringLiteral("/p/late.txt"));
            const Effect other = b.foundLate(QStringLiteral("/p/other.txt"));
            const Effect during = b.found(QStringLiteral("/p/during.txt"));
            for (const Effect &row : {first, during, again, other})
                b.tell(row);
            const auto late = [](const history::TurnFooter &footer) {
                std::vector<history::ReportRow> out;
                std::copy_if(footer.report.begin(), footer.report.end(), std::back_inserter(out),
                             [](const history::ReportRow &row) { return row.isAfterTurn(); });
                return out;
            };
            QCOMPARE(b.footer().report.size() - before, size_t(isStopped ? 3 : 2));
            for (const history::TurnFooter &footer : {b.footer(), b.afterRestart({first, during, again, other})}) {
                const auto rows = late(footer);
                QCOMPARE(rows.size(), size_t(2));
                QCOMPARE(rows[0].what, first.target);
                QCOMPARE(rows[0].text, first.detail);
                QCOMPARE(rows[0].effects, (std::vector{first.id, again.id}));
                QVERIFY(rows[0].canUndo && rows[1].canUndo);
            }
            QVERIFY(!b.of("c").canUndo); // none of it is the call's
            first.state = EffectState::Compensated;
            b.tell(first);
            QVERIFY(late(b.footer())[0].canUndo && !late(b.footer())[0].undone);
        }
    }
    void whatChangedBehindATurnAndIsNotKeptCannotBeUndone()
    {
        Bench b;
        b.begin();
        b.apply(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}});
        Effect row = b.foundLate(QStringLiteral("/p/late.txt"));
        row.reversible = ledger::Reversible::No;
        row.whyNot = QStringLiteral("too large");
        b.tell(row);
        QCOMPARE(b.footer().report.size(), size_t(1));
        QCOMPARE(b.footer().report[0].section, Section::CannotBeUndone);
        QVERIFY(b.footer().report[0].isAfterTurn() && !b.footer().report[0].canUndo);
        row.state = EffectState::Unknown; // an undo whose end nobody knows
        b.tell(row);
        QVERIFY(b.footer().report.empty());
    }

    /// Its process is found: then it is not over, whether it was permitted or the agent called it done.
    void aCommandThatRunsAllTheSame()
    {
        Bench b;
        b.begin();
        b.ask("c", QStringLiteral("/p"), core::PermissionEnd::CancelledByStop);
        b.stop();
        b.tell(b.ofCall("c", EffectState::Cancelled));
        b.apply(core::CallRunsOn{
            {QStringLiteral("c")}, QStringLiteral("sleep 20"), true, core::RunEnd::RunsOn, {{77, {}}}});
        b.tell(b.ofCall("c", EffectState::Unknown));
        QCOMPARE(b.whys(), std::vector{Reason::RunsUnpermitted});
        QCOMPARE(b.footer().report[0].section, Section::Unknown);
        QCOMPARE(b.footer().report[0].number, 77);
        QCOMPARE(b.footer().report[0].effects, std::vector{base::EffectId{2}});
        b.apply(core::CallRunsOn{{QStringLiteral("c")}, QStringLiteral("sleep 20"), true, core::RunEnd::Ended});
        QCOMPARE(b.whys(), std::vector{Reason::NotKnown});
        QCOMPARE(b.footer().report[0].section, Section::Unknown);
    }

    /// Until when something ran on, and how that ended, also when the next turn has begun; what a killed Belay left is
    /// told by its row.
    void howWhatRanOnEndedIsSaidAfterARestart()
    {
        using enum core::RunEnd;
        for (const core::RunEnd end : {RunsOn, Stopping, Ended, Stopped, Killed, LetGo, WithAgent, LetGoWithSession}) {
            Bench b;
            b.begin();
            b.edit("c", QStringLiteral("/p/a.txt"), QStringLiteral("new"));
            core::CallRunsOn run{{QStringLiteral("c")}, QStringLiteral("sleep 60"), true, RunsOn, {{7, {}}}};
            b.apply(core::TurnEnded{core::TurnEnd::Finished, base::Milliseconds(1), {}, {}});
            b.apply(run);
            run.end = end;
            if (!run.goesOn())
                run.processes.clear();
            b.apply(run);
            Transcript again;
            QVERIFY(b.restart(&again, {}));
            const auto &call = std::get<history::ToolCall>(again.at(1).body);
            QCOMPARE(call.runOn.has_value(), !run.goesOn());
            if (!run.goesOn())
                QCOMPARE(call.runOn->end, end);
            core::SessionEvent next;
            next.turn = {2};
            next.body = core::TurnStarted{{acp::TextContent{QStringLiteral("next")}}};
            again.apply(next);
            QCOMPARE(again.footerOf(b.turn)->ranOn, run.goesOn() ? 0 : 1);
            QCOMPARE(again.footerOf(b.turn)->ranOnUntil, b.footer().ranOnUntil);
            QCOMPARE(again.footerOf(b.turn)->runningOn, 0);
        }
    }
};

BELAY_TEST(TestTurnEffects)

} // namespace tst_turneffects

#include "tst_turneffects.moc"
