// SPDX-License-Identifier: Apache-2.0
#include "spelling/languagechoice.h"

#include "spelling/wordfinder.h"

#include <QSet>

namespace spelling {

QStringList sampleOf(const QString &text, int most)
{
    constexpr qsizetype enough = 100'000;
    const QList<WordPlace> places = wordsOfText(QStringView(text).left(enough));
    QStringList out;
    QSet<QString> seen;
    const qsizetype step = qMax<qsizetype>(1, places.size() / (2 * most));
    for (qsizetype i = 0; i < places.size() && out.size() < most; i += step) {
        const QString word = text.mid(places.at(i).from, places.at(i).length);
        if (seen.contains(word))
            continue;
        seen.insert(word);
        out << word;
    }
    return out;
}

QString languageOf(const QStringList &sample, const QStringList &languages,
                   const std::function<qsizetype(const QString &language, const QStringList &words)> &known)
{
    if (languages.isEmpty() || languages.size() == 1 || sample.size() < fewestWords)
        return languages.value(0);
    const qsizetype all = sample.size();
    QString best = languages.first();
    qsizetype most = known(best, sample);
    for (qsizetype i = 1; i < languages.size() && most * 10 < all * 8; ++i) {
        const qsizetype count = known(languages.at(i), sample);
        // Many dictionaries know names and some misspelt words, so a few more known words are no reason to change the
        // language.
        const qsizetype margin = best == languages.first() ? qMax<qsizetype>(2, all / 8) : 1;
        if (count >= most + margin) {
            best = languages.at(i);
            most = count;
        }
    }
    return best;
}

} // namespace spelling
