// SPDX-License-Identifier: Apache-2.0
#include "app/actions/windowactions.h"

#include "base/wording.h"
#include "base/words.h"
#include "settings/shortcuts.h"

#include <QActionGroup>
#include <QMenuBar>

namespace app {

void WindowActions::setKeys(QAction *action, const QKeySequence &keys)
{
    action->setShortcut(keys);
    settings::rememberKeys(action->objectName(), keys.toString(QKeySequence::PortableText));
}

void WindowActions::setDefaultKeys(QAction *action)
{
    action->setShortcuts(defaultKeys(action));
    settings::forgetKeys(action->objectName());
}

QAction *WindowActions::make(const char *name, const QString &text, const QKeySequence &keys,
                             const QKeySequence &otherKeys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    QList<QKeySequence> own;
    for (const QKeySequence &one : {keys, otherKeys}) {
        if (!one.isEmpty())
            own << one;
    }
    action->setShortcuts(own);
    add(action);
    return action;
}

void WindowActions::add(QAction *action)
{
    m_all.push_back(action);
    m_defaults.insert(action, action->shortcuts());
    if (const auto chosen = m_chosen.constFind(action->objectName()); chosen != m_chosen.constEnd())
        action->setShortcut(QKeySequence::fromString(*chosen, QKeySequence::PortableText));
    action->setShortcutContext(Qt::WindowShortcut);
    action->setAutoRepeat(false); // a held key would go on with what it finds next: close it, stop it, open it twice
    m_window->addAction(action);
}

WindowActions::WindowActions(QWidget *window) : QObject(window), m_window(window), m_chosen(settings::chosenKeys())
{
    newSession = make("newSession", tr("&New session…"), QKeySequence(Qt::CTRL | Qt::Key_N));
    agentSessions = make("agentSessions", tr("&Open a session of an agent…"), QKeySequence(Qt::CTRL | Qt::Key_O));
    openLink = make("openLink", tr("Open a lin&k…"));
    closeSession = make("closeSession", base::Words::tr("&Close the session"), QKeySequence(Qt::CTRL | Qt::Key_W));
    addAgent = make("agents", tr("&Agents…"));
    settings = make("settings", base::Words::tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    settings->setMenuRole(QAction::PreferencesRole);
    quit = make("quit", tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    // Ctrl+Shift+Z is used for undoing a turn.
    undo = make("undo", tr("&Undo"), QKeySequence(QKeySequence::Undo));
    redo = make("redo", tr("&Redo"), QKeySequence(Qt::CTRL | Qt::Key_Y));
    cut = make("cut", tr("Cu&t"), QKeySequence(QKeySequence::Cut));
    copy = make("copy", base::Words::tr("&Copy"), QKeySequence(QKeySequence::Copy));
    paste = make("paste", tr("Pa&ste"), QKeySequence(QKeySequence::Paste));
    selectAll = make("selectAll", base::Words::tr("Select &all"), QKeySequence(QKeySequence::SelectAll));
    copyBlock = make("copyBlock", base::Words::tr("Copy &block"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    copyMarkdown = make("copyMarkdown", base::Words::tr("Copy as &Markdown"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::ALT | Qt::Key_C));
    copyAnswer = make("copyAnswer", tr("Cop&y the answer"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C));
    commentLine =
        make("commentLine", tr("Lea&ve a comment on the line…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    find = make("find", tr("F&ind…"), QKeySequence(Qt::CTRL | Qt::Key_F));
    findNext = make("findNext", tr("Find &next"), QKeySequence(Qt::Key_F3));
    findPrevious = make("findPrevious", tr("Find &previous"), QKeySequence(Qt::SHIFT | Qt::Key_F3));
    findSession = make("findSession", tr("&Find a session"), QKeySequence(Qt::CTRL | Qt::Key_K));
    // Alt+arrows move queued messages, and many desktops reserve Ctrl+Alt+arrows.
    previousPrompt = make("previousPrompt", tr("P&revious message of yours"), QKeySequence(Qt::ALT | Qt::Key_PageUp),
                          QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Up));
    nextPrompt = make("nextPrompt", tr("Ne&xt message of yours"), QKeySequence(Qt::ALT | Qt::Key_PageDown),
                      QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Down));
    latest = make("latest", tr("To the &latest"), QKeySequence(Qt::ALT | Qt::Key_End),
                  QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_End));
    zoomIn =
        make("zoomIn", tr("Zoom &in"), QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal));
    zoomOut = make("zoomOut", tr("Zoom &out"), QKeySequence(Qt::CTRL | Qt::Key_Minus));
    zoomReset = make("zoomReset", tr("&Normal size"), QKeySequence(Qt::CTRL | Qt::Key_0));
    colorsSystem = make("colorsSystem", tr("As the &desktop"));
    colorsLight = make("colorsLight", tr("&Light"));
    colorsDark = make("colorsDark", tr("Da&rk"));
    groupByFolder = make("groupByFolder", tr("By &folder"));
    groupByAgent = make("groupByAgent", tr("By &agent"));
    groupByDate = make("groupByDate", tr("By &date"));
    for (const auto &choice :
         {QList{colorsSystem, colorsLight, colorsDark}, QList{groupByFolder, groupByAgent, groupByDate}}) {
        auto *group = new QActionGroup(this);
        for (QAction *one : choice) {
            one->setCheckable(true);
            group->addAction(one);
        }
    }
    closePanels = make("closePanels", tr("Close all panels"), QKeySequence(Qt::ALT | Qt::Key_0));
    foldAll = make("foldAll", base::Words::tr("&Fold all"));
    unfoldAll = make("unfoldAll", base::Words::tr("&Unfold all"));
    nextArea = make("nextArea", tr("Next &area"), QKeySequence(Qt::Key_F6));
    previousArea = make("previousArea", tr("&Previous area"), QKeySequence(Qt::SHIFT | Qt::Key_F6));
    attachFiles =
        make("attachFiles", base::Words::tr("Attac&h files…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    editPrompt =
        make("editPrompt", tr("Write the message in an e&ditor"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    stop = make("stop", tr("&Stop"));
    escape = make("escape", tr("Close, or twice: stop"), QKeySequence(Qt::Key_Escape));
    forceStop = make("forceStop", tr("&Force stop"));
    killCommands = make("killCommands", tr("&Kill the command only"));
    oldestRequest = make("oldestRequest", tr("To the &oldest request that waits"), QKeySequence(Qt::Key_F8));
    focusComposer = make("focusComposer", tr("To the &input"));
    queuedMessages =
        make("queuedMessages", tr("To &your queued messages"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Q));
    options = make("options", base::Words::tr("&Mode, model and other options"),
                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    nextMode = make("nextMode", tr("Next mo&de"), QKeySequence(Qt::CTRL | Qt::Key_M));
    nextModel = make("nextModel", tr("Next mode&l"), QKeySequence(Qt::CTRL | Qt::Key_L));
    nextThought = make("nextThought", tr("Next &thought level"), QKeySequence(Qt::CTRL | Qt::Key_T));
    previousSession = make("previousSession", tr("&Previous session"), QKeySequence(Qt::CTRL | Qt::Key_PageUp));
    nextSession = make("nextSession", tr("N&ext session"), QKeySequence(Qt::CTRL | Qt::Key_PageDown));
    undoTurn = make("undoTurn", tr("&Undo the turn's changes…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    reviewChanges = make("reviewChanges", tr("Re&view changes"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    copyReport = make("copyReport", tr("Copy &report of the turn"));
    saveReport = make("saveReport", tr("S&ave report of the turn…"));
    rules = make("rules", tr("Permission r&ules…"));
    mcpServers = make("mcpServers", tr("&MCP servers…"));
    forkSession = make("forkSession", tr("Fork t&he session"));
    renameSession = make("renameSession", tr("Re&name the session…"), QKeySequence(Qt::Key_F2));
    pinSession = make("pinSession", tr("P&in the session"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P));
    archiveSession = make("archiveSession", tr("Archi&ve the session"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    for (QAction *mark : {pinSession, archiveSession})
        mark->setCheckable(true);
    exportConversation = make("exportConversation", base::Words::tr("E&xport the conversation…"));
    restartAgent = make("restartAgent", tr("&Restart the agent"));
    holdChanges = make("holdChanges", tr("&Hold changes back"));
    holdChanges->setCheckable(true);
    logOut = make("logOut", tr("&Log out of the agent"));
    manual = make("manual", tr("&Manual"), QKeySequence(Qt::Key_F1));
    tour = make("tour", base::Words::tr("&Tour"));
    shortcuts = make("keys", tr("Actions and &keys…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
                     QKeySequence(Qt::CTRL | Qt::Key_F1));
    about = make("about", base::Words::tr("&About Belay"));
    about->setMenuRole(QAction::AboutRole);
    for (QAction *going : {undo, redo, paste, findNext, findPrevious, previousPrompt, nextPrompt, zoomIn, zoomOut,
                           nextArea, previousArea, previousSession, nextSession})
        going->setAutoRepeat(true);
}

QString WindowActions::nameOf(const QAction *action)
{
    return base::plainName(action->text());
}

QMenu *WindowActions::fillMenus(QMenuBar *bar, const std::vector<QAction *> &panels)
{
    QMenu *file = bar->addMenu(tr("&File"));
    file->addActions({newSession, agentSessions, openLink, pinSession, archiveSession, closeSession});
    file->addSeparator();
    file->addActions({addAgent, settings});
    file->addSeparator();
    file->addAction(quit);
    QMenu *edit = bar->addMenu(tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addActions({cut, copy, copyBlock, copyMarkdown, copyAnswer, paste, selectAll});
    edit->addSeparator();
    edit->addActions({find, findNext, findPrevious, findSession});
    edit->addSeparator();
    edit->addActions({attachFiles, editPrompt, commentLine});
    QMenu *view = bar->addMenu(tr("&View"));
    for (QAction *panel : panels)
        view->addAction(panel);
    view->addSeparator();
    view->addMenu(tr("&Group sessions"))->addActions({groupByFolder, groupByAgent, groupByDate});
    view->addMenu(tr("&Colours"))->addActions({colorsSystem, colorsLight, colorsDark});
    view->addActions({zoomIn, zoomOut, zoomReset, foldAll, unfoldAll, nextArea, previousArea});
    view->addSeparator();
    view->addActions({previousPrompt, nextPrompt, latest});
    QMenu *session = bar->addMenu(tr("&Session"));
    session->addActions({stop, killCommands, forceStop});
    session->addSeparator();
    session->addActions(
        {undoTurn, reviewChanges, copyReport, saveReport, exportConversation, renameSession, forkSession});
    session->addSeparator();
    session->addActions({oldestRequest, focusComposer, queuedMessages, options, nextMode, nextModel, nextThought,
                         previousSession, nextSession});
    bar->addMenu(tr("&Agent"))->addActions({rules, mcpServers, holdChanges, restartAgent, logOut});
    bar->addMenu(tr("&Help"))->addActions({manual, tour, shortcuts, about});
    return edit;
}

} // namespace app

#include "moc_windowactions.cpp"
