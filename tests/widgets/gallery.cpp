// SPDX-License-Identifier: Apache-2.0
// Paints the states of the window from turns fed by hand and each dialog, and saves them as pictures, the dialogs with
// a page of them, and another one on which drawings of the same names stand beside them:
// gallery FOLDER [FOLDER OF THE .qm FILES [FOLDER OF THE DRAWINGS]]. Twice as fine with QT_SCALE_FACTOR=2.
#include "everydialog.h"
#include "fakeclock.h"
#include "models/texts/texts.h"
#include "sampleturn.h"
#include "widgets/bars/bars.h"
#include "widgets/bars/queuebar.h"
#include "widgets/bars/sessionheader.h"
#include "widgets/composer/composer.h"
#include "widgets/composer/stopmenu.h"
#include "widgets/content/diffview.h"
#include "widgets/dialogs/review/reviewdialog.h"
#include "widgets/style/lookstyle.h"
#include "widgets/style/theme.h"
#include "widgets/transcript/transcriptview.h"

#include <QApplication>
#include <QBuffer>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStyleFactory>
#include <QTranslator>
#include <QUrl>
#include <QVBoxLayout>

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace {

void save(QWidget &widget, const QString &folder, const QString &name)
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

struct Centre
{
    FakeClock clock;
    history::Transcript transcript;
    models::TranscriptModel model;
    models::SessionStatus status;
    SampleTurn turn{&transcript, &clock};
    QWidget window;
    widgets::SessionHeader header;
    widgets::TranscriptView view;
    widgets::StopStrip strip;
    widgets::BarStack bars;
    widgets::QueueBar *queue;
    widgets::Composer composer;

    explicit Centre(widgets::Look *look)
        : header(&status, look, &window)
        , view(&model, look, &clock, &window)
        , strip(&status, look, &clock, &window)
        , bars(look, &window)
        , queue(new widgets::QueueBar(&status, look))
        , composer(&status, look, &clock, &window)
    {
        bars.addBar(queue);
        model.setTranscript(&transcript);
        view.setAgentName(QStringLiteral("opencode"));
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(&header);
        column->addWidget(&view, 1);
        const int width = widgets::TranscriptView::columnWidth(look->theme(), 720);
        const std::pair<QWidget *, int> lower[] = {{&strip, width}, {&bars, width - 16}, {&composer, width}};
        for (const auto &[widget, fixed] : lower) {
            widget->setFixedWidth(fixed);
            column->addWidget(widget, 0, Qt::AlignHCenter);
        }
        window.resize(720, 900);
        QPalette p = window.palette();
        p.setColor(QPalette::Window, p.color(QPalette::Base));
        window.setPalette(p);
    }
    void show(core::TurnPhase phase)
    {
        status.set(sampleSnapshot(phase, &clock));
        showWindow();
    }
    void narrow()
    {
        header.setNarrow(true);
        bars.setFixedWidth(396);
        composer.setFixedWidth(404);
        strip.setFixedWidth(404);
        window.layout()->activate();
        window.resize(420, 860);
    }
    void showWindow()
    {
        window.show();
        model.flush();
        view.syncNow();
    }
};

models::SessionSnapshot withStopStatistics(models::SessionSnapshot s)
{
    for (int i = 0; i < 41; ++i)
        s.statistics.add({base::Milliseconds(i == 7 ? 4600 : 200), i % 3 == 0});
    return s;
}

std::vector<core::QueuedPrompt> messages(int count)
{
    static const char *const texts[] = {
        "Also add a --no-cache flag to the command line tool",
        "Write a test for the expiry of the cache, with a clock of its own, and one for the limit", "Commit it"};
    std::vector<core::QueuedPrompt> queue;
    queue.reserve(size_t(count));
    for (int i = 0; i < count; ++i)
        queue.push_back({quint64(i + 1), QString::fromLatin1(texts[i % 3])});
    return queue;
}

void endings(widgets::Look *look, const QString &folder, const QString &suffix)
{
    using enum core::TurnEnd;
    const std::pair<core::TurnEnd, const char *> ends[] = {
        {StoppedByYou, "4-you"}, {EndedNormallyAfterStop, "4-normal"}, {AgentFailed, "4-failed"},
        {AgentDied, "4-died"},   {StoppedByForce, "4-force"},          {CancelledByAgent, "4-agent"}};
    for (const auto &[end, name] : ends) {
        Centre c(look);
        c.turn.playEnding(end);
        models::SessionSnapshot s = withStopStatistics(sampleSnapshot(core::TurnPhase::Idle, &c.clock));
        s.lastEnd = models::turnEndText(end);
        s.wasStopped = end != AgentFailed && end != AgentDied && end != CancelledByAgent;
        s.queue = messages(s.wasStopped ? 1 : 0);
        s.queueHeld = s.wasStopped;
        if (end == AgentDied) {
            s.agent = models::AgentState::Dead;
            s.agentProblem = QStringLiteral("The agent process died");
        }
        if (end == EndedNormallyAfterStop)
            s.runsOn = {sampleRunning("npm run watch", 185, false, &c.clock)};
        c.status.set(s);
        c.showWindow();
        save(c.window, folder, QLatin1String(name) + suffix);
        if (end != StoppedByYou)
            continue;
        c.narrow();
        save(c.window, folder, QStringLiteral("4-you-narrow") + suffix);
    }
    Centre c(look);
    for (const auto &[end, name] : ends) {
        c.turn.prompt(QStringLiteral("Nothing much"));
        c.turn.end(end, 4000);
    }
    c.turn.prompt(QStringLiteral("Change everything"));
    for (int i = 0; i < 200; ++i)
        c.turn.edit(QStringLiteral("e%1").arg(i), QStringLiteral("/src/tidewater/some/deep/folder/file%1.py").arg(i),
                    QStringLiteral("a\n"), QStringLiteral("b\nc\n"));
    c.turn.end(StoppedByYou, 9000);
    c.show(core::TurnPhase::Idle);
    save(c.window, folder, QStringLiteral("4-nothing-and-many") + suffix);
}

void queues(widgets::Look *look, const QString &folder, const QString &suffix)
{
    Centre c(look);
    c.turn.playRunning();
    models::SessionSnapshot s = withStopStatistics(sampleSnapshot(core::TurnPhase::Running, &c.clock));
    s.queue = messages(3);
    c.status.set(s);
    c.showWindow();
    save(c.window, folder, QStringLiteral("9-queue") + suffix);
    c.queue->setExpanded(true);
    save(c.window, folder, QStringLiteral("9-queue-open") + suffix);
    s = withStopStatistics(sampleSnapshot(core::TurnPhase::Idle, &c.clock));
    s.queue = messages(9);
    s.queueHeld = true;
    s.lastEnd = models::turnEndText(core::TurnEnd::StoppedByYou);
    s.wasStopped = true;
    c.status.set(s);
    save(c.window, folder, QStringLiteral("9-queue-held-open") + suffix);
    s.agent = models::AgentState::Restoring;
    c.status.set(s);
    c.queue->setExpanded(false);
    save(c.window, folder, QStringLiteral("9-restoring") + suffix);
}

QByteArray sampleImage(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    QLinearGradient sea(0, 0, size.width(), size.height());
    sea.setColorAt(0, QColor(0x2a6f97));
    sea.setColorAt(1, QColor(0xf2c078));
    painter.fillRect(image.rect(), sea);
    painter.setPen(QPen(Qt::white, 3));
    for (int x = 0; x < size.width(); x += size.width() / 8)
        painter.drawLine(x, size.height(), size.width() / 2, size.height() / 3);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

void attachments(widgets::Look *look, const QString &folder, const QString &suffix)
{
    Centre c(look);
    QStringList lines{QStringLiteral("Here is the log of the last run. What went wrong?"), {}};
    for (int i = 0; i < 40; ++i)
        lines << QStringLiteral("12:04:%1 worker %2: harmonic %3 took %4 ms")
                     .arg(i, 2, 10, QChar(u'0'))
                     .arg(i % 4)
                     .arg(i * 7)
                     .arg(i * i);
    acp::ResourceLink link;
    link.uri = QStringLiteral("file:///src/tidewater/docs/caching.md");
    link.name = QStringLiteral("caching.md");
    link.mimeType = QStringLiteral("text/markdown");
    link.size = 4210;
    acp::EmbeddedResource text;
    text.uri = QStringLiteral("memory://knots");
    text.mimeType = QStringLiteral("text/plain");
    text.text = QStringLiteral("bowline\nclove hitch\nsheet bend\n");
    acp::EmbeddedResource blob;
    blob.uri = QStringLiteral("file:///src/tidewater/data/harmonics-of-the-last-forty-years-in-all-ports.bin");
    blob.isText = false;
    blob.blob = QByteArray(123'456, 'x');
    const acp::ImageContent small{sampleImage({160, 90}), QStringLiteral("image/png"), {}};
    const acp::ImageContent large{sampleImage({1600, 900}), QStringLiteral("image/png"), QStringLiteral("tides.png")};
    const acp::AudioContent sound{QByteArray(48'000, 'x'), QStringLiteral("audio/wav")};
    c.turn.raise(core::TurnStarted{{acp::TextContent{lines.join(u'\n')}, small, small, link, sound, text}});
    const auto show = [&c](acp::ContentBlock content) {
        c.turn.raise(core::Chunk{{acp::ChunkKind::Agent, std::move(content), {}}});
    };
    c.turn.say(QStringLiteral("This is what the tides look like:"));
    show(large);
    show(sound);
    show(link);
    show(text);
    show(blob);
    show(acp::ImageContent{"GIF89a", QStringLiteral("image/gif"), {}});
    show(acp::ImageContent{"<svg/>", QStringLiteral("image/svg+xml"), {}});
    c.turn.say(QStringLiteral("That was all of them."));
    c.turn.end(core::TurnEnd::Finished, 4000);
    c.window.resize(720, 1250);
    c.show(core::TurnPhase::Idle);
    const auto settled = [&c] {
        QElapsedTimer time;
        for (time.start(); time.elapsed() < 400;)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        c.view.syncNow();
    };
    c.window.grab();
    settled();
    save(c.window, folder, QStringLiteral("11-attachments") + suffix);
    c.view.unfoldAll();
    c.view.scrollToEnd();
    save(c.window, folder, QStringLiteral("11-attachments-open") + suffix);
    c.view.foldAll();
    c.narrow();
    c.window.resize(420, 1250);
    c.window.grab();
    settled();
    save(c.window, folder, QStringLiteral("11-attachments-narrow") + suffix);
}

/// Every way that writing goes, to look at it.
void scripts(widgets::Look *look, const QString &folder, const QString &name)
{
    Centre c(look);
    c.turn.prompt(QStringLiteral("הוסף מטמון לחיפוש התחנות, וגם בדיקה ל־`station.py`."));
    c.turn.thought(QStringLiteral("First I look."), 4);
    c.turn.read(QStringLiteral("r"), QStringLiteral("Read tidewater/station.py"));
    c.turn.say(QStringLiteral(
        "## תוכנית\n\nאני מוסיף מטמון קטן ב־`station.py` ואחר כך [מריץ את הבדיקות](https://example.org/tests).\n\n"
        "- קודם כול: הקובץ\n- אחר כך: הבדיקה\n    1. ראשונה\n    2. שנייה\n- [x] גמור\n\n> ציטוט קצר בעברית.\n\n"
        "| עמודה | ערך |\n|---|---|\n| תחנות | 42 |\n| מטמון | `dict` |\n\n"
        "```python\n# הערה בעברית\ndef lookup(name): return cache[name]\n```\n\n"
        "هذه فقرة بالعربية، وفيها كلمة English واحدة ورقم 1234.\n\n"
        "This paragraph begins with Latin letters, and has שלום in it.\n\n"
        "Emoji 👩‍👩‍👧 🏳️‍🌈 👍🏽, combining e\u0301 a\u030a o\u0308\u0323, CJK 日本語 "
        "中文 "
        "한국어.\n\n"
        "- A list in English\n- with two items\n"));
    c.turn.edit(QStringLiteral("e"), QStringLiteral("/src/tidewater/station.py"), QStringLiteral("a = 1\nb = 2\n"),
                QStringLiteral("a = 1\nb = 3\nc = 4\n"));
    c.turn.command(QStringLiteral("c"), QStringLiteral("pytest -q"), QStringLiteral("2 passed in 0.1s\n"));
    c.turn.endCommand(QStringLiteral("c"), 0);
    c.turn.ask(7, QStringLiteral("python -m tidewater.migrate --db data/tides.db"));
    c.window.resize(720, 1500);
    c.show(core::TurnPhase::Running);
    c.clock.advance(600);
    save(c.window, folder, name);
    c.narrow();
    c.window.resize(420, 1500);
    save(c.window, folder, name + QStringLiteral("-narrow"));
}

void menus(widgets::Look *look, const QString &folder, const QString &suffix)
{
    FakeClock clock;
    models::SessionSnapshot s = sampleSnapshot(core::TurnPhase::Running, &clock);
    s.turnCommands = {
        {{QStringLiteral("t1")},
         QStringLiteral("pytest tests/test_cache.py tests/test_harmonics.py "
                        "--maxfail=1 -q"),
         clock.now() - base::Milliseconds(14'000)},
        {{QStringLiteral("t2")}, QStringLiteral("npm run build"), clock.now() - base::Milliseconds(4'000)}};
    s.queue = messages(2);
    s.runsOn = {sampleRunning("npm run dev", 185, false, &clock), sampleRunning("sleep 60", 14, true, &clock)};
    s.busyElsewhere = 2;
    s.canRestore = true;
    s.defaultScope.keep = {base::TerminalId{QStringLiteral("t2")}};
    widgets::StopMenu menu(s, look, &clock);
    menu.popup(QPoint(0, 0));
    save(menu, folder, QStringLiteral("3b-stop-menu") + suffix);
    menu.hide();
}

QString code(int from, int to)
{
    QString text;
    for (int i = from; i < to; ++i)
        text += i % 8 ? QStringLiteral("    hit_%1 = self._items.get(key, %1)  # of %1\n").arg(i)
                      : QStringLiteral("def read_%1(self, key: str) -> int:\n").arg(i);
    return text;
}

void parts(widgets::Look *look, const QString &folder, const QString &suffix)
{
    Centre c(look);
    c.window.resize(720, 1300);
    c.turn.prompt(QStringLiteral("Show what you can show"));
    const QString before = code(0, 180);
    QString after = before;
    after.replace(QStringLiteral("hit_31 = self._items.get(key, 31)"),
                  QStringLiteral("hit_31 = self._table.read(key, 31)"));
    after.replace(
        QStringLiteral("    hit_101 = self._items.get(key, 101)  # of 101\n"),
        QStringLiteral("    \u65e5\u672c\u8a9e = \"\u4e2d\u6587 caf\u00e9\"\t# tab\n    hidden = 1 \u202e# \u2066x\n"));
    c.turn.edit(QStringLiteral("e1"), QStringLiteral("/src/tidewater/cache.py"), before, after);
    acp::ToolCallUpdate two;
    two.id.value = QStringLiteral("e2");
    two.isFirst = true;
    two.title = QStringLiteral("Rename in two files");
    two.kind = acp::ToolKind::Edit;
    two.status = acp::ToolStatus::Completed;
    two.content = std::vector<acp::ToolContent>{acp::Diff{QStringLiteral("/src/tidewater/one.py"),
                                                          QStringLiteral("value = 1\n"), QStringLiteral("value = 2\n")},
                                                acp::Diff{QStringLiteral("/src/tidewater/deep/two.py"), std::nullopt,
                                                          QStringLiteral("import one\nprint(one.value)\n")}};
    c.turn.raise(core::ToolCallChanged{two});
    QString output;
    for (int i = 0; i < 6000; ++i)
        output += QStringLiteral("line %1\r\n").arg(i);
    output += QStringLiteral(
        "\x1b[31mred \x1b[33myellow \x1b[97mwhite \x1b[30mblack\x1b[0m \x1b[1mbold\x1b[22m \x1b[3mitalic\x1b[23m "
        "\x1b[4munder\x1b[24m \x1b[9mstrike\x1b[29m \x1b[7mreverse\x1b[27m\r\n"
        "\x1b[41;97m white on red \x1b[42;30m black on green \x1b[0m\r\n"
        "\x1b[38;5;229mpale of 256\x1b[0m \x1b[38;2;20;20;60mdark true colour\x1b[0m\r\n"
        "\u65e5\u672c\u8a9e|two cells each\r\nabcdef|six, as wide as the line above\r\n"
        "e\u0301\u0301 \U0001F600| an emoji\r\n"
        "\u2554\u2550\u2550\u2550\u2557\r\n\u255a\u2550\u2550\u2550\u255d\r\n"
        " 10% \u2588\r 50% \u2588\u2588\u2588\u2588\u2588\r100% "
        "\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\r\n");
    c.turn.command(QStringLiteral("t1"), QStringLiteral("make test"), output);
    c.turn.endCommand(QStringLiteral("t1"), 0);
    c.show(core::TurnPhase::Idle);
    for (int i = 0; i < 300; ++i) // the output comes in pieces
        QCoreApplication::processEvents();
    save(c.window, folder, QStringLiteral("8-parts") + suffix);
    look->setDiffSides(true);
    save(c.window, folder, QStringLiteral("8-sides") + suffix);
    c.narrow();
    save(c.window, folder, QStringLiteral("8-parts-narrow") + suffix);
    look->setDiffSides(false);
    widgets::DiffView view(look);
    view.resize(1100, 500);
    view.setDiff(QStringLiteral("/src/tidewater/cache.py"), before, after);
    view.show();
    look->setDiffSides(true);
    save(view, folder, QStringLiteral("8-view-sides") + suffix);
    const auto dialog = [&] {
        widgets::ReviewDialog review(
            models::ChangeReview(models::ChangeReview::Purpose::Proposed,
                                 {{QStringLiteral("/src/cache.py"), before.toUtf8(), after.toUtf8(), before.toUtf8()},
                                  {QStringLiteral("/src/new.py"), std::nullopt, after.toUtf8(), std::nullopt}}),
            QStringLiteral("/src"), look);
        review.resize(1100, 600);
        review.show();
        save(review, folder, QStringLiteral("8-review-") + QString::number(int(look->diffSides())) + suffix);
    };
    dialog();
    look->setDiffSides(false);
    dialog();
    save(view, folder, QStringLiteral("8-view") + suffix);
}

void states(const QString &folder)
{
    for (const bool dark : {false, true}) {
        QApplication::setPalette(widgets::ownPalette(dark));
        const QString suffix = dark ? QStringLiteral("-dark") : QString();
        widgets::Look look;
        {
            Centre c(&look);
            c.turn.playFinished();
            c.show(core::TurnPhase::Idle);
            save(c.window, folder, QStringLiteral("1-idle") + suffix);
        }
        {
            Centre c(&look);
            c.turn.playRunning();
            c.turn.ask(7, QStringLiteral("python -m tidewater.migrate --db data/tides.db"));
            c.turn.ask(8, QStringLiteral("docs/caching.md"), acp::ToolKind::Edit);
            c.clock.advance(8000);
            c.show(core::TurnPhase::Running);
            c.clock.advance(600);
            c.view.focusOldestPermission();
            save(c.window, folder, QStringLiteral("2-running") + suffix);
            c.narrow();
            save(c.window, folder, QStringLiteral("6-narrow") + suffix);
        }
        parts(&look, folder, suffix);
        endings(&look, folder, suffix);
        queues(&look, folder, suffix);
        menus(&look, folder, suffix);
        attachments(&look, folder, suffix);
        scripts(&look, folder, QStringLiteral("12-scripts") + suffix);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        {
            widgets::Look mirrored;
            scripts(&mirrored, folder, QStringLiteral("12-mirrored") + suffix);
            attachments(&mirrored, folder, QStringLiteral("-mirrored") + suffix);
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
        {
            Centre c(&look);
            c.turn.playStopping();
            models::SessionSnapshot s = withStopStatistics(sampleSnapshot(core::TurnPhase::Unconfirmed, &c.clock));
            s.canRestore = true;
            s.queue = messages(1);
            c.status.set(s);
            c.showWindow();
            save(c.window, folder, QStringLiteral("3-stopping") + suffix);
        }
    }
}

/// How the dialogs are shown.
struct Variant
{
    QString name, title;
    bool dark = false, mirrored = false;
    int points = 10;
    QString language = {};
};

void writePage(const QString &folder, const QString &name, const QString &rows)
{
    QFile page(QDir(folder).filePath(name + QStringLiteral(".html")));
    if (page.open(QIODevice::WriteOnly))
        page.write(QStringLiteral("<!doctype html><meta charset=utf-8><title>%1</title>"
                                  "<style>img { max-width: 45vw }</style><table>%2</table>\n")
                       .arg(name, rows)
                       .toUtf8());
}

/// One row for each dialog, one column for each variant.
void dialogs(const QString &folder, const QString &translations)
{
    const Variant variants[] = {
        {QStringLiteral("light"), QStringLiteral("Light")},
        {QStringLiteral("dark"), QStringLiteral("Dark"), true},
        {QStringLiteral("large"), QStringLiteral("18 pt"), false, false, 18},
        {QStringLiteral("de"), QStringLiteral("German"), false, false, 10, QStringLiteral("de")},
        {QStringLiteral("ja"), QStringLiteral("Japanese"), true, false, 10, QStringLiteral("ja")},
        {QStringLiteral("mirrored"), QStringLiteral("Right to left"), false, true},
    };
    QApplication::setStyle(new widgets::LookStyle);
    QString head, rows;
    std::map<QString, QString> cells;
    for (const Variant &variant : variants) {
        QApplication::setPalette(widgets::ownPalette(variant.dark));
        QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), variant.points));
        QApplication::setLayoutDirection(variant.mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        QTranslator translator;
        const QString language = variant.language.isEmpty() ? QStringLiteral("en") : variant.language;
        if (translator.load(QStringLiteral("belay_") + language, translations))
            QCoreApplication::installTranslator(&translator);
        head += QStringLiteral("<th>%1</th>").arg(variant.title);
        widgets::Look look;
        for (const SampleDialog &one : everyDialog()) {
            const std::unique_ptr<QDialog> dialog(one.make(&look));
            dialog->show();
            QString name = QString::fromLatin1(one.name).replace(u' ', u'-').remove(u',') + u'-' + variant.name;
            save(*dialog, folder, QStringLiteral("10-") + name);
            cells[QString::fromLatin1(one.name)] += QStringLiteral("<td><img src=\"10-%1.png\"></td>").arg(name);
        }
    }
    for (const auto &[name, cell] : cells)
        rows += QStringLiteral("<tr><th>%1</th>%2</tr>\n").arg(name.toHtmlEscaped(), cell);
    writePage(folder, QStringLiteral("dialogs"), QStringLiteral("<tr><th></th>%1</tr>\n%2").arg(head, rows));
}

/// Each drawing beside the picture of the same name.
void besideTheDrawings(const QString &folder, const QString &drawings)
{
    QString rows;
    for (const QFileInfo &drawing : QDir(drawings).entryInfoList({QStringLiteral("*.png")}, QDir::Files)) {
        if (QFile::exists(QDir(folder).filePath(drawing.fileName())))
            rows += QStringLiteral("<tr><td><img src=\"%1\"></td><td><img src=\"%2\"></td></tr>\n")
                        .arg(QUrl::fromLocalFile(drawing.absoluteFilePath()).toString(), drawing.fileName());
    }
    writePage(folder, QStringLiteral("drawings"), rows);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QString folder = app.arguments().value(1, QStringLiteral("."));
    QDir().mkpath(folder);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans"), 10));
    states(folder);
    dialogs(folder, app.arguments().value(2));
    if (app.arguments().size() > 3)
        besideTheDrawings(folder, app.arguments().at(3));
    return 0;
}
