// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/linematching.h"
#include "ledger/files/textmerge.h"

#include <QString>

#include <optional>
#include <vector>

namespace models {

/// A changed file as it comes into a review.
struct ReviewInput
{
    QString path;                       ///< absolute; show it through base::visibleText
    std::optional<QByteArray> base;     ///< before the change; none: there was no file
    std::optional<QByteArray> proposed; ///< after it; none: the file goes
    std::optional<QByteArray> current;  ///< on the disk now; none: there is no file
    /// A content is not known, so that it is all or nothing. `touched` then says what comparing would.
    bool unknown = false;
    bool touched = false; ///< somebody else changed the file since
    QString remark{}; ///< what is to be known of it before it is accepted; such a file is not accepted from the start
};

/// Lines that can be accepted by themselves.
struct ReviewHunk
{
    bool accepted = true;
    bool conflict = false;             ///< somebody else changed the same lines
    QString before, after;             ///< the change, with some lines around it that both have
    int beforeLine = 0, afterLine = 0; ///< their first lines in their files, from 0
    size_t number = 0;                 ///< in the merge
};

struct ReviewFile
{
    ReviewInput input;
    ledger::Merge merge;           ///< ours: the disk, theirs: the proposal
    std::vector<ReviewHunk> hunks; ///< empty: all or nothing, see `accepted`
    bool accepted = true;
    bool touched = false; ///< somebody else changed it since
    bool isText = true;
};

/// Changes looked through file by file and hunk by hunk, and the texts that result. Where somebody else changed a
/// file meanwhile, what they wrote stays; where both changed the same lines, theirs stays unless it is decided
/// otherwise.
class ChangeReview
{
public:
    enum class Purpose {
        Staged,  ///< nothing is written yet: accepted is written, rejected is not
        Written, ///< all is on the disk: accepted is kept, rejected is taken back
    };
    enum class Accepted { None, Part, All };

    ChangeReview() = default;
    ChangeReview(Purpose purpose, std::vector<ReviewInput> files);

    Purpose purpose() const { return m_purpose; }
    const std::vector<ReviewFile> &files() const { return m_files; }
    void accept(size_t file, bool on);
    void accept(size_t file, size_t hunk, bool on);
    Accepted accepted(size_t file) const;
    /// Something is accepted, or in a review of what is written, rejected.
    bool hasWork() const;
    /// What the file will be; none: no file.
    std::optional<QByteArray> result(size_t file) const;
    /// What the result changes on the disk.
    base::LineCounts lines(size_t file) const;

    static constexpr size_t mostHunks = 200; ///< more are all or nothing

private:
    void findHunks(ReviewFile &file) const;

    Purpose m_purpose = Purpose::Staged;
    std::vector<ReviewFile> m_files;
};

} // namespace models
