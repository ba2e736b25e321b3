// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldfolder.h"

#include "base/privatefolder.h"
#include "base/visibletext.h"
#include "ledger/files/filestate.h"
#include "ledger/files/posixfile.h"
#include "ledger/held/treewrite.h"

#include <QCborStreamReader>
#include <QCborStreamWriter>
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

constexpr int format = 1;

/// Where nobody remembers what was there, what is hidden was deleted.
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

void write(QCborStreamWriter &out, const HeldMemory &memory)
{
    out.startArray(3);
    out.append(format);
    out.startArray(memory.base.size());
    for (const auto &[path, identity] : memory.base) {
        out.startArray(5);
        out.append(path);
        out.append(identity.inode);
        out.append(identity.mode);
        out.append(identity.size);
        out.append(identity.changedNs);
        out.endArray();
    }
    out.endArray();
    out.startArray(memory.settled.size());
    for (const auto &[path, mark] : memory.settled) {
        out.startArray(5);
        out.append(path);
        out.append(int(mark.type));
        out.append(mark.hash);
        out.append(mark.mode);
        out.append(mark.size);
        out.endArray();
    }
    out.endArray();
    out.endArray();
}

/// Reads values one after the other; what does not fit makes it broken, and then all are empty.
class MemoryReader
{
public:
    explicit MemoryReader(QIODevice *file) : m_in(file) {}

    std::optional<HeldMemory> read()
    {
        HeldMemory memory;
        enter();
        if (number() != format)
            return std::nullopt;
        enter();
        while (!m_broken && m_in.hasNext()) {
            enter();
            const QByteArray path = bytes();
            FileIdentity identity;
            identity.inode = quint64(number());
            identity.mode = quint32(number());
            identity.size = number();
            identity.changedNs = number();
            leave();
            memory.base.emplace_hint(memory.base.end(), path, identity);
        }
        leave();
        enter();
        while (!m_broken && m_in.hasNext()) {
            enter();
            const QByteArray path = bytes();
            FileMark mark;
            const qint64 type = number();
            m_broken = m_broken || type < int(FileType::Unknown) || type > int(FileType::Other);
            mark.type = m_broken ? FileType::Unknown : FileType(type);
            mark.hash = bytes();
            mark.mode = quint32(number());
            mark.size = number();
            leave();
            memory.settled.emplace_hint(memory.settled.end(), path, mark);
        }
        leave();
        leave();
        return m_broken ? std::nullopt : std::optional(std::move(memory));
    }

private:
    void enter() { m_broken = m_broken || !m_in.isArray() || !m_in.enterContainer(); }
    void leave() { m_broken = m_broken || m_in.hasNext() || !m_in.leaveContainer(); }
    qint64 number()
    {
        m_broken = m_broken || !m_in.isInteger();
        if (m_broken)
            return 0;
        const qint64 value = m_in.isUnsignedInteger() ? qint64(m_in.toUnsignedInteger()) : m_in.toInteger();
        m_broken = !m_in.next();
        return value;
    }
    QByteArray bytes()
    {
        QByteArray out;
        m_broken = m_broken || !m_in.isByteArray();
        while (!m_broken) {
            const auto part = m_in.readByteArray();
            if (part.status == QCborStreamReader::EndOfString)
                return out;
            m_broken = part.status == QCborStreamReader::Error;
            out += part.data;
        }
        return {};
    }

    QCborStreamReader m_in;
    bool m_broken = false;
};

} // namespace

HeldFolder::HeldFolder(QByteArray folder, QString store) : m_folder(std::move(folder)), m_store(std::move(store)) {}

Result<void> HeldFolder::open(Base base)
{
    m_base = base;
    const QString upper = m_store + QStringLiteral("/upper");
    if (!base::makePrivateFolder(m_store))
        return systemError(errno, QFile::encodeName(m_store));
    const QByteArray name = QFile::encodeName(upper);
    if (::mkdir(name.constData(), 0700) != 0 && errno != EEXIST)
        return systemError(errno, name);
    if (struct stat info;
        ::lstat(name.constData(), &info) == 0 && S_ISDIR(info.st_mode) && (info.st_mode & 0700U) != 0700U)
        ::chmod(name.constData(), (info.st_mode & 0777U) | 0700U); // what the program made of it would keep Belay out
    m_upper = Descriptor(::open(name.constData(), folderFlags));
    m_real = Descriptor(::open(m_folder.constData(), folderFlags));
    if (!m_upper.isOpen() || !m_real.isOpen())
        return systemError(errno, m_upper.isOpen() ? m_folder : name);
    return load(base);
}

