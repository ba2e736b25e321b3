// SPDX-License-Identifier: Apache-2.0
#include "base/nanoseconds.h"
#include "fakeclock.h"
#include "spelling/speller.h"
#include "tinydictionaries.h"
#include "waiting.h"
#include "widgets/style/look.h"
#include "widgets/style/spellmarks.h"
#include "widgets/style/spellmenu.h"

#include "testclass.h"

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>

namespace tst_spellmarks {

using namespace widgets;
using spelling::Speller;

namespace {

struct Field
{
    QTemporaryDir home;
    FakeClock clock;
    Look look;
    std::unique_ptr<Speller> speller;
    QPlainTextEdit edit;
    SpellMarks *marks;
    SpellMenu *menu;

    explicit Field(bool dictionaries = true)
    {
        if (dictionaries)
            writeTinyDictionaries(home.path());
        speller = std::make_unique<Speller>(QStringList{home.path()}, home.filePath(QStringLiteral("words.txt")));
        speller->setPreferred({QStringLiteral("en_US")});
        QSignalSpy found(speller.get(), &Speller::languagesChanged);
        speller->lookForDictionaries();
        if (dictionaries)
            waitUntil([&] { return !found.isEmpty(); });
        marks = new SpellMarks(&edit, speller.get(), &look, &clock);
        menu = new SpellMenu(&edit, marks, speller.get(), &clock);
        edit.resize(600, 200);
        edit.show();
        edit.setFocus();
        (void)QTest::qWaitForWindowActive(&edit);
    }

    /// The words that have a wave.
    QStringList marked() const
    {
        QStringList out;
        for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next()) {
            for (const auto &range : block.layout()->formats()) {
                if (range.format.underlineStyle() == QTextCharFormat::SpellCheckUnderline)
                    out << block.text().mid(range.start, range.length);
            }
        }
        return out;
    }
    /// Whether \p words, and no others, get one.
    bool showsMarks(const QStringList &words)
    {
        return waitUntil(
            [&] {
                clock.advance(0);
                return marked() == words && !marks->isBusy();
            },
            10'000);
    }
    void type(const char *text) { QTest::keyClicks(&edit, QString::fromUtf8(text)); }
    QMenu *openMenu()
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {}, Qt::NoModifier);
        QCoreApplication::sendEvent(&edit, &event);
        waitUntil([&] { return menu->menu(); });
        return menu->menu();
    }
    static QAction *action(const QMenu *menu, const QString &text)
    {
        for (QAction *one : menu->actions()) {
            if (one->text() == text)
                return one;
        }
        return nullptr;
    }
};

