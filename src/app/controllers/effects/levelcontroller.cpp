// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/levelcontroller.h"

#include "app/window/sessionpage.h"
#include "app/window/windowactions.h"
#include "models/texts/heldtext.h"
#include "widgets/bars/levelmenu.h"
#include "widgets/bars/sessionheader.h"
#include "workspace/workspace.h"

namespace app {

LevelController::LevelController(workspace::Workspace *workspace, SessionPage *page, WindowActions *actions,
                                 QWidget *window)
    : QObject(window)
    , m_workspace(workspace)
    , m_page(page)
    , m_actions(actions)
    , m_window(window)
{
    connect(actions->holdChanges, &QAction::triggered, this, &LevelController::setHolding);
    connect(page->header(), &widgets::SessionHeader::levelRequested, this, &LevelController::openMenu);
}

void LevelController::setHolding(bool holds)
{
    workspace::SessionController *session = m_page->session();
    if (!session)
        return;
    if (!m_workspace->setHolding(session, holds))
        m_actions->holdChanges->setChecked(!holds);
    else if (holds)
        session->notify(tr("The agent's changes are held back from now on"), models::notHeldText());
}

void LevelController::openMenu(const QPoint &at)
{
    workspace::SessionController *session = m_page->session();
    if (!session)
        return;
    auto *menu = new widgets::LevelMenu(session->snapshot(), m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &widgets::LevelMenu::holdingChosen, m_actions->holdChanges, &QAction::trigger);
    menu->popup(at);
}

} // namespace app
