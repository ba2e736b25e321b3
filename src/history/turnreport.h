// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"

#include <QHash>
#include <QSet>

#include <list>

namespace history {

/// A command that Belay ran for the agent, whether a tool call shows it or not.
struct CommandFact
{
    base::TerminalId id;
    QString line;

    CommandFact(base::TerminalId terminal, QString command) : id(std::move(terminal)), line(std::move(command)) {}
    bool exited = false;
    std::optional<int> exitCode;
    QString signal;
    core::CommandEnd how = core::CommandEnd::Exited;
};

/// Whether a row is about a change that the checkpoint found and no call showed.
bool isUnreported(ReportRow::Why why);

/// Sums up what a turn did and what was kept from happening, for the card at its end. Only turns that were
/// stopped, failed or lost have a report: what finished needs no account. Fed with the turn's entries in order.
class TurnReport
{
public:
    TurnReport(base::TurnId turn, const TurnFooter &footer);

    /// Ends that have a report.
    static bool isFor(core::TurnEnd end);

    void add(const Entry &entry); ///< entries of other turns are passed over
    void add(const CommandFact &command);
    /// After the entries: the ledger knows better than the agent's report.
    void add(const ledger::Effect &effect);
    /// Keeps the rows that \p footer already has, because their events are not stored.
    void add(const core::FolderNotWatched &folder);
    /// The rows, by section; \p lostRequests ended with the connection.
    std::vector<ReportRow> take(int lostRequests);

private:
    void addTool(const Entry &entry, const ToolCall &call);
    void addPermission(const Entry &entry, const Permission &permission);
    void addOutliving(ReportRow row, const OutlivingCall &works);
    void addFile(const ledger::Effect &effect);
    void addGivenUp(const ledger::Effect &effect);
    void removeCovered();
    void addOther(const ledger::Effect &effect);
    using Rows = std::list<ReportRow>;
    void push(ReportRow row);
    /// The first row that \p fits, of those whose last part of a path is that of \p what; m_rows.end(): none. A turn
    /// may have thousands of rows, and each effect looks for its own.
    template <class Fits> Rows::iterator find(const QString &what, Fits fits);
    Rows::iterator firstOf(const base::ToolCallId &call);
    Rows::iterator rowOfCall(const base::ToolCallId &call);
    void remove(Rows::iterator row);
    /// What a call or a permission says of a file, for the changes that nobody reported.
    struct Naming
    {
        enum class How { Named, NotPermitted, Permitted };
        QString path = {}; ///< as the agent wrote it
        How how = How::Named;
        base::ToolCallId call = {};
        EntryId entry = 0;
        bool isAll = false; ///< nothing else is named there
    };
    void noteNaming(const std::vector<QString> &paths, const Naming &like);
    bool isNamed(const Naming &naming, const QString &path) const;
    void explainUnreported(ReportRow &row);
    bool isHeld(const QString &path) const;
    static void setHeld(ReportRow &row);
    void removeNotPermitted(const Naming &naming, const QString &path);

    const base::TurnId m_turn;
    const core::TurnEnd m_end;
    const int m_lateUpdates;
    const std::vector<QString> m_watched, m_held;
    const std::optional<base::Milliseconds> m_lastLate;
    Rows m_rows;
    QHash<QString, std::vector<Rows::iterator>> m_byName; ///< by the last part of `what`, in the order of the rows
    QHash<base::ToolCallId, std::vector<Rows::iterator>> m_byCall; ///< likewise
    QHash<QString, std::vector<Naming>> m_named;                   ///< by the last part of the path
    QSet<base::TerminalId> m_shown;                                ///< commands that a tool call shows already
    QSet<base::ToolCallId> m_throughBelay;                         ///< calls whose command Belay ran
    std::vector<ledger::Effect> m_givenUp;                         ///< changes that Belay did not carry out
    std::vector<ledger::Effect> m_sameAs;                          ///< of which another effect tells more
};

} // namespace history
