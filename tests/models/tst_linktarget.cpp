// SPDX-License-Identifier: Apache-2.0
#include "models/lists/transcriptmodel.h"
#include "models/texts/linktarget.h"
#include "models/texts/showntext.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_linktarget {

using models::LinkTarget;
using Action = models::LinkTarget::Action;

namespace {

/// A folder of a session, another one, and what stands in them.
struct Disk
{
    QTemporaryDir root;
    QString session = root.filePath(QStringLiteral("work")), elsewhere = root.filePath(QStringLiteral("elsewhere"));

    Disk()
    {
        QDir().mkpath(session + QStringLiteral("/src"));
        QDir().mkpath(elsewhere);
        QDir().mkpath(root.filePath(QStringLiteral("work-too")));
        write(session + QStringLiteral("/src/a b.cpp"));
        write(session + QStringLiteral("/main.cpp"));
        write(elsewhere + QStringLiteral("/secret"));
        write(root.filePath(QStringLiteral("work-too/x")));
        QFile::link(elsewhere + QStringLiteral("/secret"), session + QStringLiteral("/innocent.txt"));
    }
    static void write(const QString &path)
    {
        QFile file(path);
        (void)file.open(QIODevice::WriteOnly);
        file.write("text\n");
    }
    LinkTarget target(const QString &link) const { return models::linkTarget(link, {session}); }
};

} // namespace

