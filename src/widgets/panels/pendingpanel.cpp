// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/pendingpanel.h"

#include "base/clock.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/requests/requestrow.h"
#include "widgets/panels/fieldsview.h"
#include "widgets/panels/grouptree.h"
#include "widgets/panels/panelparts.h"
#include "widgets/style/emptyview.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/typingwatch.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace widgets {

using models::PendingModel;

namespace {

constexpr base::Milliseconds hintTime{4000};

QString iconOf(core::RequestKind kind)
{
    using enum core::RequestKind;
    switch (kind) {
    case Permission:
        return QStringLiteral("permission");
    case Elicitation:
        return QStringLiteral("question");
    case CreateTerminal:
    case Command:
        return QStringLiteral("terminal");
    case WaitForExit:
        return QStringLiteral("late");
    case ReadFile:
        return QStringLiteral("read");
    case WriteFile:
        return QStringLiteral("edit");
    case RemoteCall:
        return QStringLiteral("server");
    case Prompt:
        return QStringLiteral("prompt");
    case NewSession:
    case LoadSession:
    case ResumeSession:
    case ForkSession:
    case ListSessions:
    case DeleteSession:
    case CloseSession:
        return QStringLiteral("history");
    case Initialize:
    case Reconnect:
    case Authenticate:
    case Logout:
        return QStringLiteral("plug");
    case SetMode:
    case SetConfigOption:
        return QStringLiteral("gear");
    case Other:
        break;
    }
    return QStringLiteral("unknown");
}

QString actionText(PendingModel::Action action)
{
    switch (action) {
    case PendingModel::Action::Answer:
        return PendingPanel::tr("Answer");
    case PendingModel::Action::Cancel:
        return base::Words::tr("Cancel");
    case PendingModel::Action::Kill:
        return base::Words::tr("Kill command");
    case PendingModel::Action::Stop:
        return base::Words::tr("Stop it");
    case PendingModel::Action::None:
        break;
    }
    return {};
}

PendingModel::Action pendingAction(const QModelIndex &index)
{
    return PendingModel::Action(index.data(PendingModel::ActionRole).toInt());
}

QList<FieldsView::Field> fieldsOf(const models::SessionRunningOn &one)
{
    QList<FieldsView::Field> fields{{base::Words::tr("Command"), base::unmistakableText(one.what.line), true}};
    if (one.what.process != 0)
        //: what of the command lives now
        fields.append({PendingPanel::tr("Now"),
                       base::described(base::unmistakableText(one.what.name),
                                       base::Words::tr("process %1").arg(one.what.process)),
                       true});
    fields.append({base::Words::tr("Session"), base::visibleText(one.title)});
    if (one.what.since.isValid())
        fields.append({PendingPanel::tr("Since"), base::clockText(one.what.since, base::ClockPrecision::Millisecond)});
    return fields;
}

QList<FieldsView::Field> fieldsOf(const core::RequestRow &row, const QString &statistics)
{
    const QString since = base::clockText(row.startedWall, base::ClockPrecision::Millisecond);
    QList<FieldsView::Field> fields{{base::Words::tr("Detail"), base::unmistakableText(row.detail), true},
                                    {base::Words::tr("Session"), base::visibleText(row.sessionTitle)}};
    if (!row.protocolId.isEmpty())
        fields.append({base::Words::tr("Request"),
                       base::described(base::visibleText(row.protocolId), base::Words::tr("since %1").arg(since))});
    else
        fields.append({PendingPanel::tr("Since"), since});
    if (row.processId > 0)
        fields.append({PendingPanel::tr("Process"), QString::number(row.processId)});
    if (!statistics.isEmpty())
        fields.append({base::Words::tr("Stop"), statistics});
    if (!row.endDetail.isEmpty())
        fields.append({base::capitalized(base::Words::tr("ended")), base::visibleText(row.endDetail)});
    return fields;
}

} // namespace

