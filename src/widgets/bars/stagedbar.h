// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QWidget>

namespace widgets {

class FlatButton;

/// Files that the agent wrote and Belay keeps back, over the composer: how many, how much they change, and what can
/// be done with them. Gone while nothing is staged.
class StagedBar : public QWidget
{
    Q_OBJECT

public:
    StagedBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;

Q_SIGNALS:
    void reviewRequested();
    void applyRequested();
    void discardRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void layOut();
    QString words() const;
    QString hint() const;

    models::SessionStatus *m_status;
    Look *m_look;
    FlatButton *m_review, *m_apply, *m_discard;
};

} // namespace widgets
