// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/summarybar.h"

namespace widgets {

/// What the user has to say about lines of changes, over the composer: how much it is, and that it goes as one message.
/// Gone while there is nothing.
class CommentsBar : public SummaryBar
{
    Q_OBJECT

public:
    CommentsBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void sendRequested();
    void discardRequested();

private:
    void refresh();
    QString words() const;
    QString hint() const;

    models::SessionStatus *m_status;
};

} // namespace widgets
