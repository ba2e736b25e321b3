// SPDX-License-Identifier: Apache-2.0
#include "text/blocklayout.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace text {
namespace {

/// Deeper nesting would leave no room for the text.
constexpr int deepestShown = 8;

QFont headingFont(const QFont &body, int level)
{
    QFont font = body;
    font.setWeight(QFont::DemiBold);
    const qreal factor = level == 1 ? 1.3 : level == 2 ? 1.15 : 1.0;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

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
    case CodeColor::Text:
        break;
    }
    return theme.text;
}

} // namespace

BlockLayout::BlockLayout(const Block &block, const TextTheme &theme, CodeHighlighter *highlighter,
                         const CodeState &state, const LinkDefinitions *links)
    : m_theme(theme)
    , m_highlighter(highlighter)
    , m_state(state)
    , m_continues(block.continues)
{
    const std::vector<Element> elements = parseBlock(block, links);
    for (const Element &element : elements) {
        Node node;
        node.quotes = element.quoteDepth;
        node.indent = qMin(element.listDepth, deepestShown) * m_theme.unit * 5 +
                      qMin(element.quoteDepth, deepestShown) * m_theme.unit * 3;
        node.gap = m_nodes.empty() ? 0 : element.tight || element.listDepth > 0 ? m_theme.unit / 2 : m_theme.unit * 2;
        node.marker = element.marker;
        node.task = element.task;
        node.first = int(m_pieces.size());
        switch (element.kind) {
        case ElementKind::Rule:
            node.kind = NodeKind::Rule;
            break;
        case ElementKind::Code:
            addCode(node, element);
            break;
        case ElementKind::Heading:
            node.font = headingFont(m_theme.body, element.level);
            addText(node, element.text, node.font, u'\n');
            break;
        case ElementKind::Text:
            node.font = m_theme.body;
            addText(node, element.text, node.font, u'\n');
            break;
        case ElementKind::Table: {
            node.kind = NodeKind::Table;
            node.columns = qMax(1, element.columns);
            node.aligns = element.aligns;
            node.head = !m_continues;
            // A continued table repeats its head for the parser only.
            const size_t skip = m_continues ? size_t(node.columns) : 0;
            for (size_t i = skip; i < element.cells.size(); ++i) {
                QFont font = m_theme.body;
                if (node.head && i < size_t(node.columns))
                    font.setWeight(QFont::DemiBold);
                addText(node, element.cells[i], font, (i + 1) % size_t(node.columns) ? u'\t' : u'\n');
            }
            break;
        }
        }
        node.count = int(m_pieces.size()) - node.first;
        m_nodes.push_back(std::move(node));
    }
    if (m_text.endsWith(u'\n'))
        m_text.chop(1);
}

void BlockLayout::addText(Node &node, const InlineText &text, const QFont &font, QChar separator)
{
    Piece piece;
    piece.start = int(m_text.size());
    piece.spans = text.spans;
    piece.links = text.links;
    piece.layout = std::make_unique<QTextLayout>(text.text, font);
    QList<QTextLayout::FormatRange> formats;
    for (const Span &span : text.spans) {
        QTextLayout::FormatRange range;
        range.start = span.start;
        range.length = span.length;
        if (span.style & InlineCode)
            range.format.setFont(m_theme.mono);
        if (span.style & Bold)
            range.format.setFontWeight(QFont::DemiBold);
        if (span.style & Italic)
            range.format.setFontItalic(true);
        if (span.style & Strike)
            range.format.setFontStrikeOut(true);
        if (span.style & LinkSpan) {
            range.format.setForeground(m_theme.link);
            range.format.setFontUnderline(true);
        }
        formats.append(range);
    }
    piece.layout->setFormats(formats);
    piece.layout->setCacheEnabled(true);
    if (!node.marker.isEmpty() && node.first == int(m_pieces.size()))
        m_text += node.marker + u' ';
    piece.start = int(m_text.size());
    QString copied = text.text;
    m_text += copied.replace(QChar::LineSeparator, u'\n') + separator;
    m_pieces.push_back(std::move(piece));
}

