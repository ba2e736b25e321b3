// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/bars/levelmenu.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/style/flatbutton.h"

#include "testclass.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QWidgetAction>

namespace tst_levelmenu {

using namespace widgets;

namespace {

QString said(const LevelMenu &menu)
{
    QStringList lines;
    for (const QLabel *label : menu.findChildren<QLabel *>())
        lines << label->text();
    return lines.join(u'\n');
}

} // namespace

/// Whether the changes of a session are held back, as its header says and as it is chosen there.
class TestLevelMenu : public QObject
{
    Q_OBJECT

    FakeClock m_clock;
    models::SessionSnapshot m_session;

private Q_SLOTS:
    void init()
    {
        m_session = sampleSnapshot(core::TurnPhase::Idle, &m_clock);
        m_session.remote = false;
    }

    void theOtherLevelIsChosen()
    {
        for (const bool isHolding : {false, true}) {
            m_session.isHolding = isHolding;
            LevelMenu menu(m_session);
            QSignalSpy chosen(&menu, &LevelMenu::holdingChosen);
            auto *off = menu.findChild<QAction *>(QStringLiteral("off"));
            auto *hold = menu.findChild<QAction *>(QStringLiteral("hold"));
            QVERIFY(off->isEnabled() && hold->isEnabled());
            QCOMPARE(hold->isChecked(), isHolding);
            QCOMPARE(off->isChecked(), !isHolding);
            (isHolding ? hold : off)->trigger();
            QCOMPARE(chosen.size(), 0); // as it is
            (isHolding ? off : hold)->trigger();
            QCOMPARE(chosen.size(), 1);
            QCOMPARE(chosen.at(0).at(0).toBool(), !isHolding);
            QVERIFY2(said(menu).contains(QStringLiteral("git push")), qPrintable(said(menu)));
        }
    }

    void whyNothingCanBeChosenIsSaid_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("says");
        QTest::newRow("turn") << 0 << QStringLiteral("while a turn runs");
        QTest::newRow("waits") << 1 << QStringLiteral("accept or discard");
        QTest::newRow("elsewhere") << 2 << QStringLiteral("elsewhere");
    }
    void whyNothingCanBeChosenIsSaid()
    {
        QFETCH(const int, which);
        QFETCH(const QString, says);
        m_session.isHolding = which == 1;
        if (which == 0)
            m_session.stop.phase = core::TurnPhase::Running;
        else if (which == 1)
            m_session.held.ignored = 1;
        else
            m_session.remote = true;
        const LevelMenu menu(m_session);
        const QAction *off = menu.findChild<QAction *>(QStringLiteral("off"));
        const QAction *hold = menu.findChild<QAction *>(QStringLiteral("hold"));
        QCOMPARE(off->isEnabled(), !m_session.isHolding); // the level as it is, is no choice
        QCOMPARE(hold->isEnabled(), m_session.isHolding);
        QVERIFY2(said(menu).contains(says), qPrintable(said(menu)));
    }

    void theNetworkIsChosen()
    {
        using proxy::NetworkLevel;
        m_session.network = {NetworkLevel::Note, {}};
        LevelMenu menu(m_session);
        QSignalSpy level(&menu, &LevelMenu::networkChosen), hosts(&menu, &LevelMenu::hostsRequested);
        const auto action = [&menu](const char *name) { return menu.findChild<QAction *>(QLatin1String(name)); };
        QVERIFY(action("note")->isChecked());
        action("note")->trigger();
        QCOMPARE(level.size(), 0);
        action("unwatched")->trigger();
        QCOMPARE(level.size(), 1);
        QCOMPARE(level.at(0).at(0).value<NetworkLevel>(), NetworkLevel::Unwatched);
        action("only")->trigger();
        QCOMPARE(level.size(), 1);
        QCOMPARE(hosts.size(), 1);
    }

