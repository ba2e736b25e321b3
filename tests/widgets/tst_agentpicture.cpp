// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/agentpicture.h"
#include "widgets/dialogs/agents/agentsdialog.h"
#include "widgets/dialogs/agents/registrydialog.h"
#include "widgets/style/safesvg.h"

#include "testclass.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPalette>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_agentpicture {

using namespace widgets;

namespace {

QByteArray svgOf(const QByteArray &inside, const QByteArray &size = "width='16' height='16' viewBox='0 0 16 16'")
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " + size + ">" + inside +
           "</svg>";
}

const QByteArray square = "<path d='M4 4h8v8H4z' fill='%1'/>";

QByteArray squareOf(const QByteArray &color)
{
    return svgOf(QByteArray(square).replace("%1", color));
}

QByteArray pngOf(const QSize &size, const QColor &color, QImage::Format format = QImage::Format_ARGB32)
{
    QImage image(size, format);
    image.fill(format == QImage::Format_Mono ? QColor(Qt::black) : QColor(Qt::transparent));
    if (format == QImage::Format_ARGB32) {
        QPainter painter(&image);
        painter.fillRect(QRect(QPoint(), size).marginsRemoved({size.width() / 4, size.height() / 4, 0, 0}), color);
    }
    QByteArray out;
    QBuffer buffer(&out);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return out;
}

QPalette paletteOf(const QColor &text, const QColor &base, const QColor &chosenText, const QColor &highlight)
{
    QPalette palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        palette.setColor(group, QPalette::Text, group == QPalette::Disabled ? QColor(Qt::gray) : text);
        palette.setColor(group, QPalette::Base, base);
        palette.setColor(group, QPalette::HighlightedText, chosenText);
        palette.setColor(group, QPalette::Highlight, highlight);
    }
    return palette;
}

QColor middleOf(const QIcon &icon, QIcon::Mode mode = QIcon::Normal, int size = 32)
{
    return icon.pixmap(QSize(size, size), 1.0, mode).toImage().pixelColor(size / 2, size / 2);
}

RegistryEntry entryOf(int number)
{
    RegistryEntry entry;
    entry.id = QStringLiteral("agent-%1").arg(number);
    entry.name = QStringLiteral("Agent %1").arg(number);
    entry.version = QStringLiteral("1.0");
    return entry;
}

} // namespace

class TestAgentPicture : public QObject
{
    Q_OBJECT

