// SPDX-License-Identifier: Apache-2.0
#include "app/attention.h"

#include "app/workspace.h"
#include "base/visibletext.h"
#include "models/words.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QEvent>
#include <QWidget>

namespace app {

namespace {

QString service()
{
    return QStringLiteral("org.freedesktop.Notifications");
}
QString place()
{
    return QStringLiteral("/org/freedesktop/Notifications");
}

QDBusMessage call(const char *method, const QVariantList &arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(service(), place(), service(), QLatin1String(method));
    message.setArguments(arguments);
    return message;
}

} // namespace

Attention::Attention(Workspace *workspace, QWidget *window) : QObject(window), m_workspace(workspace), m_window(window)
{
    window->installEventFilter(this);
    connect(workspace->board(), &core::RequestBoard::added, this, &Attention::countSoon);
    connect(workspace->board(), &core::RequestBoard::changed, this, &Attention::countSoon);
    connect(workspace->board(), &core::RequestBoard::removed, this, &Attention::countSoon);
    // QtDBus has no connections but by name.
    QDBusConnection::sessionBus().connect(service(), place(), service(), QStringLiteral("ActionInvoked"), this,
                                          SLOT(onAction(uint, QString)));
}

Attention::~Attention()
{
    takeBack();
}

void Attention::watch(SessionController *session)
{
    connect(session, &SessionController::permissionAsked, this, [this, session] {
        // What a rule answers at once has been answered by now, later in the same turn of the event loop.
        QMetaObject::invokeMethod(
            session,
            [this, session] {
                if (session->row().waitingForUser > 0)
                    tell(session, tr("%1 asks for permission").arg(session->connection().displayName()),
                         session->title());
            },
            Qt::QueuedConnection);
    });
    connect(session, &SessionController::elicitationAsked, this, [this, session] {
        tell(session, tr("%1 asks you something").arg(session->connection().displayName()), session->title());
    });
    connect(session, &SessionController::turnEnded, this,
            [this, session](core::TurnEnd end) { tell(session, models::turnEndText(end), session->title()); });
}

int Attention::waiting() const
{
    return m_waiting;
}

/// A thousand requests at once are one number.
void Attention::countSoon()
{
    if (!std::exchange(m_countPosted, true))
        QMetaObject::invokeMethod(this, &Attention::count, Qt::QueuedConnection);
}

void Attention::count()
{
    m_countPosted = false;
    int waiting = 0;
    for (const auto &session : m_workspace->all())
        waiting += session->row().waitingForUser;
    if (waiting == m_waiting)
        return;
    m_waiting = waiting;
    // Task bars of several desktops listen to this and show the number on the window's entry.
    QDBusMessage badge =
        QDBusMessage::createSignal(QStringLiteral("/org/belay/Badge"),
                                   QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"));
    badge << QStringLiteral("application://org.belay.Belay.desktop")
          << QVariantMap{{QStringLiteral("count"), qint64(waiting)}, {QStringLiteral("count-visible"), waiting > 0}};
    QDBusConnection::sessionBus().send(badge);
    Q_EMIT waitingChanged(waiting);
}

void Attention::tell(SessionController *session, const QString &title, const QString &text)
{
    if (m_window->isActiveWindow())
        return;
    QApplication::alert(m_window);
    m_about = session->handle();
    // Texts come from agents: the service may read markup in the body, never in the title.
    const QStringList actions{QStringLiteral("default"), tr("Show")};
    const QDBusMessage message =
        call("Notify", {QApplication::applicationDisplayName(), m_shown, QStringLiteral("belay"),
                        base::visibleText(title), base::visibleText(text).toHtmlEscaped(), actions,
                        QVariantMap{{QStringLiteral("desktop-entry"), QStringLiteral("org.belay.Belay")}}, -1});
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *done) {
        const QDBusPendingReply<quint32> reply = *done;
        done->deleteLater();
        if (!reply.isError())
            m_shown = reply.value();
        if (m_window->isActiveWindow())
            takeBack();
    });
}

void Attention::takeBack()
{
    if (m_shown != 0)
        QDBusConnection::sessionBus().send(call("CloseNotification", {std::exchange(m_shown, 0)}));
}

void Attention::onAction(uint id, const QString &)
{
    SessionController *session = id != 0 && id == m_shown ? m_workspace->session(m_about) : nullptr;
    if (!session)
        return;
    m_window->raise();
    m_window->activateWindow();
    Q_EMIT showRequested(session);
}

bool Attention::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::WindowActivate)
        takeBack();
    return QObject::eventFilter(watched, event);
}

} // namespace app
