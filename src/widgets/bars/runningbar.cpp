// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/runningbar.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "widgets/style/flatbutton.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace widgets {

namespace {

constexpr size_t mostNames = 3;
constexpr base::Milliseconds second{1000}, minute{60'000};

/// Qt lays out anew even where the spacing stays the same.
void setSpacing(QLayout *layout, int spacing)
{
    if (layout->spacing() != spacing)
        layout->setSpacing(spacing);
}

} // namespace

// --- RunningRow ----------------------------------------------------------------------------------------------

RunningRow::RunningRow(Look *look, QWidget *parent)
    : Ground(look, {}, parent, Qt::TopEdge)
    , m_icon(new LineLabel(look, 8.5, this, {{.color = colorOf(&Theme::running), .icon = QStringLiteral("terminal")}}))
    , m_name(new LineLabel(look, 4.5, this))
    , m_since(new LineLabel(look, 4.5, this))
    , m_words(rowOf(nullptr, {m_name, {m_since, 1}}))
    , m_show(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Show"), this))
    , m_stop(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Stop it"), this))
{
    rowOf(nullptr, {m_icon, {m_words, 1}, m_show, m_stop}, {}, 0, this);
    m_since->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    for (FlatButton *button : {m_show, m_stop})
        button->setSmall(true);
    m_stop->setIconName(QStringLiteral("stop"));
    connect(m_show, &QAbstractButton::clicked, this, &RunningRow::showRequested);
    connect(m_stop, &QAbstractButton::clicked, this, &RunningRow::stopRequested);
}

void RunningRow::show(const models::RunningOn &what, const QDateTime &now)
{
    m_what = what;
    const QString name = base::visibleText(what.name);
    m_age = what.isStopping ? base::Words::tr("stopping") : models::runningSinceText(what, now);
    m_name->setParts({{.words = name, .font = &Theme::mono}});
    setSpoken(base::described(name, m_age));
    setToolTip(base::visibleText(what.line, base::LineBreaks::Keep).left(2000));
    m_show->setAccessibleName(base::labelled(base::Words::tr("Show"), name));
    m_stop->setAccessibleName(base::labelled(base::Words::tr("Stop it"), name));
    m_stop->setEnabled(what.canStop && !what.isStopping);
}

void RunningRow::setShape(bool isNarrow, int nameWidth, int height)
{
    const int u = m_look->theme().u;
    m_isNarrow = isNarrow;
    m_words->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    setSpacing(m_words, isNarrow ? 0 : u * 2);
    const QMargins margins(isNarrow ? u * 2 : u * 8, 0, u * 2, 0);
    layout()->setContentsMargins(isRightToLeft() ? QMargins(margins.right(), 0, margins.left(), 0) : margins);
    setSpacing(layout(), u * 2);
    m_since->setParts({{.words = m_age, .font = isNarrow ? &Theme::small : &Theme::body, .color = &Theme::text2}});
    m_name->setMinimumWidth(isNarrow ? 0 : nameWidth);
    m_name->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : nameWidth);
    m_stop->setText(isNarrow ? QString() : base::Words::tr("Stop it"));
    m_stop->setToolTip(isNarrow ? m_stop->accessibleName() : QString());
    m_show->setVisible(!isNarrow && m_what.entry != 0);
    m_stop->setVisible(m_what.canStop);
    setFocusPolicy(isNarrow ? Qt::TabFocus : Qt::NoFocus);
    setFixedHeight(height);
}

int RunningRow::nameWidth() const
{
    return m_name->widthOf(1);
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

// --- RunningBar ----------------------------------------------------------------------------------------------

RunningBar::RunningBar(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent)
    : FoldBar(look, parent)
    , m_status(status)
    , m_clock(clock)
    , m_stop(new FlatButton(look, ButtonKind::Normal, {}, this))
    , m_list(new QWidget)
{
    setFocusPolicy(Qt::TabFocus);
    addButtons({m_stop});
    m_stop->setIconName(QStringLiteral("stop"));
    columnOf(look, {}, {}, 0, m_list);
    setList(m_list, true);
    connect(m_stop, &QAbstractButton::clicked, this, &RunningBar::stopAllRequested);
    connect(status, &models::SessionStatus::turnChanged, this, &RunningBar::refresh);
    refresh();
}

QString RunningBar::words() const
{
    return base::labelled(models::runsOnText(m_status->turn().runsOnCount()),
                          models::runningNames(m_status->turn().runsOn, m_clock->wall(), mostNames));
}

QString RunningBar::notKnownText() const
{
    QStringList names;
    for (const QString &name : m_status->turn().notKnownWhose)
        names << base::visibleText(name);
    //: names of commands that one of several calls has started
    return names.isEmpty() ? QString() : tr("Not known whose: %1").arg(base::listed(names));
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
    m_stop->setText(count == 1 ? base::Words::tr("Stop it") : tr("Stop all %n", nullptr, count));
    m_stop->setAccessibleName(base::labelled(base::Words::tr("Stop what runs on"), words()));
    const bool canStop = std::any_of(turn.runsOn.begin(), turn.runsOn.end(),
                                     [](const models::RunningOn &one) { return one.canStop && !one.isStopping; });
    m_stop->setEnabled(canStop || (!turn.notKnownWhose.isEmpty() && turn.stop.phase == core::TurnPhase::Idle));
    m_stop->setVisible(turn.canStopRunning());
    setSpoken(words());
    setToolTip(notes().join(u'\n'));
    refreshRows();
    RunningBar::layOut(); // the constructor comes here, too
    tick();
}

/// A row keeps its command, so that the focus stays on it.
void RunningBar::refreshRows()
{
    const QDateTime now = m_clock->wall();
    const std::vector<models::RunningOn> &all = m_status->turn().runsOn;
    const auto shows = [](const RunningRow &row, const models::RunningOn &one) {
        return row.what().call == one.call && row.what().terminal == one.terminal;
    };
    keepRows(m_rows, all, shows, [this](const models::RunningOn &) {
        auto *row = new RunningRow(m_look, m_list);
        connect(row, &RunningRow::showRequested, this, [this, row] { Q_EMIT showRequested(row->what()); });
        connect(row, &RunningRow::stopRequested, this, [this, row] { Q_EMIT stopRequested(row->what()); });
        return row;
    });
    for (size_t i = 0; i < m_rows.size(); ++i) {
        keepAt(static_cast<QBoxLayout *>(m_list->layout()), int(i), m_rows[i]);
        m_rows[i]->show(all[i], now);
    }
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

void RunningBar::layOut()
{
    const int count = m_status->turn().runsOnCount();
    if (count == 0)
        return;
    int nameWidth = 0;
    for (const RunningRow *row : m_rows)
        nameWidth = qMax(nameWidth, row->nameWidth());
    for (RunningRow *row : m_rows) {
        row->QWidget::show();
        row->setShape(isNarrow(), qMin(nameWidth, width() * 2 / 5), rowHeight());
    }
    const QStringList notes = isExpanded() ? this->notes() : QStringList();
    while (qsizetype(m_notes.size()) < notes.size()) {
        auto *line = new Ground(m_look, {}, this, Qt::TopEdge);
        m_notes.push_back(new LineLabel(m_look, 8, line));
        rowOf(m_look, {m_notes.back()}, {8, 0, 2, 0}, 0, line);
        column()->addWidget(line);
    }
    for (size_t i = 0; i < m_notes.size(); ++i) {
        m_notes[i]->setParts({{.words = notes.value(qsizetype(i)), .color = &Theme::text2}});
        m_notes[i]->parentWidget()->setVisible(qsizetype(i) < notes.size());
    }
    const QString words = isNarrow() ? base::Words::tr("%n run on", nullptr, count) : models::runsOnText(count);
    QList<LinePart> line{{.words = words, .font = &Theme::bold}};
    line += m_rows.empty() ? QList<LinePart>{{.words = notKnownText(), .color = &Theme::text2}} : names();
    setLine(QStringLiteral("terminal"), line, colorOf(&Theme::running));
    fit();
}

/// Names are code; times, commas and what is left out are words.
QList<LinePart> RunningBar::names() const
{
    const std::vector<models::RunningOn> &all = m_status->turn().runsOn;
    const QDateTime now = m_clock->wall();
    QList<LinePart> parts;
    for (size_t i = 0; i < std::min(all.size(), mostNames); ++i) {
        if (i > 0)
            parts << LinePart{.words = base::listed({{}, {}}), .gap = 0};
        parts << LinePart{.words = base::visibleText(all[i].name), .font = &Theme::mono, .gap = i > 0 ? 0.0 : 1};
        const QString state = all[i].isStopping ? base::Words::tr("stopping") : models::runningAge(all[i], now);
        if (!state.isEmpty())
            parts << LinePart{.words = QStringLiteral(" · %1").arg(state), .gap = 0};
    }
    if (all.size() > mostNames)
        parts << LinePart{.words = base::Words::tr("and %n more", nullptr, int(all.size() - mostNames)),
                          .color = &Theme::text2,
                          .gap = 1,
                          .isWhole = true};
    return parts;
}

} // namespace widgets

#include "moc_runningbar.cpp"
