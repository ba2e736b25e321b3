// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/held/heldchanges.h"
#include "ledger/held/heldwriter.h"
#include "models/review/changereview.h"
#include "widgets/dialogs/review/reviewdialog.h"
#include "workspace/session/sessioncontroller.h"

#include <QMessageBox>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <vector>

namespace settings {
class Settings;
} // namespace settings

namespace app {

/// Lets the user decide about held-back changes of a session. One dialog at a time.
class HeldController : public QObject
{
    Q_OBJECT

public:
    /// \p settings outlive it.
    HeldController(widgets::Look *look, settings::Settings *settings, QWidget *window);

    /// Something is held back: says once for each folder that an editor does not see it.
    void tellOnce(workspace::SessionController *session);

    /// Files that wait, absolute; null is allowed.
    static QSet<QString> waitingPaths(workspace::SessionController *session);
    void review(workspace::SessionController *session);
    /// Accepts what may be accepted without a review.
    void acceptAll(workspace::SessionController *session);
    /// Asks with a list of what will be discarded.
    void askToDiscard(workspace::SessionController *session);
    /// What is decided as one.
    void acceptGroup(workspace::SessionController *session, const models::HeldGroup &group);
    /// Lists what the newest turn changed, then makes what waits what it was when that began.
    void askToRestoreTurn(workspace::SessionController *session);
    /// Opens a terminal that sees what the agent sees.
    void openTerminal(workspace::SessionController *session);
    widgets::ReviewDialog *dialog() const { return m_dialog; }
    QMessageBox *question() const { return m_question; }

private:
    using Texts = std::vector<core::HeldChanges::Text>;
    using Session = QPointer<workspace::SessionController>;
    void show(workspace::SessionController *session, const Texts &texts);
    void decide(const Session &session, const Texts &texts, const models::ChangeReview &review);
    void accept(const Session &session, const std::vector<core::HeldFile> &files);
    void ask(const QString &title, const QString &question, const std::vector<core::HeldFile> &files,
             std::function<void()> then);
    void restoreTurn(const Session &session, const std::vector<core::HeldFile> &files);
    void discard(const Session &session, const std::vector<core::HeldFile> &files);
    static void report(const Session &session, const ledger::HeldOutcome &outcome);

    widgets::Look *m_look;
    settings::Settings *const m_settings;
    QWidget *m_window;
    QPointer<widgets::ReviewDialog> m_dialog;
    QPointer<QMessageBox> m_question;
    Session m_shown; ///< the session whose changes the dialog shows
};

} // namespace app
