// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/writepolicy.h"
#include "core/stop/stopconduct.h"
#include "core/stop/stopstatistics.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace widgets {

/// An agent as the pages show and edit it.
struct AgentFields
{
    QString id;
    QString name;
    QString command; ///< as one types it in a shell, or an address (wss://…)
    QList<std::pair<QString, QString>> environment;
    bool fixed = false;                         ///< comes with Belay: neither edited nor removed
    core::StopStatistics statistics{};          ///< how it behaved when it was stopped
    std::optional<core::StopConduct> conduct{}; ///< and on purpose, to know it
    core::WriteRules writes{};
    bool isRemote = false;                        ///< runs somewhere else: nothing of it can be held back here
    bool holds = false;                           ///< what it writes is held back until it is accepted
    QList<std::pair<QString, QString>> headers{}; ///< of an address
    bool plainAllowed = false;                    ///< of an address without encryption
    QStringList keptEnvironment{}, keptHeaders{}; ///< names of more, whose values are in the keychain
    QString folder{};                             ///< absolute: where new sessions begin; empty: where the last one was
    QString icon{};                               ///< where its picture is; handed on, never looked at
};

/// A settings file of another program that names agents.
struct ImportSource
{
    QString program; ///< "Zed"
    QString path;
};

} // namespace widgets
