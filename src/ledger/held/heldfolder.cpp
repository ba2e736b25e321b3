// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldfolder.h"

#include "base/privatefolder.h"
#include "base/visibletext.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"
#include "ledger/held/heldcodec.h"
#include "ledger/held/treewrite.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Result;

namespace {

struct HeldFolderTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::HeldFolder)
};

/// What is shown beside two sides that differ: more than that nobody reads.
constexpr HeldContents::Limits begunLimits{1024 * 1024, 64 * 1024 * 1024};
constexpr HeldContents::Limits turnLimits{64 * 1024 * 1024, 512 * 1024 * 1024};

/// Without memory of the real folder, everything hidden counts as deleted by the program.
void waitForDeletions(HeldState &state, const Marks &upper, const RealFiles &real)
{
    QByteArrayList rest;
    for (const QByteArray &path : std::as_const(state.theirs)) {
        const FileMark &wanted = upper.at(path), &now = real.at(path).mark;
        if (wanted.type == FileType::Missing && now.isThere())
            state.waiting.push_back({path, wanted, now, true});
        else
            rest << path;
    }
    state.theirs = rest;
    std::sort(state.waiting.begin(), state.waiting.end(),
              [](const HeldChange &a, const HeldChange &b) { return a.path < b.path; });
}

/// What cannot be looked at is taken for the same.
bool isAsBefore(const FileMark &before, const FileMark *now)
{
    return now && (isSame(before, *now) || (!before.known() && !now->known()));
}

Marks wantedOf(const HeldState &state)
{
    Marks marks;
    for (const HeldChange &change : state.waiting)
        marks.emplace_hint(marks.end(), change.path, change.wanted); // by path
    return marks;
}

std::set<QByteArray> pathsOf(const HeldState &state)
{
    std::set<QByteArray> paths;
    for (const HeldChange &change : state.waiting)
        paths.insert(change.path);
    return paths;
}

} // namespace

HeldFolder::HeldFolder(QByteArray folder, QString store)
    : m_folder(std::move(folder))
    , m_store(std::move(store))
    , m_begun(m_store + QStringLiteral("/begun"), begunLimits)
    , m_turnStart(m_store + QStringLiteral("/turn"), turnLimits)
{}

HeldFolder::~HeldFolder() = default;

Result<void> HeldFolder::open(Base base, HeldSide::Kind fresh)
{
    CopyProgress nobodyWatches;
    return open(base, fresh, nobodyWatches);
}

Result<void> HeldFolder::open(Base base, HeldSide::Kind fresh, CopyProgress &progress)
{
    m_base = base;
    if (!base::makePrivateFolder(m_store))
        return systemError(errno, QFile::encodeName(m_store));
    m_real = Descriptor(::open(m_folder.constData(), folderFlags));
    if (!m_real.isOpen())
        return systemError(errno, m_folder);
    // What the user changes while a copy is made counts as changed since.
    if (Result<void> loaded = load(base); !loaded)
        return loaded;
    m_side = HeldSide::of(m_store, fresh);
    return m_side->open(m_real.fd(), progress);
}

Result<void> HeldFolder::load(Base kept)
{
    m_begun.open();
    m_turnStart.open();
    QFile file(m_store + QStringLiteral("/known"));
    if (file.exists()) {
        std::optional<HeldMemory> memory;
        if (file.open(QIODevice::ReadOnly))
            memory = readMemory(&file);
        // Without it everything in the upper side waits, and what differs from it reads as a conflict: nothing is lost.
        const bool isKnown = memory && kept == Base::Kept;
        m_memory = std::move(memory).value_or(HeldMemory());
        m_memory.hasBase = isKnown;
        m_memory.begun = m_begun.marks();
        return {};
    }
    if (kept == Base::None) {
        m_memory.hasBase = false;
        return save();
    }
    Result<Identities> base = identitiesIn(m_real.fd());
    if (!base)
        return base.error();
    m_memory = HeldMemory();
    m_memory.base = std::move(base.value());
    return save();
}

Result<void> HeldFolder::save() const
{
    if (Result<void> saved = m_side ? m_side->save() : Result<void>(); !saved)
        return saved;
    QSaveFile file(m_store + QStringLiteral("/known"));
    if (file.open(QIODevice::WriteOnly)) {
        writeMemory(&file, m_memory);
        if (file.commit())
            return {};
    }
    return Error{base::Origin::System, EIO, file.errorString(), {}};
}

