// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/process/processtree.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace base {

/// A process as one look showed it. What it was started for and where are its own words: it may change them.
struct SeenProcess
{
    ProcessId id;
    qint64 parent = 0;
    qint64 group = 0, session = 0; ///< of processes: numbers of those that lead them
    QByteArrayList arguments = {}; ///< the program's name first; empty if they cannot be read
    QByteArray folder = {};        ///< its working folder; empty if it cannot be read
};

/// Which details a look reads. Both cost as much as all the rest.
using WantsDetails = std::function<bool(const ProcessId &process)>;

/// What \p program, or the guard over it, started and that still runs; \p program is among it. Null if that cannot be
/// known: /proc cannot be read, or \p program has ended and no guard is left. What is born or gets a new parent while
/// this reads may be missing. May block for some milliseconds; any thread.
std::optional<std::vector<SeenProcess>> lookAround(qint64 program, const WantsDetails &wantsDetails);
/// The same below \p guard, without that itself.
std::optional<std::vector<SeenProcess>> lookBelow(qint64 guard, const WantsDetails &wantsDetails);
/// The process that has \p number now; null if none runs.
std::optional<SeenProcess> lookAt(qint64 number, const WantsDetails &wantsDetails);
/// The process that stands over \p program as its guard; null if none does.
std::optional<ProcessId> guardOf(qint64 program);

/// Now, as ProcessId::start counts; 0 if that cannot be known. There are ticksPerSecond() of them in a second.
qint64 processTicks();
qint64 ticksPerSecond();

/// The first of \p processes, written down for a later run of Belay.
QByteArray noteOf(const std::vector<ProcessId> &processes);
/// Those of \p note that still run. What ran before the machine was started does not.
std::vector<ProcessId> stillRunning(const QByteArray &note);

/// Whether \p process was started to run \p line: word by word, or by a shell that was handed it, alone or within what
/// the agent puts around it.
bool runsLine(const SeenProcess &process, const QString &line);
/// A shell that was handed no script: it waits for commands.
bool isWaitingShell(const SeenProcess &process);
/// A short name for people: of a shell its script.
QString shortName(const SeenProcess &process);
/// \p processes, which belong together and of which the oldest comes first, with the one in front that tells best what
/// they do: of a shell what it runs now.
std::vector<SeenProcess> workingFirst(std::vector<SeenProcess> processes);

} // namespace base
