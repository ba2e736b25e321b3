// SPDX-License-Identifier: Apache-2.0
#include "agentrun.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

AgentRun::AgentRun(const QStringList &flags, const QMap<QString, QString> &environment)
{
    QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
    env.insert(u"BELAY_DEMO_SPEED"_s, u"0"_s);
    for (auto it = environment.begin(); it != environment.end(); ++it)
        env.insert(it.key(), it.value());
    process.setProcessEnvironment(env);
    // A file, not a pipe: what was written before an answer is there to read when the answer is.
    process.setStandardErrorFile(folder.filePath(u"stderr"_s));
    process.start(qEnvironmentVariable("BELAY_BIN") + u"/belay-demo-agent"_s, flags);
    process.waitForStarted();
}

AgentRun::~AgentRun()
{
    process.closeWriteChannel();
    if (!process.waitForFinished(2000)) {
        process.kill();
        process.waitForFinished();
    }
}

void AgentRun::send(const QJsonObject &message)
{
    process.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    process.waitForBytesWritten(1000);
}

int AgentRun::request(const QString &method, const QJsonObject &params)
{
    const int id = m_nextId++;
    send({{"jsonrpc"_L1, "2.0"_L1}, {"id"_L1, id}, {"method"_L1, method}, {"params"_L1, params}});
    return id;
}

void AgentRun::notify(const QString &method, const QJsonObject &params)
{
    send({{"jsonrpc"_L1, "2.0"_L1}, {"method"_L1, method}, {"params"_L1, params}});
}

void AgentRun::answer(const QJsonValue &id, const QJsonObject &result)
{
    send({{"jsonrpc"_L1, "2.0"_L1}, {"id"_L1, id}, {"result"_L1, result}});
}

void AgentRun::answerError(const QJsonValue &id, int code)
{
    send({{"jsonrpc"_L1, "2.0"_L1},
          {"id"_L1, id},
          {"error"_L1, QJsonObject{{"code"_L1, code}, {"message"_L1, "no"_L1}}}});
}

bool AgentRun::until(const std::function<bool()> &done, int ms)
{
    const QDeadlineTimer deadline(ms);
    while (!done()) {
        if (deadline.hasExpired())
            return false;
        process.waitForReadyRead(int(std::max<qint64>(1, deadline.remainingTime())));
        read();
        if (process.state() == QProcess::NotRunning && process.bytesAvailable() == 0)
            return done();
    }
    return true;
}

QJsonObject AgentRun::answerTo(int id)
{
    const auto find = [&]() -> std::optional<QJsonObject> {
        for (const auto &[answered, message] : answers)
            if (answered == id)
                return message;
        return std::nullopt;
    };
    until([&] { return find().has_value(); });
    return find().value_or(QJsonObject());
}

QJsonObject AgentRun::call(const QString &method, const QJsonObject &params)
{
    return answerTo(request(method, params));
}

QJsonObject AgentRun::initialize(bool capable)
{
    const QJsonObject fs{{"readTextFile"_L1, capable}, {"writeTextFile"_L1, capable}};
    return call(u"initialize"_s, {{"protocolVersion"_L1, 1},
                                  {"clientCapabilities"_L1, QJsonObject{{"fs"_L1, fs}, {"terminal"_L1, capable}}}});
}

bool AgentRun::open()
{
    initialize();
    const QJsonObject answer = call(u"session/new"_s, {{"cwd"_L1, folder.path()}, {"mcpServers"_L1, QJsonArray()}});
    session = answer["result"_L1]["sessionId"_L1].toString();
    return !session.isEmpty();
}

int AgentRun::prompt(const QString &words)
{
    const QJsonObject block{{"type"_L1, "text"_L1}, {"text"_L1, words}};
    return request(u"session/prompt"_s, {{"sessionId"_L1, session}, {"prompt"_L1, QJsonArray{block}}});
}

QJsonObject AgentRun::run(const QString &words)
{
    return answerTo(prompt(words));
}

void AgentRun::cancel()
{
    notify(u"session/cancel"_s, {{"sessionId"_L1, session}});
}

QByteArray AgentRun::errors() const
{
    QFile file(folder.filePath(u"stderr"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString AgentRun::stopReason(const QJsonObject &answer) const
{
    return answer["result"_L1]["stopReason"_L1].toString();
}

QList<QJsonObject> AgentRun::updatesOf(const QString &kind) const
{
    QList<QJsonObject> found;
    for (const QJsonObject &update : updates)
        if (update["sessionUpdate"_L1].toString() == kind)
            found.append(update);
    return found;
}

void AgentRun::read()
{
    m_pending += process.readAllStandardOutput();
    qsizetype start = 0;
    for (qsizetype end; (end = m_pending.indexOf('\n', start)) >= 0; start = end + 1)
        handle(m_pending.mid(start, end - start).trimmed());
    m_pending.remove(0, start);
}

void AgentRun::handle(const QByteArray &line)
{
    if (line.isEmpty())
        return;
    const QJsonObject message = QJsonDocument::fromJson(line).object();
    if (message.isEmpty()) {
        noise.append(line);
        return;
    }
    const QString method = message["method"_L1].toString();
    if (method == u"session/update"_s) {
        const QJsonObject update = message["params"_L1]["update"_L1].toObject();
        updates.append(update);
        if (update["sessionUpdate"_L1] == "agent_message_chunk"_L1)
            text += update["content"_L1]["text"_L1].toString();
    } else if (method.isEmpty()) {
        answers.append({message["id"_L1].toInt(), message});
    } else if (message.contains("id"_L1)) {
        requests.append(message);
        if (!onRequest || onRequest(message))
            serve(message);
    } else {
        notifications.append(message);
    }
}

void AgentRun::serve(const QJsonObject &request)
{
    const QJsonValue id = request["id"_L1];
    const QString method = request["method"_L1].toString();
    const QJsonValue params = request["params"_L1];
    const QString path = params["path"_L1].toString();
    if (method == "session/request_permission"_L1 && params["options"_L1].isArray()) {
        const QJsonObject outcome{{"outcome"_L1, "selected"_L1},
                                  {"optionId"_L1, params["options"_L1][0]["optionId"_L1]}};
        answer(id, {{"outcome"_L1, outcome}});
    } else if (method == "fs/read_text_file"_L1 && !path.isEmpty()) {
        answer(id, {{"content"_L1, files.value(path)}});
    } else if (method == "fs/write_text_file"_L1) {
        files[path] = params["content"_L1].toString();
        answer(id, {});
    } else if (method == "terminal/create"_L1 && params["command"_L1].isString()) {
        answer(id, {{"terminalId"_L1, u"t%1"_s.arg(++m_terminals)}});
    } else if (method == "terminal/output"_L1) {
        answer(id, {{"output"_L1, "some output"_L1}, {"truncated"_L1, false}});
    } else if (method == "terminal/wait_for_exit"_L1) {
        answer(id, {{"exitCode"_L1, 0}});
    } else if (method.startsWith(u"terminal/") && params["terminalId"_L1].isString()) {
        answer(id, {});
    } else {
        answerError(id, method.startsWith(u"fs/") || method.startsWith(u"terminal/") ||
                                method == "session/request_permission"_L1
                            ? -32602
                            : -32601);
    }
}
