// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/trafficcontroller.h"

#include "app/controllers/trafficsaver.h"
#include "app/controllers/trafficviewer.h"
#include "base/error.h"
#include "base/words.h"
#include "core/session/session.h"
#include "widgets/panels/dock.h"
#include "widgets/panels/trafficpanel.h"
#include "workspace/session/sessioncontroller.h"

#include <QDockWidget>

namespace app {

TrafficController::TrafficController(widgets::Look *look, QDockWidget *dock)
    : QObject(dock)
    , m_look(look)
    , m_dock(dock)
    , m_feed(&m_model)
{
    widgets::fillWhenSeen(dock, look, [this] { return made(); });
}

widgets::TrafficPanel *TrafficController::made()
{
    m_panel = new widgets::TrafficPanel(&m_model, m_look);
    connect(m_panel, &widgets::TrafficPanel::watchedChanged, &m_feed, &workspace::TrafficFeed::setActive);
    connect(m_panel, &widgets::TrafficPanel::clearRequested, &m_feed, &workspace::TrafficFeed::forget);
    connect(m_panel, &widgets::TrafficPanel::saveRequested, this, &TrafficController::save);
    connect(m_panel, &widgets::TrafficPanel::loadRequested, this, &TrafficController::open);
    return m_panel;
}

void TrafficController::setSession(workspace::SessionController *session)
{
    m_session = session;
    m_feed.setTap(session ? session->connection().wireTap() : nullptr, toolCallOf());
}

workspace::TrafficFeed::ToolCallOf TrafficController::toolCallOf() const
{
    return [session = m_session](quint64 call) {
        const core::Session *agents = session ? session->session() : nullptr;
        return agents ? agents->agentsCall(call).value : QString();
    };
}

void TrafficController::show(const QString &protocolId)
{
    if (!m_panel)
        m_dock->setWidget(made());
    m_dock->show();
    m_dock->raise();
    if (!protocolId.isEmpty())
        m_panel->setFilter(protocolId);
}

QWidget *TrafficController::panel() const
{
    return m_panel;
}

void TrafficController::save()
{
    if (!m_session)
        return;
    saveTraffic(m_session->connection().wireTap(), toolCallOf(), m_session->cwd(), m_dock->window(),
                [session = m_session](const base::Error &error) {
                    if (session)
                        session->notify(base::Words::tr("Not saved"), error.message);
                });
}

void TrafficController::open()
{
    openTraffic(m_look, m_dock->window(), [this](const base::Error &error) {
        if (m_session)
            m_session->notify(base::Words::tr("Not opened"), error.message);
        else
            Q_EMIT noticed(error.message);
    });
}

} // namespace app

#include "moc_trafficcontroller.cpp"
