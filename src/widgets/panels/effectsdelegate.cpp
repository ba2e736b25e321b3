// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/effectsdelegate.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/rows/effect.h"
#include "models/texts/showntext.h"

namespace widgets {

using models::EffectsModel;

QString EffectsDelegate::iconOf(ledger::EffectKind kind)
{
    switch (kind) {
    case ledger::EffectKind::WriteFile:
    case ledger::EffectKind::CreateFile:
        return QStringLiteral("edit");
    case ledger::EffectKind::DeleteFile:
        return QStringLiteral("delete");
    case ledger::EffectKind::MoveFile:
        return QStringLiteral("move");
    case ledger::EffectKind::Command:
        return QStringLiteral("terminal");
    case ledger::EffectKind::Fetch:
        return QStringLiteral("fetch");
    case ledger::EffectKind::Remote:
        return QStringLiteral("server");
    case ledger::EffectKind::Other:
        break;
    }
    return QStringLiteral("tool");
}

QString EffectsDelegate::iconOf(const QModelIndex &index) const
{
    if (const auto held = index.data(EffectsModel::HeldRole); held.isValid()) {
        if (models::HeldAction(held.toInt()) == models::HeldAction::Look)
            return QStringLiteral("warn");
        if (models::HeldAction(held.toInt()) == models::HeldAction::Keep)
            return QStringLiteral("outside");
        if (ledger::EffectKind(index.data(EffectsModel::KindRole).toInt()) == ledger::EffectKind::Other)
            return QStringLiteral("branch");
    }
    return iconOf(ledger::EffectKind(index.data(EffectsModel::KindRole).toInt()));
}

QString EffectsDelegate::actionText(EffectAction action)
{
    switch (action) {
    case EffectAction::Undo:
        return base::Words::tr("Undo");
    case EffectAction::Redo:
        return base::Words::tr("Redo");
    case EffectAction::Stop:
        return base::Words::tr("Stop it");
    case EffectAction::Acknowledge:
        return base::Words::tr("Acknowledge");
    case EffectAction::Accept:
        return base::Words::tr("Accept");
    case EffectAction::Keep:
        return base::Words::tr("Keep");
    case EffectAction::Review:
        return base::Words::tr("Look");
    case EffectAction::Decide:
        return base::Words::tr("Decide");
    case EffectAction::None:
        break;
    }
    return {};
}

static EffectAction actionOfHeld(models::HeldAction action)
{
    switch (action) {
    case models::HeldAction::Accept:
        return EffectAction::Accept;
    case models::HeldAction::Decide:
        return EffectAction::Decide;
    case models::HeldAction::Look:
        return EffectAction::Review;
    case models::HeldAction::Keep:
        break;
    }
    return EffectAction::Keep;
}

EffectAction EffectsDelegate::actionOf(const QModelIndex &index)
{
    if (const QVariant held = index.data(EffectsModel::HeldRole); held.isValid())
        return actionOfHeld(models::HeldAction(held.toInt()));
    if (index.data(EffectsModel::CanUndoRole).toBool())
        return EffectAction::Undo;
    if (index.data(EffectsModel::CanRedoRole).toBool())
        return EffectAction::Redo;
    if (index.data(EffectsModel::CanStopRole).toBool())
        return EffectAction::Stop;
    if (index.data(EffectsModel::CanAcknowledgeRole).toBool())
        return EffectAction::Acknowledge;
    return EffectAction::None;
}

QString EffectsDelegate::shownTarget(const QModelIndex &index) const
{
    return models::shownPath(index.data(EffectsModel::TargetRole).toString(), m_baseFolder);
}

GroupRow EffectsDelegate::group(const QModelIndex &index) const
{
    GroupRow group = GroupRowDelegate::group(index);
    group.end = index.data(EffectsModel::StateTextRole).toString();
    return group;
}

GroupRow EffectsDelegate::row(const QModelIndex &index, bool) const
{
    const Theme &t = look()->theme();
    const QVariant held = index.data(EffectsModel::HeldRole);
    const auto state = held.isValid() ? ledger::EffectState::Prepared
                                      : ledger::EffectState(index.data(EffectsModel::StateRole).toInt());
    const bool unknown = state == ledger::EffectState::Unknown;
    const bool final = state == ledger::EffectState::Committed && !index.data(EffectsModel::ReversibleRole).toBool();
    const bool gone = state == ledger::EffectState::Compensated || state == ledger::EffectState::Cancelled ||
                      state == ledger::EffectState::Failed;
    // An acknowledged effect is not highlighted.
    const bool loud = index.data(EffectsModel::NeedsLookRole).toBool();
    const QColor ink = gone ? t.text2 : t.text;
    const QColor tone = state == ledger::EffectState::Failed  ? t.failed.color
                        : loud && (unknown || held.isValid()) ? t.waits.color
                        : loud && final                       ? t.failed.color
                                                              : t.text2;
    const bool late = !gone && index.data(EffectsModel::LateRole).toBool();
    const QColor kind = index.data(EffectsModel::RunsOnRole).toBool() ? t.running.color
                        : late                                        ? t.late.color
                        : loud                                        ? tone
                                                                      : ink;
    const bool isCommand = index.data(EffectsModel::KindRole).toInt() == int(ledger::EffectKind::Command);
    GroupRow row{iconOf(index), kind};
    row.end = index.data(EffectsModel::StateTextRole).toString();
    row.link = actionText(actionOf(index));
    row.first = {{.words = index.data(EffectsModel::WhatRole).toString(),
                  .font = gone ? &Theme::body : &Theme::bold,
                  .color = only(ink)},
                 {.words = shownTarget(index),
                  .font = &Theme::monoSmall,
                  .color = only(ink),
                  .gap = 1.5,
                  .elide = isCommand ? Qt::ElideRight : Qt::ElideMiddle}};
    const auto count = [&](EffectsModel::Role role, Tone Theme::*color, const QString &sign) {
        if (const int lines = index.data(role).toInt(); lines > 0)
            row.second << LinePart{.words = sign.arg(lines), .font = &Theme::small, .color = colorOf(color), .gap = 1};
    };
    count(EffectsModel::AddedRole, &Theme::added, base::Words::tr("+%1"));
    count(EffectsModel::RemovedRole, &Theme::removed, base::Words::tr("−%1"));
    row.second << LinePart{.words = base::visibleText(index.data(EffectsModel::DetailRole).toString()),
                           .font = &Theme::small,
                           .color = only(late ? t.late.color : tone)};
    return row;
}

} // namespace widgets
