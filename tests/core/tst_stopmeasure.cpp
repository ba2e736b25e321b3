// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/stop/stopmeasure.h"
#include "testclass.h"

#include <QTest>

namespace tst_stopmeasure {

/// What is kept of how an agent takes Stop.
class TestStopMeasure : public QObject
{
    Q_OBJECT

    struct Measured : AgentBench
    {
        core::StopMeasure measure{&clock};
        QList<core::StopSample> samples;

        explicit Measured(const QByteArray &initialize = R"({"protocolVersion":1,"agentCapabilities":{}})")
            : AgentBench(false)
        {
            openSession(initialize);
            QObject::connect(session, &core::Session::eventOccurred, &measure, &core::StopMeasure::apply);
            QObject::connect(&measure, &core::StopMeasure::measured, &measure,
                             [this](const core::StopSample &sample) { samples << sample; });
            prompt();
        }
    };

private Q_SLOTS:
    /// Whoever asked for the Stop, the agent has confirmed it.
    void aConfirmedOneIsConfirmed_data()
    {
        QTest::addColumn<core::StoppedBy>("by");
        QTest::addColumn<QByteArray>("answer");
        using enum core::StoppedBy;
        for (const auto &[name, by] :
             {std::pair("you", You), std::pair("closing the session", ClosingSession),
              std::pair("quitting", ClosingBelay), std::pair("a signal", Signal), std::pair("the limit", TimeLimit)}) {
            QTest::addRow("%s", name) << by << QByteArray("cancelled");
            QTest::addRow("%s, as if it had finished", name) << by << QByteArray("end_turn");
        }
    }
    void aConfirmedOneIsConfirmed()
    {
        QFETCH(const core::StoppedBy, by);
        QFETCH(const QByteArray, answer);
        Measured m;
        m.session->stop(by);
        m.clock.advance(200);
        m.answerPrompt(answer.constData());
        m.clock.advance(core::StopMeasure::quiet);
        QCOMPARE(m.samples.size(), 1);
        QCOMPARE(m.samples[0].confirmed, std::optional(base::Milliseconds(200)));
        QVERIFY(!m.samples[0].forced);
    }

    /// One that says "cancelled" at once and streams on has not stopped by then.
    void whatGoesOnIsNotOver()
    {
        Measured m;
        m.session->stop();
        m.clock.advance(10);
        m.answerPrompt("cancelled");
        for (int i = 0; i < 6; ++i) {
            m.clock.advance(500);
            m.text("on");
        }
        m.clock.advance(2999);
        QVERIFY(m.samples.isEmpty());
        m.clock.advance(1);
        QCOMPARE(m.samples.size(), 1);
        QCOMPARE(m.samples[0].confirmed, std::optional(base::Milliseconds(3010)));
        m.text("much later"); // is told by the transcript
        m.clock.advance(60'000);
        QCOMPARE(m.samples.size(), 1);
    }

    void oneThatNeverFallsSilentIsMeasuredAllTheSame()
    {
        Measured m;
        m.session->stop();
        m.answerPrompt("cancelled");
        for (int i = 0; i < 100; ++i) {
            m.clock.advance(500);
            m.text("on");
        }
        QCOMPARE(m.samples.size(), 1);
        QVERIFY(*m.samples[0].confirmed >= core::StopMeasure::longest - base::Milliseconds(500));
    }

    void theNextTurnAndTheEndOfTheAgentEndIt()
    {
        Measured m;
        m.session->stop();
        m.clock.advance(20);
        m.answerPrompt("cancelled");
        m.prompt();
        QCOMPARE(m.samples.size(), 1);
        m.text("of the next turn");
        m.session->stop();
        m.clock.advance(30);
        m.answerPrompt("cancelled");
        QCOMPARE(m.samples.size(), 1);
        m.measure.finish();
        QCOMPARE(m.samples.size(), 2);
        QCOMPARE(m.samples[1].confirmed, std::optional(base::Milliseconds(30)));
        m.measure.finish();
        QCOMPARE(m.samples.size(), 2);
        QCOMPARE(m.clock.timerCount(), size_t(0));
    }

    void forceIsNoConfirmation()
    {
        Measured m(R"({"protocolVersion":1,"agentCapabilities":{"loadSession":true}})");
        m.session->stop();
        m.clock.advance(15'000);
        QCOMPARE(m.samples.size(), 1);
        QVERIFY(!m.samples[0].confirmed && m.samples[0].forced);
    }

    void neitherIsDeath()
    {
        Measured m;
        m.session->stop();
        m.die();
        QCOMPARE(m.samples.size(), 1);
        QVERIFY(!m.samples[0].confirmed && !m.samples[0].forced);
    }

    void aTurnThatWasNotStoppedIsNoStop()
    {
        Measured m;
        m.answerPrompt("end_turn");
        m.clock.advance(60'000);
        QVERIFY(m.samples.isEmpty());
    }
};

BELAY_TEST(TestStopMeasure)

} // namespace tst_stopmeasure

#include "tst_stopmeasure.moc"
