// SPDX-License-Identifier: Apache-2.0
#include "text/layout/detailsfolds.h"
#include "text/layout/messageflow.h"

#include "testclass.h"

#include <QGuiApplication>
#include <QTest>

namespace tst_detailsfolds {

using namespace text;

namespace {

TextTheme theme()
{
    TextTheme t;
    t.body = t.small = t.mono = QGuiApplication::font();
    return t;
}

const QString message = QStringLiteral("Before.\n\n"                           // 0
                                       "<details><summary>Outer</summary>\n\n" // 1
                                       "Inside.\n\n"                           // 2
                                       "<details open>\n"
                                       "<summary>Inner</summary>\n\n" // 3
                                       "Deep.\n\n"                    // 4
                                       "</details>\n\n"               // 5
                                       "</details>\n\n"               // 6
                                       "After.[^1]\n\n"               // 7
                                       "[^1]: The note.\n");          // 8

} // namespace

/// Details are folded as they say, until somebody wants it otherwise.
class TestDetailsFolds : public QObject
{
    Q_OBJECT

    static void fill(MessageFlow &flow, const QString &text, qsizetype step)
    {
        flow.foldDetails();
        for (qsizetype at = 0; at < text.size(); at += step) {
            flow.append(QStringView(text).mid(at, step));
            flow.ensureAll();
        }
        flow.finish();
        flow.ensureAll();
    }
    static std::vector<int> hidden(MessageFlow &flow)
    {
        std::vector<int> found;
        for (int i = 0; i < flow.count(); ++i) {
            if (flow.blockTop(i + 1) == flow.blockTop(i))
                found.push_back(i);
        }
        return found;
    }

private Q_SLOTS:
    void foldedUnlessTheySayOpen_data()
    {
        QTest::addColumn<int>("step");
        QTest::newRow("whole") << 10'000;
        QTest::newRow("by characters") << 1;
        QTest::newRow("by words") << 7;
    }
    void foldedUnlessTheySayOpen()
    {
        QFETCH(const int, step);
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        fill(flow, message, step);
        QCOMPARE(flow.count(), 9);
        QCOMPARE(hidden(flow), (std::vector<int>{2, 3, 4, 5, 6}));
        std::vector<FoldPlace> folds = flow.folds(0, flow.height());
        QCOMPARE(folds.size(), size_t(1));
        QCOMPARE(folds[0].block, 1);
        QVERIFY(folds[0].folded);
        const qint64 before = flow.height();
        flow.setFolded(1, false);
        flow.ensureAll();
        folds = flow.folds(0, flow.height());
        QCOMPARE(folds.size(), size_t(2));
        QCOMPARE(folds[1].block, 3);
        QVERIFY(!folds[1].folded); // it said so
        QVERIFY(folds[1].mark.left() > folds[0].mark.left());
        QVERIFY(folds[1].rect.top() >= folds[0].rect.bottom());
        QVERIFY(hidden(flow).empty());
        // Back to what it was, to the pixel.
        flow.setFolded(1, true);
        flow.ensureAll();
        QCOMPARE(flow.height(), before);
        QCOMPARE(hidden(flow), (std::vector<int>{2, 3, 4, 5, 6}));
    }

    /// It is there as it was said, for all that reads and copies.
    void whatIsHiddenIsStillSaid()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        fill(flow, message, 9);
        QVERIFY(flow.text({}, flow.end()).contains(QStringLiteral("Deep.")));
        QVERIFY(flow.markdown(0, flow.count() - 1).contains(QStringLiteral("<details open>")));
        MessageFlow shown(MessageFlow::Mode::Markdown, &t, nullptr);
        shown.append(message);
        shown.finish();
        shown.ensureAll();
        QVERIFY(hidden(shown).empty()); // nobody asked for folding
        QVERIFY(shown.folds(0, shown.height()).empty());
        QCOMPARE(flow.text({}, flow.end()), shown.text({}, shown.end()));
    }

