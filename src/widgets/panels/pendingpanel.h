// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "models/lists/pendingmodel.h"
#include "widgets/panels/grouptree.h"
#include "widgets/style/ground.h"
#include "widgets/style/typingwatch.h"

namespace widgets {

class EmptyView;
class FieldsView;
class FlatButton;

/// Every open request with its age and state, with actions per row, and the details of the selected one. While a
/// permission's row was selected by the keyboard, the keys a A r R are passed to whoever knows the options, but never
/// within a burst of typing; a key that comes too early does nothing and a hint says so. All other keys that write are
/// passed on, see typed().
class PendingPanel : public Ground
{
    Q_OBJECT

public:
    PendingPanel(models::PendingModel *model, Look *look, base::Clock *clock, QWidget *parent = nullptr);

    /// "8 open, 3 wait for you · 2 run on", for the dock's title.
    QString summary() const;
    base::RequestKey currentKey() const;
    void select(base::RequestKey key);
    GroupTree *view() const { return m_view; }

Q_SIGNALS:
    void answerRequested(base::RequestKey key);                    ///< shows where it can be answered
    void answerByKeyRequested(base::RequestKey key, QChar letter); ///< a A r R
    void cancelRequested(base::RequestKey key);
    void killRequested(base::RequestKey key);
    void stopRunningRequested(const models::SessionRunningOn &one);
    void showRunningRequested(const models::SessionRunningOn &one);
    void showInTranscript(base::RequestKey key);
    void showInTraffic(base::RequestKey key);
    void summaryChanged(const QString &summary);
    /// A key that is no command here wrote \p text, which belongs to what the user is typing.
    void typed(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Delegate;

    void refresh();
    void setWide(bool wide);
    void act(const QModelIndex &index);
    void showDetail();
    void showCurrent();
    bool passKey(QChar letter);
    void announce(const QString &words);
    bool onKey(const QKeyEvent &key);

    models::PendingModel *m_model;
    QWidget *m_heading; ///< shown while the rows have no columns
    GroupTree *m_view;
    EmptyView *m_empty;
    FieldsView *m_detail;
    FlatButton *m_traffic;
    bool m_wide = false;
    bool m_isIdle = false;         ///< nothing is open, and what was open is folded
    base::RequestKey m_focusedKey; ///< the row for which the keys are armed, and since when
    base::Milliseconds m_focusedSince{0};
    base::Clock *m_clock;
    TypingWatch m_typing;
    base::TimerHandle m_hintTimer; ///< until the hint is removed
    bool m_armed = false;          ///< selected by the keyboard: letters are commands
};

} // namespace widgets
