// SPDX-License-Identifier: Apache-2.0
#include "undobench.h"

UndoBench::UndoBench(ledger::BlobStore::Limits limits)
    : blobs(dir.filePath(QStringLiteral("data/blobs")), limits)
    , trash(dir.filePath(QStringLiteral("data/trash")), ledger::Trash::Use::OwnFolder)
{
    restart();
    QDir(dir.path()).mkpath(QStringLiteral("work"));
}

void UndoBench::restart()
{
    undo.reset();
    effects.reset();
    rows.reset();
    rows = std::move(ledger::SqliteLedger::open(dir.filePath(QStringLiteral("data/ledger.sqlite"))).value());
    useTrash(&trash);
}

void UndoBench::useTrash(ledger::Trash *instead)
{
    undo.reset();
    effects = std::make_unique<ledger::FileEffects>(rows.get(), &blobs, instead);
    undo = std::make_unique<ledger::Undo>(rows.get(), &blobs, effects.get());
}

UndoBench::~UndoBench()
{
    undo.reset();
    effects.reset();
    // QTemporaryDir does not find names that are not UTF-8.
    std::error_code ignored;
    std::filesystem::remove_all(dir.filePath(QStringLiteral("work")).toStdString(), ignored);
    std::filesystem::remove_all(dir.filePath(QStringLiteral("data/trash")).toStdString(), ignored);
}

std::optional<QByteArray> UndoBench::content(const QByteArray &name) const
{
    const auto state = ledger::lookAtPath(path(name), 1 << 26);
    return state && state->mark.isThere() ? state->content : std::nullopt;
}

void UndoBench::userWrites(const QByteArray &name, const QByteArray &text)
{
    ledger::FolderMaking making;
    auto folder = ledger::openFolder(ledger::splitPath(path(name)).first, &making);
    const base::Descriptor fd(
        ::openat(folder->fd(), ledger::splitPath(path(name)).second.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0644));
    ledger::writeAll(fd.fd(), text);
}

ledger::FileChange UndoBench::changeOf(const QByteArray &name) const
{
    ledger::FileChange change;
    change.effect.session = {QStringLiteral("s")};
    change.effect.turn = {turn};
    change.effect.path = path(name);
    return change;
}

base::Result<ledger::Prepared> UndoBench::change(const QByteArray &name, std::optional<QByteArray> text,
                                                 ledger::FileType type)
{
    ledger::FileChange change = changeOf(name);
    change.content = std::move(text);
    change.type = type;
    return apply(std::move(change));
}

base::Result<ledger::Prepared> UndoBench::apply(ledger::FileChange change)
{
    std::optional<base::Result<ledger::Prepared>> answer;
    effects->apply(std::move(change), &context, [&answer](const auto &result) { answer = result; });
    return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer : base::Error{};
}

base::EffectId UndoBench::agentWrites(const QByteArray &name, const QByteArray &text)
{
    const auto done = change(name, text);
    return done ? done->effect.id : base::EffectId{};
}

base::EffectId UndoBench::agentDeletes(const QByteArray &name)
{
    const auto done = apply(changeOf(name));
    return done ? done->effect.id : base::EffectId{};
}

ledger::UndoPlan UndoBench::plan(const std::vector<base::EffectId> &ids)
{
    std::optional<ledger::UndoPlan> answer;
    undo->plan(ids, &context, [&answer](const ledger::UndoPlan &plan) { answer = plan; });
    return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer : ledger::UndoPlan{};
}

std::vector<ledger::UndoOutcome> UndoBench::apply(const ledger::UndoPlan &plan,
                                                  std::map<size_t, ledger::UndoChoice> choices)
{
    std::optional<std::vector<ledger::UndoOutcome>> answer;
    undo->apply(plan, std::move(choices), &context, [&answer](const auto &outcomes) { answer = outcomes; });
    return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer : std::vector<ledger::UndoOutcome>{};
}

ledger::PartOutcome UndoBench::takePart(const std::vector<base::EffectId> &ids, const ledger::ChangedLines &lines)
{
    std::optional<ledger::PartOutcome> answer;
    undo->applyPart(ids, lines, &context, [&answer](const ledger::PartOutcome &outcome) { answer = outcome; });
    return waitUntil([&answer] { return answer.has_value(); }, 20000) ? *answer : ledger::PartOutcome{};
}

std::vector<base::EffectId> UndoBench::actsOf(const std::vector<base::EffectId> &ids) const
{
    std::vector<base::EffectId> out;
    for (const auto &row : ledger::compensationsOf(ids, rows->allEffects()))
        out.push_back(row.id);
    return out;
}

UndoBench::Tree UndoBench::tree() const
{
    Tree out;
    walk(QFile::encodeName(dir.path()) + "/work", {}, out);
    return out;
}

void UndoBench::walk(const QByteArray &folder, const QByteArray &prefix, Tree &out)
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

QByteArrayList UndoBench::trashed() const
{
    QByteArrayList out;
    Tree all;
    walk(QFile::encodeName(dir.path()) + "/data/trash", {}, all);
    for (const auto &[name, what] : all)
        out << std::get<2>(what);
    return out;
}
