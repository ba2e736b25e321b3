// SPDX-License-Identifier: Apache-2.0
#include "models/words.h"

#include "base/visibletext.h"

#include <QCoreApplication>
#include <QLocale>

namespace models {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(models::Words)
};
} // namespace

QString turnEndText(core::TurnEnd end)
{
    switch (end) {
    case core::TurnEnd::Finished:
        return Words::tr("Finished");
    case core::TurnEnd::EndedNormallyAfterStop:
        return Words::tr("Ended normally after Stop");
    case core::TurnEnd::StoppedByYou:
        return Words::tr("Stopped by you");
    case core::TurnEnd::StoppedByForce:
        return Words::tr("Stopped by force");
    case core::TurnEnd::AgentFailed:
        return Words::tr("Agent failed");
    case core::TurnEnd::AgentDied:
        return Words::tr("Agent process died");
    case core::TurnEnd::Refused:
        return Words::tr("Refused");
    case core::TurnEnd::TokenLimit:
        return Words::tr("Token limit reached");
    case core::TurnEnd::RequestLimit:
        return Words::tr("Request limit reached");
    case core::TurnEnd::CancelledByAgent:
        return Words::tr("Cancelled by the agent");
    case core::TurnEnd::ConnectionLost:
        return Words::tr("Connection lost");
    case core::TurnEnd::CutOff:
        return Words::tr("Stopped by force: disconnected");
    }
    return {};
}

QString restoredText(const core::SessionRestored &restored)
{
    switch (restored.how) {
    case core::SessionRestored::How::Resumed:
        return Words::tr("It took this session up again and knows what was said above.");
    case core::SessionRestored::How::Loaded:
        return restored.replayedNothing
                   ? Words::tr("It loaded this session but repeated nothing of it: it may not know "
                               "what was said above.")
                   : Words::tr("It loaded this session and knows what was said above.");
    case core::SessionRestored::How::Told:
        return restored.replayedNothing ? Words::tr("It took this session up and told nothing of what was said in it.")
                                        : Words::tr("This is what it told of the session.");
    case core::SessionRestored::How::New:
        break;
    }
    return Words::tr("This is a new session: the agent does not know what was said above.");
}

QString requestKindText(core::RequestKind kind)
{
    switch (kind) {
    case core::RequestKind::Initialize:
        return Words::tr("Start agent");
    case core::RequestKind::Reconnect:
        return Words::tr("Connect again");
    case core::RequestKind::Authenticate:
        return Words::tr("Log in");
    case core::RequestKind::NewSession:
        return Words::tr("New session");
    case core::RequestKind::LoadSession:
        return Words::tr("Load session");
    case core::RequestKind::ResumeSession:
        return Words::tr("Resume session");
    case core::RequestKind::ForkSession:
        return Words::tr("Fork session");
    case core::RequestKind::ListSessions:
        return Words::tr("List sessions");
    case core::RequestKind::DeleteSession:
        return Words::tr("Delete session");
    case core::RequestKind::SetMode:
    case core::RequestKind::SetConfigOption:
        return Words::tr("Set option");
    case core::RequestKind::CloseSession:
        return Words::tr("Close session");
    case core::RequestKind::Logout:
        return Words::tr("Log out");
    case core::RequestKind::Prompt:
        return Words::tr("Prompt");
    case core::RequestKind::Permission:
        return Words::tr("Permission");
    case core::RequestKind::Elicitation:
        return Words::tr("Question");
    case core::RequestKind::CreateTerminal:
    case core::RequestKind::Command:
        return Words::tr("Command");
    case core::RequestKind::WaitForExit:
        return Words::tr("Wait for exit");
    case core::RequestKind::ReadFile:
        return Words::tr("Read file");
    case core::RequestKind::WriteFile:
        return Words::tr("Write file");
    case core::RequestKind::Other:
        break;
    }
    return Words::tr("Request");
}