/// A request in two lines: kind and object, then its state and a link; ages on the right.
class PendingPanel::Delegate : public GroupRowDelegate
{
public:
    Delegate(PendingPanel *panel, Look *look) : GroupRowDelegate(look, panel, {}), m_panel(panel) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int u = look()->theme().u;
        return m_panel->m_wide ? QSize(u * 20, u * 7) : GroupRowDelegate::sizeHint(option, index);
    }

protected:
    GroupRow group(const QModelIndex &index) const override
    {
        if (index.column() > 0)
            return {};
        GroupRow group = GroupRowDelegate::group(index);
        group.end = QString::number(index.data(PendingModel::OpenCountRole).toInt());
        return group;
    }

    GroupRow row(const QModelIndex &index, bool) const override
    {
        const Theme &t = look()->theme();
        const QModelIndex first = index.siblingAtColumn(0);
        const auto state = core::RequestState(first.data(PendingModel::StateRole).toInt());
        const bool done = state == core::RequestState::Done;
        const QColor tone =
            state == core::RequestState::WaitsForUser || state == core::RequestState::Cancelling ? t.waits.color
            : state == core::RequestState::Running || state == core::RequestState::Sent          ? t.running.color
                                                                                                 : t.text2;
        const ThemeColor ink = done ? &Theme::text2 : &Theme::text;
        const LinePart what{.words = first.data(PendingModel::WhatRole).toString(),
                            .font = done ? &Theme::body : &Theme::bold,
                            .color = ink};
        // A row shows its beginning; a command may have megabytes.
        const LinePart detail{.words =
                                  base::unmistakableText(first.data(PendingModel::DetailRole).toString().left(2000)),
                              .font = &Theme::monoSmall,
                              .color = ink,
                              .gap = 1.5};
        const LinePart words{
            .words = first.data(PendingModel::StateTextRole).toString(), .font = &Theme::small, .color = only(tone)};
        const QString icon = iconOf(core::RequestKind(first.data(PendingModel::KindRole).toInt()));
        const QColor iconColor = done ? t.stopped.color : tone;
        const QString age = first.data(PendingModel::AgeRole).toString(), link = actionText(pendingAction(first));
        if (!m_panel->m_wide)
            return {icon, iconColor, {what, detail}, {words}, age, link};
        switch (index.column()) {
        case PendingModel::What:
            return {icon, iconColor, {what}};
        case PendingModel::Detail:
            return {{}, {}, {detail}};
        case PendingModel::Session:
            return {
                {},
                {},
                {{.words = base::visibleText(index.data().toString()), .font = &Theme::small, .color = &Theme::text2}}};
        case PendingModel::Age:
            return {{}, {}, {}, {}, age};
        default:
            return {{}, {}, {words}, {}, {}, link};
        }
    }

private:
    const PendingPanel *m_panel;
};

PendingPanel::PendingPanel(PendingModel *model, Look *look, base::Clock *clock, QWidget *parent)
    : Ground(look, &Theme::base, parent)
    , m_model(model)
    , m_heading(panelHeading(base::Words::tr("Request"), base::Words::tr("Age"), look, this))
    , m_view(new GroupTree(look, &Theme::base, this))
    , m_empty(new EmptyView(tr("Nothing is open"), look, this))
    , m_detail(new FieldsView(look, this))
    , m_traffic(m_detail->addButton(ButtonKind::Flat, base::Words::tr("Show in Traffic")))
    , m_clock(clock)
    , m_typing(m_clock)
{
    setAccessibleName(base::Words::tr("Pending"));
    m_view->setModel(model);
    m_view->setItemDelegate(new Delegate(this, look));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setAccessibleName(base::Words::tr("Pending"));
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    m_view->header()->setSectionsMovable(false);
    m_view->expandAll();

    columnOf(look, {m_heading, {m_empty, 1}, {m_view, 1}, m_detail}, {}, 0, this);

    connect(model, &PendingModel::countsChanged, this, &PendingPanel::refresh);
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &at) {
        if (!at.isValid())
            m_view->expandAll();
        else if (!m_view->isExpanded(at))
            m_view->setExpanded(at, true);
    });
    connect(model, &QAbstractItemModel::modelReset, this, &PendingPanel::refresh);
    connect(model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &from, const QModelIndex &to) {
        const QModelIndex current = m_view->currentIndex();
        if (current.isValid() && current.parent() == from.parent() && current.row() >= from.row() &&
            current.row() <= to.row())
            showDetail();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_focusedKey = currentKey();
        m_focusedSince = m_clock->now();
        announce({}); // the hint was about another row
        showDetail();
    });
    connect(m_view, &GroupTree::linkClicked, this, &PendingPanel::act);
    connect(m_detail, &FieldsView::actionRequested, this, [this] { act(m_view->currentIndex()); });
    connect(m_traffic, &QAbstractButton::clicked, this, [this] { Q_EMIT showInTraffic(currentKey()); });
    connect(m_detail->addButton(ButtonKind::Flat, base::Words::tr("Show in transcript"), true),
            &QAbstractButton::clicked, this, &PendingPanel::showCurrent);
    connect(m_view, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.parent().isValid())
            showCurrent();
    });
    everySecond(this, [model] {
        if (model->openCount() + model->runningCount() > 0)
            model->refreshAges();
    });
    setWide(false);
    refresh();
}

