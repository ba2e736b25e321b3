// SPDX-License-Identifier: Apache-2.0
#include "text/layout/textpiece.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace text {
namespace {

constexpr int columnsOfTab = 4;

QColor colorOf(const TextTheme &theme, CodeColor color)
{
    switch (color) {
    case CodeColor::Keyword:
        return theme.keyword;
    case CodeColor::String:
        return theme.string;
    case CodeColor::Number:
        return theme.number;
    case CodeColor::Comment:
        return theme.comment;
    case CodeColor::Call:
        return theme.call;
    case CodeColor::Added:
        return theme.added;
    case CodeColor::Removed:
        return theme.removed;
    case CodeColor::PatchHead:
        return theme.text2;
    case CodeColor::Text:
        break;
    }
    return theme.text;
}

} // namespace

TextPiece TextPiece::ofText(const InlineText &text, const QFont &font, const TextTheme &theme)
{
    TextPiece piece;
    piece.spans = text.spans;
    piece.links = text.links;
    piece.layout = std::make_unique<QTextLayout>(text.text, font);
    QList<QTextLayout::FormatRange> formats;
    for (const Span &span : text.spans) {
        QTextLayout::FormatRange range;
        range.start = span.start;
        range.length = span.length;
        if (span.style & InlineCode)
            range.format.setFont(theme.mono);
        if (span.style & Bold)
            range.format.setFontWeight(QFont::DemiBold);
        if (span.style & Italic)
            range.format.setFontItalic(true);
        if (span.style & Strike)
            range.format.setFontStrikeOut(true);
        if (span.style & Superscript)
            range.format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
        if (span.style & LinkSpan) {
            range.format.setForeground(theme.link);
            range.format.setFontUnderline(true);
        }
        formats.append(range);
    }
    piece.layout->setFormats(formats);
    piece.layout->setCacheEnabled(true);
    return piece;
}

TextPiece TextPiece::ofCode(const QString &line, const QString &language, CodeHighlighter *highlighter,
                            CodeState &state, const TextTheme &theme)
{
    TextPiece piece;
    piece.line = line;
    piece.layout = std::make_unique<QTextLayout>(line, theme.mono); // as it is, since that is what is copied
    QTextOption leftToRight;
    leftToRight.setTextDirection(Qt::LeftToRight);
    leftToRight.setTabStopDistance(columnsOfTab * QFontMetricsF(theme.mono).horizontalAdvance(u' '));
    piece.layout->setTextOption(leftToRight);
    piece.layout->setCacheEnabled(true);
    if (highlighter) {
        QList<QTextLayout::FormatRange> formats;
        for (const CodeSpan &span : highlighter->highlight(language, line, state)) {
            QTextLayout::FormatRange range;
            range.start = span.start;
            range.length = span.length;
            range.format.setForeground(colorOf(theme, span.color));
            if (span.color == CodeColor::Comment)
                range.format.setFontItalic(true);
            if (span.color == CodeColor::Added)
                piece.tint = theme.addedTint;
            if (span.color == CodeColor::Removed)
                piece.tint = theme.removedTint;
            formats.append(range);
        }
        piece.layout->setFormats(formats);
    }
    piece.after = state;
    return piece;
}

bool TextPiece::isOf(const InlineText &text, const QFont &font) const
{
    return line.isEmpty() && layout->text() == text.text && spans == text.spans && layout->font() == font;
}

