// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/lookstyle.h"
#include "widgets/style/theme.h"

#include "testclass.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyleOption>
#include <QTableWidget>
#include <QTest>
#include <QVBoxLayout>

#include <vector>

namespace tst_lookstyle {

using namespace widgets;

namespace {

/// The ground of a dialog with one control on it.
struct Stage
{
    QWidget window;
    QVBoxLayout column{&window};

    template <class T> T *add(T *widget)
    {
        column.addWidget(widget);
        column.setContentsMargins(20, 20, 20, 20);
        window.resize(300, 120);
        return widget;
    }
    /// The strongest edge that is met on the way into the control at half its height, against the ground.
    double edge(const QWidget *widget)
    {
        const QImage image = window.grab().toImage();
        const QColor ground = image.pixelColor(2, 2);
        const int y = widget->geometry().center().y(), left = widget->geometry().left();
        double strongest = 1;
        for (int x = left - 2; x < left + 8; ++x)
            strongest = qMax(strongest, contrast(image.pixelColor(x, y), ground));
        return strongest;
    }
};

} // namespace

class TestLookStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new LookStyle); }

    /// Of whatever colour the chosen row of a list is.
    void aCheckStandsOutInAList()
    {
        QApplication::setPalette(ownPalette(true));
        const auto painted = [](bool isInList, Qt::CheckState checked) {
            Stage s;
            auto *box = s.add(new QCheckBox);
            box->setTristate(true);
            box->setCheckState(checked);
            QPalette palette = box->palette();
            palette.setColor(QPalette::Highlight, isInList ? QColor(0x20, 0x30, 0x38) : palette.highlight().color());
            box->setPalette(palette);
            return s.window.grab().toImage();
        };
        QCOMPARE(painted(true, Qt::Checked), painted(false, Qt::Checked));
        QCOMPARE(painted(true, Qt::PartiallyChecked), painted(false, Qt::PartiallyChecked));
        QVERIFY(painted(true, Qt::PartiallyChecked) != painted(true, Qt::Unchecked));
        QApplication::setPalette(QPalette());
    }

    void everyControlHasAnEdge_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("highContrast");
        for (const bool dark : {false, true}) {
            for (const bool high : {false, true})
                QTest::addRow("%s%s", dark ? "dark" : "light", high ? ", high contrast" : "") << dark << high;
        }
    }
    void everyControlHasAnEdge()
    {
        QFETCH(const bool, dark);
        QFETCH(const bool, highContrast);
        QApplication::setPalette(ownPalette(dark, highContrast));
        // A line may be weak where the ground of a field tells it from the window, too.
        const double line = highContrast ? 7 : 1.5, box = highContrast ? 15 : 3;
        const auto check = [](QWidget *(*make)(), double least, const char *what) {
            Stage s;
            const double edge = s.edge(s.add(make()));
            if (edge < least)
                qWarning("%s: %f, wanted %f", what, edge, least);
            return edge >= least;
        };
        QVERIFY(check([]() -> QWidget * { return new QCheckBox(QStringLiteral("x")); }, box, "check box"));
        QVERIFY(check([]() -> QWidget * { return new QRadioButton(QStringLiteral("x")); }, box, "radio button"));
        QVERIFY(check([]() -> QWidget * { return new QPushButton(QStringLiteral("x")); }, line, "button"));
        QVERIFY(check([]() -> QWidget * { return new QLineEdit; }, line, "line edit"));
        QVERIFY(check([]() -> QWidget * { return new QComboBox; }, line, "combo box"));
        QVERIFY(check([]() -> QWidget * { return new QSpinBox; }, line, "spin box"));
        QVERIFY(check([]() -> QWidget * { return new QListWidget; }, line, "list"));
    }

    void whatIsCheckedIsSeen()
    {
        for (const bool dark : {false, true}) {
            QApplication::setPalette(ownPalette(dark));
            Stage s;
            auto *box = s.add(new QCheckBox(QStringLiteral("x")));
            const QImage off = s.window.grab().toImage();
            box->setChecked(true);
            const QImage on = s.window.grab().toImage();
            const QPoint inside = box->geometry().topLeft() + QPoint(3, box->height() / 2 - 4);
            QVERIFY2(contrast(off.pixelColor(inside), on.pixelColor(inside)) > 2,
                     qPrintable(off.pixelColor(inside).name() + on.pixelColor(inside).name()));
        }
    }

    /// What is in a list does not lie over its frame.
    void theFrameOfAListIsWhole()
    {
        QApplication::setPalette(ownPalette(false));
        QDialog dialog;
        QVBoxLayout column(&dialog);
        auto *list = new QListWidget;
        for (int i = 0; i < 30; ++i)
            list->addItem(QString::number(i));
        column.addWidget(list);
        dialog.resize(300, 200);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        const QImage image = dialog.grab().toImage();
        const QPoint corner = list->geometry().topLeft();
        const QColor middle = image.pixelColor(corner + QPoint(0, list->height() / 2));
        QVERIFY(contrast(middle, image.pixelColor(2, 2)) > 3);
        for (int at = 4; at < list->height() - 4; ++at)
            QVERIFY2(image.pixelColor(corner + QPoint(1, at)) == middle, qPrintable(QString::number(at)));
        QVERIFY(contrast(image.pixelColor(corner + QPoint(1, 1)), image.pixelColor(2, 2)) > 1.5);
        QVERIFY(list->visualItemRect(list->item(0)).height() >= 7 * list->fontMetrics().height() / 4);
    }

    /// Segments have one frame, and the chosen one another ground and a line below it.
    void segmentsAreOneControl()
    {
        for (const bool mirrored : {false, true}) {
            QApplication::setPalette(ownPalette(false));
            QWidget window;
            window.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
            QHBoxLayout row(&window);
            row.setSpacing(0);
            std::vector<QRadioButton *> all;
            for (const char *place : {"first", "middle", "last"}) {
                all.push_back(new QRadioButton(QStringLiteral("words")));
                all.back()->setProperty("segment", QLatin1String(place));
                row.addWidget(all.back());
            }
            row.addStretch();
            all[1]->setChecked(true);
            window.resize(500, 60);
            const QImage image = window.grab().toImage();
            const auto below = [&image](const QRadioButton *one) {
                return image.pixelColor(one->geometry().center().x(), one->geometry().bottom());
            };
            QCOMPARE(below(all[0]), below(all[2]));
            QVERIFY(contrast(below(all[1]), below(all[0])) > 1.5);
            const QRect outer = all[0]->geometry().united(all[2]->geometry());
            const QColor ground = image.pixelColor(2, 2);
            for (const QPoint corner : {outer.topLeft(), outer.topRight()})
                QVERIFY(contrast(image.pixelColor(corner), ground) < 1.3); // round
            QVERIFY(contrast(image.pixelColor(all[1]->geometry().topLeft()), ground) > 1.3);
            QVERIFY(all[0]->sizeHint().height() >= 7 * all[0]->fontMetrics().height() / 5);
        }
    }

    /// A section is a heading and what is below it.
    void groupsHaveNoFrame()
    {
        QApplication::setPalette(ownPalette(false));
        QWidget window;
        QVBoxLayout column(&window);
        auto *group = new QGroupBox(QStringLiteral("Heading"));
        auto *inner = new QVBoxLayout(group);
        auto *content = new QLabel(QStringLiteral("words"));
        inner->addWidget(content);
        column.addWidget(group);
        window.resize(300, 120);
        const QImage image = window.grab().toImage();
        const QRect place = group->geometry();
        for (int y = place.top(); y <= place.bottom(); ++y)
            QVERIFY(image.pixelColor(place.right(), y) == image.pixelColor(2, 2));
        QCOMPARE(content->mapTo(&window, QPoint()).x(), place.left());
        QVERIFY(content->mapTo(group, QPoint()).y() >= group->fontMetrics().height());
    }

    void sizesFollowTheFont()
    {
        QPushButton button(QStringLiteral("OK"));
        QVERIFY(button.sizeHint().width() >= 80 * button.fontMetrics().height() / 18 - 8);
        const int before = button.sizeHint().height();
        QFont large = button.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        button.setFont(large);
        QVERIFY(button.sizeHint().height() > before * 3 / 2);
    }

    /// In the colours of the window, not as the toolkit had it in the nineties.
    void questionsHaveTheWindowsPicture()
    {
        QMessageBox box(QMessageBox::Question, QStringLiteral("Quit"), QStringLiteral("Really?"));
        QPalette palette = box.palette();
        palette.setColor(QPalette::Highlight, QColor(10, 120, 30));
        box.setPalette(palette);
        const QImage picture =
            QApplication::style()->standardIcon(QStyle::SP_MessageBoxQuestion, nullptr, &box).pixmap(48, 48).toImage();
        int strokes = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (const QColor at = picture.pixelColor(x, y); at.alpha() == 255) {
                    ++strokes;
                    QCOMPARE(at, QColor(10, 120, 30));
                }
            }
        }
        QVERIFY(strokes > 50);
    }

    void buttonsOfDialogsHaveNoPictures()
    {
        QDialogButtonBox box(QDialogButtonBox::Close);
        QVERIFY(box.button(QDialogButtonBox::Close)->icon().isNull());
    }

    /// Also where Enter presses it.
    void theButtonThatDoesNothingIsPlain()
    {
        QApplication::setPalette(ownPalette(false));
        for (const auto which : {QDialogButtonBox::Ok, QDialogButtonBox::Cancel, QDialogButtonBox::Close}) {
            QDialogButtonBox box(which);
            QPushButton *button = box.button(which);
            button->setDefault(true);
            box.show();
            const QColor at = button->grab().toImage().pixelColor(button->width() / 2, 4);
            QCOMPARE(at.lightness() < 160, which == QDialogButtonBox::Ok); // the accent is dark, a button nearly white
        }
    }

    /// Wherever the desktop would put it.
    void theButtonThatDoesItIsTheLastOne()
    {
        QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        box.resize(400, 40);
        box.show();
        QVERIFY(box.button(QDialogButtonBox::Ok)->x() > box.button(QDialogButtonBox::Cancel)->x());
    }

    void whatIsChosenInAMenuIsRead()
    {
        for (const bool dark : {false, true}) {
            QApplication::setPalette(ownPalette(dark));
            QMenu menu;
            QAction *entry = menu.addAction(QStringLiteral("x"));
            menu.addAction(QStringLiteral("y"));
            menu.setActiveAction(entry);
            menu.resize(menu.sizeHint());
            const QImage image = menu.grab().toImage();
            const QRect row = menu.actionGeometry(entry);
            const QColor ground = image.pixelColor(row.right() - 4, row.center().y());
            double most = 1;
            for (int x = row.left(); x < row.right(); ++x)
                most = qMax(most, contrast(image.pixelColor(x, row.center().y()), ground));
            const QColor other =
                image.pixelColor(row.right() - 4, menu.actionGeometry(menu.actions().last()).center().y());
            QVERIFY2(most > 7, qPrintable(QStringLiteral("%1 on %2").arg(most).arg(ground.name())));
            QVERIFY(ground != other);
        }
    }

    void selectedTextIsRead()
    {
        for (const bool dark : {false, true}) {
            for (const bool strong : {false, true}) {
                const QPalette p = ownPalette(dark, strong);
                QVERIFY(contrast(p.color(QPalette::HighlightedText), p.color(QPalette::Highlight)) >= 4.5);
            }
        }
    }

    /// A selected row is tinted, so its words keep their colour.
    void aChosenRowIsRead()
    {
        QApplication::setPalette(ownPalette(true));
        Stage s;
        auto *list = s.add(new QListWidget);
        list->addItem(QStringLiteral("xxxxxxxxxxxxxx"));
        list->setCurrentRow(0);
        const QImage image = s.window.grab().toImage();
        const QRect row = list->visualItemRect(list->item(0)).translated(list->viewport()->mapTo(&s.window, QPoint()));
        const QColor ground = image.pixelColor(row.right() - 3, row.center().y());
        double most = 1;
        for (int x = row.left() + 5; x < row.right() - 3; ++x)
            most = qMax(most, contrast(image.pixelColor(x, row.center().y() + 2), ground));
        QVERIFY2(most > 4.5, qPrintable(QString::number(most)));
    }

    /// In whatever order its columns are; where cells are chosen one by one, each is marked.
    void aChosenRowOfATableHasOneBar()
    {
        QApplication::setPalette(ownPalette(false));
        Stage s;
        auto *table = s.add(new QTableWidget(1, 3));
        s.window.resize(600, 200);
        const auto barred = [&] {
            const QImage image = s.window.grab().toImage();
            QStringList columns;
            for (int column = 0; column < 3; ++column) {
                const QRect cell = table->visualRect(table->model()->index(0, column))
                                       .translated(table->viewport()->mapTo(&s.window, QPoint()));
                const int y = cell.center().y();
                if (!cell.isEmpty() && image.pixel(cell.left() + 1, y) != image.pixel(cell.left() + 12, y))
                    columns << QString::number(column);
            }
            return columns.join(u' ');
        };
        table->selectAll();
        QCOMPARE(barred(), QStringLiteral("0 1 2"));
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        QCOMPARE(barred(), QStringLiteral("0"));
        table->hideColumn(0);
        QCOMPARE(barred(), QStringLiteral("1"));
        table->horizontalHeader()->moveSection(2, 1);
        QCOMPARE(barred(), QStringLiteral("2"));
    }

    void aChosenRowHasNoSecondFrame()
    {
        QApplication::setPalette(ownPalette(false));
        Stage s;
        auto *list = s.add(new QListWidget);
        list->addItem(QStringLiteral("x"));
        list->setCurrentRow(0);
        QStyleOptionFocusRect option;
        option.initFrom(list);
        option.rect = QRect(0, 0, 40, 20);
        option.state |= QStyle::State_Selected;
        QImage image(40, 20, QImage::Format_ARGB32);
        image.fill(Qt::white);
        const QImage before = image;
        QPainter painter(&image);
        QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, list);
        QCOMPARE(image, before);
        list->setSelectionMode(QAbstractItemView::ExtendedSelection); // which of them is current has to be seen
        QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, list);
        QVERIFY(image != before);
    }

    /// As in the window: a handle and nothing else, as long as what is shown of the whole.
    void scrollBarsHaveNoArrows()
    {
        QScrollBar bar(Qt::Vertical);
        bar.resize(bar.sizeHint().width(), 300);
        bar.setRange(0, 200);
        bar.setPageStep(100);
        QStyleOptionSlider option;
        option.initFrom(&bar);
        option.orientation = Qt::Vertical;
        option.maximum = 200;
        option.pageStep = 100;
        option.sliderPosition = 200;
        const auto part = [&](QStyle::SubControl which) {
            return QApplication::style()->subControlRect(QStyle::CC_ScrollBar, &option, which, &bar);
        };
        QVERIFY(part(QStyle::SC_ScrollBarAddLine).isEmpty() && part(QStyle::SC_ScrollBarSubLine).isEmpty());
        QCOMPARE(part(QStyle::SC_ScrollBarSlider), QRect(0, 200, bar.width(), 100));
        QCOMPARE(part(QStyle::SC_ScrollBarSubPage), QRect(0, 0, bar.width(), 200));
        QVERIFY(part(QStyle::SC_ScrollBarAddPage).isEmpty());
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(3, 250));
        QCOMPARE(bar.value(), 100);
    }

    void mirrored()
    {
        QApplication::setPalette(ownPalette(false));
        Stage s;
        s.window.setLayoutDirection(Qt::RightToLeft);
        auto *list = s.add(new QListWidget);
        list->addItem(QStringLiteral("x"));
        list->setCurrentRow(0);
        const QImage image = s.window.grab().toImage();
        const QRect row = list->visualItemRect(list->item(0)).translated(list->viewport()->mapTo(&s.window, QPoint()));
        const QColor bar = image.pixelColor(row.right() - 1, row.center().y());
        const QColor other = image.pixelColor(row.left() + 1, row.center().y());
        QVERIFY2(contrast(bar, Qt::white) > contrast(other, Qt::white) * 2, qPrintable(bar.name() + other.name()));
    }
};

BELAY_GUI_TEST(TestLookStyle)

} // namespace tst_lookstyle

#include "tst_lookstyle.moc"
