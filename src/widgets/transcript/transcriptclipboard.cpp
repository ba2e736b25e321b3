// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptclipboard.h"

#include "history/entry.h"
#include "widgets/transcript/transcriptcursor.h"
#include "widgets/transcript/transcriptrows.h"
#include "widgets/transcript/transcriptselection.h"

#include <QClipboard>
#include <QGuiApplication>

namespace widgets {
namespace {

constexpr base::Milliseconds publishAfter{250};

} // namespace

TranscriptClipboard::TranscriptClipboard(models::TranscriptModel *model, const TranscriptRows *rows,
                                         const TranscriptSelection *selection, const TranscriptCursor *cursor,
                                         base::Clock *clock)
    : m_model(model)
    , m_rows(rows)
    , m_selection(selection)
    , m_cursor(cursor)
    , m_clock(clock)
{}

void TranscriptClipboard::copySelection() const
{
    if (!m_selection->isEmpty())
        QGuiApplication::clipboard()->setText(m_selection->text());
}

void TranscriptClipboard::copyMarkdown() const
{
    const int unit = m_cursor->unit();
    if (!m_selection->isEmpty())
        QGuiApplication::clipboard()->setText(m_selection->markdown());
    else if (unit >= 0)
        copyMarkdownOf(m_rows->firstRow(unit));
}

void TranscriptClipboard::copyBlock() const
{
    int unit = m_cursor->unit();
    if (!m_selection->isEmpty())
        unit = m_rows->unitOfRow(qMax(0, m_selection->caret().row));
    else if (unit < 0)
        unit = m_rows->unitCount() - 1;
    if (unit >= 0)
        copyUnit(unit);
}

void TranscriptClipboard::copyAnswer() const
{
    const auto isAnswer = [this](int row) {
        return std::holds_alternative<history::AgentMessage>(m_model->entry(row).body);
    };
    int row = m_cursor->isSet() && isAnswer(m_cursor->row()) ? m_cursor->row() : m_rows->rowCount() - 1;
    while (row >= 0 && !isAnswer(row))
        --row;
    if (row >= 0)
        copyMarkdownOf(row);
}

void TranscriptClipboard::copyUnit(int unit) const
{
    QGuiApplication::clipboard()->setText(m_rows->item(unit)->wholeText());
}

void TranscriptClipboard::copyMarkdownOf(int row) const
{
    const history::EntryBody &body = m_model->entry(row).body;
    QString text;
    if (const auto *message = std::get_if<history::AgentMessage>(&body))
        text = message->text;
    else if (const auto *thought = std::get_if<history::Thought>(&body))
        text = thought->text;
    else
        text = m_rows->rowItem(row)->wholeText();
    QGuiApplication::clipboard()->setText(text);
}

void TranscriptClipboard::publish() const
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    if (!m_selection->isEmpty() && clipboard->supportsSelection())
        clipboard->setText(m_selection->text(), QClipboard::Selection);
}

void TranscriptClipboard::publishSoon()
{
    m_publish = m_clock->after(publishAfter, [this] {
        m_publish.cancel();
        publish();
    });
}

} // namespace widgets