    void pointsMeetOnlyWhatIsShown()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        fill(flow, QStringLiteral("a\n\n<details>\n\n[link](/x)\n\n```\ncode\n```\n"), 5); // never ended
        QVERIFY(flow.links(0, 10'000).empty());
        for (int y = 0; y < 400; y += 3) {
            const FlowHit hit = flow.hit(QPointF(30, y));
            QVERIFY(hit.position.block <= 1);
            QVERIFY(hit.copy.isEmpty() && hit.link.isEmpty());
        }
        QVERIFY(flow.endRect().bottom() <= qreal(flow.height()));
        // A place in it is at the summary, until it is unfolded.
        QCOMPARE(flow.rectOf({2, 1}).top(), flow.rectOf({1, 0}).top());
        QVERIFY(flow.unhide(2));
        QVERIFY(!flow.unhide(2));
        QVERIFY(flow.rectOf({2, 1}).top() > flow.rectOf({1, 0}).bottom());
        QCOMPARE(flow.links(0, 10'000).size(), size_t(1));
    }

    void unhidingOpensAllAround()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        fill(flow, message, 10'000);
        flow.setAllFolded(true);
        flow.setFolded(1, false);
        flow.ensureAll();
        QCOMPARE(hidden(flow), (std::vector<int>{4, 5}));
        flow.setFolded(1, true);
        QVERIFY(flow.unhide(4));
        QVERIFY(!flow.isFolded(1) && !flow.isFolded(3));
        QVERIFY(!flow.unhide(8)); // notes stand in none
    }

    /// What the user has opened stays open while the message grows, and with other fonts and widths.
    void staysAsItWasPut()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.foldDetails();
        flow.append(QStringLiteral("<details><summary>S</summary>\n\none\n\ntwo"));
        QVERIFY(flow.isFolded(0));
        flow.setFolded(0, false);
        flow.append(QStringLiteral(" and more\n\nthree\n\n</details>\n\nend"));
        flow.finish();
        flow.setWidth(200);
        flow.restyle();
        flow.ensureAll();
        QVERIFY(!flow.isFolded(0));
        QVERIFY(hidden(flow).empty());
    }

    /// Of very long messages far parts are not kept: hidden is hidden all the same, and comes back whole.
    void farPartsAreHiddenToo()
    {
        const TextTheme t = theme();
        QString text = QStringLiteral("first\n\n<details><summary>Long</summary>\n\n");
        for (int i = 0; i < 20'000; ++i)
            text += QStringLiteral("Paragraph %1.\n\n").arg(i);
        text += QStringLiteral("</details>\n\nlast\n");
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.foldDetails();
        flow.setSource([&] { return QStringView(text); });
        flow.append(text);
        flow.finish();
        flow.ensure(0, 10'000);
        QVERIFY(flow.height() < 500);
        flow.setWidth(300);
        flow.ensure(0, 10'000);
        QVERIFY(flow.height() < 500);
        QCOMPARE(flow.hit(QPointF(5, flow.height() - 1)).position.block, flow.count() - 1);
        flow.setFolded(1, false);
        QVERIFY(flow.height() > 20'000 * 10);
        QVERIFY(flow.loadedCount() < 10'000);
        flow.setFolded(1, true);
        flow.ensure(0, 10'000);
        QVERIFY(flow.height() < 500);
    }

    /// Whatever is folded, what is asked of the numbers alone agrees with going through all of them.
    void agreesWithCounting()
    {
        quint32 seed = 7;
        const auto next = [&](int n) {
            seed = seed * 1664525u + 1013904223u;
            return int((seed >> 8) % quint32(n));
        };
        for (int round = 0; round < 200; ++round) {
            DetailsFolds folds;
            folds.use();
            std::vector<Block> blocks;
            for (int i = 0, open = 0; i < 60; ++i) {
                const int kind = next(4);
                Block block;
                if (kind == 0 && open < 5)
                    block = {.kind = BlockKind::Details,
                             .source = next(2) ? QStringLiteral("<details>") : QStringLiteral("<details open>")};
                else if (kind == 1 && open > 0)
                    block = {.kind = BlockKind::DetailsEnd, .source = QStringLiteral("</details>")};
                open += block.kind == BlockKind::Details ? 1 : block.kind == BlockKind::DetailsEnd ? -1 : 0;
                blocks.push_back(block);
                folds.add(i, block);
            }
            // The end was taken back and came again.
            const int from = next(60);
            folds.takeBack(from);
            for (int i = from; i < 60; ++i)
                folds.add(i, blocks[size_t(i)]);
            std::vector<int> around;
            for (int i = 0; i < 60; ++i) {
                int hiding = -1;
                for (const int details : around)
                    hiding = hiding < 0 && folds.isFolded(details) ? details : hiding;
                QCOMPARE(folds.hiding(i), hiding);
                if (blocks[size_t(i)].kind == BlockKind::Details) {
                    QCOMPARE(folds.isFolded(i), blocks[size_t(i)].source == QStringLiteral("<details>"));
                    around.push_back(i);
                } else if (blocks[size_t(i)].kind == BlockKind::DetailsEnd) {
                    QCOMPARE(folds.endOf(around.back(), 60), i + 1);
                    around.pop_back();
                }
            }
            for (const int details : around)
                QCOMPARE(folds.endOf(details, 60), 60);
        }
    }
};

BELAY_GUI_TEST(TestDetailsFolds)

} // namespace tst_detailsfolds

#include "tst_detailsfolds.moc"
