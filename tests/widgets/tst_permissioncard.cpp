// SPDX-License-Identifier: Apache-2.0
#include "actionspy.h"
#include "models/texts/permissiontext.h"
#include "transcriptstage.h"
#include "widgets/content/areaselection.h"
#include "widgets/content/diffpane.h"
#include "widgets/content/wholetext.h"
#include "widgets/style/canvas.h"
#include "widgets/transcript/permissioncard.h"
#include "widgets/transcript/permissionhead.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_permissioncard {

using acp::PermissionKind;
using widgets::PermissionCard;

namespace {

struct Shown : TranscriptStage
{
    PermissionCard *card = nullptr;
    ActionSpy<widgets::actions::AnswerPermission> answered{&view};

    explicit Shown(const acp::ToolCallUpdate &call, const std::vector<core::PermissionOption> &options = {},
                   const QSize &size = {700, 500})
        : TranscriptStage(size)
    {
        view.setAgentName(QStringLiteral("Demo"));
        core::PermissionAsked asked;
        asked.key.value = 7;
        asked.toolCall = call;
        asked.toolCall.id.value = QStringLiteral("p");
        asked.options = options;
        turn.prompt(QStringLiteral("go"));
        turn.raise(asked);
        settle();
        card = view.findChild<PermissionCard *>();
    }
    QAbstractButton *button(const QString &words) const
    {
        for (QAbstractButton *one : card->findChildren<QAbstractButton *>()) {
            if (one->text().startsWith(words) && one->isVisibleTo(card))
                return one;
        }
        return nullptr;
    }
    bool isInView(const QWidget *widget) const
    {
        const QRect place(widget->mapTo(view.viewport(), QPoint()), widget->size());
        return view.viewport()->rect().contains(place);
    }
    QStringList buttons() const
    {
        QStringList out;
        for (const QAbstractButton *button : card->findChildren<QAbstractButton *>())
            out << button->text();
        return out;
    }
};

acp::ToolCallUpdate call(acp::ToolKind kind, const char *title, const acp::CommandInput &command)
{
    acp::ToolCallUpdate out;
    out.kind = kind;
    out.title = QString::fromUtf8(title);
    out.command = command;
    return out;
}

/// A file of which each line is another.
acp::ToolCallUpdate longEdit(int files = 1)
{
    acp::ToolCallUpdate out = call(acp::ToolKind::Edit, "Edit", {});
    out.content.emplace();
    for (int i = 0; i < files; ++i)
        out.content->push_back(acp::Diff{QStringLiteral("/p/file%1.txt").arg(i),
                                         QStringLiteral("old line\n").repeated(200),
                                         QStringLiteral("new line\n").repeated(200)});
    return out;
}

std::vector<core::PermissionOption> yesAndNo()
{
    return {{QStringLiteral("yes"), QStringLiteral("Allow"), PermissionKind::AllowOnce},
            {QStringLiteral("no"), QStringLiteral("Reject"), PermissionKind::RejectOnce}};
}

void turnWheel(QWidget *over, int steps)
{
    const QPoint at = over->rect().center();
    QWheelEvent event(at, over->mapToGlobal(at), {}, {0, -120 * steps}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(over, &event);
}

} // namespace

/// What the user reads before deciding: on screen, and as a screen reader tells it.
class TestPermissionCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeadlineIsWhatWouldRun()
    {
        const Shown read(call(acp::ToolKind::Read, "Read notes.txt", QStringLiteral("rm -rf ~")));
        QVERIFY(read.card);
        QCOMPARE(read.card->accessibleDescription(), QStringLiteral("Demo asks to run a command"));
        QVERIFY(read.card->accessibleText().contains(QStringLiteral("rm -rf ~")));
        const Shown title(call(acp::ToolKind::Read, "rm -rf ~", {}));
        QCOMPARE(title.card->accessibleDescription(), QStringLiteral("Demo asks for permission; it calls this “read”"));
    }

    void allThatRunsIsOnIt()
    {
        acp::CommandInput command(QStringLiteral("git push --force"));
        command.variables = {QStringLiteral("GIT_SSH=/tmp/evil")};
        command.unread = QStringLiteral("{\"stdin\":\"yes\"}");
        const Shown plain(call(acp::ToolKind::Execute, "git", QStringLiteral("git push --force")));
        const Shown whole(call(acp::ToolKind::Execute, "git", command));
        for (const char *part : {"git push --force", "GIT_SSH=/tmp/evil", "stdin"})
            QVERIFY2(whole.card->accessibleText().contains(QLatin1String(part)), part);
        QVERIFY(whole.card->cardHeight() > plain.card->cardHeight());
    }

