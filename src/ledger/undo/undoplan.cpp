// SPDX-License-Identifier: Apache-2.0
#include "ledger/undo/undoplan.h"

#include "base/ids.h"
#include "base/result.h"
#include "base/words.h"
#include "ledger/disk/filestate.h"
#include "ledger/files/filetouch.h"
#include "ledger/rows/effectkey.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <map>

namespace ledger {

using base::EffectId;

namespace {

struct UndoTr
{
    Q_DECLARE_TR_FUNCTIONS(ledger::Undo)
};

FileTouch touchOf(const Effect &row)
{
    return {&row, row.before, row.after};
}

bool happened(const Effect &row)
{
    return row.isFile() && !row.path.isEmpty() &&
           (row.state == EffectState::Committed || row.state == EffectState::Compensated);
}

QString whyNotUndone(const Effect &row)
{
    if (row.state == EffectState::Cancelled || row.state == EffectState::Failed || row.sameAs.value)
        return {}; // it did not happen, or another row covers it
    if (!row.isFile() || row.path.isEmpty())
        return row.whyNot.isEmpty() ? UndoTr::tr("It may have reached outside this folder and cannot be taken back.")
                                    : row.whyNot;
    if (row.state == EffectState::Unknown)
        return UndoTr::tr("Nobody knows whether it happened.");
    return {};
}

bool concernsFolder(const FileTouch &touch)
{
    return touch.before.type == FileType::Folder || touch.after.type == FileType::Folder;
}

/// The newest changes, back to the point where somebody else wrote. Creating or removing a folder is a step of its own,
/// since the folder must be empty.
FileTouches newestRun(FileTouches &touches)
{
    auto start = touches.end() - 1;
    while (start != touches.begin() && (start - 1)->after.sameContent(start->before) && !concernsFolder(*start) &&
           !concernsFolder(*(start - 1)))
        --start;
    FileTouches run(start, touches.end());
    touches.erase(start, touches.end());
    return run;
}

/// Removed files come before their folders, deepest folders first; created folders come before their files.
void putFoldersInOrder(std::vector<UndoStep> &steps)
{
    enum Phase { FileGoes, FolderGoes, FolderComes, FileComes };
    const auto phase = [](const UndoStep &step) {
        if (step.target.type == FileType::Folder)
            return FolderComes;
        if (step.target.isThere())
            return FileComes;
        return step.left.type == FileType::Folder ? FolderGoes : FileGoes;
    };
    if (std::none_of(steps.begin(), steps.end(), [](const UndoStep &step) { return step.concernsFolder(); }))
        return;
    std::stable_sort(steps.begin(), steps.end(), [&phase](const UndoStep &a, const UndoStep &b) {
        if (phase(a) != phase(b))
            return phase(a) < phase(b);
        return phase(a) == FolderGoes && b.path < a.path;
    });
}

/// The folders that Belay made above files and that stand, and those that it removed again, with their modes: what it
/// did to each last. A folder that somebody else made meanwhile is neither.
class MadeFolders
{
public:
    explicit MadeFolders(const std::vector<Effect> &all)
    {
        for (const Effect &row : all) {
            QByteArray path = row.path;
            for (const quint32 mode : happened(row) ? row.folders : std::vector<quint32>()) {
                path = path.left(path.lastIndexOf('/'));
                (row.after.isThere() ? m_removed : m_made).remove(path);
                (row.after.isThere() ? m_made : m_removed).insert(path, mode);
            }
        }
    }
    /// Those above \p path, the nearest first.
    std::vector<quint32> above(QByteArray path, bool removed) const
    {
        const QHash<QByteArray, quint32> &known = removed ? m_removed : m_made;
        std::vector<quint32> out;
        for (path = path.left(path.lastIndexOf('/')); known.contains(path); path = path.left(path.lastIndexOf('/')))
            out.push_back(known.value(path));
        return out;
    }

private:
    QHash<QByteArray, quint32> m_made, m_removed;
};

class Planner
{
public:
    Planner(const std::vector<Effect> &wanted, const std::vector<Effect> &all, const BlobStore &blobs)
        : m_blobs(blobs)
        , m_all(all)
        , m_folders(all)
    {
        for (const Effect &row : all) {
            if (row.state == EffectState::Committed || row.state == EffectState::Compensated)
                m_stands[row.id.value] = row.state == EffectState::Committed;
        }
        for (const Effect &row : wanted) {
            if (const QString reason = whyNotUndone(row); !reason.isEmpty() && row.state != EffectState::Compensated)
                m_plan.cannot.push_back({row.id, reason});
            else if (row.state == EffectState::Committed && row.isFile()) {
                m_wanted.insert(row.id.value);
                m_paths[row.path].push_back(touchOf(row));
            }
        }
        for (auto &[path, touches] : m_paths) {
            putInOrder(touches);
            takeAllSince(path, touches, all);
        }
    }

