// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "transcriptstage.h"
#include "widgets/transcript/transcriptaccessible.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QAccessible>
#include <QScrollBar>
#include <QTest>

namespace tst_accessible {

using namespace widgets;

namespace {

struct Stage : TranscriptStage
{
    Stage() { QAccessible::setActive(true); }
    /// What was announced last.
    QString said() { return list()->child(0)->text(QAccessible::Name); }
    QAccessibleInterface *list() { return QAccessible::queryAccessibleInterface(&view); }
};

/// What a screen reader is told has the focus, one after the other.
class FocusLog
{
public:
    FocusLog()
    {
        said().clear();
        TranscriptAccessible::setTeller([](QAccessibleEvent *event) {
            if (event->type() == QAccessible::Focus && event->accessibleInterface())
                said() << event->accessibleInterface()->text(QAccessible::Name);
        });
    }
    ~FocusLog() { TranscriptAccessible::setTeller(nullptr); }
    Q_DISABLE_COPY_MOVE(FocusLog)
    static QStringList &said()
    {
        static QStringList words;
        return words;
    }
};

} // namespace

/// The conversation as a screen reader gets it.
class TestAccessible : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The answers are in the tree, under the entry that asks, and can be pressed there.
    void theAnswersToAPermission()
    {
        Stage s;
        ActionSpy<actions::AnswerPermission> answered{&s.view};
        s.turn.prompt(QStringLiteral("go"));
        core::PermissionAsked asked;
        asked.key.value = 7;
        asked.toolCall.id.value = QStringLiteral("p");
        asked.toolCall.title = QStringLiteral("rm x");
        asked.options = {{QStringLiteral("yes"), QStringLiteral("Allow"), acp::PermissionKind::AllowOnce},
                         {QStringLiteral("no"), QStringLiteral("Reject"), acp::PermissionKind::RejectOnce}};
        s.turn.raise(asked);
        s.settle();
        s.clock.advance(1000);
        QAccessibleInterface *entry = s.list()->child(s.list()->childCount() - 1);
        QVERIFY(entry->text(QAccessible::Name).startsWith(QStringLiteral("Permission")));
        QCOMPARE(entry->childCount(), 1);
        QAccessibleInterface *card = entry->child(0);
        QCOMPARE(entry->indexOfChild(card), 0);
        QCOMPARE(card->parent(), entry);
        QVERIFY(card->text(QAccessible::Name).contains(QStringLiteral("waits for you")));
        QAccessibleInterface *allow = nullptr;
        for (int i = 0; i < card->childCount(); ++i) {
            if (card->child(i)->text(QAccessible::Name) == QStringLiteral("Allow"))
                allow = card->child(i);
        }
        if (!allow)
            QFAIL("there is no such button");
        QCOMPARE(allow->parent(), card);
        QVERIFY(!allow->state().invisible);
        allow->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(answered.size(), 1); // shown as a click
        s.turn.settle(7, core::PermissionEnd::Answered);
        s.settle();
        QVERIFY(entry->childCount() == 0 || entry->child(0)->role() != QAccessible::Grouping);
    }