Result<void> HeldFolder::load(Base kept)
{
    QFile file(m_store + QStringLiteral("/known"));
    if (file.exists()) {
        std::optional<HeldMemory> memory;
        if (file.open(QIODevice::ReadOnly))
            memory = MemoryReader(&file).read();
        // Without it everything in the upper side waits, and what differs from it reads as a conflict: nothing is lost.
        m_memory = std::move(memory).value_or(HeldMemory());
        return {};
    }
    if (kept == Base::None)
        return save();
    Result<Identities> base = identitiesIn(m_real.fd());
    if (!base)
        return base.error();
    m_memory = {std::move(base.value()), {}};
    return save();
}

Result<void> HeldFolder::save() const
{
    QSaveFile file(m_store + QStringLiteral("/known"));
    if (file.open(QIODevice::WriteOnly)) {
        QCborStreamWriter out(&file);
        write(out, m_memory);
        if (file.commit())
            return {};
    }
    return Error{base::Origin::System, EIO, file.errorString(), {}};
}

Result<HeldState> HeldFolder::lookAndNote(Marks *wanted)
{
    Result<Marks> upper = walkUpper(m_upper.fd(), m_real.fd(), m_hashes);
    if (!upper)
        return upper.error();
    const Result<RealFiles> real = realFiles(m_real.fd(), *upper, m_hashes);
    if (!real)
        return real.error();
    HeldState state = heldState(*upper, *real, m_memory);
    if (m_base == Base::None)
        waitForDeletions(state, *upper, *real);
    for (const auto &[path, mark] : state.same)
        m_memory.settled[path] = mark;
    *wanted = std::move(upper.value());
    return state;
}

Result<HeldState> HeldFolder::look()
{
    Marks wanted;
    return lookAndNote(&wanted);
}

/// A folder that only the upper side had, and that somebody is in, does not show what the real one has by now.
Result<QByteArrayList> HeldFolder::unseen(int merged, const Marks &wanted, const HeldState &state)
{
    QByteArrayList out;
    const auto isWaiting = [&state](const QByteArray &path) {
        return std::any_of(state.waiting.begin(), state.waiting.end(),
                           [&path](const HeldChange &change) { return change.path == path; });
    };
    QByteArrayList folders{QByteArray()};
    for (const auto &[path, mark] : wanted) {
        if (mark.type == FileType::Folder)
            folders << path;
    }
    for (const QByteArray &folder : std::as_const(folders)) {
        const Result<Descriptor> parent = openParent(m_real.fd(), folder + "/x");
        const Result<Descriptor> seen = openParent(merged, folder + "/x");
        if (folder.isEmpty() ? false : !parent || !seen)
            continue;
        const int realSide = folder.isEmpty() ? m_real.fd() : parent->fd();
        const int seenSide = folder.isEmpty() ? merged : seen->fd();
        const Result<QByteArrayList> names = namesIn(realSide);
        if (!names)
            return names.error();
        for (const QByteArray &name : *names) {
            const QByteArray path = folder.isEmpty() ? name : folder + '/' + name;
            struct stat info;
            if (::fstatat(seenSide, name.constData(), &info, AT_SYMLINK_NOFOLLOW) == 0 || isWaiting(path) ||
                state.theirs.contains(path))
                continue;
            out << path;
            const Descriptor below(::openat(realSide, name.constData(), folderFlags));
            if (!below.isOpen())
                continue;
            const Result<Identities> inner = identitiesIn(below.fd());
            if (!inner)
                return inner.error();
            for (const auto &[rest, identity] : *inner)
                out << path + '/' + rest;
        }
    }
    return out;
}

Result<Synced> HeldFolder::sync(int merged)
{
    Marks wanted;
    const Result<HeldState> state = lookAndNote(&wanted);
    if (!state)
        return state.error();
    QByteArrayList theirs = state->theirs;
    const Result<QByteArrayList> more = unseen(merged, wanted, *state);
    if (!more)
        return more.error();
    theirs += *more;
    std::sort(theirs.begin(), theirs.end());
    Synced out;
    for (const QByteArray &path : std::as_const(theirs))
        (put(merged, path) ? out.taken : out.notTaken) << path;
    if (Result<void> done = lookAnew(*state); !done)
        return done.error();
    return out;
}

/// The real folder is what changes are compared with from now on; what waits goes on being compared with what it was
/// begun on.
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
    if (Result<void> copied = copyPath(m_real.fd(), merged, path, real->mark); !copied)
        return copied;
    return note(path);
}

