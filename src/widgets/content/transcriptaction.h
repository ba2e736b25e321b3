// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/ids.h"
#include "history/entry.h"
#include "models/review/hunk.h"

#include <QString>

#include <variant>
#include <vector>

namespace widgets {

/// What a place of the conversation that reacts to a click asks for; what is on disk, in the session or in the
/// window is not the conversation's to change.
namespace actions {

// The conversation does these itself, and tells nobody.

struct Fold
{};
/// \p part as the item counts its own: TranscriptItem::togglePart().
struct FoldPart
{
    int part = 0;
};
struct ShowEntry
{
    history::EntryId entry = 0;
};
struct CopyText
{
    QString text;
};

// Of the agent and its session.

struct RestartAgent
{};
struct EditAgent ///< how it is started
{};
struct ForceStop
{};
struct ShowTraffic
{};
struct KillCommand
{
    base::TerminalId terminal;
};
struct AnswerPermission
{
    base::RequestKey permission;
    QString option;
};
struct MakeRule ///< one that answers the like of it from now on
{
    base::RequestKey permission;
};

// Of effects.

struct Undo
{
    std::vector<base::EffectId> effects;
};
struct Redo ///< brings back what was undone
{
    std::vector<base::EffectId> effects;
};
struct Look ///< at what is on the disk now
{
    std::vector<base::EffectId> effects;
};
struct Acknowledge
{
    std::vector<base::EffectId> effects;
};
struct Review
{
    std::vector<base::EffectId> effects;
};
struct UndoHunk ///< of the file that the agent called \p path
{
    std::vector<base::EffectId> effects;
    QString path;
    models::Hunk hunk;
};
struct RedoHunk
{
    std::vector<base::EffectId> effects;
    QString path;
    models::Hunk hunk;
};
struct KeepHunk ///< it was looked at, and stays
{
    history::EntryId call = 0;
    history::HunkMark hunk;
    bool keep = true;
};
struct CommentLine ///< say something about it, or something else
{
    history::EntryId call = 0;
    history::LineComment comment;
};

// Of turns and messages.

struct Retry
{
    base::TurnId turn;
};
struct Restore ///< files as they were when the turn began
{
    base::TurnId turn;
};
struct CopyReport
{
    base::TurnId turn;
};
struct SaveReport
{
    base::TurnId turn;
};
struct EditMessage ///< one that was sent, to be sent anew
{
    history::EntryId message = 0;
};
struct CopyEntryLink
{
    history::EntryId entry = 0;
};

// Of what is shown or linked.

/// \p line 0: none known. \p within: the text it counts in, which may be a part of the file; empty: the file.
struct OpenLocation
{
    QString path;
    int line = 0;
    QString within;
};
struct OpenLink ///< as it was written
{
    QString link;
};
struct ShowImage
{
    acp::ContentBlock image;
};
struct OpenSound
{
    acp::ContentBlock sound;
};
struct SaveContent
{
    acp::ContentBlock content;
};

} // namespace actions

using TranscriptAction =
    std::variant<actions::Fold, actions::FoldPart, actions::ShowEntry, actions::CopyText, actions::RestartAgent,
                 actions::EditAgent, actions::ForceStop, actions::ShowTraffic, actions::KillCommand,
                 actions::AnswerPermission, actions::MakeRule, actions::Undo, actions::Redo, actions::Look,
                 actions::Acknowledge, actions::Review, actions::UndoHunk, actions::RedoHunk, actions::KeepHunk,
                 actions::CommentLine, actions::Retry, actions::Restore, actions::CopyReport, actions::SaveReport,
                 actions::EditMessage, actions::CopyEntryLink, actions::OpenLocation, actions::OpenLink,
                 actions::ShowImage, actions::OpenSound, actions::SaveContent>;

/// For std::visit: the functions that some of the actions are handled by, and one for all others.
template <class... Handler> struct ActionHandlers : Handler...
{
    using Handler::operator()...;
};
template <class... Handler> ActionHandlers(Handler...) -> ActionHandlers<Handler...>;

} // namespace widgets
