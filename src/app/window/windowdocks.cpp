// SPDX-License-Identifier: Apache-2.0
#include "app/window/windowdocks.h"

#include "base/words.h"
#include "widgets/panels/dock.h"
#include "widgets/style/look.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace app {

namespace {

/// The sides where the user's language begins and ends.
Qt::DockWidgetArea beginArea()
{
    return QGuiApplication::isRightToLeft() ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}
Qt::DockWidgetArea endArea()
{
    return QGuiApplication::isRightToLeft() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}
constexpr int narrowWidth = 640, mediumWidth = 900;
constexpr int usualSessionsWidth = 232, usualEndWidth = 352; // at the usual font
constexpr int leastSessionsWidth = 180, leastEndWidth = 280;

/// Docks stored for one layout direction would be on the wrong sides in the other, and those of a window without room
/// beside it stay below only in one.
int stateVersion(bool isMedium)
{
    return (QGuiApplication::isRightToLeft() ? 1 : 0) + (isMedium ? 2 : 0);
}

} // namespace

WindowDocks::WindowDocks(QMainWindow *window, widgets::Look *look, QWidget *sessions)
    : QObject(window)
    , m_window(window)
    , m_look(look)
    , m_bar(new widgets::DockBar(look, window))
    , m_sessions(add(new QDockWidget(base::Words::tr("Sessions"), window), "SessionsDock", beginArea()))
    , m_pending(add(new widgets::Dock(base::Words::tr("Pending"), look, window), "PendingDock", endArea()))
    , m_effects(add(new widgets::Dock(base::Words::tr("Effects"), look, window), "EffectsDock", endArea()))
    , m_terminals(add(new widgets::Dock(base::Words::tr("Terminals"), look, window), "TerminalsDock", endArea()))
    , m_traffic(add(new widgets::Dock(base::Words::tr("Traffic"), look, window), "TrafficDock", endArea()))
{
    m_sessions->setWidget(sessions);
    m_sessions->setTitleBarWidget(new QWidget(m_sessions)); // the panel has its own top line
    // Without being closable its toggle action would be disabled, and with it its shortcut.
    m_sessions->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    for (QDockWidget *dock : endDocks()) {
        if (dock != m_pending)
            m_window->tabifyDockWidget(m_pending, dock);
    }
    for (QDockWidget *dock : endDocks()) {
        dock->hide();
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool visible) {
            if (visible && m_medium && !std::exchange(m_hasHeight, true))
                QMetaObject::invokeMethod(
                    this, [this, dock] { setUsualHeight(dock); }, Qt::QueuedConnection);
            const QList<QDockWidget *> docks = endDocks();
            if (!visible && std::all_of(docks.begin(), docks.end(), [](const auto *one) { return one->isHidden(); }))
                m_hasHeight = false;
        });
    }
    setUsualWidths(m_pending);
    setLeastWidths();
    connect(look, &widgets::Look::changed, this, &WindowDocks::setLeastWidths);
    m_window->addToolBar(m_window->isRightToLeft() ? Qt::LeftToolBarArea : Qt::RightToolBarArea, m_bar);
    fillBar();
}

QDockWidget *WindowDocks::add(QDockWidget *dock, const char *name, Qt::DockWidgetArea area)
{
    dock->setObjectName(QLatin1String(name));
    dock->toggleViewAction()->setObjectName(dock->objectName());
    m_window->addDockWidget(area, dock);
    return dock;
}

/// In the order of the bar.
QList<QDockWidget *> WindowDocks::endDocks() const
{
    return {m_pending, m_effects, m_terminals, m_traffic};
}

void WindowDocks::fillBar()
{
    m_sessions->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_B));
    m_pending->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_1));
    m_effects->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_2));
    m_terminals->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_3));
    m_traffic->toggleViewAction()->setShortcut(QKeySequence(Qt::ALT | Qt::Key_4));
    m_bar->addDock(m_pending, QStringLiteral("pending"));
    m_bar->addDock(m_effects, QStringLiteral("effects"));
    m_bar->addDock(m_terminals, QStringLiteral("terminal"));
    m_bar->addDock(m_traffic, QStringLiteral("traffic"));
}

std::vector<QAction *> WindowDocks::toggles() const
{
    std::vector<QAction *> out{m_sessions->toggleViewAction()};
    for (const QDockWidget *dock : endDocks())
        out.push_back(dock->toggleViewAction());
    return out;
}