    /// What is too long to be laid out at once says so, and nothing of it is allowed that could not be seen.
    void whatIsVeryLongIsUnfoldedFirst()
    {
        const QString command = QStringLiteral("echo ") + QString(4 << 20, u'x') + QStringLiteral("\nrm -rf ~");
        const std::vector<core::PermissionOption> options{
            {QStringLiteral("yes"), QStringLiteral("Allow"), PermissionKind::AllowOnce},
            {QStringLiteral("always"), QStringLiteral("Always allow"), PermissionKind::AllowAlways},
            {QStringLiteral("what"), QStringLiteral("Whatever"), PermissionKind::Unknown},
            {QStringLiteral("no"), QStringLiteral("Reject"), PermissionKind::RejectOnce}};
        Shown shown(call(acp::ToolKind::Execute, "echo", command), options);
        QVERIFY(shown.card);
        shown.clock.advance(1000);
        QVERIFY2(shown.card->cardHeight() < 1500, qPrintable(QString::number(shown.card->cardHeight())));
        QVERIFY(!shown.card->findChild<widgets::WholeText *>());
        QVERIFY(shown.card->accessibleText().contains(QStringLiteral("only the beginning")));
        QVERIFY(shown.card->accessibleText().size() < 10'000);
        const QString before = shown.card->accessibleDescription();
        for (const char *words : {"Allow", "Always allow", "Make a rule"}) {
            QAbstractButton *const button = shown.button(QLatin1String(words));
            QVERIFY2(button, words);
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY2(shown.answered.isEmpty(), words);
            QVERIFY2(shown.card->accessibleDescription().contains(QStringLiteral("show all")), words);
            shown.clock.advance(10'000);
            QCOMPARE(shown.card->accessibleDescription(), before);
        }
        shown.card->enter();
        QTest::keyClick(shown.card, Qt::Key_A);
        QTest::keyClick(shown.card, Qt::Key_A, Qt::ShiftModifier);
        QVERIFY(shown.answered.isEmpty());
        // To say no takes no reading.
        shown.clock.advance(10'000);
        QTest::keyClick(shown.card, Qt::Key_R);
        QCOMPARE(shown.answered.size(), 1);
        QCOMPARE(shown.answered[0].option, QStringLiteral("no"));

        QTest::mouseClick(shown.button(QStringLiteral("Show all")), Qt::LeftButton);
        shown.settle();
        auto *whole = shown.card->findChild<widgets::WholeText *>();
        QVERIFY(whole && whole->isVisibleTo(shown.card));
        QCOMPARE(whole->text(), command);
        QVERIFY2(shown.card->cardHeight() < 1500, qPrintable(QString::number(shown.card->cardHeight())));
        QVERIFY(!shown.button(QStringLiteral("Show all")));
        QVERIFY(!shown.card->accessibleText().contains(QStringLiteral("only the beginning")));
        // Its end is there to be scrolled to.
        const QImage top = whole->grab().toImage();
        whole->verticalScrollBar()->setValue(whole->verticalScrollBar()->maximum());
        QVERIFY(whole->grab().toImage() != top);
        QTest::mouseClick(shown.button(QStringLiteral("Allow")), Qt::LeftButton);
        QCOMPARE(shown.answered.size(), 2);
        QCOMPARE(shown.answered[1].option, QStringLiteral("yes"));
    }

    /// What is asked, short or long, with the mouse alone.
    void whatIsAskedCanBeSelected_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("rest");
        QTest::newRow("short") << QStringLiteral("make all") << QString();
        QTest::newRow("high") << QStringLiteral("make all") << QStringLiteral("\necho done").repeated(40);
    }
    void whatIsAskedCanBeSelected()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, rest);
        Shown shown(call(acp::ToolKind::Execute, "make", QString(command + rest)), yesAndNo());
        auto *whole = shown.card->findChild<widgets::WholeText *>();
        QCOMPARE(whole == nullptr, rest.isEmpty());
        QWidget *area = whole ? whole->viewport() : shown.card;
        const auto *selection =
            whole ? whole->selection()
                  : shown.card->findChild<widgets::AreaSelection *>(QString(), Qt::FindDirectChildrenOnly);
        // In the first line of it, wherever that begins.
        for (int y = 0; y < area->height() && !(selection->text() == QStringLiteral("make")); y += 4)
            QTest::mouseDClick(area, Qt::LeftButton, {}, {30, y});
        QCOMPARE(selection->text(), QStringLiteral("make"));
        QVERIFY(shown.answered.isEmpty());
        // By whole words, as in the conversation.
        QTest::keyClick(whole ? static_cast<QWidget *>(whole) : shown.card, Qt::Key_Right,
                        Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(selection->text(), QStringLiteral("make all"));
        QTest::mouseClick(area, Qt::LeftButton, {}, {8, area->height() - 4});
        QVERIFY(selection->isEmpty());
        QVERIFY(shown.answered.isEmpty());
    }

    /// Lines that lead nowhere are no place to hide something behind.
    void manyLinesAreUnfoldedFirst()
    {
        const QString command =
            QStringLiteral("ls -la\n") + QStringLiteral("# nothing\n").repeated(400) + QStringLiteral("rm -rf ~");
        Shown shown(call(acp::ToolKind::Execute, "ls", command), yesAndNo());
        shown.clock.advance(1000);
        QTest::mouseClick(shown.button(QStringLiteral("Allow")), Qt::LeftButton);
        QVERIFY(shown.answered.isEmpty());
        QTest::mouseClick(shown.button(QStringLiteral("Show all")), Qt::LeftButton);
        shown.settle();
        QTest::mouseClick(shown.button(QStringLiteral("Allow")), Qt::LeftButton);
        QCOMPARE(shown.answered.size(), 1);
        // Blank lines take no room at all.
        const QString blank = QStringLiteral("ls -la") + QString(400, u'\n') + QStringLiteral("rm -rf ~");
        const Shown folded(call(acp::ToolKind::Execute, "ls", blank), yesAndNo());
        QVERIFY(!folded.card->findChild<widgets::WholeText *>());
        QVERIFY(folded.card->accessibleText().endsWith(QStringLiteral("rm -rf ~")));
        QVERIFY2(folded.card->cardHeight() < 400, qPrintable(QString::number(folded.card->cardHeight())));
    }

    /// Not so long, and there is nothing to unfold.
    void whatIsLongIsWhole()
    {
        const QString command = QString(models::mostOfSubject, u'x');
        Shown shown(call(acp::ToolKind::Execute, "x", command),
                    {{QStringLiteral("yes"), QStringLiteral("Allow"), PermissionKind::AllowOnce}});
        shown.clock.advance(1000);
        QVERIFY(shown.card->accessibleText().contains(command));
        QVERIFY(!shown.button(QStringLiteral("Show all")));
        QTest::mouseClick(shown.button(QStringLiteral("Allow")), Qt::LeftButton);
        QCOMPARE(shown.answered.size(), 1);
    }

    void everyCharacterHasItsCells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("cells"); ///< of the only line; 0: see lines
        QTest::addColumn<int>("lines");
        QTest::newRow("none") << QString() << qint64(0) << 1;
        QTest::newRow("lines") << QStringLiteral("a\nb\n\nc") << qint64(0) << 4;
        QTest::newRow("one long line") << QString(1 << 20, u'x') << qint64(1 << 20) << 1;
        QTest::newRow("wide") << QString(100'001, u'\u4e00') << qint64(200'002) << 1;
        QTest::newRow("pairs") << QStringLiteral("\U0001F437").repeated(50'001) << qint64(100'002) << 1;
        QTest::newRow("joined") << QStringLiteral("e\u0301").repeated(50'001) << qint64(50'001) << 1;
    }
    void everyCharacterHasItsCells()
    {
        QFETCH(const QString, text);
        QFETCH(const qint64, cells);
        QFETCH(const int, lines);
        TranscriptStage stage;
        widgets::WholeText whole(&stage.look);
        whole.resize(600, 300);
        whole.setText(text);
        whole.show();
        if (cells == 0) {
            QCOMPARE(whole.rows(), qint64(lines));
            return;
        }
        const int inRow = whole.cellsInRow();
        // A long line with wide characters is cut into pieces, which begin a row each.
        const qint64 least = (cells + inRow - 1) / inRow, most = least + 2 * (text.size() / 4096 + 1);
        QVERIFY2(whole.rows() >= least && whole.rows() <= most, qPrintable(QString::number(whole.rows())));
        for (const int at : {0, whole.verticalScrollBar()->maximum() / 2, whole.verticalScrollBar()->maximum()}) {
            whole.verticalScrollBar()->setValue(at);
            const QImage image = whole.grab().toImage();
            QVERIFY(image.copy(0, 100, 300, 100) != image.copy(0, 0, 300, 1).scaled(300, 100)); // something is there
        }
    }

