// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/messageitems.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "history/entry.h"
#include "models/lists/sessionsmodel.h"
#include "models/texts/showntext.h"
#include "text/layout/messageflow.h"

#include <QCoreApplication>

#include <algorithm>

namespace widgets {
MessageItem::MessageItem(const ItemContext &context) : TextItem(context), m_text(context, &context.theme().prose)
{
    flow().foldDetails();
}

/// A late message has a note at its side, so no table may extend there.
void MessageItem::takeWidth()
{
    if (m_late.isEmpty()) {
        flow().setWidth(context().width, context().beside);
        return;
    }
    const int pill = int(Canvas::width(theme().small, m_late)) + theme().u * 6;
    flow().setWidth(qMax(80, context().width - pill));
}

void MessageItem::setEntry(const history::Entry &entry)
{
    m_late = entry.afterStop ? lateText(*entry.afterStop) : QString();
    m_turn = entry.turn;
    takeWidth();
    m_text.read(entry);
}

void MessageItem::restyle(bool themeChanged)
{
    if (themeChanged)
        flow().restyle();
    takeWidth();
}

void MessageItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    const int u = theme().u;
    // Only in the menu.
    if (m_turn.value != 0 && !m_text.isStreaming())
        addHotSpot({.rect = {}, .action = actions::Retry{m_turn}, .name = base::Words::tr("Retry")});
    addPlaces(paint);
    paint.flow(flow(), paint.at, models::FoundIn::Text, paint.selection);
    m_text.askForColors();
    paintLate(paint, m_late);
    const qreal bottom = paint.at.y() + height();
    if (m_text.isStreaming() && m_late.isEmpty() && bottom >= paint.clip.top() &&
        bottom <= paint.clip.bottom() + u * 6) {
        const QRectF end = flow().endRect().translated(paint.at);
        paint.canvas.painter()->fillRect(
            QRectF(end.left(), end.top() + (end.height() - u * 3.5) / 2, end.width(), u * 3.5), theme().running.color);
    }
}

/// The places where the keys stop, in reading order.
void MessageItem::addPlaces(const ItemPaint &paint)
{
    const auto top = qint64(paint.view.top() - paint.at.y()), bottom = qint64(paint.view.bottom() - paint.at.y());
    std::vector<HotSpot> places;
    for (const auto &[rect, target] : flow().links(top, bottom))
        places.push_back({.rect = rect,
                          .action = actions::OpenLink{target},
                          .name = base::Words::tr("Open %1").arg(base::elidedMiddle(base::visibleText(target), 80)),
                          .hasOwnStep = true});
    for (const text::FoldPlace &fold : flow().folds(top, bottom)) {
        paint.canvas.icon(fold.folded ? QStringLiteral("right") : QStringLiteral("down"), theme().text2,
                          paint.at + fold.mark.topLeft() + QPointF(0, 1));
        places.push_back({.rect = fold.rect,
                          .action = actions::FoldPart{fold.block},
                          .name = foldName(fold.block),
                          .hasOwnStep = true});
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const HotSpot &a, const HotSpot &b) { return a.rect.center().y() < b.rect.center().y(); });
    for (HotSpot &place : places)
        addHotSpot(std::move(place));
}

/// The name of the action of a click, which also tells the state.
QString MessageItem::foldName(int block)
{
    return base::labelled(flow().isFolded(block) ? base::Words::tr("Unfold") : base::Words::tr("Fold"),
                          base::visibleText(flow().blockText(block).left(200)));
}

void MessageItem::togglePart(int part)
{
    flow().setFolded(part, !flow().isFolded(part));
    renameHotSpot(part, foldName(part));
}

GutterMark MessageItem::mark() const
{
    const QColor color = !m_late.isEmpty()      ? theme().late.color
                         : m_text.isStreaming() ? theme().running.color
                                                : theme().text2;
    return {QStringLiteral("dot"), color, theme().u / 4, m_text.isStreaming()};
}

ThoughtItem::ThoughtItem(const ItemContext &context) : TextItem(context), m_text(context, &context.theme().weakProse) {}

void ThoughtItem::setEntry(const history::Entry &entry)
{
    const auto &thought = std::get<history::Thought>(entry.body);
    m_late = entry.afterStop ? lateText(*entry.afterStop) : QString();
    flow().setWidth(context().width - theme().u * 5);
    m_text.read(entry);
    m_words = thought.streaming ? QCoreApplication::translate("widgets::ThoughtItem", "Thinking")
              : thought.duration.count() < 1000
                  ? base::Words::tr("Thought")
                  : base::Words::tr("Thought for %1").arg(models::durationText(thought.duration));
}

void ThoughtItem::restyle(bool themeChanged)
{
    if (themeChanged)
        flow().restyle();
    flow().setWidth(context().width - theme().u * 5);
}

int ThoughtItem::height() const
{
    return headHeight() + (m_folded ? 0 : int(m_text.flow().height()) + theme().u);
}

bool ThoughtItem::ensure(int top, int bottom)
{
    return !m_folded && flow().ensure(top - headHeight() - theme().u, bottom - headHeight() - theme().u);
}

void ThoughtItem::paint(ItemPaint &paint)
{
    forgetHotSpots();
    const int u = theme().u;
    const QRectF head(paint.at, QSizeF(context().width, headHeight()));
    paint.canvas.icon(m_folded ? QStringLiteral("right") : QStringLiteral("down"), theme().text2,
                      head.topLeft() + QPointF(0, 1));
    const qreal w = paint.canvas.text(theme().body, theme().text2, head.adjusted(u * 5, 0, 0, 0), m_words);
    addHotSpot({QRectF(0, 0, u * 6 + w, headHeight()), actions::Fold{}});
    paintLate(paint, m_late);
    if (m_folded)
        return;
    paint.flow(flow(), paint.at + textAt(), models::FoundIn::Text, paint.selection);
    m_text.askForColors();
}

GutterMark ThoughtItem::mark() const
{
    const QColor color = !m_late.isEmpty()      ? theme().late.color
                         : m_text.isStreaming() ? theme().running.color
                                                : theme().text2;
    return {QStringLiteral("think"), color, 1, m_text.isStreaming()};
}

} // namespace widgets
