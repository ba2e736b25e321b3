// SPDX-License-Identifier: Apache-2.0
#include "core/held/ownpath.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ownpath {

/// What may be left to an agent although its changes are held back: nothing by which nothing would be held back.
class TestOwnPath : public QObject
{
    Q_OBJECT

    QTemporaryDir m_top;
    QString at(const char *name) const { return m_top.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir().mkpath(at("people/me/.agent")));
        QVERIFY(QDir().mkpath(at("people/me/project/inner")));
        QVERIFY(QFile::link(at("people/me"), at("people/me/.to-home")));
        QVERIFY(QFile::link(at("people/me/project/inner"), at("people/me/.to-project")));
        QVERIFY(QFile::link(at("people/me/.agent"), at("people/me/.to-agent")));
        QVERIFY(QFile::link(at("people"), at("people/me/.to-outside")));
        QVERIFY(QFile::link(at("nowhere"), at("people/me/.dangling")));
        QVERIFY(QFile::link(at("people"), at("users")));
    }

    void isFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        const QString home = at("people/me");
        const auto row = [](const QString &text, const QString &path) {
            QTest::newRow(qPrintable(text)) << text << path;
        };
        row(QStringLiteral(".agent"), home + QStringLiteral("/.agent"));
        row(QStringLiteral("~/.agent"), home + QStringLiteral("/.agent"));
        row(QStringLiteral("~/.agent/"), home + QStringLiteral("/.agent"));
        row(QStringLiteral("./x//y"), home + QStringLiteral("/x/y"));
        row(QStringLiteral("~other"), home + QStringLiteral("/~other")); // a name like any other
        row(QStringLiteral("..x"), home + QStringLiteral("/..x"));
        row(QStringLiteral("/opt/agent"), QStringLiteral("/opt/agent"));
        row(home + QStringLiteral("/.agent"), home + QStringLiteral("/.agent"));
        row(QStringLiteral("project2"), home + QStringLiteral("/project2"));
    }
    void isFound()
    {
        QFETCH(const QString, text);
        const auto found = core::ownPath(text, at("people/me"), {at("people/me/project")});
        QVERIFY2(found, found ? "" : qPrintable(found.error().message));
        QTEST(*found, "path");
    }

    void isRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"/", "//", "~", "~/", ".", "./", "/.", "..", "a/../b", "~/..", "project", "project/", "project/inner",
              "project/new", ".to-home", ".to-home/project", ".to-project", ".dangling",
              // Whoever may write beside it makes it lead anywhere.
              ".to-agent", ".to-outside", ".to-outside/x"})
            QTest::newRow(text) << QString::fromLatin1(text);
        for (const char *name : {"people/me", "people", "", "people/me/", "users/me", "users"})
            QTest::newRow(qPrintable(at(name))) << at(name);
    }
    void isRefused()
    {
        QFETCH(const QString, text);
        const auto found = core::ownPath(text, at("people/me"), {at("people/me/project")});
        QVERIFY2(!found, qPrintable(found ? *found : QString()));
        QVERIFY2(found.error().message.contains(text), qPrintable(found.error().message));
    }

    /// The home folder may be a link itself.
    void theHomeIsKnownByBothNames()
    {
        QVERIFY(!core::ownPath(at("people/me"), at("users/me")));
        QVERIFY(!core::ownPath(at("users/me"), at("users/me")));
        QVERIFY(!core::ownPath(QStringLiteral("project"), at("users/me"), {at("people/me/project")}));
        QVERIFY(core::ownPath(QStringLiteral("other"), at("users/me"), {at("people/me/project")}));
        QVERIFY(core::ownPath(at("people/me/other"), at("users/me"), {at("people/me/project")}));
    }
};

BELAY_TEST(TestOwnPath)

} // namespace tst_ownpath

#include "tst_ownpath.moc"
