// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"

#include <QWidget>

class QScrollArea;

namespace widgets {

class FlatButton;
class QueueList;

/// Messages that wait, over the composer: how many, the first one, and what can be done with it. Unfolds to the
/// whole list. After Stop they are held back, and the bar says so. Gone while nothing waits.
class QueueBar : public FoldBar
{
    Q_OBJECT

public:
    QueueBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;

    static constexpr int mostRows = 6; ///< in view; more are scrolled to

Q_SIGNALS:
    void sendNowRequested(quint64 id); ///< stop the turn, then send it
    void editRequested(quint64 id);    ///< back into the composer
    void removeRequested(quint64 id);
    void moveRequested(quint64 id, int place); ///< 0: next
    void releaseRequested();                   ///< what is held back may go

protected:
    void paintEvent(QPaintEvent *event) override;
    void layOut() override;
    void enterList() override;
    bool canExpand() const override { return m_status->queue().queue.size() > 1; }

private:
    void refresh();
    QString words() const;
    QString hint() const;

    models::SessionStatus *m_status;
    FlatButton *m_release, *m_sendNow, *m_edit, *m_remove;
    QScrollArea *m_scroll;
    QueueList *m_list;
};

} // namespace widgets
