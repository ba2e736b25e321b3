// SPDX-License-Identifier: Apache-2.0
#include "text/layout/messageflow.h"

#include "testclass.h"

#include <QGuiApplication>
#include <QTest>

namespace tst_widetables {

using namespace text;

namespace {

TextTheme theme(bool rightToLeft = false)
{
    TextTheme t;
    t.body = t.small = t.mono = QGuiApplication::font();
    t.text = Qt::black;
    t.base = Qt::white;
    t.rightToLeft = rightToLeft;
    return t;
}

constexpr int column = 300;

QString tableOf(int columns, const QString &cell = QStringLiteral("some words"))
{
    const QString row = QStringLiteral("|") + QString(cell + u'|').repeated(columns) + u'\n';
    return row + QStringLiteral("|") + QStringLiteral("---|").repeated(columns) + u'\n' + row;
}

} // namespace

/// A table that needs more than the column of text stands over its sides; nothing else does.
class TestWideTables : public QObject
{
    Q_OBJECT

    QRectF reachOf(const QString &text, SideRoom beside, const TextTheme &t)
    {
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.setWidth(column, beside);
        flow.append(text);
        flow.finish();
        flow.ensureAll();
        return flow.reach(0, flow.height());
    }

private Q_SLOTS:
    void onlyWhatNeedsItReachesBeyond_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("small table") << tableOf(2);
        QTest::newRow("long words") << QStringLiteral("word ").repeated(400);
        QTest::newRow("code") << QStringLiteral("```\n") + QStringLiteral("x").repeated(900) + QStringLiteral("\n```");
        QTest::newRow("list") << QStringLiteral("- ") + QStringLiteral("word ").repeated(400);
    }
    void onlyWhatNeedsItReachesBeyond()
    {
        QFETCH(const QString, text);
        const TextTheme t = theme();
        const QRectF reach = reachOf(QStringLiteral("x\n\n") + text, {200, 200}, t);
        QCOMPARE(reach.left(), 0.0);
        QCOMPARE(reach.right(), qreal(column));
    }

    void takesOfBothSidesWhatItNeeds()
    {
        const TextTheme t = theme();
        const QString before = QStringLiteral("x\n\n");
        const QRectF natural = reachOf(before + tableOf(6), {5000, 5000}, t);
        QVERIFY(natural.width() > column + 100);
        QVERIFY(natural.width() < 2000);
        QVERIFY2(qAbs(natural.center().x() - column / 2.0) <= 1, "it stands over both sides alike");
        // Where one side has less the other gives more.
        const int beyond = int(natural.width()) - column;
        const QRectF uneven = reachOf(before + tableOf(6), {20, 5000}, t);
        QCOMPARE(uneven.left(), -20.0);
        QCOMPARE(uneven.width(), natural.width());
        // And where neither has enough it is as wide as both and wraps.
        const QRectF tight = reachOf(before + tableOf(6), {beyond / 4, beyond / 4}, t);
        QVERIFY(qAbs(tight.left() + beyond / 4) < 1);
        QVERIFY(qAbs(tight.right() - column - beyond / 4) < 1);
        QCOMPARE(reachOf(before + tableOf(6), {}, t), reachOf(before + tableOf(6), {0, 0}, t));
        QCOMPARE(reachOf(before + tableOf(6), {}, t).width(), qreal(column));
    }

    /// The mark of a message, of a list and of a quote stays in view.
    void whatHasAMarkKeepsItsSide()
    {
        const TextTheme t = theme(), turned = theme(true);
        QCOMPARE(reachOf(tableOf(6), {500, 500}, t).left(), 0.0);
        QVERIFY(reachOf(tableOf(6), {500, 500}, t).right() > column + 50);
        const QString quoted = QStringLiteral("x\n\n> ") + tableOf(6).replace(u'\n', QStringLiteral("\n> "));
        QCOMPARE(reachOf(quoted, {500, 500}, t).left(), 0.0);
        QVERIFY(reachOf(quoted, {500, 500}, t).right() > column + 50);
        // Places count from the side where the user's language begins: that of the message's mark.
        QCOMPARE(reachOf(tableOf(6), {500, 500}, turned).left(), 0.0);
        QVERIFY(reachOf(tableOf(6), {500, 500}, turned).right() > column + 50);
    }

    void placesAreFoundWhereverTheyAre_data()
    {
        QTest::addColumn<bool>("rightToLeft");
        QTest::newRow("from the left") << false;
        QTest::newRow("from the right") << true;
    }
    void placesAreFoundWhereverTheyAre()
    {
        QFETCH(const bool, rightToLeft);
        const TextTheme t = theme(rightToLeft);
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.setWidth(column, {400, 400});
        flow.append(QString(QStringLiteral("x\n\n") + tableOf(6, QStringLiteral("[some words](https://a)"))));
        flow.finish();
        flow.ensureAll();
        bool anyLeft = false, anyRight = false;
        const int length = int(flow.blockText(1).size());
        for (int i = 0; i < length; i += 3) {
            const QRectF at = flow.rectOf({1, i});
            anyLeft = anyLeft || at.left() < 0;
            anyRight = anyRight || at.left() > column;
            // Behind a cell there is a place of its own, at the same point as its end.
            QVERIFY(qAbs(flow.hit({at.left() + 0.1, at.center().y()}).position.offset - i) <= 1);
        }
        QVERIFY(anyLeft && anyRight);
        const auto links = flow.links(0, flow.height());
        QCOMPARE(links.size(), size_t(12));
        for (const auto &[rect, target] : links)
            QCOMPARE(flow.hit(rect.center()).link, target);
    }

    /// More room than before: it is taken, and the heights come out as if it had been there from the beginning.
    void aResizeMeasuresAnew()
    {
        const TextTheme t = theme();
        const QString text = QStringLiteral("x\n\n") + tableOf(9) + QStringLiteral("\n- y\n\n") + tableOf(9);
        MessageFlow wide(MessageFlow::Mode::Markdown, &t, nullptr), grown(MessageFlow::Mode::Markdown, &t, nullptr);
        wide.setWidth(column, {900, 900});
        grown.setWidth(column, {10, 10});
        for (MessageFlow *flow : {&wide, &grown}) {
            flow->append(text);
            flow->finish();
            flow->ensureAll();
        }
        QVERIFY(grown.height() > wide.height());
        grown.setWidth(column, {900, 900});
        grown.ensureAll();
        QCOMPARE(grown.height(), wide.height());
        QCOMPARE(grown.reach(0, grown.height()), wide.reach(0, wide.height()));
    }
};

BELAY_GUI_TEST(TestWideTables)

} // namespace tst_widetables

#include "tst_widetables.moc"
