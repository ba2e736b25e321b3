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

/// One dictionary, loaded. One thread at a time; making one takes a while.
class Dictionary
{
public:
    explicit Dictionary(const DictionaryFiles &files);
    ~Dictionary();
    Dictionary(const Dictionary &) = delete;
    Dictionary &operator=(const Dictionary &) = delete;

    /// Also where it is made of others with hyphens between, and what is not in the dictionary's letters at all, about
    /// which it cannot say anything.
    bool knows(const QString &word) const;
    QStringList suggestions(const QString &word, int most) const;

private:
    bool knowsWhole(const QString &word) const;

    int m_script;
    std::unique_ptr<Hunspell> m_hunspell;
    std::unique_ptr<WordEncoding> m_encoding;
};

/// The dictionaries that were needed lately, loaded when they are asked for: for jobs on several threads, of which one
/// works with it at a time.
class DictionaryShelf
{
public:
    void setFiles(const QList<DictionaryFiles> &files);
    /// For each of \p words whether \p language knows it, until \p stopped, or until it has taken so long that somebody
    /// else may want to come in between: then it is fewer of them.
    std::vector<bool> known(const QString &language, const QStringList &words, const std::atomic<bool> &stopped);
    QStringList suggestions(const QString &language, const QString &word, int most);

    int loaded(); ///< dictionaries

    static constexpr int mostLoaded = 4;

private:
    const Dictionary *take(const QString &language);

    QMutex m_lock;
    QList<DictionaryFiles> m_files;
    std::map<QString, std::unique_ptr<Dictionary>> m_loaded;
    QStringList m_order; ///< used last at the end
};

} // namespace spelling
