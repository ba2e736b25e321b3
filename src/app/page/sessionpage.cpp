// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessionpage.h"

#include "acp/requests.h"
#include "app/controllers/session/attachmentcontroller.h"
#include "app/controllers/session/commentscontroller.h"
#include "app/controllers/session/heldcontroller.h"
#include "app/controllers/session/promptcontroller.h"
#include "app/page/linkopener.h"
#include "app/page/trace.h"
#include "base/error.h"
#include "base/ids.h"
#include "base/overloaded.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "core/stop/stopconduct.h"
#include "core/values/sessionevent.h"
#include "core/values/stopstatus.h"
#include "history/entry.h"
#include "models/texts/elicitationform.h"
#include "models/texts/stopconducttext.h"
#include "secrets/references.h"
#include "settings/settings.h"
#include "widgets/bars/bars.h"
#include "widgets/bars/changesbar.h"
#include "widgets/bars/commentsbar.h"
#include "widgets/bars/elicitationbar.h"
#include "widgets/bars/findbar.h"
#include "widgets/bars/heldbar.h"
#include "widgets/bars/limitbar.h"
#include "widgets/bars/loadingcover.h"
#include "widgets/bars/loginbar.h"
#include "widgets/bars/noticebar.h"
#include "widgets/bars/queuebar.h"
#include "widgets/bars/runningbar.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/bars/sessionintro.h"
#include "widgets/composer/optionbar.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

