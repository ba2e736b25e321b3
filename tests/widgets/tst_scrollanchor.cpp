// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/items/transcriptitem.h"
#include "widgets/transcript/scrollanchor.h"
#include "widgets/transcript/transcriptrows.h"

#include "testclass.h"

#include <QTest>

namespace tst_scrollanchor {

using namespace widgets;

namespace {

/// As tall as it is told, with blocks of 50 px.
class TallItem final : public TranscriptItem
{
public:
    using TranscriptItem::TranscriptItem;
    int tall = 100;

    void setEntry(const history::Entry &) override {}
    void restyle(bool) override {}
    int height() const override { return tall; }
    void paint(ItemPaint &) override {}
    GutterMark mark() const override { return {}; }
    int blockAt(int y) const override { return qMax(0, y) / 50; }
    int blockTop(int block) const override { return block * 50; }
    QString wholeText() override { return {}; }
};

/// Ten rows of 100 px, and a viewport of 300.
struct Stage
{
    static constexpr int count = 10, seen = 300;
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    SampleTurn turn{&transcript, &clock};
    Look look;
    ItemContext context;
    TranscriptRows rows{&model, context,
                        [this](const history::Entry &) { return std::make_unique<TallItem>(context); }};
    ScrollAnchor anchor{&rows};

    Stage()
    {
        context.look = &look;
        context.clock = &clock;
        model.setTranscript(&transcript);
        for (int i = 0; i < count; ++i)
            turn.prompt(QStringLiteral("prompt"));
        model.flush();
        rows.insert(0, model.rowCount() - 1);
        for (int i = 0; i < rows.unitCount(); ++i)
            grow(i, 100);
    }
    void grow(int unit, int tall)
    {
        static_cast<TallItem *>(rows.item(unit))->tall = tall;
        rows.measure(unit);
    }
    qint64 most() const { return rows.height() + rows.gap() * 2 - seen; }
    qint64 topOf(int unit) const { return rows.gap() + rows.top(unit); }
    qint64 wanted() const { return anchor.wanted(most()); }
};

} // namespace

class TestScrollAnchor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheEndWhileItIsInView()
    {
        Stage s;
        QCOMPARE(s.rows.unitCount(), Stage::count);
        QVERIFY(s.anchor.isAtEnd());
        QCOMPARE(s.wanted(), s.most());
        s.anchor.holdTop(s.most());
        s.grow(9, 400);
        QCOMPARE(s.wanted(), s.most());
        s.anchor.updateAtEnd(s.most() - 2, s.most());
        QVERIFY(s.anchor.isAtEnd());
        s.anchor.updateAtEnd(s.most() - 3, s.most());
        QVERIFY(!s.anchor.isAtEnd());
        s.anchor.followEnd();
        QCOMPARE(s.wanted(), s.most());
    }

    void whatIsReadStaysWhileRowsAboveItGrow()
    {
        Stage s;
        const qint64 scrolled = s.topOf(4) + 30;
        s.anchor.onScrolled(scrolled, s.most());
        s.anchor.holdTop(scrolled);
        QCOMPARE(s.wanted(), scrolled);
        s.grow(1, 250);
        QCOMPARE(s.wanted(), scrolled + 150);
        s.grow(8, 700); // below it nothing matters
        QCOMPARE(s.wanted(), scrolled + 150);
        s.grow(1, 20);
        QCOMPARE(s.wanted(), scrolled - 80);
        for (int i = 0; i < 4; ++i)
            s.grow(i, 0);
        QCOMPARE(s.wanted(), s.topOf(4) + 30);
    }

    void rowsAndBlocksAreHeldWhereTheyAreToBe()
    {
        Stage s;
        s.anchor.hold(5, 40);
        QVERIFY(!s.anchor.isAtEnd());
        QCOMPARE(s.wanted(), s.topOf(5) - 40);
        s.anchor.hold(5, 40, 3); // its fourth block
        QCOMPARE(s.wanted(), s.topOf(5) + 150 - 40);
        s.anchor.holdTop(s.topOf(2) + 70); // the second block of the third row is at the top
        s.grow(0, 180);
        QCOMPARE(s.wanted(), s.topOf(2) + 70);
        s.anchor.hold(0, 40);
        QCOMPARE(s.wanted(), qint64(0)); // there is nothing above
        s.anchor.hold(500, 0);
        QCOMPARE(s.wanted(), s.most()); // nor below
        s.anchor.hold(3, 0);
        s.anchor.shiftRows(2);
        QCOMPARE(s.wanted(), s.topOf(5));
        s.anchor.holdBeginning();
        QCOMPARE(s.anchor.wanted(s.most()), s.topOf(0));
    }

    void countsWhatCameBelow()
    {
        Stage s;
        s.anchor.addRows(3);
        s.anchor.setGrowing();
        QVERIFY(!s.anchor.hasNews()); // it is in view
        s.anchor.holdTop(s.most());
        s.anchor.onScrolled(0, s.most());
        QVERIFY(!s.anchor.hasNews());
        s.anchor.setGrowing();
        QVERIFY(s.anchor.hasNews());
        QCOMPARE(s.anchor.newRows(), 0);
        s.anchor.addRows(2);
        s.anchor.addRows(1);
        s.anchor.holdTop(0);
        QVERIFY(s.anchor.hasNews());
        QCOMPARE(s.anchor.newRows(), 3);
        s.anchor.onScrolled(s.most(), s.most());
        s.anchor.holdTop(s.most());
        s.anchor.onScrolled(0, s.most());
        QVERIFY(!s.anchor.hasNews()); // it was seen
    }

    void keepsLinesAboveTheEdgeNotPixels()
    {
        Stage s;
        s.anchor.setLineHeight(20);
        s.anchor.hold(5, -40);
        s.anchor.setLineHeight(30);
        QCOMPARE(s.wanted(), s.topOf(5) + 60);
        s.anchor.hold(5, 40);
        s.anchor.setLineHeight(20);
        QCOMPARE(s.wanted(), s.topOf(5) - 40); // what is below the edge is no text that is read
    }

    void returnsToTheEndOnlyIfNobodyScrolled()
    {
        Stage s;
        const bool followed = s.anchor.followsEnd();
        s.anchor.hold(2, 0);
        s.anchor.returnLater(followed);
        QVERIFY(!s.anchor.isAtEnd() && s.anchor.followsEnd());
        QVERIFY(s.anchor.takeReturn());
        QVERIFY(!s.anchor.takeReturn());
        s.anchor.returnLater(true);
        s.anchor.onScrolled(10, s.most());
        QVERIFY(!s.anchor.takeReturn());
        s.anchor.followEnd();
        s.anchor.returnLater(true); // it never left
        QVERIFY(!s.anchor.takeReturn());
    }

    void partsOfPixelsAddUp()
    {
        Stage s;
        QCOMPARE(s.anchor.pixelsOf(0.4), 0);
        QCOMPARE(s.anchor.pixelsOf(0.4), 0);
        QCOMPARE(s.anchor.pixelsOf(0.4), 1);
        QCOMPARE(s.anchor.pixelsOf(-3.4), -3);
    }
};

BELAY_GUI_TEST(TestScrollAnchor)

} // namespace tst_scrollanchor

#include "tst_scrollanchor.moc"
