// SPDX-License-Identifier: Apache-2.0
#include "acp/values.h"
#include "testclass.h"
#include "widgets/dialogs/settings/rulesdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_ruledialogs {

using core::PermissionRule;

namespace {

const QList<std::pair<QString, QString>> agents{{QStringLiteral("demo"), QStringLiteral("Demo agent")}};

core::PermissionSubject request(const char *command)
{
    core::PermissionSubject subject;
    subject.kind = acp::ToolKind::Execute;
    subject.agent = QStringLiteral("demo");
    subject.folder = QStringLiteral("/w");
    subject.command = QString::fromUtf8(command);
    return subject;
}

template <class T> T *named(QWidget *parent, const QString &text)
{
    for (T *child : parent->findChildren<T *>()) {
        if (child->text().remove(u'&').contains(text))
            return child;
    }
    return nullptr;
}

} // namespace

/// A rule is seen before it holds, and can be tried.
class TestRuleDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRequestsRuleIsShownAndSaved()
    {
        const auto subject = request("git status -s");
        widgets::RuleDialog dialog(core::suggestedRule(subject), agents, subject, nullptr);
        QSignalSpy saved(&dialog, &widgets::RuleDialog::saved);
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("Allowed without asking")));
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("exactly the command “git status -s”")));
        QTest::mouseClick(named<QPushButton>(&dialog, QStringLiteral("Save")), Qt::LeftButton);
        QCOMPARE(saved.count(), 1);
        QCOMPARE(saved[0][0].value<PermissionRule>(), core::suggestedRule(subject));
    }

    /// The user may make it wider, but not of what runs others.
    void aRuleIsMadeWiderByHand()
    {
        const auto subject = request("find . -name x");
        widgets::RuleDialog dialog(core::suggestedRule(subject), agents, subject, nullptr);
        auto *exact = named<QCheckBox>(&dialog, QStringLiteral("Exactly this command"));
        auto *save = named<QPushButton>(&dialog, QStringLiteral("Save"));
        QVERIFY(exact && exact->isChecked() && save->isEnabled());
        exact->setChecked(false);
        QVERIFY(!save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("might run anything")));
        auto *command = dialog.findChildren<QLineEdit *>()[0];
        command->setText(QStringLiteral("git status"));
        QVERIFY(save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("commands that begin with “git status”")));
        auto *verdict = dialog.findChildren<QComboBox *>()[0];
        verdict->setCurrentIndex(int(core::RuleVerdict::Deny));
        QVERIFY(!exact->isEnabled());
    }

    /// What does not belong to it is neither shown nor kept.
    void onlyTheFieldsThatFitAreShown()
    {
        const auto subject = request("git status");
        widgets::RuleDialog dialog(core::suggestedRule(subject), agents, subject, nullptr);
        dialog.show();
        const auto shown = [&dialog](const char *placeholder) {
            for (const QLineEdit *line : dialog.findChildren<QLineEdit *>()) {
                if (line->placeholderText() == QLatin1String(placeholder))
                    return line->isVisible();
            }
            return false;
        };
        QVERIFY(shown("git status") && !shown("src/**") && !shown("tracker") && !shown("create_*"));
        auto *about = dialog.findChildren<QComboBox *>()[1];
        about->setCurrentIndex(2);
        QVERIFY(!shown("git status") && !shown("src/**") && shown("tracker") && shown("create_*"));
        QVERIFY(dialog.rule().command.isEmpty() && !dialog.rule().kind);
        about->setCurrentIndex(1);
        QVERIFY(!shown("git status") && shown("src/**") && !shown("tracker"));
        about->setCurrentIndex(0);
        QCOMPARE(dialog.rule(), core::suggestedRule(subject));
    }

    void whatCannotBeAllowedCannotBeSaved()
    {
        const auto subject = request("make && rm x");
        widgets::RuleDialog dialog(core::suggestedRule(subject), agents, subject, nullptr);
        auto *save = named<QPushButton>(&dialog, QStringLiteral("Save"));
        QVERIFY(!save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("say how they begin")));
        auto *verdict = dialog.findChildren<QComboBox *>()[0];
        verdict->setCurrentIndex(int(core::RuleVerdict::Deny));
        dialog.findChildren<QLineEdit *>()[0]->setText(QStringLiteral("rm"));
        QVERIFY(save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("Denied without asking")));
    }

    void rulesAreTriedAndRemoved()
    {
        widgets::RulesDialog dialog(agents, QStringLiteral("/w"), nullptr);
        PermissionRule allow, deny;
        allow.verdict = core::RuleVerdict::Allow;
        allow.command = QStringLiteral("git status");
        deny.verdict = core::RuleVerdict::Deny;
        deny.command = QStringLiteral("git push");
        dialog.setRules({allow, deny});
        QSignalSpy changed(&dialog, &widgets::RulesDialog::rulesChanged);
        QLineEdit *command = nullptr;
        for (QLineEdit *line : dialog.findChildren<QLineEdit *>()) {
            if (line->placeholderText() == QStringLiteral("git status"))
                command = line;
        }
        QVERIFY(command);
        command->setText(QStringLiteral("git status"));
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("Allowed without asking")));
        command->setText(QStringLiteral("git push"));
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("Denied without asking")));
        command->setText(QStringLiteral("git status; rm x"));
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("You are asked")));
        auto *list = dialog.findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        list->setCurrentRow(1);
        QTest::mouseClick(named<QPushButton>(&dialog, QStringLiteral("Remove")), Qt::LeftButton);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(dialog.rules(), std::vector<PermissionRule>{allow});
        command->setText(QStringLiteral("git push"));
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("You are asked")));
    }

    /// What is removed or edited is what is seen.
    void rulesAreSearched()
    {
        widgets::RulesDialog dialog(agents, QStringLiteral("/w"), nullptr);
        std::vector<PermissionRule> rules(3);
        rules[0].command = QStringLiteral("git status");
        rules[1].command = QStringLiteral("npm test");
        rules[2].command = QStringLiteral("git push");
        dialog.setRules(rules);
        auto *list = dialog.findChild<QListWidget *>();
        auto *search = dialog.findChild<QLineEdit *>(QStringLiteral("search"));
        auto *remove = named<QPushButton>(&dialog, QStringLiteral("Remove"));
        list->setCurrentRow(1);
        search->setText(QStringLiteral("GIT "));
        QVERIFY(list->item(1)->isHidden() && !list->item(0)->isHidden() && !list->item(2)->isHidden());
        QCOMPARE(list->currentRow(), 0);
        search->setText(QStringLiteral("nowhere"));
        QCOMPARE(list->currentRow(), -1);
        QVERIFY(!remove->isEnabled());
        search->setText(QStringLiteral("push"));
        QCOMPARE(list->currentRow(), 2);
        remove->click();
        QCOMPARE(dialog.rules(), (std::vector<PermissionRule>{rules[0], rules[1]}));
        QVERIFY(!remove->isEnabled());
        search->clear();
        QCOMPARE(list->currentRow(), 0);
    }

    /// Another Belay has removed rules while one was edited.
    void aRuleThatIsGoneIsAddedAgain()
    {
        widgets::RulesDialog dialog(agents, QStringLiteral("/w"), nullptr);
        std::vector<PermissionRule> rules(2);
        rules[0].command = QStringLiteral("git status");
        rules[1].command = QStringLiteral("npm test");
        dialog.setRules(rules);
        dialog.findChild<QListWidget *>()->setCurrentRow(1);
        named<QPushButton>(&dialog, QStringLiteral("Edit"))->click();
        auto *edited = dialog.findChild<widgets::RuleDialog *>();
        QVERIFY(edited);
        dialog.setRules({});
        Q_EMIT edited->saved(rules[1]);
        QCOMPARE(dialog.rules(), std::vector<PermissionRule>{rules[1]});
    }

    /// As core::decide() does for agents: denied before asked before allowed, by any part of an argument.
    void rulesAreTriedOnCallsOfTools_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *server, const char *tool, const char *arguments,
                            const char *says) {
            QTest::newRow(name) << QString::fromUtf8(server) << QString::fromUtf8(tool) << QString::fromUtf8(arguments)
                                << QString::fromUtf8(says);
        };
        row("allowed", "mail", "send", R"({"to": "a@example.org"})",
            "Allowed without asking, by: Allow: the tool send of mail · with to=*@example.org");
        row("as a card shows it", "mail", "send", "{\n    \"to\": \"a@example.org\"\n}\n", "Allowed without asking");
        row("no rule", "mail", "send", R"({"to": "a@elsewhere.net"})", "No rule says anything about it");
        row("asked", "mail", "list", "", "You are asked because of your rule: Ask: the tool list of *");
        row("denied", "mail", "send", R"({"to": "boss@example.org"})",
            "Denied without asking, by: Deny: the tool * of mail");
        row("not known", "mail", "send", R"({"to": ["a@example.org", "b@example.org"]})",
            "nobody can know whether your rule is met");
        row("exactly", "shop", "buy", R"({"what": "tea", "count": 1})", "Allowed without asking");
        row("not exactly", "shop", "buy", R"({"what": "tea", "count": 2})", "No rule says anything about it");
        row("another server", "post", "send", R"({"to": "a@example.org"})", "No rule says anything about it");
        row("no tool", "mail", " ", "{}", "Enter a server and a tool");
        row("no JSON", "mail", "send", "{\"to\":\n oops}", "in line 2");
        row("no object", "mail", "send", "[1]", "no JSON object");
        row("more than one", "mail", "send", R"({"to": "a@example.org"}, {})", "This is no valid JSON");
        row("a key twice", "mail", "send", R"({"to": "boss@example.org", "to": "a@example.org"})",
            "A key is there twice");
    }
    void rulesAreTriedOnCallsOfTools()
    {
        QFETCH(const QString, server);
        QFETCH(const QString, tool);
        QFETCH(const QString, arguments);
        QFETCH(const QString, says);
        using enum core::RuleVerdict;
        const auto about = [](core::RuleVerdict verdict, const char *of, const char *what, const char *with) {
            PermissionRule rule;
            rule.verdict = verdict;
            rule.server = QString::fromUtf8(of);
            rule.tool = QString::fromUtf8(what);
            rule.arguments = QString::fromUtf8(with);
            return rule;
        };
        PermissionRule exactly = about(Allow, "shop", "buy", R"({"count":1,"what":"tea"})");
        exactly.exact = true;
        widgets::RulesDialog dialog(agents, QStringLiteral("/w"), nullptr);
        dialog.setRules({about(Allow, "mail", "send", "to=*@example.org"), about(Ask, "", "list", ""),
                         about(Deny, "mail", "", "to=boss@*"), exactly});
        dialog.show();
        QComboBox *kind = nullptr;
        for (QComboBox *box : dialog.findChildren<QComboBox *>()) {
            if (const int call = box->findText(QStringLiteral("call a tool"), Qt::MatchStartsWith); call >= 0) {
                kind = box;
                kind->setCurrentIndex(call);
            }
        }
        QVERIFY(kind);
        const auto field = [&dialog](const char *label) -> QWidget * {
            for (const QLabel *one : dialog.findChildren<QLabel *>()) {
                if (one->text().remove(u'&') == QString::fromUtf8(label))
                    return one->isVisible() ? one->buddy() : nullptr;
            }
            return nullptr;
        };
        QVERIFY(!field("Command") && !field("Path"));
        auto *serverLine = qobject_cast<QLineEdit *>(field("MCP server"));
        auto *toolLine = qobject_cast<QLineEdit *>(field("Tool"));
        auto *text = qobject_cast<QPlainTextEdit *>(field("Arguments"));
        QVERIFY(serverLine && toolLine && text);
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("MCP servers › Tools…"))->isVisible());
        serverLine->setText(server);
        toolLine->setText(tool);
        text->setPlainText(arguments);
        const auto *said = named<QLabel>(&dialog, says);
        QVERIFY(said && said->isVisible());
        // From field to field by the keyboard alone.
        dialog.activateWindow();
        text->setFocus();
        QTest::keyClick(text, Qt::Key_Tab);
        QVERIFY(!text->hasFocus() && text->toPlainText() == arguments);
        // What reads a file runs nothing, and a command has no path.
        kind->setCurrentIndex(kind->findData(int(acp::ToolKind::Read)));
        QVERIFY(field("Path") && !field("Command") && !field("Arguments"));
        qobject_cast<QLineEdit *>(field("Path"))->setText(QStringLiteral("/w/a"));
        kind->setCurrentIndex(kind->findData(int(acp::ToolKind::Execute)));
        QVERIFY(field("Command") && !field("Path") && !field("Arguments"));
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("Enter a command or a path"))->isVisible());
        kind->setCurrentIndex(kind->findData(int(acp::ToolKind::Other)));
        QVERIFY(field("Command") && field("Path"));
        QVERIFY(!named<QLabel>(&dialog, QStringLiteral("Enter a command or a path")));
    }
};

BELAY_GUI_TEST(TestRuleDialogs)

} // namespace tst_ruledialogs

#include "tst_ruledialogs.moc"
