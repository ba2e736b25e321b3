// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "widgets/style/look.h"

#include <QStyledItemDelegate>

namespace widgets {

/// Two lines for a session (name, state), one for a group. A name is edited in its place.
class SessionsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SessionsDelegate(Look *look, QObject *parent);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Changes nothing itself.
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

Q_SIGNALS:
    /// Enter, or the focus went elsewhere; \p name may be empty.
    void named(models::SessionHandle handle, const QString &name) const;

private:
    Look *m_look;
};

} // namespace widgets
