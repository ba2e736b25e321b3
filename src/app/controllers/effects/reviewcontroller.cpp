// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/reviewcontroller.h"

#include "widgets/dialogs/confirmation.h"
#include "workspace/session/stagedreview.h"

#include <QPushButton>

namespace app {

using models::ChangeReview;

ReviewController::ReviewController(widgets::Look *look, QWidget *window)
    : QObject(window)
    , m_look(look)
    , m_window(window)
{}

void ReviewController::review(workspace::SessionController *session)
{
    if (!session || !session->staged())
        return;
    if (m_dialog && m_shown == session) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    const QPointer<workspace::SessionController> alive(session);
    session->staged()->texts(this, [this, alive](const std::vector<core::StagedText> &texts) {
        if (alive && !texts.empty())
            show(alive, texts);
    });
}

void ReviewController::show(workspace::SessionController *session, const std::vector<core::StagedText> &texts)
{
    std::vector<models::ReviewInput> inputs;
    inputs.reserve(texts.size());
    for (const core::StagedText &text : texts)
        inputs.push_back(workspace::reviewInput(text));
    delete m_dialog;
    m_dialog = new widgets::ReviewDialog(ChangeReview(ChangeReview::Purpose::Staged, std::move(inputs)), session->cwd(),
                                         m_look, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_shown = session;
    const QPointer<workspace::SessionController> alive(session);
    connect(m_dialog, &widgets::ReviewDialog::decided, this, [alive, texts](const ChangeReview &review) {
        if (alive && alive->staged())
            alive->staged()->decide(workspace::stagedDecisions(review, texts));
    });
    connect(m_dialog, &widgets::ReviewDialog::discardRequested, this, [alive, texts] {
        // Only files that were shown.
        std::vector<core::StagedDecision> all;
        all.reserve(texts.size());
        for (const core::StagedText &text : texts)
            all.push_back({text.file.effect, std::nullopt, {}, false});
        if (alive && alive->staged())
            alive->staged()->decide(all);
    });
    m_dialog->setModal(false);
    m_dialog->show();
}

void ReviewController::askToDiscard(workspace::SessionController *session)
{
    if (!session || !session->staged() || session->staged()->isEmpty())
        return;
    const QPointer<workspace::SessionController> alive(session);
    ask(tr("Discard staged files"),
        tr("Discard what the agent wrote to %n file(s)? The files stay as they are.", nullptr,
           int(session->staged()->files().size())),
        tr("Discard"), [alive] {
            if (alive && alive->staged())
                alive->staged()->discardAll(tr("discarded by you"));
        });
}

void ReviewController::askToQuit(int files, int turns, const std::vector<models::SessionRunningOn> &running,
                                 const QDateTime &now, const std::function<void()> &go,
                                 const std::function<void()> &leave)
{
    QStringList lost;
    if (turns > 0)
        lost << tr("%n turn(s) are running. Quitting stops them; what they have done until then stays and is listed.",
                   nullptr, turns);
    if (files > 0)
        lost << tr(
            "%n staged file(s) wait for your decision. What the agent wrote to them is discarded when Belay quits.",
            nullptr, files);
    const QString yes = files > 0 ? tr("Quit and discard") : turns > 0 ? tr("Stop and quit") : tr("End and quit");
    delete m_quit;
    if (running.empty()) {
        ask(tr("Quit Belay"), lost.join(QLatin1Char('\n')), yes, go);
        return;
    }
    m_quit = new widgets::QuitDialog(widgets::QuitDialog::Closes::Belay, running, lost, yes, leave != nullptr, now,
                                     m_look, m_window);
    connect(m_quit, &widgets::QuitDialog::quitRequested, this, go);
    if (leave)
        connect(m_quit, &widgets::QuitDialog::leaveRequested, this, leave);
    m_quit->open();
}

void ReviewController::ask(const QString &title, const QString &text, const QString &yes,
                           const std::function<void()> &go)
{
    delete m_question;
    m_question = widgets::askToConfirm(m_window, title, text, yes, this, go);
}

} // namespace app

#include "moc_reviewcontroller.cpp"
