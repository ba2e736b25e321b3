// SPDX-License-Identifier: Apache-2.0
#include "cli/terminalprompt.h"

#include "cli/terminalstream.h"

#include <QTextStream>

#include <cerrno>
#include <cstdio>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace cli {

bool TerminalPrompt::isPossible()
{
    return ::isatty(STDIN_FILENO) && ::isatty(STDERR_FILENO);
}

TerminalPrompt::~TerminalPrompt()
{
    setEcho(true);
}

void TerminalPrompt::setEcho(bool on)
{
    if (m_hidden == !on)
        return;
    termios settings{};
    if (::tcgetattr(STDIN_FILENO, &settings) != 0)
        return;
    if (on)
        settings.c_lflag |= tcflag_t(ECHO);
    else
        settings.c_lflag &= ~tcflag_t(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSANOW, &settings);
    m_hidden = !on;
}

void TerminalPrompt::ask(const QString &prompt, Echo echo, Typed typed)
{
    m_typed = std::move(typed);
    setEcho(echo == Echo::Shown);
    TerminalStream(stderr) << prompt << Qt::flush;
    if (!m_input) {
        m_input = std::make_unique<QSocketNotifier>(STDIN_FILENO, QSocketNotifier::Read);
        connect(m_input.get(), &QSocketNotifier::activated, this, &TerminalPrompt::read);
    }
    m_input->setEnabled(true);
    // Several lines may have been pasted at once: take the next one later.
    if (m_pending.contains('\n'))
        QMetaObject::invokeMethod(
            this, [this] { readLine(); }, Qt::QueuedConnection);
}

void TerminalPrompt::begin()
{
    // The first character set, and no attributes.
    if (const QByteArray terminal = qgetenv("TERM"); !terminal.isEmpty() && terminal != "dumb")
        QTextStream(stderr) << QStringLiteral("\x0f\x1b(B\x1b[0m") << Qt::flush;
    m_pending.clear();
    ::tcflush(STDIN_FILENO, TCIFLUSH);
}

void TerminalPrompt::withdraw()
{
    m_typed = {};
    setEcho(true);
    // Until the next question a program in the foreground may read from the terminal.
    if (m_input)
        m_input->setEnabled(false);
}

void TerminalPrompt::read()
{
    char bytes[4096];
    const ssize_t n = ::read(STDIN_FILENO, bytes, sizeof bytes);
    if (n < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (n <= 0) {
        m_pending.clear();
        const Typed typed = std::exchange(m_typed, {});
        withdraw();
        if (typed)
            typed(std::nullopt);
        return;
    }
    m_pending.append(bytes, n);
    readLine();
}

/// Passes on the first whole line, if there is one and a question is open.
void TerminalPrompt::readLine()
{
    const qsizetype end = m_pending.indexOf('\n');
    if (end < 0 || !m_typed)
        return;
    const QString line = QString::fromLocal8Bit(m_pending.left(end));
    m_pending.remove(0, end + 1);
    if (m_hidden)
        TerminalStream(stderr) << u'\n'; // the typed newline was not echoed either
    const Typed typed = std::exchange(m_typed, {});
    withdraw();
    typed(line);
}

} // namespace cli

#include "moc_terminalprompt.cpp"
