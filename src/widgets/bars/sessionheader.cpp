// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/sessionheader.h"

#include "base/visibletext.h"
#include "core/values/stopstatus.h"
#include "proxy/networkrules.h"
#include "widgets/bars/levelchip.h"
#include "widgets/style/canvas.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QDir>

#include <cmath>
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
    , m_level(new LevelChip(look, this))
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
    connect(m_level, &QAbstractButton::clicked, this,
            [this] { Q_EMIT levelRequested(m_level->mapToGlobal(QPoint(0, m_level->height()))); });
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

/// Work between turns that no process of its own shows cannot be stopped; only ending the agent ends it.
void SessionHeader::refresh()
{
    const models::SessionSnapshot &s = m_status->snapshot();
    if (accessibleName() != s.title)
        setAccessibleName(s.title);
    QStringList names;
    for (const models::RunningOn &one : s.runsOn) {
        if (!one.canStop)
            names << one.name;
    }
    const bool hasOutliving =
        !names.isEmpty() && s.stop.phase == core::TurnPhase::Idle && s.agent == models::AgentState::Ready;
    m_force->setVisible(hasOutliving);
    if (hasOutliving) {
        const QString about = base::visibleText(names.join(QStringLiteral(", ")));
        m_force->setToolTip(s.remote ? tr("The agent is still at work: %1\nForce stop ends the connection").arg(about)
                                     : tr("The agent is still at work: %1\nForce stop ends its process").arg(about));
        m_force->setAccessibleName(tr("Force stop: the agent is still at work on %1").arg(about));
    }
    m_level->setLevel(s.isHolding, s.isHeldInCopy);
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
    placeWords(m_force->isHidden() ? right - u * 2 : right - u * 4 - force.width());
    update();
}

void SessionHeader::resizeEvent(QResizeEvent *)
{
    layOut();
}

/// The title, what is known of the session, and the mark, in this order, up to \p right. The mark always has room.
void SessionHeader::placeWords(int right)
{
    const Theme &t = m_look->theme();
    const int u = t.u;
    const models::SessionSnapshot &s = m_status->snapshot();
    // In a narrow window the menu of the other buttons has it.
    m_level->setVisible(!m_narrow && (s.isHolding || !s.remote));
    const QSize level = m_level->isHidden() ? QSize() : m_level->sizeHint();
    const qreal end = right - (m_level->isHidden() ? 0 : level.width() + u * 2);
    const auto place = [this, end](qreal x, const QFont &font, const QString &words) {
        return QRectF(x, 0, qBound(0.0, std::ceil(Canvas::width(font, words)) + 1, qMax(0.0, end - x)), height() - 1);
    };
    m_titleRect = place(m_narrow ? u * 11 : u * 4, t.header, base::visibleText(s.title));
    m_factsRect = place(m_titleRect.right() + u * 2, t.body, facts());
    const qreal x = m_factsRect.width() > 0 ? m_factsRect.right() : m_titleRect.right();
    m_level->setGeometry(visualRect(this, QRect(QPoint(int(x) + u * 2, (height() - 1 - level.height()) / 2), level)));
}

QString SessionHeader::facts() const
{
    const models::SessionSnapshot &s = m_status->snapshot();
    QStringList facts;
    if (m_narrow)
        return {};
    if (!s.agentName.isEmpty())
        facts << base::visibleText(s.agentName);
    // What is decided here has its room; where it is comes behind that, and may be cut.
    if (s.network.level == proxy::NetworkLevel::Note)
        facts << tr("hosts recorded", "those that the agent contacts");
    else if (s.network.level == proxy::NetworkLevel::Only)
        facts << tr("network: only %n host(s)", nullptr, int(s.network.hosts.size()));
    const QString home = QDir::homePath();
    if (!s.cwd.isEmpty())
        facts << base::visibleText(s.cwd.startsWith(home + u'/') ? u'~' + s.cwd.mid(home.size()) : s.cwd);
    if (!s.branch.isEmpty())
        facts << base::visibleText(s.branch);
    if (!s.moreFolders.isEmpty())
        facts << tr("%n more folder(s)", nullptr, int(s.moreFolders.size()));
    return facts.join(QStringLiteral(" · "));
}

void SessionHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    const Theme &t = m_look->theme();
    painter.fillRect(rect(), t.base);
    c.hairline(0, width(), height() - 1, t.line2);
    const models::SessionSnapshot &s = m_status->snapshot();
    c.text(t.header, t.text, m_titleRect, base::visibleText(s.title));
    if (m_factsRect.width() > 0)
        c.text(t.body, t.text2, m_factsRect, facts());
    if (m_narrow && m_count > 0)
        c.badge(QPointF(visualRect(m_pending).right() + t.u * 2.5, height() / 2.0), m_count);
}

} // namespace widgets

#include "moc_sessionheader.cpp"
