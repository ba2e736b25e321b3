// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/process/processtree.h"
#include "core/requests/requestboard.h"
#include "core/session/services.h"
#include "core/session/sessionevent.h"
#include "core/stop/stopconduct.h"
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

/// One case with what people want to know beside its numbers.
struct StopCaseReport
{
    core::StopCaseResult result;
    QStringList processes;                            ///< their command lines
    QStringList files;                                ///< written after Stop; in the folder, by their names there
    QStringList refused;                              ///< what was tried after Stop, and prevented
    QString why;                                      ///< it was not reached, or how the agent ended: a sentence
    QString version;                                  ///< of the agent
    bool started = false;                             ///< there was a session
    bool asked = false, ran = false;                  ///< before a command; one at all
    bool reads = false, writes = false, runs = false; ///< through Belay
    std::optional<bool> writesItself;
    std::vector<QByteArrayList> helpers; ///< kinds of the processes that ran on, see countProcesses()
};

/// An agent of its own in one case: started, told, stopped in the middle, watched for what is left, closed. Measured by
/// the parts that the window uses. Emits finished() once, when the agent has ended. Main thread.
class StopCaseRun : public QObject
{
    Q_OBJECT

public:
    /// \p folder is empty, and the agent's alone. \p helpers: processes that it has after a plain prompt, too.
    StopCaseRun(StopScript script, const settings::AgentEntry &agent, const QString &folder,
                const core::Services &services, secrets::SecretStore *secrets, const StopTestLimits &limits,
                std::vector<QByteArrayList> helpers, QObject *parent = nullptr);
    ~StopCaseRun() override;

    void start();
    /// Ends it as soon as the agent can; again: by force.
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
    bool runsTheCommand(const base::RunningProcess &process) const;

    const StopScript m_script;
    const settings::AgentEntry m_agent;
    const QString m_folder;
    const core::Services m_outer;
    const StopTestLimits m_limits;
    const std::vector<QByteArrayList> m_helpers;
    core::RequestBoard m_board;
    StopCaseReport m_report;
    Step m_step = Step::Starting;
    std::set<qint64> m_processesBefore;
    QHash<QString, QString> m_filesAtStop;
    bool m_turnOver = false, m_forced = false, m_settled = false;
    base::TimerHandle m_limit, m_delay, m_look;
    SessionController m_session;
};

} // namespace workspace
