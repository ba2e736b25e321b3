// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/pendingpanel.h"

#include "base/clock.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/requests/requestrow.h"
#include "widgets/panels/fieldsview.h"
#include "widgets/panels/panelheading.h"
#include "widgets/panels/pendingdelegate.h"
#include "widgets/style/emptyview.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/inert.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>

namespace widgets {
namespace {

constexpr base::Milliseconds hintTime{4000};

} // namespace

/// The selected request: its fields and actions.
class PendingPanel::Detail : public FieldsView
{
public:
    Detail(PendingPanel *panel, Look *look)
        : FieldsView(look, panel)
        , m_action(addButton(ButtonKind::Normal, {}))
        , m_traffic(addButton(ButtonKind::Flat, base::Words::tr("Show in Traffic")))
        , m_transcript(addButton(ButtonKind::Flat, base::Words::tr("Show in transcript"), true))
    {
        connect(m_action, &QAbstractButton::clicked, panel,
                [this, panel] { panel->act(panel->m_view->currentIndex().siblingAtColumn(0), m_what); });
        connect(m_traffic, &QAbstractButton::clicked, panel,
                [panel] { Q_EMIT panel->showInTraffic(panel->currentKey()); });
        connect(m_transcript, &QAbstractButton::clicked, panel, [panel] { panel->showCurrent(); });
    }

    void show(const QModelIndex &index, const models::SessionRunningOn &one)
    {
        QList<Field> fields{{base::Words::tr("Command"), base::unmistakableText(one.what.line), true}};
        if (one.what.process != 0)
            //: what of the command lives now
            fields.append({PendingPanel::tr("Now"),
                           base::described(base::unmistakableText(one.what.name),
                                           base::Words::tr("process %1").arg(one.what.process)),
                           true});
        fields.append({base::Words::tr("Session"), base::visibleText(one.title)});
        if (one.what.since.isValid())
            fields.append(
                {PendingPanel::tr("Since"), base::clockText(one.what.since, base::ClockPrecision::Millisecond)});
        m_traffic->setVisible(false);
        const QString state = one.what.isStopping ? base::Words::tr("stopping") : base::Words::tr("runs on");
        show(index, models::requestKindText(core::RequestKind::Command), state, fields, one.what.entry != 0);
    }

    void show(const QModelIndex &index, const core::RequestRow *row)
    {
        setVisible(row != nullptr);
        if (!row)
            return;
        const QString since = base::clockText(row->startedWall, base::ClockPrecision::Millisecond);
        QList<Field> fields{{base::Words::tr("Detail"), base::unmistakableText(row->detail), true},
                            {base::Words::tr("Session"), base::visibleText(row->sessionTitle)}};
        if (!row->protocolId.isEmpty())
            fields.append({base::Words::tr("Request"), base::described(base::visibleText(row->protocolId),
                                                                       base::Words::tr("since %1").arg(since))});
        else
            fields.append({PendingPanel::tr("Since"), since});
        if (row->processId > 0)
            fields.append({PendingPanel::tr("Process"), QString::number(row->processId)});
        const QString statistics = index.data(models::PendingModel::StopStatisticsRole).toString();
        if (!statistics.isEmpty())
            fields.append({base::Words::tr("Stop"), statistics});
        if (!row->endDetail.isEmpty())
            fields.append({base::capitalized(base::Words::tr("ended")), base::visibleText(row->endDetail)});
        m_traffic->setVisible(true);
        show(index, models::requestKindText(row->kind), index.data(models::PendingModel::StateTextRole).toString(),
             fields, row->kind == core::RequestKind::Permission);
    }

private:
    void show(const QModelIndex &index, const QString &kind, const QString &state, const QList<Field> &fields,
              bool isInTranscript)
    {
        m_what = PendingDelegate::actionOf(index);
        m_action->setVisible(m_what != PendingAction::None);
        m_action->setText(PendingDelegate::actionText(m_what));
        m_action->setAccessibleName(m_action->text());
        m_action->setIconName(m_what == PendingAction::Stop ? QStringLiteral("stop") : QString());
        setContent(base::labelled(kind, state), fields);
        fit(isInTranscript);
        setVisible(true);
    }