    const QPalette m_light = paletteOf("#202124", "#ffffff", "#ffffff", "#1a5fb4");
    const QPalette m_dark = paletteOf("#e8e8e8", "#1d1f21", "#000000", "#8ab4f8");

private Q_SLOTS:
    void takesTheColourOfTheText_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<bool>("inked");
        QTest::newRow("currentColor") << squareOf("currentColor") << true;
        QTest::newRow("in other letters") << squareOf("CURRENTCOLOR") << true;
        QTest::newRow("in a style") << svgOf("<path d='M4 4h8v8H4z' style='fill:currentColor'/>") << true;
        QTest::newRow("in a style sheet")
            << svgOf("<style>.a{fill:currentColor}</style><path class='a' d='M4 4h8v8H4z'/>") << true;
        QTest::newRow("no colour at all") << svgOf("<path d='M4 4h8v8H4z'/>") << true;
        QTest::newRow("black") << squareOf("#000") << true;
        QTest::newRow("white") << squareOf("#fff") << true;
        QTest::newRow("black pixels") << pngOf({64, 64}, Qt::black) << true;
        QTest::newRow("red") << squareOf("#e00000") << false;
        QTest::newRow("red pixels") << pngOf({64, 64}, "#e00000") << false;
        QTest::newRow("a paper of its own")
            << svgOf("<path d='M0 0h16v16H0z' fill='#222'/><path d='M4 4h8v8H4z' fill='#eee'/>") << false;
    }
    void takesTheColourOfTheText()
    {
        QFETCH(QByteArray, data);
        QFETCH(bool, inked);
        QByteArray why;
        const AgentPicture picture = readAgentPicture(data, &why);
        QVERIFY2(!picture.isNull(), why.constData());
        QCOMPARE(picture.inked, inked);
        for (const QPalette &palette : {m_light, m_dark}) {
            const QIcon icon = agentIcon(picture, palette);
            for (const int size : {16, 32, 64}) {
                QCOMPARE(middleOf(icon, QIcon::Normal, size) == palette.color(QPalette::Text), inked);
                // A selected row is only tinted.
                QCOMPARE(middleOf(icon, QIcon::Selected, size) == palette.color(QPalette::Text), inked);
            }
        }
    }

    /// Partly in colours of its own, partly in the text's.
    void keepsItsOwnColours()
    {
        const AgentPicture picture = readAgentPicture(
            svgOf("<path d='M0 0h8v16H0z' fill='#e00000'/><path d='M8 0h8v16H8z' fill='currentColor'/>"));
        QVERIFY(!picture.isNull() && !picture.inked);
        const auto at = [&picture](const QPalette &palette, int x) {
            return agentIcon(picture, palette).pixmap(QSize(32, 32), 1.0).toImage().pixelColor(x, 16);
        };
        QCOMPARE(at(m_light, 8), QColor("#e00000"));
        QCOMPARE(at(m_dark, 8), QColor("#e00000"));
        QVERIFY(at(m_light, 24).lightness() < 60);
        QVERIFY(at(m_dark, 24).lightness() > 200);
    }

    void isDrawnForEverySize()
    {
        const AgentPicture picture = readAgentPicture(squareOf("currentColor"));
        QCOMPARE(picture.onLight.size(), qsizetype(std::size(AgentPicture::sizes)));
        for (qsizetype i = 0; i < picture.onLight.size(); ++i)
            QCOMPARE(picture.onLight[i].size(), QSize(AgentPicture::sizes[i], AgentPicture::sizes[i]));
        // Nothing is drawn bigger than it was made: with twice the pixels its edges are as sharp.
        const QImage twice = agentIcon(picture, m_light).pixmap(QSize(16, 16), 2.0).toImage();
        QCOMPARE(twice.size(), QSize(32, 32));
        QCOMPARE(twice.pixelColor(7, 16).alpha(), 0);
        QCOMPARE(twice.pixelColor(8, 16).alpha(), 255);
    }

    void keepsItsShape()
    {
        // Twice as wide as high: above and below there is nothing.
        for (const QByteArray &data :
             {svgOf("<path d='M0 0h20v10H0z'/>", "viewBox='0 0 20 10'"), pngOf({64, 32}, Qt::black)}) {
            const QImage image = readAgentPicture(data).onLight.at(2);
            QCOMPARE(image.pixelColor(20, 3).alpha(), 0);
            QCOMPARE(image.pixelColor(20, 28).alpha(), 0);
            QCOMPARE(image.pixelColor(20, 20).alpha(), 255);
        }
    }

    void hostile_data()
    {
        QTemporaryDir folder;
        folder.setAutoRemove(false);
        m_folder = folder.path();
        const QString path = folder.filePath(QStringLiteral("secret.png"));
        QVERIFY(QImage(16, 16, QImage::Format_RGB32).save(path));
        const QByteArray file = QUrl::fromLocalFile(path).toEncoded(), good = QByteArray(square).replace("%1", "#000");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<bool>("drawn");
        const auto row = [](const char *name, const QByteArray &data, bool drawn) {
            QTest::newRow(name) << data << drawn;
        };
        QByteArray laughs = "<!DOCTYPE svg [<!ENTITY a0 'ha'>";
        for (int i = 1; i < 30; ++i)
            laughs += "<!ENTITY a" + QByteArray::number(i) + " '" +
                      QByteArray("&a" + QByteArray::number(i - 1) + ";").repeated(10) + "'>";
        row("entity bomb", laughs + "]>" + svgOf(good + "<title>&a29;</title>"), false);
        row("outer entity", "<!DOCTYPE svg [<!ENTITY x SYSTEM \"" + file + "\">]>" + svgOf(good + "&x;"), false);
        row("outer document type",
            "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://127.0.0.1:1/x.dtd\">" + svgOf(good), true);
        row("a file as a picture", svgOf("<image width='16' height='16' xlink:href='" + file + "'/>"), false);
        row("a file by a path", svgOf("<image width='16' height='16' xlink:href='" + path.toUtf8() + "'/>"), false);
        row("pixels in it",
            svgOf("<image width='16' height='16' xlink:href='data:image/png;base64," +
                  pngOf({16, 16}, Qt::red).toBase64() + "'/>"),
            false);
        row("paint from elsewhere", svgOf(good + "<path d='M0 0h2v2H0z' fill='url(http://127.0.0.1:1/#a)'/>"), true);
        row("a style sheet from elsewhere", svgOf("<style>@import url(http://127.0.0.1:1/a.css);</style>" + good),
            true);
        row("a style sheet beside it", "<?xml-stylesheet href=\"http://127.0.0.1:1/a.css\"?>" + svgOf(good), true);
        row("script", svgOf("<script>while(true){}</script>" + good), true);
        row("handler", svgOf("<g onload='while(true){}'>" + good + "</g>"), true);
        row("foreign", svgOf(good + "<foreignObject><iframe src='" + file + "'/></foreignObject>"), false);
        row("text", svgOf("<text font-size='1e9'>x</text>" + good), false);
        row("animation", svgOf(good + "<animate attributeName='x' dur='0.001s' repeatCount='indefinite'/>"), true);
        QByteArray uses = good.left(good.size() - 2) + " id='u0'/>";
        for (int i = 1; i < 40; ++i)
            uses += "<g id='u" + QByteArray::number(i) + "'>" +
                    QByteArray("<use xlink:href='#u" + QByteArray::number(i - 1) + "'/>").repeated(4) + "</g>";
        row("use of uses", svgOf(uses), false);
        row("use of itself", svgOf("<g id='a'><use xlink:href='#a'/></g>"), false);
        row("gradients that go round",
            svgOf("<linearGradient id='a' xlink:href='#b'/><linearGradient id='b' "
                  "xlink:href='#a'/>" +
                  good),
            true);
        row("huge", svgOf(good, "width='1e9' height='1e9' viewBox='0 0 16 16'"), true);
        row("huge box", svgOf("<rect width='1e9' height='1e9'/>", "viewBox='0 0 1e9 1e9'"), true);
        row("no box", svgOf(good, "viewBox='0 0 0 0' width='0' height='0'"), true);
        row("no numbers", svgOf(good, "viewBox='a b c d' width='NaN' height='inf'"), true);
        row("far away", svgOf("<path d='M-1e30 0L1e30 1e30L1e300 -1e300z' stroke='#000' stroke-width='1e20'/>" + good),
            true);
        row("dashes",
            svgOf("<path d='M0 8H1e9' stroke='#000' stroke-dasharray='1e-6'/>"
                  "<path d='M0 8H1e9' stroke='#000' style='stroke-dasharray:1e-6'/>"
                  "<style>path{stroke-dasharray:1e-6}</style>" +
                  good),
            true);
        row("many curves",
            svgOf("<path stroke='#000' stroke-width='9' d='M0 0" + QByteArray("c9 9 0 9 9 0").repeated(20'000) + "'/>"),
            true);
        row("deep", svgOf(QByteArray("<g>").repeated(10'000) + good + QByteArray("</g>").repeated(10'000)), false);
        row("deep in what is passed over",
            svgOf("<mask>" + QByteArray("<g>").repeated(10'000) + QByteArray("</g>").repeated(10'000) + "</mask>" +
                  good),
            true);
        row("many", svgOf(good.repeated(5'000)), false);
        row("filter",
            svgOf("<filter id='f'><feGaussianBlur stdDeviation='1e9'/></filter><g filter='url(#f)'>" + good + "</g>"),
            true);
        row("prefixes nobody declared", svgOf("<sodipodi:view ink:x='1'/><path ink:y='2' d='M4 4h8v8H4z'/>"), true);
        row("twice the same attribute", svgOf("<path d='M4 4h8v8H4z' d='M0 0h1v1z'/>"), false);
        row("nothing in it", svgOf(""), false);
        row("not closed", svgOf(good).chopped(6), false);
        row("packed", QByteArray::fromHex("1f8b0800000000000203") + QByteArray(100, 'x'), false);
        row("another root", "<html><svg>" + good + "</svg></html>", false);
        row("bytes", QByteArray("<\xff\xfe\x00\x01", 5), false);
        row("empty", {}, false);
        row("too many pixels", pngOf({3000, 3000}, Qt::black, QImage::Format_Mono), false);
        row("half a picture", pngOf({64, 64}, Qt::black).left(60), false);
        row("says it is a picture", QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(1000, '\xff'), false);
        row("transparent", pngOf({32, 32}, Qt::transparent), false);
        row("too large", svgOf(good + "<!--" + QByteArray(mostPictureBytes, ' ') + "-->"), false);
    }
    void hostile()
    {
        QFETCH(QByteArray, data);
        QFETCH(bool, drawn);
        QElapsedTimer timer;
        timer.start();
        QByteArray why;
        const AgentPicture picture = readAgentPicture(data, &why);
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY2(picture.isNull() != drawn, why.constData());
        QCOMPARE(why.isEmpty(), drawn);
        if (drawn) {
            for (const QImage &image : picture.onLight)
                QVERIFY(image.width() <= 96 && image.height() <= 96);
        }
    }

    /// Whatever leads out of a drawing, or takes more than a moment to draw, is not in what is drawn.
    void nothingLeadsOut()
    {
        const QByteArray safe = safeSvg(
            svgOf("<style>.a{fill:url(#g)}</style><style>.b{fill:url('http://e.example/')}</style>"
                  "<linearGradient id='g' xlink:href='#h'/><linearGradient id='h' xlink:href='http://e.example/#h'/>"
                  "<a xlink:href='http://e.example/'><path class='a' onclick='x()' style='fill:url(#g);"
                  "stroke:URL( \"http://e.example/\" );stroke-dasharray:1' d='M0 0h9v9z'/></a>"),
            Qt::red);
        QVERIFY2(!safe.contains("e.example") && !safe.contains("onclick") && !safe.contains("dash"), safe.constData());
        QVERIFY2(safe.contains("url(#g)") && safe.contains("xlink:href=\"#h\""), safe.constData());
    }

    void noPictureIsNeutral()
    {
        for (const QPalette &palette : {m_light, m_dark}) {
            const QIcon icon = agentIcon({}, palette);
            const QPixmap pixmap = icon.pixmap(QSize(AgentPicture::small, AgentPicture::small), 1.0);
            QCOMPARE(pixmap.size(), agentIcon(readAgentPicture(squareOf("#e00000")), palette)
                                        .pixmap(QSize(AgentPicture::small, AgentPicture::small), 1.0)
                                        .size());
            const QImage image = pixmap.toImage();
            bool seen = false;
            for (int x = 0; x < image.width(); ++x)
                seen = seen || image.pixelColor(x, 5).alpha() > 128;
            QVERIFY(seen);
        }
    }

    /// In the registry: only rows that are looked at are asked for, and none moves when its picture comes.
    void rowsOfTheRegistry()
    {
        RegistryDialog dialog;
        QSignalSpy wanted(&dialog, &RegistryDialog::pictureWanted);
        QList<RegistryEntry> entries;
        for (int i = 0; i < 300; ++i)
            entries << entryOf(i);
        dialog.setEntries(entries);
        QCoreApplication::processEvents();
        QVERIFY(wanted.isEmpty()); // nobody sees it
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTRY_VERIFY(wanted.size() > 3);
        QVERIFY2(wanted.size() < 60, qPrintable(QString::number(wanted.size())));
        const auto asked = [&wanted](const QString &id) {
            return std::count_if(wanted.begin(), wanted.end(), [&id](const auto &call) { return call[0] == id; });
        };
        QCOMPARE(asked(QStringLiteral("agent-0")), 1);
        QCOMPARE(asked(QStringLiteral("agent-299")), 0);
        auto *list = dialog.findChild<QListWidget *>();
        QList<QRect> before;
        for (int row = 0; row < list->count(); ++row)
            before << list->visualItemRect(list->item(row));
        const QImage unseen = list->grab().toImage();
        dialog.setPicture(QStringLiteral("agent-1"), readAgentPicture(squareOf("#e00000")));
        dialog.setPicture(QStringLiteral("nobody"), readAgentPicture(squareOf("#e00000")));
        QCoreApplication::processEvents();
        for (int row = 0; row < list->count(); ++row)
            QCOMPARE(list->visualItemRect(list->item(row)), before.at(row));
        const QImage seen = list->grab().toImage();
        QVERIFY(seen != unseen);
        QVERIFY(seen.copy(before[0]) == unseen.copy(before[0]) && seen.copy(before[2]) == unseen.copy(before[2]));
        list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
        QTRY_COMPARE(asked(QStringLiteral("agent-299")), 1);
        // What is filtered out is not looked at; what comes back is not asked for twice.
        dialog.findChild<QLineEdit *>()->setText(QStringLiteral("Agent 15"));
        QTRY_COMPARE(asked(QStringLiteral("agent-15")), 1);
        list->viewport()->repaint();
        QCoreApplication::processEvents();
        QCOMPARE(asked(QStringLiteral("agent-15")), 1);
    }

    /// In the list of agents; in the colours that come later, too.
    void rowsOfTheAgents()
    {
        AgentsDialog dialog;
        dialog.setPalette(m_light);
        AgentFields one, two;
        one.id = one.name = one.command = QStringLiteral("one");
        two.id = two.name = two.command = QStringLiteral("two");
        dialog.setAgents({one, two}, one.id);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        auto *list = dialog.findChild<QListWidget *>(QStringLiteral("list"));
        list->setCurrentRow(0);
        const QRect before = list->visualItemRect(list->item(1));
        const AgentPicture picture = readAgentPicture(squareOf("currentColor"));
        dialog.setPicture(two.id, picture);
        QCOMPARE(list->visualItemRect(list->item(1)), before);
        QCOMPARE(middleOf(list->item(1)->icon()), m_light.color(QPalette::Text));
        QVERIFY(middleOf(list->item(0)->icon()) != m_light.color(QPalette::Text));
        dialog.setPalette(m_dark);
        QCOMPARE(middleOf(list->item(1)->icon()), m_dark.color(QPalette::Text));
        // It is the agent's and not the row's.
        dialog.setAgents({two, one}, one.id);
        QCOMPARE(middleOf(list->item(0)->icon()), m_dark.color(QPalette::Text));
    }

    void cleanupTestCase() { QDir(m_folder).removeRecursively(); }

private:
    QString m_folder;
};

BELAY_GUI_TEST(TestAgentPicture)

} // namespace tst_agentpicture

#include "tst_agentpicture.moc"