QString PendingPanel::summary() const
{
    const int open = m_model->openCount(), waiting = m_model->waitingCount();
    QString words = tr("%n open", nullptr, open);
    if (waiting > 0)
        words = base::described(words, base::Words::tr("%n request(s) wait for you", nullptr, waiting));
    if (const int running = m_model->runningCount(); running > 0)
        words = base::facts({words, base::Words::tr("%n run on", nullptr, running)});
    return words;
}

void PendingPanel::refresh()
{
    const bool any = m_model->rowCount() > 0;
    const bool isIdle = m_model->openCount() + m_model->runningCount() == 0;
    // Once each time: what was open can be unfolded, and stays so.
    if (std::exchange(m_isIdle, isIdle) != isIdle)
        isIdle ? m_view->collapseAll() : m_view->expandAll();
    m_heading->setVisible(!isIdle && !m_wide);
    m_view->setVisible(any);
    m_empty->setVisible(isIdle);
    showDetail();
    Q_EMIT summaryChanged(summary());
}

/// A wide dock has columns, a narrow one rows of two lines.
void PendingPanel::setWide(bool wide)
{
    m_wide = wide;
    for (int column = 1; column < PendingModel::ColumnCount; ++column)
        m_view->setColumnHidden(column, !wide);
    m_view->setHeaderHidden(!wide);
    m_heading->setVisible(!wide && !m_isIdle);
    if (wide) {
        const int u = m_look->theme().u;
        m_view->setColumnWidth(PendingModel::What, u * 40);
        m_view->setColumnWidth(PendingModel::Detail, qMax(u * 30, width() - u * 145));
        m_view->setColumnWidth(PendingModel::Session, u * 35);
        m_view->setColumnWidth(PendingModel::Age, u * 16);
    }
    m_view->doItemsLayout();
}

base::RequestKey PendingPanel::currentKey() const
{
    return base::RequestKey{m_view->currentIndex().siblingAtColumn(0).data(PendingModel::KeyRole).toULongLong()};
}

void PendingPanel::select(base::RequestKey key)
{
    const QModelIndex index = m_model->indexOf(key);
    if (index.isValid())
        m_view->setCurrentIndex(index);
}

void PendingPanel::showDetail()
{
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    const models::SessionRunningOn *one = m_model->running(current);
    const core::RequestRow *row = current.isValid() ? m_model->row(current) : nullptr;
    m_detail->setVisible(one || row);
    if (!one && !row)
        return;
    const PendingModel::Action action = pendingAction(current);
    m_detail->setAction(actionText(action), action == PendingModel::Action::Stop ? QStringLiteral("stop") : QString());
    m_traffic->setVisible(row);
    const QString state = !one                   ? current.data(PendingModel::StateTextRole).toString()
                          : one->what.isStopping ? base::Words::tr("stopping")
                                                 : base::Words::tr("runs on");
    m_detail->setContent(base::labelled(current.data(PendingModel::WhatRole).toString(), state),
                         one ? fieldsOf(*one)
                             : fieldsOf(*row, current.data(PendingModel::StopStatisticsRole).toString()),
                         one ? one->what.entry != 0 : row->kind == core::RequestKind::Permission);
}

