// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/writepolicy.h"
#include "widgets/content/agentpicture.h"
#include "widgets/dialogs/agents/agentfields.h"

#include <QDialog>
#include <QHash>
#include <QList>

#include <memory>

namespace Ui {
class AgentEditor;
class AgentsDialog;
} // namespace Ui

namespace widgets {

/// What stands in the place of a value that is in the keychain.
QString keptValueText();

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
    void holdsChosen(const QString &agentId, bool holds);
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
