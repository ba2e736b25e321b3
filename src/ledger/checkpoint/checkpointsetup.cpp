// SPDX-License-Identifier: Apache-2.0
#include "ledger/checkpoint/checkpointsetup.h"

#include "base/descriptor.h"
#include "base/privatefolder.h"
#include "base/realpath.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "ledger/disk/posixfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>

namespace ledger {

using base::Descriptor;
using base::Error;
using base::Origin;
using base::Result;

struct CheckpointSetup::Project
{
    bool isGit = false;
    bool mayBorrowIndex = true; ///< no setting makes index entries differ from the bytes on the disk
    QString top, index, objects, exclude, attributes, commonDir;
    QString format;
    QByteArray tree; ///< HEAD's tree; empty without a commit
};

namespace {

bool replaceFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly) && file.readAll() == content)
        return true;
    file.close();
    return base::makePrivateFolder(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
           file.write(content) == content.size();
}

constexpr qint64 mostOfExclude = 1024 * 1024, mostOfIndex = 1024LL * 1024 * 1024; ///< bytes

QByteArray contentOf(const QString &path)
{
    const Result<Descriptor> source = openRegular(QFile::encodeName(path), mostOfExclude);
    QFile file;
    return source && file.open(source->fd(), QIODevice::ReadOnly) ? file.read(mostOfExclude) : QByteArray();
}

/// Keeps the modification time, by which git decides which entries of an index are too recent to trust.
bool copyFile(const QString &from, const QString &to)
{
    const Result<Descriptor> source = openRegular(QFile::encodeName(from), mostOfIndex);
    struct stat info;
    if (!source || ::fstat(source->fd(), &info) != 0)
        return false;
    QFile reader, writer(to);
    if (!reader.open(source->fd(), QIODevice::ReadOnly) || !writer.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return false;
    writer.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    for (qint64 left = info.st_size; left > 0;) {
        const QByteArray piece = reader.read(qMin<qint64>(left, 1024 * 1024));
        if (piece.isEmpty() || writer.write(piece) != piece.size())
            return false;
        left -= piece.size();
    }
    if (!writer.flush())
        return false;
    const timespec times[2] = {info.st_atim, info.st_mtim};
    return ::futimens(writer.handle(), times) == 0;
}

/// Whether \p top and \p gitDir belong together. A repository's configuration can name any folder as its work tree
/// (core.worktree); it counts only if that folder refers back to the repository.
bool belongTogether(const QString &top, const QString &gitDir)
{
    const QString canonical = QFileInfo(gitDir).canonicalFilePath(), link = top + QStringLiteral("/.git");
    if (canonical.isEmpty())
        return false;
    if (QFileInfo(link).isDir())
        return QFileInfo(link).canonicalFilePath() == canonical;
    const QByteArray line = contentOf(link).trimmed();
    const QByteArray prefix("gitdir:");
    if (!line.startsWith(prefix))
        return false;
    const QString named = QFile::decodeName(line.sliced(prefix.size()).trimmed());
    return QFileInfo(QDir(top), named).canonicalFilePath() == canonical;
}

/// Whether opening it would block, as for a pipe: git would wait for a writer. A missing path or a folder does no harm.
bool wouldWait(const QString &path)
{
    struct stat info = {};
    return ::stat(QFile::encodeName(path).constData(), &info) == 0 &&
           (S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode));
}

bool isIn(const QString &folder, const QString &top)
{
    return folder == top || folder.startsWith(top.endsWith(QLatin1Char('/')) ? top : top + QLatin1Char('/'));
}

} // namespace

CheckpointSetup::CheckpointSetup(GitRunner *git, QString folder, CheckpointStore store, QObject *parent)
    : QObject(parent)
    , m_git(git)
    , m_given(std::move(folder))
    , m_store(std::move(store.folder))
    , m_notWatched(QStringList(std::move(store.notWatched)) << m_store)
    , m_project(std::make_shared<Project>())
{}

CheckpointSetup::~CheckpointSetup()
{
    if (!m_keepsIndex && !m_place.git.index.isEmpty())
        QFile::remove(m_place.git.index);
}

