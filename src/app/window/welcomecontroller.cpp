// SPDX-License-Identifier: Apache-2.0
#include "app/window/welcomecontroller.h"

#include "app/controllers/agents/agentscontroller.h"
#include "base/words.h"
#include "widgets/dialogs/welcomepage.h"

#include <QStackedWidget>

#include <utility>

namespace app {

WelcomeController::WelcomeController(AgentsController *agents, widgets::Look *look, QStackedWidget *pages)
    : QObject(pages)
    , m_agents(agents)
    , m_look(look)
    , m_pages(pages)
{
    connect(agents, &AgentsController::commandTested, this, &WelcomeController::onTested);
    connect(agents, &AgentsController::changed, this, [this] {
        if (m_page)
            lookAround();
    });
    connect(agents, &AgentsController::installed, this, [this] {
        if (isShown())
            Q_EMIT sessionWanted();
    });
    connect(agents, &AgentsController::registryRead, this, [this] {
        if (m_page)
            m_page->setRegistryCount(m_agents->registryCount());
    });
}

void WelcomeController::show()
{
    if (!m_page)
        make();
    lookAround();
    m_pages->setCurrentWidget(m_page);
    m_page->setFocus(Qt::OtherFocusReason);
}

/// Agents installed on this computer; nothing is downloaded.
void WelcomeController::lookAround()
{
    m_page->setFound(m_agents->found());
    m_page->setSources(m_agents->importSources());
    m_page->setRegistryCount(m_agents->registryCount());
}

bool WelcomeController::isShown() const
{
    return m_page && m_pages->currentWidget() == m_page;
}

void WelcomeController::setNotice(const QString &text)
{
    if (m_page)
        m_page->setNotice(text);
    else
        m_notices.append(text);
}

void WelcomeController::make()
{
    m_page = new widgets::WelcomePage(m_look);
    m_pages->addWidget(m_page);
    for (const QString &text : std::exchange(m_notices, {}))
        m_page->setNotice(text);
    connect(m_page, &widgets::WelcomePage::demoRequested, this, &WelcomeController::demoRequested);
    connect(m_page, &widgets::WelcomePage::commandRequested, this, [this](const QString &command) {
        m_page->setTestState(base::Words::tr("Waiting for its answer…"), true);
        m_agents->testAndAdd(command);
    });
    connect(m_page, &widgets::WelcomePage::importRequested, m_agents, &AgentsController::importFrom);
    connect(m_page, &widgets::WelcomePage::registryRequested, m_agents, &AgentsController::showRegistry);
    connect(m_page, &widgets::WelcomePage::addRequested, this, [this](const widgets::AgentFields &agent) {
        m_agents->save(agent, true);
        Q_EMIT sessionWanted();
    });
}

void WelcomeController::onTested(const QString &name, const base::Error &error)
{
    if (!m_page)
        return;
    const QString last = error.detail.trimmed().section(QLatin1Char('\n'), -1);
    if (error.message.isEmpty()) {
        m_page->setTestState(tr("%1 answered and was added.").arg(name), false);
        Q_EMIT sessionWanted();
    } else {
        m_page->setTestState(
            last.isEmpty() ? error.message : base::Words::tr("%1 It wrote: %2").arg(error.message, last), false);
    }
}

} // namespace app

#include "moc_welcomecontroller.cpp"