namespace {

QString endText(const core::RequestRow &row)
{
    switch (row.end) {
    case core::RequestEnd::Answered:
        if (row.kind == core::RequestKind::Reconnect)
            return Words::tr("connected");
        if (row.kind == core::RequestKind::Command)
            return row.endDetail.isEmpty() ? Words::tr("ended") : Words::tr("ended, %1").arg(row.endDetail);
        return row.endDetail.isEmpty() ? Words::tr("answered") : Words::tr("answered: %1").arg(row.endDetail);
    case core::RequestEnd::AnsweredByUser:
        return Words::tr("answered by you");
    case core::RequestEnd::AnsweredByRule:
        return Words::tr("answered by your rule: %1").arg(base::visibleText(row.endDetail));
    case core::RequestEnd::CancelledByAgent:
        if (row.kind == core::RequestKind::Command)
            return row.endDetail.isEmpty() ? Words::tr("ended by the agent")
                                           : Words::tr("ended by the agent (%1)").arg(row.endDetail);
        return row.endDetail.isEmpty() ? Words::tr("cancelled by the agent")
                                       : Words::tr("cancelled by the agent (%1)").arg(row.endDetail);
    case core::RequestEnd::CancelledByStop:
        return Words::tr("cancelled by Stop");
    case core::RequestEnd::CancelledByUser:
        return Words::tr("cancelled by you");
    case core::RequestEnd::RefusedAfterStop:
        return Words::tr("refused: arrived after Stop");
    case core::RequestEnd::EndedByStop:
        return row.endDetail.isEmpty() ? Words::tr("ended by Stop")
                                       : Words::tr("ended by Stop (%1)").arg(row.endDetail);
    case core::RequestEnd::EndedByForce:
        return Words::tr("ended by Force stop");
    case core::RequestEnd::EndedWithAgent:
        return row.endDetail.isEmpty() ? Words::tr("ended with its agent")
                                       : Words::tr("ended with its agent (%1)").arg(row.endDetail);
    case core::RequestEnd::KilledByUser:
        return row.endDetail.isEmpty() ? Words::tr("killed by you")
                                       : Words::tr("killed by you (%1)").arg(row.endDetail);
    case core::RequestEnd::CompletedBeforeCancel:
        return Words::tr("completed before cancel");
    case core::RequestEnd::Failed:
        return row.endDetail.isEmpty() ? Words::tr("failed") : Words::tr("failed: %1").arg(row.endDetail);
    case core::RequestEnd::Lost:
        return Words::tr("lost: connection ended");
    case core::RequestEnd::None:
        break;
    }
    return {};
}

} // namespace

QString requestStateText(const core::RequestRow &row)
{
    switch (row.state) {
    case core::RequestState::WaitsForUser:
        return Words::tr("waits for you");
    case core::RequestState::Running:
        if (row.kind == core::RequestKind::Reconnect)
            return Words::tr("tries again by itself");
        if (row.kind == core::RequestKind::Command && row.processId > 0)
            return Words::tr("running, process %1").arg(row.processId);
        return row.kind == core::RequestKind::WaitForExit ? Words::tr("the agent waits for the command")
                                                          : Words::tr("running");
    case core::RequestState::Sent:
        return Words::tr("sent, no answer yet");
    case core::RequestState::Cancelling:
        return row.askedAgain ? Words::tr("cancelling… asked again, no answer yet") : Words::tr("cancelling…");
    case core::RequestState::Done:
        break;
    }
    return endText(row);
}

QString ageText(base::Milliseconds age)
{
    const qint64 seconds = qMax<qint64>(0, age.count() / 1000);
    if (seconds < 60)
        return Words::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return seconds < 86400 ? Words::tr("%1 h").arg(seconds / 3600)
                           : Words::tr("%n day(s)", nullptr, int(seconds / 86400));
}

QString durationText(base::Milliseconds time)
{
    const qint64 ms = qMax<qint64>(0, time.count());
    if (ms == 0)
        return Words::tr("%1 s").arg(0);
    const double seconds = double(ms) / 1000.0;
    if (ms < 100) // what took any time did not take none
        return Words::tr("%1 s").arg(QLocale().toString(qMax(seconds, 0.01), 'f', 2));
    if (ms < 10'000)
        return Words::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    return ageText(time);
}

} // namespace models
