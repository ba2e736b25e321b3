// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/lists/transcriptmodel.h"

namespace widgets {

class TranscriptCursor;
class TranscriptRows;
class TranscriptSelection;

/// Copies of a conversation what is selected, or else what the keys are at. Main thread; what it is given outlives it.
class TranscriptClipboard
{
public:
    TranscriptClipboard(models::TranscriptModel *model, const TranscriptRows *rows,
                        const TranscriptSelection *selection, const TranscriptCursor *cursor, base::Clock *clock);

    void copySelection() const;
    /// The source of what is selected, or of the message that the keys are at.
    void copyMarkdown() const;
    /// All of the entry where the selection ends, that the keys are at, or the last one.
    void copyBlock() const;
    void copyUnit(int unit) const;
    void copyMarkdownOf(int row) const;

    /// What is selected, for the middle button of others, where the desktop has that.
    void publish() const;
    /// When keys rest: what is selected may be the whole conversation.
    void publishSoon();

private:
    models::TranscriptModel *m_model;
    const TranscriptRows *m_rows;
    const TranscriptSelection *m_selection;
    const TranscriptCursor *m_cursor;
    base::Clock *m_clock;
    base::TimerHandle m_publish;
};

} // namespace widgets
