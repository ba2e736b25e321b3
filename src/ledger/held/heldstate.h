// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <QByteArray>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace ledger {

/// By what a file of the real folder is known again without reading it.
struct FileIdentity
{
    quint64 inode = 0;
    quint32 mode = 0;
    qint64 size = 0;      ///< 0 for folders
    qint64 changedNs = 0; ///< mtime; 0 for folders
    bool operator==(const FileIdentity &) const = default;
};

/// A path of the real folder as it is now.
struct RealFile
{
    FileMark mark;
    std::optional<FileIdentity> identity; ///< none: nothing is there
};

// Paths are relative to the folder, without a slash at either end.
using Marks = std::map<QByteArray, FileMark>;
using RealFiles = std::map<QByteArray, RealFile>;
using Identities = std::map<QByteArray, FileIdentity>;

/// What is remembered of a folder whose changes are held back.
struct HeldMemory
{
    bool hasBase = true; ///< else nothing is known of what was there, and `base` is empty
    Identities base;     ///< the real folder when the turn began; of what waits, when that was begun
    Marks begun;         ///< the same of what waits, by content, where it has been looked at before it changed
    Marks settled;       ///< what the upper side held when both sides last were the same
};

/// Something that was written and is not in the real folder.
struct HeldChange
{
    QByteArray path;
    FileMark wanted;       ///< as the program sees it
    FileMark now;          ///< as it is in the real folder
    bool conflict = false; ///< the real one is not any more what it was when the program began to change it
    std::optional<FileMark> begun = {}; ///< what it was then; none: nobody knows
    bool inTurn = false;                ///< it is not what it was when the turn began, see HeldFolder::beginTurn()
    bool operator==(const HeldChange &) const = default;
};

/// Whose each difference is.
struct HeldState
{
    std::vector<HeldChange> waiting; ///< by path
    QByteArrayList theirs;           ///< changed in the real folder: to be taken over. By path
    Marks same;                      ///< both sides are the same
    bool isLessThanBefore = false;   ///< something that waited when the turn began does not any more
};

/// Compares what the upper side decides (\p wanted) with the real folder (\p real has each path of \p wanted).
HeldState heldState(const Marks &wanted, const RealFiles &real, const HeldMemory &memory);

/// Of a mode what is taken over. Set-id bits never are.
constexpr quint32 permissionBits = 0777;

/// The same thing with the same content, which is executable for the same people. The modes of
/// folders are no part of it.
bool isSame(const FileMark &a, const FileMark &b);

/// What has to be written along with \p paths of \p waiting: the folders they lie in, and what was in a folder that is
/// none any more.
QByteArrayList acceptedWith(const std::vector<HeldChange> &waiting, const QByteArrayList &paths);
/// What goes along when \p paths are given up: what is in a folder that goes, or comes back, and what stands in the
/// place of a folder they lie in.
QByteArrayList rejectedWith(const std::vector<HeldChange> &waiting, const QByteArrayList &paths);

/// Whether a folder that \p path lies in is one of \p folders.
bool hasAncestorIn(const std::set<QByteArray> &folders, const QByteArray &path);

/// The order in which \p changes can be written: what makes room, then what is made, folders first, then what is
/// taken away, the deepest first.
std::vector<HeldChange> inWritingOrder(std::vector<HeldChange> changes);

} // namespace ledger
