// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QObject>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QStackedWidget;
QT_END_NAMESPACE

namespace widgets {
class Look;
class WelcomePage;
} // namespace widgets

namespace app {

class AgentsController;

/// The first page and what people do there. The page is made when it is first shown: most starts go on with a session.
class WelcomeController : public QObject
{
    Q_OBJECT

public:
    /// The page becomes one of \p pages.
    WelcomeController(AgentsController *agents, widgets::Look *look, QStackedWidget *pages);

    void show();
    bool isShown() const;

public Q_SLOTS:
    /// Something to know from the start; several stand under each other. Kept until the page is shown.
    void setNotice(const QString &text);

Q_SIGNALS:
    void demoRequested();
    /// An agent was added: it is to be used now.
    void sessionWanted();

private:
    void make();
    void lookAround();
    void onTested(const QString &name, const base::Error &error);

    AgentsController *m_agents;
    widgets::Look *m_look;
    QStackedWidget *m_pages;
    widgets::WelcomePage *m_page = nullptr;
    QStringList m_notices; ///< from before there was a page
};

} // namespace app
