// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/bars/findbar.h"
#include "widgets/content/shownlines.h"
#include "widgets/style/flatbutton.h"
#include "widgets/transcript/transcriptview.h"

#include "testclass.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QVBoxLayout>

namespace tst_findbar {

using namespace widgets;

namespace {

/// A view under its bar, shown.
struct Stage
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    Look look;
    SampleTurn turn{&transcript, &clock};
    models::TranscriptSearch search{&clock};
    QWidget window;
    FindBar *bar;
    TranscriptView *view;

    Stage()
    {
        model.setTranscript(&transcript);
        bar = new FindBar(&search, &look);
        view = new TranscriptView(&model, &look, &clock);
        view->setSearch(&search);
        search.setTranscript(&transcript);
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(bar);
        column->addWidget(view, 1);
        QObject::connect(bar, &FindBar::searchWanted, view, [this](const models::SearchOptions &options) {
            const models::Found *now = search.current();
            search.start(options, now ? now->entry : view->firstVisibleEntry());
        });
        window.resize(700, 500);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        view->setFocus();
        settle();
    }
    void settle()
    {
        model.flush();
        view->syncNow();
        clock.advance(100);
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
    }
    void find(const QString &words)
    {
        bar->open(words);
        settle();
    }
    QLineEdit *field() const { return bar->findChild<QLineEdit *>(); }
    QString standing() const { return bar->findChildren<QLabel *>().at(0)->text(); }
    QString problem() const { return bar->findChildren<QLabel *>().at(1)->text(); }
    FlatButton *button(const QString &name) const
    {
        for (auto *b : bar->findChildren<FlatButton *>()) {
            if (b->accessibleName() == name)
                return b;
        }
        return nullptr;
    }
    QImage picture() const { return view->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32); }
    /// Pixels of that colour, between two heights.
    static int pixels(const QImage &image, const QColor &color, int from = 0, int to = 1 << 20)
    {
        int n = 0;
        for (int y = qMax(0, from); y < qMin(to, image.height()); ++y) {
            for (int x = 0; x < image.width(); ++x)
                n += image.pixelColor(x, y).rgb() == color.rgb();
        }
        return n;
    }
    int found() const { return pixels(picture(), look.theme().prose.found); }
    int foundNow() const { return pixels(picture(), look.theme().prose.foundNow); }
};

QStringList linesOf(models::ShownLines &lines)
{
    QStringList out;
    for (int i = 0; i < lines.count(); ++i)
        out << lines.line(i);
    return out;
}

} // namespace

class TestFindBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksWhatIsOnScreen()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("please find the needle"));
        s.turn.say(QStringLiteral("A **needle** in `needle`:\n\n```\nneedle()\n```\n"));
        s.settle();
        QCOMPARE(s.found() + s.foundNow(), 0);
        s.find(QStringLiteral("needle"));
        QCOMPARE(s.standing(), QStringLiteral("1 of 4"));
        const int first = s.foundNow();
        QVERIFY(first > 100);
        QVERIFY(s.found() > 2 * first);
        s.bar->close();
        s.settle();
        QCOMPARE(s.found() + s.foundNow(), 0);
    }

    /// A passage that was copied over the border of two paragraphs.
    void marksOverTheBordersOfBlocks()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.say(QStringLiteral("The rope **ends here**\n\nand *begins* there, ends\n\n- here\n- and\n"));
        s.settle();
        s.find(QStringLiteral("x"));
        QApplication::clipboard()->setText(QStringLiteral("ends here\nand begins"));
        s.field()->selectAll();
        s.field()->paste();
        s.settle();
        QVERIFY(s.field()->text().contains(u'\n'));
        QCOMPARE(s.standing(), QStringLiteral("1 of 1"));
        QCOMPARE(s.found(), 0);
        // In both lines of text, and not between them.
        const QImage image = s.picture();
        int stripes = 0;
        bool before = false;
        for (int y = 0; y < image.height(); ++y) {
            const bool has = Stage::pixels(image, s.look.theme().prose.foundNow, y, y + 1) > 0;
            stripes += has && !before;
            before = has;
        }
        QCOMPARE(stripes, 2);
        s.button(QStringLiteral("Regular expression"))->click();
        s.field()->setText(QStringLiteral("ends.*\\n.*and"));
        s.settle();
        QCOMPARE(s.standing(), QStringLiteral("1 of 1"));
    }

    void everyKindOfItemIsMarked()
    {
        Stage s;
        s.window.resize(800, 1400);
        s.turn.playEnding(core::TurnEnd::StoppedByYou);
        s.turn.fail(QStringLiteral("zebra message"), 7, QStringLiteral("zebra tail\n"));
        s.turn.edit(QStringLiteral("z1"), QStringLiteral("/x/zebra.txt"), QStringLiteral("a\n"),
                    QStringLiteral("zebra\n"));
        s.turn.command(QStringLiteral("z2"), QStringLiteral("echo zebra"), QStringLiteral("a zebra\n"));
        s.turn.read(QStringLiteral("z3"), QStringLiteral("zebra.md"));
        s.turn.refuse(QStringLiteral("/y/zebra.cfg"));
        s.settle();
        s.find(QStringLiteral("zebra"));
        const int all = s.search.count();
        QVERIFY2(all >= 8, QByteArray::number(all).constData());
        // Each in turn is the current one, is on screen and marked as such.
        for (int i = 0; i < all; ++i) {
            QVERIFY2(s.foundNow() > 20, QByteArray::number(i).constData());
            QTest::keyClick(s.field(), Qt::Key_Return);
            s.settle();
        }
        QCOMPARE(s.search.currentNumber(), 1);
    }

    void reportRowsAreMarked()
    {
        Stage s;
        s.turn.playEnding(core::TurnEnd::StoppedByYou);
        s.settle();
        int at = s.transcript.count() - 1;
        while (!std::holds_alternative<history::TurnFooter>(s.transcript.at(at).body))
            --at;
        const history::Entry &last = s.transcript.at(at);
        const auto &footer = std::get<history::TurnFooter>(last.body);
        QVERIFY(!footer.report.empty());
        for (size_t row = 0; row < footer.report.size(); ++row) {
            if (footer.report[row].what.isEmpty())
                continue;
            s.find(footer.report[row].what.section(u'/', -1).left(20));
            QVERIFY(!s.search.foundIn(last.id).empty());
            while (s.search.current()->entry != last.id)
                s.search.next();
            s.settle();
            QVERIFY2(s.foundNow() > 20, qPrintable(footer.report[row].what));
        }
    }

    void goesToWhatIsFarAndFolded()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.thought(QStringLiteral("I think of a needle."), 3);
        QString output;
        for (int i = 0; i < 200; ++i)
            output += i == 50 ? QStringLiteral("the needle\n") : QStringLiteral("line %1\n").arg(i);
        s.turn.command(QStringLiteral("c"), QStringLiteral("make"), output);
        s.turn.endCommand(QStringLiteral("c"), 0);
        s.turn.read(QStringLiteral("r1"), QStringLiteral("one.md"));
        s.turn.read(QStringLiteral("r2"), QStringLiteral("two.md"));
        s.turn.read(QStringLiteral("r3"), QStringLiteral("needle.md"));
        QString text;
        for (int i = 0; i < 300; ++i)
            text += i == 150 ? QStringLiteral("Here is the needle.\n\n") : QStringLiteral("Paragraph %1.\n\n").arg(i);
        s.turn.say(text);
        s.settle();
        QVERIFY(s.view->isAtEnd());
        s.find(QStringLiteral("needle"));
        QCOMPARE(s.search.count(), 5); // the file's name and its place
        for (int i = 1; i <= 6; ++i) {
            QVERIFY2(s.foundNow() > 20, QByteArray::number(s.search.currentNumber()).constData());
            QTest::keyClick(s.field(), Qt::Key_Return);
            s.settle();
        }
        for (int i = 1; i <= 6; ++i) {
            QTest::keyClick(s.field(), Qt::Key_Return, Qt::ShiftModifier);
            s.settle();
            QVERIFY(s.foundNow() > 20);
        }
    }

    void unfoldsDetails()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.say(QStringLiteral("<details><summary>a</summary>\n\n<details><summary>b</summary>\n\nThe needle.\n\n") +
                   QStringLiteral("Words.\n\n").repeated(300) + QStringLiteral("</details>\n\n</details>\n"));
        s.settle();
        QCOMPARE(s.foundNow(), 0);
        QCOMPARE(s.view->verticalScrollBar()->maximum(), 0);
        s.find(QStringLiteral("needle"));
        QCOMPARE(s.search.count(), 1);
        QVERIFY(s.foundNow() > 20);
        QVERIFY(s.view->verticalScrollBar()->maximum() > 1000);
    }

    /// Also what is folded between hunks, and what is compared only while the search already runs.
    void findsInFoldedLinesOfLongChanges()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        QString before;
        for (int i = 0; i < 30000; ++i)
            before += i == 20000 ? QStringLiteral("the needle\n") : QStringLiteral("line %1\n").arg(i);
        QString after = before;
        after.replace(QStringLiteral("line 10\n"), QStringLiteral("other\n"));
        s.turn.edit(QStringLiteral("e"), QStringLiteral("/x/a.txt"), before, after);
        s.turn.say(QStringLiteral("A needle at the end."));
        s.settle();
        s.find(QStringLiteral("needle"));
        QThreadPool::globalInstance()->waitForDone();
        for (int i = 0; i < 1000 && (i < 5 || s.search.isRunning()); ++i)
            s.settle();
        QCOMPARE(s.search.count(), 2);
        for (int i = 0; i < 2; ++i) {
            QVERIFY2(s.foundNow() > 20, QByteArray::number(s.search.currentNumber()).constData());
            s.search.next();
            s.settle();
        }
        // A view that compares anew shows the match once it knows where it is.
        while (s.search.current()->in != models::FoundIn::Diff)
            s.search.next();
        s.settle();
        s.model.setTranscript(&s.transcript);
        s.search.next();
        s.search.next();
        QCOMPARE(s.foundNow(), 0);
        QThreadPool::globalInstance()->waitForDone();
        s.settle();
        QVERIFY(s.foundNow() > 20);
    }

    void openPermissionsAreMarked()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("go"));
        s.turn.ask(7, QStringLiteral("rm zebra"));
        s.settle();
        QCOMPARE(s.foundNow(), 0);
        s.find(QStringLiteral("zebra"));
        QVERIFY(s.foundNow() > 20);
        s.bar->close();
        s.settle();
        QCOMPARE(s.foundNow(), 0);
    }

    void closesBehindWhatItUnfolded()
    {
        Stage s;
        s.turn.prompt(QStringLiteral("needle"));
        s.turn.thought(QStringLiteral("A needle"), 3);
        s.turn.say(QStringLiteral("needle"));
        s.settle();
        s.find(QStringLiteral("needle"));
        const int before = s.found();
        s.search.next(); // in the thought
        s.settle();
        QVERIFY(s.found() > before); // as many others, and its own is the stronger one
        s.search.next();
        s.settle();
        QCOMPARE(s.found(), before);
    }

    void staysWhileMoreArrives()
    {
        Stage s;
        for (int i = 0; i < 10; ++i)
            s.turn.playFinished();
        s.turn.prompt(QStringLiteral("go"));
        s.turn.say(QStringLiteral("Beginning with a needle.\n\n"));
        s.settle();
        s.find(QStringLiteral("needle"));
        const int at = s.view->verticalScrollBar()->value();
        for (int i = 0; i < 50; ++i) {
            s.turn.say(QStringLiteral("And one more needle here.\n\n"));
            s.settle();
        }
        QCOMPARE(s.standing(), QStringLiteral("1 of 51"));
        QVERIFY(s.view->verticalScrollBar()->value() - at < 400);
        QVERIFY(s.foundNow() > 20);
    }

    void focusGoesBack()
    {
        Stage s;
        s.turn.say(QStringLiteral("needle"));
        s.settle();
        QSignalSpy closed(s.bar, &FindBar::closed);
        s.bar->open();
        QVERIFY(s.field()->hasFocus());
        QTest::keyClicks(s.field(), QStringLiteral("needle"));
        s.settle();
        s.bar->open();
        QCOMPARE(s.field()->selectedText(), QStringLiteral("needle"));
        s.bar->close();
        QVERIFY(s.view->hasFocus());
        QVERIFY(!s.bar->isOpen());
        QCOMPARE(closed.size(), 1);
        QCOMPARE(closed.at(0).at(0).toBool(), false);
        s.bar->findNext(); // opens it with what was looked for
        s.settle();
        QVERIFY(s.bar->isOpen());
        QCOMPARE(s.standing(), QStringLiteral("1 of 1"));
    }

    void saysWhatItKnows()
    {
        Stage s;
        s.turn.say(QStringLiteral("Needle needles ") + QString(4000, u'a') + u'!');
        s.settle();
        s.find(QStringLiteral("needle"));
        QCOMPARE(s.standing(), QStringLiteral("1 of 2"));
        s.button(QStringLiteral("Whole words"))->click();
        s.settle();
        QCOMPARE(s.standing(), QStringLiteral("1 of 1"));
        s.button(QStringLiteral("Match upper and lower case"))->click();
        s.settle();
        QCOMPARE(s.standing(), QStringLiteral("Not found"));
        QVERIFY(!s.button(QStringLiteral("Next match"))->isEnabled());
        s.button(QStringLiteral("Regular expression"))->click();
        s.field()->setText(QStringLiteral("(needle"));
        s.settle();
        QVERIFY(s.problem().startsWith(QStringLiteral("Not a regular expression")));
        QCOMPARE(s.standing(), QString());
        s.field()->setText(QStringLiteral("(a+)+$"));
        s.settle();
        QVERIFY2(s.problem().startsWith(QStringLiteral("This expression takes too much work")),
                 qPrintable(s.problem()));
        s.field()->clear();
        s.settle();
        QCOMPARE(s.problem(), QString());
    }

    void everyControlHasAName()
    {
        Stage s;
        s.bar->open();
        QCOMPARE(s.bar->findChildren<FlatButton *>().size(), 6);
        for (auto *button : s.bar->findChildren<FlatButton *>())
            QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(!s.field()->accessibleName().isEmpty());
    }

    void linesAreThoseOfTheView_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("short") << QStringLiteral("one line");
        QTest::newRow("empty lines") << QStringLiteral("\n\na\n\n");
        QString many,
            mixed = QStringLiteral("# Head\n\n- a\n- b **bold**\n\n| a | b |\n|---|---|\n| c | d |\n\n> quoted\n\n");
        for (int i = 0; i < 130; ++i)
            many += QStringLiteral("line %1\n").arg(i);
        QTest::newRow("many") << many;
        QTest::newRow("footnotes") << QStringLiteral("a\n\n[^x]: b\n\nc\n\n> [!TIP]\n> d\n\n[^y]: e\n\nf");
        QTest::newRow("mixed") << mixed + QStringLiteral("```cpp\n") + many + QStringLiteral("```\nend `code`");
    }

    void linesAreThoseOfTheView()
    {
        QFETCH(QString, source);
        Look look;
        for (const bool markdown : {false, true}) {
            text::MessageFlow flow(markdown ? text::MessageFlow::Mode::Markdown : text::MessageFlow::Mode::Plain,
                                   &look.theme().prose, &look.highlighter());
            flow.append(source);
            flow.finish();
            QStringList shown;
            for (int i = 0; i < flow.count(); ++i)
                shown << flow.blockText(i);
            models::SearchSource what;
            what.shape = markdown ? models::SearchSource::Shape::Markdown : models::SearchSource::Shape::Plain;
            const auto lines = shownLines(&look.theme().prose)(what);
            lines->append(source);
            lines->finish();
            QCOMPARE(linesOf(*lines), shown);
        }
    }

    void marksCanBeReadInEveryTheme()
    {
        for (const bool dark : {false, true}) {
            const Theme t = Theme::from(ownPalette(dark), QFont());
            QVERIFY(contrast(t.prose.onFound, t.prose.found) >= 4.5);
            QVERIFY(contrast(t.prose.onFoundNow, t.prose.foundNow) >= 4.5);
            QVERIFY(contrast(t.prose.found, t.prose.foundNow) >= 1.2);
            QVERIFY(contrast(t.base, t.prose.found) >= 1.1);
        }
    }

    void jumpsFromPromptToPrompt()
    {
        Stage s;
        for (int i = 0; i < 5; ++i)
            s.turn.playFinished();
        s.settle();
        QScrollBar *bar = s.view->verticalScrollBar();
        int last = bar->value(), jumps = 0;
        for (; bar->value() > 0 && jumps < 20; ++jumps) {
            s.view->jumpToPrompt(-1);
            QVERIFY(bar->value() < last);
            last = bar->value();
        }
        QVERIFY(jumps >= 4 && jumps <= 6);
        s.view->jumpToPrompt(-1);
        QCOMPARE(bar->value(), 0);
        for (int i = 0; i < 6 && !s.view->isAtEnd(); ++i)
            s.view->jumpToPrompt(1);
        QVERIFY(s.view->isAtEnd());
    }
};

BELAY_GUI_TEST(TestFindBar)

} // namespace tst_findbar

#include "tst_findbar.moc"
