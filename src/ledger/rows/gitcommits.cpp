// SPDX-License-Identifier: Apache-2.0
#include "ledger/rows/gitcommits.h"

#include <QByteArrayList>

#include <algorithm>
#include <initializer_list>

namespace ledger {

namespace {

bool isHex(const QByteArray &text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

bool isOneOf(const QByteArray &text, std::initializer_list<const char *> all)
{
    return std::any_of(all.begin(), all.end(), [&text](const char *one) { return text == one; });
}

/// Whether it is of a file and nothing else, before and after: through a link git would write elsewhere.
bool isOfPlainFile(const Effect &effect)
{
    const auto isPlain = [](const FileMark &mark) { return !mark.isThere() || mark.type == FileType::Regular; };
    return effect.isFile() && isPlain(effect.before) && isPlain(effect.after);
}

} // namespace

bool isGitObject(const QByteArray &inside)
{
    QByteArrayList parts = inside.split('/');
    if (parts.size() < 3)
        return false;
    const QByteArray name = parts.takeLast(), folder = parts.takeLast();
    if (parts.takeLast() != "objects")
        return false;
    // Of a submodule or a worktree, whose name comes first.
    if (!parts.isEmpty() && (!isOneOf(parts.first(), {"modules", "worktrees"}) ||
                             std::any_of(parts.begin(), parts.end(), [](const QByteArray &part) {
                                 return isOneOf(part, {"refs", "logs", "hooks", "info", "objects"});
                             })))
        return false;
    if (folder != "pack")
        return folder.size() == 2 && isHex(folder) && (name.size() == 38 || name.size() == 62) && isHex(name);
    const qsizetype dot = name.indexOf('.');
    return name.startsWith("pack-") && dot > 5 && isHex(name.mid(5, dot - 5)) &&
           isOneOf(name.mid(dot + 1), {"pack", "idx", "rev", "bitmap", "mtimes"});
}

bool isGitObject(const Effect &effect)
{
    const QByteArray folder = gitFolderOf(effect);
    return isOfPlainFile(effect) && !folder.isEmpty() && isGitObject(effect.path.mid(folder.size()));
}

QByteArray gitFolderOf(const Effect &effect)
{
    const QByteArray git = "/.git/";
    const qsizetype at = effect.path.lastIndexOf(git);
    return at < 0 ? QByteArray() : effect.path.first(at + git.size());
}

bool isGitBranch(const Effect &effect)
{
    const QByteArray folder = gitFolderOf(effect);
    const bool cameAbout = effect.state == EffectState::Committed || effect.state == EffectState::Compensating ||
                           effect.state == EffectState::Compensated;
    return cameAbout && isOfPlainFile(effect) && !folder.isEmpty() &&
           effect.path.startsWith(QByteArray(folder + "refs/heads/")) && !effect.path.endsWith(".lock");
}

bool isGitRecord(const Effect &effect)
{
    const QByteArray folder = gitFolderOf(effect);
    const QByteArray inside = effect.path.mid(folder.size());
    return isOfPlainFile(effect) && !folder.isEmpty() &&
           (isOneOf(inside, {"index", "COMMIT_EDITMSG", "logs/HEAD"}) || inside.startsWith("logs/refs/heads/"));
}

GitCommits::GitCommits(const std::vector<Effect> &effects)
{
    for (const Effect &effect : effects) {
        if (isGitBranch(effect))
            m_folders.insert(gitFolderOf(effect));
    }
}

bool GitCommits::standFor(const Effect &effect) const
{
    return isGitObject(effect) || (isGitRecord(effect) && m_folders.contains(gitFolderOf(effect)));
}

} // namespace ledger
