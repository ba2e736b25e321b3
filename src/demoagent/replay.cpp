// SPDX-License-Identifier: Apache-2.0
#include "demoagent/replay.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <deque>
#include <map>
#include <poll.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace demoagent {
namespace {

struct Step
{
    bool byClient = false;
    double at = 0; // seconds
    QJsonObject message;
    QString method() const { return message["method"_L1].toString(); }
    bool isRequest() const { return message.contains("method"_L1) && message.contains("id"_L1); }
    bool isAnswer() const { return !message.contains("method"_L1); }
};

// Ids are compared with their type: "2" is not 2.
QByteArray keyOf(const QJsonValue &id)
{
    return QJsonDocument(QJsonArray{id}).toJson(QJsonDocument::Compact);
}

class Replay
{
public:
    explicit Replay(std::deque<Step> steps) : m_steps(std::move(steps)) {}

    int run()
    {
        while (true) {
            // Speaks until a message of the client's comes, for which it waits however long the recorded client took.
            while (!m_steps.empty() && !m_steps.front().byClient)
                say();
            if (!m_steps.empty() && !m_steps.front().isRequest()) {
                m_steps.pop_front(); // not waited for: answers and notifications come at any time
                continue;
            }
            const auto line = nextLine(-1);
            if (!line)
                return 0;
            hear(*line);
        }
    }

private:
    // Sends the agent's next message at the recorded pace, but with short pauses at most.
    void say()
    {
        const Step step = m_steps.front();
        constexpr double longestPause = 0.25;
        const int pause = int(qBound(0.0, step.at - m_at, longestPause) * 1000);
        m_at = step.at;
        if (pause > 0) {
            if (const auto line = nextLine(pause)) {
                hear(*line);
                return;
            }
        }
        m_steps.pop_front();
        QJsonObject message = step.message;
        if (step.isAnswer()) {
            const auto live = m_live.find(keyOf(message["id"_L1]));
            if (live == m_live.end())
                return; // the request was not made in this run
            message["id"_L1] = live->second;
            m_live.erase(live);
        }
        write(message);
    }

    void hear(const QByteArray &line)
    {
        const QJsonObject message = QJsonDocument::fromJson(line).object();
        const QString method = message["method"_L1].toString();
        if (method == "session/cancel"_L1)
            return cancel();
        if (method.isEmpty() || !message.contains("id"_L1))
            return;
        for (size_t i = 0; i < m_steps.size(); ++i) {
            const Step &step = m_steps[i];
            if (!step.byClient || !step.isRequest())
                continue;
            if (step.method() != method)
                break; // this client does something that was not recorded
            m_live[keyOf(step.message["id"_L1])] = message["id"_L1];
            if (method == "session/prompt"_L1)
                m_prompt = keyOf(step.message["id"_L1]);
            m_at = step.at;
            // Earlier steps were sent already, or are the client's.
            m_steps.erase(m_steps.begin(), m_steps.begin() + std::ptrdiff_t(i) + 1);
            return;
        }
        answerByItself(message["id"_L1], method);
    }

    // Skips the rest of the stopped turn.
    void cancel()
    {
        const auto live = m_live.find(m_prompt);
        if (live == m_live.end())
            return;
        while (!m_steps.empty() && !(m_steps.front().byClient && m_steps.front().method() == "session/prompt"_L1))
            m_steps.pop_front();
        write({{"jsonrpc"_L1, "2.0"_L1},
               {"id"_L1, live->second},
               {"result"_L1, QJsonObject{{"stopReason"_L1, "cancelled"_L1}}}});
        m_live.erase(live);
    }

    void answerByItself(const QJsonValue &id, const QString &method)
    {
        QJsonObject answer{{"jsonrpc"_L1, "2.0"_L1}, {"id"_L1, id}};
        if (method == "initialize"_L1)
            answer["result"_L1] = QJsonObject{{"protocolVersion"_L1, 1}, {"agentCapabilities"_L1, QJsonObject()}};
        else if (method == "session/new"_L1)
            answer["result"_L1] = QJsonObject{{"sessionId"_L1, sessionOfRecording()}};
        else
            answer["error"_L1] =
                QJsonObject{{"code"_L1, -32601},
                            {"message"_L1, QString(m_steps.empty() ? u"The recording ends here."_s
                                                                   : u"The recording goes on with something else."_s)}};
        write(answer);
    }

    QString sessionOfRecording() const
    {
        for (const Step &step : m_steps) {
            QString id = step.message["params"_L1]["sessionId"_L1].toString();
            if (!id.isEmpty())
                return id;
        }
        return u"replayed"_s;
    }

    static void write(const QJsonObject &message)
    {
        const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
        std::fwrite(line.constData(), 1, size_t(line.size()), stdout);
        std::fflush(stdout);
    }

    // Null at end of input, or when nothing came within \p milliseconds; -1: no limit.
    std::optional<QByteArray> nextLine(int milliseconds)
    {
        while (true) {
            if (const qsizetype end = m_input.indexOf('\n'); end >= 0) {
                const QByteArray line = m_input.left(end);
                m_input.remove(0, end + 1);
                return line;
            }
            pollfd waiting{STDIN_FILENO, POLLIN, 0};
            if (::poll(&waiting, 1, milliseconds) <= 0)
                return std::nullopt;
            char buffer[65536];
            const ssize_t n = ::read(STDIN_FILENO, buffer, sizeof buffer);
            if (n <= 0) {
                if (milliseconds >= 0)
                    ::_exit(0); // the client has gone
                return std::nullopt;
            }
            m_input.append(buffer, n);
        }
    }

    std::deque<Step> m_steps;
    std::map<QByteArray, QJsonValue> m_live; // ids of the client's open requests, by the recorded ids
    QByteArray m_prompt, m_input;
    double m_at = 0;
};

} // namespace

int replay(const char *name)
{
    QFile file(QFile::decodeName(name));
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "belay-demo-agent: %s cannot be read: %s\n", name, qPrintable(file.errorString()));
        return 2;
    }
    std::deque<Step> steps;
    int lineNumber = 0, unusable = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        ++lineNumber;
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        const QString from = entry["from"_L1].toString();
        if (from.startsWith("mcp-"_L1))
            continue; // between the agent and a server of its own, which a client has no part in
        if (entry["message"_L1].isObject() && (from == "client"_L1 || from == "agent"_L1))
            steps.push_back({from == "client"_L1, entry["at"_L1].toDouble(), entry["message"_L1].toObject()});
        else if (from != "stderr"_L1 && !line.trimmed().isEmpty())
            ++unusable;
    }
    if (unusable > 0)
        std::fprintf(stderr, "belay-demo-agent: %d of %d lines of %s hold no whole message and are left out\n",
                     unusable, lineNumber, name);
    if (steps.empty()) {
        std::fprintf(stderr, "belay-demo-agent: %s is no recording: it holds no message\n", name);
        return 2;
    }
    return Replay(std::move(steps)).run();
}

} // namespace demoagent
