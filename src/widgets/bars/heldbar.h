// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/summarybar.h"

namespace widgets {

class FlatButton;

/// What an agent wrote that is held back, over the composer: how much it is, and where it is decided about. Gone while
/// nothing is held back.
class HeldBar : public SummaryBar
{
    Q_OBJECT

public:
    HeldBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void reviewRequested();
    void acceptRequested();
    void discardRequested();

private:
    void refresh();
    QString words() const;
    QString hint() const;

    models::SessionStatus *m_status;
    FlatButton *m_accept;
};

} // namespace widgets