void PendingPanel::showCurrent()
{
    if (const models::SessionRunningOn *one = m_model->running(m_view->currentIndex()))
        Q_EMIT showRunningRequested(*one);
    else if (currentKey().value != 0)
        Q_EMIT showInTranscript(currentKey());
}

void PendingPanel::act(const QModelIndex &index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    const base::RequestKey key{first.data(PendingModel::KeyRole).toULongLong()};
    switch (pendingAction(first)) {
    case PendingModel::Action::Answer:
        Q_EMIT answerRequested(key);
        break;
    case PendingModel::Action::Cancel:
        Q_EMIT cancelRequested(key);
        break;
    case PendingModel::Action::Kill:
        Q_EMIT killRequested(key);
        break;
    case PendingModel::Action::Stop:
        Q_EMIT stopRunningRequested(models::SessionRunningOn(*m_model->running(first))); // the row may change meanwhile
        break;
    case PendingModel::Action::None:
        break;
    }
}

bool PendingPanel::passKey(QChar letter)
{
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    if (letter == u'j' || letter == u'k') {
        if (const QModelIndex next = m_view->nextRow(current, letter == u'j' ? 1 : -1); next.isValid())
            m_view->setCurrentIndex(next);
        return true;
    }
    const core::RequestRow *row = current.isValid() ? m_model->row(current) : nullptr;
    const bool permission =
        row && row->kind == core::RequestKind::Permission && row->state == core::RequestState::WaitsForUser;
    if (!permission || !QStringLiteral("aArR").contains(letter))
        return false;
    if (m_focusedKey == row->key && m_clock->now() - m_focusedSince >= inertFor)
        Q_EMIT answerByKeyRequested(row->key, letter);
    else
        announce(base::Words::tr("Too soon, nothing was answered"));
    return true;
}

void PendingPanel::announce(const QString &words)
{
    m_hintTimer = words.isEmpty() ? base::TimerHandle() : m_clock->after(hintTime, [this] { announce({}); });
    m_view->setAccessibleDescription(words);
    m_detail->setHint(words);
}

/// Whether \p key was handled by the panel.
bool PendingPanel::onKey(const QKeyEvent &key)
{
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
        // Enter leads to the answer; ending something needs a click or the menu.
        if (pendingAction(current) == PendingModel::Action::Answer)
            act(current);
        return true;
    }
    switch (key.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        m_armed = true; // a row selected by the keyboard
        return false;
    case Qt::Key_Space:
        return false;
    default:
        if (!TypingWatch::writes(key))
            return false;
    }
    if (m_armed && !key.isAutoRepeat() && !m_typing.isInBurst(key) && key.key() >= Qt::Key_A &&
        key.key() <= Qt::Key_Z) {
        // Capital letters need Shift: with caps lock, "a" must not become "always".
        const QChar letter(char16_t(key.key()));
        if (passKey(key.modifiers() & Qt::ShiftModifier ? letter : letter.toLower())) {
            m_typing.wasCommand();
            return true;
        }
    }
    if (!key.isAutoRepeat())
        Q_EMIT typed(key.text());
    return true;
}

bool PendingPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress && onKey(*static_cast<QKeyEvent *>(event)))
        return true;
    if (watched == m_view && event->type() == QEvent::FocusIn) {
        m_focusedSince = m_clock->now();
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason)
            m_armed =
                reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    }
    if (watched == m_view->viewport() && event->type() == QEvent::MouseButtonPress)
        m_armed = false;
    return QWidget::eventFilter(watched, event);
}

void PendingPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = width() > m_look->theme().u * 140;
    if (wide != m_wide || wide)
        setWide(wide);
}

} // namespace widgets

#include "moc_pendingpanel.cpp"
