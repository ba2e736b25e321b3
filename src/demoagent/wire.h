// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace demoagent {

struct Answer
{
    bool arrived = false;
    int errorCode = 0;
    QString errorMessage;
    QJsonObject result;

    bool ok() const { return arrived && errorCode == 0; }
    // "ok", "-32601 Method not found" or "no answer": for texts and logs.
    QString words() const;
};

struct OpenRequest
{
    QJsonValue id;
    QString method;
    Answer answer;
};
using RequestPtr = std::shared_ptr<OpenRequest>;

// JSON-RPC on stdin and stdout. Any thread may write; one thread reads. Everything a script can wait for (an answer, a
// cancel) changes under one mutex, so that it can wait for whichever comes first.
class Wire
{
public:
    void notify(QLatin1StringView method, const QJsonObject &params);
    void answer(const QJsonValue &id, const QJsonObject &result);
    void answerError(const QJsonValue &id, int code, const QString &message);

    // Without an id the next number of our own is used.
    RequestPtr request(QLatin1StringView method, const QJsonObject &params,
                       const QJsonValue &id = QJsonValue(QJsonValue::Undefined));
    void withdraw(const QJsonValue &id);
    void settle(const QJsonObject &response);

    // Sends a message followed by the current line end.
    void send(const QJsonObject &message);
    // Writes the bytes as they are, in one piece that no other message interrupts.
    void raw(const QByteArray &bytes);
    // Writes the bytes in many small pieces with a short pause between, not interrupted by other messages.
    void rawInPieces(const QByteArray &bytes, qsizetype pieceSize);
    void setLineEnd(const QByteArray &end);

    // Calls \p line for each line, without its end; returns at end of input.
    void readLines(const std::function<void(const QByteArray &)> &line);

    void change(const std::function<void()> &f);
    bool waitUntil(const std::function<bool()> &done, std::chrono::milliseconds limit);
    void waitUntil(const std::function<bool()> &done);

    void useOldCancelDialect() { m_oldDialect = true; }
    void outliveReader() { m_outliveReader = true; }

private:
    void writeAll(const char *data, qsizetype size);

    std::mutex m_writeMutex;
    std::atomic<int> m_writers{0};
    QByteArray m_lineEnd = QByteArrayLiteral("\n");

    std::mutex m_stateMutex;
    std::condition_variable m_changed;
    std::vector<RequestPtr> m_open;
    qint64 m_nextId = 1;
    bool m_oldDialect = false;
    bool m_outliveReader = false;
};

} // namespace demoagent