void CheckpointSetup::start(Done done)
{
    m_done = std::move(done);
    m_user.folder = m_folder = QFileInfo(m_given).canonicalFilePath(); // it may have been created since the last time
    if (m_folder.isEmpty() || !QFileInfo(m_folder).isDir() ||
        QFile::decodeName(QFile::encodeName(m_folder)).contains(QChar::ReplacementCharacter)) {
        fail({Origin::User, ENOENT, base::Words::tr("There is no folder “%1”.").arg(base::visibleText(m_given)), {}});
        return;
    }
    m_git->run(m_user,
               {QStringLiteral("rev-parse"), QStringLiteral("--path-format=absolute"),
                QStringLiteral("--show-toplevel"), QStringLiteral("--git-path"), QStringLiteral("index"),
                QStringLiteral("--git-path"), QStringLiteral("objects"), QStringLiteral("--git-path"),
                QStringLiteral("info/exclude"), QStringLiteral("--git-path"), QStringLiteral("info/attributes"),
                QStringLiteral("--absolute-git-dir"), QStringLiteral("--show-object-format"),
                QStringLiteral("HEAD^{tree}")},
               {}, [this](const Result<GitAnswer> &answer) { discovered(answer); });
}

void CheckpointSetup::discovered(const Result<GitAnswer> &answer)
{
    if (!answer) {
        fail(answer.error());
        return;
    }
    Project &project = *m_project;
    const QStringList lines = QFile::decodeName(answer->output).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    // A folder does not count as a git repository if its path contains a line break or the repository belongs to
    // somebody else. Without a commit git fails at the last question, for the tree, but has answered the others.
    project.isGit = lines.size() == 8 && QFileInfo(lines[0]).isDir();
    if (project.isGit) {
        project.top = QFileInfo(lines[0]).canonicalFilePath();
        project.isGit = isIn(m_folder, project.top) && belongTogether(project.top, lines[5]);
    }
    if (!project.isGit) {
        project.top = m_folder;
        makeRepository();
        return;
    }
    project.index = lines[1];
    project.objects = lines[2];
    project.exclude = lines[3];
    project.attributes = lines[4];
    project.commonDir = lines[5];
    project.format = lines[6];
    if (answer->exitCode == 0)
        project.tree = lines[7].toLatin1();
    m_git->run(m_user, {QStringLiteral("config"), QStringLiteral("-z"), QStringLiteral("--list")}, {},
               [this](const Result<GitAnswer> &config) { configured(config); });
}

void CheckpointSetup::configured(const Result<GitAnswer> &answer)
{
    if (!answer) {
        fail(answer.error());
        return;
    }
    Project &project = *m_project;
    for (const QByteArray &entry : answer->output.split('\0')) {
        const qsizetype end = entry.indexOf('\n');
        const QByteArray key = entry.left(end), value = end < 0 ? QByteArray("true") : entry.sliced(end + 1);
        const bool on = value != "false" && value != "no" && value != "0" && value != "off" && !value.isEmpty();
        if (key == "core.excludesfile") {
            QString path = QFile::decodeName(value);
            if (path.startsWith(QStringLiteral("~/")))
                path = QDir::homePath() + path.sliced(1);
            m_place.git.excludesFile = wouldWait(path) ? QStringLiteral("/dev/null") : path;
        } else if ((key == "core.autocrlf" || key == "core.sparsecheckout" || key == "core.attributesfile") && on) {
            project.mayBorrowIndex = false;
        }
    }
    if (project.top == m_folder) {
        makeRepository();
        return;
    }
    // A folder that the project ignores is treated as one without git.
    m_git->run(m_user, {QStringLiteral("check-ignore"), QStringLiteral("-q"), QStringLiteral(".")}, {},
               [this](const Result<GitAnswer> &ignored) {
                   if (ignored && ignored->exitCode == 0) {
                       m_project->isGit = false;
                       m_project->top = m_folder;
                   }
                   makeRepository();
               });
}

