// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/terminalscontroller.h"

#include "app/page/sessionpage.h"
#include "base/clock.h"
#include "base/ids.h"
#include "history/entry.h"
#include "widgets/panels/dock.h"
#include "widgets/panels/terminalspanel.h"
#include "workspace/session/sessioncontroller.h"

#include <QDockWidget>

namespace app {

TerminalsController::TerminalsController(SessionPage *page, base::Clock *clock, widgets::Look *look, QDockWidget *dock)
    : QObject(dock)
    , m_page(page)
    , m_look(look)
    , m_dock(dock)
    , m_model(page->model(), clock)
{
    const auto setRunning = [this] { m_model.setRunning(m_page->status()->turn().runsOn); };
    connect(page->status(), &models::SessionStatus::turnChanged, this, setRunning);
    widgets::fillWhenSeen(dock, look, [this] { return made(); });
}

TerminalsController::~TerminalsController()
{
    delete m_panel; // before the model that it reads
}

QWidget *TerminalsController::made()
{
    using widgets::TerminalsPanel;
    m_panel = new TerminalsPanel(&m_model, m_look);
    connect(m_panel, &TerminalsPanel::killRequested, this, [this](const base::TerminalId &id) {
        const workspace::SessionController *shown = m_page->session();
        if (shown && shown->session())
            shown->session()->killCommand(id);
    });
    connect(m_panel, &TerminalsPanel::stopRunningRequested, this, [this](const models::RunningOn &one) {
        if (m_page->session())
            m_page->session()->endRunning(one);
    });
    connect(m_panel, &TerminalsPanel::showInTranscript, this, [this](history::EntryId entry) {
        m_page->view()->syncNow();
        m_page->view()->scrollToEntry(entry);
    });
    return widgets::titled(m_dock, m_panel);
}

QWidget *TerminalsController::panel() const
{
    return m_panel;
}

} // namespace app

#include "moc_terminalscontroller.cpp"
