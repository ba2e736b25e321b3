// SPDX-License-Identifier: Apache-2.0
#include "app/effectsdesk.h"

#include "app/sessionpage.h"
#include "app/undocontroller.h"
#include "base/visibletext.h"
#include "models/words.h"
#include "widgets/effectspanel.h"

namespace app {

EffectsDesk::EffectsDesk(Workspace *workspace, widgets::Look *look, SessionPage *page, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_page(page)
    , m_model(workspace->effects()->ledger(),
              [this](const base::SessionId &session, base::TurnId turn) { return factsOf(session, turn); })
    , m_undo(new UndoController(workspace->effects(), look, window))
    , m_panel(new widgets::EffectsPanel(&m_model, look, window))
{
    using widgets::EffectsPanel;
    const auto folder = [this] { return m_page->session() ? m_page->session()->cwd() : QString(); };
    connect(page->view(), &widgets::TranscriptView::undoRequested, this,
            [this, folder](const std::vector<base::EffectId> &effects) { m_undo->undo(effects, folder()); });
    connect(page->view(), &widgets::TranscriptView::redoRequested, this,
            [this, folder](const std::vector<base::EffectId> &effects) { m_undo->redo(effects, folder()); });
    connect(m_panel, &EffectsPanel::undoRequested, this,
            [this, folder](base::EffectId id) { m_undo->undo({id}, folder()); });
    connect(m_panel, &EffectsPanel::redoRequested, this,
            [this, folder](base::EffectId id) { m_undo->redo({id}, folder()); });
    connect(m_panel, &EffectsPanel::acknowledged, this,
            [this](base::EffectId id) { m_workspace->effects()->ledger()->acknowledge({id}); });
    connect(m_undo, &UndoController::told, this, &EffectsDesk::tell);
    connect(workspace->effects(), &EffectStore::settledAfterCrash, this, &EffectsDesk::onSettled);
    connect(workspace->effects(), &EffectStore::foundAfterCrash, this, [this](int rows) {
        tellAtStart(tr("Belay was ended last time in the middle of a turn"),
                    tr("%n file(s) were changed that no tool call had told of; they are in Effects.", nullptr, rows));
    });
}

EffectsDesk::~EffectsDesk()
{
    delete m_panel; // it reads the model
}

void EffectsDesk::watch(SessionController *session)
{
    connect(session, &SessionController::changed, this, [this, session] { noteId(session); });
    connect(session, &SessionController::turnStarted, &m_model, &models::EffectsModel::refreshGroups);
    connect(session, &SessionController::turnEnded, &m_model, &models::EffectsModel::refreshGroups);
    noteId(session);
    for (const auto &[title, text] : std::exchange(m_untold, {}))
        session->tell(title, text);
}

void EffectsDesk::noteId(SessionController *session)
{
    const base::SessionId id = session->sessionId();
    if (!id.isEmpty() && m_ids.emplace(id, session->handle()).second)
        m_model.reload();
}

std::optional<models::EffectGroupFacts> EffectsDesk::factsOf(const base::SessionId &session, base::TurnId turn) const
{
    const auto known = m_ids.find(session);
    SessionController *controller = known == m_ids.end() ? nullptr : m_workspace->session(known->second);
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
            out.state = models::turnEndText(footer->end);
            ended = true;
        } else if (const auto *message = std::get_if<history::UserMessage>(&entry.body)) {
            const QString words = base::visibleText(message->text.section(u'\n', 0, 0).left(200));
            //: time and message of a turn
            out.title = tr("%1 %2").arg(entry.at.toLocalTime().toString(QStringLiteral("HH:mm")), words);
            if (!ended)
                out.state = tr("Running");
            break;
        }
    }
    return out;
}

// --- what the user is told -----------------------------------------------------------------------------------

void EffectsDesk::tell(const base::SessionId &session, const QString &title, const QString &text)
{
    SessionController *listener = m_page->session();
    if (const auto known = m_ids.find(session); known != m_ids.end()) {
        if (SessionController *owner = m_workspace->session(known->second))
            listener = owner;
    }
    if (listener)
        listener->tell(title, text);
    else
        tellAtStart(title, text);
}

void EffectsDesk::tellAtStart(const QString &title, const QString &text)
{
    if (m_page->session()) {
        m_page->session()->tell(title, text);
        return;
    }
    m_untold.emplace_back(title, text);
    //: a title and what it is about
    Q_EMIT noticed(tr("%1. %2").arg(title, text));
}

void EffectsDesk::settleEarlier()
{
    EffectStore *store = m_workspace->effects();
    if (!store->problem().isEmpty())
        tellAtStart(tr("About the record of effects"), store->problem());
    store->settleAfterCrash();
}

void EffectsDesk::onSettled(const ledger::AfterCrash &result)
{
    QStringList sentences;
    if (result.committed > 0)
        sentences << tr("%n effect(s) had happened.", nullptr, result.committed);
    if (result.cancelled > 0)
        sentences << tr("%n effect(s) had not happened.", nullptr, result.cancelled);
    if (result.unknown > 0)
        sentences << tr("Of %n effect(s) nobody knows how they ended; look at them in Effects.", nullptr,
                        result.unknown);
    if (!sentences.isEmpty())
        tellAtStart(tr("Belay was ended last time while effects were under way"), sentences.join(u' '));
}

} // namespace app
