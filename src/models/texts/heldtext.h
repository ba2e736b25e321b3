// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/held/heldcommits.h"
#include "core/values/heldfile.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace models {

/// What a held-back change does: "new", "changed", "deleted", … . For programs: heldJson().
QString heldVerb(const core::HeldFile &file);
/// A line for a list: kind, path, number of lines, and a remark.
QString heldLine(const core::HeldFile &file);
/// The same for all of \p files: a repository's own data is one line, and so is an ignored tree.
QStringList heldLines(const std::vector<core::HeldFile> &files);
/// What to say with the list where the store had no room left, see ledger::HeldRoom.
QString ranOutOfRoomText();
/// What to know before accepting it; empty: nothing.
QString heldRemark(const core::HeldFile &file);
QJsonObject heldJson(const core::HeldFile &file);

/// Totals of held-back changes.
struct HeldSum
{
    int files = 0;              ///< files to decide on; a repository and an ignored tree count once each
    int added = 0, removed = 0; ///< lines
    int uncounted = 0;          ///< of the files those whose lines are not among these, since there are so many
    int folders = 0;            ///< created or removed, beside the files
    int conflicts = 0, hooks = 0, outside = 0, ignored = 0, repository = 0;
    bool operator==(const HeldSum &) const = default;
};
HeldSum heldSum(const std::vector<core::HeldFile> &files);
/// How many of \p files came, or became what they are, in the newest turn; folders and what is decided as a whole are
/// not counted.
int heldTurnChanges(const std::vector<core::HeldFile> &files);

/// What is decided as one, beside the files of the session.
struct HeldGroup
{
    core::HeldPart part = core::HeldPart::Hook; ///< never File
    QString folder;                             ///< of the session, or the home
    QByteArray tree;                            ///< a repository or an ignored tree, relative to it; else empty
    QString title, hint;
    QStringList commits = {}; ///< of a repository, a line for each of the newest ones, for who looks closer
    bool isConflict = false;  ///< the user moved a branch of it, too
    bool operator==(const HeldGroup &) const = default;
};
/// In the order in which they are shown: what runs outside, repositories, what lies outside, what is ignored.
/// \p branches are those among them.
std::vector<HeldGroup> heldGroups(const std::vector<core::HeldFile> &files,
                                  const std::vector<core::HeldBranch> &branches);
/// Whether \p file is one of those that \p group stands for.
bool isOf(const HeldGroup &group, const core::HeldFile &file);

/// What is said of a list of held-back changes.
struct HeldFacts
{
    HeldSum held;
    std::vector<HeldGroup> heldGroups;
    int heldTurnChanges = 0;   ///< of them those that are of the newest turn
    int heldRevision = 0;      ///< another number for each other list
    bool canAcceptAll = false; ///< something of it can be accepted without a look, see core::acceptableOf()
    bool operator==(const HeldFacts &) const = default;
};
/// \p revision is that of the list. Takes as long as there are files: once for each list.
HeldFacts heldFacts(const std::vector<core::HeldFile> &files, const std::vector<core::HeldBranch> &branches,
                    int revision);

/// A sentence that says what is not held back.
QString notHeldText();
/// The same for a session of which a folder \p isCopied, see core::HeldChanges::copies().
QString notHeldText(bool isCopied);

} // namespace models
