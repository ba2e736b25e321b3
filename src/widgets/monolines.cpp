// SPDX-License-Identifier: Apache-2.0
#include "widgets/monolines.h"

#include "text/upright.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace widgets {
namespace {

void layOut(QTextLayout &layout, qreal width, qreal lineHeight)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y + std::floor((lineHeight - line.height()) / 2)));
        y += lineHeight;
    }
    layout.endLayout();
}

QString spaced(const QString &text)
{
    QString s = text;
    s.replace(u'\t', QStringLiteral("    "));
    return s;
}

QColor colorOf(const Theme &t, text::CodeColor color)
{
    switch (color) {
    case text::CodeColor::Keyword:
        return t.prose.keyword;
    case text::CodeColor::String:
        return t.prose.string;
    case text::CodeColor::Number:
        return t.prose.number;
    case text::CodeColor::Comment:
        return t.prose.comment;
    case text::CodeColor::Call:
        return t.prose.call;
    case text::CodeColor::Text:
        break;
    }
    return t.text;
}

QList<QTextLayout::FormatRange> marked(const Theme &t, const std::vector<text::Mark> &marks)
{
    QList<QTextLayout::FormatRange> ranges;
    for (const text::Mark &mark : marks) {
        QTextLayout::FormatRange range{mark.from, mark.to - mark.from, {}};
        range.format.setBackground(mark.now ? t.prose.foundNow : t.prose.found);
        range.format.setForeground(mark.now ? t.prose.onFoundNow : t.prose.onFound);
        range.format.setFontUnderline(mark.now);
        ranges.append(range);
    }
    return ranges;
}

} // namespace

int MonoRows::rowsFor(const QString &text, int width, const QFont &font)
{
    const QFontMetricsF metrics(font);
    const qreal character = metrics.horizontalAdvance(u'0');
    const int perRow = qMax(4, int(width / character));
    const bool simple =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x300 && c != u'\t'; });
    if (simple)
        return qMax(1, int((text.size() + perRow - 1) / perRow));
    QTextLayout layout(spaced(text), font);
    layOut(layout, width, 10);
    return qMax(1, layout.lineCount());
}

int MonoRows::lineAtRow(int row) const
{
    const auto it = std::upper_bound(m_first.begin(), m_first.end(), row);
    return qBound(0, int(it - m_first.begin()) - 1, qMax(0, count() - 1));
}

// --- DiffBody ------------------------------------------------------------------------------------------------

void DiffBody::setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText,
                       int oldBefore, int newBefore)
{
    m_path = path;
    m_diff = text::diffLines(oldText, newText);
    for (text::DiffLine &line : m_diff.lines) {
        if (line.text.contains(u'\t') && line.changed.empty())
            line.text = spaced(line.text);
        line.oldNumber += line.oldNumber ? oldBefore : 0;
        line.newNumber += line.newNumber ? newBefore : 0;
    }
    m_spans.clear();
    m_width = 0;
}

void DiffBody::setWidth(int width, const Theme &theme)
{
    if (m_width == width)
        return;
    m_width = width;
    m_rows.setCount(lines());
    m_rows.measure(width - theme.u * 16, theme.mono, [this](int i) { return m_diff.lines[size_t(i)].text; });
}

int DiffBody::height(const Theme &theme) const
{
    return m_rows.rows() * theme.prose.codeLine() + theme.u * 3 / 2 + (m_diff.cut ? theme.prose.codeLine() : 0);
}

/// Old and new side are each highlighted as a text of their own, as far as the hunks show them.
void DiffBody::highlight(Look *look)
{
    if (!m_spans.empty() || m_diff.lines.empty())
        return;
    const QString language = look->highlighter().languageForFile(m_path);
    text::CodeState before, after;
    for (const text::DiffLine &line : m_diff.lines) {
        if (line.kind == text::DiffLine::Gap) {
            before = after = text::CodeState();
            m_spans.emplace_back();
            continue;
        }
        if (line.kind == text::DiffLine::Context) {
            m_spans.push_back(look->highlighter().highlight(language, line.text, after));
            before = after;
        } else {
            m_spans.push_back(look->highlighter().highlight(language, line.text,
                                                            line.kind == text::DiffLine::Added ? after : before));
        }
    }
}

