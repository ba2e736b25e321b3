// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/markdownparser.h"

#include "base/visibletext.h"
#include "text/markdown/entities.h"
#include "text/markdown/githubmarkdown.h"
#include "text/markdown/lineshape.h"
#include "text/markdown/linkdefinitions.h"

#include <md4c.h>

namespace text {
namespace {

/// What would turn the text around it is seen instead: nobody reads another word than stands there.
QString shown(QString text)
{
    return base::visibleDirections(text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter)));
}

/// Receives md4c's events and flattens them into elements.
class Builder
{
public:
    std::vector<Element> elements;

    int enterBlock(MD_BLOCKTYPE type, void *detail)
    {
        switch (type) {
        case MD_BLOCK_QUOTE:
            ++m_quotes;
            break;
        case MD_BLOCK_UL:
            m_lists.push_back({-1, u'.', static_cast<MD_BLOCK_UL_DETAIL *>(detail)->is_tight != 0});
            break;
        case MD_BLOCK_OL: {
            const auto *ol = static_cast<MD_BLOCK_OL_DETAIL *>(detail);
            m_lists.push_back({int(ol->start), QChar::fromLatin1(ol->mark_delimiter), ol->is_tight != 0});
            break;
        }
        case MD_BLOCK_LI:
            enterItem(static_cast<MD_BLOCK_LI_DETAIL *>(detail));
            break;
        case MD_BLOCK_HR:
            add(ElementKind::Rule);
            m_current = -1;
            break;
        case MD_BLOCK_H:
            add(ElementKind::Heading).level = int(static_cast<MD_BLOCK_H_DETAIL *>(detail)->level);
            break;
        case MD_BLOCK_CODE:
            add(ElementKind::Code).language = shown(attribute(static_cast<MD_BLOCK_CODE_DETAIL *>(detail)->lang));
            break;
        case MD_BLOCK_HTML:
        case MD_BLOCK_P:
            add(ElementKind::Text);
            break;
        case MD_BLOCK_TABLE:
            // The grid has a cell for every column of every row, so the number of columns is limited.
            if (static_cast<MD_BLOCK_TABLE_DETAIL *>(detail)->col_count > unsigned(mostColumns))
                return 1;
            add(ElementKind::Table).columns = int(static_cast<MD_BLOCK_TABLE_DETAIL *>(detail)->col_count);
            break;
        case MD_BLOCK_TH:
        case MD_BLOCK_TD:
            enterCell(static_cast<MD_BLOCK_TD_DETAIL *>(detail), type == MD_BLOCK_TH);
            break;
        default:
            break;
        }
        return 0;
    }

    int leaveBlock(MD_BLOCKTYPE type)
    {
        switch (type) {
        case MD_BLOCK_QUOTE:
            --m_quotes;
            break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            m_lists.pop_back();
            break;
        case MD_BLOCK_TR:
            // A short row is filled up with empty cells.
            while (m_current >= 0 && elements.back().columns &&
                   elements.back().cells.size() % size_t(elements.back().columns))
                elements.back().cells.emplace_back();
            break;
        case MD_BLOCK_CODE:
            if (m_current >= 0 && elements.back().text.text.endsWith(u'\n'))
                elements.back().text.text.chop(1);
            [[fallthrough]];
        case MD_BLOCK_P:
        case MD_BLOCK_H:
        case MD_BLOCK_TABLE:
            m_current = -1;
            break;
        case MD_BLOCK_LI:
            // An item without content still shows its marker.
            if (m_itemPending)
                add(ElementKind::Text);
            m_current = -1;
            break;
        default:
            break;
        }
        return 0;
    }

    int enterSpan(MD_SPANTYPE type, void *detail)
    {
        switch (type) {
        case MD_SPAN_EM:
            ++m_italic;
            break;
        case MD_SPAN_STRONG:
            ++m_bold;
            break;
        case MD_SPAN_CODE:
            ++m_code;
            break;
        case MD_SPAN_DEL:
            ++m_strike;
            break;
        case MD_SPAN_A:
            m_links.push_back(addLink(attribute(static_cast<MD_SPAN_A_DETAIL *>(detail)->href)));
            break;
        case MD_SPAN_IMG:
            m_links.push_back(addLink(attribute(static_cast<MD_SPAN_IMG_DETAIL *>(detail)->src)));
            break;
        default:
            break;
        }
        return 0;
    }

    int leaveSpan(MD_SPANTYPE type)
    {
        switch (type) {
        case MD_SPAN_EM:
            --m_italic;
            break;
        case MD_SPAN_STRONG:
            --m_bold;
            break;
        case MD_SPAN_CODE:
            --m_code;
            break;
        case MD_SPAN_DEL:
            --m_strike;
            break;
        case MD_SPAN_A:
        case MD_SPAN_IMG:
            m_links.pop_back();
            break;
        default:
            break;
        }
        return 0;
    }

