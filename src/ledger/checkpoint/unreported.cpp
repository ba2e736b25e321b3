// SPDX-License-Identifier: Apache-2.0
#include "ledger/checkpoint/unreported.h"

#include "base/nanoseconds.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/disk/filestate.h"
#include "ledger/rows/effectkey.h"

#include <QFile>
#include <QPointer>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include <sys/stat.h>

namespace ledger {

namespace {

/// Files whose contents, before and after, are in memory at the same time.
constexpr size_t filesAtATime = 16;
/// Unchanged files for which the snapshot is queried at once: their names go on one command line.
constexpr qsizetype mostEntries = 256;

} // namespace

struct UnreportedChanges::Search
{
    struct Folder
    {
        Snapshots *snapshots = nullptr;
        std::optional<base::Result<std::vector<Change>>> answer;
        Snapshot now;
    };
    ComparedTurn turn;
    QPointer<QObject> context;
    Done done;
    FoundChanges found;
    base::EffectId newest;       ///< the ledger's newest row when the snapshots were requested
    std::vector<Folder> folders; ///< innermost first
    size_t folder = 0;           ///< index of the folder being processed
    bool reading = false;        ///< its comparison has arrived
    QByteArrayList apart;        ///< finished inner folders, whose changes are left to them

    // About the current folder:
    std::vector<Change> changes;
    size_t read = 0;
    int more = 0; ///< changes past the limit
    int open = 0; ///< rows that are not stored yet
    std::optional<base::Error> error;
    bool ignoresChanged = false; ///< a .gitignore in the folder, or a list outside of it, has changed
    QByteArrayList toAsk;        ///< unchanged paths to look up in the snapshots
    std::map<QByteArray, ReportedFile> reported;

