// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/replies.h"
#include "base/clock.h"
#include "core/commands/commandrunner.h"
#include "core/commands/outputbuffer.h"
#include "core/commands/repeatedcommands.h"
#include "core/files/fileservice.h"
#include "core/requests/requestboard.h"
#include "core/values/sessionevent.h"
#include "ledger/rows/effectkey.h"
#include "ledger/rows/ledger.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace acp {
struct CreateTerminalRequest;
struct TerminalRequest;
} // namespace acp

namespace core {

class HeldChanges;
class NetworkNote;

/// `terminal/*` of one session: commands that the agent has Belay run. Each has a row on the board while it runs and a
/// row in the ledger; each wait is answered exactly once. Cancelling a wait does not kill; a kill keeps the row and the
/// output; a release kills and discards: the output at once, the rest when the process tree has ended. Kept output is
/// bounded, per command and in total. Main thread.
class TerminalService : public QObject
{
    Q_OBJECT

public:
    static constexpr base::Milliseconds killWait{2000};     ///< after SIGTERM, before SIGKILL
    static constexpr base::Milliseconds startWait{100};     ///< for the command's process id, which is shown beside it
    static constexpr base::Milliseconds looksAgain{2000};   ///< at what a command has left running
    static constexpr int mostRunning = 256;                 ///< commands at a time; more are refused
    static constexpr qsizetype mostKept = 64 * 1024 * 1024; ///< bytes of all output; the oldest is cut first
    static constexpr qsizetype leastKept = 64 * 1024;       ///< bytes kept of each command

    TerminalService(QString cwd, CommandRunner *runner, base::Clock *clock, RequestBoard *board, ledger::Ledger *ledger,
                    QObject *parent = nullptr);
    ~TerminalService() override;

    /// \p row names session and turn; \p gate: see EffectGate. \p asBefore: the row of the same command, of which the
    /// agent gets the result: nothing is run.
    void create(const acp::CreateTerminalRequest &request, acp::CreateTerminalResponder responder, RequestRow row,
                const EffectGate &gate, const QByteArray &turnNonce, base::EffectId asBefore = {});
    /// The command that \p request repeats, if the user has decided about that or is to be asked.
    std::optional<RepeatedCommands::Repeat> repeated(const acp::CreateTerminalRequest &request) const;
    RepeatedCommands &repeats() { return m_repeats; }
    void output(const acp::TerminalRequest &request, acp::OutputResponder responder);
    void waitForExit(const acp::TerminalRequest &request, acp::ExitResponder responder, RequestRow row);
    void kill(const acp::TerminalRequest &request, acp::DoneResponder responder);
    void release(const acp::TerminalRequest &request, acp::DoneResponder responder);

    /// Ends the commands that \p turn started, except those in \p keep, and the background processes of those that
    /// exited: SIGTERM, later SIGKILL. Returns how many commands ran.
    int endCommands(base::TurnId turn, RequestEnd why, const std::set<base::TerminalId> &keep = {});
    /// Ends one command of any turn; returns whether it ran.
    bool endCommand(const base::TerminalId &id, RequestEnd why);
    /// The rows of the running commands that a Stop lets go on: those of \p keep or, without one, all of \p turn.
    std::set<base::RequestKey> rowsThatGoOn(base::TurnId turn, const std::set<base::TerminalId> *keep) const;
    void killByUser(const base::TerminalId &id);
    /// Ends what a command that exited has left running; returns whether there may be something.
    bool endLeft(const base::TerminalId &id);
    bool endLeft(base::EffectId row); ///< the same, by the ledger's row of the command
    void endAllLeft();                ///< of commands of all turns
    /// Stop was pressed in \p turn: commands of it that the agent ends from now on count as ended by Stop. None:
    /// another turn begins.
    void recordStop(base::TurnId turn) { m_stopped = turn; }
    /// The connection is gone: waits end unanswered, and the commands of \p turn, or of all turns, are ended.
    void loseAgent(base::TurnId turn, bool all, RequestEnd why);

    struct Running
    {
        base::TerminalId id;
        base::TurnId turn;
        QString line;
        base::Milliseconds startedAt{0};
    };
    std::vector<Running> running() const; ///< oldest first
    /// Whether a process of \p turn runs or may run, background processes included.
    bool mayWrite(base::TurnId turn) const;
    /// Whether background processes of a command of \p turn were told to end and have not ended yet.
    bool isEnding(base::TurnId turn) const;
    bool knows(const base::TerminalId &id) const { return m_terminals.contains(id); }
    /// Commands run in the view of \p held; null: as Belay itself runs. \p held must outlive this, or be reset.
    void setHeld(const HeldChanges *held) { m_held = held; }
    /// Where the variables come from that lead commands to the proxy. \p network must outlive this.
    void setNetwork(const NetworkNote *network) { m_network = network; }
    /// The connection was restored: see FileService.
    void connectionRestored() { m_occurrences.restart(); }
    /// The ledger's row of a command; 0 if it is not known here.
    base::EffectId effectOf(const base::TerminalId &id) const;

Q_SIGNALS:
    void started(const core::TerminalStarted &event, base::TurnId turn);
    void outputAdded(const core::TerminalOutput &event, base::TurnId turn);
    /// Emitted a second time with CommandEnd::BackgroundEnded if background processes were ended.
    void exited(const core::TerminalExited &event, base::TurnId turn);
    /// A command has exited and left processes running; emitted again when these are others, told to end, or gone.
    void runsOn(const core::CommandRunsOn &event, base::TurnId turn);
    /// No process is left of a command of \p turn. After its last exited(); may never come.
    void gone(base::TurnId turn);
    void refused(const core::EffectRefused &event, base::TurnId turn);

private:
    struct Terminal;
    struct Creating;
    void onPrepared(const std::shared_ptr<Creating> &creating, const base::Result<ledger::Prepared> &prepared);
    void refuse(Creating &creating);
    void begin(const std::shared_ptr<Creating> &creating, base::EffectId effect, std::unique_ptr<Command> runs);
    void giveAgain(const std::shared_ptr<Creating> &creating, base::EffectId effect);
    QByteArrayList argumentsOf(const acp::CreateTerminalRequest &request) const;
    void announce(Terminal &terminal);
    void keepWithin(const Terminal &newest);
    void forgetIfDone(const Terminal &terminal);
    void forget(const base::TerminalId &id);
    Terminal *find(const base::TerminalId &id) const;
    CommandLine commandLine(const acp::CreateTerminalRequest &request) const;
    void onExited(Terminal &terminal, const CommandExit &exit);
    void onBackgroundEnded(const Terminal &terminal);
    void end(Terminal &terminal, RequestEnd why);
    bool endBackground(Terminal &terminal);
    void lookAtLeft(Terminal &terminal);
    void onGone(Terminal &terminal);
    RequestEnd endByAgent(const Terminal &terminal) const;

    const QString m_cwd;
    CommandRunner *m_runner;
    base::Clock *m_clock;
    RequestBoard *m_board;
    ledger::Ledger *m_ledger;
    std::map<base::TerminalId, std::unique_ptr<Terminal>> m_terminals;
    const HeldChanges *m_held = nullptr;
    const NetworkNote *m_network = nullptr;
    quint64 m_next = 1;
    ledger::Occurrences m_occurrences; ///< of commands
    RepeatedCommands m_repeats;
    int m_creating = 0;     ///< commands whose row is being written
    base::TurnId m_stopped; ///< see recordStop()
    qsizetype m_kept = 0;   ///< bytes of output in memory
};

} // namespace core
