// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/tourbar.h"
#include "widgets/style/flatbutton.h"

#include "testclass.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace tst_tourbar {

using namespace widgets;

class TestTourBar : public QObject
{
    Q_OBJECT

    static TourView view(int done, const QString &button = {})
    {
        return {{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")},
                done,
                QStringLiteral("Press F8, then a."),
                button};
    }

private Q_SLOTS:
    void saysWhereItIs()
    {
        Look look;
        QWidget window;
        window.resize(700, 400);
        TourBar bar(&look, &window);
        window.show();
        QVERIFY(bar.isHidden()); // nothing to show yet
        bar.setView(view(1));
        QVERIFY(!bar.isHidden());
        QCOMPARE(bar.accessibleName(), QStringLiteral("Tour, 1 of 3: Press F8, then a."));
        QCOMPARE(bar.findChild<QLabel *>(QStringLiteral("sentence"))->text(), QStringLiteral("Press F8, then a."));
        const int folded = bar.sizeHint().height();
        bar.setFocus();
        QTest::keyClick(&bar, Qt::Key_Space);
        QVERIFY(bar.isExpanded() && bar.sizeHint().height() > folded);
        bar.setView({});
        QVERIFY(bar.isHidden());
    }

    void aLongSentenceIsWhole()
    {
        Look look;
        QWidget window;
        window.resize(300, 400);
        TourBar bar(&look, &window);
        window.show();
        TourView long_ = view(0);
        bar.resize(300, 100);
        bar.setView(long_);
        const int one = bar.sizeHint().height();
        long_.sentence = QStringLiteral("A sentence of many words ").repeated(8);
        bar.setView(long_);
        QVERIFY(bar.sizeHint().height() > one);
    }

    void isGoneOnWithAndClosed()
    {
        Look look;
        QWidget window;
        window.resize(700, 400);
        TourBar bar(&look, &window);
        window.show();
        QSignalSpy goOn(&bar, &TourBar::goOnRequested), closed(&bar, &TourBar::closed);
        bar.setView(view(1));
        const QList<FlatButton *> buttons = bar.findChildren<FlatButton *>();
        QCOMPARE(buttons.size(), 2);
        QVERIFY(buttons[0]->isHidden());
        bar.setView(view(1, QStringLiteral("Go on")));
        QVERIFY(!buttons[0]->isHidden());
        buttons[0]->click();
        QCOMPARE(goOn.size(), 1);
        buttons[1]->click();
        QCOMPARE(closed.size(), 1);
        QCOMPARE(buttons[1]->accessibleName(), QStringLiteral("Close"));
    }
};

BELAY_GUI_TEST(TestTourBar)

} // namespace tst_tourbar

#include "tst_tourbar.moc"
