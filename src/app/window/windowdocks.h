// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QDockWidget;
class QMainWindow;
QT_END_NAMESPACE

namespace widgets {
class DockBar;
class Look;
} // namespace widgets

namespace app {

/// The docks of the window and the bar that opens them: where they stand and how wide they are. The sessions stand
/// where the user's language begins, all else where it ends, or at the bottom of a window that is not wide enough. What
/// they hold is put into them by others.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    /// \p sessions: the panel of the sessions. A child of \p window.
    WindowDocks(QMainWindow *window, widgets::Look *look, QWidget *sessions);

    QDockWidget *sessions() const { return m_sessions; }
    QDockWidget *pending() const { return m_pending; }
    QDockWidget *effects() const { return m_effects; }
    QDockWidget *terminals() const { return m_terminals; }
    QDockWidget *traffic() const { return m_traffic; }
    widgets::DockBar *bar() const { return m_bar; }
    std::vector<QAction *> toggles() const; ///< in the order of the menu

    /// As save() left them; else at their usual sizes.
    void restore(const QByteArray &state);
    QByteArray save() const;
    /// Where they have room in a window of \p width. Whether it has become narrow by that, or is no more.
    bool adaptTo(int width);
    bool isNarrow() const { return m_narrow; } ///< too narrow for the sessions and the bar
    /// The sessions and the bar, as far as there is room.
    void showSessions(bool show);

private:
    QDockWidget *add(QDockWidget *dock, const char *name, Qt::DockWidgetArea area);
    QList<QDockWidget *> endDocks() const;
    void fillBar();
    void sizeOnce();

    QMainWindow *m_window;
    widgets::DockBar *m_bar;
    QDockWidget *m_sessions, *m_pending, *m_effects, *m_terminals, *m_traffic;
    bool m_narrow = false, m_medium = false, m_sized = false;
};

} // namespace app