    /// What it became when it was answered is one line, and costs what a line costs.
    void whatIsCutIsNotShapedWhole()
    {
        const QString pig = QStringLiteral("\U0001F437");
        for (const Qt::TextElideMode mode : {Qt::ElideLeft, Qt::ElideMiddle, Qt::ElideRight}) {
            const QString all = QStringLiteral("begin") + pig.repeated(1 << 20) + QStringLiteral("end");
            const QString fits = widgets::fittingText(all, 300, mode);
            QVERIFY(fits.size() < 2000);
            QVERIFY(fits.isValidUtf16());
            QVERIFY(fits.contains(QChar(0x2026)));
            QCOMPARE(fits.startsWith(QStringLiteral("begin")), mode != Qt::ElideLeft);
            QCOMPARE(fits.endsWith(QStringLiteral("end")), mode != Qt::ElideRight);
            QCOMPARE(widgets::fittingText(QStringLiteral("short"), 300, mode), QStringLiteral("short"));
        }
        // And whoever paints asks for that.
        TranscriptStage stage;
        QImage image(300, 20, QImage::Format_ARGB32);
        QPainter painter(&image);
        widgets::Canvas canvas(&painter, &stage.look, 1);
        const auto cost = [&](const QString &words) {
            QElapsedTimer time;
            time.start();
            canvas.marked(stage.look.theme().mono, Qt::black, image.rect(), words, {{0, 3, true}});
            return time.nsecsElapsed();
        };
        const QString some(5000, u'x'), much(8 << 20, u'x');
        (void)cost(some);
        const qint64 least = qMin(cost(some), cost(some)), most = qMin(cost(much), cost(much));
        QVERIFY2(most < least * 20 + 20'000'000, qPrintable(QStringLiteral("%1 ns, %2 ns").arg(most).arg(least)));
    }

