// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "core/requests/elicitationgate.h"
#include "testclass.h"

#include <QTest>

namespace tst_elicitations {

using acp::ElicitationAnswer;
using core::ElicitationEnd;
using Action = acp::ElicitationAnswer::Action;

namespace {

base::RequestKey onlyKey(const core::ElicitationGate &gate)
{
    return gate.open().size() == 1 ? gate.open().front().key : base::RequestKey();
}

ElicitationAnswer named(const QString &value)
{
    return {Action::Accept, {{QStringLiteral("name"), value}}};
}

std::vector<ElicitationEnd> ends(const AgentBench &b)
{
    std::vector<ElicitationEnd> out;
    for (const auto &settled : b.all<core::ElicitationSettled>())
        out.push_back(settled.end);
    return out;
}

// No raw strings: moc loses its way in some.
constexpr const char *ofARequest = "\"requestId\":7";
QByteArray address()
{
    return "\"mode\":\"url\",\"message\":\"go\",\"elicitationId\":\"e-1\",\"url\":\"https://example.org/x\"";
}

} // namespace

/// What the agent asks the user for: each question is answered exactly once, whatever ends it.
class TestElicitations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theUsersAnswerGoesOut()
    {
        AgentBench b;
        b.prompt();
        const int id = b.askForm();
        QVERIFY(b.answerTo(id).isEmpty());
        const base::RequestKey key = onlyKey(b.session->elicitations());
        const core::RequestRow *row = b.board.row(key);
        QVERIFY(row);
        QCOMPARE(row->kind, core::RequestKind::Elicitation);
        QCOMPARE(row->state, core::RequestState::WaitsForUser);
        QCOMPARE(row->detail, QStringLiteral("Which knot?"));
        ElicitationAnswer answer = named(QStringLiteral("bow\"line"));
        answer.content.emplace_back(QStringLiteral("turns"), qint64(3));
        QVERIFY(b.session->elicitations().answer(key, answer).ok());
        const QJsonObject result = b.answerTo(id).value(QLatin1String("result")).toObject();
        QCOMPARE(QJsonDocument(result).toJson(QJsonDocument::Compact),
                 QByteArray("{\"action\":\"accept\",\"content\":{\"name\":\"bow\\\"line\",\"turns\":3}}"));
        QCOMPARE(b.rowEnd(core::RequestKind::Elicitation), core::RequestEnd::AnsweredByUser);
        QCOMPARE(ends(b), std::vector{ElicitationEnd::Accepted});
        // A second click comes too late and sends nothing.
        const auto sent = b.sent.size();
        QVERIFY(!b.session->elicitations().answer(key, answer).ok());
        QCOMPARE(b.sent.size(), sent);
    }

