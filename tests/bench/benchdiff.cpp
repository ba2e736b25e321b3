// SPDX-License-Identifier: Apache-2.0
// Not a test: what long changes and long outputs cost in a card, beside short ones of the same run.
#include "fakeclock.h"
#include "sampleturn.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextStream>
#include <QThreadPool>

namespace {

QTextStream out(stdout);

double milliseconds(const QElapsedTimer &time)
{
    return double(time.nsecsElapsed()) / 1e6;
}

QString code(int lines, int changedEach, const QString &word)
{
    QString text;
    for (int i = 0; i < lines; ++i)
        text += QStringLiteral("    int value%1 = compute(\"%2\", %1); // line %1\n")
                    .arg(i)
                    .arg(i % changedEach ? QStringLiteral("same") : word);
    return text;
}

struct Figures
{
    double arrive = 0;  ///< the entry becomes an item, and the first frame
    double compare = 0; ///< beside the main thread
    double piece = 0;   ///< longest turn of the event loop while an output is taken
    double open = 0;    ///< unfolded, laid out and painted
    double resize = 0;  ///< laid out again for another width
    double longest = 0; ///< frame, while all of it is gone through
    int height = 0;
};

struct Stage
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    widgets::Look look;
    SampleTurn turn{&transcript, &clock};
    widgets::TranscriptView view{&model, &look, &clock};

    Stage()
    {
        model.setTranscript(&transcript);
        view.resize(720, 900);
        view.show();
        turn.prompt(QStringLiteral("go"));
        frame();
    }
    void frame()
    {
        model.flush();
        view.syncNow();
        QCoreApplication::processEvents();
        view.viewport()->repaint();
    }
    void press(int key, Qt::KeyboardModifiers modifiers)
    {
        QKeyEvent event(QEvent::KeyPress, key, modifiers);
        QCoreApplication::sendEvent(&view, &event);
    }
    Figures run()
    {
        Figures f;
        QElapsedTimer time;
        time.start();
        frame();
        f.arrive = milliseconds(time);
        time.restart();
        QThreadPool::globalInstance()->waitForDone();
        f.compare = milliseconds(time);
        for (int i = 0; i < 300; ++i) { // what comes in pieces
            time.restart();
            frame();
            f.piece = qMax(f.piece, milliseconds(time));
        }
        time.restart();
        view.unfoldAll();
        frame();
        // To the card's first fold, and unfold it: of an output that is all of it.
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Down, Qt::ControlModifier);
        press(Qt::Key_Return, Qt::NoModifier);
        frame();
        f.open = milliseconds(time);
        QScrollBar *bar = view.verticalScrollBar();
        f.height = bar->maximum();
        for (int step = 0; step <= 200; ++step) {
            // Far jumps, and a page after each.
            for (const int extra : {0, 700}) {
                time.restart();
                bar->setValue(int(qint64(f.height) * ((step * 37) % 201) / 200) + extra);
                view.viewport()->repaint();
                f.longest = qMax(f.longest, milliseconds(time));
            }
        }
        time.restart();
        view.resize(600, 900);
        frame();
        f.resize = milliseconds(time);
        return f;
    }
};

void print(const QString &what, const Figures &f, const Figures &against)
{
    out << QStringLiteral("%1  arrive %2  compare %3  longest turn %9  open %4 (%5 times)  resize %6  longest frame %7 "
                          "ms  height %8\n")
               .arg(what, -44)
               .arg(f.arrive, 0, 'f', 2)
               .arg(f.compare, 0, 'f', 2)
               .arg(f.open, 0, 'f', 2)
               .arg(against.open > 0 ? f.open / against.open : 1, 0, 'f', 2)
               .arg(f.resize, 0, 'f', 2)
               .arg(f.longest, 0, 'f', 2)
               .arg(f.height)
               .arg(f.piece, 0, 'f', 2);
    out.flush();
}

Figures change(int lines, int changedEach, bool isNew = false)
{
    Stage stage;
    acp::ToolCallUpdate update;
    update.id.value = QStringLiteral("e");
    update.isFirst = true;
    update.kind = acp::ToolKind::Edit;
    update.status = acp::ToolStatus::Completed;
    acp::Diff diff{QStringLiteral("/src/a.cpp"), code(lines, changedEach, QStringLiteral("old")),
                   code(lines, changedEach, QStringLiteral("new"))};
    if (isNew)
        diff.oldText.reset();
    update.content = std::vector<acp::ToolContent>{diff};
    stage.turn.raise(core::ToolCallChanged{update});
    return stage.run();
}

Figures output(int lines)
{
    Stage stage;
    QString text;
    for (int i = 0; i < lines; ++i)
        text += QStringLiteral("\x1b[32m[%1]\x1b[0m building object number \x1b[1m%1\x1b[0m of the program\r\n").arg(i);
    stage.turn.command(QStringLiteral("c"), QStringLiteral("make"), text);
    stage.turn.endCommand(QStringLiteral("c"), 0);
    return stage.run();
}

/// A hundred megabytes as fast as they can be taken, with a frame after each.
void flood()
{
    Stage stage;
    QByteArray megabyte;
    while (megabyte.size() < 1024 * 1024)
        megabyte += "\x1b[33mwarning:\x1b[0m something in file " + QByteArray::number(megabyte.size()) + "\r\n";
    stage.turn.command(QStringLiteral("c"), QStringLiteral("yes"), QString());
    double longest = 0, ended = 0;
    QElapsedTimer time, all;
    all.start();
    for (int i = 0; i < 100; ++i) {
        stage.turn.raise(core::TerminalOutput{{QStringLiteral("t-c")}, megabyte, false});
        time.start();
        stage.frame();
        longest = qMax(longest, milliseconds(time));
    }
    const double flooded = milliseconds(all);
    all.restart();
    stage.turn.raise(core::TerminalOutput{{QStringLiteral("t-c")}, "the end\r\n", false});
    QString shown;
    do {
        time.start();
        stage.frame();
        longest = qMax(longest, milliseconds(time));
        stage.view.copyBlock();
        shown = QGuiApplication::clipboard()->text();
    } while (!shown.endsWith(QStringLiteral("the end")) && all.elapsed() < 20'000);
    ended = milliseconds(all);
    out << QStringLiteral("%1  %2 ms  longest frame %3 ms  its end shows after %4 ms\n")
               .arg(QStringLiteral("output of 100 MB"), -44)
               .arg(flooded, 0, 'f', 0)
               .arg(longest, 0, 'f', 2)
               .arg(ended, 0, 'f', 0);
    out.flush();
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    change(500, 2); // fonts and languages are loaded once
    const Figures small = change(500, 2);
    print(QStringLiteral("500 lines, every 2nd changed"), small, small);
    print(QStringLiteral("50,000 lines, every 2nd changed"), change(50000, 2), small);
    print(QStringLiteral("50,000 lines, a new file"), change(50000, 2, true), small);
    print(QStringLiteral("200,000 lines, every 20,000th changed"), change(200000, 20000), small);
    const Figures few = output(50);
    print(QStringLiteral("output of 50 lines"), few, few);
    print(QStringLiteral("output of 5,000 lines"), output(5000), few);
    flood();
    return 0;
}
