// SPDX-License-Identifier: Apache-2.0
#include "app/window/actionstates.h"

#include "acp/values.h"
#include "app/actions/windowactions.h"
#include "app/controllers/effects/effectscontroller.h"
#include "app/page/sessionpage.h"
#include "core/values/stopstatus.h"
#include "models/lists/effectsmodel.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/sessionstatus.h"
#include "widgets/composer/composer.h"

#include <QApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>

namespace app {

namespace {

void setAll(std::initializer_list<QAction *> actions, bool enabled)
{
    for (QAction *action : actions)
        action->setEnabled(enabled);
}

int countOf(const models::SessionsModel &sessions)
{
    int count = 0;
    for (int group = 0; group < sessions.rowCount(); ++group)
        count += sessions.rowCount(sessions.index(group, 0));
    return count;
}

} // namespace

ActionStates::ActionStates(WindowActions *actions, SessionPage *page, EffectsController *effects,
                           workspace::Workspace *workspace, std::function<bool()> isPageShown, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_page(page)
    , m_effects(effects)
    , m_workspace(workspace)
    , m_isPageShown(std::move(isPageShown))
    , m_refresh(this, workspace->clock(), [this] { refresh(); })
{
    const auto watch = [this](const QAbstractItemModel *model) {
        connect(model, &QAbstractItemModel::rowsInserted, this, &ActionStates::refreshSoon);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &ActionStates::refreshSoon);
        connect(model, &QAbstractItemModel::modelReset, this, &ActionStates::refreshSoon);
    };
    watch(page->model());
    watch(workspace->sessions());
    connect(page, &SessionPage::sessionChanged, this, &ActionStates::refreshSoon);
    // Updated at once: a shown request can be answered by its shortcut immediately, which must not be lost to a delayed
    // update.
    connect(page->status(), &models::SessionStatus::changed, this, &ActionStates::refreshStopAndRequests);
    connect(page->status(), &models::SessionStatus::changed, this, &ActionStates::refreshSoon);
    connect(page->changes(), &models::TurnChanges::changed, this, &ActionStates::refreshSoon);
    connect(effects->model(), &models::EffectsModel::countsChanged, this, &ActionStates::refreshSoon);
    // The shortcut for reviewing uses the row in Effects if that has the focus.
    connect(qApp, &QApplication::focusChanged, this, &ActionStates::refreshSoon);
    parent->installEventFilter(this);
    refresh();
}

/// A key comes to the window if no widget takes it, and no action that is enabled has it.
bool ActionStates::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && m_isPageShown()) {
        const QKeySequence pressed(static_cast<QKeyEvent *>(event)->keyCombination());
        for (const QAction *action : m_actions->all()) {
            if (!action->isEnabled() && action->shortcuts().contains(pressed))
                //: %1 is the name of an action whose key was pressed
                m_page->composer()->showHint(tr("%1: there is nothing to do").arg(WindowActions::nameOf(action)));
        }
    }
    return QObject::eventFilter(watched, event);
}

void ActionStates::refreshStopAndRequests()
{
    workspace::SessionController *session = m_isPageShown() ? m_page->session() : nullptr;
    const models::SessionSnapshot &facts = m_page->status()->snapshot();
    // A message that is only being sent can be stopped, too.
    const bool runs =
        session && (facts.stop.phase != core::TurnPhase::Idle || models::isOpening(facts.agent) || session->isBusy());
    m_actions->stop->setEnabled(runs);
    // Some calls outlive their turn, and nothing else ends them.
    m_actions->forceStop->setEnabled(session && !session->isOver() && (runs || facts.runsOnCount() > 0));
    m_actions->killCommands->setEnabled(session && (!facts.turnCommands.empty() || facts.runsOnCount() > 0));
    // While an elicitation has the focus, the same shortcut leads back to the input.
    m_actions->oldestRequest->setEnabled(session && (facts.permissionsOpen > 0 || !facts.elicitations.empty()));
}

void ActionStates::refresh()
{
    const bool isShown = m_isPageShown();
    workspace::SessionController *session = isShown ? m_page->session() : nullptr;
    const models::SessionSnapshot &facts = m_page->status()->snapshot();
    const bool hasEntries = session && m_page->model()->rowCount() > 0;
    WindowActions &a = *m_actions;
    a.pinSession->setChecked(session && session->marks().isPinned);
    a.archiveSession->setChecked(session && session->marks().isArchived);
    setAll({a.closeSession, a.renameSession, a.pinSession, a.archiveSession, a.attachFiles, a.editPrompt,
            a.focusComposer, a.restartAgent, a.find, a.findNext, a.findPrevious},
           session);
    a.queuedMessages->setEnabled(session && !facts.queue.empty());
    setAll({a.copyBlock, a.copyMarkdown, a.copyAnswer, a.commentLine, a.foldAll, a.unfoldAll, a.previousPrompt,
            a.nextPrompt, a.latest, a.exportConversation},
           hasEntries);
    refreshStopAndRequests();
    const auto hasOption = [&facts](const char *category) {
        return std::any_of(facts.options.begin(), facts.options.end(), [category](const acp::ConfigOption &option) {
            return option.category == QLatin1String(category);
        });
    };
    a.options->setEnabled(session && !facts.options.empty());
    a.nextMode->setEnabled(session && hasOption("mode"));
    a.nextModel->setEnabled(session && hasOption("model"));
    a.nextThought->setEnabled(session && hasOption("thought_level"));
    setAll({a.previousSession, a.nextSession}, countOf(*m_workspace->sessions()) > (session ? 1 : 0));
    a.forkSession->setEnabled(session && session->opening().whyNotForked().isEmpty());
    // Not while changes wait for a decision, nor during a turn, since the agent would be restarted.
    a.holdChanges->setEnabled(session && models::whyHoldingStays(facts).isEmpty());
    a.holdChanges->setChecked(session && facts.isHolding);
    a.logOut->setEnabled(session && session->login().status().canLogOut);
    setAll({a.copyReport, a.saveReport}, session && session->transcript().newestTurn().value != 0);
    a.undoTurn->setEnabled(session && m_effects->canUndoTurn());
    a.reviewChanges->setEnabled(m_effects->canReview());
}

} // namespace app

#include "moc_actionstates.cpp"
