// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/result.h"
#include "core/remote/remoteundo.h"
#include "mcp/calljudge.h"

#include <QObject>

#include <functional>
#include <optional>

namespace mcp {
class Gate;
}

namespace workspace {

class SessionController;
class Workspace;

/// Takes calls of MCP tools back for the user: where the session's agent runs, on its own connection to the server, and
/// else on one for this call alone. Stop in the session ends it, as do its closing and Belay's end. Main thread.
class CallUndoing : public QObject
{
    Q_OBJECT

public:
    /// Not owned; must outlive it.
    explicit CallUndoing(Workspace *workspace, QObject *parent = nullptr);

    /// The call that would be made, for the user to see first. An error, a sentence, if there is none.
    base::Result<core::RemoteUndo::Plan> plan(base::EffectId effect) const { return m_undo.plan(effect); }
    /// \p done is called once, unless this is gone: with an error if it was not taken back, or nobody knows.
    void undo(const core::RemoteUndo::Plan &plan, std::function<void(const base::Result<void> &)> done);

private:
    core::RemoteUndo::Cancel call(const core::RemoteUndo::Plan &plan, const QByteArray &key,
                                  const std::function<void(const mcp::CallEnd &)> &ended);
    mcp::Gate *gateTo(const core::RemoteUndo::Plan &plan) const;
    std::optional<QString> whyNot(const core::RemoteUndo::Plan &plan) const;
    core::RequestRow newRow(const core::RemoteUndo::Plan &plan) const;
    void endWith(SessionController *session, base::EffectId effect, QObject *context);
    SessionController *sessionOf(base::EffectId effect) const;

    Workspace *const m_workspace;
    core::RemoteUndo m_undo;
};

} // namespace workspace
