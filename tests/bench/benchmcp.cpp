// SPDX-License-Identifier: Apache-2.0
// Not a test: what it costs a tool call to go through the gate, with its row on the disk before it is sent, beside the
// same call at the same server without it. See CONTRIBUTING.md, "Measuring".
#include "agentbench.h"
#include "base/clock.h"
#include "core/remote/mcppolicy.h"
#include "ledger/disk/trash.h"
#include "ledger/files/fileeffects.h"
#include "ledger/rows/sqliteledger.h"
#include "mcp/gate.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

#include <algorithm>

namespace {

QTextStream out(stdout);
using Variables = QList<std::pair<QString, QString>>;

struct Figures
{
    qint64 startUs = 0;
    QList<qint64> callUs = {}; ///< sorted
    qint64 at(int percent) const { return callUs.value(callUs.size() * percent / 100); }
};

/// A client on a thread of its own, which does one call after the other.
Figures measured(const QString &program, const QStringList &arguments, const Variables &variables, int count)
{
    Figures figures;
    std::unique_ptr<QThread> thread(QThread::create([&] {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto &[name, value] : variables)
            environment.insert(name, value);
        QProcess process;
        process.setProcessEnvironment(environment);
        QElapsedTimer timer;
        const auto request = [&](const QByteArray &line) {
            timer.start();
            process.write(line + '\n');
            while (!process.canReadLine() && process.waitForReadyRead(10'000)) {
            }
            process.readLine();
            return timer.nsecsElapsed() / 1000;
        };
        QElapsedTimer begun;
        begun.start();
        process.start(program, arguments);
        request(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}})");
        figures.startUs = begun.nsecsElapsed() / 1000;
        for (int i = 1; i <= count; ++i)
            figures.callUs << request(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(i) +
                                      R"(,"method":"tools/call","params":{"name":"send_invoice","arguments":{"n":)" +
                                      QByteArray::number(i) + "}}}");
        process.closeWriteChannel();
        process.waitForFinished(5000);
    }));
    QEventLoop loop;
    QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    thread->start();
    loop.exec();
    std::sort(figures.callUs.begin(), figures.callUs.end());
    return figures;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const int count = argc > 1 ? QByteArray(argv[1]).toInt() : 500;
    const QString server = app.applicationDirPath() + QStringLiteral("/fakemcpserver");
    QTemporaryDir folder;
    const auto ledger = ledger::SqliteLedger::open(folder.filePath(QStringLiteral("ledger.sqlite")));
    if (!ledger)
        qFatal("%s", qPrintable(ledger.error().message));
    AgentBench bench(false);
    ledger::BlobStore blobs(folder.filePath(QStringLiteral("blobs")));
    ledger::Trash trash(folder.filePath(QStringLiteral("trash")));
    ledger::FileEffects files(ledger->get(), &blobs, &trash);
    bench.book = ledger->get();
    bench.changer = &files;
    bench.remake();
    bench.openSession();
    base::SystemClock clock;
    mcp::Gate gate(folder.path(), &clock);
    bench.session->setMcpGate(&gate);
    bench.session->setMcpPolicy({core::McpPolicy::Mode::Pass, {}});
    bench.prompt();
    transport::ProcessCommand command;
    command.program = server;
    const auto offered = gate.offer({{QStringLiteral("fake"), command}});
    if (!offered)
        qFatal("%s", qPrintable(offered.error().message));
    const mcp::Entrance &entrance = offered->front();
    for (int round = 0; round < 3; ++round) {
        const Figures plain = measured(server, {}, {}, count);
        const Figures gated = measured(entrance.program, entrance.arguments, entrance.environment, count);
        const double added = double(gated.at(95) - plain.at(95)) / 1000;
        out << "start        direct " << plain.startUs / 1000.0 << " ms, gate " << gated.startUs / 1000.0 << " ms\n"
            << "call, median direct " << plain.at(50) / 1000.0 << " ms, gate " << gated.at(50) / 1000.0 << " ms\n"
            << "call, p95    direct " << plain.at(95) / 1000.0 << " ms, gate " << gated.at(95) / 1000.0 << " ms: +"
            << added << " ms (limit 2) " << (added <= 2 ? "MET" : "MISSED") << Qt::endl;
    }
    bench.session->setMcpGate(nullptr);
    return 0;
}
