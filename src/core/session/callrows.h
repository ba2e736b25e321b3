// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "ledger/ledger.h"

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
    base::ToolCallId id; ///< as the session calls it: no other call of this run has it
    acp::ToolKind kind = acp::ToolKind::Other;
    QString title;           ///< or the command
    bool early = false;      ///< it began before the turn's checkpoint stood
    bool behindTurn = false; ///< it began when the turn was over, or before there was one

    /// For people; empty where there is nothing to say.
    QString whenItBegan() const;
};

/// Whether a call of \p kind may leave anything behind: all but those that only look.
bool mayChangeSomething(acp::ToolKind kind);

/// A row in the ledger for each tool call that may change something, from when it is first heard of: *prepared* when
/// the agent means to do it, *committing* when nothing keeps it from doing it any more, then what it said in the end.
/// Belay cannot hold such a call back; the row is there so that nothing that was begun is forgotten, whoever dies.
/// Where another row knows more of the same deed, because Belay did it or looked at the file, the call's row is
/// cancelled and names that one. Main thread.
class CallRows : public QObject
{
    Q_OBJECT

public:
    CallRows(QString cwd, ledger::Ledger *ledger, QObject *parent = nullptr);

    /// The agent means to do it. Said again: what is known of it by now.
    void intend(const CallFacts &call);
    /// It asks whether it may. Once more after giveUp(): it is another attempt.
    void ask(const CallFacts &call);
    /// It is allowed, or the agent says that it has begun.
    void begin(const base::ToolCallId &call);
    /// It is allowed. \p go is called when the row that says so would survive the end of Belay; at once where there is
    /// none, or where it cannot be stored.
    void allow(const base::ToolCallId &call, std::function<void()> go);
    /// The agent was not told that it was allowed after all, \p why for people.
    void withhold(const base::ToolCallId &call, const QString &why);
    /// It was not permitted: nothing was begun, unless it had been allowed before. \p why for people.
    void giveUp(const base::ToolCallId &call, const QString &why);
    /// The row of \p effect knows more. An end that is said of the call afterwards changes nothing.
    void supersede(const base::ToolCallId &call, base::EffectId effect);
    /// As the agent said, or did not say.
    void end(const CallFacts &call, ledger::EffectState state, const QString &detail);
    bool isGivenUp(const base::ToolCallId &call) const;
    bool isAllowed(const base::ToolCallId &call) const;

    /// Rows are being written; idle() comes when none is.
    bool isBusy() const { return m_preparing > 0; }

Q_SIGNALS:
    void idle();
    /// A call has no row. Once, until one is stored again.
    void notStored(const base::Error &error);

private:
    struct Row
    {
        CallFacts call;
        int attempt = 0;
        base::EffectId id = {}; ///< 0: not stored yet
        bool isPreparing = false;
        bool begun = false;
        int allowed = 0; ///< how often it was, by the user or by a rule
        std::optional<ledger::Settlement> end = {};
        std::vector<std::function<void()>> afterwards = {}; ///< when it is stored for the first time
    };
    void prepare(Row &row);
    void cancel(Row &row, const QString &why);
    void settle(Row &row);

    const QString m_cwd;
    ledger::Ledger *m_ledger;
    std::map<base::ToolCallId, Row> m_rows;
    int m_preparing = 0;
    bool m_isStoring = true; ///< the last row was stored
};

} // namespace core
