// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/transcriptitem.h"

#include "acp/values.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/sessionevent.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>

namespace widgets {

QRectF TranscriptItem::rectOf(const models::Found &)
{
    return QRectF(0, 0, context().width, theme().prose.bodyLine());
}

TranscriptItem::CardRects TranscriptItem::beginCard(ItemPaint &paint, qreal headHeight, const QColor &line,
                                                    const QColor &tint, bool isClosed)
{
    forgetHotSpots();
    const QRectF card(paint.at, QSizeF(cardWidth(), height()));
    const QRectF head(card.topLeft(), QSizeF(card.width(), headHeight));
    paint.canvas.frame(card, theme().base, line);
    paint.canvas.cardHead(head, tint, isClosed);
    return {card, head};
}

void TranscriptItem::renameHotSpot(int part, const QString &name)
{
    for (HotSpot &spot : m_hot) {
        if (const auto *fold = spot.asksFor<actions::FoldPart>(); fold && fold->part == part)
            spot.name = name;
    }
}

qreal TranscriptItem::pinnedTop(const ItemPaint &paint, qreal headHeight) const
{
    if (!paint.view.isValid())
        return 0;
    return qBound<qreal>(0, paint.view.top() - paint.at.y(), qMax<qreal>(0, height() - 2 * headHeight));
}

void TranscriptItem::coverForHead(ItemPaint &paint, const QRectF &card, const QRectF &head) const
{
    paint.canvas.frame(QRectF(head.topLeft(), card.bottomRight()), {}, theme().line);
    paint.canvas.painter()->fillRect(head.adjusted(1, 1, -1, 0), theme().base);
    paint.canvas.cardHead(head, theme().card, false);
}

qreal TranscriptItem::addButtonBefore(qreal right, const QRectF &row, ItemPaint &paint, const ButtonFace &face,
                                      HotSpot spot)
{
    const QSizeF size = paint.canvas.buttonSize(face);
    const QRectF rect(QPointF(right - size.width(), row.center().y() - size.height() / 2), size);
    paint.canvas.button(rect, face);
    spot.rect = rect.translated(-paint.at);
    addHotSpot(std::move(spot));
    return rect.left() - theme().u * 2;
}

qreal TranscriptItem::addUndoBefore(qreal right, const QRectF &row, ItemPaint &paint, bool isUndo,
                                    const std::vector<base::EffectId> &effects, const QString &what)
{
    const QString words = isUndo ? base::Words::tr("Undo") : base::Words::tr("Redo");
    const ButtonFace face{.icon = isUndo ? QStringLiteral("undo") : QStringLiteral("redo"),
                          .text = context().narrow ? QString() : words,
                          .small = true};
    TranscriptAction action = actions::Redo{effects};
    if (isUndo)
        action = actions::Undo{effects};
    return addButtonBefore(
        right, row, paint, face,
        {.rect = {}, .action = std::move(action), .name = base::labelled(words, what), .hasOwnStep = true});
}

qreal TranscriptItem::wrappedHeight(const QFont &font, qreal room, const QString &words) const
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room, theme().u * 100), Qt::TextWordWrap, words).height();
}

void TranscriptItem::paintLate(ItemPaint &paint, const QString &late) const
{
    if (late.isEmpty())
        return;
    const QSizeF size = paint.canvas.pillSize(late);
    paint.canvas.pill(QRectF(paint.at + QPointF(context().width - size.width(), 0), size), late, theme().late);
}

GutterMark turnEndMark(const Theme &t, core::TurnEnd end)
{
    using enum core::TurnEnd;
    switch (end) {
    case Finished:
        return {QStringLiteral("check"), t.added.color, 1, false};
    case EndedNormallyAfterStop:
        return {QStringLiteral("late"), t.late.color, 1, false};
    case StoppedByYou:
    case StoppedByClosing:
    case StoppedByLimit:
    case CancelledByAgent:
    case BelayEnded:
        return {QStringLiteral("stopped"), t.stopped.color, 1, false};
    case StoppedByForce:
    case Disconnected:
        return {QStringLiteral("force"), t.stopped.color, 1, false};
    case AgentFailed:
    case AgentDied:
    case ConnectionLost:
    case NotEnded:
        return {QStringLiteral("failed"), t.failed.color, 1, false};
    case Refused:
        return {QStringLiteral("prevented"), t.stopped.color, 1, false};
    case TokenLimit:
    case RequestLimit:
        return {QStringLiteral("unknown"), t.waits.color, 1, false};
    }
    return {};
}

QString lateText(base::Milliseconds afterStop)
{
    const double seconds = qMax(double(afterStop.count()) / 1000, 0.01);
    return QCoreApplication::translate("widgets::TranscriptItem", "+%1 s after Stop")
        .arg(QLocale().toString(seconds, 'f', seconds < 0.1 ? 2 : 1));
}

QString toolIcon(acp::ToolKind kind)
{
    switch (kind) {
    case acp::ToolKind::Read:
        return QStringLiteral("read");
    case acp::ToolKind::Edit:
        return QStringLiteral("edit");
    case acp::ToolKind::Delete:
        return QStringLiteral("delete");
    case acp::ToolKind::Move:
        return QStringLiteral("move");
    case acp::ToolKind::Search:
        return QStringLiteral("search");
    case acp::ToolKind::Execute:
        return QStringLiteral("terminal");
    case acp::ToolKind::Think:
        return QStringLiteral("think");
    case acp::ToolKind::Fetch:
        return QStringLiteral("fetch");
    case acp::ToolKind::SwitchMode:
    case acp::ToolKind::Other:
        break;
    }
    return QStringLiteral("tool");
}

} // namespace widgets
