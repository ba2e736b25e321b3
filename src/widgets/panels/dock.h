// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

#include <QDockWidget>
#include <QRect>
#include <QToolBar>

#include <functional>

namespace widgets {

/// Where a floating window of \p size is placed for \p window: beside it, after or before it in reading direction, if
/// there is place in \p room; else inside \p room at the end.
QRect placeBeside(const QRect &window, const QSize &size, const QRect &room, Qt::LayoutDirection direction);
/// \p place moved away from \p kept, if it would cover that: to its end in reading direction if \p room allows, else
/// above or below it, and smaller.
QRect awayFrom(const QRect &kept, const QRect &place, const QRect &room, Qt::LayoutDirection direction);

class LineLabel;

/// The title line of a dock: its name, a summary of its content, and a close button.
class DockTitle : public Ground
{
    Q_OBJECT

public:
    DockTitle(const QString &title, Look *look, QWidget *parent = nullptr);

    void setSummary(const QString &summary);

Q_SIGNALS:
    void closeRequested();
    void floatRequested(); ///< float, or dock again

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    const QString m_title;
    LineLabel *m_line;
};

/// A dock with its own title (DockTitle). A double click on the title makes it float beside its window, with a frame,
/// or docks it again; it floats again where the user has moved it. Its toggleViewAction() is for docks that share a
/// place: it raises a dock that is behind another, and hides only a visible one.
class Dock : public QDockWidget
{
    Q_OBJECT

public:
    Dock(const QString &title, Look *look, QWidget *window);
    /// \p kept: what of the window is not covered, on the screen; null: nothing.
    void setKept(std::function<QRect()> kept) { m_kept = std::move(kept); }
    /// Places it anew where it floats and the user has not moved it: what is kept has another place.
    void makeWay();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void toggleFloating();
    QRect usualPlace(const QSize &size) const;

    Ground *m_frame; ///< while it floats: with its own title it would have none
    std::function<QRect()> m_kept;
    QRect m_place;  ///< where it floated last; null: not yet
    QRect m_given;  ///< the place that it was given; null: none
    QSize m_wanted; ///< its size before it made way
    bool m_isBehind = false;
};

/// Puts the widget that \p make returns into \p dock when it is first shown. Where the dock is lower than that, it
/// scrolls.
void fillWhenSeen(QDockWidget *dock, Look *look, std::function<QWidget *()> make);

/// Shows the summary of \p panel in the title of \p dock, a DockTitle.
template <class Panel> Panel *titled(QDockWidget *dock, Panel *panel)
{
    auto *title = static_cast<DockTitle *>(dock->titleBarWidget());
    QObject::connect(panel, &Panel::summaryChanged, title, &DockTitle::setSummary);
    title->setSummary(panel->summary());
    return panel;
}

/// The tool bar at the right edge: one button per dock, with an amber badge for what waits for the user. A dock that is
/// open behind another one has a frame instead of a ground.
class DockBar : public QToolBar
{
    Q_OBJECT

public:
    explicit DockBar(Look *look, QWidget *parent = nullptr);

    /// \p icon is a name of the project's icons.
    void addDock(QDockWidget *dock, const QString &icon);
    /// \p action is the dock's toggleViewAction; \p name describes the count for screen readers; empty: the number that
    /// waits.
    void setBadge(QAction *action, int count, const QString &name = {});

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Look *m_look;
    Ground *m_ground; ///< instead of what the style paints for tool bars
};

} // namespace widgets
