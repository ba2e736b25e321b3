// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/sessionsdelegate.h"

#include "base/visibletext.h"
#include "widgets/content/sessionlook.h"
#include "widgets/style/canvas.h"
#include "widgets/style/mirroring.h"

#include <QLineEdit>
#include <QPainter>

namespace widgets {

namespace {

constexpr int longestName = 200;

/// Left edge of a session's text, in units.
constexpr double textAt = 9.5;

} // namespace

SessionsDelegate::SessionsDelegate(Look *look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

QSize SessionsDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int u = m_look->theme().u;
    return QSize(u * 40, index.parent().isValid() ? u * 10 : u * 8);
}

void SessionsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Canvas c(painter, m_look, painter->device()->devicePixelRatio());
    const Theme &t = m_look->theme();
    const int u = t.u;
    // The row covers the full width, since the view has no indentation.
    const QRectF row(option.rect);
    const MirroredPainting mirrored(painter, option.direction, row);
    if (!index.parent().isValid()) {
        const bool open = option.state & QStyle::State_Open;
        c.icon(open ? QStringLiteral("down") : QStringLiteral("right"), t.text,
               QPointF(row.left() + u * 2.5, row.center().y() - u * 1.5));
        qreal x = row.left() + u * 7.5;
        x += c.text(t.bold, t.text, QRectF(x, row.top() + u / 2.0, row.right() - x - u * 2, row.height()),
                    base::visibleText(index.data().toString())) +
             u * 3 / 2.0;
        c.text(t.body, t.text2, QRectF(x, row.top() + u / 2.0, row.right() - x - u * 2, row.height()),
               base::visibleText(index.data(models::SessionsModel::FolderRole).toString()));
        return;
    }
    const bool selected = option.state & QStyle::State_Selected;
    if (selected) {
        painter->fillRect(row, t.listSelection);
        painter->fillRect(QRectF(row.left(), row.top(), 3, row.height()), t.accent);
    }
    const SessionLook look =
        lookOf(models::SessionsModel::StateIcon(index.data(models::SessionsModel::StateIconRole).toInt()));
    const QColor color = look.tone ? (t.*look.tone).color : t.text2;
    const bool waits = index.data(models::SessionsModel::WaitingRole).toInt() > 0;
    c.icon(look.icon, color, QPointF(row.left() + u * 3.5, row.center().y() - u * 2));
    const qreal x = row.left() + u * textAt;
    const qreal lineHeight = row.height() / 2 - u / 2.0;
    c.text(waits || selected ? t.bold : t.body, t.text,
           QRectF(x, row.top() + u / 2.0, row.right() - x - u * 2, lineHeight),
           base::visibleText(index.data().toString()));
    const bool plain = !look.tone || look.tone == &Theme::stopped;
    c.text(t.small, plain ? (selected ? t.text : t.text2) : color,
           QRectF(x, row.center().y(), row.right() - x - u * 2, lineHeight),
           index.data(models::SessionsModel::StateTextRole).toString());
}

QWidget *SessionsDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    auto *editor = new QLineEdit(parent);
    editor->setMaxLength(longestName);
    editor->setFont(m_look->theme().body);
    editor->setAccessibleName(tr("Name of the session"));
    editor->setPlaceholderText(tr("As the agent calls it"));
    return editor;
}

void SessionsDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *line = static_cast<QLineEdit *>(editor);
    if (line->isModified())
        return; // the row has changed while its name is being edited
    line->setText(index.data().toString());
    line->selectAll();
}

void SessionsDelegate::setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    // A name that was not edited must not become the user's.
    if (const auto *line = static_cast<QLineEdit *>(editor); line->isModified())
        Q_EMIT named(index.data(models::SessionsModel::HandleRole).toULongLong(), line->text().simplified());
}

void SessionsDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                            const QModelIndex &) const
{
    const int u = m_look->theme().u;
    QRect place = option.rect.adjusted(qRound(u * textAt) - u, 0, -u, 0);
    place.setHeight(qMin(qMax(editor->sizeHint().height(), place.height() / 2), place.height()));
    editor->setGeometry(QStyle::visualRect(option.direction, option.rect, place));
}

} // namespace widgets

#include "moc_sessionsdelegate.cpp"
