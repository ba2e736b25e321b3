// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/values/stopstatus.h"
#include "models/lists/transcriptmodel.h"
#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"

#include <vector>

class QVBoxLayout;

namespace widgets {

class FlatButton;
class StepList;
enum class StepState;

/// The frame over the composer around its bars: one outline, without a bottom line. Hidden while all bars are. At most
/// a few are shown at a time, and one of them unfolded, so that the conversation has its room.
class BarStack : public Ground
{
    Q_OBJECT

public:
    static constexpr int mostShown = 4;
    /// What gives its place first, where there are more bars than that: what is told elsewhere, too.
    enum class Rank { Told, Useful, Needed };

    explicit BarStack(Look *look, QWidget *parent = nullptr);
    /// Below the others. Of two of the same \p rank the upper one goes first.
    void addBar(QWidget *bar, Rank rank = Rank::Useful);

Q_SIGNALS:
    /// What had the focus goes: Qt would give it to whatever comes next, which takes what is being typed.
    void focusReleased();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Place
    {
        QWidget *bar;
        Ground *slot; ///< hidden where the bar wants to be shown and has no room
        Rank rank;
    };
    void choose();

    QVBoxLayout *m_column;
    std::vector<Place> m_places;
};

/// The agent's plan in one line: squares, the current step, the number of finished ones. Unfolds to the list. Shown
/// while a turn runs; at its end the plan becomes an entry of the transcript.
class PlanBar : public FoldBar
{
    Q_OBJECT

public:
    PlanBar(models::TranscriptModel *model, models::SessionStatus *status, Look *look, QWidget *parent = nullptr);
    /// The plan as a few squares: for a long plan each stands for several steps, and is completed when all of them are.
    std::vector<StepState> squares() const;
    /// The first step in the open list: near the current one, if not all fit.
    size_t firstListed() const;

protected:
    void layOut() override;

private:
    void refresh();
    int current() const;
    QString progress() const;

    models::TranscriptModel *m_model;
    StepList *m_list;
};

/// Shown from three seconds after Stop: the steps that Belay took, and the next one.
class StopStrip : public Ground
{
    Q_OBJECT

public:
    StopStrip(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);

    struct Rung
    {
        QString time, words;
        enum { Done, Now, Ahead } state;
        bool operator==(const Rung &) const = default;
    };
    static std::vector<Rung> rungs(const core::StopStatus &stop, base::Milliseconds now, bool canRestore,
                                   bool remote = false);

Q_SIGNALS:
    void keepWaitingRequested();

private:
    void refresh();
    void showLadder(const std::vector<Rung> &rungs);

    models::SessionStatus *m_status;
    base::Clock *m_clock;
    Ground *m_head;
    LineLabel *m_words;
    FlatButton *m_keep;
    QWidget *m_ladder = nullptr;
    std::vector<Rung> m_rungs; ///< that are shown
    base::TimerHandle m_timer;
};

} // namespace widgets
