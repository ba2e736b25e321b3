// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/transcriptmodel.h"
#include "widgets/content/itempaint.h"

#include <QMenu>

QT_BEGIN_NAMESPACE
class QAbstractScrollArea;
class QContextMenuEvent;
QT_END_NAMESPACE

namespace widgets {

class TranscriptClipboard;
class TranscriptCursor;
class TranscriptLayout;
class TranscriptRows;
class TranscriptSelection;

/// What can be done about the place of a conversation that was clicked, or that the keys are at. Deletes itself when
/// it is closed. Main thread; what it is given outlives it.
class TranscriptMenu : public QMenu
{
    Q_OBJECT

public:
    struct Conversation
    {
        models::TranscriptModel *model;
        const TranscriptRows *rows;
        const TranscriptLayout *layout;
        const TranscriptSelection *selection;
        const TranscriptCursor *cursor;
        const TranscriptClipboard *clipboard;
    };

    TranscriptMenu(const Conversation &conversation, const QContextMenuEvent &event, QAbstractScrollArea *view);
    /// Where it belongs.
    void open() { popup(m_at); }

Q_SIGNALS:
    void activated(const HotSpot &spot, int unit);
    void actionWanted(const TranscriptAction &action);
    void selectAllWanted();
    void foldAllWanted(bool folded);

private:
    int unitOfKeys() const;
    void addSelection();
    void addUnit(int unit, QPoint point, bool byKey);
    void addSpot(const HotSpot &spot, int row);
    template <class Act> void add(const QString &name, Act act);

    Conversation m_of;
    QPoint m_at; ///< global
};

} // namespace widgets
