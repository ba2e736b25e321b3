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

/// The context menu for the clicked place of a conversation, or the current one. Deletes itself when it is closed. Main
/// thread; constructor arguments must outlive it.
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
    /// Opens it at its place.
    void open() { popup(m_at); }

Q_SIGNALS:
    void activated(const widgets::HotSpot &spot, int unit);
    void actionWanted(const widgets::TranscriptAction &action);
    void selectAllWanted();
    void foldAllWanted(bool folded);

private:
    int unitOfKeys() const;
    void addSelection();
    void addUnit(int unit, QPoint point, bool byKey);
    void addSpot(const HotSpot &spot, int row);
    template <class Act> void add(const QString &name, Act act);

    Conversation m_of;
    QPoint m_at; ///< in global coordinates
};

} // namespace widgets
