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

/// Known settings files of other programs that contain agents and exist here.
QList<ImportSource> importSources();
/// The agents in such a file, and sentences about the entries that were skipped.
base::Result<QList<settings::AgentEntry>> importedAgents(const QString &path, QStringList *skipped);

} // namespace agents
