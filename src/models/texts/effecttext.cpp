// SPDX-License-Identifier: Apache-2.0
#include "models/texts/effecttext.h"

#include <QCoreApplication>

namespace models {

namespace {
struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(models::EffectText)
};
} // namespace

QString effectKindText(ledger::EffectKind kind)
{
    switch (kind) {
    case ledger::EffectKind::WriteFile:
        return Tr::tr("Edit");
    case ledger::EffectKind::CreateFile:
        return Tr::tr("New file");
    case ledger::EffectKind::DeleteFile:
        return Tr::tr("Delete");
    case ledger::EffectKind::MoveFile:
        return Tr::tr("Move");
    case ledger::EffectKind::Command:
        return Tr::tr("Command");
    case ledger::EffectKind::Fetch:
        return Tr::tr("Fetch");
    case ledger::EffectKind::Other:
        break;
    }
    return Tr::tr("Other");
}

QString effectStateText(ledger::EffectState state)
{
    switch (state) {
    case ledger::EffectState::Prepared:
        return Tr::tr("prepared");
    case ledger::EffectState::Committing:
        return Tr::tr("under way");
    case ledger::EffectState::Committed:
        return Tr::tr("committed");
    case ledger::EffectState::Compensating:
        return Tr::tr("being undone");
    case ledger::EffectState::Compensated:
        return Tr::tr("undone");
    case ledger::EffectState::Cancelled:
        return Tr::tr("cancelled");
    case ledger::EffectState::Failed:
        return Tr::tr("failed");
    case ledger::EffectState::Unknown:
        break;
    }
    return Tr::tr("unknown");
}

QString effectStateText(const ledger::Effect &effect)
{
    return effect.isWaitingStaged() ? Tr::tr("staged") : effectStateText(effect.state);
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
