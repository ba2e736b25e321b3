// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/bars.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "core/values/stopstatus.h"
#include "text/layout/unmirroredpainting.h"
#include "widgets/bars/steps.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <span>

namespace widgets {

namespace {
constexpr size_t mostShown = 12; ///< squares and listed steps of a plan

StepState stateOf(acp::PlanStatus status)
{
    return status == acp::PlanStatus::Completed    ? StepState::Done
           : status == acp::PlanStatus::InProgress ? StepState::Works
                                                   : StepState::Open;
}

} // namespace

// --- BarStack ------------------------------------------------------------------------------------------------

BarStack::BarStack(Look *look, QWidget *parent) : QFrame(parent), m_look(look), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(1, 1, 1, 0);
    m_column->setSpacing(1);
    hide();
}

void BarStack::addBar(QWidget *bar, Rank rank)
{
    auto *slot = new QWidget(this);
    auto *room = new QVBoxLayout(slot);
    room->setContentsMargins({});
    room->addWidget(bar);
    slot->setSizePolicy(bar->sizePolicy());
    m_column->addWidget(slot);
    m_places.push_back({bar, slot, rank});
    bar->installEventFilter(this);
    if (auto *folds = qobject_cast<FoldBar *>(bar)) {
        connect(folds, &FoldBar::focusReleased, this, &BarStack::focusReleased);
        connect(folds, &FoldBar::unfolded, this, [this, folds] {
            for (const Place &place : m_places) {
                if (auto *other = qobject_cast<FoldBar *>(place.bar); other && other != folds && other->isExpanded())
                    other->setExpanded(false);
            }
        });
    }
    choose();
}

void BarStack::choose()
{
    std::vector<const Place *> wanted;
    for (const Place &place : m_places) {
        if (!place.bar->isHidden())
            wanted.push_back(&place);
    }
    const bool any = !wanted.empty();
    std::stable_sort(wanted.begin(), wanted.end(), [](const Place *a, const Place *b) { return a->rank < b->rank; });
    wanted.erase(wanted.begin(), wanted.end() - std::min<std::ptrdiff_t>(std::ssize(wanted), mostShown));
    for (const Place &place : m_places)
        place.slot->setVisible(std::find(wanted.begin(), wanted.end(), &place) != wanted.end());
    setVisible(any);
    update();
}

bool BarStack::eventFilter(QObject *watched, QEvent *event)
{
    const auto *bar = qobject_cast<QWidget *>(watched);
    const QWidget *focus = QApplication::focusWidget();
    const bool goes = event->type() == QEvent::Hide && (bar->isHidden() || bar->parentWidget()->isHidden());
    if (goes && focus && (bar == focus || bar->isAncestorOf(focus)))
        Q_EMIT focusReleased();
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        choose();
    return QFrame::eventFilter(watched, event);
}

void BarStack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    painter.setClipRect(rect());
    c.frame(QRectF(rect()).adjusted(0, 0, 0, 6), m_look->theme().window, m_look->theme().line);
    for (int i = 1; i < m_column->count(); ++i) {
        const QWidget *slot = m_column->itemAt(i)->widget();
        if (!slot->isHidden() && slot->y() > 4)
            c.hairline(0, width(), slot->y() - 1, m_look->theme().line);
    }
}

// --- PlanBar -------------------------------------------------------------------------------------------------

PlanBar::PlanBar(models::TranscriptModel *model, models::SessionStatus *status, Look *look, QWidget *parent)
    : FoldBar(look, parent)
    , m_model(model)
    , m_list(new StepList(look, this))
{
    setFocusPolicy(Qt::TabFocus);
    setList(m_list);
    connect(model, &models::TranscriptModel::planChanged, this, &PlanBar::refresh);
    connect(model, &QAbstractItemModel::modelReset, this, &PlanBar::refresh);
    connect(status, &models::SessionStatus::changed, this, [this] {
        if (m_model->isPlanOpen() == isHidden())
            refresh();
    });
    refresh();
}

void PlanBar::refresh()
{
    const acp::PlanUpdate *plan = m_model->plan();
    const bool any = m_model->isPlanOpen();
    if (any) {
        const int at = current();
        const auto done = std::count_if(plan->entries.begin(), plan->entries.end(),
                                        [](const acp::PlanEntry &e) { return e.status == acp::PlanStatus::Completed; });
        setAccessibleName(tr("Plan, %1 of %2 done: %3")
                              .arg(done)
                              .arg(plan->entries.size())
                              .arg(at >= 0 ? base::visibleText(plan->entries[size_t(at)].content) : QString()));
    }
    setVisible(any);
    PlanBar::layOut(); // the constructor comes here, too
}

