// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QObject>

#include <optional>

class QKeyEvent;

namespace widgets {

/// A question that has just come into view, or under the cursor, takes no answer for so long: the key or the click was
/// meant for something else.
constexpr base::Milliseconds inertFor{500};

/// Tells a letter that is meant as a command from one that is part of typed text: observes every key that writes in the
/// whole application, and the time between them. Main thread.
class TypingWatch : public QObject
{
public:
    /// Keys within this time of each other belong to one burst.
    static constexpr base::Milliseconds burst{700};

    /// \p clock must outlive it.
    explicit TypingWatch(base::Clock *clock, QObject *parent = nullptr);

    /// Whether \p event is a key that would write a character into a text.
    static bool writes(const QKeyEvent &event);
    /// Whether \p event, which is being handled, came shortly after another key that wrote.
    bool isInBurst(const QKeyEvent &event) const;
    /// The key being handled was a command and does not count as typing.
    void wasCommand() { m_last.reset(); }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onKey();

    base::Clock *m_clock;
    std::optional<base::Milliseconds> m_last, m_before;
};

} // namespace widgets
