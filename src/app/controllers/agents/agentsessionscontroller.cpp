// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/agents/agentsessionscontroller.h"
#include "acp/requests.h"
#include "agents/agentlaunch.h"
#include "base/result.h"
#include "base/words.h"
#include "core/session/agentconnection.h"
#include "settings/agententry.h"

#include <QDir>

#include <algorithm>

namespace app {
namespace {

/// An agent typed for this run has no name.
QString nameOf(const settings::AgentEntry &agent)
{
    return agent.name.isEmpty() ? agent.command : agent.name;
}

} // namespace

AgentSessionsController::AgentSessionsController(workspace::Workspace *workspace,
                                                 const QList<settings::AgentEntry> &agents, const QString &current,
                                                 const QString &folder, QWidget *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_agents(agents)
{
    QList<widgets::AgentSessionsDialog::Agent> names;
    for (const settings::AgentEntry &agent : agents)
        names << widgets::AgentSessionsDialog::Agent{agent.id, nameOf(agent)};
    m_dialog = new widgets::AgentSessionsDialog(&m_model, names, current, folder, parent);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &widgets::AgentSessionsDialog::listWanted, this, &AgentSessionsController::list);
    connect(m_dialog, &widgets::AgentSessionsDialog::moreWanted, this, [this] { askFor(m_cursor); });
    connect(m_dialog, &widgets::AgentSessionsDialog::deleteRequested, this, &AgentSessionsController::remove);
    connect(m_dialog, &widgets::AgentSessionsDialog::closeRequested, this, &AgentSessionsController::close);
    connect(m_dialog, &widgets::AgentSessionsDialog::openRequested, this,
            [this](const acp::SessionInfo &info) { Q_EMIT openRequested(agent(), info); });
    connect(m_dialog, &QObject::destroyed, this, [this] {
        drop();
        deleteLater();
    });
    m_dialog->open();
    list();
}

AgentSessionsController::~AgentSessionsController()
{
    delete m_dialog;
}

const settings::AgentEntry &AgentSessionsController::agent() const
{
    const QString id = m_dialog ? m_dialog->agent() : QString();
    const auto found =
        std::find_if(m_agents.begin(), m_agents.end(), [&id](const settings::AgentEntry &a) { return a.id == id; });
    return found == m_agents.end() ? m_agents.first() : *found;
}

/// The agent is not needed any more: it is ended politely.
void AgentSessionsController::drop()
{
    ++m_asked;
    if (!m_connection)
        return;
    core::AgentConnection *connection = std::exchange(m_connection, nullptr);
    connection->disconnect(this);
    connection->setParent(m_workspace);
    const auto over = [connection] {
        if (connection->state() == core::ConnectionState::Closed || connection->state() == core::ConnectionState::Dead)
            connection->deleteLater();
    };
    connect(connection, &core::AgentConnection::stateChanged, connection, over);
    connection->close();
    over();
}

void AgentSessionsController::list()
{
    m_model.clear();
    m_cursor.clear();
    m_pages.clear();
    m_emptyPages = 0;
    m_dialog->setHasMore(false);
    if (m_connection && m_started == agent().id && m_connection->state() == core::ConnectionState::Ready) {
        askFor({});
        return;
    }
    drop();
    m_started = agent().id;
    m_dialog->setCanDelete(false);
    m_dialog->setCanClose(false);
    m_dialog->setState(base::Words::tr("%1 is starting").arg(nameOf(agent())));
    const QString folder = m_dialog->folder();
    core::AgentSetup setup = agents::agentSetup(agent(), folder.isEmpty() ? QDir::homePath() : folder,
                                                m_workspace->clock(), m_workspace->secrets());
    m_connection = new core::AgentConnection(std::move(setup), m_workspace->services(), this);
    connect(m_connection, &core::AgentConnection::stateChanged, this, [this] {
        switch (m_connection->state()) {
        case core::ConnectionState::Ready: {
            const acp::AgentCapabilities &can = m_connection->agent().capabilities;
            if (!can.listSessions) {
                m_dialog->setState(tr("%1 cannot list its sessions.").arg(nameOf(agent())));
                break;
            }
            m_dialog->setCanDelete(can.deleteSession);
            m_dialog->setCanClose(can.closeSession);
            askFor({});
            break;
        }
        case core::ConnectionState::Dead:
            m_dialog->setState(
                base::Words::tr("%1 could not be started: %2").arg(nameOf(agent()), m_connection->problem().message));
            break;
        default:
            break;
        }
    });
    m_connection->start();
}

void AgentSessionsController::askFor(const QString &cursor)
{
    m_dialog->setHasMore(false);
    m_dialog->setState(base::Words::tr("Loading the list…"));
    m_connection->calls().cancel(m_listing); // nobody waits for the former any more
    m_listing = m_connection->calls().listSessions(
        m_dialog->folder(), cursor, this,
        [this, question = ++m_asked](const base::Result<acp::ListSessionsResponse> &page) {
            if (question == m_asked && m_dialog)
                addPage(page);
        });
}

void AgentSessionsController::addPage(const base::Result<acp::ListSessionsResponse> &page)
{
    if (!page) {
        m_dialog->setState(tr("%1 did not list its sessions: %2").arg(nameOf(agent()), page.error().message));
        return;
    }
    const int before = m_model.rowCount();
    m_model.append(page->sessions);
    const bool more = !page->nextCursor.isEmpty() && m_pages.follows(page->nextCursor);
    m_cursor = page->nextCursor;
    // A page without anything new is no end; nobody wants to press a button for it, nor may that go on for ever.
    m_emptyPages = m_model.rowCount() > before ? 0 : m_emptyPages + 1;
    if (more && m_emptyPages > 0 && m_emptyPages < mostEmptyPages) {
        askFor(m_cursor);
        return;
    }
    m_dialog->setHasMore(more);
    if (m_model.rowCount() > 0)
        m_dialog->setState({});
    else
        m_dialog->setState(m_dialog->folder().isEmpty() ? tr("It keeps no sessions.")
                                                        : tr("It keeps no sessions in this folder."));
}

void AgentSessionsController::remove(const acp::SessionInfo &info)
{
    if (!m_connection)
        return;
    m_connection->calls().deleteSession(info.id, this, [this, id = info.id](const base::Result<void> &done) {
        if (!m_dialog)
            return;
        if (done)
            m_model.remove(id);
        else
            m_dialog->setState(tr("It was not deleted: %1").arg(done.error().message));
    });
}

void AgentSessionsController::close(const acp::SessionInfo &info)
{
    if (!m_connection)
        return;
    m_dialog->setState(tr("Asking the agent to close it…"));
    m_connection->calls().closeSession(info.id, this, [this](const base::Result<void> &done) {
        if (m_dialog)
            m_dialog->setState(done ? tr("The agent has closed it. It can be opened again.")
                                    : tr("It was not closed: %1").arg(done.error().message));
    });
}

} // namespace app

#include "moc_agentsessionscontroller.cpp"
