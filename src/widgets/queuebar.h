// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstatus.h"
#include "widgets/look.h"

#include <QWidget>

namespace widgets {

class FlatButton;

/// Messages typed while a turn runs, over the composer: how many, the first one, and what can be done with it.
/// Gone while nothing waits.
class QueueBar : public QWidget
{
    Q_OBJECT

public:
    QueueBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;

Q_SIGNALS:
    void sendNowRequested(quint64 id); ///< stop the turn, then send it
    void editRequested(quint64 id);    ///< back into the composer
    void removeRequested(quint64 id);
    void moveRequested(quint64 id, int place); ///< 0: next
    void releaseRequested();                   ///< what is held back may go

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();

    models::SessionStatus *m_status;
    Look *m_look;
    FlatButton *m_sendNow, *m_edit, *m_remove;
};

} // namespace widgets
