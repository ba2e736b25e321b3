// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "workspace/workspace.h"

#include <QObject>
#include <QStringList>

#include <functional>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace app {

/// Closes sessions and deletes them, and asks before something is lost.
class SessionCloser : public QObject
{
    Q_OBJECT

public:
    /// Questions are shown over \p window, its parent.
    SessionCloser(workspace::Workspace *workspace, QWidget *window);

    /// Calls \p before once it is certain that the session will be closed; also for one that is not open.
    void closeWith(models::SessionHandle handle, const std::function<void()> &before);

public Q_SLOTS:
    void close(models::SessionHandle handle)
    {
        closeWith(handle, [] {});
    }
    /// Can be undone for a while: see workspace::StoredSessions.
    void remove(models::SessionHandle handle);

private:
    QStringList losses(models::SessionHandle handle) const;

    workspace::Workspace *m_workspace;
    QWidget *m_window;
};

} // namespace app
