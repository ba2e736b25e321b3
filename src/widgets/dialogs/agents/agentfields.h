// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "core/files/writepolicy.h"
#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"
#include "proxy/networkrules.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace widgets {

/// An agent as the dialogs show and edit it.
struct AgentFields
{
    QString id;
    QString name;
    QString command; ///< a command line as in a shell, or an address (wss://…)
    QList<std::pair<QString, QString>> environment;
    bool fixed = false;                         ///< comes with Belay: neither edited nor removed
    core::StopStatistics statistics{};          ///< statistics of earlier stops
    std::optional<core::StopConduct> conduct{}; ///< result of its stop test
    core::WritePolicy writes = core::WritePolicy::AtOnce;
    bool isRemote = false;                        ///< runs on another machine: its changes cannot be held back
    bool holds = false;                           ///< its writes are held back until they are accepted
    QList<std::pair<QString, QString>> headers{}; ///< for an address
    bool plainAllowed = false;                    ///< for an address without encryption
    QStringList keptEnvironment{}, keptHeaders{}; ///< names of those that are in the keychain, or go there
    QString folder{};                             ///< absolute: folder for new sessions; empty: the last one used
    proxy::NetworkRules network{};                ///< what is done about its network
    QStringList ownPaths{};                       ///< what it may write itself while its changes are held back
    base::Milliseconds turnLimit{0};              ///< a turn of it that takes longer is stopped; 0: none
    QStringList contacted{};                      ///< hosts that it has contacted before, the newest first
    std::vector<acp::ConfigOption> options{};     ///< that a session can begin with, as far as they are known
    QString icon{};                               ///< address of its icon; only passed on
};

/// A settings file of another program that contains agents.
struct ImportSource
{
    QString program; ///< "Zed"
    QString path;
};

} // namespace widgets
