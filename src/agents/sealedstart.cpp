// SPDX-License-Identifier: Apache-2.0
#include "agents/sealedstart.h"

#include "agents/gatedservers.h"
#include "base/shellwords.h"
#include "core/held/heldchanges.h"
#include "core/held/heldlister.h"
#include "core/held/ownpath.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace agents {

namespace {

constexpr qsizetype mostFolders = 40; ///< with sockets in them

/// Of Belay's own data the agent sees only the folders that agents and their sessions work in. All else is hidden with
/// the folder that it is in: a file that is replaced, as a database's or the settings', would be seen again.
void hideData(base::SealPlan &plan)
{
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    plan.hidden << QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) << data.path();
    const QString pasted = QStringLiteral("pasted");
    data.mkpath(pasted); // what is made later is not seen
    for (const QString &name : {QStringLiteral("agents"), QStringLiteral("demo"), QStringLiteral("demo-agent"), pasted})
        plan.shown << data.filePath(name);
}

/// Through the sockets there the agent could make other programs act, whose changes are not held back. With the folders
/// that they are in: one that is removed and made again, as by a daemon that is restarted, would be seen again.
QStringList hiddenSockets()
{
    QStringList out{QStringLiteral("/run/podman"), QStringLiteral("/run/containerd"), QStringLiteral("/run/dbus"),
                    QStringLiteral("/run/user"),
                    // Inside the user namespace its files belong to an unmapped owner, which ssh refuses.
                    QStringLiteral("/etc/ssh/ssh_config.d")};
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (QDir::isAbsolutePath(runtime))
        out << runtime;
    return out;
}

/// Through the sockets in /run programs outside, which have a network, can be asked for names and more.
void hideAllSockets(base::SealPlan &plan)
{
    const QString top = QStringLiteral("/run");
    const auto isNeeded = [&plan](const QString &path) {
        const auto isIn = [&path](const QString &folder) { return folder.startsWith(QString(path + u'/')); };
        return std::any_of(plan.overlays.begin(), plan.overlays.end(),
                           [&isIn](const base::SealPlan::Folder &folder) { return isIn(folder.path); }) ||
               std::any_of(plan.copies.begin(), plan.copies.end(),
                           [&isIn](const base::SealPlan::Folder &folder) { return isIn(folder.path); });
    };
    if (!isNeeded(top)) {
        plan.hidden << top;
        return;
    }
    // The session's folder is on a disk that is mounted there.
    const QStringList names = QDir(top).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    for (const QString &name : names) {
        if (const QString path = top + u'/' + name; !isNeeded(path))
            plan.hidden << path;
    }
}

/// Where programs outside can be asked for something: the folders that daemons use, and those of the sockets that there
/// are now. In the temporary folder and in what is held back no socket outside answers anyway.
QStringList foldersOfSockets(const base::SealPlan &plan)
{
    QStringList out{QStringLiteral("/run"), QStringLiteral("/var")};
    const auto isIn = [](const QString &path, const QString &folder) {
        return path == folder || path.startsWith(QString(folder + u'/'));
    };
    QFile sockets(QStringLiteral("/proc/net/unix"));
    const QByteArrayList lines = sockets.open(QIODevice::ReadOnly) ? sockets.readAll().split('\n') : QByteArrayList();
    for (const QByteArray &line : lines) {
        const qsizetype at = line.indexOf(" /");
        const QString folder =
            at < 0 ? QString() : QFileInfo(QFileInfo(QFile::decodeName(line.mid(at + 1))).path()).canonicalFilePath();
        if (folder.size() < 2 || out.size() >= mostFolders) // one directly in / can only be hidden by itself
            continue;
        const auto covers = [&](const QString &top) { return isIn(folder, top); };
        const bool isElsewhere = covers(QStringLiteral("/tmp")) || covers(QStringLiteral("/dev")) ||
                                 covers(QStringLiteral("/proc")) || std::any_of(out.begin(), out.end(), covers) ||
                                 std::any_of(plan.hidden.begin(), plan.hidden.end(), covers) ||
                                 std::any_of(plan.shown.begin(), plan.shown.end(), covers) ||
                                 std::any_of(plan.writable.begin(), plan.writable.end(), covers) ||
                                 std::any_of(plan.overlays.begin(), plan.overlays.end(),
                                             [&](const base::SealPlan::Folder &one) { return covers(one.path); }) ||
                                 std::any_of(plan.copies.begin(), plan.copies.end(),
                                             [&](const base::SealPlan::Folder &one) { return covers(one.path); });
        if (!isElsewhere)
            out << folder;
    }
    return out;
}

/// The names in a word of the command: a program, a script, or an npm package. Folders above it do not count, since
/// they can have any name.
QStringList namesIn(const QString &word, bool isProgram)
{
    QStringList names;
    if (isProgram || word.startsWith(u'/'))
        names << word.section(u'/', -1);
    const QStringList parts = word.split(u'/');
    const qsizetype modules = parts.lastIndexOf(QStringLiteral("node_modules"));
    const qsizetype first = modules >= 0 ? modules + 1 : 0;
    const bool isScoped = parts.value(first).startsWith(u'@');
    if (modules >= 0 || isScoped)
        names << parts.value(isScoped ? first + 1 : first);
    return names;
}

