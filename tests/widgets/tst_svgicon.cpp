// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/iconcache.h"

#include "testclass.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace tst_svgicon {

using widgets::svgIcon;

namespace {

QByteArray filled(const char *color)
{
    return QByteArray("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path d='M0 0h16v16H0z' fill='") +
           color + "'/></svg>";
}

} // namespace

class TestSvgIcon : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDrawnInTheSizeAskedFor()
    {
        const QIcon icon = svgIcon({filled("red"), {}, 0});
        QVERIFY(!icon.isNull());
        for (const int side : {16, 22, 256}) {
            const QPixmap picture = icon.pixmap(QSize(side, side), 1.0);
            QCOMPARE(picture.size(), QSize(side, side));
            QCOMPARE(picture.toImage().pixelColor(side / 2, side / 2), QColor(Qt::red));
        }
        const QPixmap sharp = icon.pixmap(QSize(16, 16), 2.0);
        QCOMPARE(sharp.size(), QSize(32, 32));
        QCOMPARE(sharp.devicePixelRatio(), 2.0);
    }

    void growsNoLargerThanItIsMeantToBe()
    {
        const QIcon icon = svgIcon({filled("red"), {}, 16});
        QCOMPARE(icon.actualSize(QSize(24, 24)), QSize(16, 16));
        QCOMPARE(icon.actualSize(QSize(12, 12)), QSize(12, 12));
        QCOMPARE(icon.pixmap(QSize(24, 24), 1.0).size(), QSize(16, 16));
        // Painted in the middle of a larger place, and as sharp as the screen is.
        QImage screen(48, 48, QImage::Format_ARGB32_Premultiplied);
        screen.setDevicePixelRatio(2);
        screen.fill(Qt::white);
        QPainter painter(&screen);
        icon.paint(&painter, QRect(0, 0, 24, 24));
        painter.end();
        QCOMPARE(screen.pixelColor(7, 24), QColor(Qt::white));
        QCOMPARE(screen.pixelColor(8, 24), QColor(Qt::red));
        QCOMPARE(screen.pixelColor(39, 24), QColor(Qt::red));
        QCOMPARE(screen.pixelColor(40, 24), QColor(Qt::white));
    }

    void looksDisabledWhereItHasALookForThat()
    {
        const QIcon both = svgIcon({filled("red"), filled("blue"), 16}), one = svgIcon({filled("red"), {}, 16});
        const auto color = [](const QIcon &icon, QIcon::Mode mode) {
            return icon.pixmap(QSize(16, 16), 1.0, mode).toImage().pixelColor(8, 8);
        };
        QCOMPARE(color(both, QIcon::Normal), QColor(Qt::red));
        QCOMPARE(color(both, QIcon::Disabled), QColor(Qt::blue));
        QCOMPARE(color(one, QIcon::Disabled), QColor(Qt::red));
    }

    void whatIsNoPictureIsEmpty()
    {
        const QIcon icon = svgIcon({"<svg", {}, 16});
        QCOMPARE(icon.pixmap(QSize(16, 16), 1.0).toImage().pixelColor(8, 8).alpha(), 0);
    }
};

BELAY_GUI_TEST(TestSvgIcon)

} // namespace tst_svgicon

#include "tst_svgicon.moc"
