// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/dialogs/agents/agentfields.h"
#include "widgets/style/ground.h"

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace widgets {

class FlatButton;

/// The first page: the demo in five steps, and ways to add an agent.
class WelcomePage : public Ground
{
    Q_OBJECT

public:
    explicit WelcomePage(Look *look, QWidget *parent = nullptr);

    /// Agents installed on this computer that can be added.
    void setFound(const QList<AgentFields> &agents);
    /// Settings files of other programs that contain agents.
    void setSources(const QList<ImportSource> &sources);
    /// The number of agents in the registry; 0: not known yet.
    void setRegistryCount(int count);
    /// The result of "Test and add": a sentence below the field; while \p busy the button is disabled.
    void setTestState(const QString &words, bool busy);

    /// A notice; empty: none. Several are shown below each other.
    void setNotice(const QString &text);

Q_SIGNALS:
    void demoRequested();
    void addRequested(const widgets::AgentFields &agent);
    void importRequested(const QString &path);
    void registryRequested();
    void commandRequested(const QString &command); ///< test it, then add it

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Line;

    QWidget *makeHead();
    QLayout *makeSteps();
    QWidget *makeDemo();
    QWidget *makeAdd();
    QBoxLayout *makeCard(const QString &title, double below);
    QWidget *m_page;
    QBoxLayout *m_rows = nullptr, *m_sources = nullptr;
    Line *m_registry = nullptr;
    QBoxLayout *m_cards = nullptr;
    QLineEdit *m_command = nullptr;
    FlatButton *m_test = nullptr;
    QLabel *m_state = nullptr, *m_notice = nullptr;
    QList<QWidget *> m_found, m_imports;
};

} // namespace widgets
