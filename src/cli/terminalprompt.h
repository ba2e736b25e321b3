// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <functional>
#include <memory>
#include <optional>

namespace cli {

/// Lines that a person types in the terminal that Belay was started in: stdin, with what is asked on stderr. One
/// question at a time. Main thread.
class TerminalPrompt : public QObject
{
    Q_OBJECT

public:
    enum class Echo { Shown, Hidden };
    /// Called once; none: the terminal is at its end (Ctrl-D, or nobody is there any more).
    using Typed = std::function<void(const std::optional<QString> &line)>;

    using QObject::QObject;
    ~TerminalPrompt() override;

    /// Whether there is somebody: stdin and stderr are a terminal.
    static bool isPossible();

    /// \p prompt as it is, without a line break behind it. In the place of a question that is open, which is forgotten.
    void ask(const QString &prompt, Echo echo, Typed typed);
    /// What was typed before it was asked for answers nothing: to be called before a question's first words are shown.
    void forgetTyped();
    /// Nobody listens to what is typed any more, until the next ask().
    void withdraw();
    bool isAsking() const { return bool(m_typed); }

private:
    void read();
    void takeLine();
    void setEcho(bool on);

    Typed m_typed;
    QByteArray m_pending; ///< typed, and no line yet or not asked for yet
    std::unique_ptr<QSocketNotifier> m_input;
    bool m_hidden = false;
};

} // namespace cli
