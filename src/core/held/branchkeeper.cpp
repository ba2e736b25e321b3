// SPDX-License-Identifier: Apache-2.0
#include "core/held/branchkeeper.h"

#include "base/gitenvironment.h"
#include "base/process/programoutput.h"
#include "ledger/disk/filestate.h"

#include <QFile>
#include <QPointer>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

namespace core {

using base::Error;
using base::Result;

namespace {

constexpr int branchLimit = 10'000; ///< ms, of a question to git

/// What git prints about \p repository; none if it fails or takes too long.
std::optional<QByteArray> askGit(const QString &repository, const QStringList &command)
{
    return base::outputOf(
        {.program = QStringLiteral("git"),
         .arguments = base::gitOptions() + QStringList{QStringLiteral("--git-dir"), repository} + command,
         .environment = base::gitEnvironment()},
        QDeadlineTimer(branchLimit));
}

/// A name for a branch of \p repository that git allows and that it does not have yet; none: git does not answer.
std::optional<QByteArray> freeBranch(const QByteArray &name, const QString &repository)
{
    const auto known = askGit(repository, {QStringLiteral("for-each-ref"), QStringLiteral("--format=%(refname)"),
                                           QStringLiteral("refs/heads/belay/")});
    if (!known)
        return std::nullopt;
    const QByteArrayList taken = known->split('\n');
    const bool isAllowed =
        askGit(repository, {QStringLiteral("check-ref-format"), QFile::decodeName("refs/heads/belay/" + name)})
            .has_value();
    const QByteArray wanted = "belay/" + (isAllowed ? name : QByteArray("commits"));
    QByteArray free = wanted;
    for (int number = 2; taken.contains("refs/heads/" + free); ++number)
        free = wanted + '-' + QByteArray::number(number);
    return free;
}

/// What git writes along with a commit on \p branches, and what says that they are moved: not other branches and tags,
/// which nothing else would refer to.
bool goesWith(const std::vector<HeldBranch> &branches, const HeldFile &file)
{
    const QByteArray path =
        file.change.path.mid(branches.front().repository.isEmpty() ? 0 : branches.front().repository.size() + 1);
    const bool isOfOne = std::any_of(branches.begin(), branches.end(), [&path](const HeldBranch &branch) {
        return path == "refs/heads/" + branch.name || path == "logs/refs/heads/" + branch.name;
    });
    for (const char *record : {"HEAD", "index", "ORIG_HEAD", "COMMIT_EDITMSG", "logs/HEAD", "logs", "logs/refs"}) {
        if (path == record)
            return true;
    }
    return isOfOne;
}

} // namespace

struct BranchKeeper::Run
{
    std::vector<HeldBranch> branches; ///< of one repository
    QString repository;
    base::TurnId turn;
    QPointer<QObject> context;
    Done done;
    std::vector<HeldFile> records = {};
    QStringList names = {};
    size_t next = 0;

    void finish(const Result<QStringList> &result) const
    {
        if (context)
            done(result);
    }
};

BranchKeeper::BranchKeeper(HeldChanges *held, QObject *parent) : QObject(parent), m_held(held) {}

void BranchKeeper::keep(const std::vector<HeldBranch> &branches, base::TurnId turn, QObject *context, Done done)
{
    const QString folder = branches.front().folder;
    const QByteArray git = branches.front().repository;
    const auto run =
        std::make_shared<Run>(Run{branches, git.isEmpty() ? folder : QString(folder + u'/' + QFile::decodeName(git)),
                                  turn, context, std::move(done)});
    std::vector<HeldFile> objects;
    for (const HeldFile &file : m_held->files()) {
        if (file.folder != folder || file.part != HeldPart::Repository || gitFolderOf(file) != git)
            continue;
        if (isGitObject(file))
            objects.push_back(file);
        else if (goesWith(branches, file))
            run->records.push_back(file);
    }
    // Where an object is missing there, the branch would be a broken one.
    m_held->accept(objects, turn, this, [this, run](const ledger::HeldOutcome &outcome) {
        if (outcome.failed.empty())
            keepNext(run);
        else
            run->finish(outcome.failed.front().error);
    });
}

void BranchKeeper::keepNext(const std::shared_ptr<Run> &run)
{
    if (run->next == run->branches.size()) {
        m_held->discardIfStill(run->records, this, [run](const Result<void> &given) {
            run->finish(given ? Result<QStringList>(run->names) : Result<QStringList>(given.error()));
        });
        return;
    }
    const HeldBranch branch = run->branches[run->next++];
    const auto name = std::make_shared<std::optional<QByteArray>>();
    m_held->changer()->run(
        [name, wanted = branch.name, repository = run->repository] { *name = freeBranch(wanted, repository); }, this,
        [this, run, name, tip = branch.tip] {
            if (!*name) {
                run->finish(Error{base::Origin::System, ETIMEDOUT, tr("Git did not answer."), {}});
                return;
            }
            ledger::FileChange change;
            change.effect.session = m_held->owner().session;
            change.effect.turn = run->turn;
            change.effect.path = QFile::encodeName(run->repository) + "/refs/heads/" + **name;
            change.effect.source = ledger::EffectSource::Agent;
            change.content = tip + '\n';
            change.expected = ledger::missingMark();
            m_held->changer()->apply(std::move(change), this, [this, run, name](const Result<ledger::Prepared> &done) {
                if (!done) {
                    run->finish(done.error());
                    return;
                }
                run->names << QString::fromUtf8(**name);
                keepNext(run);
            });
        });
}

} // namespace core

#include "moc_branchkeeper.cpp"
