// SPDX-License-Identifier: Apache-2.0
#include "randomturn.h"

#include "core/calls/callrows.h"
#include "core/requests/requestboard.h"
#include "history/journal.h"
#include "ledger/undo/aftercrash.h"
#include "models/lists/effectsmodel.h"
#include "models/review/turnaccount.h"
#include "models/review/turnchanges.h"
#include "models/texts/commandstate.h"
#include "models/texts/effecttext.h"
#include "models/texts/reporttext.h"
#include "models/texts/texts.h"

#include "testclass.h"

#include <QFile>
#include <QJsonObject>
#include <QTest>

namespace tst_allviews {

using history::ReportRow;
using ledger::Effect;
using ledger::EffectSource;
using ledger::EffectState;
using Call = RandomTurn::Call;
using Said = RandomTurn::Said;

namespace {

QByteArray text(const Effect &row)
{
    return "row " + QByteArray::number(row.id.value) + ' ' + models::effectKindName(row.kind).toUtf8() + ' ' +
           models::effectStateName(row.state).toUtf8() + ' ' + models::effectSourceName(row.source).toUtf8() + ' ' +
           row.target.toUtf8() + (row.toolCall.isEmpty() ? QByteArray() : " of " + row.toolCall.value.toUtf8()) +
           (row.sameAs.value ? " same as " + QByteArray::number(row.sameAs.value) : QByteArray()) + ": " +
           row.detail.toUtf8();
}

bool cameAbout(const Effect &row)
{
    return row.state == EffectState::Committed || row.state == EffectState::Compensating ||
           row.state == EffectState::Compensated;
}

/// Where the report must have it.
ReportRow::Section sectionOf(const Effect &row)
{
    if (row.state == EffectState::Unknown)
        return ReportRow::Section::Unknown;
    if (row.kind == ledger::EffectKind::Remote && row.state == EffectState::Committing)
        return ReportRow::Section::Unknown;
    if (row.kind == ledger::EffectKind::Remote && !cameAbout(row)) // what was sent has a time
        return row.state == EffectState::Failed || row.durationMs ? ReportRow::Section::NotDone
                                                                  : ReportRow::Section::Prevented;
    // An agent may have done it all the same; of files the disk says.
    if (row.state == EffectState::Cancelled && row.source == EffectSource::Agent && !row.isFile())
        return ReportRow::Section::NotPermitted;
    if (row.isFile() && (row.state == EffectState::Failed || row.source == EffectSource::Agent) &&
        (row.state == EffectState::Cancelled || row.state == EffectState::Failed))
        return ReportRow::Section::NotDone;
    if (row.state == EffectState::Cancelled || row.state == EffectState::Failed)
        return ReportRow::Section::Prevented;
    const bool isFinal = row.isFinal() && row.kind != ledger::EffectKind::Command;
    return isFinal ? ReportRow::Section::CannotBeUndone : ReportRow::Section::TookEffect;
}

/// What the head of a card claims.
enum class Claim { Open, Good, Bad, None };
Claim claimOf(const history::ToolCall &call)
{
    using history::ToolState;
    if (!call.terminals.empty() && (call.terminals.back().started || call.terminals.back().exited)) {
        using enum models::CommandState::Tone;
        switch (models::commandState(call.terminals.back(), call, QDateTime()).tone) {
        case Good:
            return models::doubtText(call).isEmpty() ? Claim::Good : Claim::None;
        case Failed:
            return Claim::Bad;
        case Stopped:
            return Claim::None;
        default:
            return Claim::Open;
        }
    }
    if (call.reportedLater || call.state == ToolState::Cancelled || !models::doubtText(call).isEmpty())
        return Claim::None;
    return call.state == ToolState::Completed ? Claim::Good
           : call.state == ToolState::Failed  ? Claim::Bad
                                              : Claim::Open;
}

/// All that is shown of a ledger's rows, held against them. Says the first thing that does not agree.
struct Views
{
    const ledger::Ledger &rows;
    const history::Transcript &transcript;
    base::SessionId session;
    std::set<QString> disobeyed = {}; ///< calls that the agent carried out although nobody allowed it
    QByteArray fault = {};

