// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/itempaint.h"
#include "widgets/transcript/transcriptplace.h"

#include <QObject>

#include <optional>

QT_BEGIN_NAMESPACE
class QAbstractScrollArea;
class QKeyEvent;
class QScrollBar;
QT_END_NAMESPACE

namespace widgets {

class TranscriptCursor;
class TranscriptLayout;
class TranscriptRows;
class TranscriptSelection;

/// The keys in a conversation: they scroll, move between entries, fold and activate the current place, and with Shift
/// they select. Main thread; constructor arguments must outlive it.
class TranscriptKeys : public QObject
{
    Q_OBJECT

public:
    TranscriptKeys(const TranscriptRows *rows, TranscriptLayout *layout, TranscriptSelection *selection,
                   TranscriptCursor *cursor, QAbstractScrollArea *area);

    /// True if the key has a meaning here, even if it had no effect.
    bool press(const QKeyEvent &event);
    /// The line of a change where a selection ends, or that the keys are at, or the first one of the item that they act
    /// on, to be commented on, in \p unit; null: there is none.
    std::optional<HotSpot> lineToComment(int *unit);

Q_SIGNALS:
    void activated(const widgets::HotSpot &spot, int unit);
    /// Another key may extend it; \p words: the block at its end, for screen readers.
    void selectionMoved(const QString &words);

private:
    bool extendSelection(const QKeyEvent &event);
    void foldCurrent(int key);
    void activateCurrent();
    TranscriptPlace caret() const;
    TranscriptPlace pageBeyond(TranscriptPlace at, int step);
    QRectF caretRect(TranscriptPlace at) const;
    void showCaret();
    QScrollBar *bar() const;

    const TranscriptRows *m_rows;
    TranscriptLayout *m_layout;
    TranscriptSelection *m_selection;
    TranscriptCursor *m_cursor;
    QAbstractScrollArea *m_area;
};

} // namespace widgets
