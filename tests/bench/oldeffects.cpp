// SPDX-License-Identifier: Apache-2.0
#include "oldeffects.h"

#include "baseline.h"
#include "core/calls/effectobserver.h"
#include "ledger/rows/schema.h"
#include "ledger/rows/sqliteledger.h"

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

namespace {

QString ledgerPath(const QString &dataFolder)
{
    // Where the program looks for it.
    return dataFolder + QStringLiteral("/belay/effects/ledger.sqlite");
}

ledger::Effect oldEffect(int i)
{
    ledger::Effect effect;
    effect.state = ledger::EffectState::Committed;
    effect.session = {QStringLiteral("session-%1").arg(i / 100)};
    effect.turn = {quint64(i % 100 / 10 + 1)};
    effect.target = QStringLiteral("/home/somebody/project/src/file%1.cpp").arg(i % 700);
    effect.path = effect.target.toUtf8();
    effect.before = {ledger::FileType::Regular, QByteArray(32, char(i)), 0644, 1000, false};
    effect.after = {ledger::FileType::Regular, QByteArray(32, char(i + 1)), 0644, 1000, false};
    effect.reversible = ledger::Reversible::No;
    effect.whyNot = QStringLiteral("What the file held before was kept for 90 days, and is not any more.");
    effect.acknowledged = true;
    effect.run = QStringLiteral("long ago");
    effect.preparedAt = effect.settledAt = QDateTime::currentDateTimeUtc().addYears(-1);
    return effect;
}

} // namespace

bool storeEffects(const QString &dataFolder, int rows)
{
    const QString path = ledgerPath(dataFolder);
    if (!ledger::SqliteLedger::open(path))
        return false;
    bool good = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("fill"));
        database.setDatabaseName(path);
        QSqlQuery query(database);
        good = database.open() && query.exec(QStringLiteral("BEGIN"));
        const ledger::schema::Places places = ledger::schema::filled(ledger::schema::valuesOf(oldEffect(0)));
        query.prepare(ledger::schema::insertStatement(places));
        for (int i = 0; good && i < rows; ++i) {
            ledger::schema::bind(query, ledger::schema::valuesOf(oldEffect(i)), places);
            good = query.exec();
        }
        good = good && query.exec(QStringLiteral("COMMIT"));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("fill"));
    return good;
}

double openLedgerMs(const QString &dataFolder)
{
    const qint64 start = monotonicNs();
    const auto ledger = ledger::SqliteLedger::open(ledgerPath(dataFolder));
    return ledger ? double(monotonicNs() - start) / 1e6 : -1;
}

double observedDiffMs(const QString &dataFolder, int diffs)
{
    const auto opened = ledger::SqliteLedger::open(ledgerPath(dataFolder));
    if (!opened)
        return -1;
    QTemporaryDir project;
    ledger::SqliteLedger &rows = **opened;
    ledger::BlobStore blobs(project.filePath(QStringLiteral("blobs")));
    ledger::Trash trash(project.filePath(QStringLiteral("trash")));
    ledger::FileEffects files(&rows, &blobs, &trash);
    core::EffectObserver observer(project.path(), &rows, &files, &blobs);
    const base::SessionId session{QStringLiteral("new")};
    const qint64 start = monotonicNs();
    for (int i = 0; i < diffs; ++i) {
        const QString path = project.filePath(QStringLiteral("f%1").arg(i));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("after\n") < 0)
            return -1;
        file.close();
        core::EndedCall call;
        call.id = {QStringLiteral("call-%1").arg(i)};
        call.session = session;
        call.turn = {1};
        call.kind = acp::ToolKind::Edit;
        call.diffs = {acp::Diff{path, std::nullopt, QStringLiteral("after\n")}};
        observer.observe(call);
        QEventLoop loop;
        bool isSettled = false;
        observer.whenSettled(&loop, [&loop, &isSettled] {
            isSettled = true;
            loop.quit();
        });
        if (!isSettled)
            loop.exec();
    }
    const bool good = rows.effects(session).size() >= size_t(diffs);
    return good ? double(monotonicNs() - start) / 1e6 / diffs : -1;
}
