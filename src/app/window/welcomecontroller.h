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

/// The first page and its actions. The page is created when it is first shown, since most starts continue with a
/// session.
class WelcomeController : public QObject
{
    Q_OBJECT

public:
    /// Adds its page to \p pages.
    WelcomeController(AgentsController *agents, widgets::Look *look, QStackedWidget *pages);

    void show();
    bool isShown() const;

public Q_SLOTS:
    /// Adds a notice; several are shown below each other. Kept until the page is shown.
    void setNotice(const QString &text);

Q_SIGNALS:
    void demoRequested();
    /// An agent was added and should be used now.
    void sessionWanted();

private:
    void make();
    void lookAround();
    void onTested(const QString &name, const base::Error &error);

    AgentsController *m_agents;
    widgets::Look *m_look;
    QStackedWidget *m_pages;
    widgets::WelcomePage *m_page = nullptr;
    QStringList m_notices; ///< set before the page was created
};

} // namespace app
