// SPDX-License-Identifier: Apache-2.0
#include "workspace/stoptest/stoptest.h"

#include "core/requests/requestboard.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace workspace {

StopTest::StopTest(settings::AgentEntry agent, std::vector<StopScript> scripts, const StopTestLimits &limits,
                   base::Clock *clock, core::CommandRunner *runner, secrets::SecretStore *secrets, QObject *parent)
    : QObject(parent)
    , m_agent(std::move(agent))
    , m_scripts(std::move(scripts))
    , m_limits(limits)
    , m_clock(clock)
    , m_runner(runner)
    , m_secrets(secrets)
    , m_folder(QDir::tempPath() + QStringLiteral("/belay-stop-XXXXXX"))
{
    m_conduct.command = m_agent.command;
}

StopTest::~StopTest() = default;

void StopTest::start()
{
    m_conduct.measuredAt = m_clock->wall();
    if (m_folder.isValid())
        m_effects = std::make_unique<EffectStore>(m_clock, m_folder.filePath(QStringLiteral("effects")));
    next();
}

void StopTest::cancel()
{
    m_cancelled = true;
    if (m_run)
        m_run->cancel();
    else
        end();
}

void StopTest::next()
{
    if (m_cancelled || !m_effects || m_next == m_scripts.size()) {
        end();
        return;
    }
    const StopScript &script = m_scripts[m_next++];
    const QString name = QStringLiteral("project-%1").arg(m_next);
    QDir(m_folder.path()).mkdir(name);
    const QString folder = QFileInfo(m_folder.filePath(name)).canonicalFilePath();
    QFile readme(folder + QStringLiteral("/README.md"));
    if (readme.open(QIODevice::WriteOnly))
        readme.write("# A project for a test\n\nNothing here is needed by anybody.\n");
    readme.close();
    m_run = std::make_unique<StopCaseRun>(script, m_agent, folder, m_effects->services(m_clock, nullptr, m_runner),
                                          m_secrets, m_limits, m_helpers);
    connect(m_run.get(), &StopCaseRun::finished, this, &StopTest::onFinished, Qt::QueuedConnection);
    Q_EMIT caseStarted(script.which);
    m_run->start();
}

void StopTest::onFinished(const StopCaseReport &report)
{
    m_run.reset();
    m_started |= report.started;
    if (!report.version.isEmpty())
        m_conduct.version = report.version;
    if (report.result.which == core::StopCase::Plain)
        m_helpers = report.helpers;
    m_conduct.readsThroughBelay |= report.reads;
    m_conduct.writesThroughBelay |= report.writes;
    m_conduct.runsThroughBelay |= report.runs;
    if (report.asked)
        m_conduct.asksBeforeCommands = true;
    else if (report.ran && !m_conduct.asksBeforeCommands)
        m_conduct.asksBeforeCommands = false;
    if (report.writesItself)
        m_conduct.writesItself = m_conduct.writesItself.value_or(false) || *report.writesItself;
    m_conduct.cases.push_back(report.result);
    Q_EMIT caseFinished(report);
    if (report.started)
        next();
    else
        end(); // it would not start for the other cases either
}

void StopTest::end()
{
    if (std::exchange(m_ended, true))
        return;
    m_effects.reset();
    const bool removed = !m_folder.isValid() || m_folder.remove();
    Q_EMIT finished(removed ? QString() : m_folder.path());
}

} // namespace workspace

#include "moc_stoptest.cpp"
