// SPDX-License-Identifier: Apache-2.0
#include "models/texts/heldtext.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/held/gitname.h"
#include "core/held/heldpart.h"
#include "ledger/disk/filestate.h"
#include "ledger/held/heldstate.h"
#include "models/texts/linecountstext.h"
#include "models/texts/showntext.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace models {

namespace {

struct HeldTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::HeldText)
};

using core::HeldPart;
using ledger::FileType;

QLatin1String verbName(const ledger::HeldChange &change)
{
    if (!change.wanted.known())
        return QLatin1String("unreadable");
    if (!change.wanted.isThere())
        return QLatin1String("deleted");
    if (!change.now.isThere())
        return QLatin1String("new");
    if (change.wanted.type != change.now.type)
        return QLatin1String("replaced");
    return change.wanted.sameContent(change.now) ? QLatin1String("mode") : QLatin1String("changed");
}

QLatin1String typeName(FileType type)
{
    switch (type) {
    case FileType::Regular:
        return QLatin1String("file");
    case FileType::Symlink:
        return QLatin1String("link");
    case FileType::Folder:
        return QLatin1String("folder");
    case FileType::Missing:
        return QLatin1String("nothing");
    case FileType::Unknown:
    case FileType::Other:
        break;
    }
    return QLatin1String("other");
}

QLatin1String partName(HeldPart part)
{
    switch (part) {
    case HeldPart::File:
        return QLatin1String("file");
    case HeldPart::Hook:
        return QLatin1String("hook");
    case HeldPart::Repository:
        return QLatin1String("repository");
    case HeldPart::Ignored:
        return QLatin1String("ignored");
    case HeldPart::Outside:
        return QLatin1String("outside");
    }
    return {};
}

} // namespace

QString heldVerb(const core::HeldFile &file)
{
    const ledger::HeldChange &change = file.change;
    const bool isFolder = change.wanted.type == FileType::Folder || change.now.type == FileType::Folder;
    if (!change.wanted.known())
        return change.wanted.size > ledger::mostRead ? HeldTextTr::tr("larger than 1 GiB, not looked into")
                                                     : HeldTextTr::tr("cannot be read");
    if (!change.wanted.isThere())
        return isFolder ? HeldTextTr::tr("folder deleted") : base::Words::tr("deleted");
    if (!change.now.isThere())
        return isFolder                                  ? HeldTextTr::tr("new folder")
               : change.wanted.type == FileType::Symlink ? HeldTextTr::tr("new link")
               : change.wanted.type == FileType::Regular ? base::Words::tr("new")
                                                         : HeldTextTr::tr("new, no file");
    if (change.wanted.type != change.now.type)
        return change.wanted.type == FileType::Symlink ? HeldTextTr::tr("became a link") : HeldTextTr::tr("replaced");
    return change.wanted.sameContent(change.now) ? HeldTextTr::tr("permissions") : HeldTextTr::tr("changed");
}

QString ranOutOfRoomText()
{
    return HeldTextTr::tr(
        "The disk was full while the agent wrote. Files may be cut; empty ones are accepted by name only.");
}

QString heldRemark(const core::HeldFile &file)
{
    if (file.part == HeldPart::Hook && core::hasOtherNameOfGit(file.change.path))
        return HeldTextTr::tr("another name of .git on other systems");
    if (file.part == HeldPart::Hook && file.change.wanted.type == FileType::Symlink &&
        core::pathInGit(file.change.path))
        return HeldTextTr::tr("git would write where this link leads");
    if (file.part == HeldPart::Hook)
        return HeldTextTr::tr("runs outside Belay once accepted");
    if (file.change.conflict)
        return base::Words::tr("you changed it meanwhile");
    if (file.mayBeCut)
        return HeldTextTr::tr("empty, perhaps because the disk was full");
    if (file.part == HeldPart::Ignored)
        return HeldTextTr::tr("ignored by git");
    if (file.part == HeldPart::Outside)
        return HeldTextTr::tr("outside the session's folders");
    return file.part == HeldPart::Repository ? HeldTextTr::tr("git's own") : QString();
}

QString heldLine(const core::HeldFile &file)
{
    const QString path =
        base::visibleText(QFile::decodeName(file.part == HeldPart::Outside ? file.path() : file.change.path));
    QString line = QString(heldVerb(file).leftJustified(12) + u' ' + path);
    if (const QString counts = lineCountsText({file.added, file.removed}); !counts.isEmpty())
        line += QStringLiteral("  ") + counts;
    else if (file.isUncounted)
        line += QStringLiteral("  ") + HeldTextTr::tr("lines not counted");
    const QString remark = heldRemark(file);
    return remark.isEmpty() ? line : QString(line + QStringLiteral("  (") + remark + u')');
}

