// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/grouptree.h"

#include "widgets/panels/grouprowdelegate.h"
#include "widgets/style/canvas.h"
#include "widgets/style/slimscrollbar.h"

#include <QHeaderView>
#include <QMouseEvent>

namespace widgets {

GroupTree::GroupTree(Look *look, const QColor Theme::*background, QWidget *parent) : QTreeView(parent), m_look(look)
{
    makeSlim(this, look, background);
    setRootIsDecorated(false);
    setIndentation(0);
    setHeaderHidden(true);
    header()->setStretchLastSection(true);
    setExpandsOnDoubleClick(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    const auto restyle = [this, background] {
        QPalette p = palette();
        p.setColor(QPalette::Base, m_look->theme().*background);
        setPalette(p);
        setFont(m_look->theme().body);
        doItemsLayout();
    };
    restyle();
    connect(look, &Look::changed, this, restyle);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (!index.parent().isValid())
            setExpanded(index, !isExpanded(index));
    });
}

void GroupTree::setRowDelegate(GroupRowDelegate *delegate)
{
    m_rows = delegate;
    setItemDelegate(delegate);
    setMouseTracking(true);
}

QModelIndex GroupTree::nextRow(const QModelIndex &from, int step) const
{
    QModelIndex index = from;
    do {
        index = step > 0 ? indexBelow(index) : indexAbove(index);
    } while (index.isValid() && !index.parent().isValid());
    return index;
}

void GroupTree::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTreeView::drawRow(painter, option, index);
    if (!hasFocus() || index.siblingAtColumn(0) != currentIndex().siblingAtColumn(0))
        return;
    Canvas c(painter, m_look, devicePixelRatioF());
    c.frame(QRectF(option.rect), Qt::transparent, m_look->theme().accent, 2);
}

bool GroupTree::viewportEvent(QEvent *event)
{
    if (m_rows && (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseMove)) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex index = indexAt(mouse->pos());
        const bool onLink = index.isValid() && m_rows->hasLinkAt(visualRect(index), index, mouse->pos());
        if (event->type() == QEvent::MouseMove)
            viewport()->setCursor(onLink ? Qt::PointingHandCursor : Qt::ArrowCursor);
        else if (onLink && mouse->button() == Qt::LeftButton)
            Q_EMIT linkClicked(index);
    }
    return QTreeView::viewportEvent(event);
}

} // namespace widgets

#include "moc_grouptree.cpp"
