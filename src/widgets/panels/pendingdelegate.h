// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/requests/requestrow.h"
#include "widgets/panels/grouprowdelegate.h"
#include "widgets/panels/pendingpanel.h"

namespace widgets {

/// A request in two lines: kind and object, then its state and a link; ages on the right.
class PendingDelegate : public GroupRowDelegate
{
public:
    using GroupRowDelegate::GroupRowDelegate;

    void setWide(bool wide) { m_wide = wide; }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    static QString iconOf(core::RequestKind kind);
    static QString actionText(PendingAction action);
    static PendingAction actionOf(const QModelIndex &index);

protected:
    QString linkText(const QModelIndex &index) const override;
    QRectF linkLine(const QRectF &row) const override;

private:
    bool m_wide = false;
};

} // namespace widgets
