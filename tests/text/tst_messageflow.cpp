// SPDX-License-Identifier: Apache-2.0
#include "text/messageflow.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

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
    return t;
}

const QString sample = QStringLiteral("# Head\n\nText with [a link](https://example.org/x) in it.\n\n- one\n- two\n\n"
                                      "| a | b |\n|---|---|\n| 1 | 2 |\n\n```cpp\nint x = 1;\n```\n\nThe end.");

} // namespace

class TestMessageFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        whole.append(sample);
        whole.finish();
        whole.ensureAll();
        MessageFlow streamed(MessageFlow::Mode::Markdown, &t, &highlighter);
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

    void linksAndCopyAreFound()
    {
        const TextTheme t = theme();
        MessageFlow flow(MessageFlow::Mode::Markdown, &t, nullptr);
        flow.append(sample);
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

QTEST_MAIN(TestMessageFlow)
#include "tst_messageflow.moc"