    UndoPlan plan()
    {
        for (auto &[path, touches] : m_paths)
            planPath(path, touches);
        putFoldersInOrder(m_plan.steps);
        return std::move(m_plan);
    }

private:
    /// If everything still in effect since the first effect is to be undone, all later changes of the file are
    /// included, undos too: this leads back to the former state and not to a conflict with an earlier undo.
    void takeAllSince(const QByteArray &path, FileTouches &touches, const std::vector<Effect> &all)
    {
        noteLater(path, touches, all);
        const bool undos = std::any_of(touches.begin(), touches.end(),
                                       [](const FileTouch &touch) { return touch.row->isCompensation(); });
        if (undos)
            return;
        FileTouches since;
        const EffectId oldest =
            std::min_element(touches.begin(), touches.end(), [](const FileTouch &a, const FileTouch &b) {
                return a.row->id < b.row->id;
            })->row->id;
        for (const Effect &row : all) {
            if (row.id < oldest || !happened(row) || row.path != path)
                continue;
            if (!row.isCompensation() && row.state == EffectState::Committed && !m_wanted.contains(row.id.value))
                return;
            since.push_back(touchOf(row));
        }
        if (since.size() >= touches.size()) {
            touches = std::move(since);
            putInOrder(touches);
        }
    }

    /// Notes the newest change of the path that is in effect and is not being undone, with its result.
    void noteLater(const QByteArray &path, const FileTouches &touches, const std::vector<Effect> &all)
    {
        for (const Effect &row : all) {
            if (row.path == path && row.id > touches.back().row->id && row.state == EffectState::Committed &&
                row.isFile() && !row.isCompensation() && !m_wanted.contains(row.id.value))
                m_later[path] = {row.id, row.after};
        }
    }

    void planPath(const QByteArray &path, FileTouches touches)
    {
        m_planned.clear();
        const base::Result<FileState> now = lookAtPath(path);
        FileMark current = now ? now->mark : FileMark{};
        QString blocked = now ? QString() : now.error().message;
        while (!touches.empty()) {
            UndoStep step = stepOf(path, newestRun(touches));
            if (step.effects.empty())
                continue; // effects that are undone already
            step.current = current;
            if (!blocked.isEmpty())
                step.reason = blocked;
            else
                judge(step);
            if (step.verdict == Verdict::Clean) {
                current = step.target;
                current.mode = step.mode.value_or(step.current.mode);
            } else {
                blocked = UndoTr::tr("A newer change of this file has to be decided first.");
            }
            m_plan.steps.push_back(std::move(step));
        }
    }

    /// The later effect that found the current content as its former state: so the file was changed before that effect.
    const Effect *foundAsItIs(const UndoStep &step) const
    {
        for (const Effect &row : m_all) {
            const bool isLater =
                step.effects.empty() || row.id > *std::max_element(step.effects.begin(), step.effects.end());
            if (isLater && happened(row) && !row.isCompensation() && row.path == step.path &&
                row.before.sameContent(step.current))
                return &row;
        }
        return nullptr;
    }

    /// Which rows end up undone, and which are in effect again: from the newest to the oldest, undoing an undo brings
    /// its rows back, and the other way round. Only rows whose state changes count.
    void fate(UndoStep &step, const FileTouches &run)
    {
        std::map<quint64, bool> stands;
        for (auto touch = run.rbegin(); touch != run.rend(); ++touch) {
            const Effect &row = *touch->row;
            if (!m_wanted.contains(row.id.value))
                continue;
            stands[row.id.value] = false;
            for (const EffectId id : row.compensates)
                stands[id.value] = true;
            for (const EffectId id : row.restores)
                stands[id.value] = false;
        }
        for (const auto &[id, after] : stands) {
            const auto known = m_stands.find(id);
            const auto planned = m_planned.find(id);
            if (known == m_stands.end() || (planned != m_planned.end() ? planned->second : known->second) == after)
                continue;
            (after ? step.brought : step.effects).push_back({id});
            m_planned[id] = after;
        }
    }

    UndoStep stepOf(const QByteArray &path, const FileTouches &run)
    {
        UndoStep step;
        step.path = path;
        step.target = run.front().before;
        step.left = run.back().after;
        step.folders = m_folders.above(path, step.target.isThere());
        if (step.target.type == FileType::Regular && step.target.mode != step.left.mode)
            step.mode = step.target.mode;
        QByteArrayList rows;
        for (const FileTouch &touch : run) {
            const Effect &row = *touch.row;
            step.session = row.session;
            step.turn = row.turn;
            if (!m_wanted.contains(row.id.value))
                continue;
            rows << QByteArray::number(row.id.value) + '.' + QByteArray::number(row.revision);
            if (row.reversible == Reversible::No && step.reason.isEmpty())
                step.reason =
                    row.whyNot.isEmpty() ? base::Words::tr("What the file held before was not kept.") : row.whyNot;
        }
        fate(step, run);
        step.key = idempotencyKey("undo", rows + QByteArrayList{path, step.target.hash}, step.session, {}, {});
        return step;
    }