Result<HeldState> HeldFolder::lookAndNote(Marks *wanted)
{
    Result<Marks> upper = m_side->changed(m_real.fd(), m_hashes);
    if (!upper)
        return upper.error();
    const Result<RealFiles> real = realFiles(m_real.fd(), *upper, m_hashes);
    if (!real)
        return real.error();
    HeldState state = heldState(*upper, *real, m_memory);
    if (m_base == Base::None)
        waitForDeletions(state, *upper, *real);
    for (const auto &[path, mark] : state.same) {
        m_memory.settled[path] = mark;
        m_side->recordSame(path, mark, m_hashes);
    }
    recordBegun(state);
    const Marks &before = m_turnStart.marks();
    for (HeldChange &change : state.waiting) {
        const auto old = before.find(change.path);
        change.inTurn = m_turnStart.isSet() && (old == before.end() || !isAsBefore(old->second, &change.wanted));
    }
    const std::set<QByteArray> waiting = pathsOf(state);
    state.isLessThanBefore =
        std::any_of(before.begin(), before.end(), [&waiting](const auto &old) { return !waiting.contains(old.first); });
    *wanted = std::move(upper.value());
    return state;
}

/// Remembers what the user's file held as long as nobody has changed it, for when it reads as a conflict.
void HeldFolder::recordBegun(const HeldState &state)
{
    Marks begun;
    for (const HeldChange &change : state.waiting) {
        if (change.begun && m_memory.hasBase)
            begun[change.path] = *change.begun;
    }
    m_memory.begun = begun;
    // Where it cannot be kept, a conflict is all or nothing.
    (void)m_begun.set(begun, m_real.fd());
}

std::optional<QByteArray> HeldFolder::begunText(const HeldChange &change, qint64 upTo) const
{
    return change.begun ? m_begun.text(*change.begun, upTo) : std::nullopt;
}

Result<void> HeldFolder::beginTurn(const Test &isLeftOut, const Marks *waiting)
{
    Marks marks;
    if (waiting) {
        marks = *waiting;
    } else {
        const Result<HeldState> state = look();
        if (!state)
            return state.error();
        marks = wantedOf(*state);
    }
    std::erase_if(marks, [&isLeftOut](const auto &mark) { return isLeftOut(mark.first); });
    return m_turnStart.set(marks, m_side->fd());
}

void HeldFolder::keepAhead(const Marks &waiting, int most, HeldContents::Place &at)
{
    m_turnStart.keepAhead(waiting, m_side->fd(), most, at);
}

Result<QByteArrayList> HeldFolder::restoreTurn(int merged, const Test &isGivenUp, const Test &isLeftOut)
{
    if (const Result<void> own = check(merged); !own)
        return own.error();
    const Result<HeldState> state = look();
    if (!state)
        return state.error();
    const Marks before = m_turnStart.marks();
    Marks isNow;
    std::set<QByteArray> staying; // folders of what came since and is not given up
    for (const HeldChange &change : state->waiting) {
        isNow[change.path] = change.wanted;
        if (before.contains(change.path) || isGivenUp(change.path))
            continue;
        for (qsizetype slash = change.path.indexOf('/'); slash >= 0; slash = change.path.indexOf('/', slash + 1))
            staying.insert(change.path.first(slash));
    }
    QByteArrayList lost;
    for (const HeldChange &change : state->waiting) { // by path, so that folders go with all in them
        const bool isOfTurn = !before.contains(change.path) && isGivenUp(change.path) && !staying.contains(change.path);
        if (isOfTurn && !put(merged, change.path))
            lost << change.path;
    }
    for (const auto &[path, mark] : before) {
        const auto now = isNow.find(path);
        if (!isAsBefore(mark, now == isNow.end() ? nullptr : &now->second) && !isLeftOut(path) &&
            !m_turnStart.put(mark, merged, path))
            lost << path;
    }
    if (const Result<void> saved = save(); !saved)
        return saved.error();
    return lost;
}

