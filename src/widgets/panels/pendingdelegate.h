// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/requests/requestrow.h"
#include "widgets/panels/pendingpanel.h"

#include <QStyledItemDelegate>

namespace widgets {

/// A request in two lines: what and about what, then its state and a link; ages at the right.
class PendingDelegate : public QStyledItemDelegate
{
public:
    PendingDelegate(Look *look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

    void setWide(bool wide) { m_wide = wide; }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// What a click at \p point of the row in \p rect would do.
    PendingAction actionAt(const QRect &rect, const QModelIndex &index, QPoint point) const;

    static QString iconOf(core::RequestKind kind);
    static QString actionText(PendingAction action);
    static PendingAction actionOf(const QModelIndex &index);

private:
    QRectF actionRect(const QRectF &row, PendingAction action) const;

    Look *m_look;
    bool m_wide = false;
};

} // namespace widgets
