// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/agentpicture.h"
#include "widgets/dialogs/agents/agentfields.h"

#include <QDialog>
#include <QHash>
#include <QList>
#include <QString>

#include <memory>

class QListWidgetItem;
class Ui_AgentsDialog;

namespace widgets {

class AgentEditor;

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
    AgentEditor *editor() const;         ///< of the agent that is selected
    void edit(const AgentFields &agent); ///< that of the list, else as a new one

Q_SIGNALS:
    void saved(const widgets::AgentFields &agent); ///< with an empty id: a new one
    void registryRequested();
    void importRequested(const QString &path);
    void removeRequested(const QString &agentId);
    void duplicateRequested(const QString &agentId);
    void defaultRequested(const QString &agentId);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showRow(QListWidgetItem *item, const AgentFields &agent);
    void showPictures();
    void fillMenu();
    void chooseFile();
    void showCurrent();
    const AgentFields *current() const;

    QList<AgentFields> m_agents, m_found;
    QList<ImportSource> m_imports;
    QHash<QString, AgentPicture> m_pictures; ///< by the agent's id
    QString m_default;
    std::unique_ptr<Ui_AgentsDialog> m_ui;
};

} // namespace widgets
