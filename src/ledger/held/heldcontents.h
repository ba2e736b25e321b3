// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "ledger/held/heldstate.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <set>

namespace ledger {

/// What some paths of a folder were at one time, with what they held, in a folder of its own: files under the hash of
/// their content, links under that of their text. Blocks on the disk; one thread at a time.
class HeldContents
{
public:
    struct Limits
    {
        qint64 file = 0; ///< bytes; a larger one is known, but not kept
        qint64 all = 0;  ///< bytes of all together
    };
    HeldContents(QString folder, Limits limits);

    /// Reads what is known. What cannot be read is not known any more.
    void open();
    /// Whether anything has ever been set().
    bool isSet() const { return m_isSet; }
    const Marks &marks() const { return m_marks; }
    /// From now on \p marks are known, and no others. What they hold is kept if it can be copied from below the open
    /// folder \p from, where it is looked for at its path, and still is the same. Contents of others go.
    base::Result<void> set(const Marks &marks, int from);
    /// Where keepAhead() goes on.
    struct Place
    {
        QByteArray path;  ///< the last one that was looked at
        qint64 bytes = 0; ///< that are kept up to there
        bool isEnd = false;
    };
    /// Keeps what \p marks hold beside what is known, which stays known: set() with the same ones has nothing to copy
    /// then. At most \p most at once, from \p at on.
    void keepAhead(const Marks &marks, int from, int most, Place &at);
    /// Whether put() can bring \p mark back.
    bool has(const FileMark &mark) const;
    /// None: it is not kept, or longer than \p upTo bytes.
    std::optional<QByteArray> text(const FileMark &mark, qint64 upTo) const;
    /// Makes \p path below the open folder \p to what \p mark says. ENOENT: what it held is not kept.
    base::Result<void> put(const FileMark &mark, int to, const QByteArray &path) const;

private:
    QString pathOf(const QByteArray &name) const;
    bool copyIn(const QByteArray &path, const FileMark &mark, int from);
    base::Result<void> save() const;
    void store();

    const QString m_folder;
    const Limits m_limits;
    Marks m_marks;
    std::set<QByteArray> m_kept; ///< names of files
    bool m_isUnstored = false;   ///< some of these may not be on the disk yet
    bool m_isSet = false;
};

} // namespace ledger
