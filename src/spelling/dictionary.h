// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "spelling/dictionaryfiles.h"

#include <QMutex>
#include <QStringList>

#include <atomic>
#include <map>
#include <memory>
#include <vector>

class Hunspell;

namespace spelling {

class WordEncoding;

/// One loaded dictionary. One thread at a time; loading takes a while.
class Dictionary
{
public:
    explicit Dictionary(const DictionaryFiles &files);
    ~Dictionary();
    Dictionary(const Dictionary &) = delete;
    Dictionary &operator=(const Dictionary &) = delete;

    /// Also true for words joined by hyphens if all of them are known, and for words in another script, which the
    /// dictionary cannot judge.
    bool knows(const QString &word) const;
    QStringList suggestions(const QString &word, int most) const;

private:
    bool knowsWhole(const QString &word) const;

    int m_script;
    std::unique_ptr<Hunspell> m_hunspell;
    std::unique_ptr<WordEncoding> m_encoding;
};

/// Keeps the dictionaries that were used last and loads them on demand. For jobs on several threads, one of which can
/// use it at a time.
class DictionaryShelf
{
public:
    void setFiles(const QList<DictionaryFiles> &files);
    /// For each of \p words whether \p language knows it. Stops early when \p stopped is set or when its time is up, so
    /// that another job gets its turn: then the result is shorter than \p words.
    std::vector<bool> known(const QString &language, const QStringList &words, const std::atomic<bool> &stopped);
    QStringList suggestions(const QString &language, const QString &word, int most);

    int loaded(); ///< number of loaded dictionaries

    static constexpr int mostLoaded = 4;

private:
    const Dictionary *take(const QString &language);

    QMutex m_lock;
    QList<DictionaryFiles> m_files;
    std::map<QString, std::unique_ptr<Dictionary>> m_loaded;
    QStringList m_order; ///< most recently used last
};

} // namespace spelling