SessionPage::SessionPage(workspace::Workspace *workspace, widgets::Look *look, Trace *trace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_look(look)
    , m_textLook(look)
    , m_trace(trace)
    , m_lines(workspace->effects()->blobs())
    , m_changes(&m_lines, workspace->clock())
    , m_search(workspace->clock())
    , m_header(new widgets::SessionHeader(&m_status, look, this))
    , m_view(new widgets::TranscriptView(&m_model, &m_textLook, workspace->clock(), this))
    , m_cover(new widgets::LoadingCover(&m_status, look, this))
    , m_strip(new widgets::StopStrip(&m_status, look, workspace->clock(), this))
    , m_login(new widgets::LoginBar(&m_status, look, this))
    , m_elicitation(new widgets::ElicitationBar(&m_status, look, workspace->clock(), this))
    , m_running(new widgets::RunningBar(&m_status, look, workspace->clock()))
    , m_plan(new widgets::PlanBar(&m_model, &m_status, look))
    , m_changesBar(new widgets::ChangesBar(&m_changes, look))
    , m_limit(new widgets::LimitBar(&m_status, look, workspace->clock()))
    , m_queue(new widgets::QueueBar(&m_status, look))
    , m_held(new widgets::HeldBar(&m_status, look))
    , m_notices(new widgets::NoticeBar(&m_status, look))
    , m_commentsBar(new widgets::CommentsBar(&m_status, look))
    , m_intro(new widgets::SessionIntro(&m_status, look, m_view->viewport()))
    , m_holding(new HeldController(workspace, look, this))
    , m_comments(new CommentsController(this))
    , m_attachments(new AttachmentController(look, this))
    , m_links(new LinkOpener(this))
    , m_bars(new widgets::BarStack(look, this))
    , m_composer(new widgets::Composer(&m_status, look, workspace->clock(), this))
    , m_prompt(new PromptController(workspace, m_composer, this))
{
    using Rank = widgets::BarStack::Rank;
    m_bars->addBar(m_notices);
    m_bars->addBar(m_limit, Rank::Needed);
    m_bars->addBar(m_running, Rank::Needed);
    m_bars->addBar(m_plan, Rank::Told);
    m_bars->addBar(m_held, Rank::Needed);
    m_bars->addBar(m_changesBar, Rank::Told);
    m_bars->addBar(m_commentsBar);
    m_bars->addBar(m_queue, Rank::Needed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_view, 1);
    column->addWidget(m_cover, 1);
    m_cover->hide();
    // Each in a row of its own: otherwise the layout would ask for their height at the page's full width.
    for (QWidget *narrow :
         {static_cast<QWidget *>(m_strip), static_cast<QWidget *>(m_login), static_cast<QWidget *>(m_elicitation),
          static_cast<QWidget *>(m_bars), static_cast<QWidget *>(m_composer)}) {
        auto *row = new QHBoxLayout;
        row->addStretch();
        row->addWidget(narrow);
        row->addStretch();
        column->addLayout(row);
    }
    setAutoFillBackground(true);
    m_view->setSearch(&m_search);
    connectIntents();
    connect(look, &widgets::Look::changed, this, &SessionPage::layOutColumn);
    connect(&m_branch, &workspace::GitBranch::changed, this, &SessionPage::refresh);
    connect(&m_textLook, &widgets::Look::changed, this, [this] {
        m_composer->setTextFont(m_textLook.theme().body);
        layOutColumn();
    });
    layOutColumn();
}

SessionPage::~SessionPage() = default;

void SessionPage::addBar(QWidget *bar)
{
    m_bars->addBar(bar);
}

void SessionPage::connectIntents()
{
    using widgets::Composer;
    using widgets::TranscriptView;
    connect(m_composer, &Composer::sendRequested, this, [this](const core::Message &message) {
        if (!m_session)
            return;
        m_view->scrollToEnd();
        m_session->send(message);
        refresh();
    });
    connect(m_composer, &Composer::sendNowRequested, this, [this](const core::Message &message) {
        if (m_session)
            m_session->messages().sendNow(message);
    });
    connect(m_composer, &Composer::stopRequested, this, &SessionPage::stopWith);
    connect(m_composer, &Composer::restartRequested, this, [this] {
        if (m_session)
            m_session->restart();
    });
    connect(m_header, &widgets::SessionHeader::findRequested, this, &SessionPage::find);
    connect(m_header, &widgets::SessionHeader::forceRequested, this, [this] {
        if (m_session)
            m_session->forceStop();
    });
    connect(m_composer, &Composer::forceStopRequested, this, [this] {
        if (m_session)
            m_session->forceStop();
    });
    connect(m_composer, &Composer::stopEverythingRequested, this, [this](const core::StopScope &scope) {
        if (m_session)
            m_session->stopEverything(scope);
    });
    connect(m_composer, &Composer::stopRunningRequested, this, &SessionPage::stopRunning);
    connect(m_composer->options(), &widgets::OptionBar::chosen, this, [this](const QString &id, const QString &value) {
        if (m_session)
            m_session->setOption(id, value);
    });
    connect(m_bars, &widgets::BarStack::focusReleased, m_composer, &Composer::focusComposer);
    connect(m_queue, &widgets::QueueBar::sendNowRequested, this, [this](quint64 id) {
        if (!m_session)
            return;
        m_composer->focusComposer();
        m_session->messages().sendQueuedNow(id);
    });
    connect(m_queue, &widgets::QueueBar::editRequested, this, [this](quint64 id) {
        if (!m_session)
            return;
        m_session->messages().editQueued(id);
        m_composer->focusComposer();
    });
    connect(m_queue, &widgets::QueueBar::removeRequested, this, [this](quint64 id) {
        if (m_session)
            m_session->messages().queue().remove(id);
    });
    connect(m_queue, &widgets::QueueBar::moveRequested, this, [this](quint64 id, int place) {
        if (m_session)
            m_session->messages().queue().move(id, place);
    });
    connect(m_queue, &widgets::QueueBar::releaseRequested, this, [this] {
        if (m_session)
            m_session->messages().releaseQueue();
    });
    connect(m_running, &widgets::RunningBar::showRequested, this,
            [this](const models::RunningOn &one) { showEntry(one.entry); });
    connect(m_running, &widgets::RunningBar::stopRequested, this, [this](const models::RunningOn &one) {
        if (m_session)
            m_session->endRunning(one);
    });
    connect(m_running, &widgets::RunningBar::stopAllRequested, this, &SessionPage::stopRunning);
    connect(m_notices, &widgets::NoticeBar::editorWanted, this, &SessionPage::editorWanted);
    connect(m_notices, &widgets::NoticeBar::dismissed, this, [this](const models::SessionNotice &notice) {
        if (m_session)
            m_session->dismiss(notice);
    });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &SessionPage::showIntro);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &SessionPage::showIntro);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &SessionPage::showIntro);
    connect(m_workspace, &workspace::Workspace::notKeptChanged, this, &SessionPage::refresh);
    connect(&m_status, &models::SessionStatus::heldChanged, this, [this] {
        m_view->setHeldPaths(HeldController::waitingPaths(m_session));
        m_holding->notifyOnce(m_session);
    });
    connect(m_held, &widgets::HeldBar::reviewRequested, this, [this] { m_holding->review(m_session); });
    connect(m_held, &widgets::HeldBar::acceptRequested, this, [this] { m_holding->acceptAll(m_session); });
    connect(m_held, &widgets::HeldBar::discardRequested, this, [this] { m_holding->askToDiscard(m_session); });
    connect(m_held, &widgets::HeldBar::groupAcceptRequested, this,
            [this](const models::HeldGroup &group) { m_holding->acceptGroup(m_session, group); });
    connect(m_held, &widgets::HeldBar::groupDecisionRequested, this, [this](const models::HeldGroup &group) {
        m_holding->askAboutRepository(m_session, group.folder, group.tree);
    });
    connect(m_held, &widgets::HeldBar::restoreTurnRequested, this, [this] { m_holding->askToRestoreTurn(m_session); });
    connect(m_held, &widgets::HeldBar::terminalRequested, this, [this] { m_holding->openTerminal(m_session); });
    connect(m_held, &widgets::HeldBar::keepTurnRequested, this, [this] {
        if (m_session && m_session->held())
            m_session->held()->keepTurn();
    });
    connect(m_commentsBar, &widgets::CommentsBar::sendRequested, this, [this] {
        if (!m_session)
            return;
        m_view->scrollToEnd();
        m_comments->send(m_session);
    });
    connect(m_commentsBar, &widgets::CommentsBar::discardRequested, this, [this] {
        if (m_session)
            m_comments->askToDiscard(m_session);
    });
    connect(m_cover, &widgets::LoadingCover::cancelRequested, this, &SessionPage::stop);
    connect(m_limit, &widgets::LimitBar::moreTimeRequested, this, [this] {
        if (m_session && m_session->session())
            m_session->session()->extendTurn();
    });
    connect(m_strip, &widgets::StopStrip::keepWaitingRequested, this, [this] {
        if (m_session && m_session->session())
            m_session->session()->keepWaiting();
    });
    connect(m_login, &widgets::LoginBar::loginRequested, this, [this](const QString &method) {
        if (m_session)
            m_session->login().logIn(method);
    });
    connect(m_login, &widgets::LoginBar::variablesGiven, this,
            [this](const QString &method, const secrets::Environment &values) {
                if (m_session)
                    m_session->login().logInWith(method, values);
            });
    connect(m_login, &widgets::LoginBar::focusReleased, m_composer, &Composer::focusComposer);
    connect(m_login, &widgets::LoginBar::cancelRequested, this, [this] {
        if (m_session)
            m_session->login().cancel();
    });
    connect(m_login, &widgets::LoginBar::typed, this, [this](const QByteArray &keys) {
        if (m_session)
            m_session->login().type(keys);
    });
    connect(m_elicitation, &widgets::ElicitationBar::answered, this, &SessionPage::answerElicitation);
    connect(m_elicitation, &widgets::ElicitationBar::focusReleased, m_composer, &Composer::focusComposer);
    connect(m_view, &TranscriptView::activated, this, &SessionPage::act);
    connect(m_links, &LinkOpener::fileWanted, this,
            [this](const QString &path, int line) { Q_EMIT openLocation(path, line, {}); });
    connect(m_links, &LinkOpener::failed, m_composer, &Composer::showHint);
    connect(m_view, &TranscriptView::linkPointedAt, m_composer, &Composer::showLink);
    connect(m_attachments, &AttachmentController::failed, this, [this](const base::Error &error) {
        if (m_session)
            m_session->notify(base::Words::tr("Not saved"), error.message);
    });
    connect(m_prompt, &PromptController::pictureOpened, m_attachments, &AttachmentController::show);
    connect(m_view, &TranscriptView::accountInView, m_changesBar, &widgets::ChangesBar::setCovered);
    connect(m_view, &TranscriptView::earlierWanted, this, &SessionPage::loadEarlier);
    // Earlier entries are loaded while searching, since matches may be in them.
    connect(&m_search, &models::TranscriptSearch::changed, this, [this] {
        if (m_search.pattern().finds() && m_model.earlierCount() > 0)
            loadEarlier(true);
    });
    connect(m_view, &TranscriptView::composerWanted, m_composer, &Composer::focusComposer);
    connect(m_view, &TranscriptView::composerTyped, m_composer, &Composer::typeOn);
    // The window is shown, and while the agent starts there is time for this.
    const auto once = Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection);
    connect(m_view, &TranscriptView::framePainted, &m_textLook, &widgets::Look::prepare, once);
    connect(m_view, &TranscriptView::framePainted, m_prompt, &PromptController::removeOldPasted, once);
    if (m_trace) {
        connect(m_composer, &Composer::completionsOffered, this, [this](int rows) {
            m_trace->write("completions", 0, {{"rows", rows}});
        });
        connect(m_view, &TranscriptView::framePainted, this, [this](qint64 start, qint64 cost) {
            m_trace->write("frame", start, {{"costNs", cost}});
            if (m_model.rowCount() > 0 && m_tracedSession != m_session) {
                m_tracedSession = m_session;
                m_trace->write("transcript-shown");
            }
        });
    }
}

