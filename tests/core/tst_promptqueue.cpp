// SPDX-License-Identifier: Apache-2.0
#include "core/prompt/promptqueue.h"

#include "testclass.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_promptqueue {

using core::PromptQueue;

class TestPromptQueue : public QObject
{
    Q_OBJECT

    static QString words(const PromptQueue &queue)
    {
        QString out;
        for (const core::QueuedPrompt &item : queue.items())
            out += item.message.text;
        return out;
    }

private Q_SLOTS:
    void moves_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("order");
        QTest::newRow("to the front") << 3 << 0 << QStringLiteral("dabc");
        QTest::newRow("to the end") << 0 << 3 << QStringLiteral("bcda");
        QTest::newRow("up one") << 2 << 1 << QStringLiteral("acbd");
        QTest::newRow("down one") << 1 << 2 << QStringLiteral("acbd");
        QTest::newRow("nowhere") << 1 << 1 << QStringLiteral("abcd");
        QTest::newRow("beyond the end") << 1 << 99 << QStringLiteral("acdb");
        QTest::newRow("before the front") << 1 << -5 << QStringLiteral("bacd");
    }
    void moves()
    {
        QFETCH(const int, which);
        QFETCH(const int, place);
        QFETCH(const QString, order);
        PromptQueue queue;
        for (const char letter : {'a', 'b', 'c', 'd'})
            queue.add(QString(QLatin1Char(letter)));
        QSignalSpy changed(&queue, &PromptQueue::changed);
        queue.move(queue.items()[size_t(which)].id, place);
        QCOMPARE(words(queue), order);
        QCOMPARE(changed.count(), order == QStringLiteral("abcd") ? 0 : 1);
    }

    void nothingLeavesAHeldQueueByItself()
    {
        PromptQueue queue;
        queue.hold(); // nothing to hold
        QVERIFY(!queue.isHeld());
        const quint64 a = queue.add(QStringLiteral("a"));
        queue.add(QStringLiteral("b"));
        queue.hold();
        QVERIFY(!queue.takeNext());
        queue.add(QStringLiteral("c"));
        QVERIFY(!queue.takeNext());
        QCOMPARE(queue.remove(a)->text, QStringLiteral("a"));
        queue.release();
        QCOMPARE(queue.takeNext()->text, QStringLiteral("b"));
        QCOMPARE(queue.takeNext()->text, QStringLiteral("c"));
        QVERIFY(!queue.takeNext());
    }

    void anEmptiedQueueIsNotHeldAnyMore()
    {
        PromptQueue queue;
        const quint64 id = queue.add(QStringLiteral("a"));
        queue.hold();
        queue.remove(id);
        QVERIFY(!queue.isHeld());
        queue.add(QStringLiteral("b"));
        QCOMPARE(queue.takeNext()->text, QStringLiteral("b"));
    }

    void whatIsGoneStaysGone()
    {
        PromptQueue queue;
        const quint64 a = queue.add(QStringLiteral("a"));
        QVERIFY(queue.remove(a));
        QVERIFY(!queue.remove(a));
        queue.move(a, 0);
        QVERIFY(queue.isEmpty());
        QVERIFY(queue.add(QStringLiteral("c")) > a); // ids are never used twice
    }
};

BELAY_TEST(TestPromptQueue)

} // namespace tst_promptqueue

#include "tst_promptqueue.moc"