void WindowDocks::closeWith(QAction *action)
{
    const auto refresh = [this, action] {
        const QList<QDockWidget *> docks = endDocks();
        action->setEnabled(std::any_of(docks.begin(), docks.end(),
                                       [](const QDockWidget *dock) { return dock->toggleViewAction()->isChecked(); }));
    };
    for (const QDockWidget *dock : endDocks())
        connect(dock->toggleViewAction(), &QAction::toggled, action, refresh);
    connect(action, &QAction::triggered, this, [this] {
        for (QDockWidget *dock : endDocks())
            dock->hide();
    });
    refresh();
}

void WindowDocks::keepFree(QWidget *input)
{
    if (m_kept.contains(input))
        return;
    if (m_kept.isEmpty()) {
        for (widgets::Dock *dock : m_window->findChildren<widgets::Dock *>())
            dock->setKept([this] { return kept(); });
    }
    m_kept << input;
    input->installEventFilter(this);
}

QRect WindowDocks::kept() const
{
    for (const QPointer<QWidget> &input : m_kept) {
        if (input && input->isVisible())
            return {input->mapToGlobal(QPoint()), input->size()};
    }
    return {};
}

bool WindowDocks::eventFilter(QObject *watched, QEvent *event)
{
    const bool isMoved =
        event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show;
    // Once for all that is laid out now.
    if (isMoved && !std::exchange(m_isPosted, true))
        QMetaObject::invokeMethod(this, &WindowDocks::makeWay, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void WindowDocks::makeWay()
{
    m_isPosted = false;
    for (widgets::Dock *dock : m_window->findChildren<widgets::Dock *>())
        dock->makeWay();
}

void WindowDocks::restore(const QByteArray &state)
{
    for (const bool medium : {false, true}) {
        if (m_window->restoreState(state, stateVersion(medium))) {
            m_medium = medium;
            setLeastWidths();
            return;
        }
    }
    setUsualWidths(m_pending);
    sizeOnce();
}

/// They follow the font, as far as most of the window is left for the conversation.
void WindowDocks::setUsualWidths(QDockWidget *atEnd)
{
    const int u = m_look->theme().u, most = qMax(usualSessionsWidth, m_window->width() * 3 / 10);
    m_window->resizeDocks({m_sessions, atEnd},
                          {qMin(u * usualSessionsWidth / 4, most),
                           qMin(u * usualEndWidth / 4, qMax(usualEndWidth, m_window->width() / 3))},
                          Qt::Horizontal);
}

/// Most of a small window is the conversation's, whatever the panel would like.
void WindowDocks::setUsualHeight(QDockWidget *below)
{
    m_window->resizeDocks({below}, {m_window->height() * 2 / 5}, Qt::Vertical);
}

/// Qt would squeeze them while the window is small, and leave them so. Below each other they have the whole width.
void WindowDocks::setLeastWidths()
{
    const int u = m_look->theme().u;
    m_sessions->setMinimumWidth(leastSessionsWidth * u / 4);
    for (QDockWidget *dock : endDocks())
        dock->setMinimumWidth(m_medium ? 0 : leastEndWidth * u / 4);
}

QByteArray WindowDocks::save() const
{
    return m_window->saveState(stateVersion(m_medium));
}

/// Qt forgets sizes of hidden docks, so they are set when the first dock is shown.
void WindowDocks::sizeOnce()
{
    for (QDockWidget *dock : endDocks()) {
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool visible) {
            if (!visible || m_medium || std::exchange(m_sized, true))
                return;
            QMetaObject::invokeMethod(
                this, [this, dock] { setUsualWidths(dock); }, Qt::QueuedConnection);
        });
    }
}

bool WindowDocks::adaptTo(int width)
{
    const int u = m_look->theme().u; // wider letters need wider windows
    const bool narrow = width < narrowWidth * u / 4, medium = width < mediumWidth * u / 4;
    if (medium != m_medium) {
        m_medium = medium;
        m_hasHeight = false;
        for (QDockWidget *dock : endDocks()) {
            const bool visible = dock->isVisible();
            m_window->addDockWidget(medium ? Qt::BottomDockWidgetArea : endArea(), dock);
            dock->setVisible(visible);
        }
        for (QDockWidget *dock : endDocks().mid(1))
            m_window->tabifyDockWidget(m_pending, dock);
        setLeastWidths();
    }
    return std::exchange(m_narrow, narrow) != narrow;
}

void WindowDocks::showSessions(bool show)
{
    m_sessions->setVisible(show && !m_narrow);
    m_bar->setVisible(show && !m_narrow);
}

} // namespace app

#include "moc_windowdocks.cpp"