/// A program can move the folder away that it is in, and put a link or another folder there: what is written is written
/// through this store's own overlay, or not at all.
Result<void> HeldFolder::check(int merged) const
{
    if (m_side->isSeenAs(merged))
        return {};
    return Error{base::Origin::User,
                 changedMeanwhile,
                 HeldFolderTr::tr("The agent has put something else in the place of %1. Nothing was written there.")
                     .arg(base::visibleText(QFile::decodeName(m_folder))),
                 {}};
}

Result<HeldState> HeldFolder::look()
{
    Marks wanted;
    return lookAndNote(&wanted);
}

Result<Synced> HeldFolder::sync(int merged)
{
    if (const Result<void> own = check(merged); !own)
        return own.error();
    Marks wanted;
    const Result<HeldState> state = lookAndNote(&wanted);
    if (!state)
        return state.error();
    QByteArrayList theirs = state->theirs;
    const Result<QByteArrayList> more = m_side->unseen(merged, m_real.fd(), wanted, *state, m_memory);
    if (!more)
        return more.error();
    theirs += *more;
    std::sort(theirs.begin(), theirs.end());
    Synced out;
    for (const QByteArray &path : std::as_const(theirs))
        (put(merged, path) ? out.taken : out.notTaken) << path;
    if (Result<void> done = lookAnew(*state); !done)
        return done.error();
    out.waiting = wantedOf(*state);
    return out;
}

/// The current real folder becomes the base for later changes; waiting changes keep their old base.
Result<void> HeldFolder::lookAnew(const HeldState &state)
{
    if (m_base == Base::None)
        return save();
    Result<Identities> base = identitiesIn(m_real.fd());
    if (!base)
        return base.error();
    for (const HeldChange &change : state.waiting) {
        base.value().erase(change.path);
        if (const auto old = m_memory.base.find(change.path); old != m_memory.base.end())
            base.value().insert(*old);
    }
    m_memory.base = std::move(base.value());
    return save();
}

Result<void> HeldFolder::put(int merged, const QByteArray &path)
{
    const Result<RealFile> real = realFile(m_real.fd(), path, m_hashes);
    if (!real)
        return real.error();
    // What the user has only touched stays the same file in a copy, for who has it open or knows it by its inode.
    if (m_side->kind() == HeldSide::Kind::Copy && real->mark.isThere()) {
        if (const Result<RealFile> own = realFile(m_side->fd(), path, m_hashes); own && isSame(own->mark, real->mark))
            return record(path);
    }
    if (Result<void> copied = copyPath(m_real.fd(), merged, path, real->mark); !copied)
        return copied;
    return record(path);
}

Result<void> HeldFolder::record(const QByteArray &path)
{
    const Result<RealFile> real = realFile(m_real.fd(), path, m_hashes);
    if (!real)
        return real.error();
    m_memory.settled[path] = real->mark;
    m_side->recordSame(path, real->mark, m_hashes);
    if (real->identity)
        m_memory.base[path] = *real->identity;
    else
        m_memory.base.erase(path);
    return {};
}

Result<void> HeldFolder::reject(int merged, const QByteArrayList &paths)
{
    if (Result<void> own = check(merged); !own)
        return own;
    QByteArrayList sorted = paths;
    std::sort(sorted.begin(), sorted.end());
    // If one cannot be discarded, the others still are.
    Result<void> first;
    Marks stillWaiting = m_turnStart.marks();
    for (const QByteArray &path : std::as_const(sorted)) {
        const Result<void> done = put(merged, path);
        if (done)
            stillWaiting.erase(path);
        else if (first)
            first = done;
    }
    // The user's decision outlasts the turn.
    if (m_turnStart.isSet())
        (void)m_turnStart.set(stillWaiting, m_side->fd());
    if (Result<void> saved = save(); !saved)
        return saved;
    return first;
}