void BlockLayout::addCode(Node &node, const Element &element)
{
    node.kind = NodeKind::Code;
    node.language = element.language;
    node.head = !m_continues;
    const QString language = m_highlighter ? m_highlighter->languageFor(element.language) : QString();
    CodeState state = m_state;
    const QStringList lines = element.text.text.split(u'\n');
    for (const QString &line : lines) {
        Piece piece;
        piece.start = int(m_text.size());
        QString shown = line;
        shown.replace(u'\t', QStringLiteral("    "));
        piece.layout = std::make_unique<QTextLayout>(shown, m_theme.mono);
        piece.layout->setCacheEnabled(true);
        if (m_highlighter) {
            QList<QTextLayout::FormatRange> formats;
            for (const CodeSpan &span : m_highlighter->highlight(language, shown, state)) {
                QTextLayout::FormatRange range;
                range.start = span.start;
                range.length = span.length;
                range.format.setForeground(colorOf(m_theme, span.color));
                if (span.color == CodeColor::Comment)
                    range.format.setFontItalic(true);
                formats.append(range);
            }
            piece.layout->setFormats(formats);
        }
        m_text += shown + u'\n';
        m_pieces.push_back(std::move(piece));
    }
    m_state = state;
}

void BlockLayout::setWidth(qreal width)
{
    if (width == m_width)
        return;
    m_width = width;
    const int u = m_theme.unit;
    qreal y = 0;
    for (Node &node : m_nodes) {
        y += node.gap;
        const qreal left = node.indent;
        const qreal inner = qMax<qreal>(20, width - left);
        switch (node.kind) {
        case NodeKind::Rule:
            node.rect = QRectF(left, y, inner, u * 2);
            y += u * 2;
            break;
        case NodeKind::Text: {
            const qreal line = qMax<qreal>(m_theme.bodyLine(), std::ceil(QFontMetricsF(node.font).height()));
            qreal height = line;
            for (int i = node.first; i < node.first + node.count; ++i) {
                layOut(m_pieces[size_t(i)], {left, y}, inner, line, Qt::AlignLeft, false);
                height = m_pieces[size_t(i)].size.height();
            }
            node.rect = QRectF(left, y, inner, height);
            y += height;
            break;
        }
        case NodeKind::Code: {
            const qreal top = y;
            y += node.head ? u * 6 + u * 3 / 2 : 0;
            for (int i = node.first; i < node.first + node.count; ++i) {
                Piece &piece = m_pieces[size_t(i)];
                layOut(piece, {left + u * 3, y}, inner - u * 6, m_theme.codeLine(), Qt::AlignLeft, true);
                y += piece.size.height();
            }
            node.rect = QRectF(left, top, inner, y - top);
            break;
        }
        case NodeKind::Table:
            layOutTable(node, left, y, inner);
            y = node.rect.bottom();
            break;
        }
    }
    m_height = int(std::ceil(y));
    // The box's lower edge belongs to the block only where no other block goes on with it.
    if (!m_nodes.empty() && m_nodes.back().kind == NodeKind::Code)
        m_height += u * 3 / 2;
}

