// SPDX-License-Identifier: Apache-2.0
// Not a test: what a program costs that is sealed, beside the same program as it is, and what a large list of held-back
// changes costs. See CONTRIBUTING.md, "Measuring".
#include "heldturnbench.h"

#include "models/texts/heldeffects.h"
#include "models/texts/heldtext.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <utility>

namespace {

QTextStream out(stdout);

double secondsOf(const std::function<void()> &work)
{
    QElapsedTimer time;
    time.start();
    work();
    return double(time.nsecsElapsed()) / 1e9;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty() ? 0 : values[values.size() / 2];
}

void row(const QString &what, double value, double most, const QString &unit, const QString &detail = {})
{
    out << what.leftJustified(64) << QString::number(value, 'f', 2).rightJustified(9) << ' ' << unit.leftJustified(6)
        << QStringLiteral("(at most %1)").arg(most) << (value > most ? "  MISSED  " : "  ") << detail << Qt::endl;
}

/// The same commands on the folder as it is and in a view of it, one after the other, so that a machine that is slower
/// for a while is so for both.
class Commands
{
public:
    Commands(const QString &top, int files) : m_top(top)
    {
        for (const char *name : {"plain", "sealed", "store"})
            QDir().mkpath(top + u'/' + QLatin1String(name));
        for (const char *name : {"plain", "sealed"}) {
            shell(top + u'/' + QLatin1String(name),
                  "for d in $(seq 100); do mkdir d$d; for f in $(seq " + QByteArray::number(files / 100) +
                      "); do echo \"text $d $f\" > d$d/f$f.txt; done; done; git init -q . && git config gc.auto 0 && "
                      "git add . && "
                      "git -c user.name=a -c user.email=a@b commit -qm first; for i in $(seq 12); do "
                      "printf '#include <map>\\n#include <string>\\nstd::map<std::string,int> m%d(){return "
                      "{{\"a\",%d}};}\\n' $i $i "
                      "> c$i.cpp; done");
        }
    }

