// SPDX-License-Identifier: Apache-2.0
#include "workspace/stores/notkept.h"

#include "fakeclock.h"
#include "testclass.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_notkept {

using workspace::NotKept;

class TestNotKept : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// It is said as long as it is so, and goes by itself.
    void aStoreThatCannotBeWritten()
    {
        QTemporaryDir folder;
        FakeClock clock;
        const QString data = folder.filePath(QStringLiteral("data"));
        QFile inTheWay(data);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        workspace::EffectStore effects(&clock, folder.filePath(QStringLiteral("effects")));
        history::SessionStore sessions(data + QStringLiteral("/sessions.db"));
        NotKept notKept(&sessions, &effects, &clock);
        QSignalSpy changed(&notKept, &NotKept::changed), lost(&notKept, &NotKept::lost);
        QVERIFY(notKept.sentences().isEmpty());
        history::StoredSession session;
        session.key = 5;
        sessions.save(session);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(notKept.sentences().size(), 1);
        QVERIFY2(notKept.sentences().constFirst().contains(data), qPrintable(notKept.sentences().constFirst()));
        bool asked = false;
        for (int i = 0; i < 3; ++i) {
            clock.advance(10'000);
            asked = false;
            sessions.list(&sessions, [&asked](const auto &) { asked = true; });
            QTRY_VERIFY(asked);
            QCOMPARE(notKept.sentences().size(), 1);
        }
        QVERIFY(inTheWay.remove());
        clock.advance(10'000);
        QTRY_VERIFY(notKept.sentences().isEmpty());
        QCOMPARE(changed.size(), 2);
        QVERIFY(lost.isEmpty());
        clock.advance(10'000);
        QCOMPARE(clock.timerCount(), size_t(0));
        std::optional<size_t> stored;
        sessions.list(&sessions, [&stored](const auto &all) { stored = all ? all->size() : 0; });
        QTRY_VERIFY(stored);
        QCOMPARE(*stored, size_t(1));
    }

    /// What agents do is then only in memory.
    void aLedgerThatCannotBeOpened()
    {
        QTemporaryDir folder;
        FakeClock clock;
        workspace::EffectStore effects(&clock, QStringLiteral("/proc/none/effects"));
        history::SessionStore sessions(folder.filePath(QStringLiteral("sessions.db")));
        NotKept notKept(&sessions, &effects, &clock);
        QVERIFY(!effects.isStored());
        QCOMPARE(notKept.sentences(), QStringList{effects.problem()});
    }
};

BELAY_TEST(TestNotKept)

} // namespace tst_notkept

#include "tst_notkept.moc"
