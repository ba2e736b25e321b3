// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "history/turnreport.h"
#include "models/texts/reporttext.h"
#include "transcriptstage.h"
#include "widgets/items/itemfactory.h"
#include "widgets/items/lineitems.h"
#include "widgets/items/reportitem.h"
#include "widgets/style/canvas.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include <cerrno>
#include <utility>

namespace tst_report {

using namespace widgets;
using core::TurnEnd;

namespace {

struct Stage : TranscriptStage
{
    Stage() : TranscriptStage({760, 600}) {}
    const history::Entry &footer() const
    {
        for (int row = transcript.count() - 1;; --row) {
            if (std::holds_alternative<history::TurnFooter>(transcript.at(row).body))
                return transcript.at(row);
        }
    }
    QString copied()
    {
        view.copyBlock();
        return QApplication::clipboard()->text();
    }
};

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

/// The item alone, laid out for a width.
struct Card
{
    FakeClock clock;
    Look look;
    ItemContext context;
    std::unique_ptr<TranscriptItem> item;

    explicit Card(const history::Entry &entry, int width = 600)
    {
        context.look = &look;
        context.clock = &clock;
        context.width = width;
        context.baseFolder = QStringLiteral("/src/tidewater");
        item = makeItem(entry, context);
    }
    /// That ask for it.
    template <class Action> std::vector<HotSpot> spots() const
    {
        std::vector<HotSpot> out;
        for (const HotSpot &spot : item->hotSpots()) {
            if (spot.asksFor<Action>())
                out.push_back(spot);
        }
        return out;
    }
};

history::Entry reportOf(int files)
{
    history::TurnFooter footer;
    footer.end = TurnEnd::StoppedByYou;
    for (int i = 0; i < files; ++i) {
        history::ReportRow row;
        row.what = QStringLiteral("/src/tidewater/file%1.py").arg(i);
        row.added = 2;
        row.removed = 1;
        row.entry = history::EntryId(i) + 1;
        footer.report.push_back(row);
    }
    history::Entry entry;
    entry.id = 1000;
    entry.body = footer;
    return entry;
}

} // namespace

/// What happened: the card at the end of a turn that was stopped or broke.
class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a finished turn contacted is one line that unfolds; however many hosts and however they are called.
    void theHostsOfAFinishedTurnUnfold()
    {
        history::TurnFooter footer;
        footer.network = proxy::NetworkLevel::Note;
        for (int i = 0; i < 100; ++i)
            footer.report.push_back(
                history::contactRow({QString(QStringLiteral("h%1.").arg(i) + QString(200, u'x')), 443, 1}));
        history::Entry entry;
        entry.turn = {1};
        entry.body = footer;
        Card card(entry, 300);
        const int line = card.context.theme().prose.bodyLine();
        QCOMPARE(card.item->height(), 2 * line);
        QImage page(400, 4000, QImage::Format_ARGB32_Premultiplied);
        const auto painted = [&] {
            QPainter painter(&page);
            Canvas canvas(&painter, &card.look, 1);
            ItemPaint paint{canvas, QPointF(), QRectF(page.rect()), {}};
            card.item->paint(paint);
            return card.spots<actions::FoldPart>().size();
        };
        QCOMPARE(painted(), size_t(1));
        card.item->togglePart(0);
        QVERIFY(card.item->height() > 30 * line && card.item->height() < 40 * line);
        QCOMPARE(painted(), size_t(1));
        QCOMPARE(card.item->wholeText().count(u'\n'), 101);
    }

