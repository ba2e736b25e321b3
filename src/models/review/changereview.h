// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/linematching.h"
#include "ledger/disk/textmerge.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace models {

/// A changed file to be reviewed.
struct ReviewInput
{
    QString path;                       ///< absolute; show it through base::visibleText
    std::optional<QByteArray> base;     ///< before the change; null: there was no file
    std::optional<QByteArray> proposed; ///< after the change; null: the file is deleted
    std::optional<QByteArray> current;  ///< on the disk now; null: there is no file
    /// A content is not known, so the file can only be accepted or rejected as a whole. `touched` must be set then.
    bool unknown = false;
    bool touched = false; ///< somebody else has changed the file since
    QString remark{};     ///< a warning; a file with one is not preselected
    QString group{};      ///< a heading for this and the following ones of the same; empty: none
    bool operator==(const ReviewInput &) const = default;
};

/// Lines that can be accepted separately.
struct ReviewHunk
{
    bool accepted = true;
    bool conflict = false;                ///< somebody else has changed the same lines
    bool mine = false;                    ///< rejected: it is decided that the lines on the disk stay. Not `accepted`
    std::optional<QByteArray> together{}; ///< of a conflict: what the user has made of both. `accepted`, too
    /// For a conflict: the lines in the text on the disk, in that which both began with, and in the proposed one, each
    /// with what is around them there.
    std::array<QString, 3> sides{};
    QString before, after;             ///< the changed lines, with some unchanged ones around them
    int beforeLine = 0, afterLine = 0; ///< their first lines in the two texts, from 0
    size_t number = 0;                 ///< index in the merge
};

struct ReviewFile
{
    ReviewInput input;
    ledger::Merge merge;           ///< ours: the disk, theirs: the proposed text
    std::vector<ReviewHunk> hunks; ///< empty: only as a whole, see `accepted`
    bool accepted = true;
    bool mine = false;    ///< rejected, without hunks: it is decided that what is on the disk stays. Not `accepted`
    bool touched = false; ///< somebody else has changed it since
    bool isText = true;
};

/// A review of changes by file and hunk, and the resulting texts. If somebody else changed a file meanwhile, those
/// changes stay; where both changed the same lines, the other's stay unless the user decides otherwise.
class ChangeReview
{
public:
    enum class Purpose {
        Proposed, ///< nothing is written yet: accepted hunks are written
        Written,  ///< all is on the disk: rejected hunks are undone
    };
    enum class Accepted { None, Part, All };

    ChangeReview() = default;
    ChangeReview(Purpose purpose, std::vector<ReviewInput> files);

    Purpose purpose() const { return m_purpose; }
    const std::vector<ReviewFile> &files() const { return m_files; }
    /// What was decided in \p earlier of files that still are as they were there.
    void takeOver(const ChangeReview &earlier);
    void accept(size_t file, bool on);
    void accept(size_t file, size_t hunk, bool on);
    /// What is on the disk stays: a decision, too.
    void takeMine(size_t file);
    void takeMine(size_t file, size_t hunk);
    /// \p lines, of what the user has made of both, in the place of a conflict. They end as those that they replace.
    void takeTogether(size_t file, size_t hunk, QByteArray lines);
    /// What that may begin with.
    QByteArray bothLines(size_t file, size_t hunk) const;
    /// How much of it is decided: accepted, or that what is on the disk stays.
    Accepted accepted(size_t file) const;
    /// Whether anything of the proposed text is accepted.
    bool writes(size_t file) const;
    /// Whether it is decided that all of it is as it is on the disk.
    bool keepsMine(size_t file) const;
    /// What of the proposed text stays undecided where something of it is rejected: the proposed text without that.
    /// Null: nothing is rejected, or nothing is left.
    std::optional<QByteArray> undecided(size_t file) const;
    struct Hunks
    {
        int accepted = 0, rejected = 0, undecided = 0;
    };
    Hunks hunks(size_t file) const;
    /// Whether anything is accepted or, in a review of Written changes, rejected.
    bool hasWork() const;
    /// The resulting content; null: no file.
    std::optional<QByteArray> result(size_t file) const;
    /// The lines that the result changes on the disk.
    base::LineCounts lines(size_t file) const;
    /// Those that it would change if all of it were accepted.
    base::LineCounts linesIfAccepted(size_t file) const;

    static constexpr size_t mostHunks = 200; ///< with more, a file is reviewed as a whole

private:
    void findHunks(ReviewFile &file) const;
    QByteArray linesOf(size_t file, size_t hunk) const;
    void showLines(const ReviewFile &file, ReviewHunk &hunk) const;

    Purpose m_purpose = Purpose::Proposed;
    std::vector<ReviewFile> m_files;
};

} // namespace models
