// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/commandtemplate.h"

#include <QList>

namespace app {

/// An editor that Belay knows how to send to a line. `command` is for base::filledCommand().
struct EditorEntry
{
    QString name;
    QString command;
    bool operator==(const EditorEntry &) const = default;
};

/// Those of the known editors that are in PATH, or in \p folders where there are some. Editors that live in a
/// terminal come only where there is one to start them in.
QList<EditorEntry> editorsOnPath(const QStringList &folders = {});

/// Opens \p place with \p command, or with the desktop's application for the file where it is empty. Relative paths
/// are in \p folder. The editor belongs to the user: it outlives Belay.
base::Result<void> openInEditor(const QString &command, base::FilePlace place, const QString &folder);

} // namespace app
