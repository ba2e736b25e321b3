// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/turnreport.h"

#include <QHash>
#include <QObject>

#include <deque>
#include <map>

namespace history {

/// What one session showed, in order: a reducer of core::SessionEvent. Live and replay use the same function,
/// and nothing is kept anywhere else. Main thread.
class Transcript : public QObject
{
    Q_OBJECT

public:
    explicit Transcript(QObject *parent = nullptr);

    void apply(const core::SessionEvent &event);
    void clear();

    int count() const { return int(m_entries.size()); }
    const Entry &at(int row) const { return m_entries.at(size_t(row)); }
    int rowOf(EntryId id) const; ///< -1 if it is not there
    const acp::PlanUpdate &plan() const { return m_plan; }
    base::TurnId newestTurn() const { return m_newestTurn; } ///< 0: none has begun here
    /// The ledger's rows of a turn of this transcript, undos included, by number.
    std::vector<ledger::Effect> effectsOf(base::TurnId turn) const;
    /// What the user asked for in it.
    QString promptOf(base::TurnId turn) const;
    /// Null while it runs, or if it is not known here.
    const TurnFooter *footerOf(base::TurnId turn) const;
    /// The text of the newest user message, for giving it back after Stop.
    QString lastPrompt() const;

Q_SIGNALS:
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
        int first = 0;   ///< row of its prompt
        int footer = -1; ///< row of its end
        std::vector<CommandFact> commands;
        std::map<base::EffectId, ledger::Effect> effects;
        std::vector<int> calls;               ///< rows of its tool calls
        std::map<base::EffectId, int> owners; ///< rows of the calls that the effects are of
        int lostRequests = 0;
        QDateTime stopAt, endAt;
    };

    Entry &append(const core::SessionEvent &event, EntryBody body);
    void closeStreams(const core::SessionEvent &event);
    void noteLate(const core::SessionEvent &event);
    void refreshReport(base::TurnId turn);
    struct Owner
    {
        int row = -1;
        bool isSure = false; ///< by the agent's own word, or by the content
    };
    Owner ownerOf(const Turn &turn, const ledger::Effect &effect) const;
    void noteEffect(Turn &turn, const ledger::Effect &effect);
    void claimEffects(Turn &turn);
    void refreshCall(const Turn &turn, int row);
    void endRetry();

    std::deque<Entry> m_entries; ///< a deque, so that references survive appending
    EntryId m_nextId = 1;
    QHash<base::ToolCallId, int> m_tools;
    QHash<base::RequestKey, int> m_permissions;
    QHash<base::TerminalId, int> m_terminalOwner; ///< row of the tool call that shows it
    QHash<base::TerminalId, TerminalPart> m_terminals;
    acp::PlanUpdate m_plan;
    QString m_streamMessageId;
    int m_streamRow = -1;
    QHash<base::ToolCallId, int> m_worksOn;
    QHash<base::TurnId, Turn> m_turns;
    base::TurnId m_newestTurn;
};

} // namespace history
