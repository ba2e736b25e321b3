// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/runningbar.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "core/values/stopstatus.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollArea>
#include <QtMath>

#include <algorithm>

namespace widgets {

namespace {

constexpr size_t mostNames = 3;
constexpr base::Milliseconds second{1000}, minute{60'000};

bool isSame(const models::RunningOn &a, const models::RunningOn &b)
{
    return a.call == b.call && a.terminal == b.terminal;
}

} // namespace

// --- RunningRow ----------------------------------------------------------------------------------------------

RunningRow::RunningRow(Look *look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_show(new FlatButton(look, ButtonKind::Flat, tr("Show"), this))
    , m_stop(new FlatButton(look, ButtonKind::Normal, tr("Stop it"), this))
{
    for (FlatButton *button : {m_show, m_stop})
        button->setSmall(true);
    m_stop->setIconName(QStringLiteral("stop"));
    connect(m_show, &QAbstractButton::clicked, this, &RunningRow::showRequested);
    connect(m_stop, &QAbstractButton::clicked, this, &RunningRow::stopRequested);
}

void RunningRow::show(const models::RunningOn &what, const QDateTime &now)
{
    m_what = what;
    m_name = base::visibleText(what.name);
    m_since = what.isStopping ? tr("stopping") : models::runningSinceText(what, now);
    //: a command, and since when it runs on
    const QString name = tr("%1, %2").arg(m_name, m_since);
    if (name != accessibleName())
        setAccessibleName(name);
    setToolTip(base::visibleText(what.line, base::LineBreaks::Keep).left(2000));
    m_show->setAccessibleName(tr("Show %1 in the transcript").arg(m_name));
    m_stop->setAccessibleName(tr("Stop it: %1").arg(m_name));
    m_stop->setToolTip(m_isNarrow ? m_stop->accessibleName() : QString());
    m_stop->setEnabled(what.canStop && !what.isStopping);
    layOut();
}

void RunningRow::setShape(bool isNarrow, int nameWidth)
{
    if (isNarrow == m_isNarrow && nameWidth == m_nameWidth)
        return;
    m_isNarrow = isNarrow;
    m_nameWidth = nameWidth;
    m_stop->setText(isNarrow ? QString() : tr("Stop it"));
    setFocusPolicy(isNarrow ? Qt::TabFocus : Qt::NoFocus);
    layOut();
}

void RunningRow::layOut()
{
    const int u = m_look->theme().u;
    m_show->setVisible(!m_isNarrow && m_what.entry != 0);
    m_stop->setVisible(m_what.canStop);
    BarButtons({m_show, m_stop}).place(this, height(), u, u * 2);
    update();
}

void RunningRow::resizeEvent(QResizeEvent *)
{
    layOut();
}

void RunningRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    c.hairline(0, width(), 0, t.line);
    if (hasFocus())
        c.frame(QRectF(rect()).adjusted(1, 1, -1, -1), {}, t.accent, 2);
    const int end = BarButtons({m_show, m_stop}).endOfText(this, u);
    const qreal left = m_isNarrow ? u * 8 : u * 14;
    c.icon(QStringLiteral("terminal"), t.running.color, QPointF(left - u * 6, height() / 2.0 - u * 2));
    if (m_isNarrow) {
        const qreal half = height() / 2.0;
        c.text(t.mono, t.text, QRectF(left, u / 2.0, end - left, half - u / 2.0), m_name);
        c.text(t.small, t.text2, QRectF(left, half, end - left, half - u), m_since);
        return;
    }
    c.text(t.mono, t.text, QRectF(left, 0, qMin<qreal>(m_nameWidth, end - left), height()), m_name);
    const qreal since = left + m_nameWidth + u * 2;
    c.text(t.body, t.text2, QRectF(since, 0, end - since, height()), m_since);
}

void RunningRow::mousePressEvent(QMouseEvent *event)
{
    if (m_isNarrow && event->button() == Qt::LeftButton)
        Q_EMIT showRequested();
    else
        QWidget::mousePressEvent(event);
}

void RunningRow::keyPressEvent(QKeyEvent *event)
{
    if (m_isNarrow && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT showRequested();
    else
        QWidget::keyPressEvent(event);
}

void RunningRow::focusInEvent(QFocusEvent *)
{
    Q_EMIT focused();
    update();
}

void RunningRow::focusOutEvent(QFocusEvent *)
{
    update();
}

// --- RunningBar ----------------------------------------------------------------------------------------------

RunningBar::RunningBar(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent)
    : FoldBar(look, parent)
    , m_status(status)
    , m_clock(clock)
    , m_stop(new FlatButton(look, ButtonKind::Normal, {}, this))
    , m_scroll(new QScrollArea(this))
    , m_list(new QWidget)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    m_stop->setSmall(true);
    m_stop->setIconName(QStringLiteral("stop"));
    m_list->setAccessibleName(tr("Commands that run on"));
    prepareScroll(m_scroll, m_list);
    m_scroll->hide();
    connect(m_stop, &QAbstractButton::clicked, this, &RunningBar::stopAllRequested);
    connect(status, &models::SessionStatus::turnChanged, this, &RunningBar::refresh);
    connect(look, &Look::changed, this, &RunningBar::refresh);
    refresh();
}

/// In a narrow column only as much as has room.
QString RunningBar::count() const
{
    const int count = m_status->turn().runsOnCount();
    return isNarrow() ? tr("%n run on", nullptr, count) : models::runsOnText(count);
}

QString RunningBar::words() const
{
    //: %1 is "2 commands run on", %2 their names
    return tr("%1: %2").arg(models::runsOnText(m_status->turn().runsOnCount()),
                            models::runningNames(m_status->turn().runsOn, m_clock->wall(), mostNames));
}

QString RunningBar::notKnownText() const
{
    QStringList names;
    for (const QString &name : m_status->turn().notKnownWhose)
        names << base::visibleText(name);
    //: names of commands that one of several calls has started
    return names.isEmpty() ? QString() : tr("Not known whose: %1").arg(names.join(tr(", ", "between names")));
}

/// What the agent has started for itself is no reason for alarm, and nothing here ends it.
QString RunningBar::agentsOwnText() const
{
    const QStringList &own = m_status->turn().agentsOwn;
    QStringList names;
    for (const QString &name : own.first(std::min(own.size(), qsizetype(mostNames))))
        names << base::visibleText(name);
    if (names.isEmpty())
        return {};
    //: names of programs that the agent has started for itself
    return tr("Also alive, the agent’s own: %1. They end with the agent.").arg(base::fewNames(names, own.size()));
}

QStringList RunningBar::notes() const
{
    QStringList out{agentsOwnText(), notKnownText()};
    out.removeAll(QString());
    return out;
}

void RunningBar::refresh()
{
    const models::TurnStatus &turn = m_status->turn();
    const int count = turn.runsOnCount();
    setVisible(count > 0);
    if (count == 0) {
        refreshRows(); // with no row the focus is nowhere
        m_timer.cancel();
        return;
    }
    m_stop->setText(count == 1 ? tr("Stop it") : count == 2 ? tr("Stop both") : tr("Stop all %n", nullptr, count));
    m_stop->setAccessibleName(tr("Stop what runs on: %1").arg(words()));
    const bool canStop = std::any_of(turn.runsOn.begin(), turn.runsOn.end(),
                                     [](const models::RunningOn &one) { return one.canStop && !one.isStopping; });
    m_stop->setEnabled(canStop || (!turn.notKnownWhose.isEmpty() && turn.stop.phase == core::TurnPhase::Idle));
    m_stop->setVisible(turn.canStopRunning());
    const QString name = words();
    if (name != accessibleName())
        setAccessibleName(name);
    setToolTip(notes().join(u'\n'));
    refreshRows();
    RunningBar::layOut(); // the constructor comes here, too
    tick();
}

/// A row keeps its command, so that the focus stays on it.
void RunningBar::refreshRows()
{
    const QDateTime now = m_clock->wall();
    std::vector<RunningRow *> rows;
    for (const models::RunningOn &one : m_status->turn().runsOn) {
        const auto known = std::find_if(m_rows.begin(), m_rows.end(),
                                        [&one](const RunningRow *row) { return isSame(row->what(), one); });
        RunningRow *row = nullptr;
        if (known == m_rows.end()) {
            row = new RunningRow(m_look, m_list);
            connect(row, &RunningRow::showRequested, this, [this, row] { Q_EMIT showRequested(row->what()); });
            connect(row, &RunningRow::stopRequested, this, [this, row] { Q_EMIT stopRequested(row->what()); });
            connect(row, &RunningRow::focused, m_scroll, [this, row] { m_scroll->ensureWidgetVisible(row, 0, 0); });
        } else {
            row = *known;
            m_rows.erase(known);
        }
        rows.push_back(row);
        row->show(one, now);
    }
    for (RunningRow *gone : m_rows) {
        gone->hide();
        gone->deleteLater(); // a click on one of its buttons may have brought us here
    }
    m_rows = std::move(rows);
}

/// In step with the times that are shown, and only while they are.
void RunningBar::tick()
{
    if (!isVisible() || m_status->turn().runsOn.empty()) {
        m_timer.cancel();
        return;
    }
    const QDateTime now = m_clock->wall();
    base::Milliseconds next = minute;
    for (const models::RunningOn &one : m_status->turn().runsOn) {
        const base::Milliseconds age(qMax<qint64>(0, one.since.msecsTo(now)));
        const base::Milliseconds step = age < minute ? second : minute;
        next = std::min(next, step - age % step);
    }
    m_timer = m_clock->after(next, [this] { refresh(); });
}

void RunningBar::showEvent(QShowEvent *event)
{
    FoldBar::showEvent(event);
    tick();
}

void RunningBar::hideEvent(QHideEvent *event)
{
    FoldBar::hideEvent(event);
    m_timer.cancel();
}

QSize RunningBar::sizeHint() const
{
    const int u = m_look->theme().u;
    if (!isExpanded())
        return {u * 60, headHeight()};
    const int rows = qMin(mostRows, int(m_rows.size()));
    return {u * 60, headHeight() + rows * rowHeight() + int(notes().size()) * headHeight()};
}

void RunningBar::layOut()
{
    const Theme &t = m_look->theme();
    const int u = t.u;
    int names = 0;
    for (const RunningRow *row : m_rows)
        names = qMax(names, qCeil(Canvas::width(t.mono, base::visibleText(row->what().name))));
    names = qMin(names, width() * 2 / 5);
    const int all = int(m_rows.size()) * rowHeight(), shown = qMin(mostRows, int(m_rows.size())) * rowHeight();
    m_scroll->setVisible(isExpanded() && !m_rows.empty());
    m_scroll->setGeometry(0, headHeight(), width(), shown);
    m_list->setMinimumHeight(all);
    int y = 0;
    for (RunningRow *row : m_rows) {
        row->setShape(isNarrow(), names);
        row->setGeometry(0, y, width(), rowHeight());
        row->QWidget::show();
        y += rowHeight();
    }
    BarButtons({m_stop}).place(this, headHeight(), u, u);
    updateGeometry();
    update();
}

void RunningBar::enterList()
{
    for (const RunningRow *row : m_rows) {
        for (auto *button : row->findChildren<QAbstractButton *>()) {
            if (button->isHidden() || !button->isEnabled())
                continue;
            button->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

/// Names are code; times, commas and what is left out are words.
void RunningBar::paintNames(Canvas &c, QRectF line) const
{
    const Theme &t = m_look->theme();
    const std::vector<models::RunningOn> &all = m_status->turn().runsOn;
    const QDateTime now = m_clock->wall();
    const qreal end = line.right();
    const auto add = [&](const QFont &font, const QColor &color, const QString &words) {
        if (line.left() < end)
            line.setLeft(line.left() + c.text(font, color, line, words));
    };
    const QString more =
        all.size() > mostNames ? tr(" and %n more", "after names", int(all.size() - mostNames)) : QString();
    line.setRight(end - Canvas::width(t.body, more));
    for (size_t i = 0; i < std::min(all.size(), mostNames); ++i) {
        if (i > 0)
            add(t.body, t.text, tr(", ", "between names"));
        add(t.mono, t.text, base::visibleText(all[i].name));
        const QString state = all[i].isStopping ? tr("stopping") : models::runningAge(all[i], now);
        if (!state.isEmpty())
            add(t.body, t.text, QStringLiteral(" · %1").arg(state));
    }
    line.setRight(end);
    add(t.body, t.text2, more);
}

void RunningBar::paintEvent(QPaintEvent *)
{
    if (m_status->turn().runsOnCount() == 0)
        return;
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    const qreal x = paintHead(c, QStringLiteral("terminal"), t.running.color);
    QRectF line(x, 0, BarButtons({m_stop}).endOfText(this, u) - x, headHeight());
    const bool hasNames = !m_status->turn().runsOn.empty();
    //: %1 is "2 commands run on"; their names follow
    const qreal used = c.text(t.bold, t.text, line, hasNames ? tr("%1:").arg(count()) : count());
    if (hasNames)
        paintNames(c, line.adjusted(used + u, 0, 0, 0));
    else
        c.text(t.body, t.text2, line.adjusted(used + 2 * u, 0, 0, 0), notKnownText());
    const QStringList below = isExpanded() ? notes() : QStringList();
    qreal y = height() - below.size() * headHeight();
    for (const QString &note : below) {
        c.hairline(0, width(), y, t.line);
        c.text(t.body, t.text2, QRectF(u * 8, y, width() - u * 10, headHeight()), note);
        y += headHeight();
    }
}

} // namespace widgets

#include "moc_runningbar.cpp"
