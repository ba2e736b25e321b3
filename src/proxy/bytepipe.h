// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

namespace proxy {

/// Carries bytes one way from a socket to another, and the end of what is sent, too. It reads only what has been
/// written on, so that a slow reader makes the writer wait and memory stays bounded. The sockets do not block, and
/// belong to the caller, who deletes this first.
class BytePipe : public QObject
{
    Q_OBJECT

public:
    BytePipe(int from, int to, QObject *parent);

    /// Begins, with \p first before anything that is read.
    void start(const QByteArray &first);
    bool isDone() const { return m_isDone; }

Q_SIGNALS:
    void moved(qint64 bytes); ///< are about to be written on: counted before the other side can have them
    void done();              ///< everything was written, and that it is the end. Nothing follows
    void broken(bool reader); ///< a socket failed: the one that is written to (\p reader), or read. Nothing follows

private:
    void carry();
    bool write();
    void finish();
    void rest();
    void fail(bool reader);

    const int m_from, m_to;
    QSocketNotifier m_readable, m_writable;
    QByteArray m_waiting; ///< read and not written yet
    qsizetype m_written = 0;
    bool m_isAtEnd = false, m_isDone = false;
};

} // namespace proxy
