// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/ruledialog.h"
#include "widgets/dialogs/settings/rulesdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

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
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("would allow everything")));
        auto *command = dialog.findChildren<QLineEdit *>()[0];
        command->setText(QStringLiteral("git status"));
        QVERIFY(save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("commands that begin with “git status”")));
        auto *verdict = dialog.findChildren<QComboBox *>()[0];
        verdict->setCurrentIndex(verdict->findData(int(core::RuleVerdict::Deny)));
        QVERIFY(!exact->isEnabled());
    }

    void whatCannotBeAllowedCannotBeSaved()
    {
        const auto subject = request("make && rm x");
        widgets::RuleDialog dialog(core::suggestedRule(subject), agents, subject, nullptr);
        auto *save = named<QPushButton>(&dialog, QStringLiteral("Save"));
        QVERIFY(!save->isEnabled());
        QVERIFY(named<QLabel>(&dialog, QStringLiteral("say how they begin")));
        auto *verdict = dialog.findChildren<QComboBox *>()[0];
        verdict->setCurrentIndex(verdict->findData(int(core::RuleVerdict::Deny)));
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
};

QTEST_MAIN(TestRuleDialogs)
#include "tst_ruledialogs.moc"
