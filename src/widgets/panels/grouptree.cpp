// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/grouptree.h"

#include "base/visibletext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"
#include "widgets/style/slimscrollbar.h"

#include <QHeaderView>
#include <QMouseEvent>

namespace widgets {

namespace {

constexpr double lineUnits = 4.5, endUnits = 2.5;

/// The line of a row that ends with its link: the second one, if there are two.
QRectF lastLine(const QRectF &rect, const GroupRow &row, int u)
{
    return row.second.isEmpty() ? rect : QRectF(rect.left(), rect.center().y(), rect.width(), lineUnits * u);
}

} // namespace

GroupRowDelegate::GroupRowDelegate(Look *look, QObject *parent, const Shape &shape)
    : QStyledItemDelegate(parent)
    , m_look(look)
    , m_shape(shape)
{}

QSize GroupRowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int u = m_look->theme().u;
    return QSize(u * 20, qRound(u * (isGroup(index) ? m_shape.group : m_shape.row)));
}

QRectF GroupRowDelegate::linkRect(const QRectF &rect, const GroupRow &row) const
{
    const Theme &t = m_look->theme();
    const QRectF line = lastLine(rect, row, t.u);
    const qreal w = Canvas::width(t.small, row.link);
    return QRectF(line.right() - t.u * endUnits - w, line.top(), w, line.height());
}

bool GroupRowDelegate::hasLinkAt(const QRect &rect, const QModelIndex &index, QPoint point) const
{
    const GroupRow found = isGroup(index) ? GroupRow() : row(index, false);
    return !found.link.isEmpty() &&
           linkRect(QRectF(rect), found).adjusted(-4, -2, 4, 2).contains(visualPos(rect, point));
}

GroupRow GroupRowDelegate::group(const QModelIndex &index) const
{
    GroupRow group;
    group.first = {{.words = base::visibleText(index.data().toString()), .font = &Theme::bold}};
    return group;
}

void GroupRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Canvas c(painter, m_look, painter->device()->devicePixelRatioF());
    const Theme &t = m_look->theme();
    const int u = t.u;
    const QRectF rect(option.rect);
    const MirroredPainting mirrored(painter, option.direction, rect);
    const bool isRow = !isGroup(index), isSelected = option.state & QStyle::State_Selected;
    if (isRow && isSelected) {
        painter->fillRect(rect, t.*m_shape.selection);
        if (index.column() == 0)
            painter->fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), t.accent);
    }
    if (isRow && !m_shape.isPlain && (index.row() > 0 || index.parent().isValid()))
        c.hairline(rect.left(), rect.right(), rect.top(), t.line2);
    GroupRow row = isRow ? this->row(index, isSelected) : group(index);
    qreal x = rect.left() + u * 3;
    const auto addIcon = [&](const QString &name, const QColor &color, double left, qreal top) {
        c.icon(name, color, QPointF(rect.left() + u * left, top));
        x = rect.left() + u * (left + (isRow ? 6 : 5));
    };
    if (isRow && !row.icon.isEmpty())
        addIcon(row.icon, row.iconColor, m_shape.icon,
                rect.center().y() - u * (m_shape.isPlain || row.second.isEmpty() ? 2 : 4));
    else if (!isRow && index.model()->hasChildren(index))
        addIcon(option.state & QStyle::State_Open ? QStringLiteral("down") : QStringLiteral("right"), t.text2, 2,
                rect.center().y() - u * 2);
    // What ends a line has its room first.
    const auto line = [&](QRectF place, const QList<LinePart> &parts, const QString &end, const QColor &color) {
        place.setLeft(x);
        place.setRight(rect.right() - u * endUnits);
        if (!end.isEmpty()) {
            const qreal w = Canvas::width(t.small, end);
            c.text(t.small, color, QRectF(place.right() - w, place.top(), w, place.height()), end);
            place.setRight(place.right() - w - u * 1.5);
        }
        paintParts(c, place, parts);
    };
    const QRectF last = lastLine(rect, row, u);
    const bool hasTwo = !row.second.isEmpty();
    const QString &lastEnd = row.link.isEmpty() && !hasTwo ? row.end : row.link;
    if (hasTwo)
        line(last.translated(0, -last.height()), row.first, row.end, t.text2);
    line(last, hasTwo ? row.second : row.first, lastEnd, row.link.isEmpty() ? t.text2 : t.running.color);
}

GroupTree::GroupTree(Look *look, const QColor Theme::*background, QWidget *parent) : QTreeView(parent), m_look(look)
{
    makeSlim(this, look, background);
    setRootIsDecorated(false);
    setIndentation(0);
    setHeaderHidden(true);
    header()->setStretchLastSection(true);
    setExpandsOnDoubleClick(false);
    setMouseTracking(true); // for the links
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
    if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseMove) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QModelIndex index = indexAt(mouse->pos());
        const auto *rows = static_cast<const GroupRowDelegate *>(itemDelegate());
        const bool onLink = index.isValid() && rows->hasLinkAt(visualRect(index), index, mouse->pos());
        if (event->type() == QEvent::MouseMove)
            viewport()->setCursor(onLink ? Qt::PointingHandCursor : Qt::ArrowCursor);
        else if (onLink && mouse->button() == Qt::LeftButton)
            Q_EMIT linkClicked(index);
    }
    return QTreeView::viewportEvent(event);
}

} // namespace widgets

#include "moc_grouptree.cpp"
