// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/effectstore.h"
#include "app/sessioncontroller.h"
#include "app/settings.h"
#include "core/requestboard.h"
#include "models/pendingmodel.h"
#include "models/sessionsmodel.h"

#include <QObject>

#include <memory>
#include <vector>

namespace app {

/// Everything that lives as long as the window: clock, board, ledger, sessions, and the models over them.
class Workspace : public QObject
{
    Q_OBJECT

public:
    /// \p settings must outlive it.
    explicit Workspace(Settings *settings, QObject *parent = nullptr);
    ~Workspace() override;

    base::Clock *clock() { return &m_clock; }
    core::RequestBoard *board() { return &m_board; }
    models::PendingModel *pending() { return &m_pending; }
    models::SessionsModel *sessions() { return &m_sessionsModel; }
    core::Services services() { return m_effects.services(&m_clock, &m_board, &m_runner); }
    EffectStore *effects() { return &m_effects; }

    /// Starts the agent at once.
    SessionController *openSession(const AgentEntry &agent, const QString &cwd);
    SessionController *session(models::SessionHandle handle) const;
    /// The session whose request \p key is; null for a connection's own.
    SessionController *sessionOf(base::RequestKey key) const;
    const std::vector<std::unique_ptr<SessionController>> &all() const { return m_sessions; }

    /// How many sessions other than \p session run or wait for the user.
    int busyBeside(const SessionController *session) const;
    /// Files that wait for a decision, in all sessions.
    int stagedFiles() const;
    /// From now on, in every session.
    void setTimings(const core::Timings &timings);
    /// For this agent, in every session of it.
    void setWriteRules(const QString &agentId, const core::WriteRules &rules);

    /// Ends every agent; `closed` comes when the last has gone.
    void close();
    bool isClosed() const;

Q_SIGNALS:
    void closed();

private:
    void onStopMeasured(const QString &agentId, const core::StopSample &sample);

    Settings *m_settings;
    base::SystemClock m_clock;
    core::RequestBoard m_board{&m_clock};
    EffectStore m_effects;
    core::PtyRunner m_runner;
    models::PendingModel m_pending{&m_board, &m_clock};
    models::SessionsModel m_sessionsModel{&m_clock};
    std::vector<std::unique_ptr<SessionController>> m_sessions;
    models::SessionHandle m_next = 1;
    bool m_closing = false;
};

} // namespace app
