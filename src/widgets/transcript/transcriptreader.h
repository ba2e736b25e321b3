// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "widgets/content/itempaint.h"

#include <QCoreApplication>
#include <QRect>

#include <vector>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace widgets {

class OpenPermissionCards;
class PermissionCard;
class TranscriptCursor;
class TranscriptLayout;
class TranscriptRows;

/// The entries of a conversation for screen readers; rows as in the model, as far as the view has them. Main thread;
/// constructor arguments must outlive it.
class TranscriptReader
{
    Q_DECLARE_TR_FUNCTIONS(widgets::TranscriptReader)

public:
    TranscriptReader(models::TranscriptModel *model, const TranscriptRows *rows, const TranscriptLayout *layout,
                     const TranscriptCursor *cursor, const OpenPermissionCards *cards, const QWidget *viewport);

    int count() const;
    int rowOf(history::EntryId id) const; ///< -1: the view does not have it yet
    int rowAt(QPoint point) const;        ///< in the viewport; -1: none
    history::EntryId idOf(int row) const { return m_model->entry(row).id; }
    QString nameOf(int row) const; ///< who or what it is, and its beginning
    QString textOf(int row) const; ///< the whole text
    QRect rectOf(int row) const;   ///< in global coordinates
    bool isInView(int row) const;
    /// The clickable places, as painted last. Rows in a group's card have them in the first row.
    const std::vector<HotSpot> &spotsOf(int row) const;
    QString spotNameOf(int row, int spot) const; ///< what a click does
    PermissionCard *cardOf(int row) const;       ///< of an open permission; null: none, or not created yet
    int currentRow() const;                      ///< position of the keys; -1: none
    int currentSpot() const;                     ///< index in its spotsOf(); -1: the row itself

private:
    models::TranscriptModel *m_model;
    const TranscriptRows *m_rows;
    const TranscriptLayout *m_layout;
    const TranscriptCursor *m_cursor;
    const OpenPermissionCards *m_cards;
    const QWidget *m_viewport;
};

} // namespace widgets
