// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "settings/agententry.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace agents {

/// A file in which another program keeps its settings.
struct ImportSource
{
    QString name; ///< of the program
    QString path;
};

/// Where other programs keep their settings with agents, as far as the files are there.
QList<ImportSource> importSources();
/// Agents of such a file, and sentences about what was left out.
base::Result<QList<settings::AgentEntry>> importedAgents(const QString &path, QStringList *skipped);

} // namespace agents