QString DiffBody::lineText(int line) const
{
    const text::DiffLine &d = m_diff.lines[size_t(line)];
    return d.kind == text::DiffLine::Gap ? QString() : d.text;
}

qreal DiffBody::lineTop(int line, const Theme &theme) const
{
    return theme.u * 3 / 4 + (line < m_rows.count() ? m_rows.firstRow(line) : m_rows.rows()) * theme.prose.codeLine();
}

void DiffBody::paint(Canvas &canvas, Look *look, QPointF at, const QRectF &clip,
                     const text::MessageFlow::MarksOf &marks)
{
    highlight(look);
    const text::Upright upright(canvas.painter(), at.x(), m_width); // code runs from the left
    const Theme &t = canvas.theme();
    const int lineHeight = t.prose.codeLine();
    const qreal top = at.y() + t.u * 3 / 4;
    int line = m_rows.count() ? m_rows.lineAtRow(qMax(0, int((clip.top() - top) / lineHeight))) : 0;
    for (; line < m_rows.count(); ++line) {
        const qreal y = top + m_rows.firstRow(line) * lineHeight;
        if (y > clip.bottom())
            break;
        const text::DiffLine &d = m_diff.lines[size_t(line)];
        const qreal height = m_rows.rowsOf(line) * lineHeight;
        if (d.kind == text::DiffLine::Gap) {
            canvas.painter()->fillRect(QRectF(at.x(), y, m_width, height), t.card);
            canvas.text(t.monoSmall, t.text2, QRectF(at.x() + t.u * 3.5, y, m_width, height), QStringLiteral("⋯"));
            continue;
        }
        const bool added = d.kind == text::DiffLine::Added, removed = d.kind == text::DiffLine::Removed;
        if (added || removed)
            canvas.painter()->fillRect(QRectF(at.x(), y, m_width, height), added ? t.added.tint : t.removed.tint);
        const int number = removed ? d.oldNumber : d.newNumber;
        canvas.text(t.mono, t.text2, QRectF(at.x(), y, t.u * 8, lineHeight), QString::number(number),
                    Qt::AlignRight | Qt::AlignVCenter);
        if (added || removed) {
            QFont sign = t.mono;
            sign.setWeight(QFont::DemiBold);
            canvas.text(sign, added ? t.added.color : t.removed.color,
                        QRectF(at.x() + t.u * 10, y, t.u * 4, lineHeight),
                        added ? QStringLiteral("+") : QStringLiteral("−"));
        }
        QTextLayout layout(d.text, t.mono);
        QList<QTextLayout::FormatRange> formats;
        for (const text::CodeSpan &span : m_spans[size_t(line)]) {
            QTextLayout::FormatRange range{span.start, span.length, {}};
            range.format.setForeground(colorOf(t, span.color));
            range.format.setFontItalic(span.color == text::CodeColor::Comment);
            formats.append(range);
        }
        layout.setFormats(formats);
        layOut(layout, m_width - t.u * 16, lineHeight);
        QList<QTextLayout::FormatRange> words;
        for (const text::ChangedRange &changed : d.changed) {
            QTextLayout::FormatRange range{changed.start, changed.length, {}};
            range.format.setBackground(added ? t.addedWord : t.removedWord);
            range.format.setForeground(t.text);
            words.append(range);
        }
        if (marks)
            words += marked(t, marks(line, d.text));
        canvas.painter()->setPen(t.text);
        layout.draw(canvas.painter(), QPointF(at.x() + t.u * 14, y), words);
    }
    if (m_diff.cut)
        canvas.text(t.small, t.text2,
                    QRectF(at.x() + t.u * 14, top + m_rows.rows() * lineHeight, m_width - t.u * 16, lineHeight),
                    QCoreApplication::translate("widgets::DiffBody", "More was changed than is shown here"));
}

// --- TerminalBody --------------------------------------------------------------------------------------------