    /// Who asks, for what, and the answers are in view together, however long it is.
    void whatIsLongScrollsInside_data()
    {
        QTest::addColumn<acp::ToolCallUpdate>("asked");
        QTest::newRow("a change") << longEdit();
        QTest::newRow("changes of many files") << longEdit(30);
        QTest::newRow("a command") << call(acp::ToolKind::Execute, "x", QStringLiteral("echo line\n").repeated(100));
    }
    void whatIsLongScrollsInside()
    {
        QFETCH(const acp::ToolCallUpdate, asked);
        Shown shown(asked, yesAndNo(), {700, 800});
        shown.clock.advance(1000);
        const auto *head = shown.card->findChild<widgets::PermissionHead *>();
        QAbstractScrollArea *box = shown.card->findChild<widgets::DiffPane *>();
        if (!box->isVisible())
            box = shown.card->findChild<widgets::WholeText *>();
        QVERIFY(box);
        QTRY_VERIFY(box->verticalScrollBar()->maximum() > box->height());
        shown.settle();
        for (const QWidget *part : {static_cast<const QWidget *>(head), static_cast<const QWidget *>(box),
                                    static_cast<const QWidget *>(shown.button(QStringLiteral("Allow"))),
                                    static_cast<const QWidget *>(shown.button(QStringLiteral("Reject")))})
            QVERIFY(shown.isInView(part));
        QVERIFY(!head->leadsToAnswers());
        // The wheel turns what is under it, and at its end what is around it.
        const int outside = shown.bar()->value();
        turnWheel(box->viewport(), 2);
        QVERIFY(box->verticalScrollBar()->value() > 0);
        QCOMPARE(shown.bar()->value(), outside);
        // By the keyboard it is on the way to the answers, and letters answer in it.
        shown.card->enter();
        QTest::keyClick(shown.card, Qt::Key_Tab);
        if (QApplication::focusWidget() != box)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // the names of many files are long, too
        QVERIFY(box->hasFocus());
        QTest::keyClick(box, Qt::Key_PageDown);
        QTest::keyClick(box, Qt::Key_R);
        QCOMPARE(shown.answered.size(), 1);
    }

