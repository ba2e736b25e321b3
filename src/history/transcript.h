// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entrylist.h"
#include "history/messagestream.h"
#include "history/sessionplan.h"
#include "history/terminalscreens.h"
#include "history/toolcalls.h"
#include "history/turnrecord.h"
#include "ledger/rows/effect.h"

#include <QHash>
#include <QObject>

#include <set>

namespace history {

/// The entries of one session in order: a reducer of core::SessionEvent. Live events and replay use the same function,
/// and no state is kept elsewhere. Main thread.
class Transcript : public QObject
{
    Q_OBJECT

public:
    explicit Transcript(QObject *parent = nullptr);

    void apply(const core::SessionEvent &event);
    void clear();
    /// Puts \p page, entries of an earlier run, before all others, with what the ledger has of their turns in
    /// \p effects. Nothing of them is under way any more, and they say so. A page that does not lead up to the first
    /// entry here is refused.
    bool restore(std::vector<Entry> page, const std::vector<ledger::Effect> &effects);
    /// Of an earlier run; nothing if the agent has sent one since.
    void restorePlan(acp::PlanUpdate plan);
    /// Its turn was cut short and had no end that it could be kept at: it becomes the newest entry, if no page that is
    /// here has it.
    void keepRestoredPlan();
    /// The user has looked at a part of a change of the tool call \p call and keeps it; or not any more.
    void keepHunk(EntryId call, const HunkMark &hunk, bool keep);
    /// What the user says about a line of a change of the tool call \p call, in the place of what was said about it
    /// before; without a text: nothing any more.
    void setComment(EntryId call, const LineComment &comment);
    std::vector<LineComment> comments() const; ///< of all calls that are here, in order
    void clearComments();
    /// Entries before the first one are in a store; 0: this is all.
    quint64 earlierCount() const { return m_earlier; }
    void setEarlierCount(quint64 count);

    int count() const { return m_entries.count(); }
    const Entry &at(int row) const { return m_entries.at(row); }
    int rowOf(EntryId id) const { return m_entries.rowOf(id); } ///< -1 if it is not there
    const acp::PlanUpdate &plan() const { return m_plan.plan(); }
    /// The newest snapshot in the transcript says the same.
    bool isPlanKept() const { return m_plan.isKept(m_entries); }
    /// There is one, and it is of the turn that runs, or of none and in no row.
    bool isPlanOpen() const;
    base::TurnId newestTurn() const { return m_newestTurn; } ///< 0: none has begun here
    /// The ledger's rows of a turn of this transcript, undos included, by number.
    std::vector<ledger::Effect> effectsOf(base::TurnId turn) const;
    /// What the user asked for in it; null if it is not known here.
    const UserMessage *promptOf(base::TurnId turn) const;
    /// The turn had a result: the agent sent a message, used a tool, asked or changed something. Thoughts alone are no
    /// answer.
    bool hasAnswer(base::TurnId turn) const;
    /// Null while it runs, or if it is not known here.
    const TurnFooter *footerOf(base::TurnId turn) const;
    /// The report of a very long turn is brought up to date once for all that one turn of the event loop brings. This
    /// is for whoever reads it before that.
    void settleReports();

Q_SIGNALS:
    /// So many rows come before all others.
    void aboutToRestore(int count);
    void restored(int count);
    void earlierCountChanged();
    void aboutToAppend(int row);
    void appended(int row);
    /// The entry in \p row changed; of streaming texts only the end grew.
    void changed(int row);
    void planChanged();
    void commentsChanged();
    void turnBegan(base::TurnId turn);
    /// A row of \p turn is new or has changed.
    void effectsChanged(base::TurnId turn);
    void aboutToClear();
    void cleared();

private:
    struct Apply;
    friend struct Apply;

    Entry &append(const core::SessionEvent &event, EntryBody body);
    void closeStreams(const core::SessionEvent &event);
    void keepPlan(const core::SessionEvent &event);
    void noteLate(const core::SessionEvent &event);
    void refreshReport(base::TurnId turn);
    void makeReport(base::TurnId turn);
    void noteEffect(TurnRecord &turn, const ledger::Effect &effect);
    void claimEffects(TurnRecord &turn, EntryId call);
    void showEffects(const TurnRecord &turn, EntryId call);
    void touch(EntryId id) { Q_EMIT changed(rowOf(id)); }
    void endRetry();

    EntryList m_entries; ///< they name each other by id
    quint64 m_earlier = 0;
    ToolCalls m_calls;
    TerminalScreens m_terminals;
    QHash<base::RequestKey, EntryId> m_elicitations;
    QHash<base::ToolCallId, EntryId> m_outliving;
    SessionPlan m_plan;
    MessageStream m_stream;
    QHash<base::TurnId, TurnRecord> m_turns;
    base::TurnId m_newestTurn;
    std::set<base::TurnId> m_reportsDue;
    std::set<EntryId> m_commented; ///< calls
};

} // namespace history
