// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldcommits.h"

#include "base/gitenvironment.h"
#include "base/process/programoutput.h"
#include "base/process/sealing.h"
#include "ledger/rows/gitcommits.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <tuple>

namespace core {

namespace {

constexpr int commitsLimit = 3'000; ///< ms, of all branches in one look
constexpr int mostSubjects = 20, mostRefs = 2'000;
constexpr size_t mostBranches = 20;
constexpr qsizetype mostPrinted = 256 * 1024, mostOfSubject = 500; ///< bytes
constexpr qint64 tipBytes = 256;

/// The part of \p path that lies in git's folder; null: it lies in none.
QByteArray insideGit(const HeldFile &file)
{
    const QByteArray folder = gitFolderOf(file);
    return folder.isEmpty() ? file.change.path : file.change.path.mid(folder.size() + 1);
}

QByteArray branchOf(const HeldFile &file)
{
    const QByteArray inside = insideGit(file), heads = "refs/heads/";
    return inside.startsWith(heads) ? inside.mid(heads.size()) : QByteArray();
}

bool isCommitId(const QByteArray &text)
{
    return (text.size() == 40 || text.size() == 64) && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

/// Of git's own environment nothing that leads elsewhere, such as a proxy with its password: git reads what the agent
/// wrote.
QProcessEnvironment bareEnvironment()
{
    const QProcessEnvironment whole = base::gitEnvironment();
    QProcessEnvironment out;
    const QStringList names = whole.keys();
    for (const QString &name : names) {
        if (name.startsWith(QStringLiteral("GIT_")) || name == QStringLiteral("LC_ALL"))
            out.insert(name, whole.value(name));
    }
    return out;
}

/// What \p program prints, which may be what the agent wants.
std::optional<QByteArray> printed(const QString &program, const QStringList &arguments, const QByteArray &input,
                                  const QDeadlineTimer &deadline)
{
    return base::outputOf({.program = program,
                           .arguments = arguments,
                           .environment = bareEnvironment(),
                           .input = input,
                           .mostPrinted = mostPrinted},
                          deadline);
}

/// The user's git, by its whole path: one that the agent may have put on the way is none. Empty: there is no other.
QString ownGit(const QString &folder)
{
    QString git = QFileInfo(QStandardPaths::findExecutable(QStringLiteral("git"))).canonicalFilePath();
    const QString home = QFileInfo(QDir::homePath()).canonicalFilePath();
    for (const QString &agents : {folder, home}) {
        if (!agents.isEmpty() && (git == agents || git.startsWith(QString(agents + u'/'))))
            return {};
    }
    return git;
}

QStringList gitOn(const QString &repository, std::initializer_list<QString> command)
{
    return base::gitOptions() + QStringList{QStringLiteral("--git-dir"), repository} + QStringList(command);
}

/// Lines for git's --stdin that leave out what the user's branches and tags have.
QByteArray withoutTheUsers(const QString &git, const QString &repository, const QDeadlineTimer &deadline)
{
    return printed(git,
                   gitOn(repository, {QStringLiteral("for-each-ref"), QStringLiteral("--format=^%(objectname)"),
                                      QStringLiteral("--count=%1").arg(mostRefs)}),
                   {}, deadline)
        .value_or(QByteArray());
}

std::pair<int, QStringList> commitsOf(const QString &folder, const QString &repository, const QByteArray &tip,
                                      const base::SealedView &view, const QDeadlineTimer &deadline)
{
    const QString git = ownGit(folder);
    if (git.isEmpty())
        return {-1, {}};
    const QStringList command =
        QStringList{git} +
        gitOn(repository, {QStringLiteral("rev-list"), QStringLiteral("--stdin"), QStringLiteral("--ignore-missing"),
                           QStringLiteral("--no-commit-header"), QStringLiteral("--format=%<(120,trunc)%s"),
                           QStringLiteral("--max-count=%1").arg(HeldCommits::mostCommits)});
    const auto lines = printed(base::Sealing::sealProgram(), view.enterArguments(folder, command),
                               tip + '\n' + withoutTheUsers(git, repository, deadline), deadline);
    if (!lines)
        return {-1, {}};
    // A line for each, also for a commit that says nothing.
    QByteArrayList subjects = lines->split('\n');
    subjects.removeLast();
    QStringList shown;
    for (const QByteArray &subject : subjects.mid(0, mostSubjects))
        shown << QString::fromUtf8(subject.left(mostOfSubject)).trimmed();
    return {int(subjects.size()), shown};
}

} // namespace

QByteArray gitFolderOf(const HeldFile &file)
{
    const QByteArray &path = file.change.path;
    if (path == ".git")
        return path;
    const qsizetype at = path.startsWith(".git/") ? 0 : path.lastIndexOf("/.git/") + 1;
    return at > 0 || path.startsWith(".git/") ? path.left(at + 4) : QByteArray();
}

bool isGitObject(const HeldFile &file)
{
    return file.part == HeldPart::Repository && ledger::isGitObject(insideGit(file));
}

std::vector<HeldBranch> HeldCommits::in(const QString &folder, const ledger::HeldFolder &held,
                                        const std::vector<HeldFile> &files,
                                        const std::shared_ptr<const base::SealedView> &view)
{
    std::vector<HeldBranch> out;
    const QDeadlineTimer deadline(commitsLimit);
    for (const HeldFile &file : files) {
        const QByteArray name = file.part == HeldPart::Repository ? branchOf(file) : QByteArray();
        if (name.isEmpty() || file.change.wanted.type != ledger::FileType::Regular)
            continue;
        const auto text = held.text(file.change.path, file.change.wanted, tipBytes);
        HeldBranch branch;
        branch.folder = folder;
        branch.repository = gitFolderOf(file);
        branch.name = name;
        branch.tip = text ? text->trimmed() : QByteArray();
        branch.conflict = file.change.conflict;
        if (!isCommitId(branch.tip))
            continue;
        const QString repository =
            branch.repository.isEmpty() ? folder : QString(folder + u'/' + QFile::decodeName(branch.repository));
        // What the user has of it is another number once the user has moved it.
        const std::pair key(repository, branch.conflict ? QByteArray('!' + branch.tip) : branch.tip);
        // What git could not say in time is not asked again: it may have been made to take that long.
        if (view && !m_known.contains(key) && out.size() < mostBranches && !deadline.hasExpired())
            m_known.emplace(key, commitsOf(folder, repository, branch.tip, *view, deadline));
        if (const auto known = m_known.find(key); known != m_known.end())
            std::tie(branch.commits, branch.subjects) = known->second;
        out.push_back(std::move(branch));
    }
    return out;
}

} // namespace core