    void fail(const QByteArray &what)
    {
        if (fault.isEmpty())
            fault = what;
    }

    void checkRows(const std::vector<Effect> &all)
    {
        for (const Effect &row : all) {
            const QJsonObject json = models::effectJson(row);
            if (json.value(QLatin1String("state")).toString() != models::effectStateName(row.state))
                fail("JSON says another state: " + text(row));
            if (!row.sameAs.value)
                continue;
            const auto other = rows.effect(row.sameAs);
            if (!other || other->sameAs.value || row.state != EffectState::Cancelled)
                fail("nobody tells of it: " + text(row));
        }
    }

    void checkReport(const history::TurnFooter &footer, base::TurnId turn)
    {
        std::set<base::EffectId> told;
        std::map<QString, int> files;
        for (const ReportRow &row : footer.report) {
            for (const base::EffectId id : row.effects) {
                const auto effect = rows.effect(id);
                if (!effect || effect->turn != turn || !effect->isOwnDeed())
                    fail("the report tells of a row that is none: " + QByteArray::number(id.value));
                else if (!told.insert(id).second)
                    fail("told twice: " + text(*effect));
                else if (row.why == ReportRow::Reason::CallFailedItself && effect->state == EffectState::Failed)
                    continue; // that it failed is known, and what it did until then is not
                else if (row.section != sectionOf(*effect) && !isPartOfMore(row, *effect))
                    fail("the report has it in section " + QByteArray::number(int(row.section)) + ", " + text(*effect));
                if (effect && row.canUndo && !anyOf(row.effects, [](const Effect &e) { return e.canBeUndone(); }))
                    fail("the report offers to undo what cannot be: " + text(*effect));
                if (effect && ledger::asksToBeSeen(*effect) && !row.canAcknowledge)
                    fail("the report does not ask to look at " + text(*effect));
            }
        }
        if (!history::TurnReport::isFor(footer.end)) {
            if (!footer.report.empty())
                fail("a turn that finished has a report");
            return;
        }
        for (const Effect &row : rows.effects(session, turn)) {
            const bool matters = row.state == EffectState::Unknown || cameAbout(row);
            if (row.isOwnDeed() && matters && !told.contains(row.id))
                fail("the report is silent about " + text(row));
            if (row.isOwnDeed() && matters && footer.report.empty())
                fail("“" + models::nothingHappenedText(footer).toUtf8() + "” but " + text(row));
        }
        for (const ReportRow &row : footer.report) {
            if (!history::isUnreported(row.why))
                continue;
            for (const ReportRow &other : footer.report) {
                const bool isSame = other.what == row.what || row.what.endsWith(QLatin1Char('/') + other.what);
                if (isSame && other.section == ReportRow::Section::NotPermitted)
                    fail("changed, and not permitted: " + row.what.toUtf8());
            }
        }
        // Nothing is said of a call in two ways.
        std::map<QString, std::set<ReportRow::Section>> sections;
        for (const ReportRow &row : footer.report) {
            const bool isFile = anyOf(row.effects, [](const Effect &e) { return e.isFile(); });
            if (!row.call.isEmpty() && !isFile)
                sections[row.call.value].insert(row.section);
        }
        for (const auto &[call, where] : sections) {
            if (where.size() > 1)
                fail("call " + call.toUtf8() + " is in several sections");
        }
    }
    /// Pending: what it says of a call at a server is what the ledger says of its row.
    void checkPending(const core::RequestBoard &board)
    {
        for (const auto &[key, request] : board.rows()) {
            if (request.kind != core::RequestKind::RemoteCall)
                continue;
            const std::vector<Effect> all = rows.allEffects();
            const auto row = std::find_if(all.begin(), all.end(), [&detail = request.detail](const Effect &effect) {
                return effect.kind == ledger::EffectKind::Remote && effect.target == detail;
            });
            if (row == all.end())
                fail("Pending has a call that no row tells of: " + request.detail.toUtf8());
            else if (!mayRead(request, *row))
                fail("Pending says " + models::requestStateText(request).toUtf8() + ", " + text(*row));
        }
    }
    static bool mayRead(const core::RequestRow &request, const Effect &row)
    {
        using core::RequestEnd;
        const bool isOver = request.state == core::RequestState::Done;
        switch (row.state) {
        case EffectState::Committed:
            return isOver && (request.end == RequestEnd::Answered || request.end == RequestEnd::CompletedBeforeCancel);
        case EffectState::Failed:
            return isOver && (request.end == RequestEnd::Answered || request.end == RequestEnd::Failed);
        case EffectState::Cancelled:
            return isOver && (request.end == RequestEnd::CancelledByStop ||
                              request.end == RequestEnd::CancelledByUser || request.end == RequestEnd::Failed);
        case EffectState::Unknown:
            return isOver && (request.end == RequestEnd::Lost || request.end == RequestEnd::CancelNotAnswered);
        case EffectState::Committing: // that it has ended is stored a moment later
            return true;
        default:
            return false;
        }
    }
    /// Of a file that was changed more than once one row tells; what can be undone decides.
    bool isPartOfMore(const ReportRow &row, const Effect &effect) const
    {
        return row.effects.size() > 1 && cameAbout(effect) && effect.isFile() &&
               anyOf(row.effects, [&](const Effect &other) { return sectionOf(other) == row.section; });
    }
    template <class F> bool anyOf(const std::vector<base::EffectId> &ids, F f) const
    {
        return std::any_of(ids.begin(), ids.end(), [&](base::EffectId id) {
            const auto effect = rows.effect(id);
            return effect && f(*effect);
        });
    }