void TextPiece::layOut(QPointF place, qreal width, qreal lineHeight, Qt::Alignment align, bool breakAnywhere)
{
    at = place;
    if (m_laidWidth == width && m_laidHeight == lineHeight && m_laidAlign == align) {
        size = m_laidSize;
        return;
    }
    QTextOption option = layout->textOption();
    option.setWrapMode(breakAnywhere ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(align);
    layout->setTextOption(option);
    layout->beginLayout();
    qreal y = 0;
    qreal widest = 0;
    for (QTextLine shown = layout->createLine(); shown.isValid(); shown = layout->createLine()) {
        shown.setLineWidth(width);
        const qreal height = qMax(lineHeight, std::ceil(shown.height()));
        shown.setPosition(QPointF(0, y + std::floor((height - shown.height()) / 2)));
        widest = qMax(widest, shown.naturalTextWidth());
        y += height;
    }
    layout->endLayout();
    size = m_laidSize = QSizeF(widest, qMax(y, lineHeight));
    m_laidWidth = width;
    m_laidHeight = lineHeight;
    m_laidAlign = align;
}

void TextPiece::paint(QPainter *painter, const TextTheme &theme, Selection selection,
                      const std::vector<Mark> &marks) const
{
    paintCodeBoxes(painter, theme);
    QList<QTextLayout::FormatRange> ranges;
    const int length = int(layout->text().size());
    const int first = qBound(0, selection.from - start, length), to = qBound(0, selection.to - start, length);
    if (first < to) {
        QTextLayout::FormatRange range;
        range.start = first;
        range.length = to - first;
        range.format.setBackground(theme.selection);
        ranges.append(range);
    }
    for (const Mark &mark : marks) {
        const int begin = qBound(0, mark.from - start, length), end = qBound(0, mark.to - start, length);
        if (begin >= end)
            continue;
        QTextLayout::FormatRange range{begin, end - begin, {}};
        range.format.setBackground(mark.now ? theme.foundNow : theme.found);
        range.format.setForeground(mark.now ? theme.onFoundNow : theme.onFound);
        range.format.setFontUnderline(mark.now);
        ranges.append(range);
    }
    layout->draw(painter, at, ranges);
}

void TextPiece::paintCodeBoxes(QPainter *painter, const TextTheme &theme) const
{
    for (const Span &span : spans) {
        if (!(span.style & InlineCode))
            continue;
        for (int i = 0; i < layout->lineCount(); ++i) {
            const QTextLine shown = layout->lineAt(i);
            const int first = qMax(span.start, shown.textStart());
            const int to = qMin(span.start + span.length, shown.textStart() + shown.textLength());
            if (first >= to)
                continue;
            const qreal begin = shown.cursorToX(first), last = shown.cursorToX(to);
            const qreal x = qMin(begin, last), end = qMax(begin, last);
            const QRectF box(at.x() + x - 2.5, at.y() + shown.y() + 0.5, end - x + 5, shown.height() - 1);
            const QPen pen = painter->pen();
            painter->setPen(QPen(theme.line, 1));
            painter->setBrush(theme.card);
            painter->drawRoundedRect(box, 3, 3);
            painter->setPen(pen);
        }
    }
}

qreal TextPiece::distance(QPointF point) const
{
    const QRectF rect(at, size);
    const qreal dy = point.y() < rect.top() ? rect.top() - point.y() : qMax<qreal>(0, point.y() - rect.bottom());
    const qreal dx = point.x() < rect.left() ? rect.left() - point.x() : qMax<qreal>(0, point.x() - rect.right());
    return dy * 1000 + dx;
}

BlockHit TextPiece::hit(QPointF point) const
{
    BlockHit hit;
    const QPointF local = point - at;
    QTextLine under;
    for (int i = 0; i < layout->lineCount(); ++i) {
        under = layout->lineAt(i);
        if (local.y() < under.rect().bottom())
            break;
    }
    hit.position = start + (under.isValid() ? under.xToCursor(local.x()) : 0);
    if (under.isValid() && under.naturalTextRect().adjusted(-1, -2, 1, 2).contains(local)) {
        const int character = under.xToCursor(local.x(), QTextLine::CursorOnCharacter);
        for (const Span &span : spans) {
            if (span.link >= 0 && character >= span.start && character < span.start + span.length)
                hit.link = links.value(span.link);
        }
    }
    return hit;
}

QRectF TextPiece::rectOf(int position, const TextTheme &theme) const
{
    const int inside = qMin(position - start, int(layout->text().size()));
    const QTextLine shown = layout->lineForTextPosition(inside);
    if (!shown.isValid())
        return QRectF(at, QSizeF(1, theme.bodyLine()));
    return QRectF(at.x() + shown.cursorToX(inside), at.y() + shown.y(), 1, shown.height());
}

QRectF TextPiece::endRect(qreal width, const TextTheme &theme) const
{
    if (layout->lineCount() == 0)
        return QRectF(at, QSizeF(width, theme.bodyLine()));
    const QTextLine last = layout->lineAt(layout->lineCount() - 1);
    const QRectF rect = last.naturalTextRect();
    return QRectF(at.x() + (layout->text().isRightToLeft() ? rect.left() - 2 - width : rect.right() + 2),
                  at.y() + last.y(), width, last.height());
}

void TextPiece::addLinks(std::vector<std::pair<QRectF, QString>> &found) const
{
    for (const Span &span : spans) {
        // For a link with several styles only its beginning is added.
        if (span.link < 0 || (!found.empty() && &span != spans.data() && (&span - 1)->link == span.link))
            continue;
        const QTextLine shown = layout->lineForTextPosition(span.start);
        if (!shown.isValid())
            continue;
        const int end = qMin(span.start + span.length, shown.textStart() + shown.textLength());
        const qreal first = shown.cursorToX(span.start), to = shown.cursorToX(end);
        found.emplace_back(QRectF(at.x() + qMin(first, to), at.y() + shown.y(), qAbs(to - first), shown.height()),
                           links.value(span.link));
    }
}

} // namespace text