    /// Where the card has room for all of it, nothing scrolls in what scrolls; as soon as it has none, it does.
    void whatHasRoomIsShownWhole_data()
    {
        QTest::addColumn<acp::ToolCallUpdate>("asked");
        acp::ToolCallUpdate edit = call(acp::ToolKind::Edit, "Edit", {});
        edit.content = {{acp::Diff{QStringLiteral("/p/f"), QStringLiteral("old\n").repeated(15),
                                   QStringLiteral("new\n").repeated(15)}}};
        QTest::newRow("a change") << edit;
        QTest::newRow("a command") << call(acp::ToolKind::Execute, "x", QStringLiteral("echo\n").repeated(30));
    }
    void whatHasRoomIsShownWhole()
    {
        QFETCH(const acp::ToolCallUpdate, asked);
        Shown shown(asked, yesAndNo(), {700, 900});
        const auto scrolls = [&shown] {
            shown.settle();
            const auto boxes = shown.card->findChildren<QAbstractScrollArea *>();
            return std::any_of(boxes.begin(), boxes.end(), [](const QAbstractScrollArea *box) {
                return box->isVisible() && box->verticalScrollBar()->maximum() > 0;
            });
        };
        QTRY_VERIFY(shown.card->height() > 30 * shown.look.theme().prose.codeLine());
        QVERIFY(!scrolls());
        QVERIFY(shown.isInView(shown.button(QStringLiteral("Reject"))));
        shown.view.resize(700, 500);
        QTRY_VERIFY(scrolls());
        QVERIFY(shown.isInView(shown.button(QStringLiteral("Reject"))));
        QVERIFY(shown.isInView(shown.card->findChild<widgets::PermissionHead *>()));
        shown.view.resize(700, 900);
        QTRY_VERIFY(!scrolls());
    }

    /// What is short is no box among others: it takes no focus, and the wheel goes past it.
    void aShortChangeDoesNotScroll()
    {
        acp::ToolCallUpdate edit = call(acp::ToolKind::Edit, "Edit", {});
        edit.content = {{acp::Diff{QStringLiteral("/p/f"), QStringLiteral("a\n"), QStringLiteral("b\n")}}};
        Shown shown(edit, yesAndNo(), {700, 300});
        shown.clock.advance(1000);
        auto *box = shown.card->findChild<widgets::DiffPane *>();
        QVERIFY(box->isVisible() && !box->scrolls());
        QVERIFY(box->height() > 20);
        shown.card->enter();
        QTest::keyClick(shown.card, Qt::Key_Tab);
        QVERIFY(shown.button(QStringLiteral("Allow"))->hasFocus());
    }

