// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/process/processlook.h"
#include "core/requests/requestboard.h"
#include "core/stop/stopconduct.h"
#include "core/values/services.h"
#include "core/values/sessionevent.h"
#include "secrets/secretstore.h"
#include "settings/agententry.h"
#include "workspace/session/sessioncontroller.h"
#include "workspace/stoptest/stopscript.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <optional>
#include <set>

namespace workspace {

/// The result of one case, with details for people.
struct StopCaseReport
{
    core::StopCaseResult result;
    QStringList processes;                            ///< command lines of remaining processes
    QStringList files;                                ///< written after Stop, relative to the folder
    QStringList refused;                              ///< tried after Stop, and prevented
    QString why;                                      ///< why it was not reached, or how the agent ended: a sentence
    QString version;                                  ///< the agent's version
    bool started = false;                             ///< a session was opened
    bool asked = false, ran = false;                  ///< before the command; any command at all
    bool reads = false, writes = false, runs = false; ///< through Belay
    std::optional<bool> writesItself;
    std::vector<QByteArrayList> helpers; ///< kinds of remaining processes, see countProcesses()
};

/// Runs one case with an agent of its own: starts it, sends the prompt, stops it in the middle, looks at what is left,
/// closes it. Uses the same parts as the window. Emits finished() once, when the agent has ended. Main thread.
class StopCaseRun : public QObject
{
    Q_OBJECT

public:
    /// \p folder is empty and used by this agent only. \p helpers: processes that it also has after a plain prompt.
    StopCaseRun(StopScript script, const settings::AgentEntry &agent, const QString &folder,
                const core::Services &services, secrets::SecretStore *secrets, const StopTestLimits &limits,
                std::vector<QByteArrayList> helpers, QObject *parent = nullptr);
    ~StopCaseRun() override;

    void start();
    /// Ends it as soon as the agent can; a second call forces.
    void cancel();
    SessionController &session() { return m_session; }

Q_SIGNALS:
    void stopPressed();
    void finished(const workspace::StopCaseReport &report);

private:
    enum class Step { Starting, Prompted, Stopping, Settling, Closing, Done };
    void onChanged();
    void onEvent(const core::SessionEvent &event);
    void onPermission(const core::PermissionAsked &asked);
    bool mayAllow(const core::PermissionAsked &asked) const;
    /// The case has a command that is to run in the background.
    bool hasBackground() const;
    void onTurnEnded(const core::TurnEnded &ended);
    void lookForCommand();
    void reached(base::Milliseconds delay);
    void stop();
    void giveUp(const QString &why);
    void settle();
    void measure();
    void countRequests();
    void countProcesses();
    void countFiles();
    void lookWhoWrites();
    void close();
    QHash<QString, QString> filesNow() const;
    std::vector<base::SeenProcess> processesNow(bool wantsDetails);
    bool runsTheCommand(const base::SeenProcess &process) const;

    const StopScript m_script;
    const settings::AgentEntry m_agent;
    const QString m_folder;
    const core::Services m_outer;
    const StopTestLimits m_limits;
    const std::vector<QByteArrayList> m_helpers;
    core::RequestBoard m_board;
    StopCaseReport m_report;
    Step m_step = Step::Starting;
    std::set<base::ProcessId> m_processesBefore;
    QHash<QString, QString> m_filesAtStop;
    bool m_isSeen = false, m_hasGoneOn = false; ///< the command runs, and the agent does something else beside it
    base::Milliseconds m_seenAt{0};
    bool m_turnOver = false, m_forced = false, m_settled = false;
    base::TimerHandle m_limit, m_delay, m_look;
    SessionController m_session;
};

} // namespace workspace
