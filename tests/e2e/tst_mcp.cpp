// SPDX-License-Identifier: Apache-2.0
#include "demoenvironment.h"
#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <map>

namespace tst_mcp {

namespace {

QList<QJsonObject> objects(const QByteArray &lines)
{
    QList<QJsonObject> out;
    const QList<QByteArray> all = lines.split('\n');
    for (const QByteArray &line : all) {
        if (const QJsonObject object = QJsonDocument::fromJson(line).object(); !object.isEmpty())
            out << object;
    }
    return out;
}

QString text(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

/// Processes in whose command line \p word stands.
QList<pid_t> processesWith(const QByteArray &word)
{
    QList<pid_t> out;
    const QStringList names = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &name : names) {
        bool isNumber = false;
        const int pid = name.toInt(&isNumber);
        QFile file(QStringLiteral("/proc/%1/cmdline").arg(name));
        if (!isNumber || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray line = file.readAll();
        // The programs themselves, not their guards.
        if (line.contains(word) && !line.startsWith(qEnvironmentVariable("BELAY_GUARD").toLocal8Bit()))
            out << pid;
    }
    return out;
}

/// A run of `belay exec` with the demo agent and a server that writes down what it did.
class Bench
{
public:
    Bench()
    {
        QDir().mkpath(m_home.filePath(QStringLiteral("project")));
        QFile config(m_home.filePath(QStringLiteral("mcp.json")));
        if (!config.open(QIODevice::WriteOnly))
            return;
        const QJsonObject server{{QStringLiteral("command"), qEnvironmentVariable("FAKE_MCP_SERVER")},
                                 {QStringLiteral("args"), QJsonArray{logPath()}}};
        config.write(
            QJsonDocument(QJsonObject{{QStringLiteral("mcpServers"), QJsonObject{{name(), server}}}}).toJson());
        config.close();
        m_belay.setProcessEnvironment(environment());
        m_belay.setWorkingDirectory(m_home.filePath(QStringLiteral("project")));
    }
    ~Bench()
    {
        m_belay.kill();
        m_belay.waitForFinished();
    }

    QProcessEnvironment environment() const
    {
        return demoEnvironment(m_home.filePath(QStringLiteral("config")), m_home.filePath(QStringLiteral("data")),
                               QStringLiteral("0"));
    }
    /// Of the server: no other has it.
    QString name() const { return QFileInfo(m_home.path()).fileName(); }
    QString logPath() const { return m_home.filePath(QStringLiteral("log")); }
    void start(const QString &message, const QStringList &options = {QStringLiteral("--mcp"), QStringLiteral("pass")})
    {
        m_belay.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                      QStringList{QStringLiteral("exec"), QStringLiteral("--json"), QStringLiteral("--mcp-config"),
                                  m_home.filePath(QStringLiteral("mcp.json"))} +
                          options + QStringList(QString(message).replace(QStringLiteral("SERVER"), name())));
    }
    /// The server is one of the user's settings, and \p tool takes back what create_issue does.
    void declareUndo(const QString &tool) const
    {
        // A server of that name in it would take the place of the user's.
        QFile config(m_home.filePath(QStringLiteral("mcp.json")));
        if (config.open(QIODevice::WriteOnly))
            config.write("{\"mcpServers\":{}}");
        config.close();
        QDir().mkpath(m_home.filePath(QStringLiteral("config/belay")));
        QSettings settings(m_home.filePath(QStringLiteral("config/belay/belay.ini")), QSettings::IniFormat);
        settings.beginWriteArray(QStringLiteral("mcpServers"), 1);
        settings.setArrayIndex(0);
        settings.setValue(QStringLiteral("id"), QStringLiteral("m1"));
        settings.setValue(QStringLiteral("name"), name());
        settings.setValue(QStringLiteral("enabled"), true);
        settings.setValue(QStringLiteral("transport"), QStringLiteral("stdio"));
        settings.setValue(QStringLiteral("command"), qEnvironmentVariable("FAKE_MCP_SERVER"));
        settings.setValue(QStringLiteral("arguments"), QStringList{logPath()});
        settings.setValue(
            QStringLiteral("undo"),
            QJsonDocument(
                QJsonObject{
                    {QStringLiteral("servers"),
                     QJsonObject{
                         {QString(), QJsonObject{{QStringLiteral("create_issue"),
                                                  QJsonObject{{QStringLiteral("tool"), tool},
                                                              {QStringLiteral("arguments"),
                                                               QJsonObject{{QStringLiteral("id"),
                                                                            QStringLiteral("$.result.id")}}}}}}}}}})
                .toJson(QJsonDocument::Compact));
        settings.endArray();
    }
    /// Runs `belay undo`.
    std::unique_ptr<QProcess> undo(const QString &effect) const
    {
        auto out = std::make_unique<QProcess>();
        out->setProcessEnvironment(environment());
        out->setWorkingDirectory(m_home.filePath(QStringLiteral("project")));
        out->start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                   {QStringLiteral("undo"), QStringLiteral("--yes"), effect});
        return out;
    }
    bool finish()
    {
        // Waiting for one that has ended already fails.
        const bool ended = m_belay.state() == QProcess::NotRunning || m_belay.waitForFinished(60'000);
        m_out += m_belay.readAllStandardOutput();
        return ended;
    }
    /// Waits until it prints \p what.
    bool until(const QByteArray &what)
    {
        while (!m_out.contains(what) && m_belay.waitForReadyRead(20'000))
            m_out += m_belay.readAllStandardOutput();
        return m_out.contains(what);
    }
    bool untilLogged(const char *what) const
    {
        return QTest::qWaitFor([&] { return log().contains(what); }, 20'000);
    }
    QByteArray log() const
    {
        QFile file(logPath());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// By the key of each call: what the server did, the last word.
    std::map<QString, QString> done() const
    {
        std::map<QString, QString> out;
        for (const QJsonObject &entry : objects(log()))
            out[text(entry.value(QLatin1String("_meta")).toObject(), "org.belay/idempotency-key")] = text(entry, "at");
        return out;
    }
    /// What the ledger says afterwards, in a run of its own.
    QList<QJsonObject> rows() const
    {
        QProcess list;
        list.setProcessEnvironment(environment());
        list.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                   {QStringLiteral("effects"), QStringLiteral("--json")});
        list.waitForFinished(60'000);
        QList<QJsonObject> out = objects(list.readAllStandardOutput());
        out.removeIf([](const QJsonObject &row) { return text(row, "kind") != QLatin1String("remote"); });
        return out;
    }
    QStringList events(const char *prefix) const
    {
        QStringList out;
        for (const QJsonObject &event : objects(m_out)) {
            if (text(event, "event").startsWith(QLatin1String(prefix)))
                out << text(event, "event");
        }
        return out;
    }
    QProcess &belay() { return m_belay; }
    const QByteArray &out() const { return m_out; }
    QByteArray err() { return m_belay.readAllStandardError(); }

private:
    QTemporaryDir m_home;
    QProcess m_belay;
    QByteArray m_out;
};

} // namespace

/// `belay exec` with an agent that calls tools of an MCP server: what the ledger says, against the server's own log.
class TestMcp : public QObject
{
    Q_OBJECT

    /// Never *committed* for what did not happen, never silent for what did. Empty: it is so.
    static QString disagreement(const Bench &b)
    {
        const std::map<QString, QString> done = b.done();
        QMap<QString, QString> states;
        for (const QJsonObject &row : b.rows())
            states[text(row, "key")] = text(row, "state");
        for (const auto &[key, at] : done) {
            const QString state = states.value(key, QStringLiteral("no row"));
            if (state != QLatin1String("unknown") &&
                !(state == QLatin1String("committed") && at == QLatin1String("done")))
                return QStringLiteral("%1, says the server, and %2 the ledger").arg(at, state);
        }
        for (auto row = states.begin(); row != states.end(); ++row) {
            if (*row == QLatin1String("prepared") || *row == QLatin1String("committing"))
                return QStringLiteral("a row is still open");
            if (*row == QLatin1String("committed") && done.count(row.key()) == 0)
                return QStringLiteral("the server knows nothing of what is committed");
        }
        return {};
    }

private Q_SLOTS:
    void whatPassesIsWrittenDown()
    {
        Bench b;
        b.start(QStringLiteral(R"(mcp SERVER send_invoice {"to":"anna"} then SERVER read_note then SERVER fail)"));
        QVERIFY(b.finish());
        QCOMPARE(b.belay().exitCode(), 0);
        const QList<QJsonObject> rows = b.rows();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(text(rows[0], "state"), QStringLiteral("committed"));
        QCOMPARE(text(rows[0], "tool"), QStringLiteral("send_invoice"));
        QVERIFY(!text(rows[0], "toolCall").isEmpty());
        QCOMPARE(text(rows[2], "state"), QStringLiteral("failed"));
        // Each once: that it is the agent's own call may be found in between.
        QCOMPARE(b.events("remote_").mid(0, 3),
                 (QStringList{QStringLiteral("remote_prepared"), QStringLiteral("remote_committing"),
                              QStringLiteral("remote_committed")}));
        QVERIFY(disagreement(b).isEmpty() || text(rows[2], "state") == QLatin1String("failed"));
    }

    /// An agent that does not tell of its calls, and asks nobody.
    void silentCallsAreRowsToo()
    {
        Bench b;
        b.start(QStringLiteral(R"(mcp silent SERVER send_invoice {"to":"anna"})"));
        QVERIFY(b.finish());
        QCOMPARE(b.rows().size(), 1);
        QCOMPARE(disagreement(b), QString());
    }

    void policies_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<bool>("sent");
        const auto options = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
        QTest::newRow("asked, nobody there") << QStringList() << false;
        QTest::newRow("asked, allowed") << options("--permissions allow") << true;
        QTest::newRow("asked, rejected") << options("--permissions reject") << false;
        QTest::newRow("passed") << options("--mcp pass --permissions reject") << true;
        QTest::newRow("read-only") << options("--mcp read-only --permissions allow") << false;
        QTest::newRow("denied") << options("--mcp deny --permissions allow") << false;
    }
    void policies()
    {
        QFETCH(const QStringList, options);
        QFETCH(const bool, sent);
        Bench b;
        b.start(QStringLiteral(R"(mcp silent SERVER send_invoice {"to":"anna"})"), options);
        QVERIFY(b.finish());
        QVERIFY2(b.log().isEmpty() != sent, b.out().constData());
        QCOMPARE(b.rows().size(), 1);
        QCOMPARE(text(b.rows().constFirst(), "state"),
                 sent ? QStringLiteral("committed") : QStringLiteral("cancelled"));
        QCOMPARE(disagreement(b), QString());
    }

    void stopInFlight_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("at");
        QTest::newRow("the server heeds")
            << QStringLiteral("wait") << QStringLiteral("unknown") << QStringLiteral("cancelled");
        QTest::newRow("finished first") << QStringLiteral("stubborn") << QStringLiteral("committed")
                                        << QStringLiteral("done");
        QTest::newRow("the server is deaf")
            << QStringLiteral("deaf") << QStringLiteral("unknown") << QStringLiteral("begun");
    }
    void stopInFlight()
    {
        QFETCH(const QString, tool);
        QFETCH(const QString, state);
        QFETCH(const QString, at);
        Bench b;
        b.start(QStringLiteral("mcp SERVER %1 then SERVER send_invoice").arg(tool));
        QVERIFY(b.untilLogged("begun"));
        ::kill(pid_t(b.belay().processId()), SIGINT);
        QVERIFY(b.finish());
        QCOMPARE(b.belay().exitCode(), 130);
        QCOMPARE(b.rows().size(), 1); // nothing passes after Stop
        QCOMPARE(text(b.rows().constFirst(), "state"), state);
        QCOMPARE(b.done().begin()->second, at);
        QVERIFY2(processesWith(b.logPath().toLocal8Bit()).isEmpty(), "the server still runs");
    }

    void theGateIsACommandToo()
    {
        const auto run = [](const QStringList &arguments, const QByteArray &input) {
            QProcess belay;
            belay.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                        QStringList(QStringLiteral("mcp-gate")) + arguments);
            belay.write(input);
            belay.closeWriteChannel();
            belay.waitForFinished(20'000);
            return std::pair(belay.exitCode(),
                             QByteArray(belay.readAllStandardOutput() + belay.readAllStandardError()));
        };
        const auto [code, usage] = run({}, {});
        QCOMPARE(code, 2);
        QVERIFY2(usage.contains("belay-mcp-gate NAME"), usage.constData());
        const QByteArray ping = R"({"jsonrpc":"2.0","id":7,"method":"ping"})";
        const QByteArray answer = run({QStringLiteral("--"), QStringLiteral("-x y")}, ping + '\n').second;
        QVERIFY2(answer.contains("\"id\":7") && answer.contains("\"error\""), answer.constData());
    }

    void aServerThatDiesLeavesItUnknown()
    {
        Bench b;
        b.start(QStringLiteral("mcp SERVER send_invoice then SERVER die"));
        QVERIFY(b.finish());
        QCOMPARE(b.rows().size(), 2);
        QCOMPARE(text(b.rows().constLast(), "state"), QStringLiteral("unknown"));
        QCOMPARE(disagreement(b), QString());
    }

    /// BELAY_KILLS says how often each is killed.
    /// By another call, which is a row itself, in another run of Belay, and once.
    void aCallIsTakenBack()
    {
        Bench b;
        b.declareUndo(QStringLiteral("close_issue"));
        b.start(QStringLiteral(R"(mcp SERVER create_issue {"title":"silent"} then SERVER send_invoice {"n":1})"));
        QVERIFY(b.finish());
        QVERIFY2(b.rows().size() == 2, b.out().constData());
        const QString created = QString::number(b.rows().constFirst().value(QLatin1String("effect")).toInt());
        const QString sent = QString::number(b.rows().constLast().value(QLatin1String("effect")).toInt());
        const auto run = [&b](const QString &effect) {
            const auto undo = b.undo(effect);
            undo->waitForFinished(60'000);
            return std::pair(undo->exitCode(), QString::fromUtf8(undo->readAllStandardOutput()));
        };
        const auto first = run(created);
        QVERIFY2(first.first == 0 && first.second.contains(QStringLiteral("close_issue")), qPrintable(first.second));
        QCOMPARE(b.log().count("close_issue"), 2); // begun, done
        QVERIFY(b.log().contains("compensates:") && b.log().contains("\"id\":7"));
        QCOMPARE(text(b.rows().constFirst(), "state"), QStringLiteral("compensated"));
        QCOMPARE(b.rows().size(), 3);
        QCOMPARE(run(created).first, 1);
        QCOMPARE(b.log().count("close_issue"), 2);
        // What nothing takes back says so.
        const auto other = run(sent);
        QVERIFY2(other.first == 1 && other.second.contains(QStringLiteral("cannot be")), qPrintable(other.second));
    }

    /// Belay is killed while it takes a call back: nobody knows what became of that. It is sent again with the same
    /// key.
    void killedWhileItIsTakenBack()
    {
        Bench b;
        b.declareUndo(QStringLiteral("deaf"));
        b.start(QStringLiteral(R"(mcp SERVER create_issue {"title":"silent"})"));
        QVERIFY(b.finish());
        const QString created = QString::number(b.rows().constFirst().value(QLatin1String("effect")).toInt());
        const auto undo = b.undo(created);
        QVERIFY(b.untilLogged("deaf"));
        undo->kill();
        undo->waitForFinished();
        QCOMPARE(text(b.rows().constFirst(), "state"), QStringLiteral("unknown"));
        QVERIFY(text(b.rows().constFirst(), "detail").startsWith(QLatin1String("It took effect")));
        const auto again = b.undo(created);
        QTRY_COMPARE_WITH_TIMEOUT(b.log().count("deaf"), 2, 20'000);
        again->kill();
        again->waitForFinished();
        QVERIFY(again->readAllStandardOutput().contains("same key"));
        QStringList keys;
        static const QRegularExpression key(QStringLiteral("compensates:[0-9a-f]+"));
        for (auto found = key.globalMatch(QString::fromUtf8(b.log())); found.hasNext();)
            keys << found.next().captured();
        QVERIFY2(keys.size() == 2 && keys[0] == keys[1], b.log().constData());
    }

    void killed_data()
    {
        QTest::addColumn<QString>("victim");
        QTest::newRow("Belay") << QStringLiteral("belay");
        QTest::newRow("the gate") << QStringLiteral("gate");
        QTest::newRow("the server") << QStringLiteral("server");
    }
    void killed()
    {
        QFETCH(const QString, victim);
        const int kills = qEnvironmentVariableIsSet("BELAY_KILLS") ? qEnvironmentVariableIntValue("BELAY_KILLS") : 6;
        QRandomGenerator random(7);
        QStringList calls;
        for (int i = 0; i < 12; ++i)
            calls << QStringLiteral(R"(SERVER send_invoice {"n":%1})").arg(i);
        int inTheMiddle = 0, victims = 0;
        for (int i = 0; i < kills; ++i) {
            Bench b;
            b.start(QStringLiteral("mcp ") + calls.join(QStringLiteral(" then ")));
            // From the first row on, at any moment.
            QVERIFY2(b.until("remote_prepared"), b.err().constData());
            const qint64 wait = random.bounded(60'000);
            const QDeadlineTimer moment(std::chrono::microseconds(wait), Qt::PreciseTimer);
            while (!moment.hasExpired())
                b.belay().waitForReadyRead(0);
            if (victim == QLatin1String("belay")) {
                ::kill(pid_t(b.belay().processId()), SIGKILL);
            } else {
                const QByteArray word = victim == QLatin1String("gate")
                                            ? QByteArray("belay-mcp-gate\0--\0", 18) + b.name().toLocal8Bit()
                                            : b.logPath().toLocal8Bit();
                const QList<pid_t> found = processesWith(word);
                victims += int(found.size());
                for (const pid_t pid : found)
                    ::kill(pid, SIGKILL);
            }
            QVERIFY(b.finish());
            QTRY_VERIFY(processesWith(b.logPath().toLocal8Bit()).isEmpty());
            const QString wrong = disagreement(b);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + u'\n' + QString::fromUtf8(b.log())));
            inTheMiddle += b.done().size() < 12;
        }
        QVERIFY(victims > 0 || victim == QLatin1String("belay"));
        qInfo("%d of %d in the middle", inTheMiddle, kills);
    }
};

BELAY_TEST(TestMcp)

} // namespace tst_mcp

#include "tst_mcp.moc"
