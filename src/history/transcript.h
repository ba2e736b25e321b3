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
    /// The text of the newest user message, for giving it back after Stop.
    QString lastPrompt() const;

Q_SIGNALS:
    void aboutToAppend(int row);
    void appended(int row);
    /// The entry in \p row changed; of streaming texts only the end grew.
    void changed(int row);
    void planChanged();
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
        int lostRequests = 0;
        QDateTime stopAt, endAt;
    };

    Entry &append(const core::SessionEvent &event, EntryBody body);
    void closeStreams(const core::SessionEvent &event);
    void noteLate(const core::SessionEvent &event);
    void refreshReport(base::TurnId turn);

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
};

} // namespace history
