// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/summarybar.h"

namespace widgets {

/// Files that the agent wrote and Belay keeps back, over the composer: how many, how much they change, and what can
/// be done with them. Gone while nothing is staged.
class StagedBar : public SummaryBar
{
    Q_OBJECT

public:
    StagedBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void reviewRequested();
    void applyRequested();
    void discardRequested();

private:
    void refresh();
    QString words() const;
    QString hint() const;

    models::SessionStatus *m_status;
};

} // namespace widgets
