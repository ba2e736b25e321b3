// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/bars.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/stopconducttext.h"
#include "widgets/bars/steps.h"
#include "widgets/style/flatbutton.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

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

BarStack::BarStack(Look *look, QWidget *parent) : Ground(look, &Theme::window, parent), m_column(new QVBoxLayout(this))
{
    setOutline(&Theme::line, -2);
    m_column->setContentsMargins(1, 0, 1, 0);
    m_column->setSpacing(0);
    hide();
}

void BarStack::addBar(QWidget *bar, Rank rank)
{
    auto *slot = new Ground(m_look, {}, this);
    auto *room = new QVBoxLayout(slot);
    room->setContentsMargins(0, 1, 0, 0);
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
    bool isFirst = true; // the line over it is that of the frame
    for (const Place &place : m_places) {
        const bool isShown = std::find(wanted.begin(), wanted.end(), &place) != wanted.end();
        place.slot->setVisible(isShown);
        place.slot->setLines(isShown && std::exchange(isFirst, false) ? Qt::Edges() : Qt::TopEdge);
    }
    setVisible(any);
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
    return Ground::eventFilter(watched, event);
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
        const QString name = base::described(base::Words::tr("Plan"), progress());
        setAccessibleName(base::labelled(name, base::visibleText(plan->entries[size_t(current())].content)));
    }
    setVisible(any);
    PlanBar::layOut(); // the constructor comes here, too
}

int PlanBar::current() const
{
    const auto &entries = m_model->plan()->entries;
    for (const acp::PlanStatus wanted : {acp::PlanStatus::InProgress, acp::PlanStatus::Pending}) {
        if (const auto at = std::ranges::find(entries, wanted, &acp::PlanEntry::status); at != entries.end())
            return int(at - entries.begin());
    }
    return int(entries.size()) - 1;
}

/// "2 of 5" are done.
QString PlanBar::progress() const
{
    const auto &entries = m_model->plan()->entries;
    const auto done = std::ranges::count(entries, acp::PlanStatus::Completed, &acp::PlanEntry::status);
    return base::Words::tr("%1 of %2").arg(done).arg(entries.size());
}

