// SPDX-License-Identifier: Apache-2.0
#include "app/window/attention.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "core/requests/requestboard.h"
#include "core/values/sessionevent.h"
#include "models/texts/texts.h"
#include "settings/settings.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QEvent>
#include <QWidget>

namespace app {

namespace {

constexpr base::Milliseconds betweenSounds{2000};

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

Attention::Attention(workspace::Workspace *workspace, QWidget *window, const QDBusConnection &bus,
                     std::function<void()> beep)
    : QObject(window)
    , m_workspace(workspace)
    , m_window(window)
    , m_bus(bus)
    , m_beep(std::move(beep))
{
    window->installEventFilter(this);
    connect(workspace->board(), &core::RequestBoard::added, this, &Attention::countSoon);
    connect(workspace->board(), &core::RequestBoard::changed, this, &Attention::countSoon);
    connect(workspace->board(), &core::RequestBoard::removed, this, &Attention::countSoon);
    // QtDBus can connect D-Bus signals only by name.
    m_bus.connect(service(), place(), service(), QStringLiteral("ActionInvoked"), this, SLOT(onAction(uint, QString)));
}

Attention::~Attention()
{
    takeBack();
}

void Attention::watch(workspace::SessionController *session)
{
    connect(session, &workspace::SessionController::permissionAsked, this, [this, session] {
        // Queued: a rule may answer the request within this turn of the event loop.
        QMetaObject::invokeMethod(
            session,
            [this, session] {
                if (session->row().waitingForUser > 0)
                    notify(session, settings::keys::notifiesRequests, "dialog-question",
                           base::Words::tr("%1 asks for permission").arg(session->connection().displayName()),
                           session->title());
            },
            Qt::QueuedConnection);
    });
    connect(session, &workspace::SessionController::elicitationAsked, this, [this, session] {
        notify(session, settings::keys::notifiesRequests, "dialog-question",
               base::Words::tr("%1 asks you something").arg(session->connection().displayName()), session->title());
    });
    connect(session, &workspace::SessionController::turnEnded, this, [this, session](core::TurnEnd end) {
        notify(session, settings::keys::notifiesTurnEnds, "complete", models::turnEndText(end), session->title());
    });
}

int Attention::waiting() const
{
    return m_waiting;
}

/// Delayed, so that a thousand requests at once are counted once.
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
    // Several desktops' task bars listen to this signal and show the number on the window's entry.
    QDBusMessage badge =
        QDBusMessage::createSignal(QStringLiteral("/org/belay/Badge"),
                                   QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"));
    badge << QStringLiteral("application://org.belay.Belay.desktop")
          << QVariantMap{{QStringLiteral("count"), qint64(waiting)}, {QStringLiteral("count-visible"), waiting > 0}};
    m_bus.send(badge);
    Q_EMIT waitingChanged(waiting);
}

/// At most one sound for many questions at once.
bool Attention::mayMakeSound()
{
    const base::Milliseconds now = m_workspace->clock()->now();
    if (!m_workspace->settings()->value(settings::keys::notificationSound) ||
        (m_soundAt && now - *m_soundAt < betweenSounds))
        return false;
    m_soundAt = now;
    return true;
}

void Attention::notify(workspace::SessionController *session, const settings::Setting<bool> &wanted, const char *sound,
                       const QString &title, const QString &text)
{
    if (m_window->isActiveWindow() || !m_workspace->settings()->value(wanted))
        return;
    QApplication::alert(m_window);
    const NotificationText words{session->handle(), title, text, QLatin1String(sound)};
    // A notification can be replaced or withdrawn only after the service has returned its id.
    if (!m_underWay)
        show(words);
    else if (m_unwanted || !(words == *m_underWay))
        m_next = words;
    else
        m_next.reset();
}

void Attention::show(const NotificationText &words)
{
    m_about = words.about;
    m_underWay = words;
    m_unwanted = false;
    // Titles and texts come from agents: the service may interpret markup in the body, but never in the title.
    const QStringList actions{QStringLiteral("default"), base::Words::tr("Show")};
    const bool withSound = mayMakeSound();
    QVariantMap hints{{QStringLiteral("desktop-entry"), QStringLiteral("org.belay.Belay")}};
    if (withSound)
        hints.insert(QStringLiteral("sound-name"), words.sound);
    const QDBusMessage message = call("Notify", {QApplication::applicationDisplayName(), m_shown,
                                                 QStringLiteral("belay"), base::visibleText(words.title),
                                                 base::visibleText(words.text).toHtmlEscaped(), actions, hints, -1});
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, withSound](QDBusPendingCallWatcher *done) {
        done->deleteLater();
        onShown(*done, withSound);
    });
}

void Attention::onShown(const QDBusPendingReply<quint32> &reply, bool withSound)
{
    m_underWay.reset();
    if (!reply.isError())
        m_shown = reply.value();
    else if (withSound)
        m_beep();
    // This one came after the notification that is no longer wanted.
    const auto next = std::exchange(m_next, std::nullopt);
    if (m_unwanted)
        takeBack();
    if (next)
        show(*next);
}

void Attention::takeBack()
{
    m_unwanted = m_underWay.has_value();
    m_next.reset();
    if (m_shown != 0)
        m_bus.send(call("CloseNotification", {std::exchange(m_shown, 0)}));
}

void Attention::onAction(uint id, const QString &)
{
    workspace::SessionController *session = id != 0 && id == m_shown ? m_workspace->session(m_about) : nullptr;
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

#include "moc_attention.cpp"
