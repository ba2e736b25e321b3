// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/writepolicy.h"
#include "core/session/stopstatistics.h"
#include "models/texts/sessionstatus.h"
#include "widgets/agentpicture.h"

#include <QDialog>
#include <QHash>
#include <QList>

#include <memory>

namespace Ui {
class AgentEditor;
class AgentsDialog;
class NewSessionDialog;
} // namespace Ui

namespace widgets {

/// An agent as the pages show and edit it.
struct AgentFields
{
    QString id;
    QString name;
    QString command; ///< as one types it in a shell, or an address (wss://…)
    QList<std::pair<QString, QString>> environment;
    bool fixed = false;                ///< comes with Belay: neither edited nor removed
    core::StopStatistics statistics{}; ///< how it behaved when it was stopped
    core::WriteRules writes{};
    QList<std::pair<QString, QString>> headers{}; ///< of an address
    bool plainAllowed = false;                    ///< of an address without encryption
    QStringList keptEnvironment{}, keptHeaders{}; ///< names of more, whose values are in the keychain
    QString folder{};                             ///< absolute: where new sessions begin; empty: where the last one was
    QString icon{};                               ///< where its picture is; handed on, never looked at
};

/// Asks for the folders and the agent of a new session, which may have a folder of its own. Shown with open().
class NewSessionDialog : public QDialog
{
    Q_OBJECT

public:
    NewSessionDialog(const QList<AgentFields> &agents, const QString &defaultAgent, const QString &folder,
                     QWidget *parent = nullptr);
    ~NewSessionDialog() override;

Q_SIGNALS:
    /// Folders are absolute and resolved; \p more are those beside \p folder.
    void chosen(const QString &folder, const QStringList &more, const QString &agentId);

private:
    void addMore(const QString &folder);
    QStringList moreFolders() const;
    void check();
    void useFolderOfAgent();

    const QList<AgentFields> m_agents;
    const QString m_folder;        ///< for agents that have none of their own
    bool m_folderIsChosen = false; ///< by the user, and no agent takes that away
    std::unique_ptr<Ui::NewSessionDialog> m_ui;
};

/// Name, command or address, environment and headers of one agent. A value that is kept in the keychain is shown as
/// such; it stays unless something else is typed in its place.
class AgentEditor : public QDialog
{
    Q_OBJECT

public:
    explicit AgentEditor(const AgentFields &agent, QWidget *parent = nullptr);
    ~AgentEditor() override;
    AgentFields agent() const;

Q_SIGNALS:
    void saved(const widgets::AgentFields &agent);

private:
    void check();
    void chooseFolder();
    QString problem() const;

    AgentFields m_agent;
    std::unique_ptr<Ui::AgentEditor> m_ui;
};

/// A settings file of another program that names agents.
struct ImportSource
{
    QString program; ///< "Zed"
    QString path;
};

/// The configured agents, and the ways to more of them. Asks for changes with signals and shows what setAgents() then
/// says.
class AgentsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AgentsDialog(QWidget *parent = nullptr);
    ~AgentsDialog() override;
    void setAgents(const QList<AgentFields> &agents, const QString &defaultAgent);
    /// A neutral one stands there until it comes, and takes as much room.
    void setPicture(const QString &agentId, const AgentPicture &picture);
    /// What the menu of *Add* offers beside the registry, a file and typing.
    void setSources(const QList<AgentFields> &found, const QList<ImportSource> &imports);
    /// What became of a test, an import or a save; empty: nothing to tell. \p busy: it is not over.
    void setResult(const QString &words, bool busy = false);
    void addResult(const QString &words); ///< under what is there
    void edit(const AgentFields &agent);  ///< in a dialog over this one

Q_SIGNALS:
    void saved(const widgets::AgentFields &agent); ///< an empty id: a new one
    void testRequested(const QString &agentId);
    void registryRequested();
    void importRequested(const QString &path);
    void removeRequested(const QString &agentId);
    void defaultRequested(const QString &agentId);
    /// Takes effect with the next write.
    void writesChosen(const QString &agentId, const core::WriteRules &rules);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPictures();
    void fillMenu();
    void chooseFile();
    void refreshButtons();
    const AgentFields *current() const;

    QList<AgentFields> m_agents, m_found;
    QList<ImportSource> m_imports;
    QHash<QString, AgentPicture> m_pictures; ///< by the agent's id
    QString m_default;
    bool m_busy = false;
    std::unique_ptr<Ui::AgentsDialog> m_ui;
};

} // namespace widgets
