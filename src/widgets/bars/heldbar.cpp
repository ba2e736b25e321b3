// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/heldbar.h"

#include "core/stop/stopstatus.h"
#include "widgets/style/flatbutton.h"

namespace widgets {

HeldBar::HeldBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : SummaryBar(QStringLiteral("held"), look, parent)
    , m_status(status)
    , m_accept(new FlatButton(look, ButtonKind::Normal, tr("Accept all"), this))
{
    auto *review = new FlatButton(look, ButtonKind::Normal, tr("Review"), this);
    auto *discard = new FlatButton(look, ButtonKind::Flat, tr("Discard"), this);
    review->setAccessibleName(tr("Review what is held back"));
    m_accept->setAccessibleName(tr("Accept all that is held back"));
    discard->setAccessibleName(tr("Discard all that is held back"));
    discard->setToolTip(tr("Lists it, then gives up what the agent wrote; your folder stays as it is"));
    setButtons({review, m_accept, discard});
    connect(review, &QAbstractButton::clicked, this, &HeldBar::reviewRequested);
    connect(m_accept, &QAbstractButton::clicked, this, &HeldBar::acceptRequested);
    connect(discard, &QAbstractButton::clicked, this, &HeldBar::discardRequested);
    connect(status, &models::SessionStatus::heldChanged, this, &HeldBar::refresh);
    connect(status, &models::SessionStatus::turnChanged, this, &HeldBar::refresh);
    refresh();
}

QString HeldBar::words() const
{
    const models::HeldStatus &status = m_status->held();
    const models::HeldSum &held = status.held;
    if (!status.heldProblem.isEmpty())
        return tr("What is held back is not known: %1").arg(status.heldProblem);
    if (held.files == 0 && held.repository > 0)
        return tr("Commits are held back");
    if (held.files == 0)
        return tr("%n other change(s) held back", nullptr, held.folders + held.outside + held.ignored);
    //: %n files are kept back; then lines added and removed
    return tr("%n file(s) held back · +%1 −%2", nullptr, held.files).arg(held.added).arg(held.removed);
}

QString HeldBar::hint() const
{
    const models::HeldSum &held = m_status->held().held;
    QStringList parts;
    if (held.hooks > 0)
        parts << tr("%n run(s) outside Belay once accepted", nullptr, held.hooks);
    if (held.conflicts > 0)
        parts << tr("you changed %n meanwhile", nullptr, held.conflicts);
    if (held.files > 0 && held.repository > 0)
        parts << tr("with commits");
    if (held.outside > 0)
        parts << tr("%n outside the folder", nullptr, held.outside);
    if (held.ignored > 0)
        parts << tr("%n ignored", nullptr, held.ignored);
    if (parts.isEmpty())
        parts << tr("your folder is unchanged");
    return parts.join(tr(" · ", "between facts"));
}

void HeldBar::refresh()
{
    const models::HeldStatus &status = m_status->held();
    const bool any = !(status.held == models::HeldSum()) || !status.heldProblem.isEmpty();
    const bool isRunning = m_status->turn().stop.phase != core::TurnPhase::Idle;
    m_accept->setEnabled(!isRunning);
    m_accept->setToolTip(isRunning ? tr("The agent is still writing: stop it, or wait until its turn has ended")
                                   : tr("Writes it to your folder. Conflicts, hooks, and what is outside or ignored "
                                        "wait until you have looked at them"));
    if (any) {
        //: %1 is "3 files held back · +12 −3", %2 what else is to be known
        const QString name = tr("%1, %2").arg(words(), hint());
        if (name != accessibleName())
            setAccessibleName(name);
        setToolTip(models::notHeldText());
        setTexts(words(), hint());
    }
    setVisible(any);
}

} // namespace widgets
