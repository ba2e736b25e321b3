// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/sessionsdelegate.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "widgets/content/sessionlook.h"

#include <QLineEdit>

namespace widgets {

namespace {

constexpr int longestName = 200;

/// Left edge of a session's text, in units.
constexpr double textAt = 9.5;

} // namespace

SessionsDelegate::SessionsDelegate(Look *look, QObject *parent)
    : GroupRowDelegate(look, parent, {8, 10, textAt - 6, true, &Theme::listSelection})
{}

GroupRow SessionsDelegate::group(const QModelIndex &index) const
{
    GroupRow group = GroupRowDelegate::group(index);
    group.first << LinePart{.words = base::visibleText(index.data(models::SessionsModel::FolderRole).toString()),
                            .color = &Theme::text2,
                            .gap = 1.5};
    return group;
}

GroupRow SessionsDelegate::row(const QModelIndex &index, bool isSelected) const
{
    const Theme &t = look()->theme();
    const SessionLook state =
        lookOf(models::SessionsModel::StateIcon(index.data(models::SessionsModel::StateIconRole).toInt()));
    const QColor color = state.tone ? (t.*state.tone).color : t.text2;
    const bool waits = index.data(models::SessionsModel::WaitingRole).toInt() > 0;
    const bool plain = !state.tone || state.tone == &Theme::stopped;
    return {state.icon,
            color,
            {{.words = base::visibleText(index.data().toString()),
              .font = waits || isSelected ? &Theme::bold : &Theme::body}},
            {{.words = index.data(models::SessionsModel::StateTextRole).toString(),
              .font = &Theme::small,
              .color = only(!plain       ? color
                            : isSelected ? t.text
                                         : t.text2)}}};
}

QWidget *SessionsDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    auto *editor = new QLineEdit(parent);
    editor->setMaxLength(longestName);
    editor->setFont(look()->theme().body);
    editor->setAccessibleName(base::Words::tr("Session"));
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
        Q_EMIT const_cast<SessionsDelegate *>(this)->named(index.data(models::SessionsModel::HandleRole).toULongLong(),
                                                           line->text().simplified());
}

void SessionsDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                            const QModelIndex &) const
{
    const int u = look()->theme().u;
    QRect place = option.rect.adjusted(qRound(u * textAt) - u, 0, -u, 0);
    place.setHeight(qMin(qMax(editor->sizeHint().height(), place.height() / 2), place.height()));
    editor->setGeometry(QStyle::visualRect(option.direction, option.rect, place));
}

} // namespace widgets

#include "moc_sessionsdelegate.cpp"
