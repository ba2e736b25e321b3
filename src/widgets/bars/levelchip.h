// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QAbstractButton>

namespace widgets {

/// The mark in the session's header that says whether the agent's changes are held back, and opens the menu in which
/// that is chosen.
class LevelChip : public QAbstractButton
{
    Q_OBJECT

public:
    LevelChip(Look *look, QWidget *parent);

    void setLevel(bool isHeld, bool isHeldInCopy);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    Look *m_look;
    bool m_isHeld = false;
};

} // namespace widgets
