// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/stagedbar.h"

#include "core/session/sessionevent.h"
#include "core/session/stopstatus.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

namespace widgets {

StagedBar::StagedBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_review(new FlatButton(look, ButtonKind::Normal, tr("Review"), this))
    , m_apply(new FlatButton(look, ButtonKind::Normal, tr("Apply"), this))
    , m_discard(new FlatButton(look, ButtonKind::Flat, tr("Discard"), this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (FlatButton *button : {m_review, m_apply, m_discard})
        button->setSmall(true);
    m_review->setAccessibleName(tr("Review the staged files"));
    m_apply->setAccessibleName(tr("Apply all staged files"));
    m_discard->setAccessibleName(tr("Discard all staged files"));
    m_apply->setToolTip(tr("Writes every staged file as the agent wrote it"));
    m_discard->setToolTip(tr("Gives up what the agent wrote; nothing is changed"));
    connect(m_review, &QAbstractButton::clicked, this, &StagedBar::reviewRequested);
    connect(m_apply, &QAbstractButton::clicked, this, &StagedBar::applyRequested);
    connect(m_discard, &QAbstractButton::clicked, this, &StagedBar::discardRequested);
    connect(status, &models::SessionStatus::stagedChanged, this, &StagedBar::refresh);
    connect(status, &models::SessionStatus::turnChanged, this, &StagedBar::refresh);
    connect(look, &Look::changed, this, &StagedBar::refresh);
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

QSize StagedBar::sizeHint() const
{
    return {m_look->theme().u * 60, m_look->theme().u * 8};
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
        layOut();
    }
    setVisible(any);
}

void StagedBar::layOut()
{
    const int u = m_look->theme().u;
    int right = width() - u * 3 / 2;
    for (FlatButton *button : {m_discard, m_apply, m_review}) {
        const QSize size = button->sizeHint();
        right -= size.width();
        button->setGeometry(visualRect(this, {QPoint(right, (height() - size.height()) / 2), size}));
        right -= u;
    }
    updateGeometry();
    update();
}

void StagedBar::resizeEvent(QResizeEvent *)
{
    layOut();
}

void StagedBar::paintEvent(QPaintEvent *)
{
    if (m_status->staged().empty())
        return;
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    c.icon(QStringLiteral("changes"), t.text2, QPointF(u * 2, u * 2));
    const QRectF line(u * 8, 0, visualRect(m_review).x() - u * 10, height());
    const qreal used = c.text(t.bold, t.text, line, words());
    c.text(t.body, t.text2, line.adjusted(used + 2 * u, 0, 0, 0), hint());
}

} // namespace widgets
