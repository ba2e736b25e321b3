// SPDX-License-Identifier: Apache-2.0
#include "app/trafficdesk.h"

#include "app/sessioncontroller.h"
#include "app/trafficsaver.h"
#include "app/trafficviewer.h"
#include "widgets/docktitle.h"
#include "widgets/trafficpanel.h"

#include <QDockWidget>

namespace app {

TrafficDesk::TrafficDesk(widgets::Look *look, QDockWidget *dock)
    : QObject(dock)
    , m_look(look)
    , m_dock(dock)
    , m_feed(&m_model)
{
    widgets::fillWhenSeen(dock, [this] { return made(); });
}

widgets::TrafficPanel *TrafficDesk::made()
{
    m_panel = new widgets::TrafficPanel(&m_model, m_look);
    connect(m_panel, &widgets::TrafficPanel::watchedChanged, &m_feed, &TrafficFeed::setActive);
    connect(m_panel, &widgets::TrafficPanel::clearRequested, &m_feed, &TrafficFeed::forget);
    connect(m_panel, &widgets::TrafficPanel::saveRequested, this, &TrafficDesk::save);
    connect(m_panel, &widgets::TrafficPanel::loadRequested, this, &TrafficDesk::open);
    return m_panel;
}

void TrafficDesk::setSession(SessionController *session)
{
    m_session = session;
    m_feed.setTap(session ? session->connection().wireTap() : nullptr);
}

void TrafficDesk::show(const QString &protocolId)
{
    if (!m_panel)
        m_dock->setWidget(made());
    m_dock->show();
    m_dock->raise();
    if (!protocolId.isEmpty())
        m_panel->setFilter(protocolId);
}

QWidget *TrafficDesk::panel() const
{
    return m_panel;
}

void TrafficDesk::save()
{
    if (!m_session)
        return;
    saveTraffic(m_session->connection().wireTap(), m_session->cwd(), m_dock->window(),
                [session = m_session](const base::Error &error) {
                    if (session)
                        session->tell(tr("The traffic was not saved"), error.message);
                });
}

void TrafficDesk::open()
{
    openTraffic(m_look, m_dock->window(), [this](const base::Error &error) {
        if (m_session)
            m_session->tell(tr("The traffic was not opened"), error.message);
        else
            Q_EMIT noticed(error.message);
    });
}

} // namespace app
