// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "installed.h"

#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

/// The program that records system calls; null: there is none.
inline QString straceProgram()
{
    return QStandardPaths::findExecutable(QStringLiteral("strace"));
}

/// Whether it may trace here; some containers forbid it.
inline bool mayTrace()
{
    return QProcess::execute(straceProgram(), {QStringLiteral("-qq"), QStringLiteral("-e"),
                                               QStringLiteral("trace=none"), QStringLiteral("/bin/true")}) == 0;
}

/// Leaves the test function where nothing can be traced. What is traced may fail later: that is no reason to skip.
#define SKIP_UNLESS_TRACING()                                                                               \
    do {                                                                                                    \
        SKIP_UNLESS_INSTALLED(!straceProgram().isEmpty(), "strace is not installed (see packaging/setup)"); \
        if (!mayTrace())                                                                                    \
            QSKIP("strace may not trace here");                                                             \
    } while (false)
