// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QSet>
#include <QString>

namespace spelling {

/// Words that the user has added, in a private file with one word per line. Words that another Belay added to it are
/// kept.
class PersonalWords
{
public:
    explicit PersonalWords(const QString &file) : m_file(file) {}

    /// Reads the file again. If it cannot be read, there are no words.
    void read();
    /// Whether the word was added, also with a capital as at the beginning of a sentence.
    bool contains(const QString &word) const;
    /// Written to the file before this returns; the error is a sentence.
    base::Result<void> add(const QString &word);

    static constexpr int most = 20'000; ///< words in the file
    static constexpr qint64 mostBytes = 2 * 1024 * 1024;

private:
    QString m_file;
    QSet<QString> m_words;
};

} // namespace spelling
