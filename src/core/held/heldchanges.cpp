// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldchanges.h"

#include "base/gitenvironment.h"
#include "base/linematching.h"
#include "base/process/guardedprocess.h"
#include "base/process/sealing.h"
#include "ledger/files/filestate.h"
#include "ledger/files/posixfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <iterator>
#include <set>
#include <utility>

namespace core {

using base::Error;
using base::Result;
using ledger::FileType;
using ledger::HeldFolder;

namespace {

constexpr qint64 countedUpTo = 1024 * 1024; ///< bytes of a text whose lines are counted
constexpr size_t mostCounted = 2000;        ///< files in one look
constexpr int gitLimit = 10'000;            ///< ms

bool isIndex(const HeldFile &file)
{
    return file.part == HeldPart::Repository && file.change.path == ".git/index";
}

/// To look at the state of a repository writes its index, and nothing has come about.
void dropLoneIndex(std::vector<HeldFile> &files)
{
    const bool isLone = std::none_of(files.begin(), files.end(), [](const HeldFile &file) {
        return file.part == HeldPart::Repository && !isIndex(file);
    });
    if (isLone)
        std::erase_if(files, isIndex);
}

/// Or the same.
bool isInside(const QString &path, const QString &folder)
{
    return path == folder || path.startsWith(QString(folder + u'/'));
}

/// Where paths of one folder belong, also where that folder, or one in it, is a repository without a name that says so:
/// git takes a folder for one by what lies in it.
class RepositoryFinder
{
public:
    RepositoryFinder(const QString &folder, const std::vector<ledger::HeldChange> &waiting) : m_folder(folder)
    {
        for (const ledger::HeldChange &change : waiting) {
            if (change.wanted.isThere())
                m_coming.insert(change.path);
        }
        m_hooks = hooksOf(folder);
    }

    HeldPart partOf(const ledger::HeldChange &change)
    {
        const QByteArray &path = change.path;
        // A file of that name says that the repository is another one.
        const bool isNamed = path == ".git" || path.endsWith("/.git");
        if (isNamed && change.wanted.isThere() && change.wanted.type != FileType::Folder)
            return HeldPart::Hook;
        // The folder may itself be git's: of a linked worktree.
        const HeldPart byName = partOfPath(QFile::encodeName(m_folder) + '/' + path);
        if (byName != HeldPart::File)
            return byName;
        for (const QByteArray &hooks : m_hooks) {
            if (path == hooks || path.startsWith(QByteArray(hooks + '/')))
                return HeldPart::Hook;
        }
        // The innermost decides; one that is only now becoming one is the agent's doing as a whole.
        for (QByteArray folder = path; !folder.isEmpty();) {
            folder.truncate(qMax(qsizetype(0), folder.lastIndexOf('/')));
            const Kind kind = kindOf(folder);
            if (kind == Kind::Coming)
                return HeldPart::Hook;
            if (kind == Kind::Known)
                return partOfPath(".git/" + (folder.isEmpty() ? path : path.mid(folder.size() + 1)));
        }
        return HeldPart::File;
    }

private:
    enum class Kind { None, Known, Coming };

    Kind kindOf(const QByteArray &folder)
    {
        const auto known = m_kinds.find(folder);
        if (known != m_kinds.end())
            return known->second;
        const QByteArray before = folder.isEmpty() ? QByteArray() : QByteArray(folder + '/');
        // By git's own rule, and a little beyond it.
        const auto isRepository = [&before](const auto &isThere) {
            return isThere(before + "HEAD") &&
                   (isThere(before + "commondir") || (isThere(before + "objects") && isThere(before + "refs")));
        };
        const auto inReal = [this](const QByteArray &path) {
            return QFileInfo::exists(m_folder + u'/' + QFile::decodeName(path));
        };
        const auto inView = [this, &inReal](const QByteArray &path) { return m_coming.contains(path) || inReal(path); };
        const Kind kind = isRepository(inReal) ? Kind::Known : isRepository(inView) ? Kind::Coming : Kind::None;
        m_kinds.emplace(folder, kind);
        return kind;
    }

