// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "demoagent/agentstate.h"
#include "demoagent/options.h"
#include "demoagent/wire.h"

#include <atomic>
#include <deque>
#include <map>

namespace demoagent {

// Answers the client. The reading thread does nothing that could wait for the client to read: it starts turns, marks
// them cancelled and hands every other request to a second thread, so that a cancel is noticed even during a flood.
class Agent
{
public:
    explicit Agent(const Options &options);
    int run();

private:
    void onLine(const QByteArray &line);
    void onNotification(const QString &method, const QJsonObject &params);
    void onPrompt(const QJsonValue &id, const QJsonObject &params);
    void cancelTurn(const std::shared_ptr<Session> &session);

    void post(const std::function<void()> &work);
    void work();

    void onRequest(const QJsonValue &id, const QString &method, const QJsonObject &params);
    void initialize(const QJsonValue &id, const QJsonObject &params);
    void newSession(const QJsonValue &id, const QJsonObject &params);
    void restore(const QJsonValue &id, const QJsonObject &params, bool replay);
    void fork(const QJsonValue &id, const QJsonObject &params);
    void configure(const QJsonValue &id, const QJsonObject &params);
    void list(const QJsonValue &id, const QJsonObject &params);
    void closeSession(const QJsonValue &id, const QJsonObject &params);
    void setMode(const QJsonValue &id, const QJsonObject &params);
    void announce(const Session &session);
    std::shared_ptr<Session> session(const QJsonObject &params);

    const Options m_options;
    Wire m_wire;
    ClientAbilities m_abilities;
    bool m_initialized = false;
    std::atomic<bool> m_signedIn = false;
    bool m_signedOutOnce = false;
    QJsonValue m_waitingLogin = QJsonValue::Undefined;
    std::map<QString, std::shared_ptr<Session>> m_sessions; // changed under Wire::change()

    std::mutex m_queueMutex;
    std::condition_variable m_queued;
    std::deque<std::function<void()>> m_queue;
};

} // namespace demoagent
