// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/stagedbar.h"

#include "core/session/sessionevent.h"
#include "core/stop/stopstatus.h"
#include "widgets/style/flatbutton.h"

namespace widgets {

StagedBar::StagedBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : SummaryBar(QStringLiteral("changes"), look, parent)
    , m_status(status)
{
    auto *review = new FlatButton(look, ButtonKind::Normal, tr("Review"), this);
    auto *apply = new FlatButton(look, ButtonKind::Normal, tr("Apply"), this);
    auto *discard = new FlatButton(look, ButtonKind::Flat, tr("Discard"), this);
    review->setAccessibleName(tr("Review the staged files"));
    apply->setAccessibleName(tr("Apply all staged files"));
    discard->setAccessibleName(tr("Discard all staged files"));
    apply->setToolTip(tr("Writes every staged file as the agent wrote it"));
    discard->setToolTip(tr("Gives up what the agent wrote; nothing is changed"));
    setButtons({review, apply, discard});
    connect(review, &QAbstractButton::clicked, this, &StagedBar::reviewRequested);
    connect(apply, &QAbstractButton::clicked, this, &StagedBar::applyRequested);
    connect(discard, &QAbstractButton::clicked, this, &StagedBar::discardRequested);
    connect(status, &models::SessionStatus::stagedChanged, this, &StagedBar::refresh);
    connect(status, &models::SessionStatus::turnChanged, this, &StagedBar::refresh);
    refresh();
}

QString StagedBar::words() const
{
    const auto &files = m_status->staged();
    int added = 0, removed = 0;
    for (const core::StagedChanged::File &file : files) {
        added += file.added;
        removed += file.removed;
    }
    //: %n files are kept back; then lines added and removed
    return tr("%n file(s) staged · +%1 −%2", nullptr, int(files.size())).arg(added).arg(removed);
}

QString StagedBar::hint() const
{
    const core::TurnPhase phase = m_status->turn().stop.phase;
    if (phase == core::TurnPhase::Idle)
        return tr("not written until you say so");
    return models::isStopping(phase) ? tr("Stop discards what this turn staged") : tr("the turn is still running");
}

void StagedBar::refresh()
{
    const bool any = !m_status->staged().empty();
    if (any) {
        //: %1 is "3 files staged · +12 −3", %2 what becomes of them
        const QString name = tr("%1, %2").arg(words(), hint());
        if (name != accessibleName())
            setAccessibleName(name);
        setToolTip(hint());
        setTexts(words(), hint());
    }
    setVisible(any);
}

} // namespace widgets

#include "moc_stagedbar.cpp"
