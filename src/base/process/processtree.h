// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayList>
#include <QString>

#include <vector>

namespace base {

struct RunningProcess
{
    qint64 id = 0;
    QByteArrayList arguments; ///< the program's name first
    qint64 age = 0;           ///< ms since its start, including the time the machine slept
};

/// What was started by \p program, or by the guard over it, and still runs; \p program is among it. Reads /proc, so it
/// may block for some milliseconds; none where there is no such folder. Any thread.
std::vector<RunningProcess> processesAround(qint64 program);

/// Whether \p process was started for the command \p line: as the script of a shell, as agents hand it over, or word
/// by word.
bool runsCommand(const RunningProcess &process, const QString &line);

} // namespace base
