// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace spelling {

/// A dictionary of hunspell's that lies somewhere: two files.
struct DictionaryFiles
{
    QString language;     ///< as its files are called: "de_DE", "sr_Latn_RS"
    QString rules, words; ///< paths: .aff and .dic

    bool operator==(const DictionaryFiles &) const = default;
};

/// Where dictionaries lie on this system, the user's own first: DICPATH, then the data folders' hunspell and myspell.
/// Only whole paths; none twice. Some of them may not be there.
QStringList dictionaryFolders();

/// The dictionaries in \p folders, by language. What one folder has, a later one does not replace; of two that are the
/// same files the one is told that has the files' own name. One in an encoding that nobody here knows is none. Any
/// thread.
QList<DictionaryFiles> dictionariesIn(const QStringList &folders);

/// Of \p installed the one for \p locale ("de", "de_AT", "de-AT"): itself, another one of that language, preferably of
/// the language's own land; empty: there is none.
QString dictionaryFor(const QString &locale, const QStringList &installed);

/// One for each language of \p installed, those of \p preferred first: what it is worth trying a text with. Two lands'
/// dictionaries of one language would know the same words.
QStringList candidates(const QStringList &installed, const QStringList &preferred);

/// "Deutsch (Österreich)": in its own language, for whoever looks for theirs. The land only where \p installed has
/// several of that language.
QString languageName(const QString &language, const QStringList &installed);

} // namespace spelling
