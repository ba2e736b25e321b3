// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"

namespace widgets {

/// The user's unsent comments on lines of changes, over the composer: their number, and a button that sends them as one
/// message. Hidden if there are none.
class CommentsBar : public FoldBar
{
    Q_OBJECT

public:
    CommentsBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void sendRequested();
    void discardRequested();

private:
    void refresh();

    models::SessionStatus *m_status;
};

} // namespace widgets
