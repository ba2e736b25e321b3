// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QList>

#include <memory>

namespace Ui {
class NewSessionDialog;
}

namespace widgets {

/// An agent as the lists and pages of the window name it.
struct AgentChoice
{
    QString id;
    QString name;
    QString command;
};

/// Asks for the folder and the agent of a new session. Shown with open(); answers with `chosen`.
class NewSessionDialog : public QDialog
{
    Q_OBJECT

public:
    NewSessionDialog(const QList<AgentChoice> &agents, const QString &defaultAgent, const QString &folder,
                     QWidget *parent = nullptr);
    ~NewSessionDialog() override;

Q_SIGNALS:
    void chosen(const QString &agentId, const QString &folder);

private:
    void check();
    void chooseFolder();

    std::unique_ptr<Ui::NewSessionDialog> m_ui;
};

} // namespace widgets
