// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/markdownhtml.h"

#include "text/markdown/blocksplitter.h"
#include "text/markdown/linkdefinitions.h"
#include "text/markdown/markdownparser.h"

#include <QUrl>

#include <algorithm>

namespace text {
namespace {

QString escaped(QStringView text)
{
    return text.toString().toHtmlEscaped().replace(QChar::LineSeparator, QStringLiteral("<br>"));
}

/// \p target if it is allowed in an HTML page; else empty.
QString safeTarget(const QString &target)
{
    const QString scheme = QUrl(target).scheme().toLower();
    const bool safe =
        scheme == QLatin1String("http") || scheme == QLatin1String("https") || scheme == QLatin1String("mailto");
    return safe ? target.toHtmlEscaped() : QString();
}

QString inlineHtml(const InlineText &text)
{
    QString html;
    int at = 0;
    for (const Span &span : text.spans) {
        html += escaped(QStringView(text.text).mid(at, span.start - at));
        QString inner = escaped(QStringView(text.text).mid(span.start, span.length));
        const std::pair<SpanStyle, QLatin1String> tags[] = {{InlineCode, QLatin1String("code")},
                                                            {Strike, QLatin1String("del")},
                                                            {Superscript, QLatin1String("sup")},
                                                            {Italic, QLatin1String("em")},
                                                            {Bold, QLatin1String("strong")}};
        for (const auto &[style, tag] : tags) {
            if (span.style & style)
                inner = u'<' + tag + u'>' + inner + QStringLiteral("</") + tag + u'>';
        }
        const QString target = span.style & LinkSpan ? safeTarget(text.links.value(span.link)) : QString();
        if (!target.isEmpty())
            inner = QStringLiteral("<a href=\"") + target + QStringLiteral("\">") + inner + QStringLiteral("</a>");
        html += inner;
        at = span.start + span.length;
    }
    return html + escaped(QStringView(text.text).mid(at));
}

QString tableHtml(const Element &table)
{
    QString html = QStringLiteral("<table>");
    const int columns = qMax(1, table.columns);
    for (size_t i = 0; i < table.cells.size(); ++i) {
        const size_t column = i % size_t(columns);
        if (column == 0)
            html += i == 0 ? QStringLiteral("<tr>") : QStringLiteral("</tr><tr>");
        const QLatin1String tag(i < size_t(columns) ? "th" : "td");
        const CellAlign align = column < table.aligns.size() ? table.aligns[column] : CellAlign::Left;
        const QLatin1String style(align == CellAlign::Right    ? " class=\"right\""
                                  : align == CellAlign::Centre ? " class=\"centre\""
                                                               : "");
        html += u'<' + tag + style + u'>' + inlineHtml(table.cells[i]) + QStringLiteral("</") + tag + u'>';
    }
    return html + QStringLiteral("</tr></table>\n");
}

QString elementHtml(const Element &element)
{
    switch (element.kind) {
    case ElementKind::Heading: {
        // Headings of a message are below the page's own.
        const QString level = QString::number(qBound(3, element.level + 2, 6));
        return QStringLiteral("<h%1>").arg(level) + inlineHtml(element.text) + QStringLiteral("</h%1>\n").arg(level);
    }
    case ElementKind::Code:
        return QStringLiteral("<pre><code>") + element.text.text.toHtmlEscaped().replace(QChar::LineSeparator, u'\n') +
               QStringLiteral("</code></pre>\n");
    case ElementKind::Rule:
        return QStringLiteral("<hr>\n");
    case ElementKind::Table:
        return tableHtml(element);
    case ElementKind::Text:
        break;
    }
    const QString task = element.task == TaskState::Done   ? QStringLiteral("☑ ")
                         : element.task == TaskState::Open ? QStringLiteral("☐ ")
                                                           : QString();
    const QString marker =
        element.marker.isEmpty() || !task.isEmpty() ? QString() : element.marker.toHtmlEscaped() + u' ';
    return QStringLiteral("<p>") + marker + task + inlineHtml(element.text) + QStringLiteral("</p>\n");
}

QLatin1String classOf(Alert alert)
{
    switch (alert) {
    case Alert::Note:
        return QLatin1String(" class=\"note\"");
    case Alert::Tip:
        return QLatin1String(" class=\"tip\"");
    case Alert::Important:
        return QLatin1String(" class=\"important\"");
    case Alert::Warning:
        return QLatin1String(" class=\"warning\"");
    case Alert::Caution:
        return QLatin1String(" class=\"caution\"");
    case Alert::None:
        break;
    }
    return {};
}

/// Content of lists is indented, content of quotes has a line at its side.
QString indented(const Element &element, const QString &html)
{
    constexpr int deepest = 8; // deeper nesting is not intended
    QString begin, end;
    for (int i = 0; i < qMin(element.quoteDepth, deepest); ++i) {
        begin +=
            i == 0 ? QStringLiteral("<blockquote") + classOf(element.alert) + u'>' : QStringLiteral("<blockquote>");
        end += QStringLiteral("</blockquote>");
    }
    if (element.listDepth > 0) {
        begin += QStringLiteral("<div class=\"item\" style=\"margin-left:%1em\">")
                     .arg(qMin(element.listDepth, deepest) * 1.5);
        end.prepend(QStringLiteral("</div>"));
    }
    return begin + html + end;
}

} // namespace

QString markdownToHtml(const QString &markdown)
{
    BlockSplitter splitter;
    splitter.append(markdown);
    splitter.finish();
    LinkDefinitions links;
    for (const Block &block : splitter.closed())
        links.collect(block);
    QString html, notes;
    int details = 0; // number of open ones
    QString code;    // a box that was split into blocks is joined
    const auto endCode = [&] {
        if (!code.isNull())
            html += QStringLiteral("<pre><code>") + std::exchange(code, QString()).toHtmlEscaped() +
                    QStringLiteral("</code></pre>\n");
    };
    for (const Block &block : splitter.closed()) {
        const bool isOwnCode = block.kind == BlockKind::Code && block.quoteDepth == 0 && block.listDepth == 0;
        if (!isOwnCode || !block.continues)
            endCode();
        if (isOwnCode) {
            if (block.continues && !block.joint.isNull())
                code += block.joint;
            code += block.source.isNull() ? QStringLiteral("") : block.source;
            continue;
        }
        if (block.kind == BlockKind::DetailsEnd) {
            html += QStringLiteral("</details>\n");
            --details;
            continue;
        }
        QString shown;
        for (const Element &element : parseBlock(block, &links))
            shown +=
                block.kind == BlockKind::Details ? inlineHtml(element.text) : indented(element, elementHtml(element));
        if (block.kind == BlockKind::Details) {
            html += QStringLiteral("<details open><summary>") + shown + QStringLiteral("</summary>\n");
            ++details;
        } else {
            (block.kind == BlockKind::Footnote ? notes : html) += shown;
        }
    }
    endCode();
    html += QStringLiteral("</details>\n").repeated(details);
    return notes.isEmpty() ? html : html + QStringLiteral("<hr>\n") + notes;
}

} // namespace text
