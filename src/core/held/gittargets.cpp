// SPDX-License-Identifier: Apache-2.0
#include "core/held/gittargets.h"

#include "base/gitenvironment.h"
#include "base/process/programoutput.h"
#include "base/realpath.h"
#include "base/regularfile.h"
#include "base/shellwords.h"
#include "core/held/heldpart.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace core {

using ledger::FileType;

namespace {

constexpr qint64 settingsUpTo = 1024 * 1024; ///< bytes of a file
constexpr size_t mostIncluded = 256;         ///< files

/// \p path as git takes it in a setting. A user's name after the `~` is not looked up: git's own names are relative.
QString expanded(const QByteArray &path, const QString &folder)
{
    QString out = QFile::decodeName(path);
    if (out == u'~' || out.startsWith(QStringLiteral("~/")))
        out = QDir::homePath() + out.mid(1);
    return QDir::cleanPath(QDir(folder).absoluteFilePath(out));
}

/// What git says of where something is in \p folder, absolute; empty: it does not, as where there is none.
QString placeOf(const QString &what, const QString &folder, const QDeadlineTimer &deadline)
{
    auto path = base::outputOf({.program = QStringLiteral("git"),
                                .arguments = QStringList{QStringLiteral("rev-parse")} + what.split(u' '),
                                .environment = base::gitEnvironment(),
                                .folder = folder},
                               deadline);
    if (!path || !path->endsWith('\n'))
        return {};
    path->chop(1);
    return QDir::cleanPath(QDir(folder).absoluteFilePath(QFile::decodeName(*path)));
}

bool isSettingsFile(const QByteArray &path)
{
    const QByteArray name = path.mid(path.lastIndexOf('/') + 1);
    return name == "config" || name == "config.worktree";
}

} // namespace

GitTargets::GitTargets(const QString &folder, const QDeadlineTimer &deadline)
    : m_folder(QDir::cleanPath(folder))
    , m_realFolder(base::realPath(m_folder).path)
    , m_deadline(deadline)
{}

void GitTargets::addRepository(const QString &folder)
{
    const auto settings = settingsIn(folder, m_deadline);
    // In git's own folder there is no other one on top.
    QString top = placeOf(QStringLiteral("--show-toplevel"), folder, m_deadline);
    if (top.isEmpty())
        top = folder;
    const QString hooks = placeOf(QStringLiteral("--git-path hooks"), folder, m_deadline);
    m_isUnknown = m_isUnknown || m_deadline.hasExpired();
    if (!settings)
        return;
    const QStringList folders{top, folder};
    std::map<QString, std::vector<GitSetting>> byFile;
    for (const GitSetting &setting : *settings)
        byFile[setting.file.isEmpty() ? QString() : expanded(setting.file, top)].push_back(setting);
    for (const auto &[file, all] : byFile) {
        // The user's own may be a link to one in here.
        if (!file.isEmpty())
            addSettingsFile(file, folders);
        add(all, {file, folders});
    }
    if (!hooks.isEmpty())
        addFolder(hooks);
}

void GitTargets::addWaiting(const ledger::HeldFolder &held, const std::vector<ledger::HeldChange> &waiting)
{
    std::set<QByteArray> read;
    // One that waits may include another one.
    for (size_t before = read.size() + 1; before != read.size();) {
        before = read.size();
        for (const ledger::HeldChange &change : waiting) {
            if (change.wanted.type != FileType::Regular || read.contains(change.path))
                continue;
            const auto included = m_included.find(change.path);
            const bool isOfGit = isSettingsFile(change.path) && partOfPath(change.path) == HeldPart::Hook;
            if (included == m_included.end() && !isOfGit)
                continue;
            read.insert(change.path);
            const auto text = held.text(change.path, change.wanted, settingsUpTo);
            const auto settings = text ? settingsOf(*text, m_deadline) : std::nullopt;
            if (!settings) {
                // Where git cannot read it either, it names nothing.
                m_isUnknown = m_isUnknown || !text || m_deadline.hasExpired() || areSettings(*text, m_deadline);
                continue;
            }
            QStringList folders{m_folder};
            if (included != m_included.end())
                folders = included->second;
            else if (const qsizetype git = QByteArray('/' + change.path).lastIndexOf("/.git/"); git > 0)
                folders.prepend(m_folder + u'/' + QFile::decodeName(change.path.first(git - 1)));
            add(*settings, {m_folder + u'/' + QFile::decodeName(change.path), folders});
        }
    }
}

