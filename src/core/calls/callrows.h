// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "ledger/rows/ledger.h"

#include <QObject>

#include <functional>
#include <map>
#include <vector>

namespace core {

/// What is known of a tool call.
struct CallFacts
{
    base::SessionId session;
    base::TurnId turn;
    QByteArray turnNonce;
    base::ToolCallId id; ///< unique in this run, see ToolCallTracker
    acp::ToolKind kind = acp::ToolKind::Other;
    QString title;           ///< or the command
    bool early = false;      ///< it began before the turn's checkpoint was complete
    bool behindTurn = false; ///< it began between turns, after the one it is listed under

    /// For people; empty where there is nothing to say.
    QString whenItBegan() const;
};

/// Whether a call of \p kind may change anything: all but those that only read.
bool mayChangeSomething(acp::ToolKind kind);

/// Whether \p exitCode is a shell's code for a command that was ended by a signal such as SIGTERM.
bool isOfSignal(int exitCode);

/// Whether a call of \p kind changes only files.
bool changesFilesOnly(acp::ToolKind kind);

/// Keeps a row in the ledger for each tool call that may change something, from the first update on: *prepared* when
/// the agent announces it, *committing* once it is allowed, then the end that the agent reports. Belay cannot prevent
/// such a call; the row is there so that nothing that was begun is forgotten if a process dies. If another row has more
/// facts about the same effect, because Belay carried it out or compared the file, the call's row is cancelled and
/// refers to that one. Main thread.
class CallRows : public QObject
{
    Q_OBJECT

public:
    CallRows(QString cwd, ledger::Ledger *ledger, QObject *parent = nullptr);

    /// See EffectObserver::setHolding().
    void setHolding(bool on) { m_isHolding = on; }
    /// The agent announces the call. Called again: updates what is known of it.
    void intend(const CallFacts &call);
    /// The agent asks for permission. After giveUp() this begins another attempt.
    void ask(const CallFacts &call);
    /// The call is allowed, or the agent reports that it has begun.
    void begin(const base::ToolCallId &call);
    /// The call is allowed. Calls \p go once the row that says so is stored; at once if there is no row or it cannot be
    /// stored.
    void allow(const base::ToolCallId &call, std::function<void()> go);
    /// The call was allowed, but the answer did not reach the agent; \p why for people.
    void withhold(const base::ToolCallId &call, const QString &why);
    /// The call was not permitted. Its row says that nothing was done, unless an earlier attempt had been allowed. \p
    /// why for people.
    void giveUp(const base::ToolCallId &call, const QString &why);
    /// Cancels the call's row in favour of \p effect, which has more facts. A later end of the call changes nothing.
    void supersede(const base::ToolCallId &call, base::EffectId effect);
    /// The end of the call, as the agent reported it or as it is assumed where it did not.
    void end(const CallFacts &call, ledger::EffectState state, const QString &detail);
    /// Processes of the call may run on: its row stays open, whatever end() says, until close().
    void keepOpen(const base::ToolCallId &call);
    /// These run on; see base::noteOf(). Ignored unless the row is kept open.
    void recordRunning(const base::ToolCallId &call, const QByteArray &processes);
    /// Nothing of the call runs any more. \p how they have ended, for people, if they ran on; \p cutShort: before they
    /// were through. Ignored unless the row is kept open.
    void close(const base::ToolCallId &call, const QString &how = {}, bool cutShort = false);
    bool isGivenUp(const base::ToolCallId &call) const;
    bool isAllowed(const base::ToolCallId &call) const;
    bool hasBegun(const base::ToolCallId &call) const;

    /// Rows are being written; idle() is emitted when all are.
    bool isBusy() const { return m_preparing > 0; }

Q_SIGNALS:
    void idle();
    /// A row could not be stored. Emitted once, until a row is stored again.
    void notStored(const base::Error &error);

private:
    struct Row
    {
        CallFacts call;
        int attempt = 0;
        base::EffectId id = {}; ///< 0: not stored yet
        bool isPreparing = false;
        bool begun = false;
        bool isKeptOpen = false;
        QByteArray running = {}; ///< of a row that is kept open
        int allowed = 0;         ///< how often it was allowed, by the user or by a rule
        std::optional<ledger::Settlement> end = {};
        std::vector<std::function<void()>> afterwards = {}; ///< called when the row is stored for the first time
    };
    void prepare(Row &row);
    void cancel(Row &row, const QString &why);
    void settle(Row &row);

    const QString m_cwd;
    ledger::Ledger *m_ledger;
    std::map<base::ToolCallId, Row> m_rows;                                   ///< the newest attempt of each call
    std::map<std::pair<base::ToolCallId, int>, ledger::Settlement> m_earlier; ///< ends of attempts not stored yet
    bool m_isHolding = false;
    int m_preparing = 0;
    bool m_isStoring = true; ///< the last row was stored
};

} // namespace core
