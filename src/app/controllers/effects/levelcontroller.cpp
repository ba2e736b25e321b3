// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/levelcontroller.h"

#include "app/actions/windowactions.h"
#include "app/page/sessionpage.h"
#include "models/texts/heldtext.h"
#include "models/texts/sessionstatus.h"
#include "settings/settings.h"
#include "widgets/bars/levelmenu.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/dialogs/agents/networkfields.h"
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

void LevelController::setNetwork(const proxy::NetworkRules &rules)
{
    workspace::SessionController *session = m_page->session();
    if (!session || session->snapshot().network == rules)
        return;
    const bool wasHolding = session->isHolding();
    if (!m_workspace->setNetwork(session, rules))
        session->notify(tr("The network is as it was"), models::whyNetworkStays(session->snapshot(), rules.level));
    else if (!wasHolding && session->isHolding())
        session->notify(tr("The agent's changes are held back from now on"), models::notHeldText());
}

void LevelController::askForHosts()
{
    const workspace::SessionController *session = m_page->session();
    if (!session)
        return;
    const proxy::NetworkRules now = session->snapshot().network;
    auto *dialog = new widgets::NetworkDialog({proxy::NetworkLevel::Only, now.hosts},
                                              m_workspace->settings()->contactedHosts(session->agent().id), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Of the session that it was opened for: another one may be in view by then.
    connect(dialog, &widgets::NetworkDialog::chosen, session, [this, session](const proxy::NetworkRules &rules) {
        if (m_page->session() == session)
            setNetwork(rules);
    });
    dialog->open();
}

void LevelController::openMenu(const QPoint &at)
{
    workspace::SessionController *session = m_page->session();
    if (!session)
        return;
    auto *menu = new widgets::LevelMenu(session->snapshot(), m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Of the session that it was opened for: another one may be in view by then.
    const auto ifInView = [this, session](auto does) {
        return [this, session, does](auto... chosen) {
            if (m_page->session() == session)
                does(chosen...);
        };
    };
    connect(menu, &widgets::LevelMenu::holdingChosen, session, ifInView([this](bool holds) {
                if (holds != m_actions->holdChanges->isChecked())
                    m_actions->holdChanges->trigger();
            }));
    connect(menu, &widgets::LevelMenu::networkChosen, session,
            ifInView([this, hosts = session->snapshot().network.hosts](proxy::NetworkLevel level) {
                setNetwork({level, level == proxy::NetworkLevel::Unwatched ? QStringList() : hosts});
            }));
    connect(menu, &widgets::LevelMenu::hostsRequested, session, ifInView([this] { askForHosts(); }));
    menu->popup(at);
}

} // namespace app

#include "moc_levelcontroller.cpp"
