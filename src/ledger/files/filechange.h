// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "ledger/disk/filestate.h"
#include "ledger/rows/effect.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace ledger {

/// A file to be written or deleted, as a row of the ledger.
struct FileChange
{
    /// Session, turn, key, tool call, compensates, restores and partOf, and `path`: absolute and resolved. Kind, marks
    /// and the rest are filled in.
    Effect effect;
    std::optional<QByteArray> content; ///< null, and no contentFrom: the file goes to the trash
    QByteArray contentFrom;            ///< hash of a content in the blob store
    /// Or Symlink, whose text is `content`; or Folder, which is created if there is any `content`, else removed; that
    /// fails with ENOTEMPTY if it is not empty.
    FileType type = FileType::Regular;
    std::optional<quint32> mode;
    /// Folders above the file that are removed with it, as far as they are empty then, or that get these modes if they
    /// are made with it; the nearest first.
    std::vector<quint32> folders = {};
    /// What must be there now. Null: whatever is there when the change is prepared.
    std::optional<FileMark> expected;
    /// Does not touch a file that already has the content, so that its times stay.
    bool leaveSame = false;
    QString remark; ///< detail of the committed row; may be empty
    /// It may be done together with its neighbours that may be, too, so that they share what is synced. Only a small
    /// file with a content, or a folder to be made.
    bool mayShare = false;
    /// Called on the main thread when the row is prepared and the file not yet touched. A returned sentence cancels the
    /// change, and is the reason. May be empty.
    std::function<std::optional<QString>()> hold;
};

} // namespace ledger
