// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/sessionheader.h"

#include "base/visibletext.h"
#include "core/stop/stopstatus.h"
#include "proxy/networkrules.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QDir>

#include <utility>

namespace widgets {

SessionHeader::SessionHeader(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_menu(new FlatButton(look, ButtonKind::Flat, QString(), this))
    , m_pending(new FlatButton(look, ButtonKind::Flat, QString(), this))
    , m_find(new FlatButton(look, ButtonKind::Flat, QString(), this))
    , m_more(new FlatButton(look, ButtonKind::Flat, QString(), this))
    , m_force(new FlatButton(look, ButtonKind::Normal, tr("Force stop"), this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_menu->setIconName(QStringLiteral("menu"));
    m_menu->setAccessibleName(tr("Sessions"));
    m_pending->setIconName(QStringLiteral("pending"));
    m_pending->setAccessibleName(tr("Pending"));
    m_find->setIconName(QStringLiteral("search"));
    m_find->setAccessibleName(tr("Find in the conversation"));
    m_find->setToolTip(tr("Find in the conversation"));
    connect(m_find, &QAbstractButton::clicked, this, &SessionHeader::findRequested);
    m_more->setIconName(QStringLiteral("more"));
    m_more->setAccessibleName(tr("More"));
    connect(m_menu, &QAbstractButton::clicked, this, &SessionHeader::menuRequested);
    connect(m_pending, &QAbstractButton::clicked, this, &SessionHeader::pendingRequested);
    connect(m_more, &QAbstractButton::clicked, this,
            [this] { Q_EMIT moreRequested(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    m_force->setIconName(QStringLiteral("force"));
    m_force->setSmall(true);
    connect(m_force, &QAbstractButton::clicked, this, &SessionHeader::forceRequested);
    connect(status, &models::SessionStatus::identityChanged, this, &SessionHeader::refresh);
    connect(status, &models::SessionStatus::turnChanged, this, &SessionHeader::refresh);
    connect(status, &models::SessionStatus::heldChanged, this, &SessionHeader::refresh);
    connect(status, &models::SessionStatus::agentChanged, this, &SessionHeader::refresh);
    connect(look, &Look::changed, this, [this] {
        updateGeometry();
        layOut();
    });
    refresh();
}

/// Work between turns cannot be stopped; only ending the process ends it.
void SessionHeader::refresh()
{
    const models::SessionSnapshot &s = m_status->snapshot();
    if (accessibleName() != s.title)
        setAccessibleName(s.title);
    const bool hasOutliving =
        !s.outlivingCalls.isEmpty() && s.stop.phase == core::TurnPhase::Idle && s.agent == models::AgentState::Ready;
    m_force->setVisible(hasOutliving);
    if (hasOutliving) {
        const QString about = base::visibleText(s.outlivingCalls.join(QStringLiteral(", ")));
        m_force->setToolTip(s.remote ? tr("The agent is still at work: %1\nForce stop ends the connection").arg(about)
                                     : tr("The agent is still at work: %1\nForce stop ends its process").arg(about));
        m_force->setAccessibleName(tr("Force stop: the agent is still at work on %1").arg(about));
    }
    layOut();
}

QSize SessionHeader::sizeHint() const
{
    return QSize(m_look->theme().u * 60, m_look->theme().u * 10);
}

void SessionHeader::setNarrow(bool narrow)
{
    m_narrow = narrow;
    layOut();
}

void SessionHeader::setPending(int count)
{
    // Called for each change of the count, so the layout is updated only if it differs: a thousand requests may end at
    // once.
    if (std::exchange(m_count, count) == count)
        return;
    m_pending->setAccessibleName(tr("Pending, %n wait for you", nullptr, count));
    layOut();
}

void SessionHeader::layOut()
{
    const int u = m_look->theme().u;
    const int y = (u * 10 - u * 7) / 2;
    m_menu->setVisible(m_narrow);
    const auto place = [this](QWidget *button, const QRect &rect) { button->setGeometry(visualRect(this, rect)); };
    const QRect more(width() - u * 3 - u * 7, y, u * 7, u * 7), find = more.translated(-u * 8, 0);
    const QRect pending = find.translated(-u * 13, 0);
    place(m_menu, {u * 2, y, u * 7, u * 7});
    place(m_more, more);
    m_pending->setVisible(m_narrow && m_count > 0);
    place(m_find, find);
    place(m_pending, pending);
    const QSize force = m_force->sizeHint();
    const int right = m_pending->isHidden() ? find.x() : pending.x();
    place(m_force, {QPoint(right - u * 2 - force.width(), (u * 10 - force.height()) / 2), force});
    update();
}

void SessionHeader::resizeEvent(QResizeEvent *)
{
    layOut();
}

/// Says that the agent's writes do not reach the disk.
void SessionHeader::paintChip(Canvas &c, qreal x, qreal right)
{
    const Theme &t = m_look->theme();
    const int u = t.u;
    const QString words =
        m_status->held().isHeldInCopy
            ? tr("held, in a copy", "a mark: the agent's changes are held back in a copy of the folder")
            : tr("held", "a mark: the agent's changes are held back");
    const qreal wide = u * 6 + Canvas::width(t.small, words) + u * 2;
    const QRectF chip(x, (height() - 1 - u * 5) / 2.0, wide, u * 5);
    if (chip.right() > right)
        return;
    c.frame(chip, t.stopped.tint, t.stopped.color);
    c.iconAt(QStringLiteral("held"), t.stopped.color, QPointF(chip.x() + u * 3, chip.center().y()));
    c.text(t.small, t.stopped.color, chip.adjusted(u * 5.5, 0, 0, 0), words);
}

void SessionHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    const int u = t.u;
    painter.fillRect(rect(), t.base);
    c.hairline(0, width(), height() - 1, t.line2);
    const models::SessionSnapshot &s = m_status->snapshot();
    qreal x = m_narrow ? u * 11 : u * 4;
    qreal right = m_narrow && m_count > 0 ? visualRect(m_pending).x() - u * 2 : visualRect(m_find).x() - u * 2;
    if (!m_force->isHidden())
        right = visualRect(m_force).x() - u * 2;
    x += c.text(t.header, t.text, QRectF(x, 0, right - x, height() - 1), base::visibleText(s.title)) + u * 2;
    if (!m_narrow) {
        QStringList facts;
        if (!s.agentName.isEmpty())
            facts << base::visibleText(s.agentName);
        const QString home = QDir::homePath();
        if (!s.cwd.isEmpty())
            facts << base::visibleText(s.cwd.startsWith(home + u'/') ? u'~' + s.cwd.mid(home.size()) : s.cwd);
        if (!s.branch.isEmpty())
            facts << base::visibleText(s.branch);
        if (!s.moreFolders.isEmpty())
            facts << tr("%n more folder(s)", nullptr, int(s.moreFolders.size()));
        if (s.network.level == proxy::NetworkLevel::Note)
            facts << tr("network noted", "what the agent contacts is noted");
        else if (s.network.level == proxy::NetworkLevel::Only)
            facts << tr("only %n host(s) in the network", nullptr, int(s.network.hosts.size()));
        x += c.text(t.body, t.text2, QRectF(x, 0, right - x, height() - 1), facts.join(QStringLiteral(" · ")));
        if (s.isHolding)
            paintChip(c, x + u * 2, right);
    } else if (m_count > 0) {
        c.badge(QPointF(visualRect(m_pending).right() + u * 2.5, height() / 2.0), m_count);
    }
}

} // namespace widgets
