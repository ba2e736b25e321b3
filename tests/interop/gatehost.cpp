// SPDX-License-Identifier: Apache-2.0
// A gate for clients that are not Belay's agents: `belay-gatehost mcp.json [LOG]` opens one for the servers of a file
// as agents and editors have it, prints the same file with the entrances instead, in one line, and stays until its
// input ends. Every call passes; LOG gets a line for each decision and each end.
#include "base/clock.h"
#include "mcp/gate.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>
#include <QTemporaryDir>

#include <cstdio>
#include <unistd.h>

namespace {

class Judge final : public mcp::CallJudge
{
public:
    explicit Judge(const QString &log) : m_log(log)
    {
        if (!log.isEmpty() && !m_log.open(QIODevice::WriteOnly | QIODevice::Append))
            std::exit(4);
    }
    void judge(const mcp::ToolCall &call, Decided decided) override
    {
        note("passes", call.id, call.tool);
        decided({true, "key" + QByteArray::number(call.id), {}});
    }
    void withdrawn(mcp::CallId id) override { note("withdrawn", id); }
    void cancelRequested(mcp::CallId id) override { note("cancel", id); }
    void ended(mcp::CallId id, const mcp::CallEnd &end) override
    {
        static const char *const kinds[] = {"done", "tool failed", "error", "not sent", "lost"};
        note(end.isOpen ? "open" : kinds[int(end.kind)], id);
    }

private:
    void note(const char *what, mcp::CallId id, const QString &tool = {})
    {
        if (!m_log.isOpen())
            return;
        m_log.write(QJsonDocument(QJsonObject{{QStringLiteral("call"), qint64(id)},
                                              {QStringLiteral("at"), QLatin1String(what)},
                                              {QStringLiteral("tool"), tool}})
                        .toJson(QJsonDocument::Compact) +
                    '\n');
        m_log.flush();
    }

    QFile m_log;
};

QList<std::pair<QString, QString>> pairs(const QJsonObject &object)
{
    QList<std::pair<QString, QString>> out;
    for (auto member = object.begin(); member != object.end(); ++member)
        out.emplace_back(member.key(), member.value().toString());
    return out;
}

mcp::GatedServer serverOf(const QString &name, const QJsonObject &entry)
{
    if (const QString url = entry.value(QLatin1String("url")).toString(); !url.isEmpty()) {
        mcp::HttpServer server;
        server.url = QUrl(url);
        server.headers = pairs(entry.value(QLatin1String("headers")).toObject());
        server.sse = entry.value(QLatin1String("type")) == QLatin1String("sse");
        return {name, server};
    }
    transport::ProcessCommand command;
    command.program = entry.value(QLatin1String("command")).toString();
    command.arguments = entry.value(QLatin1String("args")).toVariant().toStringList();
    command.environment = pairs(entry.value(QLatin1String("env")).toObject());
    return {name, command};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QFile file(argc > 1 ? QFile::decodeName(argv[1]) : QString());
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "belay-gatehost mcp.json [LOG]\n");
        return 2;
    }
    const QJsonObject all =
        QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("mcpServers")).toObject();
    std::vector<mcp::GatedServer> servers;
    for (auto entry = all.begin(); entry != all.end(); ++entry)
        servers.push_back(serverOf(entry.key(), entry.value().toObject()));

    Judge judge(argc > 2 ? QFile::decodeName(argv[2]) : QString());
    const QTemporaryDir room;
    base::SystemClock clock;
    mcp::Gate gate(room.path(), &clock);
    gate.setJudge(&judge);
    QObject::connect(&gate, &mcp::Gate::serverEnded, &gate, [](const QString &server, const QString &why) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(server), qPrintable(why));
    });
    const auto offered = gate.offer(std::move(servers));
    if (!offered) {
        std::fprintf(stderr, "%s\n", qPrintable(offered.error().message));
        return 3;
    }
    QJsonObject entrances;
    for (const mcp::Entrance &entrance : *offered) {
        QJsonObject environment;
        for (const auto &[name, value] : entrance.environment)
            environment.insert(name, value);
        entrances.insert(entrance.name,
                         QJsonObject{{QStringLiteral("command"), entrance.program},
                                     {QStringLiteral("args"), QJsonArray::fromStringList(entrance.arguments)},
                                     {QStringLiteral("env"), environment}});
    }
    std::puts(QJsonDocument(QJsonObject{{QStringLiteral("mcpServers"), entrances}})
                  .toJson(QJsonDocument::Compact)
                  .constData());
    std::fflush(stdout);
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &input, [] {
        char bytes[256];
        if (::read(STDIN_FILENO, bytes, sizeof bytes) <= 0)
            QCoreApplication::quit();
    });
    return QCoreApplication::exec();
}
