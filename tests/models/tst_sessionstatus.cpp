// SPDX-License-Identifier: Apache-2.0
#include "models/texts/sessionstatus.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_sessionstatus {

using models::SessionSnapshot;
using models::SessionStatus;

namespace {

using Change = void (*)(SessionSnapshot &);

SessionSnapshot sample()
{
    SessionSnapshot out;
    out.title = QStringLiteral("a title");
    out.agent = models::AgentState::Ready;
    out.stop.phase = core::TurnPhase::Running;
    out.stop.steps = {core::StopStep{core::StopStepKind::Force, base::Milliseconds(3), false, 0}};
    out.options = {acp::ConfigOption{QStringLiteral("m"), {}, {}, {}, false, false, QStringLiteral("a"), {{}}}};
    out.usage = acp::Usage{1, 2, 0.5, QStringLiteral("USD")};
    out.queue = {core::QueuedPrompt{1, QStringLiteral("waits")}};
    out.login.methods = {models::LoginMethod{}};
    out.elicitations = {core::OpenElicitation{}};
    return out;
}

} // namespace

/// Who shows one part of a session hears of that part alone.
class TestSessionStatus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePartIsToldAtATime_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<void *>("change");
        const auto row = [](const char *name, const char *part, Change change) {
            QTest::newRow(name) << QByteArray(part) << reinterpret_cast<void *>(change);
        };
        row("nothing", "", [](SessionSnapshot &) {});
        row("title", "identity", [](SessionSnapshot &s) { s.title += u'x'; });
        row("branch", "identity", [](SessionSnapshot &s) { s.branch = QStringLiteral("main"); });
        row("state", "agent", [](SessionSnapshot &s) { s.agent = models::AgentState::Dead; });
        row("loading", "agent", [](SessionSnapshot &s) { s.loaded = 1; });
        row("phase", "turn", [](SessionSnapshot &s) { s.stop.phase = core::TurnPhase::Stopping; });
        row("rung", "turn", [](SessionSnapshot &s) { s.stop.steps.front().reached = true; });
        row("activity", "turn", [](SessionSnapshot &s) { s.lastActivityAt += base::Milliseconds(1); });
        row("command", "turn", [](SessionSnapshot &s) { s.turnCommands.push_back({}); });
        row("scope", "turn", [](SessionSnapshot &s) { s.defaultScope.endCommands = false; });
        row("statistics", "turn", [](SessionSnapshot &s) { ++s.statistics.stops; });
        row("usage", "offers", [](SessionSnapshot &s) { s.usage->used = 2; });
        row("no usage", "offers", [](SessionSnapshot &s) { s.usage.reset(); });
        row("option", "offers", [](SessionSnapshot &s) { s.options.front().value = QStringLiteral("b"); });
        row("option's words", "offers", [](SessionSnapshot &s) { s.options.front().values.front().name += u'x'; });
        row("agent's command", "offers", [](SessionSnapshot &s) { s.commands.push_back({}); });
        row("attachments", "offers", [](SessionSnapshot &s) { s.takes.image = true; });
        row("message", "queue", [](SessionSnapshot &s) { s.queue.clear(); });
        row("held", "queue", [](SessionSnapshot &s) { s.queueHeld = true; });
        row("login", "questions", [](SessionSnapshot &s) { s.login.needed = true; });
        row("method", "questions", [](SessionSnapshot &s) { s.login.methods.front().name = QStringLiteral("key"); });
        row("question", "questions", [](SessionSnapshot &s) { s.elicitations.front().canAnswer = false; });
    }
    void onePartIsToldAtATime()
    {
        QFETCH(const QByteArray, part);
        QFETCH(void *, change);
        SessionStatus status;
        status.set(sample());
        QByteArrayList told;
        connect(&status, &SessionStatus::identityChanged, this, [&] { told << "identity"; });
        connect(&status, &SessionStatus::agentChanged, this, [&] { told << "agent"; });
        connect(&status, &SessionStatus::turnChanged, this, [&] { told << "turn"; });
        connect(&status, &SessionStatus::offersChanged, this, [&] { told << "offers"; });
        connect(&status, &SessionStatus::queueChanged, this, [&] { told << "queue"; });
        connect(&status, &SessionStatus::questionsChanged, this, [&] { told << "questions"; });
        QSignalSpy changed(&status, &SessionStatus::changed);
        SessionSnapshot next = sample();
        reinterpret_cast<Change>(change)(next);
        status.set(next);
        QCOMPARE(told, part.isEmpty() ? QByteArrayList() : QByteArrayList{part});
        QCOMPARE(changed.size(), part.isEmpty() ? 0 : 1);
    }
};

BELAY_TEST(TestSessionStatus)

} // namespace tst_sessionstatus

#include "tst_sessionstatus.moc"
