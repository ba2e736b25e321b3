// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "shownbutton.h"
#include "widgets/bars/bars.h"
#include "widgets/bars/noticebar.h"
#include "widgets/bars/queuebar.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace tst_noticebar {

using namespace widgets;

namespace {

struct Stage
{
    FakeClock clock;
    models::SessionStatus status;
    Look look;
    QWidget window;
    QVBoxLayout column{&window};
    BarStack bars{&look, &window};
    NoticeBar bar{&status, &look, &bars};
    models::SessionSnapshot snapshot = sampleSnapshot(core::TurnPhase::Idle, &clock);

    Stage()
    {
        // As a page has it: below what takes all the room that is left.
        bars.addBar(&bar);
        column.addWidget(new QWidget(&window), 1);
        column.addWidget(&bars);
        window.resize(620, 400);
        window.show();
        // As a session would.
        QObject::connect(&bar, &NoticeBar::dismissed, &bar, [this](const models::SessionNotice &notice) {
            std::erase(snapshot.notices, notice);
            status.set(snapshot);
        });
    }
    void say(const QString &title, const QString &text)
    {
        snapshot.notices.push_back({title, text});
        status.set(snapshot);
    }
    QAbstractButton *fold() const
    {
        for (QAbstractButton *button : bar.findChildren<QAbstractButton *>()) {
            if (button->isVisible() && (button->accessibleName() == QStringLiteral("Fold") ||
                                        button->accessibleName() == QStringLiteral("Unfold")))
                return button;
        }
        return nullptr;
    }
    QStringList shown() const
    {
        QStringList out;
        for (const QLabel *label : bar.findChildren<QLabel *>()) {
            if (!label->parentWidget()->isHidden() && !label->text().isEmpty()) // others are icons
                out << label->text();
        }
        return out;
    }
    QList<QAbstractButton *> crosses() const
    {
        QList<QAbstractButton *> out;
        for (QAbstractButton *button : bar.findChildren<QAbstractButton *>()) {
            if (!button->parentWidget()->isHidden() && button->accessibleName().startsWith(QStringLiteral("Close")))
                out << button;
        }
        return out;
    }
};

} // namespace