void CheckpointSetup::makeRepository()
{
    for (const char *name : {".gitignore", ".gitattributes"}) {
        const QString path = m_project->top + u'/' + QLatin1String(name);
        if (wouldWait(path)) {
            fail({Origin::User, EINVAL, tr("%1 is a pipe: git would wait for ever.").arg(base::visibleText(path)), {}});
            return;
        }
    }
    const QByteArray name =
        QCryptographicHash::hash(QFile::encodeName(m_project->top), QCryptographicHash::Sha256).toHex().left(32);
    const QString suffix = m_project->format.isEmpty() || m_project->format == QStringLiteral("sha1")
                               ? QString()
                               : QLatin1Char('-') + m_project->format;
    GitPlace &git = m_place.git;
    git.gitDir = m_store + QLatin1Char('/') + QString::fromLatin1(name) + suffix;
    git.folder = m_project->top;
    m_place.top = QFile::encodeName(m_project->top);
    if (m_project->isGit) { // in a linked work tree the notes are in the main one's repository
        const QString own = m_project->commonDir,
                      common = QFile::decodeName(contentOf(own + QStringLiteral("/commondir")).trimmed());
        m_place.workTrees = QFile::encodeName(QDir(own).absoluteFilePath(common) + QStringLiteral("/worktrees"));
    }
    m_place.ignores << git.gitDir + QStringLiteral("/info/exclude");
    m_place.ignores << (git.excludesFile.isEmpty()
                            ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                  QStringLiteral("/git/ignore")
                            : git.excludesFile);
    for (QString above = m_folder; above != m_project->top && isIn(above, m_project->top);) {
        above = QFileInfo(above).path();
        m_place.ignores << QDir(above).filePath(QStringLiteral(".gitignore"));
    }
    if (m_project->top != m_folder)
        m_place.pathspecs << QStringLiteral(":(top,literal)") + QDir(m_project->top).relativeFilePath(m_folder);
    // Files that Belay writes itself are not watched, unless the session's folder is inside Belay's own.
    for (const QString &own : m_notWatched) {
        if (const base::RealPath real = base::realPath(own);
            real.isKnown() && real.path.startsWith(m_folder == QStringLiteral("/") ? m_folder : m_folder + u'/'))
            m_place.pathspecs << QStringLiteral(":(top,exclude,literal)") +
                                     QDir(m_project->top).relativeFilePath(real.path);
    }
    m_place.hashDigits = suffix.isEmpty() ? 40 : 64;
    if (QFileInfo::exists(git.gitDir + QStringLiteral("/HEAD"))) {
        fillRepository();
        return;
    }
    // Created next to its place and then renamed: a session in another folder of the same project may be doing the same
    // now.
    GitPlace fresh = git;
    fresh.gitDir += QStringLiteral(".new-") + QUuid::createUuid().toString(QUuid::Id128);
    if (!base::makePrivateFolder(fresh.gitDir)) {
        fail({Origin::System,
              errno,
              base::Words::tr("The folder %1 could not be made.").arg(base::visibleText(git.gitDir)),
              {}});
        return;
    }
    base::keepPrivate(m_store);
    QStringList arguments{QStringLiteral("init"), QStringLiteral("-q"), QStringLiteral("--template="),
                          QStringLiteral("--initial-branch=none")};
    if (!suffix.isEmpty())
        arguments << QStringLiteral("--object-format=") + m_project->format;
    m_git->run(fresh, arguments, {}, [this, made = fresh.gitDir](const Result<GitAnswer> &answer) {
        if (answer && answer->exitCode == 0 && putInPlace(made)) {
            fillRepository();
            return;
        }
        const int why = errno;
        QDir(made).removeRecursively();
        if (!answer)
            fail(answer.error());
        else if (answer->exitCode != 0)
            fail(gitError(*answer));
        else
            fail({Origin::System,
                  why,
                  base::Words::tr("The folder %1 could not be made.").arg(base::visibleText(m_place.git.gitDir)),
                  {}});
    });
}

/// If another session was faster, its repository is used.
bool CheckpointSetup::putInPlace(const QString &made)
{
    const QString &place = m_place.git.gitDir;
    const QByteArray from = QFile::encodeName(made), to = QFile::encodeName(place);
    if (std::rename(from.constData(), to.constData()) == 0)
        return true;
    if (!QFileInfo::exists(place + QStringLiteral("/HEAD"))) { // incomplete, left by a crash
        QDir(place).removeRecursively();
        return std::rename(from.constData(), to.constData()) == 0;
    }
    QDir(made).removeRecursively();
    return true;
}

void CheckpointSetup::fillRepository()
{
    const QString &dir = m_place.git.gitDir;
    const bool done =
        replaceFile(dir + QStringLiteral("/info/attributes"), "* -text -filter -ident !eol !working-tree-encoding\n") &&
        replaceFile(dir + QStringLiteral("/info/exclude"), contentOf(m_project->exclude));
    if (m_project->isGit)
        m_place.git.alternates = m_project->objects;
    if (!done) {
        fail({Origin::System, errno, base::Words::tr("%1 cannot be written.").arg(base::visibleText(dir)), {}});
        return;
    }
    takeIndex();
}

bool CheckpointSetup::copyIndex()
{
    if (!copyFile(m_project->index, m_place.git.index)) {
        QFile::remove(m_place.git.index);
        return false;
    }
    // With a split index, a part of it is in a second file.
    const QFileInfo index(m_project->index);
    for (const QString &name : index.dir().entryList({QStringLiteral("sharedindex.*")}, QDir::Files)) {
        const QString copy = m_place.git.gitDir + QLatin1Char('/') + name;
        QFile::remove(copy);
        if (!copyFile(index.path() + QLatin1Char('/') + name, copy))
            QFile::remove(copy);
    }
    return true;
}

