// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/toolitem.h"

#include "acp/values.h"
#include "history/entry.h"
#include "models/texts/commandstate.h"
#include "models/texts/showntext.h"
#include "text/messageflow.h"

namespace widgets {
namespace {

constexpr int shortDiff = 24; ///< lines that a card shows without being asked

} // namespace

ToolItem::ToolItem(const ItemContext &context) : TranscriptItem(context), m_board(context) {}
ToolItem::~ToolItem() = default;

void ToolItem::setEntry(const history::Entry &entry)
{
    m_call = std::get<history::ToolCall>(entry.body);
    m_entryId = entry.id;
    m_afterStop = entry.afterStop;
    m_groupable = groupingOf(entry) == Grouping::Looks;
    m_running = m_call.state == history::ToolState::Running || m_call.state == history::ToolState::Pending;
    for (const history::TerminalPart &terminal : m_call.terminals)
        m_running = m_running || (terminal.started && !terminal.exited);
    m_running = m_running && !models::waitsForUser(m_call);
    readBodies();
    if (!m_foldedByUser) {
        int lines = 0;
        for (const auto &diff : m_diffs)
            lines += diff->rows();
        const bool output = !m_call.terminals.empty() && !m_terminals.front()->isEmpty();
        m_folded = !((lines > 0 && lines <= shortDiff) || output || failed() || m_board.hasPictures()) || m_groupable;
    }
    layOutParts();
}

void ToolItem::readBodies()
{
    m_diffs.resize(m_call.diffs.size());
    for (size_t i = 0; i < m_diffs.size(); ++i) {
        const acp::Diff &diff = m_call.diffs[i];
        if (m_diffs[i] && m_diffs[i]->shows(diff.path, diff.oldText, diff.newText))
            continue;
        m_diffs[i] = std::make_unique<DiffBody>([this] { context().entryChanged(m_entryId); });
        m_diffs[i]->setDiff(diff.path, diff.oldText, diff.newText);
    }
    m_terminals.resize(m_call.terminals.size());
    for (size_t i = 0; i < m_terminals.size(); ++i) {
        if (!m_terminals[i])
            m_terminals[i] = std::make_unique<TerminalBody>();
        m_terminals[i]->setOutput(m_call.terminals[i].output, m_call.terminals[i].dropped);
        // Sharing the text would make the next append to it copy everything.
        m_call.terminals[i].output.clear();
        if (m_terminals[i]->isBehind())
            context().entryChanged(m_entryId);
    }
    m_board.setBlocks(models::toolAttachments(m_call));
    const QString joined = models::toolTexts(m_call);
    if (joined != m_texts) {
        m_texts = joined;
        m_textFlow.reset();
    }
    if (m_call.rawInput.isSharedWith(m_rawInput) && m_call.rawOutput.isSharedWith(m_rawOutput))
        return;
    m_rawInput = m_call.rawInput;
    m_rawOutput = m_call.rawOutput;
    const QString details = models::toolDetails(m_call);
    if (details != m_detailText) {
        m_detailText = details;
        m_detailFlow.reset();
    }
}

bool ToolItem::hasBody() const
{
    return !m_diffs.empty() || !m_call.terminals.empty() || !m_texts.isEmpty() || !m_call.locations.empty() ||
           !m_board.isEmpty() || !m_detailText.isEmpty();
}

void ToolItem::layOutParts()
{
    m_parts.clear();
    if (m_folded)
        return;
    const Theme &t = theme();
    const int inner = context().width - 2;
    for (size_t i = 0; i < m_diffs.size(); ++i) {
        if (m_diffs.size() > 1)
            m_parts.push_back({PartKind::FileHead, i, t.u * 7});
        m_diffs[i]->setLayout(inner, t, context().look->diffSides());
        m_parts.push_back({PartKind::Diff, i, m_diffs[i]->height(t)});
    }
    for (size_t i = 0; i < m_terminals.size(); ++i) {
        if (m_terminals[i]->isEmpty())
            continue;
        if (m_terminals[i]->hiddenLines() > 0)
            m_parts.push_back({PartKind::EarlierLines, i, t.u * 6});
        const bool fromFirst = m_terminals[i]->isExpanded() || m_terminals[i]->hiddenLines() == 0;
        if (fromFirst && (m_terminals[i]->goneLines() > 0 || m_terminals[i]->lostBeginning()))
            m_parts.push_back({PartKind::GoneLines, i, t.u * 6});
        m_terminals[i]->setLayout(inner, t);
        m_parts.push_back({PartKind::Terminal, i, m_terminals[i]->height(t)});
    }
    const auto flow = [&](std::unique_ptr<text::MessageFlow> &f, const QString &words) {
        if (!f) {
            f = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Markdown, &t.prose,
                                                    &context().look->highlighter());
            f->append(words);
            f->finish();
        }
        f->setWidth(inner - t.u * 6);
        return int(f->height()) + t.u * 4;
    };
    if (!m_texts.isEmpty())
        m_parts.push_back({PartKind::Texts, 0, flow(m_textFlow, m_texts)});
    if (!m_board.isEmpty()) {
        m_board.setWidth(inner - t.u * 6);
        m_parts.push_back({PartKind::Board, 0, m_board.height() + t.u * 4});
    }
    if (!m_call.locations.empty() && m_diffs.empty())
        m_parts.push_back({PartKind::Locations, 0, int(m_call.locations.size()) * t.prose.bodyLine() + t.u * 2});
    if (!m_detailText.isEmpty()) {
        m_parts.push_back({PartKind::DetailsHead, 0, t.u * 6});
        if (m_details)
            m_parts.push_back({PartKind::Details, 0, flow(m_detailFlow, m_detailText)});
    }
}

