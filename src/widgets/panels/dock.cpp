// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/dock.h"

#include "base/wording.h"
#include "base/words.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"
#include "widgets/style/slimscrollbar.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace widgets {

QRect placeBeside(const QRect &window, const QSize &size, const QRect &room, Qt::LayoutDirection direction)
{
    const QSize fitting = size.boundedTo(room.size());
    QRect after({window.right() + 1, window.top()}, fitting);
    QRect before({window.left() - fitting.width(), window.top()}, fitting);
    if (direction == Qt::RightToLeft)
        std::swap(after, before);
    QRect place = room.left() <= after.left() && after.right() <= room.right()     ? after
                  : room.left() <= before.left() && before.right() <= room.right() ? before
                                                                                   : after;
    place.moveLeft(qBound(room.left(), place.left(), room.right() + 1 - place.width()));
    place.moveTop(qBound(room.top(), place.top(), room.bottom() + 1 - place.height()));
    return place;
}

QRect awayFrom(const QRect &kept, const QRect &place, const QRect &room, Qt::LayoutDirection direction)
{
    if (!place.intersects(kept))
        return place;
    QRect beside = place;
    if (direction == Qt::RightToLeft)
        beside.moveRight(kept.left() - 1);
    else
        beside.moveLeft(kept.right() + 1);
    if (room.contains(beside))
        return beside;
    const int above = kept.top() - room.top(), below = room.bottom() - kept.bottom();
    QRect out = place;
    // What is above it in the window is the head, with buttons of its own.
    out.setHeight(std::min(place.height(), std::max(above, below) * 3 / 4));
    if (above >= below)
        out.moveBottom(kept.top() - 1);
    else
        out.moveTop(kept.bottom() + 1);
    return out;
}

DockTitle::DockTitle(const QString &title, Look *look, QWidget *parent)
    : Ground(look, &Theme::window, parent, Qt::BottomEdge)
    , m_title(title)
    , m_line(new LineLabel(look, 10, this))
{
    FlatButton *close =
        iconButton(look, QStringLiteral("close"), base::labelled(base::Words::tr("Close"), title), this);
    close->setSmall(true);
    connect(close, &QAbstractButton::clicked, this, &DockTitle::closeRequested);
    rowOf(look, {{m_line, 1}, close}, {3, 0, 2, 0}, 1, this);
    setSummary({});
}

void DockTitle::setSummary(const QString &summary)
{
    m_line->setParts(
        {{.words = m_title, .font = &Theme::header}, {.words = summary, .color = &Theme::text2, .gap = 3}});
}

void DockTitle::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT floatRequested();
}

Dock::Dock(const QString &title, Look *look, QWidget *window)
    : QDockWidget(title, window)
    , m_frame(new Ground(look, {}, this, Qt::TopEdge | Qt::LeftEdge | Qt::RightEdge | Qt::BottomEdge, &Theme::gutter))
{
    m_frame->lower();
    m_frame->setAttribute(Qt::WA_TransparentForMouseEvents); // its edges are those of the window
    m_frame->hide();
    connect(this, &QDockWidget::topLevelChanged, m_frame, &QWidget::setVisible);
    auto *line = new DockTitle(title, look, this);
    setTitleBarWidget(line);
    connect(line, &DockTitle::closeRequested, this, &QWidget::hide);
    connect(line, &DockTitle::floatRequested, this, &Dock::toggleFloating);
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        // Hiding emits this again; the state before that counts.
        if (visible || !isHidden())
            m_isBehind = !visible;
    });
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (!std::exchange(m_isBehind, false) && !shown)
            return;
        show();
        raise();
    });
}

QRect Dock::usualPlace(const QSize &size) const
{
    const QWidget *window = parentWidget();
    if (!window->screen())
        return {};
    const QRect room = window->screen()->availableGeometry();
    const Qt::LayoutDirection direction = window->layoutDirection();
    const QRect place = placeBeside(window->frameGeometry(), size, room, direction);
    const QRect kept = m_kept ? m_kept() : QRect();
    return kept.isNull() ? place : awayFrom(kept, place, room, direction);
}

