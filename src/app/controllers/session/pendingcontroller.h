// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/entry.h"
#include "workspace/workspace.h"

#include <QObject>

QT_BEGIN_NAMESPACE
class QDockWidget;
QT_END_NAMESPACE

namespace widgets {
class Look;
class PendingPanel;
} // namespace widgets

namespace app {

/// The dock with pending requests of all sessions. The panel is created when it is first shown.
class PendingController : public QObject
{
    Q_OBJECT

public:
    PendingController(workspace::Workspace *workspace, widgets::Look *look, QDockWidget *dock);

    QWidget *panel() const; ///< null until it was shown

Q_SIGNALS:
    /// The user wants to see a request of \p session.
    void requestWanted(workspace::SessionController *session, base::RequestKey key);
    /// The user wants to see the entry of what runs on in \p session.
    void runningWanted(workspace::SessionController *session, history::EntryId entry);
    void trafficWanted(const QString &protocolId);
    void typed(const QString &text); ///< typed here, but meant for the composer

private:
    widgets::PendingPanel *made();
    void show(base::RequestKey key);
    void answer(base::RequestKey key, QChar letter);

    workspace::Workspace *m_workspace;
    widgets::Look *m_look;
    widgets::PendingPanel *m_panel = nullptr;
};

} // namespace app
