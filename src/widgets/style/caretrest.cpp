// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/caretrest.h"

#include <QApplication>
#include <QEvent>

#include <utility>

namespace widgets {

CaretRest::CaretRest(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock)
{
    qApp->installEventFilter(this);
    restart();
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
    if (isResting())
        QApplication::setCursorFlashTime(std::exchange(m_flashTime, 0));
    m_timer = m_clock->after(blinksFor, [this] {
        m_flashTime = qMax(0, QApplication::cursorFlashTime());
        if (isResting())
            QApplication::setCursorFlashTime(0);
    });
}

} // namespace widgets
