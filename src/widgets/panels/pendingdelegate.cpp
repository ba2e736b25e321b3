// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/pendingdelegate.h"

#include "base/visibletext.h"
#include "core/requests/requestrow.h"
#include "models/lists/pendingmodel.h"
#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

namespace widgets {

using models::PendingModel;

QString PendingDelegate::iconOf(core::RequestKind kind)
{
    using enum core::RequestKind;
    switch (kind) {
    case Permission:
        return QStringLiteral("permission");
    case Elicitation:
        return QStringLiteral("question");
    case CreateTerminal:
    case Command:
        return QStringLiteral("terminal");
    case WaitForExit:
        return QStringLiteral("late");
    case ReadFile:
        return QStringLiteral("read");
    case WriteFile:
        return QStringLiteral("edit");
    case Prompt:
        return QStringLiteral("prompt");
    case NewSession:
    case LoadSession:
    case ResumeSession:
    case ForkSession:
    case ListSessions:
    case DeleteSession:
    case CloseSession:
        return QStringLiteral("history");
    case Initialize:
    case Reconnect:
    case Authenticate:
    case Logout:
        return QStringLiteral("plug");
    case SetMode:
    case SetConfigOption:
        return QStringLiteral("gear");
    case Other:
        break;
    }
    return QStringLiteral("unknown");
}

QString PendingDelegate::actionText(PendingAction action)
{
    switch (action) {
    case PendingAction::Answer:
        return PendingPanel::tr("Answer");
    case PendingAction::Cancel:
        return PendingPanel::tr("Cancel");
    case PendingAction::Kill:
        return PendingPanel::tr("Kill command");
    case PendingAction::None:
        break;
    }
    return {};
}

PendingAction PendingDelegate::actionOf(const QModelIndex &index)
{
    if (index.data(PendingModel::CanAnswerRole).toBool())
        return PendingAction::Answer;
    if (index.data(PendingModel::CanKillRole).toBool())
        return PendingAction::Kill;
    if (index.data(PendingModel::CanCancelRole).toBool())
        return PendingAction::Cancel;
    return PendingAction::None;
}

QSize PendingDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int u = m_look->theme().u;
    return QSize(u * 20, index.parent().isValid() && !m_wide ? u * 11 : u * 7);
}

QRectF PendingDelegate::actionRect(const QRectF &row, PendingAction action) const
{
    const Theme &t = m_look->theme();
    const qreal w = Canvas::width(t.small, actionText(action));
    const qreal top = m_wide ? row.top() : row.center().y();
    return QRectF(row.right() - t.u * 2.5 - w, top, w, m_wide ? row.height() : row.height() / 2);
}

PendingAction PendingDelegate::actionAt(const QRect &rect, const QModelIndex &index, QPoint point) const
{
    const PendingAction action = index.parent().isValid() ? actionOf(index.siblingAtColumn(0)) : PendingAction::None;
    if (action == PendingAction::None || (m_wide && index.column() != PendingModel::State))
        return PendingAction::None;
    return actionRect(QRectF(rect), action).adjusted(-4, -2, 4, 2).contains(visualPos(rect, point))
               ? action
               : PendingAction::None;
}

void PendingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Canvas c(painter, m_look, painter->device()->devicePixelRatio());
    const Theme &t = m_look->theme();
    const int u = t.u;
    const QRectF row(option.rect);
    const MirroredPainting mirrored(painter, option.direction, row);
    if (!index.parent().isValid()) {
        if (index.column() > 0)
            return;
        const bool open = option.state & QStyle::State_Open;
        c.icon(open ? QStringLiteral("down") : QStringLiteral("right"), t.text2,
               QPointF(row.left() + u * 3 / 2.0, row.center().y() - u * 2));
        const QString count = QString::number(index.data(PendingModel::OpenCountRole).toInt());
        const qreal w = Canvas::width(t.small, count);
        c.text(t.small, t.text2, QRectF(row.right() - w - u * 2.5, row.top(), w, row.height()), count);
        c.text(t.bold, t.text, QRectF(row.left() + u * 6.5, row.top(), row.width() - w - u * 11, row.height()),
               base::visibleText(index.data().toString()));
        return;
    }
    const QModelIndex first = index.siblingAtColumn(0);
    const auto state = core::RequestState(first.data(PendingModel::StateRole).toInt());
    const bool done = state == core::RequestState::Done;
    const QColor tone = state == core::RequestState::WaitsForUser || state == core::RequestState::Cancelling
                            ? t.waits.color
                        : state == core::RequestState::Running || state == core::RequestState::Sent ? t.running.color
                                                                                                    : t.text2;
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(row, t.treeSelection);
        if (index.column() == 0)
            painter->fillRect(QRectF(row.left(), row.top(), 3, row.height()), t.accent);
    }
    c.hairline(row.left(), row.right(), row.top(), t.line2);
    const QString what = first.data(PendingModel::WhatRole).toString();
    const QString detail = base::visibleText(first.data(PendingModel::DetailRole).toString());
    const QString age = first.data(PendingModel::AgeRole).toString();
    const QString words = first.data(PendingModel::StateTextRole).toString();
    const QString icon = iconOf(core::RequestKind(first.data(PendingModel::KindRole).toInt()));
    const PendingAction action = actionOf(first);
    const QColor ink = done ? t.text2 : t.text;
    if (m_wide) {
        const QRectF cell = row.adjusted(u * 2, 0, -u * 2, 0);
        switch (index.column()) {
        case PendingModel::What:
            c.icon(icon, done ? t.stopped.color : tone, QPointF(row.left() + u * 5, row.center().y() - u * 2));
            c.text(done ? t.body : t.bold, ink, cell.adjusted(u * 8.5, 0, 0, 0), what);
            break;
        case PendingModel::Detail:
            c.text(t.monoSmall, ink, cell, detail);
            break;
        case PendingModel::Session:
            c.text(t.small, t.text2, cell, base::visibleText(index.data().toString()));
            break;
        case PendingModel::Age:
            c.text(t.small, t.text2, cell, age, Qt::AlignRight | Qt::AlignVCenter);
            break;
        case PendingModel::State: {
            const QRectF link = actionRect(row, action);
            if (action != PendingAction::None)
                c.text(t.small, t.running.color, link, actionText(action));
            const qreal right = action == PendingAction::None ? cell.right() : link.left() - u * 2;
            c.text(t.small, tone, QRectF(cell.left(), cell.top(), right - cell.left(), cell.height()), words);
            break;
        }
        default:
            break;
        }
        return;
    }
    const qreal half = row.height() / 2;
    const qreal x = row.left() + u * 5;
    c.icon(icon, done ? t.stopped.color : tone, QPointF(x, row.top() + u * 3 / 2.0));
    const qreal left = x + u * 6;
    const qreal ageWidth = Canvas::width(t.small, age);
    c.text(t.small, t.text2, QRectF(row.right() - ageWidth - u * 2.5, row.top() + u, ageWidth, half - u), age);
    const qreal end = row.right() - ageWidth - u * 4;
    qreal at = left + c.text(done ? t.body : t.bold, ink, QRectF(left, row.top() + u, end - left, half - u), what) +
               u * 3 / 2.0;
    c.text(t.monoSmall, ink, QRectF(at, row.top() + u, end - at, half - u), detail);
    qreal right = row.right() - u * 2.5;
    if (action != PendingAction::None) {
        const QRectF link = actionRect(row, action).adjusted(0, 0, 0, -u);
        c.text(t.small, t.running.color, link, actionText(action));
        right = link.left() - u * 2;
    }
    c.text(t.small, tone, QRectF(left, row.center().y(), right - left, half - u), words);
}

} // namespace widgets
