// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/values/sessionevent.h"
#include "history/entry.h"

/// Texts for permission requests. They say what would be done, as far as it is known; the agent's own words come
/// second, and are marked as such.
namespace models {

/// Who asks for what. A kind that the request does not prove is shown as the agent's claim.
QString permissionHeadline(const history::Permission &permission, const QString &agent);

/// What would be done, complete and safe to show: variables and every line of a command, or all paths, and everything
/// else that the agent sends. Letters that look like others are shown as their numbers; many blank lines or blanks one
/// after the other are one remark that counts them, so that nothing stands far below or beside the rest.
QString permissionSubject(const history::Permission &permission);

/// Characters of a subject that are shown at once, where a line counts as one of at least lineOfSubject; a longer one
/// must be unfolded before anything in it can be allowed.
constexpr qsizetype mostOfSubject = 10'000, lineOfSubject = 80;
bool isLongSubject(const QString &subject);
bool isLongSubject(const history::Permission &permission);

/// Whether a rule of the user's could answer the like.
bool canBecomeRule(const history::Permission &permission);
/// Whether a call of an MCP tool can be taken back; empty: it is about something else.
QString permissionUndo(const history::Permission &permission);
/// Where and why; \p folder: the command's folder as shown.
QString permissionNote(const history::Permission &permission, const QString &folder);
/// Says, if it is so, that a command or path has letters that look like others; part of permissionNote().
QString lookalikeNote(const history::Permission &permission);

/// What an answer does, safe to show: its kind in Belay's words, then the agent's name for it if that says more. \p
/// byBelay: Belay offers it, with a name of its own.
QString optionText(const core::PermissionOption &option, bool byBelay);

/// The given answer in the same words as its button. Empty: none was given.
QString answerText(const history::Permission &permission);

} // namespace models
