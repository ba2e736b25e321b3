// SPDX-License-Identifier: Apache-2.0
#include "demoagent/script.h"

#include <QStringList>

namespace demoagent {

const Words &words()
{
    static const Words table = [] {
        Words all;
        for (const auto &topic : {tourWords, stallWords, contentWords, clientWords, terminalWords, cancelWords,
                                  floodWords, requestFloodWords, rudeWords, questionWords, ownCallWords, mcpWords}) {
            const Words part = topic();
            all.insert(all.end(), part.begin(), part.end());
        }
        return all;
    }();
    return table;
}

const Word &wordFor(const QString &prompt)
{
    QString first = prompt.simplified().section(u' ', 0, 0).toLower();
    if (first.startsWith(u'/'))
        first.remove(0, 1);
    for (const Word &word : words())
        if (first == QLatin1StringView(word.name))
            return word;
    static const Word other = shortAnswer();
    return other;
}

} // namespace demoagent
