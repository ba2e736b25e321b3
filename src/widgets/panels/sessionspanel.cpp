// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/sessionspanel.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "widgets/content/sessionlook.h"
#include "widgets/panels/grouptree.h"
#include "widgets/panels/panelparts.h"
#include "widgets/style/flatbutton.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QSortFilterProxyModel>
#include <QTimer>

#include <utility>

namespace widgets {
namespace {

constexpr int searchDelay = 250; ///< milliseconds after the last key

/// Sessions whose title or group contains the words, and those found by the search.
class Filter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        return !index.data(models::SessionsModel::FoundRole).toString().isEmpty() ||
               QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }
};

constexpr int longestName = 200;

/// Left edge of a session's text, in units.
constexpr double textAt = 9.5;

} // namespace

/// Two lines for a session (name, state), one for a group. A name is edited in place.
class SessionsPanel::Delegate : public GroupRowDelegate
{
public:
    Delegate(SessionsPanel *panel, Look *look)
        : GroupRowDelegate(look, panel, {8, 10, textAt - 6, true, &Theme::listSelection})
        , m_panel(panel)
    {}

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        auto *editor = new QLineEdit(parent);
        editor->setMaxLength(longestName);
        editor->setFont(look()->theme().body);
        editor->setAccessibleName(base::Words::tr("Session"));
        editor->setPlaceholderText(SessionsPanel::tr("As the agent calls it"));
        return editor;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *line = static_cast<QLineEdit *>(editor);
        if (line->isModified())
            return; // the row has changed while its name is being edited
        line->setText(index.data().toString());
        line->selectAll();
    }
    void setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const override
    {
        // A name that was not edited must not become the user's.
        if (const auto *line = static_cast<QLineEdit *>(editor); line->isModified())
            Q_EMIT m_panel->renamed(index.data(models::SessionsModel::HandleRole).toULongLong(),
                                    line->text().simplified());
    }
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        const int u = look()->theme().u;
        QRect place = option.rect.adjusted(qRound(u * textAt) - u, 0, -u, 0);
        place.setHeight(qMin(qMax(editor->sizeHint().height(), place.height() / 2), place.height()));
        editor->setGeometry(QStyle::visualRect(option.direction, option.rect, place));
    }

protected:
    GroupRow group(const QModelIndex &index) const override
    {
        GroupRow group = GroupRowDelegate::group(index);
        group.first << LinePart{.words = base::visibleText(index.data(models::SessionsModel::FolderRole).toString()),
                                .color = &Theme::text2,
                                .gap = 1.5};
        return group;
    }
    GroupRow row(const QModelIndex &index, bool isSelected) const override
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

private:
    SessionsPanel *m_panel;
};

