// SPDX-License-Identifier: Apache-2.0
#include "models/review/undopreview.h"
#include "turnchangesbench.h"
#include "widgets/bars/bars.h"
#include "widgets/bars/changesbar.h"
#include "widgets/content/diffview.h"
#include "widgets/dialogs/review/changesdialog.h"
#include "widgets/dialogs/review/retrydialog.h"
#include "widgets/dialogs/review/undodialog.h"
#include "widgets/panels/dock.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"

#include "testclass.h"

#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_changesbar {

using namespace widgets;
using ledger::EffectState;

namespace {

struct Bench : TurnChangesBench
{
    Look look;
    BarStack stack{&look};
    ChangesBar *bar = new ChangesBar(&changes, &look);
    QSignalSpy review{bar, &ChangesBar::reviewRequested}, undo{bar, &ChangesBar::undoRequested};

    Bench()
    {
        stack.addBar(bar);
        bar->setBaseFolder(QStringLiteral("/src/tidewater"));
    }
    void write(const char *path)
    {
        ledger::Effect effect;
        effect.id.value = ++last;
        effect.turn = turn;
        effect.state = EffectState::Committed;
        effect.path = path;
        effect.target = QLatin1String(path);
        effect.before = mark(nullptr);
        effect.after = mark("a\nb\n");
        apply(core::EffectChanged{effect});
    }
    void show(int width = 600)
    {
        stack.setFixedWidth(width);
        stack.show();
        QVERIFY(QTest::qWaitForWindowExposed(&stack));
    }
    FlatButton *button(const QString &words) const
    {
        for (FlatButton *button : bar->findChildren<FlatButton *>()) {
            if (button->accessibleName().startsWith(words))
                return button;
        }
        return nullptr;
    }
};

models::ChangedFile changed(const QString &path, bool canUndo = true)
{
    models::ChangedFile file;
    file.target = path;
    file.path = path.toUtf8();
    file.effects = {base::EffectId{quint64(path.size())}};
    file.canUndo = canUndo;
    file.lines = base::LineCounts{2, 1};
    return file;
}

/// How many pixels of \p widget have this colour.
int amount(QWidget &widget, QRgb color)
{
    const QImage image = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == color ? 1 : 0;
    }
    return count;
}

models::ReviewSide side(const char *text)
{
    models::ReviewSide out;
    out.isThere = text != nullptr;
    if (text)
        out.text = QString::fromUtf8(text);
    return out;
}

} // namespace

