// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QUrl>

namespace models {

/// Where a link of a conversation leads, looked at before anybody goes there.
struct LinkTarget
{
    enum class Way {
        Browse,   ///< at once, to the desktop: a page of the web, a mail that is still to be sent
        ShowFile, ///< at once, to the user's editor: a file or folder of the session's folders
        Ask,      ///< anything else, after the user has seen all of it
        Nowhere,  ///< it is no address
    };
    Way way = Way::Nowhere;
    QUrl url;             ///< what would be opened
    QString path;         ///< of a file here, absolute, links in it resolved; else empty
    int line = 0;         ///< in it; 0: none is named
    QString shown;        ///< all of it as it would be opened, safe to show
    QStringList warnings; ///< what speaks against it, a sentence each
};

/// \p link as it was written; \p folders are the session's, absolute, and a relative link counts from the first. Looks
/// at the disk.
LinkTarget linkTarget(const QString &link, const QStringList &folders);

/// Whether the desktop may run \p path when it is asked to open it: a program, a script or a starter.
bool mayRun(const QString &path);

} // namespace models
