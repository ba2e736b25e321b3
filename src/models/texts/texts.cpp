// SPDX-License-Identifier: Apache-2.0
#include "models/texts/texts.h"

#include "base/visibletext.h"

#include <QCoreApplication>
#include <QLocale>

namespace models {

namespace {
struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(models::Texts)
};
} // namespace

QString turnEndText(core::TurnEnd end)
{
    switch (end) {
    case core::TurnEnd::Finished:
        return Tr::tr("Finished");
    case core::TurnEnd::EndedNormallyAfterStop:
        return Tr::tr("Ended normally after Stop");
    case core::TurnEnd::StoppedByYou:
        return Tr::tr("Stopped by you");
    case core::TurnEnd::StoppedByForce:
        return Tr::tr("Stopped by force");
    case core::TurnEnd::AgentFailed:
        return Tr::tr("Agent failed");
    case core::TurnEnd::AgentDied:
        return Tr::tr("Agent process died");
    case core::TurnEnd::Refused:
        return Tr::tr("Refused");
    case core::TurnEnd::TokenLimit:
        return Tr::tr("Token limit reached");
    case core::TurnEnd::RequestLimit:
        return Tr::tr("Request limit reached");
    case core::TurnEnd::CancelledByAgent:
        return Tr::tr("Cancelled by the agent");
    case core::TurnEnd::ConnectionLost:
        return Tr::tr("Connection lost");
    case core::TurnEnd::Disconnected:
        return Tr::tr("Stopped by force: disconnected");
    }
    return {};
}

QString turnEndName(core::TurnEnd end)
{
    switch (end) {
    case core::TurnEnd::Finished:
        return QStringLiteral("finished");
    case core::TurnEnd::EndedNormallyAfterStop:
        return QStringLiteral("ended_normally_after_stop");
    case core::TurnEnd::StoppedByYou:
        return QStringLiteral("stopped_by_you");
    case core::TurnEnd::StoppedByForce:
        return QStringLiteral("stopped_by_force");
    case core::TurnEnd::AgentFailed:
        return QStringLiteral("agent_failed");
    case core::TurnEnd::AgentDied:
        return QStringLiteral("agent_died");
    case core::TurnEnd::Refused:
        return QStringLiteral("refused");
    case core::TurnEnd::TokenLimit:
        return QStringLiteral("token_limit");
    case core::TurnEnd::RequestLimit:
        return QStringLiteral("request_limit");
    case core::TurnEnd::CancelledByAgent:
        return QStringLiteral("cancelled_by_agent");
    case core::TurnEnd::ConnectionLost:
        return QStringLiteral("connection_lost");
    case core::TurnEnd::Disconnected:
        return QStringLiteral("cut_off");
    }
    return {};
}

QString restoredText(const core::SessionRestored &restored)
{
    switch (restored.how) {
    case core::SessionRestored::How::Resumed:
        return Tr::tr("It took this session up again and knows what was said above.");
    case core::SessionRestored::How::Loaded:
        return restored.replayedNothing ? Tr::tr("It loaded this session but repeated nothing of it: it may not know "
                                                 "what was said above.")
                                        : Tr::tr("It loaded this session and knows what was said above.");
    case core::SessionRestored::How::Imported:
        return restored.replayedNothing ? Tr::tr("It took this session up and told nothing of what was said in it.")
                                        : Tr::tr("This is what it told of the session.");
    case core::SessionRestored::How::New:
        break;
    }
    return Tr::tr("This is a new session: the agent does not know what was said above.");
}

QString requestKindText(core::RequestKind kind)
{
    switch (kind) {
    case core::RequestKind::Initialize:
        return Tr::tr("Start agent");
    case core::RequestKind::Reconnect:
        return Tr::tr("Connect again");
    case core::RequestKind::Authenticate:
        return Tr::tr("Log in");
    case core::RequestKind::NewSession:
        return Tr::tr("New session");
    case core::RequestKind::LoadSession:
        return Tr::tr("Load session");
    case core::RequestKind::ResumeSession:
        return Tr::tr("Resume session");
    case core::RequestKind::ForkSession:
        return Tr::tr("Fork session");
    case core::RequestKind::ListSessions:
        return Tr::tr("List sessions");
    case core::RequestKind::DeleteSession:
        return Tr::tr("Delete session");
    case core::RequestKind::SetMode:
    case core::RequestKind::SetConfigOption:
        return Tr::tr("Set option");
    case core::RequestKind::CloseSession:
        return Tr::tr("Close session");
    case core::RequestKind::Logout:
        return Tr::tr("Log out");
    case core::RequestKind::Prompt:
        return Tr::tr("Prompt");
    case core::RequestKind::Permission:
        return Tr::tr("Permission");
    case core::RequestKind::Elicitation:
        return Tr::tr("Question");
    case core::RequestKind::CreateTerminal:
    case core::RequestKind::Command:
        return Tr::tr("Command");
    case core::RequestKind::WaitForExit:
        return Tr::tr("Wait for exit");
    case core::RequestKind::ReadFile:
        return Tr::tr("Read file");
    case core::RequestKind::WriteFile:
        return Tr::tr("Write file");
    case core::RequestKind::Other:
        break;
    }
    return Tr::tr("Request");
}

