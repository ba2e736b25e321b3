// SPDX-License-Identifier: Apache-2.0
#include "base/sparingcall.h"

#include "fakeclock.h"
#include "testclass.h"

#include <QCoreApplication>
#include <QTest>

namespace tst_sparingcall {

class TestSparingCall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyRequestsAreOneCall()
    {
        FakeClock clock;
        int calls = 0;
        base::SparingCall call(this, &clock, [&calls] { ++calls; });
        for (int turn = 1; turn <= 3; ++turn) {
            for (int i = 0; i < 1000; ++i)
                call.request();
            QCOMPARE(calls, turn - 1);
            QCoreApplication::processEvents();
            QCOMPARE(calls, turn); // as soon as ever, since it takes no time
        }
    }

    void whatTakesLongIsCalledRarely()
    {
        FakeClock clock;
        int calls = 0;
        base::SparingCall call(this, &clock, [&] {
            ++calls;
            clock.advance(20);
        });
        call.request();
        QCoreApplication::processEvents();
        QCOMPARE(calls, 1);
        for (int i = 0; i < 179; ++i) {
            call.request();
            QCoreApplication::processEvents();
            clock.advance(1);
        }
        QCOMPARE(calls, 1);
        clock.advance(1);
        QCOMPARE(calls, 2);
        // Nothing is called that was not requested.
        clock.advance(1000);
        QCOMPARE(calls, 2);
        call.request();
        QCoreApplication::processEvents();
        QCOMPARE(calls, 3);
    }

    void aCallInBetweenAnswersTheRequest()
    {
        FakeClock clock;
        int calls = 0;
        base::SparingCall call(this, &clock, [&calls] { ++calls; });
        call.request();
        call.callNow();
        QCoreApplication::processEvents();
        QCOMPARE(calls, 1);
    }
};

BELAY_TEST(TestSparingCall)

} // namespace tst_sparingcall

#include "tst_sparingcall.moc"
