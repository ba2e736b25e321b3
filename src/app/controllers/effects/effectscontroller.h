// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/ids.h"
#include "ledger/undo/aftercrash.h"
#include "models/lists/effectsmodel.h"
#include "models/texts/changetexts.h"
#include "widgets/content/transcriptaction.h"
#include "widgets/dialogs/startpage.h"
#include "workspace/workspace.h"

#include <QObject>
#include <QPointer>

#include <map>

namespace widgets {
class EffectsPanel;
class Look;
} // namespace widgets

namespace app {

class RetryController;
class ChangesController;
class SessionPage;
class UndoController;
class WindowActions;

/// Handles effects for the window: lists them, shows them, undoes and redoes them, saves them as
/// a report, and notifies about failures and about what an earlier run left.
class EffectsController : public QObject
{
    Q_OBJECT

public:
    EffectsController(workspace::Workspace *workspace, widgets::Look *look, SessionPage *page, QWidget *window);
    ~EffectsController() override;

    models::EffectsModel *model() { return &m_model; }
    /// Made when it is first asked for; goes where the window puts it.
    widgets::EffectsPanel *panel();
    widgets::EffectsPanel *madePanel() const; ///< null until then
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);
    /// The session is in this window: its effects are listed.
    void watch(workspace::SessionController *session);
    /// What the window's actions do here.
    void connectActions(WindowActions *actions);
    /// Whether the actions would find anything.
    bool canUndoTurn() const { return !undoableOfTurn().empty(); }
    bool canReview() const;
    /// Finds out what an earlier run left open, and expires what is older than \p keptDays. Once, at the
    /// window's start.
    void settleEarlier(int keptDays);
    void undo(const std::vector<base::EffectId> &effects);
    /// "2 effects need a look"; empty at none.
    QString badgeName() const;

Q_SIGNALS:
    /// For where no session is: what the user should know from the start.
    void noticed(const widgets::StartNotice &notice);
    void openRequested(const QString &path, int line, const QString &within); ///< in the user's editor
    /// It is to be in view.
    void sessionWanted(workspace::SessionController *session);

private:
    std::optional<models::EffectGroupFacts> factsOf(const base::SessionId &session, base::TurnId turn) const;
    void noteId(workspace::SessionController *session);
    void connectPage();
    void act(const widgets::TranscriptAction &action);
    void connectPanel();
    QString folder() const;
    workspace::SessionController *sessionOf(base::EffectId id) const;
    std::vector<base::EffectId> undoableOfTurn() const;
    void undoTurn();
    void restore(workspace::SessionController *session, base::TurnId turn);
    void reviewTurn(int file);
    void showDiff(base::EffectId id, models::Compare compare);
    void showInTranscript(base::EffectId id);
    void copyReport(base::TurnId turn);
    void saveReport(base::TurnId turn);
    void notify(const base::SessionId &session, const QString &title, const QString &text);
    void notifyAtStart(const widgets::StartNotice &notice);
    void onCutShort(const base::SessionId &session, base::TurnId turn, int found);
    void onFailed(const base::Error &error);
    void onSettled(const ledger::AfterCrash &result);

    workspace::Workspace *m_workspace;
    SessionPage *m_page;
    std::map<base::SessionId, models::SessionHandle> m_ids;    ///< also the ones that a session had before
    std::vector<std::pair<QString, QString>> m_pendingNotices; ///< until there is a session
    models::EffectsModel m_model;
    QString m_failed; ///< the last that the user was notified of
    UndoController *m_undo;
    ChangesController *m_review;
    RetryController *m_retry;
    widgets::Look *m_look;
    QWidget *m_window;
    QString m_baseFolder;
    QPointer<widgets::EffectsPanel> m_panel; ///< its dock may end before this
};

} // namespace app
