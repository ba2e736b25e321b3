// SPDX-License-Identifier: Apache-2.0
#include "agentbench.h"
#include "testclass.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTest>

namespace tst_sessionextras {

using core::ConnectionState;
using core::RequestEnd;
using core::RequestKind;

namespace {

/// JSON that moc can read, which takes // for a comment: ' for ".
QByteArray quoted(QByteArray text)
{
    return text.replace('\'', '"');
}

core::SessionExtras everything(const QString &folder)
{
    core::SessionExtras out;
    out.folders << folder;
    out.servers = {acp::McpStdio{QStringLiteral("local"),
                                 QStringLiteral("/bin/x"),
                                 {QStringLiteral("-y")},
                                 {{QStringLiteral("A"), QStringLiteral("1")}}},
                   acp::McpHttp{QStringLiteral("web"),
                                QStringLiteral("https://a.example"),
                                {{QStringLiteral("H"), QStringLiteral("2")}},
                                false},
                   acp::McpHttp{QStringLiteral("old"), QStringLiteral("https://b.example"), {}, true}};
    return out;
}

/// An agent with these capabilities, to which everything there is would be given.
struct Bench : AgentBench
{
    QTemporaryDir more;
    const QByteArray hello;

    explicit Bench(const QByteArray &mcp, const QByteArray &sessionCapabilities, bool load = false)
        : AgentBench(false)
        , hello(QByteArray(quoted("{'protocolVersion':1,'agentCapabilities':{'loadSession':")) +
                (load ? "true" : "false") + quoted(",'mcpCapabilities':{") + mcp + quoted("},'sessionCapabilities':{") +
                sessionCapabilities + "}}}")
    {
        extras = [this] { return everything(more.path()); };
        remake();
    }
    void open()
    {
        openSession(hello);
        QCoreApplication::sendPostedEvents();
    }
    void comeUp()
    {
        clock.advance(0);
        answer(idOf(QStringLiteral("initialize")), hello);
    }
    QJsonObject lastParams(const char *method) const
    {
        for (auto i = sent.crbegin(); i != sent.crend(); ++i) {
            if (i->value(QLatin1String("method")).toString() == QLatin1String(method))
                return i->value(QLatin1String("params")).toObject();
        }
        return {};
    }
    static QStringList servers(const QJsonObject &params)
    {
        QStringList names;
        const QJsonArray list = params.value(QLatin1String("mcpServers")).toArray();
        for (const QJsonValue server : list)
            names << server[QLatin1String("name")].toString();
        return names;
    }
    QStringList folders(const QJsonObject &params) const
    {
        QStringList out;
        const QJsonArray list = params.value(QLatin1String("additionalDirectories")).toArray();
        for (const QJsonValue item : list)
            out << (item.toString() == more.path() ? QStringLiteral("more") : item.toString());
        return out;
    }
    /// The fork of "s"; \p done becomes 1 or -1 with how it ends.
    void fork(int *done, core::Session **forked)
    {
        connection->forkSession(session->id(), folder.path(), connection.get(),
                                [done, forked](const base::Result<core::Session *> &result) {
                                    *done = result ? 1 : -1;
                                    *forked = result ? *result : nullptr;
                                });
    }
};

} // namespace

/// What goes with a session besides its folder: each time it is opened, as far as the agent takes it.
class TestSessionExtras : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSentByCapability_data()
    {
        QTest::addColumn<QByteArray>("mcp");
        QTest::addColumn<QByteArray>("session");
        QTest::addColumn<QStringList>("servers");
        QTest::addColumn<QStringList>("folders");
        QTest::addColumn<int>("leftOut");
        const QString local = QStringLiteral("local"), web = QStringLiteral("web"), old = QStringLiteral("old");
        const QStringList more{QStringLiteral("more")};
        const QByteArray folders = quoted("'additionalDirectories':{}");
        QTest::newRow("nothing") << QByteArray() << QByteArray() << QStringList{local} << QStringList() << 3;
        QTest::newRow("http") << QByteArray(quoted("'http':true")) << QByteArray() << QStringList{local, web}
                              << QStringList() << 2;
        QTest::newRow("sse") << QByteArray(quoted("'sse':true")) << QByteArray() << QStringList{local, old}
                             << QStringList() << 2;
        QTest::newRow("folders") << QByteArray() << folders << QStringList{local} << more << 2;
        QTest::newRow("folders, not") << QByteArray() << QByteArray(quoted("'additionalDirectories':null"))
                                      << QStringList{local} << QStringList() << 3;
        QTest::newRow("all") << QByteArray(quoted("'http':true,'sse':true")) << folders << QStringList{local, web, old}
                             << more << 0;
    }
    void whatIsSentByCapability()
    {
        QFETCH(QByteArray, mcp);
        QFETCH(QByteArray, session);
        QFETCH(QStringList, servers);
        QFETCH(QStringList, folders);
        QFETCH(int, leftOut);
        Bench b(mcp, session);
        b.open();
        const QJsonObject params = b.lastParams("session/new");
        QCOMPARE(Bench::servers(params), servers);
        QCOMPARE(b.folders(params), folders);
        QCOMPARE(params.contains(QLatin1String("additionalDirectories")), !folders.isEmpty());
        const auto notices = b.all<core::NoticeRaised>();
        QCOMPARE(notices.size(), size_t(leftOut > 0));
        if (leftOut > 0) {
            QCOMPARE(notices[0].text.count(u'\n') + 1, leftOut);
            QCOMPARE(notices[0].text.contains(QStringLiteral("“web”")), !servers.contains(QStringLiteral("web")));
            QCOMPARE(notices[0].text.contains(QStringLiteral("“old”")), !servers.contains(QStringLiteral("old")));
            QCOMPARE(notices[0].text.contains(b.more.path()), folders.isEmpty());
        }
    }

