// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/ids.h"
#include "core/stop/stopstatus.h"
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
class SessionHeader;
class SessionIntro;
class HeldBar;
class StagedBar;
class StopStrip;
class LoadingCover;
} // namespace widgets

namespace app {

class AttachmentController;
class CommentsController;
class LinkOpener;
class PromptController;
class HeldController;
class ReviewController;
class Trace;

/// The middle of the window: one session's transcript, bars and composer. Shows whatever session it is given
/// and carries what the user does there to it.
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
    /// Fonts and size of what is said: the conversation, and the text of the composer.
    widgets::Look *textLook() { return &m_textLook; }
    widgets::SessionHeader *header() { return m_header; }
    PromptController *prompt() { return m_prompt; }
    ReviewController *review() { return m_review; }
    HeldController *holding() { return m_holding; }
    CommentsController *comments() { return m_comments; }
    widgets::ChangesBar *changesBar() { return m_changesBar; }
    void addBar(QWidget *bar);   ///< to those over the composer
    widgets::FindBar *findBar(); ///< made when it is first asked for
    bool closeFindBar();         ///< false if it was not open
    models::TranscriptSearch *search() { return &m_search; }
    /// Opens the bar over the transcript, with what is selected there.
    void find();
    models::TurnChanges *changes() { return &m_changes; }
    /// Of the session in view.
    const models::SessionStatus *status() const { return &m_status; }
    models::LineCounter *lineCounter() { return &m_lines; }
    /// What is laid out for the present width must not keep docks from taking some of it.
    QSize minimumSizeHint() const override { return {m_look->theme().u * 70, QWidget::minimumSizeHint().height()}; }
    /// What the button's click does; also from the keyboard and from automation.
    void stop();
    /// To what the agent waits for, and from there back to the composer.
    void focusOldestRequest();
    void focusElicitation();
    /// Brings an entry of the session into view and marks it.
    void showEntry(history::EntryId entry);

Q_SIGNALS:
    void sessionChanged(); ///< another one, or none
    void showTraffic();
    void openLocation(const QString &path, int line, const QString &within);
    void entryLinkWanted(history::EntryId entry);

protected:
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
    models::TurnChanges m_changes{&m_lines};
    models::TranscriptSearch m_search;
    widgets::SessionHeader *m_header;
    widgets::FindBar *m_findBar = nullptr;
    widgets::TranscriptView *m_view;
    widgets::LoadingCover *m_cover; ///< instead of the view, while the agent replays the session
    widgets::StopStrip *m_strip;
    widgets::LoginBar *m_login;
    widgets::ElicitationBar *m_elicitation;
    widgets::PlanBar *m_plan;
    widgets::ChangesBar *m_changesBar;
    widgets::QueueBar *m_queue;
    widgets::StagedBar *m_staged;
    widgets::HeldBar *m_held;
    widgets::NoticeBar *m_notices;
    widgets::CommentsBar *m_commentsBar;
    widgets::SessionIntro *m_intro; ///< over the view, until something is said
    ReviewController *m_review;
    HeldController *m_holding;
    CommentsController *m_comments;
    AttachmentController *m_attachments;
    LinkOpener *m_links;
    widgets::BarStack *m_bars;
    widgets::Composer *m_composer;
    PromptController *m_prompt;
};

} // namespace app
