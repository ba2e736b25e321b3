// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace settings {

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

/// The program of a terminal that is in PATH, or in \p folders where there are some, and the arguments behind which it
/// takes a command line to run. Empty: there is none.
QStringList terminalOnPath(const QStringList &folders = {});

} // namespace settings