bool isOf(const OwnFolders &own, const QString &command)
{
    const QStringList words = base::shellSplit(command);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QStringList names = namesIn(words.at(i), i == 0);
        if (std::any_of(names.begin(), names.end(), [&own](const QString &name) {
                return name == own.program || name.startsWith(QString(own.program + u'-')) ||
                       name.startsWith(QString(own.program + u'.'));
            }))
            return true;
    }
    return false;
}

/// \p path relative to \p home, if it is in there and no folder; else empty.
QString homeFile(const QString &path, const QString &home)
{
    for (const QString &top : {home, QFileInfo(home).canonicalFilePath()}) {
        if (core::isInside(path, top) && !QFileInfo(path).isDir())
            return path.mid(top.size() + 1);
    }
    return {};
}

} // namespace

const QList<OwnFolders> &knownOwnFolders()
{
    static const auto list = [](std::initializer_list<const char *> names) {
        QStringList out;
        for (const char *name : names)
            out << QString::fromLatin1(name);
        return out;
    };
    static const QList<OwnFolders> known = {
        {QStringLiteral("claude"), list({".claude", ".cache/claude-cli-nodejs"}), list({".claude.json"})},
        {QStringLiteral("codex"), list({".codex"}), {}},
        {QStringLiteral("gemini"), list({".gemini"}), {}},
        {QStringLiteral("qwen"), list({".qwen"}), {}},
        {QStringLiteral("opencode"),
         list({".config/opencode", ".local/share/opencode", ".local/state/opencode", ".cache/opencode"}),
         {}},
        {QStringLiteral("kilo"), list({".config/kilo", ".local/share/kilo", ".local/state/kilo", ".cache/kilo"}), {}},
        {QStringLiteral("pi"), list({".pi"}), {}},
        {QStringLiteral("cline"), list({".cline"}), {}},
        {QStringLiteral("copilot"), list({".copilot", ".cache/copilot"}), {}},
        {QStringLiteral("goose"), list({".config/goose", ".local/share/goose", ".local/state/goose"}), {}},
    };
    return known;
}

QStringList knownOwnPaths(const QString &command)
{
    QStringList folders, files;
    for (const OwnFolders &own : knownOwnFolders()) {
        if (isOf(own, command)) {
            folders << own.folders;
            files << own.files;
        }
    }
    return folders + files;
}

bool isOwnFile(const QString &command, const QString &path)
{
    const QList<OwnFolders> &all = knownOwnFolders();
    return std::any_of(all.begin(), all.end(),
                       [&](const OwnFolders &own) { return own.files.contains(path) && isOf(own, command); });
}

QStringList ownFiles(const QStringList &more, const QString &home)
{
    QStringList out;
    for (const QString &text : more) {
        if (const auto path = core::ownPath(text, home); path && !text.endsWith(u'/')) {
            if (const QString file = homeFile(*path, home); !file.isEmpty())
                out << file;
        }
    }
    return out;
}

QStringList unusedOwnPaths(const QStringList &more, const QString &home, const QStringList &folders)
{
    QStringList out;
    for (const QString &text : more) {
        if (const auto path = core::ownPath(text, home, folders); !path)
            out << path.error().message;
    }
    return out;
}

void completePlan(base::SealPlan *plan, const QStringList &held, const QString &command, const QString &home,
                  const QStringList &more)
{
    QStringList own;
    for (const OwnFolders &known : knownOwnFolders()) {
        if (!isOf(known, command))
            continue;
        for (const QString &folder : known.folders) {
            const QString path = home + u'/' + folder;
            QDir().mkpath(path);
            own << path;
        }
    }
    for (const QString &text : more) {
        const auto path = core::ownPath(text, home, held);
        if (!path)
            continue;
        if (text.endsWith(u'/'))
            QDir().mkpath(*path);
        if (homeFile(*path, home).isEmpty()) // else it is written back
            own << *path;
    }
    for (const QString &path : std::as_const(own)) {
        const QString real = QFileInfo(path).canonicalFilePath();
        // A folder whose changes are held back must not be writable directly, too.
        const bool isHeld = std::any_of(held.begin(), held.end(), [&real](const QString &folder) {
            return real == folder || real.startsWith(QString(folder + u'/')) || folder.startsWith(QString(real + u'/'));
        });
        if (!real.isEmpty() && !isHeld && !plan->writable.contains(real))
            plan->writable << real;
    }
    hideData(*plan);
    showGates(plan);
    plan->hidden += hiddenSockets();
    if (plan->onlyPort != 0)
        hideAllSockets(*plan);
    // What they show is not compared with an older view's: see allowsSameAs().
    const QStringList folders = foldersOfSockets(*plan);
    for (const QString &folder : folders) {
        if (!plan->hidden.contains(folder) && QFileInfo(folder).isDir() && !QFileInfo(folder).isSymLink())
            plan->frozen << folder;
    }
}

void giveRights(core::HeldChanges *held, const QString &command, const QStringList &ownPaths)
{
    const auto complete = [command, ownPaths](base::SealPlan *plan, const QStringList &folders) {
        completePlan(plan, folders, command, QDir::homePath(), ownPaths);
    };
    held->setRights(complete, [command, files = ownFiles(ownPaths, QDir::homePath())](const QByteArray &path) {
        const QString name = QFile::decodeName(path);
        return files.contains(name) || isOwnFile(command, name);
    });
}

} // namespace agents
