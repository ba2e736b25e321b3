// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/commandinput.h"
#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "base/poolwork.h"
#include "core/commands/terminalservice.h"
#include "core/session/effectobserver.h"
#include "core/session/services.h"
#include "core/session/sessionevent.h"
#include "core/session/turn.h"
#include "ledger/observation.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>

namespace core {

/// Last words that come right behind the end of a turn are no work that goes on.
constexpr base::Milliseconds lateReportMargin{1000};

/// What is known of a session's tool calls, by what the agent says of them, asks for them and leaves unsaid: tells them
/// as events, sees to their rows in the ledger, and notices what goes on though its turn is over. Some agents give one
/// id to several calls; behind this class each call has a name of its own, the agent's where that is free. Main thread.
class ToolCallTracker : public QObject
{
    Q_OBJECT

public:
    /// What is true while the agent speaks of a call.
    struct Moment
    {
        bool early = false;    ///< the turn's checkpoint does not stand yet
        bool isReplay = false; ///< told of an earlier run: nothing is done now
    };

    /// \p turn and \p terminals must outlive it.
    ToolCallTracker(QString cwd, const Services &services, const Turn *turn, const TerminalService *terminals,
                    QObject *parent = nullptr);
    ~ToolCallTracker() override;

    EffectObserver &observer() { return m_observer; }
    const EffectObserver &observer() const { return m_observer; }
    /// What the agent calls the session: the rows are under that name.
    void setSession(const base::SessionId &id) { m_session = id; }
    /// The agent's own, in whose tree its commands run. 0: there is none, or it is elsewhere.
    void setAgentProcess(qint64 process) { m_agent = process; }

    void apply(acp::ToolCallUpdate update, Moment moment);
    /// The agent is about to ask whether it may. What was told before stays: it counts, too. Returns what the call is
    /// called here, by which everything else names it.
    base::ToolCallId noteAsked(acp::ToolCallUpdate asked, Moment moment);
    /// It waits for the answer to \p permission.
    void wait(const base::ToolCallId &id, base::RequestKey permission);
    /// The answer came; \p notAllowed says why it may not, for people. Of another permission than the newest it says
    /// nothing.
    void answer(const base::ToolCallId &id, base::RequestKey permission, const std::optional<QString> &notAllowed);
    /// The agent was not told that it may, after all.
    void withhold(const base::ToolCallId &id, const QString &why);
    /// \p asked with what is known of the call besides. Where both tell it, both count: a path does not cease to be
    /// meant because it is not mentioned again.
    acp::ToolCallUpdate mergedWithKnown(const acp::ToolCallUpdate &asked) const;

    /// Those of the open turn that have not ended are shown as cancelled.
    void cancelUnfinished(bool byStop);
    /// The turn ends: of what nobody has said how it ended, that is written down.
    void settleUnreported();
    /// The turn has ended.
    void watchSurvivors();
    /// The agent is gone, with all that it was at.
    void loseAgent();
    /// What was told was of an earlier run, and is not under way any more, whatever it was when it was said.
    void endReplay();
    /// Titles of what the agent works on although its turn is over.
    QStringList worksOn() const;

Q_SIGNALS:
    void event(const core::SessionEventBody &body, base::TurnId turn);
    /// worksOn() is another.
    void changed();

private:
    struct ToolCall
    {
        base::TurnId turn;     ///< none: it began between turns
        bool open = true;      ///< as Belay shows it: neither ended nor cancelled
        bool reported = false; ///< the agent said how it ended
        bool late = false;     ///< told as AgentWorksOn
        bool shown = false;    ///< told as ToolCallChanged; some are only asked about at first
        base::Milliseconds reportedAt = {};
        qint64 process = 0; ///< of the agent's, that runs its command past the turn's end
        bool isCommand = false;
        base::RequestKey permission = {}; ///< the newest that was asked for it
        bool notAllowed = false;          ///< and nobody gave it: nothing was begun
        Moment began = {};
        base::TurnId rowTurn = {}; ///< under which its row stands
        bool isSettled = false;    ///< its end, unsaid as it is, is written down
        QString reportedTitle = {};
        base::ToolCallId agentsId = {}; ///< what the agent calls it
        bool hasOwnTerminal = false;    ///< one of Belay's: its command has a row already
        bool hasReportedKind = false;
        bool waits = false;       ///< for a permission
        bool hasExitCode = false; ///< the exit code of a command that the agent ran itself
        bool endedLate = false;   ///< the agent said only after Stop how it ended
        acp::ToolKind kind = acp::ToolKind::Other;
        QString title = {};
        std::vector<acp::Diff> diffs = {}; ///< until it is settled
        acp::CommandInput command = {};    ///< by the agent's raw input
        std::vector<acp::Location> locations = {};
        QByteArray turnNonce = {};
    };
    struct Known
    {
        base::ToolCallId id;
        ToolCall &call;
        bool isNew;
    };
    Known known(const acp::ToolCallUpdate &report, bool asks, Moment moment);
    bool isAnother(const ToolCall &known, const acp::ToolCallUpdate &report, bool asks) const;
    void setKind(const base::ToolCallId &id, ToolCall &call, acp::ToolKind kind) const;
    CallFacts factsOf(const base::ToolCallId &id, const ToolCall &call) const;
    void noteContent(const base::ToolCallId &id, ToolCall &call, const acp::ToolCallUpdate &update);
    void noteIntent(const base::ToolCallId &id, const ToolCall &call, std::optional<acp::ToolStatus> status);
    void observe(const base::ToolCallId &id, ToolCall &call, ledger::Claim::Outcome outcome);
    void watchLateWork(const base::ToolCallId &id, ToolCall &call, bool isNew);
    void emitAgentTerminals(const std::vector<acp::AgentTerminalOutput> &outputs, const QString &title,
                            base::TurnId turn);
    void lookForSurvivors();
    void onSurvivors(const std::map<base::ToolCallId, qint64> &found);

    const QString m_cwd;
    base::Clock *m_clock;
    const Turn *m_turn;
    const TerminalService *m_terminals;
    base::SessionId m_session;
    qint64 m_agent = 0;
    EffectObserver m_observer;
    std::map<base::ToolCallId, ToolCall> m_calls;           ///< by what they are called here
    std::map<base::ToolCallId, base::ToolCallId> m_renamed; ///< the newest of an id of the agent's that is used again
    base::TimerHandle m_lookAgain;                          ///< for commands of the agent's that go on
    std::unique_ptr<base::PoolWork<std::map<base::ToolCallId, qint64>>> m_looking;
};

} // namespace core