    /// Noted or not, the agent sees the same; limited it needs another view, which what waits would not be in.
    void whatWaitsForbidsAnotherViewOnly()
    {
        using proxy::NetworkLevel;
        m_session.held.files = 1;
        m_session.isHolding = true;
        for (const NetworkLevel now : {NetworkLevel::Unwatched, NetworkLevel::Note, NetworkLevel::Only}) {
            m_session.network.level = now;
            for (const NetworkLevel then : {NetworkLevel::Unwatched, NetworkLevel::Note, NetworkLevel::Only}) {
                const bool isOther = (now == NetworkLevel::Only) != (then == NetworkLevel::Only);
                QCOMPARE(models::whyNetworkStays(m_session, then).isEmpty(), !isOther);
            }
        }
    }

    void theHeaderSaysIt()
    {
        models::SessionStatus status;
        Look look;
        SessionHeader header(&status, &look);
        header.resize(900, header.sizeHint().height());
        header.show();
        const auto *chip = header.findChild<FlatButton *>(QStringLiteral("level"));
        const auto shown = [&](bool isHolding, bool isInCopy) {
            m_session.isHolding = isHolding;
            m_session.isHeldInCopy = isInCopy;
            status.set(m_session);
            return chip->isVisible() ? chip->text() : QString();
        };
        QCOMPARE(shown(false, false), QStringLiteral("writes at once"));
        QCOMPARE(shown(true, false), QStringLiteral("held back"));
        QCOMPARE(shown(true, true), QStringLiteral("held back, in a copy"));
        m_session.remote = true; // there is nothing to choose
        QCOMPARE(shown(false, false), QString());
        m_session.remote = false;
        // However long the title is, it stays to be seen, and inside.
        m_session.title = QString(500, u'x');
        QCOMPARE(shown(true, false), QStringLiteral("held back"));
        QTRY_VERIFY(header.rect().contains(chip->geometry()));
        QTRY_VERIFY(chip->x() > header.width() / 2);
        header.setNarrow(true);
        QVERIFY(!chip->isVisible());
    }

    /// What has no room beside the mark is cut so that one can still tell where the session is.
    void theEndOfThePathStaysBesideIt()
    {
        models::SessionStatus status;
        Look look;
        SessionHeader header(&status, &look);
        header.resize(560, header.sizeHint().height());
        header.show();
        const auto picture = [&](const QString &folder) {
            m_session.cwd = QStringLiteral("/srv/") + QString(40, u'x') + u'/' + folder;
            status.set(m_session);
            QCoreApplication::processEvents();
            return header.grab().toImage();
        };
        m_session.title = QStringLiteral("Cache");
        m_session.branch.clear();
        m_session.isHolding = false;
        QVERIFY(picture(QStringLiteral("here")) != picture(QStringLiteral("else")));
        // What is decided about the network comes before it, and is whole.
        const auto limitedTo = [&](const char *last) {
            m_session.network = {proxy::NetworkLevel::Only, QStringList(10, QStringLiteral("x"))};
            m_session.network.hosts << QString::fromLatin1(last).split(u' ');
            return picture(QStringLiteral("here"));
        };
        QVERIFY(limitedTo("a") != limitedTo("a b"));
    }

    void theKeysOpenIt()
    {
        models::SessionStatus status;
        Look look;
        SessionHeader header(&status, &look);
        header.resize(900, header.sizeHint().height());
        status.set(m_session);
        header.show();
        auto *chip = header.findChild<FlatButton *>(QStringLiteral("level"));
        QSignalSpy wanted(&header, &SessionHeader::levelRequested);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Down})
            QTest::keyClick(chip, key);
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(wanted.size(), 4);
        QCOMPARE(wanted.at(0).at(0).toPoint(), chip->mapToGlobal(QPoint(0, chip->height())));
    }
};

BELAY_GUI_TEST(TestLevelMenu)

} // namespace tst_levelmenu

#include "tst_levelmenu.moc"
