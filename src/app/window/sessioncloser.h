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
    /// Questions stand over \p window, whose child it is.
    SessionCloser(workspace::Workspace *workspace, QWidget *window);

    /// Calls \p before as soon as it is certain that the session is closed; also for one that is not open.
    void closeWith(models::SessionHandle handle, const std::function<void()> &before);

public Q_SLOTS:
    void close(models::SessionHandle handle)
    {
        closeWith(handle, [] {});
    }
    /// Can be taken back for a while: see workspace::StoredSessions.
    void remove(models::SessionHandle handle);

private:
    QStringList losses(models::SessionHandle handle) const;

    workspace::Workspace *m_workspace;
    QWidget *m_window;
};

} // namespace app
