// SPDX-License-Identifier: Apache-2.0
// Not a test: a work tree of 50,000 files, checkpoints of it against `git status` in the same run.
// bench_checkpoint [FILES] [FILES-PER-FOLDER]
#include "gitbench.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace {

double median(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const int files = argc > 1 ? QByteArray(argv[1]).toInt() : 50000;
    const int perFolder = argc > 2 ? QByteArray(argv[2]).toInt() : 50;
    const auto fill = [=](const GitBench &b, int size) {
        for (int i = 0; i < files; ++i)
            b.write("d" + QByteArray::number(i / perFolder / 20) + "/e" + QByteArray::number(i / perFolder % 20) +
                        "/f" + QByteArray::number(i),
                    QByteArray::number(i) + '\n' + QByteArray(size, char('a' + i % 26)));
    };
    GitBench b;
    b.init();
    fill(b, 200);
    // As a project that was cloned is: packed. Or git would begin to pack beside what is measured.
    b.git({QStringLiteral("config"), QStringLiteral("gc.auto"), QStringLiteral("0")});
    b.commit();
    b.git({QStringLiteral("gc"), QStringLiteral("-q")});
    const auto timed = [](auto f) {
        QElapsedTimer timer;
        timer.start();
        f();
        return double(timer.nsecsElapsed()) / 1e6;
    };
    // The longest time in which the event loop did not come round.
    double gap = 0;
    QElapsedTimer since;
    QTimer heart;
    since.start();
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] {
        gap = std::max(gap, double(since.nsecsElapsed()) / 1e6);
        since.restart();
    });
    const auto status = [&] { b.git({QStringLiteral("status"), QStringLiteral("--porcelain")}); };
    for (int i = 0; i < 3; ++i)
        status();
    auto point = b.checkpoint();
    ::sync(); // git waits for the disk when it writes a pack: not for our own preparations
    base::Result<ledger::Snapshot> first = base::Error{};
    const double initial = timed([&] { first = b.snapshot(*point); });
    if (!first) {
        std::printf("%s\n%s\n", qPrintable(first.error().message), qPrintable(first.error().detail));
        return 1;
    }
    std::vector<double> statusTimes, snapshotTimes, compareTimes;
    heart.start(1);
    for (int i = 0; i < 9; ++i) {
        statusTimes.push_back(timed(status));
        b.write("d0/e0/f1", "changed " + QByteArray::number(i));
        b.write("new" + QByteArray::number(i), "n");
        since.restart();
        snapshotTimes.push_back(timed([&] { (void)b.snapshot(*point); }));
        compareTimes.push_back(timed([&] { (void)b.compareNow(*point, *first); }));
        gap = std::max(gap, double(since.nsecsElapsed()) / 1e6 > 1000 ? 0.0 : gap);
    }
    const double s = median(statusTimes);
    std::printf("%d files, %d to a folder\n", files, perFolder);
    std::printf("git status            %7.1f ms\n", s);
    std::printf("first snapshot        %7.1f ms  %.2f x\n", initial, initial / s);
    std::printf("snapshot              %7.1f ms  %.2f x\n", median(snapshotTimes), median(snapshotTimes) / s);
    std::printf("compare with the disk %7.1f ms  %.2f x\n", median(compareTimes), median(compareTimes) / s);
    GitBench plain;
    fill(plain, 20000);
    auto other = plain.checkpoint();
    gap = 0;
    since.restart();
    const double whole = timed([&] { first = plain.snapshot(*other); });
    std::printf("plain folder, %d MB, first snapshot %.1f s; event loop came round every %.1f ms at worst\n",
                files * 20 / 1000, whole / 1000, gap);
    return 0;
}
