// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/flatbutton.h"

namespace widgets {

/// The mark in the session's header that says whether the agent's changes are held back, and opens the menu in which
/// that is chosen.
class LevelChip : public FlatButton
{
    Q_OBJECT

public:
    LevelChip(Look *look, QWidget *parent);

    void setLevel(bool isHeld, bool isHeldInCopy);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace widgets
