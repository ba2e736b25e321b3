// SPDX-License-Identifier: Apache-2.0
#include "acp/decodeanswers.h"

#include "acp/bounds.h"

#include "acp/decodeupdate.h"
#include "acp/jsonreader.h"
#include "base/error.h"
#include "base/result.h"

#include <QCoreApplication>

namespace acp::v1 {

using namespace json;
using base::Error;
using base::Origin;
using base::Result;

namespace {

struct AnswersTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::Answers)
};

Error badAnswer(const QString &method, const QString &problem)
{
    return {Origin::Protocol, 0, AnswersTr::tr("The agent's answer to %1 cannot be used.").arg(method), problem};
}

void readProgram(const element &item, AuthMethod *out)
{
    forEach(item, "args", bounds::arguments, [out](const element &argument) {
        std::string_view text;
        if (argument.get_string().get(text) == simdjson::SUCCESS)
            out->arguments << json::toString(text);
    });
    simdjson::dom::object environment;
    if (item["env"].get_object().get(environment) == simdjson::SUCCESS) {
        for (const auto field : environment) {
            if (out->environment.size() >= bounds::arguments)
                break;
            std::string_view value;
            if (field.value.get_string().get(value) == simdjson::SUCCESS)
                out->environment.emplace_back(json::toString(field.key), json::toString(value));
        }
    }
}

/// `vars` is the name in the current draft, `varName` in the one before.
void readVariables(const element &item, AuthMethod *out)
{
    forEach(item, "vars", bounds::loginVariables, [out](const element &variable) {
        AuthVariable entry{stringOr(variable, "name"), labelOr(variable, "label"), boolOr(variable, "secret", true),
                           boolOr(variable, "optional", false)};
        if (!entry.name.isEmpty() && !entry.name.contains(QLatin1Char('=')))
            out->variables.push_back(std::move(entry));
    });
    const QString single = stringOr(item, "varName");
    if (out->variables.empty() && !single.isEmpty() && !single.contains(QLatin1Char('=')))
        out->variables.push_back({single, {}, true, false});
}

AuthMethod decodeAuthMethod(const element &item)
{
    AuthMethod out;
    out.id = stringOr(item, "id");
    out.name = labelOr(item, "name", out.id);
    out.description = labelOr(item, "description");
    const QString type = stringOr(item, "type");
    if (type == QLatin1String("terminal")) {
        out.kind = AuthMethod::Kind::Terminal;
        readProgram(item, &out);
    } else if (type == QLatin1String("env_var")) {
        out.kind = AuthMethod::Kind::Variables;
        readVariables(item, &out);
    } else if (const auto meta = member(item, "_meta")) {
        // How agents announced a login in a terminal before it was part of the protocol.
        if (const auto terminal = member(*meta, "terminal-auth"); terminal && terminal->is_object()) {
            out.kind = AuthMethod::Kind::Terminal;
            out.command = stringOr(*terminal, "command");
            out.name = labelOr(*terminal, "label", out.name);
            readProgram(*terminal, &out);
        }
    }
    // Without variables this method cannot be used, so it is dropped.
    if (out.kind == AuthMethod::Kind::Variables && out.variables.empty())
        out.id.clear();
    return out;
}

AgentCapabilities decodeCapabilities(const element &root)
{
    AgentCapabilities out;
    const auto capabilities = member(root, "agentCapabilities");
    if (!capabilities)
        return out;
    out.loadSession = boolOr(*capabilities, "loadSession", false);
    if (const auto prompt = member(*capabilities, "promptCapabilities"))
        out.prompt = {boolOr(*prompt, "image", false), boolOr(*prompt, "audio", false),
                      boolOr(*prompt, "embeddedContext", false)};
    if (const auto mcp = member(*capabilities, "mcpCapabilities")) {
        out.mcpHttp = boolOr(*mcp, "http", false);
        out.mcpSse = boolOr(*mcp, "sse", false);
    }
    if (const auto session = member(*capabilities, "sessionCapabilities")) {
        out.listSessions = hasObject(*session, "list");
        out.deleteSession = hasObject(*session, "delete");
        out.resumeSession = hasObject(*session, "resume");
        out.closeSession = hasObject(*session, "close");
        out.additionalDirectories = hasObject(*session, "additionalDirectories");
        out.forkSession = hasObject(*session, "fork");
    }
    if (const auto auth = member(*capabilities, "auth"))
        out.logout = hasObject(*auth, "logout");
    if (const auto cancellation = member(*capabilities, "cancellation"))
        out.cancelsNovember2025 = boolOr(*cancellation, "request", false);
    return out;
}

} // namespace

