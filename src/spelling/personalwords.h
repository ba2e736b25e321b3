// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QSet>
#include <QString>

namespace spelling {

/// The words that the user has added, in a file of one word a line, for nobody but the user. Another Belay's words in
/// it stay.
class PersonalWords
{
public:
    explicit PersonalWords(const QString &file) : m_file(file) {}

    /// Reads the file anew. One that cannot be read holds nothing.
    void read();
    /// As it was written, also where a sentence begins with it.
    bool contains(const QString &word) const;
    /// In the file, whole, before this returns; the error is a sentence.
    base::Result<void> add(const QString &word);

    static constexpr int most = 20'000; ///< words
    static constexpr qint64 mostBytes = 2 * 1024 * 1024;

private:
    QString m_file;
    QSet<QString> m_words;
};

} // namespace spelling