    void checkCard(const history::ToolCall &card, base::TurnId turn, bool isOver)
    {
        std::vector<Effect> mine;
        for (const Effect &row : rows.effects(session, turn)) {
            if (row.toolCall != card.id)
                continue;
            if (row.isOwnDeed())
                mine.push_back(row);
            else if (const auto other = rows.effect(row.sameAs); other && other->toolCall != card.id)
                mine.push_back(*other);
        }
        const Claim claim = claimOf(card);
        const QByteArray name = "the card of " + card.id.value.toUtf8();
        if (isOver && claim == Claim::Open && !anyRuns(card))
            fail(name + " is open, though the turn is over");
        // What Belay wrote for it counts, too.
        const bool any = !card.effects.effects.empty() || std::any_of(mine.begin(), mine.end(), cameAbout);
        for (const Effect &row : mine) {
            const bool isCaught = any || disobeyed.contains(card.id.value); // done all the same, or so it says
            if (row.state == EffectState::Cancelled && (isCaught || !core::mayChangeSomething(card.kind)))
                continue;
            if (claim == Claim::Good && (row.state == EffectState::Unknown || row.state == EffectState::Cancelled))
                fail(name + " says that it went well: " + text(row));
        }
        const auto &effects = card.effects;
        if (effects.canUndo && !anyOf(effects.effects, [](const Effect &e) { return e.canBeUndone(); }))
            fail(name + " offers to undo what cannot be");
        if (!effects.canUndo && anyOf(effects.effects, [](const Effect &e) { return e.canBeUndone(); }))
            fail(name + " does not offer to undo");
        for (const base::EffectId id : effects.effects) {
            const auto row = rows.effect(id);
            if (!row || !cameAbout(*row) || !row->isOwnDeed())
                fail(name + " shows a row that did not come about: " + QByteArray::number(id.value));
        }
        for (const Effect &row : mine) {
            const bool isFinal =
                row.state == EffectState::Committed && row.isFinal() && row.kind != ledger::EffectKind::Command;
            if (isFinal && !effects.isFinal)
                fail(name + " does not say that there is no way back: " + text(row));
        }
    }
    static bool anyRuns(const history::ToolCall &card)
    {
        return std::any_of(card.terminals.begin(), card.terminals.end(), models::isRunning);
    }

