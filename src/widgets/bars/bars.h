// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "core/stop/stopstatus.h"
#include "models/lists/transcriptmodel.h"
#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"
#include "widgets/style/look.h"

#include <QFrame>

class QVBoxLayout;

namespace widgets {

class FlatButton;

/// The frame over the composer that holds its bars: one line around them, none at the bottom. Gone while none
/// of them has anything to show.
class BarStack : public QFrame
{
    Q_OBJECT

public:
    explicit BarStack(Look *look, QWidget *parent = nullptr);
    void addBar(QWidget *bar);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Look *m_look;
    QVBoxLayout *m_column;
};

/// The agent's plan in one line: segments, the entry it works on, how many are done. Unfolds to the list. There while a
/// turn runs; with its end the plan stands in the transcript.
class PlanBar : public FoldBar
{
    Q_OBJECT

public:
    PlanBar(models::TranscriptModel *model, models::SessionStatus *status, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    /// The whole plan in few: of a long one each stands for several steps, and is completed when all of them are.
    std::vector<acp::PlanStatus> squares() const;
    /// The step that the list begins with when the bar is open: the current one, where there are more than it holds.
    size_t firstListed() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void layOut() override;

private:
    void refresh();
    int current() const;

    models::TranscriptModel *m_model;
};

/// From three seconds after Stop: the ladder of what Belay did, rung by rung, and what comes next.
class StopStrip : public QWidget
{
    Q_OBJECT

public:
    StopStrip(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);
    QSize sizeHint() const override;

    struct Rung
    {
        QString time, words;
        enum { Done, Now, Ahead } state;
    };
    static std::vector<Rung> rungs(const core::StopStatus &stop, base::Milliseconds now, bool canRestore,
                                   bool remote = false);

Q_SIGNALS:
    void keepWaitingRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();

    models::SessionStatus *m_status;
    Look *m_look;
    base::Clock *m_clock;
    FlatButton *m_keep;
    base::TimerHandle m_timer;
};

} // namespace widgets
