// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace ledger {

/// The numbers are stored in files: append, never renumber.
enum class FileType { Unknown, Missing, Regular, Symlink, Folder, Other };

/// The state of a path as it was found, or is to be.
struct FileMark
{
    FileType type = FileType::Unknown;
    QByteArray hash; ///< SHA-256, 32 bytes, of the content (Regular) or of the link's text (Symlink)
    quint32 mode = 0;
    qint64 size = 0;
    bool kept = false; ///< the blob store has the content

    bool known() const { return type != FileType::Unknown; }
    bool isThere() const { return type != FileType::Unknown && type != FileType::Missing; }
    /// The same content and kind of thing. Modes are not compared.
    bool sameContent(const FileMark &other) const { return known() && type == other.type && hash == other.hash; }
    bool operator==(const FileMark &) const = default;
};

} // namespace ledger
