// SPDX-License-Identifier: Apache-2.0
#include "settings/rulefile.h"
#include "settings/settings.h"

#include "testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_rulefile {

using core::PermissionRule;

namespace {

std::vector<PermissionRule> sample()
{
    PermissionRule commands;
    commands.verdict = core::RuleVerdict::Allow;
    commands.command = QStringLiteral("git commit -m \"a, b\"");
    commands.agent = QStringLiteral("gemini --acp");
    PermissionRule paths;
    paths.verdict = core::RuleVerdict::Deny;
    paths.kind = acp::ToolKind::SwitchMode;
    paths.folder = QStringLiteral("/home/ü/a;b");
    paths.path = QStringLiteral("src/**");
    PermissionRule exact;
    exact.verdict = core::RuleVerdict::Allow;
    exact.command = QStringLiteral("find . -name x");
    exact.exact = true;
    return {commands, paths, exact};
}

} // namespace

/// Rules come out of files as they went in, or not at all.
class TestRuleFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comeBackAsTheyWere()
    {
        const auto again = settings::importedRules(settings::exportedRules(sample()));
        QVERIFY2(again.ok(), qPrintable(again ? QString() : again.error().message));
        QCOMPARE(*again, sample());
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("s.ini"));
        settings::Settings(file).setPermissionRules(sample());
        QCOMPARE(settings::Settings(file).permissionRules(), sample());
        settings::Settings(file).setPermissionRules({sample()[1]});
        QCOMPARE(settings::Settings(file).permissionRules(), std::vector<PermissionRule>{sample()[1]});
    }

    /// What an earlier Belay let begin so is kept as exactly that: narrower, and still in the list.
    void rulesOfEarlier()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("s.ini"));
        PermissionRule rule;
        rule.verdict = core::RuleVerdict::Allow;
        rule.command = QStringLiteral("make test");
        settings::Settings(file).setPermissionRules({rule});
        rule.exact = true;
        QCOMPARE(settings::Settings(file).permissionRules(), std::vector<PermissionRule>{rule});
    }

    void badFilesAreRefusedWhole_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, const char *rule, const char *says) {
            QTest::newRow(name) << QByteArray(R"({"belayPermissionRules":1,"rules":[{"verdict":"deny","path":"a"},)") +
                                       rule + "]}"
                                << QString::fromUtf8(says);
        };
        row("a verdict nobody knows", R"({"verdict":"perhaps","path":"a"})", "perhaps");
        row("no verdict", R"({"path":"a"})", "Rule 2");
        row("a kind nobody knows", R"({"verdict":"allow","kind":"fly"})", "fly");
        row("exact, but not said so", R"({"verdict":"allow","command":"ls","exact":"no"})", "no");
        row("exact in a number", R"({"verdict":"allow","command":"ls","exact":1})", "exact");
        row("a folder that is a list", R"({"verdict":"allow","command":"ls","folder":["/x"]})", "folder");
        row("a part nobody knows", R"({"verdict":"allow","path":"a","until":"noon"})", "until");
        row("everything", R"({"verdict":"allow"})", "Rule 2");
        row("a shell", R"({"verdict":"allow","command":"bash"})", "bash");
        row("no object", "7", "Rule 2");
        QTest::newRow("no JSON") << QByteArray("{") << QStringLiteral("JSON");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("JSON");
        QTest::newRow("something else") << QByteArray("{}") << QStringLiteral("no permission rules");
        QTest::newRow("a later version") << QByteArray(R"({"belayPermissionRules":2,"rules":[]})")
                                         << QStringLiteral("no permission rules");
    }
    void badFilesAreRefusedWhole()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, says);
        const auto rules = settings::importedRules(file);
        QVERIFY(!rules.ok());
        QVERIFY2(rules.error().message.contains(says), qPrintable(rules.error().message));
    }

    /// A rule that a hand or a later Belay wrote into the settings is left out where it cannot be read whole.
    void settingsTakeNoWiderRule()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("s.ini")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[rules]\nsize=3\n1\\verdict=allow\n1\\kind=fly\n1\\path=a\n2\\verdict=allow\n3\\verdict=ask\n"
                   "3\\path=b\n");
        file.close();
        const auto rules = settings::Settings(file.fileName()).permissionRules();
        QCOMPARE(rules.size(), size_t(1));
        QCOMPARE(rules[0].path, QStringLiteral("b"));
    }
};

BELAY_TEST(TestRuleFile)

} // namespace tst_rulefile

#include "tst_rulefile.moc"
