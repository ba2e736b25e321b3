// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>
#include <optional>

// A running demo agent and the least of a client: answers files and terminals from memory, keeps all it hears.
class AgentRun
{
public:
    explicit AgentRun(const QStringList &flags = {}, const QMap<QString, QString> &environment = {});
    ~AgentRun();

    // Answers, by the id of the request; each wait is bounded and says in the test what it was waiting for.
    QJsonObject call(const QString &method, const QJsonObject &params);
    QJsonObject initialize(bool capable = true);
    bool open();
    int prompt(const QString &text);
    void cancel();
    QJsonObject answerTo(int id);
    QJsonObject run(const QString &text);
    bool until(const std::function<bool()> &done, int ms = 10000);

    int request(const QString &method, const QJsonObject &params);
    void notify(const QString &method, const QJsonObject &params);
    void send(const QJsonObject &message);
    void answer(const QJsonValue &id, const QJsonObject &result);
    void answerError(const QJsonValue &id, int code);

    QByteArray errors() const;
    QString stopReason(const QJsonObject &answer) const;
    QList<QJsonObject> updatesOf(const QString &kind) const;

    QProcess process;
    QTemporaryDir folder;
    QString session;
    QString text; // agent_message_chunks put together
    QList<QJsonObject> updates;
    QList<QJsonObject> requests;            // what the agent asked
    QList<QJsonObject> notifications;       // other than session/update
    QList<QByteArray> noise;                // lines that are no JSON objects
    QList<QPair<int, QJsonObject>> answers; // in order, also a second one for an id
    QMap<QString, QString> files;
    // Returns false to leave a request unanswered for the test to deal with.
    std::function<bool(const QJsonObject &)> onRequest;

private:
    void read();
    void handle(const QByteArray &line);
    void serve(const QJsonObject &request);

    QByteArray m_pending;
    int m_nextId = 1;
    int m_terminals = 0;
};
