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

#include <optional>

namespace tst_undocommand {

using ledger::EffectState;

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
        QTemporaryDir home;
        const QString log = home.filePath(QStringLiteral("log"));
        QDir(home.path()).mkpath(QStringLiteral("config/belay"));
        core::McpEntry server;
        server.id = QStringLiteral("m1");
        server.name = QStringLiteral("tracker");
        server.command = qEnvironmentVariable("FAKE_MCP_SERVER");
        server.arguments = {log};
        settings::Settings(home.filePath(QStringLiteral("config/belay/belay.ini"))).setMcpServers({server});
        const QString data = home.filePath(QStringLiteral("data/belay/effects"));
        base::SystemClock clock;
        base::EffectId effect;
        {
            workspace::EffectStore store(&clock, data);
            ledger::Effect made;
            made.kind = ledger::EffectKind::Remote;
            made.control = ledger::PhaseControl::StartAndEnd;
            made.session = {QStringLiteral("s")};
            made.server = QStringLiteral("tracker");
            made.tool = QStringLiteral("create_issue");
            made.reversible = ledger::Reversible::ByCall;
            made.undoTool = QStringLiteral("close_issue");
            made.undoArguments = "{\"id\":7}";
            made.limited = limited;
            made.serverIdentity = core::identityOf(server);
            if (another)
                made.serverIdentity[0] = char(made.serverIdentity.at(0) ^ 1);
            const auto id = store.ledger()->prepare(made);
            QVERIFY(id.ok());
            effect = *id;
            QVERIFY(store.ledger()->settle(effect, EffectState::Committing).ok());
            QVERIFY(store.ledger()->settle(effect, EffectState::Committed).ok());
        }
        QProcess belay;
        belay.setProcessEnvironment(
            demoEnvironment(home.filePath(QStringLiteral("config")), home.filePath(QStringLiteral("data"))));
        belay.setWorkingDirectory(home.path());
        belay.start(qEnvironmentVariable("BELAY_BIN") + QStringLiteral("/belay"),
                    {QStringLiteral("undo"), QStringLiteral("--yes"), QString::number(effect.value)});
        QVERIFY(belay.waitForFinished(60'000));
        const QString said = QString::fromUtf8(belay.readAllStandardOutput());
        QVERIFY2(said.contains(why), qPrintable(said));
        QCOMPARE(belay.exitCode(), why.isEmpty() ? 0 : 1);
        QVERIFY2(QFile::exists(log) == why.isEmpty(), "the server was started");
        workspace::EffectStore store(&clock, data);
        const EffectState now = store.ledger()->effect(effect)->state;
        QCOMPARE(now, why.isEmpty() ? EffectState::Compensated : EffectState::Committed);
        QCOMPARE(store.ledger()->effect(effect)->limited, limited);
    }
};

BELAY_TEST(TestUndoCommand)

} // namespace tst_undocommand

#include "tst_undocommand.moc"
