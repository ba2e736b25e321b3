// SPDX-License-Identifier: Apache-2.0
#include "models/texts/effecttext.h"

#include <QCoreApplication>

namespace models {

namespace {
struct EffectTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::EffectText)
};
} // namespace

QString effectKindText(ledger::EffectKind kind)
{
    switch (kind) {
    case ledger::EffectKind::WriteFile:
        return EffectTextTr::tr("Edit");
    case ledger::EffectKind::CreateFile:
        return EffectTextTr::tr("New file");
    case ledger::EffectKind::DeleteFile:
        return EffectTextTr::tr("Delete");
    case ledger::EffectKind::MoveFile:
        return EffectTextTr::tr("Move");
    case ledger::EffectKind::Command:
        return EffectTextTr::tr("Command");
    case ledger::EffectKind::Fetch:
        return EffectTextTr::tr("Fetch");
    case ledger::EffectKind::Other:
        break;
    }
    return EffectTextTr::tr("Other");
}

QString effectStateText(ledger::EffectState state)
{
    switch (state) {
    case ledger::EffectState::Prepared:
        return EffectTextTr::tr("prepared");
    case ledger::EffectState::Committing:
        return EffectTextTr::tr("under way");
    case ledger::EffectState::Committed:
        return EffectTextTr::tr("committed");
    case ledger::EffectState::Compensating:
        return EffectTextTr::tr("being undone");
    case ledger::EffectState::Compensated:
        return EffectTextTr::tr("undone");
    case ledger::EffectState::Cancelled:
        return EffectTextTr::tr("cancelled");
    case ledger::EffectState::Failed:
        return EffectTextTr::tr("failed");
    case ledger::EffectState::Unknown:
        break;
    }
    return EffectTextTr::tr("unknown");
}

QString effectStateText(const ledger::Effect &effect)
{
    return effect.isWaitingStaged() ? EffectTextTr::tr("staged") : effectStateText(effect.state);
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
