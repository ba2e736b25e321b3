// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/githubmarkdown.h"

#include "text/markdown/lineshape.h"
#include "text/markdown/linkdefinitions.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace text {
namespace {

struct GithubMarkdownTr
{
    Q_DECLARE_TR_FUNCTIONS(text::Markdown)
};

QString wordOf(Alert alert)
{
    switch (alert) {
    case Alert::Note:
        return GithubMarkdownTr::tr("Note");
    case Alert::Tip:
        return GithubMarkdownTr::tr("Tip");
    case Alert::Important:
        return GithubMarkdownTr::tr("Important");
    case Alert::Warning:
        return GithubMarkdownTr::tr("Warning");
    case Alert::Caution:
        return GithubMarkdownTr::tr("Caution");
    case Alert::None:
        break;
    }
    return {};
}

InlineText allBold(const QString &words)
{
    InlineText text;
    text.text = words;
    text.spans.push_back({0, int(words.size()), Bold, -1});
    return text;
}

/// Replaces \p length characters by \p label as a superscript.
void putMarker(InlineText &text, int from, int length, const QString &label)
{
    const int shorter = length - int(label.size()), to = from + length;
    std::vector<Span> spans;
    Span marker{from, int(label.size()), Superscript, -1};
    bool placed = false;
    const auto place = [&] {
        if (!std::exchange(placed, true))
            spans.push_back(marker);
    };
    for (const Span &span : text.spans) {
        const int end = span.start + span.length;
        if (end <= from) {
            spans.push_back(span);
            continue;
        }
        if (span.start < from)
            spans.push_back({span.start, from - span.start, span.style, span.link});
        if (span.start <= from && end >= to)
            marker.style = quint8(marker.style | span.style);
        place();
        if (end > to) {
            const int start = qMax(span.start, to);
            spans.push_back({start - shorter, end - start, span.style, span.link});
        }
    }
    place();
    text.spans = std::move(spans);
    text.text.replace(from, length, label);
}

} // namespace

void dropFirst(InlineText &text, int n)
{
    text.text.remove(0, n);
    for (Span &span : text.spans) {
        const int end = qMax(0, span.start + span.length - n);
        span.start = qMax(0, span.start - n);
        span.length = end - span.start;
    }
    std::erase_if(text.spans, [](const Span &span) { return span.length == 0; });
}

void nameAlert(std::vector<Element> &elements, Alert alert)
{
    if (!elements.empty() && elements.front().text.text.startsWith(QChar::Nbsp)) {
        Element &first = elements.front();
        dropFirst(first.text, 1);
        while (!first.text.text.isEmpty() && first.text.text.front().isSpace())
            dropFirst(first.text, 1);
        if (first.text.text.isEmpty())
            elements.erase(elements.begin());
    }
    for (Element &element : elements)
        element.alert = alert;
    Element title;
    title.quoteDepth = 1;
    title.alert = alert;
    title.isAlertTitle = true;
    title.text = allBold(wordOf(alert));
    elements.insert(elements.begin(), std::move(title));
    if (elements.size() > 1 && elements[1].marker.isEmpty())
        elements[1].tight = true;
}

QString noteSource(const Block &block)
{
    QStringList lines = block.source.split(u'\n');
    QString &first = lines.front();
    first = first.mid(first.indexOf(u':') + 1);
    for (qsizetype i = 1; i < lines.size(); ++i)
        lines[i] = withoutIndent(lines[i], 4);
    const QString text = lines.join(u'\n');
    // Its first line is never indented code.
    qsizetype from = 0;
    while (from < text.size() && (text[from] == u' ' || text[from] == u'\t'))
        ++from;
    return text.mid(from);
}

void nameNote(std::vector<Element> &elements, const QString &label)
{
    for (Element &element : elements) {
        ++element.listDepth;
        element.isNote = true;
    }
    if (elements.empty() || elements.front().kind != ElementKind::Text || !elements.front().marker.isEmpty()) {
        Element first;
        first.listDepth = 1;
        first.isNote = true;
        elements.insert(elements.begin(), first);
    }
    constexpr qsizetype shortLabel = 3; // longest label that fits beside a note's text
    if (label.size() <= shortLabel) {
        elements.front().marker = label;
        return;
    }
    InlineText &text = elements.front().text;
    InlineText named = allBold(label);
    named.text += u' ' + text.text;
    for (Span span : text.spans) {
        span.start += int(label.size()) + 1;
        named.spans.push_back(span);
    }
    named.links = text.links;
    text = std::move(named);
}

void markNotes(InlineText &text, const LinkDefinitions &links)
{
    for (qsizetype at = text.text.indexOf(u"[^"); at >= 0; at = text.text.indexOf(u"[^", at + 1)) {
        const QString around = text.text.mid(at, 64);
        const qsizetype end = around.indexOf(u']');
        const QString label = end < 0 ? QString() : around.sliced(2, end - 2);
        const bool quoted = std::any_of(text.spans.begin(), text.spans.end(), [at](const Span &span) {
            return (span.style & (InlineCode | LinkSpan)) && at >= span.start && at < span.start + span.length;
        });
        if (label.isEmpty() || quoted || !links.hasNote(label))
            continue;
        // Two adjacent markers stay separate.
        const bool follows = std::any_of(text.spans.begin(), text.spans.end(), [at](const Span &span) {
            return (span.style & Superscript) && span.start + span.length == at;
        });
        putMarker(text, int(at), int(end) + 1, follows ? u',' + label : label);
    }
}

Element detailsSummary(const Block &block)
{
    Element summary;
    QString words = summaryIn(block.source).toString();
    for (const QLatin1String tag : {QLatin1String("<b>"), QLatin1String("</b>"), QLatin1String("<strong>"),
                                    QLatin1String("</strong>"), QLatin1String("<h3>"), QLatin1String("</h3>")})
        words.remove(tag, Qt::CaseInsensitive);
    if (words.isEmpty()) {
        summary.text = allBold(GithubMarkdownTr::tr("Details"));
        return summary;
    }
    summary.text = parseInline(words);
    // Everything is bold, in addition to other styles.
    std::vector<Span> spans;
    int at = 0;
    for (const Span &span : summary.text.spans) {
        if (span.start > at)
            spans.push_back({at, span.start - at, Bold, -1});
        spans.push_back({span.start, span.length, quint8(span.style | Bold), span.link});
        at = span.start + span.length;
    }
    if (at < summary.text.text.size())
        spans.push_back({at, int(summary.text.text.size()) - at, Bold, -1});
    summary.text.spans = std::move(spans);
    return summary;
}

} // namespace text
