// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldstate.h"

#include "ledger/disk/filestate.h"

#include <algorithm>

namespace ledger {

namespace {

std::optional<FileIdentity> found(const Identities &identities, const QByteArray &path)
{
    const auto at = identities.find(path);
    return at == identities.end() ? std::nullopt : std::optional(at->second);
}

HeldChange waitingChange(const QByteArray &path, const FileMark &wanted, const RealFile &now,
                         const std::optional<FileIdentity> &base, const HeldMemory &memory)
{
    HeldChange change{path, wanted, now.mark, now.identity != base};
    if (!change.conflict)
        change.begun = now.mark;
    else if (!base && memory.hasBase)
        change.begun = missingMark();
    else if (const auto begun = memory.begun.find(path); begun != memory.begun.end())
        change.begun = begun->second;
    // Touched, or saved without a change, it is still what the program began on.
    if (change.conflict && change.begun && isSame(*change.begun, now.mark))
        change.conflict = false;
    return change;
}

/// What the user took away as a whole holds something that waits: it is not taken away under that.
void keepFoldersOfWaiting(HeldState &state, const Marks &wanted, const RealFiles &real)
{
    std::set<QByteArray> needed;
    for (const HeldChange &change : state.waiting) {
        if (!change.wanted.isThere())
            continue;
        for (qsizetype slash = change.path.indexOf('/'); slash >= 0; slash = change.path.indexOf('/', slash + 1))
            needed.insert(change.path.first(slash));
    }
    const auto isNeeded = [&](const QByteArray &path) {
        return needed.contains(path) && wanted.at(path).type == FileType::Folder &&
               real.at(path).mark.type != FileType::Folder;
    };
    QByteArrayList theirs;
    for (const QByteArray &path : std::as_const(state.theirs)) {
        if (isNeeded(path))
            state.waiting.push_back({path, wanted.at(path), real.at(path).mark, true});
        else
            theirs << path;
    }
    state.theirs = theirs;
    std::sort(state.waiting.begin(), state.waiting.end(),
              [](const HeldChange &a, const HeldChange &b) { return a.path < b.path; });
}

/// Those of \p waiting that are \p chosen, or inside a chosen one for which \p takesInner is true.
template <class Rule>
QByteArrayList chosenWithInner(const std::vector<HeldChange> &waiting, const std::set<QByteArray> &chosen,
                               const Rule &takesInner)
{
    std::set<QByteArray> whole;
    for (const HeldChange &change : waiting) {
        if (chosen.contains(change.path) && takesInner(change))
            whole.insert(change.path);
    }
    QByteArrayList out;
    for (const HeldChange &change : waiting) {
        if (chosen.contains(change.path) || hasAncestorIn(whole, change.path))
            out << change.path;
    }
    return out;
}

/// A conflict if the program removed a folder in which the user made something new.
void seeConflictsInFolders(HeldState &state)
{
    std::set<QByteArray> folders;
    for (const QByteArray &path : std::as_const(state.theirs)) {
        for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
            folders.insert(path.first(slash));
    }
    for (HeldChange &change : state.waiting) {
        if (change.now.type == FileType::Folder && change.wanted.type != FileType::Folder)
            change.conflict = change.conflict || folders.contains(change.path);
    }
}

} // namespace

bool hasAncestorIn(const std::set<QByteArray> &folders, const QByteArray &path)
{
    for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
        if (folders.contains(path.first(slash)))
            return true;
    }
    return false;
}

bool isSame(const FileMark &a, const FileMark &b)
{
    return a.sameContent(b) && (a.type != FileType::Regular || (a.mode & permissionBits) == (b.mode & permissionBits));
}

std::set<QByteArray> namedIn(const HeldState &state)
{
    std::set<QByteArray> out(state.theirs.begin(), state.theirs.end());
    for (const HeldChange &change : state.waiting)
        out.insert(change.path);
    return out;
}

HeldState heldState(const Marks &wanted, const RealFiles &real, const HeldMemory &memory)
{
    HeldState state;
    for (const auto &[path, want] : wanted) {
        const RealFile &now = real.at(path);
        if (isSame(want, now.mark)) {
            state.same[path] = want;
            continue;
        }
        const auto settled = memory.settled.find(path);
        const bool untouched = settled != memory.settled.end() && isSame(settled->second, want);
        const std::optional<FileIdentity> base = found(memory.base, path);
        // If something is hidden that did not exist before, somebody created it later: that is not a deletion.
        const bool isNew = want.type == FileType::Missing && !base;
        if (untouched || isNew)
            state.theirs << path;
        else
            state.waiting.push_back(waitingChange(path, want, now, base, memory));
    }
    keepFoldersOfWaiting(state, wanted, real);
    seeConflictsInFolders(state);
    return state;
}

QByteArrayList acceptedWith(const std::vector<HeldChange> &waiting, const QByteArrayList &paths)
{
    std::set<QByteArray> chosen(paths.begin(), paths.end());
    for (const QByteArray &path : paths) {
        for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
            chosen.insert(path.first(slash));
    }
    return chosenWithInner(waiting, chosen, [](const HeldChange &change) {
        return change.now.type == FileType::Folder && change.wanted.type != FileType::Folder;
    });
}

QByteArrayList rejectedWith(const std::vector<HeldChange> &waiting, const QByteArrayList &paths)
{
    std::set<QByteArray> chosen(paths.begin(), paths.end()), files;
    for (const HeldChange &change : waiting) {
        if (change.wanted.isThere() && change.wanted.type != FileType::Folder)
            files.insert(change.path);
    }
    for (const QByteArray &path : paths) {
        for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            if (files.contains(path.first(slash)))
                chosen.insert(path.first(slash));
        }
    }
    return chosenWithInner(waiting, chosen, [](const HeldChange &change) {
        return (change.now.type == FileType::Folder) != (change.wanted.type == FileType::Folder);
    });
}

std::vector<HeldChange> inWritingOrder(std::vector<HeldChange> changes)
{
    std::set<QByteArray> replaced; // folders that are replaced by something else
    for (const HeldChange &change : changes) {
        if (change.now.type == FileType::Folder && change.wanted.isThere())
            replaced.insert(change.path);
    }
    const auto rank = [&replaced](const HeldChange &change) {
        if (change.wanted.isThere())
            return 1;
        return hasAncestorIn(replaced, change.path) ? 0 : 2;
    };
    std::stable_sort(changes.begin(), changes.end(), [&rank](const HeldChange &a, const HeldChange &b) {
        const int first = rank(a), second = rank(b);
        if (first != second)
            return first < second;
        return first == 1 ? a.path < b.path : b.path < a.path;
    });
    return changes;
}

} // namespace ledger
