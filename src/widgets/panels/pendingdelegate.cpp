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
    case RemoteCall:
        return QStringLiteral("server");
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
    case PendingAction::Stop:
        return PendingPanel::tr("Stop it");
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
    if (index.data(PendingModel::CanStopRole).toBool())
        return PendingAction::Stop;
    if (index.data(PendingModel::CanCancelRole).toBool())
        return PendingAction::Cancel;
    return PendingAction::None;
}

QSize PendingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int u = look()->theme().u;
    return m_wide ? QSize(u * 20, u * 7) : GroupRowDelegate::sizeHint(option, index);
}

QString PendingDelegate::linkText(const QModelIndex &index) const
{
    if (!index.parent().isValid() || (m_wide && index.column() != PendingModel::State))
        return {};
    return actionText(actionOf(index.siblingAtColumn(0)));
}

QRectF PendingDelegate::linkLine(const QRectF &row) const
{
    return m_wide ? row : QRectF(row.left(), row.center().y(), row.width(), row.height() / 2);
}

void PendingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Canvas c(painter, look(), painter->device()->devicePixelRatio());
    const Theme &t = look()->theme();
    const int u = t.u;
    const QRectF row(option.rect);
    const MirroredPainting mirrored(painter, option.direction, row);
    if (!index.parent().isValid()) {
        if (index.column() > 0)
            return;
        paintGroup(c, row, option.state & QStyle::State_Open,
                   QString::number(index.data(PendingModel::OpenCountRole).toInt()), index);
        return;
    }
    const QModelIndex first = index.siblingAtColumn(0);
    const auto state = core::RequestState(first.data(PendingModel::StateRole).toInt());
    const bool done = state == core::RequestState::Done;
    const QColor tone = state == core::RequestState::WaitsForUser || state == core::RequestState::Cancelling
                            ? t.waits.color
                        : state == core::RequestState::Running || state == core::RequestState::Sent ? t.running.color
                                                                                                    : t.text2;
    paintGround(c, row, option.state & QStyle::State_Selected, index.column() == 0);
    const QString what = first.data(PendingModel::WhatRole).toString();
    const QString detail = base::unmistakableText(first.data(PendingModel::DetailRole).toString());
    const QString age = first.data(PendingModel::AgeRole).toString();
    const QString words = first.data(PendingModel::StateTextRole).toString();
    const QString icon = iconOf(core::RequestKind(first.data(PendingModel::KindRole).toInt()));
    const QString link = linkText(index);
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
            qreal right = cell.right();
            if (!link.isEmpty()) {
                const QRectF room = linkRect(row, link);
                c.text(t.small, t.running.color, room, link);
                right = room.left() - u * 2;
            }
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
    if (!link.isEmpty()) {
        const QRectF room = linkRect(row, link).adjusted(0, 0, 0, -u);
        c.text(t.small, t.running.color, room, link);
        right = room.left() - u * 2;
    }
    c.text(t.small, tone, QRectF(left, row.center().y(), right - left, half - u), words);
}

} // namespace widgets
