// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/files/writepolicy.h"
#include "proxy/networkrules.h"
#include "widgets/content/agentpicture.h"
#include "widgets/dialogs/agents/agentfields.h"

#include <QDialog>
#include <QHash>
#include <QList>

#include <functional>
#include <memory>

namespace Ui {
class AgentEditor;
class AgentsDialog;
} // namespace Ui

namespace widgets {

/// What the program of a command may write itself without being told so: relative to the home folder.
using KnownOwnPaths = std::function<QStringList(const QString &command)>;

/// Edits name, command or address, environment, headers, folder and own files of one agent.
class AgentEditor : public QDialog
{
    Q_OBJECT

public:
    explicit AgentEditor(const AgentFields &agent, QWidget *parent = nullptr);
    /// See AgentsDialog::setKnownOwnPaths().
    void setKnownOwnPaths(KnownOwnPaths known);
    ~AgentEditor() override;
    AgentFields agent() const;

Q_SIGNALS:
    void saved(const widgets::AgentFields &agent);

private:
    void check();
    void chooseFolder();
    QStringList ownPaths() const;
    QString problem() const;
    void showValues(bool headers);

    AgentFields m_agent;
    bool m_showsHeaders = false;
    KnownOwnPaths m_known;
    std::unique_ptr<Ui::AgentEditor> m_ui;
};

/// The configured agents, and ways to add more. Emits requests for changes and shows what setAgents() returns.
class AgentsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AgentsDialog(QWidget *parent = nullptr);
    ~AgentsDialog() override;
    void setAgents(const QList<AgentFields> &agents, const QString &defaultAgent);
    /// Until then a neutral icon of the same size is shown.
    void setPicture(const QString &agentId, const AgentPicture &picture);
    /// Sets the items of the *Add* menu besides the registry, a file and typing.
    void setSources(const QList<AgentFields> &found, const QList<ImportSource> &imports);
    void setKnownOwnPaths(KnownOwnPaths known);
    /// The result of a test, an import or a save; empty: none. \p busy: it is still running.
    void setResult(const QString &words, bool busy = false);
    void addResult(const QString &words); ///< below the current result
    void edit(const AgentFields &agent);  ///< in a dialog over this one

Q_SIGNALS:
    void saved(const widgets::AgentFields &agent); ///< with an empty id: a new one
    void testRequested(const QString &agentId);
    void registryRequested();
    void importRequested(const QString &path);
    void removeRequested(const QString &agentId);
    void defaultRequested(const QString &agentId);
    /// Takes effect with the next write.
    void holdsChosen(const QString &agentId, bool holds);
    /// For sessions from now on. Limiting it comes with holding changes back.
    void networkChosen(const QString &agentId, const proxy::NetworkRules &rules);
    void writesChosen(const QString &agentId, core::WritePolicy policy);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPictures();
    void chooseNetwork();
    void giveUpLimits();
    void fillMenu();
    void chooseFile();
    void refreshButtons();
    const AgentFields *current() const;

    QList<AgentFields> m_agents, m_found;
    QList<ImportSource> m_imports;
    QHash<QString, AgentPicture> m_pictures; ///< by the agent's id
    KnownOwnPaths m_known;
    QString m_default;
    bool m_busy = false;
    std::unique_ptr<Ui::AgentsDialog> m_ui;
};

} // namespace widgets
