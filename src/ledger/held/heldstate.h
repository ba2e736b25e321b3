// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <QByteArray>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace ledger {

/// Recognizes an unchanged file of the real folder without reading it.
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
    std::optional<FileIdentity> identity; ///< null: nothing is there
};

// Paths are relative to the folder, without a slash at either end.
using Marks = std::map<QByteArray, FileMark>;
using RealFiles = std::map<QByteArray, RealFile>;
using Identities = std::map<QByteArray, FileIdentity>;

/// What is remembered about a folder whose changes are held back.
struct HeldMemory
{
    bool hasBase = true; ///< else nothing is known of what was there, and `base` is empty
    Identities base;     ///< the real folder when the turn began; of what waits, when that was begun
    Marks begun;         ///< the same of what waits, by content, where it has been looked at before it changed
    Marks settled;       ///< what the upper side held when both sides last were the same
};

/// A difference that the program wrote and that is not in the real folder.
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

/// The differences and who made them.
struct HeldState
{
    std::vector<HeldChange> waiting; ///< by path
    QByteArrayList theirs;           ///< changed in the real folder: to be taken over. By path
    Marks same;                      ///< both sides are the same
    bool isLessThanBefore = false;   ///< something that waited when the turn began does not any more
};

/// The paths that are in \p state, of the program and of the user.
std::set<QByteArray> namedIn(const HeldState &state);

/// Compares what the upper folder changes (\p wanted) with the real folder (\p real has each path of \p wanted).
HeldState heldState(const Marks &wanted, const RealFiles &real, const HeldMemory &memory);

/// The part of a mode that is taken over; never set-id bits.
constexpr quint32 permissionBits = 0777;

/// Whether both have the same type, content and executable bits. Modes of folders are ignored.
bool isSame(const FileMark &a, const FileMark &b);

/// What has to be written along with \p paths of \p waiting: the folders that contain them, and the content of a folder
/// that is replaced.
QByteArrayList acceptedWith(const std::vector<HeldChange> &waiting, const QByteArrayList &paths);
/// What has to be discarded along with \p paths: the content of a folder that disappears or comes back, and whatever
/// replaces a folder that contains them.
QByteArrayList rejectedWith(const std::vector<HeldChange> &waiting, const QByteArrayList &paths);

/// Whether one of \p folders contains \p path.
bool hasAncestorIn(const std::set<QByteArray> &folders, const QByteArray &path);

/// The order in which \p changes can be written: first removals that make room, then creations, outer folders first,
/// then other removals, the deepest first.
std::vector<HeldChange> inWritingOrder(std::vector<HeldChange> changes);

} // namespace ledger
