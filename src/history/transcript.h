// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/effectindex.h"
#include "history/turnreport.h"
#include "ledger/effect.h"

#include <QHash>
#include <QObject>

#include <deque>
#include <map>
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
    /// Entries before the first one are in a store; 0: this is all.
    quint64 earlierCount() const { return m_earlier; }
    void setEarlierCount(quint64 count);

    int count() const { return int(m_entries.size()); }
    const Entry &at(int row) const { return m_entries.at(size_t(row)); }
    int rowOf(EntryId id) const; ///< -1 if it is not there
    const acp::PlanUpdate &plan() const { return m_plan; }
    /// The newest snapshot in the transcript says the same.
    bool isPlanKept() const;
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
    void turnBegan(base::TurnId turn);
    /// A row of \p turn is new or has changed.
    void effectsChanged(base::TurnId turn);
    void aboutToClear();
    void cleared();

private:
    struct Apply;
    friend struct Apply;

    struct Turn
    {
        EntryId first = 0;  ///< its prompt
        EntryId footer = 0; ///< its end
        std::vector<CommandFact> commands;
        std::map<base::EffectId, ledger::Effect> effects;
        EffectIndex index;
        QHash<base::ToolCallId, EntryId> calls;   ///< also those of earlier runs, in which the same names were given
        std::map<base::EffectId, EntryId> owners; ///< the calls that the effects are of
        std::map<EntryId, std::set<base::EffectId>> owned; ///< the same the other way round
        int lostRequests = 0;
        std::vector<core::FolderNotWatched> notWatched;
        std::optional<core::UsageCounted> usage;
        bool planned = false; ///< its plan has changed, and that is no entry yet
        EntryId latePlan = 0; ///< what the agent made of it after Stop or the end
        QDateTime stopAt, endAt;
    };

    Entry &append(const core::SessionEvent &event, EntryBody body);
    void closeStreams(const core::SessionEvent &event);
    void keepPlan(const core::SessionEvent &event);
    void noteLate(const core::SessionEvent &event);
    void refreshReport(base::TurnId turn);
    void makeReport(base::TurnId turn);
    struct Owner
    {
        EntryId call = 0;
        bool isSure = false; ///< by the agent's own word, or by the content
    };
    Owner ownerOf(const Turn &turn, const ledger::Effect &effect) const;
    void noteEffect(Turn &turn, const ledger::Effect &effect);
    void claimEffects(Turn &turn, EntryId call);
    void disown(Turn &turn, base::EffectId effect);
    void refreshCall(const Turn &turn, EntryId callId);
    Entry &entry(EntryId id) { return m_entries[size_t(id - m_entries.front().id)]; }
    const Entry &entry(EntryId id) const { return m_entries[size_t(id - m_entries.front().id)]; }
    template <class Body> Body &body(EntryId id) { return std::get<Body>(entry(id).body); }
    EntryId lastId() const { return m_entries.back().id; }
    void touch(EntryId id) { Q_EMIT changed(rowOf(id)); }
    void endRetry();

    // Entries name each other by id: rows move when earlier entries are put before all others.
    std::deque<Entry> m_entries; ///< a deque, so that references survive growing at both ends
    EntryId m_nextId = 1;
    quint64 m_earlier = 0;
    QHash<base::ToolCallId, EntryId> m_tools; ///< of this run: a session gives each call a name of its own
    QHash<base::RequestKey, EntryId> m_permissions, m_elicitations;
    QHash<base::RequestKey, base::ToolCallId> m_waiting;  ///< the calls that open permissions are about
    QHash<base::ToolCallId, acp::ToolCallUpdate> m_asked; ///< of calls that have no entry yet
    QHash<base::TerminalId, EntryId> m_terminalOwner;     ///< the tool call that shows it
    QHash<base::TerminalId, TerminalPart> m_terminals;
    acp::PlanUpdate m_plan;
    std::optional<base::TurnId> m_planTurn; ///< in which the agent sent it; none: in an earlier run
    EntryId m_keptPlan = 0;                 ///< its newest snapshot; 0: none is here
    QString m_streamMessageId;
    EntryId m_stream = 0; ///< what is being said; 0: nothing
    qint64 m_notKept = 0; ///< characters of it that came after Stop and were too many
    QHash<base::ToolCallId, EntryId> m_worksOn;
    QHash<base::TurnId, Turn> m_turns;
    base::TurnId m_newestTurn;
    std::set<base::TurnId> m_reportsDue;
};

} // namespace history