Result<InitializeResponse> decodeInitialize(const QByteArray &result)
{
    const Document document(result);
    const QString method = QStringLiteral("initialize");
    if (!document.ok() || !document.root().is_object())
        return badAnswer(method, QStringLiteral("expected an object"));
    const auto version = optionalUint32(document.root(), "protocolVersion");
    if (!version || *version > 65535)
        return badAnswer(method, QStringLiteral("protocolVersion: expected a whole number"));
    InitializeResponse out;
    out.protocolVersion = int(*version);
    out.capabilities = decodeCapabilities(document.root());
    out.authMethodsLeftOut = forEach(document.root(), "authMethods", bounds::loginMethods, [&](const element &item) {
        AuthMethod entry = decodeAuthMethod(item);
        if (!entry.id.isEmpty())
            out.authMethods.push_back(std::move(entry));
    });
    if (const auto info = member(document.root(), "agentInfo"))
        out.agent = {labelOr(*info, "name"), labelOr(*info, "title"), labelOr(*info, "version")};
    return out;
}

Result<SessionSetup> decodeSessionSetup(const QByteArray &result, bool needsId)
{
    const Document document(result);
    SessionSetup out;
    if (!document.ok() || !document.root().is_object()) {
        if (needsId)
            return badAnswer(QStringLiteral("session/new"), QStringLiteral("expected an object"));
        return out; // null is a harmless answer to load and resume
    }
    out.id = {stringOr(document.root(), "sessionId")};
    if (needsId && out.id.isEmpty())
        return badAnswer(QStringLiteral("session/new"), QStringLiteral("sessionId: expected a string"));
    out.modes = decodeModes(document.root());
    out.options = decodeConfigOptions(document.root());
    return out;
}

Result<ListSessionsResponse> decodeSessionList(const QByteArray &result)
{
    const Document document(result);
    if (!document.ok() || !document.root().is_object())
        return badAnswer(QStringLiteral("session/list"), QStringLiteral("expected an object"));
    ListSessionsResponse out;
    forEach(document.root(), "sessions", bounds::storedSessions, [&](const element &item) {
        const auto id = optionalString(item, "sessionId");
        const auto cwd = optionalString(item, "cwd");
        if (!id || !cwd)
            return;
        Fields fields(item);
        out.sessions.push_back({{*id},
                                *cwd,
                                fields.strings("additionalDirectories"),
                                labelOr(item, "title"),
                                stringOr(item, "updatedAt")});
    });
    out.nextCursor = stringOr(document.root(), "nextCursor");
    return out;
}

Result<PromptResponse> decodePrompt(const QByteArray &result)
{
    const Document document(result);
    if (!document.ok() || !document.root().is_object())
        return badAnswer(QStringLiteral("session/prompt"), QStringLiteral("expected an object"));
    PromptResponse out;
    out.rawStopReason = stringOr(document.root(), "stopReason");
    static const std::pair<QLatin1String, StopReason> names[] = {
        {QLatin1String("end_turn"), StopReason::EndTurn},
        {QLatin1String("max_tokens"), StopReason::MaxTokens},
        {QLatin1String("max_turn_requests"), StopReason::MaxTurnRequests},
        {QLatin1String("refusal"), StopReason::Refusal},
        {QLatin1String("cancelled"), StopReason::Cancelled}};
    for (const auto &[name, reason] : names) {
        if (out.rawStopReason == name)
            out.stopReason = reason;
    }
    return out;
}

bool isCancelledPrompt(const QByteArray &result)
{
    const auto decoded = decodePrompt(result);
    return decoded && decoded->stopReason == StopReason::Cancelled;
}

Result<std::vector<ConfigOption>> decodeOptionsAnswer(const QByteArray &result)
{
    const Document document(result);
    if (!document.ok() || !document.root().is_object())
        return badAnswer(QStringLiteral("session/set_config_option"), QStringLiteral("expected an object"));
    return decodeConfigOptions(document.root());
}

} // namespace acp::v1
