// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/startpage.h"
#include "widgets/dialogs/welcomepage.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"

#include "testclass.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_welcomepage {

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
    /// A command with a slip in it is mended where it was typed.
    void theCommandKeepsTheFocusWhileItIsTested()
    {
        Look look;
        WelcomePage page(&look);
        page.show();
        auto *command = page.findChild<QLineEdit *>();
        command->setFocus();
        QTest::keyClicks(command, QStringLiteral("agent"));
        page.setTestState(QStringLiteral("Testing"), true);
        QTest::keyClick(command, Qt::Key_X);
        QCOMPARE(command->text(), QStringLiteral("agent")); // which is what is tested
        page.setTestState(QStringLiteral("It ended"), false);
        QCOMPARE(page.focusWidget(), command);
        QTest::keyClick(command, Qt::Key_X);
        QCOMPARE(command->text(), QStringLiteral("agentx"));
    }

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
        // A file of the user's own is named as people write it.
        page.setSources({{QStringLiteral("Zed"), QDir::homePath() + QStringLiteral("/z.json")}});
        const QList<QLabel *> labels = page.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->text() == QStringLiteral("~/z.json"); }));
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

    /// However large the letters are, and however long the words of the language.
    void nothingIsCutOrStandsOnAnything_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("width");
        for (const double scale : {1.0, 1.45, 2.0}) {
            for (const int width : {700, 1000, 1366}) {
                if (width > 400 * scale)
                    QTest::addRow("%.2f, %d", scale, width) << scale << width;
            }
        }
    }
    void nothingIsCutOrStandsOnAnything()
    {
        QFETCH(const double, scale);
        QFETCH(const int, width);
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * scale);
        QApplication::setFont(font);
        const auto restore = qScopeGuard([&usual] { QApplication::setFont(usual); });
        Look look;
        WelcomePage page(&look);
        page.resize(1180, 790);
        page.show();
        QCoreApplication::processEvents();
        AgentFields agent;
        agent.name = QStringLiteral("Gemini");
        agent.command = QStringLiteral("gemini --acp");
        page.setFound({agent, agent, agent});
        page.setSources({{QStringLiteral("Zed"), QStringLiteral("/z.json")}});
        for (const int height : {400, 720}) {
            page.resize(width, height);
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
        }
        for (const QLabel *label : page.findChildren<QLabel *>()) {
            if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()) &&
                             label->contentsRect().height() >= label->fontMetrics().height(),
                         qPrintable(label->text()));
        }
        int steps = 0;
        for (const LineLabel *step : page.findChildren<LineLabel *>()) {
            if (step->sizePolicy().horizontalPolicy() != QSizePolicy::Minimum)
                continue;
            ++steps;
            QVERIFY2(step->width() >=
                         QFontMetrics(look.theme().body).horizontalAdvance(step->text()) + look.theme().u * 5,
                     qPrintable(step->text()));
        }
        QCOMPARE(steps, 5);
    }

    /// Of later starts: without a session to go on with, the rest takes the whole width.
    void theStartPageLeavesNoHalfEmpty()
    {
        Look look;
        widgets::StartPage page(&look);
        page.resize(look.theme().u * 260, look.theme().u * 180);
        page.show();
        widgets::StartRow row;
        row.name = QStringLiteral("w");
        page.setFolderRows({row});
        const auto widest = [&page] {
            QCoreApplication::processEvents();
            int width = 0;
            for (const widgets::StartList *list : page.findChildren<widgets::StartList *>())
                width = qMax(width, list->isVisible() ? list->width() : 0);
            return width;
        };
        page.setSessions({row});
        const int beside = widest();
        page.setSessions({});
        QVERIFY2(widest() > beside * 3 / 2, qPrintable(QStringLiteral("%1 %2").arg(beside).arg(widest())));
        page.setSessions({row});
        QCOMPARE(widest(), beside);
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
        // The line may be too short for the command.
        QVERIFY(button(page, "Add Gemini")->parentWidget()->toolTip().endsWith(agent.command));
    }
};

BELAY_GUI_TEST(TestWelcomePage)

} // namespace tst_welcomepage

#include "tst_welcomepage.moc"
