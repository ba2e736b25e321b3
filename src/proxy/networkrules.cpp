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

} // namespace proxy
