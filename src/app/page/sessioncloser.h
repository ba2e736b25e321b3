// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "widgets/dialogs/quitdialog.h"
#include "workspace/workspace.h"

#include <QObject>
#include <QPointer>
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
    /// Questions are shown over \p window, its parent. The others must outlive it.
    SessionCloser(workspace::Workspace *workspace, widgets::Look *look, QWidget *window);

    /// Calls \p before once it is certain that the session will be closed; also for one that is not open.
    void closeWith(models::SessionHandle handle, const std::function<void()> &before);
    /// While it asks what becomes of what runs on; else null.
    widgets::QuitDialog *dialog() const { return m_dialog; }

public Q_SLOTS:
    void close(models::SessionHandle handle)
    {
        closeWith(handle, [] {});
    }
    /// Can be undone for a while: see workspace::StoredSessions.
    void remove(models::SessionHandle handle);

private:
    QStringList losses(models::SessionHandle handle) const;
    QString endedText(models::SessionHandle handle) const;
    void askAboutRunning(models::SessionHandle handle, const QStringList &lost, const std::function<void()> &go);

    workspace::Workspace *m_workspace;
    widgets::Look *m_look;
    QWidget *m_window;
    QPointer<widgets::QuitDialog> m_dialog;
};

} // namespace app
