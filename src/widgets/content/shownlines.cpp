// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/shownlines.h"

#include "models/search/searchsources.h"
#include "text/diff/diffjob.h"
#include "text/layout/messageflow.h"
#include "text/terminal/terminalscreen.h"

namespace widgets {
namespace {

using models::SearchSource;

/// A single line: a title or a row.
class OneLine final : public models::ShownLines
{
public:
    void append(QStringView text) override { m_text += text; }
    int count() const override { return 1; }
    int settled() const override { return 0; }
    QString line(int) override { return m_text; }

private:
    QString m_text;
};

/// The blocks of a text::MessageFlow, without laying them out.
class PlainBlocks final : public models::ShownLines
{
public:
    void append(QStringView text) override { m_text += text; }
    void finish() override
    {
        qsizetype from = 0;
        while (true) {
            qsizetype cut = from - 1;
            for (int i = 0; i < text::MessageFlow::plainLinesPerBlock && (cut >= from || i == 0); ++i)
                cut = m_text.indexOf(u'\n', cut + 1);
            if (cut < from)
                break;
            m_blocks << m_text.mid(from, cut - from);
            from = cut + 1;
        }
        m_blocks << m_text.mid(from);
        m_text.clear();
    }
    int count() const override { return int(m_blocks.size()); }
    QString line(int index) override { return m_blocks.at(index); }

private:
    QString m_text;
    QStringList m_blocks;
};

/// The blocks of Markdown in the order of a flow: footnotes come last.
class MarkdownBlocks final : public models::ShownLines
{
public:
    explicit MarkdownBlocks(const text::TextTheme *theme) : m_theme(theme) {}

    void append(QStringView text) override
    {
        m_splitter.append(text);
        takeClosed();
        m_tail = m_splitter.tail();
        m_openNotes.clear();
        for (const text::Block &block : m_tail) {
            if (block.kind == text::BlockKind::Footnote)
                m_openNotes.push_back(block);
        }
        std::erase_if(m_tail, [](const text::Block &block) { return block.kind == text::BlockKind::Footnote; });
    }
    void finish() override
    {
        m_splitter.finish();
        m_tail.clear();
        m_openNotes.clear();
        takeClosed();
        m_finished = true;
    }
    int count() const override { return int(m_closed.size() + m_tail.size() + m_notes.size() + m_openNotes.size()); }
    int settled() const override { return m_finished ? count() : int(m_closed.size()); }
    QString line(int index) override
    {
        size_t at = size_t(index);
        for (const std::vector<text::Block> *blocks : {&m_closed, &m_tail, &m_notes, &m_openNotes}) {
            if (at < blocks->size())
                return text::BlockLayout((*blocks)[at], *m_theme, nullptr, {}).text();
            at -= blocks->size();
        }
        return {};
    }

private:
    void takeClosed()
    {
        for (text::Block &block : m_splitter.takeClosed())
            (block.kind == text::BlockKind::Footnote ? m_notes : m_closed).push_back(std::move(block));
    }

    const text::TextTheme *m_theme;
    text::BlockSplitter m_splitter;
    std::vector<text::Block> m_closed, m_tail, m_notes, m_openNotes;
    bool m_finished = false;
};

/// Every line of the diff, folded ones included.
class DiffLines final : public models::ShownLines
{
public:
    explicit DiffLines(const SearchSource &source)
    {
        if (text::DiffJob::isWorthIt(source.before, source.text))
            m_job = std::make_unique<text::DiffJob>(source.before, source.text, [this](auto diff) {
                m_diff = std::move(diff);
                if (const auto ready = m_ready)
                    ready();
            });
        else
            m_diff = std::make_shared<const text::LineDiff>(source.before, source.text);
    }
    bool isReady(const std::function<void()> &ready) override
    {
        m_ready = ready;
        return bool(m_diff);
    }
    void append(QStringView) override {}
    // Nothing is shown if no line differs.
    int count() const override { return m_diff->isSame() ? 0 : m_diff->lineCount(); }
    QString line(int index) override { return m_diff->line(index).text.toString(); }

private:
    std::shared_ptr<const text::LineDiff> m_diff;
    std::function<void()> m_ready;
    std::unique_ptr<text::DiffJob> m_job; ///< last: its answer uses the members above
};

class TerminalLines final : public models::ShownLines
{
public:
    explicit TerminalLines(const SearchSource &source)
    {
        if (source.dropped > 0)
            m_screen.startInMidst();
    }
    void append(QStringView text) override { m_screen.feed(text); }
    int count() const override { return m_screen.lineCount(); }
    /// Lines that are still on the screen may be overwritten.
    int settled() const override { return m_finished ? count() : m_screen.settledLines(); }
    void finish() override { m_finished = true; }
    QString line(int index) override { return m_screen.line(index).text; }
    qint64 gone() const override { return m_screen.droppedLines(); }

private:
    text::TerminalScreen m_screen;
    bool m_finished = false;
};

} // namespace

models::LineMaker shownLines(const text::TextTheme *theme)
{
    return [theme](const SearchSource &source) -> std::unique_ptr<models::ShownLines> {
        switch (source.shape) {
        case SearchSource::Shape::Line:
            break;
        case SearchSource::Shape::Plain:
            return std::make_unique<PlainBlocks>();
        case SearchSource::Shape::Markdown:
            return std::make_unique<MarkdownBlocks>(theme);
        case SearchSource::Shape::Diff:
            return std::make_unique<DiffLines>(source);
        case SearchSource::Shape::Terminal:
            return std::make_unique<TerminalLines>(source);
        }
        return std::make_unique<OneLine>();
    };
}

} // namespace widgets