Result<void> HeldFolder::note(const QByteArray &path)
{
    const Result<RealFile> real = realFile(m_real.fd(), path, m_hashes);
    if (!real)
        return real.error();
    m_memory.settled[path] = real->mark;
    if (real->identity)
        m_memory.base[path] = *real->identity;
    else
        m_memory.base.erase(path);
    return {};
}

Result<void> HeldFolder::reject(int merged, const QByteArrayList &paths)
{
    QByteArrayList sorted = paths;
    std::sort(sorted.begin(), sorted.end());
    // One that cannot be given up keeps nobody else.
    Result<void> first;
    for (const QByteArray &path : std::as_const(sorted)) {
        if (Result<void> done = put(merged, path); !done && first)
            first = done;
    }
    if (Result<void> saved = save(); !saved)
        return saved;
    return first;
}

Result<void> HeldFolder::settle(const Marks &written)
{
    for (const auto &[path, mark] : written) {
        const Result<RealFile> real = realFile(m_real.fd(), path, m_hashes);
        if (!real)
            return real.error();
        if (!isSame(real->mark, mark))
            continue;
        if (Result<void> done = note(path); !done)
            return done;
    }
    return save();
}

Result<void> HeldFolder::writeThrough(const QByteArray &path, const FileMark &wanted)
{
    struct stat mine, others;
    const Result<Descriptor> upper = openParent(m_upper.fd(), path), real = openParent(m_real.fd(), path);
    const QByteArray name = splitPath('/' + path).second;
    const auto lastWritten = [](const struct stat &info) {
        return std::pair(info.st_mtim.tv_sec, info.st_mtim.tv_nsec);
    };
    if (upper && real && ::fstatat(upper->fd(), name.constData(), &mine, AT_SYMLINK_NOFOLLOW) == 0 &&
        ::fstatat(real->fd(), name.constData(), &others, AT_SYMLINK_NOFOLLOW) == 0 &&
        lastWritten(others) > lastWritten(mine))
        return systemError(ESTALE, path);
    if (Result<void> copied = copyPath(m_upper.fd(), m_real.fd(), path, wanted); !copied)
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
    const Result<Descriptor> parent = openParent(m_upper.fd(), path);
    if (!parent)
        return parent.error();
    const Result<FileState> state = lookAt(parent->fd(), splitPath('/' + path).second, upTo);
    if (!state)
        return state.error();
    if (!isSame(state->mark, wanted))
        return systemError(ESTALE, path);
    if (!state->content)
        return systemError(EFBIG, path);
    return *state->content;
}

Result<QByteArray> HeldFolder::content(const QByteArray &path, const FileMark &wanted, BlobStore &blobs)
{
    Result<QByteArray> found = text(path, wanted, blobs.limits().blob);
    if (found && wanted.isThere() && wanted.type != FileType::Folder) {
        if (const Result<QByteArray> kept = blobs.put(*found); !kept)
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
    // An opaque folder says by itself that something is gone, so the folders of what waits stay, and all in an opaque
    // one.
    std::set<QByteArray> needed, opaque;
    for (const HeldChange &change : state->waiting) {
        needed.insert(change.path);
        for (qsizetype slash = change.path.indexOf('/'); slash >= 0; slash = change.path.indexOf('/', slash + 1))
            needed.insert(change.path.first(slash));
    }
    for (const QByteArray &path : needed) {
        const Result<Descriptor> folder = openParent(m_upper.fd(), path + "/x");
        if (folder && isOpaque(folder->fd()))
            opaque.insert(path);
    }
    Marks settled;
    // Deepest first, so that folders are empty when it is their turn. What is only hidden lies nowhere.
    for (auto at = wanted.rbegin(); at != wanted.rend(); ++at) {
        if (needed.contains(at->first) || hasAncestorIn(opaque, at->first)) {
            if (const auto old = m_memory.settled.find(at->first); old != m_memory.settled.end())
                settled.insert(*old);
            continue;
        }
        const Result<Descriptor> parent = openParent(m_upper.fd(), at->first);
        const QByteArray name = splitPath('/' + at->first).second;
        if (parent && ::unlinkat(parent->fd(), name.constData(), 0) != 0 && errno == EISDIR)
            ::unlinkat(parent->fd(), name.constData(), AT_REMOVEDIR);
    }
    m_memory.settled = std::move(settled);
    return lookAnew(*state);
}

} // namespace ledger