SessionsPanel::SessionsPanel(models::SessionsModel *model, Look *look, QWidget *parent)
    : Ground(look, &Theme::window, parent, Qt::RightEdge)
    , m_model(model)
    , m_filter(new Filter(this))
    , m_search(new QLineEdit(this))
    , m_new(new FlatButton(look, ButtonKind::Normal, QString(), this))
    , m_view(new GroupTree(look, &Theme::window, this))
    , m_undo(new QWidget(this))
    , m_undoText(wordsLabel(look, m_undo))
{
    setAccessibleName(base::Words::tr("Sessions"));
    // Connected before the view, which then changes its current row.
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this](const QModelIndex &at, int first, int last) {
        const QModelIndex current = m_filter->mapToSource(m_view->currentIndex());
        const QModelIndex gone = at.isValid() ? current : current.parent();
        if (current.isValid() && gone.parent() == at && first <= gone.row() && gone.row() <= last)
            m_current = current.data(models::SessionsModel::HandleRole).toULongLong();
    });
    m_filter->setSourceModel(model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setAutoAcceptChildRows(true);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(base::Words::tr("Find a session"));
    m_search->setAccessibleName(base::Words::tr("Find a session"));
    setField(m_search, look, &Theme::body, QStringLiteral("search"));
    // The clear button loads an icon from the disk, and is not needed for an empty field.
    connect(m_search, &QLineEdit::textChanged, m_search, [this] { m_search->setClearButtonEnabled(true); });
    m_new->setIconName(QStringLiteral("plus"));
    m_new->setAccessibleName(base::Words::tr("New session"));
    m_new->setToolTip(base::Words::tr("New session"));
    m_view->setModel(m_filter);
    auto *delegate = new Delegate(this, look);
    m_view->setItemDelegate(delegate);
    m_view->setAccessibleName(base::Words::tr("Sessions"));
    expandProjects(0, m_filter->rowCount() - 1);
    auto *undo = new FlatButton(look, ButtonKind::Normal, base::Words::tr("Undo"), m_undo);
    connect(undo, &QAbstractButton::clicked, this, &SessionsPanel::undoDeleteRequested);
    m_undo->hide();
    auto *agents = new FlatButton(look, ButtonKind::Flat, base::Words::tr("Agents"), this);
    agents->setIconName(QStringLiteral("plug"));
    FlatButton *settings =
        iconButton(look, QStringLiteral("gear"), base::plainName(base::Words::tr("&Settings…")), this);

    QLayout *const top = rowOf(look, {{m_search, 1}, m_new}, {2, 2, 2, 2}, 2);
    auto *foot = new Ground(look, {}, this, Qt::TopEdge);
    QLayout *const bottom = rowOf(look, {agents, Cell::room(), settings}, {2, 1, 2, 1}, 2);
    columnOf(look, {m_undo, bottom}, {}, 0, foot);
    rowOf(look, {{m_undoText, 1}, undo}, {3, 1, 2, 1}, 2, m_undo);
    columnOf(look, {top, {m_view, 1}, foot}, {0, 0, 0.25, 0}, 0, this);

    auto *wait = new QTimer(this);
    wait->setSingleShot(true);
    wait->setInterval(searchDelay);
    connect(wait, &QTimer::timeout, this, [this] { Q_EMIT searchWanted(searchText()); });
    connect(m_search, &QLineEdit::textChanged, this, [this, wait](const QString &words) {
        m_isChosen = false;
        m_filter->setFilterFixedString(words);
        expandProjects(0, m_filter->rowCount() - 1);
        if (words.isEmpty())
            setCurrent(m_shown);
        wait->start();
    });
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &at, int first, int last) {
        if (at.isValid() && !m_view->isExpanded(at) && m_filter->rowCount(at) == 1)
            expandProjects(at.row(), at.row()); // a new group
        else if (!at.isValid())
            expandProjects(first, last); // a group that reappears comes with its rows
        // The session may have moved to another group.
        if (const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(m_current)); index.isValid()) {
            m_view->setCurrentIndex(index);
            m_current = 0;
        }
    });
    // Grouped otherwise, or listed at last.
    connect(m_filter, &QAbstractItemModel::modelReset, this, [this] {
        expandProjects(0, m_filter->rowCount() - 1);
        setCurrent(m_shown);
    });
    // Returns the focus after the list has taken it, if it was elsewhere when the editing began.
    connect(delegate, &QAbstractItemDelegate::closeEditor, this, [this] {
        if (QWidget *before = std::exchange(m_focusBefore, nullptr); before && m_view->hasFocus())
            before->setFocus(Qt::OtherFocusReason);
    });
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);
    m_search->installEventFilter(this);
    connect(m_view, &QWidget::customContextMenuRequested, this, &SessionsPanel::showMenu);
    connect(m_new, &QAbstractButton::clicked, this, &SessionsPanel::newSessionRequested);
    connect(agents, &QAbstractButton::clicked, this, &SessionsPanel::agentsRequested);
    connect(settings, &QAbstractButton::clicked, this, &SessionsPanel::settingsRequested);
    connect(m_view, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.parent().isValid())
            activate(index);
    });
    everySecond(this, [this] { refreshAges(); });
}

/// The end of an editor that is open in the list would come when only the list is left.
SessionsPanel::~SessionsPanel()
{
    m_view->itemDelegate()->disconnect(this);
}

bool SessionsPanel::eventFilter(QObject *watched, QEvent *event)
{
    // A click for the context menu must not select the row.
    const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease;
    if (watched == m_view->viewport() && isPress && static_cast<QMouseEvent *>(event)->button() == Qt::RightButton)
        return true;
    // Renames the selected row, not the shown session.
    if (watched == m_view && event->type() == QEvent::ShortcutOverride && m_view->hasFocus() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_F2) {
        event->accept();
        return true;
    }
    // Keys that the editor of a name ignores arrive here, too.
    const bool isForList = watched == m_search || (watched == m_view && m_view->hasFocus());
    if (isForList && event->type() == QEvent::KeyPress && onKey(*static_cast<QKeyEvent *>(event), watched == m_search))
        return true;
    // A row that was selected but not opened is deselected, and so is a heading that was folded.
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason) {
        const bool leavesSearch = watched == m_search && std::exchange(m_isChosen, false);
        const bool leavesView = watched == m_view && window()->isActiveWindow() &&
                                !m_view->isAncestorOf(QApplication::focusWidget()) &&
                                m_view->isExpanded(m_filter->mapFromSource(m_model->indexOf(m_shown)).parent());
        if (leavesSearch || leavesView)
            setCurrent(m_shown);
    }
    return QWidget::eventFilter(watched, event);
}

