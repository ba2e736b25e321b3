// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/tourcontroller.h"

#include "app/actions/windowactions.h"
#include "app/page/sessionpage.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/prompt/message.h"
#include "settings/settings.h"
#include "widgets/bars/bars.h"
#include "widgets/bars/tourbar.h"
#include "workspace/session/sessioncontroller.h"

#include <QAction>

namespace app {

using models::TourProgress;

TourController::TourController(settings::Settings *settings, SessionPage *page, const WindowActions *actions)
    : QObject(page)
    , m_settings(settings)
    , m_page(page)
    , m_actions(actions)
    , m_bar(new widgets::TourBar(page->textLook()))
{
    page->addBar(m_bar);
    m_progress.setDone(settings->value(settings::keys::tourDone));
    connect(&m_progress, &TourProgress::changed, this, &TourController::onProgress);
    connect(page, &SessionPage::sessionChanged, this, &TourController::onSession);
    connect(page->status(), &models::SessionStatus::changed, this, &TourController::refresh);
    connect(page->changes(), &models::TurnChanges::changed, this, &TourController::refresh);
    connect(m_bar, &widgets::TourBar::goOnRequested, this, &TourController::resume);
    connect(m_bar, &widgets::TourBar::closed, this, &TourController::close);
    for (QAction *action : {actions->oldestRequest, actions->undoTurn, actions->escape})
        connect(action, &QAction::changed, this, &TourController::refresh);
}

void TourController::start()
{
    if (m_progress.isOver())
        m_progress.setDone(0);
    begin();
}

void TourController::beginAgain()
{
    m_progress.setDone(0);
    begin();
}

void TourController::begin()
{
    m_settings->set(settings::keys::tourIsOn, true);
    m_bar->setExpanded(true);
    Q_EMIT sessionWanted(message());
    onSession();
}

/// The word is the demo agent's command, so it is not translated.
QString TourController::message() const
{
    const int step = m_progress.done() + 1;
    return step == 1 ? QStringLiteral("tour") : QStringLiteral("tour %1").arg(step);
}

void TourController::onSession()
{
    workspace::SessionController *session = m_page->session();
    // The tour goes on in its session while another one is shown.
    if (session && session->agent().isDemo && m_settings->value(settings::keys::tourIsOn))
        m_progress.follow(&session->transcript());
    refresh();
}

void TourController::onProgress()
{
    m_settings->set(settings::keys::tourDone, m_progress.done());
    refresh();
}

void TourController::resume()
{
    workspace::SessionController *session = m_page->session();
    if (m_progress.isOver()) {
        close();
        Q_EMIT agentWanted();
    } else if (session && session->agent().isDemo && !session->isBusy()) {
        session->send(core::Message(message()));
    }
}

void TourController::close()
{
    m_settings->set(settings::keys::tourIsOn, false);
    m_progress.follow(nullptr);
    refresh();
    m_page->composer()->focusComposer();
}

QString TourController::sentence() const
{
    const auto key = [](const QAction *action) { return action->shortcut().toString(QKeySequence::NativeText); };
    switch (m_progress.done()) {
    case TourProgress::LookAround:
        return tr("The agent makes a plan and looks around. Just watch for now.");
    case TourProgress::Change:
        return tr("It writes a file and changes it: a card shows each change, a click unfolds it.");
    case TourProgress::Permission:
        return base::noted(tr("When it asks to run a command, press Allow or Reject on the card."),
                           key(m_actions->oldestRequest));
    case TourProgress::Stop: {
        const QString escape = key(m_actions->escape);
        return base::noted(tr("It keeps working. Press Stop."),
                           escape.isEmpty() ? escape : QString(escape + u' ' + escape));
    }
    case TourProgress::Undo:
        return base::noted(tr("The report says what happened. Take the changes back: press Undo there."),
                           key(m_actions->undoTurn));
    default:
        return tr("That was the tour. What you did here is the same with every agent.");
    }
}

void TourController::refresh()
{
    workspace::SessionController *session = m_page->session();
    widgets::TourView view;
    if (session && session->agent().isDemo && m_settings->value(settings::keys::tourIsOn)) {
        view.steps =
            QStringList{base::Words::tr("It makes a plan and looks around"),
                        base::Words::tr("It edits a file: you see the diff"), tr("It asks, you answer"),
                        tr("It works on, you stop it"), base::Words::tr("You read what happened, and undo it")};
        view.done = m_progress.done();
        view.sentence = sentence();
        // A running agent reaches the step by itself; otherwise the button asks for it again.
        const bool canUndo = view.done == TourProgress::Undo && m_page->changes()->canUndo();
        if (m_progress.isOver())
            view.button = base::Words::tr("Add an agent");
        else if (!session->isBusy() && !canUndo)
            view.button = tr("Go on");
    }
    m_bar->setView(view);
}

} // namespace app

#include "moc_tourcontroller.cpp"
