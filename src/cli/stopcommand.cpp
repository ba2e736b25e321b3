// SPDX-License-Identifier: Apache-2.0
#include "cli/stopcommand.h"

#include "base/clock.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "cli/stopjson.h"
#include "cli/terminalstream.h"
#include "cli/unixsignals.h"
#include "core/commands/ptycommand.h"
#include "models/texts/stopconducttext.h"
#include "secrets/keychainstore.h"
#include "settings/settings.h"
#include "workspace/stoptest/stoptest.h"

#include <QCoreApplication>

namespace cli {

namespace {

struct StopCommandTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::StopCommand)
};

constexpr int somethingLeft = 1, didNotStart = 3, interrupted = 130;

class StopPrinter
{
public:
    explicit StopPrinter(bool json) : m_json(json) {}

    void begin(const settings::AgentEntry &agent, const QString &folder, const workspace::StopTestLimits &limits)
    {
        if (m_json)
            return;
        const auto seconds = [](base::Milliseconds time) { return QString::number(time.count() / 1000); };
        m_err << StopCommandTr::tr("Measuring how %1 takes Stop: six turns, each with a process of its own, in %2, "
                                   "which is removed afterwards.\nA turn has %3 s to come to where it is stopped, and "
                                   "%4 s to stop before force is used. The agent may take what its turns cost.")
                     .arg(base::visibleText(agent.name), folder, seconds(limits.reach), seconds(limits.force))
              << Qt::endl;
    }
    void beginCase(core::StopCase which)
    {
        if (!m_json)
            m_err << QString(models::stopCaseName(which) + u'…') << Qt::endl;
    }
    void print(const workspace::StopCaseReport &report)
    {
        if (m_json) {
            m_out.json(stopCaseJson(report));
            return;
        }
        m_out << QString(models::stopCaseName(report.result.which) + u':').leftJustified(14) << u' '
              << models::stopCaseText(report.result) << Qt::endl;
        if (!report.why.isEmpty())
            line(report.why);
        for (const QString &process : report.processes)
            line(StopCommandTr::tr("Ran on: %1").arg(process));
        for (const QString &file : report.files)
            line(StopCommandTr::tr("Written after Stop: %1").arg(file));
        for (const QString &what : report.refused)
            line(base::Words::tr("Refused after Stop: %1").arg(what));
    }
    void print(const settings::AgentEntry &agent, const core::StopConduct &conduct)
    {
        if (m_json) {
            m_out.json(stopConductJson(agent, conduct));
            return;
        }
        QStringList through;
        if (conduct.readsThroughBelay)
            through << StopCommandTr::tr("reading files");
        if (conduct.writesThroughBelay)
            through << StopCommandTr::tr("writing files");
        if (conduct.runsThroughBelay)
            through << StopCommandTr::tr("running commands");
        m_out << (through.isEmpty() ? StopCommandTr::tr("It used nothing of Belay's: no files, no commands.")
                                    : StopCommandTr::tr("Through Belay: %1").arg(through.join(QStringLiteral(", "))))
              << Qt::endl
              << models::stopConductSentence(conduct) << Qt::endl;
    }
    void say(const QString &text) { m_err << text << Qt::endl; }

private:
    /// Made visible, so that agents' texts and file names cannot move the cursor.
    void line(const QString &text) { m_out << QString(15, u' ') << base::visibleText(text) << Qt::endl; }

    const bool m_json;
    TerminalStream m_out{stdout}, m_err = TerminalStream::errors();
};

/// The demo agent, with any options: it understands only its own words.
bool isDemoAgent(const settings::AgentEntry &agent)
{
    const auto program = [](const settings::AgentEntry &one) {
        return base::shellSplit(one.command).value(0).section(u'/', -1);
    };
    return agent.isDemo || (!agent.isRemote() && program(agent) == program(settings::demoAgent()));
}

int codeOf(const workspace::StopTest &test)
{
    if (test.isCancelled())
        return interrupted;
    if (!test.hasStarted() || test.conduct().tried() == 0)
        return didNotStart;
    return test.conduct().held() == test.conduct().tried() ? 0 : somethingLeft;
}

} // namespace

int runStopTest(const settings::AgentEntry &agent, settings::Settings *settings, bool keep, bool json)
{
    UnixSignals interrupts;
    base::SystemClock clock;
    core::PtyRunner runner;
    secrets::KeychainStore secrets(&clock);
    const workspace::StopTestLimits limits;
    workspace::StopTest test(agent, workspace::stopScripts(isDemoAgent(agent)), limits, &clock, &runner, &secrets);
    StopPrinter printer(json);
    QObject::connect(&interrupts, &UnixSignals::interrupted, &test, &workspace::StopTest::cancel);
    QObject::connect(&test, &workspace::StopTest::caseStarted, &test,
                     [&printer](core::StopCase which) { printer.beginCase(which); });
    QObject::connect(&test, &workspace::StopTest::caseFinished, &test,
                     [&printer](const workspace::StopCaseReport &report) { printer.print(report); });
    QObject::connect(&test, &workspace::StopTest::finished, &test, [&](const QString &left) {
        const int code = codeOf(test);
        if (code == 0 || code == somethingLeft) {
            printer.print(agent, test.conduct());
            if (keep)
                settings->setStopConduct(agent.id, test.conduct());
            else
                printer.say(StopCommandTr::tr("This is not kept: the agent is not in the list of agents."));
        } else if (code == didNotStart && test.hasStarted()) {
            printer.say(StopCommandTr::tr("No Stop could be tried, so there is nothing to say about it."));
        }
        if (!left.isEmpty())
            printer.say(StopCommandTr::tr("The folder %1 could not be removed.").arg(left));
        QCoreApplication::exit(code);
    });
    printer.begin(agent, test.folder(), limits);
    QMetaObject::invokeMethod(&test, &workspace::StopTest::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace cli
