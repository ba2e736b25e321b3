// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace proxy {

/// What Belay does about the network of an agent and its commands.
enum class NetworkLevel {
    // In the order in which less is left open.
    Unwatched,
    Note, ///< a proxy is offered, and what goes through it is noted; other ways stay open
    Only  ///< there is no other way than the proxy, which lets only some hosts through
};

struct NetworkRules
{
    NetworkLevel level = NetworkLevel::Unwatched;
    QStringList hosts = {}; ///< for Only: see HostList
    bool operator==(const NetworkRules &) const = default;
};

/// For files and the command line: "unwatched", "note", "only".
QString nameOf(NetworkLevel level);
std::optional<NetworkLevel> networkLevel(const QString &name);
/// As a list of words, the level first. Words that are not understood are read as Only, with no host.
QStringList wordsOf(const NetworkRules &rules);
NetworkRules rulesOf(const QStringList &words);

} // namespace proxy
