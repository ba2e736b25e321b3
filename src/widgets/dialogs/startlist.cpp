// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/startlist.h"

#include "base/visibletext.h"
#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace widgets {

namespace {

constexpr int rowUnits = 11;

StartRow rowOf(const QModelIndex &index)
{
    return index.data(Qt::UserRole).value<StartRow>();
}

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
        const QRectF rect(option.rect);
        const StartRow row = rowOf(index);
        const MirroredPainting mirrored(painter, option.direction, rect);
        if (option.state & QStyle::State_Selected && option.state & QStyle::State_HasFocus) {
            painter->fillRect(rect, t.treeSelection);
            painter->fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), t.accent);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(rect, t.card);
        }
        c.hairline(rect.left(), rect.right(), rect.top(), t.line2);
        const QColor color = row.tone ? (t.*row.tone).color : t.text2;
        c.iconAt(row.icon, color, QPointF(rect.left() + u * 5, rect.center().y()));
        ButtonFace face;
        face.text = row.word;
        face.small = true;
        face.hovered = option.state & QStyle::State_MouseOver;
        const QSizeF button = row.isAction ? c.buttonSize(face) : QSizeF();
        const qreal width = row.isAction ? button.width() : qMin(Canvas::width(t.body, row.word), rect.width() / 3);
        const qreal x = rect.left() + u * 9.5, room = rect.right() - x - width - u * 5;
        const QRectF name =
            row.about.isEmpty() ? QRectF(x, rect.top(), room, rect.height()) : QRectF(x, rect.top() + u, room, u * 5);
        c.text(t.body, t.text, name, row.name);
        c.text(t.small, color, QRectF(x, rect.center().y(), room, u * 4.5), row.about);
        const QRectF end(rect.right() - width - u * 3, rect.top(), width, rect.height());
        if (row.isAction)
            c.button(QRectF(QPointF(end.left(), end.center().y() - button.height() / 2), button), face);
        else
            c.text(t.body, t.text2, end, row.word, Qt::AlignRight | Qt::AlignVCenter);
    }

private:
    Look *m_look;
};

StartList::StartList(const QString &name, Look *look, QWidget *parent) : QListWidget(parent), m_look(look)
{
    setAccessibleName(name);
    setItemDelegate(new Delegate(look, this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    const auto open = [this](const QModelIndex &index) { Q_EMIT opened(rowOf(index).id); };
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
    const quint64 chosen = rowOf(currentIndex()).id;
    while (count() > rows.size())
        delete takeItem(count() - 1);
    for (int i = 0; i < int(rows.size()); ++i) {
        if (i == count())
            addItem(QString());
        StartRow row = rows.at(i);
        for (QString *words : {&row.name, &row.about, &row.word})
            *words = base::visibleText(*words);
        item(i)->setText(row.name);
        item(i)->setData(Qt::UserRole, QVariant::fromValue(row));
        item(i)->setData(Qt::AccessibleTextRole, QStringList{row.name, row.about, row.word}.join(QStringLiteral(", ")));
        if (row.id == chosen)
            setCurrentRow(i);
    }
    updateGeometry();
}

QSize StartList::sizeHint() const
{
    return {m_look->theme().u * 60, m_look->theme().u * rowUnits * count()};
}

/// The keys start at the first row.
void StartList::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid())
        setCurrentRow(0);
    QListWidget::focusInEvent(event);
}

} // namespace widgets

#include "moc_startlist.cpp"
