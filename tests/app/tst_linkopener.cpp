// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "demosession.h"
#include "widgets/dialogs/linkdialog.h"
#include "workspace/files/fileopener.h"

#include "testclass.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_linkopener {

namespace {

constexpr const char *schemes[] = {"http", "https", "mailto", "file", "javascript", "data", "vscode", "smb"};

} // namespace

/// The desktop in place of the desktop: it writes down what it was asked to open.
class Desktop : public QObject
{
    Q_OBJECT

public:
    Desktop()
    {
        for (const char *scheme : schemes)
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "take");
    }
    ~Desktop() override
    {
        for (const char *scheme : schemes)
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }
    QList<QUrl> opened;

public Q_SLOTS:
    void take(const QUrl &url) { opened << url; }
};

/// What one click on a link does, and what it does not.
class TestLinkOpener : public QObject
{
    Q_OBJECT

    struct Bench
    {
        Desktop desktop;
        QTemporaryDir home;
        settings::Settings settings{home.filePath(QStringLiteral("belay.ini"))};
        std::unique_ptr<workspace::Workspace> workspace;
        widgets::Look look;
        std::unique_ptr<app::SessionPage> page;
        workspace::SessionController *session = nullptr;

        Bench()
        {
            qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
            qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toUtf8());
            QDir(home.path()).mkdir(QStringLiteral("work"));
            QFile file(home.filePath(QStringLiteral("work/notes.txt")));
            (void)file.open(QIODevice::WriteOnly);
            workspace = std::make_unique<workspace::Workspace>(&settings);
            settings::AgentEntry agent;
            agent.id = agent.name = QStringLiteral("none");
            agent.command = QStringLiteral("/bin/false");
            page = std::make_unique<app::SessionPage>(workspace.get(), &look, nullptr);
            session = workspace->openSession(agent, home.filePath(QStringLiteral("work")), {});
            page->setSession(session);
            page->show();
        }
        ~Bench()
        {
            page->setSession(nullptr);
            workspace->close();
            (void)QTest::qWaitFor([this] { return workspace->isClosed(); }, 10'000);
            page.reset();
        }
        void click(const QString &link) { Q_EMIT page->view()->activated(widgets::actions::OpenLink{link}); }
        widgets::LinkQuestion *question() const { return page->findChild<widgets::LinkQuestion *>(); }
    };

private Q_SLOTS:
    void theWebOpensAtOnce()
    {
        Bench b;
        b.click(QStringLiteral("https://example.org/a"));
        b.click(QStringLiteral("HTTP://example.org/b"));
        b.click(QStringLiteral("mailto:a@example.org"));
        QCOMPARE(b.desktop.opened.size(), 3);
        QVERIFY(!b.question());
    }

    void filesOfTheSessionGoToTheEditor()
    {
        Bench b;
        QSignalSpy wanted(b.page.get(), &app::SessionPage::openLocation);
        b.click(QStringLiteral("notes.txt:3"));
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted[0][0].toString().endsWith(QStringLiteral("/work/notes.txt")));
        QCOMPARE(wanted[0][1].toInt(), 3);
        QVERIFY(b.desktop.opened.isEmpty());
    }

    void everythingElseAsks_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<bool>("isFile");
        QTest::newRow("script") << "javascript:alert(1)"
                                << "javascript:alert(1)" << false;
        QTest::newRow("program") << "vscode://file/etc/passwd"
                                 << "vscode://file/etc/passwd" << false;
        QTest::newRow("share") << "smb://evil.example/x"
                               << "smb://evil.example/x" << false;
        QTest::newRow("file elsewhere") << "file://evil.example/x"
                                        << "file://evil.example/x" << false;
        QTest::newRow("file outside") << "file:///etc/hostname"
                                      << "/etc/hostname" << true;
        QTest::newRow("a user's name") << "https://github.com@evil.example/"
                                       << "https://github.com@evil.example/" << false;
        QTest::newRow("long") << QString(QStringLiteral("data:,") + QString(50'000, u'x'))
                              << QString(QStringLiteral("data:,") + QString(50'000, u'x')) << false;
    }
    void everythingElseAsks()
    {
        QFETCH(const QString, link);
        QFETCH(const QString, shown);
        QFETCH(const bool, isFile);
        Bench b;
        QSignalSpy wanted(b.page.get(), &app::SessionPage::openLocation);
        b.click(link);
        QVERIFY(b.question());
        QVERIFY(b.question()->isVisible());
        QCOMPARE(b.question()->findChild<QPlainTextEdit *>(QStringLiteral("target"))->toPlainText(), shown);
        // Enter and Esc open nothing.
        QTest::keyClick(b.question(), Qt::Key_Return);
        QTRY_VERIFY(!b.question());
        QCOMPARE(b.desktop.opened.size() + wanted.count(), 0);
        b.click(link);
        for (QPushButton *button : b.question()->findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Open"))
                button->click();
        }
        QCOMPARE(b.desktop.opened.size(), isFile ? 0 : 1);
        QCOMPARE(wanted.count(), isFile ? 1 : 0);
    }

    void nowhereOpensNothing()
    {
        Bench b;
        for (const char *link : {"", "#x", "gone.txt", "java script:x"})
            b.click(QString::fromLatin1(link));
        QVERIFY(!b.question());
        QVERIFY(b.desktop.opened.isEmpty());
    }

    /// Without an editor files go to the desktop, which may run some of them.
    void programsAreNotRun()
    {
        Bench b;
        const QString folder = b.home.filePath(QStringLiteral("work"));
        const auto write = [&folder](const char *name, const QByteArray &content, bool runs) {
            QFile file(folder + u'/' + QLatin1String(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            if (runs)
                QVERIFY(file.setPermissions(file.permissions() | QFileDevice::ExeOwner));
        };
        write("a.desktop", "[Desktop Entry]\nType=Application\nExec=x\n", false);
        write("run", "#!/bin/sh\n", true);
        for (const char *name : {"a.desktop", "run"}) {
            const auto opened = workspace::openInEditor({}, {QLatin1String(name), 1, 1}, folder);
            QVERIFY(!opened);
            QVERIFY2(opened.error().message.contains(QLatin1String(name)), qPrintable(opened.error().message));
        }
        QVERIFY(b.desktop.opened.isEmpty());
        QVERIFY(workspace::openInEditor({}, {QStringLiteral("notes.txt"), 1, 1}, folder));
        QCOMPARE(b.desktop.opened.size(), 1);
    }

    /// From the wire to the transcript: who says it is known.
    void noticesOfTheAgentSayWho()
    {
        DemoSession d({});
        d.session->connection().start();
        QTRY_VERIFY_WITH_TIMEOUT(d.session->snapshot().agent == models::AgentState::Ready, 10'000);
        d.session->send(QStringLiteral("notices"));
        QTRY_VERIFY_WITH_TIMEOUT(!d.ends.isEmpty(), 10'000);
        int theirs = 0;
        for (int row = 0; row < d.session->transcript().count(); ++row) {
            if (const auto *notice = std::get_if<history::Notice>(&d.session->transcript().at(row).body)) {
                QCOMPARE(notice->agent, QStringLiteral("demo"));
                ++theirs;
            }
        }
        QVERIFY(theirs > 0);
        d.session->record(QStringLiteral("Belay's"), {});
        const auto &last = d.session->transcript().at(d.session->transcript().count() - 1).body;
        QVERIFY(std::get<history::Notice>(last).agent.isEmpty());
    }
};

BELAY_GUI_TEST(TestLinkOpener)

} // namespace tst_linkopener

#include "tst_linkopener.moc"
