// SPDX-License-Identifier: Apache-2.0
#include "models/tour/tourprogress.h"

#include "core/values/sessionevent.h"
#include "history/entry.h"
#include "ledger/rows/effect.h"

#include <algorithm>
#include <variant>

namespace models {

namespace {

bool wasStopped(core::TurnEnd end)
{
    using enum core::TurnEnd;
    return end == StoppedByYou || end == StoppedByForce || end == EndedNormallyAfterStop;
}

} // namespace

void TourProgress::setDone(int done)
{
    const int bounded = qBound(0, done, steps);
    if (bounded == m_done)
        return;
    m_done = bounded;
    Q_EMIT changed();
}

void TourProgress::follow(history::Transcript *transcript)
{
    if (transcript == m_transcript)
        return;
    if (m_transcript)
        m_transcript->disconnect(this);
    m_transcript = transcript;
    if (!transcript)
        return;
    connect(transcript, &history::Transcript::appended, this, &TourProgress::onEntry);
    connect(transcript, &history::Transcript::changed, this, &TourProgress::onEntry);
    connect(transcript, &history::Transcript::effectsChanged, this, &TourProgress::onEffects);
}

void TourProgress::onEntry(int row)
{
    if (isOver())
        return;
    const history::EntryBody &body = m_transcript->at(row).body;
    if (const auto *call = std::get_if<history::ToolCall>(&body)) {
        const bool isDone = call->state == history::ToolState::Completed;
        if (isDone && m_done == LookAround)
            tick(LookAround);
        else if (isDone && !call->diffs.empty())
            tick(Change);
    } else if (const auto *permission = std::get_if<history::Permission>(&body)) {
        if (permission->end == core::PermissionEnd::Answered)
            tick(Permission);
    } else if (const auto *footer = std::get_if<history::TurnFooter>(&body)) {
        if (wasStopped(footer->end))
            tick(Stop);
    }
}

void TourProgress::onEffects(base::TurnId turn)
{
    if (m_done != Undo)
        return;
    const std::vector<ledger::Effect> effects = m_transcript->effectsOf(turn);
    if (std::any_of(effects.begin(), effects.end(), [](const ledger::Effect &effect) {
            return effect.isFile() && effect.state == ledger::EffectState::Compensated;
        }))
        tick(Undo);
}

void TourProgress::tick(Step step)
{
    if (m_done == step)
        setDone(step + 1);
}

} // namespace models

#include "moc_tourprogress.cpp"
