// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/rows/effect.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace ledger {

struct CheckpointLimits
{
    qint64 file = 32 * 1024 * 1024;                ///< larger ones are left out
    qint64 total = qint64(2) * 1024 * 1024 * 1024; ///< bytes to be read by one snapshot; the rest is left out
    int milliseconds = 120'000;                    ///< one operation
};

enum class LeftOutReason { TooLarge, TotalReached, NotRegular, Unreadable, Repository };

/// Something in the folder that a checkpoint does not contain.
struct LeftOut
{
    QByteArray path; ///< from the top, as git writes it
    LeftOutReason reason = LeftOutReason::TooLarge;
    qint64 size = 0;
    qint64 changedNs = 0;
};

/// Permissions that git does not keep: neither 0644 nor 0755.
struct OddMode
{
    quint32 mode = 0; ///< the lower nine bits
    QByteArray blob;
    bool operator==(const OddMode &) const = default;
};
using OddModes = std::map<QByteArray, OddMode>; ///< by path, from the top

/// What a folder held.
struct Snapshot
{
    QByteArray tree; ///< name of a git tree, in hexadecimal
    std::vector<LeftOut> leftOut;
    int read = 0;        ///< files that had to be read
    QByteArray top = {}; ///< absolute; what the paths here are relative to
    OddModes modes = {};
    QByteArrayList repositories = {}; ///< inside the folder, from the top; what is in them is not in here
    /// Changed after the snapshot was begun, or in the same step of the clock that dates files: what they held at that
    /// time is not known. At most mostYoung of them are named.
    QByteArrayList young = {};
    int youngCount = 0;
    /// Folders in which something came or went at that time, and none of young accounts for it: that a file was removed
    /// before git looked is seen nowhere else. Likewise at most mostYoung.
    QByteArrayList youngFolders = {};
    int youngFolderCount = 0;
    qint64 begunNs = 0; ///< when it was asked for, by the clock that dates files; 0: an earlier version did not keep it
    QByteArray ignores = {}; ///< see markOfIgnores()

    static constexpr int mostYoung = 5;
};

struct Change
{
    enum Kind { Added, Modified, Deleted, ModeChanged, TypeChanged, LeftOutChanged };
    QByteArray path; ///< absolute
    Kind kind = Modified;
    quint32 oldMode = 0, newMode = 0; ///< git's modes: 0100644, 0100755, 0120000, 0160000
    QByteArray oldBlob, newBlob;      ///< git's object names; empty: none
    bool came = false, went = false;  ///< for a file that was left out
};

/// Paths, sorted by what to do with them in the index.
struct Candidates
{
    QByteArrayList add;    ///< also missing files: git notices that they are gone
    QByteArrayList remove; ///< files that are left out from now on
    std::vector<LeftOut> leftOut;
};

/// \p paths are relative to \p top. Looks at each; blocks, any thread.
Candidates sortOut(const QByteArrayList &paths, const QByteArray &top, const CheckpointLimits &limits);

/// The current time by the clock that dates files. It advances in steps of some milliseconds; a file written after this
/// has returned has the same time or a later one.
qint64 fileClockNs();

/// Change times of files and folders that had changed shortly before they were looked at: by path, folders end with
/// "/".
using RecentDates = std::map<QByteArray, qint64>;

/// Reads what the disk says about the files in an index, beside their content. \p entries: output of `ls-files -s -z`;
/// \p begunNs: when the snapshot was begun. Fills in modes, repositories and what is young, except what \p dates, from
/// the previous look, shows to be older. Afterwards \p dates are those of this look. Looks at each file; blocks, any
/// thread.
void lookAtEntries(const QByteArray &entries, const QByteArray &top, qint64 begunNs, Snapshot &snapshot,
                   RecentDates &dates);

/// Tells whether the lists \p files, which are outside of the folder and say what git ignores in it, are as they were.
/// Blocks, any thread.
QByteArray markOfIgnores(const QStringList &files);

/// Adds the linked work trees in the folder to the repositories of \p snapshot, by git's notes in \p noted. Often git
/// ignores them, and then tells nothing of them. Blocks, any thread.
void addWorkTrees(const QByteArray &noted, Snapshot &snapshot);

/// Adds the modes of both snapshots to the changes between them, and changes that affect only the mode.
void compareModes(const Snapshot &from, const Snapshot &to, const QByteArray &top, std::vector<Change> &changes);

/// Parses the output of `diff-tree -r -z --raw`.
std::vector<Change> parseChanges(const QByteArray &raw, const QByteArray &top);

/// Parses the output of `ls-tree -z` for \p snapshot: its files, as changes to what they were.
std::vector<Change> parseEntries(const QByteArray &entries, const Snapshot &snapshot);

/// Parses the output of `cat-file --batch`: contents by git's name; missing objects are left out.
std::map<QByteArray, QByteArray> parseBatch(const QByteArray &output);

} // namespace ledger
