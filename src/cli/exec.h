// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "agents/givenextras.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/result.h"
#include "cli/commandoutput.h"
#include "cli/execlogin.h"
#include "cli/execquestions.h"
#include "cli/terminalprompt.h"
#include "cli/terminalstream.h"
#include "core/remote/mcppolicy.h"
#include "core/session/agentconnection.h"
#include "ledger/rows/effect.h"
#include "proxy/networkwatch.h"
#include "secrets/secretstore.h"
#include "settings/agententry.h"
#include "workspace/session/sessiontranscript.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>

namespace cli {

enum class PermissionPolicy { Ask, Allow, Reject };

struct ExecOptions
{
    settings::AgentEntry agent;
    QString cwd;
    QString prompt;
    PermissionPolicy permissions = PermissionPolicy::Ask;
    core::WritePolicy writes = core::WritePolicy::AtOnce;
    core::Timings timings = {};
    bool json = false;
    /// The user's rules. A denial holds whatever `permissions` says, also leads to a question if it is not known
    /// whether it matches, and with Reject no rule allows anything.
    std::vector<core::PermissionRule> rules = {};
    core::McpEntries servers = {};
    core::McpPolicy::Mode mcp = core::McpPolicy::Mode::Ask;
    bool speaksOldCancel = false;                      ///< see core::AgentConnection::setSpeaksOldCancel()
    QStringList moreFolders = {};                      ///< absolute
    std::shared_ptr<core::HeldChanges> held = {};      ///< store for held-back changes; null: none
    std::shared_ptr<proxy::NetworkWatch> network = {}; ///< null: nothing is done about the agent's network
    QString login = {}; ///< id of a login method to use first; without a prompt nothing else is done
};

/// One turn in a terminal, without display. `interrupt()` is Stop, and called again Force stop. Emits `finished` once,
/// after the agent's process has ended.
class ExecRun : public QObject
{
    Q_OBJECT

public:
    /// \p secrets must outlive it.
    ExecRun(ExecOptions options, const core::Services &services, secrets::SecretStore *secrets,
            QObject *parent = nullptr);
    ~ExecRun() override;

    void start();
    /// Ctrl-C and the like: Stop, then Force stop. However a turn was stopped, it is forced if it has not ended after
    /// forceAfter(). Whoever interrupts once the turn is over ends the search for what it changed, at the latest after
    /// the same time.
    void interrupt(int signal);
    /// As the user set it. Where that is never, the standard time: nobody may be there to force it.
    base::Milliseconds forceAfter() const;
    /// How long a turn's changes are looked for after its end, if nobody interrupts.
    static constexpr base::Milliseconds lookAtMost{600'000};
    static constexpr int changesWait = 9; ///< exit code of a turn that ended well while changes are held back

Q_SIGNALS:
    void finished(int exitCode);
    /// As AgentConnection::initialized().
    void initialized(const acp::AgentCapabilities &capabilities);
    /// As LoginController::variablesGiven().
    void variablesGiven(const secrets::Environment &secret, const secrets::Environment &plain);

private:
    void onState();
    void onSession(const base::Result<core::Session *> &result);
    void onEvent(const core::SessionEvent &event);
    bool wasTold(const core::SessionEvent &event);
    void printText(const core::SessionEvent &event);
    void printNote(const QString &line);
    bool choose(const core::PermissionAsked &asked, acp::PermissionKind first, acp::PermissionKind second);
    QString whyNotAllowed(const core::PermissionAsked &asked) const;
    void onPermission(const core::PermissionAsked &asked);
    void refuse(const core::PermissionAsked &asked);
    void onReady();
    void openSession();
    void onLoggedIn(bool anew);
    void printLoginMethods(const base::Error &error);
    void failStart(const base::Error &error, const QString &standardError);
    void endWhenQuiet();
    void finishWhenQuiet();
    void finishAnyway();
    void printReport(base::TurnId turn);
    void printHeld();
    void printRunningOn();
    void end(int code);
    void finish();
    void stop(core::StoppedBy by); ///< a second call forces
    void forceLater(core::StoppedBy by);
    void onStopPressed(core::StoppedBy by);
    void noticeLostOutput();

    const ExecOptions m_options;
    base::Clock *m_clock;
    const bool m_canAsk; ///< stdin and stderr are a terminal
    secrets::SecretStore *m_secrets;
    const std::shared_ptr<secrets::Environment> m_given = std::make_shared<secrets::Environment>();
    const std::shared_ptr<agents::GivenExtras> m_extras = std::make_shared<agents::GivenExtras>();
    workspace::SessionTranscript m_transcript; ///< for the report
    core::AgentConnection m_connection;
    core::Session *m_session = nullptr;
    TerminalPrompt m_terminal;
    ExecQuestions m_questions;
    ExecLogin m_login;
    TerminalStream m_out{stdout}, m_err = TerminalStream::errors();
    CommandOutput m_commands;
    std::set<base::RequestKey> m_open;                    ///< open permissions
    std::map<base::EffectId, ledger::EffectState> m_told; ///< of calls of MCP tools
    bool m_startsAnew = false; ///< restarting after a login: the agent's end does not end the run
    bool m_opening = false, m_loginTried = false, m_stopUsed = false, m_pressed = false, m_turnOver = false,
         m_textOpen = false;
    bool m_outputLost = false, m_finished = false;
    bool m_looksNoLonger = false; ///< the end of the search for changes is not waited for
    base::TimerHandle m_forceTimer, m_lookTimer;
    std::optional<int> m_code;
};

} // namespace cli