void BlockLayout::layOut(Piece &piece, QPointF at, qreal width, qreal lineHeight, Qt::Alignment align,
                         bool breakAnywhere)
{
    QTextOption option;
    option.setWrapMode(breakAnywhere ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(align);
    piece.layout->setTextOption(option);
    piece.layout->beginLayout();
    qreal y = 0;
    qreal widest = 0;
    for (QTextLine line = piece.layout->createLine(); line.isValid(); line = piece.layout->createLine()) {
        line.setLineWidth(width);
        const qreal height = qMax(lineHeight, std::ceil(line.height()));
        line.setPosition(QPointF(0, y + std::floor((height - line.height()) / 2)));
        widest = qMax(widest, line.naturalTextWidth());
        y += height;
    }
    piece.layout->endLayout();
    piece.at = at;
    piece.size = QSizeF(widest, qMax(y, lineHeight));
}

void BlockLayout::layOutTable(Node &node, qreal left, qreal top, qreal width)
{
    const int columns = node.columns;
    const qreal padX = m_theme.unit * 3, padY = m_theme.unit * 3 / 4.0;
    std::vector<qreal> natural(size_t(columns), 0), least(size_t(columns), 0);
    for (int i = 0; i < node.count; ++i) {
        Piece &piece = m_pieces[size_t(node.first + i)];
        layOut(piece, {}, 1e6, m_theme.bodyLine(), Qt::AlignLeft, false);
        const size_t c = size_t(i % columns);
        natural[c] = qMax(natural[c], std::ceil(piece.size.width()) + 1);
        least[c] = qMax(least[c], qMin(natural[c], m_theme.unit * 12.0));
    }
    qreal wanted = 0, smallest = 0;
    for (int c = 0; c < columns; ++c) {
        wanted += natural[size_t(c)];
        smallest += least[size_t(c)];
    }
    const qreal room = width - 2 * padX * columns;
    std::vector<qreal> widths = natural;
    if (wanted > room) {
        // Every column keeps its least width; what is left goes by how much each would like to have.
        const qreal spare = qMax<qreal>(0, room - smallest);
        for (int c = 0; c < columns; ++c) {
            const size_t i = size_t(c);
            const qreal wish = wanted > smallest ? (natural[i] - least[i]) / (wanted - smallest) : 0;
            widths[i] = smallest > room ? qMax<qreal>(8, room * least[i] / smallest) : least[i] + spare * wish;
        }
    }
    node.lines.clear();
    qreal x = left;
    for (int c = 0; c < columns; ++c) {
        x += widths[size_t(c)] + 2 * padX;
        node.lines.push_back(x);
    }
    qreal y = top;
    for (int row = 0; row * columns < node.count; ++row) {
        qreal height = m_theme.bodyLine();
        qreal cellX = left;
        for (int c = 0; c < columns && row * columns + c < node.count; ++c) {
            const size_t i = size_t(c);
            const CellAlign align = i < node.aligns.size() ? node.aligns[i] : CellAlign::Left;
            Piece &piece = m_pieces[size_t(node.first + row * columns + c)];
            layOut(piece, {cellX + padX, y + padY}, widths[i], m_theme.bodyLine(),
                   align == CellAlign::Right    ? Qt::AlignRight
                   : align == CellAlign::Centre ? Qt::AlignHCenter
                                                : Qt::AlignLeft,
                   false);
            height = qMax(height, piece.size.height());
            piece.size.setWidth(widths[i]);
            cellX += widths[i] + 2 * padX;
        }
        y += height + 2 * padY;
        node.lines.push_back(y);
    }
    node.rect = QRectF(left, top, x - left, y - top);
}

const BlockLayout::Piece *BlockLayout::pieceAt(QPointF point) const
{
    const Piece *best = nullptr;
    qreal bestDistance = 0;
    for (const Piece &piece : m_pieces) {
        const QRectF rect(piece.at, piece.size);
        const qreal dy = point.y() < rect.top() ? rect.top() - point.y() : qMax<qreal>(0, point.y() - rect.bottom());
        const qreal dx = point.x() < rect.left() ? rect.left() - point.x() : qMax<qreal>(0, point.x() - rect.right());
        const qreal distance = dy * 1000 + dx;
        if (!best || distance < bestDistance) {
            best = &piece;
            bestDistance = distance;
        }
    }
    return best;
}

BlockHit BlockLayout::hit(QPointF point) const
{
    BlockHit hit;
    for (const Node &node : m_nodes) {
        const QRectF head(node.rect.right() - m_theme.unit * 7, node.rect.top(), m_theme.unit * 7, m_theme.unit * 6);
        if (node.kind == NodeKind::Code && node.head && head.contains(point))
            hit.copy = true;
    }
    const Piece *piece = pieceAt(point);
    if (!piece)
        return hit;
    const QPointF local = point - piece->at;
    QTextLine line;
    for (int i = 0; i < piece->layout->lineCount(); ++i) {
        line = piece->layout->lineAt(i);
        if (local.y() < line.rect().bottom())
            break;
    }
    const int position = line.isValid() ? line.xToCursor(local.x()) : 0;
    hit.position = piece->start + position;
    if (line.isValid() && line.naturalTextRect().adjusted(-1, -2, 1, 2).contains(local)) {
        const int character = line.xToCursor(local.x(), QTextLine::CursorOnCharacter);
        for (const Span &span : piece->spans) {
            if (span.link >= 0 && character >= span.start && character < span.start + span.length)
                hit.link = piece->links.value(span.link);
        }
    }
    return hit;
}

QRectF BlockLayout::endRect() const
{
    if (m_pieces.empty())
        return QRectF(0, 0, 0, m_theme.bodyLine());
    const Piece &piece = m_pieces.back();
    if (piece.layout->lineCount() == 0)
        return QRectF(piece.at, QSizeF(0, m_theme.bodyLine()));
    const QTextLine line = piece.layout->lineAt(piece.layout->lineCount() - 1);
    return QRectF(piece.at.x() + line.naturalTextRect().right(), piece.at.y() + line.y(), 0, line.height());
}

} // namespace text
