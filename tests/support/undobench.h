// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "waiting.h"

#include "base/descriptor.h"
#include "ledger/disk/filestate.h"
#include "ledger/rows/sqliteledger.h"
#include "ledger/undo/undo.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

/// A folder with files, a ledger and all that takes its rows back; waits for answers.
struct UndoBench
{
    QTemporaryDir dir;
    std::unique_ptr<ledger::SqliteLedger> rows;
    ledger::BlobStore blobs;
    ledger::Trash trash;
    std::unique_ptr<ledger::FileEffects> effects;
    std::unique_ptr<ledger::Undo> undo;
    QObject context;
    quint64 turn = 1;

    explicit UndoBench(ledger::BlobStore::Limits limits = {});
    ~UndoBench();
    /// Opens the same ledger once more, as the next run does.
    void restart();
    /// What is deleted from now on goes to \p instead, which must live as long.
    void useTrash(ledger::Trash *instead);

    QByteArray path(const QByteArray &name) const { return QFile::encodeName(dir.path()) + "/work/" + name; }
    std::optional<QByteArray> content(const QByteArray &name) const;
    void userWrites(const QByteArray &name, const QByteArray &text);
    void userDeletes(const QByteArray &name) { ::unlink(path(name).constData()); }

    /// Nothing is there any more, unless it gets a content.
    ledger::FileChange changeOf(const QByteArray &name) const;
    base::Result<ledger::Prepared> change(const QByteArray &name, std::optional<QByteArray> text,
                                          ledger::FileType type = ledger::FileType::Regular);
    base::Result<ledger::Prepared> apply(ledger::FileChange change);
    base::EffectId agentWrites(const QByteArray &name, const QByteArray &text);
    base::EffectId agentDeletes(const QByteArray &name);
    ledger::UndoPlan plan(const std::vector<base::EffectId> &ids);
    std::vector<ledger::UndoOutcome> apply(const ledger::UndoPlan &plan,
                                           std::map<size_t, ledger::UndoChoice> choices = {});
    std::vector<ledger::UndoOutcome> undoAll(const std::vector<base::EffectId> &ids) { return apply(plan(ids)); }
    ledger::PartOutcome takePart(const std::vector<base::EffectId> &ids, const ledger::ChangedLines &lines);
    std::vector<base::EffectId> actsOf(const std::vector<base::EffectId> &ids) const;
    ledger::EffectState state(base::EffectId id) const { return rows->effect(id)->state; }

    /// Name → type, mode, content, of all that is below the folder.
    using Tree = std::map<QByteArray, std::tuple<ledger::FileType, quint32, QByteArray>>;
    Tree tree() const;
    static void walk(const QByteArray &folder, const QByteArray &prefix, Tree &out);
    /// Contents in the trash.
    QByteArrayList trashed() const;
};
