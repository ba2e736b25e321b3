// SPDX-License-Identifier: Apache-2.0
#include "ledger/disk/filestate.h"
#include "ledger/rows/ledger.h"
#include "ledger/rows/retention.h"

#include "dice.h"
#include "testclass.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_retention {

using ledger::Effect;
using ledger::EffectState;

namespace {

const QDateTime today = QDateTime::fromString(QStringLiteral("2026-06-01T12:00:00Z"), Qt::ISODate);

struct Bench
{
    QTemporaryDir folder;
    ledger::BlobStore blobs;
    std::vector<Effect> rows;

    explicit Bench(qint64 total = 1'000'000) : blobs(folder.path(), {100'000, total}) {}

    ledger::FileMark mark(const QByteArray &content)
    {
        ledger::FileMark out = ledger::markOf(content);
        out.kept = blobs.put(content).ok();
        return out;
    }
    static QByteArray noise()
    {
        QByteArray out(900, 0);
        for (char &c : out)
            c = char(dice().generate());
        return out;
    }
    Effect &add(int daysAgo, EffectState state = EffectState::Committed)
    {
        Effect row;
        row.id.value = rows.size() + 1;
        row.path = "/p/f";
        row.state = state;
        row.preparedAt = row.settledAt = today.addDays(-daysAgo);
        row.before = mark(noise());
        row.after = ledger::missingMark();
        rows.push_back(row);
        return rows.back();
    }
    ledger::RetentionPlan plan(int days = 90) const { return ledger::planRetention(rows, blobs, {today, days}); }
};

} // namespace

/// What is kept how long: time and the size of the store are the test's.
class TestRetention : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyOldAndSettledRowsAge_data()
    {
        QTest::addColumn<int>("daysAgo");
        QTest::addColumn<int>("state");
        QTest::addColumn<bool>("acknowledged");
        QTest::addColumn<bool>("reversible");
        QTest::addColumn<bool>("ages");
        const auto row = [](const char *name, int days, EffectState state, bool seen, bool back, bool ages) {
            QTest::newRow(name) << days << int(state) << seen << back << ages;
        };
        row("young", 89, EffectState::Committed, false, true, false);
        row("old", 91, EffectState::Committed, false, true, true);
        row("old and undone", 91, EffectState::Compensated, false, true, true);
        row("old and cancelled", 91, EffectState::Cancelled, false, true, true);
        row("old and unknown", 91, EffectState::Unknown, false, true, false);
        row("old, unknown, and seen", 91, EffectState::Unknown, true, true, true);
        row("old, final, and not seen", 91, EffectState::Committed, false, false, false);
        row("old, final, and seen", 91, EffectState::Committed, true, false, true);
        row("old and open", 91, EffectState::Committing, false, true, false);
        row("old and being undone", 91, EffectState::Compensating, false, true, false);
    }
    void onlyOldAndSettledRowsAge()
    {
        QFETCH(const int, daysAgo);
        QFETCH(const int, state);
        QFETCH(const bool, acknowledged);
        QFETCH(const bool, reversible);
        QFETCH(const bool, ages);
        Bench b;
        Effect &row = b.add(daysAgo, EffectState(state));
        row.acknowledged = acknowledged;
        row.reversible = reversible ? ledger::Reversible::Exactly : ledger::Reversible::No;
        const auto plan = b.plan();
        QCOMPARE(plan.aged.size(), size_t(ages));
        QVERIFY(plan.squeezed.empty());
    }

    void whatAYoungerRowNeedsStays()
    {
        Bench b;
        const ledger::FileMark shared = b.add(100).before;
        b.add(10).before = shared;
        const auto plan = b.plan();
        QCOMPARE(plan.aged, std::vector{base::EffectId{1}});
        QVERIFY(plan.needed.count(shared.hash));
    }

    void aFullStoreLetsTheOldestGo()
    {
        Bench b(4000); // five contents of 901 bytes do not fit
        for (int i = 0; i < 4; ++i)
            b.add(50 - i);
        ledger::BlobStore larger(b.folder.path(), {100'000, 1'000'000});
        const QByteArray more = Bench::noise();
        ledger::FileMark fifth = ledger::markOf(more);
        fifth.kept = larger.put(more).ok();
        const ledger::FileMark first = b.rows[0].before;
        b.add(40).before = fifth;
        b.add(0).before = fifth; // of today, and needs the same
        b.add(60, EffectState::Unknown).before = first;
        const auto plan = b.plan();
        // What the first row has is needed by one that nobody may touch; the next one goes.
        QCOMPARE(plan.squeezed, std::vector{base::EffectId{2}});
        QVERIFY(plan.needed.count(b.rows[0].before.hash));
        QVERIFY(!plan.needed.count(b.rows[1].before.hash));
        QVERIFY(plan.needed.count(b.rows[2].before.hash));
        QVERIFY(plan.aged.empty());
    }

    void expiredRowsSaySo()
    {
        ledger::MemoryLedger rows;
        Bench b;
        Effect effect = b.add(100);
        const auto id = rows.prepare(effect);
        QVERIFY(id);
        QVERIFY(rows.settle(*id, EffectState::Committing, {}));
        QVERIFY(rows.settle(*id, EffectState::Committed, {}));
        rows.expire({*id, {77}}, QStringLiteral("It was long ago."));
        const Effect after = *rows.effect(*id);
        QVERIFY(!after.before.kept);
        QCOMPARE(after.reversible, ledger::Reversible::No);
        QCOMPARE(after.whyNot, QStringLiteral("It was long ago."));
        QVERIFY(!ledger::asksToBeSeen(after));
        QVERIFY(ledger::neededBlobs({after}).empty());
    }

    void evictionSparesTheYoung()
    {
        Bench b;
        const QByteArray old = *b.blobs.put(Bench::noise()), young = *b.blobs.put(Bench::noise());
        const QString name = QString::fromLatin1(old.toHex());
        QFile file(b.folder.filePath(name.first(2) + u'/' + name.sliced(2)));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(today.addDays(-3), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(b.blobs.sizeOf(old) > 900);
        QCOMPARE(b.blobs.evict({}, 0, today.addDays(-1)), 1);
        QCOMPARE(b.blobs.sizeOf(old), 0);
        QVERIFY(b.blobs.contains(young));
        QCOMPARE(b.blobs.evict({}, 0), 1);
    }
};

BELAY_TEST(TestRetention)

} // namespace tst_retention

#include "tst_retention.moc"
