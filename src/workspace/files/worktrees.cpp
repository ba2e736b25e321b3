// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/worktrees.h"

#include "base/visibletext.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace workspace {

namespace {

constexpr qsizetype shortCommit = 7; ///< digits of a commit's name, as git shows it

struct GitWorktree
{
    QString top, branch;
};

/// What `git worktree list --porcelain -z` says; without those that have no files.
std::vector<GitWorktree> listedIn(const QByteArray &output)
{
    std::vector<GitWorktree> trees;
    bool isBare = false;
    const auto close = [&] {
        if (!trees.empty() && (isBare || !QFileInfo(trees.back().top).isDir()))
            trees.pop_back();
        isBare = false;
    };
    const QList<QByteArray> lines = output.split('\0');
    for (const QByteArray &line : lines) {
        const QByteArray key = line.left(line.indexOf(' '));
        const QString value = QFile::decodeName(line.mid(key.size() + 1));
        if (key == "worktree") {
            close();
            trees.push_back({value, {}});
        } else if (trees.empty()) {
            continue;
        } else if (key == "HEAD") {
            trees.back().branch = value.left(shortCommit);
        } else if (key == "branch") {
            trees.back().branch = value.startsWith(QStringLiteral("refs/heads/")) ? value.mid(11) : value;
        } else if (line == "bare") {
            isBare = true;
        }
    }
    close();
    return trees;
}

/// The one that \p folder lies in: work trees may lie in one another.
std::vector<GitWorktree>::const_iterator treeOf(const std::vector<GitWorktree> &trees, const QString &folder)
{
    auto best = trees.end();
    for (auto tree = trees.begin(); tree != trees.end(); ++tree) {
        const bool isIn = folder == tree->top || folder.startsWith(tree->top + u'/');
        if (isIn && (best == trees.end() || tree->top.size() > best->top.size()))
            best = tree;
    }
    return best;
}

QString folderIn(const QString &top, const QString &inside)
{
    const QString folder = QDir::cleanPath(top + u'/' + inside);
    return QFileInfo(folder).isDir() ? folder : top;
}

/// A branch may be called fix/cache: the folder is fix-cache.
QString placeBeside(const QString &top, QString name)
{
    return QDir::cleanPath(top + QStringLiteral("/../") + name.replace(u'/', u'-'));
}

bool isThere(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

ledger::GitPlace in(const QString &folder)
{
    ledger::GitPlace place;
    place.folder = folder;
    return place;
}

QString freeNameBeside(const QString &top, const std::vector<GitWorktree> &trees)
{
    const auto isTaken = [&](const QString &name) {
        return isThere(placeBeside(top, name)) ||
               std::any_of(trees.begin(), trees.end(), [&](const GitWorktree &tree) { return tree.branch == name; });
    };
    QString name;
    for (int n = 2; name.isEmpty() || isTaken(name); ++n)
        name = QStringLiteral("%1-%2").arg(QFileInfo(top).fileName(), QString::number(n));
    return name;
}

Worktrees::Found foundIn(const std::vector<GitWorktree> &trees, const QString &folder)
{
    Worktrees::Found found;
    const auto own = treeOf(trees, folder);
    if (own == trees.end())
        return found;
    found.branch = own->branch;
    found.freeName = freeNameBeside(own->top, trees);
    for (auto tree = trees.begin(); tree != trees.end(); ++tree) {
        if (tree != own)
            found.others.append({folderIn(tree->top, folder.mid(own->top.size())), tree->branch});
    }
    return found;
}

} // namespace

Worktrees::Worktrees(const QString &git, QObject *parent) : QObject(parent), m_look(git), m_make(git) {}

void Worktrees::look(const QString &folder)
{
    m_look.cancel({base::Origin::Belay, ECANCELED, {}, {}});
    m_look.run(
        in(folder),
        {QStringLiteral("worktree"), QStringLiteral("list"), QStringLiteral("--porcelain"), QStringLiteral("-z")}, {},
        [this, folder](const base::Result<ledger::GitAnswer> &answer) {
            if (answer || answer.error().code != ECANCELED)
                Q_EMIT found(foundIn(
                    answer && answer->exitCode == 0 ? listedIn(answer->output) : std::vector<GitWorktree>(), folder));
        });
}

void Worktrees::step(const QString &folder, const QStringList &arguments, std::function<void(const QByteArray &)> done)
{
    m_make.run(in(folder), arguments, {},
               [this, done = std::move(done)](const base::Result<ledger::GitAnswer> &answer) {
                   if (!m_making)
                       return;
                   if (!answer)
                       fail(answer.error().message);
                   else if (answer->exitCode != 0)
                       fail(tr("git could not make the worktree: %1")
                                .arg(base::visibleText(QString::fromLocal8Bit(answer->complaint).trimmed())));
                   else
                       done(answer->output);
               });
}

void Worktrees::make(const QString &folder, const QString &name)
{
    cancel();
    m_making = Making{{}, {}, name, {}};
    step(folder, {QStringLiteral("rev-parse"), QStringLiteral("--show-toplevel")},
         [this, folder](const QByteArray &top) {
             m_making->top = QFile::decodeName(top.chopped(1));
             m_making->inside = folder.mid(m_making->top.size());
             m_making->path = placeBeside(m_making->top, m_making->name);
             if (isThere(m_making->path))
                 fail(tr("%1 exists already. Choose another name.").arg(base::visibleText(m_making->path)));
             else
                 checkBranch();
         });
}

/// Before git is told to make it: a branch that was there is not one of ours to remove.
void Worktrees::checkBranch()
{
    step(m_making->top,
         {QStringLiteral("for-each-ref"), QStringLiteral("--count=1"), QStringLiteral("refs/heads/") + m_making->name},
         [this](const QByteArray &there) {
             if (there.isEmpty())
                 checkFilters();
             else
                 fail(
                     tr("There is a branch “%1” already. Choose another name.").arg(base::visibleText(m_making->name)));
         });
}

/// Writing the files runs the filters that are set. What the user's own settings name is theirs, like git-lfs.
void Worktrees::checkFilters()
{
    step(m_making->top,
         {QStringLiteral("config"), QStringLiteral("--list"), QStringLiteral("--show-scope"),
          QStringLiteral("--name-only"), QStringLiteral("-z")},
         [this](const QByteArray &output) {
             const QList<QByteArray> words = output.split('\0');
             for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
                 const QByteArray &scope = words[i], &key = words[i + 1];
                 if (key.startsWith("filter.") && scope != "global" && scope != "system" && scope != "command")
                     return fail(
                         tr("The repository's own settings name a program that would run: %1. Make the worktree "
                            "with git and choose its folder.")
                             .arg(base::visibleText(QString::fromLocal8Bit(key))));
             }
             add();
         });
}

