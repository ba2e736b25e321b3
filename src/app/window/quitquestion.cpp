// SPDX-License-Identifier: Apache-2.0
#include "app/window/quitquestion.h"

#include "base/words.h"
#include "widgets/dialogs/confirmation.h"

namespace app {

QuitQuestion::QuitQuestion(widgets::Look *look, QWidget *window) : QObject(window), m_look(look), m_window(window) {}

void QuitQuestion::ask(int turns, const std::vector<models::SessionRunningOn> &running, const QDateTime &now,
                       const std::function<void()> &go, const std::function<void()> &leave)
{
    QStringList lost;
    if (turns > 0)
        lost << tr("%n turn(s) are running. Quit and stop them?", nullptr, turns)
             << tr("What was done stays and is listed.");
    const QString yes = turns > 0 ? tr("Stop and quit") : tr("End and quit");
    delete m_dialog;
    if (running.empty()) {
        delete m_box;
        m_box =
            widgets::askToConfirm(m_window, base::Words::tr("Quit Belay"), lost.value(0), lost.mid(1), yes, this, go);
        return;
    }
    using widgets::QuitDialog;
    m_dialog = new QuitDialog(QuitDialog::Closes::Belay, running, lost, yes, leave != nullptr, now, m_look, m_window);
    connect(m_dialog, &QuitDialog::quitRequested, this, go);
    if (leave)
        connect(m_dialog, &QuitDialog::leaveRequested, this, leave);
    m_dialog->open();
}

} // namespace app

#include "moc_quitquestion.cpp"
