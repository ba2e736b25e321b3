// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldpart.h"

#include "core/held/gitname.h"

#include <QByteArrayList>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace core {

using ledger::FileType;

namespace {

bool hasPart(const QByteArray &path, const char *name)
{
    return path.split('/').contains(QByteArray(name));
}

/// What a record is.
enum class Record { File, Folder, Either };

bool isOneOf(const QByteArray &text, std::initializer_list<const char *> all)
{
    return std::any_of(all.begin(), all.end(), [&text](const char *one) { return text == one; });
}

/// Whether it is a file that git writes with each commit and that names no program, or a folder of such. Other files in
/// there may: those of a rebase under way are executed, for example.
std::optional<Record> recordAt(const QByteArray &inside)
{
    if (isOneOf(inside, {"", "objects", "refs", "logs", "info"}))
        return Record::Folder;
    if (isOneOf(inside, {"HEAD", "index", "packed-refs", "ORIG_HEAD", "FETCH_HEAD", "MERGE_HEAD", "MERGE_MODE",
                         "MERGE_MSG", "COMMIT_EDITMSG", "SQUASH_MSG", "REVERT_HEAD", "CHERRY_PICK_HEAD", "shallow",
                         "gc.log", "info/exclude", "info/refs", "description"}))
        return Record::File;
    const QByteArray folder = inside.left(inside.indexOf('/') + 1);
    return isOneOf(folder, {"objects/", "refs/", "logs/"}) ? std::optional(Record::Either) : std::nullopt;
}

/// The same for a linked worktree or a submodule, whose name may contain slashes: only the path after the name is
/// checked.
std::optional<Record> recordOfInner(const QByteArray &inside)
{
    for (const char *telling :
         {"hooks", "config", "config.worktree", "commondir", "gitdir", "attributes", "alternates"}) {
        if (hasPart(inside, telling))
            return std::nullopt;
    }
    const QByteArrayList parts = inside.split('/');
    for (qsizetype i = 2; i < parts.size(); ++i) {
        if (const auto record = recordAt(parts.mid(i).join('/')))
            return record;
    }
    return std::nullopt;
}

std::optional<Record> recordIn(const QByteArray &inside)
{
    if (isOneOf(inside, {"objects/info/alternates", "objects/info/http-alternates"}))
        return std::nullopt;
    const bool isInner = inside.startsWith("modules/") || inside.startsWith("worktrees/");
    const std::optional<Record> record = recordAt(inside);
    return record || !isInner ? record : recordOfInner(inside);
}

} // namespace

std::optional<QByteArray> pathInGit(const QByteArray &path)
{
    if (path == ".git" || path.endsWith("/.git"))
        return QByteArray();
    const qsizetype at = QByteArray('/' + path).lastIndexOf("/.git/");
    return at < 0 ? std::nullopt : std::optional(path.mid(at + qsizetype(qstrlen(".git/"))));
}

HeldPart partOfPath(const QByteArray &path)
{
    if (hasOtherNameOfGit(path))
        return HeldPart::Hook;
    const std::optional<QByteArray> inside = pathInGit(path);
    if (!inside)
        return HeldPart::File;
    return recordIn(*inside) ? HeldPart::Repository : HeldPart::Hook;
}

HeldPart partOfChange(const QByteArray &path, const ledger::HeldChange &change)
{
    const HeldPart part = partOfPath(path);
    if (part != HeldPart::Repository)
        return part;
    // Through a link git would write elsewhere, and whatever else is there instead it would wait for or fail at.
    const Record record = recordIn(pathInGit(path).value_or(QByteArray())).value_or(Record::Either);
    const auto fits = [record](FileType type) {
        return type == FileType::Missing || (type == FileType::Regular && record != Record::Folder) ||
               (type == FileType::Folder && record != Record::File);
    };
    const FileType wanted = change.wanted.type, now = change.now.type;
    const bool isReplaced = wanted != now && change.wanted.isThere() && change.now.isThere();
    return fits(wanted) && fits(now) && !isReplaced ? HeldPart::Repository : HeldPart::Hook;
}

} // namespace core
