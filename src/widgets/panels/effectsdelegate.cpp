// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/effectsdelegate.h"
#include "widgets/style/mirroring.h"

#include "base/visibletext.h"
#include "ledger/effect.h"
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
    case ledger::EffectKind::Other:
        break;
    }
    return QStringLiteral("tool");
}

QString EffectsDelegate::actionText(EffectAction action)
{
    switch (action) {
    case EffectAction::Undo:
        return EffectsPanel::tr("Undo");
    case EffectAction::Redo:
        return EffectsPanel::tr("Redo");
    case EffectAction::Acknowledge:
        return EffectsPanel::tr("Acknowledge");
    case EffectAction::None:
        break;
    }
    return {};
}

EffectAction EffectsDelegate::actionOf(const QModelIndex &index)
{
    if (index.data(EffectsModel::CanUndoRole).toBool())
        return EffectAction::Undo;
    if (index.data(EffectsModel::CanRedoRole).toBool())
        return EffectAction::Redo;
    if (index.data(EffectsModel::CanAcknowledgeRole).toBool())
        return EffectAction::Acknowledge;
    return EffectAction::None;
}

QString EffectsDelegate::shownTarget(const QModelIndex &index) const
{
    return base::visibleText(models::pathInFolder(index.data(EffectsModel::TargetRole).toString(), m_baseFolder));
}

QSize EffectsDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int u = m_look->theme().u;
    return QSize(u * 20, index.parent().isValid() ? u * 11 : u * 7);
}

QRectF EffectsDelegate::actionRect(const QRectF &row, EffectAction action) const
{
    const Theme &t = m_look->theme();
    const qreal w = Canvas::width(t.small, actionText(action));
    return QRectF(row.right() - t.u * 2.5 - w, row.center().y(), w, row.height() / 2 - t.u);
}

EffectAction EffectsDelegate::actionAt(const QRect &rect, const QModelIndex &index, QPoint point) const
{
    const EffectAction action = index.parent().isValid() ? actionOf(index) : EffectAction::None;
    if (action == EffectAction::None)
        return action;
    return actionRect(QRectF(rect), action).adjusted(-4, -2, 4, 2).contains(visualPos(rect, point))
               ? action
               : EffectAction::None;
}

void EffectsDelegate::paintGroup(Canvas &c, const QRectF &row, bool open, const QModelIndex &index) const
{
    const Theme &t = m_look->theme();
    const int u = t.u;
    c.icon(open ? QStringLiteral("down") : QStringLiteral("right"), t.text2,
           QPointF(row.left() + u * 3 / 2.0, row.center().y() - u * 2));
    const QString state = index.data(EffectsModel::StateTextRole).toString();
    const qreal w = Canvas::width(t.small, state);
    c.text(t.small, t.text2, QRectF(row.right() - w - u * 2.5, row.top(), w, row.height()), state);
    c.text(t.bold, t.text, QRectF(row.left() + u * 6.5, row.top(), row.width() - w - u * 11, row.height()),
           base::visibleText(index.data().toString()));
}

void EffectsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Canvas c(painter, m_look, painter->device()->devicePixelRatio());
    const Theme &t = m_look->theme();
    const int u = t.u;
    const QRectF row(option.rect);
    const MirroredPainting mirrored(painter, option.direction, row);
    if (!index.parent().isValid()) {
        paintGroup(c, row, option.state & QStyle::State_Open, index);
        return;
    }
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(row, t.treeSelection);
        painter->fillRect(QRectF(row.left(), row.top(), 3, row.height()), t.accent);
    }
    c.hairline(row.left(), row.right(), row.top(), t.line2);
    const auto state = ledger::EffectState(index.data(EffectsModel::StateRole).toInt());
    const bool unknown = state == ledger::EffectState::Unknown;
    const bool final = state == ledger::EffectState::Committed && !index.data(EffectsModel::ReversibleRole).toBool();
    const bool gone = state == ledger::EffectState::Compensated || state == ledger::EffectState::Cancelled ||
                      state == ledger::EffectState::Failed;
    // Once it was acknowledged it asks for nothing.
    const bool loud = index.data(EffectsModel::NeedsLookRole).toBool();
    const QColor ink = gone ? t.text2 : t.text;
    const QColor tone = state == ledger::EffectState::Failed ? t.failed.color
                        : loud && unknown                    ? t.waits.color
                        : loud && final                      ? t.failed.color
                                                             : t.text2;
    const qreal half = row.height() / 2, x = row.left() + u * 5, left = x + u * 6;
    c.icon(iconOf(ledger::EffectKind(index.data(EffectsModel::KindRole).toInt())), loud ? tone : ink,
           QPointF(x, row.top() + u * 3 / 2.0));
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
    const EffectAction action = actionOf(index);
    if (action != EffectAction::None) {
        const QRectF link = actionRect(row, action);
        c.text(t.small, t.running.color, link, actionText(action));
        right = link.left() - u * 2;
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
    c.text(t.small, tone, QRectF(from, row.center().y(), right - from, half - u),
           base::visibleText(index.data(EffectsModel::DetailRole).toString()));
}

} // namespace widgets
