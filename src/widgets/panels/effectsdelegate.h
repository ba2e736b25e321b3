// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ledger/effect.h"
#include "widgets/panels/effectspanel.h"
#include "widgets/style/canvas.h"

#include <QStyledItemDelegate>

namespace widgets {

/// An effect in two lines: what and of what, then what is to know about it; state and link at the right.
class EffectsDelegate : public QStyledItemDelegate
{
public:
    EffectsDelegate(Look *look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

    void setBaseFolder(const QString &folder) { m_baseFolder = folder; }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// What a click at \p point of the row in \p rect would do.
    EffectAction actionAt(const QRect &rect, const QModelIndex &index, QPoint point) const;
    /// Files inside the session's folder relative to it.
    QString shownTarget(const QModelIndex &index) const;

    static QString iconOf(ledger::EffectKind kind);
    static QString actionText(EffectAction action);
    static EffectAction actionOf(const QModelIndex &index);

private:
    void paintGroup(Canvas &canvas, const QRectF &row, bool open, const QModelIndex &index) const;
    QRectF actionRect(const QRectF &row, EffectAction action) const;

    Look *m_look;
    QString m_baseFolder;
};

} // namespace widgets
