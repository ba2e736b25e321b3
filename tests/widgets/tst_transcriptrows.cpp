// SPDX-License-Identifier: Apache-2.0
#include "transcriptstage.h"
#include "widgets/items/itemfactory.h"
#include "widgets/transcript/transcriptrows.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace tst_transcriptrows {

using namespace widgets;
using history::Entry;

namespace {

Entry said(quint64 id, const QString &text)
{
    Entry entry;
    entry.id = id;
    entry.turn = {1};
    entry.body = history::AgentMessage{text, false};
    return entry;
}

Entry looked(quint64 id)
{
    Entry entry;
    entry.id = id;
    entry.turn = {1};
    history::ToolCall call;
    call.id = {QString::number(id)};
    call.kind = acp::ToolKind::Read;
    call.title = QStringLiteral("Read %1").arg(id);
    call.state = history::ToolState::Completed;
    entry.body = call;
    return entry;
}

/// Paragraphs of several lengths, now and then three calls that look.
std::vector<Entry> conversation(quint64 first, int count)
{
    std::vector<Entry> all;
    for (quint64 id = first; id < first + quint64(count); ++id) {
        if (id % 10 < 3)
            all.push_back(looked(id));
        else
            all.push_back(said(id, QStringLiteral("Entry %1. ").arg(id) +
                                       QStringLiteral("some words that follow each other ").repeated(int(id % 9))));
    }
    return all;
}

struct Rows
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    Look look;
    ItemContext context;
    int made = 0;
    TranscriptRows rows{&model, context, [this](const Entry &entry) {
                            ++made;
                            return makeItem(entry, context);
                        }};

    Rows()
    {
        context.look = &look;
        context.clock = &clock;
        QObject::connect(&model, &QAbstractItemModel::rowsInserted, &model,
                         [this](const QModelIndex &, int first, int last) { rows.insert(first, last); });
        model.setTranscript(&transcript);
    }
};

using Stage = TranscriptStage;

} // namespace

class TestTranscriptRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itemsAreMadeWhenTheyAreAskedFor()
    {
        Rows r;
        QVERIFY(r.transcript.restore(conversation(1, 20'000), {}));
        QCOMPARE(r.made, 0);
        QCOMPARE(r.rows.rowCount(), 20'000);
        QVERIFY(r.rows.height() > 20'000 * 10);
        const int unit = r.rows.unitAt(r.rows.height() / 2);
        QVERIFY(r.rows.item(unit));
        r.rows.measure(unit);
        QVERIFY(r.made <= 3);
    }

    /// A turn of any number of calls that look is shown, and grows, at a cost that depends on what is visible.
    void aGroupHasAnEnd()
    {
        constexpr int most = TranscriptRows::mostGrouped;
        Rows r;
        std::vector<Entry> all;
        for (int id = 1; id <= 2 * most + 7; ++id)
            all.push_back(looked(quint64(id)));
        QVERIFY(r.transcript.restore(all, {}));
        QCOMPARE(r.rows.unitCount(), 3);
        QCOMPARE(r.rows.lastRow(0), most - 1);
        QCOMPARE(r.rows.lastRow(1), 2 * most - 1);
        QVERIFY(r.rows.item(2));
        QCOMPARE(r.made, 7);
        QVERIFY(r.rows.item(0));
        QCOMPARE(r.made, 7 + most);
    }

    /// In whatever pages it comes, the units are those of the whole.
    void pagesGiveTheUnitsOfTheWhole_data()
    {
        QTest::addColumn<int>("page");
        for (const int page : {1, 2, 3, 4, 17, 100})
            QTest::addRow("%d", page) << page;
    }

    void pagesGiveTheUnitsOfTheWhole()
    {
        QFETCH(int, page);
        constexpr int count = 200;
        Rows whole, pages;
        QVERIFY(whole.transcript.restore(conversation(1, count), {}));
        for (int first = count + 1; first > 1;) {
            const int size = qMin(page, first - 1);
            first -= size;
            QVERIFY(pages.transcript.restore(conversation(quint64(first), size), {}));
        }
        QCOMPARE(pages.rows.unitCount(), whole.rows.unitCount());
        for (int unit = 0; unit < whole.rows.unitCount(); ++unit) {
            QCOMPARE(pages.rows.firstRow(unit), whole.rows.firstRow(unit));
            QCOMPARE(pages.rows.lastRow(unit), whole.rows.lastRow(unit));
            QCOMPARE(pages.rows.item(unit)->height(), whole.rows.item(unit)->height());
        }
    }

    void whatTheUserDidStays()
    {
        Rows r;
        QVERIFY(r.transcript.restore({looked(1), looked(2), looked(3)}, {}));
        QCOMPARE(r.rows.unitCount(), 1);
        QVERIFY(r.rows.item(0)->isFolded());
        r.rows.item(0)->setFolded(false);
        r.rows.release(0);
        QVERIFY(r.rows.item(0)->isFolded()); // made anew: nobody asked to keep it
        r.rows.item(0)->setFolded(false);
        r.rows.setKept(0);
        r.rows.release(0);
        QVERIFY(!r.rows.item(0)->isFolded());
    }

    void aGroupThatGrowsAtBothEndsStaysOpen()
    {
        Rows r;
        QVERIFY(r.transcript.restore({looked(4), looked(5), looked(6)}, {}));
        r.rows.item(0)->setFolded(false);
        QVERIFY(r.transcript.restore({looked(3)}, {}));
        QCOMPARE(r.rows.unitCount(), 1);
        QCOMPARE(r.rows.lastRow(0), 3);
    }

    /// What is being read does not move when earlier entries come, and they are asked for in time.
    void readingGoesOnWhileEarlierEntriesCome()
    {
        Stage s;
        QVERIFY(s.transcript.restore(conversation(9001, 1000), {}));
        s.transcript.setEarlierCount(9000);
        QSignalSpy wanted(&s.view, &TranscriptView::earlierWanted);
        s.settle();
        QVERIFY(s.view.isAtEnd());
        QCOMPARE(wanted.size(), 0);
        quint64 next = 9001;
        for (int step = 0; step < 400 && next > 8000; ++step) {
            s.bar()->triggerAction(QAbstractSlider::SliderPageStepSub);
            s.settle();
            if (wanted.isEmpty())
                continue;
            wanted.clear();
            const history::EntryId before = s.view.firstVisibleEntry();
            next -= 500;
            QVERIFY(s.transcript.restore(conversation(next, 500), {}));
            s.settle();
            QCOMPARE(s.view.firstVisibleEntry(), before);
            QVERIFY(s.bar()->value() > 0);
        }
        QVERIFY2(next <= 8000, QByteArray::number(next).constData());
    }

    void homeGoesToTheVeryBeginning()
    {
        Stage s;
        QVERIFY(s.transcript.restore(conversation(5001, 200), {}));
        s.transcript.setEarlierCount(5000);
        QSignalSpy wanted(&s.view, &TranscriptView::earlierWanted);
        s.settle();
        QTest::keyClick(&s.view, Qt::Key_Home);
        quint64 next = 5001;
        while (next > 1) {
            QCOMPARE(wanted.size(), 1);
            QCOMPARE(wanted.takeFirst().first().toBool(), true);
            next -= 1000;
            QVERIFY(s.transcript.restore(conversation(next, 1000), {}));
            s.settle();
        }
        QCOMPARE(s.transcript.earlierCount(), quint64(0));
        QCOMPARE(wanted.size(), 0);
        QCOMPARE(s.view.firstVisibleEntry(), history::EntryId(1));
    }

    void onlyWhatIsNearIsKept()
    {
        Stage s;
        QVERIFY(s.transcript.restore(conversation(1, 5000), {}));
        s.settle();
        for (int step = 0; step < 300; ++step) {
            s.bar()->triggerAction(QAbstractSlider::SliderPageStepSub);
            s.settle();
        }
        QVERIFY2(s.view.madeItems() < 400, QByteArray::number(s.view.madeItems()).constData());
    }

    /// Of a long conversation, too, only what is near is made; the rest is folded when it is looked at.
    void foldingAllMakesOnlyWhatIsNear()
    {
        Stage s;
        QVERIFY(s.transcript.restore(conversation(1, 5000), {}));
        s.settle();
        s.view.unfoldAll();
        s.settle();
        QVERIFY2(s.view.madeItems() < 400, QByteArray::number(s.view.madeItems()).constData());
        for (int step = 0; step < 300; ++step) {
            s.bar()->triggerAction(QAbstractSlider::SliderPageStepSub);
            s.settle();
        }
        s.view.foldAll();
        s.settle();
        QVERIFY2(s.view.madeItems() < 400, QByteArray::number(s.view.madeItems()).constData());
    }

    void whatIsMadeLaterIsFoldedLikeTheRest()
    {
        Rows r;
        std::vector<Entry> all{said(1, QStringLiteral("words")), looked(2), looked(3), looked(4)};
        Entry thought;
        thought.id = 5;
        thought.turn = {1};
        thought.body = history::Thought{QStringLiteral("hm"), false};
        all.push_back(thought);
        QVERIFY(r.transcript.restore(all, {}));
        r.model.flush();
        r.rows.clear();
        r.rows.insert(0, 4);
        QCOMPARE(r.rows.unitCount(), 3);
        r.made = 0;
        r.rows.foldAll(false);
        QCOMPARE(r.made, 0);
        QVERIFY(!r.rows.item(1)->isFolded()); // a group of three is, by itself
        QVERIFY(!r.rows.item(2)->isFolded()); // and so is a thought
        // What was made is folded at once, and made again as it was.
        r.rows.foldAll(true);
        QVERIFY(r.rows.item(1)->isFolded());
        r.rows.foldAll(false);
        QVERIFY(!r.rows.item(1)->isFolded());
        r.rows.release(1);
        r.rows.release(2);
        QVERIFY(!r.rows.hasItem(1) && !r.rows.hasItem(4));
        QVERIFY(!r.rows.item(1)->isFolded() && !r.rows.item(2)->isFolded());
        // What the user folds himself after that is kept.
        r.rows.item(2)->setFolded(true);
        r.rows.setKept(2);
        r.rows.release(2);
        QVERIFY(r.rows.item(2)->isFolded());
        // What comes later is as it is by itself.
        r.rows.clear();
        r.rows.insert(0, 4);
        QVERIFY(r.rows.item(1)->isFolded());
    }

    void aSelectionMovesWithItsRows()
    {
        Stage s;
        QVERIFY(s.transcript.restore({said(11, QString(40, u'w')), said(12, QStringLiteral("second words"))}, {}));
        s.settle();
        QTest::mouseDClick(s.view.viewport(), Qt::LeftButton, {},
                           QPoint(s.view.width() / 2 - 200, s.look.theme().u * 3 + 8));
        const QString selected = s.view.selection().text();
        QVERIFY(!selected.isEmpty());
        QVERIFY(s.transcript.restore(conversation(1, 10), {}));
        s.settle();
        QCOMPARE(s.view.selection().text(), selected);
    }
};

BELAY_GUI_TEST(TestTranscriptRows)

} // namespace tst_transcriptrows

#include "tst_transcriptrows.moc"
