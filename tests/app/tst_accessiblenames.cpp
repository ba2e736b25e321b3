// SPDX-License-Identifier: Apache-2.0
#include "accessibletree.h"
#include "testclass.h"
#include "windowbench.h"

#include <QAction>
#include <QDockWidget>

namespace tst_accessiblenames {

/// No control of the window is without a name: in a conversation with everything in it, in all docks, and on the first
/// pages.
class TestAccessibleNames : public QObject
{
    Q_OBJECT

    static void check(QWidget *widget, int atLeast)
    {
        QStringList unnamed;
        const int seen = addUnnamed(QAccessible::queryAccessibleInterface(widget), &unnamed);
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
        QVERIFY2(seen >= atLeast, qPrintable(QString::number(seen)));
    }

private Q_SLOTS:
    void ofTheWindow()
    {
        WindowBench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        QVERIFY(b.run(QStringLiteral("writes 2")));
        b.session->send(QStringLiteral("permission"));
        QTRY_VERIFY(b.session->row().waitingForUser > 0);
        b.session->notify(QStringLiteral("A notice"), QStringLiteral("of Belay's"));
        for (const char *name : {"PendingDock", "EffectsDock", "TerminalsDock", "TrafficDock"}) {
            auto *dock = b.window->findChild<QDockWidget *>(QLatin1String(name));
            dock->toggleViewAction()->trigger();
            QTRY_VERIFY2(dock->widget(), name);
            QTRY_VERIFY(!dock->visibleRegion().isEmpty());
            check(b.window.get(), 20);
            if (QTest::currentTestFailed())
                return;
        }
        b.session->stop();
        b.window->showWelcome();
        check(b.window.get(), 15);
    }
};

BELAY_GUI_TEST(TestAccessibleNames)

} // namespace tst_accessiblenames

#include "tst_accessiblenames.moc"
