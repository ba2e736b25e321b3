// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "core/values/heldfile.h"
#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"
#include "proxy/contact.h"

#include <QHash>
#include <QSet>

#include <list>
#include <optional>
#include <vector>

namespace history {

/// A command that Belay ran for the agent, whether a tool call shows it or not.
struct CommandFact
{
    base::TerminalId id;
    QString line;

    CommandFact(base::TerminalId terminal, QString command) : id(std::move(terminal)), line(std::move(command)) {}
    bool exited = false;
    bool runsOn = false; ///< it has left something running
    std::optional<int> exitCode;
    QString signal;
    core::CommandEnd how = core::CommandEnd::Exited;
};

/// Whether a row is about a change that the checkpoint found and no call showed.
bool isUnreported(ReportRow::Reason why);

/// The row about a host.
ReportRow contactRow(const proxy::Contact &contact);
ReportRow leftRow(const core::LeftProcess &left);

/// Sums up what a turn did and what was prevented, for the card at its end. Only turns that were stopped, failed or
/// lost have a whole one; of others it is the hosts that they contacted and what changed after them. Fed with the
/// turn's entries in order.
class TurnReport
{
public:
    /// \p rows: about how many it will have.
    TurnReport(base::TurnId turn, const TurnFooter &footer, qsizetype rows);

    /// Whether such an end has a report.
    static bool isFor(core::TurnEnd end);

    /// Before all else, if it is known: what waited for the user at the turn's end. Called again: that, too.
    void setWaiting(const std::vector<core::HeldFile> &files);
    void add(const Entry &entry); ///< entries of other turns are ignored
    /// After all entries: what of it runs on, whatever is said of it otherwise.
    void addRunning(const Entry &entry);
    void add(const CommandFact &command);
    /// After the entries: the ledger overrides the agent's report.
    void add(const ledger::Effect &effect);
    /// Keeps the rows that \p footer already has, because their events are not stored.
    void add(const core::FolderNotWatched &folder);
    /// The rows, by section; \p lostRequests ended with the connection.
    std::vector<ReportRow> take(int lostRequests);

private:
    void addTool(const Entry &entry, const ToolCall &call);
    void addPermission(const Entry &entry, const Permission &permission);
    void addOutliving(ReportRow row, const base::ToolCallId &call, const QString &title, qint64 process);
    void addFile(const ledger::Effect &effect);
    void addGivenUp(const ledger::Effect &effect);
    void removeCovered();
    void addOther(const ledger::Effect &effect);
    void addRemote(const ledger::Effect &effect);
    using Rows = std::list<ReportRow>;
    void push(ReportRow row);
    /// The first row that \p fits, among those whose path ends like \p what; m_rows.end(): none. Indexed, since a turn
    /// may have thousands of rows and effects.
    template <class Fits> Rows::iterator find(const QString &what, Fits fits);
    Rows::iterator firstOf(const base::ToolCallId &call);
    Rows::iterator rowOfCall(const base::ToolCallId &call);
    void remove(Rows::iterator row);
    /// That a call or a permission names a file, for explaining unreported changes.
    struct Naming
    {
        enum class Mention { Named, NotPermitted, Permitted };
        QString path = {}; ///< as the agent wrote it
        Mention how = Mention::Named;
        base::ToolCallId call = {};
        EntryId entry = 0;
        bool isAll = false; ///< it names only this file
    };
    void recordNaming(const std::vector<QString> &paths, const Naming &like);
    bool isNamed(const Naming &naming, const QString &path) const;
    void explainUnreported(ReportRow &row);
    bool isHeld(const QString &path) const;
    void setHeld(ReportRow &row, const std::vector<QString> &paths) const;
    void removeNotPermitted(const Naming &naming, const QString &path);

    const base::TurnId m_turn;
    const core::TurnEnd m_end;
    const int m_lateUpdates;
    const std::vector<QString> m_watched, m_held;
    const std::optional<base::Milliseconds> m_lastLate;
    std::optional<QSet<QString>> m_waiting; ///< the names of what waited, without their folders
    QSet<QString> m_untouched;              ///< what was found not to wait when the report was made before
    Rows m_rows;
    QHash<QString, std::vector<Rows::iterator>> m_byName; ///< by the last part of `what`, in the order of the rows
    QHash<base::ToolCallId, std::vector<Rows::iterator>> m_byCall; ///< in the order of the rows
    QHash<QString, std::vector<Naming>> m_named;                   ///< by the last part of the path
    QSet<base::TerminalId> m_shown;                                ///< commands shown by a tool call
    QSet<base::ToolCallId> m_throughBelay;                         ///< calls whose command Belay ran
    std::vector<ledger::Effect> m_givenUp;                         ///< changes that Belay did not make
    std::vector<ledger::Effect> m_sameAs;                          ///< covered by another effect
    std::vector<ledger::Effect> m_git;                             ///< git's branches, and its records beside them
};

} // namespace history
