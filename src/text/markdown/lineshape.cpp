// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/lineshape.h"

#include <algorithm>
#include <utility>

namespace text {
namespace {

int runLength(QStringView s, QChar c)
{
    int n = 0;
    while (n < s.size() && s[n] == c)
        ++n;
    return n;
}

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t';
}

/// Most lines begin with a letter, which cannot begin any other block.
bool mayBeginBlock(QChar c)
{
    switch (c.unicode()) {
    case u'`':
    case u'~':
    case u'#':
    case u'-':
    case u'*':
    case u'_':
    case u'>':
    case u'+':
    case u'[':
    case u'<':
    case u'$':
        return true;
    default:
        return c >= u'0' && c <= u'9';
    }
}

} // namespace

bool beginsLikeWords(const LineShape &line)
{
    return line.indent < 4 && !line.blank && !mayBeginBlock(line.rest[0]);
}

LineShape shapeOf(QStringView line)
{
    LineShape shape;
    qsizetype i = 0;
    for (; i < line.size() && isSpace(line[i]); ++i)
        shape.indent = line[i] == u'\t' ? (shape.indent / 4 + 1) * 4 : shape.indent + 1;
    shape.rest = line.mid(i);
    while (!shape.rest.isEmpty() && (isSpace(shape.rest.back()) || shape.rest.back() == u'\r'))
        shape.rest.chop(1);
    shape.blank = shape.rest.isEmpty();
    return shape;
}

ListMarker listMarker(const LineShape &line)
{
    ListMarker marker;
    const QStringView s = line.rest;
    if (line.indent >= 4 || s.isEmpty() || isRule(line))
        return marker;
    int width = 0;
    if (s[0] == u'-' || s[0] == u'+' || s[0] == u'*') {
        marker.delimiter = s[0];
        width = 1;
    } else {
        while (width < s.size() && width < 10 && s[width] >= u'0' && s[width] <= u'9')
            ++width;
        if (width == 0 || width > 9 || width >= s.size() || (s[width] != u'.' && s[width] != u')'))
            return marker;
        marker.number = s.left(width).toInt();
        marker.delimiter = s[width];
        ++width;
    }
    if (width < s.size() && !isSpace(s[width]))
        return marker;
    marker.width = width;
    marker.empty = width == s.size();
    return marker;
}

Fence openingFence(const LineShape &line)
{
    Fence fence;
    if (line.indent >= 4 || line.rest.isEmpty() || (line.rest[0] != u'`' && line.rest[0] != u'~'))
        return fence;
    const QChar c = line.rest[0];
    const int length = runLength(line.rest, c);
    const QStringView info = line.rest.mid(length).trimmed();
    if (length < 3 || (c == u'`' && info.contains(u'`')))
        return fence;
    fence.character = c;
    fence.length = length;
    const auto end =
        std::find_if(info.begin(), info.end(), [](QChar ch) { return isSpace(ch) || ch == u'{' || ch == u','; });
    fence.language = info.left(end - info.begin()).toString();
    return fence;
}

bool closesFence(const LineShape &line, QChar character, int length)
{
    return line.indent < 4 && line.rest.size() >= length && runLength(line.rest, character) == line.rest.size();
}

bool isHeading(const LineShape &line)
{
    const int level = runLength(line.rest, u'#');
    return line.indent < 4 && level >= 1 && level <= 6 && (level == line.rest.size() || isSpace(line.rest[level]));
}

bool isRule(const LineShape &line)
{
    if (line.indent >= 4 || line.rest.isEmpty())
        return false;
    const QChar c = line.rest[0];
    if (c != u'-' && c != u'*' && c != u'_')
        return false;
    int count = 0;
    for (const QChar ch : line.rest) {
        if (ch == c)
            ++count;
        else if (!isSpace(ch))
            return false;
    }
    return count >= 3;
}

bool isQuote(const LineShape &line)
{
    return line.indent < 4 && line.rest.startsWith(u'>');
}

QStringView footnoteLabel(const LineShape &line)
{
    constexpr qsizetype longestLabel = 60;
    if (line.indent >= 4 || !line.rest.startsWith(u"[^"))
        return {};
    const QStringView after = line.rest.mid(2);
    const QStringView head = after.left(longestLabel + 1);
    const auto end = std::find_if(head.begin(), head.end(),
                                  [](QChar c) { return c == u']' || c == u'[' || c == u'\\' || c.isSpace(); });
    const qsizetype n = end - head.begin();
    if (n == 0 || end == head.end() || *end != u']' || n + 1 >= after.size() || after[n + 1] != u':')
        return {};
    return after.left(n);
}

bool isFormulaFence(const LineShape &line)
{
    return line.indent < 4 && line.rest == u"$$";
}

QStringView formulaIn(const LineShape &line)
{
    if (line.indent >= 4 || line.rest.size() < 5 || !line.rest.startsWith(u"$$") || !line.rest.endsWith(u"$$"))
        return {};
    const QStringView inner = line.rest.sliced(2, line.rest.size() - 4).trimmed();
    return inner.isEmpty() || inner.contains(u"$$") ? QStringView() : inner;
}

QStringView summaryIn(QStringView source)
{
    const QStringView begin = u"<summary>", end = u"</summary>";
    const qsizetype from = source.indexOf(begin, 0, Qt::CaseInsensitive);
    const qsizetype to = from < 0 ? -1 : source.indexOf(end, from, Qt::CaseInsensitive);
    return to < 0 ? QStringView() : source.sliced(from + begin.size(), to - from - begin.size()).trimmed();
}

bool saysOpen(QStringView details)
{
    return details.trimmed().startsWith(u"<details open>", Qt::CaseInsensitive);
}

