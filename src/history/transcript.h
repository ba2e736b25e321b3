// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/values/sessionevent.h"
#include "history/entrylist.h"
#include "history/messagestream.h"
#include "history/runningon.h"
#include "history/sessionplan.h"
#include "history/terminalscreens.h"
#include "history/toolcalls.h"
#include "history/turnrecord.h"
#include "ledger/rows/effect.h"

#include <QHash>
#include <QObject>
#include <QTimer>

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
    /// Prepends \p page, entries of an earlier run, with the ledger's rows of their turns in \p effects. What was under
    /// way in them is marked as ended. A page that does not end directly before the first entry here is refused.
    bool restore(std::vector<Entry> page, const std::vector<ledger::Effect> &effects);
    /// Restores the plan of an earlier run, unless the agent has sent one since.
    void restorePlan(acp::PlanUpdate plan);
    /// If the restored plan's turn was cut short, no entry shows the plan: it becomes the newest entry then.
    void keepRestoredPlan();
    /// The user keeps a hunk of the tool call \p call after reviewing it; or with \p keep false no longer does.
    void keepHunk(EntryId call, const HunkMark &hunk, bool keep);
    /// Sets or replaces the comment on a line of the tool call \p call; an empty text removes it.
    void setComment(EntryId call, const LineComment &comment);
    std::vector<LineComment> comments() const; ///< of all loaded calls, in order
    void clearComments();
    /// Number of entries in the store before the first one here; 0: none.
    quint64 earlierCount() const { return m_earlier; }
    void setEarlierCount(quint64 count);

    int count() const { return m_entries.count(); }
    const Entry &at(int row) const { return m_entries.at(row); }
    int rowOf(EntryId id) const { return m_entries.rowOf(id); } ///< -1 if it is not there
    const acp::PlanUpdate &plan() const { return m_plan.plan(); }
    /// Whether the newest plan entry shows the current plan.
    bool isPlanKept() const { return m_plan.isKept(m_entries); }
    /// Whether there is a plan that belongs to the running turn, or to no turn and is shown by no entry.
    bool isPlanOpen() const;
    base::TurnId newestTurn() const { return m_newestTurn; } ///< 0: none has begun here
    /// The ledger's rows of a turn of this transcript, undos included, by number.
    std::vector<ledger::Effect> effectsOf(base::TurnId turn) const;
    /// Only those of files: a turn may have thousands of others.
    std::vector<ledger::Effect> fileEffectsOf(base::TurnId turn) const;
    /// The user's message in that turn; null if it is not loaded.
    const UserMessage *promptOf(base::TurnId turn) const;
    QDateTime beganAt(base::TurnId turn) const; ///< when that was sent; invalid: not loaded
    /// Whether the agent sent a message, used a tool, asked or changed something. Thoughts alone do not count.
    bool hasAnswer(base::TurnId turn) const;
    /// Null while it runs, or if it is not loaded.
    const TurnFooter *footerOf(base::TurnId turn) const;
    /// What runs on although its call or its turn is over; changed() is emitted for the entries that show it.
    const RunsOn &runsOn() const { return m_runsOn; }
    /// Whether \p turn has begun here and not ended.
    bool isOpen(base::TurnId turn) const;
    /// Reports of very long turns are updated now and then. Call this to read them before that.
    void settleReports();
    /// From now on reports are made in settleReports() alone: for a reader that shows each of them once.
    void setReportsOnRequest();

Q_SIGNALS:
    /// \p count rows are about to be prepended.
    void aboutToRestore(int count);
    void restored(int count);
    void earlierCountChanged();
    void appended(int row);
    /// The entry in \p row has changed; streaming texts only grew at their end.
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
    void recordLate(const core::SessionEvent &event);
    void refreshReport(base::TurnId turn);
    void makeReport(base::TurnId turn);
    void recordEffect(TurnRecord &turn, const ledger::Effect &effect);
    void claimEffects(TurnRecord &turn, EntryId call);
    void showEffects(const TurnRecord &turn, EntryId call);
    void touch(EntryId id) { Q_EMIT changed(rowOf(id)); }
    void endRetry();
    void recordRunsOn(base::TurnId turn);
    void showRunsOn(base::TurnId turn);

    EntryList m_entries; ///< entries refer to each other by id
    quint64 m_earlier = 0;
    ToolCalls m_calls;
    TerminalScreens m_terminals;
    QHash<base::RequestKey, EntryId> m_elicitations;
    QHash<base::ToolCallId, EntryId> m_outliving;
    RunsOn m_runsOn;
    SessionPlan m_plan;
    MessageStream m_stream;
    QHash<base::TurnId, TurnRecord> m_turns;
    base::TurnId m_newestTurn;
    std::set<base::TurnId> m_reportsDue;
    QTimer m_reportWait; ///< until those are updated
    bool m_reportsOnRequest = false;
    std::set<EntryId> m_commented; ///< calls with comments
};

} // namespace history
