// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "workspace/workspace.h"

#include <QObject>
#include <QStringList>

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

public Q_SLOTS:
    void close(models::SessionHandle handle);
    void askToDelete(models::SessionHandle handle);

private:
    QStringList losses(models::SessionHandle handle) const;

    workspace::Workspace *m_workspace;
    QWidget *m_window;
};

} // namespace app