std::vector<StepState> PlanBar::squares() const
{
    const auto &entries = m_model->plan()->entries;
    const size_t count = qMin(entries.size(), mostShown);
    std::vector<StepState> out;
    for (size_t i = 0; i < count; ++i) {
        const std::span steps(entries.begin() + std::ptrdiff_t(i * entries.size() / count),
                              entries.begin() + std::ptrdiff_t((i + 1) * entries.size() / count));
        const auto are = [&steps](acp::PlanStatus is) {
            return std::ranges::count(steps, is, &acp::PlanEntry::status);
        };
        out.push_back(are(acp::PlanStatus::InProgress) > 0                   ? StepState::Works
                      : are(acp::PlanStatus::Completed) == std::ssize(steps) ? StepState::Done
                                                                             : StepState::Open);
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
        line << LinePart{.words = base::Words::tr("Plan"), .font = &Theme::bold};
    line << stepSquares(squares(), colorOf(&Theme::stopped))
         << LinePart{.words = base::visibleText(entries[size_t(current())].content), .gap = 1};
    if (!isNarrow)
        line << LinePart{.words = progress(), .color = &Theme::text2, .gap = 1, .isWhole = true};
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
    , m_head(new Ground(look, tintOf(&Theme::stopped), this, Qt::BottomEdge, &Theme::line2))
    , m_words(new LineLabel(look, 9, m_head))
    , m_keep(new FlatButton(look, ButtonKind::Normal, tr("Keep waiting"), m_head))
{
    setOutline(colorOf(&Theme::stopped), 2);
    m_head->setOutline(tintOf(&Theme::stopped), -2);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // as high as its words at that width
    rowOf(look, {{m_words, 1}, m_keep}, {2.5, 0, 1.5, 0}, 2, m_head);
    columnOf(look, {m_head}, {0.25, 0.25, 0.25, 3}, 0, this);
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
        Rung rung{seconds == 0 || seconds >= 2 ? base::Words::tr("%1 s").arg(seconds)
                                               : base::Words::tr("%1 s").arg(seconds, 0, 'f', 1),
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
            rung.words = step.reached ? base::Words::tr("asked again, no answer yet") : tr("asks again");
            if (step.reached && elapsed >= step.at.count())
                rung.state = Rung::Now;
            break;
        case core::StopStepKind::SessionClosed:
            rung.words = step.reached ? tr("asked to close the session") : tr("closes the session, takes it up again");
            if (step.reached && elapsed >= step.at.count())
                rung.state = Rung::Now;
            break;
        case core::StopStepKind::Force:
            rung.time = stop.forceAt ? base::Words::tr("%1 s").arg(stop.forceAt->count() / 1000) : tr("by hand");
            rung.words = models::forceText(remote, canRestore);
            break;
        }
        list.push_back(rung);
    }
    return list;
}

void StopStrip::refresh()
{
    const core::StopStatus &stop = m_status->turn().stop;
    const bool wanted = stop.phase == core::TurnPhase::Unconfirmed || stop.phase == core::TurnPhase::Forcing;
    m_keep->setVisible(stop.forceAt.has_value() && stop.phase == core::TurnPhase::Unconfirmed);
    if (wanted) {
        const qint64 elapsed = qMax<qint64>(0, (m_clock->now() - stop.pressedAt).count());
        const QString rest = stop.phase == core::TurnPhase::Forcing ? m_status->agent().remote
                                                                          ? base::Words::tr("ending the connection")
                                                                          : base::Words::tr("ending the agent process")
                                                                    : base::Words::tr("not confirmed");
        m_words->setParts(
            {{.color = colorOf(&Theme::stopped), .icon = QStringLiteral("stop")},
             {.words = base::Words::tr("Stopping %1 s").arg(elapsed / 1000), .font = &Theme::bold, .gap = 1.5},
             {.words = QStringLiteral("· ") + rest, .gap = 1}});
        setAccessibleName(base::described(base::Words::tr("Stopping %1 s").arg(elapsed / 1000), rest));
        showLadder(rungs(stop, m_clock->now(), m_status->agent().canRestore, m_status->agent().remote));
        m_timer = m_clock->after(base::Milliseconds(1000 - elapsed % 1000), [this] { refresh(); });
    } else {
        m_timer.cancel();
    }
    setVisible(wanted);
}

/// What was done, what is waited for, and what comes, along a line.
void StopStrip::showLadder(const std::vector<Rung> &rungs)
{
    if (rungs == m_rungs)
        return;
    m_rungs = rungs;
    delete m_ladder;
    m_ladder = new QWidget(this);
    QBoxLayout *const columns = rowOf(m_look, {}, {1.5, 2, 0, 0}, 0, m_ladder);
    const auto stopped = colorOf(&Theme::stopped);
    for (auto rung = m_rungs.begin(); rung != m_rungs.end(); ++rung) {
        const auto next = std::next(rung);
        const bool isDone = rung->state == Rung::Done, isNow = rung->state == Rung::Now;
        auto *knot = new LineLabel(m_look, 4, m_ladder,
                                   {{.color = isDone  ? stopped
                                              : isNow ? colorOf(&Theme::waits)
                                                      : ThemeColor(&Theme::gutter),
                                     .icon = isDone  ? QStringLiteral("dot")
                                             : isNow ? QStringLiteral("running")
                                                     : QStringLiteral("finished")}});
        auto *rope = new Ground(m_look,
                                next == m_rungs.end()        ? ThemeColor()
                                : next->state == Rung::Ahead ? ThemeColor(&Theme::line)
                                                             : stopped,
                                m_ladder);
        rope->setFixedHeight(2);
        auto *time = new LineLabel(m_look, 4, m_ladder, {{.words = rung->time, .font = &Theme::smallBold}});
        QLabel *words = wordsLabel(m_look, m_ladder, &Theme::small, &Theme::text2, rung->words);
        QLayout *const texts = columnOf(m_look, {time, words, Cell::room()}, {1, 0, 2, 0});
        columns->addLayout(columnOf(m_look, {rowOf(m_look, {knot, {rope, 1}}), texts}), 1);
    }
    layout()->addWidget(m_ladder);
}

} // namespace widgets

#include "moc_bars.cpp"