    void whatDoesNotFitTheFormIsNotSent_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("without what is needed") << QStringList{QStringLiteral("turns")};
        QTest::newRow("what nobody asked for") << QStringList{QStringLiteral("name"), QStringLiteral("other")};
        QTest::newRow("twice") << QStringList{QStringLiteral("name"), QStringLiteral("name")};
    }
    void whatDoesNotFitTheFormIsNotSent()
    {
        QFETCH(const QStringList, names);
        AgentBench b;
        b.prompt();
        const int id = b.askForm();
        ElicitationAnswer answer{Action::Accept, {}};
        for (const QString &name : names)
            answer.content.emplace_back(name, QStringLiteral("x"));
        QVERIFY(!b.session->elicitations().answer(onlyKey(b.session->elicitations()), answer).ok());
        QVERIFY(b.answerTo(id).isEmpty());
        QCOMPARE(b.session->elicitations().openCount(), 1);
    }

    void noAndNothingAreTwoAnswers()
    {
        AgentBench b;
        b.prompt();
        const int no = b.askForm();
        QVERIFY(b.session->elicitations()
                    .answer(onlyKey(b.session->elicitations()),
                            {Action::Decline, {{QStringLiteral("name"), QStringLiteral("typed")}}})
                    .ok());
        QCOMPARE(b.elicitationAction(no), QStringLiteral("decline"));
        QVERIFY(!b.answerTo(no).value(QLatin1String("result")).toObject().contains(QLatin1String("content")));
        const int nothing = b.askForm();
        QVERIFY(b.session->elicitations().answer(onlyKey(b.session->elicitations()), {Action::Cancel, {}}).ok());
        QCOMPARE(b.elicitationAction(nothing), QStringLiteral("cancel"));
        const int byRow = b.askForm();
        b.board.cancel(onlyKey(b.session->elicitations()));
        QCOMPARE(b.elicitationAction(byRow), QStringLiteral("cancel"));
        QCOMPARE(ends(b), (std::vector{ElicitationEnd::Declined, ElicitationEnd::CancelledByUser,
                                       ElicitationEnd::CancelledByUser}));
    }

    void stopAnswersCancelAfterTheCascade()
    {
        AgentBench b;
        b.prompt();
        const int id = b.askForm();
        const base::RequestKey key = onlyKey(b.session->elicitations());
        b.session->stop();
        QVERIFY(b.answerTo(id).isEmpty()); // the agent may still withdraw it itself
        QVERIFY(!b.session->elicitations().answer(key, named(QStringLiteral("late"))).ok());
        QVERIFY(!b.session->elicitations().open().front().canAnswer);
        const int inTime = b.askForm();
        b.clock.advance(100);
        QCOMPARE(b.elicitationAction(id), QStringLiteral("cancel"));
        QCOMPARE(b.elicitationAction(inTime), QStringLiteral("cancel"));
        QCOMPARE(b.elicitationAction(b.askForm()), QStringLiteral("cancel")); // at once
        QCOMPARE(ends(b), (std::vector{ElicitationEnd::CancelledByStop, ElicitationEnd::CancelledByStop,
                                       ElicitationEnd::RefusedAfterStop}));
        b.answerPrompt("cancelled");
        QCOMPARE(b.lastEnd(), core::TurnEnd::StoppedByYou);
        QCOMPARE(b.elicitationAction(b.askForm()), QStringLiteral("cancel")); // nobody speaks for it any more
    }

    void theAgentMayTakeItBack()
    {
        AgentBench b;
        b.prompt();
        const int id = b.askForm();
        b.cancelRequest(id);
        QCOMPARE(b.errorCode(id), -32800);
        QCOMPARE(ends(b), std::vector{ElicitationEnd::CancelledByAgent});
        QCOMPARE(b.rowEnd(core::RequestKind::Elicitation), core::RequestEnd::CancelledByAgent);
    }

    void theTurnsEndTakesItAlong()
    {
        AgentBench b;
        b.prompt();
        const int id = b.askForm();
        b.answerPrompt("end_turn");
        QCOMPARE(b.elicitationAction(id), QStringLiteral("cancel"));
        const int after = b.askForm(); // of no turn: waits
        QVERIFY(b.answerTo(after).isEmpty());
    }

    void anEndOfTheConnectionLosesIt()
    {
        AgentBench b;
        b.prompt();
        (void)b.askForm();
        (void)b.askForm(ofARequest);
        QCOMPARE(b.connection->elicitations().openCount(), 1);
        b.die();
        QCOMPARE(b.session->elicitations().openCount(), 0);
        QCOMPARE(b.connection->elicitations().openCount(), 0);
        QCOMPARE(ends(b), std::vector{ElicitationEnd::Lost});
        const auto failures = b.all<core::ErrorRaised>();
        QCOMPARE(failures.size(), size_t(1));
        QCOMPARE(failures.front().lostRequests, 1); // without the prompt
    }

    void withoutASessionTheConnectionAsks()
    {
        AgentBench b;
        const int id = b.askForm(ofARequest);
        QCOMPARE(b.session->elicitations().openCount(), 0);
        const base::RequestKey key = onlyKey(b.connection->elicitations());
        QVERIFY(b.board.row(key)->session.isEmpty());
        QVERIFY(b.connection->elicitations().answer(key, named(QStringLiteral("x"))).ok());
        QCOMPARE(b.elicitationAction(id), QStringLiteral("accept"));
        QCOMPARE(b.errorCode(b.askForm("\"sessionId\":\"nobody\"")), -32002);
    }

    void whoGivesTheStartUpIsNotAskedOn()
    {
        AgentBench b(false);
        b.connection->start();
        b.answer(b.idOf(QStringLiteral("initialize")), "{\"protocolVersion\":1,\"agentCapabilities\":{}}");
        bool failed = false;
        b.connection->openSession(b.folder.path(), b.connection.get(),
                                  [&](const base::Result<core::Session *> &result) { failed = !result.ok(); });
        const int id = b.askForm("\"sessionId\":\"not-yet-known\"");
        QCOMPARE(b.connection->elicitations().openCount(), 1);
        b.connection->cancelOpening();
        QCOMPARE(b.elicitationAction(id), QStringLiteral("cancel"));
    }

    void whereNobodyIsItIsNotOfferedAndRefused()
    {
        AgentBench b(false);
        b.elicitation = false;
        b.remake();
        b.openSession();
        const QJsonObject hello = b.sent.front().value(QLatin1String("params")).toObject();
        QVERIFY(!hello.value(QLatin1String("clientCapabilities")).toObject().contains(QLatin1String("elicitation")));
        QCOMPARE(b.errorCode(b.askForm()), -32602);
        AgentBench offered;
        const QJsonObject capabilities = offered.sent.front()
                                             .value(QLatin1String("params"))
                                             .toObject()
                                             .value(QLatin1String("clientCapabilities"))
                                             .toObject();
        QVERIFY(capabilities.value(QLatin1String("elicitation")).toObject().contains(QLatin1String("form")));
        QVERIFY(capabilities.value(QLatin1String("elicitation")).toObject().contains(QLatin1String("url")));
    }

    void badOnesAreRefusedWithThePath_data()
    {
        QTest::addColumn<QByteArray>("params");
        QTest::newRow("no message") << QByteArray("{\"sessionId\":\"s\",\"mode\":\"form\",\"requestedSchema\":{}}");
        QTest::newRow("no form") << QByteArray("{\"sessionId\":\"s\",\"mode\":\"form\",\"message\":\"m\"}");
        QTest::newRow("a mode nobody knows") << QByteArray("{\"sessionId\":\"s\",\"mode\":\"song\",\"message\":\"m\"}");
        QTest::newRow("no address") << QByteArray(
            "{\"sessionId\":\"s\",\"mode\":\"url\",\"message\":\"m\",\"elicitationId\":\"e\"}");
        QTest::newRow("no object") << QByteArray("[]");
    }
    void badOnesAreRefusedWithThePath()
    {
        QFETCH(const QByteArray, params);
        AgentBench b;
        b.prompt();
        QCOMPARE(b.errorCode(b.request("elicitation/create", params)), -32602);
        QCOMPARE(b.session->elicitations().openCount(), 0);
        for (const auto &[key, row] : b.board.rows())
            QVERIFY(row.kind != core::RequestKind::Elicitation);
    }

    void anAddressIsDoneWhenTheAgentSaysSo()
    {
        AgentBench b;
        b.prompt();
        const auto complete = [&b](const QByteArray &id) {
            b.wire->receive(
                "{\"jsonrpc\":\"2.0\",\"method\":\"elicitation/complete\",\"params\":{\"elicitationId\":\"" + id +
                "\"}}");
        };
        const int id = b.request("elicitation/create", "{\"sessionId\":\"s\"," + address() + '}');
        QVERIFY(b.session->elicitations().answer(onlyKey(b.session->elicitations()), {Action::Accept, {}}).ok());
        QCOMPARE(b.elicitationAction(id), QStringLiteral("accept"));
        complete("nobody's");
        complete("");
        QCOMPARE(b.all<core::ElicitationCompleted>().size(), size_t(0));
        complete("e-1");
        complete("e-1");
        QCOMPARE(b.all<core::ElicitationCompleted>().size(), size_t(1));
        // One that was declined is not waited for.
        (void)b.request("elicitation/create", "{\"sessionId\":\"s\"," + address() + '}');
        QVERIFY(b.session->elicitations().answer(onlyKey(b.session->elicitations()), {Action::Decline, {}}).ok());
        complete("e-1");
        QCOMPARE(b.all<core::ElicitationCompleted>().size(), size_t(1));
    }
};

BELAY_TEST(TestElicitations)

} // namespace tst_elicitations

#include "tst_elicitations.moc"
