// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QWidget>

class QVBoxLayout;

namespace widgets {

/// What Belay has to say beside the conversation, over the composer: amber what is not kept at the moment, which stays
/// as long as it is so; else with a cross, and gone with the next message. Gone while there is nothing.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    NoticeBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void dismissed(const models::SessionNotice &notice);

private:
    class Row;
    void refresh();

    models::SessionStatus *m_status;
    Look *m_look;
    QVBoxLayout *m_rows;
};

} // namespace widgets