DetailsTag detailsTag(const LineShape &line)
{
    QStringView s = line.rest;
    if (line.indent >= 4 || !s.startsWith(u'<'))
        return DetailsTag::None;
    if (s.compare(u"</details>", Qt::CaseInsensitive) == 0)
        return DetailsTag::End;
    bool begins = false;
    for (const QStringView tag : {QStringView(u"<details>"), QStringView(u"<details open>")}) {
        if (!begins && s.startsWith(tag, Qt::CaseInsensitive)) {
            begins = true;
            s = s.mid(tag.size()).trimmed();
        }
    }
    if (begins && s.isEmpty())
        return DetailsTag::Begin;
    const bool isSummary = s.startsWith(u"<summary>", Qt::CaseInsensitive) &&
                           s.endsWith(u"</summary>", Qt::CaseInsensitive) && !summaryIn(s).isEmpty() &&
                           s.indexOf(u"</summary>", 0, Qt::CaseInsensitive) == s.size() - 10;
    return !isSummary ? DetailsTag::None : begins ? DetailsTag::BeginWithSummary : DetailsTag::Summary;
}

AlertMark alertMark(QStringView quote)
{
    const qsizetype end = quote.indexOf(u'\n');
    const QStringView line = end < 0 ? quote : quote.left(end);
    qsizetype from = 0;
    while (from < line.size() && (isSpace(line[from]) || line[from] == u'>')) {
        // Not an alert if the quote contains another quote.
        if (line[from] == u'>' && line.left(from).contains(u'>'))
            return {};
        ++from;
    }
    const QStringView mark = line.mid(from).trimmed();
    static constexpr std::pair<QStringView, Alert> marks[] = {{u"[!NOTE]", Alert::Note},
                                                              {u"[!TIP]", Alert::Tip},
                                                              {u"[!IMPORTANT]", Alert::Important},
                                                              {u"[!WARNING]", Alert::Warning},
                                                              {u"[!CAUTION]", Alert::Caution}};
    for (const auto &[word, alert] : marks) {
        if (mark.compare(word, Qt::CaseInsensitive) == 0)
            return {alert, from, word.size()};
    }
    return {};
}

bool isSetextUnderline(const LineShape &line)
{
    if (line.indent >= 4 || line.rest.isEmpty() || (line.rest[0] != u'=' && line.rest[0] != u'-'))
        return false;
    return runLength(line.rest, line.rest[0]) == line.rest.size();
}

bool interruptsParagraph(const LineShape &line)
{
    if (line.indent >= 4 || line.blank || !mayBeginBlock(line.rest[0]))
        return false;
    if (openingFence(line).length || isHeading(line) || isRule(line) || isQuote(line))
        return true;
    if (!footnoteLabel(line).isEmpty() || isFormulaFence(line) || !formulaIn(line).isNull() ||
        detailsTag(line) != DetailsTag::None)
        return true;
    const ListMarker marker = listMarker(line);
    return marker.width && !marker.empty && (marker.number < 0 || marker.number == 1);
}

int delimiterColumns(QStringView line)
{
    QStringView s = line.trimmed();
    if (s.isEmpty() || (s[0] != u'|' && s[0] != u'-' && s[0] != u':') || !s.contains(u'-') || !s.contains(u'|'))
        return 0;
    if (s.startsWith(u'|'))
        s = s.mid(1);
    if (s.endsWith(u'|'))
        s.chop(1);
    int columns = 0;
    while (columns <= mostColumns) {
        const qsizetype end = s.indexOf(u'|');
        QStringView cell = (end < 0 ? s : s.left(end)).trimmed();
        if (cell.startsWith(u':'))
            cell = cell.mid(1);
        if (cell.endsWith(u':'))
            cell.chop(1);
        if (cell.isEmpty() || runLength(cell, u'-') != cell.size())
            return 0;
        ++columns;
        if (end < 0)
            return columns;
        s = s.mid(end + 1);
    }
    return 0;
}

int tableCells(QStringView line)
{
    QStringView s = line.trimmed();
    if (s.startsWith(u'|'))
        s = s.mid(1);
    if (s.endsWith(u'|') && !s.endsWith(u"\\|"))
        s.chop(1);
    int cells = 1;
    bool code = false;
    for (qsizetype i = 0; i < s.size(); ++i) {
        if (s[i] == u'\\')
            ++i;
        else if (s[i] == u'`')
            code = !code;
        else if (s[i] == u'|' && !code)
            ++cells;
    }
    return cells;
}

bool isUndecided(QStringView line)
{
    const LineShape shape = shapeOf(line);
    const QStringView s = shape.rest;
    if (s.isEmpty())
        return true;
    const auto all = [s](const char16_t *set) {
        return std::all_of(s.begin(), s.end(), [set](QChar c) { return QStringView(set).contains(c) || isSpace(c); });
    };
    if (all(u"-=*+_#>~`|:$"))
        return true;
    // "[^label]" begins a footnote only if a colon follows.
    if (shape.indent < 4 && s.startsWith(u"[^") && (s.endsWith(u']') || !s.contains(u']')) && s.size() < 64)
        return true;
    qsizetype digits = 0;
    while (digits < s.size() && s[digits].isDigit())
        ++digits;
    return digits > 0 && digits < 10 &&
           (digits == s.size() || (digits + 1 == s.size() && (s.back() == u'.' || s.back() == u')')));
}

QString withoutIndent(QStringView line, int columns)
{
    int column = 0;
    qsizetype i = 0;
    while (i < line.size() && column < columns && isSpace(line[i])) {
        column = line[i] == u'\t' ? (column / 4 + 1) * 4 : column + 1;
        ++i;
    }
    return QString(column > columns ? column - columns : 0, u' ') + line.mid(i);
}

} // namespace text