/// Whether \p key was handled for the list.
bool SessionsPanel::onKey(const QKeyEvent &key, bool inSearch)
{
    if (key.matches(QKeySequence::Delete) && !inSearch) {
        const auto handle = m_view->currentIndex().data(models::SessionsModel::HandleRole).toULongLong();
        if (handle && !key.isAutoRepeat()) // a held key would go on with the next one
            Q_EMIT deleteRequested(handle);
        return true;
    }
    const QModelIndex chosen = m_view->currentIndex();
    if (key.key() == Qt::Key_F2 && !inSearch) {
        editName(chosen);
        return true;
    }
    switch (key.key()) {
    case Qt::Key_Down:
    case Qt::Key_Up: {
        if (!inSearch)
            return false; // the list itself also moves over its headings
        // From the search field to the first match, if none is selected yet.
        choose(!std::exchange(m_isChosen, true) ? firstSession()
                                                : m_view->nextRow(chosen, key.key() == Qt::Key_Down ? 1 : -1));
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (key.isAutoRepeat())
            return true;
        activate(inSearch && !m_isChosen ? firstSession() : chosen);
        return true;
    default:
        return false;
    }
}

void SessionsPanel::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_current = 0;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void SessionsPanel::activate(const QModelIndex &index)
{
    if (const auto handle = index.data(models::SessionsModel::HandleRole).toULongLong())
        Q_EMIT sessionActivated(handle);
    else if (index.isValid())
        m_view->setExpanded(index, !m_view->isExpanded(index));
}

QModelIndex SessionsPanel::firstSession() const
{
    return m_view->nextRow(m_filter->index(0, 0), 1);
}

/// The archive is expanded only while its sessions are found.
void SessionsPanel::expandProjects(int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const QModelIndex group = m_filter->index(row, 0);
        const int kind = group.data(models::SessionsModel::GroupRole).toInt();
        m_view->setExpanded(group, kind != int(models::SessionsModel::Group::Archived) || !m_search->text().isEmpty());
    }
}

void SessionsPanel::editName(const QModelIndex &index)
{
    if (!index.parent().isValid())
        return;
    choose(index);
    m_view->edit(index);
}

void SessionsPanel::rename(models::SessionHandle handle)
{
    m_search->clear(); // it may be hidden by the search
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(handle));
    if (!index.isValid())
        return;
    m_view->expand(index.parent());
    m_focusBefore = isAncestorOf(QApplication::focusWidget()) ? nullptr : QApplication::focusWidget();
    editName(index);
}

void SessionsPanel::setDeleted(const std::optional<QString> &title)
{
    if (!title && m_undo->isAncestorOf(QApplication::focusWidget()))
        m_view->setFocus(Qt::OtherFocusReason);
    m_undo->setVisible(title.has_value());
    if (title)
        m_undoText->setText(tr("“%1” was deleted").arg(base::visibleText(*title)));
}

void SessionsPanel::showMenu(const QPoint &at)
{
    const QModelIndex index = m_view->indexAt(at);
    const models::SessionRow *row = index.isValid() ? m_model->session(m_filter->mapToSource(index)) : nullptr;
    if (!row)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const models::SessionHandle handle = row->handle;
    menu->addAction(base::Words::tr("Open"), this, [this, handle] { Q_EMIT sessionActivated(handle); });
    menu->addAction(base::Words::tr("Close"), this, [this, handle] { Q_EMIT closeRequested(handle); })
        ->setEnabled(!row->isStored);
    menu->addSeparator();
    const auto showKey = [](QAction *action, const QKeySequence &keys) {
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut); // the list itself handles the key
        action->setShortcutVisibleInContextMenu(true);
    };
    showKey(menu->addAction(tr("Rename…"), this, [this, handle] { rename(handle); }), Qt::Key_F2);
    menu->addAction(row->isPinned ? tr("Unpin") : tr("Pin"), this,
                    [this, handle, pin = !row->isPinned] { Q_EMIT pinRequested(handle, pin); });
    menu->addAction(row->isArchived ? tr("Back from the archive") : tr("Archive"), this,
                    [this, handle, archive = !row->isArchived] { Q_EMIT archiveRequested(handle, archive); });
    menu->addSeparator();
    showKey(menu->addAction(base::Words::tr("Delete"), this, [this, handle] { Q_EMIT deleteRequested(handle); }),
            QKeySequence::Delete);
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

void SessionsPanel::setCurrent(models::SessionHandle handle)
{
    m_shown = handle;
    m_current = 0;
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOf(handle));
    if (index.isValid())
        m_view->setCurrentIndex(index);
    else
        m_view->clearSelection();
}

QString SessionsPanel::searchText() const
{
    const QString words = m_search->text().simplified();
    return words.size() < 2 ? QString() : words; // nearly every session contains a given letter
}

void SessionsPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void SessionsPanel::selectNext(int step)
{
    const QModelIndex next = m_view->nextRow(m_view->currentIndex(), step);
    choose(next);
    activate(next);
}

void SessionsPanel::refreshAges()
{
    // Seconds are shown only while something runs or waits; otherwise minutes.
    bool counts = ++m_ticks % 60 == 0;
    for (int p = 0; p < m_model->rowCount({}) && !counts; ++p) {
        const QModelIndex project = m_model->index(p, 0, {});
        for (int i = 0; i < m_model->rowCount(project) && !counts; ++i) {
            const models::SessionRow *row = m_model->session(m_model->index(i, 0, project));
            counts = row && (row->phase != core::TurnPhase::Idle || row->waitingForUser > 0 || row->loading);
        }
    }
    if (counts)
        m_model->refreshAges();
}

} // namespace widgets

#include "moc_sessionspanel.cpp"
