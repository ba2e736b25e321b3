// SPDX-License-Identifier: Apache-2.0
#include "widgets/queuebar.h"

#include "base/visibletext.h"
#include "widgets/canvas.h"
#include "widgets/flatbutton.h"

#include <QPainter>

namespace widgets {

QueueBar::QueueBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_sendNow(new FlatButton(look, ButtonKind::Normal, tr("Send now"), this))
    , m_edit(new FlatButton(look, ButtonKind::Flat, tr("Edit"), this))
    , m_remove(new FlatButton(look, ButtonKind::Flat, {}, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (FlatButton *button : {m_sendNow, m_edit, m_remove})
        button->setSmall(true);
    m_remove->setIconName(QStringLiteral("close"));
    m_sendNow->setAccessibleName(tr("Stop the turn and send the queued message now"));
    m_edit->setAccessibleName(tr("Edit the queued message"));
    m_remove->setAccessibleName(tr("Remove the queued message"));
    const auto first = [this] { return m_status->snapshot().queue.empty() ? 0 : m_status->snapshot().queue[0].id; };
    connect(m_sendNow, &QAbstractButton::clicked, this, [this, first] { Q_EMIT sendNowRequested(first()); });
    connect(m_edit, &QAbstractButton::clicked, this, [this, first] { Q_EMIT editRequested(first()); });
    connect(m_remove, &QAbstractButton::clicked, this, [this, first] { Q_EMIT removeRequested(first()); });
    connect(status, &models::SessionStatus::changed, this, &QueueBar::refresh);
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
    refresh();
}

QSize QueueBar::sizeHint() const
{
    return {m_look->theme().u * 60, m_look->theme().u * 8};
}

void QueueBar::refresh()
{
    const models::SessionSnapshot &session = m_status->snapshot();
    setVisible(!session.queue.empty());
    setAccessibleName(session.queue.empty() ? QString() : tr("Queued message: %1").arg(session.queue.front().text));
    m_sendNow->setEnabled(session.stop.phase == core::TurnPhase::Running);
    update();
}

void QueueBar::resizeEvent(QResizeEvent *)
{
    int right = width() - m_look->theme().u * 3 / 2;
    for (FlatButton *button : {m_remove, m_edit, m_sendNow}) {
        const QSize size = button->sizeHint();
        right -= size.width();
        button->setGeometry(right, (height() - size.height()) / 2, size.width(), size.height());
        right -= m_look->theme().u;
    }
}

void QueueBar::paintEvent(QPaintEvent *)
{
    const std::vector<core::QueuedPrompt> &queued = m_status->snapshot().queue;
    if (queued.empty())
        return;
    QPainter painter(this);
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    canvas.icon(QStringLiteral("queue"), t.text2, QPointF(2 * t.u, 2 * t.u));
    const QRectF line(8 * t.u, 0, m_sendNow->x() - 10 * t.u, height());
    const qreal used = canvas.text(t.bold, t.text, line, tr("%n queued", nullptr, int(queued.size())));
    canvas.text(t.body, t.text2, line.adjusted(used + 2 * t.u, 0, 0, 0), base::visibleText(queued.front().text));
}

} // namespace widgets
