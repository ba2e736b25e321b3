// SPDX-License-Identifier: Apache-2.0
#include "agents/servercall.h"
#include "app/controllers/agents/mcpcontroller.h"
#include "settings/settings.h"
#include "widgets/dialogs/agents/mcpserversdialog.h"
#include "workspace/workspace.h"

#include "testclass.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

namespace tst_mcpcontroller {

using core::McpEntry;

namespace {

template <class T> T *named(const QWidget *parent, const QString &text)
{
    for (T *child : parent->findChildren<T *>()) {
        if (child->text().remove(u'&').contains(text))
            return child;
    }
    return nullptr;
}

} // namespace

class TestMcpController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A server is asked when that is wanted; what is chosen about its tools counts at once.
    void theToolsOfAServer()
    {
        // No keychain of the machine answers here.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
        const QTemporaryDir folder;
        settings::Settings settings(folder.filePath(QStringLiteral("belay.ini")));
        workspace::Workspace workspace(&settings);
        QWidget window;
        app::McpController controller(&workspace, &window);
        McpEntry fake, gone;
        fake.name = QStringLiteral("fake");
        fake.command = qEnvironmentVariable("FAKE_MCP_SERVER");
        gone.name = QStringLiteral("gone");
        gone.command = QStringLiteral("/no/such/server");
        controller.save(fake, {});
        controller.save(gone, {});
        controller.show();
        auto *dialog = window.findChild<widgets::McpServersDialog *>();
        auto *list = dialog->findChild<QListWidget *>();
        auto *table = dialog->findChild<QTableWidget *>();
        auto *test = named<QPushButton>(dialog, QStringLiteral("Test"));
        QCOMPARE(list->count(), 2);
        QCOMPARE(table->rowCount(), 0);
        test->click();
        QVERIFY(named<QLabel>(dialog, QStringLiteral("is being asked")));
        QTRY_VERIFY_WITH_TIMEOUT(table->rowCount() > 1, 60'000);
        QVERIFY(named<QLabel>(dialog, QStringLiteral("%1 tool").arg(table->rowCount())));
        QVERIFY(dialog->findChildren<QDialog *>().isEmpty());
        table->setCurrentCell(1, 0);
        QTest::keyClick(table, Qt::Key_D);
        const auto chosen = workspace.mcpServers().constFirst().chosen;
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first(), core::McpVerdict::Deny);
        QVERIFY(table->item(1, 0)->text().startsWith(chosen.firstKey()));
        QCOMPARE(table->currentRow(), 1);
        // Without a call there is nothing to try on.
        named<QPushButton>(dialog, QStringLiteral("Try on"))->click();
        QVERIFY(named<QLabel>(dialog, QStringLiteral("is recorded so far")));
        list->setCurrentRow(1);
        QCOMPARE(table->rowCount(), 0);
        test->click();
        QTRY_VERIFY_WITH_TIMEOUT(named<QLabel>(dialog, QStringLiteral("did not tell of its tools")), 60'000);
        list->setCurrentRow(0);
        QVERIFY(table->rowCount() > 1);
    }

    /// However often it is clicked, a program is started once.
    void aServerIsAskedOnceAtATime()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
        const QTemporaryDir folder;
        settings::Settings settings(folder.filePath(QStringLiteral("belay.ini")));
        workspace::Workspace workspace(&settings);
        QWidget window;
        app::McpController controller(&workspace, &window);
        const QString log = folder.filePath(QStringLiteral("log")), script = folder.filePath(QStringLiteral("server"));
        QFile program(script);
        QVERIFY(program.open(QIODevice::WriteOnly));
        // It reads one message of whoever asks, and ends.
        program.write("#!/bin/sh\necho x >>" + QFile::encodeName(log) + "\nread message\n");
        QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        program.close();
        McpEntry server;
        server.name = QStringLiteral("server");
        server.command = script;
        controller.save(server, {});
        controller.show();
        auto *dialog = window.findChild<widgets::McpServersDialog *>();
        auto *test = named<QPushButton>(dialog, QStringLiteral("Test"));
        const auto starts = [&log] {
            QFile file(log);
            return file.open(QIODevice::ReadOnly) ? file.readAll().count('x') : 0;
        };
        for (int again : {1, 2}) {
            for (int i = 0; i < 5; ++i)
                test->click();
            QTRY_VERIFY_WITH_TIMEOUT(named<QLabel>(dialog, QStringLiteral("did not tell of its tools")), 60'000);
            QTRY_VERIFY_WITH_TIMEOUT(dialog->findChildren<agents::ServerCall *>().isEmpty(), 60'000);
            QCOMPARE(starts(), again);
        }
    }
};

BELAY_GUI_TEST(TestMcpController)

} // namespace tst_mcpcontroller

#include "tst_mcpcontroller.moc"
