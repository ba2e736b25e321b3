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
    PendingDelegate(Look *look, QObject *parent) : GroupRowDelegate(look, parent, {}) {}

    void setWide(bool wide) { m_wide = wide; }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    static QString iconOf(core::RequestKind kind);
    static QString actionText(PendingAction action);
    static PendingAction actionOf(const QModelIndex &index);

protected:
    GroupRow group(const QModelIndex &index) const override;
    GroupRow row(const QModelIndex &index, bool isSelected) const override;

private:
    bool m_wide = false;
};

} // namespace widgets
