// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/held/heldcommits.h"
#include "core/values/heldfile.h"
#include "ledger/rows/effect.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace models {

/// What the user can do about a held-back change in a list.
enum class HeldAction {
    Accept,
    Decide, ///< the user changed it, too
    Look,   ///< it runs outside Belay once accepted, or is one of many
    Keep,   ///< it is outside the session's folders
};

/// A held-back change in the list of effects, where it comes before it is one: a file, or what is decided as one.
struct HeldEffect
{
    core::HeldPart part = core::HeldPart::File;
    QString folder;  ///< of the session, or the home
    QByteArray path; ///< relative to it
    HeldAction action = HeldAction::Accept;
    ledger::EffectKind kind = ledger::EffectKind::WriteFile;
    QString what, target; ///< "Edit", and the absolute path or what it is
    QString detail;       ///< one line; empty: nothing to say
    int added = 0, removed = 0;
    bool isWhole = false; ///< a repository at `path`, or with File the rest of a list that is too long

    bool isOf(const core::HeldFile &file) const; ///< whether it stands for \p file
    bool isRest() const { return isWhole && part != core::HeldPart::Repository; }
    /// It asks to be looked at, and is never accepted with all others.
    bool needsLook() const { return action == HeldAction::Look || action == HeldAction::Decide; }
    bool operator==(const HeldEffect &) const = default;
};

/// In the order in which they are listed: what runs outside first, then files, repositories, what lies outside. What
/// git ignores and folders are left out.
/// \p branches are those among them.
std::vector<HeldEffect> heldEffects(const std::vector<core::HeldFile> &files,
                                    const std::vector<core::HeldBranch> &branches);

} // namespace models
