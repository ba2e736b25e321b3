// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <functional>
#include <memory>
#include <optional>

namespace cli {

/// Reads lines from the terminal that Belay was started in: input from stdin, questions on stderr. One question at a
/// time. Main thread.
class TerminalPrompt : public QObject
{
    Q_OBJECT

public:
    enum class Echo { Shown, Hidden };
    /// Called once; null: end of input (Ctrl-D, or the terminal is gone).
    using Typed = std::function<void(const std::optional<QString> &line)>;

    using QObject::QObject;
    ~TerminalPrompt() override;

    /// Whether somebody can be asked: stdin and stderr are a terminal.
    static bool isPossible();

    /// Shows \p prompt without a line break. Replaces an open question, which is dropped without an answer.
    void ask(const QString &prompt, Echo echo, Typed typed);
    /// Call it before a question's first words are shown. Drops what was typed so far, so that it cannot answer the
    /// question, and lets the terminal write letters that can be seen: what went through a pipe, or a program in the
    /// foreground, may have changed that.
    void begin();
    /// Stops listening until the next ask().
    void withdraw();
    bool isAsking() const { return bool(m_typed); }

private:
    void read();
    void readLine();
    void setEcho(bool on);

    Typed m_typed;
    QByteArray m_pending; ///< typed, but incomplete or not asked for yet
    std::unique_ptr<QSocketNotifier> m_input;
    bool m_hidden = false;
};

} // namespace cli
