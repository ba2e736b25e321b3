// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

namespace models {

/// Where a link in a conversation leads, checked before it is opened.
struct LinkTarget
{
    enum class Action {
        Browse,   ///< opened on the desktop at once: a web page, or a mail to be written
        ShowFile, ///< opened in the user's editor at once: a file or folder of the session
        Ask,      ///< anything else, after the user has seen the whole target
        Nowhere,  ///< not an address, or none that leads to anything
    };
    Action action = Action::Nowhere;
    QUrl url;             ///< what would be opened
    QString path;         ///< of a local file, absolute and resolved; else empty
    int line = 0;         ///< line in that file; 0: none
    QString shown;        ///< the whole target, safe to show
    QStringList warnings; ///< warnings, a sentence each
};

/// \p link as it was written; \p folders are the session's, absolute; relative links are relative to the first. Looks
/// at the disk.
LinkTarget linkTarget(const QString &link, const QStringList &folders);

/// Whether opening \p path on the desktop may run it: a program, a script or a .desktop file.
bool mayRun(const QString &path);

} // namespace models
