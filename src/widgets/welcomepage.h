// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/look.h"
#include "widgets/newsessiondialog.h"

#include <QLineEdit>
#include <QWidget>

namespace widgets {

class FlatButton;

/// The first thing a user sees: the demo agent's tour on the left, ways to a real agent on the right.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    WelcomePage(Look *look, QWidget *parent = nullptr);

    /// \p found on this computer; \p configured already: offered to start with.
    void setAgents(const QList<AgentChoice> &found, const QList<AgentChoice> &configured);

Q_SIGNALS:
    void demoRequested();
    void addRequested(const widgets::AgentChoice &agent); ///< found on this computer
    void startRequested(const QString &agentId);          ///< configured
    void commandTyped(const QString &command);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        AgentChoice agent;
        bool configured = false;
        FlatButton *button = nullptr;
        QRect rect;
    };
    void rebuild();
    void layOut();
    void typed();

    Look *m_look;
    std::vector<Row> m_rows;
    FlatButton *m_demo;
    QLineEdit *m_command;
    FlatButton *m_add;
    QRect m_head, m_left, m_right, m_typeRect, m_foot;
};

} // namespace widgets
