// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QHash>
#include <QObject>

#include <vector>

QT_BEGIN_NAMESPACE
class QMenu;
class QMenuBar;
class QWidget;
QT_END_NAMESPACE

namespace settings {
class Settings;
} // namespace settings

namespace app {

/// Every action of the window as a QAction with a name, under which its shortcut can be changed in the settings file
/// (`[shortcuts]`). Only creates them; the window connects them.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    explicit WindowActions(QWidget *window);

    /// In the order of the menus. Each has a name, its objectName().
    const std::vector<QAction *> &all() const { return m_all; }
    QList<QKeySequence> defaultKeys(const QAction *action) const { return m_defaults.value(action); }
    /// Also stored for later runs. An empty shortcut removes it.
    void setKeys(QAction *action, const QKeySequence &keys);
    void setDefaultKeys(QAction *action);

    /// One that is made elsewhere, with a name and its usual shortcuts.
    void add(QAction *action);
    /// What \p action is called outside a menu.
    static QString nameOf(const QAction *action);
    /// Returns the Edit menu, whose actions must be updated before it is shown.
    QMenu *fillMenus(QMenuBar *bar, const std::vector<QAction *> &panels);

    QAction *newSession, *agentSessions, *openLink, *closeSession, *addAgent, *settings, *quit;
    QAction *undo, *redo, *cut, *paste, *selectAll;
    QAction *copy, *copyBlock, *copyMarkdown, *copyAnswer, *commentLine, *find, *findNext, *findPrevious, *findSession;
    QAction *colorsSystem, *colorsLight, *colorsDark;    ///< one of them is checked
    QAction *groupByFolder, *groupByAgent, *groupByDate; ///< likewise
    QAction *zoomIn, *zoomOut, *zoomReset, *closePanels, *foldAll, *unfoldAll, *nextArea, *previousArea,
        *previousPrompt, *nextPrompt, *latest;
    QAction *stop, *escape, *forceStop, *killCommands, *oldestRequest, *focusComposer, *options, *queuedMessages,
        *previousSession, *nextSession;
    QAction *undoTurn, *reviewChanges, *copyReport, *saveReport, *exportConversation;
    QAction *holdChanges; ///< checkable
    QAction *restartAgent, *forkSession, *renameSession, *pinSession, *archiveSession;
    QAction *logOut;
    QAction *rules, *mcpServers, *attachFiles, *editPrompt, *nextMode, *nextModel, *nextThought;
    QAction *manual, *tour, *shortcuts, *about;

private:
    QAction *make(const char *name, const QString &text, const QKeySequence &keys = {},
                  const QKeySequence &otherKeys = {});
    QWidget *m_window;
    const QHash<QString, QString> m_chosen; ///< shortcuts from the settings, by the names of actions
    std::vector<QAction *> m_all;
    QHash<const QAction *, QList<QKeySequence>> m_defaults;
};

} // namespace app
