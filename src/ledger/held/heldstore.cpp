// SPDX-License-Identifier: Apache-2.0
#include "ledger/held/heldstore.h"

#include "base/privatefolder.h"
#include "ledger/disk/posixfile.h"
#include "ledger/held/copyside.h"
#include "ledger/held/heldroom.h"

#include <QCborArray>
#include <QCborMap>
#include <QCborValue>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Result;

namespace {

constexpr int ownerFormat = 1;
constexpr QLatin1String ownerFile("/owner"), lockFile("/lock"), viewsFile("/views");
constexpr size_t mostViews = 100; ///< the newest
constexpr QLatin1String removedPrefix(".removed-");
constexpr int mostFoldersTried = 100; ///< to make one while others sweep

/// Of the open file, not of the process: who closes another descriptor of it does not lose it.
struct flock wholeFile()
{
    struct flock out = {};
    out.l_type = F_WRLCK;
    out.l_whence = SEEK_SET;
    return out;
}

Result<Descriptor> lockOf(const QString &path)
{
    const QByteArray file = QFile::encodeName(path + lockFile);
    Descriptor lock(::open(file.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!lock.isOpen())
        return systemError(errno, file);
    struct flock wanted = wholeFile();
    if (::fcntl(lock.fd(), F_OFD_SETLK, &wanted) != 0)
        return systemError(errno == EAGAIN || errno == EACCES ? EBUSY : errno, file);
    return lock;
}

/// Who sweeps may have taken the store away between opening the lock and getting it.
bool isStillThere(const Descriptor &lock)
{
    struct stat info = {};
    return ::fstat(lock.fd(), &info) == 0 && info.st_nlink > 0;
}

/// Asks without taking it, so that nobody who wants it at this very moment is refused.
bool isLocked(const QString &path)
{
    const Descriptor lock(::open(QFile::encodeName(path + lockFile).constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
    if (!lock.isOpen())
        return false; // who opens it is told why that cannot be
    struct flock wanted = wholeFile();
    return ::fcntl(lock.fd(), F_OFD_GETLK, &wanted) != 0 || wanted.l_type != F_UNLCK;
}

Result<void> writeOwner(const QString &path, const HeldOwner &owner)
{
    QCborArray folders;
    for (const QString &folder : owner.folders)
        folders.append(QFile::encodeName(folder));
    const QCborMap map{{QStringLiteral("format"), ownerFormat},
                       {QStringLiteral("agent"), owner.agentId},
                       {QStringLiteral("agentName"), owner.agentName},
                       {QStringLiteral("agentCommand"), owner.agentCommand},
                       {QStringLiteral("title"), owner.title},
                       {QStringLiteral("session"), owner.session.value},
                       {QStringLiteral("folders"), folders},
                       {QStringLiteral("changed"), owner.changedAt.toMSecsSinceEpoch()}};
    QSaveFile file(path + ownerFile);
    if (file.open(QIODevice::WriteOnly) && file.write(QCborValue(map).toCbor()) >= 0 && file.commit())
        return {};
    return Error{base::Origin::System, EIO, file.errorString(), {}};
}

std::optional<HeldOwner> readOwner(const QString &path)
{
    QFile file(path + ownerFile);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QCborMap map = QCborValue::fromCbor(file.readAll()).toMap();
    if (map.value(QStringLiteral("format")).toInteger() != ownerFormat)
        return std::nullopt;
    HeldOwner owner;
    owner.agentId = map.value(QStringLiteral("agent")).toString();
    owner.agentName = map.value(QStringLiteral("agentName")).toString();
    owner.agentCommand = map.value(QStringLiteral("agentCommand")).toString();
    owner.title = map.value(QStringLiteral("title")).toString();
    owner.session = base::SessionId{map.value(QStringLiteral("session")).toString()};
    const QCborArray folders = map.value(QStringLiteral("folders")).toArray();
    for (const auto &folder : folders)
        owner.folders << QFile::decodeName(folder.toByteArray());
    owner.changedAt = QDateTime::fromMSecsSinceEpoch(map.value(QStringLiteral("changed")).toInteger());
    if (owner.folders.isEmpty())
        return std::nullopt;
    return owner;
}

/// A line of the views' file: there have been others, too.
constexpr char notAll[] = "others";

struct Views
{
    std::vector<base::ViewMark> known = {};
    bool areAll = false;
};

/// A line for each.
Views readViews(const QString &path)
{
    QFile file(path + viewsFile);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    Views out{{}, true};
    const QByteArrayList lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const QByteArrayList words = line.split(' ');
        const auto number = [&words](qsizetype at) { return words.value(at).toULongLong(); };
        // A fourth since sandboxes in a view are looked for, two more since the kernel tells numbers of namespaces.
        if (line == notAll)
            out.areAll = false;
        else if (!line.isEmpty())
            out.known.push_back(
                {words[0], {number(1), number(4)}, words.value(2).toLongLong(), {number(3), number(5)}});
    }
    return out;
}

Result<void> writeViews(const QString &path, const std::vector<base::ViewMark> &views, bool areAll)
{
    QSaveFile file(path + viewsFile);
    if (file.open(QIODevice::WriteOnly)) {
        for (const base::ViewMark &one : views) {
            QByteArrayList words{one.boot};
            for (const quint64 number :
                 {one.space.inode, quint64(one.since), one.owner.inode, one.space.id, one.owner.id})
                words << QByteArray::number(number);
            file.write(words.join(' ') + '\n');
        }
        if (!areAll)
            file.write(notAll + QByteArray("\n"));
        if (file.commit())
            return {};
    }
    QFile::remove(path + viewsFile); // better none is known than not all
    return Error{base::Origin::System, EIO, file.errorString(), {}};
}

/// Whether \p names are all that make() puts into a store before it has an owner.
bool areOfUnfinished(const QStringList &names)
{
    return std::all_of(names.begin(), names.end(), [](const QString &name) {
        const QString path = u'/' + name; // QSaveFile adds a dot and something to the name
        return path == lockFile || path == viewsFile || path.startsWith(QString(viewsFile + u'.')) ||
               path.startsWith(QString(ownerFile + u'.'));
    });
}

QStringList entriesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

/// Without an owner it is nobody's, and nothing waits in it.
void sweepUnfinished(const QString &path)
{
    if (!areOfUnfinished(entriesIn(path)))
        return;
    if (QFileInfo::exists(path + lockFile)) {
        const Result<Descriptor> lock = lockOf(path);
        const QStringList names = entriesIn(path); // again: it may have got its owner until now
        if (!lock || !areOfUnfinished(names))
            return;
        for (const QString &name : names) {
            if (u'/' + name != lockFile)
                QFile::remove(path + u'/' + name);
        }
        QFile::remove(path + lockFile); // last: it tells those who wait for it
    }
    ::rmdir(QFile::encodeName(path).constData()); // not if there is something new
}

void removeStore(const QString &path)
{
    // The kernel leaves folders without permissions behind. Everything else in the store comes from the agent, so links
    // are not followed.
    const QStringList names = QDir(path).entryList({QStringLiteral("home"), QStringLiteral("folder-*")},
                                                   QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &name : names) {
        const Descriptor work(::open(QFile::encodeName(path + u'/' + name + QStringLiteral("/work")).constData(),
                                     O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        struct stat info;
        if (work.isOpen() && ::fstatat(work.fd(), "work", &info, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(info.st_mode))
            ::fchmodat(work.fd(), "work", 0700, 0);
    }
    std::error_code ignored;
    // Makes what a program made inaccessible accessible again, so that it can be removed.
    const std::filesystem::path top(QFile::encodeName(path).toStdString());
    std::filesystem::remove_all(top, ignored);
    if (!ignored)
        return;
    using It = std::filesystem::recursive_directory_iterator;
    for (It at(top, std::filesystem::directory_options::skip_permission_denied, ignored); at != It();
         at.increment(ignored)) {
        std::error_code own;
        if (at->is_directory(own) && !at->is_symlink(own))
            std::filesystem::permissions(at->path(), std::filesystem::perms::owner_all,
                                         std::filesystem::perm_options::add, own);
        if (ignored)
            break;
    }
    std::filesystem::remove_all(top, ignored);
}

} // namespace

HeldStore::HeldStore(QString path, Descriptor lock, HeldOwner owner)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
    , m_owner(std::move(owner))
{}

HeldStore::~HeldStore() = default;

Result<std::unique_ptr<HeldStore>> HeldStore::make(const QString &top, const HeldOwner &owner)
{
    if (!base::makePrivateFolder(top))
        return systemError(errno, QFile::encodeName(top));
    const auto newFolder = [&top]() -> QString {
        return top + u'/' + QUuid::createUuid().toString(QUuid::Id128).left(12);
    };
    const auto locked = [](const QString &path) -> Result<Descriptor> {
        if (!base::makePrivateFolder(path))
            return systemError(errno, QFile::encodeName(path));
        Result<Descriptor> lock = lockOf(path);
        if (lock && !isStillThere(*lock))
            return systemError(ENOENT, QFile::encodeName(path));
        return lock;
    };
    QString path = newFolder();
    Result<Descriptor> lock = locked(path);
    // Until it is locked, another Belay takes it for what one that was killed has left.
    for (int n = 1; n < mostFoldersTried && !lock && (lock.error().code == ENOENT || lock.error().code == EBUSY); ++n)
        lock = locked(path = newFolder());
    if (!lock)
        return lock.error();
    // What has no owner is nobody's store.
    if (Result<void> written = writeViews(path, {}, true); !written)
        return written.error();
    if (Result<void> written = writeOwner(path, owner); !written)
        return written.error();
    std::unique_ptr<HeldStore> store(new HeldStore(path, std::move(lock).value(), owner));
    store->m_knowsAllViews = true;
    HeldRoom(path).prepare();
    return store;
}

Result<std::unique_ptr<HeldStore>> HeldStore::open(const QString &path)
{
    const auto owner = readOwner(path);
    if (!owner)
        return systemError(ENOENT, QFile::encodeName(path));
    Result<Descriptor> lock = lockOf(path);
    if (!lock)
        return lock.error();
    if (!isStillThere(*lock))
        return systemError(ENOENT, QFile::encodeName(path));
    std::unique_ptr<HeldStore> store(new HeldStore(path, std::move(lock).value(), *owner));
    Views views = readViews(path);
    store->m_views = std::move(views.known);
    // An older Belay noted none before the first; without a name no agent had come so far.
    store->m_knowsAllViews = views.areAll || (store->m_views.empty() && owner->session.isEmpty());
    HeldRoom(path).prepare();
    return store;
}

std::vector<HeldStore::Found> HeldStore::in(const QString &top)
{
    std::vector<Found> out;
    const QStringList names = QDir(top).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &name : names) {
        const QString path = top + u'/' + name;
        if (const auto owner = readOwner(path))
            out.push_back({path, *owner, isLocked(path)});
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Found &a, const Found &b) { return a.owner.changedAt > b.owner.changedAt; });
    return out;
}

QString HeldStore::name() const
{
    return QFileInfo(m_path).fileName();
}

Result<void> HeldStore::setOwner(const HeldOwner &owner)
{
    if (owner == m_owner)
        return {};
    m_owner = owner;
    return writeOwner(m_path, owner);
}

Result<void> HeldStore::recordView(const base::ViewMark &view)
{
    if (std::find(m_views.begin(), m_views.end(), view) != m_views.end())
        return {};
    m_views.push_back(view);
    if (m_views.size() > mostViews)
        std::erase_if(m_views, [&view](const base::ViewMark &one) { return one.boot != view.boot; });
    if (m_views.size() > mostViews) {
        m_views.erase(m_views.begin());
        m_knowsAllViews = false;
    }
    return writeViews(m_path, m_views, m_knowsAllViews);
}

bool HeldStore::isUnused() const
{
    // One that has just begun when Belay died is not noted yet.
    return m_knowsAllViews && m_views.empty() && isEmpty();
}

/// Nothing waits in it, as far as its folders tell without being compared: a copy does only until somebody was there.
bool HeldStore::isEmpty() const
{
    const QStringList names =
        QDir(m_path).entryList({QStringLiteral("home"), QStringLiteral("folder-*")}, QDir::Dirs | QDir::NoSymLinks);
    return std::all_of(names.begin(), names.end(), [this](const QString &name) {
        const QString store = m_path + u'/' + name;
        const QFileInfo upper(store + QStringLiteral("/upper"));
        return (!upper.exists() && (m_views.empty() || !CopySide::isIn(store))) ||
               (upper.isReadable() &&
                QDir(upper.filePath()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot));
    });
}

Result<QString> HeldStore::made(const QString &name)
{
    const QString path = m_path + u'/' + name;
    if (!base::makePrivateFolder(path))
        return systemError(errno, QFile::encodeName(path));
    return path;
}

Result<QString> HeldStore::storeOf(const QString &folder)
{
    // Named by its path, since the order of the folders may change.
    const QByteArray hash = QCryptographicHash::hash(QFile::encodeName(folder), QCryptographicHash::Sha256).toHex();
    return made(QStringLiteral("folder-") + QString::fromLatin1(hash.left(16)));
}

Result<QString> HeldStore::home()
{
    return made(QStringLiteral("home"));
}

Result<QString> HeldStore::temporary()
{
    return made(QStringLiteral("tmp"));
}

void HeldStore::remove()
{
    // Under another name first: what is only half removed must never be taken for what waits.
    const QString gone = QFileInfo(m_path).path() + u'/' + removedPrefix + name();
    const bool isRenamed = std::rename(QFile::encodeName(m_path).constData(), QFile::encodeName(gone).constData()) == 0;
    removeStore(isRenamed ? gone : m_path);
}

/// As its Belay would have done at the end of the session.
void HeldStore::sweepEmpty(const QString &path)
{
    if (isLocked(path))
        return;
    const Result<std::unique_ptr<HeldStore>> store = open(path);
    if (store && (*store)->knowsAllViews() && (*store)->isEmpty() &&
        !base::isInhabited((*store)->views(), base::Unreadable::AreNot))
        (*store)->remove();
}

void HeldStore::sweep(const QString &top)
{
    const QStringList names = QDir(top).entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    for (const QString &name : names) {
        const QString path = top + u'/' + name;
        if (!name.startsWith(removedPrefix)) {
            sweepUnfinished(path);
            sweepEmpty(path);
        } else if (!isLocked(path)) // else who removes it is at it
            removeStore(path);
    }
}

} // namespace ledger