namespace {

/// A tree that is shown as one line.
struct HeldTree
{
    QByteArray path; ///< relative to its folder
    int files = 0;
    QStringList branches = {};
};

/// The folder with git's data for a repository, or the topmost ignored folder.
QByteArray treeOf(const core::HeldFile &file)
{
    const QByteArray &path = file.change.path;
    if (file.part == HeldPart::Ignored)
        return path.left(path.indexOf('/') < 0 ? path.size() : path.indexOf('/'));
    return core::gitFolderOf(file);
}

/// Of which branch \p path is the newest commit; empty: of none.
QByteArray branchOf(const QByteArray &path)
{
    const qsizetype heads = path.indexOf("/refs/heads/");
    return heads < 0 || path.indexOf("/logs/") >= 0 ? QByteArray()
                                                    : path.mid(heads + qsizetype(qstrlen("/refs/heads/")));
}

QString treeLine(const core::HeldFile &first, const HeldTree &tree)
{
    const QString path = base::visibleText(QFile::decodeName(tree.path));
    if (first.part == HeldPart::Ignored)
        return HeldTextTr::tr("%1: %n file(s) that git ignores, which stay in the session", nullptr, tree.files)
            .arg(path);
    if (tree.branches.isEmpty())
        return base::labelled(path, HeldTextTr::tr("%n file(s) that git keeps for itself", nullptr, tree.files));
    return HeldTextTr::tr("%1: commits on %2").arg(path, base::visibleText(tree.branches.join(QStringLiteral(", "))));
}

} // namespace

QStringList heldLines(const std::vector<core::HeldFile> &files)
{
    QStringList out;
    std::map<std::pair<QString, QByteArray>, std::pair<core::HeldFile, HeldTree>> trees;
    for (const core::HeldFile &file : files) {
        if (file.part != HeldPart::Repository && file.part != HeldPart::Ignored) {
            out << heldLine(file);
            continue;
        }
        const QByteArray path = treeOf(file);
        HeldTree &tree = trees.try_emplace({file.folder, path}, file, HeldTree{path}).first->second.second;
        const bool isFile = file.change.wanted.type != FileType::Folder;
        tree.files += isFile ? 1 : 0;
        const bool isCommit = file.change.wanted.type == FileType::Regular;
        if (const QByteArray branch = branchOf(file.change.path); isCommit && !branch.isEmpty())
            tree.branches << QFile::decodeName(branch);
    }
    for (const auto &[key, tree] : trees)
        out << treeLine(tree.first, tree.second);
    return out;
}

namespace {

/// The first few of many names. There may be thousands, and only those that are shown are made into text.
class FewNames
{
public:
    void add(const QByteArray &name)
    {
        if (++m_count <= shown)
            m_names << shownPath(QFile::decodeName(name));
    }
    bool isEmpty() const { return m_count == 0; }
    QString text() const { return base::fewNames(m_names, m_count); }

private:
    static constexpr int shown = 3;
    QStringList m_names;
    int m_count = 0;
};

} // namespace

bool isOf(const HeldGroup &group, const core::HeldFile &file)
{
    const bool isTree = group.part == HeldPart::Repository || group.part == HeldPart::Ignored;
    return file.part == group.part && file.folder == group.folder && (!isTree || treeOf(file) == group.tree);
}

namespace {

std::vector<const core::HeldBranch *> branchesOf(const HeldGroup &group, const std::vector<core::HeldBranch> &all)
{
    std::vector<const core::HeldBranch *> out;
    for (const core::HeldBranch &branch : all) {
        if (branch.folder == group.folder && branch.repository == group.tree)
            out.push_back(&branch);
    }
    return out;
}

/// Says which commits a repository would get.
void describe(HeldGroup &group, const std::vector<const core::HeldBranch *> &branches)
{
    const QString tree =
        base::visibleText(group.tree.isEmpty() ? group.folder.section(u'/', -1) : QFile::decodeName(group.tree));
    FewNames names;
    int commits = 0;
    bool isKnown = true;
    for (const core::HeldBranch *branch : branches) {
        names.add(branch->name);
        isKnown = isKnown && branch->commits >= 0 && branch->commits < core::HeldCommits::mostCommits;
        commits += qMax(0, branch->commits);
        group.isConflict = group.isConflict || branch->conflict;
        for (const QString &subject : branch->subjects)
            group.commits << base::visibleText(subject);
    }
    group.title = branches.empty()          ? tree
                  : isKnown && commits == 0 ? HeldTextTr::tr("%1: %2, no new commits").arg(tree, names.text())
                  //: .git: 2 commits on main
                  : isKnown ? HeldTextTr::tr("%1: %n commit(s) on %2", nullptr, commits).arg(tree, names.text())
                            : HeldTextTr::tr("%1: commits on %2").arg(tree, names.text());
    if (group.isConflict)
        group.hint = HeldTextTr::tr("you committed there meanwhile");
    else if (!group.commits.isEmpty())
        group.hint = base::facts(group.commits.mid(0, 3));
}

} // namespace

