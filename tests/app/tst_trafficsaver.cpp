// SPDX-License-Identifier: Apache-2.0
#include "app/trafficsaver.h"
#include "runs.h"

using app::SessionController;

namespace {

QString answerIn(SessionController *session)
{
    for (int row = 0; row < session->transcript().count(); ++row) {
        if (const auto *message = std::get_if<history::AgentMessage>(&session->transcript().at(row).body))
            return message->text;
    }
    return {};
}

} // namespace

/// What is saved of a conversation can be had again, without the agent that it was with.
class TestTrafficSaver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPlayedAgain()
    {
        Runs runs;
        const QString file = runs.home.filePath(QStringLiteral("traffic.jsonl"));
        SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        QVERIFY(Runs::say(session, QStringLiteral("markdown")));
        const QString said = answerIn(session);
        QVERIFY(said.size() > 200);
        const auto written = app::writeTraffic(*session->connection().wireTap(), file);
        QVERIFY2(written.ok(), qPrintable(written ? QString() : written.error().message));

        app::AgentEntry replay = app::replayAgent(file);
        replay.command.replace(replay.command.left(replay.command.indexOf(QStringLiteral(" --replay"))),
                               qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay-demo-agent"));
        SessionController *again = runs.workspace->openSession(replay, runs.folder);
        QVERIFY(Runs::say(again, QStringLiteral("something else")));
        QCOMPARE(answerIn(again), said);
        QCOMPARE(again->sessionId(), session->sessionId());
    }

    void saysWhyItCouldNot()
    {
        const acp::WireTap tap;
        const auto written = app::writeTraffic(tap, QStringLiteral("/nowhere/traffic.jsonl"));
        QVERIFY(!written);
        QVERIFY(written.error().message.contains(QStringLiteral("/nowhere")));
    }
};

QTEST_MAIN(TestTrafficSaver)
#include "tst_trafficsaver.moc"
