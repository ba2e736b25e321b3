// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/lists/sessionsmodel.h"
#include "widgets/dialogs/quitdialog.h"

#include <QDateTime>
#include <QDialog>
#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

namespace app {

/// Asks the user, over the window, whether Belay may quit although something still runs.
class QuitQuestion : public QObject
{
    Q_OBJECT

public:
    QuitQuestion(widgets::Look *look, QWidget *window);

    /// Asks whether \p turns may be stopped and \p running ended, which is as it is at \p now; calls \p go if so.
    /// \p leave: what runs can be left running, and that was chosen.
    void ask(int turns, const std::vector<models::SessionRunningOn> &running, const QDateTime &now,
             const std::function<void()> &go, const std::function<void()> &leave = nullptr);
    QDialog *box() const { return m_box; }
    widgets::QuitDialog *dialog() const { return m_dialog; }

private:
    widgets::Look *m_look;
    QWidget *m_window;
    QPointer<QDialog> m_box;
    QPointer<widgets::QuitDialog> m_dialog; ///< where something runs on
};

} // namespace app
