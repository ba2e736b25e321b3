// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>

/// Writes a dictionary of \p words, which are in the encoding \p set already, into \p folder.
inline void writeDictionary(const QString &folder, const QString &language, const QList<QByteArray> &words,
                            const QByteArray &set = "UTF-8", const QByteArray &rules = {})
{
    QDir().mkpath(folder);
    QFile affixes(folder + u'/' + language + QStringLiteral(".aff"));
    QFile list(folder + u'/' + language + QStringLiteral(".dic"));
    if (!affixes.open(QIODevice::WriteOnly) || !list.open(QIODevice::WriteOnly))
        qFatal("%s cannot be written", qPrintable(list.fileName()));
    affixes.write((set.isEmpty() ? QByteArray() : "SET " + set + "\n") + "TRY esianrtolcdugmphbyfvkwzäöüß\n" + rules);
    list.write(QByteArray::number(words.size()) + "\n" + words.join('\n') + "\n");
}

/// English and German of a few words each.
inline void writeTinyDictionaries(const QString &folder)
{
    writeDictionary(folder, QStringLiteral("en_US"),
                    {"the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "please", "write", "a", "test",
                     "for", "this", "function", "and", "don't", "hello", "world"});
    writeDictionary(folder, QStringLiteral("de_DE"),
                    {"der", "schnelle", "braune", "Fuchs", "springt", "über", "den", "faulen", "Hund", "bitte",
                     "schreibe", "einen", "Test", "für", "diese", "Funktion", "und", "hallo", "Welt"});
}