    void checkTranscript(base::TurnId running)
    {
        for (int i = 0; i < transcript.count(); ++i) {
            const history::Entry &entry = transcript.at(i);
            if (const auto *footer = std::get_if<history::TurnFooter>(&entry.body))
                checkReport(*footer, entry.turn);
            else if (const auto *card = std::get_if<history::ToolCall>(&entry.body); card && entry.turn.value)
                checkCard(*card, entry.turn, entry.turn != running);
        }
        for (quint64 turn = 1; turn <= transcript.newestTurn().value; ++turn)
            checkCounts({turn});
    }

    /// The bar over the composer: files and their rows.
    void checkCounts(base::TurnId turn)
    {
        std::map<QByteArray, std::vector<base::EffectId>> standing;
        for (const Effect &row : rows.effects(session, turn)) {
            if (row.isOwnDeed() && row.isFile() && row.state == EffectState::Committed)
                standing[row.path].push_back(row.id);
        }
        std::set<QByteArray> seen;
        for (const models::ChangedFile &file : models::changedFiles(transcript.effectsOf(turn))) {
            std::vector<base::EffectId> effects = file.effects; // as they happened
            std::sort(effects.begin(), effects.end());
            if (!seen.insert(file.path).second || standing[file.path] != effects)
                fail("the bar counts other changes of " + file.path);
        }
    }

    void checkModel(const models::EffectsModel &model, bool everything)
    {
        std::set<base::EffectId> shown;
        for (int g = 0; g < model.rowCount(); ++g) {
            const QModelIndex group = model.index(g, 0);
            for (int i = 0; i < model.rowCount(group); ++i) {
                const QModelIndex at = model.index(i, 0, group);
                const auto row = rows.effect({at.data(models::EffectsModel::IdRole).toULongLong()});
                if (!row || !row->isOwnDeed() || !shown.insert(row->id).second)
                    fail("Effects shows a row that is none");
                else if (at.data(models::EffectsModel::StateRole).toInt() != int(row->state))
                    fail("Effects shows another state: " + text(*row));
                else if (at.data(models::EffectsModel::NeedsLookRole).toBool() != ledger::asksToBeSeen(*row))
                    fail("Effects asks for another look: " + text(*row));
            }
        }
        int asks = 0;
        for (const Effect &row : rows.allEffects()) {
            asks += ledger::asksToBeSeen(row);
            if (row.isOwnDeed() && (everything || ledger::asksToBeSeen(row)) && !shown.contains(row.id))
                fail("Effects does not show " + text(row));
        }
        if (model.needsLookCount() != asks)
            fail("the badge says " + QByteArray::number(model.needsLookCount()) + " of " + QByteArray::number(asks));
    }
};

std::optional<models::EffectGroupFacts> shown(const base::SessionId &, base::TurnId)
{
    return models::EffectGroupFacts{};
}
std::optional<models::EffectGroupFacts> notShown(const base::SessionId &, base::TurnId)
{
    return std::nullopt;
}

} // namespace

/// Random turns, and after each of them, and after a restart: no view contradicts the ledger, and the ledger says no
/// more than the disk and the agent's own log bear out, and no less.
class TestAllViews : public QObject
{
    Q_OBJECT

    static constexpr unsigned seeds = 300;
    QTemporaryDir m_home;

    struct Truth
    {
        const RandomTurn &world;
        QByteArray fault;