void GitTargets::add(const std::vector<GitSetting> &settings, const Base &base)
{
    for (const GitSetting &setting : settings) {
        if (setting.value.isEmpty())
            continue;
        switch (settingTarget(setting.key)) {
        case SettingTarget::None:
            break;
        case SettingTarget::Included:
            addIncluded(expanded(setting.value, QFileInfo(base.file).path()), base.folders);
            break;
        case SettingTarget::Folder:
        case SettingTarget::Obeyed:
            for (const QString &folder : base.folders)
                addFolder(expanded(setting.value, folder));
            break;
        case SettingTarget::Alias:
            // One of git's own words may set a setting for itself.
            if (setting.value.startsWith('!') || setting.value.contains("-c"))
                addProgram(setting.value, base.folders);
            break;
        case SettingTarget::Address:
            // What stands in its place is in the key: url.ADDRESS.insteadOf.
            for (const QByteArray &text : {setting.value, setting.key}) {
                if (const qsizetype helper = text.indexOf("::"); helper >= 0)
                    addProgram(text.mid(helper + 2), base.folders);
            }
            break;
        case SettingTarget::Program:
            addProgram(setting.value, base.folders);
            break;
        }
    }
}

void GitTargets::addSettingsFile(const QString &path, const QStringList &folders)
{
    for (const QString &inside : insideOf(path))
        m_included.emplace(QFile::encodeName(inside), folders);
    addPath(path, false);
}

/// With what the links in it lead to, as those of hooks often do.
void GitTargets::addFolder(const QString &path)
{
    addPath(path, true);
    const QFileInfoList found =
        QDir(path).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    for (const QFileInfo &entry : found) {
        // By its text, too: nothing may be there yet.
        if (entry.isSymLink()) {
            addPath(entry.absoluteFilePath(), true);
            addPath(QDir::cleanPath(entry.symLinkTarget()), true);
        }
    }
}

void GitTargets::addIncluded(const QString &path, const QStringList &folders)
{
    addSettingsFile(path, folders);
    if (m_read.contains(path))
        return;
    m_isUnknown = m_isUnknown || m_read.size() >= mostIncluded;
    if (m_isUnknown)
        return;
    m_read.insert(path);
    // Whatever the condition is under which it is included: it may come true.
    const auto text = base::readRegularFile(path, settingsUpTo);
    if (const auto settings = text ? settingsOf(*text, m_deadline) : std::nullopt)
        add(*settings, {path, folders});
}

/// The words of a command line, as a shell would have them, and each piece that could stand for one: what is in quotes
/// may be a command line itself, and `--option=path` names a path.
void GitTargets::addProgram(const QByteArray &text, const QStringList &folders)
{
    static const QRegularExpression between(QStringLiteral("[\\s!'\"`;&|()<>={},:$\\\\]+"));
    const QString line = QFile::decodeName(text);
    QStringList words = base::shellSplit(line) + line.split(between, Qt::SkipEmptyParts);
    words << line;
    words.removeDuplicates();
    for (const QString &word : std::as_const(words))
        addWord(word.startsWith(u'!') ? word.mid(1) : word, folders);
}

void GitTargets::addWord(const QString &word, const QStringList &folders)
{
    for (const QString &folder : folders) {
        const QString path = expanded(QFile::encodeName(word), folder);
        // A command that works on a folder, as many do, does not run what is in it, unless that is a program itself.
        const auto runs = [&path](const char *main) { return QFileInfo::exists(path + QLatin1String(main)); };
        const bool isProgram = !QFileInfo::exists(path) || runs("/package.json") || runs("/index.js") ||
                               runs("/__main__.py") || runs("/main.go");
        if (insideOf(path) != QStringList{QString()})
            addPath(path, isProgram && word.contains(u'/'));
    }
}

/// \p isWhole: with all that lies in it, should it be a folder.
void GitTargets::addPath(const QString &path, bool isWhole)
{
    for (const QString &inside : insideOf(path)) {
        if (inside.isEmpty())
            m_isWhole = m_isWhole || isWhole;
        else
            (isWhole ? m_folders : m_files).insert(QFile::encodeName(inside));
    }
}

/// Where \p path is in the folder, as it is written and by where its links lead; empty: it is the folder itself.
QStringList GitTargets::insideOf(const QString &path) const
{
    QStringList out;
    const base::RealPath real = base::realPath(path);
    for (const QString &one : {path, real.path}) {
        for (const QString &folder : {m_folder, m_realFolder}) {
            if (folder.isEmpty() || one.isEmpty())
                continue;
            if (one == folder)
                out << QString();
            else if (one.startsWith(QString(folder + u'/')))
                out << one.mid(folder.size() + 1);
        }
    }
    out.removeDuplicates();
    return out;
}

bool GitTargets::names(const ledger::HeldChange &change) const
{
    const QByteArray &path = change.path;
    const bool isFolder = (change.wanted.type == FileType::Folder || !change.wanted.isThere()) &&
                          (change.now.type == FileType::Folder || !change.now.isThere());
    if (m_isUnknown || (m_isWhole && !path.contains('/') && !isFolder))
        return true;
    if (m_folders.contains(path) || ledger::hasAncestorIn(m_folders, path) || (m_files.contains(path) && !isFolder))
        return true;
    // A folder that comes or goes leads nowhere else.
    if (isFolder || !change.wanted.isThere())
        return false;
    const QByteArray before = path + '/';
    const auto leads = [&before](const std::set<QByteArray> &all) {
        const auto found = all.lower_bound(before);
        return found != all.end() && found->startsWith(before);
    };
    return leads(m_files) || leads(m_folders);
}

} // namespace core
