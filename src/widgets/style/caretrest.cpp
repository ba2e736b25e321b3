// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/caretrest.h"

#include <QApplication>
#include <QEvent>

#include <utility>

namespace widgets {

CaretRest::CaretRest(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock), m_lastUsed(clock->now())
{
    qApp->installEventFilter(this);
    restLater(blinksFor);
}

CaretRest::~CaretRest()
{
    restart();
}

bool CaretRest::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::InputMethod:
    case QEvent::MouseButtonPress:
    case QEvent::FocusIn:
    case QEvent::WindowActivate:
        restart();
        break;
    default:
        break;
    }
    return false;
}

void CaretRest::restart()
{
    m_lastUsed = m_clock->now();
    if (isResting())
        QApplication::setCursorFlashTime(std::exchange(m_flashTime, 0));
    if (!m_timer.isSet())
        restLater(blinksFor);
}

/// One timer for many keys: when it fires, it checks the time of the last one.
void CaretRest::restLater(base::Milliseconds delay)
{
    m_timer = m_clock->after(delay, [this] {
        m_timer.cancel();
        const base::Milliseconds left = m_lastUsed + blinksFor - m_clock->now();
        if (left.count() > 0) {
            restLater(left);
            return;
        }
        m_flashTime = qMax(0, QApplication::cursorFlashTime());
        if (isResting())
            QApplication::setCursorFlashTime(0);
    });
}

} // namespace widgets

#include "moc_caretrest.cpp"
