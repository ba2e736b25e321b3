// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "waiting.h"

#include "base/descriptor.h"
#include "ledger/files/filestate.h"
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

    explicit UndoBench(ledger::BlobStore::Limits limits = {})
        : blobs(dir.filePath(QStringLiteral("data/blobs")), limits)
        , trash(dir.filePath(QStringLiteral("data/trash")), ledger::Trash::Use::OwnFolder)
    {
        rows = std::move(ledger::SqliteLedger::open(dir.filePath(QStringLiteral("data/ledger.sqlite"))).value());
        effects = std::make_unique<ledger::FileEffects>(rows.get(), &blobs, &trash);
        undo = std::make_unique<ledger::Undo>(rows.get(), &blobs, effects.get());
        QDir(dir.path()).mkpath(QStringLiteral("work"));
    }
    ~UndoBench()
    {
        undo.reset();
        effects.reset();
        // QTemporaryDir does not find names that are not UTF-8.
        std::error_code ignored;
        std::filesystem::remove_all(dir.filePath(QStringLiteral("work")).toStdString(), ignored);
        std::filesystem::remove_all(dir.filePath(QStringLiteral("data/trash")).toStdString(), ignored);
    }

    QByteArray path(const QByteArray &name) const { return QFile::encodeName(dir.path()) + "/work/" + name; }
    std::optional<QByteArray> content(const QByteArray &name) const
    {
        const auto state = ledger::lookAtPath(path(name), 1 << 26);
        return state && state->mark.isThere() ? state->content : std::nullopt;
    }
    void userWrites(const QByteArray &name, const QByteArray &text)
    {
        auto folder = ledger::openFolder(ledger::splitPath(path(name)).first, true);
        const base::Descriptor fd(::openat(folder->fd(), ledger::splitPath(path(name)).second.constData(),
                                           O_WRONLY | O_CREAT | O_TRUNC, 0644));
        ledger::writeAll(fd.fd(), text);
    }
    void userDeletes(const QByteArray &name) { ::unlink(path(name).constData()); }

    /// Nothing is there any more, unless it gets a content.
    ledger::FileChange changeOf(const QByteArray &name) const
    {
        ledger::FileChange change;
        change.effect.session = {QStringLiteral("s")};
        change.effect.turn = {turn};
        change.effect.path = path(name);
        return change;
    }
    base::Result<ledger::Prepared> change(const QByteArray &name, std::optional<QByteArray> text,
                                          ledger::FileType type = ledger::FileType::Regular)
    {
        ledger::FileChange change = changeOf(name);
        change.content = std::move(text);
        change.type = type;
        return apply(std::move(change));
    }
    base::Result<ledger::Prepared> apply(ledger::FileChange change)
    {
        std::optional<base::Result<ledger::Prepared>> answer;
        effects->apply(std::move(change), &context, [&answer](const auto &result) { answer = result; });
        return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer : base::Error{};
    }
    base::EffectId agentWrites(const QByteArray &name, const QByteArray &text)
    {
        const auto done = change(name, text);
        return done ? done->effect.id : base::EffectId{};
    }
    base::EffectId agentDeletes(const QByteArray &name)
    {
        const auto done = apply(changeOf(name));
        return done ? done->effect.id : base::EffectId{};
    }
    ledger::UndoPlan plan(const std::vector<base::EffectId> &ids)
    {
        std::optional<ledger::UndoPlan> answer;
        undo->plan(ids, &context, [&answer](const ledger::UndoPlan &plan) { answer = plan; });
        return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer : ledger::UndoPlan{};
    }
    std::vector<ledger::UndoOutcome> apply(const ledger::UndoPlan &plan,
                                           std::map<size_t, ledger::UndoChoice> choices = {})
    {
        std::optional<std::vector<ledger::UndoOutcome>> answer;
        undo->apply(plan, std::move(choices), &context, [&answer](const auto &outcomes) { answer = outcomes; });
        return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer
                                                                          : std::vector<ledger::UndoOutcome>{};
    }
    std::vector<ledger::UndoOutcome> undoAll(const std::vector<base::EffectId> &ids) { return apply(plan(ids)); }
    ledger::PartOutcome takePart(const std::vector<base::EffectId> &ids, const ledger::ChangedLines &lines)
    {
        std::optional<ledger::PartOutcome> answer;
        undo->applyPart(ids, lines, &context, [&answer](const ledger::PartOutcome &outcome) { answer = outcome; });
        return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer : ledger::PartOutcome{};
    }
    std::vector<base::EffectId> actsOf(const std::vector<base::EffectId> &ids) const
    {
        std::vector<base::EffectId> out;
        for (const auto &row : ledger::compensationsOf(ids, rows->allEffects()))
            out.push_back(row.id);
        return out;
    }
    ledger::EffectState state(base::EffectId id) const { return rows->effect(id)->state; }

    /// Name → type, mode, content, of all that is below the folder.
    using Tree = std::map<QByteArray, std::tuple<ledger::FileType, quint32, QByteArray>>;
    Tree tree() const
    {
        Tree out;
        walk(QFile::encodeName(dir.path()) + "/work", {}, out);
        return out;
    }
    static void walk(const QByteArray &folder, const QByteArray &prefix, Tree &out)
    {
        DIR *open = ::opendir(folder.constData());
        while (const dirent *entry = open ? ::readdir(open) : nullptr) {
            const QByteArray name(entry->d_name);
            if (name == "." || name == "..")
                continue;
            const auto state = ledger::lookAtPath(folder + '/' + name, 1 << 26);
            if (state->mark.type == ledger::FileType::Folder)
                walk(folder + '/' + name, prefix + name + '/', out);
            else
                out[prefix + name] = {state->mark.type, state->mark.mode, state->content.value_or(QByteArray())};
        }
        if (open)
            ::closedir(open);
    }
    /// Contents in the trash.
    QByteArrayList trashed() const
    {
        QByteArrayList out;
        Tree all;
        walk(QFile::encodeName(dir.path()) + "/data/trash", {}, all);
        for (const auto &[name, what] : all)
            out << std::get<2>(what);
        return out;
    }
};
