// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "transcriptstage.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_selection {

using namespace widgets;

namespace {

struct Stage : TranscriptStage
{
    Stage()
    {
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
        view.setFocus();
        settle();
    }
    void talk(const QString &prompt, const QString &answer)
    {
        turn.prompt(prompt);
        turn.say(answer);
        turn.end(core::TurnEnd::Finished, 1000);
        settle();
    }
    QWidget *area() { return view.viewport(); }
    /// The first place in the text from the top at which a double click chooses \p word.
    QPoint find(const QString &word)
    {
        for (int y = 20; y < area()->height(); y += 6) {
            for (int x = 60; x < 660; x += 8) {
                QTest::mouseDClick(area(), Qt::LeftButton, {}, {x, y});
                if (view.selection().text() == word) {
                    click({680, 490}); // lets go of it
                    return {x, y};
                }
            }
        }
        return {};
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(area(), Qt::LeftButton, {}, from);
        move((from + to) / 2);
        move(to);
        QTest::mouseRelease(area(), Qt::LeftButton, {}, to);
    }
    /// Calls that only look, which are shown as one card, each with a text.
    void readAll(const QStringList &texts)
    {
        turn.prompt(QStringLiteral("go"));
        for (const QString &text : texts) {
            acp::ToolCallUpdate update;
            update.id.value = QStringLiteral("look ") + text;
            update.isFirst = true;
            update.title = QStringLiteral("A look");
            update.kind = acp::ToolKind::Read;
            update.status = acp::ToolStatus::Completed;
            update.content = std::vector<acp::ToolContent>{acp::ContentBlock(acp::TextContent{text})};
            turn.raise(core::ToolCallChanged{update});
        }
        settle();
        const int u = look.theme().u;
        const QRect card = view.reader().rectOf(1).translated(-area()->mapToGlobal(QPoint()));
        for (int i = int(texts.size()); i-- > 0;) // the last one first: the others stay where they are
            click(card.topLeft() + QPoint(u * 20, u * 9 + u * 6 * i + u * 2));
        settle();
    }
    /// Where the lines of the change in a card are.
    QRect body(int row)
    {
        const int u = look.theme().u;
        const QRect card = view.reader().rectOf(row).translated(-area()->mapToGlobal(QPoint()));
        return card.adjusted(2, u * 8 + 4, -3, -u);
    }
    void click(QPoint at) { QTest::mouseClick(area(), Qt::LeftButton, {}, at); }
    void move(QPoint to)
    {
        QMouseEvent event(QEvent::MouseMove, to, area()->mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(area(), &event);
    }
    void keys(Qt::Key key, Qt::KeyboardModifiers modifiers, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(&view, key, modifiers);
    }
    void wheel(QPoint pixels, QPoint angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(QPointF(300, 200), area()->mapToGlobal(QPointF(300, 200)), pixels, angle, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(area(), &event);
    }
};

} // namespace

class TestSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clicksChooseWordsAndBlocks()
    {
        Stage s;
        s.talk(QStringLiteral("go"), QStringLiteral("One **bold** word here.\n\nAnother paragraph."));
        const QPoint at = s.find(QStringLiteral("bold"));
        QVERIFY(!at.isNull());
        QTest::mouseDClick(s.area(), Qt::LeftButton, {}, at);
        QCOMPARE(s.view.selection().text(), QStringLiteral("bold"));
        s.click(at);
        QCOMPARE(s.view.selection().text(), QStringLiteral("One bold word here."));
        // The source of it, which a word alone has none of.
        QCOMPARE(s.view.selection().markdown(), QStringLiteral("One **bold** word here."));
        // Later it is a click like any other.
        s.clock.advance(5000);
        s.click(at + QPoint(200, 0));
        QVERIFY(s.view.selection().isEmpty());
    }