/// Actions about effects, rules and agents are handled by their controllers.
void SessionPage::act(const widgets::TranscriptAction &action)
{
    namespace actions = widgets::actions;
    std::visit(
        base::Overloaded{
            [this](const actions::OpenLocation &place) { Q_EMIT openLocation(place.path, place.line, place.within); },
            [this](const actions::ShowTraffic &) { Q_EMIT showTraffic(); },
            [this](const actions::CopyEntryLink &link) { Q_EMIT entryLinkWanted(link.entry); },
            [this](const actions::EditMessage &edited) { m_prompt->edit(edited.message); },
            [this](const actions::CommentLine &line) { m_comments->edit(m_session, line.call, line.comment); },
            [this](const actions::ShowImage &shown) { m_attachments->show(shown.image); },
            [this](const actions::SaveContent &saved) { m_attachments->save(saved.content); },
            [this](const actions::OpenSound &opened) { m_attachments->open(opened.sound); },
            [this](const auto &other) {
                if (m_session)
                    actOnSession(other);
            }},
        action);
}

void SessionPage::actOnSession(const widgets::TranscriptAction &action)
{
    namespace actions = widgets::actions;
    std::visit(base::Overloaded{[this](const actions::AnswerPermission &answer) {
                                    m_session->questions().answerPermission(answer.permission, answer.option);
                                },
                                [this](const actions::KillCommand &kill) {
                                    if (m_session->session())
                                        m_session->session()->killCommand(kill.terminal);
                                },
                                [this](const actions::EndProcesses &end) {
                                    if (m_session->session())
                                        m_session->session()->endProcesses(end.call);
                                },
                                [this](const actions::RestartAgent &) { m_session->restart(); },
                                [this](const actions::ForceStop &) { m_session->forceStop(); },
                                [this](const actions::OpenLink &open) {
                                    m_links->open(open.link,
                                                  QStringList(m_session->cwd()) + m_session->extras().folders);
                                },
                                [](const auto &) {}},
               action);
}

