// SPDX-License-Identifier: Apache-2.0
#include "ledger/checkpoint/checkpoint.h"

#include "base/words.h"
#include "ledger/disk/filestate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <cerrno>
#include <ctime>

#include <sys/stat.h>

namespace ledger {

using base::Error;
using base::Origin;
using base::Result;

namespace {

QStringList words(std::initializer_list<const char *> list)
{
    QStringList out;
    for (const char *word : list)
        out << QString::fromLatin1(word);
    return out;
}

/// Input for `update-index --index-info` that removes \p paths.
QByteArray removals(const QByteArrayList &paths, int digits)
{
    QByteArray out;
    for (const QByteArray &path : paths)
        out += "0 " + QByteArray(digits, '0') + "\t" + path + '\0';
    return out;
}

QByteArray joined(const QByteArrayList &paths)
{
    QByteArray out;
    for (const QByteArray &path : paths)
        out += path + '\0';
    return out;
}

constexpr quint32 repositoryMode = 0160000;

bool isRepository(quint32 mode)
{
    return (mode & 0170000) == repositoryMode;
}

QString repositoryText()
{
    return Checkpoint::tr("A repository inside the folder is not part of checkpoints.");
}

quint32 modeOf(const LeftOut &left)
{
    return left.reason == LeftOutReason::Repository ? repositoryMode : 0;
}

FileMark markOfBlob(quint32 mode, const QByteArray &blob, const std::map<QByteArray, QByteArray> &contents,
                    BlobStore *blobs, QString &whyNot)
{
    if (mode == 0)
        return missingMark();
    FileMark mark;
    const auto content = contents.find(blob);
    if (isRepository(mode) || content == contents.end()) {
        whyNot = isRepository(mode) ? repositoryText() : Checkpoint::tr("The checkpoint does not hold this content.");
        return mark;
    }
    const bool link = (mode & 0170000) == 0120000;
    mark = markOf(content->second, link ? 0 : mode & 0777, link ? FileType::Symlink : FileType::Regular);
    const Result<QByteArray> kept = blobs->put(content->second);
    mark.kept = kept.ok();
    if (!kept)
        whyNot = kept.error().message;
    return mark;
}

std::vector<Effect> effectsFrom(const std::vector<Change> &changes, const std::map<QByteArray, QByteArray> &contents,
                                BlobStore *blobs)
{
    std::vector<Effect> out;
    for (const Change &change : changes) {
        Effect effect;
        effect.source = EffectSource::NotReported;
        effect.control = PhaseControl::Observed;
        effect.reversible = Reversible::ByCheckpoint;
        effect.path = change.path;
        effect.target = QFile::decodeName(change.path);
        effect.kind = change.kind == Change::Added || change.came     ? EffectKind::CreateFile
                      : change.kind == Change::Deleted || change.went ? EffectKind::DeleteFile
                                                                      : EffectKind::WriteFile;
        if (change.kind == Change::LeftOutChanged) {
            effect.whyNot = isRepository(change.oldMode) || isRepository(change.newMode)
                                ? repositoryText()
                                : Checkpoint::tr("The file was left out of the checkpoint.");
        } else {
            effect.before = markOfBlob(change.oldMode, change.oldBlob, contents, blobs, effect.whyNot);
            QString unimportant; // not needed: undo only reads what was before
            effect.after = markOfBlob(change.newMode, change.newBlob, contents, blobs, unimportant);
        }
        if (!effect.whyNot.isEmpty())
            effect.reversible = Reversible::No;
        out.push_back(std::move(effect));
    }
    return out;
}

} // namespace

Checkpoint::Checkpoint(QString folder, CheckpointStore store, base::Clock *clock, CheckpointLimits limits,
                       QString program, QObject *parent)
    : Snapshots(parent)
    , m_clock(clock)
    , m_limits(limits)
    , m_git(std::move(program))
    , m_setup(&m_git, std::move(folder), std::move(store))
    , m_disk(std::make_unique<DiskThread>())
{}

Checkpoint::~Checkpoint()
{
    cancel();
    m_disk.reset();
}

void Checkpoint::enqueue(std::function<void()> begin, Fail fail)
{
    m_queue.push_back({std::move(begin), std::move(fail)});
    QMetaObject::invokeMethod(
        this, [this] { next(); }, Qt::QueuedConnection);
}

void Checkpoint::next()
{
    if (m_running || m_queue.empty())
        return;
    m_running = true;
    m_limit = m_clock->after(base::Milliseconds(m_limits.milliseconds), [this] {
        failed({Origin::Belay,
                ETIMEDOUT,
                tr("The checkpoint took longer than %1 s and was given up.").arg(m_limits.milliseconds / 1000),
                {}});
    });
    if (m_place) {
        m_queue.front().begin();
        return;
    }
    m_setup.start([this, generation = m_generation](const Result<CheckpointPlace> &place) {
        if (generation != m_generation)
            return;
        if (!place) {
            failed(place.error());
            return;
        }
        m_place = *place;
        m_queue.front().begin();
    });
}

void Checkpoint::ended()
{
    m_limit.cancel();
    m_running = false;
    m_queue.pop_front();
    if (m_queue.empty() && !std::exchange(m_tidied, true))
        tidy();
    QMetaObject::invokeMethod(
        this, [this] { next(); }, Qt::QueuedConnection);
}

/// Once a day, removes objects that no snapshot of the last days holds. Undo does not need them: it has its own copies.
void Checkpoint::tidy()
{
    const QString stamp = m_place->git.gitDir + QStringLiteral("/tidied");
    const QDateTime last = QFileInfo(stamp).lastModified();
    if (last.isValid() && last.toUTC().daysTo(m_clock->wall()) < 1)
        return;
    QFile file(stamp);
    const bool marked = file.open(QIODevice::WriteOnly) && file.write("\n") == 1;
    if (!marked || !last.isValid())
        return; // the repository is new
    enqueue(
        [this] {
            git(words({"prune", "--expire=3.days.ago"}), {}, [this](const GitAnswer &) { ended(); });
        },
        [](const Error &) {});
}

int Checkpoint::removeUnused(const QString &store, int days, const QDateTime &now)
{
    int gone = 0;
    for (const QFileInfo &entry : QDir(store).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString path = entry.filePath();
        const QFileInfo index(path + QStringLiteral("/index"));
        const QDateTime used = index.exists() ? index.lastModified() : entry.lastModified();
        if (used.daysTo(now) < days || !QFileInfo::exists(path + QStringLiteral("/HEAD")))
            continue;
        QLockFile lock(path + QStringLiteral("/belay.lock"));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // another Belay is using it
        gone += QDir(path).removeRecursively();
    }
    return gone;
}

void Checkpoint::failed(const Error &error)
{
    ++m_generation;
    m_limit.cancel();
    m_git.cancel(error);
    m_running = false;
    const Fail fail = std::move(m_queue.front().fail);
    m_queue.pop_front();
    QMetaObject::invokeMethod(
        this, [this] { next(); }, Qt::QueuedConnection);
    fail(error);
}

void Checkpoint::cancel()
{
    const Error why{Origin::Belay, ECANCELED, base::Words::tr("The checkpoint was cancelled."), {}};
    ++m_generation;
    m_limit.cancel();
    m_git.cancel(why);
    m_running = false;
    for (const Operation &operation : std::exchange(m_queue, {}))
        operation.fail(why);
}

void Checkpoint::git(const QStringList &arguments, const QByteArray &input, std::function<void(const GitAnswer &)> then,
                     int mostCode)
{
    GitPlace place = m_place->git;
    if (arguments.first() == QStringLiteral("update-index") || arguments.first() == QStringLiteral("write-tree"))
        place.alternates.clear(); // new objects are then written to Belay's own repository
    m_git.run(place, arguments, input,
              [this, generation = m_generation, mostCode, then = std::move(then)](const Result<GitAnswer> &answer) {
                  if (generation != m_generation)
                      return;
                  if (!answer || answer->exitCode > mostCode)
                      failed(answer ? gitError(*answer) : answer.error());
                  else
                      then(*answer);
              });
}

template <class T> Checkpoint::Fail Checkpoint::failing(QObject *context, Answer<T> done)
{
    return [alive = QPointer<QObject>(context), done = std::move(done)](const Error &error) {
        if (alive)
            done(error);
    };
}

void Checkpoint::takeSnapshot(qint64 begunNs, std::function<void(const Snapshot &)> then)
{
    QFile::remove(m_place->git.index + QStringLiteral(".lock")); // left by a git that was killed
    m_begunNs = begunNs;
    QStringList list = words({"ls-files", "-z", "--modified", "--others", "--exclude-standard"});
    if (!m_place->pathspecs.isEmpty())
        list << QStringLiteral("--") << m_place->pathspecs;
    const auto look = [this, list, then = std::move(then)] {
        git(list, {}, [this, then](const GitAnswer &answer) {
            m_disk->run([paths = answer.output.split('\0') + m_place->distrust, top = m_place->top,
                         limits = m_limits] { return sortOut(paths, top, limits); },
                        this,
                        [this, then, generation = m_generation](Candidates candidates) {
                            if (generation == m_generation)
                                addCandidates(std::make_shared<Candidates>(std::move(candidates)), then);
                        });
        });
    };
    if (m_place->distrust.isEmpty())
        look();
    else
        git(words({"update-index", "-z", "--index-info"}), removals(m_place->distrust, m_place->hashDigits),
            [look](const GitAnswer &) { look(); });
}

void Checkpoint::addCandidates(const std::shared_ptr<Candidates> &candidates,
                               std::function<void(const Snapshot &)> then)
{
    const auto add = [this, candidates, then = std::move(then)] {
        if (candidates->add.isEmpty()) {
            writeTree(candidates, then);
            return;
        }
        git(words({"update-index", "-z", "--add", "--remove", "--replace", "--stdin"}), joined(candidates->add),
            [this, candidates, then](const GitAnswer &) { writeTree(candidates, then); });
    };
    if (candidates->remove.isEmpty())
        add();
    else
        git(words({"update-index", "-z", "--index-info"}), removals(candidates->remove, m_place->hashDigits),
            [add](const GitAnswer &) { add(); });
}

void Checkpoint::writeTree(const std::shared_ptr<Candidates> &candidates, std::function<void(const Snapshot &)> then)
{
    // Objects may be missing in a partial clone, and a checkpoint must not fetch them.
    git(words({"write-tree", "--missing-ok"}), {}, [this, candidates, then = std::move(then)](const GitAnswer &answer) {
        m_place->distrust.clear(); // these entries have just been read
        describe({answer.output.trimmed(), std::move(candidates->leftOut), int(candidates->add.size())}, then);
    });
}

/// Adds what git keeps in no tree, such as permissions.
void Checkpoint::describe(Snapshot snapshot, std::function<void(const Snapshot &)> then)
{
    QStringList list = words({"ls-files", "-s", "-z"});
    if (!m_place->pathspecs.isEmpty())
        list << QStringLiteral("--") << m_place->pathspecs;
    git(list, {}, [this, snapshot = std::move(snapshot), then = std::move(then)](const GitAnswer &answer) {
        m_disk->run(
            [whole = snapshot, entries = answer.output, top = m_place->top, begun = m_begunNs, dates = m_recentDates,
             workTrees = m_place->workTrees, ignores = m_place->ignores]() mutable {
                lookAtEntries(entries, top, begun, whole, dates);
                addWorkTrees(workTrees, whole);
                whole.ignores = markOfIgnores(ignores);
                return std::pair(std::move(whole), std::move(dates));
            },
            this,
            [this, then, generation = m_generation](const std::pair<Snapshot, RecentDates> &seen) {
                if (generation != m_generation)
                    return;
                m_recentDates = seen.second;
                then(seen.first);
            });
    });
}

void Checkpoint::difference(const Snapshot &from, const Snapshot &to, std::function<void(std::vector<Change>)> then)
{
    QStringList list = words({"diff-tree", "-r", "-z", "--raw", "--no-renames"});
    list << QString::fromLatin1(from.tree) << QString::fromLatin1(to.tree);
    if (!m_place->pathspecs.isEmpty())
        list << QStringLiteral("--") << m_place->pathspecs;
    git(list, {}, [this, from, to, then = std::move(then)](const GitAnswer &answer) {
        std::map<QByteArray, LeftOut> before, after;
        for (const LeftOut &left : from.leftOut)
            before[m_place->top + '/' + left.path] = left;
        for (const LeftOut &left : to.leftOut)
            after[m_place->top + '/' + left.path] = left;
        std::vector<Change> changes = parseChanges(answer.output, m_place->top);
        for (Change &change : changes) {
            if (before.count(change.path) || after.count(change.path)) {
                change.kind = Change::LeftOutChanged; // an incomplete change cannot be undone
                before.erase(change.path);
                after.erase(change.path);
            }
        }
        for (const auto &[path, left] : after) {
            const auto was = before.find(path);
            if (was == before.end() || was->second.size != left.size || was->second.changedNs != left.changedNs)
                changes.push_back({path, Change::LeftOutChanged, 0, modeOf(left), {}, {}, was == before.end(), false});
        }
        for (const auto &[path, left] : before) {
            if (after.count(path) == 0)
                changes.push_back({path, Change::LeftOutChanged, modeOf(left), 0, {}, {}, false, true});
        }
        compareModes(from, to, m_place->top, changes);
        then(std::move(changes));
    });
}

void Checkpoint::snapshotSince(qint64 begunNs, QObject *context, Answer<Snapshot> done)
{
    const QPointer<QObject> alive(context);
    enqueue(
        [this, alive, done, begunNs] {
            takeSnapshot(begunNs, [this, alive, done](const Snapshot &snapshot) {
                ended();
                if (alive)
                    done(snapshot);
            });
        },
        failing(context, done));
}

void Checkpoint::compareNow(const Snapshot &from, QObject *context,
                            std::function<void(const Result<std::vector<Change>> &, const Snapshot &)> done)
{
    const QPointer<QObject> alive(context);
    enqueue(
        [this, alive, from, done] {
            takeSnapshot(fileClockNs(), [this, alive, from, done](const Snapshot &now) {
                difference(from, now, [this, alive, now, done](const std::vector<Change> &changes) {
                    ended();
                    if (alive)
                        done(changes, now);
                });
            });
        },
        [alive, done](const Error &error) {
            if (alive)
                done(error, {});
        });
}

void Checkpoint::entriesOf(const Snapshot &snapshot, const QByteArrayList &paths, QObject *context,
                           Answer<std::vector<Change>> done)
{
    const QPointer<QObject> alive(context);
    enqueue(
        [this, alive, snapshot, paths, done] {
            QStringList list = words({"--literal-pathspecs", "ls-tree", "-z", "--full-tree"});
            list << QString::fromLatin1(snapshot.tree) << QStringLiteral("--");
            QByteArrayList inside;
            for (const QByteArray &path : paths) {
                if (path.startsWith(QByteArray(m_place->top + '/')))
                    inside << path.sliced(m_place->top.size() + 1);
            }
            for (const QByteArray &path : std::as_const(inside))
                list << QFile::decodeName(path);
            const auto answered = [this, alive, done](const std::vector<Change> &entries) {
                ended();
                if (alive)
                    done(entries);
            };
            if (list.last() == QStringLiteral("--")) // without a name it would list all of them
                answered({});
            else
                git(list, {}, [this, answered, inside, snapshot](const GitAnswer &answer) {
                    missingOf(inside, parseEntries(answer.output, snapshot), snapshot, answered);
                });
        },
        failing(context, done));
}

/// Adds those of \p paths (relative to the top) that do not exist and that a snapshot would hold if they did.
void Checkpoint::missingOf(QByteArrayList paths, std::vector<Change> entries, const Snapshot &snapshot,
                           const std::function<void(const std::vector<Change> &)> &then)
{
    paths.removeIf([&](const QByteArray &path) {
        const QByteArray full = m_place->top + '/' + path;
        struct stat info;
        const bool isThere = ::lstat(full.constData(), &info) == 0;
        const auto isAbove = [&path](const QByteArray &folder) { return path.startsWith(QByteArray(folder + '/')); };
        return isThere || std::any_of(snapshot.repositories.begin(), snapshot.repositories.end(), isAbove) ||
               std::any_of(entries.begin(), entries.end(), [&full](const Change &entry) { return entry.path == full; });
    });
    if (paths.isEmpty()) {
        then(entries);
        return;
    }
    // Exit code 1: none is ignored; 128: one path could not be checked, since it leads through a link, so nothing is
    // known.
    constexpr int unanswered = 128;
    git(
        words({"check-ignore", "-z", "--stdin", "--no-index"}), joined(paths),
        [paths, entries = std::move(entries), top = m_place->top, then](const GitAnswer &answer) mutable {
            const QByteArrayList ignored = answer.output.split('\0');
            for (const QByteArray &path : answer.exitCode == unanswered ? QByteArrayList() : paths) {
                if (!ignored.contains(path))
                    entries.push_back({top + '/' + path, Change::Modified, 0, 0, {}, {}});
            }
            then(entries);
        },
        unanswered);
}

void Checkpoint::effectsOf(const std::vector<Change> &changes, BlobStore *blobs, QObject *context,
                           Answer<std::vector<Effect>> done)
{
    const QPointer<QObject> alive(context);
    enqueue(
        [this, alive, changes, blobs, done] {
            QByteArrayList names;
            for (const Change &change : changes) {
                if (change.kind == Change::LeftOutChanged)
                    continue;
                for (const auto &[mode, blob] :
                     {std::pair(change.oldMode, change.oldBlob), std::pair(change.newMode, change.newBlob)}) {
                    if (mode != 0 && !isRepository(mode))
                        names << blob;
                }
            }
            git(words({"cat-file", "--batch"}), names.join('\n') + (names.isEmpty() ? "" : "\n"),
                [this, alive, changes, blobs, done](const GitAnswer &answer) {
                    m_disk->run([changes, blobs,
                                 output = answer.output] { return effectsFrom(changes, parseBatch(output), blobs); },
                                this,
                                [this, alive, done, generation = m_generation](const std::vector<Effect> &effects) {
                                    if (generation != m_generation)
                                        return;
                                    ended();
                                    if (alive)
                                        done(effects);
                                });
                });
        },
        failing(context, done));
}

} // namespace ledger

#include "moc_checkpoint.cpp"
