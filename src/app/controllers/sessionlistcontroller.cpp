// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/sessionlistcontroller.h"

#include "app/actions/windowactions.h"
#include "app/page/sessioncloser.h"
#include "app/page/sessionpage.h"
#include "base/namedfolder.h"
#include "base/words.h"
#include "core/held/heldchanges.h"
#include "history/sessionstore.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/panels/sessionspanel.h"

#include <QDir>
#include <QFileDialog>
#include <QPointer>

#include <array>
#include <utility>

namespace app {

namespace {

using models::SessionGrouping;

/// Names in the settings.
constexpr std::array groupings{std::pair(SessionGrouping::Folder, "folder"), std::pair(SessionGrouping::Agent, "agent"),
                               std::pair(SessionGrouping::Date, "date")};

} // namespace

SessionListController::SessionListController(workspace::Workspace *workspace, settings::Settings *settings,
                                             widgets::SessionsPanel *panel, SessionCloser *closer, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_settings(settings)
    , m_panel(panel)
    , m_closer(closer)
{
    for (const auto &[grouping, name] : groupings) {
        if (settings->value(settings::keys::sessionGrouping) == QLatin1String(name))
            workspace->sessions()->setGrouping(grouping);
    }
    using widgets::SessionsPanel;
    connect(panel, &SessionsPanel::renamed, this, [this](models::SessionHandle handle, const QString &name) {
        change(handle, [&name](history::SessionMarks &marks) { marks.name = name; });
    });
    connect(panel, &SessionsPanel::pinRequested, this, &SessionListController::pin);
    connect(panel, &SessionsPanel::archiveRequested, this, &SessionListController::archive);
    connect(panel, &SessionsPanel::deleteRequested, closer, &SessionCloser::remove);
    connect(panel, &SessionsPanel::closeRequested, closer, &SessionCloser::close);
    workspace::StoredSessions *stored = workspace->stored();
    connect(panel, &SessionsPanel::undoDeleteRequested, stored, &workspace::StoredSessions::restoreRemoved);
    connect(stored, &workspace::StoredSessions::removedChanged, panel,
            [panel, stored] { panel->setDeleted(stored->lastRemoved()); });
}

void SessionListController::connectActions(WindowActions *actions, const SessionPage *page)
{
    const auto onShown = [this, page](QAction *action, auto mark) {
        connect(action, &QAction::triggered, this, [this, page, mark](bool on) {
            if (page->session())
                (this->*mark)(page->session()->handle(), on);
        });
    };
    onShown(actions->pinSession, &SessionListController::pin);
    onShown(actions->archiveSession, &SessionListController::archive);
    const std::array all{std::pair(actions->groupByFolder, SessionGrouping::Folder),
                         std::pair(actions->groupByAgent, SessionGrouping::Agent),
                         std::pair(actions->groupByDate, SessionGrouping::Date)};
    for (size_t i = 0; i < all.size(); ++i) {
        const auto [action, grouping] = all[i];
        action->setChecked(m_workspace->sessions()->grouping() == grouping);
        connect(action, &QAction::triggered, this, [this, chosen = grouping, name = groupings[i].second] {
            m_workspace->sessions()->setGrouping(chosen);
            m_settings->set(settings::keys::sessionGrouping, QLatin1String(name));
        });
    }
}

void SessionListController::askForFolder(workspace::SessionController *session)
{
    const auto move = [this, session = QPointer(session)](const QString &folder) {
        if (!session)
            return;
        const base::Result<QString> named = base::namedFolder(folder);
        if (!named)
            session->notify(base::Words::tr("There can be no session in that folder"), named.error().message);
        else if (session->held() && !session->held()->isEmpty())
            session->notify(tr("The session stays where it is"),
                            tr("What is held back belongs to its folder: accept or discard it first."));
        else
            m_workspace->moveTo(session, *named);
    };
    QFileDialog *dialog =
        widgets::folderDialog(m_panel->window(), base::Words::tr("Folder of the session"), QDir::homePath());
    connect(dialog, &QFileDialog::fileSelected, this, move);
    dialog->open();
}

template <class Change> void SessionListController::change(models::SessionHandle handle, Change change)
{
    history::SessionMarks marks = m_workspace->marks(handle);
    // A name that equals the title is not stored.
    const history::SessionMarks before = marks;
    change(marks);
    const models::SessionRow *row = m_workspace->sessions()->session(m_workspace->sessions()->indexOf(handle));
    if (row && before.name.isEmpty() && marks.name == row->title)
        marks.name.clear();
    m_workspace->setMarks(handle, marks);
}

void SessionListController::pin(models::SessionHandle handle, bool pin)
{
    change(handle, [pin](history::SessionMarks &marks) {
        marks.isPinned = pin;
        marks.isArchived = marks.isArchived && !pin;
    });
}

/// An archived session must not go on running.
void SessionListController::archive(models::SessionHandle handle, bool archive)
{
    const auto mark = [this, handle, archive] {
        change(handle, [archive](history::SessionMarks &marks) {
            marks.isArchived = archive;
            marks.isPinned = marks.isPinned && !archive;
        });
    };
    if (archive)
        m_closer->closeWith(handle, mark);
    else
        mark();
}

} // namespace app

#include "moc_sessionlistcontroller.cpp"
