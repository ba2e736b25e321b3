// SPDX-License-Identifier: Apache-2.0
#include "demoagent/wire.h"

#include "demoagent/eventlog.h"

#include <QJsonDocument>

#include <algorithm>
#include <cerrno>
#include <thread>

#include <poll.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace demoagent {

QString Answer::words() const
{
    if (!arrived)
        return u"no answer"_s;
    return errorCode == 0 ? u"ok"_s : QString(QString::number(errorCode) + u' ' + errorMessage);
}

void Wire::notify(QLatin1StringView method, const QJsonObject &params)
{
    send({{"jsonrpc"_L1, "2.0"_L1}, {"method"_L1, method}, {"params"_L1, params}});
}

void Wire::answer(const QJsonValue &id, const QJsonObject &result)
{
    send({{"jsonrpc"_L1, "2.0"_L1}, {"id"_L1, id}, {"result"_L1, result}});
}

void Wire::answerError(const QJsonValue &id, int code, const QString &message)
{
    const QJsonObject error{{"code"_L1, code}, {"message"_L1, message}};
    send({{"jsonrpc"_L1, "2.0"_L1}, {"id"_L1, id}, {"error"_L1, error}});
}

RequestPtr Wire::request(QLatin1StringView method, const QJsonObject &params, const QJsonValue &id)
{
    auto open = std::make_shared<OpenRequest>();
    open->method = method;
    change([&] {
        open->id = id.isUndefined() ? QJsonValue(m_nextId++) : id;
        m_open.push_back(open);
    });
    send({{"jsonrpc"_L1, "2.0"_L1}, {"id"_L1, open->id}, {"method"_L1, method}, {"params"_L1, params}});
    return open;
}

void Wire::withdraw(const QJsonValue &id)
{
    if (m_oldDialect)
        notify("$/cancelRequest"_L1, {{"id"_L1, id}});
    else
        notify("$/cancel_request"_L1, {{"requestId"_L1, id}});
}

void Wire::settle(const QJsonObject &response)
{
    change([&] {
        const auto it =
            std::find_if(m_open.begin(), m_open.end(), [&](const RequestPtr &r) { return r->id == response["id"_L1]; });
        if (it == m_open.end()) {
            logEvent("unexpected_answer"_L1, {{"id"_L1, response["id"_L1]}});
            return;
        }
        Answer &answer = (*it)->answer;
        answer.result = response["result"_L1].toObject();
        if (response.contains("error"_L1)) {
            answer.errorCode = response["error"_L1]["code"_L1].toInt();
            answer.errorMessage = response["error"_L1]["message"_L1].toString();
        }
        answer.arrived = true;
        logEvent("answer"_L1, {{"method"_L1, (*it)->method},
                               {"id"_L1, (*it)->id},
                               {"error"_L1, answer.errorCode},
                               {"result"_L1, answer.result}});
        m_open.erase(it);
    });
}

void Wire::send(const QJsonObject &message)
{
    const QByteArray json = QJsonDocument(message).toJson(QJsonDocument::Compact);
    ++m_writers;
    const std::lock_guard lock(m_writeMutex);
    --m_writers;
    const QByteArray line = json + m_lineEnd;
    writeAll(line.constData(), line.size());
}

void Wire::raw(const QByteArray &bytes)
{
    // A flood takes the lock again at once; without this, other messages could wait for ever.
    while (m_writers.load() > 0)
        std::this_thread::yield();
    const std::lock_guard lock(m_writeMutex);
    writeAll(bytes.constData(), bytes.size());
}

void Wire::rawInPieces(const QByteArray &bytes, qsizetype pieceSize)
{
    const std::lock_guard lock(m_writeMutex);
    for (qsizetype at = 0; at < bytes.size(); at += pieceSize) {
        writeAll(bytes.constData() + at, std::min(pieceSize, bytes.size() - at));
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void Wire::setLineEnd(const QByteArray &end)
{
    const std::lock_guard lock(m_writeMutex);
    m_lineEnd = end;
}

void Wire::writeAll(const char *data, qsizetype size)
{
    while (size > 0) {
        const ssize_t n = ::write(STDOUT_FILENO, data, size_t(size));
        if (n > 0) {
            data += n;
            size -= n;
        } else if (n < 0 && errno == EAGAIN) {
            pollfd fd{STDOUT_FILENO, POLLOUT, 0};
            ::poll(&fd, 1, -1);
        } else if (n < 0 && errno != EINTR) {
            if (!m_outliveReader)
                ::_exit(0);
            return;
        }
    }
}

void Wire::readLines(const std::function<void(const QByteArray &)> &line)
{
    QByteArray pending;
    char buffer[65536];
    for (;;) {
        const ssize_t n = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return;
        qsizetype from = pending.size();
        pending.append(buffer, n);
        qsizetype start = 0;
        for (qsizetype end; (end = pending.indexOf('\n', from)) >= 0; from = start = end + 1)
            line(pending.mid(start, end - start));
        pending.remove(0, start);
    }
}

void Wire::change(const std::function<void()> &f)
{
    {
        const std::lock_guard lock(m_stateMutex);
        f();
    }
    m_changed.notify_all();
}

bool Wire::waitUntil(const std::function<bool()> &done, std::chrono::milliseconds limit)
{
    std::unique_lock lock(m_stateMutex);
    return m_changed.wait_for(lock, limit, done);
}

void Wire::waitUntil(const std::function<bool()> &done)
{
    std::unique_lock lock(m_stateMutex);
    m_changed.wait(lock, done);
}

} // namespace demoagent
