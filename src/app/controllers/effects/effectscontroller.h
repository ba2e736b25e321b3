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

class CallUndoController;
class RetryController;
class ChangesController;
class SessionPage;
class UndoController;
class WindowActions;

/// Handles effects for the window: lists, shows, undoes and redoes them, saves them as a report, and notifies about
/// failures and about what an earlier run left.
class EffectsController : public QObject
{
    Q_OBJECT

public:
    EffectsController(workspace::Workspace *workspace, widgets::Look *look, SessionPage *page, QWidget *window);
    ~EffectsController() override;

    models::EffectsModel *model() { return &m_model; }
    /// Created at the first call; the window places it.
    widgets::EffectsPanel *panel();
    widgets::EffectsPanel *madePanel() const; ///< null until it was created
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);
    /// The session is shown in this window: its effects are listed.
    void watch(workspace::SessionController *session);
    /// Connects the window's actions that concern effects.
    void connectActions(WindowActions *actions);
    /// Whether the actions would have something to do.
    bool canUndoTurn() const;
    bool canReview() const;
    /// Settles what an earlier run left open, and expires contents older than \p keptDays. Call it once, at the
    /// window's start.
    void settleEarlier(int keptDays);
    /// Tells again of turns that were cut short in earlier runs, if there still is something to look at or to undo.
    /// Returns the keys of the others.
    QStringList notifyAgain(const QStringList &keys);
    void undo(const std::vector<base::EffectId> &effects);
    /// "2 effects need a look"; empty at none.
    QString badgeName() const;

Q_SIGNALS:
    /// A notice for the start page, when no session is shown.
    void noticed(const widgets::StartNotice &notice);
    void openRequested(const QString &path, int line, const QString &within); ///< in the user's editor
    /// The session should be shown.
    void sessionWanted(workspace::SessionController *session);

private:
    std::optional<models::EffectGroupFacts> factsOf(const base::SessionId &session, base::TurnId turn) const;
    void recordId(workspace::SessionController *session);
    void recordHeld(workspace::SessionController *session);
    void connectPage();
    void act(const widgets::TranscriptAction &action);
    void connectPanel();
    QString folder() const;
    workspace::SessionController *sessionOf(base::EffectId id) const;
    std::vector<base::EffectId> undoableOfTurn() const;
    bool hasHeld() const;
    void takeBack(const std::vector<base::EffectId> &effects);
    void endProcesses(base::EffectId id);
    void showStopping();
    void undoTurn();
    void restore(workspace::SessionController *session, base::TurnId turn);
    void reviewTurn(int file);
    void showDiff(base::EffectId id, models::Compare compare);
    void showInTranscript(base::EffectId id);
    void copyReport(base::TurnId turn);
    void saveReport(base::TurnId turn);
    void notify(const base::SessionId &session, const QString &title, const QString &text);
    /// \p about: the session to which it belongs; empty: to whichever there is.
    void notifyAtStart(const widgets::StartNotice &notice, const base::SessionId &about = {});
    workspace::SessionController *named(const base::SessionId &id) const; ///< null: it is not open
    static QString foundText(int files);
    void onCutShort(const base::SessionId &session, base::TurnId turn, int found);
    bool notifyOfTurn(const base::SessionId &session, base::TurnId turn, int found, bool isAgain);
    void onFailed(const base::Error &error);
    void onSettled(const ledger::AfterCrash &result);
    void emitSettled();
    void emitWaiting();

    workspace::Workspace *m_workspace;
    SessionPage *m_page;
    std::map<base::SessionId, models::SessionHandle> m_ids; ///< by current and former names of the sessions
    struct HeldList
    {
        QString store = {};
        int revision = 0;
        QString title = {};
        bool operator==(const HeldList &) const = default;
    };
    std::map<models::SessionHandle, HeldList> m_heldLists; ///< which are in the model
    struct PendingNotice
    {
        base::SessionId about;
        QString title, text;
    };
    std::vector<PendingNotice> m_pendingNotices; ///< until there is a session, or the one they are about
    models::EffectsModel m_model;
    QStringList m_settled;     ///< what onSettled() has to tell, until it is told
    bool m_hasUnknown = false; ///< whether there is something to look at in it
    QString m_failed;          ///< the last error that the user was notified of
    UndoController *m_undo;
    ChangesController *m_review;
    CallUndoController *m_callUndo;
    RetryController *m_retry;
    widgets::Look *m_look;
    QWidget *m_window;
    QString m_baseFolder;
    QPointer<widgets::EffectsPanel> m_panel; ///< its dock may be deleted first
};

} // namespace app
