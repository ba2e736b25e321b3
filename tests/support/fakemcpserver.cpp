// SPDX-License-Identifier: Apache-2.0
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <unistd.h>

namespace {

QJsonObject tool(const char *name, const QJsonObject &annotations = {})
{
    QJsonObject out{{QStringLiteral("name"), QLatin1String(name)},
                    {QStringLiteral("inputSchema"), QJsonObject{{QStringLiteral("type"), QStringLiteral("object")}}}};
    if (!annotations.isEmpty())
        out.insert(QStringLiteral("annotations"), annotations);
    return out;
}

QJsonArray tools()
{
    const QJsonObject reads{{QStringLiteral("readOnlyHint"), true}};
    return {tool("read_note", reads), tool("send_invoice"), tool("create_issue"),
            tool("close_issue"),      tool("wait"),         tool("deaf"),
            tool("stubborn"),         tool("die"),          tool("fail"),
            tool("reject"),           tool("names"),        tool("big", reads),
            tool("liar", reads),      tool("later"),        tool("asks")};
}

/// An MCP server over stdin and stdout, for tests. What each call did is in its log before it is answered. Nothing in
/// it takes time: what waits does so until it is told.
class Server
{
public:
    explicit Server(const QString &log) : m_log(log)
    {
        if (!log.isEmpty() && !m_log.open(QIODevice::WriteOnly | QIODevice::Append))
            std::exit(4);
    }