        void fail(const QByteArray &what)
        {
            if (fault.isEmpty())
                fault = what;
        }
        bool happened(const Effect &row) const
        {
            // What Belay had begun to write when the agent died has no answer, but a file.
            QFile file(QFile::decodeName(row.path));
            if (row.source == EffectSource::Belay && file.open(QIODevice::ReadOnly) &&
                row.after.sameContent(ledger::markOf(file.readAll())))
                return true;
            return std::any_of(world.deeds.begin(), world.deeds.end(), [&](const RandomTurn::Deed &deed) {
                return deed.path == row.path &&
                       (deed.content ? row.after.sameContent(ledger::markOf(*deed.content)) : !row.after.isThere());
            });
        }
        void check(bool afterCrash)
        {
            for (const Effect &row : world.sql->allEffects()) {
                if (!row.isOwnDeed())
                    continue;
                if (row.isFile())
                    checkFile(row);
                else if (row.kind == ledger::EffectKind::Remote)
                    checkServerCall(row);
                else if (row.source == EffectSource::Belay)
                    checkCommand(row);
                else
                    checkCall(row);
                if (!afterCrash && row.isOpen() && isOver(row))
                    fail("still open: " + text(row));
            }
            for (const RandomTurn::Write &write : world.writes)
                checkWrite(write);
            for (const RandomTurn::ServerCall &call : world.serverCalls) {
                const auto all = world.sql->allEffects();
                if (call.verdict && call.verdict->passes &&
                    std::none_of(all.begin(), all.end(), [&](const Effect &row) { return row.tool == call.tool; }))
                    fail("it was sent, and no row says so: " + call.tool.toUtf8());
            }
            for (const Call &call : world.calls) {
                std::set<bool> kinds; // of its rows: of a file, or of the call itself
                for (const Effect &row : world.sql->allEffects()) {
                    if (row.isOwnDeed() && row.toolCall.value == QString::fromUtf8(call.id))
                        kinds.insert(row.isFile());
                }
                if (kinds.size() > 1 && !call.disobeyed)
                    fail("two rows of one deed: call " + call.id);
                const bool isKnown =
                    call.turn && call.hasReportedKind && call.mayChange() && (call.announced || call.permission);
                if (isKnown && !isThere(call))
                    fail("no row of call " + call.id);
            }
        }
        const RandomTurn::ServerCall *serverCallOf(const Effect &row) const
        {
            const auto call = std::find_if(world.serverCalls.begin(), world.serverCalls.end(),
                                           [&row](const RandomTurn::ServerCall &one) { return one.tool == row.tool; });
            return call == world.serverCalls.end() ? nullptr : &*call;
        }
        void checkServerCall(const Effect &row)
        {
            const RandomTurn::ServerCall *call = serverCallOf(row);
            if (!call) {
                fail("nobody's row: " + text(row));
                return;
            }
            using Kind = mcp::CallEnd::Kind;
            const bool passed = call->verdict && call->verdict->passes;
            const auto endedWith = [&](Kind kind) { return passed && call->end == kind; };
            const bool isTrue =
                row.state == EffectState::Committed   ? endedWith(Kind::Done)
                : row.state == EffectState::Failed    ? endedWith(Kind::ToolFailed) || endedWith(Kind::Error)
                : row.state == EffectState::Cancelled ? !passed || (endedWith(Kind::Error) && call->heeded)
                : row.state == EffectState::Unknown   ? passed && (!call->end || endedWith(Kind::Lost))
                : row.state == EffectState::Prepared  ? !call->verdict
                                                      : passed;
            if (!isTrue)
                fail("the server knows it otherwise: " + text(row));
        }
        bool isOver(const Effect &row) const
        {
            if (row.kind == ledger::EffectKind::Remote)
                return false; // its server may take its time
            if (world.session->hasOpenTurn() && row.turn == world.session->turn())
                return false;
            // What began between turns goes on until a turn has ended behind it.
            if (const Call *call = world.callOf(row.toolCall.value); call && call->turn == 0)
                return false;
            return row.source != EffectSource::Belay ||
                   std::none_of(world.runs.begin(), world.runs.end(),
                                [](const RandomTurn::Run &run) { return run.command && !run.command->ended; });
        }
        void checkFile(const Effect &row)
        {
            if (cameAbout(row) && !row.changesNothing() && !happened(row))
                fail("the disk never held this: " + text(row));
        }
        void checkCommand(const Effect &row)
        {
            for (const RandomTurn::Run &run : world.runs) {
                if (!row.target.endsWith(QString::fromUtf8(run.call)))
                    continue;
                const bool ran = !world.terminalOf(run.request).isEmpty();
                if (row.state == EffectState::Committed && !run.byItself)
                    fail("it did not come to its end: " + text(row));
                if (row.state == EffectState::Cancelled && ran)
                    fail("it ran: " + text(row));
                if (run.byItself && row.state != EffectState::Committed)
                    fail("it came to its end: " + text(row));
            }
        }
        void checkCall(const Effect &row)
        {
            const Call *call = world.callOf(row.toolCall.value);
            if (!call) {
                fail("nobody's row: " + text(row));
                return;
            }
            switch (row.state) {
            case EffectState::Committed:
                if (call->said != Said::Done)
                    fail("the agent did not say so: " + text(row));
                if (call->half && call->saidLate)
                    fail("it was cut short: " + text(row));
                break;
            case EffectState::Cancelled:
                if (call->did && call->mayChange() && !call->disobeyed)
                    fail("the agent did it: " + text(row));
                break;
            case EffectState::Failed:
                if (call->said != Said::Failed)
                    fail("the agent did not say that it failed: " + text(row));
                break;
            case EffectState::Unknown:
                if (call->did && call->said == Said::Done && !call->saidLate && !call->disobeyed && call->turn &&
                    world.session->turn().value == quint64(call->turn) && call->permit != RandomTurn::Permit::Asked)
                    fail("the agent said in time that it is done: " + text(row));
                break;
            default:
                break;
            }
        }
        void checkWrite(const RandomTurn::Write &write)
        {
            if (!world.answerTo(write.request).contains(QLatin1String("result")))
                return;
            const ledger::FileMark mark = ledger::markOf(write.content);
            const auto all = world.sql->allEffects();
            if (std::none_of(all.begin(), all.end(), [&](const Effect &row) {
                    return row.source == EffectSource::Belay && row.path == write.path && cameAbout(row) &&
                           row.isOwnDeed() && row.after.sameContent(mark);
                }))
                fail("Belay wrote it, and no row says so: " + write.path);
        }
        bool isThere(const Call &call) const
        {
            const auto all = world.sql->allEffects();
            return std::any_of(all.begin(), all.end(),
                               [&](const Effect &row) { return row.toolCall.value == QString::fromUtf8(call.id); }) ||
                   !world.terminalIdOf(call).isEmpty();
        }
    };

