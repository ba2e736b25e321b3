// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QWidget>

class QLabel;

namespace widgets {

/// What there is to know before the first message: the agent, the folder, how it was when it was stopped, and what it
/// takes. Lies over an empty conversation, as large as that; clicks go through it.
class SessionIntro : public QWidget
{
    Q_OBJECT

public:
    /// \p over is its parent.
    SessionIntro(models::SessionStatus *status, Look *look, QWidget *over);

    /// How the agent was measured to stop, in a sentence; empty: it was not.
    void setConduct(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void restyle();

    models::SessionStatus *m_status;
    Look *m_look;
    QString m_conduct;
    QLabel *m_agent, *m_folder, *m_stops, *m_takes, *m_hint;
};

} // namespace widgets
