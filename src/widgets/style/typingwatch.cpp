// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/typingwatch.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace widgets {

TypingWatch::TypingWatch(base::Clock *clock, QObject *parent) : QObject(parent), m_clock(clock)
{
    qApp->installEventFilter(this);
}

bool TypingWatch::writes(const QKeyEvent &event)
{
    const auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    // AltGr arrives as Control and Alt on some systems, and writes characters.
    const auto held = event.modifiers() & commands;
    const bool isCommand = held != Qt::NoModifier && held != (Qt::ControlModifier | Qt::AltModifier);
    return !isCommand && !event.text().isEmpty() && event.text().at(0).isPrint();
}

bool TypingWatch::isInBurst(const QKeyEvent &event) const
{
    const auto &other = writes(event) ? m_before : m_last;
    return other && m_clock->now() - *other < burst;
}

void TypingWatch::onKey()
{
    m_before = std::exchange(m_last, m_clock->now());
}

bool TypingWatch::eventFilter(QObject *watched, QEvent *event)
{
    // Counted only at the widget that gets it first; the event may be passed on to others.
    if (event->type() == QEvent::KeyPress && watched == QApplication::focusWidget()) {
        if (writes(static_cast<const QKeyEvent &>(*event)))
            onKey();
    } else if (event->type() == QEvent::InputMethod && watched == QApplication::focusWidget()) {
        if (!static_cast<const QInputMethodEvent *>(event)->commitString().isEmpty())
            onKey();
    }
    return false;
}

} // namespace widgets