    /// There is nothing to review where no file changed.
    void onlyChangesAreReviewed()
    {
        using Section = history::ReportRow::Section;
        const auto reviewed = [](const std::vector<Section> &sections) {
            history::TurnFooter footer;
            footer.end = core::TurnEnd::StoppedByYou;
            quint64 id = 0;
            for (const Section section : sections) {
                history::ReportRow row;
                row.section = section;
                row.why = history::ReportRow::Reason::FileChanged;
                row.what = QStringLiteral("/p/file%1.txt").arg(++id);
                row.effects = {{id}};
                footer.report.push_back(row);
            }
            history::Entry entry;
            entry.turn = {1};
            entry.body = footer;
            Card card(entry, 660);
            const auto spots = card.spots<actions::Review>();
            return spots.empty() ? std::vector<base::EffectId>() : spots[0].asksFor<actions::Review>()->effects;
        };
        QCOMPARE(reviewed({Section::NotDone, Section::Prevented, Section::NotPermitted}),
                 std::vector<base::EffectId>());
        QCOMPARE(reviewed({Section::NotDone, Section::Unknown, Section::TookEffect}),
                 (std::vector{base::EffectId{2}, base::EffectId{3}}));
    }

    /// What changed after a finished turn hangs under its line, each with its undo; many fold.
    void whatChangedAfterAFinishedTurnHangsUnderIt()
    {
        const auto entryOf = [](int files, bool undone) {
            history::TurnFooter footer;
            footer.report.push_back(history::contactRow({QStringLiteral("host"), 443, 1}));
            for (int i = 0; i < files; ++i) {
                history::ReportRow row;
                row.why = history::ReportRow::Reason::NotReported;
                row.what = QStringLiteral("/p/late%1.txt").arg(i);
                row.text = QStringLiteral("Changed after the turn, while sleep 60 still ran");
                row.effects = {{quint64(i) + 1}};
                row.canUndo = !undone;
                row.undone = undone;
                footer.report.push_back(row);
            }
            history::Entry entry;
            entry.turn = {1};
            entry.body = footer;
            return entry;
        };
        for (const int width : {300, 660}) {
            Card card(entryOf(1, false), width);
            QImage page(width, 4000, QImage::Format_ARGB32_Premultiplied);
            const auto paint = [&] {
                QPainter painter(&page);
                Canvas canvas(&painter, &card.look, 1);
                ItemPaint paint{canvas, QPointF(), QRectF(page.rect()), {}};
                card.item->paint(paint);
            };
            paint();
            QCOMPARE(card.spots<actions::Undo>().size(), size_t(1));
            QCOMPARE(card.spots<actions::Undo>()[0].asksFor<actions::Undo>()->effects, std::vector{base::EffectId{1}});
            QCOMPARE(card.spots<actions::Review>().size(), size_t(1));
            const QRectF row = card.spots<actions::Review>()[0].rect;
            QVERIFY(row.contains(card.spots<actions::Undo>()[0].rect) && row.bottom() <= card.item->height());
            QVERIFY(card.item->wholeText().contains(
                QStringLiteral("/p/late0.txt (Changed after the turn, while sleep 60 still ran)")));
            models::Found place;
            place.in = models::FoundIn::Row;
            place.index = 2;
            QCOMPARE(card.item->rectOf(place), row);
            card.item->setEntry(entryOf(1, true));
            paint();
            QVERIFY(card.spots<actions::Undo>().empty());
            QCOMPARE(card.spots<actions::Redo>().size(), size_t(1));
            card.item->setEntry(entryOf(20, false));
            paint();
            QCOMPARE(card.spots<actions::Undo>().size(), size_t(FooterItem::firstLate));
            place.index = 2 * 15;
            card.item->unfoldFor(place);
            paint();
            QCOMPARE(card.spots<actions::Undo>().size(), size_t(20));
            QVERIFY(card.item->rectOf(place).bottom() <= card.item->height());
        }
    }

