// SPDX-License-Identifier: Apache-2.0
#include "core/held/repositoryfinder.h"

#include "core/held/gitname.h"
#include "core/held/gitsettings.h"

#include <QFile>
#include <QFileInfo>

namespace core {

using ledger::FileType;

namespace {

constexpr int settingsLimit = 10'000;          ///< ms, of all questions to git
constexpr qint64 submodulesUpTo = 1024 * 1024; ///< bytes

} // namespace

RepositoryFinder::RepositoryFinder(const QString &folder, const ledger::HeldFolder &held,
                                   const std::vector<ledger::HeldChange> &waiting)
    : m_folder(folder)
    , m_held(held)
    , m_deadline(settingsLimit)
    , m_targets(folder, m_deadline)
{
    if (waiting.empty())
        return;
    m_targets.addRepository(m_folder);
    std::set<QByteArray> seen;
    for (const ledger::HeldChange &change : waiting) {
        if (change.wanted.isThere())
            m_coming.insert(change.path);
        const QByteArray &path = change.path;
        for (qsizetype slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            const QByteArray inner = path.first(slash);
            if (seen.insert(inner).second && isReal(inner + "/.git"))
                m_targets.addRepository(m_folder + u'/' + QFile::decodeName(inner));
        }
    }
    m_targets.addWaiting(m_held, waiting);
}

std::optional<HeldPart> RepositoryFinder::partOf(const ledger::HeldChange &change)
{
    const QByteArray &path = change.path;
    if (hasOtherNameOfGit(path))
        return HeldPart::Hook;
    const bool isFolder = change.wanted.type == FileType::Folder;
    // The folder may itself be git's: of a linked worktree.
    const QByteArray whole = QFile::encodeName(m_folder) + '/' + path;
    const std::optional<QByteArray> inside = pathInGit(whole);
    if (inside && isGitLock(*inside, isFolder))
        return std::nullopt;
    const HeldPart part = inside ? partOfChange(".git/" + *inside, change) : HeldPart::File;
    if (part == HeldPart::Hook || m_targets.names(change) || namesCommand(change))
        return HeldPart::Hook;
    return inside ? part : partInUnnamed(change);
}

/// The innermost decides; one that is only now becoming one is the agent's doing as a whole.
std::optional<HeldPart> RepositoryFinder::partInUnnamed(const ledger::HeldChange &change)
{
    const QByteArray &path = change.path;
    for (QByteArray folder = path; !folder.isEmpty();) {
        folder.truncate(qMax(qsizetype(0), folder.lastIndexOf('/')));
        const Kind kind = kindOf(folder);
        if (kind == Kind::Coming)
            return HeldPart::Hook;
        if (kind == Kind::Known) {
            const QByteArray inside = folder.isEmpty() ? path : path.mid(folder.size() + 1);
            // Such a folder may be one of files, too, so not all that is called like a lock is one.
            const bool isOfGit = inside.startsWith("refs/") || inside == "HEAD.lock" || inside == "index.lock" ||
                                 inside == "config.lock" || inside == "packed-refs.lock" || inside == "shallow.lock";
            if (isOfGit && isGitLock(inside, change.wanted.type == FileType::Folder))
                return std::nullopt;
            return partOfChange(".git/" + inside, change);
        }
    }
    return HeldPart::File;
}

RepositoryFinder::Kind RepositoryFinder::kindOf(const QByteArray &folder)
{
    const auto known = m_kinds.find(folder);
    if (known != m_kinds.end())
        return known->second;
    const QByteArray before = folder.isEmpty() ? QByteArray() : QByteArray(folder + '/');
    // By git's own rule, and a little beyond it.
    const auto isRepository = [&before](const auto &isThere) {
        return isThere(before + "HEAD") &&
               (isThere(before + "commondir") || (isThere(before + "objects") && isThere(before + "refs")));
    };
    const auto inReal = [this](const QByteArray &path) { return isReal(path); };
    const auto inView = [this](const QByteArray &path) { return m_coming.contains(path) || isReal(path); };
    const Kind kind = isRepository(inReal) ? Kind::Known : isRepository(inView) ? Kind::Coming : Kind::None;
    m_kinds.emplace(folder, kind);
    return kind;
}

/// Whether it is a file about submodules with commands in it, or one that cannot be read.
bool RepositoryFinder::namesCommand(const ledger::HeldChange &change) const
{
    if (!isModulesFile(change.path) || !change.wanted.isThere() || change.wanted.type == FileType::Folder)
        return false;
    const auto text = m_held.text(change.path, change.wanted, submodulesUpTo);
    return change.wanted.type != FileType::Regular || !text || namesSubmoduleCommand(*text, m_deadline);
}

bool RepositoryFinder::isReal(const QByteArray &path) const
{
    return QFileInfo::exists(m_folder + u'/' + QFile::decodeName(path));
}

} // namespace core
