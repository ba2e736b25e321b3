// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QWidget>

class QBoxLayout;

namespace widgets {

/// Belay's notices over the composer: what currently cannot be stored is amber and stays as long as that lasts; others
/// can be dismissed and disappear with the next message. Of each the newest in one line, or all of them whole. Hidden
/// if there are none.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    NoticeBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void dismissed(const models::SessionNotice &notice);
    void editorWanted(); ///< the user wants to choose one

private:
    class Row;
    void refresh();

    models::SessionStatus *m_status;
    Look *m_look;
    QBoxLayout *m_rows;
    bool m_isUnfolded = false;
};

} // namespace widgets
