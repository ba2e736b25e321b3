// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/bars/summarybar.h"

class QAbstractButton;

namespace widgets {

/// A line of what is held back that is decided as one, with its buttons.
class HeldRow : public SummaryBar
{
    Q_OBJECT

public:
    /// \p wantsALook: on the ground of what waits for the user.
    HeldRow(const QString &icon, bool wantsALook, const QString &words, const QString &hint, Look *look,
            QWidget *parent);

    /// What it does is up to the caller. \p name is for who does not see the line; it says what \p words are about.
    QAbstractButton *addButton(const QString &words, const QString &name);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const bool m_wantsALook;
    std::vector<FlatButton *> m_buttons;
};

} // namespace widgets
