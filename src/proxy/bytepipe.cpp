// SPDX-License-Identifier: Apache-2.0
#include "proxy/bytepipe.h"

#include <cerrno>
#include <sys/socket.h>

namespace proxy {

namespace {

constexpr qsizetype atOnce = qsizetype(128) * 1024;
constexpr int mostRounds = 16; ///< then others have their turn

bool isLater(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK;
}

} // namespace

BytePipe::BytePipe(int from, int to, QObject *parent)
    : QObject(parent)
    , m_from(from)
    , m_to(to)
    , m_readable(from, QSocketNotifier::Read)
    , m_writable(to, QSocketNotifier::Write)
{
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &BytePipe::carry);
    connect(&m_writable, &QSocketNotifier::activated, this, &BytePipe::carry);
}

void BytePipe::start(const QByteArray &first)
{
    m_waiting = first;
    if (!first.isEmpty())
        Q_EMIT moved(first.size());
    m_writable.setEnabled(!m_waiting.isEmpty());
    m_readable.setEnabled(m_waiting.isEmpty());
}

void BytePipe::carry()
{
    for (int round = 0; round < mostRounds && !m_isDone; ++round) {
        if (m_written < m_waiting.size()) {
            if (!write())
                return;
            continue;
        }
        if (m_isAtEnd) {
            finish();
            return;
        }
        m_waiting.resize(atOnce);
        m_written = 0;
        const ssize_t size = ::recv(m_from, m_waiting.data(), size_t(atOnce), 0);
        const int error = errno;
        m_waiting.truncate(qMax<ssize_t>(size, 0));
        if (size > 0) {
            Q_EMIT moved(size);
        } else if (size == 0) {
            m_isAtEnd = true;
        } else if (size < 0 && isLater(error)) {
            m_waiting.clear();
            m_writable.setEnabled(false);
            m_readable.setEnabled(true);
            return;
        } else if (size < 0 && error != EINTR) {
            fail(false);
            return;
        }
    }
}

/// Whether it goes on at once.
bool BytePipe::write()
{
    const ssize_t size =
        ::send(m_to, m_waiting.constData() + m_written, size_t(m_waiting.size() - m_written), MSG_NOSIGNAL);
    if (size >= 0) {
        m_written += size;
        return true;
    }
    if (errno == EINTR)
        return true;
    if (!isLater(errno)) {
        fail(true);
        return false;
    }
    m_readable.setEnabled(false);
    m_writable.setEnabled(true);
    return false;
}

void BytePipe::rest()
{
    m_isDone = true;
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
}

void BytePipe::finish()
{
    rest();
    ::shutdown(m_to, SHUT_WR);
    Q_EMIT done();
}

void BytePipe::fail(bool reader)
{
    rest();
    Q_EMIT broken(reader);
}

} // namespace proxy

#include "moc_bytepipe.cpp"
