// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/held/heldchanges.h"
#include "ledger/held/heldwriter.h"
#include "models/lists/sessionsmodel.h"
#include "models/review/changereview.h"
#include "models/texts/heldeffects.h"
#include "widgets/dialogs/review/reviewdialog.h"
#include "workspace/session/sessioncontroller.h"

#include <QDialog>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <optional>
#include <vector>

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

/// Lets the user decide about held-back changes of a session. One dialog at a time.
class HeldController : public QObject
{
    Q_OBJECT

public:
    /// \p workspace outlives it.
    HeldController(workspace::Workspace *workspace, widgets::Look *look, QWidget *window);

    /// Something is held back: says once for each folder that an editor does not see it.
    void notifyOnce(workspace::SessionController *session);

    /// Files that wait, absolute; null is allowed.
    static QSet<QString> waitingPaths(workspace::SessionController *session);
    /// \p first is shown first, an absolute path; empty: the first one.
    void review(workspace::SessionController *session, const QString &first = {});
    /// Accepts what may be accepted without a review.
    void acceptAll(workspace::SessionController *session);
    /// Asks with a list of what will be discarded.
    void askToDiscard(workspace::SessionController *session);
    /// What is decided as one.
    void acceptGroup(workspace::SessionController *session, const models::HeldGroup &group);
    /// The user has moved a branch of the repository at \p repository of \p folder, too: its commits can be kept as a
    /// branch of their own, or given up.
    void askAboutRepository(workspace::SessionController *session, const QString &folder, const QByteArray &repository);
    /// A row of the list of effects.
    void acceptOne(workspace::SessionController *session, const models::HeldEffect &held);
    void reviewOne(workspace::SessionController *session, const models::HeldEffect &held);
    void askToDiscardOne(workspace::SessionController *session, const models::HeldEffect &held);
    /// Lists what the newest turn changed, then makes what waits what it was when that began.
    void askToRestoreTurn(workspace::SessionController *session);
    /// Opens a terminal that sees what the agent sees: the desktop's or, where that has none, Belay's own.
    void openTerminal(workspace::SessionController *session);
    widgets::ReviewDialog *dialog() const { return m_dialog; }
    QDialog *question() const { return m_question; }

private:
    using Texts = std::vector<core::HeldChanges::Text>;
    using Session = QPointer<workspace::SessionController>;
    void show(workspace::SessionController *session, const Texts &texts, const QString &first, int more);
    void showFirst(const QString &path);
    template <typename Is>
    static std::vector<core::HeldFile> filesThat(const workspace::SessionController *session, const Is &is);
    void askToDiscard(workspace::SessionController *session, const std::vector<core::HeldFile> &files);
    void decide(const Session &session, const Texts &texts, const models::ChangeReview &review,
                const std::vector<models::HeldGroup> &groups);
    void decidePart(const Session &session, const core::HeldFile &file, const std::optional<QByteArray> &accepted,
                    const QByteArray &rest);
    void accept(const Session &session, const std::vector<core::HeldFile> &files);
    void ask(const QString &title, const QString &question, const QString &about,
             const std::vector<core::HeldFile> &files, std::function<void()> then);
    void restoreTurn(const Session &session, const std::vector<core::HeldFile> &files);
    void discard(const Session &session, const std::vector<core::HeldFile> &files);
    static void keepBranches(const Session &session, const std::vector<core::HeldBranch> &branches);
    static void report(const Session &session, const ledger::HeldOutcome &outcome);

    widgets::Look *m_look;
    workspace::Workspace *const m_workspace;
    QWidget *m_window;
    QPointer<widgets::ReviewDialog> m_dialog;
    QPointer<QDialog> m_question;
    Session m_shown;                                              ///< the session whose changes the dialog shows
    QHash<models::SessionHandle, models::ChangeReview> m_reviews; ///< each one's last, for what still waits
};

} // namespace app
