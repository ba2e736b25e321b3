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

/// The entries of a conversation as screen readers go through them; rows as in the model, as far as they are in the
/// view. Main thread; what it is given outlives it.
class TranscriptReader
{
    Q_DECLARE_TR_FUNCTIONS(widgets::TranscriptReader)

public:
    TranscriptReader(models::TranscriptModel *model, const TranscriptRows *rows, const TranscriptLayout *layout,
                     const TranscriptCursor *cursor, const OpenPermissionCards *cards, const QWidget *viewport);

    int count() const;
    int rowOf(history::EntryId id) const; ///< -1: not in the view yet
    int rowAt(QPoint point) const;        ///< in the viewport; -1: none
    history::EntryId idOf(int row) const { return m_model->entry(row).id; }
    QString nameOf(int row) const; ///< who or what it is, and how it begins
    QString textOf(int row) const; ///< whole
    QRect rectOf(int row) const;   ///< in global coordinates
    bool isInView(int row) const;
    /// What reacts there, as it was painted last. Rows in a group's card leave that to the first of them.
    const std::vector<HotSpot> &spotsOf(int row) const;
    QString spotNameOf(int row, int spot) const; ///< what pressing it does
    PermissionCard *cardOf(int row) const;       ///< that waits for an answer there; null: none, or not made yet
    int currentRow() const;                      ///< where the keys are; -1: nowhere
    int currentSpot() const;                     ///< of its spotsOf(); -1: the row itself

private:
    models::TranscriptModel *m_model;
    const TranscriptRows *m_rows;
    const TranscriptLayout *m_layout;
    const TranscriptCursor *m_cursor;
    const OpenPermissionCards *m_cards;
    const QWidget *m_viewport;
};

} // namespace widgets
