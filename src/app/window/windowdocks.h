// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QRect>

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

/// The docks of the window and the bar that opens them: their places and widths. The sessions are on the side where the
/// user's language begins, all others on the other side, or at the bottom of a narrow window. Their content is set by
/// others.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    /// \p sessions: the panel with the sessions. A child of \p window.
    WindowDocks(QMainWindow *window, widgets::Look *look, QWidget *sessions);

    QDockWidget *sessions() const { return m_sessions; }
    QDockWidget *pending() const { return m_pending; }
    QDockWidget *effects() const { return m_effects; }
    QDockWidget *terminals() const { return m_terminals; }
    QDockWidget *traffic() const { return m_traffic; }
    widgets::DockBar *bar() const { return m_bar; }
    std::vector<QAction *> toggles() const; ///< in the order of the menu

    /// \p action closes all but the sessions; it is enabled while one of them is open.
    void closeWith(QAction *action);
    /// Floating docks do not cover \p input by themselves, as long as it is visible.
    void keepFree(QWidget *input);
    /// Restores what save() returned, or the default sizes.
    void restore(const QByteArray &state);
    QByteArray save() const;
    /// Arranges them for a window of \p width. Returns whether isNarrow() has changed.
    bool adaptTo(int width);
    bool isNarrow() const { return m_narrow; } ///< too narrow for the sessions and the bar
    /// Shows or hides the sessions and the bar, if there is room.
    void showSessions(bool show);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QRect kept() const;
    void makeWay();
    QDockWidget *add(QDockWidget *dock, const char *name, Qt::DockWidgetArea area);
    QList<QDockWidget *> endDocks() const;
    void fillBar();
    void sizeOnce();
    void setUsualWidths(QDockWidget *atEnd);
    void setUsualHeight(QDockWidget *below);
    void setLeastWidths();

    QMainWindow *m_window;
    widgets::Look *m_look;
    widgets::DockBar *m_bar;
    QDockWidget *m_sessions, *m_pending, *m_effects, *m_terminals, *m_traffic;
    QList<QPointer<QWidget>> m_kept; ///< see keepFree()
    bool m_isPosted = false;
    bool m_narrow = false, m_medium = false, m_sized = false;
    bool m_hasHeight = false; ///< a panel below the conversation was opened and has its first height
};

} // namespace app
