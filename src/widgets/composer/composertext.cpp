// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/composertext.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/runningon.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/stopstatisticstext.h"
#include "models/texts/texts.h"
#include "widgets/composer/composer.h"
#include "widgets/style/keynames.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace widgets {
namespace {

constexpr base::Milliseconds quiet{15'000}; ///< without an update from the agent, after which the user is told

QString agentOf(const models::SessionSnapshot &session)
{
    return session.agentName.isEmpty() ? base::Words::tr("The agent") : base::visibleText(session.agentName);
}

size_t commandsOf(const models::SessionSnapshot &session)
{
    return session.turnCommands.size() +
           size_t(std::count_if(session.agentsCalls.begin(), session.agentsCalls.end(),
                                [](const models::RunningOn &one) { return one.isCommand; }));
}

} // namespace

StatusText statusText(const models::SessionSnapshot &session, base::Milliseconds now, bool narrow,
                      const QString &escape)
{
    const auto keys = [stop = twice(escape)](const QString &words) { return stop.isEmpty() ? stop : words.arg(stop); };
    StatusText words;
    QStringList rest;
    const qint64 stopping = qMax<qint64>(0, (now - session.stop.pressedAt).count() / 1000);
    switch (session.stop.phase) {
    case core::TurnPhase::Idle:
        switch (session.agent) {
        case models::AgentState::None:
            words.lead = Composer::tr("No agent");
            break;
        case models::AgentState::NotStarted:
            words.lead = session.lastEnd.isEmpty() ? base::Words::tr("From an earlier run") : session.lastEnd;
            if (!narrow)
                rest << Composer::tr("Your next message restarts %1 and resumes the session").arg(agentOf(session));
            break;
        case models::AgentState::Starting:
            words.lead = base::Words::tr("%1 is starting").arg(agentOf(session));
            if (session.toCopy > 0)
                rest << Composer::tr("the folder is copied for it, %1 of %2 files")
                            .arg(QLocale().toString(session.copied), QLocale().toString(session.toCopy));
            break;
        case models::AgentState::Restoring:
            if (session.loaded) {
                words.lead = Composer::tr("%1 tells the session").arg(agentOf(session));
                words.tone = 1;
                break;
            }
            words.lead = Composer::tr("Resuming the session");
            words.tone = 2;
            break;
        case models::AgentState::Reconnecting:
            words.lead =
                Composer::tr("The connection was lost; trying again, attempt %1").arg(session.reconnectAttempt);
            words.tone = 2;
            break;
        case models::AgentState::Dead:
            words.lead = session.agentProblem.isEmpty() ? base::capitalized(base::Words::tr("agent is not running"))
                                                        : session.agentProblem;
            words.tone = 3;
            break;
        case models::AgentState::Ready:
            if (session.login.needed) {
                words.lead = base::Words::tr("%1 asks you to log in").arg(agentOf(session));
                words.tone = 2;
                break;
            }
            words.lead =
                session.lastEnd.isEmpty() ? Composer::tr("%1 is ready").arg(agentOf(session)) : session.lastEnd;
            if (session.runsOnCount() > 0) {
                rest << models::runsOnText(session.runsOnCount());
                words.runsOn = true;
            } else if (session.queueHeld) {
                rest << Composer::tr("%n message(s) wait until you send them", nullptr, int(session.queue.size()));
            } else if (!session.lastEnd.isEmpty() && !narrow) {
                rest << Composer::tr("%1 is ready").arg(agentOf(session));
            }
            break;
        }
        if (models::isOpening(session.agent))
            words.right = keys(Composer::tr("%1 stops", "keys, pressed twice"));
        if (narrow || session.agent != models::AgentState::Ready)
            break;
        if (session.canStopRunning()) {
            words.right = keys(Composer::tr("%1 stops what runs on", "keys, pressed twice"));
            break;
        }
        if (session.wasStopped)
            words.right = models::stopStatisticsSentence(agentOf(session), session.statistics);
        if (words.right.isEmpty())
            words.right = Composer::tr("Enter sends · Shift+Enter new line");
        break;
    case core::TurnPhase::Running: {
        words.lead = base::capitalized(base::Words::tr("running %1").arg(models::ageText(now - session.turnStartedAt)));
        words.tone = 1;
        const base::Milliseconds silent = now - session.lastActivityAt;
        if (session.waitingForUser > 0)
            rest << base::Words::tr("%n request(s) wait for you", nullptr, session.waitingForUser);
        else if (const auto commands = commandsOf(session); commands > 0)
            rest << Composer::tr("%n command(s) running", nullptr, int(commands));
        else if (silent >= quiet)
            rest << Composer::tr("no activity for %1").arg(models::ageText(silent));
        words.right = keys(Composer::tr("%1 stops", "keys, pressed twice"));
        break;
    }
    case core::TurnPhase::Stopping:
    case core::TurnPhase::Unconfirmed:
        words.lead = base::Words::tr("Stopping %1 s").arg(stopping);
        words.tone = 2;
        if (session.agentProcessId > 0 && session.agent != models::AgentState::Dead)
            rest << Composer::tr("process %1 is alive").arg(session.agentProcessId);
        if (session.stop.phase == core::TurnPhase::Unconfirmed) {
            rest << base::Words::tr("not confirmed");
            words.right = keys(Composer::tr("%1 forces", "keys, pressed twice"));
        }
        if (const auto usual = session.statistics.usual(); usual && !narrow)
            rest << Composer::tr("it usually confirms in %1").arg(models::durationText(*usual));
        break;
    case core::TurnPhase::Forcing:
        words.lead = base::capitalized(session.remote ? base::Words::tr("ending the connection")
                                                      : base::Words::tr("ending the agent process"));
        words.tone = 2;
        break;
    }
    words.rest = rest.join(QStringLiteral(" · "));
    return words;
}

QString stopReachOf(const models::SessionSnapshot &session)
{
    const QString reach = models::stopReachText(session.statistics, session.conduct, session.remote);
    return reach.isEmpty() ? QString() : base::labelled(agentOf(session), reach);
}

QString composerPlaceholder(const models::SessionSnapshot &session, bool narrow)
{
    switch (session.stop.phase) {
    case core::TurnPhase::Idle:
        if (models::isOpening(session.agent))
            return Composer::tr("Type on: a message waits until the agent is ready");
        if (session.login.needed)
            return Composer::tr("Type on: a message waits until you are logged in");
        if (session.agent == models::AgentState::Dead)
            return Composer::tr("Restart the agent to go on; what you type stays here");
        break;
    case core::TurnPhase::Running:
        return narrow ? Composer::tr("Next message: Enter queues it")
                      : Composer::tr("Next message: Enter queues it, Ctrl+Enter sends it now");
    case core::TurnPhase::Stopping:
    case core::TurnPhase::Unconfirmed:
    case core::TurnPhase::Forcing:
        return Composer::tr("Type on: nothing is sent before this turn has ended");
    }
    const QString folder = QFileInfo(session.cwd).fileName();
    return folder.isEmpty() ? Composer::tr("Ask %1 to do something").arg(agentOf(session))
                            : Composer::tr("Ask %1 to do something in %2").arg(agentOf(session), folder);
}

} // namespace widgets
