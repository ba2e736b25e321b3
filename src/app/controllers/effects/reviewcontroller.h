// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/stagedfiles.h"
#include "models/lists/sessionsmodel.h"
#include "models/review/changereview.h"
#include "widgets/dialogs/quitdialog.h"
#include "widgets/dialogs/review/reviewdialog.h"
#include "workspace/session/sessioncontroller.h"

#include <QMessageBox>
#include <QObject>
#include <QPointer>

#include <functional>

namespace app {

/// Lets the user review what a session's agent staged, and carries out the decisions. One dialog at a time.
class ReviewController : public QObject
{
    Q_OBJECT

public:
    ReviewController(widgets::Look *look, QWidget *window);

    void review(workspace::SessionController *session);
    /// Asks, then discards everything that is staged.
    void askToDiscard(workspace::SessionController *session);
    /// Asks whether \p files staged files may be lost, \p turns stopped and \p running ended, which is as it is at
    /// \p now; calls \p go if so. \p leave: what runs can be left running, and that was chosen.
    void askToQuit(int files, int turns, const std::vector<models::SessionRunningOn> &running, const QDateTime &now,
                   const std::function<void()> &go, const std::function<void()> &leave = nullptr);
    widgets::ReviewDialog *dialog() const { return m_dialog; }
    QMessageBox *question() const { return m_question; }
    widgets::QuitDialog *quitDialog() const { return m_quit; }

private:
    void ask(const QString &title, const QString &text, const QString &yes, const std::function<void()> &go);
    void show(workspace::SessionController *session, const std::vector<core::StagedText> &texts);

    widgets::Look *m_look;
    QWidget *m_window;
    QPointer<widgets::ReviewDialog> m_dialog;
    QPointer<QMessageBox> m_question;
    QPointer<widgets::QuitDialog> m_quit;
    QPointer<workspace::SessionController> m_shown; ///< the session whose files the dialog shows
};

} // namespace app
