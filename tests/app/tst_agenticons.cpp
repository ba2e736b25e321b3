// SPDX-License-Identifier: Apache-2.0
#include "agents/agenticons.h"
#include "agents/registrysource.h"
#include "app/controllers/agents/shownicon.h"
#include "fakeclock.h"
#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_agenticons {

using namespace agents;
using namespace app;
using Reach = AgentIcons::Reach;

namespace {

const QByteArray icon = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16' viewBox='0 0 16 16'>"
                        "<path fill='currentColor' d='M2 2h12v12H2z'/></svg>";
const QByteArray redIcon = QByteArray(icon).replace("currentColor", "#f00000");

QByteArray contentOf(const QString &name)
{
    QFile file(qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/transport/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray answer(const QByteArray &body, const QByteArray &status = "200 OK", const QByteArray &more = {})
{
    return "HTTP/1.1 " + status + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + more +
           "Connection: close\r\n\r\n" + body;
}

/// Answers each path with what the test says, and nothing to a path that it says nothing of.
template <class Listener> struct Server : Listener
{
    Server()
    {
        QVERIFY2(this->listen(QHostAddress::LocalHost), qPrintable(this->errorString()));
        QObject::connect(this, &QTcpServer::pendingConnectionAvailable, this, [this] {
            while (QTcpSocket *socket = this->nextPendingConnection()) {
                socket->setParent(this);
                QObject::connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
                read(socket);
            }
        });
    }
    void read(QTcpSocket *socket)
    {
        const QByteArray request = socket->property("read").toByteArray() + socket->readAll();
        socket->setProperty("read", request);
        if (!request.contains("\r\n\r\n") || socket->property("told").toBool())
            return;
        socket->setProperty("told", true);
        const QByteArray path = request.split(' ').value(1);
        asked << path;
        if (answers.contains(path)) {
            socket->write(answers.value(path));
            if (!path.startsWith("/trickle"))
                socket->disconnectFromHost();
        }
    }
    QUrl url(const char *path, const char *scheme = "https") const
    {
        return QUrl(QStringLiteral("%1://localhost:%2%3")
                        .arg(QLatin1String(scheme))
                        .arg(this->serverPort())
                        .arg(QLatin1String(path)));
    }
    QHash<QByteArray, QByteArray> answers;
    QByteArrayList asked;
};

struct TlsServer : Server<QSslServer>
{
    TlsServer()
    {
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setLocalCertificate(QSslCertificate(contentOf(QStringLiteral("localhost.crt"))));
        tls.setPrivateKey(QSslKey(contentOf(QStringLiteral("localhost.key")), QSsl::Rsa));
        setSslConfiguration(tls);
    }
};

/// What one run of the program knows of pictures; the copies are of all runs.
struct Run
{
    Run(const QString &folder, FakeClock *clock) : icons(folder, readIcon, clock) {}
    bool settle()
    {
        return QTest::qWaitFor([this] { return icons.isIdle(); }, 30'000);
    }
    AgentIcons icons;
    QSignalSpy arrived{&icons, &AgentIcons::arrived};
};

} // namespace

class TestAgentIcons : public QObject
{
    Q_OBJECT

    QSslConfiguration m_before = QSslConfiguration::defaultConfiguration();
    FakeClock m_clock;
    std::unique_ptr<QTemporaryDir> m_cache;
    std::unique_ptr<TlsServer> m_server;

    QString folder() const { return m_cache->filePath(QStringLiteral("icons-1")); }
    QStringList kept() const { return QDir(folder()).entryList(QDir::Files); }
    void makeOlder(qint64 seconds) const
    {
        for (const QString &name : kept()) {
            QFile file(folder() + u'/' + name);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(m_clock.wall().addSecs(-seconds), QFileDevice::FileModificationTime));
        }
    }

    /// To the server and back, for somebody else: what was sent before that has arrived, what would be asked is asked.
    bool roundTrip()
    {
        const QTemporaryDir cache;
        const QByteArray path = "/round-trip";
        m_server->answers[path] = answer(icon);
        Run other(cache.filePath(QStringLiteral("icons")), &m_clock);
        other.icons.want(m_server->url(path.constData()), Reach::Source);
        return other.settle() && other.arrived.size() == 1 && m_server->asked.removeOne(path);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QSslConfiguration trusting = m_before;
        trusting.addCaCertificate(QSslCertificate(contentOf(QStringLiteral("localhost.crt"))));
        QSslConfiguration::setDefaultConfiguration(trusting);
    }
    void cleanupTestCase() { QSslConfiguration::setDefaultConfiguration(m_before); }
    void init()
    {
        m_cache = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<TlsServer>();
    }
    void cleanup() { m_server.reset(); }

    void isFetchedOnceAndKept()
    {
        m_server->answers["/a.svg"] = answer(icon);
        const QUrl address = m_server->url("/a.svg");
        {
            Run run(folder(), &m_clock);
            run.icons.want(address, Reach::Source);
            QVERIFY(!run.icons.picture(address));
            QVERIFY(run.settle());
            QCOMPARE(run.arrived.size(), 1);
            QCOMPARE(run.arrived[0][0].toUrl(), address);
            QVERIFY(run.icons.picture(address) && pictureOf(run.icons.picture(address)).inked);
            run.icons.want(address, Reach::Source);
            QVERIFY(run.settle());
        }
        QCOMPARE(kept().size(), 1);
        QCOMPARE(m_server->asked.size(), 1);
        // The next time nobody is asked, and nobody needs to be there.
        m_server->close();
        m_clock.advance(base::Milliseconds(3'600'000));
        Run run(folder(), &m_clock);
        run.icons.want(address, Reach::Source);
        QVERIFY(run.settle());
        QVERIFY(run.icons.picture(address));
        QCOMPARE(m_server->asked.size(), 1);
    }

    void whatIsKeptAsksNobody()
    {
        m_server->answers["/a.svg"] = answer(icon);
        const QUrl address = m_server->url("/a.svg");
        Run run(folder(), &m_clock);
        run.icons.want(address, Reach::Kept);
        QVERIFY(run.settle());
        QVERIFY(!run.icons.picture(address) && m_server->asked.isEmpty());
        // Until somebody wants it from there.
        run.icons.want(address, Reach::Source);
        QVERIFY(run.settle());
        QVERIFY(run.icons.picture(address));
    }

    void anOldOneIsShownAndRenewed()
    {
        m_server->answers["/a.svg"] = answer(icon);
        const QUrl address = m_server->url("/a.svg");
        {
            Run run(folder(), &m_clock);
            run.icons.want(address, Reach::Source);
            QVERIFY(run.settle());
        }
        makeOlder(AgentIcons::freshSeconds + 1);
        m_server->answers["/a.svg"] = answer(redIcon);
        {
            Run run(folder(), &m_clock);
            run.icons.want(address, Reach::Source);
            QVERIFY(run.settle());
            QCOMPARE(run.arrived.size(), 2);
            QVERIFY(!pictureOf(run.icons.picture(address)).inked);
        }
        QCOMPARE(m_server->asked.size(), 2);
        // What comes instead is no reason to lose the one that is there.
        makeOlder(AgentIcons::freshSeconds + 1);
        m_server->answers["/a.svg"] = answer("gone", "404 Not Found");
        Run run(folder(), &m_clock);
        run.icons.want(address, Reach::Source);
        QVERIFY(run.settle());
        QCOMPARE(m_server->asked.size(), 3);
        QCOMPARE(run.arrived.size(), 1);
        QCOMPARE(kept().size(), 1);
    }

    void whatIsNoIcon_data()
    {
        QTest::addColumn<QByteArray>("reply");
        QTest::newRow("not there") << answer(icon, "404 Not Found");
        QTest::newRow("a page") << answer("<!DOCTYPE html><html><body>Log in</body></html>");
        QTest::newRow("empty") << answer({});
        QTest::newRow("too large") << answer(QByteArray(icon).replace(
            "</svg>", QByteArray("<!--" + QByteArray(widgets::mostPictureBytes, 'x') + "--></svg>")));
        QTest::newRow("too large, and silent about it")
            << QByteArray("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + icon + QByteArray(2'000'000, ' '));
        QTest::newRow("entities") << answer(
            "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;'>]><svg><path d=\"&b;\"/></svg>");
        QTest::newRow("half of it") << answer(icon.left(60));
    }
    void whatIsNoIcon()
    {
        QFETCH(QByteArray, reply);
        m_server->answers["/bad"] = reply;
        m_server->answers["/good"] = answer(icon);
        Run run(folder(), &m_clock);
        run.icons.want(m_server->url("/bad"), Reach::Source);
        run.icons.want(m_server->url("/good"), Reach::Source);
        QVERIFY(run.settle());
        QVERIFY(m_server->asked.contains("/bad"));
        QVERIFY(!run.icons.picture(m_server->url("/bad")));
        QCOMPARE(run.arrived.size(), 1);
        QCOMPARE(kept().size(), 1);
        // It is not asked for again and again.
        run.icons.want(m_server->url("/bad"), Reach::Source);
        QVERIFY(run.settle());
        QCOMPARE(m_server->asked.count("/bad"), 1);
        // But when the user loads again.
        run.icons.renew();
        run.icons.want(m_server->url("/bad"), Reach::Source);
        QVERIFY(run.settle());
        QCOMPARE(m_server->asked.count("/bad"), 2);
    }

    void neverWithoutEncryption()
    {
        Server<QTcpServer> plain;
        plain.answers["/a.svg"] = answer(icon);
        m_server->answers["/a.svg"] =
            answer({}, "302 Found", "Location: " + plain.url("/a.svg", "http").toEncoded() + "\r\n");
        m_server->answers["/b.svg"] = answer({}, "302 Found", "Location: /c.svg\r\n");
        m_server->answers["/c.svg"] = answer(icon);
        Run run(folder(), &m_clock);
        run.icons.want(plain.url("/a.svg", "http"), Reach::Source);
        run.icons.want(m_server->url("/a.svg"), Reach::Source);
        run.icons.want(m_server->url("/b.svg"), Reach::Source);
        QVERIFY(run.settle());
        QVERIFY(m_server->asked.contains("/a.svg"));
        QVERIFY(plain.asked.isEmpty());
        QVERIFY(!run.icons.picture(m_server->url("/a.svg")));
        QVERIFY(run.icons.picture(m_server->url("/b.svg")));
    }

    void onlyOfWhoIsTrusted()
    {
        m_server->answers["/a.svg"] = answer(icon);
        QUrl address = m_server->url("/a.svg");
        address.setHost(QStringLiteral("127.0.0.1")); // which the certificate does not name
        Run run(folder(), &m_clock);
        run.icons.want(address, Reach::Source);
        QVERIFY(run.settle());
        QVERIFY(!run.icons.picture(address) && m_server->asked.isEmpty());
    }

    void whatTricklesIsGivenUp()
    {
        m_server->answers["/trickle"] = "HTTP/1.1 200 OK\r\n\r\n<svg";
        Run run(folder(), &m_clock);
        run.icons.want(m_server->url("/trickle"), Reach::Source);
        QTRY_COMPARE(m_server->asked.size(), 1);
        m_clock.advance(AgentIcons::patience - base::Milliseconds(1));
        QVERIFY(roundTrip());
        QVERIFY(!run.icons.isIdle());
        m_clock.advance(1);
        QVERIFY(run.icons.isIdle());
        QVERIFY(run.arrived.isEmpty());
    }

    void aFewAtATime()
    {
        Run run(folder(), &m_clock);
        for (int i = 0; i < 10; ++i)
            run.icons.want(m_server->url(qPrintable(QStringLiteral("/silent/%1").arg(i))), Reach::Source);
        QTRY_COMPARE(m_server->asked.size(), AgentIcons::atOnce);
        QVERIFY(roundTrip());
        QCOMPARE(m_server->asked.size(), AgentIcons::atOnce);
        run.icons.cancel();
        QVERIFY(run.icons.isIdle());
        QVERIFY(roundTrip());
        QCOMPARE(m_server->asked.size(), AgentIcons::atOnce);
        // What was given up may be asked for once more.
        m_server->answers["/silent/0"] = answer(icon);
        run.icons.want(m_server->url("/silent/0"), Reach::Source);
        QVERIFY(run.settle());
        QVERIFY(run.icons.picture(m_server->url("/silent/0")));
    }

    void theFolderHasAnEnd()
    {
        QVERIFY(QDir().mkpath(folder()));
        for (int i = 0; i < AgentIcons::mostFiles + 5; ++i) {
            QFile file(folder() + QStringLiteral("/old%1").arg(i));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x") == 1);
        }
        makeOlder(1000);
        m_server->answers["/a.svg"] = answer(icon);
        Run run(folder(), &m_clock);
        run.icons.want(m_server->url("/a.svg"), Reach::Source);
        QVERIFY(run.settle());
        QCOMPARE(kept().size(), AgentIcons::mostFiles);
        Run next(folder(), &m_clock);
        next.icons.want(m_server->url("/a.svg"), Reach::Kept);
        QVERIFY(next.settle());
        QVERIFY(next.icons.picture(m_server->url("/a.svg")));
    }

    void aDamagedCopyIsFetchedAgain()
    {
        m_server->answers["/a.svg"] = answer(icon);
        {
            Run run(folder(), &m_clock);
            run.icons.want(m_server->url("/a.svg"), Reach::Source);
            QVERIFY(run.settle());
        }
        QFile file(folder() + u'/' + kept().value(0));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write("<svg") == 4);
        file.close();
        Run run(folder(), &m_clock);
        run.icons.want(m_server->url("/a.svg"), Reach::Source);
        QVERIFY(run.settle());
        QVERIFY(run.icons.picture(m_server->url("/a.svg")));
        QCOMPARE(m_server->asked.size(), 2);
    }

    /// A registry that is a file names files beside it, and no others.
    void besideTheRegistry()
    {
        QTemporaryDir place;
        const QString inside = place.filePath(QStringLiteral("registry"));
        QVERIFY(QDir().mkpath(inside + QStringLiteral("/icons")));
        const auto write = [](const QString &path, const QByteArray &data) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
        };
        write(inside + QStringLiteral("/icons/a b.svg"), icon);
        write(place.filePath(QStringLiteral("outside.svg")), icon);
        QVERIFY(QFile::link(place.filePath(QStringLiteral("outside.svg")), inside + QStringLiteral("/link.svg")));
        QCOMPARE(mkfifo(qPrintable(inside + QStringLiteral("/fifo.svg")), 0600), 0);
        QByteArrayList agents;
        const auto add = [&agents](const char *id, const QByteArray &address) {
            agents << QByteArray(R"({"id":"%1","name":"A","version":"1","distribution":{},"icon":"%2"})")
                          .replace("%1", id)
                          .replace("%2", address);
        };
        add("good", "icons/a b.svg");
        add("up", "../outside.svg");
        add("deep", "icons/../../outside.svg");
        add("absolute", place.filePath(QStringLiteral("outside.svg")).toUtf8());
        add("scheme", QUrl::fromLocalFile(place.filePath(QStringLiteral("outside.svg"))).toEncoded());
        add("host", "//localhost/outside.svg");
        add("link", "link.svg");
        add("fifo", "fifo.svg");
        add("folder", "icons");
        add("none", "gone.svg");
        add("web", m_server->url("/a.svg").toEncoded());
        write(inside + QStringLiteral("/registry.json"), R"({"version":"1.0.0","agents":[)" + agents.join(',') + "]}");
        m_server->answers["/a.svg"] = answer(icon);

        RegistrySource source(inside + QStringLiteral("/registry.json"), m_cache->filePath(QStringLiteral("r.json")),
                              &m_clock);
        acp::Registry registry;
        connect(&source, &RegistrySource::loaded, this,
                [&registry](const acp::Registry &loaded) { registry = loaded; });
        source.load();
        QTRY_COMPARE(registry.agents.size(), size_t(agents.size()));
        Run run(folder(), &m_clock);
        run.icons.setFileFolder(source.folder());
        for (const acp::RegistryAgent &agent : registry.agents)
            run.icons.want(agent.icon, Reach::Source);
        QVERIFY(run.settle());
        for (const acp::RegistryAgent &agent : registry.agents) {
            const bool good = agent.id == QLatin1String("good") || agent.id == QLatin1String("web");
            QVERIFY2(bool(run.icons.picture(agent.icon)) == good, qPrintable(agent.id));
        }
        QCOMPARE(kept().size(), 2);
        // Once seen it is kept, whether the registry is still there or not.
        Run next(folder(), &m_clock);
        next.icons.want(registry.agents[0].icon, Reach::Kept);
        QVERIFY(next.settle());
        QVERIFY(next.icons.picture(registry.agents[0].icon));
    }

    /// What an address says without a host is meant from where the registry is.
    void besideTheRegistryOfAnAddress()
    {
        m_server->answers["/v1/registry.json"] =
            answer(R"({"version":"1.0.0","agents":[{"id":"a","name":"A","version":"1","distribution":{},)"
                   R"("icon":"icons/a.svg"}]})");
        RegistrySource source(m_server->url("/v1/registry.json").toString(),
                              m_cache->filePath(QStringLiteral("r.json")), &m_clock);
        acp::Registry registry;
        connect(&source, &RegistrySource::loaded, this,
                [&registry](const acp::Registry &loaded) { registry = loaded; });
        source.load();
        QTRY_COMPARE(registry.agents.size(), size_t(1));
        QCOMPARE(registry.agents[0].icon, m_server->url("/v1/icons/a.svg"));
        QCOMPARE(source.folder(), QString());
    }
};

BELAY_GUI_TEST(TestAgentIcons)

} // namespace tst_agenticons

#include "tst_agenticons.moc"
