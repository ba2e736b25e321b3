// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/sessionevent.h"
#include "history/entry.h"

/// What a request for permission is shown with. It is said by what would be done, as far as that is known; what the
/// agent calls it comes second, and as its own words.
namespace models {

/// Who asks for what. A kind that nothing in the request confirms is shown as the agent's claim.
QString permissionHeadline(const history::Permission &permission, const QString &agent);

/// What would be done, whole and safe to show: what is set for a command and every line of it, or all paths, and what
/// else the agent sends with it.
QString permissionSubject(const history::Permission &permission);

/// Characters of a subject that are looked at as one; of a longer one only the beginning is shown until it is unfolded,
/// and nothing in it is allowed before.
constexpr qsizetype mostOfSubject = 10'000;
bool isLongSubject(const history::Permission &permission);

/// Where, and why; \p folder: how the folder of the command is shown.
QString permissionNote(const history::Permission &permission, const QString &folder);

/// What an answer does, safe to show: by its kind in Belay's own words, and then what the agent calls it, if that is
/// not just the same. \p byBelay: Belay offers it, under a name of its own.
QString optionText(const core::PermissionOption &option, bool byBelay);

/// The answer that was given; the same words as its button had. Empty: none was.
QString answerText(const history::Permission &permission);

} // namespace models