namespace {

QString endText(const core::RequestRow &row)
{
    switch (row.end) {
    case core::RequestEnd::Answered:
        if (row.kind == core::RequestKind::Reconnect)
            return Tr::tr("connected");
        if (row.kind == core::RequestKind::Command)
            return row.endDetail.isEmpty() ? Tr::tr("ended") : Tr::tr("ended, %1").arg(row.endDetail);
        return row.endDetail.isEmpty() ? Tr::tr("answered") : Tr::tr("answered: %1").arg(row.endDetail);
    case core::RequestEnd::AnsweredByUser:
        return Tr::tr("answered by you");
    case core::RequestEnd::AnsweredByRule:
        return Tr::tr("answered by your rule: %1").arg(base::visibleText(row.endDetail));
    case core::RequestEnd::CancelledByAgent:
        if (row.kind == core::RequestKind::Command)
            return row.endDetail.isEmpty() ? Tr::tr("ended by the agent")
                                           : Tr::tr("ended by the agent (%1)").arg(row.endDetail);
        return row.endDetail.isEmpty() ? Tr::tr("cancelled by the agent")
                                       : Tr::tr("cancelled by the agent (%1)").arg(row.endDetail);
    case core::RequestEnd::CancelledByStop:
        return Tr::tr("cancelled by Stop");
    case core::RequestEnd::CancelledByUser:
        return Tr::tr("cancelled by you");
    case core::RequestEnd::RefusedAfterStop:
        return Tr::tr("refused: arrived after Stop");
    case core::RequestEnd::EndedByStop:
        return row.endDetail.isEmpty() ? Tr::tr("ended by Stop") : Tr::tr("ended by Stop (%1)").arg(row.endDetail);
    case core::RequestEnd::EndedByForce:
        return Tr::tr("ended by Force stop");
    case core::RequestEnd::EndedWithAgent:
        return row.endDetail.isEmpty() ? Tr::tr("ended with its agent")
                                       : Tr::tr("ended with its agent (%1)").arg(row.endDetail);
    case core::RequestEnd::KilledByUser:
        return row.endDetail.isEmpty() ? Tr::tr("killed by you") : Tr::tr("killed by you (%1)").arg(row.endDetail);
    case core::RequestEnd::CompletedBeforeCancel:
        return Tr::tr("completed before cancel");
    case core::RequestEnd::Failed:
        return row.endDetail.isEmpty() ? Tr::tr("failed") : Tr::tr("failed: %1").arg(row.endDetail);
    case core::RequestEnd::Lost:
        return Tr::tr("lost: connection ended");
    case core::RequestEnd::None:
        break;
    }
    return {};
}

/// With what is worth knowing of its end besides.
QString wholeEndText(const core::RequestRow &row)
{
    QString text = endText(row);
    if (!row.partial.isEmpty())
        text = Tr::tr("%1; with it came %2", "how a request ended, what the answer held")
                   .arg(text, base::visibleText(row.partial));
    if (row.withdrawnLate)
        text = Tr::tr("%1; withdrawn by the agent when it was over", "how a request ended").arg(text);
    return text;
}

} // namespace

QString requestStateText(const core::RequestRow &row)
{
    switch (row.state) {
    case core::RequestState::WaitsForUser:
        return Tr::tr("waits for you");
    case core::RequestState::Running:
        if (row.kind == core::RequestKind::Reconnect)
            return Tr::tr("tries again by itself");
        if (row.kind == core::RequestKind::Command && row.processId > 0)
            return Tr::tr("running, process %1").arg(row.processId);
        return row.kind == core::RequestKind::WaitForExit ? Tr::tr("the agent waits for the command")
                                                          : Tr::tr("running");
    case core::RequestState::Sent:
        return Tr::tr("sent, no answer yet");
    case core::RequestState::Cancelling:
        return row.askedAgain ? Tr::tr("cancelling… asked again, no answer yet") : Tr::tr("cancelling…");
    case core::RequestState::Done:
        break;
    }
    return wholeEndText(row);
}

QString ageText(base::Milliseconds age)
{
    const qint64 seconds = qMax<qint64>(0, age.count() / 1000);
    if (seconds < 60)
        return Tr::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return seconds < 86400 ? Tr::tr("%1 h").arg(seconds / 3600) : Tr::tr("%n day(s)", nullptr, int(seconds / 86400));
}

QString durationText(base::Milliseconds time)
{
    const qint64 ms = qMax<qint64>(0, time.count());
    if (ms == 0)
        return Tr::tr("%1 s").arg(0);
    const double seconds = double(ms) / 1000.0;
    if (ms < 100) // what took any time did not take none
        return Tr::tr("%1 s").arg(QLocale().toString(qMax(seconds, 0.01), 'f', 2));
    if (ms < 10'000)
        return Tr::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    return ageText(time);
}

} // namespace models