    const QString &name() const { return turn.starts[folder].folder; }
    bool isApart(const Change &change) const
    {
        return std::any_of(apart.begin(), apart.end(), [&change](const QByteArray &inner) {
            // The commit of a nested repository is a change of the outer repository, too.
            return change.path.startsWith(QByteArray(inner + '/')) ||
                   (change.path == inner && change.kind == Change::LeftOutChanged);
        });
    }
    bool isWithin(const QByteArray &path) const
    {
        const bool isInner = std::any_of(apart.begin(), apart.end(), [&path](const QByteArray &inner) {
            return path.startsWith(QByteArray(inner + '/'));
        });
        return path.startsWith(QByteArray(QFile::encodeName(name()) + '/')) && !isInner;
    }
    /// The file was changed while the snapshot was taken, so that may not show its state at the turn's start.
    bool isYoung(const QByteArray &path) const
    {
        const Snapshot &start = turn.starts[folder].start;
        return start.youngCount > int(start.young.size()) || start.young.contains(path.sliced(start.top.size() + 1));
    }
    /// Whether the file did not exist at the turn's start if the snapshot lacks it.
    bool knowsAbsence(const QByteArray &path) const
    {
        const Snapshot &start = turn.starts[folder].start;
        const QByteArray inside = path.sliced(start.top.size() + 1);
        const bool wasInRepository =
            std::any_of(start.repositories.begin(), start.repositories.end(), [&inside](const QByteArray &repository) {
                return inside.startsWith(QByteArray(repository + '/'));
            });
        return !ignoresChanged && !wasInRepository && start.youngFolderCount <= int(start.youngFolders.size()) &&
               !start.youngFolders.contains(inside.left(qMax<qsizetype>(0, inside.lastIndexOf('/'))));
    }
    /// Whether the file is older than the turn and only appears because git no longer ignores it.
    bool isOlder(const QByteArray &path) const
    {
        struct stat info;
        return ignoresChanged && ::lstat(path.constData(), &info) == 0 &&
               base::nanoseconds(info.st_ctim) < turn.starts[folder].start.begunNs;
    }
    void say(const QByteArray &path, const Effect &row, const FileMark &before, const FileMark &after)
    {
        ReportedFile::Touch touch{row, before, after};
        const bool isOwn = row.session == turn.session && row.turn == turn.turn; // of other turns it knows nothing
        const bool isLeftOpen = row.state == EffectState::Unknown;
        touch.isAgentsWord = row.source == EffectSource::Agent && row.control == PhaseControl::Observed && isOwn &&
                             (row.state == EffectState::Committed || isLeftOpen);
        touch.isUnsure = newest < row.id || row.state == EffectState::Committing;
        if (const auto said = turn.said.find(row.id); said != turn.said.end())
            touch.said = said->second;
        if (!isLeftOpen || (touch.isAgentsWord && !touch.isUnsure))
            reported[path].add(std::move(touch));
    }
};

UnreportedChanges::UnreportedChanges(Ledger *ledger, DiskWork *disk, BlobStore *blobs, SnapshotsOf snapshots,
                                     QObject *parent)
    : QObject(parent)
    , m_ledger(ledger)
    , m_disk(disk)
    , m_blobs(blobs)
    , m_snapshotsOf(std::move(snapshots))
{}

UnreportedChanges::~UnreportedChanges() = default;

void UnreportedChanges::find(const ComparedTurn &turn, QObject *context, Done done)
{
    auto search = std::make_unique<Search>();
    search->turn = turn;
    search->context = context;
    search->done = std::move(done);
    // The path of a nested folder is longer than that of any folder around it.
    std::stable_sort(search->turn.starts.begin(), search->turn.starts.end(),
                     [](const FolderStart &a, const FolderStart &b) { return a.folder.size() > b.folder.size(); });
    search->newest = m_ledger->newest();
    for (const FolderStart &folder : search->turn.starts)
        search->folders.push_back({m_snapshotsOf(folder.folder), {}, {}});
    Search *asking = search.get();
    m_searches.push_back(std::move(search));
    // Some snapshots answer at once, and the last answer may delete the search, so it is not used after that.
    const std::vector<FolderStart> starts = asking->turn.starts;
    if (starts.empty() && m_searches.size() == 1)
        resume(*asking);
    for (size_t i = 0; i < starts.size(); ++i) {
        asking->folders[i].snapshots->compareNow(
            starts[i].start, this,
            [this, asking, i](const base::Result<std::vector<Change>> &changes, const Snapshot &now) {
                asking->folders[i].answer = changes;
                asking->folders[i].now = now;
                if (m_searches.front().get() == asking)
                    resume(*asking);
            });
    }
}

void UnreportedChanges::resume(Search &search)
{
    if (search.reading)
        return;
    if (search.folder == search.folders.size()) {
        finish();
        return;
    }
    const auto &answer = search.folders[search.folder].answer;
    if (!answer)
        return;
    search.reading = true;
    search.changes.clear();
    search.read = 0;
    search.error.reset();
    search.reported.clear();
    if (*answer) {
        onCompared(search, **answer);
    } else {
        search.error = answer->error();
        folderDone(search);
    }
}

void UnreportedChanges::folderDone(Search &search)
{
    if (search.error)
        search.found.notCompared.push_back({search.name(), *search.error});
    else
        search.apart << QFile::encodeName(search.name());
    search.folders[search.folder].answer.reset();
    ++search.folder;
    search.reading = false;
    resume(search);
}

void UnreportedChanges::onCompared(Search &search, const std::vector<Change> &changes)
{
    std::copy_if(changes.begin(), changes.end(), std::back_inserter(search.changes),
                 [&search](const Change &change) { return !search.isApart(change); });
    const Search::Folder &folder = search.folders[search.folder];
    search.ignoresChanged = search.turn.starts[search.folder].start.ignores != folder.now.ignores ||
                            std::any_of(search.changes.begin(), search.changes.end(),
                                        [](const Change &change) { return change.path.endsWith("/.gitignore"); });
    const auto happened = [](const Effect &row) {
        return row.isFile() && (row.state == EffectState::Committing || row.state == EffectState::Committed ||
                                row.state == EffectState::Compensating || row.state == EffectState::Compensated ||
                                row.state == EffectState::Unknown);
    };
    std::vector<Effect> rows;
    for (const base::EffectId id : search.turn.open) {
        if (auto row = m_ledger->effect(id); row && !(search.turn.earlier < id) && happened(*row))
            rows.push_back(std::move(*row));
    }
    const auto since = m_ledger->effectsAfter(search.turn.earlier, happened);
    if (!since) {
        // Without the rows, reported changes would look unreported.
        search.error = since.error();
        search.changes.clear();
        folderDone(search);
        return;
    }
    rows.insert(rows.end(), since->begin(), since->end());
    for (const Effect &row : rows) {
        // Unreported changes of an earlier turn happened before this one, whenever they were found.
        const bool before = row.source == EffectSource::NotReported && row.session == search.turn.session &&
                            row.turn < search.turn.turn;
        if (before || row.changesNothing())
            continue;
        search.say(row.path, row, row.before, row.after);
    }
    std::set<QByteArray> changed;
    for (const Change &change : search.changes)
        changed.insert(change.path);
    // Reported changes come first, so that they are settled even beyond the limit.
    const auto others =
        std::stable_partition(search.changes.begin(), search.changes.end(),
                              [&search](const Change &change) { return search.reported.contains(change.path); });
    if (search.changes.end() - others > mostRows) {
        search.more = int(search.changes.end() - others) - mostRows;
        search.changes.erase(others + mostRows, search.changes.end());
    }
    search.toAsk.clear();
    for (const auto &[path, file] : search.reported) {
        if (file.isOpen() && search.isWithin(path) && !search.isYoung(path) && !changed.contains(path))
            search.toAsk << path;
    }
    findUnchanged(search);
}

/// Looks up reported files that did not change: that a report had no effect is certain only if the snapshots contain
/// the file.
void UnreportedChanges::findUnchanged(Search &search)
{
    if (search.toAsk.isEmpty()) {
        readSome(search);
        return;
    }
    const QByteArrayList asked = search.toAsk.mid(0, mostEntries);
    search.toAsk.remove(0, asked.size());
    const Search::Folder &folder = search.folders[search.folder];
    folder.snapshots->entriesOf(
        folder.now, asked, this, [this, &search, asked](const base::Result<std::vector<Change>> &entries) {
            for (const Change &entry : entries ? *entries : std::vector<Change>()) {
                const bool isMissing = entry.oldMode == 0 && entry.oldBlob.isEmpty();
                if (asked.contains(entry.path) && (!isMissing || search.knowsAbsence(entry.path)))
                    search.changes.push_back(entry);
            }
            findUnchanged(search);
        });
}

void UnreportedChanges::readSome(Search &search)
{
    if (search.read == search.changes.size()) {
        if (search.more > 0) {
            Effect rest;
            rest.kind = EffectKind::Other;
            rest.reversible = Reversible::No;
            const int more = std::exchange(search.more, 0);
            rest.target = search.turn.starts.size() == 1
                              ? base::Words::tr("%n more file(s)", nullptr, more)
                              : tr("%n more file(s) in %1", nullptr, more).arg(base::visibleText(search.name()));
            rest.whyNot = tr("Too many files changed in this turn to keep what each of them held.");
            write(search, std::move(rest));
        } else if (search.open == 0) {
            folderDone(search);
        }
        return;
    }
    const auto first = search.changes.begin() + std::ptrdiff_t(search.read);
    const auto count = std::ptrdiff_t(qMin(filesAtATime, search.changes.size() - search.read));
    search.read += size_t(count);
    ++search.open; // keeps the search alive while rows are being stored
    search.folders[search.folder].snapshots->effectsOf(
        {first, first + count}, m_blobs, this, [this, &search](const base::Result<std::vector<Effect>> &effects) {
            if (effects)
                onRead(search, *effects);
            else
                giveUp(search, effects.error());
            if (--search.open == 0 || search.read < search.changes.size())
                readSome(search);
        });
}

/// Rows that are being stored are still waited for.
void UnreportedChanges::giveUp(Search &search, const base::Error &error)
{
    search.error = error;
    search.read = search.changes.size();
    search.more = 0;
}

void UnreportedChanges::onRead(Search &search, std::vector<Effect> effects)
{
    for (Effect &effect : effects) {
        const bool isNew = effect.before.known() && !effect.before.isThere() && effect.after.isThere();
        if (isNew && !search.knowsAbsence(effect.path)) {
            if (search.isOlder(effect.path))
                continue;
            effect.before = {};
            effect.reversible = Reversible::No;
            effect.whyNot = tr("Nobody knows whether the file was there when the turn began.");
        }
        if (search.reported.contains(effect.path))
            judge(search, effect);
        else
            write(search, std::move(effect));
    }
}

void UnreportedChanges::judge(Search &search, const Effect &found)
{
    ++search.open;
    const auto judgement = std::make_shared<ReportedFile::Judgement>();
    m_disk->run([file = search.reported[found.path], found, judgement,
                 blobs = m_blobs] { *judgement = file.judge(found, *blobs); },
                this,
                [this, &search, found, judgement] {
                    onJudged(search, found, *judgement);
                    finishIfRead(search);
                });
}

void UnreportedChanges::onJudged(Search &search, const Effect &found, const ReportedFile::Judgement &judgement)
{
    ReportedFile &file = search.reported[found.path];
    bool isOutdated = false;
    for (const auto &[id, settlement] : judgement.settlements) {
        const auto row = m_ledger->effect(id);
        if (row && Ledger::mayFollow(*row, settlement))
            continue;
        file.distrust(id); // its state has changed meanwhile
        isOutdated = true;
    }
    if (isOutdated) {
        judge(search, found);
        return;
    }
    for (const auto &[id, settlement] : judgement.settlements)
        m_ledger->settle(id, settlement, this, {});
    for (const Effect &effect : judgement.unreported)
        write(search, effect);
}

void UnreportedChanges::finishIfRead(Search &search)
{
    if (--search.open == 0 && search.read == search.changes.size())
        readSome(search);
}

void UnreportedChanges::write(Search &search, Effect effect)
{
    effect.source = EffectSource::NotReported;
    effect.control = PhaseControl::Observed;
    effect.session = search.turn.session;
    effect.turn = search.turn.turn;
    effect.detail = search.turn.detail;
    effect.key = idempotencyKey("checkpoint", {effect.path, effect.before.hash, effect.after.hash}, search.turn.session,
                                search.turn.nonce, effect.target.toUtf8());
    ++search.open;
    m_ledger->prepare(std::move(effect), this, [this, &search](const base::Result<Prepared> &prepared) {
        if (prepared && !prepared->existed) {
            (void)m_ledger->settle(prepared->effect.id, EffectState::Committing, search.turn.detail);
            (void)m_ledger->settle(prepared->effect.id, EffectState::Committed, search.turn.detail);
            ++search.found.rows;
        } else if (!prepared) {
            giveUp(search, prepared.error());
        }
        finishIfRead(search);
    });
}

void UnreportedChanges::finish()
{
    const std::unique_ptr<Search> search = std::move(m_searches.front());
    m_searches.pop_front();
    const QPointer<UnreportedChanges> alive(this);
    if (search->context)
        search->done(search->found);
    // All answers for the next search may have arrived already.
    if (alive && !m_searches.empty())
        resume(*m_searches.front());
}

} // namespace ledger

#include "moc_unreported.cpp"