Result<void> HeldFolder::rewrite(int merged, const QByteArray &path, const FileMark &wanted, const QByteArray &text)
{
    if (Result<void> own = check(merged); !own)
        return own;
    const Result<HeldState> state = look();
    if (!state)
        return state.error();
    const bool isStill = std::any_of(state->waiting.begin(), state->waiting.end(), [&](const HeldChange &change) {
        return change.path == path && change.wanted == wanted && wanted.type == FileType::Regular;
    });
    if (!isStill)
        return {};
    const QByteArray name = "rewritten";
    QFile file(m_store + u'/' + QFile::decodeName(name));
    const Descriptor store(::open(QFile::encodeName(m_store).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    if (!store.isOpen() || !file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush())
        return systemError(errno, path);
    Result<void> placed = copyNamed(store.fd(), name, merged, path, wanted);
    file.remove();
    return placed;
}

Result<void> HeldFolder::settle(const Marks &written)
{
    Marks stillWaiting = m_turnStart.marks();
    for (const auto &[path, mark] : written) {
        const Result<RealFile> real = realFile(m_real.fd(), path, m_hashes);
        if (!real)
            return real.error();
        if (!isSame(real->mark, mark))
            continue;
        if (Result<void> done = record(path); !done)
            return done;
        // Of a part that was accepted the rest goes on waiting as it did.
        const Result<RealFile> upper = realFile(m_side->fd(), path, m_hashes);
        if (!upper || isSame(upper->mark, mark) || !mark.isThere())
            stillWaiting.erase(path);
    }
    // The user's decision outlasts the turn.
    if (m_turnStart.isSet())
        (void)m_turnStart.set(stillWaiting, m_side->fd());
    return save();
}

Result<void> HeldFolder::writeThrough(const QByteArray &path, const FileMark &wanted)
{
    struct stat mine, others;
    const Result<Descriptor> upper = openParent(m_side->fd(), path), real = openParent(m_real.fd(), path);
    const QByteArray name = splitPath('/' + path).second;
    const auto lastWritten = [](const struct stat &info) {
        return std::pair(info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
    };
    if (upper && real && ::fstatat(upper->fd(), name.constData(), &mine, AT_SYMLINK_NOFOLLOW) == 0 &&
        ::fstatat(real->fd(), name.constData(), &others, AT_SYMLINK_NOFOLLOW) == 0 &&
        lastWritten(others) > lastWritten(mine))
        return systemError(changedMeanwhile, path);
    if (Result<void> copied = copyPath(m_side->fd(), m_real.fd(), path, wanted); !copied)
        return copied;
    return settle({{path, wanted}});
}

Result<QByteArray> HeldFolder::text(const QByteArray &path, const FileMark &wanted, qint64 upTo) const
{
    if (wanted.type == FileType::Missing || wanted.type == FileType::Folder)
        return QByteArray();
    if (wanted.type != FileType::Regular && wanted.type != FileType::Symlink)
        return Error{
            base::Origin::User,
            EINVAL,
            HeldFolderTr::tr("%1 is neither a file nor a folder nor a link that can be read. It is not written.")
                .arg(base::visibleText(QFile::decodeName(path))),
            {}};
    const Result<Descriptor> parent = openParent(m_side->fd(), path);
    if (!parent)
        return parent.error();
    const Result<FileState> state = lookAt(parent->fd(), splitPath('/' + path).second, upTo);
    if (!state)
        return state.error();
    if (!isSame(state->mark, wanted))
        return systemError(changedMeanwhile, path);
    if (!state->content)
        return systemError(EFBIG, path);
    return *state->content;
}

Result<QByteArray> HeldFolder::content(const QByteArray &path, const FileMark &wanted, BlobStore &blobs,
                                       BlobStore::Durable durable)
{
    Result<QByteArray> found = text(path, wanted, blobs.limits().blob);
    if (found && wanted.isThere() && wanted.type != FileType::Folder) {
        if (const Result<QByteArray> kept = blobs.put(*found, durable); !kept)
            return kept.error();
    }
    return found;
}

Result<void> HeldFolder::compact()
{
    Marks wanted;
    const Result<HeldState> state = lookAndNote(&wanted);
    if (!state)
        return state.error();
    std::set<QByteArray> needed;
    for (const HeldChange &change : state->waiting) {
        needed.insert(change.path);
        for (qsizetype slash = change.path.indexOf('/'); slash >= 0; slash = change.path.indexOf('/', slash + 1))
            needed.insert(change.path.first(slash));
    }
    const std::set<QByteArray> stayed = m_side->compact(wanted, needed);
    std::erase_if(m_memory.settled, [&stayed](const auto &settled) { return !stayed.contains(settled.first); });
    // What the user changed since is still the user's: the base becomes another one only by a sync.
    return save();
}

} // namespace ledger
