// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldchanges.h"

#include "base/logging.h"
#include "base/process/guardedprocess.h"
#include "base/process/sealing.h"
#include "base/visibletext.h"
#include "ledger/disk/filestate.h"
#include "ledger/disk/posixfile.h"
#include "ledger/held/heldroom.h"
#include "transport/sealfailuretext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

namespace core {

using base::Error;
using base::Result;
using ledger::FileType;
using ledger::HeldFolder;

namespace {

constexpr qsizetype mostNamedPaths = 12; ///< in a message

using PathsByFolder = std::map<QString, std::set<QByteArray>>;

bool contains(const PathsByFolder &paths, const QString &folder, const QByteArray &path)
{
    const auto found = paths.find(folder);
    return found != paths.end() && found->second.contains(path);
}

/// By folder. There is too much of it to be kept at each turn, and nobody misses it.
PathsByFolder ignoredIn(const HeldList &list)
{
    PathsByFolder out;
    for (const HeldFile &file : list.files) {
        if (file.part == HeldPart::Ignored)
            out[file.folder].insert(file.change.path);
    }
    return out;
}

/// What no turn takes back: what git ignores, and what the agent keeps for itself.
bool isLeftOut(const PathsByFolder &ignored, const HeldPlace &place, const HeldHome &home, const QByteArray &path)
{
    return contains(ignored, place.folder, path) || (place.isHome && home.isOwn && home.isOwn(path));
}

} // namespace

/// A list of folders or files that is processed one after the other.
struct HeldChanges::Run
{
    QPointer<QObject> context = {};
    Done done = {};
    Decided decided = {};
    base::TurnId turn = {};
    std::vector<HeldPlace> places = {};
    std::vector<std::pair<HeldPlace, std::vector<ledger::HeldChange>>> batches = {};
    size_t next = 0;
    ledger::HeldOutcome outcome = {};
};

/// What a look found. It is compared on the disk's thread, too.
struct HeldChanges::LookResult
{
    std::shared_ptr<const HeldList> list = {}; ///< null: there is a problem
    QString problem = {};
    bool isAnother = false; ///< other files or branches than before
    bool ranOut = false;
};

HeldChanges::HeldChanges(std::unique_ptr<ledger::HeldStore> store, const Services &services, HeldHome home,
                         QObject *parent)
    : QObject(parent)
    , m_store(std::move(store))
    , m_services(services)
    , m_home(std::move(home))
    , m_writer(services.files, services.blobs)
{}

HeldChanges::~HeldChanges()
{
    giveUpOpening();
}

void HeldChanges::setOwner(const ledger::HeldOwner &owner)
{
    if (const Result<void> written = m_store->setOwner(owner); !written)
        m_problem = written.error().message;
}

QStringList HeldChanges::copies() const
{
    QStringList out;
    for (const HeldPlace &place : m_places) {
        if (m_isOpen && place.held->kind() == ledger::HeldSide::Kind::Copy)
            out << place.folder;
    }
    return out;
}

QStringList HeldChanges::folders() const
{
    return m_store->owner().folders;
}

const HeldPlace *HeldChanges::placeOf(const QString &folder) const
{
    const auto found = std::find_if(m_places.begin(), m_places.end(),
                                    [&folder](const HeldPlace &place) { return place.folder == folder; });
    return found == m_places.end() ? nullptr : &*found;
}

// --- opening ---------------------------------------------------------------------------------------------------

Result<std::vector<HeldPlace>> HeldChanges::makePlaces()
{
    std::vector<HeldPlace> places;
    for (const QString &folder : m_store->owner().folders) {
        if (const HeldPlace *known = placeOf(folder)) {
            places.push_back(*known);
            continue;
        }
        const Result<QString> store = m_store->storeOf(folder);
        if (!store)
            return store.error();
        places.push_back({folder, *store, std::make_shared<HeldFolder>(QFile::encodeName(folder), *store), false});
    }
    // If the session's folder is the home or contains it, the home is covered already.
    const bool hasHome = std::any_of(places.begin(), places.end(),
                                     [this](const HeldPlace &place) { return isInside(m_home.path, place.folder); });
    if (!m_home.path.isEmpty() && !hasHome) {
        const Result<QString> store = m_store->home();
        if (!store)
            return store.error();
        const HeldPlace *known = placeOf(m_home.path);
        places.push_back(known ? *known
                               : HeldPlace{m_home.path, *store,
                                           std::make_shared<HeldFolder>(QFile::encodeName(m_home.path), *store), true});
    }
    const Result<QString> temporary = m_store->temporary();
    if (!temporary)
        return temporary.error();
    m_temporary = *temporary;
    return places;
}

namespace {

/// Where no overlay can be, because something is mounted inside the folder, or by the file systems, a copy can. Why
/// else it may not work is told by the start itself.
ledger::HeldSide::Kind possibleKind(const HeldPlace &place)
{
    using Step = base::SealFailure::Step;
    const auto failure = base::Sealing::probe(place.folder, place.store);
    if (!failure || (failure->step != Step::Overlay && failure->step != Step::Semantics))
        return ledger::HeldSide::Kind::Overlay;
    qCInfo(lcCore).noquote() << "no overlay at" << place.folder << "for errno" << failure->error;
    return ledger::HeldSide::Kind::Copy;
}

/// Of which kind a new store is. A whole home is not copied, nor what the copy itself would be in.
ledger::HeldSide::Kind freshKind(const HeldPlace &place, const QString &home)
{
    const bool mayBeCopied = !place.isHome && !isInside(home, place.folder) && !isInside(place.store, place.folder);
    return mayBeCopied && !ledger::HeldSide::isIn(place.store) ? possibleKind(place) : ledger::HeldSide::Kind::Overlay;
}

/// \p kinds: of \p places, where they are new. Nobody waits for a copy to learn then that the home cannot be held back.
Result<void> beforeCopies(const std::vector<HeldPlace> &places, const std::vector<ledger::HeldSide::Kind> &kinds)
{
    bool isCopying = false;
    for (size_t i = 0; i < places.size(); ++i)
        isCopying |= ledger::HeldSide::of(places[i].store, kinds[i])->kind() == ledger::HeldSide::Kind::Copy &&
                     !QFileInfo::exists(ledger::HeldSide::copyIn(places[i].store));
    const auto home = std::find_if(places.begin(), places.end(), [](const HeldPlace &place) { return place.isHome; });
    if (!isCopying || home == places.end())
        return {};
    const auto failure = base::Sealing::probe(home->folder, home->store);
    return failure ? Result<void>(Error{base::Origin::System, failure->error, transport::sealFailureText(*failure), {}})
                   : Result<void>();
}

/// \p isFree: nothing lives in a view of it, so what is settled can be dropped.
Result<void> openPlace(const HeldPlace &place, ledger::HeldSide::Kind fresh, bool isFree,
                       ledger::CopyProgress &progress)
{
    const auto base = place.isHome ? HeldFolder::Base::None : HeldFolder::Base::Kept;
    Result<void> opened = place.held->open(base, fresh, progress);
    // A copy would have to be made again as a whole.
    if (!opened || !isFree || place.held->kind() == ledger::HeldSide::Kind::Copy)
        return opened;
    if (const Result<void> compacted = place.held->compact(); !compacted)
        qCWarning(lcCore).noquote() << compacted.error().message;
    return place.held->open(base, fresh, progress);
}

} // namespace

void HeldChanges::setRights(Planned planned, IsOwn isOwn)
{
    m_planned = std::move(planned);
    m_isOwn = std::move(isOwn);
}

/// Nothing that waits is written because somebody edited a setting.
void HeldChanges::applyRights()
{
    if (!m_isOwn)
        return;
    std::set<QByteArray> waiting;
    for (const HeldFile &file : files()) {
        if (file.folder == m_home.path && m_isOwn(file.change.path))
            waiting.insert(file.change.path);
    }
    m_home.isOwn = [isOwn = m_isOwn, waiting = std::move(waiting)](const QByteArray &path) {
        return !waiting.contains(path) && isOwn(path);
    };
}

void HeldChanges::open(QObject *context, Done done)
{
    applyRights();
    const Result<std::vector<HeldPlace>> made = makePlaces();
    if (!made) {
        done(made.error());
        return;
    }
    // The others are used by what is done on the disk's thread.
    std::vector<HeldPlace> opened = *made;
    std::erase_if(opened, [this](const HeldPlace &place) { return m_isOpen && placeOf(place.folder) != nullptr; });
    const auto result = std::make_shared<Result<void>>();
    const auto progress = std::make_shared<ledger::CopyProgress>();
    m_opening = progress;
    ++m_working;
    emitCopied();
    m_services.disk()->runAside(
        [opened, result, progress, home = m_home.path, hasView = m_view != nullptr, views = m_store->views(),
         knowsAll = m_store->knowsAllViews()] {
            const bool isFree =
                !hasView && knowsAll && !views.empty() && !base::isInhabited(views, base::Unreadable::MayBeIn);
            std::vector<ledger::HeldSide::Kind> kinds;
            kinds.reserve(opened.size());
            for (const HeldPlace &place : opened)
                kinds.push_back(freshKind(place, home));
            *result = beforeCopies(opened, kinds);
            for (size_t i = 0; i < opened.size() && *result; ++i)
                *result = openPlace(opened[i], kinds[i], isFree, *progress);
        },
        this,
        [this, result, progress, places = *made, context = QPointer<QObject>(context), done = std::move(done)] {
            --m_working;
            if (m_opening == progress)
                m_opening.reset();
            m_isOpen = result->ok();
            if (m_isOpen) {
                m_places = places;
                look();
            }
            if (context)
                done(*result);
        });
}

void HeldChanges::giveUpOpening()
{
    if (m_opening)
        m_opening->isGivenUp = true;
}

HeldChanges::Copied HeldChanges::copied() const
{
    return m_opening ? Copied{std::min<qint64>(m_opening->done, m_opening->all), m_opening->all} : Copied();
}

void HeldChanges::emitCopied()
{
    constexpr base::Milliseconds often{200};
    if (!m_services.clock)
        return;
    m_telling = m_services.clock->after(often, [this, before = copied()] {
        m_telling.cancel();
        if (copied() != before)
            Q_EMIT copying();
        if (m_opening)
            emitCopied();
    });
}

base::SealPlan HeldChanges::plan() const
{
    base::SealPlan plan;
    for (const HeldPlace &place : m_places) {
        if (place.held->kind() == ledger::HeldSide::Kind::Copy)
            plan.copies.append({place.folder, ledger::HeldSide::copyIn(place.store)});
        else
            plan.overlays.append({place.folder, place.store});
    }
    plan.temporary = m_temporary;
    plan.onlyPort = m_onlyPort;
    plan.hidden.append(m_store->path());
    if (m_planned)
        m_planned(&plan, folders());
    return plan;
}

Result<void> HeldChanges::leaveOtherView()
{
    if (!m_view || m_view->plan().allowsSameAs(plan()))
        return {};
    if (m_view->isInhabited())
        return Error{base::Origin::User,
                     EBUSY,
                     tr("The agent was not started: a terminal or program still runs in its earlier view of the "
                        "folder. End that first."),
                     {}};
    m_view.reset();
    return {};
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
    const auto looked = std::make_shared<LookResult>();
    m_services.disk()->run(
        [looked, before = m_list, places = m_places, lister = m_lister, home = m_home, view = m_view,
         room = ledger::HeldRoom(m_store->path())]() mutable {
            room.look();
            looked->ranOut = room.ranOut();
            Result<HeldList> list = lister->list(places, home, view, looked->ranOut);
            if (!list) {
                looked->problem = list.error().message;
                return;
            }
            looked->isAnother = !list->isSameAs(*before);
            looked->list = std::make_shared<const HeldList>(std::move(list.value()));
        },
        this,
        [this, looked] {
            m_looking = false;
            setLooked(*looked);
            if (std::exchange(m_lookAgain, false))
                look();
            else
                Q_EMIT this->looked();
        });
}

/// A full disk may be emptied again before the turn ends, often by the very agent.
void HeldChanges::watchRoom()
{
    constexpr base::Milliseconds often{1000};
    if (!m_services.clock || !m_watchesRoom || m_ranOut)
        return;
    m_nextRoom = m_services.clock->after(often, [this] {
        m_nextRoom.cancel();
        m_services.disk()->run([room = ledger::HeldRoom(m_store->path())]() mutable { room.look(); }, this,
                               [this] { watchRoom(); });
    });
}

void HeldChanges::setLooked(LookResult &looked)
{
    const bool isNews = looked.problem != m_problem || looked.ranOut != m_ranOut || looked.isAnother ||
                        (looked.list && looked.list->isTurnRestorable != m_list->isTurnRestorable);
    m_problem = looked.problem;
    m_ranOut = looked.ranOut;
    m_revision += looked.isAnother ? 1 : 0;
    // To let tens of thousands of files go takes longer than a frame.
    m_isRead = m_isRead || looked.list;
    if (looked.list)
        m_services.disk()->run([before = std::exchange(m_list, std::move(looked.list))] {}, this, [] {});
    if (isNews)
        Q_EMIT changed();
}

void HeldChanges::texts(const std::vector<HeldFile> &files, QObject *context,
                        std::function<void(const std::vector<Text> &)> done)
{
    std::vector<std::pair<std::shared_ptr<HeldFolder>, HeldFile>> wanted;
    for (const HeldFile &file : files) {
        if (const HeldPlace *place = placeOf(file.folder))
            wanted.emplace_back(place->held, file);
    }
    const auto out = std::make_shared<std::vector<Text>>();
    m_services.disk()->run(
        [wanted, out] {
            for (const auto &[folder, file] : wanted) {
                Text text{file};
                const auto now = ledger::lookAtPath(file.path(), shownUpTo);
                const Result<QByteArray> other = folder->text(file.change.path, file.change.wanted, shownUpTo);
                if (now)
                    text.now = now->content;
                if (other && file.change.wanted.type == FileType::Regular)
                    text.wanted = *other;
                text.begun = folder->begunText(file.change, shownUpTo);
                const std::optional<ledger::FileMark> &begun = file.change.begun;
                text.knowsBegun = begun && (begun->type == FileType::Missing || text.begun);
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

/// Makes each folder's overlay drop its cached entries.
void HeldChanges::refresh(QObject *context, Done done)
{
    const auto run = std::make_shared<Run>(Run{.context = context, .done = std::move(done)});
    for (const HeldPlace &place : m_places) {
        if (!place.isHome && place.held->kind() == ledger::HeldSide::Kind::Overlay)
            run->places.push_back(place);
    }
    refreshNext(run);
}

void HeldChanges::refreshNext(const std::shared_ptr<Run> &run)
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
    // The program is told numbers of descriptors, which are the view's until then.
    connect(process, &QProcess::finished, this, [this, process, run, view = m_view](int code, auto status) {
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

OpenFile HeldChanges::opener() const
{
    if (!m_view)
        return {};
    return [view = m_view, folders = folders()](const QString &path) {
        for (const QString &folder : folders) {
            if (!isInside(path, folder))
                continue;
            const base::Descriptor seen = view->openFolder(folder);
            const QString relative = path.size() > folder.size() ? path.mid(folder.size() + 1) : QStringLiteral(".");
            return seen.isOpen() ? base::SealedView::openIn(seen, relative) : base::Descriptor();
        }
        return base::Descriptor(::open(QFile::encodeName(path).constData(), O_PATH | O_CLOEXEC));
    };
}

const HeldFile *HeldChanges::fileAt(const QString &path) const
{
    const auto found = m_list->byPath.constFind(path);
    return found == m_list->byPath.constEnd() ? nullptr : &m_list->files[*found];
}

std::vector<HeldFile> HeldChanges::ofTurn() const
{
    std::vector<HeldFile> out;
    std::copy_if(files().begin(), files().end(), std::back_inserter(out),
                 [](const HeldFile &file) { return file.change.inTurn && file.part != HeldPart::Ignored; });
    return out;
}

void HeldChanges::keepTurn()
{
    m_isTurnKept = true;
    Q_EMIT changed();
}

void HeldChanges::sync(QObject *context, Done done)
{
    m_isTurnKept = false;
    if (!m_view || !m_isOpen) {
        done({});
        return;
    }
    m_watchesRoom = true;
    watchRoom();
    ++m_working;
    refresh(this, [this, context = QPointer<QObject>(context), done = std::move(done)](const Result<void> &fresh) {
        if (!fresh) {
            --m_working;
            if (context)
                done(fresh);
            return;
        }
        const auto result = std::make_shared<Result<void>>();
        m_services.disk()->run(
            [places = m_places, view = m_view, home = m_home, result, list = m_list] {
                std::map<QString, ledger::Marks> waiting;
                for (const HeldPlace &place : places) {
                    if (place.isHome)
                        continue;
                    const base::Descriptor seen = view->openFolder(place.folder);
                    if (!seen.isOpen()) {
                        *result = ledger::systemError(errno, QFile::encodeName(place.folder));
                        return;
                    }
                    if (auto synced = place.held->sync(seen.fd()); synced)
                        waiting[place.folder] = std::move(synced.value().waiting);
                    else
                        *result = synced.error();
                }
                const PathsByFolder ignored = ignoredIn(*list);
                for (const HeldPlace &place : places) {
                    const auto known = waiting.find(place.folder);
                    // Where that fails nothing is lost but the way back to the start of this turn.
                    if (const auto begun = place.held->beginTurn(
                            [&](const QByteArray &path) { return isLeftOut(ignored, place, home, path); },
                            known == waiting.end() ? nullptr : &known->second);
                        !begun)
                        qCWarning(lcCore).noquote() << begun.error().message;
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

/// What is kept for the next turn, by place, and how far that is.
struct HeldChanges::Ahead
{
    struct One
    {
        std::shared_ptr<HeldFolder> held;
        ledger::Marks waiting = {};
        ledger::HeldContents::Place at = {};
    };
    std::vector<One> places = {};
};

void HeldChanges::keepAhead()
{
    m_watchesRoom = false;
    m_nextRoom.cancel();
    if (!m_isOpen || m_isKeeping || isBusy())
        return;
    m_isKeeping = true;
    const auto ahead = std::make_shared<Ahead>();
    m_services.disk()->run(
        [ahead, places = m_places, list = m_list, home = m_home] {
            for (const HeldPlace &place : places) {
                Ahead::One one{place.held};
                for (const HeldFile &file : list->files) {
                    const bool isKept = file.folder == place.folder && file.part != HeldPart::Ignored;
                    if (isKept && !isLeftOut({}, place, home, file.change.path))
                        one.waiting.emplace(file.change.path, file.change.wanted);
                }
                if (!one.waiting.empty())
                    ahead->places.push_back(std::move(one));
            }
        },
        this, [this, ahead] { keepNext(ahead); });
}

/// A piece: changes that others ask for come in between. What is left by then is done by sync().
void HeldChanges::keepNext(const std::shared_ptr<Ahead> &ahead)
{
    constexpr int most = 500; // files
    const auto next =
        std::find_if(ahead->places.begin(), ahead->places.end(), [](const Ahead::One &one) { return !one.at.isEnd; });
    m_isKeeping = next != ahead->places.end() && m_working == 0;
    if (m_isKeeping)
        m_services.disk()->run([ahead, next] { next->held->keepAhead(next->waiting, most, next->at); }, this,
                               [this, ahead] { keepNext(ahead); });
    else // as with a list
        m_services.disk()->run([ahead] {}, this, [] {});
}

/// What was discarded is written through the mount, so there has to be one: after the end of Belay there is none.
void HeldChanges::withView(QObject *context, const Done &done)
{
    if (m_view) {
        done({});
        return;
    }
    m_viewWanted.emplace_back(context, done);
    if (m_viewWanted.size() > 1)
        return;
    base::GuardedCommand command;
    command.program = QStringLiteral("true");
    command.workingDirectory = QStringLiteral("/");
    command.environment = QProcessEnvironment::systemEnvironment();
    const base::Descriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
    command.in = command.out = command.error = nothing.fd();
    command.seal = plan();
    // It goes later, since it is calling: who is told of a failure may ask again at once.
    auto *viewer = new base::GuardedProcess(this);
    connect(viewer, &base::GuardedProcess::started, this, [this, viewer] {
        viewer->deleteLater();
        if (!m_view) // else an agent was faster
            attach(viewer->view());
        answerWhoWantsView({});
    });
    connect(viewer, &base::GuardedProcess::failed, this, [this, viewer](int code, const QString &detail) {
        viewer->deleteLater();
        answerWhoWantsView(Error{base::Origin::System, code,
                                 tr("What was held back could not be mounted again, so nothing of it was discarded."),
                                 detail});
    });
    viewer->start(command);
}

void HeldChanges::answerWhoWantsView(const Result<void> &result)
{
    for (const auto &[context, done] : std::exchange(m_viewWanted, {})) {
        if (context)
            done(result);
    }
}

void HeldChanges::attach(std::shared_ptr<const base::SealedView> view)
{
    m_view = std::move(view);
    const Result<void> noted = m_view ? m_store->recordView(m_view->mark()) : Result<void>();
    if (!noted)
        qCWarning(lcCore).noquote() << noted.error().message;
}

// --- deciding --------------------------------------------------------------------------------------------------

namespace {

/// What is written in one go.
using Batch = std::pair<HeldPlace, std::vector<ledger::HeldChange>>;

/// \p wanted of \p place with what has to go along, in two goes: git's objects are written before what refers to them.
void addBatches(const HeldPlace &place, const std::vector<HeldFile> &all, const std::vector<HeldFile> &wanted,
                std::vector<Batch> &out)
{
    QByteArrayList paths;
    std::map<QByteArray, const ledger::HeldChange *> asSeen;
    for (const HeldFile &file : wanted) {
        if (file.folder == place.folder) {
            paths << file.change.path;
            asSeen[file.change.path] = &file.change;
        }
    }
    std::map<QByteArray, const HeldFile *> waiting;
    std::vector<ledger::HeldChange> changes;
    for (const HeldFile &file : all) {
        if (file.folder == place.folder) {
            waiting[file.change.path] = &file;
            changes.push_back(file.change);
        }
    }
    std::vector<ledger::HeldChange> objects, others;
    const QByteArrayList along = ledger::acceptedWith(changes, paths);
    const std::set<QByteArray> with(along.begin(), along.end());
    for (const QByteArray &path : along) {
        const auto seen = asSeen.find(path);
        const HeldFile *file = waiting[path];
        (isGitObject(*file) ? objects : others).push_back(seen != asSeen.end() ? *seen->second : file->change);
    }
    // A file that is no longer waiting is passed on, too, and then reported as changed meanwhile.
    for (const auto &[path, change] : asSeen) {
        if (!with.contains(path))
            others.push_back(*change);
    }
    for (auto *batch : {&objects, &others}) {
        if (!batch->empty())
            out.emplace_back(place, std::move(*batch));
    }
}

} // namespace

void HeldChanges::accept(const std::vector<HeldFile> &files, base::TurnId turn, QObject *context, Decided done)
{
    const auto run = std::make_shared<Run>(Run{.context = context, .decided = std::move(done), .turn = turn});
    ++m_working;
    m_services.disk()->run(
        [run, files, list = m_list, places = m_places] {
            for (const HeldPlace &place : places)
                addBatches(place, list->files, files, run->batches);
        },
        this, [this, run] { acceptNext(run); });
}

void HeldChanges::acceptNext(const std::shared_ptr<Run> &run)
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

void HeldChanges::acceptPart(const HeldFile &file, const QByteArray &content, Rest rest, base::TurnId turn,
                             QObject *context, Decided done)
{
    const HeldPlace *place = placeOf(file.folder);
    // A text is no part of a link, say, and would be written over it, or instead of it.
    const auto hasText = [](const ledger::FileMark &mark) {
        return mark.type == FileType::Regular || mark.type == FileType::Missing;
    };
    if (!place || !hasText(file.change.wanted) || !hasText(file.change.now)) {
        ledger::HeldOutcome outcome;
        outcome.failed.push_back({file.change.path, ledger::systemError(place ? EINVAL : ENOENT, file.change.path)});
        m_services.disk()->run([] {}, context, [done = std::move(done), outcome] { done(outcome); });
        return;
    }
    ledger::FileChange change;
    change.effect.session = m_store->owner().session;
    change.effect.turn = turn;
    change.effect.path = file.path();
    change.effect.source = ledger::EffectSource::Agent;
    change.content = content;
    // What the agent has deleted has none; a part of that leaves a file as it was.
    const ledger::FileMark &like = file.change.wanted.isThere() ? file.change.wanted : file.change.now;
    change.mode = like.mode & ledger::permissionBits;
    change.expected = file.change.now;
    change.remark = rest == Rest::Waits ? tr("a part of it waits") : tr("together with what you changed");
    const ledger::FileMark mark = ledger::markOf(content, *change.mode);
    ++m_working;
    m_services.files->apply(
        std::move(change), this,
        [this, mark, file, rest, folder = place->held, path = file.change.path, context = QPointer<QObject>(context),
         done = std::move(done)](const Result<ledger::Prepared> &result) {
            ledger::HeldOutcome outcome;
            if (result)
                outcome.written << path;
            else
                outcome.failed.push_back({path, result.error()});
            // Where the user changed it, too, that stays known: the rest is compared with what the
            // agent began on, and never with what the user made of it.
            ledger::Marks written;
            if (result && !file.change.conflict)
                written.emplace(path, mark);
            m_services.disk()->run([folder, written] { (void)folder->settle(written); }, this,
                                   [this, context, done, outcome, file, rest] {
                                       --m_working;
                                       if (rest == Rest::IsGivenUp && !outcome.written.isEmpty())
                                           discardIfStill({file}, this, [](const Result<void> &) {});
                                       look();
                                       if (context)
                                           done(outcome);
                                   });
        });
}

void HeldChanges::discardIfStill(const std::vector<HeldFile> &files, QObject *context, Done done)
{
    inView(
        [files](const HeldPlace &place, int merged) -> Result<void> {
            std::map<QByteArray, ledger::FileMark> decided;
            for (const HeldFile &file : files) {
                if (file.folder == place.folder)
                    decided.emplace(file.change.path, file.change.wanted);
            }
            if (decided.empty())
                return {};
            const Result<ledger::HeldState> state = place.held->look();
            if (!state)
                return state.error();
            QByteArrayList still;
            for (const ledger::HeldChange &now : state->waiting) {
                const auto then = decided.find(now.path);
                if (then != decided.end() && then->second == now.wanted)
                    still << now.path;
            }
            return still.isEmpty() ? Result<void>() : place.held->reject(merged, still);
        },
        context, std::move(done));
}

void HeldChanges::rejectPart(const HeldFile &file, const QByteArray &text, QObject *context, Done done)
{
    inView(
        [file, text](const HeldPlace &place, int merged) {
            return file.folder == place.folder ? place.held->rewrite(merged, file.change.path, file.change.wanted, text)
                                               : Result<void>();
        },
        context, std::move(done));
}

void HeldChanges::discard(const std::vector<HeldFile> &files, QObject *context, Done done)
{
    std::map<QString, QByteArrayList> work;
    for (const HeldPlace &place : m_places) {
        std::vector<ledger::HeldChange> all;
        QByteArrayList paths;
        for (const HeldFile &file : this->files()) {
            if (file.folder == place.folder)
                all.push_back(file.change);
        }
        for (const HeldFile &file : files) {
            if (file.folder == place.folder)
                paths << file.change.path;
        }
        if (!paths.isEmpty())
            work[place.folder] = ledger::rejectedWith(all, paths);
    }
    inView(
        [work](const HeldPlace &place, int merged) {
            const auto paths = work.find(place.folder);
            return paths == work.end() ? Result<void>() : place.held->reject(merged, paths->second);
        },
        context, std::move(done));
}

void HeldChanges::restoreTurn(const std::vector<HeldFile> &files, QObject *context, Done done)
{
    PathsByFolder given;
    for (const HeldFile &file : files)
        given[file.folder].insert(file.change.path);
    inView(
        [given, home = m_home, list = m_list](const HeldPlace &place, int merged) -> Result<void> {
            const PathsByFolder ignored = ignoredIn(*list);
            const auto lost = place.held->restoreTurn(
                merged, [&](const QByteArray &path) { return contains(given, place.folder, path); },
                [&](const QByteArray &path) { return isLeftOut(ignored, place, home, path); });
            if (!lost)
                return lost.error();
            if (lost->isEmpty())
                return {};
            QStringList names;
            for (const QByteArray &path : lost->mid(0, mostNamedPaths))
                names << base::visibleText(QFile::decodeName(path));
            return Error{base::Origin::Belay, EFBIG,
                         tr("%n of them could not be brought back as they were; the rest is as it was when the turn "
                            "began.",
                            nullptr, int(lost->size())),
                         names.join(QStringLiteral(", "))};
        },
        context, std::move(done));
}

/// Does \p work in each place where what the agent sees can be written to, and looks again.
void HeldChanges::inView(std::function<Result<void>(const HeldPlace &place, int merged)> work, QObject *context,
                         Done done)
{
    ++m_working;
    const auto finish = [this, context = QPointer<QObject>(context),
                         done = std::move(done)](const Result<void> &result) {
        --m_working;
        look();
        if (context)
            done(result);
    };
    withView(this, [this, work = std::move(work), finish](const Result<void> &mounted) {
        if (!mounted) {
            finish(mounted);
            return;
        }
        refresh(this, [this, work, finish](const Result<void> &fresh) {
            if (!fresh) {
                finish(fresh);
                return;
            }
            const auto result = std::make_shared<Result<void>>();
            m_services.disk()->run(
                [work, result, places = m_places, view = m_view] {
                    for (const HeldPlace &place : places) {
                        const base::Descriptor seen = view->openFolder(place.folder);
                        Result<void> worked =
                            seen.isOpen() ? work(place, seen.fd())
                                          : Result<void>(ledger::systemError(errno, QFile::encodeName(place.folder)));
                        if (!worked)
                            *result = std::move(worked);
                    }
                },
                this, [result, finish] { finish(*result); });
        });
    });
}

bool HeldChanges::mayHold() const
{
    return !isEmpty() || (!m_isRead && (m_view || !m_store->isUnused()));
}

void HeldChanges::removeIfEmpty()
{
    // One that could not be opened is not known to be empty, unless no agent has ever been started in it.
    const bool isUnused = !m_view && m_store->isUnused();
    if (isUnused && isEmpty() && isBusy()) {
        // The copy that is being made in it goes first, and who looks at it has to come to an end.
        giveUpOpening();
        m_services.disk()->runAside([store = m_store] { store->remove(); }, this, [] {});
        return;
    }
    const bool isKnown = m_isOpen || isUnused;
    if (!isKnown || !isEmpty() || !m_problem.isEmpty() || isBusy())
        return;
    // Something may have been written since it was looked at, and by a terminal of the user's, or by what is left of an
    // earlier run, it still may.
    if (m_isOpen) {
        const Result<HeldList> now = m_lister->list(m_places, m_home, {});
        std::vector<base::ViewMark> others = m_store->views();
        if (m_view && !m_hasTerminal)
            std::erase(others, m_view->mark());
        if (!now || !now->files.empty() || !m_store->knowsAllViews() ||
            base::isInhabited(others, base::Unreadable::AreNot))
            return;
    }
    removeAll();
}

void HeldChanges::removeAll()
{
    m_list = std::make_shared<const HeldList>();
    ++m_revision;
    m_view.reset();
    m_store->remove();
}

} // namespace core

#include "moc_heldchanges.cpp"
