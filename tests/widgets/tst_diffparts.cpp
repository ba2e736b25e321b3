// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "partcards.h"
#include "widgets/content/diffpane.h"
#include "widgets/content/diffview.h"
#include "widgets/items/toolgroup.h"
#include "widgets/transcript/permissioncard.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

namespace tst_diffparts {

using namespace partcards;

namespace {

ledger::Effect written(const char *path, quint64 id)
{
    ledger::Effect effect;
    effect.id = {id};
    effect.turn = {1};
    effect.path = path;
    effect.target = QString::fromLatin1(path);
    effect.state = ledger::EffectState::Committed;
    return effect;
}

} // namespace

class TestDiffParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldUnfolds()
    {
        Card card;
        const QString before = numbered(0, 100);
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before,
                       replaced(before, QStringLiteral("line 50\n"), QStringLiteral("line fifty\n")));
        card.show();
        QVERIFY(!card.item->isFolded()); // ten rows, though the file has a hundred lines
        const int height = card.item->height();
        const std::vector<HotSpot> folds = card.spots(QStringLiteral("Unfold: 47 unchanged"));
        QCOMPARE(folds.size(), size_t(1));
        QVERIFY(folds[0].hasOwnStep);
        QCOMPARE(card.spots(QStringLiteral("Unfold: 46 unchanged")).size(), size_t(1));
        // A repaint of the head alone leaves them where they are.
        card.paint(QRectF(0, 0, 640, 20));
        QVERIFY(std::any_of(card.item->hotSpots().begin(), card.item->hotSpots().end(),
                            [](const HotSpot &spot) { return spot.name.startsWith(QStringLiteral("Unfold: 46")); }));
        card.item->togglePart(partOf(folds[0]));
        QCOMPARE(card.item->height(), height + 46 * card.look.theme().prose.codeLine());
        QVERIFY(card.spots(QStringLiteral("Unfold: 47")).empty());
        // Another word of the same call folds nothing.
        card.item->setEntry(card.entry());
        QCOMPARE(card.item->height(), height + 46 * card.look.theme().prose.codeLine());
    }

    void foldsOpenInSteps()
    {
        Card card;
        const QString before = numbered(0, 100);
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before,
                       replaced(before, QStringLiteral("line 50\n"), QStringLiteral("line fifty\n")));
        card.show();
        const int height = card.item->height(), lineHeight = card.look.theme().prose.codeLine();
        // Three places that say what they do and how much is hidden; no point belongs to two of them.
        const auto top = card.spots(QStringLiteral("Show 20 more at the top of 47 unchanged line(s)"));
        const auto bottom = card.spots(QStringLiteral("Show 20 more at the bottom of 47 unchanged line(s)"));
        const auto all = card.spots(QStringLiteral("Unfold: 47 unchanged line(s)"));
        QCOMPARE(top.size() + bottom.size() + all.size(), size_t(3));
        QVERIFY(top[0].hasOwnStep && bottom[0].hasOwnStep);
        QVERIFY(!top[0].rect.intersects(bottom[0].rect) && !all[0].rect.intersects(bottom[0].rect) &&
                !all[0].rect.intersects(top[0].rect));
        card.item->togglePart(partOf(top[0]));
        QCOMPARE(card.item->height(), height + 20 * lineHeight);
        card.item->togglePart(partOf(bottom[0]));
        QCOMPARE(card.item->height(), height + 40 * lineHeight);
        // Seven are left: there is nothing to do but to show them.
        QCOMPARE(card.spots(QStringLiteral("Unfold: 7 unchanged line(s)")).size(), size_t(1));
        QVERIFY(card.spots(QStringLiteral("Show 20 more at the top of 7 ")).empty());
        QCOMPARE(card.spots(QStringLiteral("Unfold: 46 unchanged line(s)")).size(), size_t(1));
        card.toggle(QStringLiteral("Unfold: 7 "));
        QCOMPARE(card.item->height(), height + 46 * lineHeight);
    }

    /// Whoever is asked about a change sees it there: it is not shown twice, unless somebody unfolds it.
    void whileItIsAskedAboutAChangeIsShownOnce()
    {
        Card c;
        c.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), QStringLiteral("1\n"), QStringLiteral("2\n"));
        history::Entry entry = c.entry();
        auto &call = std::get<history::ToolCall>(entry.body);
        c.show();
        const int open = c.item->height();
        call.waitsFor = {7};
        c.item->setEntry(entry);
        QVERIFY(c.item->height() < open);
        call.waitsFor = {};
        c.item->setEntry(entry);
        QCOMPARE(c.item->height(), open);
        call.waitsFor = {7};
        c.item->setFolded(false);
        c.item->setEntry(entry);
        QCOMPARE(c.item->height(), open);
    }

    /// Many agents call a call failed that the user did not permit.
    void whatWasNotPermittedHasNotFailed()
    {
        Card c;
        c.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), QStringLiteral("1\n"), QStringLiteral("2\n"));
        history::Entry entry = c.entry();
        auto &call = std::get<history::ToolCall>(entry.body);
        call.state = history::ToolState::Failed;
        c.show();
        for (const bool isPermitted : {true, false}) {
            call.effects.notPermitted = !isPermitted;
            c.item->setEntry(entry);
            QCOMPARE(c.item->startText().contains(QStringLiteral("failed")), isPermitted);
            QCOMPARE(c.item->startText().contains(QStringLiteral("not permitted")), !isPermitted);
        }
    }

    /// The card says that its change waits, for as long as it does.
    void whatIsHeldBackIsSaid()
    {
        Card card;
        card.context.baseFolder = QStringLiteral("/x");
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), QStringLiteral("1\n"), QStringLiteral("2\n"));
        card.show();
        const QString said = QStringLiteral("held back");
        QVERIFY(!card.item->startText().contains(said));
        card.context.heldPaths = {QStringLiteral("/x/b.txt")};
        QVERIFY(!card.item->startText().contains(said));
        card.context.heldPaths = {QStringLiteral("/x/a.txt")};
        QVERIFY(card.item->startText().contains(said));
        card.paint();
        card.context.heldPaths = {}; // accepted, or discarded
        QVERIFY(!card.item->startText().contains(said));
    }

    /// What has longer lines than the column is as wide as they are, as far as there is room; nothing else is.
    void longLinesUseTheRoomBeside()
    {
        Card card;
        const Theme &theme = card.look.theme();
        const int column = card.context.width, row = theme.prose.codeLine();
        const QString context = numbered(0, 30), line(110, u'x');
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), context + QStringLiteral("short\n"),
                       context + line + u'\n');
        card.show();
        QCOMPARE(card.item->cardWidth(), column);
        const int inColumn = card.item->height();
        const auto give = [&card](int room) {
            card.context.beside = {0, room};
            card.item->restyle(false);
        };
        give(2000);
        const int wide = card.item->cardWidth();
        QVERIFY(wide > column && wide < column + 2000);
        QVERIFY(card.item->height() < inColumn); // each line is one row
        QCOMPARE((inColumn - card.item->height()) % row, 0);
        QCOMPARE(card.item->reach(0, 10).width(), qreal(wide));
        for (const HotSpot &spot : card.spots(QString()))
            QVERIFY2(spot.rect.right() <= wide, qPrintable(spot.name));
        // As far as there is room.
        give(40);
        QCOMPARE(card.item->cardWidth(), column + 40);
        // What is folded away asks for none.
        give(2000);
        card.item->setFolded(true);
        QCOMPARE(card.item->cardWidth(), column);
        card.item->setFolded(false);
        QCOMPARE(card.item->cardWidth(), wide);
        // Two sides ask for both.
        card.toggle(QStringLiteral("Side by side"));
        QVERIFY(card.item->cardWidth() > wide);
        QVERIFY(card.item->cardWidth() >= theme.u * 120);
        // And a group is as wide as what is open in it.
        std::vector<ToolItem *> members{card.item.get()};
        ToolGroup group(card.context);
        group.setMembers(members);
        group.setFolded(false);
        QCOMPARE(group.cardWidth(), card.item->cardWidth());
        group.setFolded(true);
        QCOMPARE(group.cardWidth(), column);
    }

    void longTextsAreComparedElsewhere()
    {
        Card card;
        const QString before = numbered(0, 60000);
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before,
                       replaced(before, QStringLiteral("line 30000\n"), QStringLiteral("other\n")));
        card.show();
        QVERIFY(card.item->isFolded());
        card.item->setFolded(false);
        const int waiting = card.item->height();
        QCOMPARE(card.changes, 0);
        QVERIFY(card.spots(QStringLiteral("Side by side")).empty());
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(card.changes, 1);
        card.item->setEntry(card.entry());
        // Eight lines and two folds in place of the one that said that it compares.
        QCOMPARE(card.item->height(), waiting + 9 * card.look.theme().prose.codeLine());
        card.toggle(QStringLiteral("Unfold: 29997 unchanged"));
        QVERIFY(card.item->height() > 29000 * card.look.theme().prose.codeLine());
        // Nobody asks for what belongs to an item that is gone.
        card.show();
        card.item.reset();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(card.changes, 1);
    }

    void sidesTurn()
    {
        Card card;
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), QStringLiteral("a\nb\nc\n"),
                       QStringLiteral("a\nB\nC\n"));
        card.show();
        const int height = card.item->height();
        QSignalSpy turned(&card.look, &Look::diffSidesChanged);
        card.toggle(QStringLiteral("Side by side"));
        QCOMPARE(turned.count(), 1);
        QVERIFY(card.look.diffSides());
        QCOMPARE(card.item->height(), height - 2 * card.look.theme().prose.codeLine());
        // Where there is no room it stays one below the other, and is not offered.
        card.context.width = card.look.theme().u * 100;
        card.item->restyle(false);
        QCOMPARE(card.item->height(), height);
        QVERIFY(card.spots(QStringLiteral("One below")).empty());
        card.context.width = 640;
        card.item->restyle(false);
        card.toggle(QStringLiteral("One below"));
        QCOMPARE(card.item->height(), height);
    }

    void tintsSayWhatCodeColoursDoNot()
    {
        Card card;
        // The language has colours of its own for lines that begin with these signs.
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.diff"), QStringLiteral("+was added\n"),
                       QStringLiteral("-was removed\n"));
        card.show();
        const QImage image = card.paint();
        const Theme &t = card.look.theme();
        QVERIFY(pixels(image, t.added.tint) > 5000);
        QVERIFY(pixels(image, t.removed.tint) > 5000);
        const QImage word = [&] {
            card.turn.edit(QStringLiteral("w"), QStringLiteral("/x/a.txt"), QStringLiteral("a common word\n"),
                           QStringLiteral("a common thing\n"));
            card.show();
            return card.paint();
        }();
        QVERIFY(pixels(word, t.addedWord) > 100);
        QVERIFY(pixels(word, t.removedWord) > 100);
    }

    void filesOfOneCallHaveHeads()
    {
        Card card;
        acp::ToolCallUpdate update;
        update.id.value = QStringLiteral("two");
        update.isFirst = true;
        update.kind = acp::ToolKind::Edit;
        update.content = std::vector<acp::ToolContent>{
            acp::Diff{QStringLiteral("/x/one.txt"), QStringLiteral("a\n"), QStringLiteral("b\n")},
            acp::Diff{QStringLiteral("/x/two.txt"), std::nullopt, QStringLiteral("new\n")}};
        card.turn.raise(core::ToolCallChanged{update});
        card.show();
        QCOMPARE(card.spots(QStringLiteral("Open /x/")).size(), size_t(2));
        const QString copied = card.item->wholeText();
        QVERIFY2(copied.contains(QStringLiteral("--- /x/one.txt\n+++ /x/one.txt\n@@ -1 +1 @@\n-a\n+b\n")),
                 qPrintable(copied));
        QVERIFY(copied.contains(QStringLiteral("--- /dev/null\n+++ /x/two.txt\n@@ -0,0 +1 @@\n+new\n")));
        QVERIFY(!card.item->startText().contains(QStringLiteral("@@")));
    }

    /// In a group, too, what a member has inside can be folded, and is reached once however often it is painted.
    void membersOfGroupsFold()
    {
        Card card;
        std::vector<std::unique_ptr<ToolItem>> items;
        std::vector<ToolItem *> members;
        for (int i = 0; i < 2; ++i) {
            acp::ToolCallUpdate update;
            update.id.value = QStringLiteral("r%1").arg(i);
            update.isFirst = true;
            update.title = QStringLiteral("read %1").arg(i);
            update.kind = acp::ToolKind::Read;
            update.rawInput = QStringLiteral("{\"path\":\"/x\"}");
            card.turn.raise(core::ToolCallChanged{update});
            items.push_back(std::make_unique<ToolItem>(card.context));
            items.back()->setEntry(card.entry());
            members.push_back(items.back().get());
        }
        ToolGroup group(card.context);
        group.setMembers(members);
        const auto spots = [&](const QString &name) {
            QImage image(640, 1000, QImage::Format_RGB32);
            QPainter painter(&image);
            Canvas canvas(&painter, &card.look, 1);
            ItemPaint paint{canvas, QPointF(10, 20), QRectF(0, 0, 640, 1000), {}};
            group.paint(paint);
            std::vector<HotSpot> found;
            for (const HotSpot &spot : group.hotSpots()) {
                if (spot.name == name)
                    found.push_back(spot);
            }
            return found;
        };
        const QString details = QStringLiteral("Input and output as sent");
        QVERIFY(spots(details).empty());
        group.togglePart(partOf(spots(QStringLiteral("read 1")).at(0)));
        QVERIFY(!members[1]->isFolded());
        QCOMPARE(spots(details).size(), size_t(1));
        QCOMPARE(spots(details).size(), size_t(1));
        // Under its row, and inside the card.
        const QRectF row = spots(QStringLiteral("read 1")).at(0).rect, head = spots(details).at(0).rect;
        QCOMPARE(head.top(), row.bottom());
        QVERIFY(head.bottom() <= group.height());
        const int height = group.height();
        group.togglePart(partOf(spots(details).at(0)));
        QVERIFY(group.height() > height);
        QVERIFY(members[0]->isFolded());
    }

    void matchesUnfoldWhatHidesThem()
    {
        Card card;
        const QString before = numbered(0, 200);
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before,
                       replaced(before, QStringLiteral("line 100\n"), QString()));
        card.show();
        for (const bool sides : {false, true}) {
            card.look.setDiffSides(sides);
            card.show();
            models::Found place{card.entry().id, models::FoundIn::Diff, 0, 10, 0, 4};
            card.item->unfoldFor(place);
            const QRectF rect = card.item->rectOf(place);
            const int lineHeight = card.look.theme().prose.codeLine();
            place.line = 11;
            QCOMPARE(card.item->rectOf(place).top(), rect.top() + lineHeight);
            place.line = 100; // the change itself, below
            QCOMPARE(card.item->rectOf(place).top(), rect.top() + 90 * lineHeight);
        }
    }

    // --- in the view -----------------------------------------------------------------------------------------

    void keysUnfoldInTheView()
    {
        Shown s;
        const QString before = numbered(0, 100);
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before,
                    replaced(before, QStringLiteral("line 50\n"), QString()));
        s.settle();
        const auto height = [&] { return s.view.verticalScrollBar()->maximum(); };
        QCOMPARE(height(), 0);
        for (int i = 0; i < 5 && height() == 0; ++i) {
            QTest::keyClick(&s.view, Qt::Key_Down, Qt::ControlModifier);
            if (s.view.accessibleDescription().startsWith(QStringLiteral("Unfold: 47 unchanged")))
                QTest::keyClick(&s.view, Qt::Key_Space);
            s.settle();
        }
        QVERIFY(height() > 20 * s.look.theme().prose.codeLine());
        // The choice of the view reaches every card.
        s.look.setDiffSides(true);
        s.settle();
        QVERIFY(height() > 20 * s.look.theme().prose.codeLine());
    }

    void permissionsShowLongChanges()
    {
        Shown s;
        core::PermissionAsked asked;
        asked.key.value = 7;
        asked.toolCall.id.value = QStringLiteral("p");
        asked.toolCall.kind = acp::ToolKind::Edit;
        const QString before = numbered(0, 50000);
        asked.toolCall.content = std::vector<acp::ToolContent>{
            acp::Diff{QStringLiteral("/x/a.txt"), before, replaced(before, QStringLiteral("line 50\n"), QString())}};
        asked.options = {{QStringLiteral("yes"), QStringLiteral("Allow once"), acp::PermissionKind::AllowOnce}};
        s.turn.raise(asked);
        s.settle();
        auto *card = s.view.findChild<PermissionCard *>();
        QVERIFY(card);
        const int waiting = card->cardHeight(), lineHeight = s.look.theme().prose.codeLine();
        QThreadPool::globalInstance()->waitForDone();
        s.settle();
        QCOMPARE(card->cardHeight(), waiting + 8 * lineHeight);
        const auto *pane = card->findChild<widgets::DiffPane *>();
        const int folded = pane->height();
        QVERIFY(!pane->scrolls());
        card->setFocus();
        QTest::keyClick(card, Qt::Key_Space);
        s.settle();
        const auto whole = [pane] { return pane->verticalScrollBar()->maximum() + pane->viewport()->height(); };
        QVERIFY(pane->scrolls());
        QCOMPARE(whole(), folded + 46 * lineHeight);
        // What is said of it again does not fold it.
        s.view.syncNow();
        s.look.setDiffSides(true);
        s.settle();
        QCOMPARE(whole(), folded + 46 * lineHeight);
    }

    void doubleClickOpensTheLine()
    {
        Shown s;
        const QString before = numbered(0, 30), after = replaced(before, QStringLiteral("line 9\n"), {});
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, after);
        s.settle();
        ActionSpy<actions::OpenLocation> spy(&s.view);
        // Each line that is shown once, from the top: what stayed, what went, what stayed.
        QList<int> lines;
        for (int y = 0; y < s.view.viewport()->height(); y += s.look.theme().prose.codeLine()) {
            QTest::mouseDClick(s.view.viewport(), Qt::LeftButton, {}, {300, y});
            s.settle();
        }
        for (const auto &call : spy) {
            QCOMPARE(call.path, QStringLiteral("/x/a.txt"));
            QCOMPARE(call.within, after);
            lines << call.line;
        }
        QCOMPARE(lines, (QList<int>{7, 8, 9, 10, 10, 11, 12}));
        // The head's button opens where the change is.
        spy.clear();
        const auto *item = s.transcript.count() > 0 ? &s.transcript.at(s.transcript.count() - 1) : nullptr;
        QVERIFY(item);
        Card card;
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, after);
        card.turn.end(core::TurnEnd::Finished, 10);
        card.item = std::make_unique<ToolItem>(card.context);
        for (int i = 0; i < card.transcript.count(); ++i) {
            if (std::holds_alternative<history::ToolCall>(card.transcript.at(i).body))
                card.item->setEntry(card.transcript.at(i));
        }
        const auto open = std::get<actions::OpenLocation>(card.spots(QStringLiteral("Open")).at(0).action);
        QCOMPARE(open.line, 10);
        QCOMPARE(open.within, after);
    }

    // --- place by place --------------------------------------------------------------------------------------------

    /// Nothing is offered of what Belay cannot take back.
    void hunksAreOfWhatTheLedgerHas()
    {
        Card card;
        const QString before = numbered(0, 30), after = replaced(before, QStringLiteral("line 9\n"), {});
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, after);
        card.show();
        QVERIFY(card.spots(QStringLiteral("Undo: change")).empty());
        QVERIFY(!card.item->respondsToPointer());
        card.turn.raise(core::EffectChanged{written("/x/a.txt", 1)});
        card.item->setEntry(card.entry());
        QCOMPARE(card.spots(QStringLiteral("Undo: change at line 10")).size(), size_t(1));
        QCOMPARE(card.spots(QStringLiteral("Keep: change at line 10")).size(), size_t(1));
        QVERIFY(card.item->respondsToPointer());
        const auto undo =
            std::get<actions::UndoHunk>(card.spots(QStringLiteral("Undo: change at line 10")).at(0).action);
        QCOMPARE(undo.hunk.removed, QStringList{QStringLiteral("line 9")});
        QCOMPARE(undo.hunk.added, QStringList());
        QCOMPARE(undo.path, QStringLiteral("/x/a.txt"));
        QCOMPARE(undo.effects.size(), size_t(1));
        ledger::Effect undone = written("/x/a.txt", 1);
        undone.state = ledger::EffectState::Compensated;
        card.turn.raise(core::EffectChanged{undone});
        card.item->setEntry(card.entry());
        QVERIFY(card.spots(QStringLiteral("Undo: change")).empty());
    }

    /// Code begins at the left everywhere, so what belongs to a line stands at its right end everywhere.
    void nothingLiesOverTheCodeWhereTheRestIsMirrored()
    {
        Card card;
        const QString before = numbered(0, 30), after = replaced(before, QStringLiteral("line 9\n"), {});
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, after);
        card.turn.raise(core::EffectChanged{written("/x/a.txt", 1)});
        card.show();
        const auto places = [&card](bool isMirrored) {
            card.paint(QRectF(0, 0, 640, 4000), isMirrored);
            std::vector<QRectF> found;
            for (const HotSpot &spot : card.item->hotSpots()) {
                if (spot.name.contains(QStringLiteral("change at line 10")))
                    found.push_back(spot.rect);
            }
            return found;
        };
        const std::vector<QRectF> usual = places(false), mirrored = places(true);
        QCOMPARE(usual.size(), size_t(2));
        QCOMPARE(mirrored.size(), size_t(2));
        for (size_t i = 0; i < usual.size(); ++i) {
            QVERIFY(usual[i].left() > 320);
            QVERIFY2(qAbs(mirrored[i].left() - (640 - usual[i].right())) < 1,
                     qPrintable(QString::number(mirrored[i].left())));
        }
    }

    /// Also where it is lower than a button.
    void theButtonsOfTheLastLineAreWhole()
    {
        Card card;
        const QString before = numbered(0, 30);
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, before + QStringLiteral("last\n"));
        card.turn.raise(core::EffectChanged{written("/x/a.txt", 1)});
        card.show();
        for (const char *name : {"Undo: change at line 31", "Keep: change at line 31"}) {
            const auto spots = card.spots(QLatin1String(name));
            QCOMPARE(spots.size(), size_t(1));
            QVERIFY2(spots[0].rect.bottom() <= card.item->height(),
                     qPrintable(QStringLiteral("%1 of %2").arg(spots[0].rect.bottom()).arg(card.item->height())));
        }
    }

    /// It stands behind its line, in the room that is left; around the line's number if there is none.
    void aCommentCoversNoCode_data()
    {
        QTest::addColumn<int>("length");
        for (int length = 10; length < 160; length += length < 60 ? 10 : 1)
            QTest::addRow("%d", length) << length;
    }
    void aCommentCoversNoCode()
    {
        QFETCH(const int, length);
        Card card;
        const QString line(length, u'x');
        card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), numbered(0, 3), numbered(0, 3) + line + u'\n');
        card.show();
        const QImage plain = card.paint();
        history::LineComment comment{QStringLiteral("/x/a.txt"), 4, false, line,
                                     QStringLiteral("why so many of them, and what are they for?")};
        card.transcript.setComment(card.entry().id, comment);
        card.item->setEntry(card.entry());
        const auto spots = card.spots(QStringLiteral("Comment on line 4: why"));
        QCOMPARE(spots.size(), size_t(1));
        const QRect place = spots[0].rect.toAlignedRect();
        QVERIFY2(place.width() >= 12 && place.right() < 640, qPrintable(QString::number(place.width())));
        const QImage commented = card.paint();
        QVERIFY(commented != plain);
        int ink = 0;
        for (int y = place.top(); y < place.bottom(); ++y) {
            const QRgb ground = plain.pixel(634, y);
            for (int x = 2; x < 636; ++x) {
                if (plain.pixel(x, y) == ground)
                    continue;
                ++ink;
                QVERIFY2(commented.pixel(x, y) == plain.pixel(x, y), qPrintable(QString::number(x)));
            }
        }
        QVERIFY(ink > 0);
    }

    /// A card is as wide as the others, or clearly wider.
    void aCardIsNotWiderByAHair()
    {
        for (int length = 60; length < 100; ++length) {
            Card card;
            card.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), numbered(0, 3),
                           numbered(0, 3) + QString(length, u'x') + u'\n');
            card.show();
            const int column = card.item->cardWidth(), wrapped = card.item->height();
            card.context.beside = {0, 2000};
            card.item->restyle(false);
            const int beyond = card.item->cardWidth() - column;
            QVERIFY2(beyond == 0 || beyond >= 40, qPrintable(QString::number(length)));
            // It is wider only for a line that would wrap.
            QCOMPARE(beyond > 0, card.item->height() < wrapped);
        }
    }

    /// It goes as a whole.
    void aNewFileHasNoHunks()
    {
        Card card;
        acp::ToolCallUpdate update;
        update.id = {QStringLiteral("e")};
        update.kind = acp::ToolKind::Edit;
        update.content = std::vector<acp::ToolContent>{
            acp::Diff{QStringLiteral("/x/a.txt"), std::nullopt, QStringLiteral("one\ntwo\n")}};
        card.turn.raise(core::ToolCallChanged{update});
        card.turn.raise(core::EffectChanged{written("/x/a.txt", 1)});
        card.show();
        card.item->setFolded(false);
        QVERIFY(!card.spots(QStringLiteral("Undo:")).empty());
        QVERIFY(card.spots(QStringLiteral("Undo: change")).empty());
    }

    /// An agent may show parts of a file, each with lines of its own.
    void hunksThatSayTheSameAreCounted()
    {
        Card card;
        acp::ToolCallUpdate update;
        update.id = {QStringLiteral("e")};
        update.kind = acp::ToolKind::Edit;
        const QString x = QStringLiteral("a\nx\nb\n"), y = QStringLiteral("a\ny\nb\n");
        update.content = std::vector<acp::ToolContent>{};
        for (int i = 0; i < 2; ++i)
            update.content->push_back(acp::Diff{QStringLiteral("/x/a.txt"), x, y});
        update.content->push_back(acp::Diff{QStringLiteral("/x/other.txt"), x, y});
        card.turn.raise(core::ToolCallChanged{update});
        card.turn.raise(core::EffectChanged{written("/x/a.txt", 1)});
        card.show();
        card.item->setFolded(false);
        std::vector<std::pair<int, int>> counted;
        for (const HotSpot &spot : card.spots(QStringLiteral("Undo: change"))) {
            const auto &undo = std::get<actions::UndoHunk>(spot.action);
            counted.push_back({undo.hunk.number, undo.hunk.alike});
        }
        QCOMPARE(counted, (std::vector<std::pair<int, int>>{{0, 2}, {1, 2}, {0, 1}}));
    }

    void aHandThatClicksTwiceMeansItOnce()
    {
        Shown s;
        const QString before = numbered(0, 30), after = replaced(before, QStringLiteral("line 9\n"), {});
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, after);
        s.turn.raise(core::EffectChanged{written("/x/a.txt", 1)});
        s.settle();
        ActionSpy<actions::UndoHunk> hunks(&s.view);
        ActionSpy<actions::Undo> whole(&s.view);
        ActionSpy<actions::OpenLocation> opened(&s.view);
        const int row = s.transcript.count() - 1;
        const QPoint item = s.view.viewport()->mapFromGlobal(s.view.reader().rectOf(row).topLeft());
        for (const QString &name : {QStringLiteral("Undo: change at line 10"), QStringLiteral("Undo: /x/a.txt")}) {
            const std::vector<HotSpot> spots = s.view.reader().spotsOf(row);
            const auto at =
                std::find_if(spots.begin(), spots.end(), [&](const HotSpot &spot) { return spot.name == name; });
            QVERIFY2(at != spots.end(), qPrintable(name));
            const QPoint point = at->rect.center().toPoint() + item;
            const QPointF global = s.view.viewport()->mapToGlobal(point);
            for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease,
                                            QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
                QMouseEvent event(type, point, global, Qt::LeftButton,
                                  type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
                QCoreApplication::sendEvent(s.view.viewport(), &event);
            }
        }
        QCOMPARE(hunks.count(), 1);
        QCOMPARE(whole.count(), 1);
        QCOMPARE(opened.count(), 0);
    }

    // --- the dialogs' view -----------------------------------------------------------------------------------

    void partsOfAChangeAreCopied()
    {
        Look look;
        DiffView view(&look);
        view.resize(700, 400);
        view.show();
        view.setDiff(QStringLiteral("/x/a.txt"), QStringLiteral("one\ntwo\n"), QStringLiteral("one\n\tthree\n"));
        const auto at = [&](int line, int x) {
            return QPoint(x, look.theme().u * 2 + look.theme().prose.codeLine() * line +
                                 look.theme().prose.codeLine() / 2);
        };
        QWidget *area = view.viewport();
        const auto drag = [&](QPoint from, QPoint to) {
            QTest::mousePress(area, Qt::LeftButton, {}, from);
            QMouseEvent event(QEvent::MouseMove, to, area->mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(area, &event);
            QTest::mouseRelease(area, Qt::LeftButton, {}, to);
            view.copy();
            return QApplication::clipboard()->text();
        };
        QCOMPARE(drag(at(0, 5), at(0, 690)), QStringLiteral("one"));
        QCOMPARE(drag(at(2, 690), at(1, 5)), QStringLiteral("two\n\tthree"));
        QTest::mouseClick(area, Qt::LeftButton, {}, at(0, 5));
        view.copy();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("-two\n+\tthree\n")));
    }

    void viewUnfoldsByKeysAndPointer()
    {
        Look look;
        DiffView view(&look);
        view.resize(700, 400);
        view.show();
        const QString before = numbered(0, 100);
        view.setDiff(QStringLiteral("/x/a.txt"), before,
                     replaced(before, QStringLiteral("line 50\n"), QStringLiteral("line fifty\n")));
        QCOMPARE(view.rows(), 10);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(view.rows(), 10 + 45);
        const Theme &t = look.theme();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(100, t.u * 2 + t.prose.codeLine() / 2));
        QCOMPARE(view.rows(), 101);
        // In steps, by keys and at the arrows.
        view.setDiff(QStringLiteral("/x/a.txt"), before,
                     replaced(before, QStringLiteral("line 50\n"), QStringLiteral("line fifty\n")));
        QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(view.rows(), 10 + 20);
        QVERIFY2(view.accessibleDescription().startsWith(QStringLiteral("27 ")),
                 qPrintable(view.accessibleDescription()));
        QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(view.rows(), 10 + 40);
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(view.rows(), 10 + 46);
        view.setDiff(QStringLiteral("/x/a.txt"), before,
                     replaced(before, QStringLiteral("line 50\n"), QStringLiteral("line fifty\n")));
        QList<int> clicked;
        for (int x = 2; x < t.u * 20; x += 2) {
            const int rows = view.rows();
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(x, t.u * 2 + t.prose.codeLine() / 2));
            clicked << view.rows() - rows;
            if (view.rows() != rows)
                view.setDiff(QStringLiteral("/x/a.txt"), before,
                             replaced(before, QStringLiteral("line 50\n"), QStringLiteral("line fifty\n")));
        }
        QVERIFY(clicked.contains(20));
        QVERIFY(clicked.contains(46));
        for (const int rows : clicked)
            QVERIFY(rows == 20 || rows == 46);
        view.setDiff(QStringLiteral("/x/a.txt"), before,
                     replaced(before, QStringLiteral("line 50\n"), QStringLiteral("line fifty\n")));
        QTest::keyClick(&view, Qt::Key_Space);
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(view.rows(), 101);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("-line 50\n+line fifty\n")));
        auto *turn = view.findChild<QAbstractButton *>(QStringLiteral("turnSides"));
        QVERIFY(turn && turn->isVisible());
        turn->click();
        QCOMPARE(view.rows(), 100);
        QVERIFY(look.diffSides());
        view.resize(t.u * 100, 400);
        QCOMPARE(view.rows(), 101);
        QVERIFY(!turn->isVisible());
    }

    void viewTellsTheLineOfADoubleClick()
    {
        Look look;
        DiffView view(&look);
        view.resize(700, 400);
        view.show();
        view.setDiff(QStringLiteral("/x/a.txt"), QStringLiteral("a\nb\nc\n"), QStringLiteral("a\nB\nX\nc\n"));
        QCOMPARE(view.firstChangedLine(), 2);
        QSignalSpy spy(&view, &DiffView::lineDoubleClicked);
        const Theme &t = look.theme();
        QList<int> lines;
        for (const bool sides : {false, true}) {
            look.setDiffSides(sides);
            for (int row = 0; row < view.rows() + 1; ++row)
                QTest::mouseDClick(view.viewport(), Qt::LeftButton, {},
                                   {600, t.u * 2 + row * t.prose.codeLine() + t.prose.codeLine() / 2});
        }
        for (const auto &call : spy)
            lines << call[0].toInt();
        QCOMPARE(lines, (QList<int>{1, 2, 2, 3, 4, /* side by side */ 1, 2, 3, 4}));
    }

    /// A language that is still being loaded leaves a change without colours until it is there.
    void colorsOfCodeComeLater()
    {
        const QString before = QStringLiteral("def f():\n    return 1\n");
        const QString after = replaced(before, QStringLiteral("1"), QStringLiteral("\"one\" # why"));
        Look atOnce, behind;
        behind.highlighter().setLoadsBehind(true);
        DiffView expected(&atOnce), view(&behind);
        for (DiffView *one : {&expected, &view}) {
            one->resize(700, 400);
            one->setDiff(QStringLiteral("/x/a.py"), before, after);
            one->show();
        }
        const QImage colored = expected.viewport()->grab().toImage();
        QVERIFY(view.viewport()->grab().toImage() != colored);
        QTRY_COMPARE_WITH_TIMEOUT(behind.highlighter().revision(), 2, 30'000); // painting asks for what is next
        QVERIFY(view.viewport()->grab().toImage() == colored);
    }

    void viewComparesLongTexts()
    {
        Look look;
        DiffView view(&look);
        view.resize(700, 400);
        view.show();
        view.setDiff(QStringLiteral("/x/a.txt"), numbered(0, 50000), numbered(0, 50001));
        QVERIFY(view.isComparing());
        QCOMPARE(view.added(), 0);
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(!view.isComparing());
        QCOMPARE(view.added(), 1);
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("1 lines added")));
        // A new text before the old one is compared: the old one never shows.
        view.setDiff(QStringLiteral("/x/a.txt"), numbered(0, 50000), numbered(0, 50007));
        view.setDiff(QStringLiteral("/x/a.txt"), QStringLiteral("a\n"), QStringLiteral("b\n"));
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(view.added(), 1);
        QCOMPARE(view.removed(), 1);
    }
};

BELAY_GUI_TEST(TestDiffParts)

} // namespace tst_diffparts

#include "tst_diffparts.moc"
