// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/queuebar.h"

#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/messagetext.h"
#include "widgets/bars/queuelist.h"
#include "widgets/style/flatbutton.h"

namespace widgets {

QueueBar::QueueBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : FoldBar(look, parent)
    , m_status(status)
    , m_release(new FlatButton(look, ButtonKind::Normal, {}, this))
    , m_sendNow(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Send now"), this))
    , m_edit(new FlatButton(look, ButtonKind::Flat, base::Words::tr("Edit"), this))
    , m_remove(iconButton(look, QStringLiteral("close"), base::Words::tr("Remove"), this))
    , m_list(new QueueList(look))
{
    addButtons({m_release, m_sendNow, m_edit, m_remove});
    QueueRow::nameButtons(*m_sendNow, *m_edit, *m_remove, 1);
    setList(m_list, true);
    const auto first = [this] { return m_status->snapshot().queue.empty() ? 0 : m_status->snapshot().queue[0].id; };
    connect(m_release, &QAbstractButton::clicked, this, &QueueBar::releaseRequested);
    connect(m_sendNow, &QAbstractButton::clicked, this, [this, first] { Q_EMIT sendNowRequested(first()); });
    connect(m_edit, &QAbstractButton::clicked, this, [this, first] { Q_EMIT editRequested(first()); });
    connect(m_remove, &QAbstractButton::clicked, this, [this, first] { Q_EMIT removeRequested(first()); });
    connect(m_list, &QueueList::sendNowRequested, this, &QueueBar::sendNowRequested);
    connect(m_list, &QueueList::editRequested, this, &QueueBar::editRequested);
    connect(m_list, &QueueList::removeRequested, this, &QueueBar::removeRequested);
    connect(m_list, &QueueList::moveRequested, this, &QueueBar::moveRequested);
    connect(status, &models::SessionStatus::changed, this, &QueueBar::refresh);
    refresh();
}

QString QueueBar::words() const
{
    const models::SessionSnapshot &session = m_status->snapshot();
    const int count = int(session.queue.size());
    return session.queueHeld ? base::Words::tr("%n message(s) not sent", nullptr, count)
                             : tr("%n queued", nullptr, count);
}

QString QueueBar::hint() const
{
    const models::SessionSnapshot &session = m_status->snapshot();
    if (session.queueHeld)
        return tr("nothing is sent until you say so");
    if (models::isStopping(session.stop.phase))
        return base::Words::tr("nothing is sent before this turn has ended");
    return session.stop.phase == core::TurnPhase::Idle ? base::Words::tr("sent as soon as the agent is ready")
                                                       : tr("sent one after the other when this turn has ended");
}

void QueueBar::refresh()
{
    const models::SessionSnapshot &session = m_status->snapshot();
    setVisible(!session.queue.empty());
    if (!canExpand())
        setExpanded(false);
    setFocusPolicy(canExpand() ? Qt::TabFocus : Qt::NoFocus);
    if (session.queue.empty())
        return;
    const bool running = session.stop.phase == core::TurnPhase::Running;
    const bool canSendNow =
        session.agent == models::AgentState::Ready && (running || session.stop.phase == core::TurnPhase::Idle);
    m_list->show(session.queue, canSendNow, running);
    m_sendNow->setEnabled(canSendNow);
    m_sendNow->setToolTip(running ? base::Words::tr("Stops the turn, then sends this message") : QString());
    m_release->setText(base::Words::tr("Send"));
    m_release->setAccessibleName(base::labelled(m_release->text(), words()));
    m_release->setEnabled(session.agent == models::AgentState::Ready);
    setSpoken(base::labelled(base::described(words(), hint()), models::messageLine(session.queue.front().message)));
    setToolTip(hint());
    layOut();
}

void QueueBar::layOut()
{
    const models::SessionSnapshot &session = m_status->snapshot();
    if (session.queue.empty())
        return;
    m_release->setVisible(session.queueHeld);
    m_sendNow->setVisible(!session.queueHeld && !isExpanded() && width() >= m_look->theme().u * 100);
    m_edit->setVisible(!isExpanded());
    m_remove->setVisible(!isExpanded());
    setSummary(QStringLiteral("queue"), words(),
               isExpanded() ? hint() : models::messageLine(session.queue.front().message));
    fit();
}

int QueueBar::mostHeight() const
{
    return mostRows * m_list->rowHeight();
}

void QueueBar::enter()
{
    setExpanded(canExpand());
    if (isExpanded())
        enterList();
    else
        m_edit->setFocus(Qt::ShortcutFocusReason);
}

} // namespace widgets

#include "moc_queuebar.cpp"
