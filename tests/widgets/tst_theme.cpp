// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/linelabel.h"
#include "widgets/style/look.h"

#include "testclass.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>
#include <QToolTip>

#include <initializer_list>

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

    /// What has no room takes none: no half of an icon is painted, and no gap pushes what is kept.
    void aLineIsCutBeforeWhatIsKept()
    {
        Look look;
        const auto pixels = [](LineLabel &line, const QColor &color) {
            const QImage image = line.grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == color;
            }
            return count;
        };
        const LinePart kept{.words = QStringLiteral("+120"), .color = only(Qt::blue), .isWhole = true};
        const LinePart icon{.color = only(Qt::red), .icon = QStringLiteral("stop")};
        LineLabel alone(&look, 6, nullptr, {kept}),
            line(&look, 6, nullptr,
                 {{.words = QStringLiteral("words that are far too long for it")},
                  {.words = QStringLiteral("more"), .gap = 20},
                  icon,
                  kept}),
            square(&look, 6, nullptr, {{.words = QStringLiteral("ab")}, icon});
        alone.resize(alone.sizeHint());
        const int whole = pixels(alone, Qt::blue);
        QVERIFY(whole > 10);
        for (int width = line.sizeHint().width(); width > alone.width() + look.theme().u * 10; width -= 3) {
            line.resize(width, line.sizeHint().height());
            QVERIFY2(pixels(line, Qt::blue) == whole, qPrintable(QString::number(width)));
        }
        QCOMPARE(pixels(line, Qt::red), 0);
        square.resize(square.sizeHint());
        QVERIFY(pixels(square, Qt::red) > 10);
        square.resize(square.width() - 2, square.height());
        QCOMPARE(pixels(square, Qt::red), 0);
    }

    /// An action whose key it is may have nothing to do now.
    void nothingIsWrittenWithAlt()
    {
        const Look look;
        QWidget window;
        auto *line = new QLineEdit(&window);
        auto *text = new QPlainTextEdit(&window);
        auto *list = new QComboBox(&window);
        list->setEditable(true);
        auto *number = new QSpinBox(&window);
        for (QWidget *field : std::initializer_list<QWidget *>{line, text, list, number}) {
            QTest::keyClick(field, Qt::Key_1, Qt::AltModifier);
            QTest::keyClick(field, Qt::Key_T, Qt::AltModifier);
            QTest::keyClick(field, Qt::Key_T, Qt::AltModifier | Qt::ShiftModifier);
            QTest::keyClicks(field, QStringLiteral("a"));
        }
        QCOMPARE(list->currentText(), QStringLiteral("a"));
        QCOMPARE(number->value(), 0);
        QCOMPARE(line->text(), QStringLiteral("a"));
        QCOMPARE(text->toPlainText(), QStringLiteral("a"));
    }

    /// A command is shown as it is, whatever it looks like.
    void toolTipsArePlainText()
    {
        Look look;
        QWidget window;
        window.show();
        QToolTip::showText({20, 20}, QStringLiteral("<b>rm</b> &lt;"), &window);
        const QLabel *tip = nullptr;
        for (const QWidget *widget : QApplication::topLevelWidgets()) {
            if (widget->inherits("QTipLabel"))
                tip = qobject_cast<const QLabel *>(widget);
        }
        if (!tip)
            QFAIL("there is no tool tip");
        QCOMPARE(tip->text(), QStringLiteral("<b>rm</b> &lt;"));
        QCOMPARE(tip->textFormat(), Qt::PlainText);
        QToolTip::hideText();
    }
};

BELAY_GUI_TEST(TestTheme)

} // namespace tst_theme

#include "tst_theme.moc"