QStringList list(const char *words)
{
    return QString::fromUtf8(words).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

/// What a field shows of its spelling, and what its menu offers.
class TestSpellMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongWordsGetAWave()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("the qiuck brown `fxo` jmups"));
        QVERIFY2(field.showsMarks(list("qiuck jmups")), qPrintable(field.marked().join(u' ')));
        for (const auto &range : field.edit.document()->begin().layout()->formats())
            QCOMPARE(range.format.underlineColor(), field.look.theme().failed.color);
    }

    void aWordThatIsTypedHasNone()
    {
        Field field;
        field.type("the qiuck");
        QVERIFY(field.showsMarks({}));
        field.type(" ");
        QVERIFY(field.showsMarks(list("qiuck")));
        field.type("borwn");
        QVERIFY(field.showsMarks(list("qiuck")));
        // Left by the caret, it is none that is typed.
        field.edit.moveCursor(QTextCursor::Start);
        QVERIFY(field.showsMarks(list("qiuck borwn")));
        // Gone back to, it is looked at; written on, it is typed again.
        field.edit.moveCursor(QTextCursor::End);
        QVERIFY(field.showsMarks(list("qiuck borwn")));
        field.type("n");
        QVERIFY(field.showsMarks(list("qiuck")));
        field.edit.clearFocus();
        QVERIFY(field.showsMarks(list("qiuck borwnn")));
    }

    /// A document that is cleared changes its contents, and no cursor of it may go meanwhile.
    void aTextIsReplacedWhileAWordIsTyped()
    {
        Field f;
        QVERIFY(f.showsMarks({}));
        for (int i = 0; i < 50; ++i) {
            f.type("hauss");
            f.edit.setPlainText(QStringLiteral("the house"));
            f.edit.moveCursor(QTextCursor::End);
            f.type(" rune");
            f.edit.clear();
        }
        f.type("hous");
        QVERIFY(f.showsMarks({}));
        f.type(" ");
        QVERIFY(f.showsMarks({QStringLiteral("hous")}));
    }

    void marksAreNoEdits()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("the qiuck fox"));
        QSignalSpy changed(&field.edit, &QPlainTextEdit::textChanged);
        QVERIFY(field.showsMarks(list("qiuck")));
        field.speller->ignore(QStringLiteral("qiuck"));
        QVERIFY(field.showsMarks({}));
        QCOMPARE(changed.size(), 0);
        QVERIFY(!field.edit.document()->isUndoAvailable());
        QVERIFY(!field.edit.document()->isModified());
    }

    void theTextsLanguageIsTaken()
    {
        Field field;
        field.edit.insertPlainText(QStringLiteral("Der schnelle braune Fuchs springt über den faulen Hudn heute "));
        QVERIFY2(field.showsMarks(list("Hudn heute")), qPrintable(field.marked().join(u' ')));
        QCOMPARE(field.speller->language(), QStringLiteral("de_DE"));
        // Typed, it is looked at when the hands rest.
        field.edit.clear();
        field.type("the quick brown fox jumps over the lazy dgo ");
        field.clock.advance(SpellMarks::rest);
        QVERIFY(field.showsMarks(list("dgo")));
        QCOMPARE(field.speller->language(), QStringLiteral("en_US"));
    }

    void aFenceThatOpensTakesItsMarksAway()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("\nqiuck\n```\nqiuck"));
        QVERIFY(field.showsMarks(list("qiuck")));
        field.edit.moveCursor(QTextCursor::Start);
        field.type("```");
        QVERIFY(field.showsMarks(list("qiuck"))); // the other one
        QCOMPARE(field.edit.document()->lastBlock().layout()->formats().size(), 1);
    }

    void itIsSwitchedOffAndOn()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("the qiuck fox"));
        QVERIFY(field.showsMarks(list("qiuck")));
        field.speller->setChoice({false, {}});
        QVERIFY(field.showsMarks({}));
        field.speller->setChoice({true, {}});
        QVERIFY(field.showsMarks(list("qiuck")));
        field.speller->setChoice({true, QStringLiteral("de_DE")});
        QVERIFY(field.showsMarks(list("the qiuck fox")));
    }

    void theMenuCorrects()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("the quik fox"));
        QVERIFY(field.showsMarks(list("quik")));
        field.edit.moveCursor(QTextCursor::Start);
        field.edit.moveCursor(QTextCursor::NextWord);
        QMenu *menu = field.openMenu();
        QVERIFY(menu);
        QAction *quick = menu->actions().constFirst();
        QCOMPARE(quick->text(), QStringLiteral("quick"));
        QVERIFY(Field::action(menu, QStringLiteral("Ignore until Belay is closed")));
        quick->trigger();
        QCOMPARE(field.edit.toPlainText(), QStringLiteral("the quick fox"));
        QVERIFY(field.showsMarks({}));
        field.edit.undo();
        QCOMPARE(field.edit.toPlainText(), QStringLiteral("the quik fox"));
        menu->close();
    }

    void theMenuLearns()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("the belayy fox"));
        QVERIFY(field.showsMarks(list("belayy")));
        field.edit.moveCursor(QTextCursor::Start);
        field.edit.moveCursor(QTextCursor::NextWord);
        QMenu *menu = field.openMenu();
        QAction *add = Field::action(menu, QStringLiteral("Add “belayy” to the dictionary"));
        QVERIFY(add);
        add->trigger();
        QVERIFY(field.showsMarks({}));
        QFile file(field.home.filePath(QStringLiteral("words.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("belayy\n"));
        menu->close();
    }

    void theMenuSaysWhatCouldNotBeAdded()
    {
        Field field;
        QSignalSpy failed(field.menu, &SpellMenu::failed);
        QVERIFY(QDir().mkpath(field.home.filePath(QStringLiteral("words.txt"))));
        field.edit.setPlainText(QStringLiteral("belayy"));
        QVERIFY(field.showsMarks(list("belayy")));
        QMenu *menu = field.openMenu();
        Field::action(menu, QStringLiteral("Add “belayy” to the dictionary"))->trigger();
        QCOMPARE(failed.size(), 1);
        menu->close();
    }

    void whatChangedMeanwhileIsNotWrittenOver()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("quik"));
        QVERIFY(field.showsMarks(list("quik")));
        QMenu *menu = field.openMenu();
        QAction *quick = menu->actions().constFirst();
        field.edit.setPlainText(QStringLiteral("something else"));
        quick->trigger();
        QCOMPARE(field.edit.toPlainText(), QStringLiteral("something else"));
        menu->close();
    }

    void theMenuChoosesTheLanguage()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("the quick fox"));
        QMenu *menu = field.openMenu();
        const QAction *languages = Field::action(menu, QStringLiteral("Spelling"));
        QVERIFY(languages && languages->menu());
        QStringList names;
        for (const QAction *one : languages->menu()->actions())
            names << one->text();
        QCOMPARE(names, (QStringList{QStringLiteral("As the text (English)"), QStringLiteral("Deutsch"),
                                     QStringLiteral("English"), QString(), QStringLiteral("Off")}));
        QVERIFY(languages->menu()->actions().first()->isChecked());
        languages->menu()->actions().at(1)->trigger();
        QCOMPARE(field.speller->choice().language, QStringLiteral("de_DE"));
        QVERIFY(field.showsMarks(list("the quick fox")));
        menu->close();
        QVERIFY(waitUntil([&] { return !field.menu->menu(); }));
        menu = field.openMenu();
        Field::action(menu, QStringLiteral("Spelling"))->menu()->actions().last()->trigger();
        QVERIFY(!field.speller->isChecking());
        QCOMPARE(field.speller->choice().language, QStringLiteral("de_DE")); // for when it is on again
        QVERIFY(field.showsMarks({}));
        menu->close();
    }

    void aMenuDoesNotWaitForLong()
    {
        Field field;
        field.edit.setPlainText(QStringLiteral("quik"));
        QVERIFY(field.showsMarks(list("quik")));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {}, Qt::NoModifier);
        QCoreApplication::sendEvent(&field.edit, &event);
        QVERIFY(!field.menu->menu());
        field.clock.advance(SpellMenu::longest);
        QMenu *menu = field.menu->menu();
        QVERIFY(menu);
        QVERIFY(!menu->actions().constFirst()->isEnabled());
        // What comes too late moves nothing.
        const auto count = menu->actions().size();
        QVERIFY(waitUntil([&] {
            static int rounds = 0;
            QTimer::singleShot(0, &field.edit, [] {});
            return ++rounds > 50;
        }));
        QCOMPARE(field.menu->menu(), menu);
        QCOMPARE(menu->actions().size(), count);
        menu->close();
    }

    void withoutDictionariesThereIsNoTrace()
    {
        Field field(false);
        field.edit.setPlainText(QStringLiteral("the qiuck fox"));
        QVERIFY(field.showsMarks({}));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {}, Qt::NoModifier);
        QCoreApplication::sendEvent(&field.edit, &event);
        QVERIFY(!field.menu->menu()); // what the field has anyway
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
    }

    void aLongPasteStallsNothing()
    {
        Field field;
        QString text;
        for (int i = 0; text.size() < 50'000; ++i)
            text +=
                QStringLiteral("the quick word%1x brown fxo%2 lazy ").arg(QString(i % 7, u'q'), QString(i % 5, u'z')) +
                (i % 12 == 0 ? QStringLiteral("\n") : QString());
        // Of this thread: what else the machine does does not count.
        const auto taken = [](const auto &step) {
            timespec begun = {}, ended = {};
            ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begun);
            step();
            ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ended);
            return base::nanoseconds(ended) - base::nanoseconds(begun);
        };
        qint64 most = 0, together = 0;
        const auto note = [&](qint64 step) {
            most = qMax(most, step);
            together += step;
        };
        note(taken([&] { field.edit.insertPlainText(text); }));
        QElapsedTimer all;
        all.start();
        while (field.marked().size() < 1000 && all.elapsed() < 20'000) {
            QTimer::singleShot(1, &field.edit, [] {});
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            note(taken([&] { field.clock.advance(0); }));
        }
        QVERIFY(field.marked().size() >= 1000);
        const QString words = QStringLiteral("%1 of %2 us").arg(most / 1000).arg(together / 1000);
        QVERIFY2(most < together / 2, qPrintable(words));
        qInfo("the longest step took %s", qPrintable(words));
    }
};

BELAY_GUI_TEST(TestSpellMarks)

} // namespace tst_spellmarks

#include "tst_spellmarks.moc"
