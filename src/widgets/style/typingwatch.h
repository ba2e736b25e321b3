// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"

#include <QObject>

#include <optional>

class QKeyEvent;

namespace widgets {

/// Tells a letter that is a command from a letter of a sentence: hears every key that writes, wherever in the
/// application it goes, and knows how soon one came after the other. Main thread.
class TypingWatch : public QObject
{
    Q_OBJECT

public:
    /// Keys that follow each other sooner belong to one burst.
    static constexpr base::Milliseconds burst{700};

    /// \p clock must outlive it.
    explicit TypingWatch(base::Clock *clock, QObject *parent = nullptr);

    /// Whether \p event is a key that writes a character where something can be written.
    static bool writes(const QKeyEvent &event);
    /// \p event, which is being handled, came within a burst: after another key that wrote.
    bool isInBurst(const QKeyEvent &event) const;
    /// The key that is being handled was a command, and no part of what is typed.
    void wasCommand() { m_last.reset(); }

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void note();

    base::Clock *m_clock;
    std::optional<base::Milliseconds> m_last, m_before;
};

} // namespace widgets