    int addText(MD_TEXTTYPE type, QString s)
    {
        switch (type) {
        case MD_TEXT_NULLCHAR:
            s = QString(QChar::ReplacementCharacter);
            break;
        case MD_TEXT_BR:
            s = QString(QChar(QChar::LineSeparator));
            break;
        case MD_TEXT_SOFTBR:
            s = QStringLiteral(" ");
            break;
        case MD_TEXT_ENTITY:
            s = entityText(s);
            break;
        case MD_TEXT_CODE:
            if (m_current >= 0 && elements.back().kind == ElementKind::Table)
                s.replace(QStringLiteral("\\|"), QStringLiteral("|"));
            break;
        default:
            break;
        }
        append(shown(std::move(s)));
        return 0;
    }

private:
    struct List
    {
        int next;
        QChar delimiter;
        bool tight;
    };

    Element &add(ElementKind kind)
    {
        Element e;
        e.kind = kind;
        e.quoteDepth = m_quotes;
        e.listDepth = int(m_lists.size());
        if (m_itemPending) {
            e.marker = m_marker;
            e.task = m_task;
            e.tight = m_lists.back().tight && !elements.empty();
            m_itemPending = false;
        }
        elements.push_back(std::move(e));
        m_current = int(elements.size()) - 1;
        return elements.back();
    }

    void enterItem(const MD_BLOCK_LI_DETAIL *detail)
    {
        if (m_itemPending)
            add(ElementKind::Text);
        List &list = m_lists.back();
        m_marker = list.next >= 0 ? QString::number(list.next++) + list.delimiter : QStringLiteral("•");
        m_task = !detail->is_task ? TaskState::None : detail->task_mark == ' ' ? TaskState::Open : TaskState::Done;
        m_itemPending = true;
        m_current = -1;
    }

    void enterCell(const MD_BLOCK_TD_DETAIL *detail, bool head)
    {
        if (m_current < 0)
            return;
        Element &table = elements.back();
        if (head) {
            table.aligns.push_back(detail->align == MD_ALIGN_RIGHT    ? CellAlign::Right
                                   : detail->align == MD_ALIGN_CENTER ? CellAlign::Centre
                                                                      : CellAlign::Left);
        }
        table.cells.emplace_back();
    }

    InlineText &target()
    {
        if (m_current < 0)
            add(ElementKind::Text);
        Element &e = elements.back();
        return e.kind == ElementKind::Table && !e.cells.empty() ? e.cells.back() : e.text;
    }

    int addLink(const QString &href)
    {
        InlineText &t = target();
        t.links.append(href);
        return int(t.links.size()) - 1;
    }

    void append(const QString &s)
    {
        InlineText &t = target();
        const quint8 style = quint8((m_bold ? Bold : 0) | (m_italic ? Italic : 0) | (m_code ? InlineCode : 0) |
                                    (m_strike ? Strike : 0) | (m_links.empty() ? 0 : LinkSpan));
        const int link = m_links.empty() ? -1 : m_links.back();
        if (style) {
            if (!t.spans.empty() && t.spans.back().style == style && t.spans.back().link == link &&
                t.spans.back().start + t.spans.back().length == t.text.size())
                t.spans.back().length += int(s.size());
            else
                t.spans.push_back({int(t.text.size()), int(s.size()), style, link});
        }
        t.text += s;
    }

    static QString attribute(const MD_ATTRIBUTE &a)
    {
        QString s;
        for (int i = 0; a.size && a.substr_offsets[i] < a.size; ++i) {
            const MD_OFFSET from = a.substr_offsets[i];
            const QString part = QString::fromUtf8(a.text + from, qsizetype(a.substr_offsets[i + 1] - from));
            s += a.substr_types[i] == MD_TEXT_ENTITY ? entityText(part) : part;
        }
        return s;
    }

    int m_current = -1; ///< -1: the next text begins an element
    int m_quotes = 0, m_bold = 0, m_italic = 0, m_code = 0, m_strike = 0;
    std::vector<List> m_lists;
    std::vector<int> m_links;
    bool m_itemPending = false;
    QString m_marker;
    TaskState m_task = TaskState::None;
};

std::vector<Element> parse(const QString &source, bool tables = true)
{
    MD_PARSER parser = {};
    parser.flags = MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS | MD_FLAG_PERMISSIVEURLAUTOLINKS | MD_FLAG_NOHTML |
                   (tables ? MD_FLAG_TABLES : 0u);
    parser.enter_block = [](MD_BLOCKTYPE t, void *d, void *b) { return static_cast<Builder *>(b)->enterBlock(t, d); };
    parser.leave_block = [](MD_BLOCKTYPE t, void *, void *b) { return static_cast<Builder *>(b)->leaveBlock(t); };
    parser.enter_span = [](MD_SPANTYPE t, void *d, void *b) { return static_cast<Builder *>(b)->enterSpan(t, d); };
    parser.leave_span = [](MD_SPANTYPE t, void *, void *b) { return static_cast<Builder *>(b)->leaveSpan(t); };
    parser.text = [](MD_TEXTTYPE t, const MD_CHAR *s, MD_SIZE n, void *b) {
        return static_cast<Builder *>(b)->addText(t, QString::fromUtf8(s, qsizetype(n)));
    };
    Builder builder;
    const QByteArray utf8 = source.toUtf8();
    if (md_parse(utf8.constData(), MD_SIZE(utf8.size()), &parser, &builder) != 0 && tables)
        return parse(source, false);
    return std::move(builder.elements);
}

