// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace text {

/// The link reference definitions of a message, which hold for all of it, also for what stands before them. Of
/// several for one label the first holds.
class LinkDefinitions
{
public:
    /// Takes what a closed block defines; the keys that were not known before.
    QStringList collect(const Block &block);
    bool isEmpty() const { return m_targets.isEmpty(); }
    bool knows(const QString &key) const { return m_targets.contains(key); }

    /// A footnote of that name has been written. Its key is its name with the mark before it.
    bool hasNote(QStringView label) const;
    bool hasNotes() const { return !m_notes.isEmpty(); }

    /// Markdown that defines what \p source may refer to, to be put before it.
    QString neededBy(const QString &source) const;
    /// Keys of all in \p block that could be a reference.
    static QStringList referencesIn(const Block &block);

private:
    QHash<QString, QString> m_targets;
    QSet<QString> m_notes; ///< keys
};

} // namespace text
