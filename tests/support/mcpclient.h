// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "waiting.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>

#include <map>

/// An MCP client at the stdin and stdout of a program.
class McpClient
{
public:
    using Variables = QList<std::pair<QString, QString>>;

    McpClient(const QString &program, const QStringList &arguments, const Variables &variables = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto &[name, value] : variables)
            environment.insert(name, value);
        m_process.setProcessEnvironment(environment);
        m_process.start(program, arguments);
        QObject::connect(&m_process, &QProcess::readyReadStandardOutput, &m_process, [this] { read(); });
    }
    ~McpClient()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    QProcess &process() { return m_process; }
    void say(const QByteArray &line) { m_process.write(line + '\n'); }
    void request(int id, const QString &method, const QJsonObject &params = {})
    {
        say(QJsonDocument(QJsonObject{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                                      {QStringLiteral("id"), id},
                                      {QStringLiteral("method"), method},
                                      {QStringLiteral("params"), params}})
                .toJson(QJsonDocument::Compact));
    }
    void notify(const QString &method, const QJsonObject &params = {})
    {
        say(QJsonDocument(QJsonObject{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                                      {QStringLiteral("method"), method},
                                      {QStringLiteral("params"), params}})
                .toJson(QJsonDocument::Compact));
    }
    void call(int id, const QString &tool, const QJsonObject &arguments = {})
    {
        request(id, QStringLiteral("tools/call"),
                {{QStringLiteral("name"), tool}, {QStringLiteral("arguments"), arguments}});
    }
    void cancel(int id) { notify(QStringLiteral("notifications/cancelled"), {{QStringLiteral("requestId"), id}}); }
    bool hasAnswer(int id) const { return m_answers.count(id) > 0; }
    /// The whole answer; empty if none came.
    QJsonObject answer(int id)
    {
        waitUntil([&] { return hasAnswer(id) || m_process.state() == QProcess::NotRunning; }, 20'000);
        return hasAnswer(id) ? m_answers[id] : QJsonObject();
    }
    /// The text of a tool's result, or of an error.
    QString said(int id)
    {
        const QJsonObject answered = answer(id);
        if (answered.contains(QLatin1String("error")))
            return answered.value(QLatin1String("error")).toObject().value(QLatin1String("message")).toString();
        return answered.value(QLatin1String("result"))
            .toObject()
            .value(QLatin1String("content"))
            .toArray()
            .first()
            .toObject()
            .value(QLatin1String("text"))
            .toString();
    }
    bool failed(int id)
    {
        return answer(id).value(QLatin1String("result")).toObject().value(QLatin1String("isError")).toBool();
    }
    const QList<QByteArray> &lines() const { return m_lines; }

private:
    void read()
    {
        while (m_process.canReadLine()) {
            const QByteArray line = m_process.readLine().trimmed();
            m_lines << line;
            const QJsonObject message = QJsonDocument::fromJson(line).object();
            if (message.contains(QLatin1String("id")) && !message.contains(QLatin1String("method")))
                m_answers[message.value(QLatin1String("id")).toInt(-1)] = message;
        }
    }

    QProcess m_process;
    std::map<int, QJsonObject> m_answers;
    QList<QByteArray> m_lines;
};
