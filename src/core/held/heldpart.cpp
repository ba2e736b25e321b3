// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldpart.h"

#include <QByteArrayList>

#include <algorithm>
#include <initializer_list>

namespace core {

namespace {

/// What follows the last folder that is git's own; null where there is none. The name is compared as a file system
/// that ignores case would.
QByteArray insideRepository(const QByteArray &path)
{
    const QByteArrayList parts = path.split('/');
    for (qsizetype i = parts.size() - 1; i >= 0; --i) {
        if (parts.at(i).toLower() == ".git")
            return i + 1 == parts.size() ? QByteArray("") : parts.mid(i + 1).join('/');
    }
    return {};
}

/// As a whole, or further down.
bool hasFolder(const QByteArray &path, const char *name)
{
    return path.split('/').contains(QByteArray(name));
}

} // namespace

HeldPart partOfPath(const QByteArray &path)
{
    const QByteArray inside = insideRepository(path);
    if (inside.isNull())
        return HeldPart::File;
    const bool isModule = inside.startsWith("modules/") || inside.startsWith("worktrees/");
    // Of a repository inside of this one the parts have the same names further down.
    const auto ends = [&inside, isModule](const char *name) {
        return inside == name || (isModule && inside.endsWith(QByteArray(QByteArray("/") + name)));
    };
    const std::initializer_list<const char *> telling = {
        "config", "config.worktree", "info/attributes", "objects/info/alternates", "commondir", "gitdir"};
    const bool isTelling = inside.startsWith("hooks/") || inside == "hooks" ||
                           (isModule && hasFolder(inside, "hooks")) ||
                           std::any_of(telling.begin(), telling.end(), ends);
    return isTelling ? HeldPart::Hook : HeldPart::Repository;
}

QByteArray bareRepositoryOf(const QByteArray &path)
{
    const QByteArrayList parts = path.split('/');
    const auto above = [&parts](qsizetype count) {
        const QByteArray folder = parts.mid(0, count).join('/');
        return folder.isNull() ? QByteArray("") : folder;
    };
    const QByteArray name = parts.constLast().toLower();
    if (name == "config" || name == "config.worktree" || name == "commondir")
        return above(parts.size() - 1);
    for (qsizetype i = parts.size() - 1; i >= 0; --i) {
        if (parts.at(i).toLower() == "hooks")
            return above(i);
    }
    if (path.endsWith("info/attributes"))
        return above(parts.size() - 2);
    return {};
}

bool isRepositoryObject(const QByteArray &path)
{
    return hasFolder(insideRepository(path), "objects");
}

} // namespace core
