// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "widgets/style/look.h"

#include <QDialog>

#include <vector>

namespace widgets {

/// Asks what becomes of what runs on when Belay quits or a session is closed: a row for each, what else would be lost,
/// and what each answer does. Enter and Esc stay. Modal to its window; deletes itself.
class QuitDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Closes { Belay, Session };
    /// \p lost: what else would be lost, a sentence each. \p yes: the answer that ends them. \p canLeave: they can be
    /// left running, too.
    QuitDialog(Closes closes, const std::vector<models::SessionRunningOn> &running, const QStringList &lost,
               const QString &yes, bool canLeave, const QDateTime &now, Look *look, QWidget *parent);

    static constexpr int mostRows = 5; ///< visible at once; more are scrolled

Q_SIGNALS:
    void quitRequested();  ///< or to close the session
    void leaveRequested(); ///< the same, but letting go of them
};

} // namespace widgets
