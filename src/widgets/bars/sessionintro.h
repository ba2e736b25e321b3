// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/ground.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace widgets {

/// Shown before the first message: the agent, the folder, how the agent stops, what is known of how it works, and what
/// it accepts. Lies over an empty conversation at the same size; clicks go through it.
class SessionIntro : public QWidget
{
    Q_OBJECT

public:
    /// \p over is its parent.
    SessionIntro(models::SessionStatus *status, Look *look, QWidget *over);

    /// \p sentence: the result of the agent's stop test; empty: none.
    void setConduct(const QString &sentence);

private:
    void refresh();

    models::SessionStatus *m_status;
    QString m_conduct;
    QLabel *m_agent, *m_hint;
    std::vector<QLabel *> m_facts; ///< a line each
};

} // namespace widgets
