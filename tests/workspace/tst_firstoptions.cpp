// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"
#include "workspace/session/firstoptions.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_firstoptions {

using workspace::FirstOptions;

namespace {

constexpr const char *setMethod = "session/set_config_option";

QByteArray option(const char *id, const char *value, const char *values)
{
    QByteArray list;
    for (const QByteArray &one : QByteArray(values).split(' '))
        list += (list.isEmpty() ? "{\"value\":\"" : ",{\"value\":\"") + one + "\",\"name\":\"" + one + "\"}";
    return QByteArray("{\"id\":\"") + id + "\",\"name\":\"" + id + "\",\"type\":\"select\",\"currentValue\":\"" +
           value + "\",\"options\":[" + list + "]}";
}

QByteArray options(const char *model, const char *thought, const char *thoughts)
{
    return "\"configOptions\":[" + option("model", model, "slow swift") + ',' + option("thought", thought, thoughts) +
           ']';
}

/// An agent whose thought levels depend on the model.
struct Bench : AgentBench
{
    FirstOptions first;
    QSignalSpy settled{&first, &FirstOptions::settled};

    Bench() : AgentBench(false)
    {
        openSession(R"({"protocolVersion":1,"agentCapabilities":{}})",
                    R"({"sessionId":"s",)" + options("slow", "low", "low") + '}');
    }
    void begin(const FirstOptions::Values &values)
    {
        first.choose(values);
        first.begin(session);
    }
    int asked() const { return count(QLatin1String(setMethod)); }
    QJsonValue newest() const { return sent.back().value(QLatin1String("id")); }
    bool isAsChosen() const { return settled.constLast().at(1).toBool(); }
};

const FirstOptions::Values swiftAndHigh{{QStringLiteral("model"), QStringLiteral("swift")},
                                        {QStringLiteral("thought"), QStringLiteral("high")}};

} // namespace

class TestFirstOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNextOneWaitsForTheOneBefore()
    {
        Bench b;
        b.begin(swiftAndHigh);
        QCOMPARE(b.asked(), 1);
        QVERIFY(b.first.isPending());
        b.answer(b.newest(), '{' + options("swift", "low", "low high") + '}');
        QCOMPARE(b.asked(), 2);
        QCOMPARE(b.settled.count(), 0);
        b.answer(b.newest(), '{' + options("swift", "high", "low high") + '}');
        QCOMPARE(b.settled.count(), 1);
        QVERIFY(b.isAsChosen());
        QVERIFY(!b.first.isPending());
    }

    void whatIsSetAlreadyIsNotAskedFor()
    {
        Bench b;
        b.begin({{QStringLiteral("model"), QStringLiteral("slow")}});
        QCOMPARE(b.asked(), 0);
        QCOMPARE(b.settled.count(), 1);
        QVERIFY(b.isAsChosen());
    }

    /// What comes after it may depend on it, and is not asked for.
    void whatIsNotOfferedIsTold()
    {
        Bench b;
        b.begin({{QStringLiteral("model"), QStringLiteral("gone\u202e")},
                 {QStringLiteral("thought"), QStringLiteral("high")}});
        QCOMPARE(b.asked(), 0);
        QCOMPARE(b.settled.constLast().at(0).toString(), QStringLiteral("gone\\u202e"));
        QVERIFY(!b.isAsChosen());
    }

    /// However it ends, it ends.
    void anAgentThatDoesNotTakeIt_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"refuses", "deaf", "dies"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void anAgentThatDoesNotTakeIt()
    {
        QFETCH(const QString, how);
        Bench b;
        b.begin(swiftAndHigh);
        if (how == QLatin1String("refuses"))
            b.answerError(b.newest(), -32602);
        else if (how == QLatin1String("deaf"))
            b.clock.advance(600'000);
        else
            b.die();
        QCOMPARE(b.settled.count(), 1);
        QVERIFY(!b.isAsChosen());
        QVERIFY(!b.first.isPending());
        QCOMPARE(b.asked(), 1);
    }

    /// One that the user changed in the bar meanwhile is not the one that is waited for.
    void theUserMayChangeAnother()
    {
        Bench b;
        b.begin(swiftAndHigh);
        const QJsonValue model = b.newest();
        b.session->setOption(QStringLiteral("thought"), QStringLiteral("low"));
        b.answer(b.newest(), '{' + options("slow", "low", "low") + '}');
        QVERIFY(b.first.isPending());
        QCOMPARE(b.asked(), 2);
        b.answer(model, '{' + options("swift", "low", "low high") + '}');
        QCOMPARE(b.asked(), 3);
    }
};

BELAY_TEST(TestFirstOptions)

} // namespace tst_firstoptions

#include "tst_firstoptions.moc"
