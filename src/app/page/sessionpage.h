// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "core/values/stopstatus.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "models/review/turnchanges.h"
#include "models/search/transcriptsearch.h"
#include "widgets/composer/composer.h"
#include "widgets/transcript/transcriptview.h"
#include "workspace/files/gitbranch.h"
#include "workspace/workspace.h"

#include <QPointer>
#include <QWidget>

namespace widgets {
class BarStack;
class ChangesBar;
class CommentsBar;
class ElicitationBar;
class FindBar;
class LoginBar;
class NoticeBar;
class PlanBar;
class QueueBar;
class RunningBar;
class SessionHeader;
class SessionIntro;
class HeldBar;
class StopStrip;
class LimitBar;
class LoadingCover;
} // namespace widgets

namespace app {

class AttachmentController;
class CommentsController;
class LinkOpener;
class PromptController;
class HeldController;
class Trace;

/// The middle of the window: the transcript, bars and composer of one session. Shows the session it is given and passes
/// the user's actions to it.
class SessionPage : public QWidget
{
    Q_OBJECT

public:
    SessionPage(workspace::Workspace *workspace, widgets::Look *look, Trace *trace, QWidget *parent = nullptr);
    ~SessionPage() override;

    void setSession(workspace::SessionController *session);
    workspace::SessionController *session() const { return m_session; }
    widgets::TranscriptView *view() { return m_view; }
    widgets::Composer *composer() { return m_composer; }
    models::TranscriptModel *model() { return &m_model; }
    /// Fonts and size for the conversation and the composer's text.
    widgets::Look *textLook() { return &m_textLook; }
    widgets::SessionHeader *header() { return m_header; }
    PromptController *prompt() { return m_prompt; }
    HeldController *holding() { return m_holding; }
    CommentsController *comments() { return m_comments; }
    widgets::ChangesBar *changesBar() { return m_changesBar; }
    void addBar(QWidget *bar);   ///< adds it to the bars over the composer
    widgets::FindBar *findBar(); ///< created at the first call
    bool closeFindBar();         ///< false if it was not open
    models::TranscriptSearch *search() { return &m_search; }
    /// Opens the find bar with the selected text.
    void find();
    models::TurnChanges *changes() { return &m_changes; }
    /// Of the shown session.
    const models::SessionStatus *status() const { return &m_status; }
    models::LineCounter *lineCounter() { return &m_lines; }
    /// Small, so that the current layout does not keep docks from being widened.
    QSize minimumSizeHint() const override { return {m_look->theme().u * 70, QWidget::minimumSizeHint().height()}; }
    /// The action of the main button; also for shortcuts and automation.
    void stop();
    void stopRunning(); ///< ends what runs on; a turn goes on
    /// Moves the focus to what the agent waits for, and from there back to the composer.
    void focusOldestRequest();
    void focusElicitation();
    void focusQueue(); ///< the messages that wait
    /// Asks for a comment on the line of a change that the keys of the view are at.
    void commentLine();
    /// Scrolls to an entry of the session and marks it.
    void showEntry(history::EntryId entry);

Q_SIGNALS:
    void sessionChanged(); ///< another one, or none
    void showTraffic();
    void editorWanted(); ///< one is to be chosen
    void openLocation(const QString &path, int line, const QString &within);
    void entryLinkWanted(history::EntryId entry);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void stopWith(const core::StopScope &scope);
    void connectIntents();
    void act(const widgets::TranscriptAction &action);
    void actOnSession(const widgets::TranscriptAction &action);
    void answerElicitation(base::RequestKey key, const acp::ElicitationAnswer &answer);
    void refresh();
    void showTranscript(bool show);
    void showIntro();
    void loadEarlier(bool everything);
    void layOutColumn();

    workspace::Workspace *m_workspace;
    widgets::Look *m_look;
    widgets::Look m_textLook;
    Trace *m_trace;
    QPointer<workspace::SessionController> m_session, m_tracedSession;
    models::TranscriptModel m_model;
    workspace::GitBranch m_branch;
    models::SessionStatus m_status;
    models::LineCounter m_lines;
    models::TurnChanges m_changes;
    models::TranscriptSearch m_search;
    widgets::SessionHeader *m_header;
    widgets::FindBar *m_findBar = nullptr;
    widgets::TranscriptView *m_view;
    widgets::LoadingCover *m_cover; ///< shown instead of the view while the agent replays the session
    widgets::StopStrip *m_strip;
    widgets::LoginBar *m_login;
    widgets::ElicitationBar *m_elicitation;
    widgets::RunningBar *m_running;
    widgets::PlanBar *m_plan;
    widgets::ChangesBar *m_changesBar;
    widgets::LimitBar *m_limit;
    widgets::QueueBar *m_queue;
    widgets::HeldBar *m_held;
    widgets::NoticeBar *m_notices;
    widgets::CommentsBar *m_commentsBar;
    widgets::SessionIntro *m_intro; ///< over the view until the first message
    HeldController *m_holding;
    CommentsController *m_comments;
    AttachmentController *m_attachments;
    LinkOpener *m_links;
    widgets::BarStack *m_bars;
    widgets::Composer *m_composer;
    PromptController *m_prompt;
};

} // namespace app
