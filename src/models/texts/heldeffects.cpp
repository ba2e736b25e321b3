// SPDX-License-Identifier: Apache-2.0
#include "models/texts/heldeffects.h"

#include "base/words.h"
#include "models/texts/effecttext.h"
#include "models/texts/heldtext.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <iterator>

namespace models {

namespace {

using core::HeldPart;
using ledger::EffectKind;
using ledger::FileType;

constexpr size_t mostListed = 500; ///< in a list beside the conversation; all are in the review

EffectKind kindOf(const ledger::HeldChange &change)
{
    if (!change.wanted.isThere())
        return EffectKind::DeleteFile;
    return change.now.isThere() ? EffectKind::WriteFile : EffectKind::CreateFile;
}

HeldAction actionOf(const core::HeldFile &file)
{
    if (file.part == HeldPart::Hook)
        return HeldAction::Look;
    if (file.part == HeldPart::Outside)
        return HeldAction::Keep;
    return file.change.conflict ? HeldAction::Decide : HeldAction::Accept;
}

HeldEffect effectOf(const core::HeldFile &file)
{
    HeldEffect out;
    out.part = file.part;
    out.folder = file.folder;
    out.path = file.change.path;
    out.action = actionOf(file);
    out.kind = kindOf(file.change);
    out.what = effectKindText(out.kind);
    out.target = QFile::decodeName(file.path());
    // That a file lies outside is said by its path and by what can be done.
    out.detail = file.part == HeldPart::File || file.part == HeldPart::Hook ? heldRemark(file) : QString();
    out.added = file.added;
    out.removed = file.removed;
    return out;
}

bool isFolder(const core::HeldFile &file)
{
    return file.change.wanted.type == FileType::Folder || file.change.now.type == FileType::Folder;
}

/// What is more than can be listed, as one.
HeldEffect restOf(size_t count)
{
    HeldEffect out;
    out.action = HeldAction::Look;
    out.what = base::Words::tr("%n more file(s)", nullptr, int(count));
    out.isWhole = true;
    return out;
}

HeldEffect repository(const HeldGroup &group)
{
    HeldEffect out;
    out.part = group.part;
    out.folder = group.folder;
    out.path = group.tree;
    out.kind = EffectKind::Other;
    out.what = group.title;
    out.detail = group.hint;
    out.isWhole = true;
    out.action = group.isConflict ? HeldAction::Decide : HeldAction::Accept;
    return out;
}

} // namespace

bool HeldEffect::isOf(const core::HeldFile &file) const
{
    if (!isWhole)
        return part == file.part && folder == file.folder && path == file.change.path;
    HeldGroup group;
    group.part = part;
    group.folder = folder;
    group.tree = path;
    return !isRest() && models::isOf(group, file);
}

std::vector<HeldEffect> heldEffects(const std::vector<core::HeldFile> &files,
                                    const std::vector<core::HeldBranch> &branches)
{
    constexpr std::array parts{HeldPart::Hook, HeldPart::File, HeldPart::Outside};
    std::vector<HeldEffect> out, outside;
    for (const HeldPart part : parts) {
        size_t left = 0;
        std::vector<HeldEffect> &list = part == HeldPart::Outside ? outside : out;
        for (const core::HeldFile &file : files) {
            if (file.part != part || isFolder(file))
                continue;
            if (list.size() < mostListed)
                list.push_back(effectOf(file));
            else
                ++left;
        }
        if (left > 0)
            list.push_back(restOf(left));
    }
    for (const HeldGroup &group : heldGroups(files, branches)) {
        if (group.part == HeldPart::Repository)
            out.push_back(repository(group));
    }
    std::move(outside.begin(), outside.end(), std::back_inserter(out));
    return out;
}

} // namespace models
