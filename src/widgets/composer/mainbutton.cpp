// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/mainbutton.h"
#include "base/wording.h"
#include "base/words.h"
#include "core/values/stopstatus.h"
#include "models/texts/stopconducttext.h"
#include "models/texts/texts.h"
#include "widgets/composer/composertext.h"
#include "widgets/style/mirroring.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace widgets {
namespace {

bool isFriendly(MainAction action)
{
    return action == MainAction::Send || action == MainAction::Restart;
}

} // namespace

MainFace mainFace(const models::SessionSnapshot &session, base::Milliseconds now, bool canSend)
{
    const qint64 seconds = qMax<qint64>(0, (now - session.stop.pressedAt).count() / 1000);
    MainFace face;
    switch (session.stop.phase) {
    case core::TurnPhase::Idle:
        if (models::isOpening(session.agent))
            face = {MainAction::Stop, base::Words::tr("Stop"), {}, QStringLiteral("stop")};
        else if (session.agent == models::AgentState::Dead)
            face = {MainAction::Restart, base::Words::tr("Restart"), {}, QStringLiteral("redo")};
        else
            face = {MainAction::Send, base::Words::tr("Send"), {}, QStringLiteral("send"),
                    canSend,          session.canStopRunning()};
        break;
    case core::TurnPhase::Running:
        face = {MainAction::Stop, base::Words::tr("Stop"), {}, QStringLiteral("stop"), true, true};
        break;
    case core::TurnPhase::Unconfirmed:
        face = {MainAction::Force, base::Words::tr("Force stop"), {}, QStringLiteral("force")};
        if (session.stop.forceAt) {
            const qint64 left = (session.stop.pressedAt + *session.stop.forceAt - now).count();
            face.extra = base::Words::tr("%1 s").arg(qMax<qint64>(0, (left + 999) / 1000));
        }
        break;
    case core::TurnPhase::Stopping:
    case core::TurnPhase::Forcing:
        face = {MainAction::None, base::Words::tr("Stopping %1 s").arg(seconds)};
        face.icon = session.stop.phase == core::TurnPhase::Forcing ? QStringLiteral("force") : QStringLiteral("stop");
        face.enabled = false;
        break;
    }
    return face;
}

QString mainToolTip(const models::SessionSnapshot &session)
{
    QStringList lines;
    switch (session.stop.phase) {
    case core::TurnPhase::Idle:
        if (session.agent == models::AgentState::Reconnecting || models::isOpening(session.agent))
            return MainButton::tr("Gives up; what you typed stays");
        return {};
    case core::TurnPhase::Unconfirmed:
        lines << models::forceText(session.remote, session.canRestore);
        if (session.remote)
            lines << base::capitalized(base::Words::tr("the agent may go on where it runs"));
        [[fallthrough]];
    case core::TurnPhase::Running:
    case core::TurnPhase::Stopping:
        lines << stopReachOf(session);
        break;
    case core::TurnPhase::Forcing:
        break;
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

MainButton::MainButton(Look *look, base::Clock *clock, QWidget *parent)
    : FlatButton(look, ButtonKind::Primary, {}, parent)
    , m_clock(clock)
{
    connect(this, &QAbstractButton::clicked, this, &MainButton::act);
}

QSize MainButton::sizeHint() const
{
    // Wide enough for its longest text in any language, so that its width never changes.
    const Theme &t = m_look->theme();
    const qreal longest = Canvas::width(t.bold, base::Words::tr("Force stop")) +
                          Canvas::width(t.body, base::Words::tr("%1 s").arg(88)) + t.u * 11;
    return QSize(qMax(t.u * 37, int(longest)), (t.u * 15 + 1) / 2);
}

void MainButton::setFace(const MainFace &face)
{
    if (face == m_face)
        return;
    if (face.action != m_face.action)
        onActionChange(face.action);
    m_face = face;
    const QString name = face.extra.isEmpty() ? face.words : tr("%1, by itself in %2").arg(face.words, face.extra);
    setAccessibleName(name);
    setAccessibleDescription(!face.hasMenu                     ? QString()
                             : face.action == MainAction::Send ? tr("Down stops what runs on")
                                                               : tr("Down shows what Stop ends and what stays"));
    update();
}

void MainButton::onActionChange(MainAction next)
{
    m_changedAt = m_clock->now();
    m_settled.cancel();
    if (!isFriendly(next)) {
        m_wasStop = m_hasStopped = false;
        m_pressed = m_pressed && next != MainAction::Stop; // a new turn
        return;
    }
    if (isFriendly(m_face.action))
        return;
    // Whatever ends now was stopped on purpose, by this button or by a key.
    m_wasStop = true;
    m_hasStopped = std::exchange(m_pressed, false) || m_face.action != MainAction::Stop;
    m_pointerMustLeave = m_hasStopped && underMouse();
    m_settled = m_clock->after(settleFor, [this] { update(); });
    if (m_hasStopped && hasFocus())
        Q_EMIT focusReleased();
}

bool MainButton::isSettling() const
{
    return m_hasStopped && m_clock->now() - *m_changedAt < settleFor;
}

bool MainButton::isInert() const
{
    if (!m_changedAt)
        return false;
    return m_pointerMustLeave || m_clock->now() - *m_changedAt < (m_wasStop ? settleFor : inertFor);
}

void MainButton::act()
{
    if (!m_face.enabled)
        return;
    if (isInert()) {
        if (m_hasStopped)
            Q_EMIT ignored(m_pointerMustLeave ? tr("This was Stop. To send, move the pointer away from it first")
                                              : tr("This was Stop a moment ago. Nothing was sent"));
        return;
    }
    m_pressed = !isFriendly(m_face.action);
    if (m_pressed)
        Q_EMIT focusReleased();
    Q_EMIT acted(m_face.action);
}

void MainButton::mousePressEvent(QMouseEvent *event)
{
    if (m_face.hasMenu && visualPos(rect(), event->pos()).x() >= width() - arrowWidth())
        Q_EMIT menuWanted();
    else
        FlatButton::mousePressEvent(event);
}

void MainButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down && m_face.hasMenu)
        Q_EMIT menuWanted();
    else
        FlatButton::keyPressEvent(event);
}

void MainButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Canvas c(&painter, m_look, devicePixelRatioF());
    const MirroredPainting mirrored(&painter, this);
    ButtonFace face;
    const bool friendly = isFriendly(m_face.action);
    const bool enabled = m_face.enabled && !(m_hasStopped && isInert());
    face.kind = friendly ? ButtonKind::Primary : ButtonKind::Stop;
    face.enabled = enabled;
    face.hovered = underMouse();
    face.pressed = isDown();
    face.focused = hasFocus();
    face.text = m_face.words;
    face.extra = m_face.extra;
    face.icon = m_face.icon;
    face.end = arrowWidth();
    c.button(rect(), face);
    if (m_face.hasMenu) {
        // The arrow can be pressed while there is nothing to send.
        const Theme &t = m_look->theme();
        const QColor edge = !enabled   ? t.line
                            : friendly ? mix(t.onAccent, t.accent, 0.4)
                                       : mix(t.onStop, t.stopFill, 0.4);
        painter.fillRect(width() - arrowWidth(), 1, 1, height() - 2, edge);
        c.iconAt(QStringLiteral("down"),
                 !enabled   ? t.text
                 : friendly ? t.onAccent
                            : t.onStop,
                 QPointF(width() - arrowWidth() / 2.0, height() / 2.0));
    }
}

void MainButton::leaveEvent(QEvent *)
{
    m_pointerMustLeave = false;
}

} // namespace widgets

#include "moc_mainbutton.cpp"
