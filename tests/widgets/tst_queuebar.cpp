// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "shownbutton.h"
#include "widgets/bars/queuebar.h"
#include "widgets/bars/queuelist.h"
#include "widgets/style/ground.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

namespace tst_queuebar {

using namespace widgets;
using core::TurnPhase;

namespace {

/// The bar over a queue that does what it is asked to.
struct Stage
{
    FakeClock clock;
    models::SessionStatus status;
    core::PromptQueue queue;
    Look look;
    QWidget window;
    QueueBar bar{&status, &look, &window};
    TurnPhase phase = TurnPhase::Running;

    explicit Stage(int messages)
    {
        for (int i = 0; i < messages; ++i)
            queue.add(QStringLiteral("message %1").arg(i + 1));
        QObject::connect(&queue, &core::PromptQueue::changed, &bar, [this] { refresh(); });
        QObject::connect(&bar, &QueueBar::moveRequested, &queue, &core::PromptQueue::move);
        QObject::connect(&bar, &QueueBar::removeRequested, &queue, &core::PromptQueue::remove);
        refresh();
        window.resize(620, 400);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    void refresh()
    {
        models::SessionSnapshot s = sampleSnapshot(phase, &clock);
        s.queue = queue.items();
        s.queueHeld = queue.isHeld();
        status.set(s);
        bar.resize(620, bar.sizeHint().height());
    }
    QAbstractButton *button(const QString &words) const { return shownButton(bar, words); }
    QString order() const
    {
        QStringList out;
        for (const core::QueuedPrompt &prompt : queue.items())
            out << prompt.message.text.right(1);
        return out.join(QString());
    }
    const std::vector<QueueRow *> &rows() const { return bar.findChild<QueueList *>()->rows(); }
    void expand()
    {
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(20, 10));
        bar.resize(620, bar.sizeHint().height());
    }
};

} // namespace

class TestQueueBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goneWhileNothingWaits()
    {
        Stage s(0);
        QVERIFY(s.bar.isHidden());
        s.queue.add(QStringLiteral("one"));
        QVERIFY(!s.bar.isHidden());
        QVERIFY2(s.bar.accessibleName().startsWith(QStringLiteral("1 queued, sent one after the other")),
                 qPrintable(s.bar.accessibleName()));
    }

    void afterStopSaysSoAndCanGo()
    {
        Stage s(2);
        QVERIFY(!s.button(QStringLiteral("Send")));
        s.queue.hold();
        s.phase = TurnPhase::Idle;
        s.refresh();
        QVERIFY2(s.bar.accessibleName().startsWith(
                     QStringLiteral("2 message(s) not sent, nothing is sent until you say so")),
                 qPrintable(s.bar.accessibleName()));
        QSignalSpy release(&s.bar, &QueueBar::releaseRequested);
        QTest::mouseClick(s.button(QStringLiteral("Send")), Qt::LeftButton);
        QCOMPARE(release.count(), 1);
        s.queue.remove(s.queue.items()[0].id);
        QVERIFY(s.button(QStringLiteral("Send")));
    }

    void collapsedActsOnTheFirst()
    {
        Stage s(2);
        QSignalSpy now(&s.bar, &QueueBar::sendNowRequested), edit(&s.bar, &QueueBar::editRequested);
        QTest::mouseClick(s.button(QStringLiteral("Send now")), Qt::LeftButton);
        QTest::keyClick(s.button(QStringLiteral("Edit")), Qt::Key_Return);
        QCOMPARE(now[0][0].toULongLong(), s.queue.items()[0].id);
        QCOMPARE(edit[0][0].toULongLong(), s.queue.items()[0].id);
    }

    void rowsHaveTheirOwnButtons()
    {
        Stage s(3);
        s.expand();
        QVERIFY(s.bar.isExpanded());
        QCOMPARE(s.rows().size(), size_t(3));
        QSignalSpy now(&s.bar, &QueueBar::sendNowRequested);
        const auto buttons = s.rows()[1]->findChildren<QAbstractButton *>();
        for (QAbstractButton *button : buttons) {
            QVERIFY(button->isVisible());
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
        }
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QCOMPARE(now[0][0].toULongLong(), s.queue.items()[1].id);
        QTest::mouseClick(buttons[2], Qt::LeftButton);
        QCOMPARE(s.order(), QStringLiteral("13"));
    }

