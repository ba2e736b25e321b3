// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/mailbox.h"

#include "testclass.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

#include <thread>

namespace tst_mailbox {

using ledger::Mailbox;

class TestMailbox : public QObject
{
    Q_OBJECT

    static void work(int milliseconds)
    {
        QElapsedTimer time;
        time.start();
        while (time.elapsed() < milliseconds) {
        }
    }

private Q_SLOTS:
    void inOrderFromAnyThread()
    {
        Mailbox box;
        QList<int> got;
        std::thread other([&box, &got] {
            for (int i = 0; i < 10'000; ++i)
                box.post([&got, i] { got << i; });
        });
        other.join();
        QTRY_COMPARE(got.size(), 10'000);
        for (int i = 0; i < got.size(); ++i)
            QCOMPARE(got[i], i);
    }

    /// A thousand answers at once are no reason to keep a click waiting.
    void othersHaveTheirTurnInBetween()
    {
        Mailbox box;
        int delivered = 0, turns = 0;
        QTimer other;
        connect(&other, &QTimer::timeout, this, [&] { turns += delivered < 60; });
        other.start(0);
        for (int i = 0; i < 60; ++i)
            box.post([&delivered] {
                work(2);
                ++delivered;
            });
        QTRY_COMPARE(delivered, 60);
        QVERIFY2(turns >= 10, qPrintable(QString::number(turns)));
    }

    void allAtOnceBeforeTheOwnerGoes()
    {
        int delivered = 0;
        {
            Mailbox box;
            for (int i = 0; i < 20; ++i)
                box.post([&delivered] {
                    work(1);
                    ++delivered;
                });
            box.deliver();
        }
        QCOMPARE(delivered, 20);
    }

    void aLetterMayPostAndMayEndTheBox()
    {
        auto box = std::make_unique<Mailbox>();
        int delivered = 0;
        box->post([&] {
            box->post([&] {
                ++delivered;
                box.reset();
            });
            box->post([&] { ++delivered; }); // not any more
        });
        QTRY_COMPARE(delivered, 1);
        QCoreApplication::processEvents();
        QCOMPARE(delivered, 1);
    }
};

BELAY_TEST(TestMailbox)

} // namespace tst_mailbox

#include "tst_mailbox.moc"
