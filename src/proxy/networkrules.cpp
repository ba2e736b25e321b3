// SPDX-License-Identifier: Apache-2.0
#include "proxy/networkrules.h"

namespace proxy {

QString nameOf(NetworkLevel level)
{
    switch (level) {
    case NetworkLevel::Unwatched:
        return QStringLiteral("unwatched");
    case NetworkLevel::Note:
        return QStringLiteral("note");
    case NetworkLevel::Only:
        return QStringLiteral("only");
    }
    return {};
}

std::optional<NetworkLevel> networkLevel(const QString &name)
{
    for (const NetworkLevel level : {NetworkLevel::Unwatched, NetworkLevel::Note, NetworkLevel::Only}) {
        if (name == nameOf(level))
            return level;
    }
    return {};
}

QStringList wordsOf(const NetworkRules &rules)
{
    return rules.level == NetworkLevel::Unwatched ? QStringList() : QStringList(nameOf(rules.level)) + rules.hosts;
}

NetworkRules rulesOf(const QStringList &words)
{
    if (words.isEmpty())
        return {};
    const std::optional<NetworkLevel> level = networkLevel(words.constFirst());
    return level ? NetworkRules{*level, words.mid(1)} : NetworkRules{NetworkLevel::Only, {}};
}

} // namespace proxy
