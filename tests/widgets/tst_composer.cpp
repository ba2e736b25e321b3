// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "models/texts/texts.h"
#include "models/texts/usagetext.h"
#include "sampleturn.h"
#include "spelling/speller.h"
#include "tinydictionaries.h"
#include "waiting.h"
#include "widgets/bars/bars.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/bars/sessionintro.h"
#include "widgets/bars/steps.h"
#include "widgets/composer/composer.h"
#include "widgets/composer/composertext.h"
#include "widgets/composer/optionbar.h"
#include "widgets/composer/optionmenu.h"
#include "widgets/style/caretrest.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/keynames.h"

#include "testclass.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTimer>
#include <QTranslator>
#include <QVBoxLayout>

#include <algorithm>

namespace tst_composer {

using namespace widgets;
using core::TurnPhase;

namespace {

QString escapeKey()
{
    return QStringLiteral("Esc");
}

/// A language in which everything is said at length.
class LongWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int) const override
    {
        const QString words = QString::fromUtf8(text);
        return words + QString(words.size() * 6 / 10, u'x');
    }
};

struct Stage
{
    FakeClock clock;
    models::SessionStatus status;
    Look look;
    Composer composer{&status, &look, &clock};

    explicit Stage(TurnPhase phase = TurnPhase::Idle)
    {
        status.set(sampleSnapshot(phase, &clock));
        composer.resize(700, 100);
        composer.show();
        clock.advance(1000); // the button's own quiet time after a change
    }
    void phase(TurnPhase next)
    {
        status.set(sampleSnapshot(next, &clock));
        clock.advance(400);
    }
    PromptEdit *edit() const { return composer.findChild<PromptEdit *>(); }
};

} // namespace

