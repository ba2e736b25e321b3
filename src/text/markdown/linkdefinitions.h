// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/markdown/block.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace text {

/// The link reference definitions of a message, which apply to all of it, also to text before them. If a label is
/// defined several times, the first definition applies.
class LinkDefinitions
{
public:
    /// Adds the definitions in a closed block; returns the keys that are new.
    QStringList collect(const Block &block);
    bool isEmpty() const { return m_targets.isEmpty(); }
    bool knows(const QString &key) const { return m_targets.contains(key); }

    /// Whether a footnote with that label exists. Its key is the label with its marker.
    bool hasNote(QStringView label) const;
    bool hasNotes() const { return !m_notes.isEmpty(); }

    /// Markdown that defines the links \p source may refer to, to be put before it.
    QString neededBy(const QString &source) const;
    /// Keys of everything in \p block that may be a reference.
    static QStringList referencesIn(const Block &block);

private:
    QHash<QString, QString> m_targets;
    QSet<QString> m_notes; ///< keys
};

} // namespace text