int PlanBar::current() const
{
    const auto &entries = m_model->plan()->entries;
    for (const acp::PlanStatus wanted : {acp::PlanStatus::InProgress, acp::PlanStatus::Pending}) {
        for (size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].status == wanted)
                return int(i);
        }
    }
    return int(entries.size()) - 1;
}

std::vector<acp::PlanStatus> PlanBar::squares() const
{
    using enum acp::PlanStatus;
    const auto &entries = m_model->plan()->entries;
    const size_t count = qMin(entries.size(), mostShown);
    std::vector<acp::PlanStatus> out;
    for (size_t i = 0; i < count; ++i) {
        const std::span steps(entries.begin() + std::ptrdiff_t(i * entries.size() / count),
                              entries.begin() + std::ptrdiff_t((i + 1) * entries.size() / count));
        const auto is = [](acp::PlanStatus wanted) {
            return [wanted](const acp::PlanEntry &step) { return step.status == wanted; };
        };
        out.push_back(std::any_of(steps.begin(), steps.end(), is(InProgress))  ? InProgress
                      : std::all_of(steps.begin(), steps.end(), is(Completed)) ? Completed
                                                                               : Pending);
    }
    return out;
}

size_t PlanBar::firstListed() const
{
    const size_t all = m_model->plan()->entries.size();
    return qMin(size_t(current()), all - qMin(all, mostShown));
}

void PlanBar::layOut()
{
    const acp::PlanUpdate *plan = m_model->plan();
    if (!plan || plan->entries.empty())
        return;
    const auto &entries = plan->entries;
    const bool isNarrow = width() < m_look->theme().u * 120; // then only the squares are shown
    QList<LinePart> line;
    if (!isNarrow)
        line << LinePart{.words = tr("Plan"), .font = &Theme::bold};
    std::vector<StepState> states;
    for (const acp::PlanStatus status : squares())
        states.push_back(stateOf(status));
    line << stepSquares(states, colorOf(&Theme::stopped))
         << LinePart{.words = base::visibleText(entries[size_t(current())].content), .gap = 1};
    const auto done = std::count_if(entries.begin(), entries.end(), [](const acp::PlanEntry &step) {
        return step.status == acp::PlanStatus::Completed;
    });
    if (!isNarrow)
        line << LinePart{
            .words = tr("%1 of %2").arg(done).arg(entries.size()), .color = &Theme::text2, .gap = 1, .isWhole = true};
    setLine(QStringLiteral("plan"), line);
    std::vector<std::pair<StepState, QString>> steps;
    for (size_t i = firstListed(); i < entries.size() && steps.size() < mostShown; ++i)
        steps.emplace_back(stateOf(entries[i].status), base::visibleText(entries[i].content));
    m_list->show(steps);
    fit();
}

// --- StopStrip -----------------------------------------------------------------------------------------------

StopStrip::StopStrip(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent)
    : Ground(look, &Theme::base, parent)
    , m_status(status)
    , m_clock(clock)
    , m_words(new LineLabel(look, 9, this))
    , m_keep(new FlatButton(look, ButtonKind::Normal, tr("Keep waiting"), this))
{
    setOutline(colorOf(&Theme::stopped), 2);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout;
    setSpace(row, look, {2.5, 0, 1.5, 0}, 2);
    row->addWidget(m_words, 1);
    row->addWidget(m_keep);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(row);
    column->addStretch();
    connect(m_keep, &QAbstractButton::clicked, this, &StopStrip::keepWaitingRequested);
    connect(status, &models::SessionStatus::turnChanged, this, &StopStrip::refresh);
    connect(status, &models::SessionStatus::agentChanged, this, &StopStrip::refresh);
    connect(look, &Look::changed, this, &StopStrip::refresh);
    refresh();
}

std::vector<StopStrip::Rung> StopStrip::rungs(const core::StopStatus &stop, base::Milliseconds now, bool canRestore,
                                              bool remote)
{
    std::vector<Rung> list;
    const qint64 elapsed = (now - stop.pressedAt).count();
    for (const core::StopStep &step : stop.steps) {
        const double seconds = double(step.at.count()) / 1000;
        Rung rung{seconds == 0 || seconds >= 2 ? tr("%1 s").arg(seconds) : tr("%1 s").arg(seconds, 0, 'f', 1),
                  {},
                  step.reached ? Rung::Done : Rung::Ahead};
        switch (step.kind) {
        case core::StopStepKind::StopSent:
            rung.words = tr("Stop sent, new effects refused");
            break;
        case core::StopStepKind::RequestsCancelled:
            if (step.reached && step.count == 0)
                continue;
            rung.words = tr("%n request(s) cancelled", nullptr, step.count);
            break;
        case core::StopStepKind::CommandsEnded:
            if (step.count == 0)
                continue;
            rung.words = tr("%n command(s) ended", nullptr, step.count);
            break;
        case core::StopStepKind::AskedAgain:
            rung.words = step.reached ? tr("asked again, no answer yet") : tr("asks again");
            if (step.reached && elapsed >= step.at.count())
                rung.state = Rung::Now;
            break;
        case core::StopStepKind::SessionClosed:
            rung.words = step.reached ? tr("asked to close the session") : tr("closes the session, takes it up again");
            if (step.reached && elapsed >= step.at.count())
                rung.state = Rung::Now;
            break;
        case core::StopStepKind::Force:
            if (!stop.forceAt) {
                rung.time = tr("by hand");
            } else {
                rung.time = tr("%1 s").arg(stop.forceAt->count() / 1000);
            }
            rung.words = remote       ? tr("Force stop: end the connection")
                         : canRestore ? tr("Force stop: restart, resume session")
                                      : tr("Force stop: end the agent process");
            break;
        }
        list.push_back(rung);
    }
    return list;
}

