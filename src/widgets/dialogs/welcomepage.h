// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/dialogs/agentfields.h"
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
    /// What became of "Test and add": a sentence under the field; while \p busy the button is off.
    void setTestState(const QString &words, bool busy);

    /// Something to know from the start; empty: nothing. Several stand under each other.
    void setNotice(const QString &text);

Q_SIGNALS:
    void demoRequested();
    void addRequested(const widgets::AgentFields &agent);
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
    void restyle();

    Look *m_look;
    QWidget *m_body, *m_page = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QBoxLayout *m_cards = nullptr;
    QLineEdit *m_command = nullptr;
    FlatButton *m_test = nullptr;
    QLabel *m_state = nullptr, *m_notice = nullptr;
    QList<QWidget *> m_found;
};

} // namespace widgets
