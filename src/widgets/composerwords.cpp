// SPDX-License-Identifier: Apache-2.0
#include "models/words.h"
#include "widgets/composer.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace widgets {
namespace {

constexpr base::Milliseconds quiet{15'000}; ///< without a sign of the agent before the user is told

QString tr(const char *words, int n = -1)
{
    return QCoreApplication::translate("widgets::Composer", words, nullptr, n);
}

QString agentOf(const models::SessionSnapshot &session)
{
    return session.agentName.isEmpty() ? tr("The agent") : session.agentName;
}

} // namespace

StatusWords statusWords(const models::SessionSnapshot &session, base::Milliseconds now, bool narrow)
{
    StatusWords words;
    QStringList rest;
    const qint64 stopping = qMax<qint64>(0, (now - session.stop.pressedAt).count() / 1000);
    switch (session.stop.phase) {
    case core::TurnPhase::Idle:
        switch (session.agent) {
        case models::AgentState::None:
            words.lead = tr("No agent");
            break;
        case models::AgentState::Starting:
            words.lead = tr("%1 is starting").arg(agentOf(session));
            break;
        case models::AgentState::Dead:
            words.lead =
                session.agentProblem.isEmpty() ? tr("%1 is not running").arg(agentOf(session)) : session.agentProblem;
            words.tone = 3;
            break;
        case models::AgentState::Ready:
            words.lead = session.lastEnd.isEmpty() ? tr("%1 is ready").arg(agentOf(session)) : session.lastEnd;
            if (!session.lastEnd.isEmpty() && !narrow)
                rest << tr("%1 is ready").arg(agentOf(session));
            break;
        }
        words.right = narrow ? QString() : tr("Enter sends · Shift+Enter new line");
        break;
    case core::TurnPhase::Running: {
        words.lead = tr("Running %1").arg(models::ageText(now - session.turnStartedAt));
        words.tone = 1;
        const base::Milliseconds silent = now - session.lastActivityAt;
        if (session.waitingForUser > 0)
            rest << tr("%n request(s) wait for you", session.waitingForUser);
        else if (session.runningCommands > 0)
            rest << tr("%n command(s) running", session.runningCommands);
        else if (silent >= quiet)
            rest << tr("no activity for %1").arg(models::ageText(silent));
        words.right = tr("Esc Esc stops");
        break;
    }
    case core::TurnPhase::Stopping:
    case core::TurnPhase::Unconfirmed:
        words.lead = tr("Stopping %1 s").arg(stopping);
        words.tone = 2;
        if (session.agentProcessId > 0 && session.agent != models::AgentState::Dead)
            rest << tr("process %1 is alive").arg(session.agentProcessId);
        if (session.stop.phase == core::TurnPhase::Unconfirmed) {
            rest << tr("not confirmed");
            words.right = tr("Esc Esc forces");
        }
        break;
    case core::TurnPhase::Forcing:
        words.lead = tr("Ending the agent process");
        words.tone = 2;
        break;
    }
    words.rest = rest.join(QStringLiteral(" · "));
    return words;
}

QString composerPlaceholder(const models::SessionSnapshot &session, bool narrow)
{
    switch (session.stop.phase) {
    case core::TurnPhase::Idle:
        break;
    case core::TurnPhase::Running:
        return narrow ? tr("Next message: Enter queues it")
                      : tr("Next message: Enter queues it, Ctrl+Enter sends it now");
    case core::TurnPhase::Stopping:
    case core::TurnPhase::Unconfirmed:
    case core::TurnPhase::Forcing:
        return tr("Type on: nothing is sent before this turn has ended");
    }
    const QString folder = QFileInfo(session.cwd).fileName();
    return folder.isEmpty() ? tr("Ask %1 to do something").arg(agentOf(session))
                            : tr("Ask %1 to do something in %2").arg(agentOf(session), folder);
}

} // namespace widgets
