// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/lists/sessionsmodel.h"
#include "settings/setting.h"
#include "workspace/session/sessioncontroller.h"

#include <QDBusConnection>
#include <QDBusPendingReply>
#include <QObject>

namespace workspace {
class Workspace;
} // namespace workspace

namespace app {

/// Notifies the user through the desktop of what happens while the window is not in front: a request that waits, and
/// the end of a turn. Notifies once, and withdraws the notification when the window comes to the front. If the desktop
/// has no notification service, the entry in the task bar still asks for attention. Plays a sound if the settings say
/// so: the notification's own, through the service, else a plain one.
class Attention : public QObject
{
    Q_OBJECT

public:
    /// \p bus has the notification service, \p beep plays the plain sound.
    Attention(workspace::Workspace *workspace, QWidget *window, const QDBusConnection &bus, std::function<void()> beep);
    ~Attention() override;

    void watch(workspace::SessionController *session);
    /// The number of requests that wait for the user, in all sessions: shown in the window's title and on its task bar
    /// entry.
    int waiting() const;

Q_SIGNALS:
    void waitingChanged(int count);
    /// The user wants to see \p session.
    void showRequested(workspace::SessionController *session);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void onAction(uint id, const QString &action); ///< signal of the notification service

private:
    /// Unless the user does not want it. \p sound: a name of the freedesktop sound naming specification.
    void notify(workspace::SessionController *session, const settings::Setting<bool> &wanted, const char *sound,
                const QString &title, const QString &text);
    /// The content of a notification.
    struct NotificationText
    {
        models::SessionHandle about = 0;
        QString title, text, sound;
        bool operator==(const NotificationText &) const = default;
    };
    void show(const NotificationText &words);
    void onShown(const QDBusPendingReply<quint32> &reply, bool withSound);
    bool mayMakeSound();
    void takeBack();
    void countSoon();
    void count();

    workspace::Workspace *m_workspace;
    QWidget *m_window;
    int m_waiting = 0;
    bool m_countPosted = false;
    quint32 m_shown = 0;                        ///< id of the shown notification; 0: none
    std::optional<NotificationText> m_underWay; ///< being sent, its id is not known yet
    std::optional<NotificationText> m_next;     ///< replaces that one afterwards
    bool m_unwanted = false;                    ///< withdraw the one being sent once its id is known
    models::SessionHandle m_about = 0;
    QDBusConnection m_bus;
    const std::function<void()> m_beep;
    std::optional<base::Milliseconds> m_soundAt; ///< time of the last sound
};

} // namespace app
