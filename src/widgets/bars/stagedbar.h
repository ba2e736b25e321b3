// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/summarybar.h"

namespace widgets {

/// Staged files of the agent, over the composer: their number, changed lines, and buttons. Hidden if there are none.
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