/// Only what is harmless opens at once; everything else is shown whole first.
class TestLinkTarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addresses_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("shown"); ///< somewhere in what is shown, or warned of
        const auto row = [](const char *link, Action way, const char *shown = "") {
            QTest::newRow(link) << QString::fromUtf8(link) << int(way) << QString::fromUtf8(shown);
        };
        row("https://example.org/a?b=c#d", Action::Browse, "https://example.org/a?b=c#d");
        row("http://example.org", Action::Browse);
        row("HTTP://EXAMPLE.org/", Action::Browse, "http://example.org/");
        row("hTTps://example.org/", Action::Browse);
        row("mailto:a@example.org", Action::Browse);
        row("MAILTO:a@example.org?subject=x&body=y", Action::Browse);
        row("mailto:a@example.org?attach=/etc/passwd", Action::Ask, "attach");
        row("mailto:a@example.org?subject=x&Attachment=~/.ssh/id_rsa", Action::Ask, "id_rsa");
        row("https://github.com@evil.example/", Action::Ask, "evil.example");
        row("https://github.com%2flogin@evil.example/", Action::Ask, "evil.example");
        row("https://user:pass@example.org/", Action::Ask, "example.org");
        row("https://xn--pple-43d.com/", Action::Ask, "xn--pple-43d.com");
        row("https://\u0430pple.com/", Action::Ask, "xn--pple-43d.com");
        row("https:///evil.example", Action::Ask, "");
        row("https://mermaid.live/view#base64:eyJ9", Action::Ask, "A page of mermaid.live");
        row("https://mermaid.live/edit", Action::Browse);
        row("javascript:alert(1)", Action::Ask, "javascript:alert(1)");
        row("JavaScript:alert(1)", Action::Ask, "javascript:alert(1)");
        row("data:text/html,<script>alert(1)</script>", Action::Ask, "data:text/html");
        row("vscode://file/etc/passwd", Action::Ask, "vscode://file/etc/passwd");
        row("smb://evil.example/share", Action::Ask, "smb://evil.example/share");
        row("file://evil.example/share/x", Action::Ask, "evil.example");
        row("FILE://evil.example/share/x", Action::Ask, "evil.example");
        row("file:////evil.example/share/x", Action::Ask, "evil.example");
        row("file://evil.example", Action::Ask, "evil.example");
        row("file:", Action::Nowhere, "names no file");
        row("file://localhost", Action::Nowhere, "names no file");
        row("file:#L3", Action::Nowhere, "names no file");
        row("file:///main%00.cpp", Action::Nowhere, "no file");
        row("file:main.cpp%00.txt", Action::Nowhere, "no file");
        row("ssh://-oProxyCommand=x", Action::Nowhere);
        row("tel:+4911833", Action::Ask, "tel:+4911833");
        row("steam://run/1", Action::Ask);
        row("x-evil:\u202egnp.exe", Action::Ask, "x-evil:%E2%80%AEgnp.exe");
        row("a b", Action::Nowhere);
        row("#chapter", Action::Nowhere);
        row("", Action::Nowhere);
    }
    void addresses()
    {
        QFETCH(const QString, link);
        QFETCH(const int, way);
        QFETCH(const QString, shown);
        const LinkTarget target = Disk().target(link);
        QVERIFY2(int(target.action) == way,
                 qPrintable(QStringLiteral("%1: %2").arg(int(target.action)).arg(target.shown)));
        QVERIFY2(QString(target.shown + target.warnings.join(u'\n')).contains(shown), qPrintable(target.shown));
        if (target.action == Action::Ask)
            QVERIFY2(!target.warnings.isEmpty(), qPrintable(target.shown));
        // What is shown is nothing but what can be read.
        for (const QChar c : target.shown)
            QVERIFY(c.unicode() >= 0x20 && c.unicode() < 0x7f);
    }

    void withoutAFolderARelativeAddressLeadsNowhere()
    {
        const LinkTarget target = models::linkTarget(QStringLiteral("file:sub/a.txt"), {});
        QCOMPARE(target.action, Action::Nowhere);
        QVERIFY(target.warnings.join(u'\n').contains(QStringLiteral("relative")));
    }

    void longOnesAreShownWhole()
    {
        const QString link = QStringLiteral("data:text/plain,") + QString(100'000, u'x');
        QCOMPARE(Disk().target(link).shown, link);
    }

    void files_data()
    {
        QTest::addColumn<QString>("link"); ///< {work}: the session's folder, {else}: the other one
        QTest::addColumn<int>("way");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *link, Action way, const char *path, int line = 0) {
            QTest::newRow(link) << QString::fromUtf8(link) << int(way) << line << QString::fromUtf8(path);
        };
        row("file://{work}/main.cpp", Action::ShowFile, "{work}/main.cpp");
        row("FILE://{work}/main.cpp#L12", Action::ShowFile, "{work}/main.cpp", 12);
        row("file://localhost{work}/main.cpp", Action::ShowFile, "{work}/main.cpp");
        row("file:{work}/main.cpp", Action::ShowFile, "{work}/main.cpp");
        row("file:main.cpp", Action::ShowFile, "{work}/main.cpp");
        row("file:main.cpp#L3", Action::ShowFile, "{work}/main.cpp", 3);
        row("file:./src/../main.cpp", Action::ShowFile, "{work}/main.cpp");
        row("file:src/a%20b.cpp", Action::ShowFile, "{work}/src/a b.cpp");
        row("file:missing.txt", Action::ShowFile, "{work}/missing.txt");
        row("file:../elsewhere/secret", Action::Ask, "{else}/secret");
        row("file:%2e%2e/elsewhere/secret", Action::Ask, "{else}/secret");
        row("file:innocent.txt", Action::Ask, "{else}/secret");
        row("file://{work}/src/a%20b.cpp", Action::ShowFile, "{work}/src/a b.cpp");
        row("{work}/main.cpp", Action::ShowFile, "{work}/main.cpp");
        row("{work}/main.cpp:7", Action::ShowFile, "{work}/main.cpp", 7);
        row("main.cpp", Action::ShowFile, "{work}/main.cpp");
        row("main.cpp:7:3", Action::ShowFile, "{work}/main.cpp", 7);
        row("./src/../main.cpp#L3-L9", Action::ShowFile, "{work}/main.cpp", 3);
        row("src/a%20b.cpp", Action::ShowFile, "{work}/src/a b.cpp");
        row("src", Action::ShowFile, "{work}/src");
        row("file://{else}/secret", Action::Ask, "{else}/secret");
        row("{else}/secret", Action::Ask, "{else}/secret");
        row("../elsewhere/secret", Action::Ask, "{else}/secret");
        row("file://{work}/../elsewhere/secret", Action::Ask, "{else}/secret");
        row("file://{work}/%2e%2e/elsewhere/secret", Action::Ask, "{else}/secret");
        row("innocent.txt", Action::Ask, "{else}/secret");       // a symbolic link that leads out
        row("file://{work}-too/x", Action::Ask, "{work}-too/x"); // a name that begins like the folder's
        row("file:///dev/null", Action::Ask, "/dev/null");
        row("file://{work}/gone", Action::ShowFile, "{work}/gone"); // the editor's way says that it is not there
    }
    void files()
    {
        QFETCH(QString, link);
        QFETCH(const int, way);
        QFETCH(const int, line);
        QFETCH(QString, path);
        const Disk disk;
        for (QString *text : {&link, &path})
            text->replace(QStringLiteral("{work}"), disk.session).replace(QStringLiteral("{else}"), disk.elsewhere);
        const LinkTarget target = disk.target(link);
        QVERIFY2(int(target.action) == way,
                 qPrintable(QStringLiteral("%1: %2").arg(int(target.action)).arg(target.shown)));
        QCOMPARE(target.path, path);
        QCOMPARE(target.line, line);
    }

    void programs_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("isExecutable");
        QTest::addColumn<bool>("runs");
        QTest::newRow("text") << "a.txt" << QByteArray("text\n") << false << false;
        QTest::newRow("page") << "a.html" << QByteArray("<html></html>") << false << false;
        QTest::newRow("source") << "a.cpp" << QByteArray("int main() {}\n") << false << false;
        QTest::newRow("marked as a program") << "a.txt" << QByteArray("text\n") << true << true;
        QTest::newRow("script") << "a" << QByteArray("#!/bin/sh\necho\n") << false << true;
        QTest::newRow("starter") << "a.desktop" << QByteArray("[Desktop Entry]\nType=Application\nExec=x\n") << false
                                 << true;
        QTest::newRow("starter by another name")
            << "a" << QByteArray("[Desktop Entry]\nType=Application\nExec=x\n") << false << true;
        QTest::newRow("program") << "a.png"
                                 << QByteArray("\x7f"
                                               "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0",
                                               18)
                                 << false << true;
        QTest::newRow("archive that runs") << "a.jar" << QByteArray("PK\x03\x04") << false << true;
    }
    void programs()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const bool, isExecutable);
        QFETCH(const bool, runs);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        if (isExecutable)
            QVERIFY(file.setPermissions(file.permissions() | QFileDevice::ExeOwner));
        QCOMPARE(models::mayRun(path), runs);
    }

    /// An agent's own notice names the agent first and stands in quotation marks, whatever it calls itself.
    void noticesOfAgents()
    {
        history::Notice notice{acp::Severity::Error, QStringLiteral("Refused by your rule: rm"),
                               QStringLiteral("Nothing happened.\u202e"), QStringLiteral("Belay")};
        const models::EntryText theirs = models::entryText(notice, {});
        QCOMPARE(theirs.title, QStringLiteral("The agent Belay says"));
        QCOMPARE(theirs.body, QStringLiteral("“Refused by your rule: rm\nNothing happened.\\u202e”"));
        history::Entry entry;
        entry.body = notice;
        QVERIFY(models::plainText(entry).startsWith(QStringLiteral("The agent Belay says")));
        notice.agent.clear();
        QCOMPARE(models::entryText(notice, {}).title, QStringLiteral("Refused by your rule: rm"));
    }
};

BELAY_TEST(TestLinkTarget)

} // namespace tst_linktarget

#include "tst_linktarget.moc"
