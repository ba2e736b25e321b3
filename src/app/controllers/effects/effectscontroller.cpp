// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/effectscontroller.h"

#include "app/actions/windowactions.h"
#include "app/controllers/effects/callundocontroller.h"
#include "app/controllers/effects/changescontroller.h"
#include "app/controllers/effects/retrycontroller.h"
#include "app/controllers/effects/undocontroller.h"
#include "app/controllers/session/heldcontroller.h"
#include "app/controllers/session/reportsaver.h"
#include "app/page/sessionpage.h"
#include "base/overloaded.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "core/session/session.h"
#include "history/entry.h"
#include "history/transcript.h"
#include "ledger/rows/effect.h"
#include "ledger/undo/aftercrash.h"
#include "models/texts/texts.h"
#include "widgets/bars/changesbar.h"
#include "widgets/panels/effectspanel.h"
#include "workspace/files/accountfile.h"

#include <QApplication>
#include <QClipboard>
#include <QTreeView>

#include <algorithm>
#include <set>

namespace app {

EffectsController::EffectsController(workspace::Workspace *workspace, widgets::Look *look, SessionPage *page,
                                     QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_page(page)
    , m_model(workspace->effects()->ledger(),
              [this](const base::SessionId &session, base::TurnId turn) { return factsOf(session, turn); })
    , m_undo(new UndoController(workspace->effects(), look, window))
    , m_review(new ChangesController(workspace->effects(), look, window))
    , m_callUndo(new CallUndoController(workspace, window))
    , m_retry(new RetryController(workspace->effects(), m_undo, m_callUndo, window))
    , m_look(look)
    , m_window(window)
{
    m_model.setLineCounter(page->lineCounter());
    connectPage();
    // If the session left nothing, its name may be given to another one.
    connect(workspace, &workspace::Workspace::aboutToRelease, this, [this](workspace::SessionController *session) {
        std::erase_if(m_ids, [session](const auto &known) { return known.second == session->handle(); });
        m_heldLists.erase(session->handle());
        m_model.setHeld(session->handle(), {}, {});
    });
    connect(m_undo, &UndoController::noticeRaised, this, &EffectsController::notify);
    connect(m_callUndo, &CallUndoController::noticeRaised, this, &EffectsController::notify);
    connect(m_review, &ChangesController::openRequested, this, &EffectsController::openRequested);
    connect(m_review, &ChangesController::undoRequested, this,
            [this](const std::vector<base::EffectId> &effects) { m_undo->undo(effects, folder()); });
    connect(m_retry, &RetryController::sent, this, [this](const core::Message &message) {
        // After Stop the message was returned to the composer; it is being sent again.
        if (m_page->composer()->message() == message)
            m_page->composer()->setMessage({}, m_page->composer()->setAside());
        m_page->view()->scrollToEnd();
    });
    connect(workspace, &workspace::Workspace::runningOnChanged, this, &EffectsController::showStopping);
    // Messages of earlier turns were loaded, which are the titles of groups.
    connect(workspace, &workspace::Workspace::earlierLoaded, &m_model, &models::EffectsModel::refreshGroups);
    connect(workspace->effects(), &workspace::EffectStore::settledAfterCrash, this, &EffectsController::onSettled);
    connect(workspace->effects(), &workspace::EffectStore::turnCutShort, this, &EffectsController::onCutShort);
    connect(workspace->effects(), &workspace::EffectStore::foundBehindTurn, this, [this](int found) {
        if (found > 0)
            m_settled << foundText(found);
    });
    connect(workspace->effects(), &workspace::EffectStore::returned, this, &EffectsController::emitSettled);
    connect(workspace->effects(), &workspace::EffectStore::failed, this, &EffectsController::onFailed);
}

void EffectsController::connectPage()
{
    using widgets::ChangesBar;
    using Effects = std::vector<base::EffectId>;
    connect(m_page->view(), &widgets::TranscriptView::activated, this, &EffectsController::act);
    connect(m_page->changesBar(), &ChangesBar::reviewRequested, this, &EffectsController::reviewTurn);
    connect(m_page->changesBar(), &ChangesBar::undoRequested, this,
            [this](const Effects &effects) { m_undo->undoListed(effects, folder()); });
}

void EffectsController::act(const widgets::TranscriptAction &action)
{
    namespace actions = widgets::actions;
    std::visit(
        base::Overloaded{
            [this](const actions::Undo &undo) { takeBack(undo.effects); },
            [this](const actions::Redo &redo) { m_undo->redo(redo.effects, folder()); },
            [this](const actions::UndoHunk &undo) { m_undo->undoHunk(undo.effects, undo.path, undo.hunk, folder()); },
            [this](const actions::RedoHunk &redo) { m_undo->redoHunk(redo.effects, redo.path, redo.hunk, folder()); },
            [this](const actions::KeepHunk &kept) {
                if (m_page->session())
                    m_page->session()->transcript().keepHunk(kept.call, kept.hunk, kept.keep);
            },
            [this](const actions::Acknowledge &known) { m_workspace->effects()->ledger()->acknowledge(known.effects); },
            [this](const actions::Look &look) {
                m_review->review(look.effects, base::Words::tr("On disk now"), models::Compare::BeforeNow, folder());
            },
            [this](const actions::Review &review) {
                m_review->review(review.effects, tr("Changes of this turn"), models::Compare::BeforeAfter, folder());
            },
            [this](const actions::Retry &retry) {
                if (m_page->session())
                    m_retry->retry(m_page->session(), retry.turn);
            },
            [this](const actions::Restore &wanted) {
                if (m_page->session())
                    restore(m_page->session(), wanted.turn);
            },
            [this](const actions::CopyReport &report) { copyReport(report.turn); },
            [this](const actions::SaveReport &report) { saveReport(report.turn); }, [](const auto &) {}},
        action);
}

/// Files are written back, calls taken back by other calls.
void EffectsController::takeBack(const std::vector<base::EffectId> &effects)
{
    std::vector<base::EffectId> files, calls;
    for (const base::EffectId id : effects) {
        const auto row = m_workspace->effects()->ledger()->effect(id);
        (row && row->kind == ledger::EffectKind::Remote ? calls : files).push_back(id);
    }
    if (!calls.empty())
        m_callUndo->undo(calls);
    if (!files.empty())
        m_undo->undo(files, folder());
}

/// It alone: the turn, the agent and all else go on.
void EffectsController::endProcesses(base::EffectId id)
{
    const auto effect = m_workspace->effects()->ledger()->effect(id);
    workspace::SessionController *owner = sessionOf(id);
    if (effect && owner && owner->session())
        (void)owner->session()->endProcessesOf(*effect);
}

/// Wherever that was chosen.
void EffectsController::showStopping()
{
    for (const models::SessionRunningOn &one : m_workspace->runningOn()) {
        if (!one.what.isStopping)
            continue;
        m_model.setStopping(one.what.effect);
        const workspace::SessionController *session = m_workspace->session(one.session);
        for (const base::SessionId &name : session->sessionNames()) {
            for (const ledger::Effect &effect : m_workspace->effects()->ledger()->effects(name, one.what.turn)) {
                if (!one.what.call.isEmpty() && effect.toolCall == one.what.call)
                    m_model.setStopping(effect.id);
            }
        }
    }
}

widgets::EffectsPanel *EffectsController::panel()
{
    if (!m_panel) {
        m_panel = new widgets::EffectsPanel(&m_model, m_look, m_window);
        m_panel->setBaseFolder(m_baseFolder);
        connectPanel();
    }
    return m_panel;
}

widgets::EffectsPanel *EffectsController::madePanel() const
{
    return m_panel;
}

void EffectsController::setBaseFolder(const QString &folder)
{
    m_baseFolder = folder;
    if (m_panel)
        m_panel->setBaseFolder(folder);
}

void EffectsController::connectPanel()
{
    using widgets::EffectsPanel;
    connect(m_panel, &EffectsPanel::undoRequested, this, [this](base::EffectId id) { takeBack({id}); });
    connect(m_panel, &EffectsPanel::redoRequested, this, [this](base::EffectId id) { m_undo->redo({id}, folder()); });
    connect(m_panel, &EffectsPanel::stopRequested, this, &EffectsController::endProcesses);
    connect(m_panel, &EffectsPanel::acknowledged, this,
            [this](const std::vector<base::EffectId> &ids) { m_workspace->effects()->ledger()->acknowledge(ids); });
    connect(m_panel, &EffectsPanel::restoreRequested, this, [this](base::EffectId id) {
        const auto effect = m_workspace->effects()->ledger()->effect(id);
        if (workspace::SessionController *session = sessionOf(id); session && effect)
            restore(session, effect->turn);
    });
    connect(m_panel, &EffectsPanel::diffRequested, this,
            [this](base::EffectId id) { showDiff(id, models::Compare::BeforeAfter); });
    connect(m_panel, &EffectsPanel::onDiskRequested, this,
            [this](base::EffectId id) { showDiff(id, models::Compare::AfterNow); });
    connect(m_panel, &EffectsPanel::callRequested, m_callUndo, &CallUndoController::show);
    connect(m_panel, &EffectsPanel::transcriptRequested, this, &EffectsController::showInTranscript);
    using models::HeldEffect;
    HeldController *held = m_page->holding();
    connect(m_panel, &EffectsPanel::acceptRequested, this, [this, held](quint64 holder, const HeldEffect &row) {
        held->acceptOne(m_workspace->session(holder), row);
    });
    connect(m_panel, &EffectsPanel::discardRequested, this, [this, held](quint64 holder, const HeldEffect &row) {
        held->askToDiscardOne(m_workspace->session(holder), row);
    });
    connect(m_panel, &EffectsPanel::reviewRequested, this, [this, held](quint64 holder, const HeldEffect &row) {
        held->reviewOne(m_workspace->session(holder), row);
    });
}

void EffectsController::connectActions(WindowActions *actions)
{
    const auto newest = [this] {
        return m_page->session() ? m_page->session()->transcript().newestTurn() : base::TurnId{};
    };
    connect(actions->undoTurn, &QAction::triggered, this, &EffectsController::undoTurn);
    connect(actions->reviewChanges, &QAction::triggered, this, [this] {
        if (m_panel && m_panel->canShowDiff())
            showDiff(m_panel->currentEffect(), models::Compare::BeforeAfter);
        else if (hasHeld())
            m_page->holding()->review(m_page->session());
        else
            reviewTurn(0);
    });
    connect(actions->copyReport, &QAction::triggered, this, [this, newest] { copyReport(newest()); });
    connect(actions->saveReport, &QAction::triggered, this, [this, newest] { saveReport(newest()); });
}

EffectsController::~EffectsController()
{
    delete m_panel; // before the model that it reads
}

void EffectsController::watch(workspace::SessionController *session)
{
    connect(session, &workspace::SessionController::changed, this, [this, session] {
        recordId(session);
        recordHeld(session);
    });
    connect(session, &workspace::SessionController::turnStarted, &m_model, &models::EffectsModel::refreshGroups);
    connect(session, &workspace::SessionController::turnEnded, &m_model, &models::EffectsModel::refreshGroups);
    recordId(session);
    recordHeld(session);
    const std::vector<base::SessionId> names = session->sessionNames();
    std::erase_if(m_pendingNotices, [session, &names](const PendingNotice &notice) {
        const bool isItsOwn =
            notice.about.isEmpty() || std::find(names.begin(), names.end(), notice.about) != names.end();
        if (isItsOwn)
            session->notify(notice.title, notice.text);
        return isItsOwn;
    });
}

workspace::SessionController *EffectsController::named(const base::SessionId &id) const
{
    const auto known = m_ids.find(id);
    return known == m_ids.end() ? nullptr : m_workspace->session(known->second);
}

void EffectsController::recordId(workspace::SessionController *session)
{
    bool isNew = false;
    for (const base::SessionId &id : session->sessionNames()) {
        if (id.isEmpty() || !m_ids.emplace(id, session->handle()).second)
            continue;
        isNew = true;
        (void)m_workspace->effects()->ledger()->effects(id); // loads the rows into memory, so that they are listed
    }
    if (isNew)
        m_model.reload();
}

/// The list is made anew only when it is another one: there may be thousands of files.
void EffectsController::recordHeld(workspace::SessionController *session)
{
    const HeldList list{session->held() ? session->held()->name() : QString(), session->heldFacts().heldRevision,
                        base::visibleText(session->title())};
    if (std::exchange(m_heldLists[session->handle()], list) == list)
        return;
    m_model.setHeld(session->handle(), list.title,
                    session->held() ? models::heldEffects(session->held()->files(), session->held()->branches())
                                    : std::vector<models::HeldEffect>());
}

std::optional<models::EffectGroupFacts> EffectsController::factsOf(const base::SessionId &session,
                                                                   base::TurnId turn) const
{
    workspace::SessionController *controller = named(session);
    if (!controller)
        return std::nullopt;
    models::EffectGroupFacts out;
    out.title = base::visibleText(controller->title());
    const history::Transcript &transcript = controller->transcript();
    bool ended = false;
    for (int row = transcript.count() - 1; row >= 0; --row) {
        const history::Entry &entry = transcript.at(row);
        if (entry.turn != turn)
            continue;
        if (const auto *footer = std::get_if<history::TurnFooter>(&entry.body)) {
            out.state = models::turnEndText(footer->end, footer->stoppedBy);
            ended = true;
        } else if (const auto *message = std::get_if<history::UserMessage>(&entry.body)) {
            const QString words = base::visibleText(message->text.section(u'\n', 0, 0).left(200));
            out.title = base::facts({base::clockText(entry.at), words});
            const core::Session *open = controller->session();
            if (!ended && open && open->hasOpenTurn() && open->turn() == turn)
                out.state = base::capitalized(base::Words::tr("running"));
            else if (!ended)
                out.state = models::turnEndText(core::TurnEnd::BelayEnded);
            break;
        }
    }
    return out;
}

QString EffectsController::folder() const
{
    return m_page->session() ? m_page->session()->cwd() : QString();
}

workspace::SessionController *EffectsController::sessionOf(base::EffectId id) const
{
    const auto effect = m_workspace->effects()->ledger()->effect(id);
    return effect ? named(effect->session) : nullptr;
}

QString EffectsController::badgeName() const
{
    const int count = m_model.needsLookCount();
    return count > 0 ? tr("%n effect(s) need a look", nullptr, count) : QString();
}

// --- actions of the user -------------------------------------------------------------------------------------

std::vector<base::EffectId> EffectsController::undoableOfTurn() const
{
    workspace::SessionController *session = m_page->session();
    return session ? m_workspace->effects()->undoableSince(session->sessionNames(), session->transcript().newestTurn())
                   : std::vector<base::EffectId>();
}

bool EffectsController::canUndoTurn() const
{
    workspace::SessionController *session = m_page->session();
    return session && m_workspace->effects()->canUndoSince(session->sessionNames(), session->transcript().newestTurn());
}

void EffectsController::undoTurn()
{
    if (m_page->session())
        m_undo->undoListed(undoableOfTurn(), folder());
}

/// What waits comes before what is written.
bool EffectsController::hasHeld() const
{
    const workspace::SessionController *session = m_page->session();
    return session && session->held() && !session->held()->isEmpty();
}

bool EffectsController::canReview() const
{
    if (m_panel && m_panel->isAncestorOf(QApplication::focusWidget())) // its current row, if it has the focus
        return true;
    workspace::SessionController *session = m_page->session();
    return session && (hasHeld() || m_page->changes()->hasFiles());
}

void EffectsController::restore(workspace::SessionController *session, base::TurnId turn)
{
    m_undo->restore(m_workspace->effects()->undoableSince(session->sessionNames(), turn), session->cwd());
}

/// Reviews the files that the bar lists; if it was dismissed, all that the turn changed.
void EffectsController::reviewTurn(int file)
{
    workspace::SessionController *session = m_page->session();
    if (!session)
        return;
    const models::TurnChanges &changes = *m_page->changes();
    std::vector<models::ChangedFile> files =
        changes.isEmpty() ? models::changedFiles(session->transcript().effectsOf(session->transcript().newestTurn()))
                          : changes.files();
    if (files.empty())
        session->notify(tr("There is nothing to review"), tr("The last turn changed no files that still stand."));
    else
        m_review->review(std::move(files), tr("Changes of this turn"), folder(), file);
}

void EffectsController::showDiff(base::EffectId id, models::Compare compare)
{
    const workspace::SessionController *session = sessionOf(id);
    m_review->review(
        {id}, compare == models::Compare::BeforeAfter ? base::Words::tr("Change") : base::Words::tr("On disk now"),
        compare, session ? session->cwd() : QString());
}

void EffectsController::showInTranscript(base::EffectId id)
{
    workspace::SessionController *session = sessionOf(id);
    const auto effect = m_workspace->effects()->ledger()->effect(id);
    if (!session || !effect)
        return;
    Q_EMIT sessionWanted(session);
    const history::Transcript &transcript = session->transcript();
    history::EntryId first = 0, call = 0;
    for (int row = 0; row < transcript.count(); ++row) {
        const history::Entry &entry = transcript.at(row);
        if (entry.turn != effect->turn)
            continue;
        if (first == 0)
            first = entry.id;
        const auto *tool = std::get_if<history::ToolCall>(&entry.body);
        if (!tool)
            continue;
        const bool isCommand =
            std::any_of(tool->terminals.begin(), tool->terminals.end(), [&](const history::TerminalPart &part) {
                return !effect->isFile() && part.command == effect->target;
            });
        const auto &own = tool->effects.effects;
        if (std::find(own.begin(), own.end(), id) != own.end() || isCommand ||
            (!effect->toolCall.isEmpty() && tool->id == effect->toolCall))
            call = entry.id;
    }
    // If it has no card, scroll to the beginning of its turn.
    m_page->view()->syncNow();
    m_page->view()->scrollToEntry(call ? call : first);
}

void EffectsController::copyReport(base::TurnId turn)
{
    if (m_page->session() && turn.value)
        QApplication::clipboard()->setText(models::accountMarkdown(workspace::accountOf(m_page->session(), turn)));
}

void EffectsController::saveReport(base::TurnId turn)
{
    const QPointer<workspace::SessionController> session = m_page->session();
    if (!session || !turn.value)
        return;
    saveAccount(workspace::accountOf(session, turn), session->cwd(), m_window, [session](const base::Error &error) {
        if (session)
            session->notify(base::Words::tr("Not saved"), error.message);
    });
}

// --- notices for the user ------------------------------------------------------------------------------------

void EffectsController::notify(const base::SessionId &session, const QString &title, const QString &text)
{
    workspace::SessionController *const owner = named(session);
    workspace::SessionController *const listener = owner ? owner : m_page->session();
    if (listener)
        listener->notify(title, text);
    else
        notifyAtStart({title, text});
}

void EffectsController::notifyAtStart(const widgets::StartNotice &notice, const base::SessionId &about)
{
    if (workspace::SessionController *listener = about.isEmpty() ? m_page->session() : named(about)) {
        listener->notify(notice.title, notice.text);
        return;
    }
    m_pendingNotices.push_back({about, notice.title, notice.text});
    Q_EMIT noticed(notice);
}

void EffectsController::undo(const std::vector<base::EffectId> &effects)
{
    m_undo->undoListed(effects, folder());
}

void EffectsController::settleEarlier(int keptDays)
{
    workspace::EffectStore *store = m_workspace->effects();
    if (!store->isStored())
        Q_EMIT noticed({tr("About the record of effects"), store->problem()}); // a session has a lasting bar for it
    else if (!store->problem().isEmpty())
        notifyAtStart({tr("About the record of effects"), store->problem()});
    store->settleAfterCrash();
    store->expireOld(keptDays, m_workspace->clock()->wall());
    store->lookThrough();
}

/// Reported once per problem: with a full disk every row would fail.
void EffectsController::onFailed(const base::Error &error)
{
    if (std::exchange(m_failed, error.message) != error.message)
        notifyAtStart({tr("About the record of effects"), error.message});
}

/// Told with the turn that they belong to, so that one crash is one notice.
void EffectsController::onSettled(const ledger::AfterCrash &result)
{
    if (result.committed > 0)
        m_settled << tr("%n effect(s) had happened.", nullptr, result.committed);
    if (result.cancelled > 0)
        m_settled << tr("%n effect(s) had not happened.", nullptr, result.cancelled);
    if (result.unknown > 0)
        m_settled << tr("Of %n effect(s) nobody knows how they ended; look at them in Effects.", nullptr,
                        result.unknown);
    m_hasUnknown = result.unknown > 0;
}

/// What belonged to no turn that was cut short.
void EffectsController::emitSettled()
{
    if (const QStringList sentences = std::exchange(m_settled, {}); !sentences.isEmpty())
        notifyAtStart({tr("Belay was closed while something was being done"), sentences.join(u' '), m_hasUnknown});
    emitWaiting();
}

/// Whoever opens their sessions is asked again.
void EffectsController::emitWaiting()
{
    QStringList targets;
    for (const ledger::Effect &row : ledger::waitingCalls(*m_workspace->effects()->ledger())) {
        if (!m_ids.contains(row.session))
            targets << base::visibleText(row.target);
    }
    if (targets.isEmpty())
        return;
    constexpr int mostNamed = 3;
    const int count = int(targets.size());
    notifyAtStart({tr("%n call(s) of MCP servers wait for your decision", nullptr, count),
                   tr("Not sent when their session was closed: %1. Start its agent to decide.")
                       .arg(base::fewNames(targets.mid(0, mostNamed), count)),
                   false});
}

void EffectsController::onCutShort(const base::SessionId &session, base::TurnId turn, int found)
{
    m_model.showCutShort(session, turn);
    notifyOfTurn(session, turn, found, false);
}

QString EffectsController::foundText(int files)
{
    return tr("%n file(s) were changed that no tool call had told of; they are in Effects.", nullptr, files);
}

/// False if there is nothing to tell.
bool EffectsController::notifyOfTurn(const base::SessionId &session, base::TurnId turn, int found, bool isAgain)
{
    using ledger::Effect;
    const auto rows = m_workspace->effects()->ledger()->effects(session);
    const bool didAnything = std::any_of(rows.begin(), rows.end(), [turn, isAgain](const Effect &effect) {
        return effect.turn == turn && effect.state != ledger::EffectState::Cancelled &&
               (!isAgain || effect.state == ledger::EffectState::Unknown);
    });
    std::vector<base::EffectId> undoable;
    std::set<QByteArray> files;
    for (const Effect &effect : rows) {
        if (effect.turn != turn || !effect.isOwnDeed() || !effect.canBeUndone())
            continue;
        undoable.push_back(effect.id);
        files.insert(effect.path);
    }
    if (found == 0 && !didAnything && undoable.empty())
        return false;
    QStringList sentences = isAgain ? QStringList() : std::exchange(m_settled, {});
    sentences << (found > 0 ? foundText(found) : base::Words::tr("See Effects for what it had done."));
    notifyAtStart({tr("Belay was closed during a turn"), sentences.join(u' '), true, undoable, int(files.size()),
                   QStringLiteral("%1 %2").arg(turn.value).arg(session.value)},
                  session);
    return true;
}

QStringList EffectsController::notifyAgain(const QStringList &keys)
{
    QStringList done;
    for (const QString &key : keys) {
        const base::TurnId turn{key.section(u' ', 0, 0).toULongLong()};
        if (!notifyOfTurn({key.section(u' ', 1)}, turn, 0, true))
            done << key;
    }
    return done;
}

} // namespace app

#include "moc_effectscontroller.cpp"
