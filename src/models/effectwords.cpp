// SPDX-License-Identifier: Apache-2.0
#include "models/effectwords.h"

#include <QCoreApplication>

namespace models {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(models::EffectWords)
};
} // namespace

QString effectKindText(ledger::EffectKind kind)
{
    switch (kind) {
    case ledger::EffectKind::WriteFile:
        return Words::tr("Edit");
    case ledger::EffectKind::CreateFile:
        return Words::tr("New file");
    case ledger::EffectKind::DeleteFile:
        return Words::tr("Delete");
    case ledger::EffectKind::MoveFile:
        return Words::tr("Move");
    case ledger::EffectKind::Command:
        return Words::tr("Command");
    case ledger::EffectKind::Fetch:
        return Words::tr("Fetch");
    case ledger::EffectKind::Other:
        break;
    }
    return Words::tr("Other");
}

QString effectStateText(ledger::EffectState state)
{
    switch (state) {
    case ledger::EffectState::Prepared:
        return Words::tr("prepared");
    case ledger::EffectState::Committing:
        return Words::tr("under way");
    case ledger::EffectState::Committed:
        return Words::tr("committed");
    case ledger::EffectState::Compensating:
        return Words::tr("being undone");
    case ledger::EffectState::Compensated:
        return Words::tr("undone");
    case ledger::EffectState::Cancelled:
        return Words::tr("cancelled");
    case ledger::EffectState::Failed:
        return Words::tr("failed");
    case ledger::EffectState::Unknown:
        break;
    }
    return Words::tr("unknown");
}

QString effectKindName(ledger::EffectKind kind)
{
    static const char *const names[] = {"write_file", "command", "create_file", "delete_file",
                                        "move_file",  "fetch",   "other"};
    return QLatin1String(names[size_t(kind)]);
}

QString effectStateName(ledger::EffectState state)
{
    static const char *const names[] = {"prepared",    "committing", "committed", "compensating",
                                        "compensated", "cancelled",  "failed",    "unknown"};
    return QLatin1String(names[size_t(state)]);
}

QString effectSourceName(ledger::EffectSource source)
{
    static const char *const names[] = {"belay", "agent", "not_reported"};
    return QLatin1String(names[size_t(source)]);
}

} // namespace models