void Dock::toggleFloating()
{
    if (isFloating()) {
        m_place = geometry() == m_given ? QRect() : geometry();
        setFloating(false);
        return;
    }
    m_wanted = size();
    setFloating(true);
    // What is left in the window takes the room that became free before it is asked what must not be covered.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_given = m_place.isNull() ? usualPlace(m_wanted) : QRect();
    if (const QRect place = m_place.isNull() ? m_given : m_place; !place.isNull())
        setGeometry(place);
}

void Dock::makeWay()
{
    if (!isFloating() || m_given.isNull() || geometry() != m_given)
        return;
    m_given = usualPlace(m_wanted);
    setGeometry(m_given);
}

void Dock::resizeEvent(QResizeEvent *event)
{
    QDockWidget::resizeEvent(event);
    m_frame->resize(size());
}

namespace {

/// What a panel shows may need more height than the window can spare for it.
class DockContents : public QScrollArea
{
public:
    DockContents(QWidget *panel, Look *look) : m_look(look)
    {
        setFocusPolicy(Qt::NoFocus);
        makeSlim(this, look, &Theme::base);
        setWidget(panel);
        setWidgetResizable(true);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        const QSize least = widget()->minimumSizeHint();
        return {least.width(), qMin(least.height(), leastUnits * m_look->theme().u)};
    }

private:
    static constexpr int leastUnits = 20;
    Look *m_look;
};

} // namespace

void fillWhenSeen(QDockWidget *dock, Look *look, std::function<QWidget *()> make)
{
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock, look, make = std::move(make)](bool visible) {
        if (visible && !dock->widget())
            dock->setWidget(new DockContents(make(), look));
    });
}

DockBar::DockBar(Look *look, QWidget *parent)
    : QToolBar(parent)
    , m_look(look)
    , m_ground(new Ground(look, &Theme::window, this, Qt::LeftEdge))
{
    m_ground->lower();
    setObjectName(QStringLiteral("dockBar"));
    setWindowTitle(tr("Panels"));
    setAccessibleName(tr("Panels"));
    setOrientation(Qt::Vertical);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
}

void DockBar::addDock(QDockWidget *dock, const QString &icon)
{
    QAction *action = dock->toggleViewAction();
    action->setIconVisibleInMenu(false);
    addAction(action);
    auto *button = qobject_cast<QToolButton *>(widgetForAction(action));
    button->setFocusPolicy(Qt::TabFocus);
    // Over the corner of the icon.
    rowOf(m_look, {Cell::room(), {new LineLabel(m_look, 4, button), 0, Qt::AlignTop}}, {0, 0.5, 0.5, 0}, 0, button);
    const auto restyle = [this, action, button, icon] {
        const Theme &t = m_look->theme();
        const bool isInFront = action->isChecked() && button->autoRaise();
        action->setIcon(m_look->icons().icon(icon, isInFront ? t.text : t.text2, t.text2, t.u * 4));
        button->setIconSize({t.u * 4, t.u * 4});
        button->setFixedSize(t.u * 10 - 1, t.u * 9);
    };
    restyle();
    connect(m_look, &Look::changed, button, restyle);
    connect(dock, &QDockWidget::visibilityChanged, button, [action, button, restyle](bool isInFront) {
        button->setAutoRaise(isInFront || !action->isChecked()); // else it has a frame alone
        restyle();
    });
    setBadge(action, 0);
}

void DockBar::setBadge(QAction *action, int count, const QString &name)
{
    QWidget *button = widgetForAction(action);
    const QString own = base::plainName(action->text());
    button->setAccessibleName(count == 0       ? own
                              : name.isEmpty() ? tr("%1, %n wait for you", nullptr, count).arg(own)
                                               : base::described(own, name));
    button->findChild<LineLabel *>()->setParts({{.badge = count}});
}

void DockBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    m_ground->resize(size());
}

} // namespace widgets

#include "moc_dock.cpp"