    void check(const RandomTurn &world, const history::Transcript &transcript, const models::EffectsModel &model,
               const char *when)
    {
        Views views{*world.sql, transcript, world.session->id(), disobeyed(world)};
        views.checkRows(world.sql->allEffects());
        views.checkTranscript(world.session->hasOpenTurn() ? world.session->turn() : base::TurnId{});
        views.checkModel(model, true);
        views.checkPending(world.board);
        Truth truth{world, {}};
        truth.check(false);
        report(world, views.fault + truth.fault, when);
    }
    static std::set<QString> disobeyed(const RandomTurn &world)
    {
        std::set<QString> out;
        for (const Call &call : world.calls) {
            if (call.disobeyed)
                out.insert(QString::fromUtf8(call.id));
        }
        return out;
    }
    void report(const RandomTurn &world, const QByteArray &fault, const char *when)
    {
        if (fault.isEmpty() || !m_fault.isEmpty())
            return;
        m_fault = QByteArray(when) + ": " + fault + "\n  " + world.script.join(QStringLiteral("\n  ")).toUtf8();
        for (const Effect &row : world.sql->allEffects())
            m_fault += "\n    " + text(row);
    }
    QByteArray m_fault;

    /// What is said when nothing seems to have happened, against the folder.
    void checkNothing(const RandomTurn &world, const history::Transcript &transcript)
    {
        const history::TurnFooter *footer = transcript.footerOf(world.session->turn());
        if (!footer || footer->watched.empty() || !footer->report.empty() || !history::TurnReport::isFor(footer->end))
            return;
        if (world.atStart != world.atEnd)
            report(world, models::nothingHappenedText(*footer).toUtf8() + " But the folder is another.",
                   "after the turn");
    }

