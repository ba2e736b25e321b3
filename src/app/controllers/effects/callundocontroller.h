// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "core/remote/remoteundo.h"
#include "workspace/stores/callundoing.h"

#include <QObject>

#include <functional>
#include <vector>

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

/// Shows calls of MCP tools, and takes them back: the user sees the call that does so before it is made.
class CallUndoController : public QObject
{
    Q_OBJECT

public:
    /// None of them is owned; dialogs are shown over \p window.
    CallUndoController(workspace::Workspace *workspace, QWidget *window);

    /// Shows what was sent, and what the server answered.
    void show(base::EffectId effect);
    /// Shows the calls that take \p effects back, and makes them one after the other if the user wants that.
    void undo(const std::vector<base::EffectId> &effects);
    /// Makes the calls for \p effects one after the other: the user has seen them. \p done is called once, with what
    /// could not be taken back, sentences.
    void undoSeen(const std::vector<base::EffectId> &effects, std::function<void(const QStringList &)> done);
    /// The call for \p effect in one line; empty: there is none.
    QString callText(base::EffectId effect) const;

Q_SIGNALS:
    /// A notice for the user about effects of \p session.
    void noticeRaised(const base::SessionId &session, const QString &title, const QString &text);

private:
    void notify(base::EffectId effect, const QString &text);
    using Plans = std::vector<core::RemoteUndo::Plan>;
    void next(Plans left, QStringList problems, std::function<void(const QStringList &)> done);

    workspace::Workspace *m_workspace;
    workspace::CallUndoing m_undoing;
    QWidget *m_window;
};

} // namespace app
