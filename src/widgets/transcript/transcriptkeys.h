// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/itempaint.h"
#include "widgets/transcript/transcriptplace.h"

#include <QObject>

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

/// What keys do in a conversation: they scroll, go from entry to entry, fold and activate what they are at, and with
/// Shift they select. Main thread; what it is given outlives it.
class TranscriptKeys : public QObject
{
    Q_OBJECT

public:
    TranscriptKeys(const TranscriptRows *rows, TranscriptLayout *layout, TranscriptSelection *selection,
                   TranscriptCursor *cursor, QAbstractScrollArea *area);

    /// True if the key did something, or would have where there is something to do it with.
    bool press(const QKeyEvent &event);

Q_SIGNALS:
    void activated(const widgets::HotSpot &spot, int unit);
    /// Another key may add to it; \p words: of the block where it ends, for those who listen.
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