/// What Belay says beside the conversation comes and goes.
class TestNoticeBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNoticeIsDismissed()
    {
        Stage s;
        QVERIFY(s.bar.isHidden());
        s.say(QStringLiteral("The file was not opened"), QStringLiteral("It is not there."));
        s.say(QStringLiteral("Another"), QStringLiteral("thing"));
        QVERIFY(!s.bar.isHidden());
        // One line, of the newest; all of them when they are asked for.
        QTRY_COMPARE(s.shown().size(), 1);
        QVERIFY(s.shown().constFirst().contains(QStringLiteral("Another")));
        QTRY_VERIFY(s.fold());
        s.fold()->click();
        QTRY_COMPARE(s.shown().size(), 2);
        QCOMPARE(s.crosses().size(), 2);
        QVERIFY(s.crosses().constFirst()->accessibleName().contains(QStringLiteral("The file was not opened")));
        s.crosses().constFirst()->click();
        QTRY_COMPARE(s.shown().size(), 1);
        QVERIFY(s.shown().constFirst().contains(QStringLiteral("Another")));
        s.crosses().constFirst()->click();
        QVERIFY(s.bar.isHidden());
    }

    void whatIsNotKeptStaysAsLongAsItIsSo()
    {
        Stage s;
        s.snapshot.notKept = QStringList{QStringLiteral("The disk is full")};
        s.status.set(s.snapshot);
        QTRY_COMPARE(s.shown(), QStringList{QStringLiteral("The disk is full")});
        QVERIFY(s.crosses().isEmpty());
        s.snapshot.notKept.clear();
        s.status.set(s.snapshot);
        QVERIFY(s.bar.isHidden());
    }

    /// Where another editor would help, the notice leads to where one is chosen.
    void anEditorIsChosenFromIt()
    {
        Stage s;
        s.snapshot.notices = {{QStringLiteral("The file was not opened"), QStringLiteral("It is a program."), true}};
        s.status.set(s.snapshot);
        const QSignalSpy wanted(&s.bar, &NoticeBar::editorWanted);
        QAbstractButton *choose = shownButton(s.bar, QStringLiteral("Choose an editor…"));
        QVERIFY(choose);
        choose->click();
        QCOMPARE(wanted.size(), 1);
        s.snapshot.notices.front().wantsEditor = false;
        s.status.set(s.snapshot);
        QVERIFY(!shownButton(s.bar, QStringLiteral("Choose an editor…")));
    }

    /// However wide the window is, and however many lines that makes.
    void allWordsHaveRoom()
    {
        Stage s;
        s.say(QStringLiteral("Belay was closed during a turn"),
              QStringLiteral("1 file was changed that no tool call had told of; it is in Effects."));
        s.say({}, QStringLiteral("A word of it. ").repeated(20));
        QTRY_VERIFY(s.fold());
        QTRY_VERIFY2(s.shown().constFirst().endsWith(QChar(0x2026)), qPrintable(s.shown().constFirst()));
        const int line = s.bar.height();
        s.fold()->click();
        QTRY_COMPARE(s.shown().size(), 2);
        QTRY_VERIFY(s.bar.height() > line * 2);
        for (const int width : {1200, 660, 620, 400, 300, 500, 900}) {
            s.window.resize(width, 400);
            QCoreApplication::processEvents();
            for (const QLabel *label : s.bar.findChildren<QLabel *>()) {
                if (!label->parentWidget()->isHidden())
                    QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()),
                                 qPrintable(QStringLiteral("%1: %2 of %3 in %4")
                                                .arg(width)
                                                .arg(label->height())
                                                .arg(label->heightForWidth(label->width()))
                                                .arg(label->text().left(20))));
            }
        }
    }

    /// The conversation needs its room. What is told elsewhere, too, goes first, and comes back.
    void fourBarsAtMostAreShown()
    {
        Look look;
        QWidget window;
        BarStack bars(&look, &window);
        std::vector<QWidget *> all;
        using Rank = BarStack::Rank;
        for (const Rank rank : {Rank::Useful, Rank::Needed, Rank::Told, Rank::Needed, Rank::Told, Rank::Needed}) {
            all.push_back(new QWidget(&window));
            all.back()->hide();
            bars.addBar(all.back(), rank);
        }
        QVERIFY(bars.isHidden());
        window.show();
        const auto shown = [&all] {
            QString out;
            for (size_t i = 0; i < all.size(); ++i) {
                if (all[i]->isVisible())
                    out += QString::number(i);
            }
            return out;
        };
        for (const auto &[show, expected] : {std::pair(0, "0"), std::pair(2, "02"), std::pair(1, "012"),
                                             std::pair(4, "0124"), std::pair(3, "0134"), std::pair(5, "0135")}) {
            all[size_t(show)]->show();
            QCOMPARE(shown(), QLatin1String(expected));
        }
        all[0]->hide();
        QCOMPARE(shown(), QStringLiteral("1345"));
        all[4]->hide();
        QCOMPARE(shown(), QStringLiteral("1235"));
        for (QWidget *bar : all)
            bar->hide();
        QVERIFY(bars.isHidden());
    }

    void oneBarIsUnfoldedAtATime()
    {
        Stage s;
        QueueBar first(&s.status, &s.look), second(&s.status, &s.look);
        s.bars.addBar(&first);
        s.bars.addBar(&second);
        core::PromptQueue queue;
        for (const char *text : {"one", "two"})
            queue.add(QString::fromLatin1(text));
        s.snapshot.queue = queue.items();
        s.status.set(s.snapshot);
        first.setExpanded(true);
        QVERIFY(first.isExpanded());
        second.setExpanded(true);
        QVERIFY(second.isExpanded() && !first.isExpanded());
    }

    /// Names of files and words of agents are in it.
    void wordsAreNoMarkup()
    {
        Stage s;
        s.say(QStringLiteral("<img src=x>"), QStringLiteral("a<b>c</b>\u202Ed"));
        QTRY_VERIFY(!s.shown().isEmpty());
        QVERIFY(s.shown().constFirst().contains(QStringLiteral("&lt;img")));
        QVERIFY(s.shown().constFirst().contains(QStringLiteral("a&lt;b&gt;")));
        QVERIFY(!s.shown().constFirst().contains(QChar(0x202E)));
    }
};

BELAY_GUI_TEST(TestNoticeBar)

} // namespace tst_noticebar

#include "tst_noticebar.moc"