    void judge(UndoStep &step) const
    {
        const auto impossible = [&step](const QString &reason) {
            step.verdict = Verdict::Impossible;
            step.reason = reason;
        };
        if (!step.reason.isEmpty())
            return;
        const bool isFolder = step.concernsFolder();
        if (!step.target.known() || (step.target.isThere() && !isFolder && !m_blobs.contains(step.target.hash)))
            return impossible(base::Words::tr("What the file held before was not kept."));
        if (step.target.type == FileType::Other || step.current.type == FileType::Other ||
            (step.current.type == FileType::Folder) != (isFolder && step.current.isThere()))
            return impossible(base::Words::tr("There is something here that is not a regular file."));
        // What the undo replaces must be stored for a redo, too, unless the file goes to the trash.
        if (step.target.isThere() && step.current.size > m_blobs.limits().blob)
            return impossible(UndoTr::tr("The file is too large to be kept for a redo."));
        if (step.current.sameContent(step.left) || step.current.sameContent(step.target)) {
            step.verdict = Verdict::Clean;
            return;
        }
        step.verdict = Verdict::Conflict;
        // The ledger knows the later change.
        if (const auto later = m_later.find(step.path);
            later != m_later.end() && step.current.sameContent(later->second.second)) {
            step.reason =
                UndoTr::tr("A later change to this file stands, effect %1. Undo that one first, or both together.")
                    .arg(later->second.first.value);
            return;
        }
        // Most often the agent changed it without reporting that.
        if (const Effect *next = foundAsItIs(step)) {
            step.reason =
                UndoTr::tr("The file was changed before effect %1, and nobody told of it.").arg(next->id.value);
            return;
        }
        step.reason = step.current.isThere() ? UndoTr::tr("The file was changed since.")
                                             : UndoTr::tr("The file was deleted or moved away since.");
    }

    const BlobStore &m_blobs;
    const std::vector<Effect> &m_all;
    const MadeFolders m_folders;
    std::map<QByteArray, FileTouches> m_paths;
    std::map<QByteArray, std::pair<EffectId, FileMark>> m_later;
    QSet<quint64> m_wanted;
    std::map<quint64, bool> m_stands;  ///< true: committed, false: compensated
    std::map<quint64, bool> m_planned; ///< the same after the steps planned so far for this path
    UndoPlan m_plan;
};

} // namespace

UndoPlan planUndo(const std::vector<Effect> &wanted, const std::vector<Effect> &all, const BlobStore &blobs)
{
    return Planner(wanted, all, blobs).plan();
}

UndoTexts textsOf(const UndoStep &step, const BlobStore &blobs)
{
    UndoTexts out;
    const auto kept = [&blobs](const FileMark &mark) -> std::optional<QByteArray> {
        if (!mark.isThere())
            return std::nullopt;
        const base::Result<QByteArray> content = blobs.get(mark.hash);
        return content ? std::optional<QByteArray>(*content) : std::nullopt;
    };
    out.left = kept(step.left);
    out.target = kept(step.target);
    if (const auto now = lookAtPath(step.path, blobs.limits().blob); now && now->mark.sameContent(step.current))
        out.current = now->content;
    else
        out.current = kept(step.current); // for a later step: the result of the previous one
    return out;
}

std::optional<Merge> UndoTexts::merge() const
{
    if (!current || !left || !target || !isText(*current) || !isText(*left) || !isText(*target))
        return std::nullopt;
    return mergeTexts(*left, *target, *current);
}

std::vector<Effect> effectsOfTurn(const std::vector<Effect> &all, const base::SessionId &session, base::TurnId turn,
                                  bool andLater)
{
    std::vector<Effect> out;
    for (const Effect &row : all) {
        const bool inside = row.turn == turn || (andLater && row.turn > turn);
        if (row.session == session && inside && row.isOwnDeed())
            out.push_back(row);
    }
    return out;
}

std::vector<Effect> compensationsOf(const std::vector<EffectId> &undone, const std::vector<Effect> &all)
{
    std::vector<Effect> out;
    for (const Effect &row : all) {
        const bool concerns = std::any_of(undone.begin(), undone.end(), [&row](EffectId id) {
            return std::find(row.compensates.begin(), row.compensates.end(), id) != row.compensates.end();
        });
        if (concerns && row.state == EffectState::Committed)
            out.push_back(row);
    }
    return out;
}

} // namespace ledger
