// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/processlook.h"

#include <QByteArray>
#include <QString>

#include <limits>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace base {

/// Whose the processes of a program's tree are that works on several commands at a time. It is told when commands begin
/// and end and what each look at the tree shows, and says which processes belong to which command: by what started
/// them, by their process group, by their words, by when they were born. A process is its number with its start, so it
/// stays the same when it executes another program, leaves its group or loses its parent.
///
/// What is born while no command runs, and what nothing of a command's started and does not look like it, is the
/// program's own. What may be of several commands is said to be so. Does no looking itself; one thread at a time.
/// Times are in processTicks().
class ProcessFollower
{
public:
    using Command = quint64; ///< a number that the caller chooses

    /// The command is first heard of at \p at; nothing of it was born earlier, unless its words tell. \p line and
    /// \p folder may be empty and come later. Again for one that is known: only what is not empty counts.
    void begin(Command command, const QString &line, const QByteArray &folder, qint64 at);
    /// The program says that the command has ended; what it started goes on belonging to it. Once; later ones count
    /// nothing.
    void end(Command command, qint64 at);
    /// The same for all that have begun.
    void endAll(qint64 at);
    /// Forgets a command: what still runs of it is the program's own from now on.
    void forget(Command command);
    bool knows(Command command) const { return m_commands.contains(command); }

    /// A look at the whole tree, begun at \p at; the first shows what the program is made of. Returns the commands of
    /// which other processes run than before.
    std::set<Command> update(std::vector<SeenProcess> look, qint64 at);
    /// The tree is gone. Returns the commands of which something ran.
    std::set<Command> clear();
    /// The next look should read them: they are new, or may have become another program.
    bool wantsDetails(const ProcessId &process) const;
    /// For another thread.
    WantsDetails detailsWanted() const;

    /// What runs of \p command, the oldest first.
    std::vector<SeenProcess> of(Command command) const;
    bool isRunning(Command command) const { return m_of.contains(command); }
    struct Doubtful
    {
        SeenProcess process;
        std::vector<Command> may; ///< of which it may be, two or more
    };
    std::vector<Doubtful> doubtful() const;
    /// The program itself and what it started for itself.
    std::vector<SeenProcess> own() const;
    /// Whether anything runs that is not the program's own.
    bool isFollowing() const;

private:
    struct Told
    {
        QString line;
        QByteArray folder;
        qint64 begun = 0;
        std::optional<qint64> ended = {};
        bool isRecognized = false; ///< a process was known by its words
    };
    struct Followed
    {
        SeenProcess seen;
        std::optional<Command> command = {};
        std::vector<Command> may = {};
        bool isDecided = false;
        bool isBefore = false; ///< the first look showed it
    };
    void decide(Followed &process, qint64 at);
    bool isProgramsGroup(qint64 group) const;
    void claimParent(const SeenProcess &process, Command command);
    std::optional<Command> byOrigin(const SeenProcess &process) const;
    static bool wasBornDuring(const Told &command, const SeenProcess &process);
    std::vector<Command> byWords(const SeenProcess &process) const;
    std::optional<Command> byPart(const SeenProcess &process) const;
    std::vector<Command> byTime(const SeenProcess &process, bool isOrphan) const;
    const Followed *parentOf(const SeenProcess &process) const;
    std::map<Command, std::vector<SeenProcess>> byCommand() const;

    std::map<Command, Told> m_commands;
    std::map<Command, std::vector<SeenProcess>>
        m_of; ///< what runs of each, kept since it is asked for more often than it changes
    std::map<qint64, Followed> m_processes; ///< by number: a look never shows two with the same
    struct Claim
    {
        Command command = 0;
        qint64 start = 0; ///< of the child; it is no younger
    };
    std::map<qint64, Claim> m_parents;  ///< by number: of processes of a command, themselves not decided yet
    std::map<qint64, Claim> m_earlier;  ///< the same, of the look before
    std::map<qint64, Command> m_groups; ///< groups and sessions of a command, while something is in them
    static constexpr qint64 never = std::numeric_limits<qint64>::max();
    qint64 m_reconsidered = never; ///< what was born since: its words may be those of a command that is new
    bool m_hasLooked = false;
};

} // namespace base
