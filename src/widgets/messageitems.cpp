// SPDX-License-Identifier: Apache-2.0
#include "widgets/messageitems.h"

#include "models/sessionsmodel.h"
#include "models/shownwords.h"

#include <QCoreApplication>

namespace widgets {
MessageItem::MessageItem(const ItemContext &context)
    : TranscriptItem(context)
    , m_flow(text::MessageFlow::Mode::Markdown, &context.theme().prose, &context.look->highlighter())
{}

int MessageItem::flowWidth() const
{
    const int pill = m_late.isEmpty() ? 0 : int(Canvas::width(theme().small, m_late)) + theme().u * 6;
    return qMax(80, context().width - pill);
}

void MessageItem::setEntry(const history::Entry &entry)
{
    const auto &message = std::get<history::AgentMessage>(entry.body);
    m_late = entry.afterStop ? lateWords(*entry.afterStop) : QString();
    m_flow.setWidth(flowWidth());
    if (message.text.size() > m_fed) {
        m_flow.append(QStringView(message.text).mid(m_fed));
        m_fed = message.text.size();
    }
    if (m_streaming != message.streaming || (!message.streaming && m_fed > 0)) {
        m_streaming = message.streaming;
        if (!m_streaming)
            m_flow.finish();
    }
}

void MessageItem::restyle(bool themeChanged)
{
    if (themeChanged)
        m_flow.restyle();
    m_flow.setWidth(flowWidth());
}

void MessageItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    const int u = theme().u;
    for (const auto &[rect, target] :
         m_flow.links(qint64(paint.view.top() - paint.at.y()), qint64(paint.view.bottom() - paint.at.y())))
        addHotSpot({.rect = rect, .action = HotAction::Link, .text = target, .hasOwnStep = true});
    m_flow.mark(paint.at, paint.clip, paint.marks.in(models::FoundIn::Text));
    m_flow.paint(paint.canvas.painter(), paint.at, paint.clip, paint.selection.from, paint.selection.to);
    if (!m_late.isEmpty()) {
        const QSizeF size = paint.canvas.pillSize(m_late);
        paint.canvas.pill(QRectF(paint.at + QPointF(context().width - size.width(), 0), size), m_late, theme().late);
    }
    const qreal bottom = paint.at.y() + height();
    if (m_streaming && m_late.isEmpty() && bottom >= paint.clip.top() && bottom <= paint.clip.bottom() + u * 6) {
        const QRectF end = m_flow.endRect().translated(paint.at);
        paint.canvas.painter()->fillRect(
            QRectF(end.left(), end.top() + (end.height() - u * 3.5) / 2, end.width(), u * 3.5), theme().running.color);
    }
}

Knot MessageItem::knot() const
{
    const QColor color = !m_late.isEmpty() ? theme().late.color : m_streaming ? theme().running.color : theme().text2;
    return {QStringLiteral("knot"), color, theme().u / 4, m_streaming};
}

ThoughtItem::ThoughtItem(const ItemContext &context)
    : TranscriptItem(context)
    , m_flow(text::MessageFlow::Mode::Markdown, &context.theme().weakProse, &context.look->highlighter())
{}

void ThoughtItem::setEntry(const history::Entry &entry)
{
    const auto &thought = std::get<history::Thought>(entry.body);
    m_late = entry.afterStop ? lateWords(*entry.afterStop) : QString();
    m_flow.setWidth(context().width - theme().u * 5);
    if (thought.text.size() > m_fed) {
        m_flow.append(QStringView(thought.text).mid(m_fed));
        m_fed = thought.text.size();
    }
    m_streaming = thought.streaming;
    if (!m_streaming)
        m_flow.finish();
    m_words = m_streaming                       ? QCoreApplication::translate("widgets::ThoughtItem", "Thinking")
              : thought.duration.count() < 1000 ? QCoreApplication::translate("widgets::ThoughtItem", "Thought")
                                                : QCoreApplication::translate("widgets::ThoughtItem", "Thought for %1")
                                                      .arg(models::durationText(thought.duration));
}

void ThoughtItem::restyle(bool themeChanged)
{
    if (themeChanged)
        m_flow.restyle();
    m_flow.setWidth(context().width - theme().u * 5);
}

int ThoughtItem::height() const
{
    return headHeight() + (m_folded ? 0 : int(m_flow.height()) + theme().u);
}

bool ThoughtItem::ensure(int top, int bottom)
{
    return !m_folded && m_flow.ensure(top - headHeight() - theme().u, bottom - headHeight() - theme().u);
}

void ThoughtItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    const int u = theme().u;
    const QRectF head(paint.at, QSizeF(context().width, headHeight()));
    paint.canvas.icon(m_folded ? QStringLiteral("right") : QStringLiteral("down"), theme().text2,
                      head.topLeft() + QPointF(0, 1));
    const qreal w = paint.canvas.text(theme().body, theme().text2, head.adjusted(u * 5, 0, 0, 0), m_words);
    addHotSpot({QRectF(0, 0, u * 6 + w, headHeight()), HotAction::Fold});
    if (!m_late.isEmpty()) {
        const QSizeF size = paint.canvas.pillSize(m_late);
        paint.canvas.pill(QRectF(paint.at + QPointF(context().width - size.width(), 0), size), m_late, theme().late);
    }
    if (m_folded)
        return;
    m_flow.mark(paint.at + QPointF(u * 5, headHeight() + u), paint.clip, paint.marks.in(models::FoundIn::Text));
    m_flow.paint(paint.canvas.painter(), paint.at + QPointF(u * 5, headHeight() + u), paint.clip, paint.selection.from,
                 paint.selection.to);
}

QRectF ThoughtItem::rectOf(const models::Found &place)
{
    return m_flow.rectOf({place.line, place.from}).translated(theme().u * 5, headHeight() + theme().u);
}

Knot ThoughtItem::knot() const
{
    const QColor color = !m_late.isEmpty() ? theme().late.color : m_streaming ? theme().running.color : theme().text2;
    return {QStringLiteral("think"), color, 1, m_streaming};
}

text::FlowHit ThoughtItem::hit(QPointF point)
{
    return m_flow.hit(point - QPointF(theme().u * 5, headHeight() + theme().u));
}

} // namespace widgets
