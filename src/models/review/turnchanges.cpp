// SPDX-License-Identifier: Apache-2.0
#include "models/review/turnchanges.h"
#include "base/ids.h"
#include "ledger/files/filetouch.h"
#include "ledger/rows/effect.h"

#include "ledger/rows/gitcommits.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace models {

using ledger::Effect;
using ledger::EffectState;

namespace {

ChangedFile changedFile(const ledger::FileTouches &touches)
{
    const Effect &first = *touches.front().row;
    ChangedFile file;
    file.path = first.path;
    file.target = first.target;
    file.kind = first.kind;
    file.before = first.before;
    for (const ledger::FileTouch &touch : touches) {
        const Effect &effect = *touch.row;
        file.after = effect.after;
        file.effects.push_back(effect.id);
        file.canUndo = file.canUndo || effect.canBeUndone();
        if (effect.kind == ledger::EffectKind::DeleteFile || file.kind == ledger::EffectKind::DeleteFile)
            file.kind = effect.kind;
    }
    return file;
}

base::EffectId newestOf(const ChangedFile &file)
{
    return *std::max_element(file.effects.begin(), file.effects.end());
}

} // namespace

std::vector<ChangedFile> changedFiles(const std::vector<Effect> &effects)
{
    std::vector<ledger::FileTouches> files;
    QHash<QByteArray, size_t> places;
    const ledger::GitCommits commits(effects);
    for (const Effect &effect : effects) {
        if (!effect.isFile() || commits.standFor(effect) || !effect.isOwnDeed() ||
            effect.state != EffectState::Committed)
            continue;
        const size_t place = places.value(effect.path, files.size());
        if (place == files.size()) {
            places.insert(effect.path, place);
            files.emplace_back();
        }
        files[place].push_back({&effect, effect.before, effect.after});
    }
    std::vector<ChangedFile> out;
    for (ledger::FileTouches &touches : files) {
        ledger::putInOrder(touches);
        ChangedFile file = changedFile(touches);
        if (file.effects.size() == 1 || !file.before.sameContent(file.after))
            out.push_back(std::move(file));
    }
    return out;
}

TurnChanges::TurnChanges(LineCounter *counter, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_counter(counter)
    , m_refresh(this, clock, [this] { refresh(); })
{
    connect(counter, &LineCounter::counted, this, [this] {
        if (!m_files.empty())
            refresh();
    });
}

void TurnChanges::setTranscript(history::Transcript *transcript)
{
    if (transcript == m_transcript)
        return;
    if (m_transcript)
        m_transcript->disconnect(this);
    m_transcript = transcript;
    if (transcript) {
        connect(transcript, &history::Transcript::turnBegan, this, &TurnChanges::refresh);
        connect(transcript, &history::Transcript::cleared, this, &TurnChanges::refresh);
        connect(transcript, &history::Transcript::effectsChanged, this, [this](base::TurnId turn) {
            if (turn == m_transcript->newestTurn())
                m_refresh.request();
        });
        connect(transcript, &QObject::destroyed, this, [this](QObject *gone) { m_dismissed.erase(gone); });
    }
    refresh();
}

void TurnChanges::refresh()
{
    const base::TurnId turn = m_transcript ? m_transcript->newestTurn() : base::TurnId{};
    std::vector<ChangedFile> files =
        turn.value ? changedFiles(m_transcript->fileEffectsOf(turn)) : std::vector<ChangedFile>{};
    const bool hadFiles = std::exchange(m_hasFiles, !files.empty());
    if (const auto dismissed = m_dismissed.find(m_transcript.data()); dismissed != m_dismissed.end()) {
        const bool isNew = std::any_of(files.begin(), files.end(),
                                       [&](const ChangedFile &file) { return newestOf(file) > dismissed->second; });
        if (!isNew)
            files.clear();
    }
    for (ChangedFile &file : files)
        file.lines = m_counter->counts(file.before, file.after);
    const bool wasEmpty = m_files.empty();
    m_turn = turn;
    m_files = std::move(files);
    if (!wasEmpty || !m_files.empty() || hadFiles != m_hasFiles)
        Q_EMIT changed();
}

base::LineCounts TurnChanges::total() const
{
    base::LineCounts sum;
    for (const ChangedFile &file : m_files) {
        if (!file.lines)
            continue;
        sum.added += file.lines->added;
        sum.removed += file.lines->removed;
    }
    return sum;
}

std::vector<base::EffectId> TurnChanges::effects() const
{
    std::vector<base::EffectId> out;
    for (const ChangedFile &file : m_files)
        out.insert(out.end(), file.effects.begin(), file.effects.end());
    return out;
}

bool TurnChanges::canUndo() const
{
    return std::any_of(m_files.begin(), m_files.end(), [](const ChangedFile &file) { return file.canUndo; });
}

void TurnChanges::dismiss()
{
    if (m_files.empty())
        return;
    base::EffectId newest;
    for (const ChangedFile &file : m_files)
        newest = std::max(newest, newestOf(file));
    m_dismissed.insert_or_assign(m_transcript.data(), newest);
    refresh();
}

} // namespace models

#include "moc_turnchanges.cpp"