    void restart(RandomTurn &world, history::Transcript &transcript, history::SessionStore &store,
                 history::StoreKey key)
    {
        std::set<base::EffectId> asked;
        std::map<base::EffectId, Effect> before;
        for (const Effect &row : world.sql->allEffects()) {
            before[row.id] = row;
            if (ledger::asksToBeSeen(row))
                asked.insert(row.id);
        }
        // As SIGKILL leaves it: what was answered is in the file, and nothing is settled any more.
        world.sql->flush();
        const QString crashed = world.home.filePath(QStringLiteral("crashed"));
        QDir().mkpath(crashed);
        for (const QString &name : QDir(world.home.path()).entryList(QDir::Files))
            QFile::copy(world.home.filePath(name), crashed + QLatin1Char('/') + name);
        auto opened = ledger::SqliteLedger::open(crashed + QStringLiteral("/effects.sqlite"));
        QVERIFY(opened);
        ledger::SqliteLedger &rows = **opened;
        (void)ledger::settleAfterCrash(rows, world.blobs, crashed + QStringLiteral("/rescued"));
        history::Transcript again;
        bool loaded = false;
        QEventLoop disk;
        store.load(key, 0, 1000, &disk, [&](const base::Result<history::StoredPage> &page) {
            loaded = page && again.restore(page->entries, rows.effects(world.session->id()));
            disk.quit();
        });
        disk.exec();
        QVERIFY(loaded);
        Views views{rows, again, world.session->id(), disobeyed(world)};
        views.checkRows(rows.allEffects());
        again.settleReports();
        views.checkTranscript({});
        models::EffectsModel all(&rows, shown), earlier(&rows, notShown);
        views.checkModel(all, true);
        views.checkModel(earlier, false);
        for (const base::EffectId id : asked) {
            if (const auto row = rows.effect(id); !row || !ledger::asksToBeSeen(*row))
                views.fail("forgotten: row " + QByteArray::number(id.value));
        }
        for (const auto &[id, row] : before) {
            const auto now = rows.effect(id);
            if (!now || (!row.isOpen() && now->state != row.state))
                views.fail("another state after the restart: " + text(row));
            else if (now->isOpen() && !now->isWaitingCall()) // that one the user decides about later
                views.fail("open after the restart: " + text(*now));
            else if (row.state == EffectState::Committing && !row.isFile() && now->state != EffectState::Unknown)
                views.fail("nobody can know how it ended: " + text(*now));
        }
        Q_UNUSED(transcript)
        report(world, views.fault, "after the restart");
    }

private Q_SLOTS:
    void noViewSaysWhatIsNotSo_data()
    {
        QTest::addColumn<unsigned>("seed");
        const unsigned one = qEnvironmentVariable("BELAY_SEED").toUInt();
        for (unsigned seed = one ? one : 1; seed <= (one ? one : seeds); ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void noViewSaysWhatIsNotSo()
    {
        QFETCH(const unsigned, seed);
        m_fault.clear();
        history::SessionStore store(m_home.filePath(QStringLiteral("sessions.sqlite")));
        RandomTurn world(seed);
        QVERIFY(world.session);
        history::Transcript transcript;
        connect(world.session, &core::Session::eventOccurred, &transcript, &history::Transcript::apply);
        models::EffectsModel model(world.sql.get(), shown);
        const history::StoreKey key = history::SessionStore::newKey();
        history::Journal journal(&transcript, &store, key, &world.clock);
        const int turns = 1 + world.below(2);
        bool crash = false;
        for (int turn = 0; turn < turns && world.isUp() && !crash; ++turn) {
            world.begin();
            for (int steps = 12 + world.below(40); steps > 0 && world.step() && !crash; --steps) {
                crash = world.below(150) == 0;
                if (world.isQuiet())
                    check(world, transcript, model, "in the turn");
            }
            if (crash)
                break;
            if (world.session->hasOpenTurn())
                (void)world.endTurn();
            world.afterTurn();
            check(world, transcript, model, "after the turn");
            checkNothing(world, transcript);
        }
        if (crash)
            world.note("CRASH");
        journal.flush();
        restart(world, transcript, store, key);
        if (!m_fault.isEmpty())
            qWarning("%s", m_fault.constData()); // longer than what a failed check prints
        QVERIFY2(m_fault.isEmpty(), m_fault.left(m_fault.indexOf('\n')).constData());
    }
};

BELAY_TEST(TestAllViews)

} // namespace tst_allviews

#include "tst_allviews.moc"
