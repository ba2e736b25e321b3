// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcessEnvironment>

/// For a `belay` that is run as a program: it knows these folders and nothing of the user's. \p speed is that of the
/// demo agent, in percent; empty: its own.
inline QProcessEnvironment demoEnvironment(const QString &configHome, const QString &dataHome,
                                           const QString &speed = {})
{
    QProcessEnvironment out = QProcessEnvironment::systemEnvironment();
    out.insert(QStringLiteral("XDG_CONFIG_HOME"), configHome);
    out.insert(QStringLiteral("XDG_DATA_HOME"), dataHome);
    if (!speed.isEmpty())
        out.insert(QStringLiteral("BELAY_DEMO_SPEED"), speed);
    return out;
}
