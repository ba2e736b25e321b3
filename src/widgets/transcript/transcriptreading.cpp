// SPDX-License-Identifier: Apache-2.0
#include "base/visibletext.h"
#include "core/session/sessionevent.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptaccessible.h"
#include "widgets/transcript/transcriptview.h"

// What screen readers are told of the conversation.

namespace widgets {

namespace {

constexpr qint64 fresh = 30;       ///< s
constexpr qsizetype spoken = 2000; ///< characters of a message that are announced; the rest is read on demand

/// How an entry is introduced, with a place for its words.
QString introduction(const history::Entry &entry)
{
    using namespace history;
    if (std::holds_alternative<UserMessage>(entry.body))
        return TranscriptView::tr("You: %1");
    if (std::holds_alternative<AgentMessage>(entry.body))
        return TranscriptView::tr("Agent: %1");
    if (std::holds_alternative<Thought>(entry.body))
        return TranscriptView::tr("Thought: %1");
    if (std::holds_alternative<ToolCall>(entry.body))
        return TranscriptView::tr("Tool call: %1");
    if (std::holds_alternative<Permission>(entry.body))
        return TranscriptView::tr("Permission: %1");
    if (std::holds_alternative<Elicitation>(entry.body))
        return TranscriptView::tr("Question: %1");
    if (std::holds_alternative<TurnFooter>(entry.body))
        return TranscriptView::tr("End of turn: %1");
    return QStringLiteral("%1");
}

} // namespace

QString TranscriptView::entryName(int row) const
{
    const history::Entry &entry = m_model->entry(row);
    // Not arg(text): a place in the agent's words is not ours to fill.
    QString name = introduction(entry);
    return name.replace(QStringLiteral("%1"), base::visibleText(models::plainText(entry).left(200)));
}

QString TranscriptView::entryText(int row) const
{
    return m_rows.rowItem(row)->wholeText();
}

QRect TranscriptView::entryRect(int row) const
{
    return unitRect(m_rows.unitOfRow(row)).translated(viewport()->mapToGlobal(QPoint()));
}

int TranscriptView::entryRowAt(QPoint point) const
{
    const int unit = unitAtPoint(point);
    return unit < 0 ? -1 : m_rows.firstRow(unit);
}

/// A permission at once; messages when they are whole.
void TranscriptView::announceNews(int first, int last)
{
    if (!TranscriptAccessible::isWanted())
        return;
    QAccessibleEvent grown(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&grown);
    for (int row = first; row <= last; ++row) {
        const history::Entry &entry = m_model->entry(row);
        // What comes back from the store is no news.
        if (!entry.at.isValid() || entry.at.secsTo(m_clock->wall()) > fresh)
            continue;
        const auto *message = std::get_if<history::AgentMessage>(&entry.body);
        if (message && message->streaming)
            m_unsaid.insert(entry.id);
        else if (message || std::holds_alternative<history::TurnFooter>(entry.body) ||
                 std::holds_alternative<history::Failure>(entry.body) ||
                 std::holds_alternative<history::Notice>(entry.body))
            TranscriptAccessible::announce(
                this, base::visibleText(models::plainText(entry).left(spoken), base::LineBreaks::Keep));
        else if (const auto *permission = std::get_if<history::Permission>(&entry.body);
                 permission && permission->end == core::PermissionEnd::Open)
            TranscriptAccessible::announce(this, tr("A permission waits for you. F8 goes to it."));
        else if (const auto *asked = std::get_if<history::Elicitation>(&entry.body);
                 asked && asked->end == core::ElicitationEnd::Open)
            TranscriptAccessible::announce(this, tr("The agent asks something. F8 goes to it."));
    }
}

void TranscriptView::announceChange(int row)
{
    const history::Entry &entry = m_model->entry(row);
    const auto *message = std::get_if<history::AgentMessage>(&entry.body);
    if (!message || message->streaming || m_unsaid.erase(entry.id) == 0)
        return;
    TranscriptAccessible::announce(this, base::visibleText(message->text.left(spoken), base::LineBreaks::Keep));
}

} // namespace widgets
