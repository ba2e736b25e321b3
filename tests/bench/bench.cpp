// SPDX-License-Identifier: Apache-2.0
#include "baseline.h"
#include "execrun.h"
#include "figures.h"
#include "history/transcript.h"
#include "ledger/disk/filestate.h"
#include "models/lists/sessionsmodel.h"
#include "oldeffects.h"
#include "processload.h"
#include "storedsessions.h"
#include "windowrun.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <memory>
#include <numeric>

namespace {

int missed = 0;

Figures &figures()
{
    static Figures all;
    return all;
}

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

double percentile(QList<double> values, double share)
{
    if (values.isEmpty())
        return -1;
    std::sort(values.begin(), values.end());
    return values[qMin<qsizetype>(values.size() - 1, qsizetype(share * double(values.size())))];
}

double median(const QList<double> &values)
{
    return percentile(values, 0.5);
}

double mean(const QList<double> &values)
{
    return values.isEmpty() ? -1 : std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
}

void row(const QString &what, double value, double most, const QString &unit, const QString &detail = {})
{
    const bool good = value >= 0 && value <= most;
    missed += !good;
    figures().note(what, value);
    out() << QStringLiteral("%1 %2 %3  (at most %4)%5%6\n")
                 .arg(what, -62)
                 .arg(value, 9, 'f', 2)
                 .arg(unit, -6)
                 .arg(most)
                 .arg(good ? QString() : QStringLiteral("  MISSED"),
                      detail.isEmpty() ? QString() : QStringLiteral("  ") + detail);
    out().flush();
}

QString times()
{
    return QStringLiteral("times");
}

QString ms()
{
    return QStringLiteral("ms");
}

double turnCpu(const QString &prompt)
{
    return runWindow({.prompt = prompt}).number("turn-ended", "cpuNs") / 1e9;
}

/// What two things that were measured one right after the other are to each other: a machine that is slower for a while
/// is so for both.
double ratioOf(const QList<double> &some, const QList<double> &others)
{
    QList<double> ratios;
    for (qsizetype i = 0; i < some.size(); ++i)
        ratios << some[i] / others[i];
    return median(ratios);
}

void processorTime(int runs)
{
    QList<double> least, hundred, ten, leastNumbered, numbered;
    const QString many = QStringLiteral("flood 100000 40"), differing = QStringLiteral("numbered-flood 100000 40");
    for (int i = 0; i < runs; ++i) {
        least << runBaseline(bin("belay-demo-agent"), many, -1, true).cpuSeconds;
        hundred << turnCpu(many);
        leastNumbered << runBaseline(bin("belay-demo-agent"), differing, -1, true).cpuSeconds;
        numbered << turnCpu(differing);
        ten << turnCpu(QStringLiteral("flood 10000 40"));
    }
    const auto tell = [](const QString &what, const QList<double> &own, const QList<double> &bare) {
        row(what, ratioOf(own, bare), 3.5, times(),
            QStringLiteral("%1 ms / %2 ms, the best %3 ms")
                .arg(median(own) * 1000, 0, 'f', 0)
                .arg(median(bare) * 1000, 0, 'f', 0)
                .arg(percentile(own, 0) * 1000, 0, 'f', 0));
    };
    tell(QStringLiteral("CPU for 100,000 chunks, shown / a reader that parses them"), hundred, least);
    tell(QStringLiteral("the same, no line like the one before"), numbered, leastNumbered);
    row(QStringLiteral("CPU for 100,000 chunks / for 10,000"), ratioOf(hundred, ten), 11, times());
}

void frames(int runs)
{
    QList<double> first, last;
    for (int i = 0; i < runs; ++i) {
        // 4 MB are so few frames in a flood that the first tenth is one, with hardly any text. The first two of 40 MB
        // come before there is a window full of it.
        const QList<double> costs = runWindow({.prompt = QStringLiteral("flood 1048576 40")}).frames().mid(2);
        const qsizetype part = qMax<qsizetype>(1, costs.size() / 10);
        first << costs.first(part);
        last << costs.last(part);
    }
    row(QStringLiteral("cost of a frame, last tenth of 40 MB / first tenth"), mean(last) / mean(first), 1.2, times(),
        QStringLiteral("%1 ms / %2 ms").arg(mean(last), 0, 'f', 2).arg(mean(first), 0, 'f', 2));
    for (const char *kind : {"long-paragraph 64", "long-table 64", "long-fence 1024"}) {
        QList<double> longest;
        for (int i = 0; i < runs; ++i)
            longest << percentile(runWindow({.prompt = QLatin1String(kind)}).frames(), 1);
        row(QStringLiteral("longest frame, %1 KB").arg(QLatin1String(kind)), median(longest), 50, ms());
    }
}

void stopUnderFlood(int runs)
{
    const QString prompt = QStringLiteral("flood 100000000 40");
    QList<double> click, least, late99, lateMost, idle;
    for (int i = 0; i < runs; ++i) {
        const WindowRun run = runWindow({.prompt = prompt, .stopAfter = 700});
        click << run.msBetween("stop-clicked", "cancel_arrived");
        late99 << run.number("turn-ended", "late99Ns") / 1e6;
        lateMost << run.number("turn-ended", "lateMostNs") / 1e6;
        QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        qputenv("BELAY_DEMO_LOG", log.toLocal8Bit());
        const BaselineRun base = runBaseline(bin("belay-demo-agent"), prompt, 700);
        if (const qint64 arrived = eventTime(log, "cancel_arrived"))
            least << double(arrived - base.cancelNs) / 1e6;
    }
    row(QStringLiteral("Stop → session/cancel at a flooding agent, p95"), percentile(click, 0.95), 16, ms(),
        QStringLiteral("median %1, bare reader %2").arg(median(click), 0, 'f', 2).arg(median(least), 0, 'f', 2));
    row(QStringLiteral("longest stall of the event loop in that flood"), percentile(lateMost, 1), 50, ms(),
        QStringLiteral("median of the runs %1").arg(median(lateMost), 0, 'f', 1));
    row(QStringLiteral("the same, p99"), median(late99), 17, ms());
    for (int i = 0; i < qMin(runs, 5); ++i) {
        const WindowRun run =
            runWindow({.prompt = QStringLiteral("deaf-flood 100000000 40"), .stopAfter = 700, .killAfter = 2500});
        idle << run.restedAfterMs("stop-clicked");
    }
    row(QStringLiteral("Stop → view at rest, flooding and deaf agent"), percentile(idle, 1), 100, ms());
}

void memory()
{
    row(QStringLiteral("peak memory after 4 MB of text"),
        runWindow({.prompt = QStringLiteral("flood 104858 40")}).number("turn-ended", "peakKiB") / 1024, 80,
        QStringLiteral("MiB"));
    row(QStringLiteral("peak memory after 40 MB of text"),
        runWindow({.prompt = QStringLiteral("flood 1048576 40")}).number("turn-ended", "peakKiB") / 1024, 160,
        QStringLiteral("MiB"));
}

double bareWindowMs()
{
    QProcess process;
    process.setProcessEnvironment(benchEnvironment());
    const qint64 start = monotonicNs();
    process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/bench-barewindow"), QStringList());
    process.waitForFinished(30'000);
    return double(process.readAllStandardOutput().trimmed().toLongLong() - start) / 1e6;
}

void start(int runs)
{
    QList<double> own, bare;
    for (int i = 0; i < runs + 1; ++i) {
        const WindowRun run = runWindow({});
        const double ready = double(run.timeOf("window-ready") - run.startedNs) / 1e6, least = bareWindowMs();
        if (i == 0)
            continue; // fills the caches
        own << ready;
        bare << least;
    }
    row(QStringLiteral("process start → window ready / a bare window"), ratioOf(own, bare), 2, times(),
        QStringLiteral("%1 ms / %2 ms").arg(median(own), 0, 'f', 0).arg(median(bare), 0, 'f', 0));
}

void storedSessions(int runs)
{
    QTemporaryDir large, small;
    storeSession(large.path(), 100'000);
    storeSession(small.path(), 100);
    QList<double> many, few;
    for (int i = 0; i < runs + 1; ++i) {
        const double a =
            runWindow({.dataFolder = large.path(), .goesOn = true}).msBetween("session-opened", "transcript-shown");
        const double b =
            runWindow({.dataFolder = small.path(), .goesOn = true}).msBetween("session-opened", "transcript-shown");
        if (i == 0)
            continue;
        many << a;
        few << b;
    }
    row(QStringLiteral("open a stored session, end visible, 100,000 / 100 entries"), median(many) / median(few), 2,
        times(), QStringLiteral("%1 ms / %2 ms").arg(median(many), 0, 'f', 1).arg(median(few), 0, 'f', 1));
    const WindowRun idle = runWindow({.dataFolder = large.path(), .goesOn = true, .idleFor = 10});
    row(QStringLiteral("CPU of an idle window with 100,000 entries, over 10 s"), idle.idleCpu * 100, 0.1,
        QStringLiteral("%"));
}

void permissions(int runs)
{
    QList<double> ended;
    for (int i = 0; i < runs; ++i)
        ended << runWindow({.prompt = QStringLiteral("permissions 1000"), .stopAfter = 1500})
                     .msBetween("stop-clicked", "turn-ended");
    row(QStringLiteral("1,000 permission requests: Stop → all answered, turn over"), median(ended), 140, ms());
}

/// Whatever an agent asks for without end: Stop is on the wire at once, the window answers, memory has an end.
void everyFlood(int runs)
{
    struct Kind
    {
        const char *prompt;
        double mostMiB;
    };
    // What is kept of it by nature: outputs up to 64 MiB and 32 MiB of unread answers, rows and cards of what was
    // asked.
    static constexpr Kind kinds[] = {
        {"requests terminals 1000", 300}, {"requests outputs 50", 300},        {"requests reads 300", 300},
        {"requests writes 2000", 300},    {"requests permissions 1000", 300},  {"requests titles 5", 300},
        {"requests unknown 100000", 300}, {"requests calls 4000", 300},        {"requests edits 4000", 300},
        {"requests plans 20000", 300},    {"requests elicitations 1000", 300}, {"requests waits 4000", 300},
        {"requests kills 20000", 300},    {"requests withdrawals 20000", 300}, {"requests commands 4000", 300},
        {"requests usage 100000", 300},   {"big-line 30 1000", 400},           {"permissions 1000", 300}};
    for (const Kind &kind : kinds) {
        QList<double> click, stall, peak, over;
        for (int i = 0; i < runs; ++i) {
            const WindowRun run =
                runWindow({.prompt = QLatin1String(kind.prompt), .stopAfter = 700, .killAfter = 20'000});
            click << run.msBetween("stop-clicked", "cancel_arrived");
            stall << run.number("turn-ended", "lateMostNs") / 1e6;
            peak << run.number("turn-ended", "peakKiB") / 1024;
            over << run.msBetween("stop-clicked", "turn-ended");
        }
        const QString name = QLatin1String(kind.prompt);
        row(name + QStringLiteral(": Stop → session/cancel, p95"), percentile(click, 0.95), 16, ms());
        row(name + QStringLiteral(": Stop → turn over"), percentile(over, 1), 300, ms());
        row(name + QStringLiteral(": longest stall"), percentile(stall, 1), 50, ms());
        row(name + QStringLiteral(": peak memory"), percentile(peak, 1), kind.mostMiB, QStringLiteral("MiB"));
    }
}

void exec(int runs)
{
    QList<double> ended;
    for (int i = 0; i < runs; ++i)
        ended << execStopMs(45'000);
    row(QStringLiteral("belay exec, 45,000 calls, end after Stop"), median(ended), 2000, ms());
}

/// A turn of any number of calls: what each costs does not grow with them.
void calls(int runs)
{
    for (const char *kind : {"read", "other"}) {
        QList<double> many, few;
        for (int i = 0; i < runs; ++i) {
            many << turnCpu(QStringLiteral("call-flood 100000 %1").arg(QLatin1String(kind)));
            few << turnCpu(QStringLiteral("call-flood 10000 %1").arg(QLatin1String(kind)));
        }
        row(QStringLiteral("CPU for 100,000 tool calls of kind %1 / for 10,000").arg(QLatin1String(kind)),
            ratioOf(many, few), 20, times(),
            QStringLiteral("%1 s / %2 s").arg(median(many), 0, 'f', 1).arg(median(few), 0, 'f', 2));
    }
}

/// A turn of edits whose every effect is told when it has been stopped.
struct StoppedTurn
{
    history::Transcript transcript;
    const int calls;

    explicit StoppedTurn(int count) : calls(count)
    {
        apply(core::TurnStarted{{acp::TextContent{QStringLiteral("go")}}});
        for (int i = 0; i < calls; ++i) {
            acp::ToolCallUpdate call;
            call.id.value = QString::number(i);
            call.kind = acp::ToolKind::Edit;
            call.status = acp::ToolStatus::Completed;
            call.content =
                std::vector<acp::ToolContent>{acp::Diff{path(i), QStringLiteral("old"), QStringLiteral("new")}};
            apply(core::ToolCallChanged{call});
        }
    }
    void apply(core::SessionEventBody body)
    {
        core::SessionEvent event;
        event.turn.value = 1;
        event.at = QDateTime::currentDateTimeUtc();
        event.body = std::move(body);
        transcript.apply(event);
    }
    static QString path(int i) { return QStringLiteral("/project/src/%1.cpp").arg(i); }
    /// False: the report is not as it should be.
    bool stop()
    {
        apply(core::TurnEnded{core::TurnEnd::StoppedByYou, base::Milliseconds(1), {}, {}});
        for (int i = 0; i < calls; ++i) {
            ledger::Effect effect;
            effect.id.value = quint64(i) + 1;
            effect.turn.value = 1;
            effect.target = path(i);
            effect.path = effect.target.toUtf8();
            effect.after = ledger::markOf("new");
            effect.state = ledger::EffectState::Committed;
            apply(core::EffectChanged{effect});
        }
        transcript.settleReports();
        const history::TurnFooter *footer = transcript.footerOf(base::TurnId{1});
        return footer && footer->report.size() == size_t(calls) && footer->report.back().canUndo;
    }
};

/// ms that the reports of \p turns take. All turns are in memory, so that few large ones fill the caches no more than
/// many small ones.
double reportsMs(int turns, int calls)
{
    std::vector<std::unique_ptr<StoppedTurn>> all;
    all.reserve(size_t(turns));
    for (int i = 0; i < turns; ++i)
        all.push_back(std::make_unique<StoppedTurn>(calls));
    const qint64 start = monotonicNs();
    const bool good = std::all_of(all.begin(), all.end(), [](const auto &turn) { return turn->stop(); });
    return good ? double(monotonicNs() - start) / 1e6 : -1;
}

void reports(int runs)
{
    QList<double> one, ten;
    for (int i = 0; i < runs; ++i) {
        one << reportsMs(1, 4000);
        ten << reportsMs(10, 400);
    }
    row(QStringLiteral("report after Stop, a turn of 4,000 calls / ten of 400"), ratioOf(one, ten), 2.5, times(),
        QStringLiteral("%1 ms / %2 ms").arg(median(one), 0, 'f', 1).arg(median(ten), 0, 'f', 1));
}

/// ms in which \p count sessions of earlier runs are listed and each is found again.
double sessionsMs(int count)
{
    base::SystemClock clock;
    models::SessionsModel model(&clock);
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<models::SessionRow> rows;
    for (int i = 0; i < count; ++i) {
        models::SessionRow row;
        row.handle = models::SessionHandle(i) + 1;
        row.title = QStringLiteral("Session %1").arg(i);
        row.cwd = QStringLiteral("/home/me/project-%1").arg(i % (count / 10));
        row.changedAt = now.addSecs(-i * 60);
        row.isStored = true;
        rows.push_back(row);
    }
    const qint64 start = monotonicNs();
    model.add(std::move(rows));
    for (int i = 0; i < count; ++i) {
        if (!model.indexOf(models::SessionHandle(i) + 1).isValid())
            return -1;
    }
    return double(monotonicNs() - start) / 1e6;
}

void manySessions(int runs)
{
    QList<double> many, few;
    for (int i = 0; i < runs; ++i) {
        many << sessionsMs(50'000);
        few << sessionsMs(5'000);
    }
    row(QStringLiteral("list of 50,000 stored sessions / of 5,000"), ratioOf(many, few), 20, times(),
        QStringLiteral("%1 ms / %2 ms").arg(median(many), 0, 'f', 1).arg(median(few), 0, 'f', 1));
}

/// What was done long ago costs nothing now.
void oldEffects(int runs)
{
    QTemporaryDir large, small;
    if (!storeEffects(large.path(), 100'000) || !storeEffects(small.path(), 100)) {
        row(QStringLiteral("a ledger of 100,000 old rows"), -1, 0, times());
        return;
    }
    QList<double> openMany, openFew, startMany, startFew, diffMany, diffFew;
    for (int i = 0; i < runs + 1; ++i) {
        const auto readyMs = [](const QTemporaryDir &data) {
            const WindowRun run = runWindow({.dataFolder = data.path()});
            return double(run.timeOf("window-ready") - run.startedNs) / 1e6;
        };
        const double a = openLedgerMs(large.path()), b = openLedgerMs(small.path()), c = readyMs(large),
                     d = readyMs(small), e = observedDiffMs(large.path(), 50), f = observedDiffMs(small.path(), 50);
        if (i == 0)
            continue; // fills the caches
        openMany << a;
        openFew << b;
        startMany << c;
        startFew << d;
        diffMany << e;
        diffFew << f;
    }
    const auto tell = [](const QString &what, const QList<double> &many, const QList<double> &few) {
        row(what + QStringLiteral(", 100,000 old rows / 100"), ratioOf(many, few), 1.2, times(),
            QStringLiteral("%1 ms / %2 ms").arg(median(many), 0, 'f', 2).arg(median(few), 0, 'f', 2));
    };
    tell(QStringLiteral("the ledger is open"), openMany, openFew);
    tell(QStringLiteral("process start → window ready"), startMany, startFew);
    tell(QStringLiteral("one observed diff"), diffMany, diffFew);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption compare(QStringLiteral("compare"), QStringLiteral("Tell which rows have moved."),
                                     QStringLiteral("file"));
    const QCommandLineOption record(QStringLiteral("record"), QStringLiteral("Write the rows there."),
                                    QStringLiteral("file"));
    parser.addOptions({compare, record});
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("runs"), QStringLiteral("20 if not given"));
    parser.addPositionalArgument(QStringLiteral("parts"), QStringLiteral("all if none is given"));
    parser.process(application);
    QStringList parts = parser.positionalArguments();
    const int runs = parts.isEmpty() ? 20 : qMax(1, parts.takeFirst().toInt());
    const auto wanted = [&parts](const char *part) { return parts.isEmpty() || parts.contains(QLatin1String(part)); };
    if (parser.isSet(compare) && !figures().load(parser.value(compare))) {
        out() << QStringLiteral("%1 cannot be read.\n").arg(parser.value(compare));
        return 2;
    }
    const int few = qMin(runs, 5);
    if (wanted("cpu"))
        processorTime(runs);
    if (wanted("frames"))
        frames(few);
    if (wanted("stop"))
        stopUnderFlood(runs);
    if (wanted("memory"))
        memory();
    if (wanted("start"))
        start(runs);
    if (wanted("stored"))
        storedSessions(few);
    if (wanted("permissions"))
        permissions(few);
    if (wanted("calls"))
        calls(few);
    if (wanted("report"))
        reports(few);
    if (wanted("sessions"))
        manySessions(few);
    if (wanted("effects"))
        oldEffects(few);
    if (wanted("exec"))
        exec(few);
    if (wanted("processes"))
        row(QStringLiteral("CPU of watching 200 processes, one runs on, over 20 s"), loadOfWatching(200, 20) * 100, 1,
            QStringLiteral("%"));
    if (wanted("floods"))
        everyFlood(few);
    for (const QString &line : figures().changed())
        out() << line << '\n';
    if (parser.isSet(record) && !figures().store(parser.value(record))) {
        out() << QStringLiteral("%1 cannot be written.\n").arg(parser.value(record));
        return 2;
    }
    return missed > 0 ? 1 : 0;
}