/// Removes the no-break space that was put before a part of a paragraph to keep md4c from taking it for a list or a
/// heading.
void dropGuard(std::vector<Element> &elements)
{
    if (!elements.empty() && elements.front().text.text.startsWith(QChar::Nbsp))
        dropFirst(elements.front().text, 1);
}

} // namespace

std::vector<Element> parseBlock(const Block &block, const LinkDefinitions *links)
{
    Element single;
    single.quoteDepth = block.quoteDepth;
    single.listDepth = block.listDepth;
    switch (block.kind) {
    case BlockKind::Code:
        single.kind = ElementKind::Code;
        single.language = shown(block.language);
        single.text.text = shown(block.source);
        return {single};
    case BlockKind::Rule:
        single.kind = ElementKind::Rule;
        return {single};
    case BlockKind::Plain:
        single.text.text = shown(block.source);
        single.text.text.replace(u'\n', QChar(QChar::LineSeparator));
        return {single};
    case BlockKind::Details:
        return {detailsSummary(block)};
    case BlockKind::DetailsEnd:
        return {};
    default:
        break;
    }
    const bool isNote = block.kind == BlockKind::Footnote;
    const bool outermost = block.quoteDepth == 0 && block.listDepth == 0;
    const AlertMark mark = block.kind == BlockKind::Quote && outermost ? alertMark(block.source) : AlertMark{};
    QString source = isNote ? noteSource(block) : block.source;
    if (mark.alert != Alert::None)
        source.replace(mark.from, mark.length, QChar(QChar::Nbsp));
    const bool guarded = block.kind == BlockKind::Paragraph && block.continues;
    const QString before = links ? links->neededBy(source) : QString();
    // Whether a top-level block is a table was decided by the splitter; inside other blocks md4c decides.
    const bool tables = block.kind != BlockKind::Paragraph && block.kind != BlockKind::Heading;
    std::vector<Element> elements = parse(before + (guarded ? QString(QChar::Nbsp) : QString()) + source, tables);
    if (guarded)
        dropGuard(elements);
    if (mark.alert != Alert::None)
        nameAlert(elements, mark.alert);
    if (links && links->hasNotes()) {
        for (Element &element : elements) {
            if (element.kind != ElementKind::Code)
                markNotes(element.text, *links);
            for (InlineText &cell : element.cells)
                markNotes(cell, *links);
        }
    }
    if (isNote)
        nameNote(elements, block.label);
    for (Element &element : elements) {
        element.quoteDepth += block.quoteDepth;
        element.listDepth += block.listDepth;
        if (element.alert == Alert::None)
            element.alert = block.alert;
    }
    if (elements.empty() && !block.source.isEmpty()) {
        // A link definition, for example, shows nothing in Markdown, but everything an agent wrote must be visible.
        single.text.text = shown(block.source);
        single.text.text.replace(u'\n', QChar(QChar::LineSeparator));
        elements.push_back(single);
    }
    if (block.kind == BlockKind::ListItem && block.number > 0 && !elements.empty() &&
        !elements.front().marker.isEmpty())
        elements.front().marker = QString::number(block.number) + elements.front().marker.right(1);
    return elements;
}

bool isOnlyDefinitions(const QString &paragraph)
{
    return paragraph.trimmed().startsWith(u'[') && parse(paragraph, false).empty();
}

QStringList targetsOf(const QStringList &labels, const Block &block)
{
    // md4c does not expose its definitions: so each label is used in a link, whose target is then read.
    QString source;
    for (const QString &label : labels)
        source += u'[' + label + QStringLiteral("]\n\n");
    const std::vector<Element> elements = parse(source + block.source, false);
    QStringList targets;
    for (size_t i = 0; i < size_t(labels.size()); ++i) {
        const bool resolved =
            i < elements.size() && !elements[i].text.links.isEmpty() && !elements[i].text.text.startsWith(u'[');
        const QString target = resolved ? elements[i].text.links.front() : QString();
        targets.append(resolved && target.isNull() ? QStringLiteral("") : target);
    }
    return targets;
}

InlineText parseInline(const QString &text)
{
    std::vector<Element> elements = parse(text);
    if (elements.size() == 1 && elements.front().kind == ElementKind::Text && elements.front().marker.isEmpty())
        return elements.front().text;
    InlineText plain;
    plain.text = text;
    return plain;
}

} // namespace text
