// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/dialogs/agents/agentfields.h"
#include "widgets/style/look.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace widgets {

class FlatButton;

/// The first page: the demo in five steps, and ways to add an agent.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(Look *look, QWidget *parent = nullptr);

    /// Agents found on this computer, ready to be added.
    void setFound(const QList<AgentFields> &agents);
    /// Settings of other programs that have agents in them.
    void setSources(const QList<ImportSource> &sources);
    /// So many agents are known to be in the registry; 0: nobody has looked yet.
    void setRegistryCount(int count);
    /// What became of "Test and add": a sentence under the field; while \p busy the button is off.
    void setTestState(const QString &words, bool busy);

    /// Something to know from the start; empty: nothing. Several stand under each other.
    void setNotice(const QString &text);

Q_SIGNALS:
    void demoRequested();
    void addRequested(const widgets::AgentFields &agent);
    void importRequested(const QString &path);
    void registryRequested();
    void commandRequested(const QString &command); ///< test it, then add it

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Card;
    class Steps;
    class Line;

    QWidget *makeHead();
    QWidget *makeDemo();
    QWidget *makeAdd();
    FlatButton *addRow(Line *line, const QString &button, const QString &name);
    void restyle();

    Look *m_look;
    QWidget *m_body, *m_page = nullptr;
    QVBoxLayout *m_rows = nullptr, *m_sources = nullptr;
    Line *m_registry = nullptr;
    QBoxLayout *m_cards = nullptr;
    QLineEdit *m_command = nullptr;
    FlatButton *m_test = nullptr;
    QLabel *m_state = nullptr, *m_notice = nullptr;
    QList<QWidget *> m_found, m_imports;
};

} // namespace widgets
