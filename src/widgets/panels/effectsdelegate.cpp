// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/effectsdelegate.h"
#include "widgets/style/mirroring.h"

#include "base/visibletext.h"
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
        return EffectsPanel::tr("Undo");
    case EffectAction::Redo:
        return EffectsPanel::tr("Redo");
    case EffectAction::Stop:
        return EffectsPanel::tr("Stop it");
    case EffectAction::Acknowledge:
        return EffectsPanel::tr("Acknowledge");
    case EffectAction::Accept:
        return EffectsPanel::tr("Accept");
    case EffectAction::Keep:
        return EffectsPanel::tr("Keep");
    case EffectAction::Review:
        return EffectsPanel::tr("Look");
    case EffectAction::Decide:
        return EffectsPanel::tr("Decide");
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
    return base::visibleText(models::pathInFolder(index.data(EffectsModel::TargetRole).toString(), m_baseFolder));
}

QString EffectsDelegate::linkText(const QModelIndex &index) const
{
    return index.parent().isValid() ? actionText(actionOf(index)) : QString();
}

QRectF EffectsDelegate::linkLine(const QRectF &row) const
{
    return QRectF(row.left(), row.center().y(), row.width(), row.height() / 2 - look()->theme().u);
}

void EffectsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Canvas c(painter, look(), painter->device()->devicePixelRatio());
    const Theme &t = look()->theme();
    const int u = t.u;
    const QRectF row(option.rect);
    const MirroredPainting mirrored(painter, option.direction, row);
    if (!index.parent().isValid()) {
        paintGroup(c, row, option.state & QStyle::State_Open, index.data(EffectsModel::StateTextRole).toString(),
                   index);
        return;
    }
    paintGround(c, row, option.state & QStyle::State_Selected, true);
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
    const qreal half = row.height() / 2, x = row.left() + u * 5, left = x + u * 6;
    const bool late = !gone && index.data(EffectsModel::LateRole).toBool();
    const QColor kind = index.data(EffectsModel::RunsOnRole).toBool() ? t.running.color
                        : late                                        ? t.late.color
                        : loud                                        ? tone
                                                                      : ink;
    c.icon(iconOf(index), kind, QPointF(x, row.top() + u * 3 / 2.0));
    const QString words = index.data(EffectsModel::StateTextRole).toString();
    const qreal stateWidth = Canvas::width(t.small, words);
    c.text(t.small, t.text2, QRectF(row.right() - stateWidth - u * 2.5, row.top() + u, stateWidth, half - u), words);
    const qreal end = row.right() - stateWidth - u * 4;
    const qreal at = left +
                     c.text(gone ? t.body : t.bold, ink, QRectF(left, row.top() + u, end - left, half - u),
                            index.data(EffectsModel::WhatRole).toString()) +
                     u * 3 / 2.0;
    const bool isCommand = index.data(EffectsModel::KindRole).toInt() == int(ledger::EffectKind::Command);
    c.text(t.monoSmall, ink, QRectF(at, row.top() + u, end - at, half - u), shownTarget(index),
           Qt::AlignLeft | Qt::AlignVCenter, isCommand ? Qt::ElideRight : Qt::ElideMiddle);
    qreal right = row.right() - u * 2.5;
    if (const QString link = linkText(index); !link.isEmpty()) {
        const QRectF room = linkRect(row, link);
        c.text(t.small, t.running.color, room, link);
        right = room.left() - u * 2;
    }
    qreal from = left;
    const auto count = [&](EffectsModel::Role role, const QColor &color, const QString &sign) {
        const QVariant lines = index.data(role);
        if (lines.toInt() > 0)
            from += c.text(t.small, color, QRectF(from, row.center().y(), right - from, half - u),
                           sign.arg(lines.toInt())) +
                    u;
    };
    count(EffectsModel::AddedRole, t.added.color, EffectsPanel::tr("+%1"));
    count(EffectsModel::RemovedRole, t.removed.color, EffectsPanel::tr("−%1"));
    if (from > left)
        from += u;
    c.text(t.small, late ? t.late.color : tone, QRectF(from, row.center().y(), right - from, half - u),
           base::visibleText(index.data(EffectsModel::DetailRole).toString()));
}

} // namespace widgets