    FlatButton *m_action, *m_traffic, *m_transcript;
    PendingAction m_what = PendingAction::None;
};

PendingPanel::PendingPanel(models::PendingModel *model, Look *look, base::Clock *clock, QWidget *parent)
    : Ground(look, &Theme::base, parent)
    , m_model(model)
    , m_heading(panelHeading(base::Words::tr("Request"), base::Words::tr("Age"), look, this))
    , m_view(new GroupTree(look, &Theme::base, this))
    , m_delegate(new PendingDelegate(look, this))
    , m_empty(new EmptyView(tr("Nothing is open"), look, this))
    , m_detail(new Detail(this, look))
    , m_clock(clock)
    , m_typing(m_clock)
{
    setAccessibleName(base::Words::tr("Pending"));
    m_view->setModel(model);
    m_view->setRowDelegate(m_delegate);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setAccessibleName(base::Words::tr("Pending"));
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    m_view->header()->setSectionsMovable(false);
    m_view->expandAll();

    columnOf(look, {m_heading, {m_empty, 1}, {m_view, 1}, m_detail}, {}, 0, this);

    connect(model, &models::PendingModel::countsChanged, this, &PendingPanel::refresh);
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
            showDetail(current);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        m_focusedKey = currentKey();
        m_focusedSince = m_clock->now();
        announce({}); // the hint was about another row
        showDetail(current);
    });
    connect(m_view, &GroupTree::linkClicked, this, [this](const QModelIndex &index) {
        const QModelIndex first = index.siblingAtColumn(0);
        act(first, PendingDelegate::actionOf(first));
    });
    connect(m_view, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.parent().isValid())
            showCurrent();
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
    showDetail(m_view->currentIndex());
    Q_EMIT summaryChanged(summary());
}

/// A wide dock has columns, a narrow one rows of two lines.
void PendingPanel::setWide(bool wide)
{
    m_wide = wide;
    m_delegate->setWide(wide);
    for (int column = 1; column < models::PendingModel::ColumnCount; ++column)
        m_view->setColumnHidden(column, !wide);
    m_view->setHeaderHidden(!wide);
    m_heading->setVisible(!wide && !m_isIdle);
    if (wide) {
        const int u = m_look->theme().u;
        m_view->setColumnWidth(models::PendingModel::What, u * 40);
        m_view->setColumnWidth(models::PendingModel::Detail, qMax(u * 30, width() - u * 145));
        m_view->setColumnWidth(models::PendingModel::Session, u * 35);
        m_view->setColumnWidth(models::PendingModel::Age, u * 16);
    }
    m_view->doItemsLayout();
}

base::RequestKey PendingPanel::currentKey() const
{
    return base::RequestKey{
        m_view->currentIndex().siblingAtColumn(0).data(models::PendingModel::KeyRole).toULongLong()};
}

void PendingPanel::select(base::RequestKey key)
{
    const QModelIndex index = m_model->indexOf(key);
    if (index.isValid())
        m_view->setCurrentIndex(index);
}

void PendingPanel::showDetail(const QModelIndex &index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    if (const models::SessionRunningOn *one = m_model->running(first))
        m_detail->show(first, *one);
    else
        m_detail->show(first, first.isValid() ? m_model->row(first) : nullptr);
}

void PendingPanel::showCurrent()
{
    if (const models::SessionRunningOn *one = m_model->running(m_view->currentIndex()))
        Q_EMIT showRunningRequested(*one);
    else if (currentKey().value != 0)
        Q_EMIT showInTranscript(currentKey());
}

void PendingPanel::act(const QModelIndex &index, PendingAction action)
{
    if (const models::SessionRunningOn *one = m_model->running(index); one && action == PendingAction::Stop) {
        Q_EMIT stopRunningRequested(models::SessionRunningOn(*one)); // the row may change meanwhile
        return;
    }
    const base::RequestKey key{index.data(models::PendingModel::KeyRole).toULongLong()};
    if (key.value == 0)
        return;
    switch (action) {
    case PendingAction::Answer:
        Q_EMIT answerRequested(key);
        break;
    case PendingAction::Cancel:
        Q_EMIT cancelRequested(key);
        break;
    case PendingAction::Kill:
        Q_EMIT killRequested(key);
        break;
    case PendingAction::Stop: // of what runs on
    case PendingAction::None:
        break;
    }
}

bool PendingPanel::passKey(QChar letter)
{
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    if (letter == u'j' || letter == u'k') {
        QModelIndex next = current;
        do {
            next = letter == u'j' ? m_view->indexBelow(next) : m_view->indexAbove(next);
        } while (next.isValid() && !next.parent().isValid());
        if (next.isValid())
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
        if (PendingDelegate::actionOf(current) == PendingAction::Answer)
            act(current, PendingAction::Answer);
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

void PendingPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_ages.start(1000, this);
}

void PendingPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_ages.stop();
}

void PendingPanel::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_ages.timerId() && m_model->openCount() + m_model->runningCount() > 0)
        m_model->refreshAges();
}

} // namespace widgets

#include "moc_pendingpanel.cpp"