    void howItIsWritten()
    {
        Bench b(quoted("'http':true"), {});
        b.open();
        const QJsonArray servers = b.lastParams("session/new").value(QLatin1String("mcpServers")).toArray();
        QCOMPARE(QJsonDocument(servers[0].toObject()).toJson(QJsonDocument::Compact),
                 quoted("{'args':['-y'],'command':'/bin/x','env':[{'name':'A','value':'1'}],'name':'local'}"));
        QCOMPARE(QJsonDocument(servers[1].toObject()).toJson(QJsonDocument::Compact),
                 quoted("{'headers':[{'name':'H','value':'2'}],'name':'web','type':'http','url':'https://a.example'}"));
    }

    void everyWayOfTakingUp_data()
    {
        QTest::addColumn<QByteArray>("method");
        for (const char *method : {"session/resume", "session/load", "session/new"})
            QTest::newRow(method) << QByteArray(method);
    }
    void everyWayOfTakingUp()
    {
        QFETCH(const QByteArray, method);
        const QByteArray resume = method == "session/resume" ? quoted("'resume':{},") : "";
        Bench b({}, resume + quoted("'additionalDirectories':{}"), method == "session/load");
        b.open();
        b.prompt();
        b.session->forceStop();
        b.sent.clear();
        b.comeUp();
        QCOMPARE(Bench::servers(b.lastParams(method.constData())), QStringList{QStringLiteral("local")});
        QCOMPARE(b.folders(b.lastParams(method.constData())), QStringList{QStringLiteral("more")});
        b.answer(b.idOf(QString::fromLatin1(method)), method.endsWith("new") ? quoted("{'sessionId':'s2'}") : "{}");
        QCoreApplication::sendPostedEvents();
        // What is the same as before is not told again.
        QCOMPARE(b.all<core::NoticeRaised>().size(), size_t(1));
        QCOMPARE(b.session->moreFolders(), QStringList{b.more.path()});
    }

    void aSessionThatOnlyTheAgentKnows()
    {
        Bench b({}, quoted("'additionalDirectories':{}"), true);
        b.open();
        int done = 0;
        core::Session *known = b.connection->openKnown({QStringLiteral("k")}, b.folder.path(), b.connection.get(),
                                                       [&done](const base::Result<void> &r) { done = r ? 1 : -1; });
        QCOMPARE(Bench::servers(b.lastParams("session/load")), QStringList{QStringLiteral("local")});
        QCOMPARE(b.folders(b.lastParams("session/load")), QStringList{QStringLiteral("more")});
        b.answer(b.idOf(QStringLiteral("session/load")), "{}");
        QCOMPARE(done, 1);
        QCOMPARE(known->moreFolders(), QStringList{b.more.path()});
    }

    /// Only what was given to the agent is within its reach.
    void moreFoldersAreWithinReach()
    {
        for (const bool taken : {true, false}) {
            Bench b({}, taken ? quoted("'additionalDirectories':{}") : "");
            b.open();
            b.prompt();
            const QByteArray path = b.more.path().toUtf8() + "/f.txt";
            const int write = b.request("fs/write_text_file",
                                        quoted("{'sessionId':'s','path':'") + path + quoted("','content':'new'}"));
            QCOMPARE(QFile::exists(QString::fromUtf8(path)), taken);
            QCOMPARE(b.errorCode(write) == 0, taken);
            const int read = b.request("fs/read_text_file", quoted("{'sessionId':'s','path':'") + path + "\"}");
            QCOMPARE(b.textRead(read), QByteArray(taken ? "new" : ""));
            const int outside = b.request("fs/read_text_file", quoted("{'sessionId':'s','path':'") +
                                                                   b.more.path().toUtf8() + quoted("/../x'}"));
            QVERIFY(b.errorCode(outside) != 0);
        }
    }