void SessionPage::loadEarlier(bool everything)
{
    if (m_session)
        m_workspace->loadEarlier(m_session, everything);
}

widgets::FindBar *SessionPage::findBar()
{
    if (m_findBar)
        return m_findBar;
    m_findBar = new widgets::FindBar(&m_search, m_look, this);
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, m_findBar); // below the header
    connect(m_findBar, &widgets::FindBar::searchWanted, this, [this](const models::SearchOptions &options) {
        const models::Found *now = m_search.current();
        m_search.start(options, now ? now->entry : m_view->firstVisibleEntry());
    });
    connect(m_findBar, &widgets::FindBar::closed, this, [this](bool hadFocus) {
        if (hadFocus)
            m_composer->focusComposer();
    });
    layOutColumn();
    return m_findBar;
}

bool SessionPage::closeFindBar()
{
    if (!m_findBar || !m_findBar->isOpen())
        return false;
    m_findBar->close();
    return true;
}

void SessionPage::find()
{
    findBar()->open(m_view->selection().text());
}

void SessionPage::answerElicitation(base::RequestKey key, const acp::ElicitationAnswer &answer)
{
    if (!m_session)
        return;
    if (answer.action == acp::ElicitationAnswer::Action::Accept) {
        for (const core::OpenElicitation &question : m_session->questions().elicitations()) {
            // After Stop no consent can be sent, so the address is not opened; the gate reports why.
            if (question.key != key || !question.canAnswer ||
                question.request->mode != acp::ElicitationRequest::Mode::Url)
                continue;
            // The address is opened before the answer is sent: the agent must not wait for a user who could not open
            // it.
            if (!models::addressText(question.request->url).canOpen ||
                !QDesktopServices::openUrl(QUrl(question.request->url, QUrl::StrictMode))) {
                m_session->notify(
                    base::Words::tr("Not opened"),
                    tr("No program of this desktop opens it. Copy it, and answer the agent its own way."));
                return;
            }
        }
    }
    m_session->questions().answerElicitation(key, answer);
}

void SessionPage::showEntry(history::EntryId entry)
{
    m_view->showEntry(entry);
}

void SessionPage::focusElicitation()
{
    m_elicitation->focusForm();
}

void SessionPage::focusQueue()
{
    m_queue->enter();
}

