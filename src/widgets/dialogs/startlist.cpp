// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/startlist.h"

#include "base/visibletext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace widgets {

namespace {

enum StartRole { IdRole = Qt::UserRole, IconRole, AboutRole, WordRole, ColorRole, ActionRole };

constexpr int rowUnits = 11;

} // namespace

class StartList::Delegate : public QStyledItemDelegate
{
public:
    Delegate(Look *look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {m_look->theme().u * 40, m_look->theme().u * rowUnits};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        Canvas c(painter, m_look, painter->device()->devicePixelRatioF());
        const Theme &t = m_look->theme();
        const int u = t.u;
        const QRectF row(option.rect);
        const MirroredPainting mirrored(painter, option.direction, row);
        if (option.state & QStyle::State_Selected && option.state & QStyle::State_HasFocus) {
            painter->fillRect(row, t.treeSelection);
            painter->fillRect(QRectF(row.left(), row.top(), 3, row.height()), t.accent);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(row, t.card);
        }
        c.hairline(row.left(), row.right(), row.top(), t.line2);
        const QColor own = index.data(ColorRole).value<QColor>();
        const QColor color = own.isValid() ? own : t.text2;
        c.iconAt(index.data(IconRole).toString(), color, QPointF(row.left() + u * 5, row.center().y()));
        const QString word = index.data(WordRole).toString();
        const bool isAction = index.data(ActionRole).toBool();
        ButtonFace face;
        face.text = word;
        face.small = true;
        face.hovered = option.state & QStyle::State_MouseOver;
        const QSizeF button = isAction ? c.buttonSize(face) : QSizeF();
        const qreal wordWidth = isAction ? button.width() : qMin(Canvas::width(t.body, word), row.width() / 3);
        const qreal x = row.left() + u * 9.5, room = row.right() - x - wordWidth - u * 5;
        const QString about = index.data(AboutRole).toString();
        const QRectF name =
            about.isEmpty() ? QRectF(x, row.top(), room, row.height()) : QRectF(x, row.top() + u, room, u * 5);
        c.text(t.body, t.text, name, index.data().toString());
        c.text(t.small, color, QRectF(x, row.center().y(), room, u * 4.5), about);
        const QRectF end(row.right() - wordWidth - u * 3, row.top(), wordWidth, row.height());
        if (isAction)
            c.button(QRectF(QPointF(end.left(), end.center().y() - button.height() / 2), button), face);
        else
            c.text(t.body, t.text2, end, word, Qt::AlignRight | Qt::AlignVCenter);
    }

private:
    Look *m_look;
};

StartList::StartList(const QString &name, Look *look, QWidget *parent)
    : QListView(parent)
    , m_look(look)
    , m_rows(new QStandardItemModel(this))
{
    setAccessibleName(name);
    setModel(m_rows);
    setItemDelegate(new Delegate(look, this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    const auto open = [this](const QModelIndex &index) { Q_EMIT opened(index.data(IdRole).toULongLong()); };
    connect(this, &QAbstractItemView::clicked, this, open);
    connect(this, &QAbstractItemView::activated, this, [open](const QModelIndex &index) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton) // a double click has already sent a click
            open(index);
    });
    connect(look, &Look::changed, this, [this] {
        doItemsLayout();
        updateGeometry();
    });
}

void StartList::setRows(const QList<StartRow> &rows)
{
    const quint64 chosen = currentIndex().data(IdRole).toULongLong();
    while (m_rows->rowCount() > rows.size())
        m_rows->removeRow(m_rows->rowCount() - 1);
    for (int i = 0; i < int(rows.size()); ++i) {
        if (i == m_rows->rowCount())
            m_rows->appendRow(new QStandardItem);
        const StartRow &row = rows.at(i);
        QStandardItem *item = m_rows->item(i);
        item->setText(base::visibleText(row.name));
        item->setData(row.id, IdRole);
        item->setData(row.icon, IconRole);
        item->setData(base::visibleText(row.about), AboutRole);
        item->setData(base::visibleText(row.word), WordRole);
        item->setData(row.isAction, ActionRole);
        item->setData(row.tone ? QVariant((m_look->theme().*row.tone).color) : QVariant(), ColorRole);
        item->setData(QStringList{item->text(), row.about, row.word}.join(QStringLiteral(", ")),
                      Qt::AccessibleTextRole);
        if (row.id == chosen)
            setCurrentIndex(item->index());
    }
    updateGeometry();
}

QSize StartList::sizeHint() const
{
    return {m_look->theme().u * 60, m_look->theme().u * rowUnits * m_rows->rowCount()};
}

/// The keys start at the first row.
void StartList::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid())
        setCurrentIndex(m_rows->index(0, 0));
    QListView::focusInEvent(event);
}

} // namespace widgets

#include "moc_startlist.cpp"
