// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace core {

/// Decides which files an agent may touch: those in a list of folders; and reads them. A path is judged after every
/// symlink in it was resolved, and opened in a way that fails if a part of it is replaced meanwhile.
class ConfinedFiles
{
public:
    static constexpr qint64 readLimit = 16 * 1024 * 1024;

    /// \p folders absolute; the first is the session's own.
    explicit ConfinedFiles(QStringList folders);

    /// Where \p path leads. The file itself need not exist, its folder may be missing, too. Errors have
    /// origin User and code EACCES when the path leaves the folders.
    base::Result<QString> resolve(const QString &path) const;
    /// Whole text, or \p limit lines from \p line (1-based). Error code ENOENT where there is no file.
    base::Result<QByteArray> read(const QString &path, std::optional<quint32> line, std::optional<quint32> limit) const;
    /// \p limit lines of \p text from \p line (1-based), as far as there are any.
    static QByteArray lines(const QByteArray &text, std::optional<quint32> line, std::optional<quint32> limit);

private:
    struct Place
    {
        QString root;
        QString relative;
    };
    base::Result<Place> place(const QString &path) const;

    QStringList m_folders; ///< canonical
};

} // namespace core
