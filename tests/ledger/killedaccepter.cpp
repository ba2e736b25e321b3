// SPDX-License-Identifier: Apache-2.0
// Accepts what is held back, and is killed meanwhile; says when it begins, and each time that a row has changed.
// Fixture of tst_heldwriter: killedaccepter FOLDER
#include "heldplace.h"

#include "ledger/held/heldwriter.h"
#include "ledger/rows/sqliteledger.h"

#include <QCoreApplication>

#include <cstdio>

using namespace ledger;

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    auto opened = SqliteLedger::open(folder + QStringLiteral("/data/ledger.sqlite"));
    if (!opened)
        return 1;
    BlobStore blobs(folder + QStringLiteral("/data/blobs"));
    Trash trash(folder + QStringLiteral("/data/trash"), Trash::Use::OwnFolder);
    FileEffects effects(opened.value().get(), &blobs, &trash);
    HeldPlace held(argv[1]);
    for (const QByteArray &name : HeldPlace::accepted()) {
        QFile file(folder + QStringLiteral("/work/") + QString::fromLatin1(name));
        if (!file.open(QIODevice::WriteOnly))
            return 1;
        file.write("user");
    }
    held.open();
    for (const QByteArray &name : HeldPlace::accepted()) {
        if (!name.startsWith('d'))
            held.write(name, "agent");
        else if (!held.hide(name))
            return 1;
    }
    HeldWriter writer(&effects, &blobs);
    QObject context;
    const auto tell = [] {
        std::putchar('.');
        std::fflush(stdout);
    };
    tell();
    QObject::connect(opened.value().get(), &Ledger::changed, &context, tell);
    writer.accept(held.folder, held.waiting(), {QStringLiteral("s")}, {1}, &context, [](const HeldOutcome &) {});
    return app.exec();
}