    void whatIsFoldedUnfolds_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("a click") << false;
        QTest::newRow("Space") << true;
    }
    void whatIsFoldedUnfolds()
    {
        QFETCH(const bool, byKey);
        acp::ToolCallUpdate edit = call(acp::ToolKind::Edit, "Edit", {});
        const QString same = QStringLiteral("same\n").repeated(12);
        edit.content = {
            {acp::Diff{QStringLiteral("/p/f"), QString(QStringLiteral("a\n") + same + QStringLiteral("b\n")),
                       QString(QStringLiteral("x\n") + same + QStringLiteral("y\n"))}}};
        Shown shown(edit, yesAndNo());
        shown.clock.advance(1000);
        auto *box = shown.card->findChild<widgets::DiffPane *>();
        const int before = box->height();
        if (byKey) {
            shown.card->enter();
            QTest::keyClick(shown.card, Qt::Key_Space);
        } else {
            QTest::mouseClick(box->viewport(), Qt::LeftButton, {}, QPoint(200, before / 2));
        }
        shown.settle();
        QVERIFY2(box->height() > before, qPrintable(QString::number(before)));
        QVERIFY(shown.answered.isEmpty());
    }

    /// Where even that is too much for the window, who asks is in view with any of it, and one click leads to the
    /// answers.
    void theHeadStaysAndLeadsToTheAnswers()
    {
        Shown shown(call(acp::ToolKind::Execute, "x", QStringLiteral("echo line\n").repeated(100)), yesAndNo(),
                    {700, 160});
        shown.clock.advance(1000);
        auto *head = shown.card->findChild<widgets::PermissionHead *>();
        QAbstractButton *const allow = shown.button(QStringLiteral("Allow"));
        QVERIFY(shown.card->height() > 2 * shown.view.viewport()->height());
        const auto inView = [&](const QWidget *widget) { return shown.isInView(widget); };
        // At its end first, where the view is: the answers are there.
        shown.view.scrollToEnd();
        QVERIFY(inView(allow) && inView(head));
        QVERIFY(!head->leadsToAnswers());
        for (int value = shown.bar()->maximum(); value > 0; value -= 37) {
            shown.bar()->setValue(value);
            const int top = shown.card->mapTo(shown.view.viewport(), QPoint()).y();
            if (top < shown.view.viewport()->height() - head->height() && top + allow->y() > head->height())
                QVERIFY2(inView(head), qPrintable(QString::number(value)));
            QVERIFY(!head->geometry().intersects(allow->geometry()));
            QVERIFY(head->leadsToAnswers() || inView(allow));
        }
        QVERIFY(head->leadsToAnswers());
        shown.bar()->setValue(shown.bar()->maximum() / 2);
        QVERIFY(head->y() > 0);
        // A click on the head is none on what lies under it, and answers nothing.
        QTest::mouseClick(head, Qt::LeftButton, {}, QPoint(20, 5));
        auto *lead = head->findChild<QAbstractButton *>();
        QTest::mouseClick(lead, Qt::LeftButton);
        shown.settle();
        QVERIFY(shown.answered.isEmpty());
        QVERIFY(inView(allow) && inView(head));
        QVERIFY(!head->leadsToAnswers());
        // By the keyboard what would be pressed is seen, too.
        shown.bar()->setValue(shown.bar()->maximum() / 2);
        shown.card->enter();
        shown.bar()->setValue(shown.bar()->maximum() / 2);
        QVERIFY(!inView(allow));
        QTest::keyClick(shown.card, Qt::Key_Tab);
        QTest::keyClick(shown.card->focusWidget(), Qt::Key_Tab); // past the command
        QVERIFY(allow->hasFocus());
        QVERIFY(inView(allow));
    }

    /// Who asks for what is never cut: neither in a narrow card, nor at a large font, nor beside the button.
    void aHeadlineTooWideForItsCardIsWrapped_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<int>("height");
        QTest::newRow("whole") << Qt::LeftToRight << 900;
        QTest::newRow("from the right") << Qt::RightToLeft << 900;
        QTest::newRow("pinned") << Qt::LeftToRight << 220;
    }
    void aHeadlineTooWideForItsCardIsWrapped()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const int, height);
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        QGuiApplication::setLayoutDirection(direction);
        const auto restore = qScopeGuard([&usual] {
            QApplication::setFont(usual);
            QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        });
        const QString command = height < 500 ? QStringLiteral("echo line\n").repeated(100) : QStringLiteral("ls");
        Shown shown(call(acp::ToolKind::Execute, "x", command), yesAndNo(), {420, height});
        shown.clock.advance(1000);
        if (height < 500)
            shown.bar()->setValue(shown.bar()->maximum() / 2);
        const auto *head = shown.card->findChild<widgets::PermissionHead *>();
        const auto *lead = head->findChild<QAbstractButton *>();
        const widgets::Theme &t = shown.look.theme();
        const QFontMetrics metrics(t.bold);
        const QString words = QStringLiteral("Demo asks to run a command");
        const int room = head->width() - t.u * 11 - (head->leadsToAnswers() ? lead->width() : 0);
        QVERIFY(metrics.horizontalAdvance(words) > room);
        const int wanted = metrics.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, words).height();
        QVERIFY2(head->height() >= wanted + t.u,
                 qPrintable(QStringLiteral("%1, wanted %2").arg(head->height()).arg(wanted)));
        if (head->leadsToAnswers()) {
            QVERIFY(lead->text().isEmpty() && !lead->accessibleName().isEmpty());
            return;
        }
        // What is asked about begins below it.
        const QImage image = shown.card->grab().toImage();
        const int x = shown.card->width() / 2;
        QCOMPARE(image.pixelColor(x, head->height() + t.u), t.base);
        // And where there is room, one line is enough.
        shown.view.resize(1200, height);
        shown.settle();
        QVERIFY(head->height() < metrics.lineSpacing() * 2);
    }

    /// What stands beside the headline is whole or not there.
    void factsAreNotCut()
    {
        Shown shown(call(acp::ToolKind::Execute, "x", QStringLiteral("ls")), yesAndNo(), {700, 500});
        shown.clock.advance(1000);
        shown.card->enter();
        const auto *head = shown.card->findChild<widgets::PermissionHead *>();
        const QString all = head->facts();
        QVERIFY2(all.contains(u'·'), qPrintable(all));
        bool isShorter = false;
        for (int width = 700; width > 300; width -= 10) {
            shown.view.resize(width, 500);
            shown.settle();
            const QString facts = head->facts();
            QVERIFY2(all.endsWith(facts), qPrintable(facts));
            isShorter = isShorter || (facts != all && !facts.isEmpty());
        }
        QVERIFY(isShorter);
    }

    /// Before the keys answer, the card says which key lets them.
    void theKeyThatLeadsToItIsSaid()
    {
        Shown shown(call(acp::ToolKind::Execute, "x", QStringLiteral("ls")), yesAndNo(), {900, 500});
        const auto *head = shown.card->findChild<widgets::PermissionHead *>();
        QVERIFY(!shown.card->hasFocus());
        QVERIFY2(head->facts().startsWith(QStringLiteral("F8 lets letters answer")), qPrintable(head->facts()));
        shown.card->setPosition(2, 2); // the key leads to another one
        QVERIFY2(!head->facts().contains(QStringLiteral("F8")), qPrintable(head->facts()));
    }

    void aShortOneHasItsHeadOnTop()
    {
        const Shown shown(call(acp::ToolKind::Execute, "x", QStringLiteral("ls")),
                          {{QStringLiteral("yes"), QStringLiteral("Allow"), PermissionKind::AllowOnce}});
        const auto *head = shown.card->findChild<widgets::PermissionHead *>();
        QCOMPARE(head->y(), 0);
        QVERIFY(!head->leadsToAnswers());
    }

    /// A letter says allow or reject, and chooses none of several ways to allow.
    void aLetterChoosesNoneOfSeveral()
    {
        Shown shown(call(acp::ToolKind::Execute, "x", QStringLiteral("ls")),
                    {{QStringLiteral("outside"), QStringLiteral("Run outside"), PermissionKind::AllowOnce},
                     {QStringLiteral("inside"), QStringLiteral("Run in the sandbox"), PermissionKind::AllowOnce},
                     {QStringLiteral("no"), QStringLiteral("Reject"), PermissionKind::RejectOnce},
                     {QStringLiteral("else"), QStringLiteral("Say why"), PermissionKind::RejectOnce}});
        shown.clock.advance(10'000);
        shown.card->enter();
        QTest::keyClick(shown.card, Qt::Key_A);
        QVERIFY(shown.answered.isEmpty());
        shown.clock.advance(10'000); // no more in what began as text
        shown.card->enter();
        QTest::keyClick(shown.card, Qt::Key_R);
        QCOMPARE(shown.answered.size(), 1);
        QCOMPARE(shown.answered[0].option, QStringLiteral("no"));
    }

    void anAnswerSaysWhatItDoes()
    {
        const Shown shown(call(acp::ToolKind::Execute, "x", QStringLiteral("ls")),
                          {{QStringLiteral("1"), QStringLiteral("Reject"), PermissionKind::AllowAlways},
                           {QStringLiteral("2"), QStringLiteral("Allow"), PermissionKind::RejectOnce},
                           {QStringLiteral("3"), QStringLiteral("Allow"), PermissionKind::AllowOnce}});
        const QStringList buttons = shown.buttons();
        QVERIFY2(buttons.contains(QStringLiteral("Always allow: “Reject”")), qPrintable(buttons.join(u'|')));
        QVERIFY2(buttons.contains(QStringLiteral("Reject: “Allow”")), qPrintable(buttons.join(u'|')));
        QVERIFY2(buttons.contains(QStringLiteral("Allow")), qPrintable(buttons.join(u'|')));
    }
};

BELAY_GUI_TEST(TestPermissionCard)

} // namespace tst_permissioncard

#include "tst_permissioncard.moc"