std::vector<HeldGroup> heldGroups(const std::vector<core::HeldFile> &files,
                                  const std::vector<core::HeldBranch> &branches)
{
    struct FoundGroup
    {
        HeldGroup group;
        FewNames names;
        int files = 0;
        qint64 bytes = 0;
    };
    constexpr std::array order{HeldPart::Hook, HeldPart::Repository, HeldPart::Outside, HeldPart::Ignored};
    std::map<std::tuple<ptrdiff_t, QString, QByteArray>, FoundGroup> found;
    for (const core::HeldFile &file : files) {
        const auto rank = std::find(order.begin(), order.end(), file.part) - order.begin();
        if (file.part == HeldPart::File)
            continue;
        const bool isTree = file.part == HeldPart::Repository || file.part == HeldPart::Ignored;
        const QByteArray tree = isTree ? treeOf(file) : QByteArray();
        FoundGroup &group = found[{rank, file.folder, tree}];
        group.group.part = file.part;
        group.group.folder = file.folder;
        group.group.tree = tree;
        if (file.change.wanted.type == FileType::Folder || file.change.now.type == FileType::Folder)
            continue;
        ++group.files;
        group.bytes += file.change.wanted.size;
        group.names.add(file.part == HeldPart::Outside ? file.path() : file.change.path);
    }
    std::vector<HeldGroup> out;
    for (auto &[key, group] : found) {
        const QString tree = base::visibleText(QFile::decodeName(group.group.tree));
        switch (group.group.part) {
        case HeldPart::Hook:
            group.group.title = base::Words::tr("Hooks and config");
            group.group.hint = base::labelled(group.names.text(), HeldTextTr::tr("runs outside Belay once accepted"));
            break;
        case HeldPart::Repository:
            group.group.hint = HeldTextTr::tr("%n file(s) that git keeps for itself", nullptr, group.files);
            describe(group.group, branchesOf(group.group, branches));
            break;
        case HeldPart::Outside:
            group.group.title = HeldTextTr::tr("Also wrote outside the folder");
            group.group.hint = group.names.text();
            break;
        case HeldPart::Ignored:
        case HeldPart::File:
            group.group.title = HeldTextTr::tr("Ignored: %1").arg(tree);
            //: %1 is a size, "38 MB"
            group.group.hint = HeldTextTr::tr("%n file(s), %1, stay in the session", nullptr, group.files)
                                   .arg(QLocale().formattedDataSize(group.bytes, 0, QLocale::DataSizeSIFormat));
            break;
        }
        out.push_back(std::move(group.group));
    }
    return out;
}

QJsonObject heldJson(const core::HeldFile &file)
{
    QJsonObject out{{QStringLiteral("path"), QFile::decodeName(file.path())},
                    {QStringLiteral("change"), verbName(file.change)},
                    {QStringLiteral("type"),
                     typeName(file.change.wanted.isThere() ? file.change.wanted.type : file.change.now.type)},
                    {QStringLiteral("part"), partName(file.part)},
                    {QStringLiteral("conflict"), file.change.conflict}};
    if (!file.isUncounted) {
        out.insert(QStringLiteral("added"), file.added);
        out.insert(QStringLiteral("removed"), file.removed);
    }
    if (file.mayBeCut)
        out.insert(QStringLiteral("may_be_cut"), true);
    return out;
}

HeldSum heldSum(const std::vector<core::HeldFile> &files)
{
    HeldSum sum;
    for (const core::HeldFile &file : files) {
        sum.conflicts += file.change.conflict ? 1 : 0;
        switch (file.part) {
        case HeldPart::File:
        case HeldPart::Hook:
            ++(file.change.wanted.type == FileType::Folder || file.change.now.type == FileType::Folder ? sum.folders
                                                                                                       : sum.files);
            sum.added += file.added;
            sum.removed += file.removed;
            sum.uncounted += file.isUncounted ? 1 : 0;
            sum.hooks += file.part == HeldPart::Hook ? 1 : 0;
            break;
        case HeldPart::Repository:
            ++sum.repository;
            break;
        case HeldPart::Ignored:
            ++sum.ignored;
            break;
        case HeldPart::Outside:
            ++sum.outside;
            break;
        }
    }
    return sum;
}

int heldTurnChanges(const std::vector<core::HeldFile> &files)
{
    return int(std::count_if(files.begin(), files.end(), [](const core::HeldFile &file) {
        const bool isFolder = file.change.wanted.type == FileType::Folder || file.change.now.type == FileType::Folder;
        const bool isTree = file.part == HeldPart::Repository || file.part == HeldPart::Ignored;
        return file.change.inTurn && !isFolder && !isTree;
    }));
}

HeldFacts heldFacts(const std::vector<core::HeldFile> &files, const std::vector<core::HeldBranch> &branches,
                    int revision)
{
    return {heldSum(files), heldGroups(files, branches), heldTurnChanges(files), revision};
}

QString notHeldText()
{
    return HeldTextTr::tr("Not held back: network, git push, containers, databases, other running programs. Protects "
                          "against mistakes, not attacks.");
}

QString notHeldText(bool isCopied)
{
    return isCopied ? HeldTextTr::tr("The agent works in a copy of the folder, which can have no overlay.") + u' ' +
                          notHeldText()
                    : notHeldText();
}

} // namespace models
