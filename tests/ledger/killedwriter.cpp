// SPDX-License-Identifier: Apache-2.0
// Writes and takes back files as fast as it can until it is killed; tells each end on its output. Fixture of
// tst_aftercrash: killedwriter FOLDER SEED [COUNT]
#include "ledger/files/fileeffects.h"
#include "ledger/undo/aftercrash.h"

#include <QCoreApplication>
#include <QFile>
#include <QRandomGenerator>

#include <cstdio>

using namespace ledger;

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    auto opened = SqliteLedger::open(folder + QStringLiteral("/data/ledger.sqlite"));
    if (!opened)
        return 1;
    SqliteLedger *rows = opened.value().get();
    BlobStore settled(folder + QStringLiteral("/data/blobs"));
    settleAfterCrash(*rows, settled, folder + QStringLiteral("/data/rescued"));
    Trash trash(folder + QStringLiteral("/data/trash"), Trash::Use::OwnFolder);
    BlobStore blobs(folder + QStringLiteral("/data/blobs"));
    FileEffects effects(rows, &blobs, &trash);
    QRandomGenerator random(quint32(QByteArray(argv[2]).toUInt()));
    QObject context;
    int number = 0;
    int left = argc > 3 ? QByteArray(argv[3]).toInt() : -1;
    std::function<void()> next = [&] {
        if (left-- == 0) {
            app.quit();
            return;
        }
        FileChange change;
        change.effect.session = {QStringLiteral("s")};
        change.effect.path = QFile::encodeName(folder) + "/work/d" + QByteArray::number(random.bounded(2)) + "/f" +
                             QByteArray::number(random.bounded(3));
        if (random.bounded(6) != 0) {
            // A file says itself whether it is whole.
            const QByteArray text = QByteArray::number(random.generate()) + ' ' + QByteArray::number(number++);
            change.content = text + QByteArray(random.bounded(40000), '.') + text;
        }
        effects.apply(std::move(change), &context, [&next](const base::Result<Prepared> &) {
            std::putchar('.');
            std::fflush(stdout);
            next();
        });
    };
    next();
    return app.exec();
}