    void keysMoveAndKeepTheFocus()
    {
        Stage s(3);
        s.expand();
        s.rows()[0]->setFocus();
        QTest::keyClick(s.rows()[0], Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(s.order(), QStringLiteral("213"));
        QVERIFY(s.rows()[1]->hasFocus());
        QTest::keyClick(s.rows()[1], Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(s.rows()[2], Qt::Key_Down, Qt::AltModifier); // the end
        QCOMPARE(s.order(), QStringLiteral("231"));
        QTest::keyClick(s.rows()[2], Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(s.order(), QStringLiteral("213"));
        QTest::keyClick(s.rows()[1], Qt::Key_Up);
        QVERIFY(s.rows()[0]->hasFocus());
        for (const bool repeats : {false, true, true}) // held, it is one press
            QTest::simulateEvent(s.rows()[0], true, Qt::Key_Delete, Qt::NoModifier, {}, repeats);
        QCOMPARE(s.order(), QStringLiteral("13"));
        QVERIFY(s.rows()[0]->hasFocus());
        QVERIFY(s.rows()[0]->accessibleName().contains(QStringLiteral("1 of 2")));
    }

    void draggingMoves_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to"); // rows, in which the middle is aimed at; a half below it counts as after
        QTest::addColumn<int>("below");
        QTest::addColumn<QString>("order");
        QTest::newRow("down") << 0 << 2 << 10 << "2314";
        QTest::newRow("up") << 3 << 0 << -10 << "4123";
        QTest::newRow("by one") << 1 << 2 << 10 << "1324";
        QTest::newRow("nowhere") << 1 << 1 << 8 << "1234";
        QTest::newRow("outside") << 1 << 9 << 0 << "1234";
    }

    void draggingMoves()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(int, below);
        Stage s(4);
        s.expand();
        QueueRow *row = s.rows()[size_t(from)];
        const int middle = row->height() / 2;
        const QPoint start(200, middle), end(200, middle + (to - from) * row->height() + below);
        QTest::mousePress(row, Qt::LeftButton, {}, start);
        QTest::mouseMove(row, start + QPoint(0, 30));
        QMouseEvent move(QEvent::MouseMove, end, row->mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(row, &move);
        QTest::mouseRelease(row, Qt::LeftButton, {}, end);
        QTEST(s.order(), "order");
    }

    void aMessageMayGoWhileItIsDragged()
    {
        Stage s(3);
        s.expand();
        QWindow *window = s.window.windowHandle();
        QList<QPoint> middles;
        for (const QueueRow *row : s.rows())
            middles << row->mapTo(&s.window, QPoint(200, row->height() / 2));
        const auto *line = s.bar.findChild<QueueList *>()->findChild<Ground *>(QStringLiteral("dropLine"));
        QTest::mousePress(window, Qt::LeftButton, {}, middles[0]);
        QTest::mouseMove(window, middles[1]);
        QVERIFY(line->isVisible());
        s.queue.remove(s.queue.items().front().id); // it is sent
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!line->isVisible());
        QTest::mouseMove(window, middles[0]);
        QTest::mouseMove(window, middles[1] + QPoint(0, 10));
        QTest::mouseRelease(window, Qt::LeftButton, {}, middles[1] + QPoint(0, 10));
        QVERIFY(!line->isVisible());
        QCOMPARE(s.order(), QStringLiteral("23"));
    }

    void manyAreScrolled()
    {
        Stage s(20);
        s.expand();
        const int row = s.bar.findChild<QueueList *>()->rowHeight();
        QCOMPARE(s.bar.height(), row * (QueueBar::mostRows + 1));
        s.rows()[19]->setFocus();
        QVERIFY(s.rows()[19]->visibleRegion().boundingRect().height() > row / 2);
    }
};

BELAY_GUI_TEST(TestQueueBar)

} // namespace tst_queuebar

#include "tst_queuebar.moc"