/// The words of the main button and the status line, and what Enter and a click mean in each phase.
class TestComposer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What does not fit is said shorter, and never cut.
    void theHintInTheInputFits()
    {
        LongWords words;
        QCoreApplication::installTranslator(&words);
        const auto remove = qScopeGuard([&words] { QCoreApplication::removeTranslator(&words); });
        Stage stage(TurnPhase::Running);
        QStringList hints;
        for (int width = 460; width <= 900; width += 20) {
            stage.composer.resize(width, stage.composer.height());
            const QString hint = stage.edit()->placeholderText();
            const int room = stage.edit()->viewport()->width();
            QVERIFY2(stage.edit()->fontMetrics().horizontalAdvance(hint) < room,
                     qPrintable(QStringLiteral("%1 px: %2").arg(room).arg(hint)));
            if (!hints.contains(hint))
                hints << hint;
        }
        QCOMPARE(hints.size(), 2); // the whole one where it has room
    }

    /// Also over a view, whose own words are of another colour.
    void theFirstWordsOfASessionAreWeak()
    {
        Stage s;
        QWidget view;
        view.setBackgroundRole(QPalette::Base);
        const SessionIntro intro(&s.status, &s.look, &view);
        int weak = 0;
        for (const QLabel *line : intro.findChildren<QLabel *>())
            weak += line->palette().color(line->foregroundRole()) == s.look.theme().text2 ? 1 : 0;
        QCOMPARE(weak, 6);
    }

    /// What is not known is not passed over.
    void theFirstWordsSayWhatIsNotMeasured()
    {
        Stage s;
        QWidget view;
        SessionIntro intro(&s.status, &s.look, &view);
        const auto says = [&intro](const char *words) { return intro.accessibleName().contains(QLatin1String(words)); };
        QVERIFY(says("Not tested yet: whether it asks before it runs commands"));
        QVERIFY(says("Force stop ends it and everything it started"));
        intro.setConduct(QStringLiteral("Stops in 0.2 s · writes files itself"));
        QVERIFY(says("writes files itself") && !says("Not tested"));
        models::SessionSnapshot facts = s.status.snapshot();
        facts.remote = true;
        facts.isHolding = true;
        s.status.set(facts);
        QVERIFY(says("Runs elsewhere") && says("held back"));
    }

    /// Each paragraph begins where its first letter says, in the words and at the edge.
    void paragraphsBeginAtTheirSide()
    {
        Stage s;
        PromptEdit *edit = s.edit();
        const QString hebrew = QString::fromUtf8("הפונקציה load נמצאת כאן.");
        edit->setPlainText(hebrew + QStringLiteral("\nEnglish words\n") + hebrew);
        const auto caretAt = [edit](int paragraph, bool end) {
            QTextCursor cursor(edit->document()->findBlockByNumber(paragraph));
            if (end)
                cursor.movePosition(QTextCursor::EndOfBlock);
            edit->setTextCursor(cursor);
            return edit->cursorRect().center().x();
        };
        const int width = edit->viewport()->width();
        for (const int paragraph : {0, 2}) {
            QVERIFY2(caretAt(paragraph, false) > width - 20, qPrintable(QString::number(caretAt(paragraph, false))));
            QVERIFY(caretAt(paragraph, true) < caretAt(paragraph, false));
        }
        QVERIFY(caretAt(1, false) < 20);
        QVERIFY(caretAt(1, true) > caretAt(1, false));
        // What is typed later, too.
        edit->setTextCursor(QTextCursor(edit->document()->findBlockByNumber(1)));
        edit->insertPlainText(hebrew.left(4));
        QVERIFY(caretAt(1, false) > width - 20);
        QVERIFY(edit->document()->isUndoAvailable());
    }

    /// The frame looks like one field: a click beside its buttons begins to type.
    void aClickAnywhereInTheFrameGivesFocus()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            Stage s;
            s.composer.setLayoutDirection(direction);
            s.edit()->setPlainText(QStringLiteral("some words"));
            QWidget *button = s.composer.findChild<QAbstractButton *>();
            const QRect edit = s.edit()->geometry();
            for (const QPoint at : {QPoint(s.composer.width() / 2, edit.bottom() + 6), QPoint(2, edit.center().y()),
                                    QPoint(s.composer.width() / 2, 2)}) {
                button->setFocus();
                QCOMPARE(s.composer.focusWidget(), button);
                QTest::mouseClick(&s.composer, Qt::LeftButton, {}, at);
                QCOMPARE(s.composer.focusWidget(), s.edit());
            }
            button->setFocus();
            QTest::mouseClick(&s.composer, Qt::LeftButton, {}, QPoint(20, s.composer.height() - 3)); // the status
            QCOMPARE(s.composer.focusWidget(), button);
        }
    }

    /// Where not all has room, the usage yields.
    void theUsageLiesOverNoButton()
    {
        Stage s;
        models::SessionSnapshot facts = sampleSnapshot(TurnPhase::Idle, &s.clock);
        facts.usage = acp::Usage();
        facts.usage->used = 1;
        facts.usage->size = 100;
        s.status.set(facts);
        const auto *usage = s.composer.findChild<QLabel *>(QStringLiteral("usage"));
        const auto placeOf = [&s](const QWidget *part) {
            return QRect(part->mapTo(&s.composer, QPoint()), part->size());
        };
        for (int width = 700; width >= 240; width -= 10) {
            s.composer.resize(width, s.composer.height());
            for (const QAbstractButton *button : s.composer.findChildren<QAbstractButton *>()) {
                if (button->isVisible() && usage->isVisible())
                    QVERIFY2(!placeOf(usage).intersects(placeOf(button)), qPrintable(QString::number(width)));
            }
        }
        QVERIFY(!usage->isVisible());
        // And where there is room, it is there, and says what it counts.
        s.composer.resize(700, s.composer.height());
        QVERIFY(usage->isVisible() && usage->width() >= usage->sizeHint().width());
        QCOMPARE(usage->text(), QStringLiteral("1 %"));
        QCOMPARE(usage->toolTip(), models::usageText(*facts.usage));
        QVERIFY(!usage->testAttribute(Qt::WA_TransparentForMouseEvents));
    }

    void caretRestsWhenNobodyTypes()
    {
        const int usual = QApplication::cursorFlashTime();
        QVERIFY(usual > 0);
        FakeClock clock;
        auto rest = std::make_unique<CaretRest>(&clock);
        QLineEdit line;
        line.show();
        line.setFocus();
        clock.advance(CaretRest::blinksFor);
        QVERIFY(rest->isResting());
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        QTest::keyClick(&line, Qt::Key_A);
        QCOMPARE(QApplication::cursorFlashTime(), usual);
        // Somebody who types never sees it rest, and no timer is asked for with each key.
        for (int i = 0; i < 10; ++i) {
            clock.advance(CaretRest::blinksFor / 2);
            QTest::keyClick(&line, Qt::Key_A);
            QVERIFY(!rest->isResting());
            QCOMPARE(clock.timerCount(), size_t(1));
        }
        clock.advance(CaretRest::blinksFor);
        QVERIFY(rest->isResting());
        QCOMPARE(clock.timerCount(), size_t(0));
        QTest::mouseClick(&line, Qt::LeftButton);
        QVERIFY(!rest->isResting());
        clock.advance(CaretRest::blinksFor);
        QVERIFY(rest->isResting());
        rest.reset();
        QCOMPARE(QApplication::cursorFlashTime(), usual);
        // Who wants no blinking gets none.
        QApplication::setCursorFlashTime(0);
        rest = std::make_unique<CaretRest>(&clock);
        clock.advance(CaretRest::blinksFor);
        QTest::keyClick(&line, Qt::Key_A);
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        rest.reset();
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        QApplication::setCursorFlashTime(usual);
    }

    /// The carets do follow: a field that has the focus is not painted again and again while they rest.
    void restingCaretPaintsNothing()
    {
        struct Paints : QObject
        {
            int count = 0;
            bool eventFilter(QObject *, QEvent *event) override
            {
                count += event->type() == QEvent::Paint;
                return false;
            }
        } paints;
        const int usual = QApplication::cursorFlashTime();
        QApplication::setCursorFlashTime(4);
        FakeClock clock;
        const CaretRest rest(&clock);
        Stage stage;
        stage.composer.focusComposer();
        QVERIFY(QTest::qWaitForWindowActive(&stage.composer));
        stage.edit()->viewport()->installEventFilter(&paints);
        QTRY_VERIFY(paints.count > 3);
        clock.advance(CaretRest::blinksFor);
        QVERIFY(rest.isResting());
        QCoreApplication::processEvents(); // what was asked for before
        QCoreApplication::processEvents();
        paints.count = 0;
        // As long as a caret would need to blink many times.
        QTimer blink;
        QSignalSpy blinked(&blink, &QTimer::timeout);
        blink.start(4);
        QTRY_VERIFY(blinked.count() > 10);
        QCOMPARE(paints.count, 0);
        QTest::keyClick(stage.edit(), Qt::Key_A);
        QTRY_VERIFY(paints.count > 3);
        QApplication::setCursorFlashTime(usual);
    }

    void buttonWords_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<int>("elapsed");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("extra");
        QTest::addColumn<bool>("enabled");
        QTest::newRow("idle") << int(TurnPhase::Idle) << 0 << "Send"
                              << "" << true;
        QTest::newRow("running") << int(TurnPhase::Running) << 0 << "Stop"
                                 << "" << true;
        QTest::newRow("stopping") << int(TurnPhase::Stopping) << 1200 << "Stopping 1 s"
                                  << "" << false;
        QTest::newRow("unconfirmed") << int(TurnPhase::Unconfirmed) << 3000 << "Force stop"
                                     << "12 s" << true;
        QTest::newRow("forcing") << int(TurnPhase::Forcing) << 5000 << "Stopping 5 s"
                                 << "" << false;
    }

    void buttonWords()
    {
        QFETCH(int, phase);
        QFETCH(int, elapsed);
        models::SessionSnapshot session;
        session.stop.phase = TurnPhase(phase);
        session.stop.forceAt = base::Milliseconds(15000);
        const MainFace face = mainFace(session, base::Milliseconds(elapsed), true);
        QTEST(face.words, "words");
        QTEST(face.extra, "extra");
        QTEST(face.enabled, "enabled");
        session.stop.forceAt.reset();
        QVERIFY(mainFace(session, base::Milliseconds(elapsed), true).extra.isEmpty());
    }

    void buttonNeverResizes()
    {
        Stage s;
        const QRect place = s.composer.mainButton()->geometry();
        for (const TurnPhase phase :
             {TurnPhase::Running, TurnPhase::Stopping, TurnPhase::Unconfirmed, TurnPhase::Forcing}) {
            s.phase(phase);
            QCOMPARE(s.composer.mainButton()->geometry(), place);
        }
    }

    void redoIsTheWindowsWhereTheTextHasNone()
    {
        Stage s;
        auto *edit = s.edit();
        const auto takes = [edit] {
            QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            event.ignore();
            QCoreApplication::sendEvent(edit, &event);
            return event.isAccepted();
        };
        QVERIFY(!takes());
        QTest::keyClicks(edit, QStringLiteral("word"));
        QVERIFY(!takes());
        edit->undo();
        QVERIFY(takes());
    }

    void enterSendsAndClears()
    {
        Stage s;
        QSignalSpy sent(&s.composer, &Composer::sendRequested);
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(sent.count(), 0); // nothing to send
        QTest::keyClicks(s.edit(), QStringLiteral("hello"));
        QTest::keyClick(s.edit(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(s.edit(), QStringLiteral("you"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(sent.count(), 1);
        QCOMPARE(sent[0][0].value<core::Message>().text, QStringLiteral("hello\nyou"));
        QVERIFY(s.composer.text().isEmpty());
    }

    void controlEnterWhileRunningSendsNow()
    {
        Stage s(TurnPhase::Running);
        QSignalSpy queued(&s.composer, &Composer::sendRequested), now(&s.composer, &Composer::sendNowRequested);
        s.composer.setText(QStringLiteral("next"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        s.composer.setText(QStringLiteral("at once"));
        QTest::keyClick(s.edit(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(queued.count(), 1);
        QCOMPARE(now.count(), 1);
        QCOMPARE(now[0][0].value<core::Message>().text, QStringLiteral("at once"));
    }

    void nothingIsSentWhileStopping()
    {
        Stage s(TurnPhase::Stopping);
        QSignalSpy sent(&s.composer, &Composer::sendRequested);
        s.composer.setText(QStringLiteral("wait"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QTest::keyClick(s.edit(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(sent.count(), 0);
        QCOMPARE(s.composer.text(), QStringLiteral("wait"));
    }

    void clicksFollowThePhase()
    {
        Stage s(TurnPhase::Running);
        QSignalSpy stop(&s.composer, &Composer::stopRequested), force(&s.composer, &Composer::forceStopRequested);
        const QPoint words(30, 10);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, words);
        QCOMPARE(stop.count(), 1);
        s.phase(TurnPhase::Stopping);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, words);
        QCOMPARE(stop.count() + force.count(), 1);
        s.phase(TurnPhase::Unconfirmed);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, words);
        QCOMPARE(force.count(), 1);
    }

    void clickAtTheMomentOfChangeDoesNothing()
    {
        Stage s(TurnPhase::Running);
        s.composer.setText(QStringLiteral("draft"));
        QSignalSpy sent(&s.composer, &Composer::sendRequested);
        s.status.set(sampleSnapshot(TurnPhase::Idle, &s.clock));
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, QPoint(30, 10));
        QCOMPARE(sent.count(), 0);
        s.clock.advance(1000);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, QPoint(30, 10));
        QCOMPARE(sent.count(), 1);
    }

    void historyKeepsTheDraft()
    {
        Stage s;
        s.composer.setHistory({core::Message(QStringLiteral("old")), core::Message(QStringLiteral("new"))});
        s.composer.setText(QStringLiteral("draft"));
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QCOMPARE(s.composer.text(), QStringLiteral("new"));
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QCOMPARE(s.composer.text(), QStringLiteral("old"));
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QCOMPARE(s.composer.text(), QStringLiteral("draft"));
    }

    /// The session says again and again what was sent, and more is sent meanwhile.
    void aTurnThatRunsTakesNoDraftAway()
    {
        Stage s;
        const core::Message old(QStringLiteral("old")), next(QStringLiteral("new"));
        s.composer.setHistory({old, next});
        s.composer.setText(QStringLiteral("draft"));
        QTest::keyClick(s.edit(), Qt::Key_Up);
        s.composer.setHistory({old, next});
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QCOMPARE(s.composer.text(), QStringLiteral("old"));
        s.composer.setHistory({old, next, core::Message(QStringLiteral("newest"))});
        for (const char *text : {"new", "newest", "draft"}) {
            QTest::keyClick(s.edit(), Qt::Key_Down);
            QCOMPARE(s.composer.text(), QLatin1String(text));
        }
        // It was taken back, or it is another session's: whatever came back, the draft does.
        QTest::keyClick(s.edit(), Qt::Key_Up);
        s.composer.setHistory({});
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QCOMPARE(s.composer.text(), QStringLiteral("draft"));
    }

    /// A mark of the spelling is nobody's edit: no draft is written for it, and a hint stays.
    void spellingEditsNothing()
    {
        QTemporaryDir home;
        writeTinyDictionaries(home.path());
        spelling::Speller speller({home.path()}, home.filePath(QStringLiteral("words.txt")));
        QSignalSpy found(&speller, &spelling::Speller::languagesChanged);
        speller.setPreferred({QStringLiteral("en")});
        speller.lookForDictionaries();
        QVERIFY(waitUntil([&] { return !found.isEmpty(); }));
        Stage s;
        s.composer.setSpeller(&speller);
        core::Message message(QStringLiteral("the qiuck fox @notes.txt"));
        message.mentions = QStringList{QStringLiteral("notes.txt")};
        s.composer.setMessage(message);
        QSignalSpy edited(&s.composer, &Composer::edited);
        const auto waves = [&] {
            s.clock.advance(0);
            QStringList out;
            for (const auto &range : s.edit()->document()->begin().layout()->formats())
                out << message.text.mid(range.start, range.length);
            return out;
        };
        QVERIFY(waitUntil([&] { return waves() == QStringList{QStringLiteral("qiuck")}; }));
        QCOMPARE(edited.size(), 0);
        QCOMPARE(s.edit()->extraSelections().size(), 1); // the mention
    }

    /// What was typed first outlives a sent message that was fetched over it: edited, sent, or given to another
    /// composer.
    void theEarlierDraftIsNotLost()
    {
        Stage s;
        s.composer.setHistory({core::Message(QStringLiteral("old"))});
        s.composer.setText(QStringLiteral("draft"));
        QTest::keyClick(s.edit(), Qt::Key_Up);
        QVERIFY(s.composer.earlierDraft().isEmpty()); // it is the draft itself
        s.composer.insertText(QStringLiteral("not so "));
        QCOMPARE(s.composer.draft().text, QStringLiteral("not so old"));
        QCOMPARE(s.composer.earlierDraft().text, QStringLiteral("draft"));

        Stage other;
        other.composer.setMessage(s.composer.draft(), s.composer.earlierDraft());
        QCOMPARE(other.composer.text(), QStringLiteral("not so old"));
        QCOMPARE(other.composer.earlierDraft().text, QStringLiteral("draft"));
        other.composer.setHistory({core::Message(QStringLiteral("old"))});
        QTest::keyClick(other.edit(), Qt::Key_Down);
        QCOMPARE(other.composer.text(), QStringLiteral("draft"));
        QCOMPARE(other.composer.earlierDraft().text, QStringLiteral("not so old")); // nor is this
        QTest::keyClick(other.edit(), Qt::Key_Down);
        QCOMPARE(other.composer.text(), QStringLiteral("not so old"));

        QTest::keyClick(s.edit(), Qt::Key_Return);
        QCOMPARE(s.composer.text(), QString()); // Enter once too often sends nothing
        QCOMPARE(s.composer.draft().text, QStringLiteral("draft"));
        s.composer.offerMessage(core::Message(QStringLiteral("given back")));
        QCOMPARE(s.composer.earlierDraft().text, QStringLiteral("draft"));
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QCOMPARE(s.composer.text(), QStringLiteral("draft"));
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QCOMPARE(s.composer.text(), QStringLiteral("given back"));
        s.composer.setText(QString());
        QTest::keyClick(s.edit(), Qt::Key_Down);
        QCOMPARE(s.composer.text(), QString());
    }

    /// Whatever is done with the arrows, sent and fetched, each text that was typed can still be come to.
    void nothingTypedIsWrittenOver()
    {
        for (uint seed = 1; seed <= 300; ++seed) {
            QRandomGenerator random(seed);
            Stage s;
            QList<core::Message> sentOnes{core::Message(QStringLiteral("sent one")),
                                          core::Message(QStringLiteral("sent two"))};
            QSignalSpy sent(&s.composer, &Composer::sendRequested);
            s.composer.setHistory(sentOnes);
            QStringList typed;
            QString log;
            for (int step = 0; step < 12; ++step) {
                switch (random.bounded(6)) {
                case 0:
                    QTest::keyClick(s.edit(), Qt::Key_Up);
                    log += QStringLiteral(" up");
                    break;
                case 1:
                    QTest::keyClick(s.edit(), Qt::Key_Down);
                    log += QStringLiteral(" down");
                    break;
                case 2:
                    typed << QStringLiteral("t%1.").arg(step);
                    s.composer.insertText(typed.last());
                    log += u' ' + typed.last();
                    break;
                case 3:
                    QTest::keyClick(s.edit(), Qt::Key_Return);
                    log += QStringLiteral(" enter");
                    break;
                case 4: { // another session and back
                    const core::Message draft = s.composer.draft(), earlier = s.composer.earlierDraft();
                    s.composer.setMessage(core::Message(QStringLiteral("other's")));
                    s.composer.setHistory({});
                    s.composer.setMessage(draft, earlier);
                    s.composer.setHistory(sentOnes);
                    log += QStringLiteral(" away");
                    break;
                }
                case 5:
                    sentOnes.removeFirst();
                    sentOnes << core::Message(QStringLiteral("later %1").arg(step));
                    s.composer.setHistory(sentOnes);
                    log += QStringLiteral(" told");
                    break;
                }
            }
            QString kept = s.composer.draft().text + u'\n' + s.composer.earlierDraft().text;
            for (const QList<QVariant> &one : sent)
                kept += u'\n' + one.first().value<core::Message>().text;
            for (const QString &text : std::as_const(typed))
                QVERIFY2(kept.contains(text),
                         qPrintable(QStringLiteral("%1:%2: %3 of %4").arg(seed).arg(log, text, kept)));
        }
    }

    /// A hint names the keys that an action really has.
    void theKeysAreThoseOfTheWindow()
    {
        Stage s(TurnPhase::Running);
        QWidget window;
        QAction stops;
        stops.setObjectName(QStringLiteral("escape"));
        window.addAction(&stops);
        QCOMPARE(escapeKeys(&s.composer), QStringLiteral("Esc")); // its window has no such action
        s.composer.setParent(&window);
        const auto right = [&s] {
            return statusText(s.status.snapshot(), s.clock.now(), false, escapeKeys(&s.composer)).right;
        };
        QCOMPARE(right(), QString());
        stops.setShortcut(Qt::CTRL | Qt::Key_Period);
        QCOMPARE(right(), QStringLiteral("Ctrl+. Ctrl+. stops"));
        s.composer.setParent(nullptr);
    }

    void statusCountsTheSeconds()
    {
        Stage s(TurnPhase::Running);
        const auto words = [&s] { return statusText(s.status.snapshot(), s.clock.now(), false, escapeKey()); };
        QVERIFY2(words().lead.startsWith(QStringLiteral("Running 1:3")), qPrintable(words().lead));
        QCOMPARE(words().right, QStringLiteral("Esc Esc stops"));
        const QString before = s.composer.accessibleDescription();
        s.clock.advance(1000);
        QVERIFY(s.composer.accessibleDescription() != before);
        models::SessionSnapshot quiet = s.status.snapshot();
        quiet.waitingForUser = 0;
        quiet.turnCommands.clear();
        QCOMPARE(statusText(quiet, quiet.lastActivityAt + base::Milliseconds(45'000), false, escapeKey()).rest,
                 QStringLiteral("no activity for 45 s"));
        s.phase(TurnPhase::Idle);
        s.clock.advance(600);                      // until the button is Send for good
        QCOMPARE(s.clock.timerCount(), size_t(0)); // nothing counts any more
    }

    void ladderLeavesOutWhatHadNothingToDo()
    {
        FakeClock clock;
        core::StopStatus stop = sampleSnapshot(TurnPhase::Unconfirmed, &clock).stop;
        QCOMPARE(StopStrip::rungs(stop, clock.now(), true).size(), size_t(5));
        stop.steps[1].count = stop.steps[2].count = 0;
        stop.forceAt.reset();
        const auto rungs = StopStrip::rungs(stop, clock.now(), true);
        QCOMPARE(rungs.size(), size_t(3));
        QCOMPARE(rungs[0].time, QStringLiteral("0 s"));
        QCOMPARE(rungs[1].state, StopStrip::Rung::Now);
        QCOMPARE(rungs[2].time, QStringLiteral("by hand"));
    }

    /// Each step in words that are whole, however narrow it is, and made anew only when a step is taken.
    void theLadderIsSaidInWords()
    {
        FakeClock clock;
        Look look;
        models::SessionStatus status;
        const models::SessionSnapshot snapshot = sampleSnapshot(TurnPhase::Unconfirmed, &clock);
        QWidget window;
        StopStrip strip(&status, &look, &clock, &window);
        QVERIFY(strip.isHidden());
        status.set(snapshot);
        auto *column = new QVBoxLayout(&window);
        column->addWidget(&strip);
        column->addStretch();
        window.resize(420, 500);
        window.show();
        QVERIFY(strip.isVisible());
        QCoreApplication::processEvents();
        const QList<QLabel *> labels = strip.findChildren<QLabel *>();
        const auto rungs = StopStrip::rungs(snapshot.stop, clock.now(), snapshot.canRestore);
        QVERIFY(rungs.size() > 2);
        for (const StopStrip::Rung &rung : rungs) {
            for (const QString &words : {rung.time, rung.words})
                QVERIFY2(std::any_of(labels.begin(), labels.end(),
                                     [&](const QLabel *label) { return label->text() == words; }),
                         qPrintable(words));
        }
        for (const QLabel *label : labels) {
            if (label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
        clock.advance(1000);
        QCOMPARE(strip.findChildren<QLabel *>(), labels);
        models::SessionSnapshot later = snapshot;
        later.stop.forceAt.reset();
        status.set(later);
        QVERIFY(strip.findChildren<QLabel *>() != labels);
    }

    /// However many steps there are, the squares are the whole plan, and the list begins where the work is.
    void aLongPlanIsShownWhole()
    {
        FakeClock clock;
        Look look;
        models::SessionStatus status;
        status.set(sampleSnapshot(TurnPhase::Running, &clock));
        history::Transcript transcript;
        models::TranscriptModel model;
        model.setTranscript(&transcript);
        PlanBar bar(&model, &status, &look);
        core::SessionEvent event;
        event.turn = {1};
        event.body = core::TurnStarted{{acp::TextContent{QStringLiteral("go")}}};
        transcript.apply(event);
        const auto show = [&](int done, int all) {
            acp::PlanUpdate plan;
            for (int i = 0; i < all; ++i)
                plan.entries.push_back({QString::number(i + 1), acp::PlanPriority::Medium,
                                        i < done    ? acp::PlanStatus::Completed
                                        : i == done ? acp::PlanStatus::InProgress
                                                    : acp::PlanStatus::Pending});
            event.body = core::PlanChanged{plan};
            transcript.apply(event);
            model.flush();
            QString squares;
            for (const StepState one : bar.squares())
                squares += one == StepState::Done ? u'#' : one == StepState::Works ? u'>' : u'.';
            return squares;
        };
        QCOMPARE(show(1, 4), QStringLiteral("#>.."));
        QCOMPARE(bar.firstListed(), size_t(0));
        QCOMPARE(show(30, 80), QStringLiteral("####>......."));
        QCOMPARE(bar.firstListed(), size_t(30));
        QCOMPARE(show(0, 80), QStringLiteral(">..........."));
        QCOMPARE(show(78, 80), QStringLiteral("###########>"));
        QCOMPARE(bar.firstListed(), size_t(68)); // as many as there is room for
        QCOMPARE(show(80, 80), QStringLiteral("############"));
        QVERIFY(!bar.isHidden());
        // In the next turn it is a row of the one before.
        event.body = core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}};
        transcript.apply(event);
        event.turn = {2};
        event.body = core::TurnStarted{{acp::TextContent{QStringLiteral("on")}}};
        transcript.apply(event);
        status.set(sampleSnapshot(TurnPhase::Idle, &clock));
        status.set(sampleSnapshot(TurnPhase::Running, &clock));
        QVERIFY(bar.isHidden());
    }

    void howFarACopyIsIsSaid()
    {
        Stage s;
        models::SessionSnapshot snapshot = sampleSnapshot(TurnPhase::Idle, &s.clock);
        snapshot.agent = models::AgentState::Starting;
        QCOMPARE(statusText(snapshot, s.clock.now(), true, escapeKey()).rest, QString());
        snapshot.copied = 12;
        snapshot.toCopy = 345;
        QVERIFY2(
            statusText(snapshot, s.clock.now(), true, escapeKey()).rest.contains(QStringLiteral("12 of 345 files")),
            qPrintable(statusText(snapshot, s.clock.now(), true, escapeKey()).rest));
    }

    void openingAgentIsStopped()
    {
        for (const models::AgentState state : {models::AgentState::Starting, models::AgentState::Restoring}) {
            Stage s;
            models::SessionSnapshot snapshot = sampleSnapshot(TurnPhase::Idle, &s.clock);
            snapshot.agent = state;
            s.status.set(snapshot);
            s.clock.advance(400);
            QCOMPARE(s.composer.mainButton()->face().words, QStringLiteral("Stop"));
            QVERIFY(!s.composer.mainButton()->face().hasMenu);
            QSignalSpy stop(&s.composer, &Composer::stopRequested), sent(&s.composer, &Composer::sendRequested);
            QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, QPoint(30, 10));
            QCOMPARE(stop.count(), 1);
            // A message typed meanwhile waits in the queue.
            QTest::keyClicks(s.edit(), QStringLiteral("hello"));
            QTest::keyClick(s.edit(), Qt::Key_Return);
            QCOMPARE(sent.count(), 1);
        }
    }

    void deadAgentIsRestarted()
    {
        Stage s;
        models::SessionSnapshot snapshot = sampleSnapshot(TurnPhase::Idle, &s.clock);
        snapshot.agent = models::AgentState::Dead;
        s.composer.setText(QStringLiteral("draft"));
        s.status.set(snapshot);
        QSignalSpy restart(&s.composer, &Composer::restartRequested), sent(&s.composer, &Composer::sendRequested);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, QPoint(30, 10));
        QCOMPARE(restart.count(), 0); // it was Send a moment ago
        s.clock.advance(400);
        QCOMPARE(s.composer.mainButton()->face().words, QStringLiteral("Restart"));
        QTest::keyClick(s.edit(), Qt::Key_Return);
        QTest::mouseClick(s.composer.mainButton(), Qt::LeftButton, {}, QPoint(30, 10));
        QCOMPARE(restart.count(), 1);
        QCOMPARE(sent.count(), 0);
        QCOMPARE(s.composer.text(), QStringLiteral("draft"));
    }

    void statisticsAreSaidWhereStopIs()
    {
        Stage s(TurnPhase::Running);
        models::SessionSnapshot snapshot = s.status.snapshot();
        QVERIFY(!mainToolTip(snapshot).contains(QStringLiteral("usually")));
        for (int i = 0; i < 41; ++i)
            snapshot.statistics.add({base::Milliseconds(i == 40 ? 4600 : 200), false});
        snapshot.statistics.add({});
        QVERIFY2(mainToolTip(snapshot).endsWith(QStringLiteral("opencode: stops in 0.2 s (41 of 42)")),
                 qPrintable(mainToolTip(snapshot)));
        snapshot.stop.phase = TurnPhase::Stopping;
        QVERIFY(statusText(snapshot, s.clock.now(), false, escapeKey())
                    .rest.contains(QStringLiteral("usually confirms in 0.2 s")));
        snapshot.stop.phase = TurnPhase::Idle;
        QCOMPARE(statusText(snapshot, s.clock.now(), false, escapeKey()).right,
                 QStringLiteral("Enter sends · Shift+Enter new line"));
        snapshot.wasStopped = true;
        QCOMPARE(statusText(snapshot, s.clock.now(), false, escapeKey()).right,
                 QStringLiteral("opencode: stops in 0.2 s (41 of 42)"));
        snapshot.statistics.add({{}, false, true});
        QVERIFY2(statusText(snapshot, s.clock.now(), false, escapeKey())
                     .right.contains(QStringLiteral("(41 of 43, 1 by force)")),
                 qPrintable(statusText(snapshot, s.clock.now(), false, escapeKey()).right));
    }

    void statusSaysWhatGoesOnAndWhatIsHeld()
    {
        Stage s;
        models::SessionSnapshot snapshot = s.status.snapshot();
        snapshot.lastEnd = QStringLiteral("Stopped by you");
        snapshot.queue = {{1, QStringLiteral("one")}, {2, QStringLiteral("two")}};
        snapshot.queueHeld = true;
        StatusText words = statusText(snapshot, s.clock.now(), false, escapeKey());
        QCOMPARE(words.lead, QStringLiteral("Stopped by you"));
        QVERIFY2(words.rest.startsWith(QStringLiteral("2 message")), qPrintable(words.rest));
        snapshot.runsOn = {sampleRunning("npm run watch", 14, false, &s.clock)};
        words = statusText(snapshot, s.clock.now(), false, escapeKey());
        QCOMPARE(words.lead, QStringLiteral("Stopped by you"));
        QCOMPARE(words.rest, QStringLiteral("1 command(s) run on"));
        QVERIFY(words.runsOn);
        QCOMPARE(words.right, QStringLiteral("Esc Esc stops what runs on"));
    }

    void headerSaysHowManyWait()
    {
        Stage s;
        SessionHeader header(&s.status, &s.look);
        header.setNarrow(true);
        const auto button = [&header](const QString &name) -> QAbstractButton * {
            for (auto *b : header.findChildren<QAbstractButton *>()) {
                if (b->accessibleName() == name)
                    return b;
            }
            return nullptr;
        };
        for (const int count : {0, 0, 3, 3, 0}) {
            header.setPending(count);
            const QAbstractButton *pending = button(QStringLiteral("Pending, %1 request(s) wait for you").arg(count));
            QVERIFY(pending);
            QCOMPARE(pending->isHidden(), count == 0);
        }
    }

    void headerOffersForceForWhatGoesOn()
    {
        Stage s;
        SessionHeader header(&s.status, &s.look);
        header.resize(600, header.sizeHint().height());
        header.show();
        QSignalSpy force(&header, &SessionHeader::forceRequested);
        const auto button = [&header]() -> QAbstractButton * {
            for (auto *b : header.findChildren<QAbstractButton *>()) {
                if (b->text() == QStringLiteral("Force stop"))
                    return b;
            }
            return nullptr;
        }();
        QVERIFY(button && button->isHidden());
        models::SessionSnapshot snapshot = s.status.snapshot();
        snapshot.runsOn = {sampleRunning("npm run watch", 14, false, &s.clock)};
        s.status.set(snapshot);
        QVERIFY(button->isHidden()); // it can be ended without the agent
        snapshot.runsOn.front().canStop = false;
        s.status.set(snapshot);
        QVERIFY(button->isVisible());
        QVERIFY(button->accessibleName().contains(QStringLiteral("npm run watch")));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(force.count(), 1);
        snapshot.stop.phase = TurnPhase::Running; // then Stop is the button's
        s.status.set(snapshot);
        QVERIFY(button->isHidden());
    }

    void ladderSaysWhatForceDoes()
    {
        FakeClock clock;
        core::StopStatus stop = sampleSnapshot(TurnPhase::Unconfirmed, &clock).stop;
        QCOMPARE(StopStrip::rungs(stop, clock.now(), true).back().words,
                 QStringLiteral("Force stop: restart the agent, resume the session"));
        QCOMPARE(StopStrip::rungs(stop, clock.now(), true).back().time, QStringLiteral("15 s"));
        stop.forceAt.reset();
        QCOMPARE(StopStrip::rungs(stop, clock.now(), false).back().words,
                 QStringLiteral("Force stop: end the agent; it forgets this conversation"));
        QCOMPARE(StopStrip::rungs(stop, clock.now(), false).back().time, QStringLiteral("by hand"));
    }

    /// As many as there is room for, three at most; the others are in a menu of the gear.
    void theFirstOptionsAreInView()
    {
        Stage s;
        models::SessionSnapshot snapshot = sampleSnapshot(TurnPhase::Idle, &s.clock);
        for (const char *id : {"web", "memory"}) {
            acp::ConfigOption more;
            more.id = more.name = QString::fromLatin1(id);
            more.isBoolean = true;
            snapshot.options.push_back(more);
        }
        s.status.set(snapshot);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the buttons before
        auto *bar = s.composer.findChild<OptionBar *>();
        qsizetype before = 4;
        QSet<qsizetype> counts;
        for (int width = 1200; width > 200; width -= 20) {
            s.composer.resize(width, s.composer.height());
            QList<FlatButton *> shown;
            for (FlatButton *button : bar->findChildren<FlatButton *>(QString(), Qt::FindDirectChildrenOnly)) {
                if (button->isVisible())
                    shown << button;
            }
            FlatButton *gear = nullptr;
            for (FlatButton *button : shown) {
                QVERIFY(width < 300 || bar->rect().contains(button->geometry()));
                if (button->accessibleName() == QStringLiteral("Mode, model and other options"))
                    gear = button;
            }
            QVERIFY(gear);
            shown.removeOne(gear);
            for (const FlatButton *button : shown)
                QVERIFY(!button->geometry().intersects(gear->geometry()));
            QVERIFY(shown.size() <= qMin<qsizetype>(3, before));
            before = shown.size();
            if (counts.contains(before))
                continue;
            counts << before;
            const QStringList names{QStringLiteral("Mode: Build"), QStringLiteral("Model: Qwen3 Coder"),
                                    QStringLiteral("Effort: medium")};
            for (qsizetype i = 0; i < shown.size(); ++i)
                QCOMPARE(shown[i]->accessibleName(), names[i]);
            gear->click();
            auto *menu = bar->findChild<QMenu *>(QString(), Qt::FindDirectChildrenOnly);
            QVERIFY(menu);
            QCOMPARE(menu->actions().size(), 5 - shown.size());
            if (shown.size() < names.size())
                QCOMPARE(menu->actions().constFirst()->text(), names[shown.size()]);
            delete menu;
        }
        QVERIFY(counts.contains(3) && counts.contains(0) && counts.size() > 2);
    }

    /// They come with the agent's answer, when all else is there; and again with each value that is chosen.
    void tabGoesThroughOptionsAsTheyAreSeen()
    {
        Stage s;
        models::SessionSnapshot snapshot = sampleSnapshot(TurnPhase::Idle, &s.clock);
        const auto reached = [&s] {
            QStringList names;
            for (const QWidget *each = s.composer.options(); !qobject_cast<const MainButton *>(each);
                 each = each->nextInFocusChain()) {
                if (const auto *button = qobject_cast<const FlatButton *>(each); button && button->isVisible())
                    names << button->accessibleName();
            }
            return names;
        };
        QVERIFY(snapshot.options.size() > 1);
        const QStringList first = reached();
        QCOMPARE(first.size(), qsizetype(snapshot.options.size()));
        auto *mode = s.composer.options()->findChild<FlatButton *>();
        s.composer.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&s.composer));
        for (FlatButton *button : s.composer.options()->findChildren<FlatButton *>()) {
            if (button->accessibleName() == first.front())
                mode = button;
        }
        mode->setFocus();
        snapshot.options[0].value = QStringLiteral("other");
        s.status.set(snapshot);
        QCOMPARE(reached().mid(1), first.mid(1));
        const auto *now = qobject_cast<FlatButton *>(QApplication::focusWidget());
        QVERIFY(now && now != mode && now->accessibleName() == reached().front());
    }

    void optionsComeInOrder()
    {
        acp::ConfigOption flag, thought, model, mode;
        flag.id = QStringLiteral("flag");
        thought.id = thought.category = QStringLiteral("thought_level");
        model.id = model.category = QStringLiteral("model");
        mode.id = mode.category = QStringLiteral("mode");
        QStringList order;
        for (const acp::ConfigOption &option : orderedOptions({flag, thought, model, mode}))
            order << option.id;
        QCOMPARE(order, (QStringList{QStringLiteral("mode"), QStringLiteral("model"), QStringLiteral("thought_level"),
                                     QStringLiteral("flag")}));
    }

    void keysGoThroughTheValues()
    {
        Stage s;
        QSignalSpy chosen(s.composer.options(), &OptionBar::chosen);
        s.composer.options()->cycle(QStringLiteral("mode"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][1].toString(), QStringLiteral("other"));
        models::SessionSnapshot snapshot = s.status.snapshot();
        snapshot.options[0].value = QStringLiteral("other"); // the last one
        snapshot.options[1].isBoolean = true;
        snapshot.options[1].boolValue = true;
        s.status.set(snapshot);
        s.composer.options()->cycle(QStringLiteral("mode"));
        QCOMPARE(chosen[1][1].toString(), QStringLiteral("Build"));
        s.composer.options()->cycle(QStringLiteral("model"));
        QCOMPARE(chosen[2][1].toString(), QStringLiteral("false"));
        s.composer.options()->cycle(QStringLiteral("unknown"));
        QCOMPARE(chosen.count(), 3);
    }

    void longListsAreSearched()
    {
        acp::ConfigOption option;
        option.id = QStringLiteral("model");
        for (int i = 0; i < 300; ++i)
            option.values.push_back({QStringLiteral("v%1").arg(i),
                                     QStringLiteral("Model & %1").arg(i),
                                     {},
                                     i < 100 ? QStringLiteral("Old") : QStringLiteral("New")});
        option.value = QStringLiteral("v7");
        OptionMenu menu(option, nullptr);
        menu.popup(QPoint(0, 0));
        auto *search = menu.findChild<QLineEdit *>();
        QVERIFY(search);
        QSignalSpy chosen(&menu, &OptionMenu::chosen);
        QTest::keyClicks(search, QStringLiteral("new 29"));
        QStringList shown;
        for (const QAction *action : menu.actions()) {
            if (action->isVisible() && action->isCheckable())
                shown << action->text();
        }
        QCOMPARE(shown.size(), 12); // 129, 229, 290 to 299
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][1].toString(), QStringLiteral("v229"));
        option.values.resize(5);
        QVERIFY(!OptionMenu(option, nullptr).findChild<QLineEdit *>());
    }

    void usageIsSaidInWords_data()
    {
        QTest::addColumn<int>("context");
        QTest::addColumn<double>("cost");
        QTest::addColumn<QString>("words");
        QTest::newRow("few") << 850 << -1.0 << QStringLiteral("+850 context");
        QTest::newRow("thousands") << 3210 << 0.0042 << QStringLiteral("+3.2k context · 0.0042 USD");
        QTest::newRow("many") << 1'234'567 << 1.5 << QStringLiteral("+1.2M context · 1.50 USD");
        QTest::newRow("less") << -20'000 << -1.0 << QStringLiteral("-20.0k context");
        QTest::newRow("next to no money") << 8 << 0.000008 << QStringLiteral("+8 context");
        QTest::newRow("none") << 0 << -1.0 << QStringLiteral("0 context");
    }
    void usageIsSaidInWords()
    {
        QFETCH(const int, context);
        QFETCH(const double, cost);
        core::UsageCounted usage{context, {}, {}};
        if (cost >= 0) {
            usage.cost = cost;
            usage.currency = QStringLiteral("USD");
        }
        QTEST(models::turnUsageText(usage), "words");
    }
};

BELAY_GUI_TEST(TestComposer)

} // namespace tst_composer

#include "tst_composer.moc"
