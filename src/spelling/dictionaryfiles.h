// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace spelling {

/// The two files of a hunspell dictionary.
struct DictionaryFiles
{
    QString language;     ///< the files' base name: "de_DE", "sr_Latn_RS"
    QString rules, words; ///< paths: .aff and .dic

    bool operator==(const DictionaryFiles &) const = default;
};

/// The folders for dictionaries on this system, the user's own first: DICPATH, then hunspell and myspell in the data
/// folders. Absolute paths without duplicates. Some may not exist.
QStringList dictionaryFolders();

/// The dictionaries in \p folders, by language. An earlier folder wins over a later one; if several names are links to
/// the same files, the name of the files themselves is used. Dictionaries in an unsupported encoding are left out. Any
/// thread.
QList<DictionaryFiles> dictionariesIn(const QStringList &folders);

/// The dictionary in \p installed for \p locale ("de", "de_AT", "de-AT"): the exact one, else another one of that
/// language, preferably of its main country; empty: there is none.
QString dictionaryFor(const QString &locale, const QStringList &installed);

/// One dictionary for each language in \p installed, those of \p preferred first, for detecting the language of a text.
/// A second country's dictionary of a language would know the same words.
QStringList candidates(const QStringList &installed, const QStringList &preferred);

/// The name in the language itself, so that its speakers find it: "Deutsch (Österreich)". With the country only if \p
/// installed has several of that language.
QString languageName(const QString &language, const QStringList &installed);

} // namespace spelling
