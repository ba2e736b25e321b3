// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "transcriptstage.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QTest>

namespace tst_messageitem {

using namespace widgets;

namespace {

struct Stage : TranscriptStage
{
    explicit Stage(const QSize &size = {700, 500}) : TranscriptStage(size)
    {
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
        view.setFocus();
        settle();
    }
    void say(const QString &text)
    {
        turn.prompt(QStringLiteral("go"));
        turn.say(text);
        turn.end(core::TurnEnd::Finished, 1000);
        settle();
    }
    /// Of the message, on the screen.
    QRect message() const { return view.reader().rectOf(1).translated(-view.viewport()->mapToGlobal(QPoint())); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&view, key, modifiers);
        settle();
    }
};

QString wideTable(int rows, const QString &cell)
{
    const QString row = QStringLiteral("|") + QString(cell + u'|').repeated(6) + u'\n';
    return QStringLiteral("Words before it.\n\n") + row + QStringLiteral("|") + QStringLiteral("---|").repeated(6) +
           u'\n' + row.repeated(rows) + QStringLiteral("\nWords behind it.\n\n");
}

} // namespace

/// What an agent says, as one reads and uses it.
class TestMessageItem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void detailsOpenByAClick()
    {
        Stage s;
        s.say(QStringLiteral("One.\n\n<details><summary>More of it</summary>\n\n") +
              QStringLiteral("Hidden words.\n\n").repeated(8) + QStringLiteral("</details>\n\nTwo."));
        const QRect folded = s.message();
        const QPoint summary(folded.left() + 60, folded.top() + s.look.theme().prose.bodyLine() * 2);
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, summary);
        s.settle();
        QVERIFY(s.message().height() > folded.height() + 100);
        QCOMPARE(s.message().top(), folded.top()); // it stays under the pointer
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, summary);
        s.settle();
        QCOMPARE(s.message(), folded);
        // Folded or not, all of it is copied.
        QVERIFY(s.view.reader().textOf(1).contains(QStringLiteral("Hidden words.")));
    }

    void detailsOpenByKeys()
    {
        Stage s;
        s.say(QStringLiteral("One, [linked](https://a).\n\n<details><summary>More %1 of it</summary>\n\nHidden, "
                             "[too](https://b).\n\n</details>\n\n[Last](https://c)"));
        const int folded = s.message().height();
        ActionSpy<actions::OpenLink> opened(&s.view);
        // Into the message, and to what is in it, in the order in which it is read.
        s.view.showEntry(s.model.entry(1).id);
        s.key(Qt::Key_Down, Qt::ControlModifier);
        s.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(s.view.accessibleDescription(), QStringLiteral("Unfold: More %1 of it"));
        s.key(Qt::Key_Space);
        QVERIFY(s.message().height() > folded);
        QCOMPARE(s.view.accessibleDescription(), QStringLiteral("Fold: More %1 of it"));
        s.key(Qt::Key_Down, Qt::ControlModifier);
        s.key(Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened[0].link, QStringLiteral("https://b"));
        s.key(Qt::Key_Up, Qt::ControlModifier);
        s.key(Qt::Key_Return);
        QCOMPARE(s.message().height(), folded);
        QCOMPARE(s.view.accessibleDescription(), QStringLiteral("Unfold: More %1 of it"));
        s.key(Qt::Key_Down, Qt::ControlModifier);
        s.key(Qt::Key_Return);
        QCOMPARE(opened[1].link, QStringLiteral("https://c")); // what is hidden is no place for the keys
    }

    void foldAllFoldsDetailsToo()
    {
        Stage s;
        s.say(QStringLiteral("<details>\n\na\n\n<details>\n\nb\n\n</details>\n\n</details>"));
        const int folded = s.message().height();
        s.view.unfoldAll();
        s.settle();
        QVERIFY(s.message().height() > folded + 30);
        s.view.foldAll();
        s.settle();
        QCOMPARE(s.message().height(), folded);
    }

    /// A selection by keys goes on into what is folded, where it can be seen.
    void selectingUnfolds()
    {
        Stage s;
        s.say(QStringLiteral("a\n\n<details><summary>b</summary>\n\nc\n\n</details>"));
        const int folded = s.message().height();
        const QRect at = s.message();
        QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, at.topLeft() + QPoint(2, 5));
        for (int i = 0; i < 3; ++i)
            s.key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(s.message().height(), folded);
        for (int i = 0; i < 2; ++i)
            s.key(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(s.message().height() > folded);
    }

    void wideTablesAreReachedWhereTheyAre_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }
    void wideTablesAreReachedWhereTheyAre()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QApplication::setLayoutDirection(direction);
        Stage s({1900, 500});
        s.say(QStringLiteral("Words alone."));
        const QRect column = s.message();
        s.say(wideTable(4, QStringLiteral("[quite a number of words](https://a)")));
        const QRect table = s.view.reader().rectOf(4).translated(-s.view.viewport()->mapToGlobal(QPoint()));
        QVERIFY(table.left() < column.left() - 50);
        QVERIFY(table.right() > column.right() + 50);
        ActionSpy<actions::OpenLink> opened(&s.view);
        // At its outermost cells, which are far from the column.
        const int y = table.center().y(), unit = s.look.theme().u;
        for (const int x : {table.left() + unit * 10, table.right() - unit * 20}) {
            for (int dy = -20; dy <= 20 && opened.count() == 0; dy += 4)
                QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(x, y + dy));
            QCOMPARE(opened.count(), 1);
            opened.clear();
        }
        // Beside it, and beside what is not wider than the column, there is nothing.
        QCOMPARE(s.view.reader().rowAt(QPoint(5, y)), -1);
        QCOMPARE(s.view.reader().rowAt(QPoint(table.left() + 20, table.top() + 5)), -1);
        QVERIFY(s.view.reader().rowAt(QPoint(table.left() + 20, y)) == 4);
    }

    /// A wider window gives tables more room and less height: what is read stays.
    void aResizeKeepsWhatIsRead()
    {
        Stage s({1900, 500});
        for (int i = 0; i < 6; ++i)
            s.say(wideTable(20, QStringLiteral("quite a number of words to read")));
        s.bar()->setValue(s.bar()->maximum() / 2);
        s.settle();
        const history::EntryId first = s.view.firstVisibleEntry();
        const int height = s.bar()->maximum();
        s.view.resize(1300, 500);
        s.settle();
        QVERIFY(s.bar()->maximum() > height);
        QCOMPARE(s.view.firstVisibleEntry(), first);
        s.view.resize(1900, 500);
        s.settle();
        QCOMPARE(s.view.firstVisibleEntry(), first);
    }
};

BELAY_GUI_TEST(TestMessageItem)

} // namespace tst_messageitem

#include "tst_messageitem.moc"
