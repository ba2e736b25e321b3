// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchsources.h"

#include "acp/values.h"
#include "core/values/sessionevent.h"
#include "models/texts/attachmenttext.h"
#include "models/texts/reporttext.h"
#include "models/texts/showntext.h"
#include "models/texts/texts.h"

#include <QStringList>

namespace models {
namespace {

using Shape = SearchSource::Shape;

struct Collect
{
    const history::EntryBody &body; ///< which is visited
    const QString &folder;
    std::vector<SearchSource> out{};

    void add(FoundIn in, Shape shape, const QString &text, int index = 0)
    {
        if (!text.isEmpty())
            out.push_back({.in = in, .index = index, .shape = shape, .text = text});
    }
    void addStream(const QString &text, bool streaming)
    {
        out.push_back({.in = FoundIn::Text, .shape = Shape::Markdown, .inEntry = &text, .grows = streaming});
    }
    void addAttachments(const std::vector<acp::ContentBlock> &blocks)
    {
        for (int i = 0; i < int(blocks.size()); ++i) {
            const AttachmentText words = attachmentText(blocks[size_t(i)]);
            add(FoundIn::Attachment, Shape::Line, words.name, i * 2);
            add(FoundIn::Attachment, Shape::Plain, words.body, i * 2 + 1);
        }
    }

    void addRows(const history::TurnFooter &m, bool withHosts)
    {
        for (size_t i = 0; i < m.report.size(); ++i) {
            if (m.report[i].contact && !withHosts)
                continue; // folded, and not looked for
            add(FoundIn::Row, Shape::Line, reportRowName(m.report[i], folder), int(i) * 2);
            add(FoundIn::Row, Shape::Line, reportReasonText(m.report[i]), int(i) * 2 + 1);
        }
    }

    void operator()(const history::UserMessage &m)
    {
        add(FoundIn::Text, Shape::Plain, m.text);
        addAttachments(m.attachments);
    }
    void operator()(const history::AgentMessage &m) { addStream(m.text, m.streaming); }
    void operator()(const history::Thought &m) { addStream(m.text, m.streaming); }
    void operator()(const history::ToolCall &m)
    {
        add(FoundIn::Title, Shape::Line, toolTitle(m, folder));
        for (size_t i = 0; i < m.diffs.size(); ++i) {
            const acp::Diff &diff = m.diffs[i];
            out.push_back({.in = FoundIn::Diff,
                           .index = int(i),
                           .shape = Shape::Diff,
                           .text = diff.newText,
                           .before = diff.oldText,
                           .path = diff.path});
        }
        // With a single diff, its path is the title.
        for (size_t i = 0; m.diffs.size() > 1 && i < m.diffs.size(); ++i)
            add(FoundIn::Location, Shape::Line, shownPath(m.diffs[i].path, folder), int(i));
        for (size_t i = 0; i < m.terminals.size(); ++i) {
            const history::TerminalPart &terminal = m.terminals[i];
            out.push_back({.in = FoundIn::Terminal,
                           .index = int(i),
                           .shape = Shape::Terminal,
                           .inEntry = &terminal.output,
                           .dropped = terminal.dropped,
                           .grows = terminal.started && !terminal.exited});
        }
        add(FoundIn::Text, Shape::Markdown, toolTexts(m));
        addAttachments(toolAttachments(m));
        for (size_t i = 0; m.diffs.empty() && i < m.locations.size(); ++i)
            add(FoundIn::Location, Shape::Line, toolLocation(m.locations[i], folder), int(i));
        add(FoundIn::Details, Shape::Markdown, toolDetails(m));
    }
    void operator()(const history::StopMark &) {}
    void operator()(const history::TurnFooter &m)
    {
        if (m.end == core::TurnEnd::Finished) {
            addRows(m, false);
            return;
        }
        const QString instead = nothingHappenedText(m);
        if (!instead.isEmpty())
            add(FoundIn::Title, Shape::Line, m.report.empty() ? instead : reportTitleText(m));
        add(FoundIn::Text, Shape::Plain, reportDetail(m));
        addRows(m, true);
    }
    void operator()(const history::Permission &) { addWords(); }
    void operator()(const history::Elicitation &) { addWords(); }
    void operator()(const history::PlainBody auto &) { addWords(); }
    void addWords()
    {
        const EntryText words = entryText(body, folder);
        add(FoundIn::Title, Shape::Line, words.title);
        add(FoundIn::Text, words.isMarkdown ? Shape::Markdown : Shape::Plain, words.body);
        for (int i = 0; i < int(words.tail.size()); ++i)
            add(FoundIn::Tail, Shape::Line, words.tail.at(i), i);
    }
};

class PlainLines final : public ShownLines
{
public:
    void append(QStringView text) override
    {
        m_last += text;
        qsizetype end = 0;
        while ((end = m_last.indexOf(u'\n')) >= 0) {
            m_lines << m_last.left(end);
            m_last.remove(0, end + 1);
        }
    }
    int count() const override { return int(m_lines.size()) + 1; }
    int settled() const override { return int(m_lines.size()); }
    QString line(int index) override { return index < m_lines.size() ? m_lines.at(index) : m_last; }

private:
    QStringList m_lines;
    QString m_last;
};

} // namespace

std::vector<SearchSource> searchSources(const history::Entry &entry, const QString &folder)
{
    Collect collect{entry.body, folder};
    std::visit(collect, entry.body);
    return std::move(collect.out);
}

std::unique_ptr<ShownLines> plainLines(const SearchSource &)
{
    return std::make_unique<PlainLines>();
}

} // namespace models