void CheckpointSetup::takeIndex()
{
    // Only one program at a time uses the stored index; another one gets its own.
    GitPlace &git = m_place.git;
    const QString kept = git.gitDir + QStringLiteral("/index");
    m_lock = std::make_unique<QLockFile>(git.gitDir + QStringLiteral("/belay.lock"));
    m_lock->setStaleLockTime(0);
    m_keepsIndex = m_lock->tryLock(0);
    git.index = m_keepsIndex ? kept : kept + QLatin1Char('-') + QUuid::createUuid().toString(QUuid::Id128);
    QFile::remove(git.index + QStringLiteral(".lock")); // left by a git that was killed
    if (QFileInfo::exists(git.index) || !m_project->isGit || !m_project->mayBorrowIndex || !copyIndex()) {
        finish();
        return;
    }
    m_git->run(git, {QStringLiteral("ls-files"), QStringLiteral("-v"), QStringLiteral("-z")}, {},
               [this](const Result<GitAnswer> &answer) {
                   if (answer && answer->exitCode == 0) {
                       judgeIndex(answer->output);
                       return;
                   }
                   if (!answer) {
                       fail(answer.error());
                       return;
                   }
                   QFile::remove(m_place.git.index); // unusable: start with an empty one
                   finish();
               });
}

void CheckpointSetup::judgeIndex(const QByteArray &entries)
{
    QByteArray paths;
    bool attributes = QFileInfo::exists(m_project->attributes);
    for (const QByteArray &entry : entries.split('\0')) {
        if (entry.size() < 3)
            continue;
        const QByteArray path = entry.sliced(2);
        // Lower-case letters: assumed unchanged. S: skip-worktree, not checked out.
        if (entry[0] == 'S' || (entry[0] >= 'a' && entry[0] <= 'z'))
            m_place.distrust << path;
        attributes = attributes || path == ".gitattributes" || path.endsWith("/.gitattributes");
        paths += path + '\0';
    }
    if (!attributes) {
        borrowTrees();
        return;
    }
    GitPlace top = m_user;
    top.folder = m_project->top;
    m_git->run(top,
               {QStringLiteral("check-attr"), QStringLiteral("-z"), QStringLiteral("--stdin"), QStringLiteral("text"),
                QStringLiteral("filter"), QStringLiteral("ident"), QStringLiteral("working-tree-encoding"),
                QStringLiteral("eol"), QStringLiteral("crlf")},
               paths, [this](const Result<GitAnswer> &answer) {
                   if (!answer) {
                       fail(answer.error());
                       return;
                   }
                   const QByteArrayList words = answer->output.split('\0');
                   for (qsizetype i = 0; i + 2 < words.size(); i += 3) {
                       const QByteArray &value = words[i + 2];
                       if (value != "unspecified" && value != "unset" &&
                           (m_place.distrust.isEmpty() || m_place.distrust.last() != words[i]))
                           m_place.distrust << words[i];
                   }
                   borrowTrees();
               });
}

/// Packs the folders of HEAD once, so that the first tree need not be written folder by folder.
void CheckpointSetup::borrowTrees()
{
    if (m_project->tree.isEmpty()) {
        finish();
        return;
    }
    m_git->run(m_place.git,
               {QStringLiteral("rev-list"), QStringLiteral("--objects"), QStringLiteral("--filter=blob:none"),
                QStringLiteral("--no-object-names"), QString::fromLatin1(m_project->tree)},
               {}, [this](const Result<GitAnswer> &trees) {
                   if (!trees) {
                       fail(trees.error());
                       return;
                   }
                   m_git->run(m_place.git,
                              {QStringLiteral("pack-objects"), QStringLiteral("-q"), QStringLiteral("--window=0"),
                               m_place.git.gitDir + QStringLiteral("/objects/pack/pack")},
                              trees->output, [this](const Result<GitAnswer> &packed) {
                                  if (packed)
                                      finish(); // a failure is ignored: this only saves time
                                  else
                                      fail(packed.error());
                              });
               });
}

void CheckpointSetup::finish()
{
    std::exchange(m_done, {})(m_place);
}

void CheckpointSetup::fail(const Error &error)
{
    if (const Done done = std::exchange(m_done, {}))
        done(error);
}

} // namespace ledger

#include "moc_checkpointsetup.cpp"
