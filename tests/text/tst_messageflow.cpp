// SPDX-License-Identifier: Apache-2.0
#include "base/diagramlink.h"
#include "text/layout/messageflow.h"

#include "testclass.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QUrl>

namespace tst_messageflow {

using namespace text;

namespace {

TextTheme theme()
{
    TextTheme t;
    t.body = QGuiApplication::font();
    t.small = t.body;
    t.mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    t.text = Qt::black;
    t.text2 = Qt::darkGray;
    t.selection = Qt::cyan;
    t.keyword = Qt::darkBlue;
    t.string = Qt::darkGreen;
    t.number = Qt::darkRed;
    t.comment = Qt::darkYellow;
    t.call = Qt::darkCyan;
    t.added = t.removed = Qt::black;
    t.addedTint = Qt::green;
    t.removedTint = Qt::red;
    for (QColor &color : t.alerts)
        color = Qt::magenta;
    return t;
}

QString sampleText()
{
    return QStringLiteral("# Head\n\nText with [a link](https://example.org/x) in it.\n\n- one\n- two\n\n"
                          "| a | b |\n|---|---|\n| 1 | 2 |\n\n```cpp\nint x = 1;\n```\n\nThe end.");
}

} // namespace

class TestMessageFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What is copied as Markdown says the same when it is read again, however it had been cut.
    void markdownIsWhatItCameFrom_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("sample") << sampleText();
        QTest::newRow("fence in code") << QStringLiteral("````\n```\ninner\n```\n````\n\nafter");
        QString table = QStringLiteral("| a | b |\n|---|---|\n");
        for (int i = 0; i < 350; ++i)
            table += QStringLiteral("| %1 | x |\n").arg(i);
        QTest::newRow("long table") << table;
        QTest::newRow("long code")
            << QStringLiteral("```py\n%1```\nend").arg(QStringLiteral("x = 1\n\n").repeated(100));
        QTest::newRow("notes") << QStringLiteral("a[^1]\n\n[^1]: b\n\n    c\n\nd\n\n> [!TIP]\n> e");
        QTest::newRow("details") << QStringLiteral("<details>\n<summary>x</summary>\n\ny\n\n</details>\n\nz");
        QTest::newRow("formula") << QStringLiteral("a\n\n$$\nx_1\n$$\n\nb");
        QTest::newRow("long paragraph") << QStringLiteral("word *and* word ").repeated(1500);
    }

    void markdownIsWhatItCameFrom()
    {
        QFETCH(QString, source);
        const TextTheme t = theme();
        const auto read = [&t](const QString &markdown) {
            auto flow = std::make_unique<MessageFlow>(MessageFlow::Mode::Markdown, &t, nullptr);
            flow->append(markdown);
            flow->finish();
            flow->setWidth(600);
            return flow;
        };
        const auto flow = read(source);
        const QString markdown = flow->markdown(0, flow->count() - 1);
        const auto again = read(markdown);
        QCOMPARE(again->text({}, again->end()), flow->text({}, flow->end()));
        QCOMPARE(again->markdown(0, again->count() - 1), markdown);
    }

    void everyParagraphGoesItsOwnWay_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("window from the left") << false;
        QTest::newRow("window from the right") << true;
    }

    void everyParagraphGoesItsOwnWay()
    {
        QFETCH(bool, mirrored);
        TextTheme t = theme();
        t.rightToLeft = mirrored;
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.append(QStringLiteral(
            "שלום world\n\nhello שלום\n\n- פריט\n\n```\nשלום\n```\n\n| א | ב |\n|---|---|\n| ג | ד |\n\n123"));
        flow.finish();
        flow.setWidth(600);
        flow.ensureAll();
        QCOMPARE(flow.count(), 6);
        // Places in a mirrored window count from the right.
        const auto x = [&flow, mirrored](int block, int offset) {
            const qreal place = flow.rectOf({block, offset}).center().x();
            return mirrored ? 600 - place : place;
        };
        QVERIFY(x(0, 0) > 590);
        QVERIFY(x(1, 0) < 10);
        const qreal item = x(2, 2);
        QVERIFY2(item < 590 && item > 560, QByteArray::number(item).constData()); // room for its mark at the right
        QVERIFY(x(3, 0) < 300);                                                   // code begins at the left
        QVERIFY(x(4, 0) > x(4, 2));                                               // the first column is the right one
        // What has no letters goes with the window.
        QCOMPARE(x(5, 0) > 300, mirrored);
        // What is hit is what is there.
        for (const TextPosition place : {TextPosition{0, 3}, TextPosition{1, 3}, TextPosition{4, 0}})
            QCOMPARE(flow.hit(flow.rectOf(place).center()).position, place);
    }

    void linksAreKnownWithTheirPlaces()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.append(QStringLiteral(
            "Text [one **bold** link](https://a) and [two](https://b).\n\nNo link.\n\n[three](https://c)"));
        flow.finish();
        flow.setWidth(600);
        const auto links = flow.links(0, 10'000);
        QCOMPARE(links.size(), size_t(3));
        QCOMPARE(links[2].second, QStringLiteral("https://c"));
        for (const auto &[rect, target] : links)
            QCOMPARE(flow.hit(rect.center()).link, target);
    }

    void heightTreeAgreesWithCounting()
    {
        HeightTree tree;
        std::vector<int> plain;
        for (int i = 0; i < 100; ++i) {
            tree.append(i % 7 + 1);
            plain.push_back(i % 7 + 1);
        }
        tree.set(50, 40);
        plain[50] = 40;
        tree.truncate(90);
        tree.append(5);
        plain.resize(90);
        plain.push_back(5);
        qint64 sum = 0;
        for (int i = 0; i < tree.count(); ++i) {
            QCOMPARE(tree.offset(i), sum);
            QCOMPARE(tree.indexAt(sum), i);
            sum += plain[size_t(i)];
            QCOMPARE(tree.indexAt(sum - 1), i);
        }
        QCOMPARE(tree.total(), sum);
    }

    /// Streaming in any pieces ends at the height and text that the whole has.
    void streamedEqualsWhole()
    {
        const TextTheme t = theme();
        CodeHighlighter highlighter;
        MessageFlow whole(MessageFlow::Mode::Markdown, &t, &highlighter);
        whole.append(sampleText());
        whole.finish();
        whole.ensureAll();
        MessageFlow streamed(MessageFlow::Mode::Markdown, &t, &highlighter);
        const QString sample = sampleText();
        for (qsizetype i = 0; i < sample.size(); i += 3) {
            streamed.append(QStringView(sample).mid(i, 3));
            streamed.ensure(0, 10000);
        }
        streamed.finish();
        streamed.ensureAll();
        QCOMPARE(streamed.height(), whole.height());
        QCOMPARE(streamed.text({}, streamed.end()), whole.text({}, whole.end()));
        QVERIFY(whole.text({}, whole.end()).contains(QStringLiteral("• one\n• two")));
    }

    /// Notes stand at the end wherever they were written, and whatever pieces the message came in.
    void footnotesComeLast()
    {
        const TextTheme t = theme();
        const QString text = QStringLiteral("First[^1]\n\n[^1]: Its note\n    goes on\n\nMiddle[^b]\n\n```\ncode\n"
                                            "```\n\n[^b]: Other\n\nLast[^1]\n\n> [!NOTE]\n> words\n");
        const auto picture = [](MessageFlow &flow) {
            flow.ensureAll();
            QImage image(600, int(flow.height()), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            flow.paint(&painter, {}, QRectF(image.rect()), {}, {});
            return image;
        };
        MessageFlow whole(MessageFlow::Mode::Markdown, &t, nullptr);
        whole.append(text);
        whole.finish();
        const QImage expected = picture(whole);
        QCOMPARE(whole.text({}, whole.end()),
                 QStringLiteral("First1\n\nMiddleb\n\ncode\n\nLast1\n\nNote\nwords\n\n1 Its note goes on\n\nb Other"));
        for (int step = 1; step < 60; ++step) {
            MessageFlow grown(MessageFlow::Mode::Markdown, &t, nullptr);
            for (qsizetype at = 0; at < text.size(); at += step) {
                grown.append(QStringView(text).mid(at, step));
                static_cast<void>(picture(grown));
            }
            grown.finish();
            QCOMPARE(grown.count(), whole.count());
            QCOMPARE(grown.text({}, grown.end()), whole.text({}, whole.end()));
            QVERIFY2(picture(grown) == expected, QByteArray::number(step).constData());
        }
    }

    /// A note that is finished is not laid out again for what still comes before it.
    void finishedNotesCostNothing()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        const QString note = QStringLiteral("word ").repeated(400);
        flow.append(QString(QStringLiteral("[^1]: ") + note + QStringLiteral("\n\nText\n\n")));
        flow.ensureAll();
        const qint64 before = flow.work();
        for (int i = 0; i < 200; ++i) {
            flow.append(u"more. ");
            flow.ensureAll();
        }
        const qint64 spent = flow.work() - before;
        // The paragraph that grows is read each time; the note is not.
        QVERIFY2(spent < 200 * 1200 * 4, qPrintable(QString::number(spent)));
        QCOMPARE(flow.blockText(flow.count() - 1), QString(QStringLiteral("1 ") + note.trimmed()));
    }

    void changedLinesOfAPatchHaveTheirGround()
    {
        const TextTheme t = theme();
        CodeHighlighter highlighter;
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, &highlighter);
        flow.append(u"```diff\n@@ -1 +1 @@\n-old\n+new\n```\n\n> [!NOTE]\n> x\n");
        flow.finish();
        flow.ensureAll();
        QImage image(600, int(flow.height()), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        flow.paint(&painter, {}, QRectF(image.rect()), {}, {});
        const auto at = [&](int offset) { return image.pixelColor(560, int(flow.rectOf({0, offset}).center().y())); };
        QCOMPARE(at(13), QColor(Qt::red));
        QCOMPARE(at(18), QColor(Qt::green));
        QVERIFY(at(2) != QColor(Qt::red) && at(2) != QColor(Qt::green));
        QCOMPARE(image.pixelColor(0, int(flow.rectOf({1, 0}).center().y())), QColor(Qt::magenta)); // the alert's bar
    }

    void onlyWhatIsNearIsLaidOut()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        for (int i = 0; i < 2000; ++i)
            flow.append(QStringLiteral("Paragraph %1 says a thing.\n\n").arg(i));
        flow.finish();
        flow.ensure(0, 600);
        QVERIFY(flow.layoutCount() < 60);
        const qint64 far = flow.height() / 2;
        flow.ensure(far, far + 600);
        QImage image(600, 600, QImage::Format_RGB32);
        QPainter painter(&image);
        flow.paint(&painter, QPointF(0, qreal(-far)), QRectF(0, 0, 600, 600), {}, {});
        QVERIFY(flow.layoutCount() < 120);
    }

    void farPartsAreReadAgain_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qsizetype>("burst");
        const std::pair<const char *, QString> texts[] = {
            {"all kinds", QString(sampleText() + QStringLiteral("\n\n")).repeated(2500)},
            {"one fence", QStringLiteral("```python\n%1```\n")
                              .arg(QStringLiteral("\"\"\"text\r\n\tx = 5 # why\r\n\"\"\"\r\n").repeated(25'000))},
            {"one line", QStringLiteral("word **bold** and `code`, ").repeated(40'000)},
            {"with notes", QString(sampleText() + QStringLiteral("\n\n[^1]: note\n\nsee[^1]\n\n")).repeated(2500)},
            {"one list", QStringLiteral("- item\n  goes on\n\n  > quoted\n").repeated(20'000)}};
        for (const auto &[name, text] : texts) {
            QTest::addRow("%s, piece by piece", name) << text << qsizetype(0);
            QTest::addRow("%s, in bursts", name) << text << qsizetype(150'000);
            QTest::addRow("%s, at once", name) << text << text.size();
        }
    }

    /// A very long message holds the blocks that are looked at; each of the others is the same when it is read again.
    void farPartsAreReadAgain()
    {
        QFETCH(QString, text);
        QFETCH(qsizetype, burst); // so much is known to follow at a time
        const TextTheme t = theme();
        CodeHighlighter highlighter;
        MessageFlow kept(MessageFlow::Mode::Markdown, &t, &highlighter);
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, &highlighter);
        QString said;
        flow.setSource([&said] { return QStringView(said); });
        int piece = 1;
        for (qsizetype at = 0; at < text.size(); at += piece) {
            piece = piece * 7 % 20'011;
            said += QStringView(text).mid(at, piece);
            flow.append(QStringView(text).mid(at, piece), burst > 0 ? burst - (at + piece) % burst : 0);
            kept.append(QStringView(text).mid(at, piece));
        }
        flow.finish();
        kept.finish();
        QCOMPARE(flow.count(), kept.count());
        QCOMPARE(flow.height(), kept.height());
        const int most = 2 * int(BlockList::alwaysLoaded) * BlockList::blocksPerSection;
        QVERIFY2(flow.loadedCount() < qMin(most, kept.count()), qPrintable(QString::number(flow.loadedCount())));

        QImage image(600, 600, QImage::Format_RGB32), expected = image;
        const auto look = [&](MessageFlow &f, qint64 y, QImage &at) {
            while (f.ensure(y, y + 600)) {
            }
            at.fill(Qt::white);
            QPainter painter(&at);
            f.paint(&painter, QPointF(0, qreal(-y)), QRectF(0, 0, 600, 600), {}, {});
        };
        for (const int tenth : {9, 0, 5, 2}) {
            const int block = flow.count() / 10 * tenth;
            QCOMPARE(flow.blockTop(block), kept.blockTop(block));
            look(flow, flow.blockTop(block), image);
            look(kept, kept.blockTop(block), expected);
            QVERIFY2(image == expected, qPrintable(QString::number(tenth)));
            QCOMPARE(flow.height(), kept.height());
            QCOMPARE(flow.blockAt(flow.blockTop(block)), block);
            QCOMPARE(flow.markdown(block, block + 20), kept.markdown(block, block + 20));
            QVERIFY(flow.loadedCount() < most);
        }
        QCOMPARE(flow.text({}, flow.end()), kept.text({}, kept.end()));
        QVERIFY(flow.loadedCount() < most);
        // Another width is a guess where nobody looks, and right where somebody does.
        flow.setWidth(300);
        kept.setWidth(300);
        look(flow, flow.blockTop(flow.count() / 2), image);
        look(kept, kept.blockTop(flow.count() / 2), expected);
        QVERIFY(image == expected);
    }

    /// Code whose language is still being loaded is plain, and has the colours it would have had once that is there.
    void colorsComeLater()
    {
        const TextTheme t = theme();
        // A string over several parts of the box, so that the state between them counts.
        const QString lines = QStringLiteral("def f(x):\n    return \"a\" # why\n").repeated(30);
        const QString text =
            QStringLiteral("Words.\n\n```python\n%1\"\"\"\n%1\"\"\"\n%1```\n\n```nolanguage\nx\n```\n").arg(lines);
        const auto picture = [](MessageFlow &flow) {
            flow.ensureAll();
            QImage image(600, int(flow.height()), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            flow.paint(&painter, {}, QRectF(image.rect()), {}, {});
            return image;
        };
        CodeHighlighter atOnce;
        MessageFlow expected(MessageFlow::Mode::Markdown, &t, &atOnce);
        expected.append(text);
        expected.finish();

        CodeHighlighter behind;
        behind.setLoadsBehind(true);
        QSignalSpy arrived(&behind, &CodeHighlighter::arrived);
        MessageFlow whole(MessageFlow::Mode::Markdown, &t, &behind), growing(MessageFlow::Mode::Markdown, &t, &behind);
        whole.append(text);
        whole.finish();
        const qsizetype half = text.size() / 2;
        growing.append(QStringView(text).left(half));
        picture(growing);
        const QImage plain = picture(whole);
        QVERIFY(plain != picture(expected));
        QCOMPARE(plain.size(), picture(expected).size());
        QCOMPARE(behind.revision(), 0);

        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, 30'000); // the list: now the language can be asked for
        picture(whole);
        QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 2, 30'000);
        QVERIFY(picture(whole) == picture(expected));
        growing.append(QStringView(text).mid(half));
        growing.finish();
        QVERIFY(picture(growing) == picture(expected));
        QCOMPARE(behind.revision(), 2);
        QCOMPARE(whole.text({}, whole.end()), expected.text({}, expected.end()));
    }

    /// With a limit no look at long code takes long; its colours come piece by piece, and are those that it would have
    /// had at once.
    void longCodeIsColoredPieceByPiece()
    {
        const TextTheme t = theme();
        const QString text =
            QStringLiteral("```python\n") + QStringLiteral("\"\"\"text\n\tx = 5 # why\n\"\"\"\n").repeated(5000);
        const auto pictureOfEnd = [](MessageFlow &flow) {
            flow.ensure(flow.height() - 400, flow.height());
            QImage image(600, 400, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            flow.paint(&painter, QPointF(0, qreal(400 - flow.height())), QRectF(image.rect()), {}, {});
            return image;
        };
        CodeHighlighter highlighter;
        MessageFlow atOnce(MessageFlow::Mode::Markdown, &t, &highlighter);
        atOnce.append(text);
        const QImage expected = pictureOfEnd(atOnce);
        QVERIFY(!atOnce.lacksColors());
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, &highlighter);
        constexpr qsizetype most = 16 * 1024;
        flow.limitCode(most);
        flow.append(text);
        const QImage plain = pictureOfEnd(flow);
        QVERIFY(flow.lacksColors());
        QVERIFY(plain != expected);
        QCOMPARE(flow.height(), atOnce.height());
        int turns = 0;
        for (; flow.lacksColors() && turns < 100; ++turns) {
            flow.colorOn();
            pictureOfEnd(flow);
        }
        QVERIFY2(turns > 3 && turns < 2 + text.size() / most * 2, qPrintable(QString::number(turns)));
        QVERIFY(pictureOfEnd(flow) == expected);
        // What comes within the limit has its colours at once, also beside lines that had none.
        for (MessageFlow *each : {&atOnce, &flow}) {
            each->append(u"y = 6 # because\n");
            pictureOfEnd(*each);
        }
        QVERIFY(!flow.lacksColors());
        QVERIFY(pictureOfEnd(flow) == pictureOfEnd(atOnce));
    }

    /// Nobody is told of what nobody missed, and one that ends while it loads ends in peace.
    void loadingIsQuiet()
    {
        CodeHighlighter highlighter;
        highlighter.prepare(); // loads at once, when it is needed
        QVERIFY(!highlighter.languageFor(QStringLiteral("py")).isEmpty());
        auto behind = std::make_unique<CodeHighlighter>();
        behind->setLoadsBehind(true);
        behind->prepare();
        QSignalSpy arrived(behind.get(), &CodeHighlighter::arrived);
        // Asking would be missing it, so the list is waited for by another that is asked for after it.
        CodeHighlighter other;
        other.setLoadsBehind(true);
        QSignalSpy otherArrived(&other, &CodeHighlighter::arrived);
        QVERIFY(other.languageFor(QStringLiteral("py")).isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(otherArrived.size(), 1, 30'000);
        QVERIFY(QThreadPool::globalInstance()->waitForDone(30'000));
        QCoreApplication::processEvents();
        QCOMPARE(behind->languageFor(QStringLiteral("py")), other.languageFor(QStringLiteral("py")));
        QCOMPARE(arrived.size(), 0);
        CodeState state;
        QVERIFY(behind->highlight(QStringLiteral("Python"), QStringLiteral("def"), state).empty());
        behind.reset();
        QVERIFY(QThreadPool::globalInstance()->waitForDone(30'000));
        QCoreApplication::processEvents();
    }

    void linksAndCopyAreFound()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.append(sampleText());
        flow.finish();
        flow.ensureAll();
        bool link = false, copy = false;
        for (int y = 0; y < flow.height(); y += 3) {
            for (int x = 0; x < 600; x += 5) {
                const FlowHit hit = flow.hit(QPointF(x, y));
                link = link || hit.link == QStringLiteral("https://example.org/x");
                copy = copy || hit.copy == QStringLiteral("int x = 1;\n");
            }
        }
        QVERIFY(link);
        QVERIFY(copy);
    }

    void diagramsLeadToWhereTheyAreDrawn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("leads");
        const QString diagram = QStringLiteral("```%1\ngraph TD; A-->B;\n```\n");
        QTest::newRow("a diagram") << diagram.arg(QStringLiteral("mermaid")) << 600 << true;
        QTest::newRow("in capitals") << diagram.arg(QStringLiteral("Mermaid")) << 600 << true;
        QTest::newRow("in a list") << QString(QStringLiteral("- item\n\n  ```mermaid\n  graph TD; A-->B;\n  ```\n"))
                                   << 600 << true;
        QTest::newRow("a formula") << QStringLiteral("$$\n\\frac{1}{2} = \"half\"\n$$\n") << 600 << true;
        QTest::newRow("no diagram") << diagram.arg(QStringLiteral("cpp")) << 600 << false;
        QTest::newRow("nothing in it") << QStringLiteral("```mermaid\n\n```\n") << 600 << false;
        QTest::newRow("no room") << diagram.arg(QStringLiteral("mermaid")) << 120 << false;
        QTest::newRow("too long for an address")
            << QString(QStringLiteral("```mermaid\n") + QString(QStringLiteral("A-->B;\n")).repeated(2000) +
                       QStringLiteral("```\n"))
            << 600 << false;
    }
    /// By an address that has the whole code in the part that is not sent.
    void diagramsLeadToWhereTheyAreDrawn()
    {
        QFETCH(const QString, text);
        QFETCH(const int, width);
        QFETCH(const bool, leads);
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.setWidth(width);
        flow.append(text);
        flow.finish();
        flow.ensureAll();
        const auto links = flow.links(0, flow.height());
        QCOMPARE(links.size(), leads ? 1U : 0U);
        if (!leads)
            return;
        const auto &[rect, link] = links.front();
        QCOMPARE(flow.hit(rect.center()).link, link);
        QVERIFY(flow.hit(rect.center()).copy.isEmpty());
        QVERIFY(rect.right() <= width && flow.hit(QPointF(rect.left() - 10, rect.center().y())).link.isEmpty());
        const QUrl url(link, QUrl::StrictMode);
        QVERIFY(url.isValid() && base::isDiagramLink(url) && !url.hasQuery());
        const QJsonObject state =
            QJsonDocument::fromJson(
                QByteArray::fromBase64(url.fragment().section(u':', 1).toLatin1(), QByteArray::Base64UrlEncoding))
                .object();
        const QString code = state.value(QStringLiteral("code")).toString();
        if (text.startsWith(u'$'))
            QVERIFY(code.contains(QStringLiteral("[\"$$\\frac{1}{2} = #quot;half#quot;$$\"]")));
        else
            QCOMPARE(code.trimmed(), QStringLiteral("graph TD; A-->B;"));
    }

    /// A definition holds for the whole message, also for what was shown before it came.
    void linksAreFoundWhereverTheyAreDefined()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.append(u"[Early][One] words\n\n");
        flow.append(u"- in a list [two]\n\nbetween\n\n");
        flow.ensureAll();
        QCOMPARE(flow.blockText(0), QStringLiteral("[Early][One] words"));
        flow.append(
            u"[one]: https://example.org/one\n\n> [two]: <https://example.org/t w o>\n\nlate [one] and [none]\n");
        flow.finish();
        flow.ensureAll();
        QCOMPARE(flow.blockText(0), QStringLiteral("Early words"));
        QCOMPARE(flow.blockText(1), QStringLiteral("• in a list two"));
        QCOMPARE(flow.hit(QPointF(5, 5)).link, QStringLiteral("https://example.org/one"));
        QCOMPARE(flow.blockText(3), QStringLiteral("[one]: https://example.org/one"));
        QCOMPARE(flow.blockText(flow.count() - 1), QStringLiteral("late one and [none]"));
    }

    /// Where a block is cut for its length, nothing is put in and nothing is lost.
    void cutsDoNotShowInWhatIsCopied()
    {
        const TextTheme t = theme();
        const QString solid = QString(QStringLiteral("0123456789")).repeated(5000);
        const QString words = QString(QStringLiteral("some - words # here ")).repeated(1000).trimmed();
        for (const QString &text : {solid, words}) {
            MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
            flow.append(text);
            flow.finish();
            QVERIFY(flow.count() > 2);
            QCOMPARE(flow.text({}, flow.end()), text);
            MessageFlow code(MessageFlow::Mode::Markdown, &t, nullptr);
            code.append(QString(QStringLiteral("```\n") + text + QStringLiteral("\nend\n```")));
            code.finish();
            code.ensureAll();
            QCOMPARE(code.text({}, code.end()), QString(text + QStringLiteral("\nend")));
            QCOMPARE(code.hit(QPointF(590, 10)).copy, QString(text + QStringLiteral("\nend\n")));
        }
    }

    void nestedItemsAreCopiedWithTheirMarks()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.append(u"- a\n  1. b\n  2. c\n  3.\n  4. d");
        flow.finish();
        QCOMPARE(flow.blockText(0), QStringLiteral("• a\n1. b\n2. c\n3. \n4. d"));
    }

    /// A growing block takes its finished parts over, and ends as if it had come whole.
    void growingBlocksEndAsTheWholeDoes()
    {
        const TextTheme t = theme();
        CodeHighlighter highlighter;
        const QString words = QString(QStringLiteral("**bold** and `code` or [link](/x), ")).repeated(150);
        const QString rows = QString(QStringLiteral("| a `b` | *c* and more of it |\n")).repeated(40);
        const QString lines = QString(QStringLiteral("\"\"\"text\n\tx = 5 # why\n\"\"\"\n")).repeated(15);
        for (const QString &text :
             {words, QString(QStringLiteral("| x | y |\n|---|--:|\n") + rows),
              QString(QStringLiteral("```python\n") + lines), QString(QStringLiteral("- a\n\n  ") + words)}) {
            MessageFlow whole(MessageFlow::Mode::Markdown, &t, &highlighter);
            whole.append(text);
            whole.finish();
            whole.ensureAll();
            MessageFlow grown(MessageFlow::Mode::Markdown, &t, &highlighter);
            for (qsizetype i = 0; i < text.size(); i += 23) {
                grown.append(QStringView(text).mid(i, 23));
                grown.ensureAll();
            }
            grown.finish();
            grown.ensureAll();
            QCOMPARE(grown.height(), whole.height());
            QImage images[2];
            for (int i = 0; i < 2; ++i) {
                images[i] = QImage(600, int(whole.height()), QImage::Format_RGB32);
                images[i].fill(Qt::white);
                QPainter painter(&images[i]);
                (i ? grown : whole).paint(&painter, QPointF(0, 0), images[i].rect(), {}, {});
            }
            QVERIFY(images[0] == images[1]);
        }
    }

    void plainTextKeepsItsLines()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Plain, &t, nullptr);
        QString typed;
        for (int i = 0; i < 100; ++i)
            typed += QStringLiteral("# line *%1*\n").arg(i);
        flow.append(typed);
        flow.ensureAll();
        QCOMPARE(flow.count(), 3);
        QCOMPARE(flow.text({}, flow.end()), typed);
    }
};

BELAY_GUI_TEST(TestMessageFlow)

} // namespace tst_messageflow

#include "tst_messageflow.moc"
