// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "waiting.h"

#include "base/descriptor.h"
#include "ledger/checkpoint/checkpoint.h"
#include "ledger/disk/filestate.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

/// Waits until a file that is written now is dated later than what there is: the clock that dates files goes in steps
/// of some milliseconds.
inline void awaitStep()
{
    for (const qint64 now = ledger::fileClockNs(); ledger::fileClockNs() == now;) {
    }
}

/// A folder, perhaps under git, and checkpoints of it; waits for answers.
struct GitBench
{
    QTemporaryDir dir;
    base::SystemClock clock;
    QObject context;

    GitBench() { QDir(dir.path()).mkpath(QStringLiteral("work")); }
    ~GitBench();

    QString work() const { return dir.filePath(QStringLiteral("work")); }
    QString store() const { return dir.filePath(QStringLiteral("store")); }
    QByteArray path(const QByteArray &name) const { return QFile::encodeName(work()) + '/' + name; }
    void write(const QByteArray &name, const QByteArray &text) const;
    QByteArray git(const QStringList &arguments, const QString &folder = {}) const;
    void init(const QStringList &more = {}) const;
    void commit() const;
    std::unique_ptr<ledger::Checkpoint> checkpoint(ledger::CheckpointLimits limits = {}, const QString &sub = {},
                                                   const QString &program = QStringLiteral("git"));
    template <class T> static base::Result<T> waited(std::optional<base::Result<T>> &answer)
    {
        if (!waitUntil([&answer] { return answer.has_value(); }, 120000))
            return base::Error{};
        return *answer;
    }
    base::Result<ledger::Snapshot> snapshot(ledger::Checkpoint &point);
    base::Result<std::vector<ledger::Change>> compareNow(ledger::Checkpoint &point, const ledger::Snapshot &from);
    /// What \p tree, of a checkpoint, holds under \p name; null: nothing.
    QByteArray content(const QByteArray &tree, const QByteArray &name) const;
    base::Result<std::vector<ledger::Effect>>
    effects(ledger::Checkpoint &point, const std::vector<ledger::Change> &changes, ledger::BlobStore &blobs);
    /// "A name" and so on, sorted.
    QByteArrayList told(const std::vector<ledger::Change> &changes) const;
    /// Every file below \p folder with its content and time.
    static std::map<std::string, std::pair<QByteArray, qint64>> everyByte(const QString &folder);
};
