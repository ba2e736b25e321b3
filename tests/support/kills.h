// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

/// How often a test kills Belay under a policy for writing, by its name on the command line: BELAY_KILLS times, else
/// \p usual, and never under one that BELAY_WRITES, where it is set, does not name (several with commas between them).
inline int killsUnder(const QString &writes, int usual)
{
    const QString named = qEnvironmentVariable("BELAY_WRITES");
    if (!named.isEmpty() && !named.split(QLatin1Char(',')).contains(writes))
        return 0;
    const int wanted = qEnvironmentVariableIntValue("BELAY_KILLS");
    return wanted > 0 ? wanted : usual;
}
