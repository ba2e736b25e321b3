// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/mcpserversdialog.h"
#include "widgets/dialogs/agents/mcptools.h"

#include "testclass.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QWindow>

#include <memory>

namespace tst_mcpdialogs {

using core::McpEntry;
using widgets::McpDialog;
using widgets::McpImportDialog;
using widgets::McpServersDialog;

namespace {

McpEntry program(const char *name, const char *command)
{
    McpEntry entry;
    entry.id = entry.name = QString::fromUtf8(name);
    entry.command = QString::fromUtf8(command);
    return entry;
}

template <class T> T *named(QWidget *parent, const QString &text)
{
    for (T *child : parent->findChildren<T *>()) {
        if (child->text().remove(u'&').contains(text))
            return child;
    }
    return nullptr;
}

void type(QTableWidget *table, int row, const char *name, const char *value)
{
    table->item(row, 0)->setText(QString::fromUtf8(name));
    table->item(row, 1)->setText(QString::fromUtf8(value));
}

} // namespace

/// MCP servers are seen whole before they run, and their secrets end in no file.
class TestMcpDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aServerIsTypedAndSaved()
    {
        McpDialog dialog({}, {QStringLiteral("taken")}, nullptr);
        QSignalSpy saved(&dialog, &McpDialog::saved);
        auto *save = named<QPushButton>(&dialog, QStringLiteral("Save"));
        const auto lines = dialog.findChildren<QLineEdit *>();
        QVERIFY(!save->isEnabled());
        lines[0]->setText(QStringLiteral("taken"));
        lines[1]->setText(QStringLiteral("sh -c 'a b'"));
        QVERIFY(!save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("called “taken” already")));
        lines[0]->setText(QStringLiteral("mine"));
        QVERIFY(save->isEnabled());
        auto *table = dialog.findChild<QTableWidget *>();
        type(table, 0, "PLAIN", "1");
        QCOMPARE(table->rowCount(), 2);
        type(table, 1, "API_TOKEN", "abc");
        type(table, 2, "REFERS_KEY", "$HOME");
        type(table, 3, "MARKED", "xyz");
        table->item(3, 2)->setCheckState(Qt::Checked);
        type(table, 4, "PAT", "ghp_0123456789abcdefghij");
        save->click();
        QCOMPARE(saved.count(), 1);
        const auto entry = saved[0][0].value<McpEntry>();
        QCOMPARE(entry.command, QStringLiteral("sh"));
        QCOMPARE(entry.arguments, (QStringList{QStringLiteral("-c"), QStringLiteral("a b")}));
        QCOMPARE(entry.values, (McpEntry::Values{{QStringLiteral("PLAIN"), QStringLiteral("1")},
                                                 {QStringLiteral("REFERS_KEY"), QStringLiteral("$HOME")}}));
        QCOMPARE(entry.secretNames,
                 (QStringList{QStringLiteral("API_TOKEN"), QStringLiteral("MARKED"), QStringLiteral("PAT")}));
        const auto secrets = saved[0][1].value<McpEntry::Values>();
        QCOMPARE(secrets.size(), 3);
        QCOMPARE(secrets[1].second, QStringLiteral("xyz"));
    }

    /// The name is typed at once; Enter does not end it by Cancel.
    void aNewServerBeginsWithItsName()
    {
        McpDialog dialog({}, {}, nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QCOMPARE(dialog.focusWidget(), dialog.findChildren<QLineEdit *>().at(0));
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
    }

    /// What is typed into a cell by then is committed to nobody.
    void itMayEndWhileACellIsEdited()
    {
        auto dialog = std::make_unique<McpDialog>(McpEntry(), QStringList(), nullptr);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        auto *table = dialog->findChild<QTableWidget *>();
        table->setCurrentCell(0, 0);
        table->editItem(table->item(0, 0));
        QVERIFY(table->indexWidget(table->currentIndex()) || table->findChild<QLineEdit *>());
        QTest::keyClicks(table->findChild<QLineEdit *>(), QStringLiteral("NAME"));
        dialog.reset();
    }

    /// So that its tools are one key away.
    void aNewServerIsSelected()
    {
        McpServersDialog dialog(nullptr);
        dialog.show();
        const auto words = [&dialog](const char *text) {
            for (const QLabel *label : dialog.findChildren<QLabel *>()) {
                if (label->isVisible() && label->text() == QLatin1String(text))
                    return true;
            }
            return false;
        };
        QVERIFY(words("No MCP servers"));
        dialog.setServers({program("b", "sh")});
        QVERIFY(!words("No MCP servers"));
        auto *list = dialog.findChild<QListWidget *>();
        QCOMPARE(list->currentRow(), 0);
        dialog.setServers({program("a", "sh"), program("b", "sh")});
        QCOMPARE(list->currentRow(), 0);
        QVERIFY(named<QPushButton>(&dialog, QStringLiteral("Test"))->isEnabled());
        list->setCurrentRow(1);
        dialog.setServers({program("a", "sh"), program("b", "true")});
        QCOMPARE(list->currentRow(), 1);
    }

    /// That it only reads is the server's word, which counts once it is trusted.
    void whatOnlyReadsNeedsNoUndo()
    {
        mcp::ToolInfo reads, writes;
        reads.name = QStringLiteral("list");
        reads.annotations.readOnly = true;
        writes.name = QStringLiteral("create");
        McpEntry entry = program("x", "sh");
        for (const bool trusted : {false, true}) {
            entry.trusted = trusted;
            McpServersDialog dialog(nullptr);
            dialog.setServers({entry});
            dialog.setTools(entry, {reads, writes});
            const auto *table = dialog.findChild<QTableWidget *>();
            QCOMPARE(table->item(0, 1)->text().contains(QLatin1String("the server says")), !trusted);
            QVERIFY(table->item(0, 1)->text().startsWith(QLatin1String("changes nothing")));
            QCOMPARE(table->item(1, 1)->text(), QStringLiteral("cannot be undone"));
        }
    }

    /// In the same dialog: those of the chosen one, with what was chosen for each.
    void theToolsOfAServerStandBesideIt()
    {
        mcp::ToolInfo create, close;
        create.name = QStringLiteral("create_issue");
        close.name = QStringLiteral("close_issue");
        McpEntry one = program("one", "sh"), two = program("two", "sh");
        two.arguments = {QStringLiteral("-x")};
        two.chosen.insert(QStringLiteral("send"), core::McpVerdict::Deny);
        McpServersDialog dialog(nullptr);
        QSignalSpy asked(&dialog, &McpServersDialog::testRequested),
            changed(dialog.tools(), &widgets::McpTools::changed);
        dialog.setServers({one, two});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(dialog.findChildren<QDialog *>().isEmpty());
        auto *list = dialog.findChild<QListWidget *>();
        auto *table = dialog.findChild<QTableWidget *>();
        QVERIFY(list->hasFocus() && named<QLabel>(&dialog, QStringLiteral("Test asks the server"))->isVisible());
        // A server is started by who says so, not by who looks at the list.
        QCOMPARE(table->rowCount(), 0);
        list->setCurrentRow(1);
        QCOMPARE(asked.size(), 0);
        QCOMPARE(table->rowCount(), 1); // what was chosen is known
        list->setCurrentRow(0);
        named<QPushButton>(&dialog, QStringLiteral("Test"))->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].value<McpEntry>().id, one.id);
        dialog.setTools(one, {create, close});
        QCOMPARE(table->rowCount(), 2);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_H);
        QCOMPARE(changed.size(), 1);
        one = changed[0][0].value<McpEntry>();
        QCOMPARE(one.chosen.value(close.name), core::McpVerdict::Hold);
        dialog.setServers({one, two});
        QCOMPARE(table->currentRow(), 1);
        QCOMPARE(table->cellWidget(1, 2)->findChild<QComboBox *>()->currentText(), QStringLiteral("hold"));
        // What is typed for its undo is not set anew by what it changes.
        auto *by = table->parentWidget()->findChildren<QLineEdit *>().constFirst();
        for (QLineEdit *line : table->parentWidget()->findChildren<QLineEdit *>()) {
            if (line->placeholderText().startsWith(u'{'))
                by = line;
        }
        by->setFocus();
        QTest::keyClicks(by, QStringLiteral("{\"id\":  7}"));
        QCOMPARE(by->text(), QStringLiteral("{\"id\":  7}"));
        // What came for another one is said where it can be read.
        dialog.sayOf(two, QStringLiteral("It did not answer."));
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("two: It did not answer."))->isVisible());
        list->setCurrentRow(1);
        QCOMPARE(table->rowCount(), 1);
        list->setCurrentRow(0);
        QCOMPARE(table->rowCount(), 2);
        // With another command it is another server.
        one.arguments = {QStringLiteral("-y")};
        one.chosen.clear();
        dialog.setServers({one, two});
        QCOMPARE(table->rowCount(), 0);
    }

    /// What the server says meanwhile, and what is half typed, change nothing.
    void whatIsTypedForAnUndoStays()
    {
        mcp::ToolInfo create, close;
        create.name = QStringLiteral("create_issue");
        close.name = QStringLiteral("close_issue");
        McpEntry one = program("one", "sh");
        one.undo.emplace_back();
        one.undo.back().tool = create.name;
        one.undo.back().by = close.name;
        one.undo.back().arguments = "{\"id\": 7}";
        McpServersDialog dialog(nullptr);
        QSignalSpy changed(dialog.tools(), &widgets::McpTools::changed);
        dialog.setServers({one});
        dialog.setTools(one, {create});
        dialog.show();
        QLineEdit *arguments = nullptr;
        for (QLineEdit *line : dialog.findChildren<QLineEdit *>()) {
            if (line->placeholderText().startsWith(u'{'))
                arguments = line;
        }
        QVERIFY(arguments);
        QComboBox *by = nullptr;
        for (QComboBox *box : dialog.findChildren<QComboBox *>()) {
            if (box->isEditable())
                by = box;
        }
        QVERIFY(by);
        QCOMPARE(by->currentText(), close.name);
        arguments->setText(QStringLiteral("{\"id\": \"$.resu"));
        QCOMPARE(changed.size(), 0); // the one that is kept counts
        dialog.setTools(one, {close, create});
        QCOMPARE(arguments->text(), QStringLiteral("{\"id\": \"$.resu"));
        QCOMPARE(by->currentText(), close.name);
        arguments->setText(QStringLiteral("{\"id\": \"$.result.id\"}"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.last().at(0).value<McpEntry>().undo.size(), size_t(1));
        QCOMPARE(changed.last().at(0).value<McpEntry>().undo.front().arguments,
                 QByteArray("{\"id\": \"$.result.id\"}"));
        by->setCurrentText(QString());
        QVERIFY(changed.last().at(0).value<McpEntry>().undo.empty());
    }

    void aDoubleClickRemovesOneServer()
    {
        McpServersDialog dialog(nullptr);
        QList<McpEntry> all{program("a", "sh"), program("b", "sh"), program("c", "sh")};
        dialog.setServers(all);
        connect(&dialog, &McpServersDialog::removeRequested, this, [&](const QString &id) {
            all.removeIf([&id](const McpEntry &one) { return one.id == id; });
            dialog.setServers(all);
        });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto *remove = named<QPushButton>(&dialog, QStringLiteral("Remove"));
        QTest::mouseDClick(dialog.windowHandle(), Qt::LeftButton, {}, remove->mapTo(&dialog, remove->rect().center()));
        QCOMPARE(all.size(), 2);
    }

    void whatIsKeptStaysUnlessTypedAnew()
    {
        McpEntry entry = program("x", "sh");
        entry.secretNames = {QStringLiteral("A_KEY"), QStringLiteral("B_KEY")};
        McpDialog dialog(entry, {}, nullptr);
        auto *table = dialog.findChild<QTableWidget *>();
        QVERIFY(!table->item(0, 1)->text().isEmpty());
        table->item(1, 1)->setText(QStringLiteral("new"));
        QCOMPARE(dialog.server(), entry);
        QCOMPARE(dialog.secrets(), (McpEntry::Values{{QStringLiteral("B_KEY"), QStringLiteral("new")}}));
        type(table, 0, "", "");
        QCOMPARE(dialog.server().secretNames, QStringList{QStringLiteral("B_KEY")});
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<int>("transport");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *tag, int transport, const char *target, const char *name, const char *says) {
            QTest::newRow(tag) << transport << QString::fromUtf8(target) << QString::fromUtf8(name)
                               << QString::fromUtf8(says);
        };
        row("no command", 0, " ", "A", "Type the command");
        row("a variable's name", 0, "sh", "A=B", "name of an environment variable");
        row("no address", 1, "tools.example.com", "A", "An address looks like");
        row("another scheme", 1, "file:///etc/passwd", "A", "An address looks like");
        row("a header's name", 2, "https://a.example", "A B", "no header may have");
    }
    void whatCannotBe()
    {
        QFETCH(int, transport);
        QFETCH(QString, target);
        QFETCH(QString, name);
        QFETCH(QString, says);
        McpDialog dialog(program("x", "sh"), {}, nullptr);
        auto *save = named<QPushButton>(&dialog, QStringLiteral("Save"));
        QVERIFY(save->isEnabled());
        dialog.findChild<QComboBox *>()->setCurrentIndex(transport);
        dialog.findChildren<QLineEdit *>().at(transport == 0 ? 1 : 2)->setText(target);
        type(dialog.findChild<QTableWidget *>(), 0, name.toUtf8().constData(), "1");
        QVERIFY(!save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, says));
    }

    void aProgramThatIsNotThereIsSaidAndSavedAllTheSame()
    {
        for (const auto &[command, says] :
             {std::pair("no-such-program-of-belay", "no-such-program-of-belay is not installed"),
              std::pair("/no/such/thing", "/no/such/thing is not installed"), std::pair("./here", "no whole path")}) {
            McpDialog dialog(program("x", command), {}, nullptr);
            QVERIFY2(named<QLabel>(&dialog, QString::fromUtf8(says)), command);
            QVERIFY(named<QPushButton>(&dialog, QStringLiteral("Save"))->isEnabled());
        }
        McpDialog found(program("x", "sh"), {}, nullptr);
        QVERIFY(!named<QLabel>(&found, QStringLiteral("not installed")));
    }

    void theList()
    {
        McpServersDialog dialog(nullptr);
        QSignalSpy switched(&dialog, &McpServersDialog::switched), removed(&dialog, &McpServersDialog::removeRequested);
        McpEntry off = program("two", "sh");
        off.enabled = false;
        off.name = QStringLiteral("evil\u202ename");
        dialog.setServers({program("one", "no-such-program-of-belay"), off});
        QCOMPARE(switched.count(), 0);
        auto *list = dialog.findChild<QListWidget *>();
        QVERIFY(list->item(0)->text().contains(QStringLiteral("is not installed")));
        QVERIFY(!list->item(1)->text().contains(QChar(0x202e)));
        QCOMPARE(list->item(1)->checkState(), Qt::Unchecked);
        list->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(switched.count(), 1);
        QCOMPARE(switched[0], (QVariantList{QStringLiteral("two"), true}));
        // What is edited afterwards is what was switched.
        list->setCurrentRow(1);
        named<QPushButton>(&dialog, QStringLiteral("Edit"))->click();
        QVERIFY(dialog.findChild<McpDialog *>()->server().enabled);
        dialog.findChild<McpDialog *>()->close();
        list->setCurrentRow(0);
        named<QPushButton>(&dialog, QStringLiteral("Remove"))->click();
        QCOMPARE(removed.value(0), QVariantList{QStringLiteral("one")});
    }

    void anImportShowsWhatWouldRun()
    {
        McpEntry web = program("web", "");
        web.transport = McpEntry::Transport::Http;
        web.url = QStringLiteral("http://a.example/mcp");
        web.values = {{QStringLiteral("Authorization"), QStringLiteral("Bearer hidden")}};
        McpEntry two = program("two", "sh");
        two.values = {{QStringLiteral("LD_PRELOAD"), QStringLiteral("/x.so")}};
        two.arguments = {QStringLiteral("-c"), QStringLiteral("rm -rf ~")};
        McpImportDialog dialog({two, web, program("known", "sh")}, {QStringLiteral("bad: expected an object.")},
                               {QStringLiteral("known")}, nullptr);
        QSignalSpy taken(&dialog, &McpImportDialog::taken);
        auto *list = dialog.findChild<QListWidget *>();
        QVERIFY(list->item(0)->text().contains(QStringLiteral("sh -c 'rm -rf ~'")));
        QVERIFY(list->item(0)->text().contains(QStringLiteral("LD_PRELOAD=/x.so")));
        QVERIFY(list->item(1)->text().contains(QStringLiteral("Authorization")));
        QVERIFY(!list->item(1)->text().contains(QStringLiteral("hidden")));
        QVERIFY(list->item(1)->text().contains(QStringLiteral("Anybody on the way")));
        QVERIFY(dialog.findChild<QPlainTextEdit *>()->toPlainText().contains(QStringLiteral("bad:")));
        // What would take another one's place takes a click.
        QCOMPARE(list->item(2)->checkState(), Qt::Unchecked);
        auto *take = named<QPushButton>(&dialog, QStringLiteral("Add those"));
        list->item(0)->setCheckState(Qt::Unchecked);
        QVERIFY(take->isEnabled());
        take->click();
        QCOMPARE(taken.count(), 1);
        const auto chosen = taken[0][0].value<QList<McpEntry>>();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0].name, QStringLiteral("web"));
        list->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(!take->isEnabled());
    }
};

BELAY_GUI_TEST(TestMcpDialogs)

} // namespace tst_mcpdialogs

#include "tst_mcpdialogs.moc"
