// SPDX-License-Identifier: Apache-2.0
#include "agents/sealedstart.h"

#include "testclass.h"

#include <QDir>
#include <QFileInfo>
#include <QLocalServer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_sealedstart {

/// What an agent may write to itself while its changes are held back.
class TestSealedStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownFiles_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("own");
        const auto row = [](const char *command, const char *path, bool own) {
            QTest::addRow("%s %s", command, path) << QString::fromLatin1(command) << QString::fromLatin1(path) << own;
        };
        row("claude-code-acp", ".claude.json", true);
        row("/usr/bin/claude --acp", ".claude.json", true);
        row("node /opt/node_modules/@zed-industries/claude-code-acp/dist/index.js", ".claude.json", true);
        row("node /opt/node_modules/claude-code-acp/dist/index.js", ".claude.json", true);
        row("node /opt/claude.js", ".claude.json", true);
        row("npx @zed-industries/claude-code-acp", ".claude.json", true);
        row("claude", ".bashrc", false);
        row("claude", "x/.claude.json", false);
        row("gemini --acp", ".claude.json", false);
        // A folder is called as anybody likes.
        row("/home/x/claude-tools/agent", ".claude.json", false);
        row("node /home/claude/agent.js", ".claude.json", false);
        // Its name as an argument is not its program.
        row("evil claude", ".claude.json", false);
        row("evilclaude", ".claude.json", false);
        row("", ".claude.json", false);
    }
    void ownFiles()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, path);
        QTEST(agents::isOwnFile(command, path), "own");
    }

    /// Of each view, whoever makes it: of the agent's own start, and of whoever looks before that.
    void aPlanIsCompletedForTheCommand()
    {
        const QTemporaryDir home;
        base::SealPlan plan;
        agents::completePlan(&plan, {home.filePath(QStringLiteral("project"))}, QStringLiteral("codex acp"),
                             home.path(), {QStringLiteral("project/x"), QStringLiteral("missing")});
        QCOMPARE(plan.writable, QStringList(QFileInfo(home.filePath(QStringLiteral(".codex"))).canonicalFilePath()));
        QVERIFY(plan.hidden.contains(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)));
        QVERIFY(plan.hidden.contains(QStringLiteral("/run/user")));
        // With docker's socket, also with the next one, and those of databases and of whoever has one here.
        QVERIFY(plan.frozen.contains(QStringLiteral("/run")) && plan.frozen.contains(QStringLiteral("/var")));
        const auto isSocketHidden = [](const base::SealPlan &made) {
            return std::any_of(made.hidden.begin(), made.hidden.end(),
                               [](const QString &path) { return path == QStringLiteral("/run"); });
        };
        QVERIFY(!isSocketHidden(plan));
        base::SealPlan limited;
        limited.onlyPort = 1;
        agents::completePlan(&limited, {}, QStringLiteral("codex acp"), home.path(), {});
        QVERIFY(isSocketHidden(limited) && !limited.frozen.contains(QStringLiteral("/run")));
    }

    /// Wherever a socket is now, except where none outside answers anyway.
    void socketsAreLookedFor()
    {
        const QString base = QFileInfo(QDir::homePath()).canonicalFilePath();
        const QTemporaryDir here(base + QStringLiteral("/sockets-XXXXXX"));
        if (!here.isValid() || base.startsWith(QStringLiteral("/tmp")) || base.startsWith(QStringLiteral("/var")))
            QSKIP("there is no home folder to write to");
        QVERIFY(QDir(here.path()).mkdir(QStringLiteral("held")));
        QLocalServer one, two;
        QVERIFY(one.listen(here.filePath(QStringLiteral("one"))) &&
                two.listen(here.filePath(QStringLiteral("held/two"))));
        base::SealPlan plan;
        plan.overlays = {{here.filePath(QStringLiteral("held")), {}}};
        agents::completePlan(&plan, {}, QStringLiteral("agent"), here.path(), {});
        QVERIFY(plan.frozen.contains(here.path()));
        QVERIFY(!plan.frozen.contains(here.filePath(QStringLiteral("held"))));
    }

    void whatIsKnownOfAProgramIsSaid()
    {
        QCOMPARE(agents::knownOwnPaths(QStringLiteral("npx @zed-industries/claude-code-acp")),
                 QStringList({QStringLiteral(".claude"), QStringLiteral(".cache/claude-cli-nodejs"),
                              QStringLiteral(".claude.json")}));
        QCOMPARE(agents::knownOwnPaths(QStringLiteral("my-agent --acp")), QStringList());
    }

    /// Files in the home folder are replaced by rename, so that they are written back; all else is written directly.
    void whichFilesAreWrittenBack()
    {
        QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkdir(QStringLiteral(".there")));
        const QStringList more{QStringLiteral("~/.agent.json"), QStringLiteral(".there"),
                               QStringLiteral("new/"),          home.filePath(QStringLiteral("x/y")),
                               QStringLiteral("/opt/agent"),    QStringLiteral("../me")};
        QCOMPARE(agents::ownFiles(more, home.path()),
                 QStringList({QStringLiteral(".agent.json"), QStringLiteral("x/y")}));
        const QStringList unused = agents::unusedOwnPaths(more, home.path(), {home.filePath(QStringLiteral("x"))});
        QCOMPARE(unused.size(), 2);
        QVERIFY2(unused.at(0).contains(more.at(3)) && unused.at(1).contains(more.at(5)),
                 qPrintable(unused.join(u'\n')));
    }

    /// What is written to itself is nobody's folder but an agent's: nothing that runs when somebody logs in.
    void nothingOfOthersIsOnTheList()
    {
        for (const agents::OwnFolders &own : agents::knownOwnFolders()) {
            const QStringList all = own.folders + own.files;
            QVERIFY(std::all_of(all.begin(), all.end(), [](const QString &path) {
                return path.startsWith(u'.') && !path.contains(QStringLiteral("..")) &&
                       path != QStringLiteral(".config") && path != QStringLiteral(".local") &&
                       path != QStringLiteral(".cache") && path != QStringLiteral(".local/share") &&
                       path != QStringLiteral(".ssh") && !path.startsWith(QStringLiteral(".bash"));
            }));
        }
    }
};

BELAY_TEST(TestSealedStart)

} // namespace tst_sealedstart

#include "tst_sealedstart.moc"
