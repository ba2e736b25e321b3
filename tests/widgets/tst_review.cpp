// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/bars/bars.h"
#include "widgets/content/conflictcolumns.h"
#include "widgets/content/decisioncard.h"
#include "widgets/content/diffview.h"
#include "widgets/content/hunklist.h"
#include "widgets/dialogs/review/grouprows.h"
#include "widgets/dialogs/review/mergedialog.h"
#include "widgets/dialogs/review/reviewdialog.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QAbstractItemDelegate>
#include <QDialogButtonBox>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyleOptionViewItem>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>

namespace tst_review {

using namespace widgets;
using models::ChangeReview;
using models::ReviewInput;

namespace {

constexpr const char *before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n";

QByteArray with(QByteArray text, const QByteArray &from, const QByteArray &to)
{
    return text.replace(from, to);
}

ChangeReview review(const QByteArray &current = before)
{
    const QByteArray after = with(with(before, "2\n", "two\n"), "8\n", "");
    return ChangeReview(ChangeReview::Purpose::Proposed,
                        {{QStringLiteral("/p/new.txt"), std::nullopt, "a\nb\n", std::nullopt},
                         {QStringLiteral("/p/src/old.txt"), before, after, current},
                         {QStringLiteral("/p/image"), "x", QByteArray("a\0b", 3), "x"}});
}

struct Stage
{
    Look look;
    ReviewDialog dialog;
    QListWidget *list = dialog.findChild<QListWidget *>();
    HunkList *hunks = dialog.findChild<HunkList *>();
    DiffView *diff = dialog.findChild<DiffView *>();
    std::optional<ChangeReview> decided;

