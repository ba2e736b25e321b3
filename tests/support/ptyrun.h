// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QDeadlineTimer>
#include <QFile>
#include <QProcessEnvironment>
#include <QStringList>

#include <csignal>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <vector>

/// A program in a terminal of its own, at which a test types as a person would.
class PtyRun
{
public:
    PtyRun(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment,
           const QString &folder)
    {
        // Everything that allocates comes before the fork.
        QList<QByteArray> words{QFile::encodeName(program)}, variables;
        for (const QString &argument : arguments)
            words << argument.toLocal8Bit();
        for (const QString &variable : environment.toStringList())
            variables << variable.toLocal8Bit();
        std::vector<char *> argv, envp;
        for (QByteArray &word : words)
            argv.push_back(word.data());
        for (QByteArray &variable : variables)
            envp.push_back(variable.data());
        argv.push_back(nullptr);
        envp.push_back(nullptr);
        const QByteArray where = QFile::encodeName(folder);
        winsize size{40, 200, 0, 0};
        m_pid = ::forkpty(&m_terminal, nullptr, nullptr, &size);
        if (m_pid == 0) {
            if (::chdir(where.constData()) == 0)
                ::execve(argv[0], argv.data(), envp.data());
            ::_exit(127);
        }
    }
    ~PtyRun()
    {
        if (m_terminal >= 0)
            ::close(m_terminal);
        if (m_pid > 0 && !m_ended) {
            ::kill(m_pid, SIGKILL);
            ::waitpid(m_pid, nullptr, 0);
        }
    }
    PtyRun(const PtyRun &) = delete;
    PtyRun &operator=(const PtyRun &) = delete;

    /// Reads until \p text stands behind what an earlier call has found; false: it ended, or a minute has passed.
    bool until(const QByteArray &text)
    {
        const QDeadlineTimer limit(60'000);
        for (;;) {
            if (const qsizetype at = m_shown.indexOf(text, m_from); at >= 0) {
                m_from = at + text.size();
                return true;
            }
            if (!readMore(limit))
                return false;
        }
    }
    void type(const QByteArray &keys)
    {
        if (::write(m_terminal, keys.constData(), size_t(keys.size())) != keys.size())
            m_shown += "\n(what was typed could not be written)\n";
    }
    /// To the end of the program: its exit code; -1: a signal ended it, or it did not end within a minute.
    int exitCode()
    {
        const QDeadlineTimer limit(60'000);
        while (readMore(limit)) {
        }
        int status = 0;
        if (limit.hasExpired() || ::waitpid(m_pid, &status, 0) != m_pid)
            return -1;
        m_ended = true;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    pid_t processId() const { return m_pid; }
    const QByteArray &shown() const { return m_shown; }
    /// What stands on the screen behind what until() has found last.
    QByteArray since() const { return m_shown.mid(m_from); }

private:
    bool readMore(const QDeadlineTimer &limit)
    {
        pollfd wait{m_terminal, POLLIN, 0};
        if (::poll(&wait, 1, int(limit.remainingTime())) <= 0)
            return false;
        char bytes[4096];
        const ssize_t n = ::read(m_terminal, bytes, sizeof bytes);
        if (n <= 0) // EIO: nobody holds the other side any more
            return false;
        m_shown.append(bytes, n);
        return true;
    }

    int m_terminal = -1;
    pid_t m_pid = -1;
    bool m_ended = false;
    QByteArray m_shown;
    qsizetype m_from = 0;
};
