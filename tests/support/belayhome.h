// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "demoagent.h"
#include "settings/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

/// Folders and settings of a Belay that knows nothing of the user's, an agent, and a folder for its sessions. Sets the
/// environment of the test: one at a time, and before the Workspace that is to live in it.
struct BelayHome
{
    QTemporaryDir home;
    settings::Settings settings{home.filePath(QStringLiteral("belay.ini"))};
    settings::AgentEntry agent; ///< the demo agent, which remembers its sessions
    QString folder;             ///< of the sessions, without links in it

    explicit BelayHome(const QString &flags = {});
};