    explicit Stage(ChangeReview changes = review()) : dialog(std::move(changes), QStringLiteral("/p"), &look)
    {
        QObject::connect(&dialog, &ReviewDialog::decided, &dialog, [this](const ChangeReview &r) { decided = r; });
        dialog.show();
    }
    /// Of a hunk of the file that is shown.
    QAbstractButton *button(size_t hunk, const char *name) const
    {
        return hunks->card(hunk)->findChild<QAbstractButton *>(QLatin1String(name));
    }
    QString sum() const { return dialog.findChild<QLabel *>(QStringLiteral("sum"))->text(); }
    void key(Qt::Key key)
    {
        QWidget *at = dialog.focusWidget();
        QTest::keyClick(at ? at : &dialog, key);
    }
    QPushButton *apply() const { return dialog.findChild<QPushButton *>(QStringLiteral("apply")); }
};

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// With the keyboard alone, and without what has to be looked at by itself.
    void tickedAllAtOnceAndByKeys()
    {
        ReviewInput hook{QStringLiteral("/p/.git/hooks/pre-commit"), std::nullopt, "#!/bin/sh\n", std::nullopt};
        hook.remark = QStringLiteral("runs outside");
        hook.group = QStringLiteral("Hooks");
        ReviewInput one{QStringLiteral("/p/one"), "1\n", "2\n", "1\n"}, two = one;
        one.group = two.group = QStringLiteral("Files");
        two.path = QStringLiteral("/p/two");
        Stage s(ChangeReview(ChangeReview::Purpose::Proposed, {hook, one, two}));
        const auto shares = [&s] {
            QString out;
            for (size_t file = 0; file < 3; ++file)
                out += s.dialog.review().accepted(file) == ChangeReview::Accepted::None ? u'-' : u'x';
            return out;
        };
        QListWidget *list = s.list;
        auto *tick = s.dialog.findChild<QPushButton *>(QStringLiteral("tick"));
        QCOMPARE(shares(), QStringLiteral("-xx"));
        QCOMPARE(list->item(2)->text(), QStringLiteral("Files · 2 of 2 ticked"));
        QCOMPARE(tick->text(), QStringLiteral("Tick none"));
        tick->click();
        QCOMPARE(shares(), QStringLiteral("---"));
        QCOMPARE(tick->text(), QStringLiteral("Tick all"));
        tick->click();
        QCOMPARE(shares(), QStringLiteral("-xx"));
        s.dialog.showFileAt(0);
        QVERIFY(QTest::qWaitForWindowActive(&s.dialog));
        for (const Qt::Key key : {Qt::Key_A, Qt::Key_R, Qt::Key_J}) // nothing of the change has the focus
            QTest::keyClick(list, key);
        QCOMPARE(shares(), QStringLiteral("-xx"));
        s.list->setFocus();
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Down, Qt::Key_Space, Qt::Key_Down})
            s.key(key);
        QCOMPARE(shares(), QStringLiteral("x-x"));
        QCOMPARE(list->currentItem(), list->item(4));
        QCOMPARE(list->item(0)->text(), QStringLiteral("Hooks · 1 of 1 ticked"));
        QCOMPARE(list->item(2)->text(), QStringLiteral("Files · 1 of 2 ticked"));
    }

    void everyFileWithItsChange()
    {
        Stage s;
        QVERIFY(!s.dialog.isModal());
        QCOMPARE(s.list->count(), 3);
        QVERIFY(s.list->item(0)->text().startsWith(QStringLiteral("new.txt")));
        QVERIFY(s.list->item(0)->text().contains(QStringLiteral("+2")));
        QVERIFY(s.list->item(1)->text().startsWith(QStringLiteral("src/old.txt")));
        s.list->setCurrentRow(1);
        QVERIFY(s.hunks->boxes().empty() && s.hunks->card(0) != s.hunks->card(1));
        s.list->setCurrentRow(2);
        QVERIFY(s.diff->isVisible());
    }

    void acceptedByHunkAndByFile()
    {
        Stage s;
        s.list->setCurrentRow(1);
        s.button(0, "takeBack")->click();
        QCOMPARE(s.list->item(1)->checkState(), Qt::PartiallyChecked);
        s.list->item(0)->setCheckState(Qt::Unchecked);
        s.apply()->click();
        QVERIFY(s.decided);
        QCOMPARE(s.decided->accepted(0), ChangeReview::Accepted::None);
        QCOMPARE(*s.decided->result(1), with(before, "8\n", ""));
        QVERIFY(!s.dialog.isVisible());
    }

    void theBoxOfAFileIsThatOfItsHunks()
    {
        Stage s;
        s.list->setCurrentRow(1);
        s.list->item(1)->setCheckState(Qt::Unchecked);
        for (const size_t hunk : {0, 1})
            QCOMPARE(s.hunks->card(hunk)->choice(), DecisionCard::Choice::None);
        s.button(1, "takeTheirs")->click();
        s.button(0, "takeTheirs")->click();
        QCOMPARE(s.list->item(1)->checkState(), Qt::Checked);
    }

    /// Which folds it to one line, until it is taken back. What is neither is said.
    void aHunkIsRejected()
    {
        Stage s;
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        s.list->setCurrentRow(1);
        DecisionCard *card = s.hunks->card(0);
        auto *state = card->findChild<QLabel *>(QStringLiteral("state"));
        QCOMPARE(state->text(), QStringLiteral("accepted"));
        const auto isPaintedIn = [state](const QColor &color) {
            const QImage image = state->grab().toImage();
            for (int i = 0; i < image.width() * image.height(); ++i) {
                if (image.pixelColor(i % image.width(), i / image.width()) == color)
                    return true;
            }
            return false;
        };
        QVERIFY(isPaintedIn(s.look.theme().added.color));
        QVERIFY(!s.button(0, "takeMine")->isVisible() && !s.button(0, "editTogether")->isVisible());
        const int height = card->sizeHint().height();
        s.button(0, "takeBack")->click();
        QVERIFY(s.button(0, "takeTheirs")->isVisible() && s.button(0, "takeMine")->isVisible());
        QCOMPARE(s.sum(), QStringLiteral("Writes 3 file(s) · 1 of them in part · 1 not decided"));
        s.button(0, "takeMine")->click();
        QCOMPARE(state->text(), QStringLiteral("rejected"));
        QVERIFY(isPaintedIn(s.look.theme().stopped.color));
        QVERIFY(card->isFolded() && card->sizeHint().height() < height);
        QCOMPARE(s.sum(), QStringLiteral("Writes 3 file(s) · 1 of them in part · 1 change(s) rejected"));
        QCOMPARE(s.list->item(1)->checkState(), Qt::PartiallyChecked);
        QVERIFY2(s.list->item(1)->text().contains(QStringLiteral("1 accepted, 1 rejected of 2")),
                 qPrintable(s.list->item(1)->text()));
        QVERIFY(!s.dialog.review().undecided(1)); // all of it is decided
        s.button(1, "takeBack")->click();
        QCOMPARE(s.dialog.review().undecided(1).value_or("none"), with(before, "8\n", ""));
        QVERIFY(!s.dialog.review().writes(1) && s.dialog.review().hasWork());
        s.button(0, "takeBack")->click();
        QVERIFY(!card->isFolded());
        QCOMPARE(card->sizeHint().height(), height);
        // All of a file.
        s.button(0, "takeMine")->click();
        s.button(1, "takeMine")->click();
        QVERIFY(s.dialog.review().keepsMine(1));
        QCOMPARE(s.sum(), QStringLiteral("Writes 2 file(s) · 1 file(s) rejected"));
    }

    /// While the change has the focus, and on to the next file.
    void hunksAreDecidedByKeys()
    {
        Stage s;
        QVERIFY(QTest::qWaitForWindowActive(&s.dialog));
        s.list->setCurrentRow(1);
        s.hunks->setFocus();
        s.key(Qt::Key_J);
        s.key(Qt::Key_R);
        QVERIFY(s.hunks->card(0)->isFolded() && s.button(0, "takeBack")->hasFocus());
        s.key(Qt::Key_J);
        QVERIFY(s.button(1, "takeBack")->hasFocus());
        s.key(Qt::Key_Space);
        QVERIFY(s.button(1, "takeTheirs")->hasFocus());
        s.key(Qt::Key_K);
        s.key(Qt::Key_A);
        QCOMPARE(s.hunks->card(0)->choice(), DecisionCard::Choice::Theirs);
        QCOMPARE(s.hunks->card(1)->choice(), DecisionCard::Choice::None);
        s.key(Qt::Key_J);
        s.key(Qt::Key_J);
        QCOMPARE(s.list->currentRow(), 2);
        QVERIFY(s.diff->hasFocus());
        s.key(Qt::Key_R); // as a whole
        QVERIFY(s.dialog.review().keepsMine(2));
        s.key(Qt::Key_J);
        QCOMPARE(s.list->currentRow(), 2);
        s.key(Qt::Key_K);
        QVERIFY(s.list->currentRow() == 1 && s.button(1, "takeTheirs")->hasFocus());
        s.list->setFocus();
        s.key(Qt::Key_R);
        QCOMPARE(s.hunks->card(0)->choice(), DecisionCard::Choice::Theirs);
    }

    /// From the files to the changes of the one that is shown, and then to the foot, whichever was shown before.
    void tabLeadsToTheChanges()
    {
        Stage s;
        QVERIFY(QTest::qWaitForWindowActive(&s.dialog));
        for (const int file : {1, 0, 1}) {
            s.dialog.showFileAt(file);
            s.list->setFocus();
            QStringList stops;
            do {
                QTest::keyClick(s.dialog.focusWidget(), Qt::Key_Tab);
                stops << s.dialog.focusWidget()->objectName();
            } while (!s.list->hasFocus() && stops.size() < 30);
            QVERIFY2(s.list->hasFocus(), qPrintable(stops.join(u' ')));
            const qsizetype change = stops.indexOf(QStringLiteral("takeBack"));
            QVERIFY2(change >= 0 && change < stops.indexOf(QStringLiteral("discard")) &&
                         stops.contains(QStringLiteral("apply")),
                     qPrintable(stops.join(u' ')));
        }
    }

    /// Enter may be meant for something else.
    void onlyCtrlEnterAccepts()
    {
        Stage s;
        QVERIFY(QTest::qWaitForWindowActive(&s.dialog));
        QTest::keyClick(s.list, Qt::Key_Return);
        QTest::keyClick(s.list, Qt::Key_Enter);
        // Held since it ended a dialog in front.
        QTest::simulateEvent(s.list, true, Qt::Key_Return, Qt::ControlModifier, {}, true);
        QVERIFY(!s.decided && s.dialog.isVisible());
        QTest::keyClick(s.list, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(s.decided && !s.dialog.isVisible());
    }

    void nothingAcceptedIsNothingToApply()
    {
        Stage s;
        for (int i = 0; i < 3; ++i)
            s.list->item(i)->setCheckState(Qt::Unchecked);
        QVERIFY(!s.apply()->isEnabled());
        s.list->item(2)->setCheckState(Qt::Checked);
        QVERIFY(s.apply()->isEnabled());
    }

    void whatNeedsADecisionIsShownFirst()
    {
        Stage s(review(with(before, "2\n", "zwei\n")));
        QCOMPARE(s.list->currentRow(), 1);
        QVERIFY(s.list->item(1)->text().contains(QStringLiteral("changed since")));
        QCOMPARE(s.hunks->card(0)->choice(), DecisionCard::Choice::None);
        QVERIFY(!s.button(0, "editTogether")->isVisible());
        QCOMPARE(s.hunks->card(1)->choice(), DecisionCard::Choice::Theirs);
        s.apply()->click();
        QCOMPARE(*s.decided->result(1), with(with(before, "2\n", "zwei\n"), "8\n", ""));
    }

    /// Under headings, which are nothing to choose: by each file's number it is the same file as without.
    void groupsHaveHeadings()
    {
        ReviewInput hook{QStringLiteral("/p/.git/hooks/pre-commit"), std::nullopt, "#!/bin/sh\n", std::nullopt};
        hook.remark = QStringLiteral("runs outside");
        hook.group = QStringLiteral("Hooks");
        ReviewInput one{QStringLiteral("/p/one"), "1\n", "2\n", "1\n"}, two = one;
        one.group = two.group = QStringLiteral("Files");
        two.path = QStringLiteral("/p/two");
        Stage s(ChangeReview(ChangeReview::Purpose::Proposed, {hook, one, two}));
        QStringList rows;
        for (int row = 0; row < s.list->count(); ++row)
            rows << s.list->item(row)->text().section(u'\n', 0, 0);
        QCOMPARE(rows,
                 QStringList({QStringLiteral("Hooks · 0 of 1 ticked"), QStringLiteral(".git/hooks/pre-commit"),
                              QStringLiteral("Files · 2 of 2 ticked"), QStringLiteral("one"), QStringLiteral("two")}));
        QCOMPARE(s.list->currentRow(), 1);
        QVERIFY(s.list->item(1)->text().contains(QStringLiteral("+1, "))); // though it is not ticked
        QVERIFY2(s.list->item(1)->toolTip().startsWith(hook.path) && s.list->item(1)->toolTip().contains(hook.remark),
                 qPrintable(s.list->item(1)->toolTip()));
        QTest::keyClick(s.list, Qt::Key_Down);
        QCOMPARE(s.list->currentRow(), 3);
        s.dialog.showFileAt(2);
        QCOMPARE(s.list->currentRow(), 4);
        s.list->item(4)->setCheckState(Qt::Unchecked);
        const auto *sum = s.dialog.findChild<QLabel *>(QStringLiteral("sum"));
        QCOMPARE(sum->text(), QStringLiteral("Writes 1 file(s) · 2 not ticked"));
        s.apply()->click();
        QCOMPARE(s.decided->accepted(0), ChangeReview::Accepted::None);
        QCOMPARE(s.decided->accepted(1), ChangeReview::Accepted::All);
        QCOMPARE(s.decided->accepted(2), ChangeReview::Accepted::None);
    }

    /// Where the list has its whole width; where it has not, the words that matter come first.
    void whatIsRemarkedIsWhole()
    {
        QImage last;
        for (const char *remark : {"runs outside Belay once accepted", "git would write where this link leads"}) {
            ReviewInput file{QStringLiteral("/p/.git/hooks/pre-commit"), std::nullopt, "a\n", std::nullopt};
            file.remark = QLatin1String(remark);
            const Stage s(ChangeReview(ChangeReview::Purpose::Proposed, {file}));
            const QModelIndex row = s.list->model()->index(s.list->count() - 1, 0);
            const auto picture = [&](int width) {
                QImage out(width, 60, QImage::Format_RGB32);
                out.fill(Qt::white);
                QPainter painter(&out);
                QStyleOptionViewItem option;
                option.initFrom(s.list);
                option.widget = s.list;
                option.rect = out.rect();
                s.list->itemDelegate()->paint(&painter, option, row);
                return out;
            };
            const int u = s.look.theme().u, whole = 70 * u, narrow = 36 * u; // beside box and icon
            const QRect all(0, 0, whole - 3 * u, 60), begin(0, 30, 27 * u, 30);
            const QImage now = picture(whole).copy(all);
            QVERIFY2(now == picture(whole * 2).copy(all), remark);
            QVERIFY2(picture(narrow).copy(begin) == now.copy(begin), remark);
            QVERIFY(now != last);
            last = now;
        }
    }

    /// Which file is looked at is said over it; the button that writes is the last one.
    void theFileIsNamedOverItsChange()
    {
        Stage s;
        const auto *name = s.dialog.findChild<QLabel *>(QStringLiteral("file"));
        for (const int row : {0, 1}) {
            s.list->setCurrentRow(row);
            QVERIFY(!name->isHidden());
            QCOMPARE(name->text(), s.list->item(row)->text().section(u'\n', 0, 0));
        }
        // Where LookStyle has the last one.
        QCOMPARE(s.dialog.findChild<QDialogButtonBox *>()->buttonRole(
                     s.dialog.findChild<QPushButton *>(QStringLiteral("apply"))),
                 QDialogButtonBox::AcceptRole);
    }

    void whatIsHeldBackWaitsOn()
    {
        Stage s;
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        const auto says = [&s](const QString &words) {
            const QList<QLabel *> labels = s.dialog.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&words](const QLabel *label) { return label->text().contains(words); });
        };
        QVERIFY(s.dialog.windowTitle().contains(QStringLiteral("Upgrade")));
        QVERIFY(says(QStringLiteral("keeps waiting")));
        QVERIFY(!says(QStringLiteral("These are the first")));
        s.dialog.setHeld(QStringLiteral("Upgrade"), 18'000);
        QVERIFY(says(QStringLiteral("first %1 of %2").arg(QLocale().toString(3), QLocale().toString(18'003))));
        // A part of one.
        s.list->setCurrentRow(1);
        s.button(0, "takeBack")->click();
        QVERIFY(says(QStringLiteral("1 of them in part")));
        for (int row = 0; row < 3; ++row)
            s.list->item(row)->setCheckState(Qt::Unchecked);
        QVERIFY(says(QStringLiteral("Nothing is ticked")));
    }

    /// Where there is room; else one below the other, as any other change.
    void aConflictIsInThreeColumns()
    {
        Stage s(review(with(before, "2\n", "zwei\n")));
        QVERIFY(!s.hunks->findChild<ConflictColumns *>());
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        const auto columns = [&s] { return s.hunks->findChild<ConflictColumns *>(); };
        QVERIFY(columns());
        s.dialog.resize(1500, 800);
        QTRY_VERIFY(columns()->isVisible());
        const QStringList said = columns()->accessibleName().split(QStringLiteral("holds:"));
        QCOMPARE(said.size(), 2);
        QVERIFY2(said[0].contains(QStringLiteral("zwei")) && said[0].contains(QStringLiteral("\n2\n")) &&
                     said[1].contains(QStringLiteral("two")) && !said[1].contains(QStringLiteral("zwei")),
                 qPrintable(columns()->accessibleName()));
        QVERIFY(columns()->height() > columns()->fontMetrics().height() * 4);
        QTRY_COMPARE(columns()->height(), columns()->sizeHint().height());
        for (const QTextEdit *lines : columns()->findChildren<QTextEdit *>())
            QVERIFY2(lines->height() >= lines->document()->size().height(), qPrintable(lines->toPlainText()));
        s.dialog.resize(500, 500);
        QTRY_VERIFY(!columns()->isVisible());
        // The other hunk of the file is nobody's but the agent's.
        QCOMPARE(s.hunks->findChildren<ConflictColumns *>().size(), 1);
        QVERIFY(!s.hunks->card(1)->findChild<ConflictColumns *>());
    }

    /// By buttons, and by the keyboard: the one that is pressed gives its focus to the one that takes it back.
    void aConflictIsDecidedByButtons()
    {
        Stage s(review(with(before, "2\n", "zwei\n")));
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        QVERIFY(QTest::qWaitForWindowActive(&s.dialog));
        DecisionCard *card = s.hunks->card(0);
        const auto button = [card](const char *name) {
            return card->findChild<QAbstractButton *>(QLatin1String(name));
        };
        const auto press = [&button](const char *name) {
            button(name)->setFocus(Qt::TabFocusReason);
            QTest::keyClick(button(name), Qt::Key_Space);
        };
        s.button(1, "takeBack")->click();
        s.list->item(0)->setCheckState(Qt::Unchecked);
        s.list->item(2)->setCheckState(Qt::Unchecked);
        QVERIFY(!s.apply()->isEnabled());
        QVERIFY2(button("takeMine")->accessibleName().contains(QStringLiteral("change 1 of 2")),
                 qPrintable(button("takeMine")->accessibleName()));
        press("takeTheirs");
        QCOMPARE(card->choice(), DecisionCard::Choice::Theirs);
        QVERIFY(!button("takeMine")->isVisible() && button("takeBack")->hasFocus());
        QVERIFY(s.dialog.review().files()[1].hunks[0].accepted);
        QCOMPARE(s.list->item(1)->checkState(), Qt::PartiallyChecked);
        press("takeBack");
        QVERIFY(button("takeMine")->hasFocus());
        QVERIFY(!s.dialog.review().hasWork());
        press("takeMine");
        QVERIFY(s.dialog.review().files()[1].hunks[0].mine);
        QVERIFY2(card->findChild<QLabel *>(QStringLiteral("state"))->text().contains(QStringLiteral("yours")), "state");
        s.button(1, "takeTheirs")->click();
        QVERIFY(s.apply()->isEnabled());
        QCOMPARE(s.sum(), QStringLiteral("Writes 1 file(s) · 1 of them in part · 1 change(s) rejected · 2 not ticked"));
        // As a whole from the list, too.
        s.list->item(1)->setCheckState(Qt::Unchecked);
        s.list->item(1)->setCheckState(Qt::Checked);
        QCOMPARE(card->choice(), DecisionCard::Choice::Theirs);
    }

    void aConflictIsWrittenTogether()
    {
        Stage s(review(with(before, "2\n", "zwei\n")));
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        DecisionCard *card = s.hunks->card(0);
        const auto open = [&] {
            card->findChild<QAbstractButton *>(QStringLiteral("editTogether"))->click();
            return s.dialog.findChild<MergeDialog *>();
        };
        MergeDialog *dialog = open();
        QVERIFY(dialog);
        auto *text = dialog->findChild<QPlainTextEdit *>();
        QCOMPARE(text->toPlainText(), QStringLiteral("zwei\ntwo\n"));
        QVERIFY(dialog->findChild<ConflictColumns *>());
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QTest::keyClicks(text, QStringLiteral("x"));
        QTest::keyClick(text, Qt::Key_Escape);
        QCOMPARE(card->choice(), DecisionCard::Choice::None);
        QTRY_VERIFY(!s.dialog.findChild<MergeDialog *>());
        dialog = open();
        text = dialog->findChild<QPlainTextEdit *>();
        QCOMPARE(text->toPlainText(), QStringLiteral("xzwei\ntwo\n")); // one key has not lost it
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        text->setPlainText(QStringLiteral("both"));
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(card->choice(), DecisionCard::Choice::Together);
        QTRY_VERIFY(!s.dialog.findChild<MergeDialog *>());
        s.apply()->click();
        QCOMPARE(*s.decided->result(1), with(with(before, "2\n", "both\n"), "8\n", ""));
    }

    /// What is no text is decided as a whole.
    void aFileThatBothChangedIsMineOrTheAgents()
    {
        ReviewInput image{QStringLiteral("/p/image"), "x", QByteArray("a\0b", 3), "y"};
        Stage s(ChangeReview(ChangeReview::Purpose::Proposed, {image}));
        auto *card = s.dialog.findChild<DecisionCard *>(); // there is no hunk
        QVERIFY(!card->isVisible());
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        QVERIFY(card->isVisible());
        QVERIFY(!card->findChild<QAbstractButton *>(QStringLiteral("editTogether"))->isVisible());
        card->findChild<QAbstractButton *>(QStringLiteral("takeMine"))->click();
        QVERIFY(s.dialog.review().keepsMine(0));
        QVERIFY(s.list->item(0)->text().contains(QStringLiteral("yours stays")));
        QCOMPARE(s.dialog.findChild<QLabel *>(QStringLiteral("sum"))->text(), QStringLiteral("yours stays in 1"));
        card->findChild<QAbstractButton *>(QStringLiteral("takeBack"))->click();
        QVERIFY(!s.dialog.review().hasWork());
    }

    /// Commits go with the files, a tree stays; the keyboard reaches both.
    void whatIsDecidedAsOneHasARow()
    {
        ReviewInput one{QStringLiteral("/p/one"), "1\n", "2\n", "1\n"}, rc = one;
        one.group = QStringLiteral("Files");
        rc.path = QStringLiteral("/home/rc");
        rc.group = QStringLiteral("Outside");
        rc.remark = QStringLiteral("outside");
        Stage s(ChangeReview(ChangeReview::Purpose::Proposed, {one, rc}));
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        models::HeldGroup commits, tree, hooks;
        hooks.part = core::HeldPart::Hook;
        commits.part = core::HeldPart::Repository;
        commits.tree = ".git";
        commits.title = QStringLiteral(".git: 2 commits on main");
        commits.hint = QStringLiteral("Drop the shims");
        commits.commits = QStringList{QStringLiteral("Drop the shims"), QStringLiteral("Run the tests")};
        tree.part = core::HeldPart::Ignored;
        tree.title = QStringLiteral("Ignored: .venv");
        tree.hint = QStringLiteral("1204 files");
        s.dialog.setGroups({hooks, commits, tree}, QStringLiteral("Outside"));
        QStringList rows;
        for (int row = 0; row < s.list->count(); ++row)
            rows << s.list->item(row)->text().section(u'\n', 0, 0);
        QCOMPARE(rows, QStringList({QStringLiteral("Files · 1 of 1 ticked"), QStringLiteral("one"),
                                    QStringLiteral(".git"), commits.title, QStringLiteral("Outside · 0 of 1 ticked"),
                                    rows.value(5), QStringLiteral("Stays in the session"), tree.title}));
        const auto ticked = [&s] {
            QStringList out;
            for (const models::HeldGroup &group : s.dialog.tickedGroups())
                out << group.title;
            return out;
        };
        const auto *sum = s.dialog.findChild<QLabel *>(QStringLiteral("sum"));
        QCOMPARE(ticked(), QStringList(commits.title));
        QCOMPARE(sum->text(), QStringLiteral("Writes 1 file(s) · accepts .git: 2 commits on main · 1 not ticked"));
        // Nothing of the file: the commit may hold it.
        QVERIFY(QTest::qWaitForWindowActive(&s.dialog));
        s.dialog.showFileAt(0);
        s.hunks->setFocus();
        s.key(Qt::Key_R);
        QCOMPARE(ticked(), QStringList());
        QVERIFY(s.list->item(3)->text().contains(QStringLiteral("may hold")));
        QVERIFY(s.apply()->isEnabled()); // to reject is to decide
        s.button(0, "takeBack")->click();
        QVERIFY(!s.apply()->isEnabled());
        s.key(Qt::Key_J);
        QCOMPARE(s.list->currentRow(), 3);
        auto *page = s.dialog.findChild<GroupPage *>();
        QVERIFY(page->isVisible());
        auto *button = page->findChild<QAbstractButton *>(QStringLiteral("group"));
        QVERIFY(button->accessibleName().contains(commits.title));
        button->click();
        QCOMPARE(ticked(), QStringList(commits.title)); // the user's own word
        QCOMPARE(s.list->item(3)->checkState(), Qt::Checked);
        button->setFocus();
        s.key(Qt::Key_R);
        QCOMPARE(ticked(), QStringList());
        QTest::keyClick(s.list, Qt::Key_Space);
        QCOMPARE(ticked(), QStringList(commits.title));
        s.list->setCurrentRow(7);
        QVERIFY(!s.list->item(7)->data(Qt::CheckStateRole).isValid());
        QCOMPARE(button->text(), QStringLiteral("Accept too"));
        button->click();
        QCOMPARE(ticked(), QStringList({commits.title, tree.title}));
        QCOMPARE(s.list->item(7)->checkState(), Qt::Checked);
        button->click();
        QCOMPARE(ticked(), QStringList(commits.title));
    }

    void whereBothCommittedABranchIsOffered()
    {
        Stage s(ChangeReview(ChangeReview::Purpose::Proposed, {}));
        models::HeldGroup commits;
        commits.part = core::HeldPart::Repository;
        commits.title = QStringLiteral(".git: 1 commit on main");
        commits.isConflict = true;
        s.dialog.setHeld(QStringLiteral("Upgrade"), 0);
        s.dialog.setGroups({commits}, {});
        const QSignalSpy wanted(&s.dialog, &ReviewDialog::groupDecisionRequested);
        QCOMPARE(s.list->currentRow(), 1);
        auto *button = s.dialog.findChild<QAbstractButton *>(QStringLiteral("group"));
        QVERIFY(button->isVisible());
        QTest::keyClick(s.list, Qt::Key_Space);
        QVERIFY(s.dialog.tickedGroups().empty());
        button->click();
        QCOMPARE(wanted.count(), 1);
        QVERIFY(!s.apply()->isEnabled());
    }

    void closingDecidesNothing()
    {
        Stage s;
        const QSignalSpy discarded(&s.dialog, &ReviewDialog::discardRequested);
        s.dialog.reject();
        QVERIFY(!s.decided);
        QCOMPARE(discarded.count(), 0);
        Stage t;
        const QSignalSpy asked(&t.dialog, &ReviewDialog::discardRequested);
        t.dialog.findChild<QPushButton *>(QStringLiteral("discard"))->click();
        QCOMPARE(asked.count(), 1);
        QVERIFY(!t.decided);
    }

    void theKeyboardIsEnough()
    {
        Stage s;
        s.dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&s.dialog));
        s.list->setFocus();
        QTest::keyClick(s.list, Qt::Key_Down);
        QCOMPARE(s.list->currentRow(), 1);
        QTest::keyClick(s.list, Qt::Key_Space);
        QCOMPARE(s.list->item(1)->checkState(), Qt::Unchecked);
        s.button(0, "takeTheirs")->setFocus();
        s.key(Qt::Key_Space);
        QCOMPARE(s.list->item(1)->checkState(), Qt::PartiallyChecked);
    }
};

BELAY_GUI_TEST(TestReview)

} // namespace tst_review

#include "tst_review.moc"