void ToolItem::restyle(bool themeChanged)
{
    if (themeChanged) {
        m_textFlow.reset();
        m_detailFlow.reset();
        m_board.restyle();
    }
    for (auto &diff : m_diffs)
        diff->forgetLayout();
    for (auto &terminal : m_terminals)
        terminal->forgetLayout();
    layOutParts();
}

int ToolItem::bodyHeight() const
{
    int height = 0;
    for (const Part &part : m_parts)
        height += part.height;
    return height;
}

int ToolItem::height() const
{
    return headHeight() + (m_folded || m_parts.empty() ? 0 : bodyHeight() + 2);
}

bool ToolItem::ensure(int top, int bottom)
{
    return ensureBody(top - headHeight() - 1, bottom - headHeight() - 1);
}

bool ToolItem::ensureBody(int top, int bottom)
{
    bool corrected = false;
    int y = 0;
    for (Part &part : m_parts) {
        text::MessageFlow *flow = part.kind == PartKind::Texts     ? m_textFlow.get()
                                  : part.kind == PartKind::Details ? m_detailFlow.get()
                                                                   : nullptr;
        if (flow && y + part.height >= top && y <= bottom && flow->ensure(top - y - theme().u * 2, bottom - y)) {
            part.height = int(flow->height()) + theme().u * 4;
            corrected = true;
        }
        if (part.kind == PartKind::Board && m_board.ensure(top - y - theme().u * 2, bottom - y - theme().u * 2)) {
            part.height = m_board.height() + theme().u * 4;
            corrected = true;
        }
        y += part.height;
    }
    return corrected;
}

void ToolItem::dropLayouts()
{
    if (m_textFlow)
        m_textFlow->dropLayouts();
    if (m_detailFlow)
        m_detailFlow->dropLayouts();
    m_board.dropLayouts();
}

void ToolItem::setFolded(bool folded)
{
    m_folded = folded;
    m_foldedByUser = true;
    layOutParts();
}

const history::TerminalPart *ToolItem::killableTerminal() const
{
    for (const history::TerminalPart &terminal : m_call.terminals) {
        if (models::canKill(terminal))
            return &terminal;
    }
    return nullptr;
}

bool ToolItem::titleIsMono() const
{
    using enum acp::ToolKind;
    return m_diffs.size() == 1 || m_call.kind == Execute || m_call.kind == Fetch || !m_call.terminals.empty();
}

QString ToolItem::title() const
{
    return models::toolTitle(m_call, context().baseFolder);
}

QString ToolItem::summary() const
{
    return title();
}

QString ToolItem::wholeText()
{
    QStringList parts{startText()};
    if (!m_texts.isEmpty())
        parts << m_texts;
    for (int i = 0; i < m_board.count(); ++i)
        parts << m_board.textOf(i);
    for (const auto &diff : m_diffs)
        parts << diff->unified();
    for (const auto &terminal : m_terminals)
        parts << terminal->plainText();
    return parts.join(u'\n');
}

QString ToolItem::startText()
{
    QStringList parts{title()};
    if (const QString words = state().words; !words.isEmpty())
        parts << words;
    if (m_call.effects.undone)
        parts << tr("undone");
    else if (m_call.effects.isFinal)
        parts << tr("cannot be undone");
    return parts.join(u'\n');
}

GutterMark ToolItem::mark() const
{
    const bool late = m_afterStop.has_value();
    return {toolIcon(m_call.kind),
            m_running ? theme().running.color
            : late    ? theme().late.color
                      : theme().text2,
            theme().u * 7 / 4, m_running};
}

} // namespace widgets