void SessionPage::commentLine()
{
    if (!m_view->commentLine())
        m_composer->showHint(tr("Go to a line of a change first"));
}

void SessionPage::focusOldestRequest()
{
    if (m_elicitation->holdsFocus())
        m_composer->focusComposer();
    else if (m_status.snapshot().permissionsOpen == 0 && m_elicitation->isAsking())
        m_elicitation->focusForm();
    else
        m_view->focusOldestPermission();
}

void SessionPage::stop()
{
    if (!m_session)
        return;
    if (m_trace)
        m_trace->write("stop-clicked");
    m_session->stop();
}

void SessionPage::stopRunning()
{
    if (m_session)
        m_session->endAllRunning();
}

void SessionPage::stopWith(const core::StopScope &scope)
{
    if (!m_session)
        return;
    if (m_trace)
        m_trace->write("stop-clicked");
    m_session->stop(scope);
}

void SessionPage::setSession(workspace::SessionController *session)
{
    if (session == m_session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->messages().disconnect(this);
    }
    m_prompt->setSession(session);
    m_session = session;
    showTranscript(session && !session->snapshot().loaded);
    m_changes.setTranscript(session ? &session->transcript() : nullptr);
    m_search.setTranscript(session ? &session->transcript() : nullptr);
    if (session) {
        m_view->setBaseFolder(session->cwd());
        m_changesBar->setBaseFolder(session->cwd());
        connect(session, &workspace::SessionController::changed, this, &SessionPage::refresh);
        connect(&session->messages(), &workspace::MessageSender::returned, this,
                [this] { m_prompt->giveBack(m_session->messages().takeReturned()); });
        m_prompt->giveBack(session->messages().takeReturned());
        m_view->scrollToEnd();
    }
    refresh();
    showIntro();
    Q_EMIT sessionChanged();
}

void SessionPage::showIntro()
{
    const bool isEmpty = m_session && m_model.rowCount() == 0 && m_session->transcript().earlierCount() == 0 &&
                         !m_workspace->isLoadingEarlier(m_session);
    m_intro->setVisible(isEmpty);
    if (!isEmpty)
        return;
    const auto conduct = m_workspace->settings()->stopConduct(m_session->agent());
    m_intro->setConduct(conduct ? models::stopConductSentence(*conduct) : QString());
}

void SessionPage::refresh()
{
    if (!m_session) {
        m_branch.setFolder({});
        m_status.set({});
        return;
    }
    models::SessionSnapshot snapshot = m_session->snapshot();
    m_branch.setFolder(snapshot.cwd);
    snapshot.branch = m_branch.name();
    if (snapshot.loaded.has_value() == m_view->isVisibleTo(this))
        showTranscript(!snapshot.loaded);
    snapshot.busyElsewhere = m_workspace->busyBeside(m_session);
    snapshot.notKept = m_workspace->notKept();
    m_view->setAgentName(snapshot.agentName);
    m_composer->setHistory(m_session->messages().sent());
    m_status.set(std::move(snapshot));
}

/// While an agent replays a session, its transcript is hidden; it is shown when the replay is complete.
void SessionPage::showTranscript(bool show)
{
    m_model.setTranscript(show ? &m_session->transcript() : nullptr);
    m_view->setVisible(show || !m_session);
    m_cover->setVisible(!show && m_session);
    if (show)
        m_view->scrollToEnd();
}

void SessionPage::layOutColumn()
{
    const widgets::Theme &theme = m_look->theme();
    QPalette palette = this->palette();
    palette.setColor(QPalette::Window, theme.base);
    setPalette(palette);
    const int column = widgets::TranscriptView::columnWidth(m_textLook.theme(), width());
    const int side = qMax(0, (width() - column) / 2);
    const int inset = 2 * theme.u;
    if (m_findBar)
        m_findBar->setSide(side);
    m_elicitation->setMostHeight(height() * 3 / 5);
    const std::pair<QWidget *, int> widths[] = {
        {m_strip, side}, {m_login, side}, {m_elicitation, side}, {m_bars, side + inset}, {m_composer, side}};
    for (const auto &[widget, margin] : widths)
        widget->setFixedWidth(width() - 2 * margin);
}

/// What an empty input leaves.
void SessionPage::keyPressEvent(QKeyEvent *event)
{
    const bool isPage = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if (isPage && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier)
        QCoreApplication::sendEvent(m_view, event);
    else
        QWidget::keyPressEvent(event);
}

void SessionPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOutColumn();
}

} // namespace app

#include "moc_sessionpage.cpp"