    void keysSelectAcrossBlocksAndMessages()
    {
        Stage s;
        s.talk(QStringLiteral("first words"), QStringLiteral("One.\n\nTwo."));
        s.keys(Qt::Key_Right, Qt::ShiftModifier, 5);
        QCOMPARE(s.view.selection().text(), QStringLiteral("first"));
        s.keys(Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(s.view.selection().text(), QStringLiteral("first words"));
        // Over the end of the message, its first block, and into the second.
        s.keys(Qt::Key_Right, Qt::ShiftModifier, 1 + 4 + 1 + 2);
        QCOMPARE(s.view.selection().text(), QStringLiteral("first words\n\nOne.\n\nTw"));
        s.keys(Qt::Key_Left, Qt::ShiftModifier, 4);
        QCOMPARE(s.view.selection().text(), QStringLiteral("first words\n\nOne"));
        s.keys(Qt::Key_Home, Qt::ShiftModifier);
        QCOMPARE(s.view.selection().text(), QStringLiteral("first words\n\n"));
        s.keys(Qt::Key_End, Qt::ShiftModifier);
        QCOMPARE(s.view.selection().text(), QStringLiteral("first words\n\nOne."));
        s.keys(Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(s.view.selection().text().startsWith(QStringLiteral("fir")));
        QVERIFY(!s.view.selection().text().contains(u'O'));
        s.keys(Qt::Key_Down, Qt::ShiftModifier, 2);
        QVERIFY2(s.view.selection().text().contains(QStringLiteral("Two")), qPrintable(s.view.selection().text()));
    }

    void combiningCharactersAreOneStep()
    {
        Stage s;
        s.talk(QStringLiteral("e\u0301x👩‍👩‍👧y"), QStringLiteral("ok"));
        s.keys(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(s.view.selection().text(), QStringLiteral("e\u0301"));
        s.keys(Qt::Key_Right, Qt::ShiftModifier, 2);
        QCOMPARE(s.view.selection().text(), QStringLiteral("e\u0301x👩‍👩‍👧"));
    }

    void pagesScrollAndSelect()
    {
        Stage s;
        for (int i = 0; i < 30; ++i)
            s.turn.playFinished();
        s.settle();
        s.keys(Qt::Key_A, Qt::ControlModifier);
        const QString all = s.view.selection().text();
        QVERIFY(all.size() > 3000);
        s.click({680, 4});
        s.bar()->setValue(0);
        s.settle();
        int before = -1;
        qsizetype size = 0;
        for (int i = 0; i < 400 && s.bar()->value() != before; ++i) {
            before = s.bar()->value();
            s.keys(Qt::Key_PageDown, Qt::ShiftModifier);
            QVERIFY(s.view.selection().text().size() >= size);
            size = s.view.selection().text().size();
        }
        QCOMPARE(s.bar()->value(), s.bar()->maximum());
        s.keys(Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
        s.keys(Qt::Key_PageUp, Qt::ShiftModifier);
        QVERIFY(s.view.selection().text().size() < all.size());
        s.keys(Qt::Key_Home, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(s.bar()->value(), 0);
    }

    void draggingPastTheEdgeScrolls()
    {
        Stage s;
        for (int i = 0; i < 10; ++i)
            s.turn.playFinished();
        s.settle();
        s.bar()->setValue(s.bar()->maximum() / 2);
        s.settle();
        s.view.jumpToPrompt(-1);
        s.settle();
        const int from = s.bar()->value();
        const QPoint at(200, 60); // in the message that was jumped to
        QTest::mousePress(s.area(), Qt::LeftButton, {}, at);
        s.move({200, 540});
        for (int i = 0; i < 10; ++i)
            s.clock.advance(30);
        QVERIFY(s.bar()->value() > from + 100);
        const qsizetype size = s.view.selection().text().size();
        s.clock.advance(30);
        QVERIFY(s.view.selection().text().size() >= size);
        QTest::mouseRelease(s.area(), Qt::LeftButton, {}, {200, 540});
        const int stopped = s.bar()->value();
        s.clock.advance(3000);
        QCOMPARE(s.bar()->value(), stopped);
    }

    void selectionIsTakenAsTextAndMarkdown()
    {
        Stage s;
        const QString answer = QStringLiteral("# Head\n\nSome *text*.\n\n```cpp\nint x;\n```");
        s.talk(QStringLiteral("go"), answer);
        s.keys(Qt::Key_A, Qt::ControlModifier);
        const std::unique_ptr<QMimeData> data(s.view.selection().mimeData());
        QVERIFY(data->text().contains(QStringLiteral("Some text.")));
        const QString markdown = QString::fromUtf8(data->data(QStringLiteral("text/markdown")));
        QVERIFY2(markdown.contains(answer), qPrintable(markdown));
        s.view.copyMarkdown();
        QCOMPARE(QApplication::clipboard()->text(), markdown);
        s.view.copy();
        QCOMPARE(QApplication::clipboard()->text(), data->text());
    }

    void pressingIntoTheSelectionKeepsIt()
    {
        Stage s;
        s.talk(QStringLiteral("go"), QStringLiteral("One bold word here."));
        const QPoint at = s.find(QStringLiteral("bold"));
        QTest::mouseDClick(s.area(), Qt::LeftButton, {}, at);
        s.clock.advance(5000);
        QTest::mousePress(s.area(), Qt::LeftButton, {}, at);
        QCOMPARE(s.view.selection().text(), QStringLiteral("bold"));
        // Released where it was pressed it was a click.
        QTest::mouseRelease(s.area(), Qt::LeftButton, {}, at);
        QVERIFY(s.view.selection().isEmpty());
    }

    void linksSayWhereTheyGo()
    {
        Stage s;
        s.talk(QStringLiteral("go"),
               QStringLiteral("See [the page](https://example.org/a) and [another](https://example.org/b)."));
        QSignalSpy told(&s.view, &TranscriptView::linkPointedAt);
        ActionSpy<actions::OpenLink> opened(&s.view);
        s.keys(Qt::Key_Up, Qt::ControlModifier);
        s.keys(Qt::Key_Up, Qt::ControlModifier, 5);
        for (int i = 0; i < 12 && opened.isEmpty(); ++i) {
            s.keys(Qt::Key_Down, Qt::ControlModifier);
            if (!told.isEmpty() && told.last()[0].toString().endsWith(QStringLiteral("/b")))
                s.keys(Qt::Key_Return, {});
        }
        QVERIFY(std::any_of(told.begin(), told.end(), [](const QList<QVariant> &words) {
            return words[0].toString() == QStringLiteral("https://example.org/a");
        }));
        QCOMPARE(opened.count(), 1);
        QCOMPARE(QUrl(opened[0].link), QUrl(QStringLiteral("https://example.org/b")));
        // With the keys gone it is told no more, and told again when they are back.
        s.view.clearFocus();
        QCOMPARE(told.last()[0].toString(), QString());
        s.view.setFocus();
        QCOMPARE(told.last()[0].toString(), QStringLiteral("https://example.org/b"));
        told.clear();
        const QPoint at = s.find(QStringLiteral("page"));
        s.move({680, 480});
        QTest::mouseMove(s.area(), at);
        QCOMPARE(told.last()[0].toString(), QStringLiteral("https://example.org/a"));
        QTest::mouseMove(s.area(), {680, 480});
        QCOMPARE(told.last()[0].toString(), QString());
    }

    void theMenuHasItAllByKey()
    {
        Stage s;
        s.talk(QStringLiteral("go"), QStringLiteral("A [link](https://example.org/a)."));
        s.keys(Qt::Key_Up, Qt::ControlModifier);
        s.keys(Qt::Key_Up, Qt::ControlModifier, 5);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {0, 0}, {0, 0});
        QCoreApplication::sendEvent(s.area(), &event);
        auto *menu = s.view.findChild<QMenu *>();
        QVERIFY(menu);
        QStringList names;
        for (const QAction *action : menu->actions())
            names << action->text();
        for (const char *wanted : {"Copy &block", "Copy message as Markdown", "Edit and send again", "Select &all"})
            QVERIFY2(names.contains(QLatin1String(wanted)), qPrintable(names.join(u'|')));
        menu->close();
    }

    /// What the agent said is asked for again by the prompt of its turn, once it is whole.
    void theMenuOfAnAnswerAsksAgain()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.say(QStringLiteral("An answer"));
        s.settle();
        const auto ask = [&]() -> QAction * {
            s.view.grab();
            for (QMenu *old : s.view.findChildren<QMenu *>())
                delete old;
            QContextMenuEvent event(QContextMenuEvent::Keyboard, {0, 0}, {0, 0});
            QCoreApplication::sendEvent(s.area(), &event);
            for (QAction *action : s.view.findChild<QMenu *>()->actions()) {
                if (action->text() == QStringLiteral("Retry"))
                    return action;
            }
            return nullptr;
        };
        s.keys(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(!ask()); // it still comes
        s.turn.end(core::TurnEnd::Finished, 0);
        s.settle();
        QAction *again = ask();
        QVERIFY(again);
        ActionSpy<actions::Retry> asked(&s.view);
        again->trigger();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked[0].turn, s.transcript.newestTurn());
        delete s.view.findChild<QMenu *>();
    }

    /// Nothing is written in a conversation: who types there means the composer.
    void whatIsTypedGoesToTheComposer()
    {
        Stage s;
        s.talk(QStringLiteral("go"), QStringLiteral("An answer"));
        QSignalSpy typed(&s.view, &TranscriptView::composerTyped);
        s.view.setFocus();
        QTest::keyClick(&s.view, 'h');
        QTest::keyClick(&s.view, 'I', Qt::ShiftModifier);
        QCOMPARE(typed.size(), 2);
        QCOMPARE(typed[0][0].toString(), QStringLiteral("h"));
        QCOMPARE(typed[1][0].toString(), QStringLiteral("I"));
        // Commands, keys that move and what is held down since before are not typed.
        QTest::keyClick(&s.view, 'c', Qt::ControlModifier);
        for (const Qt::Key key :
             {Qt::Key_Space, Qt::Key_Down, Qt::Key_Home, Qt::Key_Return, Qt::Key_Escape, Qt::Key_F5})
            QTest::keyClick(&s.view, key);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_H, Qt::NoModifier, QStringLiteral("h"), true);
        QCoreApplication::sendEvent(&s.view, &held);
        QCOMPARE(typed.size(), 2);
    }

    void mirroredWindowsReactWhereOneSees()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        {
            Stage s;
            s.talk(QStringLiteral("go"), QStringLiteral("One bold [link](https://example.org/a) here.\n\nשלום עולם"));
            // Latin text is at the left of the column, whose gutter is at the right now.
            const QPoint bold = s.find(QStringLiteral("bold"));
            QVERIFY2(!bold.isNull() && bold.x() < 200, QByteArray::number(bold.x()).constData());
            const QPoint peace = s.find(QStringLiteral("שלום"));
            QVERIFY2(peace.x() > 500, QByteArray::number(peace.x()).constData());
            ActionSpy<actions::OpenLink> opened(&s.view);
            const QPoint link = s.find(QStringLiteral("link"));
            s.clock.advance(5000);
            s.click(link);
            QVERIFY(opened.count() >= 1);
            // Only the gutter at the right is empty of text: the rope hangs there.
            s.turn.prompt(QStringLiteral("x"));
            s.turn.ask(7, QStringLiteral("make"));
            s.settle();
            const QWidget *card = s.view.findChild<PermissionCard *>();
            QVERIFY(card && card->isVisible());
            QVERIFY(card->geometry().left() < s.area()->width() - card->geometry().right());
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    // --- in cards -------------------------------------------------------------------------------------------

    void outputIsSelected_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void outputIsSelected()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QApplication::setLayoutDirection(direction);
        const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.command(QStringLiteral("c"), QStringLiteral("make"),
                       QStringLiteral("alpha beta\r\ngamma delta\r\nlast\r\n"));
        s.turn.endCommand(QStringLiteral("c"), 0);
        s.settle();
        const QPoint beta = s.find(QStringLiteral("beta")), delta = s.find(QStringLiteral("delta"));
        QVERIFY(!beta.isNull() && !delta.isNull());
        QVERIFY(beta.x() < 350); // output runs to the right, also in a mirrored window
        s.drag(beta, delta);
        QVERIFY2(QStringLiteral("beta\ngamma delta").contains(s.view.selection().text()) &&
                     s.view.selection().text().contains(QStringLiteral("\ngamma ")),
                 qPrintable(s.view.selection().text()));
        QTest::mouseDClick(s.area(), Qt::LeftButton, {}, delta);
        s.click(delta);
        QCOMPARE(s.view.selection().text(), QStringLiteral("gamma delta"));
        s.keys(Qt::Key_Right, Qt::ShiftModifier, 3);
        QCOMPARE(s.view.selection().text(), QStringLiteral("gamma delta\nla"));
        QTest::keyClick(&s.view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("gamma delta\nla"));
        s.keys(Qt::Key_Left, Qt::ShiftModifier, 4);
        QCOMPARE(s.view.selection().text(), QStringLiteral("gamma delt"));
    }

    void goingBeyondACardSelectsAllOfIt()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.command(QStringLiteral("c"), QStringLiteral("make"), QStringLiteral("alpha beta\r\n"));
        s.turn.endCommand(QStringLiteral("c"), 0);
        s.turn.say(QStringLiteral("Said after it."));
        s.settle();
        const QPoint beta = s.find(QStringLiteral("beta")), after = s.find(QStringLiteral("after"));
        s.drag(beta, after);
        QVERIFY2(s.view.selection().text().startsWith(QStringLiteral("make\n")), qPrintable(s.view.selection().text()));
        QVERIFY(s.view.selection().text().contains(QStringLiteral("alpha beta")));
        QVERIFY(s.view.selection().text().contains(QStringLiteral("\n\nSaid ")));
        // Back into it, the selection is inside again.
        s.drag(beta, beta + QPoint(200, 0));
        QVERIFY(QStringLiteral("alpha beta").endsWith(s.view.selection().text()));
    }

    void changedLinesKeepTheirTabs()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/src/a.go"), QStringLiteral("func a() {\n\tbefore()\n}\n"),
                    QStringLiteral("func a() {\n\tnewer()\n}\n"));
        s.settle();
        const QRect lines = s.body(1);
        s.drag(lines.topLeft(), lines.bottomRight());
        QCOMPARE(s.view.selection().text(), QStringLiteral("func a() {\n\tbefore()\n\tnewer()\n}"));
    }

