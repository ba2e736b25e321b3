// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/worktrees.h"

#include "base/gitenvironment.h"
#include "base/visibletext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSet>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace workspace {

namespace {

constexpr qsizetype shortCommit = 7;        ///< digits of a commit's name, as git shows it
constexpr qsizetype longestComplaint = 300; ///< characters of what git says
constexpr int longestRemoval = 3000;        ///< ms for each command, when Belay ends

struct GitWorktree
{
    QString top, branch;
    bool hasCommit = false;
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
            trees.back().hasCommit = value.count(u'0') < value.size();
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

/// The folder \p inside the work tree, unless a link in it leads elsewhere; both resolved.
QString folderIn(const QString &top, const QString &inside)
{
    const QString whole = QFileInfo(top).canonicalFilePath();
    const QString folder = QFileInfo(top + u'/' + inside).canonicalFilePath();
    return folder.startsWith(whole + u'/') && QFileInfo(folder).isDir() ? folder : whole;
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

/// As "work-2". What no branch can be called is left out of the folder's name.
QString freeNameBeside(const QString &top, const QSet<QString> &branches)
{
    QString base;
    for (const QChar c : QFileInfo(top).fileName())
        base += c.isLetterOrNumber() || c == u'_' ? c : QChar(u'-');
    while (base.startsWith(u'-'))
        base.remove(0, 1);
    if (base.isEmpty())
        base = QStringLiteral("worktree");
    QString name;
    for (int n = 2; name.isEmpty() || branches.contains(name) || isThere(placeBeside(top, name)); ++n)
        name = base + u'-' + QString::number(n);
    return name;
}

Worktrees::Found foundIn(const std::vector<GitWorktree> &trees, const QSet<QString> &branches, const QString &folder)
{
    Worktrees::Found found;
    const auto own = treeOf(trees, folder);
    if (own == trees.end() || !own->hasCommit)
        return found;
    found.branch = own->branch;
    found.freeName = freeNameBeside(own->top, branches);
    for (auto tree = trees.begin(); tree != trees.end(); ++tree) {
        if (tree != own)
            found.others.append({folderIn(tree->top, folder.mid(own->top.size())), tree->branch});
    }
    return found;
}

/// What git complains of, in one line.
QString complaintOf(const ledger::GitAnswer &answer)
{
    const QStringList lines = QString::fromLocal8Bit(answer.complaint).split(u'\n', Qt::SkipEmptyParts);
    const auto fatal = std::find_if(lines.begin(), lines.end(), [](const QString &line) {
        return line.startsWith(QLatin1String("fatal: ")) || line.startsWith(QLatin1String("error: "));
    });
    const QString line = fatal != lines.end() ? fatal->mid(7) : lines.value(0);
    return base::visibleText(line.left(longestComplaint));
}

/// Whether writing the files would run what \p key names. What the user's own settings name is theirs, like git-lfs.
bool namesProgram(const QByteArray &key)
{
    return key.startsWith("filter.") || key.startsWith("lfs.customtransfer.") || key.startsWith("lfs.extension.") ||
           key == "lfs.standalonetransferagent";
}

} // namespace

Worktrees::Worktrees(const QString &git, QObject *parent)
    : QObject(parent)
    , m_program(git)
    , m_look(git)
    , m_make(git)
    , m_remove(git)
{}

Worktrees::~Worktrees()
{
    std::vector<Making> left = std::exchange(m_removing, {});
    if (m_making)
        left.push_back(*std::exchange(m_making, {}));
    const base::Error ended{base::Origin::Belay, ECANCELED, {}, {}};
    for (ledger::GitRunner *git : {&m_look, &m_make, &m_remove})
        git->cancel(ended);
    for (Making &making : left) {
        making.isTree = making.isTree || making.isAdding; // git was ended at it
        for (const QStringList &command : removalOf(making)) {
            QProcess process;
            process.setProcessEnvironment(base::gitEnvironment());
            process.setWorkingDirectory(making.top);
            process.start(m_program, base::gitOptions() + command);
            process.waitForFinished(longestRemoval);
        }
        if (making.isOurFolder)
            ::rmdir(QFile::encodeName(making.path).constData());
    }
}

void Worktrees::look(const QString &folder)
{
    m_look.cancel({base::Origin::Belay, ECANCELED, {}, {}});
    m_look.run(
        in(folder),
        {QStringLiteral("worktree"), QStringLiteral("list"), QStringLiteral("--porcelain"), QStringLiteral("-z")}, {},
        [this, folder](const Answer &answer) {
            if (!answer && answer.error().code == ECANCELED)
                return;
            const auto trees = answer && answer->exitCode == 0 ? listedIn(answer->output) : std::vector<GitWorktree>();
            m_look.run(in(folder),
                       {QStringLiteral("for-each-ref"), QStringLiteral("--format=%(refname:strip=2)"),
                        QStringLiteral("refs/heads")},
                       {}, [this, folder, trees](const Answer &refs) {
                           if (!refs && refs.error().code == ECANCELED)
                               return;
                           const QStringList names =
                               refs ? QString::fromUtf8(refs->output).split(u'\n') : QStringList();
                           Q_EMIT found(foundIn(trees, {names.begin(), names.end()}, folder));
                       });
        });
}

void Worktrees::step(const QString &folder, const QStringList &arguments,
                     std::function<void(const ledger::GitAnswer &)> done)
{
    m_make.run(in(folder), arguments, {}, [this, done = std::move(done)](const Answer &answer) {
        if (!m_making)
            return;
        if (answer)
            done(*answer);
        else if (m_making->isCancelled)
            end();
        else
            fail(answer.error().message);
    });
}

void Worktrees::require(const QString &folder, const QStringList &arguments,
                        std::function<void(const QByteArray &)> done)
{
    step(folder, arguments, [this, done = std::move(done)](const ledger::GitAnswer &answer) {
        if (answer.exitCode == 0)
            done(answer.output);
        else
            failWith(answer);
    });
}

void Worktrees::make(const QString &folder, const QString &name)
{
    cancel();
    if (m_making) {
        m_next = {folder, name};
        return;
    }
    m_making = Making{};
    m_making->name = name;
    require(folder, {QStringLiteral("rev-parse"), QStringLiteral("--show-toplevel")},
            [this, folder](const QByteArray &top) {
                m_making->top = QFile::decodeName(top.chopped(1));
                m_making->inside = folder.mid(m_making->top.size());
                m_making->path = placeBeside(m_making->top, m_making->name);
                checkName();
            });
}

/// git takes an option for a name, and some names for others.
void Worktrees::checkName()
{
    step(m_making->top, {QStringLiteral("check-ref-format"), QStringLiteral("refs/heads/") + m_making->name},
         [this](const ledger::GitAnswer &answer) {
             if (answer.exitCode != 0 || m_making->name.startsWith(u'-'))
                 fail(tr("No branch can be called “%1”. Choose another name.").arg(base::visibleText(m_making->name)));
             else
                 checkBranch();
         });
}

void Worktrees::checkBranch()
{
    step(m_making->top,
         {QStringLiteral("show-ref"), QStringLiteral("--verify"), QStringLiteral("--quiet"),
          QStringLiteral("refs/heads/") + m_making->name},
         [this](const ledger::GitAnswer &answer) {
             if (answer.exitCode == 0)
                 fail(tr("%1 exists already. Choose another name.").arg(base::visibleText(m_making->name)));
             else
                 add();
         });
}

/// In a folder that is made here, so that it is nobody else's, and without files: git makes the work tree at once.
void Worktrees::add()
{
    if (::mkdir(QFile::encodeName(m_making->path).constData(), 0777) != 0) {
        const int why = errno;
        return fail(why == EEXIST
                        ? tr("%1 exists already. Choose another name.").arg(base::visibleText(m_making->path))
                        : tr("git could not make the worktree: %1").arg(QString::fromLocal8Bit(std::strerror(why))));
    }
    m_making->isOurFolder = m_making->isAdding = true;
    step(m_making->top,
         {QStringLiteral("worktree"), QStringLiteral("add"), QStringLiteral("--quiet"), QStringLiteral("--no-checkout"),
          QStringLiteral("-b"), m_making->name, QStringLiteral("--"), m_making->path, QStringLiteral("HEAD")},
         [this](const ledger::GitAnswer &answer) {
             m_making->isAdding = false;
             m_making->isTree = answer.exitCode == 0;
             if (m_making->isCancelled)
                 end();
             else if (m_making->isTree)
                 checkFilters();
             else
                 failWith(answer);
         });
}

/// Where the files are written, since settings may hold for one work tree or one branch alone.
void Worktrees::checkFilters()
{
    require(m_making->path,
            {QStringLiteral("config"), QStringLiteral("--list"), QStringLiteral("--show-scope"),
             QStringLiteral("--name-only"), QStringLiteral("-z")},
            [this](const QByteArray &output) {
                const QList<QByteArray> words = output.split('\0');
                for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
                    const QByteArray &scope = words[i], &key = words[i + 1];
                    if (namesProgram(key) && scope != "global" && scope != "system" && scope != "command")
                        return fail(tr("The repository's own settings name a program that would run: %1. Make the "
                                       "worktree with git and choose its folder.")
                                        .arg(base::visibleText(QString::fromLocal8Bit(key.left(longestComplaint)))));
                }
                writeFiles();
            });
}

/// By one process, which can be ended at any time.
void Worktrees::writeFiles()
{
    require(m_making->path, {QStringLiteral("reset"), QStringLiteral("--quiet"), QStringLiteral("--hard")},
            [this](const QByteArray &) {
                const Making done = *std::exchange(m_making, {});
                Q_EMIT made(folderIn(done.path, done.inside));
            });
}

void Worktrees::failWith(const ledger::GitAnswer &answer)
{
    fail(tr("git could not make the worktree: %1").arg(complaintOf(answer)));
}

void Worktrees::fail(const QString &why)
{
    end();
    Q_EMIT failed(why);
}

void Worktrees::cancel()
{
    m_next.reset();
    if (!m_making)
        return;
    if (m_making->isAdding) {
        m_making->isCancelled = true;
        return;
    }
    const std::optional<Making> making = std::exchange(m_making, {}); // whoever is answered now is not interested
    m_make.cancel({base::Origin::Belay, ECANCELED, {}, {}});
    m_making = making;
    end();
}

QList<QStringList> Worktrees::removalOf(const Making &making)
{
    if (!making.isTree)
        return {};
    // The branch goes only if nothing was committed to it.
    return {
        {QStringLiteral("worktree"), QStringLiteral("remove"), QStringLiteral("--force"), QStringLiteral("--force"),
         making.path}, // it is locked while git makes it

        {QStringLiteral("branch"), QStringLiteral("--quiet"), QStringLiteral("-d"), QStringLiteral("--"), making.name}};
}

void Worktrees::end()
{
    const Making made = *std::exchange(m_making, {});
    if (made.isOurFolder && !made.isTree)
        ::rmdir(QFile::encodeName(made.path).constData()); // as long as it is empty
    const QList<QStringList> commands = removalOf(made);
    if (!commands.isEmpty())
        m_removing.push_back(made);
    for (const QStringList &command : commands) {
        const bool isLast = &command == &commands.last();
        m_remove.run(in(made.top), command, {}, [this, isLast](const Answer &) {
            if (isLast && !m_removing.empty())
                m_removing.erase(m_removing.begin());
        });
    }
    if (const auto next = std::exchange(m_next, {}))
        make(next->first, next->second);
}

} // namespace workspace

#include "moc_worktrees.cpp"
