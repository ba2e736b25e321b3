// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "widgets/panels/grouprowdelegate.h"

namespace widgets {

/// Two lines for a session (name, state), one for a group. A name is edited in place.
class SessionsDelegate : public GroupRowDelegate
{
    Q_OBJECT

public:
    SessionsDelegate(Look *look, QObject *parent);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Emits named() and does not change the model.
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

Q_SIGNALS:
    /// Editing ended by Enter or by losing the focus; \p name may be empty.
    void named(models::SessionHandle handle, const QString &name);

protected:
    GroupRow group(const QModelIndex &index) const override;
    GroupRow row(const QModelIndex &index, bool isSelected) const override;
};

} // namespace widgets