    void aForkIsASessionOfItsOwn()
    {
        Bench b({}, quoted("'fork':{},'additionalDirectories':{}"));
        b.open();
        int done = 0;
        core::Session *forked = nullptr;
        b.fork(&done, &forked);
        const QJsonObject params = b.lastParams("session/fork");
        QCOMPARE(params.value(QLatin1String("sessionId")).toString(), QStringLiteral("s"));
        QCOMPARE(params.value(QLatin1String("cwd")).toString(), b.folder.path());
        QCOMPARE(Bench::servers(params), QStringList{QStringLiteral("local")});
        QCOMPARE(b.folders(params), QStringList{QStringLiteral("more")});
        b.answer(b.idOf(QStringLiteral("session/fork")), quoted("{'sessionId':'f'}"));
        QCOMPARE(done, 1);
        QVERIFY(forked && forked != b.session);
        QCOMPARE(forked->id().value, QStringLiteral("f"));
        QCOMPARE(b.rowEnd(RequestKind::ForkSession), RequestEnd::Answered);
        // Both go on.
        for (core::Session *one : {b.session, forked}) {
            QVERIFY(one->prompt({acp::TextContent{QStringLiteral("x")}}));
            QCOMPARE(b.lastParams("session/prompt").value(QLatin1String("sessionId")).toString(), one->id().value);
            b.answerPrompt("end_turn");
            QVERIFY(!one->hasOpenTurn());
        }
    }

    void whoCannotForkIsNotAsked()
    {
        Bench b({}, {});
        b.open();
        int done = 0;
        core::Session *forked = nullptr;
        b.fork(&done, &forked);
        QCOMPARE(done, -1);
        QCOMPARE(b.count(QStringLiteral("session/fork")), 0);
    }

    void aForkThatDoesNotCome_data()
    {
        QTest::addColumn<QByteArray>("why");
        for (const char *why : {"refused", "cancelled", "cancelled, forked all the same", "cancelled, no reaction",
                                "no answer", "no answer, no reaction", "an answer without an id", "died"})
            QTest::newRow(why) << QByteArray(why);
    }
    void aForkThatDoesNotCome()
    {
        QFETCH(const QByteArray, why);
        Bench b({}, quoted("'fork':{},'close':{}"));
        b.open();
        int done = 0;
        core::Session *forked = nullptr;
        b.fork(&done, &forked);
        const QJsonValue id = b.idOf(QStringLiteral("session/fork"));
        bool agentLives = true;
        if (why == "refused") {
            b.answerError(id, -32603);
        } else if (why == "died") {
            b.die();
            agentLives = false;
        } else if (why == "an answer without an id") {
            b.answer(id, "{}");
        } else {
            if (why.startsWith("no answer"))
                b.clock.advance(core::Timings().newSession.count());
            else
                b.connection->cancelOpening();
            QCOMPARE(b.count(QStringLiteral("$/cancel_request")), 1);
            QCOMPARE(done, 0);
            if (why == "cancelled" || why == "no answer") {
                b.answerError(id, -32800);
            } else if (why == "cancelled, forked all the same") {
                b.answer(id, quoted("{'sessionId':'f'}"));
                QCOMPARE(b.lastParams("session/close").value(QLatin1String("sessionId")).toString(),
                         QStringLiteral("f")); // no orphan stays behind
                b.answer(b.idOf(QStringLiteral("session/close")), "{}");
            } else {
                b.clock.advance(3000);
                agentLives = false;
            }
        }
        QCOMPARE(done, -1);
        QVERIFY(!forked);
        QVERIFY(!b.connection->session({QStringLiteral("f")}));
        QCOMPARE(b.connection->state() == ConnectionState::Ready, agentLives);
        for (const auto &[key, row] : b.board.rows())
            QCOMPARE(row.state, core::RequestState::Done);
        if (agentLives) { // and the one that was to be forked goes on
            QVERIFY(b.session->prompt({acp::TextContent{QStringLiteral("x")}}));
        }
    }

    void closing()
    {
        Bench b({}, quoted("'close':{}"));
        b.open();
        int done = 0;
        const auto close = [&] {
            b.connection->calls().closeSession({QStringLiteral("k")}, b.connection.get(),
                                               [&done](const base::Result<void> &r) { done = r ? 1 : -1; });
        };
        close();
        b.answer(b.idOf(QStringLiteral("session/close")), "{}");
        QCOMPARE(done, 1);
        QCOMPARE(b.rowEnd(RequestKind::CloseSession), RequestEnd::Answered);
        close();
        b.answerError(b.idOf(QStringLiteral("session/close")), -32002);
        QCOMPARE(done, -1);
        done = 0;
        close();
        b.die();
        QCOMPARE(done, -1);
        done = 0;
        close();
        QCOMPARE(done, -1);
    }
};

BELAY_TEST(TestSessionExtras)

} // namespace tst_sessionextras

#include "tst_sessionextras.moc"
