// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace settings {

/// An editor for which Belay knows how to open a file at a line. `command` is for base::filledCommand().
struct EditorEntry
{
    QString name;
    QString command;
    bool operator==(const EditorEntry &) const = default;
};

/// The known editors that are in PATH, or in \p folders if any are given. Editors for the terminal are listed only if a
/// terminal program is there.
QList<EditorEntry> editorsOnPath(const QStringList &folders = {});

/// The program of a terminal that is in PATH, or in \p folders where there are some, and the arguments behind which it
/// takes a command line to run. Empty: there is none.
QStringList terminalOnPath(const QStringList &folders = {});

} // namespace settings
