// SPDX-License-Identifier: Apache-2.0
#include "models/review/turnchanges.h"
#include "base/ids.h"
#include "ledger/rows/effect.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace models {

using ledger::Effect;
using ledger::EffectState;

std::vector<ChangedFile> changedFiles(const std::vector<Effect> &effects)
{
    std::vector<ChangedFile> out;
    QHash<QByteArray, size_t> places;
    for (const Effect &effect : effects) {
        if (!effect.isFile() || !effect.isOwnDeed() || effect.state != EffectState::Committed)
            continue;
        const auto place = places.constFind(effect.path);
        const bool canUndo = effect.canBeUndone();
        if (place == places.cend()) {
            places.insert(effect.path, out.size());
            ChangedFile file;
            file.path = effect.path;
            file.target = effect.target;
            file.kind = effect.kind;
            file.before = effect.before;
            file.after = effect.after;
            file.effects = {effect.id};
            file.canUndo = canUndo;
            out.push_back(std::move(file));
            continue;
        }
        const auto known = out.begin() + qptrdiff(*place);
        known->after = effect.after;
        known->effects.push_back(effect.id);
        known->canUndo = known->canUndo || canUndo;
        if (effect.kind == ledger::EffectKind::DeleteFile || known->kind == ledger::EffectKind::DeleteFile)
            known->kind = effect.kind;
    }
    std::erase_if(out, [](const ChangedFile &file) {
        return file.effects.size() > 1 && file.kind != ledger::EffectKind::MoveFile &&
               file.before.sameContent(file.after);
    });
    return out;
}

TurnChanges::TurnChanges(LineCounter *counter, QObject *parent) : QObject(parent), m_counter(counter)
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
                refreshSoon();
        });
        connect(transcript, &QObject::destroyed, this, [this](QObject *gone) { m_dismissed.erase(gone); });
    }
    refresh();
}

/// Thousands of effects that come at once are one change to look at.
void TurnChanges::refreshSoon()
{
    if (std::exchange(m_isPosted, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isPosted = false;
            refresh();
        },
        Qt::QueuedConnection);
}

void TurnChanges::refresh()
{
    const base::TurnId turn = m_transcript ? m_transcript->newestTurn() : base::TurnId{};
    std::vector<ChangedFile> files =
        turn.value ? changedFiles(m_transcript->effectsOf(turn)) : std::vector<ChangedFile>{};
    if (const auto dismissed = m_dismissed.find(m_transcript.data()); dismissed != m_dismissed.end()) {
        const bool isNew = std::any_of(files.begin(), files.end(), [&](const ChangedFile &file) {
            return file.effects.back() > dismissed->second;
        });
        if (!isNew)
            files.clear();
    }
    for (ChangedFile &file : files)
        file.lines = m_counter->counts(file.before, file.after);
    const bool wasEmpty = m_files.empty();
    m_turn = turn;
    m_files = std::move(files);
    if (!wasEmpty || !m_files.empty())
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
        newest = std::max(newest, file.effects.back());
    m_dismissed.insert_or_assign(m_transcript.data(), newest);
    refresh();
}

} // namespace models
