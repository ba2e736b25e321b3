// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

#include <QObject>

#include <deque>
#include <memory>

QT_BEGIN_NAMESPACE
class QSocketNotifier;
QT_END_NAMESPACE

namespace transport {

/// Writes lines to a pipe without ever waiting: at once where the pipe has room, else queued until it has. An urgent
/// line overtakes every queued whole line, but neither a partly written one nor a barrier: a cancel that came before
/// its prompt would be lost. Owns the descriptor.
class PipeWriter : public QObject
{
    Q_OBJECT

public:
    explicit PipeWriter(int descriptor, QObject *parent = nullptr);
    ~PipeWriter() override;

    void write(QByteArray line, Transport::Lane lane);
    /// Drops what is queued and closes the pipe, so that the reader sees end of file now.
    void close();
    bool isOpen() const { return m_descriptor >= 0; }
    qsizetype queuedBytes() const { return m_queued - m_offset; }

Q_SIGNALS:
    void queueShrank(); ///< see Transport
    void urgentWritten(qint64 ns);

private:
    struct Item
    {
        QByteArray bytes;
        Transport::Lane lane;
    };
    void flush();
    void giveUp();

    int m_descriptor;
    std::deque<Item> m_queue;
    qsizetype m_queued = 0; ///< bytes of all items
    qsizetype m_offset = 0; ///< of the front item, already written
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace transport