    void run()
    {
        std::string line;
        while (std::getline(std::cin, line)) {
            const QJsonDocument message = QJsonDocument::fromJson(QByteArray::fromStdString(line));
            if (message.isArray()) {
                const QJsonArray parts = message.array();
                for (const auto &part : parts)
                    handle(part.toObject());
            } else {
                handle(message.object());
            }
        }
    }

private:
    void say(const QJsonObject &message)
    {
        const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
        std::fwrite(line.constData(), 1, size_t(line.size()), stdout);
        std::fflush(stdout);
    }
    void raw(const QByteArray &line)
    {
        std::fwrite(line.constData(), 1, size_t(line.size()), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }
    static QByteArray jsonOf(const QJsonValue &value)
    {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return list.mid(1, list.size() - 2);
    }
    void answer(const QJsonValue &id, const QJsonObject &result)
    {
        say({{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
             {QStringLiteral("id"), id},
             {QStringLiteral("result"), result}});
    }
    void text(const QJsonValue &id, const QString &said, const QJsonObject &more = {})
    {
        QJsonObject result = more;
        result.insert(
            QStringLiteral("content"),
            QJsonArray{QJsonObject{{QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), said}}});
        answer(id, result);
    }
    void log(const QString &at, const QJsonObject &params)
    {
        if (!m_log.isOpen())
            return;
        QJsonObject entry = params;
        entry.insert(QStringLiteral("at"), at);
        m_log.write(QJsonDocument(entry).toJson(QJsonDocument::Compact) + '\n');
        m_log.flush();
        ::fsync(m_log.handle());
    }

    void handle(const QJsonObject &message)
    {
        const QString method = message.value(QLatin1String("method")).toString();
        const QJsonValue id = message.value(QLatin1String("id"));
        const QJsonObject params = message.value(QLatin1String("params")).toObject();
        if (id == QLatin1String("q") && message.contains(QLatin1String("error")))
            text(m_asker, message.value(QLatin1String("error")).toObject().value(QLatin1String("message")).toString());
        else if (method == QLatin1String("initialize"))
            answer(id, {{QStringLiteral("protocolVersion"), params.value(QLatin1String("protocolVersion"))},
                        {QStringLiteral("capabilities"), QJsonObject{{QStringLiteral("tools"), QJsonObject()}}},
                        {QStringLiteral("serverInfo"), QJsonObject{{QStringLiteral("name"), QStringLiteral("fake")},
                                                                   {QStringLiteral("version"), QStringLiteral("1")}}}});
        else if (method == QLatin1String("tools/list") && qEnvironmentVariableIsSet("FAKE_NO_LIST"))
            log(QStringLiteral("asked"), {{QStringLiteral("name"), method}});
        else if (method == QLatin1String("tools/list"))
            answer(id, {{QStringLiteral("tools"), tools()}});
        else if (method == QLatin1String("tools/call"))
            call(id, params);
        else if (method == QLatin1String("notifications/cancelled"))
            cancel(params.value(QLatin1String("requestId")));
        else if (method == QLatin1String("notifications/release"))
            release();
        else if (method == QLatin1String("tasks/result"))
            text(id, QStringLiteral("later done"));
        else if (!id.isUndefined())
            answer(id, {{QStringLiteral("method"), method}, {QStringLiteral("params"), params}});
    }

    void call(const QJsonValue &id, const QJsonObject &params)
    {
        const QString name = params.value(QLatin1String("name")).toString();
        if (name == QLatin1String("asks") && !params.contains(QLatin1String("requestState"))) {
            answer(id, {{QStringLiteral("resultType"), QStringLiteral("input_required")},
                        {QStringLiteral("requestState"), QStringLiteral("s1")}});
            return;
        }
        log(QStringLiteral("begun"), params);
        if (name == QLatin1String("die"))
            std::_Exit(3);
        if (name == QLatin1String("wait") || name == QLatin1String("deaf") || name == QLatin1String("stubborn")) {
            m_open.emplace(QJsonDocument(QJsonArray{id}).toJson().toStdString(), std::pair(id, params));
            return;
        }
        log(QStringLiteral("done"), params);
        if (name == QLatin1String("fail"))
            text(id, QStringLiteral("no such invoice"), {{QStringLiteral("isError"), true}});
        else if (name == QLatin1String("reject"))
            say({{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                 {QStringLiteral("id"), id},
                 {QStringLiteral("error"),
                  QJsonObject{{QStringLiteral("code"), -32602}, {QStringLiteral("message"), QStringLiteral("bad")}}}});
        else if (name == QLatin1String("create_issue"))
            text(id, QStringLiteral("issue 7"),
                 {{QStringLiteral("structuredContent"), QJsonObject{{QStringLiteral("id"), 7}}}});
        else if (name == QLatin1String("names"))
            text(id, QString::fromLocal8Bit(qgetenv(params.value(QLatin1String("arguments"))
                                                        .toObject()
                                                        .value(QLatin1String("name"))
                                                        .toString()
                                                        .toLocal8Bit()
                                                        .constData())));
        else if (name == QLatin1String("big"))
            text(id, QString(params.value(QLatin1String("arguments")).toObject().value(QLatin1String("size")).toInt(),
                             u'x'));
        else if (name == QLatin1String("broken"))
            raw("{\"jsonrpc\":\"2.0\",\"id\":" + jsonOf(id) + ",\"result\":{\"content\":[}");
        else if (name == QLatin1String("long question")) {
            m_asker = id;
            raw("{\"jsonrpc\":\"2.0\",\"id\":\"q\",\"method\":\"roots/list\",\"params\":\"" +
                QByteArray(33 * 1024 * 1024, 'x') + "\"}");
        } else if (name == QLatin1String("later"))
            answer(id, {{QStringLiteral("task"), QJsonObject{{QStringLiteral("taskId"), QStringLiteral("t1")},
                                                             {QStringLiteral("status"), QStringLiteral("working")}}}});
        else
            text(id, name + QStringLiteral(" done"));
    }

    void cancel(const QJsonValue &id)
    {
        const auto found = m_open.find(QJsonDocument(QJsonArray{id}).toJson().toStdString());
        if (found == m_open.end())
            return;
        const auto [openId, params] = found->second;
        const QString name = params.value(QLatin1String("name")).toString();
        if (name == QLatin1String("deaf"))
            return;
        m_open.erase(found);
        log(name == QLatin1String("wait") ? QStringLiteral("cancelled") : QStringLiteral("done"), params);
        if (name == QLatin1String("stubborn"))
            text(openId, QStringLiteral("done all the same"));
    }

    void release()
    {
        for (const auto &[key, open] : std::exchange(m_open, {})) {
            log(QStringLiteral("done"), open.second);
            text(open.first, QStringLiteral("released"));
        }
    }

    QJsonValue m_asker; ///< the call that waits for the answer to a question
    QFile m_log;
    std::map<std::string, std::pair<QJsonValue, QJsonObject>> m_open;
};

} // namespace

int main(int argc, char **argv)
{
    Server(argc > 1 ? QFile::decodeName(argv[1]) : QString()).run();
    return 0;
}