    void aSelectionStaysAtItsSide()
    {
        Stage s;
        s.view.resize(1400, 500);
        s.look.setDiffSides(true);
        s.turn.prompt(QStringLiteral("go"));
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/src/a.txt"), QStringLiteral("one\nold 1\nold 2\nsame\n"),
                    QStringLiteral("one\nnew 1\nsame\nlast\n"));
        s.settle();
        const QRect lines = s.body(1);
        const QPoint middle(lines.center().x() + 4, lines.top());
        s.drag(middle, lines.bottomLeft()); // ends at the old side
        QCOMPARE(s.view.selection().text(), QStringLiteral("one\nnew 1\nsame\n"));
        s.click({5, 490});
        s.drag(middle, lines.bottomRight());
        QCOMPARE(s.view.selection().text(), QStringLiteral("one\nnew 1\nsame\nlast"));
        s.click({5, 490});
        s.drag(lines.topLeft(), lines.bottomRight());
        QCOMPARE(s.view.selection().text(), QStringLiteral("one\nold 1\nold 2\nsame"));
        s.keys(Qt::Key_Left, Qt::ShiftModifier, 5);
        QCOMPARE(s.view.selection().text(), QStringLiteral("one\nold 1\nold 2"));
    }

    void eachOfAGroupIsSelected()
    {
        Stage s;
        s.readAll({QStringLiteral("first text"), QStringLiteral("second words")});
        const QPoint words = s.find(QStringLiteral("words"));
        QVERIFY(!words.isNull());
        QTest::mouseDClick(s.area(), Qt::LeftButton, {}, words);
        s.click(words);
        QCOMPARE(s.view.selection().text(), QStringLiteral("second words"));
        const QPoint text = s.find(QStringLiteral("text"));
        QVERIFY(!text.isNull() && text.y() < words.y());
        s.drag(text, words);
        QVERIFY(s.view.selection().text().contains(QStringLiteral("A look")));
    }

    void wheelsMoveByWhatTheySay()
    {
        Stage s;
        for (int i = 0; i < 10; ++i)
            s.turn.playFinished();
        s.settle();
        // Heights that have not been looked at are guesses, and move the bar when they are corrected.
        for (int y = 0; y <= s.bar()->maximum(); y += 300)
            s.bar()->setValue(y);
        s.bar()->setValue(600);
        s.wheel({0, -37}, {0, -40});
        QCOMPARE(s.bar()->value(), 637);
        s.bar()->setValue(600);
        s.wheel({}, {0, -120});
        const int notch = s.bar()->value() - 600;
        QVERIFY(notch > 30);
        s.bar()->setValue(600);
        // Sixteenths of a notch are a notch together.
        for (int i = 0; i < 16; ++i)
            s.wheel({}, {0, i % 2 ? -8 : -7});
        QCOMPARE(s.bar()->value() - 600, notch);
        QSignalSpy zoom(&s.view, &TranscriptView::zoomWanted);
        s.wheel({}, {0, 60}, Qt::ControlModifier);
        QCOMPARE(zoom.count(), 0);
        s.wheel({}, {0, 60}, Qt::ControlModifier);
        QCOMPARE(zoom.count(), 1);
        QCOMPARE(zoom[0][0].toInt(), 1);
    }

    void zoomKeepsWhatIsRead()
    {
        Stage s;
        for (int i = 0; i < 10; ++i)
            s.turn.playFinished();
        s.settle();
        s.bar()->setValue(s.bar()->maximum() / 2);
        s.settle();
        const history::EntryId read = s.view.firstVisibleEntry();
        for (const double zoom : {1.5, 3.0, 0.5, 1.0}) {
            s.look.setZoom(zoom);
            s.settle();
            QCOMPARE(s.view.firstVisibleEntry(), read);
        }
    }
};

BELAY_GUI_TEST(TestSelection)

} // namespace tst_selection

#include "tst_selection.moc"
