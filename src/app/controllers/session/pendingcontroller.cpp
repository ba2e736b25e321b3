// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/session/pendingcontroller.h"

#include "acp/values.h"
#include "core/permissions/permissiongate.h"
#include "core/requests/requestboard.h"
#include "core/requests/requestrow.h"
#include "core/stop/stopstatistics.h"
#include "history/entry.h"
#include "models/lists/pendingmodel.h"
#include "models/texts/permissiontext.h"
#include "widgets/panels/dock.h"
#include "widgets/panels/pendingpanel.h"

#include <QDockWidget>
#include <QHash>

namespace app {

PendingController::PendingController(workspace::Workspace *workspace, widgets::Look *look, QDockWidget *dock)
    : QObject(dock)
    , m_workspace(workspace)
    , m_look(look)
{
    widgets::fillWhenSeen(dock, look, [this, dock] { return widgets::titled(dock, made()); });
    m_workspace->pending()->setStopStatisticsOf([workspace](base::RequestKey key) {
        const workspace::SessionController *session = workspace->sessionOf(key);
        return session ? session->stopStatistics() : core::StopStatistics();
    });
}

QWidget *PendingController::panel() const
{
    return m_panel;
}

widgets::PendingPanel *PendingController::made()
{
    using widgets::PendingPanel;
    core::RequestBoard *board = m_workspace->board();
    m_panel = new PendingPanel(m_workspace->pending(), m_look, m_workspace->clock());
    connect(m_panel, &PendingPanel::answerRequested, this, &PendingController::show);
    connect(m_panel, &PendingPanel::showInTranscript, this, &PendingController::show);
    connect(m_panel, &PendingPanel::typed, this, &PendingController::typed);
    connect(m_panel, &PendingPanel::answerByKeyRequested, this, &PendingController::answer);
    connect(m_panel, &PendingPanel::cancelRequested, board, &core::RequestBoard::cancel);
    connect(m_panel, &PendingPanel::killRequested, board, &core::RequestBoard::kill);
    connect(m_panel, &PendingPanel::stopRunningRequested, this, [this](const models::SessionRunningOn &one) {
        if (workspace::SessionController *session = m_workspace->session(one.session))
            session->endRunning(one.what);
    });
    connect(m_panel, &PendingPanel::showRunningRequested, this, [this](const models::SessionRunningOn &one) {
        if (workspace::SessionController *session = m_workspace->session(one.session))
            Q_EMIT runningWanted(session, one.what.entry);
    });
    connect(m_panel, &PendingPanel::showInTraffic, this, [this, board](base::RequestKey key) {
        const core::RequestRow *row = board->row(key);
        Q_EMIT trafficWanted(row ? row->protocolId : QString());
    });
    return m_panel;
}

void PendingController::show(base::RequestKey key)
{
    if (workspace::SessionController *session = m_workspace->sessionOf(key))
        Q_EMIT requestWanted(session, key);
}

void PendingController::answer(base::RequestKey key, QChar letter)
{
    static const QHash<QChar, acp::PermissionKind> kinds{{QLatin1Char('a'), acp::PermissionKind::AllowOnce},
                                                         {QLatin1Char('A'), acp::PermissionKind::AllowAlways},
                                                         {QLatin1Char('r'), acp::PermissionKind::RejectOnce},
                                                         {QLatin1Char('R'), acp::PermissionKind::RejectAlways}};
    workspace::SessionController *session = m_workspace->sessionOf(key);
    if (!session || !kinds.contains(letter))
        return;
    // A subject that is too long must be unfolded in its card before it can be allowed, and several answers that allow
    // have to be read.
    const history::Permission *asked = session->questions().permission(key);
    if (asked && letter.toLower() == u'a' &&
        (models::isLongSubject(*asked) || !core::clearOption(asked->options, kinds.value(letter))))
        show(key);
    else
        session->questions().answerPermission(key, kinds.value(letter));
}

} // namespace app

#include "moc_pendingcontroller.cpp"
