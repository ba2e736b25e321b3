// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "core/commands/commandrunner.h"
#include "core/stop/stopconduct.h"
#include "secrets/secretstore.h"
#include "settings/agententry.h"
#include "workspace/stoptest/stopcaserun.h"
#include "workspace/stoptest/stopscript.h"
#include "workspace/stores/effectstore.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace workspace {

/// Measures how an agent reacts to Stop: runs every case with an agent of its own in a temporary folder, which is
/// removed afterwards. Nothing of it appears among the user's effects or sessions. Emits finished() once. Main thread.
class StopTest : public QObject
{
    Q_OBJECT

public:
    /// \p clock, \p runner and \p secrets must outlive it.
    StopTest(settings::AgentEntry agent, std::vector<StopScript> scripts, const StopTestLimits &limits,
             base::Clock *clock, core::CommandRunner *runner, secrets::SecretStore *secrets, QObject *parent = nullptr);
    ~StopTest() override;

    void start();
    /// Starts no more cases and ends the current one; a second call kills its agent.
    void cancel();
    bool isCancelled() const { return m_cancelled; }
    QString folder() const { return m_folder.path(); } ///< the temporary folder
    /// The results so far; complete when it has finished.
    const core::StopConduct &conduct() const { return m_conduct; }
    /// Whether the agent answered at least once, so that the results are worth keeping.
    bool hasStarted() const { return m_started; }

Q_SIGNALS:
    void caseStarted(core::StopCase which);
    void caseFinished(const workspace::StopCaseReport &report);
    /// \p left: the temporary folder if it could not be removed; else empty.
    void finished(const QString &left);

private:
    void next();
    void onFinished(const StopCaseReport &report);
    void end();

    const settings::AgentEntry m_agent;
    const std::vector<StopScript> m_scripts;
    const StopTestLimits m_limits;
    base::Clock *const m_clock;
    core::CommandRunner *const m_runner;
    secrets::SecretStore *const m_secrets;
    QTemporaryDir m_folder;
    std::unique_ptr<EffectStore> m_effects;
    std::unique_ptr<StopCaseRun> m_run;
    std::vector<QByteArrayList> m_helpers;
    core::StopConduct m_conduct;
    size_t m_next = 0;
    bool m_started = false, m_cancelled = false, m_ended = false;
};

} // namespace workspace
