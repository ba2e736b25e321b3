// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/lists/transcriptmodel.h"

namespace widgets {

class TranscriptCursor;
class TranscriptRows;
class TranscriptSelection;

/// Copies the selection of a conversation, or else what the keys are at. Main thread; constructor arguments must
/// outlive it.
class TranscriptClipboard
{
public:
    TranscriptClipboard(models::TranscriptModel *model, const TranscriptRows *rows,
                        const TranscriptSelection *selection, const TranscriptCursor *cursor, base::Clock *clock);

    void copySelection() const;
    /// The Markdown of the selection, or of the message that the keys are at.
    void copyMarkdown() const;
    /// The whole entry where the selection ends, or that the keys are at, or the last one.
    void copyBlock() const;
    /// The Markdown of the agent's message that the keys are at, or of its newest one.
    void copyAnswer() const;
    void copyUnit(int unit) const;
    void copyMarkdownOf(int row) const;

    /// Puts the selection into the primary selection, for the middle button, where the desktop has one.
    void publish() const;
    /// The same after a pause in typing, since the selection may be the whole conversation.
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
