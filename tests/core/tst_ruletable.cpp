// SPDX-License-Identifier: Apache-2.0
#include "acp/decoderequests.h"
#include "core/permissions/permissionrules.h"
#include "testclass.h"
#include "toolcallshapes.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ruletable {

using core::PermissionRule;
using core::RuleVerdict;

#ifndef Q_MOC_RUN // moc loses its place in what is included here
namespace {

/// What comes of it: *none* is that no rule says anything. Then the user is asked if the agent asks, while *ask* also
/// holds back what an agent has Belay do without asking.
struct Row
{
    const char *rule;  ///< see ruleFrom()
    const char *agent; ///< whose shape it comes in, see toolCall(); "raw": the raw input itself
    const char *asks;
    const char *comes; ///< allow, ask, deny, none
};

// @ws@ is the session's folder: git and bash in it are programs of somebody's, `out` leads to @out@, `here` to the
// system's git, `deep` to @ws@/sub/deep. @git@ is where PATH finds git.
constexpr Row rows[] = {
#include "ruletable.inc"
};

/// "allow [exactly] git status", "deny in @out@: git push", "deny path src/**", "allow kind other".
PermissionRule ruleFrom(QString text)
{
    PermissionRule rule;
    const auto takes = [&text](const char *word) {
        const QString begin = QLatin1String(word) + u' ';
        if (!text.startsWith(begin))
            return false;
        text.remove(0, begin.size());
        return true;
    };
    rule.verdict = takes("allow") ? RuleVerdict::Allow : takes("deny") ? RuleVerdict::Deny : RuleVerdict::Ask;
    (void)takes("ask");
    if (takes("in")) {
        rule.folder = text.section(QStringLiteral(": "), 0, 0);
        text = text.section(QStringLiteral(": "), 1);
    }
    if (takes("path")) {
        rule.path = text;
    } else if (takes("kind")) {
        rule.kind = text == QStringLiteral("other") ? acp::ToolKind::Other : acp::ToolKind::Read;
    } else {
        rule.exact = takes("exactly");
        rule.command = text;
    }
    return rule;
}

void makeProgram(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\n");
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

} // namespace
#endif

/// Rules of the user's against what real agents ask, each in the words and the shape of that agent, through the
/// decoder: what is allowed without a question, what is denied, and what is left to the user.
class TestRuleTable : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;
    QString m_ws, m_out, m_git;

    QString placed(const char *text) const
    {
        return QString::fromUtf8(text)
            .replace(QStringLiteral("@ws@"), m_ws)
            .replace(QStringLiteral("@out@"), m_out)
            .replace(QStringLiteral("@git@"), m_git);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString home = QFileInfo(m_home.path()).canonicalFilePath();
        m_ws = home + QStringLiteral("/ws");
        m_out = home + QStringLiteral("/out");
        m_git = QStandardPaths::findExecutable(QStringLiteral("git"));
        QVERIFY2(!m_git.isEmpty(), "git has to be there");
        QVERIFY(QDir().mkpath(m_ws + QStringLiteral("/sub/deep")) && QDir().mkpath(m_out + QStringLiteral("/evil")));
        for (const char *name : {"@ws@/git", "@ws@/bash", "@ws@/tool", "@out@/evil/git", "@out@/evil/sh"})
            makeProgram(placed(name));
        QVERIFY(QFile::link(m_out, m_ws + QStringLiteral("/out")));
        QVERIFY(QFile::link(m_git, m_ws + QStringLiteral("/here")));
        QVERIFY(QFile::link(m_ws + QStringLiteral("/sub/deep"), m_ws + QStringLiteral("/deep")));
        QVERIFY(QFile::link(m_ws + QStringLiteral("/sub"), m_ws + QStringLiteral("/plain")));
        QVERIFY(QFile::link(m_out + QStringLiteral("/evil"), m_ws + QStringLiteral("/sub/plain")));
    }

    void rules_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QString>("asks");
        QTest::addColumn<QString>("comes");
        int number = 0;
        for (const Row &row : rows)
            QTest::addRow("%03d %s | %s | %s", ++number, row.rule, row.agent, row.asks)
                << placed(row.rule) << QString::fromUtf8(row.agent) << placed(row.asks) << QString::fromUtf8(row.comes);
    }
    void rules()
    {
        QFETCH(const QString, rule);
        QFETCH(const QString, agent);
        QFETCH(const QString, asks);
        QFETCH(const QString, comes);
        const auto request = acp::v1::decodePermission(permissionOf(agent, asks, m_ws));
        QVERIFY(request.ok());
        const PermissionRule wanted = ruleFrom(rule);
        QVERIFY(core::checkRule(wanted).ok() || comes == QStringLiteral("none"));
        const auto decision = core::decide({wanted}, core::subjectOf(request->toolCall, QStringLiteral("a"), m_ws));
        const char *const names[] = {"allow", "ask", "deny"};
        QCOMPARE(decision.rule < 0 ? QStringLiteral("none") : QLatin1String(names[size_t(decision.verdict)]), comes);
    }

    void enoughAreTried() { QVERIFY(std::size(rows) >= 200); }
};

BELAY_TEST(TestRuleTable)

} // namespace tst_ruletable

#include "tst_ruletable.moc"
