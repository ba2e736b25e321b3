// SPDX-License-Identifier: Apache-2.0
#include "acp/decodecontent.h"

#include "acp/bounds.h"
#include "acp/commandreader.h"
#include "acp/jsonreader.h"
#include "acp/patchinput.h"

#include <QCoreApplication>

namespace acp::v1 {

using namespace json;

namespace {

struct ContentTr
{
    Q_DECLARE_TR_FUNCTIONS(acp::Content)
};

QByteArray fromBase64(const QString &text)
{
    return QByteArray::fromBase64(text.toLatin1());
}

UnknownContent unknownContent(const element &value)
{
    return {stringOr(value, "type"), toText(value)};
}

ContentBlock decodeResource(const element &value)
{
    const auto resource = member(value, "resource");
    if (!resource)
        return unknownContent(value);
    EmbeddedResource out;
    out.uri = stringOr(*resource, "uri");
    out.mimeType = stringOr(*resource, "mimeType");
    if (const auto text = optionalString(*resource, "text")) {
        out.text = *text;
    } else if (const auto blob = optionalString(*resource, "blob")) {
        out.isText = false;
        out.blob = fromBase64(*blob);
    } else {
        return unknownContent(value);
    }
    return out;
}

template <class Enum>
std::optional<Enum> fromName(const element &object, std::string_view key,
                             std::initializer_list<std::pair<std::string_view, Enum>> names)
{
    std::string_view text;
    if (object[key].get_string().get(text) != simdjson::SUCCESS)
        return std::nullopt;
    for (const auto &[name, value] : names) {
        if (name == text)
            return value;
    }
    return std::nullopt;
}

std::optional<ToolKind> toolKind(const element &value)
{
    const auto known = fromName<ToolKind>(value, "kind",
                                          {{"read", ToolKind::Read},
                                           {"edit", ToolKind::Edit},
                                           {"delete", ToolKind::Delete},
                                           {"move", ToolKind::Move},
                                           {"search", ToolKind::Search},
                                           {"execute", ToolKind::Execute},
                                           {"think", ToolKind::Think},
                                           {"fetch", ToolKind::Fetch},
                                           {"switch_mode", ToolKind::SwitchMode},
                                           {"other", ToolKind::Other}});
    if (!known && member(value, "kind"))
        return ToolKind::Other;
    return known;
}

std::optional<ToolContent> decodeToolContent(const element &item)
{
    const QString type = stringOr(item, "type");
    if (type == QLatin1String("content")) {
        if (const auto content = member(item, "content"))
            return ToolContent(decodeContent(*content));
        return std::nullopt;
    }
    if (type == QLatin1String("diff")) {
        const auto path = optionalString(item, "path");
        const auto newText = optionalString(item, "newText");
        if (!path || !newText)
            return std::nullopt;
        return ToolContent(Diff{*path, optionalString(item, "oldText"), *newText});
    }
    if (type == QLatin1String("terminal")) {
        if (const auto id = optionalString(item, "terminalId"))
            return ToolContent(TerminalRef{{*id}});
        return std::nullopt;
    }
    return ToolContent(ContentBlock(unknownContent(item)));
}

/// codex and pi run commands themselves and report them only here, also to clients that offer no terminal.
void decodeAgentTerminals(const element &value, ToolCallUpdate &out)
{
    const auto meta = member(value, "_meta");
    if (!meta || !meta->is_object())
        return;
    for (const std::string_view key : {"terminal_info", "terminal_output", "terminal_output_delta"}) {
        const auto part = member(*meta, key);
        const auto id = part ? optionalString(*part, "terminal_id") : std::nullopt;
        if (id)
            out.agentTerminals.push_back({{*id}, stringOr(*part, "data"), {}, {}, false});
    }
    if (const auto part = member(*meta, "terminal_exit")) {
        const auto id = optionalString(*part, "terminal_id");
        const auto code = optionalUint32(*part, "exit_code");
        if (id)
            out.agentTerminals.push_back(
                {{*id}, {}, code ? std::optional<int>(int(*code)) : std::nullopt, stringOr(*part, "signal"), true});
    }
}

} // namespace

ContentBlock decodeContent(const element &value)
{
    std::string_view type;
    if (value["type"].get_string().get(type) != simdjson::SUCCESS)
        return unknownContent(value);
    if (type == "text") {
        std::string_view text;
        if (value["text"].get_string().get(text) == simdjson::SUCCESS)
            return TextContent{json::toString(text)};
    } else if (type == "image") {
        if (const auto data = optionalString(value, "data"))
            return ImageContent{fromBase64(*data), stringOr(value, "mimeType"), stringOr(value, "uri")};
    } else if (type == "audio") {
        if (const auto data = optionalString(value, "data"))
            return AudioContent{fromBase64(*data), stringOr(value, "mimeType")};
    } else if (type == "resource_link") {
        if (const auto uri = optionalString(value, "uri")) {
            const auto size = optionalUint64(value, "size");
            return ResourceLink{*uri,
                                stringOr(value, "name"),
                                stringOr(value, "title"),
                                stringOr(value, "description"),
                                stringOr(value, "mimeType"),
                                size ? std::optional<qint64>(qint64(*size)) : std::nullopt};
        }
    } else if (type == "resource") {
        return decodeResource(value);
    }
    return unknownContent(value);
}

ToolCallUpdate decodeToolCall(const element &value, bool isFirst)
{
    ToolCallUpdate out;
    out.id = {optionalId(value, "toolCallId").value_or(QString())};
    out.isFirst = isFirst;
    out.title = optionalLabel(value, "title");
    out.name = optionalLabel(value, "name");
    out.kind = toolKind(value);
    out.status = fromName<ToolStatus>(value, "status",
                                      {{"pending", ToolStatus::Pending},
                                       {"in_progress", ToolStatus::InProgress},
                                       {"completed", ToolStatus::Completed},
                                       {"failed", ToolStatus::Failed}});
    if (const auto content = member(value, "content"); content && content->is_array()) {
        out.content.emplace();
        const int leftOut = forEach(value, "content", bounds::toolContents, [&](const element &item) {
            if (auto decoded = decodeToolContent(item))
                out.content->push_back(std::move(*decoded));
        });
        if (leftOut > 0)
            out.content->push_back(ToolContent(
                ContentBlock(TextContent{ContentTr::tr("%n more part(s) were left out.", nullptr, leftOut)})));
    }
    if (const auto locations = member(value, "locations"); locations && locations->is_array()) {
        out.locations.emplace();
        forEach(value, "locations", bounds::locations, [&](const element &item) {
            if (const auto path = optionalString(item, "path"))
                out.locations->push_back({*path, optionalUint32(item, "line")});
        });
    }
    if (const auto raw = member(value, "rawInput")) {
        out.rawInput = toText(*raw);
        out.command = readCommandInput(*raw, *out.rawInput);
        out.reason = optionalLabel(*raw, "description");
        // Some agents say there alone what they write.
        if (const std::vector<Diff> diffs = out.content ? std::vector<Diff>() : diffsOfInput(*raw); !diffs.empty()) {
            out.content.emplace(diffs.begin(), diffs.end());
            out.isContentOfInput = true;
        }
    }
    if (const auto raw = member(value, "rawOutput"))
        out.rawOutput = toText(*raw);
    decodeAgentTerminals(value, out);
    return out;
}

} // namespace acp::v1
