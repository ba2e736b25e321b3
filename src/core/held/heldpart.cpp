// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldpart.h"

#include <QByteArrayList>

#include <algorithm>
#include <initializer_list>

namespace core {

namespace {

/// The part of \p path after its last `.git` folder; null if there is none. Case is ignored, as some file systems do.
QByteArray insideRepository(const QByteArray &path)
{
    const QByteArrayList parts = path.split('/');
    for (qsizetype i = parts.size() - 1; i >= 0; --i) {
        if (parts.at(i).toLower() == ".git")
            return i + 1 == parts.size() ? QByteArray("") : parts.mid(i + 1).join('/');
    }
    return {};
}

bool hasPart(const QByteArray &path, const char *name)
{
    return path.split('/').contains(QByteArray(name));
}

/// Whether it is a file that git writes with each commit and that names no program. Other files in there may: those of
/// a rebase under way are executed, for example.
bool isRecord(const QByteArray &inside)
{
    const std::initializer_list<const char *> folders = {"objects", "refs", "logs"};
    const std::initializer_list<const char *> files = {
        "HEAD",       "index",     "packed-refs",    "ORIG_HEAD",  "FETCH_HEAD",  "MERGE_HEAD",
        "MERGE_MODE", "MERGE_MSG", "COMMIT_EDITMSG", "SQUASH_MSG", "REVERT_HEAD", "CHERRY_PICK_HEAD",
        "shallow",    "info",      "info/exclude",   "info/refs",  "description", "gc.log"};
    return std::any_of(folders.begin(), folders.end(),
                       [&inside](const char *folder) {
                           return inside == folder || inside.startsWith(QByteArray(QByteArray(folder) + '/'));
                       }) ||
           std::any_of(files.begin(), files.end(), [&inside](const char *file) { return inside == file; });
}

/// The same for a linked worktree or a submodule, whose name may contain slashes: only the path after the name is
/// checked.
bool isRecordOfInner(const QByteArray &inside)
{
    for (const char *telling :
         {"hooks", "config", "config.worktree", "commondir", "gitdir", "attributes", "alternates"}) {
        if (hasPart(inside, telling))
            return false;
    }
    const QByteArrayList parts = inside.split('/');
    for (qsizetype i = 2; i < parts.size(); ++i) {
        if (isRecord(parts.mid(i).join('/')))
            return true;
    }
    return false;
}

} // namespace

HeldPart partOfPath(const QByteArray &path)
{
    const QByteArray inside = insideRepository(path);
    if (inside.isNull())
        return HeldPart::File;
    if (inside == "objects/info/alternates" || inside == "objects/info/http-alternates")
        return HeldPart::Hook;
    const bool isInner = inside.startsWith("modules/") || inside.startsWith("worktrees/");
    return inside.isEmpty() || isRecord(inside) || (isInner && isRecordOfInner(inside)) ? HeldPart::Repository
                                                                                        : HeldPart::Hook;
}

} // namespace core
