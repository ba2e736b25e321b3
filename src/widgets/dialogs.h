// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstatus.h"

#include <QDialog>
#include <QList>

#include <memory>

namespace Ui {
class AgentEditor;
class AgentsDialog;
class NewSessionDialog;
class SettingsDialog;
} // namespace Ui

namespace widgets {

/// An agent as the pages show and edit it.
struct AgentFields
{
    QString id;
    QString name;
    QString command; ///< as one types it in a shell
    QList<std::pair<QString, QString>> environment;
    bool fixed = false;          ///< comes with Belay: neither edited nor removed
    core::StopManners manners{}; ///< how it behaved when it was stopped
    core::WriteRules writes{};
};

/// Asks for the folder and the agent of a new session. Shown with open().
class NewSessionDialog : public QDialog
{
    Q_OBJECT

public:
    NewSessionDialog(const QList<AgentFields> &agents, const QString &defaultAgent, const QString &folder,
                     QWidget *parent = nullptr);
    ~NewSessionDialog() override;

Q_SIGNALS:
    void chosen(const QString &folder, const QString &agentId);

private:
    void check();

    std::unique_ptr<Ui::NewSessionDialog> m_ui;
};

/// Name, command and environment of one agent.
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

    AgentFields m_agent;
    std::unique_ptr<Ui::AgentEditor> m_ui;
};

/// The configured agents. Asks for changes with signals and shows what setAgents() then says.
class AgentsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AgentsDialog(QWidget *parent = nullptr);
    ~AgentsDialog() override;
    void setAgents(const QList<AgentFields> &agents, const QString &defaultAgent);

Q_SIGNALS:
    void saved(const widgets::AgentFields &agent); ///< an empty id: a new one
    void removeRequested(const QString &agentId);
    void defaultRequested(const QString &agentId);
    /// Takes effect with the next write.
    void writesChosen(const QString &agentId, const core::WriteRules &rules);

private:
    void edit(const AgentFields &agent);
    void refreshButtons();
    const AgentFields *current() const;

    QList<AgentFields> m_agents;
    QString m_default;
    std::unique_ptr<Ui::AgentsDialog> m_ui;
};

/// What the settings are when they are shown.
struct SettingsFields
{
    int zoomPercent = 100;
    QString textFont, codeFont;                 ///< families; empty: the desktop's
    QString editor;                             ///< a command for base::filledCommand(); empty: the desktop's choice
    QList<std::pair<QString, QString>> editors; ///< that were found: name and command
    core::Timings timings{};
};

/// What can be set; every change takes effect at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(const SettingsFields &fields, QWidget *parent = nullptr);
    ~SettingsDialog() override;

Q_SIGNALS:
    void zoomChanged(int percent);
    void fontsChanged(const QString &text, const QString &code); ///< families; empty: the desktop's
    void editorChanged(const QString &command);                  ///< one that can be filled, or empty
    void timingsChanged(const core::Timings &timings);

private:
    void showTimings();
    void readTimings();
    void showFonts();
    void readFonts();
    void showEditors();
    void readEditor();

    SettingsFields m_fields;
    core::Timings m_timings;
    std::unique_ptr<Ui::SettingsDialog> m_ui;
};

} // namespace widgets
