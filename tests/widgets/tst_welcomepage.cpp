// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/welcomepage.h"
#include "widgets/style/flatbutton.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace widgets;

/// The ways to an agent on the first page.
class TestWelcomePage : public QObject
{
    Q_OBJECT

    static FlatButton *button(const WelcomePage &page, const char *name)
    {
        for (FlatButton *one : page.findChildren<FlatButton *>()) {
            if (one->accessibleName() == QLatin1String(name) || one->text() == QLatin1String(name))
                return one;
        }
        return nullptr;
    }

private Q_SLOTS:
    void programsAndTheRegistryHaveARow()
    {
        Look look;
        WelcomePage page(&look);
        page.resize(1000, 700);
        page.show();
        QVERIFY(!button(page, "Import the agents of Zed"));
        page.setSources({{QStringLiteral("Zed"), QStringLiteral("/z.json")},
                         {QStringLiteral("JetBrains"), QStringLiteral("/j.json")}});
        QSignalSpy imported(&page, &WelcomePage::importRequested), registry(&page, &WelcomePage::registryRequested);
        FlatButton *zed = button(page, "Import the agents of Zed");
        QVERIFY(zed && button(page, "Import the agents of JetBrains"));
        zed->click();
        QCOMPARE(imported.last()[0].toString(), QStringLiteral("/z.json"));
        FlatButton *choose = button(page, "Choose from the registry of agents");
        QVERIFY(choose);
        choose->click();
        QCOMPARE(registry.size(), 1);
        // What is not there any more has no row.
        page.setSources({});
        QVERIFY(!button(page, "Import the agents of Zed"));
    }

    void theRegistrySaysHowManyAreKnown()
    {
        Look look;
        WelcomePage page(&look);
        page.resize(1000, 700);
        page.show();
        const QImage unknown = page.grab().toImage();
        page.setRegistryCount(42);
        QVERIFY(page.grab().toImage() != unknown);
        page.setRegistryCount(0);
        QCOMPARE(page.grab().toImage(), unknown);
    }

    /// Enter is enough for the first minute.
    void theKeyboardStartsAtTheDemo()
    {
        Look look;
        WelcomePage page(&look);
        page.resize(1000, 700);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.setFocus(Qt::OtherFocusReason);
        QSignalSpy started(&page, &WelcomePage::demoRequested);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(button(page, "Start the demo")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(started.size(), 1);
    }

    void foundAgentsAreAdded()
    {
        Look look;
        WelcomePage page(&look);
        AgentFields agent;
        agent.name = QStringLiteral("Gemini");
        agent.command = QStringLiteral("gemini --acp");
        page.setFound({agent});
        QSignalSpy added(&page, &WelcomePage::addRequested);
        button(page, "Add Gemini")->click();
        QCOMPARE(added.size(), 1);
    }
};

QTEST_MAIN(TestWelcomePage)
#include "tst_welcomepage.moc"
