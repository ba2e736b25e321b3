// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "waiting.h"

#include "base/descriptor.h"
#include "ledger/checkpoint/checkpoint.h"
#include "ledger/files/filestate.h"

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
    ~GitBench()
    {
        std::error_code ignored; // QTemporaryDir does not find names that are not UTF-8
        std::filesystem::remove_all(dir.path().toStdString(), ignored);
    }

    QString work() const { return dir.filePath(QStringLiteral("work")); }
    QString store() const { return dir.filePath(QStringLiteral("store")); }
    QByteArray path(const QByteArray &name) const { return QFile::encodeName(work()) + '/' + name; }
    void write(const QByteArray &name, const QByteArray &text) const
    {
        auto folder = ledger::openFolder(ledger::splitPath(path(name)).first, true);
        const base::Descriptor fd(::openat(folder->fd(), ledger::splitPath(path(name)).second.constData(),
                                           O_WRONLY | O_CREAT | O_TRUNC, 0644));
        ledger::writeAll(fd.fd(), text);
    }
    QByteArray git(const QStringList &arguments, const QString &folder = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(folder.isEmpty() ? work() : folder);
        process.start(QStringLiteral("git"),
                      QStringList{QStringLiteral("-c"), QStringLiteral("user.name=n"), QStringLiteral("-c"),
                                  QStringLiteral("user.email=e@x"), QStringLiteral("-c"),
                                  QStringLiteral("protocol.file.allow=always")} +
                          arguments);
        process.waitForFinished(120000);
        if (process.exitCode() != 0)
            qWarning("git %s: %s", qPrintable(arguments.join(QLatin1Char(' '))),
                     process.readAllStandardError().constData());
        return process.readAllStandardOutput();
    }
    void init(const QStringList &more = {}) const
    {
        git(QStringList{QStringLiteral("init"), QStringLiteral("-q")} + more);
    }
    void commit() const
    {
        git({QStringLiteral("add"), QStringLiteral("-A")});
        git({QStringLiteral("commit"), QStringLiteral("-q"), QStringLiteral("--allow-empty"), QStringLiteral("-m"),
             QStringLiteral("c")});
    }
    std::unique_ptr<ledger::Checkpoint> checkpoint(ledger::CheckpointLimits limits = {}, const QString &sub = {},
                                                   const QString &program = QStringLiteral("git"))
    {
        return std::make_unique<ledger::Checkpoint>(work() + sub, store(), &clock, limits, program);
    }
    template <class T> static base::Result<T> waited(std::optional<base::Result<T>> &answer)
    {
        if (!waitUntil([&answer] { return answer.has_value(); }, 120000))
            return base::Error{};
        return *answer;
    }
    base::Result<ledger::Snapshot> snapshot(ledger::Checkpoint &point)
    {
        std::optional<base::Result<ledger::Snapshot>> answer;
        point.snapshot(&context, [&answer](const auto &result) { answer = result; });
        return waited(answer);
    }
    base::Result<std::vector<ledger::Change>> compareNow(ledger::Checkpoint &point, const ledger::Snapshot &from)
    {
        std::optional<base::Result<std::vector<ledger::Change>>> answer;
        point.compareNow(from, &context, [&answer](const auto &result, const auto &) { answer = result; });
        return waited(answer);
    }
    base::Result<QByteArray> content(ledger::Checkpoint &point, const QByteArray &tree, const QByteArray &name)
    {
        std::optional<base::Result<QByteArray>> answer;
        point.content(tree, name, &context, [&answer](const auto &result) { answer = result; });
        return waited(answer);
    }
    base::Result<std::vector<ledger::Effect>>
    effects(ledger::Checkpoint &point, const std::vector<ledger::Change> &changes, ledger::BlobStore &blobs)
    {
        std::optional<base::Result<std::vector<ledger::Effect>>> answer;
        point.effectsOf(changes, &blobs, &context, [&answer](const auto &result) { answer = result; });
        return waited(answer);
    }
    /// "A name" and so on, sorted.
    QByteArrayList told(const std::vector<ledger::Change> &changes) const
    {
        QByteArrayList out;
        for (const ledger::Change &change : changes)
            out << QByteArray(1, "AMDXTL"[change.kind]) + ' ' + change.path.sliced(path("").size());
        std::sort(out.begin(), out.end());
        return out;
    }
    /// Every file below \p folder with its content and time.
    static std::map<std::string, std::pair<QByteArray, qint64>> everyByte(const QString &folder)
    {
        std::map<std::string, std::pair<QByteArray, qint64>> out;
        for (const auto &entry : std::filesystem::recursive_directory_iterator(folder.toStdString())) {
            const auto state = ledger::lookAtPath(QByteArray::fromStdString(entry.path().string()), 1 << 30);
            out[entry.path().string()] = {state->content.value_or(QByteArray()), state->changedNs};
        }
        return out;
    }
};
