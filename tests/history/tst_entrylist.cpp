// SPDX-License-Identifier: Apache-2.0
#include "history/entrylist.h"

#include "testclass.h"

#include <QTest>

namespace tst_entrylist {

using history::Entry;
using history::EntryId;
using history::EntryList;

namespace {

std::vector<Entry> page(std::initializer_list<EntryId> ids)
{
    std::vector<Entry> out;
    for (const EntryId id : ids) {
        Entry entry;
        entry.id = id;
        out.push_back(std::move(entry));
    }
    return out;
}

} // namespace

/// Rows move, ids do not.
class TestEntryList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsInNone()
    {
        const EntryList list;
        QVERIFY(list.isEmpty());
        QCOMPARE(list.rowOf(0), -1);
        QCOMPARE(list.rowOf(1), -1);
        QVERIFY(!list.has(1));
    }

    void whatIsAppendedGetsTheNextId()
    {
        EntryList list;
        for (EntryId id = 1; id <= 3; ++id)
            QCOMPARE(list.append({}).id, id);
        QCOMPARE(list.count(), 3);
        QCOMPARE(list.lastId(), EntryId(3));
        QCOMPARE(list.rowOf(0), -1);
        QCOMPARE(list.rowOf(1), 0);
        QCOMPARE(list.rowOf(3), 2);
        QCOMPARE(list.rowOf(4), -1);
        QCOMPARE(&list.entry(2), &list.at(1));
    }

    /// An id is never another entry's.
    void idsGoOnAfterClear()
    {
        EntryList list;
        list.append({});
        list.append({});
        list.clear();
        QVERIFY(!list.has(2));
        QCOMPARE(list.append({}).id, EntryId(3));
        QCOMPARE(list.rowOf(3), 0);
    }

    void earlierOnesMoveTheRowsAlone()
    {
        EntryList list;
        list.prepend(page({7, 8}));
        const Entry &mine = list.append({});
        QCOMPARE(mine.id, EntryId(9));
        list.prepend(page({4, 5, 6}));
        QCOMPARE(list.count(), 6);
        QCOMPARE(list.rowOf(9), 5);
        QCOMPARE(&list.entry(9), &mine);
        QCOMPARE(list.append({}).id, EntryId(10));
    }

    void onlyWhatLeadsUpToTheFirstGoesBefore()
    {
        EntryList list;
        QVERIFY(!list.canPrepend({}));
        QVERIFY(list.canPrepend(page({5, 6})));
        QVERIFY(!list.canPrepend(page({5, 7})));
        QVERIFY(!list.canPrepend(page({6, 5})));
        list.prepend(page({5, 6}));
        QVERIFY(list.canPrepend(page({3, 4})));
        QVERIFY(!list.canPrepend(page({2, 3})));
        QVERIFY(!list.canPrepend(page({4, 5})));
        QVERIFY(!list.canPrepend(page({7})));
    }
};

BELAY_TEST(TestEntryList)

} // namespace tst_entrylist

#include "tst_entrylist.moc"