    void anItemForEachEntry()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("fix the build"));
        s.turn.say(QStringLiteral("It was a **typo**."));
        s.turn.end(core::TurnEnd::Finished, 1000);
        s.settle();
        QAccessibleInterface *list = s.list();
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 1 + 3);
        QAccessibleInterface *first = list->child(1), *second = list->child(2);
        QVERIFY(first && second);
        QCOMPARE(first->text(QAccessible::Name), QStringLiteral("You: fix the build"));
        QCOMPARE(second->text(QAccessible::Name), QStringLiteral("Agent: It was a **typo**."));
        QCOMPARE(first->role(), QAccessible::ListItem);
        QVERIFY(second->textInterface());
        QCOMPARE(second->textInterface()->text(0, 100), QStringLiteral("It was a typo."));
        QCOMPARE(list->indexOfChild(second), 2);
        QCOMPARE(second->parent(), list);
        QVERIFY(first->rect().bottom() < second->rect().top());
        QCOMPARE(list->childAt(second->rect().center().x(), second->rect().center().y()), second);
        QVERIFY(!second->state().offscreen);
        QVERIFY(!list->child(99));
    }

    void whatIsOutOfSightSaysSo()
    {
        Stage s;
        for (int i = 0; i < 20; ++i)
            s.turn.playFinished();
        s.settle();
        QVERIFY(s.list()->child(1)->state().offscreen);
        QVERIFY(!s.list()->child(s.list()->childCount() - 1)->state().offscreen);
    }

    void linksOfMessagesSayWhereTheyLead()
    {
        Stage s;
        s.turn.say(QStringLiteral("See [the docs](https://example.org/a\u202Eb) and `<br>`."));
        s.turn.end(core::TurnEnd::Finished, 1000);
        s.settle();
        s.view.grab(); // they are known where they are painted
        QAccessibleInterface *message = s.list()->child(1);
        QAccessibleInterface *link = nullptr;
        for (int i = 0; i < message->childCount(); ++i) {
            if (message->child(i)->role() == QAccessible::Link)
                link = message->child(i);
        }
        if (!link)
            QFAIL("there is no link");
        QCOMPARE(link->text(QAccessible::Name), QStringLiteral("Open https://example.org/a\\u202eb"));
    }

    /// Buttons and links are painted; they can be pressed all the same.
    void placesThatReactAreInTheTree()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        QString before;
        for (int i = 0; i < 100; ++i)
            before += QStringLiteral("line %1\n").arg(i);
        QString after = before;
        after.replace(QStringLiteral("line 50\n"), QStringLiteral("line fifty\n"));
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, after);
        s.settle();
        QAccessibleInterface *card = s.list()->child(2);
        QAccessibleInterface *fold = nullptr;
        for (int i = 0; i < card->childCount(); ++i) {
            QAccessibleInterface *place = card->child(i);
            QVERIFY(place && place->isValid());
            QVERIFY2(!place->text(QAccessible::Name).isEmpty(), QByteArray::number(i).constData());
            QVERIFY(place->role() == QAccessible::Button || place->role() == QAccessible::Link);
            QCOMPARE(place->parent(), card);
            QCOMPARE(card->indexOfChild(place), i);
            QVERIFY(card->rect().intersects(place->rect()));
            QVERIFY(place->actionInterface());
            QVERIFY(!place->state().focused);
            if (place->text(QAccessible::Name).startsWith(QStringLiteral("Unfold: 47 unchanged")))
                fold = place;
        }
        QVERIFY(fold);
        QCOMPARE(card->childAt(fold->rect().center().x(), fold->rect().center().y()), fold);
        const int height = card->rect().height();
        fold->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        s.settle();
        QVERIFY(card->rect().height() > height);
        // Where the keys are is said.
        s.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&s.view));
        s.view.setFocus();
        QTest::keyClick(&s.view, Qt::Key_Up, Qt::ControlModifier);
        QAccessibleInterface *focus = s.list()->focusChild();
        QVERIFY(focus && focus != s.list());
        QVERIFY(focus->state().focused);
        // What is gone does nothing.
        QAccessibleInterface *last = card->child(card->childCount() - 1);
        s.transcript.clear();
        s.settle();
        QVERIFY(!last->isValid());
        last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }

    /// The view keeps the focus while the keys go from entry to entry in it.
    void theFocusIsTold()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("fix the build"));
        s.turn.say(QStringLiteral("It was a typo."));
        s.turn.end(core::TurnEnd::Finished, 1000);
        s.settle();
        s.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&s.view));
        s.view.setFocus();
        const FocusLog log;
        QTest::keyClick(&s.view, Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(!FocusLog::said().isEmpty());
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&s.view, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(FocusLog::said().last(), s.list()->focusChild()->text(QAccessible::Name));
        QCOMPARE(FocusLog::said().last(), QStringLiteral("You: fix the build"));
        // And again when the keyboard comes back.
        s.view.clearFocus();
        FocusLog::said().clear();
        QTest::keyClick(&s.view, Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(FocusLog::said(), QStringList());
        s.view.setFocus();
        QVERIFY(!FocusLog::said().isEmpty());
        QCOMPARE(FocusLog::said().last(), s.list()->focusChild()->text(QAccessible::Name));
        QVERIFY(FocusLog::said().last() != QStringLiteral("You: fix the build"));
    }

    /// Messages when they are whole, what asks for an answer at once.
    void newsAreAnnounced()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.say(QStringLiteral("first "));
        s.settle();
        s.turn.say(QStringLiteral("half, second half"));
        s.settle();
        QCOMPARE(s.said(), QString());
        QCOMPARE(s.list()->child(0)->role(), QAccessible::Notification);
        s.turn.read(QStringLiteral("r"), QStringLiteral("a.txt"));
        s.settle();
        QCOMPARE(s.said(), QStringLiteral("first half, second half"));
        s.turn.ask(7, QStringLiteral("make"));
        s.settle();
        QVERIFY2(s.said().contains(QStringLiteral("F8")), qPrintable(s.said()));
        s.turn.settle(7, core::PermissionEnd::CancelledByStop);
        s.turn.fail(QStringLiteral("it fell"), 1, {});
        s.settle();
        QCOMPARE(s.said(), QStringLiteral("it fell"));
        s.turn.end(core::TurnEnd::Finished, 1000);
        s.settle();
        QVERIFY(s.said() != QStringLiteral("it fell"));
    }

    void anItemOutlivesItsConversation()
    {
        Stage s;
        s.turn.playFinished();
        s.settle();
        QAccessibleInterface *item = s.list()->child(1);
        QVERIFY(item->isValid());
        s.transcript.clear();
        s.settle();
        QVERIFY(!item->isValid());
        QCOMPARE(item->text(QAccessible::Name), QString());
        QCOMPARE(item->rect(), QRect());
    }

    void whatComesBeforeKeepsTheOthers()
    {
        Stage s;
        std::vector<history::Entry> page(2);
        for (size_t i = 0; i < 2; ++i) {
            page[i].id = 11 + i;
            page[i].body = history::AgentMessage{QStringLiteral("later %1").arg(i), false};
        }
        QVERIFY(s.transcript.restore(page, {}));
        s.settle();
        QAccessibleInterface *item = s.list()->child(2);
        const QString name = item->text(QAccessible::Name);
        for (size_t i = 0; i < 2; ++i)
            page[i].id = 9 + i;
        QVERIFY(s.transcript.restore(page, {}));
        s.settle();
        QCOMPARE(item->text(QAccessible::Name), name);
        QCOMPARE(s.list()->indexOfChild(item), 4);
        QCOMPARE(s.said(), QString()); // what is restored is no news
    }
};

BELAY_GUI_TEST(TestAccessible)

} // namespace tst_accessible

#include "tst_accessible.moc"
