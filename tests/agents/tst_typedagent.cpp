// SPDX-License-Identifier: Apache-2.0
#include "agents/typedagent.h"
#include "base/shellwords.h"
#include "core/permissions/permissionrules.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

namespace tst_typedagent {

using namespace agents;
using namespace settings;

/// Which agent of the settings a typed command is: what decides whether a rule for it holds.
class TestTypedAgent : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_path;

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    static AgentEntry entry(const QString &id, const QString &command)
    {
        AgentEntry agent;
        agent.id = id;
        agent.name = QStringLiteral("Agent");
        agent.command = command;
        return agent;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *folder : {"bin", "other", "with space"})
            QVERIFY(QDir(m_folder.path()).mkpath(QLatin1String(folder)));
        for (const char *program : {"bin/agent", "bin/second", "other/agent", "with space/agent"}) {
            QFile file(path(program));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("#!/bin/sh\n") > 0);
            QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        }
        QVERIFY(QFile::link(path("bin"), path("link")));
        QVERIFY(QFile::link(path("bin/agent"), path("bin/another-name")));
        m_path = qgetenv("PATH");
        qputenv("PATH", QByteArray(QFile::encodeName(path("bin")) + ':' + m_path));
    }
    void cleanupTestCase() { qputenv("PATH", m_path); }

    void who_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("configured");
        QTest::addColumn<bool>("same");
        const auto row = [this](const char *name, QString typed, QString configured, bool same) {
            QTest::newRow(name) << typed.replace(QLatin1String("$D"), m_folder.path())
                                << configured.replace(QLatin1String("$D"), m_folder.path()) << same;
        };
        const auto s = [](const char *words) { return QString::fromUtf8(words); };
        row("word for word", s("agent --acp"), s("agent --acp"), true);
        row("a path and what PATH finds", s("$D/bin/agent --acp"), s("agent --acp"), true);
        row("the other way round", s("agent --acp"), s("$D/bin/agent --acp"), true);
        row("quoted in another way", s("agent '--acp'  \"a b\""), s("agent --acp a\\ b"), true);
        row("by dots", s("$D/bin/../bin/./agent --acp"), s("agent --acp"), true);
        row("by a link to its folder", s("$D/link/agent --acp"), s("agent --acp"), true);
        row("in a folder with a space", s("'$D/with space/agent'"), s("$D/with\\ space/agent"), true);
        row("another argument", s("agent --acp --yolo"), s("agent --acp"), false);
        row("one argument less", s("agent"), s("agent --acp"), false);
        row("in another order", s("agent b a"), s("agent a b"), false);
        row("split in another way", s("agent 'a b'"), s("agent a b"), false);
        row("an empty argument", s("agent --acp ''"), s("agent --acp"), false);
        row("another program of the name", s("$D/other/agent --acp"), s("agent --acp"), false);
        row("another name of the program", s("another-name --acp"), s("agent --acp"), false);
        row("another program", s("second --acp"), s("agent --acp"), false);
        row("none that is there", s("/no/such/agent"), s("/no/such/agent"), false);
        row("an address", s("wss://a.example/acp"), s("wss://a.example/acp "), true);
        row("in capitals", s("wss://A.example/acp"), s("wss://a.example/acp"), true);
        row("another path of the address", s("wss://a.example/acp2"), s("wss://a.example/acp"), false);
        row("without encryption", s("ws://a.example/acp"), s("wss://a.example/acp"), false);
        row("an address and a program", s("agent"), s("wss://a.example/acp"), false);
    }
    void who()
    {
        QFETCH(QString, typed);
        QFETCH(QString, configured);
        QFETCH(bool, same);
        const AgentEntry agent = typedAgent(
            typed, {entry(QStringLiteral("x"), QStringLiteral("second x")), entry(QStringLiteral("mine"), configured)});
        QCOMPARE(agent.id == QLatin1String("mine"), same);
        QVERIFY(same || agent.id == typed);
        QCOMPARE(agent.command, typed); // and that is what will be run
        // What that means for a rule of the user's.
        core::PermissionRule rule;
        rule.verdict = core::RuleVerdict::Allow;
        rule.agent = QStringLiteral("mine");
        rule.command = QStringLiteral("make test");
        rule.exact = true;
        core::PermissionSubject subject;
        subject.kind = acp::ToolKind::Execute;
        subject.agent = agent.id;
        subject.folder = m_folder.path();
        subject.command = QStringLiteral("make test");
        QCOMPARE(core::decide({rule}, subject).verdict == core::RuleVerdict::Allow, same);
    }

    /// An id looks like a command, and is none: the agent may have been edited since.
    void neverByName()
    {
        const QString old = QStringLiteral("agent --acp");
        const AgentEntry edited = entry(old, QStringLiteral("agent --acp --safe"));
        const AgentEntry typed = typedAgent(old, {edited});
        QVERIFY(typed.id != edited.id);
        QCOMPARE(typed.id.trimmed(), old); // by which a later run starts it again
        QCOMPARE(typedAgent(QStringLiteral("agent --acp --safe"), {edited}).id, old);
        // Nor by what it is called.
        AgentEntry named = entry(QStringLiteral("n"), QStringLiteral("second"));
        named.name = old;
        QCOMPARE(typedAgent(old, {named}).id, old);
        QCOMPARE(typedAgent(QStringLiteral("/no/such/agent"),
                            {entry(QStringLiteral("/no/such/agent"), QStringLiteral("agent"))})
                     .id,
                 QStringLiteral(" /no/such/agent"));
    }

    /// A path is meant from where Belay was started.
    void relative()
    {
        const QString before = QDir::currentPath();
        const auto restore = qScopeGuard([&before] { QDir::setCurrent(before); });
        const AgentEntry mine = entry(QStringLiteral("mine"), path("bin/agent"));
        QVERIFY(QDir::setCurrent(m_folder.path()));
        QCOMPARE(typedAgent(QStringLiteral("./bin/agent"), {mine}).id, QStringLiteral("mine"));
        QVERIFY(QDir::setCurrent(path("bin")));
        QCOMPARE(typedAgent(QStringLiteral("./agent"), {mine}).id, QStringLiteral("mine"));
        QVERIFY(QDir::setCurrent(path("other")));
        QCOMPARE(typedAgent(QStringLiteral("./agent"), {mine}).id, QStringLiteral("./agent"));
    }
};

BELAY_TEST(TestTypedAgent)

} // namespace tst_typedagent

#include "tst_typedagent.moc"