    void everyEndSaysHowItCame_data()
    {
        QTest::addColumn<int>("end");
        QTest::addColumn<QString>("words");
        QTest::newRow("you") << int(TurnEnd::StoppedByYou)
                             << QStringLiteral("Stopped by you · the agent confirmed after 4.6 s");
        QTest::newRow("normally") << int(TurnEnd::EndedNormallyAfterStop)
                                  << QStringLiteral("Ended normally after Stop · 4.6 s");
        QTest::newRow("failed") << int(TurnEnd::AgentFailed) << QStringLiteral("Agent failed");
        QTest::newRow("died") << int(TurnEnd::AgentDied) << QStringLiteral("Agent process died");
        QTest::newRow("force") << int(TurnEnd::StoppedByForce)
                               << QStringLiteral("Stopped by force · 15 s after Stop · Belay ended the agent process");
        QTest::newRow("agent") << int(TurnEnd::CancelledByAgent)
                               << QStringLiteral("Cancelled by the agent · Stop was not pressed");
    }

    void everyEndSaysHowItCame()
    {
        QFETCH(int, end);
        QFETCH(QString, words);
        Stage s;
        s.turn.playEnding(TurnEnd(end));
        s.settle();
        const Card card(s.footer());
        const QString text = card.item->wholeText();
        QVERIFY2(text.startsWith(QStringLiteral("What happened: ") + words), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Took effect: tidewater/cache.py")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Cannot be undone: POST https://staging")));
        QVERIFY(text.contains(QStringLiteral("Unknown: pytest")));
        QVERIFY(text.contains(QStringLiteral("Not permitted: python -m tidewater.migrate")));
        QCOMPARE(text.contains(QStringLiteral("-32603")), TurnEnd(end) == TurnEnd::AgentFailed);
    }

    void finishedTurnsHaveNone()
    {
        Stage s;
        s.turn.playFinished();
        s.settle();
        const Card card(s.footer());
        QVERIFY(!dynamic_cast<ReportItem *>(card.item.get()));
        QVERIFY(card.item->wholeText().startsWith(QStringLiteral("Finished")));
    }

    void nothingHappenedIsOneLine()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("hello"));
        s.turn.end(TurnEnd::StoppedByYou, 3000);
        s.settle();
        const Card card(s.footer());
        QCOMPARE(card.item->height(), card.look.theme().prose.bodyLine());
        QVERIFY(card.item->wholeText().contains(QStringLiteral("Stopped by you · no change was reported")));
        QVERIFY(card.item->hotSpots().empty());
    }

    void growsWithWhatComesLate()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("hello"));
        s.turn.stop();
        s.turn.end(TurnEnd::StoppedByYou, 3000);
        s.settle();
        s.turn.afterStopMs = 900;
        s.turn.edit(QStringLiteral("late"), QStringLiteral("/src/a.py"), QStringLiteral("a\n"), QStringLiteral("b\n"));
        s.settle();
        const Card card(s.footer());
        QVERIFY2(card.item->wholeText().contains(QStringLiteral("Came late")), qPrintable(card.item->wholeText()));
        s.view.setFocus();
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(&s.view, Qt::Key_Up, Qt::ControlModifier);
        for (int i = 0; i < 10 && !s.copied().startsWith(QStringLiteral("What happened")); ++i)
            QTest::keyClick(&s.view, Qt::Key_Down, Qt::ControlModifier);
        QVERIFY2(s.copied().contains(QStringLiteral("Came late")), qPrintable(s.copied()));
    }

    void longSectionsFold()
    {
        Card card(reportOf(200));
        QCOMPARE(card.spots<actions::ShowEntry>().size(), size_t(ReportItem::firstRows));
        const int folded = card.item->height();
        const std::vector<HotSpot> fold = card.spots<actions::FoldPart>();
        QCOMPARE(fold.size(), size_t(1));
        QCOMPARE(fold[0].name, QStringLiteral("and 195 more"));
        card.item->togglePart(fold[0].asksFor<actions::FoldPart>()->part);
        QCOMPARE(card.spots<actions::ShowEntry>().size(), size_t(200));
        QVERIFY(card.item->height() > folded * 5);
        // What arrives later leaves it as the user has set it.
        card.item->setEntry(reportOf(201));
        QCOMPARE(card.spots<actions::ShowEntry>().size(), size_t(201));
        card.item->togglePart(card.spots<actions::FoldPart>()[0].asksFor<actions::FoldPart>()->part);
        QCOMPARE(card.item->height(), folded);
        // One more than the first ones is shown rather than announced.
        Card six(reportOf(ReportItem::firstRows + 1));
        QVERIFY(six.spots<actions::FoldPart>().empty());
    }

    /// Its rows begin behind the words at their left, in every section and however long these are in a language.
    void wordsOfASectionHaveRoom_data()
    {
        QTest::addColumn<bool>("isLong");
        QTest::newRow("English") << false;
        QTest::newRow("another language") << true;
    }
    void wordsOfASectionHaveRoom()
    {
        QFETCH(const bool, isLong);
        LongWords words;
        if (isLong)
            QCoreApplication::installTranslator(&words);
        const auto remove = qScopeGuard([&words] { QCoreApplication::removeTranslator(&words); });
        using Row = history::ReportRow;
        for (int section = 0; section <= int(Row::Section::Contacted); ++section) {
            history::Entry entry = reportOf(1);
            auto &rows = std::get<history::TurnFooter>(entry.body).report;
            rows.front().section = Row::Section(section);
            rows.front().why = Row::Reason::DidNotHappen;
            Card card(entry, 1000);
            const auto &t = card.look.theme();
            const auto spots = card.spots<actions::ShowEntry>();
            QCOMPARE(spots.size(), size_t(1));
            const qreal room = spots[0].rect.left() - t.u * 8.5;
            const QString label = models::reportSectionText(Row::Section(section)),
                          hint = models::reportSectionHint(Row::Section(section), rows);
            QVERIFY2(Canvas::width(t.bold, label) < room, qPrintable(label));
            QVERIFY2(Canvas::width(t.small, hint) < room, qPrintable(hint));
        }
    }

    void rowsStayInsideTheCard()
    {
        for (const int width : {320, 600}) {
            Stage s;
            s.turn.playEnding(TurnEnd::StoppedByYou);
            Card card(s.footer(), width);
            card.context.narrow = width < 400;
            card.item->restyle(false);
            const QRectF all(0, 0, width, card.item->height());
            QRectF last;
            for (const HotSpot &spot : card.item->hotSpots()) {
                if (spot.rect.isNull())
                    continue; // in the menu alone
                QVERIFY(all.contains(spot.rect));
                QVERIFY(!spot.rect.intersects(last));
                last = spot.rect;
            }
            QVERIFY(!last.isNull());
        }
    }

    void clickLeadsToTheEntry()
    {
        Stage s;
        for (int i = 0; i < 4; ++i)
            s.turn.playFinished();
        s.turn.playEnding(TurnEnd::StoppedByYou);
        s.view.resize(760, 380);
        s.view.scrollToEntry(s.footer().id);
        s.settle();
        const int top = s.view.verticalScrollBar()->value();
        // From below: the first row that is met is the last one that leads anywhere.
        for (int y = s.view.height() - 4; y > 0 && s.view.verticalScrollBar()->value() == top; y -= 6)
            QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(400, y));
        s.settle();
        QVERIFY(s.view.verticalScrollBar()->value() < top);
        QVERIFY2(s.copied().startsWith(QStringLiteral("docs/caching.md")), qPrintable(s.copied()));
    }

    /// Each calls another tool, and all of them together are one button.
    void callsAreUndoneTogether()
    {
        history::Entry entry = reportOf(3);
        auto &rows = std::get<history::TurnFooter>(entry.body).report;
        for (size_t i = 0; i < rows.size(); ++i) {
            rows[i].why = history::ReportRow::Reason::RemoteDone;
            rows[i].effects = {base::EffectId{i + 1}};
            rows[i].canUndo = i < 2;
        }
        Card card(entry, 600);
        const std::vector<HotSpot> undo = card.spots<actions::Undo>();
        QCOMPARE(undo.size(), size_t(3));
        QCOMPARE(undo[2].name, QStringLiteral("Undo 2 call(s)…"));
        QCOMPARE(undo[2].asksFor<actions::Undo>()->effects, (std::vector{base::EffectId{1}, base::EffectId{2}}));
        rows[1].canUndo = false;
        card.item->setEntry(entry);
        QCOMPARE(card.spots<actions::Undo>().size(), size_t(1));
    }

    void whatCanBeUndoneHasAButton()
    {
        for (const int width : {320, 600}) {
            history::Entry entry = reportOf(3);
            auto &rows = std::get<history::TurnFooter>(entry.body).report;
            for (size_t i = 0; i < rows.size(); ++i) {
                rows[i].effects = {base::EffectId{i * 2 + 1}, base::EffectId{i * 2 + 2}};
                rows[i].canUndo = i < 2;
                rows[i].undone = i == 2;
            }
            Card card(entry, width);
            card.context.narrow = width < 400;
            card.item->restyle(false);
            const std::vector<HotSpot> undo = card.spots<actions::Undo>(), redo = card.spots<actions::Redo>();
            QCOMPARE(undo.size(), size_t(3));
            QCOMPARE(undo[0].name, QStringLiteral("Undo: file0.py"));
            QCOMPARE(undo[1].asksFor<actions::Undo>()->effects, (std::vector{base::EffectId{3}, base::EffectId{4}}));
            QCOMPARE(undo[2].name, QStringLiteral("Undo 2 file change(s)"));
            QCOMPARE(undo[2].asksFor<actions::Undo>()->effects.size(), size_t(4));
            QCOMPARE(redo.size(), size_t(1));
            QCOMPARE(redo[0].asksFor<actions::Redo>()->effects, (std::vector{base::EffectId{5}, base::EffectId{6}}));
            const QRectF all(0, 0, width, card.item->height());
            for (size_t i = 0; i < card.item->hotSpots().size(); ++i) {
                if (card.item->hotSpots()[i].rect.isNull())
                    continue; // in the menu alone
                QVERIFY(all.contains(card.item->hotSpots()[i].rect));
                for (size_t other = 0; other < i; ++other)
                    QVERIFY(!card.item->hotSpots()[i].rect.intersects(card.item->hotSpots()[other].rect));
            }
            QVERIFY(card.item->wholeText().contains(QStringLiteral("file2.py (Undone)")));
            rows[1].what = rows[0].what; // the same file, changed twice
            card.item->setEntry(entry);
            QCOMPARE(card.spots<actions::Undo>()[2].name, QStringLiteral("Undo 2 changes to 1 file(s)"));
            rows[1].canUndo = false;
            card.item->setEntry(entry);
            QCOMPARE(card.spots<actions::Undo>().size(), size_t(1)); // no "all" for one
            // What was taken back with one click comes back with one.
            for (history::ReportRow &row : rows) {
                row.canUndo = false;
                row.undone = true;
            }
            card.item->setEntry(entry);
            const std::vector<HotSpot> back = card.spots<actions::Redo>();
            QCOMPARE(back.size(), rows.size() + 1);
            QCOMPARE(back.back().name, QStringLiteral("Redo all"));
            QCOMPARE(back.back().asksFor<actions::Redo>()->effects.size(), 2 * rows.size());
        }
    }

    /// What could not be started is how it was set up; what died is not.
    void anAgentThatDidNotStartCanBeEdited()
    {
        // Where the session's folder has gone the agent is not at fault: another folder is chosen.
        for (const auto &[origin, code] : {std::pair(base::Origin::System, 0), std::pair(base::Origin::System, ENOTDIR),
                                           std::pair(base::Origin::Transport, 0)}) {
            history::Failure failure;
            failure.error = {origin, code, QStringLiteral("The program “x” was not found."), {}};
            failure.canRestart = true;
            history::Entry entry;
            entry.id = 1;
            entry.body = failure;
            Card card(entry, 900);
            QImage image(900, card.item->height(), QImage::Format_RGB32);
            QPainter painter(&image);
            Canvas canvas(&painter, &card.look, 1.0);
            ItemPaint paint{canvas, {}, QRectF(image.rect()), {}};
            card.item->paint(paint);
            QCOMPARE(card.spots<actions::RestartAgent>().size(), size_t(1));
            const bool isFolder = code == ENOTDIR;
            QCOMPARE(card.spots<actions::ChooseFolder>().size(), size_t(isFolder));
            QCOMPARE(card.spots<actions::EditAgent>().size(),
                     size_t(origin == base::Origin::System && !isFolder ? 1 : 0));
            QCOMPARE(card.spots<actions::ShowTraffic>().size(), size_t(origin == base::Origin::System ? 0 : 1));
        }
    }

    void whatNobodyKnowsCanBeLookedAtAndAcknowledged()
    {
        for (const int width : {320, 600}) {
            history::Entry entry = reportOf(2);
            entry.turn.value = 7;
            auto &footer = std::get<history::TurnFooter>(entry.body);
            footer.canRetry = true;
            footer.report[0].section = history::ReportRow::Section::Unknown;
            footer.report[0].why = history::ReportRow::Reason::FileDiffers;
            footer.report[0].canLook = footer.report[0].canAcknowledge = true;
            footer.report[0].effects = {base::EffectId{1}};
            footer.report[1].effects = {base::EffectId{2}};
            footer.report[1].canUndo = true;
            Card card(entry, width);
            card.context.narrow = width < 400;
            card.item->restyle(false);
            QCOMPARE(card.spots<actions::Look>().size(), size_t(1));
            QCOMPARE(card.spots<actions::Look>()[0].asksFor<actions::Look>()->effects, std::vector{base::EffectId{1}});
            QCOMPARE(card.spots<actions::Acknowledge>().size(), size_t(1));
            QCOMPARE(card.spots<actions::Review>().at(0).asksFor<actions::Review>()->effects,
                     (std::vector{base::EffectId{1}, base::EffectId{2}}));
            QCOMPARE(card.spots<actions::Retry>().at(0).asksFor<actions::Retry>()->turn.value, quint64(7));
            const QRectF all(0, 0, width, card.item->height());
            for (const HotSpot &spot : {card.spots<actions::Look>()[0], card.spots<actions::Acknowledge>()[0],
                                        card.spots<actions::Review>()[0], card.spots<actions::Retry>()[0]})
                QVERIFY(all.contains(spot.rect));
            footer.report[0].canAcknowledge = false;
            footer.report[0].acknowledged = true;
            footer.canRetry = false;
            card.item->setEntry(entry);
            QVERIFY(card.spots<actions::Acknowledge>().empty() && card.spots<actions::Retry>().empty());
            QVERIFY(card.item->wholeText().contains(QStringLiteral("· acknowledged")));
        }
    }

    void whatFailedWithoutAChangeCanBeTriedAgain()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("hello"));
        s.turn.end(TurnEnd::AgentFailed, -1);
        s.settle();
        const Card card(s.footer());
        QCOMPARE(card.spots<actions::Retry>().size(), size_t(1));
        ActionSpy<actions::Retry> retry(&s.view);
        const QRectF rect = card.spots<actions::Retry>()[0].rect;
        QVERIFY(rect.bottom() <= card.item->height());
        for (int y = s.view.height() - 4; y > 0 && retry.isEmpty(); y -= 6) {
            for (int x = 20; x < 300 && retry.isEmpty(); x += 10)
                QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(x, y));
        }
        QCOMPARE(retry.size(), 1);
    }

    void toolCardsTakeBackAndBringBack()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("hello"));
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/src/tidewater/a.py"), QStringLiteral("a"),
                    QStringLiteral("b"));
        s.settle();
        QVERIFY(!s.view.grab().isNull());
        ActionSpy<actions::Undo> undo(&s.view);
        ActionSpy<actions::Redo> redo(&s.view);
        ledger::Effect effect;
        effect.id = base::EffectId{7};
        effect.turn.value = 1;
        effect.target = QStringLiteral("/src/tidewater/a.py");
        effect.toolCall.value = QStringLiteral("e");
        const auto tell = [&](ledger::EffectState state) {
            effect.state = state;
            s.turn.raise(core::EffectChanged{effect});
            s.settle();
            QVERIFY(!s.view.grab().isNull());
            for (int y = 4; y < s.view.height() - 4 && undo.isEmpty() && redo.isEmpty(); y += 8)
                QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(650, y));
        };
        tell(ledger::EffectState::Unknown);
        QVERIFY(undo.isEmpty() && redo.isEmpty());
        tell(ledger::EffectState::Committed);
        QCOMPARE(undo.size(), 1);
        QCOMPARE(undo[0].effects, std::vector{base::EffectId{7}});
        undo.clear();
        tell(ledger::EffectState::Compensated);
        QCOMPARE(redo.size(), 1);
        QVERIFY(undo.isEmpty());
        QVERIFY(s.copied().contains(QStringLiteral("undone")));
    }

    void undoIsAskedForByMouseAndKeys()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("hello"));
        s.turn.stop();
        s.turn.end(TurnEnd::StoppedByYou, 3000);
        ledger::Effect effect;
        effect.id = base::EffectId{7};
        effect.kind = ledger::EffectKind::WriteFile;
        effect.state = ledger::EffectState::Committed;
        effect.target = QStringLiteral("/src/tidewater/cache.py");
        core::SessionEvent event;
        event.turn = s.footer().turn;
        event.at = s.footer().at;
        event.body = core::EffectChanged{effect};
        s.transcript.apply(event);
        s.settle();
        ActionSpy<actions::Undo> undo(&s.view);
        ActionSpy<actions::Redo> redo(&s.view);
        // From the right: the button is the first thing of its row.
        for (int x = s.view.width() - 20; x > s.view.width() / 2 && undo.isEmpty(); x -= 20) {
            for (int y = 0; y < s.view.height() && undo.isEmpty(); y += 6)
                QTest::mouseClick(s.view.viewport(), Qt::LeftButton, {}, QPoint(x, y));
        }
        QCOMPARE(undo.size(), 1);
        QCOMPARE(undo[0].effects, std::vector{base::EffectId{7}});
        effect.state = ledger::EffectState::Compensated;
        event.body = core::EffectChanged{effect};
        s.transcript.apply(event);
        s.settle();
        s.view.setFocus();
        for (int i = 0; i < 20 && redo.isEmpty(); ++i) {
            QTest::keyClick(&s.view, Qt::Key_Down, Qt::ControlModifier);
            if (s.view.accessibleDescription().startsWith(QStringLiteral("Redo:")))
                QTest::keyClick(&s.view, Qt::Key_Return);
        }
        QCOMPARE(redo.size(), 1);
        QCOMPARE(undo.size(), 1);
    }

    void keysLeadToTheEntry()
    {
        Stage s;
        s.turn.playEnding(TurnEnd::StoppedByYou);
        s.settle();
        s.view.setFocus();
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(&s.view, Qt::Key_Up, Qt::ControlModifier);
        int steps = 0;
        while (!s.view.accessibleDescription().startsWith(QStringLiteral("Show in transcript: Unknown")) &&
               ++steps < 60)
            QTest::keyClick(&s.view, Qt::Key_Down, Qt::ControlModifier);
        QVERIFY2(steps < 60, qPrintable(s.view.accessibleDescription()));
        QTest::keyClick(&s.view, Qt::Key_Return);
        s.settle();
        QVERIFY2(s.copied().startsWith(QStringLiteral("pytest")), qPrintable(s.copied()));
    }
};

BELAY_GUI_TEST(TestReport)

} // namespace tst_report

#include "tst_report.moc"
