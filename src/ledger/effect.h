// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"

#include <QDateTime>
#include <QString>

namespace ledger {

enum class EffectState { Prepared, Committing, Committed, Compensating, Compensated, Cancelled, Failed, Unknown };
enum class EffectKind { WriteFile, Command };

/// Something that changes the world outside Belay, written down before it happens.
struct Effect
{
    base::EffectId id;
    EffectKind kind = EffectKind::WriteFile;
    EffectState state = EffectState::Prepared;
    base::SessionId session;
    base::TurnId turn;
    QString target; ///< resolved path, or the command
    QString detail; ///< why it failed or was cancelled
    QDateTime preparedAt;
    QDateTime settledAt;
};

} // namespace ledger
