// SPDX-License-Identifier: Apache-2.0
#include "acp/agentservers.h"

#include "acp/bounds.h"

#include "acp/jsonreader.h"
#include "base/visibletext.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace acp {

using base::Error;
using json::element;

namespace {

struct AgentServersTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::AgentServers)
};

constexpr qsizetype largestSettings = 4 * 1024 * 1024;

/// Why the entry cannot be imported; empty: it can.
QString readServer(const element &item, AgentServer *out)
{
    if (!item.is_object())
        return base::Words::tr("%1: expected an object.").arg(out->name);
    if (json::stringOr(item, "type") == QLatin1String("registry"))
        return AgentServersTr::tr("%1: comes from the registry; add it from there.").arg(out->name);
    // Zed's older form puts all three into "command".
    const auto command = json::member(item, "command");
    const element &fields = command && command->is_object() ? *command : item;
    const std::string_view key = command && command->is_object() ? "path" : "command";
    const auto program = json::optionalString(fields, key);
    if (!program || program->trimmed().isEmpty())
        return base::Words::tr("%1: has no command.").arg(out->name);
    out->command = *program;
    bool wrong = false;
    if (const auto arguments = json::member(fields, "args")) {
        wrong = !arguments->is_array();
        json::forEach(fields, "args", bounds::arguments, [&](const element &argument) {
            std::string_view text;
            if (argument.get_string().get(text) == simdjson::SUCCESS)
                out->arguments << json::toString(text);
            else
                wrong = true;
        });
    }
    if (wrong) // dropping an argument would run another command
        return base::Words::tr("%1: “%2” must be a list of at most %3 strings.")
            .arg(out->name, QStringLiteral("args"), QString::number(bounds::arguments));
    if (const auto environment = json::member(fields, "env")) {
        simdjson::dom::object variables;
        if (environment->get_object().get(variables) != simdjson::SUCCESS)
            return AgentServersTr::tr("%1: “env” must be an object of strings.").arg(out->name);
        for (const auto variable : variables) {
            std::string_view text;
            const QString name = json::toString(variable.key);
            if (variable.value.get_string().get(text) != simdjson::SUCCESS || name.isEmpty() || name.contains(u'='))
                return AgentServersTr::tr("%1: “env” must be an object of strings.").arg(out->name);
            out->environment.append({name, json::toString(text)});
        }
    }
    return {};
}

} // namespace

Error invalidJson(const QByteArray &text)
{
    // simdjson reports that there is an error, QJsonDocument where it is.
    QJsonParseError error;
    (void)QJsonDocument::fromJson(text, &error);
    const QByteArray before = text.left(error.offset);
    return {base::Origin::User,
            0,
            base::Words::tr("This is no valid JSON in line %1, column %2: %3.")
                .arg(before.count('\n') + 1)
                .arg(before.size() - before.lastIndexOf('\n'))
                .arg(error.errorString()),
            {}};
}

QByteArray withoutComments(QByteArray text)
{
    const auto blank = [&text](qsizetype from, qsizetype to) {
        for (qsizetype i = from; i < to; ++i) {
            if (text[i] != '\n' && text[i] != '\r')
                text[i] = ' ';
        }
    };
    qsizetype comma = -1; // the last comma, while only white space followed it
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            comma = -1;
            for (++i; i < text.size() && text[i] != '"'; ++i)
                i += text[i] == '\\';
        } else if (c == '/' && i + 1 < text.size() && text[i + 1] == '/') {
            const qsizetype end = text.indexOf('\n', i);
            blank(i, end < 0 ? text.size() : end);
        } else if (c == '/' && i + 1 < text.size() && text[i + 1] == '*') {
            const qsizetype end = text.indexOf("*/", i + 2);
            if (end < 0)
                return text; // unterminated: the parser will report where
            blank(i, end + 2);
        } else if (c == ',') {
            comma = i;
        } else if (c == '}' || c == ']') {
            if (comma >= 0)
                text[comma] = ' ';
            comma = -1;
        } else if (c != ' ' && c != '\t' && c != '\n' && c != '\r') {
            comma = -1;
        }
    }
    return text;
}

base::Result<AgentServers> readAgentServers(const QByteArray &text)
{
    if (text.size() > largestSettings)
        return base::Error{base::Origin::User,
                           0,
                           base::Words::tr("The file is larger than %n MiB: these are no settings.", nullptr,
                                           int(largestSettings / 1024 / 1024)),
                           {}};
    const QByteArray plain = withoutComments(text);
    const json::Document document(plain);
    if (!document.ok())
        return invalidJson(plain);
    const auto servers = document.root().is_object() ? json::member(document.root(), "agent_servers") : std::nullopt;
    simdjson::dom::object entries;
    if (!servers || servers->get_object().get(entries) != simdjson::SUCCESS)
        return base::Error{
            base::Origin::User, 0, base::Words::tr("The file has no “%1”.").arg(QStringLiteral("agent_servers")), {}};
    AgentServers out;
    for (const auto entry : entries) {
        AgentServer server;
        server.name = base::visibleText(json::toString(entry.key));
        const QString problem = readServer(entry.value, &server);
        if (problem.isEmpty())
            out.agents.append(std::move(server));
        else
            out.skipped.append(problem);
    }
    return out;
}

} // namespace acp