void TerminalBody::setOutput(const QString &output, qint64 dropped)
{
    if (!m_screen || dropped > m_fed) {
        m_screen = std::make_unique<text::TerminalScreen>();
        m_fed = dropped;
    }
    const qsizetype from = qsizetype(m_fed - dropped);
    if (from < output.size()) {
        m_screen->feed(output.mid(from));
        m_fed = dropped + output.size();
    }
    m_width = 0;
}

int TerminalBody::firstShown() const
{
    const int count = m_screen ? m_screen->lineCount() : 0;
    return m_expanded ? 0 : qMax(0, count - shortLines);
}

int TerminalBody::hiddenLines() const
{
    const int count = m_screen ? m_screen->lineCount() : 0;
    return count > shortLines ? count - shortLines : 0;
}

void TerminalBody::setWidth(int width, const Theme &theme)
{
    if (m_width == width)
        return;
    m_width = width;
    const int first = firstShown();
    m_rows.setCount(m_screen ? m_screen->lineCount() - first : 0);
    m_rows.measure(width - theme.u * 6, theme.mono, [this, first](int i) { return m_screen->line(first + i).text; });
}

int TerminalBody::height(const Theme &theme) const
{
    return m_rows.rows() * theme.prose.terminalLine() + theme.u * 3;
}

qreal TerminalBody::lineTop(int line, const Theme &theme) const
{
    const int shown = qMax(0, line - firstShown());
    return theme.u * 3 / 2.0 +
           (shown < m_rows.count() ? m_rows.firstRow(shown) : m_rows.rows()) * theme.prose.terminalLine();
}

void TerminalBody::paint(Canvas &canvas, QPointF at, const QRectF &clip, const text::MessageFlow::MarksOf &marks)
{
    const text::Upright upright(canvas.painter(), at.x(), m_width);
    const Theme &t = canvas.theme();
    const int lineHeight = t.prose.terminalLine();
    const qreal top = at.y() + t.u * 3 / 2.0;
    const int first = firstShown();
    int line = m_rows.count() ? m_rows.lineAtRow(qMax(0, int((clip.top() - top) / lineHeight))) : 0;
    for (; line < m_rows.count(); ++line) {
        const qreal y = top + m_rows.firstRow(line) * lineHeight;
        if (y > clip.bottom())
            break;
        const text::TerminalLine shown = m_screen->line(first + line);
        QTextLayout layout(shown.text, t.mono);
        QList<QTextLayout::FormatRange> formats;
        for (const text::TerminalSpan &span : shown.spans) {
            QTextLayout::FormatRange range{span.start, span.length, {}};
            QColor fore = span.foreground < 0    ? t.text
                          : span.foreground < 16 ? t.prose.ansi[span.foreground]
                                                 : QColor(span.foregroundRgb);
            QColor back = span.background < 0    ? QColor()
                          : span.background < 16 ? t.prose.ansi[span.background]
                                                 : QColor(span.backgroundRgb);
            if (span.reverse) {
                const QColor swap = back.isValid() ? back : t.base;
                back = fore;
                fore = swap;
            } else if (back.isValid() && contrast(fore, back) < 3) {
                fore = contrast(t.text, back) > contrast(t.base, back) ? t.text : t.base;
            } else if (!back.isValid() && contrast(fore, t.base) < 3) {
                fore = t.text;
            }
            range.format.setForeground(fore);
            if (back.isValid())
                range.format.setBackground(back);
            range.format.setFontWeight(span.bold ? QFont::DemiBold : QFont::Normal);
            range.format.setFontItalic(span.italic);
            range.format.setFontUnderline(span.underline);
            range.format.setFontStrikeOut(span.strike);
            formats.append(range);
        }
        layout.setFormats(formats);
        layOut(layout, m_width - t.u * 6, lineHeight);
        canvas.painter()->setPen(t.text);
        layout.draw(canvas.painter(), QPointF(at.x() + t.u * 3, y),
                    marks ? marked(t, marks(first + line, shown.text)) : QList<QTextLayout::FormatRange>());
    }
}

QString TerminalBody::plainText() const
{
    QStringList lines;
    for (int i = 0; m_screen && i < m_screen->lineCount(); ++i)
        lines << m_screen->line(i).text;
    return lines.join(u'\n');
}

} // namespace widgets