    /// Where the user keeps hooks in the folder itself, relative to it.
    static QByteArrayList hooksOf(const QString &folder)
    {
        QProcess git;
        git.setProcessEnvironment(base::gitEnvironment());
        git.setWorkingDirectory(folder);
        // The very setting that gitOptions() overrides; to read it runs nothing.
        git.start(QStringLiteral("git"),
                  {QStringLiteral("config"), QStringLiteral("--get-all"), QStringLiteral("core.hooksPath")});
        QByteArrayList out;
        if (!git.waitForFinished(gitLimit))
            return out;
        for (const QByteArray &line : git.readAllStandardOutput().split('\n')) {
            QString path = QDir(folder).absoluteFilePath(QFile::decodeName(line.trimmed()));
            path = QDir::cleanPath(path);
            if (!line.trimmed().isEmpty() && isInside(path, folder) && path != folder)
                out << QFile::encodeName(path.mid(folder.size() + 1));
        }
        return out;
    }

    const QString m_folder;
    std::set<QByteArray> m_coming;
    std::map<QByteArray, Kind> m_kinds;
    QByteArrayList m_hooks;
};

bool isInNested(const QString &folder, const QByteArray &path)
{
    for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
        if (QFileInfo::exists(folder + u'/' + QFile::decodeName(path.first(slash)) + QStringLiteral("/.git")))
            return true;
    }
    return false;
}

/// As the agent sees it.
base::Descriptor openInView(const base::SealedView &view, const QString &folder)
{
    return base::Descriptor(
        ::open(QFile::encodeName(view.pathOf(folder)).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

bool isText(const ledger::FileMark &mark)
{
    return mark.type == FileType::Missing || (mark.type == FileType::Regular && mark.size <= countedUpTo);
}

} // namespace

/// A list of folders or files that is worked through one after the other.
struct HeldChanges::Listed
{
    QPointer<QObject> context = {};
    Done done = {};
    Decided decided = {};
    base::TurnId turn = {};
    std::vector<Place> places = {};
    std::vector<std::pair<Place, std::vector<ledger::HeldChange>>> batches = {};
    size_t next = 0;
    ledger::HeldOutcome outcome = {};
};

HeldChanges::HeldChanges(std::unique_ptr<ledger::HeldStore> store, const Services &services, Home home, QObject *parent)
    : QObject(parent)
    , m_store(std::move(store))
    , m_services(services)
    , m_home(std::move(home))
    , m_writer(services.files, services.blobs)
{}

HeldChanges::~HeldChanges() = default;

void HeldChanges::setOwner(const ledger::HeldOwner &owner)
{
    if (const Result<void> written = m_store->setOwner(owner); !written)
        m_problem = written.error().message;
}

QStringList HeldChanges::folders() const
{
    return m_store->owner().folders;
}

const HeldChanges::Place *HeldChanges::placeOf(const QString &folder) const
{
    const auto found = std::find_if(m_places.begin(), m_places.end(),
                                    [&folder](const Place &place) { return place.folder == folder; });
    return found == m_places.end() ? nullptr : &*found;
}

// --- opening ---------------------------------------------------------------------------------------------------

Result<void> HeldChanges::makePlaces()
{
    std::vector<Place> places;
    for (const QString &folder : m_store->owner().folders) {
        if (const Place *known = placeOf(folder)) {
            places.push_back(*known);
            continue;
        }
        const Result<QString> store = m_store->storeOf(folder);
        if (!store)
            return store.error();
        places.push_back({folder, *store, std::make_shared<HeldFolder>(QFile::encodeName(folder), *store), false});
    }
    // A session of the home itself, or of what the home lies in, holds that back already.
    const bool hasHome = std::any_of(places.begin(), places.end(),
                                     [this](const Place &place) { return isInside(m_home.path, place.folder); });
    if (!m_home.path.isEmpty() && !hasHome) {
        const Result<QString> store = m_store->home();
        if (!store)
            return store.error();
        const Place *known = placeOf(m_home.path);
        places.push_back(known ? *known
                               : Place{m_home.path, *store,
                                       std::make_shared<HeldFolder>(QFile::encodeName(m_home.path), *store), true});
    }
    const Result<QString> temporary = m_store->temporary();
    if (!temporary)
        return temporary.error();
    m_temporary = *temporary;
    m_places = std::move(places);
    return {};
}

void HeldChanges::open(QObject *context, Done done)
{
    const size_t known = m_places.size();
    if (const Result<void> made = makePlaces(); !made) {
        done(made.error());
        return;
    }
    // A view that is there has no more folders than it had.
    if (m_places.size() != known && m_isOpen)
        m_view.reset();
    std::vector<Place> opened = m_places;
    if (m_isOpen)
        std::erase_if(opened, [known, this](const Place &place) {
            return size_t(placeOf(place.folder) - m_places.data()) < known;
        });
    const auto result = std::make_shared<Result<void>>();
    ++m_working;
    m_services.files->run(
        [opened, result] {
            for (const Place &place : opened) {
                *result = place.held->open(place.isHome ? HeldFolder::Base::None : HeldFolder::Base::Kept);
                if (!*result)
                    return;
            }
        },
        this,
        [this, result, context = QPointer<QObject>(context), done = std::move(done)] {
            --m_working;
            m_isOpen = result->ok();
            if (m_isOpen)
                look();
            if (context)
                done(*result);
        });
}

void HeldChanges::addTo(base::SealPlan *plan) const
{
    for (const Place &place : m_places)
        plan->overlays.append({place.folder, place.store});
    plan->temporary = m_temporary;
    plan->hidden.append(m_store->path());
}

// --- what waits ------------------------------------------------------------------------------------------------

void HeldChanges::look()
{
    if (!m_isOpen) {
        Q_EMIT looked();
        return;
    }
    if (std::exchange(m_looking, true)) {
        m_lookAgain = true;
        return;
    }
    const auto files = std::make_shared<Result<Files>>(Files());
    m_services.files->run(
        [places = m_places, files, counts = m_counts, home = m_home] { *files = list(places, *counts, home); }, this,
        [this, files] {
            m_looking = false;
            take(*files);
            if (std::exchange(m_lookAgain, false))
                look();
            else
                Q_EMIT looked();
        });
}

void HeldChanges::take(const Result<Files> &files)
{
    const QString problem = files ? QString() : files.error().message;
    const bool isNews = problem != m_problem || (files && *files != m_files);
    m_problem = problem;
    if (files)
        m_files = *files;
    if (isNews)
        Q_EMIT changed();
}

Result<HeldChanges::Files> HeldChanges::list(const std::vector<Place> &places, Counts &counts, const Home &home)
{
    Files out;
    for (const Place &place : places) {
        const Result<ledger::HeldState> state = place.held->look();
        if (!state)
            return state.error();
        Files own;
        RepositoryFinder repositories(place.folder, state->waiting);
        for (const ledger::HeldChange &change : state->waiting) {
            HeldFile file{place.folder, change, place.isHome ? HeldPart::Outside : repositories.partOf(change)};
            // Nobody remembers what the home was like: what is there is taken for what was there.
            file.change.conflict = file.change.conflict && !place.isHome;
            own.push_back(std::move(file));
        }
        if (place.isHome) {
            own = outside(places, *place.held, std::move(own), home);
        } else {
            markIgnored(place.folder, own);
            dropLoneIndex(own);
        }
        size_t counted = 0;
        for (HeldFile &file : own) {
            const bool isCounted = file.part != HeldPart::Repository && file.part != HeldPart::Ignored;
            if (isCounted && isText(file.change.now) && isText(file.change.wanted) && ++counted <= mostCounted)
                count(*place.held, file, counts);
        }
        std::move(own.begin(), own.end(), std::back_inserter(out));
    }
    return out;
}

/// What the agent keeps there for itself is written back, and not listed.
HeldChanges::Files HeldChanges::outside(const std::vector<Place> &places, HeldFolder &held, Files files,
                                        const Home &home)
{
    std::erase_if(files, [&](const HeldFile &file) {
        if (home.isOwn && file.change.wanted.type == FileType::Regular && home.isOwn(file.change.path))
            return held.writeThrough(file.change.path, file.change.wanted).ok();
        // Folders that only lead to another folder of the session are none of its doings.
        const QString path = QFile::decodeName(file.path());
        return std::any_of(places.begin(), places.end(),
                           [&path](const Place &other) { return !other.isHome && isInside(other.folder, path); });
    });
    return files;
}

/// Asks git, by its own rules. Where there is no repository, or no git, nothing is ignored.
void HeldChanges::markIgnored(const QString &folder, Files &files)
{
    QByteArray names;
    for (const HeldFile &file : files) {
        // Git gives up at what lies in a repository of its own, which has rules of its own.
        if (file.part == HeldPart::File && !isInNested(folder, file.change.path))
            names += file.change.path + '\0';
    }
    if (names.isEmpty())
        return;
    QProcess git;
    git.setProcessEnvironment(base::gitEnvironment());
    git.setWorkingDirectory(folder);
    git.start(QStringLiteral("git"), base::gitOptions() << QStringLiteral("check-ignore") << QStringLiteral("--stdin")
                                                        << QStringLiteral("-z"));
    if (!git.waitForStarted())
        return;
    git.write(names);
    git.closeWriteChannel();
    if (!git.waitForFinished(gitLimit)) {
        git.kill();
        git.waitForFinished();
        return;
    }
    const QByteArrayList ignored = git.readAllStandardOutput().split('\0');
    const std::set<QByteArray> known(ignored.begin(), ignored.end());
    for (HeldFile &file : files) {
        if (file.part == HeldPart::File && known.contains(file.change.path))
            file.part = HeldPart::Ignored;
    }
}

void HeldChanges::count(HeldFolder &folder, HeldFile &file, Counts &counts)
{
    const CountKey key{file.change.now.hash, file.change.wanted.hash};
    auto known = counts.find(key);
    if (known == counts.end()) {
        const auto now = ledger::lookAtPath(file.path(), countedUpTo);
        const Result<QByteArray> wanted = folder.text(file.change.path, file.change.wanted, countedUpTo);
        if (!now || !wanted || (now->mark.isThere() && !now->content))
            return;
        const base::LineCounts lines = base::countChangedLines(now->content.value_or(QByteArray()), *wanted);
        known = counts.emplace(key, std::pair(lines.added, lines.removed)).first;
    }
    std::tie(file.added, file.removed) = known->second;
}

std::vector<HeldFile> HeldChanges::acceptable() const
{
    const bool isRepositoryFree = std::none_of(m_files.begin(), m_files.end(), [](const HeldFile &file) {
        return file.part == HeldPart::Repository && file.change.conflict && !isIndex(file);
    });
    std::map<QString, std::vector<const HeldFile *>> byFolder;
    for (const HeldFile &file : m_files)
        byFolder[file.folder].push_back(&file);
    Files out;
    for (const auto &[folder, files] : byFolder) {
        std::set<QByteArray> barred, whole; // not acceptable; and what takes along all that lies in it
        for (const HeldFile *file : files) {
            const bool isPlain = file->part == HeldPart::File && !file->change.conflict;
            // The index of who looked at the state meanwhile goes on waiting; by itself it is nothing.
            const bool isOfRepository = file->part == HeldPart::Repository && !file->change.conflict;
            if (!isPlain && !(isOfRepository && isRepositoryFree))
                barred.insert(file->change.path);
            if (file->change.now.type == FileType::Folder && file->change.wanted.type != FileType::Folder)
                whole.insert(file->change.path);
        }
        // What would go along with it has to be acceptable, too: the folders it lies in, and what lies in a folder that
        // goes. By path, so that two ways through it are enough for each step up or down.
        for (size_t before = barred.size() + 1; before != barred.size();) {
            before = barred.size();
            for (const HeldFile *file : files) {
                const QByteArray &path = file->change.path;
                if (ledger::hasAncestorIn(barred, path))
                    barred.insert(path);
                if (!barred.contains(path))
                    continue;
                for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
                    if (whole.contains(path.first(slash)))
                        barred.insert(path.first(slash));
                }
            }
        }
        for (const HeldFile *file : files) {
            if (!barred.contains(file->change.path))
                out.push_back(*file);
        }
    }
    return out;
}

void HeldChanges::texts(const std::vector<HeldFile> &files, QObject *context,
                        std::function<void(const std::vector<Text> &)> done)
{
    std::vector<std::pair<std::shared_ptr<HeldFolder>, HeldFile>> wanted;
    for (const HeldFile &file : files) {
        if (const Place *place = placeOf(file.folder))
            wanted.emplace_back(place->held, file);
    }
    const auto out = std::make_shared<std::vector<Text>>();
    m_services.files->run(
        [wanted, out] {
            for (const auto &[folder, file] : wanted) {
                Text text{file};
                const auto now = ledger::lookAtPath(file.path(), shownUpTo);
                const Result<QByteArray> other = folder->text(file.change.path, file.change.wanted, shownUpTo);
                if (now)
                    text.now = now->content;
                if (other && file.change.wanted.type == FileType::Regular)
                    text.wanted = *other;
                const auto isShown = [](const ledger::FileMark &mark) {
                    return mark.type == FileType::Regular || mark.type == FileType::Missing;
                };
                text.unknown = !now || !other || !isShown(now->mark) || !isShown(file.change.wanted) ||
                               (now->mark.isThere() && !now->content);
                out->push_back(std::move(text));
            }
        },
        context, [out, done = std::move(done)] { done(*out); });
}

// --- what is seen ----------------------------------------------------------------------------------------------

/// Tells the overlay of each folder to forget what it remembers of the real one.
void HeldChanges::refresh(QObject *context, Done done)
{
    const auto run = std::make_shared<Listed>(Listed{.context = context, .done = std::move(done)});
    for (const Place &place : m_places) {
        if (!place.isHome)
            run->places.push_back(place);
    }
    refreshNext(run);
}

void HeldChanges::refreshNext(const std::shared_ptr<Listed> &run)
{
    if (run->next == run->places.size()) {
        if (run->context)
            run->done({});
        return;
    }
    const QString folder = run->places[run->next++].folder;
    auto *process = new QProcess(this);
    connect(process, &QProcess::errorOccurred, this, [process, run](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        process->deleteLater();
        if (run->context)
            run->done(Error{base::Origin::System, 0, process->errorString(), {}});
    });
    connect(process, &QProcess::finished, this, [this, process, run](int code, QProcess::ExitStatus status) {
        process->deleteLater();
        if (status == QProcess::NormalExit && code == 0)
            refreshNext(run);
        else if (run->context)
            run->done(Error{base::Origin::System, 0,
                            tr("What the agent sees could not be brought up to date with your folder."),
                            QString::fromLocal8Bit(process->readAllStandardError())});
    });
    process->start(base::Sealing::sealProgram(), m_view->refreshArguments(folder));
}

void HeldChanges::sync(QObject *context, Done done)
{
    if (!m_view || !m_isOpen) {
        done({});
        return;
    }
    ++m_working;
    refresh(this, [this, context = QPointer<QObject>(context), done = std::move(done)](const Result<void> &fresh) {
        if (!fresh) {
            --m_working;
            if (context)
                done(fresh);
            return;
        }
        const auto result = std::make_shared<Result<void>>();
        m_services.files->run(
            [places = m_places, view = m_view, result] {
                for (const Place &place : places) {
                    if (place.isHome)
                        continue;
                    const base::Descriptor seen = openInView(*view, place.folder);
                    if (!seen.isOpen()) {
                        *result = ledger::systemError(errno, QFile::encodeName(place.folder));
                        return;
                    }
                    if (const auto synced = place.held->sync(seen.fd()); !synced)
                        *result = synced.error();
                }
            },
            this,
            [this, result, context, done] {
                --m_working;
                look();
                if (context)
                    done(*result);
            });
    });
}

/// What was discarded is written through the mount, so there has to be one: after the end of Belay there is none.
void HeldChanges::withView(QObject *context, const Done &done)
{
    if (m_view) {
        done({});
        return;
    }
    base::GuardedCommand command;
    command.program = QStringLiteral("true");
    command.workingDirectory = QStringLiteral("/");
    command.environment = QProcessEnvironment::systemEnvironment();
    const base::Descriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
    command.in = command.out = command.error = nothing.fd();
    command.seal.emplace();
    addTo(&*command.seal);
    m_viewer = std::make_unique<base::GuardedProcess>();
    const QPointer<QObject> alive(context);
    connect(m_viewer.get(), &base::GuardedProcess::started, this, [this, alive, done] {
        m_view = m_viewer->view();
        if (alive)
            done({});
    });
    connect(m_viewer.get(), &base::GuardedProcess::failed, this, [alive, done](int code, const QString &detail) {
        if (alive)
            done(Error{base::Origin::System, code,
                       tr("What was held back could not be mounted again, so nothing of it was discarded."), detail});
    });
    m_viewer->start(command);
}

// --- deciding --------------------------------------------------------------------------------------------------

void HeldChanges::accept(const std::vector<HeldFile> &files, base::TurnId turn, QObject *context, Decided done)
{
    const auto run = std::make_shared<Listed>(Listed{.context = context, .decided = std::move(done), .turn = turn});
    for (const Place &place : m_places) {
        QByteArrayList paths;
        for (const HeldFile &file : files) {
            if (file.folder == place.folder)
                paths << file.change.path;
        }
        std::map<QByteArray, const HeldFile *> waiting;
        std::vector<ledger::HeldChange> all;
        for (const HeldFile &file : m_files) {
            if (file.folder == place.folder) {
                waiting[file.change.path] = &file;
                all.push_back(file.change);
            }
        }
        std::map<QByteArray, ledger::HeldChange> asSeen;
        for (const HeldFile &file : files) {
            if (file.folder == place.folder)
                asSeen[file.change.path] = file.change;
        }
        // What refers to an object is written behind it.
        std::vector<ledger::HeldChange> objects, others;
        const QByteArrayList with = ledger::acceptedWith(all, paths);
        for (const QByteArray &path : with) {
            const auto seen = asSeen.find(path);
            const ledger::HeldChange change = seen != asSeen.end() ? seen->second : waiting[path]->change;
            (isRepositoryObject(path) ? objects : others).push_back(change);
        }
        // One that does not wait any more is said not to be what was seen.
        for (const auto &[path, change] : asSeen) {
            if (!with.contains(path))
                others.push_back(change);
        }
        for (auto *batch : {&objects, &others}) {
            if (!batch->empty())
                run->batches.emplace_back(place, std::move(*batch));
        }
    }
    ++m_working;
    acceptNext(run);
}

void HeldChanges::acceptNext(const std::shared_ptr<Listed> &run)
{
    if (run->next == run->batches.size()) {
        --m_working;
        look();
        if (run->context)
            run->decided(run->outcome);
        return;
    }
    auto &[place, changes] = run->batches[run->next++];
    m_writer.accept(place.held, std::move(changes), m_store->owner().session, run->turn, this,
                    [this, run](const ledger::HeldOutcome &outcome) {
                        run->outcome.written += outcome.written;
                        run->outcome.failed.insert(run->outcome.failed.end(), outcome.failed.begin(),
                                                   outcome.failed.end());
                        acceptNext(run);
                    });
}

void HeldChanges::acceptPart(const HeldFile &file, const QByteArray &content, base::TurnId turn, QObject *context,
                             Decided done)
{
    const Place *place = placeOf(file.folder);
    if (!place)
        return;
    ledger::FileChange change;
    change.effect.session = m_store->owner().session;
    change.effect.turn = turn;
    change.effect.path = file.path();
    change.effect.source = ledger::EffectSource::Agent;
    change.content = content;
    change.mode = file.change.wanted.mode & ledger::permissionBits;
    change.expected = file.change.now;
    change.remark = tr("a part of it waits");
    const ledger::FileMark mark = ledger::markOf(content, *change.mode);
    ++m_working;
    m_services.files->apply(std::move(change), this,
                            [this, mark, folder = place->held, path = file.change.path,
                             context = QPointer<QObject>(context),
                             done = std::move(done)](const Result<ledger::Prepared> &result) {
                                ledger::HeldOutcome outcome;
                                if (result)
                                    outcome.written << path;
                                else
                                    outcome.failed.push_back({path, result.error()});
                                ledger::Marks written;
                                if (result)
                                    written.emplace(path, mark);
                                m_services.files->run([folder, written] { (void)folder->settle(written); }, this,
                                                      [this, context, done, outcome] {
                                                          --m_working;
                                                          look();
                                                          if (context)
                                                              done(outcome);
                                                      });
                            });
}

void HeldChanges::discard(const std::vector<HeldFile> &files, QObject *context, Done done)
{
    ++m_working;
    const auto finish = [this, context = QPointer<QObject>(context),
                         done = std::move(done)](const Result<void> &result) {
        --m_working;
        look();
        if (context)
            done(result);
    };
    withView(this, [this, files, finish](const Result<void> &mounted) {
        if (!mounted) {
            finish(mounted);
            return;
        }
        refresh(this, [this, files, finish](const Result<void> &fresh) {
            if (!fresh) {
                finish(fresh);
                return;
            }
            std::vector<std::pair<Place, QByteArrayList>> work;
            for (const Place &place : m_places) {
                std::vector<ledger::HeldChange> all;
                QByteArrayList paths;
                for (const HeldFile &file : m_files) {
                    if (file.folder == place.folder)
                        all.push_back(file.change);
                }
                for (const HeldFile &file : files) {
                    if (file.folder == place.folder)
                        paths << file.change.path;
                }
                if (!paths.isEmpty())
                    work.emplace_back(place, ledger::rejectedWith(all, paths));
            }
            const auto result = std::make_shared<Result<void>>();
            m_services.files->run(
                [work, result, view = m_view] {
                    for (const auto &[place, paths] : work) {
                        const base::Descriptor seen = openInView(*view, place.folder);
                        const Result<void> rejected =
                            seen.isOpen() ? place.held->reject(seen.fd(), paths)
                                          : Result<void>(ledger::systemError(errno, QFile::encodeName(place.folder)));
                        if (!rejected)
                            *result = rejected;
                    }
                },
                this, [result, finish] { finish(*result); });
        });
    });
}

void HeldChanges::removeIfEmpty()
{
    // One that could not be opened is not known to be empty, unless no agent has ever been started in it.
    const bool isKnown = m_isOpen || (m_store->owner().session.isEmpty() && !m_view);
    if (isKnown && m_files.empty() && m_problem.isEmpty() && !isBusy())
        removeAll();
}

void HeldChanges::removeAll()
{
    m_files.clear();
    m_view.reset();
    m_store->remove();
}

} // namespace core
