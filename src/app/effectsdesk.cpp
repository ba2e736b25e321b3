// SPDX-License-Identifier: Apache-2.0
#include "app/effectsdesk.h"

#include "app/sessionpage.h"
#include "app/undocontroller.h"

namespace app {

EffectsDesk::EffectsDesk(Workspace *workspace, widgets::Look *look, SessionPage *page, QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_page(page)
    , m_undo(new UndoController(workspace->effects(), look, window))
{
    const auto folder = [this] { return m_page->session() ? m_page->session()->cwd() : QString(); };
    connect(page->view(), &widgets::TranscriptView::undoRequested, this,
            [this, folder](const std::vector<base::EffectId> &effects) { m_undo->undo(effects, folder()); });
    connect(page->view(), &widgets::TranscriptView::redoRequested, this,
            [this, folder](const std::vector<base::EffectId> &effects) { m_undo->redo(effects, folder()); });
    connect(m_undo, &UndoController::told, this, &EffectsDesk::tell);
}

void EffectsDesk::tell(const base::SessionId &session, const QString &title, const QString &text)
{
    SessionController *listener = m_page->session();
    for (const auto &other : m_workspace->all()) {
        if (!session.isEmpty() && other->sessionId() == session)
            listener = other.get();
    }
    if (listener)
        listener->tell(title, text);
}

} // namespace app
