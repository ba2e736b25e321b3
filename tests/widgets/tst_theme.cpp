// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/look.h"

#include "testclass.h"

#include <QTest>

namespace tst_theme {

using namespace widgets;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRoleCanBeRead_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << ownPalette(false);
        QTest::newRow("dark") << ownPalette(true);
        QPalette grey;
        grey.setColor(QPalette::Base, QColor(0xd8d8d8));
        grey.setColor(QPalette::Window, QColor(0xcccccc));
        grey.setColor(QPalette::Text, Qt::black);
        grey.setColor(QPalette::Highlight, QColor(0xffdd00));
        QTest::newRow("a grey desktop with yellow") << grey;
        QPalette strong;
        strong.setColor(QPalette::Base, Qt::black);
        strong.setColor(QPalette::Window, Qt::black);
        strong.setColor(QPalette::Text, Qt::white);
        strong.setColor(QPalette::Highlight, Qt::yellow);
        QTest::newRow("strong contrast") << strong;
    }

    void everyRoleCanBeRead()
    {
        QFETCH(QPalette, palette);
        const Theme t = Theme::from(palette, QFont());
        for (const Tone &tone : {t.running, t.waits, t.stopped, t.failed, t.late, t.added, t.removed}) {
            QVERIFY2(contrast(tone.color, t.base) >= 4.5, qPrintable(tone.color.name()));
            QVERIFY2(contrast(tone.color, t.window) >= 4.5, qPrintable(tone.color.name()));
        }
        QVERIFY(contrast(t.accent, Qt::white) >= 4.5);
        QVERIFY(contrast(t.stopFill, Qt::white) >= 4.5);
        for (const QColor &ansi : t.prose.ansi)
            QVERIFY(contrast(ansi, t.base) >= 4.5);
    }

    void knownColoursAreLeftAlone()
    {
        const Theme t = Theme::from(ownPalette(false), QFont());
        QCOMPARE(t.running.color.name(), QStringLiteral("#0a64a8"));
        QCOMPARE(t.waits.tint.name(), QStringLiteral("#fbf4e8"));
        QCOMPARE(t.line.name(), QStringLiteral("#ced0d1"));
        QCOMPARE(t.text2.name(), QStringLiteral("#616365"));
        QCOMPARE(t.addedWord.name(), QStringLiteral("#bfe3ca"));
        const Theme dark = Theme::from(ownPalette(true), QFont());
        QCOMPARE(dark.added.tint.name(), QStringLiteral("#22332a"));
        // On another ground they are as far from it.
        QPalette paper = ownPalette(false);
        paper.setColor(QPalette::Base, QColor(0xf0, 0xe8, 0xd8));
        QCOMPARE(Theme::from(paper, QFont()).waits.tint.name(), QStringLiteral("#ecddc1"));
        QVERIFY(!t.dark);
        QVERIFY(Theme::from(ownPalette(true), QFont()).dark);
    }

    void iconsTakeTheirColourAndRatio()
    {
        Look look;
        const QPixmap icon = look.icons().pixmap(QStringLiteral("stop"), Qt::red, 16, 2.0);
        QCOMPARE(icon.size(), QSize(32, 32));
        QCOMPARE(icon.toImage().pixelColor(16, 16), QColor(Qt::red));
    }
};

BELAY_GUI_TEST(TestTheme)

} // namespace tst_theme

#include "tst_theme.moc"