/// In two steps: one process writes the files, and can be ended at any time.
void Worktrees::add()
{
    m_making->isBegun = true;
    step(m_making->top,
         {QStringLiteral("worktree"), QStringLiteral("add"), QStringLiteral("--quiet"), QStringLiteral("--no-checkout"),
          QStringLiteral("-b"), m_making->name, QStringLiteral("--"), m_making->path, QStringLiteral("HEAD")},
         [this](const QByteArray &) {
             step(m_making->path, {QStringLiteral("reset"), QStringLiteral("--quiet"), QStringLiteral("--hard")},
                  [this](const QByteArray &) {
                      const Making done = *std::exchange(m_making, {});
                      Q_EMIT made(folderIn(done.path, done.inside));
                  });
         });
}

void Worktrees::fail(const QString &why)
{
    removeMade();
    Q_EMIT failed(why);
}

void Worktrees::cancel()
{
    if (!m_making)
        return;
    const std::optional<Making> making = std::exchange(m_making, {}); // whoever is answered now is not interested
    m_make.cancel({base::Origin::Belay, ECANCELED, {}, {}});
    m_making = making;
    removeMade();
}

/// The branch goes only if nothing was committed to it.
void Worktrees::removeMade()
{
    const std::optional<Making> made = std::exchange(m_making, {});
    if (!made || !made->isBegun)
        return;
    const auto ignore = [](const base::Result<ledger::GitAnswer> &) {};
    m_make.run(in(made->top),
               {QStringLiteral("worktree"), QStringLiteral("remove"), QStringLiteral("--force"), made->path}, {},
               ignore);
    m_make.run(
        in(made->top),
        {QStringLiteral("branch"), QStringLiteral("--quiet"), QStringLiteral("-d"), QStringLiteral("--"), made->name},
        {}, ignore);
}

} // namespace workspace

#include "moc_worktrees.cpp"
