// SPDX-License-Identifier: Apache-2.0
#include "models/texts/effecttext.h"

#include "acp/names.h"
#include "acp/values.h"
#include "base/wording.h"
#include "base/words.h"

#include <QCoreApplication>

#include <optional>

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
        return base::capitalized(base::Words::tr("edit"));
    case ledger::EffectKind::CreateFile:
        return EffectTextTr::tr("New file");
    case ledger::EffectKind::DeleteFile:
        return base::capitalized(base::Words::tr("delete"));
    case ledger::EffectKind::MoveFile:
        return base::capitalized(base::Words::tr("move"));
    case ledger::EffectKind::Command:
        return base::Words::tr("Command");
    case ledger::EffectKind::Fetch:
        return EffectTextTr::tr("Fetch");
    case ledger::EffectKind::Remote:
        return EffectTextTr::tr("Remote");
    case ledger::EffectKind::Other:
        break;
    }
    return EffectTextTr::tr("Other");
}

QString effectKindText(const ledger::Effect &effect)
{
    if (effect.partOf.value != 0)
        return EffectTextTr::tr("Taken back in part");
    // Calls whose files nobody knows.
    const auto kind = effect.kind == ledger::EffectKind::Other ? acp::toolKindNamed(effect.tool) : std::nullopt;
    if (kind == acp::ToolKind::Edit)
        return effectKindText(ledger::EffectKind::WriteFile);
    if (kind == acp::ToolKind::Delete)
        return effectKindText(ledger::EffectKind::DeleteFile);
    return effectKindText(kind == acp::ToolKind::Move ? ledger::EffectKind::MoveFile : effect.kind);
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
        return base::Words::tr("undone");
    case ledger::EffectState::Cancelled:
        return base::Words::tr("cancelled");
    case ledger::EffectState::Failed:
        return base::Words::tr("failed");
    case ledger::EffectState::Unknown:
        break;
    }
    return base::Words::tr("unknown");
}

QString effectStateText(const ledger::Effect &effect)
{
    if (effect.runsOn())
        return EffectTextTr::tr("still running");
    if (effect.isWaitingCall())
        return base::Words::tr("waits for you");
    if (effect.sameAs.value && effect.state == ledger::EffectState::Cancelled)
        return EffectTextTr::tr("as row %1").arg(effect.sameAs.value);
    if (effect.state == ledger::EffectState::Committed && effect.changesNothing())
        return EffectTextTr::tr("no change", "of a write: the file held that already");
    if (effect.state == ledger::EffectState::Committed && effect.isAgentsWord())
        return EffectTextTr::tr("reported", "of an effect: the agent says so, and nobody saw it");
    return effectStateText(effect.state);
}

QString effectKindName(ledger::EffectKind value)
{
    switch (value) {
    case ledger::EffectKind::WriteFile:
        return QLatin1String("write_file");
    case ledger::EffectKind::Command:
        return QLatin1String("command");
    case ledger::EffectKind::CreateFile:
        return QLatin1String("create_file");
    case ledger::EffectKind::DeleteFile:
        return QLatin1String("delete_file");
    case ledger::EffectKind::MoveFile:
        return QLatin1String("move_file");
    case ledger::EffectKind::Fetch:
        return QLatin1String("fetch");
    case ledger::EffectKind::Remote:
        return QLatin1String("remote");
    case ledger::EffectKind::Other:
        return QLatin1String("other");
    }
    return QLatin1String("unknown");
}

QString effectStateName(ledger::EffectState value)
{
    switch (value) {
    case ledger::EffectState::Prepared:
        return QLatin1String("prepared");
    case ledger::EffectState::Committing:
        return QLatin1String("committing");
    case ledger::EffectState::Committed:
        return QLatin1String("committed");
    case ledger::EffectState::Compensating:
        return QLatin1String("compensating");
    case ledger::EffectState::Compensated:
        return QLatin1String("compensated");
    case ledger::EffectState::Cancelled:
        return QLatin1String("cancelled");
    case ledger::EffectState::Failed:
        return QLatin1String("failed");
    case ledger::EffectState::Unknown:
        return QLatin1String("unknown");
    }
    return QLatin1String("unknown");
}

QString effectSourceName(ledger::EffectSource value)
{
    switch (value) {
    case ledger::EffectSource::Belay:
        return QLatin1String("belay");
    case ledger::EffectSource::Agent:
        return QLatin1String("agent");
    case ledger::EffectSource::NotReported:
        return QLatin1String("not_reported");
    }
    return QLatin1String("unknown");
}

} // namespace models
