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

/// The actions that a clickable place in the conversation can ask for. The conversation itself does not change the
/// disk, the session or the window.
namespace actions {

// The conversation handles these itself.

struct Fold
{};
/// \p part is numbered by the item: TranscriptItem::togglePart().
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

// About the agent and its session.

struct RestartAgent
{};
struct EditAgent ///< edits how it is started
{};
struct ChooseFolder ///< another one for the session, whose own has gone
{};
struct ForceStop
{};
struct ShowTraffic
{};
struct KillCommand
{
    base::TerminalId terminal;
};
struct EndProcesses ///< of a tool call, which run on
{
    base::ToolCallId call;
};
struct AnswerPermission
{
    base::RequestKey permission;
    QString option;
};
struct MakeRule ///< makes a rule that answers similar requests
{
    base::RequestKey permission;
};

// About effects.

struct Undo
{
    std::vector<base::EffectId> effects;
};
struct Redo ///< redoes what was undone
{
    std::vector<base::EffectId> effects;
};
struct Look ///< shows what is on the disk now
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
struct UndoHunk ///< in the file that the agent called \p path
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
struct KeepHunk ///< marks it as reviewed and kept
{
    history::EntryId call = 0;
    history::HunkMark hunk;
    bool keep = true;
};
struct CommentLine ///< adds or changes a comment
{
    history::EntryId call = 0;
    history::LineComment comment;
};

// About turns and messages.

struct Retry
{
    base::TurnId turn;
};
struct Restore ///< restores files as they were when the turn began
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
struct EditMessage ///< edits a sent message, to be sent again
{
    history::EntryId message = 0;
};
struct CopyEntryLink
{
    history::EntryId entry = 0;
};

// About what is shown or linked.

/// \p line 0: unknown. \p within: the text in which it is counted, which may be a part of the file; empty: the file.
struct OpenLocation
{
    QString path;
    int line = 0;
    QString within;
};
struct OpenLink ///< the link as written
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

using TranscriptAction = std::variant<
    actions::Fold, actions::FoldPart, actions::ShowEntry, actions::CopyText, actions::RestartAgent, actions::EditAgent,
    actions::ChooseFolder, actions::ForceStop, actions::ShowTraffic, actions::KillCommand, actions::EndProcesses,
    actions::AnswerPermission, actions::MakeRule, actions::Undo, actions::Redo, actions::Look, actions::Acknowledge,
    actions::Review, actions::UndoHunk, actions::RedoHunk, actions::KeepHunk, actions::CommentLine, actions::Retry,
    actions::Restore, actions::CopyReport, actions::SaveReport, actions::EditMessage, actions::CopyEntryLink,
    actions::OpenLocation, actions::OpenLink, actions::ShowImage, actions::OpenSound, actions::SaveContent>;

} // namespace widgets