    void measure(const QString &what, const QByteArray &script, int runs, double most) const
    {
        QList<double> ratios, plains, sealeds;
        for (int i = 0; i < runs; ++i) {
            const double plain = secondsOf([&] { shell(m_top + QStringLiteral("/plain"), script); });
            const double sealed = secondsOf([&] { sealedShell(script); });
            ratios << sealed / plain;
            plains << plain * 1000;
            sealeds << sealed * 1000;
        }
        row(what, median(ratios), most, QStringLiteral("times"),
            QStringLiteral("%1 ms / %2 ms").arg(median(sealeds), 0, 'f', 1).arg(median(plains), 0, 'f', 1));
    }

private:
    static void run(const QString &program, const QStringList &arguments, const QString &folder)
    {
        QProcess process;
        process.setWorkingDirectory(folder);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(program, arguments);
        if (!process.waitForFinished(600'000) || process.exitCode() != 0)
            qFatal("%s failed", qPrintable(program));
    }
    static void shell(const QString &folder, const QByteArray &script)
    {
        run(QStringLiteral("sh"), {QStringLiteral("-c"), QString::fromUtf8(script)}, folder);
    }
    void sealedShell(const QByteArray &script) const
    {
        const QString folder = m_top + QStringLiteral("/sealed"), store = m_top + QStringLiteral("/store");
        run(qEnvironmentVariable("BELAY_SEAL"),
            {QStringLiteral("--overlay"), folder, store, QStringLiteral("--cd"), folder, QStringLiteral("--"),
             QStringLiteral("sh"), QStringLiteral("-c"), QString::fromUtf8(script)},
            folder);
    }

    const QString m_top;
};

/// The longest time in which the event loop did nothing else while \p work was done.
double longestStallMs(const std::function<void()> &work)
{
    QElapsedTimer since;
    double longest = 0;
    QTimer beat;
    beat.setTimerType(Qt::PreciseTimer);
    QObject::connect(&beat, &QTimer::timeout, &beat, [&] {
        longest = std::max(longest, double(since.nsecsElapsed()) / 1e6);
        since.restart();
    });
    since.start();
    beat.start(1);
    work();
    return longest;
}

void manyFiles(const QString &top, int files)
{
    HeldTurnBench bench(top);
    bench.act("for d in $(seq 100); do mkdir -p n$d; for f in $(seq " + QByteArray::number(files / 100) +
              "); do echo \"$d $f\" > n$d/f$f; done; done");
    double list = 0, accept = 0;
    const double stallList = longestStallMs([&] { list = secondsOf([&] { bench.look(); }); });
    const QString count = QStringLiteral("%1 files").arg(files);
    row(QStringLiteral("list of %1 held back").arg(count), list, 3, QStringLiteral("s"));
    row(QStringLiteral("longest stall of the event loop meanwhile"), stallList, 16, QStringLiteral("ms"));
    row(QStringLiteral("what is said of %1").arg(count),
        1000 * secondsOf([&] {
            (void)models::heldFacts(bench.changes->files(), bench.changes->branches(), 1);
            (void)models::heldEffects(bench.changes->files(), bench.changes->branches());
        }),
        16, QStringLiteral("ms"));
    // What a message waits for before it leaves.
    const auto sent = [&](const QString &what, double most) {
        double seconds = 0;
        const double stall = longestStallMs([&] { seconds = secondsOf([&] { bench.begin(); }); });
        row(QStringLiteral("before a message, ") + what, seconds, most, QStringLiteral("s"),
            QStringLiteral("longest stall %1 ms").arg(stall, 0, 'f', 1));
    };
    // As after each turn.
    const double ahead = secondsOf([&] {
        bench.changes->keepAhead();
        while (bench.changes->isKeepingAhead())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    });
    row(QStringLiteral("kept ahead of a message, %1").arg(count), ahead, 8, QStringLiteral("s"));
    sent(QStringLiteral("%1 new").arg(count), 3);
    sent(QStringLiteral("%1 known").arg(count), 3);
    bench.act("for f in 1 2 3 4 5; do echo again >> n1/f$f; done");
    sent(QStringLiteral("%1 known, 5 changed").arg(count), 3);
    const double stallAccept = longestStallMs([&] { accept = secondsOf([&] { bench.acceptAll(); }); });
    row(QStringLiteral("accept of %1, for each").arg(count), accept * 1000 / files, 1, QStringLiteral("ms"),
        QStringLiteral("%1 s").arg(accept, 0, 'f', 1));
    row(QStringLiteral("longest stall of the event loop meanwhile"), stallAccept, 16, QStringLiteral("ms"));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const int files = argc > 1 ? QByteArray(argv[1]).toInt() : 50'000;
    const int held = argc > 2 ? QByteArray(argv[2]).toInt() : 2'000;
    for (const auto &[name, program] :
         {std::pair("BELAY_GUARD", "/belay-guard"), std::pair("BELAY_SEAL", "/belay-seal")}) {
        if (!qEnvironmentVariableIsSet(name))
            qputenv(name, QFile::encodeName(QCoreApplication::applicationDirPath() + QStringLiteral("/../bin") +
                                            QLatin1String(program)));
    }
    Sealable here;
    if (!here.problem.isEmpty()) {
        out << "nothing can be sealed here: " << here.problem << Qt::endl;
        return 1;
    }
    qputenv("HOME", QFile::encodeName(here.folder())); // that of whoever it is may belong to somebody else
    {
        const Commands commands(here.folder(), files);
        // As measured with an example before there was a line of it, and a half more.
        commands.measure(QStringLiteral("start of a program, sealed / plain"), "true", 21, 6);
        commands.measure(QStringLiteral("%1 files found and read").arg(files),
                         "find d* -type f -name '*.txt' -exec cat {} + >/dev/null", 5, 2.2);
        commands.measure(QStringLiteral("git status, ten times"),
                         "for i in 1 2 3 4 5 6 7 8 9 10; do git status; done >/dev/null", 3, 1.6);
        commands.measure(QStringLiteral("12 files compiled"),
                         "for i in $(seq 12); do c++ -c c$i.cpp -o c$i.o || exit 1; done", 3, 1.4);
    }
    manyFiles(here.folder(), held);
    return 0;
}