/// The bar over the composer, and the windows that what was changed is looked at in.
class TestChangesBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The button shows its icon alone before the words are cut, whatever the language makes of both.
    void theWordsAreNotCut()
    {
        Bench b;
        b.write("/src/tidewater/a.py");
        b.show();
        FlatButton *undo = b.button(QStringLiteral("Undo")), *review = b.button(QStringLiteral("Review"));
        QVERIFY(!undo->text().isEmpty());
        const Theme &t = b.look.theme();
        const int words =
            t.u * 14 + QFontMetrics(t.bold).horizontalAdvance(b.bar->accessibleName().section(u':', 0, 0));
        int widest = 0;
        for (int width = 600; width > words + undo->height() * 2 + review->width() + 12 * t.u; width -= 7) {
            b.stack.setFixedWidth(width);
            QCoreApplication::processEvents();
            QVERIFY2(review->x() >= words, qPrintable(QString::number(width)));
            if (undo->text().isEmpty())
                widest = qMax(widest, width);
        }
        QVERIFY(widest > 0);
    }

    void comesAndGoes()
    {
        Bench b;
        QVERIFY(b.bar->isHidden() && b.stack.isHidden());
        b.write("/src/tidewater/a.py");
        b.write("/src/tidewater/b.py");
        QVERIFY(!b.bar->isHidden() && !b.stack.isHidden());
        QTRY_VERIFY2(b.bar->accessibleName().contains(QStringLiteral("4 lines added, 0 removed")),
                     qPrintable(b.bar->accessibleName()));
        b.bar->setCovered(true); // the card says it
        QVERIFY(b.bar->isHidden());
        b.write("/src/tidewater/c.py");
        QVERIFY(b.bar->isHidden());
        b.bar->setCovered(false);
        QVERIFY(!b.bar->isHidden());
        b.show();
        QTest::mouseClick(b.button(QStringLiteral("Hide")), Qt::LeftButton);
        QVERIFY(b.bar->isHidden());
        b.write("/src/tidewater/d.py");
        QVERIFY(!b.bar->isHidden());
    }

    void buttonsAskForTheirAction()
    {
        for (const int width : {320, 600}) {
            Bench b;
            b.write("/src/tidewater/a.py");
            b.write("/src/tidewater/b.py");
            b.show(width);
            QVERIFY(!b.stack.grab().isNull());
            QTest::mouseClick(b.button(QStringLiteral("Undo")), Qt::LeftButton);
            QCOMPARE(b.undo.size(), 1);
            QCOMPARE(b.undo[0][0].value<std::vector<base::EffectId>>().size(), size_t(2));
            QTest::mouseClick(b.button(QStringLiteral("Review")), Qt::LeftButton);
            QCOMPARE(b.review.size(), 1);
            for (const FlatButton *button : b.bar->findChildren<FlatButton *>())
                QVERIFY(b.bar->rect().contains(button->geometry()));
        }
    }

    void unfoldsByMouseAndKeys()
    {
        Bench b;
        for (int i = 0; i < 9; ++i)
            b.write(qPrintable(QStringLiteral("/src/tidewater/f%1.py").arg(i)));
        b.show();
        const int folded = b.bar->sizeHint().height();
        QTest::mouseClick(b.bar, Qt::LeftButton, {}, QPoint(60, 10));
        QVERIFY(b.bar->isExpanded());
        QVERIFY(b.bar->sizeHint().height() > folded);
        b.bar->setFocus();
        QTest::keyClick(b.bar, Qt::Key_Left);
        QVERIFY(!b.bar->isExpanded());
        QTest::keyClick(b.bar, Qt::Key_Right);
        QTest::keyClick(b.bar, Qt::Key_Down);
        auto *list = qobject_cast<QListWidget *>(QApplication::focusWidget());
        QVERIFY(list);
        for (int i = 0; i < 8; ++i)
            QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(list->currentIndex().data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("f8.py")));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(b.review.size(), 1);
        QCOMPARE(b.review[0][0].toInt(), 8);
        QVERIFY(!b.stack.grab().isNull());
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(list, Qt::Key_Up);
        QVERIFY(b.bar->hasFocus());
        // What is typed goes where it went before a click on a file.
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(2)).center());
        QCOMPARE(b.review.size(), 2);
        QVERIFY(b.bar->hasFocus());
    }

    void theDialogAsksForTextsAndComparesThem()
    {
        Look look;
        ChangesDialog dialog(QStringLiteral("Changes"),
                             {changed(QStringLiteral("/p/a")), changed(QStringLiteral("/p/bb"), false)},
                             models::Compare::BeforeAfter, QStringLiteral("/p"), &look);
        QSignalSpy wanted(&dialog, &ChangesDialog::textsWanted), undo(&dialog, &ChangesDialog::undoRequested);
        dialog.show();
        QTRY_COMPARE(wanted.size(), 1);
        auto *view = dialog.findChild<DiffView *>();
        auto *list = dialog.findChild<QListWidget *>();
        auto *compare = dialog.findChild<QComboBox *>();
        auto *undoFile = dialog.findChild<QPushButton *>(QStringLiteral("undoFile"));
        QCOMPARE(list->item(0)->text(), QStringLiteral("a  +2 −1"));
        dialog.setTexts(0, {side("1\n2\n"), side("1\nzwei\n"), side("1\nzwei\n3\n")});
        QCOMPARE(std::pair(view->added(), view->removed()), std::pair(1, 1));
        QTest::keyClick(compare, Qt::Key_Down);
        QCOMPARE(std::pair(view->added(), view->removed()), std::pair(2, 1));
        QTest::keyClick(compare, Qt::Key_Down);
        QCOMPARE(std::pair(view->added(), view->removed()), std::pair(1, 0));
        QTest::keyClick(list, Qt::Key_Return); // looks, and changes nothing
        QVERIFY(undo.isEmpty());
        QTest::mouseClick(undoFile, Qt::LeftButton);
        QCOMPARE(undo.size(), 1);
        list->setCurrentRow(1);
        QCOMPARE(wanted.size(), 2);
        QVERIFY(!undoFile->isEnabled());
        models::ReviewSide lost;
        lost.why = QStringLiteral("It is no longer kept.");
        dialog.setTexts(1, {lost, side("x\n"), side(nullptr)});
        QCOMPARE(view->added(), 0);
        const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
        QVERIFY(view->accessibleDescription().contains(QStringLiteral("difference")) ||
                std::any_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->text().contains(QStringLiteral("no file")); }));
        compare->setCurrentIndex(1);
        Q_EMIT compare->activated(1);
        QCOMPARE(view->accessibleDescription(), lost.why);
        dialog.setFile(0, changed(QStringLiteral("/p/a"), false));
        list->setCurrentRow(0);
        QVERIFY(!undoFile->isEnabled());
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("undoAll"))->isEnabled());
    }

    void readsWhatIsKeptAndWhatIsThere()
    {
        QTemporaryDir folder;
        ledger::BlobStore blobs(folder.filePath(QStringLiteral("blobs")));
        models::ChangedFile file = changed(folder.filePath(QStringLiteral("f")));
        file.before = ledger::markOf("before");
        QVERIFY(blobs.put("before").ok());
        file.after = ledger::markOf("after");
        models::ReviewTexts texts = models::reviewTexts(file, blobs);
        QCOMPARE(*texts.before.text, QStringLiteral("before"));
        QVERIFY(!texts.after.text && !texts.after.why.isEmpty()); // not kept
        QVERIFY(!texts.now.isThere);
        QFile there(folder.filePath(QStringLiteral("f")));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.write("now");
        there.close();
        file.before = {};
        file.after = ledger::missingMark();
        texts = models::reviewTexts(file, blobs);
        QVERIFY(texts.before.isThere && !texts.before.why.isEmpty()); // nobody knows
        QVERIFY(!texts.after.isThere);
        QCOMPARE(*texts.now.text, QStringLiteral("now"));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.write(QByteArray("\0\1", 2));
        there.close();
        QVERIFY(!models::reviewTexts(file, blobs).now.why.isEmpty());
    }

    /// What is not in the text is said as what it is.
    void linksAndPermissionsAreNamed()
    {
        using ledger::FileType;
        const ledger::FileMark plain = ledger::markOf("text", 0100644), program = ledger::markOf("text", 0100755),
                               link = ledger::markOf("text", 0120777, FileType::Symlink);
        QCOMPARE(models::modeChange(plain, program), QStringLiteral("644 → 755"));
        QVERIFY(models::beyondText(plain, program).contains(QStringLiteral("644 → 755")));
        QVERIFY(models::beyondText(plain, link).contains(QStringLiteral("became a link")));
        QVERIFY(models::beyondText(link, plain).contains(QStringLiteral("became a file")));
        for (const ledger::FileMark &same : {plain, link, ledger::missingMark(), ledger::markOf("told")})
            QCOMPARE(models::beyondText(plain, same).isEmpty(), same.type != FileType::Symlink);
    }

    void whatIsLeftIsShownAllTheSame()
    {
        Look look;
        models::UndoPreview preview;
        models::UndoPreviewStep step;
        step.path = QStringLiteral("/p/a");
        step.verdict = ledger::Verdict::Conflict;
        step.isText = true;
        step.now = QStringLiteral("now\n");
        step.then = QStringLiteral("then\n");
        preview.steps = {step};
        UndoDialog dialog(preview, QStringLiteral("/p"), &look);
        dialog.show();
        QCOMPARE(dialog.findChild<QComboBox *>()->currentData().toInt(), int(UndoDialog::Choice::Leave));
        QCOMPARE(dialog.findChild<DiffView *>()->added(), 1);
        bool says = false;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            says = says || (label->isVisible() && label->text().startsWith(QStringLiteral("Not changed")));
        QVERIFY(says);
        // Nothing is said of a file where there is none.
        preview.steps.clear();
        preview.cannot = {QStringLiteral("/p/b cannot be undone.")};
        UndoDialog none(preview, QStringLiteral("/p"), &look);
        none.show();
        for (const QLabel *label : none.findChildren<QLabel *>())
            QVERIFY(!label->isVisible() || !label->text().startsWith(QStringLiteral("Not changed")));
    }

    /// Enter retries with what is preset, which does nothing twice; Escape sends nothing.
    void whatARetryDoesAtFirst()
    {
        using Choice = RetryDialog::Choice;
        const std::vector<RetryDialog::Row> rows{
            {QStringLiteral("tracker · create_issue"),
             QStringLiteral("Took place"),
             QStringLiteral("Belay calls close_issue {} first"),
             {Choice::Skip, Choice::Repeat, Choice::UndoFirst}},
            {QStringLiteral("notices · send"),
             QStringLiteral("Unknown whether it arrived"),
             {},
             {Choice::AskThen, Choice::Skip, Choice::Repeat}},
            {QStringLiteral("make"), QStringLiteral("It ran."), {}, {}},
            {QStringLiteral("a.py"), QStringLiteral("Changed"), {}, {Choice::Stay, Choice::UndoFirst}}};
        const auto pressed = [&rows](Qt::Key key, const char *choice) {
            RetryDialog dialog(QStringLiteral("Do it"), rows);
            QList<std::vector<Choice>> out;
            QObject::connect(&dialog, &RetryDialog::retryRequested, &dialog,
                             [&out](const std::vector<Choice> &chosen) { out << chosen; });
            dialog.show();
            if (*choice)
                dialog.findChild<QRadioButton *>(QLatin1String(choice))->click();
            QTest::keyClick(&dialog, key);
            return dialog.isVisible() || out.size() != 1 ? std::vector<Choice>() : out.front();
        };
        QCOMPARE(pressed(Qt::Key_Return, ""),
                 (std::vector<Choice>{Choice::Skip, Choice::AskThen, Choice::Stay, Choice::Stay}));
        QCOMPARE(pressed(Qt::Key_Return, "undoFirst"),
                 (std::vector<Choice>{Choice::UndoFirst, Choice::AskThen, Choice::Stay, Choice::Stay}));
        QVERIFY(pressed(Qt::Key_Escape, "").empty());
        // What would be called is said where it is chosen.
        RetryDialog dialog(QStringLiteral("Do it"), rows);
        dialog.findChild<QRadioButton *>(QStringLiteral("undoFirst"))->click();
        bool says = false;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            says = says || label->text().contains(QStringLiteral("close_issue {}"));
        QVERIFY(says);
    }

    void theBadgeSaysWhatItCounts()
    {
        Look look;
        DockBar dockBar(&look);
        QDockWidget effects(QStringLiteral("Effects")), pending(QStringLiteral("Pending"));
        dockBar.addDock(&effects, QStringLiteral("effects"));
        dockBar.addDock(&pending, QStringLiteral("pending"));
        dockBar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dockBar));
        QWidget *one = dockBar.widgetForAction(effects.toggleViewAction());
        const QRgb waits = look.theme().waits.color.rgb();
        const int before = amount(*one, waits);
        dockBar.setBadge(effects.toggleViewAction(), 2, QStringLiteral("2 effects need a look"));
        dockBar.setBadge(pending.toggleViewAction(), 2);
        QStringList names;
        for (const QAbstractButton *button : dockBar.findChildren<QAbstractButton *>())
            names << button->accessibleName();
        QVERIFY(names.contains(QStringLiteral("Effects, 2 effects need a look")));
        QVERIFY(names.contains(QStringLiteral("Pending, 2 wait for you")));
        QCOMPARE(before, 0);
        QTRY_VERIFY(amount(*one, waits) > look.theme().u * look.theme().u * 4);
        // Whole, however many digits it has.
        for (const int count : {10, 150}) {
            dockBar.setBadge(effects.toggleViewAction(), count);
            QCoreApplication::processEvents();
            QRect badge;
            const QImage image = one->grab().toImage().convertToFormat(QImage::Format_RGB32);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixel(x, y) == waits)
                        badge |= QRect(x, y, 1, 1);
                }
            }
            const qreal digits = Canvas::width(look.theme().tiny, QString::number(count));
            QVERIFY2(badge.width() > digits && badge.height() >= look.theme().u * 4 - 1,
                     qPrintable(QStringLiteral("%1 x %2").arg(badge.width()).arg(badge.height())));
            QVERIFY(badge.right() < image.width() - 1 && badge.top() > 0);
        }
        dockBar.setBadge(effects.toggleViewAction(), 0);
        QTRY_COMPARE(amount(*one, waits), 0);
    }
};

BELAY_GUI_TEST(TestChangesBar)

} // namespace tst_changesbar

#include "tst_changesbar.moc"