QSize StopStrip::sizeHint() const
{
    return QSize(m_look->theme().u * 80, m_look->theme().u * 30);
}

void StopStrip::refresh()
{
    const core::StopStatus &stop = m_status->turn().stop;
    const bool wanted = stop.phase == core::TurnPhase::Unconfirmed || stop.phase == core::TurnPhase::Forcing;
    m_keep->setVisible(stop.forceAt.has_value() && stop.phase == core::TurnPhase::Unconfirmed);
    if (wanted) {
        const qint64 elapsed = qMax<qint64>(0, (m_clock->now() - stop.pressedAt).count());
        const QString rest = stop.phase == core::TurnPhase::Forcing ? m_status->agent().remote
                                                                          ? tr("· the connection is being ended")
                                                                          : tr("· the agent process is being ended")
                                                                    : tr("· agent has not confirmed");
        m_words->setParts({{.color = colorOf(&Theme::stopped), .icon = QStringLiteral("stop")},
                           {.words = tr("Stopping %1 s").arg(elapsed / 1000), .font = &Theme::bold, .gap = 1.5},
                           {.words = rest, .gap = 1}});
        setAccessibleName(tr("Stopping %1 s, agent has not confirmed").arg(elapsed / 1000));
        m_timer = m_clock->after(base::Milliseconds(1000 - elapsed % 1000), [this] { refresh(); });
    } else {
        m_timer.cancel();
    }
    setVisible(wanted);
    updateGeometry();
    update();
}

/// The ladder; what is above it is composed.
void StopStrip::paintEvent(QPaintEvent *event)
{
    Ground::paintEvent(event);
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    const core::StopStatus &stop = m_status->turn().stop;
    const base::Milliseconds now = m_clock->now();
    // The bottom margin is the distance to what is below the strip.
    const QRectF all = QRectF(rect()).adjusted(0, 0, 0, -u * 2);
    const QRectF head(0, 0, all.width(), u * 9);
    c.cardHead(head, t.stopped.tint, false);
    const std::vector<Rung> list = rungs(stop, now, m_status->agent().canRestore, m_status->agent().remote);
    if (list.empty())
        return;
    const qreal step = (all.width() - u * 5) / qreal(list.size());
    const qreal dot = u * 2.75, y = head.bottom() + u * 3;
    for (size_t i = 0; i < list.size(); ++i) {
        const qreal left = u * 2.5 + step * qreal(i);
        const Rung &rung = list[i];
        if (i + 1 < list.size()) {
            QPen line(list[i + 1].state == Rung::Ahead ? t.gutter : t.stopped.color, 2);
            if (list[i + 1].state == Rung::Ahead)
                line.setStyle(Qt::DashLine);
            painter.setPen(line);
            painter.drawLine(QPointF(left + dot, y + dot / 2), QPointF(left + step, y + dot / 2));
        }
        painter.setPen(rung.state == Rung::Done
                           ? QPen(Qt::NoPen)
                           : QPen(rung.state == Rung::Now ? t.waits.color : t.gutter, rung.state == Rung::Now ? 3 : 2));
        painter.setBrush(rung.state == Rung::Done ? t.stopped.color : t.base);
        painter.drawEllipse(QRectF(left, y, dot, dot).adjusted(1, 1, -1, -1));
        c.text(t.smallBold, t.text, QRectF(left, y + dot + u, step - u * 2, u * 4), rung.time);
        painter.setFont(t.small);
        painter.setPen(t.text2);
        const QRectF words(left, y + dot + u * 5, step - u * 2, all.bottom() - (y + dot + u * 5) - 2);
        const text::UnmirroredPainting unmirrored(&painter, words);
        painter.drawText(words,
                         int(Qt::AlignAbsolute | (unmirrored.isMirrored() ? Qt::AlignRight : Qt::AlignLeft)) |
                             Qt::TextWordWrap,
                         rung.words);
    }
}

} // namespace widgets

#include "moc_bars.cpp"
