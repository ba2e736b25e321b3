// SPDX-License-Identifier: Apache-2.0
#include "models/texts/texts.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/permissions/permissiongate.h"
#include "core/requests/elicitationgate.h"
#include "models/texts/permissiontext.h"

#include <QCoreApplication>
#include <QLocale>

namespace models {

namespace {
struct TextsTr
{
    Q_DECLARE_TR_FUNCTIONS(models::Texts)
};
} // namespace

QString turnEndText(core::TurnEnd end)
{
    return base::capitalized(turnEndPhrase(end));
}

QString turnEndText(core::TurnEnd end, core::StoppedBy by)
{
    return end == core::TurnEnd::StoppedByClosing && by != core::StoppedBy::You ? stopMarkText(by) : turnEndText(end);
}

QString turnEndPhrase(core::TurnEnd end)
{
    switch (end) {
    case core::TurnEnd::Finished:
        return TextsTr::tr("finished", "a state in a list");
    case core::TurnEnd::EndedNormallyAfterStop:
        return TextsTr::tr("ended normally after Stop", "a state in a list");
    case core::TurnEnd::StoppedByYou:
        return TextsTr::tr("stopped by you", "a state in a list");
    case core::TurnEnd::StoppedByForce:
        return TextsTr::tr("stopped by force", "a state in a list");
    case core::TurnEnd::NotEnded:
        return TextsTr::tr("could not be ended", "a state in a list");
    case core::TurnEnd::AgentFailed:
        return base::Words::tr("agent failed", "a state in a list");
    case core::TurnEnd::AgentDied:
        return base::Words::tr("agent process died", "a state in a list");
    case core::TurnEnd::Refused:
        return TextsTr::tr("refused", "a state in a list");
    case core::TurnEnd::TokenLimit:
        return TextsTr::tr("token limit reached", "a state in a list");
    case core::TurnEnd::RequestLimit:
        return TextsTr::tr("request limit reached", "a state in a list");
    case core::TurnEnd::CancelledByAgent:
        return base::Words::tr("cancelled by the agent");
    case core::TurnEnd::ConnectionLost:
        return base::Words::tr("connection lost", "a state in a list");
    case core::TurnEnd::Disconnected:
        return TextsTr::tr("stopped by force: disconnected", "a state in a list");
    case core::TurnEnd::StoppedByClosing:
        return TextsTr::tr("stopped by closing", "a state in a list");
    case core::TurnEnd::StoppedByLimit:
        return TextsTr::tr("stopped by its time limit", "a state in a list");
    case core::TurnEnd::BelayEnded:
        return base::Words::tr("Belay ended in the middle", "a state in a list");
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
    case core::TurnEnd::NotEnded:
        return QStringLiteral("not_ended");
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
    case core::TurnEnd::StoppedByClosing:
        return QStringLiteral("stopped_by_closing");
    case core::TurnEnd::StoppedByLimit:
        return QStringLiteral("stopped_by_limit");
    case core::TurnEnd::BelayEnded:
        return QStringLiteral("belay_ended");
    }
    return {};
}

QString stopMarkText(core::StoppedBy by)
{
    switch (by) {
    case core::StoppedBy::You:
        return TextsTr::tr("You pressed Stop");
    case core::StoppedBy::ClosingSession:
        return TextsTr::tr("Stopped by closing the session");
    case core::StoppedBy::ClosingBelay:
        return TextsTr::tr("Stopped by closing Belay");
    case core::StoppedBy::Signal:
        return TextsTr::tr("Stopped by a signal that ended Belay");
    case core::StoppedBy::TimeLimit:
        return turnEndText(core::TurnEnd::StoppedByLimit);
    }
    return {};
}

QString stopMarkText(core::StoppedBy by, const QString &time)
{
    return base::facts({stopMarkText(by), time});
}

QString restoredText(const core::SessionRestored &restored)
{
    switch (restored.kind) {
    case core::SessionRestored::Kind::Resumed:
        return TextsTr::tr("It took this session up again and knows what was said above.");
    case core::SessionRestored::Kind::Loaded:
        return restored.replayedNothing
                   ? TextsTr::tr("It loaded this session but repeated nothing of it: it may not know "
                                 "what was said above.")
                   : TextsTr::tr("It took this session up again and knows what was said above.");
    case core::SessionRestored::Kind::Imported:
        return restored.replayedNothing
                   ? TextsTr::tr("It took this session up and told nothing of what was said in it.")
                   : TextsTr::tr("This is what it told of the session.");
    case core::SessionRestored::Kind::New:
        break;
    }
    return TextsTr::tr("This is a new session: the agent does not know what was said above.");
}

QString requestKindText(core::RequestKind kind)
{
    switch (kind) {
    case core::RequestKind::Initialize:
        return TextsTr::tr("Start agent");
    case core::RequestKind::Reconnect:
        return TextsTr::tr("Connect again");
    case core::RequestKind::Authenticate:
        return base::Words::tr("Log in");
    case core::RequestKind::NewSession:
        return base::Words::tr("New session");
    case core::RequestKind::LoadSession:
        return TextsTr::tr("Load session");
    case core::RequestKind::ResumeSession:
        return TextsTr::tr("Resume session");
    case core::RequestKind::ForkSession:
        return TextsTr::tr("Fork session");
    case core::RequestKind::ListSessions:
        return TextsTr::tr("List sessions");
    case core::RequestKind::DeleteSession:
        return base::Words::tr("Delete session");
    case core::RequestKind::SetMode:
    case core::RequestKind::SetConfigOption:
        return TextsTr::tr("Set option");
    case core::RequestKind::CloseSession:
        return base::Words::tr("Close session");
    case core::RequestKind::Logout:
        return TextsTr::tr("Log out");
    case core::RequestKind::Prompt:
        return TextsTr::tr("Prompt");
    case core::RequestKind::Permission:
        return base::Words::tr("Permission");
    case core::RequestKind::Elicitation:
        return TextsTr::tr("Question");
    case core::RequestKind::CreateTerminal:
    case core::RequestKind::Command:
        return base::Words::tr("Command");
    case core::RequestKind::WaitForExit:
        return TextsTr::tr("Wait for exit");
    case core::RequestKind::ReadFile:
        return TextsTr::tr("Read file");
    case core::RequestKind::WriteFile:
        return TextsTr::tr("Write file");
    case core::RequestKind::RemoteCall:
        return base::Words::tr("Tool call");
    case core::RequestKind::Other:
        break;
    }
    return base::Words::tr("Request");
}

namespace {

QString endText(const core::RequestRow &row)
{
    switch (row.end) {
    case core::RequestEnd::Answered:
        if (row.kind == core::RequestKind::Reconnect)
            return TextsTr::tr("connected");
        if (row.kind == core::RequestKind::Command)
            return row.endDetail.isEmpty() ? base::Words::tr("ended")
                                           : base::described(base::Words::tr("ended"), row.endDetail);
        return row.endDetail.isEmpty() ? base::Words::tr("answered")
                                       : base::labelled(base::Words::tr("answered"), row.endDetail);
    case core::RequestEnd::AnsweredByUser:
        return base::Words::tr("answered by you");
    case core::RequestEnd::AnsweredByRule:
        return base::Words::tr("answered by your rule: %1").arg(base::visibleText(row.endDetail));
    case core::RequestEnd::CancelledByAgent:
        if (row.kind == core::RequestKind::Command)
            return base::noted(base::Words::tr("ended by the agent"), row.endDetail);
        return base::noted(base::Words::tr("cancelled by the agent"), row.endDetail);
    case core::RequestEnd::CancelledByStop:
        return base::Words::tr("cancelled by Stop");
    case core::RequestEnd::CancelledByUser:
        return base::Words::tr("cancelled by you");
    case core::RequestEnd::TimedOut:
        return TextsTr::tr("no answer in time");
    case core::RequestEnd::CancelNotAnswered:
        return TextsTr::tr("asked to cancel, no answer");
    case core::RequestEnd::RefusedAfterStop:
        return base::Words::tr("refused: arrived after Stop");
    case core::RequestEnd::EndedByStop:
        return base::noted(base::Words::tr("ended by Stop"), row.endDetail);
    case core::RequestEnd::EndedByForce:
        return base::Words::tr("ended by Force stop");
    case core::RequestEnd::EndedWithTurn:
        return base::Words::tr("the turn ended first");
    case core::RequestEnd::EndedWithAgent:
        return base::noted(base::Words::tr("ended with its agent"), row.endDetail);
    case core::RequestEnd::KilledByUser:
        return base::noted(base::Words::tr("killed by you"), row.endDetail);
    case core::RequestEnd::CompletedBeforeCancel:
        return row.cancelAskedAt
                   ? TextsTr::tr("completed %1 after cancel").arg(durationText(row.endedAt - *row.cancelAskedAt))
                   : TextsTr::tr("completed before cancel");
    case core::RequestEnd::Failed:
        return row.endDetail.isEmpty() ? base::Words::tr("failed")
                                       : base::labelled(base::Words::tr("failed"), row.endDetail);
    case core::RequestEnd::Lost:
        return base::Words::tr("lost: connection ended");
    case core::RequestEnd::None:
        break;
    }
    return {};
}

/// The end with further details, if any.
QString wholeEndText(const core::RequestRow &row)
{
    QString text = endText(row);
    if (!row.partial.isEmpty())
        text = TextsTr::tr("%1; with it came %2", "how a request ended, what the answer held")
                   .arg(text, base::visibleText(row.partial));
    if (row.withdrawnLate)
        text = TextsTr::tr("%1; withdrawn by the agent when it was over", "how a request ended").arg(text);
    return text;
}

} // namespace

QString requestStateText(const core::RequestRow &row)
{
    switch (row.state) {
    case core::RequestState::WaitsForUser:
        return base::Words::tr("waits for you");
    case core::RequestState::Held:
        return TextsTr::tr("held until the turn ends");
    case core::RequestState::Running:
        if (row.kind == core::RequestKind::Reconnect)
            return TextsTr::tr("tries again by itself");
        if (row.kind == core::RequestKind::Command && row.processId > 0)
            return base::described(base::Words::tr("running"), base::Words::tr("process %1").arg(row.processId));
        return row.kind == core::RequestKind::WaitForExit ? TextsTr::tr("the agent waits for the command")
                                                          : base::Words::tr("running");
    case core::RequestState::Sent:
        return base::Words::tr("sent, no answer yet");
    case core::RequestState::Cancelling:
        return row.askedAgain ? base::facts({TextsTr::tr("cancelling…"), base::Words::tr("asked again, no answer yet")})
                              : TextsTr::tr("cancelling…");
    case core::RequestState::Done:
        break;
    }
    return wholeEndText(row);
}

namespace {

QString endText(core::RequestEnd end)
{
    core::RequestRow row;
    row.end = end;
    return endText(row);
}

} // namespace

QString permissionStateText(const history::Permission &permission)
{
    using enum core::PermissionEnd;
    if (permission.end == Open)
        return base::Words::tr("waits for you");
    if (permission.end == Answered && permission.rule.isEmpty())
        return base::labelled(base::Words::tr("answered by you"), answerText(permission));
    if (permission.end == Answered)
        return base::Words::tr("answered by your rule: %1").arg(answerText(permission));
    const QString end = endText(core::rowEndOf(permission.end));
    if (permission.end != CancelledByStop)
        return end;
    // What Belay would have done was prevented; the agent's own actions cannot be.
    return base::facts({end, permission.byBelay ? base::Words::tr("not started") : base::Words::tr("not permitted")});
}

QString elicitationStateText(const history::Elicitation &elicitation)
{
    using enum core::ElicitationEnd;
    if (elicitation.end == Open)
        return base::Words::tr("waits for you");
    if (elicitation.end == Declined)
        return TextsTr::tr("you declined");
    if (elicitation.end != Accepted || elicitation.url.isEmpty())
        return endText(core::rowEndOf(elicitation.end));
    return elicitation.completed ? TextsTr::tr("you opened it · done, says the agent") : TextsTr::tr("you opened it");
}

QString ageText(base::Milliseconds age)
{
    const qint64 seconds = qMax<qint64>(0, age.count() / 1000);
    if (seconds < 60)
        return base::Words::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    return seconds < 86400 ? TextsTr::tr("%1 h").arg(seconds / 3600)
                           : TextsTr::tr("%n day(s)", nullptr, int(seconds / 86400));
}

QString durationText(base::Milliseconds time)
{
    const qint64 ms = qMax<qint64>(0, time.count());
    if (ms == 0)
        return base::Words::tr("%1 s").arg(0);
    const double seconds = double(ms) / 1000.0;
    if (ms < 100) // a short time must not be shown as 0
        return base::Words::tr("%1 s").arg(QLocale().toString(qMax(seconds, 0.01), 'f', 2));
    if (ms < 10'000)
        return base::Words::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
    return ageText(time);
}

} // namespace models
