// SPDX-License-Identifier: Apache-2.0
// `belay undo` as a program: what takes a call of an MCP tool back.
#include "demoenvironment.h"
#include "settings/settings.h"
#include "workspace/stores/effectstore.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace tst_undocommand {

using ledger::EffectState;

namespace {

/// A home with one MCP server, and a call of it that another call takes back.
struct Bench
{
    QTemporaryDir home;
    base::SystemClock clock;
    core::McpEntry server;
    ledger::Effect made;
    base::EffectId effect = {};

    Bench()
    {
        QDir(home.path()).mkpath(QStringLiteral("config/belay"));
        server.id = QStringLiteral("m1");
        server.name = QStringLiteral("tracker");
        server.command = qEnvironmentVariable("FAKE_MCP_SERVER");
        server.arguments = {log()};
        settings::Settings(home.filePath(QStringLiteral("config/belay/belay.ini"))).setMcpServers({server});
        made.kind = ledger::EffectKind::Remote;
        made.control = ledger::PhaseControl::StartAndEnd;
        made.session = {QStringLiteral("s")};
        made.turn = {1};
        made.server = QStringLiteral("tracker");
        made.tool = QStringLiteral("create_issue");
        made.reversible = ledger::Reversible::ByCall;
        made.undoTool = QStringLiteral("close_issue");
        made.undoArguments = "{\"id\":7}";
        made.limited = false;
        made.serverIdentity = core::identityOf(server);
    }
    /// What the server was asked to do.
    QString log() const { return home.filePath(QStringLiteral("log")); }
    QString data() const { return home.filePath(QStringLiteral("data/belay/effects")); }
    /// Stores the call, which went through \p states.
    void store(const std::vector<EffectState> &states)
    {
        workspace::EffectStore store(&clock, data());
        const auto id = store.ledger()->prepare(made);
        QVERIFY(id.ok());
        effect = *id;
        for (const EffectState state : states)
            QVERIFY(store.ledger()->settle(effect, state).ok());
    }
    int undo(const QStringList &arguments, QString *said) const
    {
        QProcess belay;
        belay.setProcessEnvironment(
            demoEnvironment(home.filePath(QStringLiteral("config")), home.filePath(QStringLiteral("data"))));
        belay.setWorkingDirectory(home.path());
        belay.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                    QStringList{QStringLiteral("undo"), QStringLiteral("--yes")} + arguments);
        const bool isOver = belay.waitForFinished(60'000);
        *said = QString::fromUtf8(belay.readAllStandardOutput());
        return isOver ? belay.exitCode() : -1;
    }
    EffectState state()
    {
        workspace::EffectStore store(&clock, data());
        return store.ledger()->effect(effect)->state;
    }
};

} // namespace

class TestUndoCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limits_data()
    {
        QTest::addColumn<std::optional<bool>>("limited");
        QTest::addColumn<bool>("another");
        QTest::addColumn<QString>("why");
        QTest::newRow("not limited") << std::optional(false) << false << QString();
        QTest::newRow("limited") << std::optional(true) << false << QStringLiteral("were limited");
        QTest::newRow("not known") << std::optional<bool>() << false << QStringLiteral("are not known");
        QTest::newRow("another server") << std::optional(false) << true
                                        << QStringLiteral("“tracker” was changed since the call");
    }
    /// A server that is a program is not started without what limited the session's programs, nor one that was not
    /// called.
    void limits()
    {
        QFETCH(const std::optional<bool>, limited);
        QFETCH(const bool, another);
        QFETCH(const QString, why);
        Bench b;
        b.made.limited = limited;
        if (another)
            b.made.serverIdentity[0] = char(b.made.serverIdentity.at(0) ^ 1);
        b.store({EffectState::Committing, EffectState::Committed});
        QString said;
        const int code = b.undo({QString::number(b.effect.value)}, &said);
        QVERIFY2(said.contains(why), qPrintable(said));
        QCOMPARE(code, why.isEmpty() ? 0 : 1);
        QVERIFY2(QFile::exists(b.log()) == why.isEmpty(), "the server was started");
        QCOMPARE(b.state(), why.isEmpty() ? EffectState::Compensated : EffectState::Committed);
        workspace::EffectStore store(&b.clock, b.data());
        QCOMPARE(store.ledger()->effect(b.effect)->limited, limited);
    }

    void aTurn_data()
    {
        using enum EffectState;
        QTest::addColumn<std::vector<EffectState>>("states");
        QTest::addColumn<bool>("reads");
        QTest::addColumn<bool>("isCalled");
        QTest::addColumn<int>("code");
        QTest::newRow("in effect") << std::vector{Committing, Committed} << false << true << 0;
        QTest::newRow("perhaps taken back")
            << std::vector{Committing, Committed, Compensating, Unknown} << false << false << 1;
        QTest::newRow("taken back") << std::vector{Committing, Committed, Compensating, Compensated} << false << false
                                    << 0;
        QTest::newRow("not permitted") << std::vector{Cancelled} << false << false << 0;
        QTest::newRow("refused by the server") << std::vector{Committing, Failed} << false << false << 0;
        QTest::newRow("only read") << std::vector{Committing, Committed} << true << false << 0;
    }
    /// Each call once, and no complaint about one that left nothing to take back.
    void aTurn()
    {
        QFETCH(const std::vector<EffectState>, states);
        QFETCH(const bool, reads);
        QFETCH(const bool, isCalled);
        QFETCH(const int, code);
        Bench b;
        b.made.readsOnly = reads;
        if (reads)
            b.made.reversible = ledger::Reversible::No;
        b.store(states);
        QString said;
        const int ended = b.undo(
            {QStringLiteral("--session"), QStringLiteral("s"), QStringLiteral("--turn"), QStringLiteral("1")}, &said);
        QVERIFY2(ended == code, qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("cannot be undone")) == (code != 0), qPrintable(said));
        QVERIFY2(QFile::exists(b.log()) == isCalled, qPrintable(said));
        QCOMPARE(b.state(), isCalled ? EffectState::Compensated : states.back());
    }

    /// What was called later may build on what was called before.
    void theNewestFirst()
    {
        Bench b;
        QList<qsizetype> places;
        QStringList numbers;
        for (int call = 0; call < 3; ++call) {
            b.store({EffectState::Committing, EffectState::Committed});
            numbers << QString::number(b.effect.value);
        }
        QString said;
        QVERIFY(
            b.undo({QStringLiteral("--session"), QStringLiteral("s"), QStringLiteral("--turn"), QStringLiteral("1")},
                   &said) == 0);
        for (const QString &number : std::as_const(numbers))
            places << said.indexOf(QStringLiteral("Effect %1: undone").arg(number));
        QVERIFY2(places.last() >= 0 && std::is_sorted(places.rbegin(), places.rend()), qPrintable(said));
    }

    /// Named twice, it is called once.
    void namedTwice()
    {
        Bench b;
        b.store({EffectState::Committing, EffectState::Committed});
        const QString number = QString::number(b.effect.value);
        QString said;
        const int code = b.undo({number, number}, &said);
        QVERIFY2(code == 0, qPrintable(said));
        QCOMPARE(b.state(), EffectState::Compensated);
    }
};

BELAY_TEST(TestUndoCommand)

} // namespace tst_undocommand

#include "tst_undocommand.moc"
