// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/effects/undocontroller.h"
#include "ledger/disk/filestate.h"

#include "widgets/content/hunklist.h"
#include "widgets/dialogs/review/undodialog.h"

#include "testclass.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <sys/stat.h>
#include <unistd.h>

namespace tst_undocontroller {

using app::UndoController;
using widgets::UndoDialog;

namespace {

/// A window with a ledger on real files.
struct Bench
{
    QTemporaryDir folder;
    base::SystemClock clock;
    workspace::EffectStore store{&clock, folder.filePath(QStringLiteral("effects"))};
    widgets::Look look;
    QWidget window;
    UndoController undo{&store, &look, &window};
    QSignalSpy finished{&undo, &UndoController::finished};
    QSignalSpy told{&undo, &UndoController::noticeRaised};

    QString path(const QString &name) const { return folder.filePath(name); }
    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArrayLiteral("(none)");
    }
    void put(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    /// As an agent does it.
    base::EffectId write(const QString &name, const std::optional<QByteArray> &content)
    {
        ledger::FileChange change;
        change.effect.session = base::SessionId{QStringLiteral("s")};
        change.effect.turn = base::TurnId{1};
        change.effect.path = QFile::encodeName(path(name));
        change.effect.target = path(name);
        change.content = content;
        base::EffectId id;
        bool done = false;
        store.files()->apply(change, &window, [&](const base::Result<ledger::Prepared> &result) {
            done = true;
            if (result)
                id = result->effect.id;
        });
        (void)QTest::qWaitFor([&done] { return done; });
        return id;
    }
    /// As a checkpoint finds it: somebody changed a file without telling.
    base::EffectId find(const QString &name, const QByteArray &before, const QByteArray &after)
    {
        ledger::Effect effect;
        effect.source = ledger::EffectSource::NotReported;
        effect.reversible = ledger::Reversible::ByCheckpoint;
        effect.session = base::SessionId{QStringLiteral("s")};
        effect.turn = base::TurnId{1};
        effect.path = QFile::encodeName(path(name));
        effect.target = path(name);
        effect.before = ledger::markOf(before, 0644);
        effect.before.kept = store.blobs()->put(before).ok();
        effect.after = ledger::markOf(after, 0644);
        put(name, after);
        const auto id = store.ledger()->prepare(effect);
        (void)store.ledger()->settle(*id, ledger::EffectState::Committing);
        (void)store.ledger()->settle(*id, ledger::EffectState::Committed);
        return *id;
    }
    UndoDialog *dialog() const { return window.findChild<UndoDialog *>(); }
    QString shownWords() const
    {
        QStringList out;
        for (const QLabel *label : dialog()->findChildren<QLabel *>()) {
            if (label->isVisibleTo(dialog()))
                out << label->text();
        }
        return out.join(u'\n');
    }
};

} // namespace

/// From a click on Undo to the files.
class TestUndoController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneCleanFileIsUndoneAtOnceAndRedone()
    {
        Bench b;
        b.put(QStringLiteral("a.txt"), "old\n");
        const base::EffectId id = b.write(QStringLiteral("a.txt"), "new\n");
        QVERIFY(id.value);
        b.undo.undo({id});
        QTRY_COMPARE(b.finished.size(), 1);
        QVERIFY(!b.dialog());
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("old\n"));
        QCOMPARE(b.store.ledger()->effect(id)->state, ledger::EffectState::Compensated);
        b.undo.redo({id});
        QTRY_COMPARE(b.finished.size(), 2);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("new\n"));
        QCOMPARE(b.store.ledger()->effect(id)->state, ledger::EffectState::Committed);
        b.undo.undo({id});
        QTRY_COMPARE(b.finished.size(), 3);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("old\n"));
        b.undo.undo({id}); // once more: it is undone
        QTRY_COMPARE(b.finished.size(), 4);
        QCOMPARE(b.told.size(), 1);
        QCOMPARE(b.told[0][1].toString(), QStringLiteral("There is nothing to undo"));
    }

    void severalFilesAreShownFirst()
    {
        Bench b;
        b.put(QStringLiteral("a.txt"), "old\n");
        const base::EffectId first = b.write(QStringLiteral("a.txt"), "new\n");
        const base::EffectId second = b.write(QStringLiteral("b.txt"), "made\n");
        b.undo.undo({first, second}, b.folder.path());
        QTRY_VERIFY(b.dialog());
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("new\n"));
        auto *list = b.dialog()->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        QTest::keyClick(b.dialog(), Qt::Key_Escape);
        QTRY_COMPARE(b.finished.size(), 1);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("new\n"));
        QTRY_VERIFY(!b.dialog());
        b.undo.undo({first, second}, b.folder.path());
        QTRY_VERIFY(b.dialog());
        QTest::mouseClick(b.dialog()->findChild<QPushButton *>(QStringLiteral("undo")), Qt::LeftButton);
        QTRY_COMPARE(b.finished.size(), 2);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("old\n"));
        QVERIFY(!QFile::exists(b.path(QStringLiteral("b.txt"))));
        QVERIFY(b.told.isEmpty());
    }

    void conflictsAreLeftUnlessDecided_data()
    {
        QTest::addColumn<QByteArray>("now");
        QTest::addColumn<int>("choice");
        QTest::addColumn<QByteArray>("after");
        const QByteArray now = "1\ntwo\n3\n4\n5\n6\nseven\n";
        QTest::newRow("before") << now << int(UndoDialog::Choice::Before) << QByteArray("1\n2\n3\n4\n5\n6\n7\n");
        QTest::newRow("merge") << now << int(UndoDialog::Choice::Merge) << QByteArray("1\n2\n3\n4\n5\n6\nseven\n");
        const QByteArray same = "1\nzwei\n3\n4\n5\n6\n7\n";
        QTest::newRow("no merge") << same << -1 << same;
    }
    void conflictsAreLeftUnlessDecided()
    {
        QFETCH(const QByteArray, now);
        QFETCH(const int, choice);
        QFETCH(const QByteArray, after);
        Bench b;
        b.put(QStringLiteral("a.txt"), "1\n2\n3\n4\n5\n6\n7\n");
        const base::EffectId id = b.write(QStringLiteral("a.txt"), "1\ntwo\n3\n4\n5\n6\n7\n");
        b.put(QStringLiteral("a.txt"), now);
        b.undo.undo({id});
        QTRY_VERIFY(b.dialog());
        auto *box = b.dialog()->findChild<QComboBox *>();
        auto *button = b.dialog()->findChild<QPushButton *>(QStringLiteral("undo"));
        QVERIFY(!button->isEnabled()); // by default nothing is done
        QCOMPARE(box->currentData().toInt(), int(UndoDialog::Choice::Leave));
        QCOMPARE(box->findData(int(UndoDialog::Choice::Merge)) >= 0, choice >= 0);
        if (choice < 0) {
            b.dialog()->reject();
        } else {
            box->setFocus();
            while (box->currentData().toInt() != choice)
                QTest::keyClick(box, Qt::Key_Down);
            QVERIFY(button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_COMPARE(b.finished.size(), 1);
        QCOMPARE(b.read(QStringLiteral("a.txt")), after);
        QVERIFY(b.told.isEmpty());
    }

    void conflictsAreDecidedChangeByChange()
    {
        Bench b;
        b.put(QStringLiteral("a.txt"), "1\n2\n3\n4\n5\n6\n7\n8\n9\n");
        const base::EffectId id = b.write(QStringLiteral("a.txt"), "one\n2\n3\n4\nfive\n6\n7\n8\nnine\n");
        // Since then somebody else went on from one of the three.
        b.put(QStringLiteral("a.txt"), "one\n2\n3\n4\nFIVE\n6\n7\n8\nnine\n");
        b.undo.undo({id});
        QTRY_VERIFY(b.dialog());
        auto *box = b.dialog()->findChild<QComboBox *>();
        auto *button = b.dialog()->findChild<QPushButton *>(QStringLiteral("undo"));
        const int hunks = box->findData(int(UndoDialog::Choice::Hunks));
        QVERIFY(hunks >= 0);
        box->setCurrentIndex(hunks);
        Q_EMIT box->activated(hunks);
        const auto boxes = b.dialog()->findChild<widgets::HunkList *>()->boxes();
        QCOMPARE(boxes.size(), size_t(3));
        QVERIFY(boxes[0]->isChecked());
        QVERIFY(!boxes[1]->isChecked()); // theirs stays unless it is decided otherwise
        boxes[2]->setChecked(false);
        QVERIFY(button->isEnabled());
        boxes[0]->setChecked(false);
        QVERIFY(!button->isEnabled()); // nothing would be undone
        boxes[0]->setChecked(true);
        QVERIFY(!b.dialog()->grab().isNull());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(b.finished.size(), 1);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("1\n2\n3\n4\nFIVE\n6\n7\n8\nnine\n"));
    }

    void olderChangeOfTheSameFileIsAConflict()
    {
        Bench b;
        b.put(QStringLiteral("a.txt"), "1\n2\n3\n");
        const base::EffectId first = b.write(QStringLiteral("a.txt"), "one\n2\n3\n");
        b.write(QStringLiteral("a.txt"), "one\n2\nthree\n");
        b.window.show();
        b.undo.undo({first}, b.folder.path());
        QTRY_VERIFY(b.dialog());
        auto *box = b.dialog()->findChild<QComboBox *>();
        QVERIFY(QTest::qWaitForWindowExposed(b.dialog()));
        QVERIFY(!b.dialog()->grab().isNull());
        while (box->currentData().toInt() != int(UndoDialog::Choice::Before)) {
            QTest::keyClick(box, Qt::Key_Down);
            QVERIFY(!b.dialog()->grab().isNull());
        }
        QTest::mouseClick(b.dialog()->findChild<QPushButton *>(QStringLiteral("undo")), Qt::LeftButton);
        QTRY_COMPARE(b.finished.size(), 1);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("1\n2\n3\n"));
    }

    /// It may be the user's own edit: it only goes along where that is asked for.
    /// The button says how many; what is not ticked stays as it is.
    void whatIsNotTickedStays()
    {
        Bench b;
        b.put(QStringLiteral("a.txt"), "old\n");
        b.put(QStringLiteral("b.txt"), "old\n");
        const base::EffectId first = b.write(QStringLiteral("a.txt"), "new\n");
        const base::EffectId second = b.write(QStringLiteral("b.txt"), "new\n");
        b.undo.undo({first, second});
        QTRY_VERIFY(b.dialog());
        auto *list = b.dialog()->findChild<QListWidget *>();
        auto *button = b.dialog()->findChild<QPushButton *>(QStringLiteral("undo"));
        QCOMPARE(list->count(), 2);
        QVERIFY2(button->text().contains(QLatin1String("2")), qPrintable(button->text()));
        const int row = list->item(0)->text().startsWith(QLatin1String("b.txt")) ? 0 : 1;
        QCOMPARE(list->item(row)->checkState(), Qt::Checked);
        list->item(row)->setCheckState(Qt::Unchecked);
        QVERIFY2(button->text().contains(QLatin1String("1")), qPrintable(button->text()));
        list->item(1 - row)->setCheckState(Qt::Unchecked);
        QVERIFY(!button->isEnabled());
        list->item(1 - row)->setCheckState(Qt::Checked);
        button->click();
        QTRY_COMPARE(b.finished.count(), 1);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("old\n"));
        QCOMPARE(b.read(QStringLiteral("b.txt")), QByteArray("new\n"));
    }

    void whatNobodyToldOf_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("with others") << QStringLiteral("undo") << QByteArray("edited\n");
        QTest::newRow("decided") << QStringLiteral("decide") << QByteArray("mine\n");
        QTest::newRow("restored") << QStringLiteral("restore") << QByteArray("mine\n");
        QTest::newRow("alone") << QStringLiteral("alone") << QByteArray("mine\n");
    }
    void whatNobodyToldOf()
    {
        QFETCH(const QString, how);
        QFETCH(const QByteArray, left);
        Bench b;
        b.put(QStringLiteral("told.txt"), "old\n");
        const base::EffectId told = b.write(QStringLiteral("told.txt"), "new\n");
        const base::EffectId found = b.find(QStringLiteral("untold.txt"), "mine\n", "edited\n");
        if (how == QStringLiteral("restore"))
            b.undo.restore({told, found});
        else if (how == QStringLiteral("alone"))
            b.undo.undo({found});
        else
            b.undo.undo({told, found});
        QTRY_VERIFY(b.dialog()); // shown first, also where it is only one file
        auto *list = b.dialog()->findChild<QListWidget *>();
        const int row = list->count() - 1;
        QVERIFY(list->item(row)->text().contains(QStringLiteral("no tool call"), Qt::CaseInsensitive));
        list->setCurrentRow(row);
        auto *choice = b.dialog()->findChild<QComboBox *>();
        QCOMPARE(choice->isVisibleTo(b.dialog()), how == QStringLiteral("undo") || how == QStringLiteral("decide"));
        if (how == QStringLiteral("decide")) {
            const QString before = list->item(row)->text();
            choice->setCurrentIndex(1);
            Q_EMIT choice->activated(1);
            QVERIFY(list->item(row)->text() != before);
        }
        b.dialog()->findChild<QPushButton *>(QStringLiteral("undo"))->click();
        QTRY_COMPARE(b.finished.count(), 1);
        QCOMPARE(b.read(QStringLiteral("untold.txt")), left);
        QCOMPARE(b.read(QStringLiteral("told.txt")), QByteArray(how == QStringLiteral("alone") ? "new\n" : "old\n"));
    }

    void whatIsLeftIsTold()
    {
        Bench b;
        b.put(QStringLiteral("a.txt"), "a\n");
        b.put(QStringLiteral("b.txt"), "b\n");
        const base::EffectId first = b.write(QStringLiteral("a.txt"), "A\n");
        const base::EffectId second = b.write(QStringLiteral("b.txt"), "B\n");
        b.put(QStringLiteral("b.txt"), "mine\n");
        b.undo.undo({first, second}, b.folder.path());
        QTRY_VERIFY(b.dialog());
        QTest::mouseClick(b.dialog()->findChild<QPushButton *>(QStringLiteral("undo")), Qt::LeftButton);
        QTRY_COMPARE(b.finished.size(), 1);
        QCOMPARE(b.read(QStringLiteral("a.txt")), QByteArray("a\n"));
        QCOMPARE(b.read(QStringLiteral("b.txt")), QByteArray("mine\n"));
        QCOMPARE(b.told.size(), 1);
        QCOMPARE(b.told[0][0].value<base::SessionId>().value, QStringLiteral("s"));
        QVERIFY(b.told[0][2].toString().contains(QStringLiteral("b.txt")));
    }

    /// Files are compared to find what commands did, and there is more on a disk than that. Who told of each change
    /// needs no such word.
    void whatWasNotLookedAtIsSaid_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<bool>("said");
        QTest::newRow("told of") << QStringLiteral("told") << false;
        QTest::newRow("found") << QStringLiteral("found") << true;
        QTest::newRow("both") << QStringLiteral("both") << true;
        QTest::newRow("the start of the turn") << QStringLiteral("restore") << true;
    }
    void whatWasNotLookedAtIsSaid()
    {
        QFETCH(const QString, how);
        QFETCH(const bool, said);
        Bench b;
        b.put(QStringLiteral("told.txt"), "old\n");
        const base::EffectId told = b.write(QStringLiteral("told.txt"), "new\n");
        const base::EffectId found = b.find(QStringLiteral("untold.txt"), "mine\n", "edited\n");
        if (how == QStringLiteral("restore"))
            b.undo.restore({told});
        else if (how == QStringLiteral("both"))
            b.undo.undoListed({told, found});
        else
            b.undo.undoListed({how == QStringLiteral("told") ? told : found});
        QTRY_VERIFY(b.dialog());
        const QString words = b.shownWords();
        for (const char *part : {"Not looked at", "git ignores", "empty folders"})
            QVERIFY2(words.contains(QLatin1String(part)) == said, qPrintable(words));
        QVERIFY(b.dialog()->findChild<QPushButton *>(QStringLiteral("undo"))->isEnabled());
    }

    /// Nobody knows how open a folder was that is gone, and a file that has further names is one of its own from then
    /// on.
    void whatComesBackOtherwiseIsSaid()
    {
        Bench b;
        b.put(QStringLiteral("linked.txt"), "old\n");
        QVERIFY(QDir(b.folder.path()).mkpath(QStringLiteral("gone/deep")));
        b.put(QStringLiteral("gone/deep/a.txt"), "a\n");
        const base::EffectId linked = b.write(QStringLiteral("linked.txt"), "new\n"),
                             removed = b.write(QStringLiteral("gone/deep/a.txt"), std::nullopt);
        QVERIFY(linked.value && removed.value);
        QVERIFY(QDir(b.path(QStringLiteral("gone"))).removeRecursively());
        QCOMPARE(::link(QFile::encodeName(b.path(QStringLiteral("linked.txt"))).constData(),
                        QFile::encodeName(b.path(QStringLiteral("other.txt"))).constData()),
                 0);
        QVERIFY(QDir(b.folder.path()).mkpath(QStringLiteral("turned")));
        b.put(QStringLiteral("turned/b.txt"), "b\n");
        const base::EffectId inside = b.write(QStringLiteral("turned/b.txt"), std::nullopt);
        QVERIFY(QDir(b.folder.path()).rmdir(QStringLiteral("turned")));
        const base::EffectId file = b.write(QStringLiteral("turned"), "a file now\n");
        b.undo.undo({linked, removed, inside, file});
        QTRY_VERIFY(b.dialog());
        const QString words = b.shownWords();
        for (const char *part : {"further names (hard links)", "linked.txt", "for you alone", "gone"})
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
        QVERIFY(!words.contains(QStringLiteral("Not looked at")));
        b.dialog()->findChild<QPushButton *>(QStringLiteral("undo"))->click();
        QTRY_COMPARE(b.finished.size(), 1);
        QCOMPARE(b.read(QStringLiteral("gone/deep/a.txt")), QByteArray("a\n"));
        QCOMPARE(b.read(QStringLiteral("turned/b.txt")), QByteArray("b\n"));
        QVERIFY2(words.section(QStringLiteral("for you alone"), 1).contains(b.path(QStringLiteral("turned"))),
                 qPrintable(words));
        for (const char *name : {"gone", "gone/deep", "turned"}) {
            struct stat info = {};
            QCOMPARE(::stat(QFile::encodeName(b.path(QLatin1String(name))).constData(), &info), 0);
            QCOMPARE(uint(info.st_mode & 0777), 0700U);
        }
    }

    void whatCannotBeUndoneIsSaid()
    {
        Bench b;
        ledger::Effect command;
        command.kind = ledger::EffectKind::Command;
        command.target = QStringLiteral("rm -rf build");
        command.reversible = ledger::Reversible::No;
        const auto id = b.store.ledger()->prepare(command);
        QVERIFY(id);
        QVERIFY(b.store.ledger()->settle(*id, ledger::EffectState::Committing));
        QVERIFY(b.store.ledger()->settle(*id, ledger::EffectState::Committed));
        b.undo.undo({*id});
        QTRY_VERIFY(b.dialog());
        QVERIFY(!b.dialog()->findChild<QPushButton *>(QStringLiteral("undo"))->isEnabled());
        const QString words = b.shownWords(), why = b.store.ledger()->effect(*id)->whyNot;
        QVERIFY2(words.contains(QStringLiteral("rm -rf build cannot be undone.")) && words.contains(why),
                 qPrintable(words));
        b.dialog()->reject();
        QTRY_COMPARE(b.finished.size(), 1);
    }
};

BELAY_GUI_TEST(TestUndoController)

} // namespace tst_undocontroller

#include "tst_undocontroller.moc"
