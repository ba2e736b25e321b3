// SPDX-License-Identifier: Apache-2.0
#include "acp/decoderequests.h"

#include "acp/bounds.h"

#include "acp/decodecontent.h"
#include "acp/jsonreader.h"
#include "base/error.h"
#include "base/result.h"

namespace acp::v1 {

using namespace json;
using base::Error;
using base::Origin;
using base::Result;

namespace {

constexpr int invalidParams = -32602;

Error invalid(const QString &problem)
{
    return {Origin::Protocol, invalidParams, QStringLiteral("Invalid params: ") + problem, {}};
}

/// Parses and reads; the value is returned only if every field was valid.
template <class T, class Read> Result<T> strict(const QByteArray &params, Read read)
{
    const Document document(params);
    if (!document.ok())
        return invalid(QStringLiteral("params: expected an object"));
    Fields fields(document.root());
    T out;
    if (fields.ok())
        read(fields, document.root(), out);
    if (!fields.ok())
        return invalid(fields.problem());
    return out;
}

PermissionKind permissionKind(const element &item)
{
    const QString kind = stringOr(item, "kind");
    if (kind == QLatin1String("allow_once"))
        return PermissionKind::AllowOnce;
    if (kind == QLatin1String("allow_always"))
        return PermissionKind::AllowAlways;
    if (kind == QLatin1String("reject_once"))
        return PermissionKind::RejectOnce;
    if (kind == QLatin1String("reject_always"))
        return PermissionKind::RejectAlways;
    return PermissionKind::Unknown;
}

std::vector<EnumOption> titledOptions(const element &object, std::string_view key)
{
    std::vector<EnumOption> out;
    forEach(object, key, bounds::formChoices, [&](const element &item) {
        if (const auto value = optionalString(item, "const"))
            out.push_back({*value, stringOr(item, "title", *value), stringOr(item, "description")});
    });
    return out;
}

std::vector<EnumOption> plainOptions(const element &object)
{
    std::vector<EnumOption> out;
    forEach(object, "enum", bounds::formChoices, [&](const element &item) {
        std::string_view text;
        if (item.get_string().get(text) == simdjson::SUCCESS)
            out.push_back({json::toString(text), json::toString(text), {}});
    });
    return out;
}

void readDefault(const element &value, FormField &field)
{
    const auto found = member(value, "default");
    if (!found)
        return;
    std::string_view text;
    double number = 0;
    bool flag = false;
    if (found->get_string().get(text) == simdjson::SUCCESS)
        field.defaultValue = json::toString(text);
    else if (found->get_bool().get(flag) == simdjson::SUCCESS)
        field.defaultValue = flag;
    else if (found->get_double().get(number) == simdjson::SUCCESS)
        field.defaultValue = number;
    else if (found->is_array())
        field.defaultValue = Fields(value).strings("default");
}

FormField decodeField(const QString &name, const element &value)
{
    FormField field;
    field.name = name;
    field.title = stringOr(value, "title", name);
    field.description = stringOr(value, "description");
    field.pattern = stringOr(value, "pattern");
    field.format = stringOr(value, "format");
    const QString type = stringOr(value, "type");
    const auto limits = [&](std::string_view least, std::string_view most) {
        field.minimum = optionalDouble(value, least);
        field.maximum = optionalDouble(value, most);
    };
    if (type == QLatin1String("string")) {
        field.type = FormField::Type::String;
        limits("minLength", "maxLength");
        field.choices = titledOptions(value, "oneOf");
        if (field.choices.empty())
            field.choices = plainOptions(value);
    } else if (type == QLatin1String("number") || type == QLatin1String("integer")) {
        field.type = type == QLatin1String("number") ? FormField::Type::Number : FormField::Type::Integer;
        limits("minimum", "maximum");
    } else if (type == QLatin1String("boolean")) {
        field.type = FormField::Type::Boolean;
    } else if (type == QLatin1String("array")) {
        field.type = FormField::Type::MultiSelect;
        limits("minItems", "maxItems");
        if (const auto items = member(value, "items")) {
            field.choices = titledOptions(*items, "anyOf");
            if (field.choices.empty())
                field.choices = plainOptions(*items);
        }
    }
    readDefault(value, field);
    return field;
}

void readForm(Fields &fields, const element &root, ElicitationRequest &out)
{
    const auto schema = fields.required("requestedSchema");
    if (!schema)
        return;
    out.title = stringOr(*schema, "title");
    out.description = stringOr(*schema, "description");
    const QStringList required = Fields(*schema).strings("required");
    simdjson::dom::object properties;
    if ((*schema)["properties"].get_object().get(properties) == simdjson::SUCCESS) {
        for (const auto property : properties) {
            out.fields.push_back(decodeField(json::toString(property.key), property.value));
            out.fields.back().required = required.contains(out.fields.back().name);
        }
    }
    Q_UNUSED(root)
}

} // namespace

Result<PermissionRequest> decodePermission(const QByteArray &params)
{
    return strict<PermissionRequest>(params, [](Fields &fields, const element &root, PermissionRequest &out) {
        out.session = {fields.requiredString("sessionId")};
        if (const auto call = fields.required("toolCall")) {
            Fields callFields(*call, QStringLiteral("toolCall"));
            if (!callFields.ok() || !optionalId(*call, "toolCallId"))
                fields.fault("toolCall.toolCallId", QStringLiteral("a string"));
            else
                out.toolCall = decodeToolCall(*call, false);
        }
        const auto options = fields.required("options");
        if (options && !options->is_array())
            fields.fault("options", QStringLiteral("an array"));
        const int leftOut = forEach(root, "options", bounds::permissionOptions, [&](const element &item) {
            const auto id = optionalString(item, "optionId");
            if (id)
                out.options.push_back({*id, optionalLabel(item, "name").value_or(*id), permissionKind(item)});
            else
                fields.fault("options", QStringLiteral("an optionId in each"));
        });
        if (leftOut > 0)
            fields.fault("options", QStringLiteral("at most %1").arg(bounds::permissionOptions));
    });
}

Result<ReadTextFileRequest> decodeReadTextFile(const QByteArray &params)
{
    return strict<ReadTextFileRequest>(params, [](Fields &fields, const element &, ReadTextFileRequest &out) {
        out.session = {fields.requiredString("sessionId")};
        out.path = fields.requiredString("path");
        out.line = fields.nullableUint32("line");
        out.limit = fields.nullableUint32("limit");
    });
}

Result<WriteTextFileRequest> decodeWriteTextFile(const QByteArray &params)
{
    return strict<WriteTextFileRequest>(params, [](Fields &fields, const element &root, WriteTextFileRequest &out) {
        out.session = {fields.requiredString("sessionId")};
        out.path = fields.requiredString("path");
        std::string_view content;
        if (root["content"].get_string().get(content) == simdjson::SUCCESS)
            out.content = QByteArray(content.data(), qsizetype(content.size()));
        else
            fields.fault("content", QStringLiteral("a string"));
    });
}

Result<CreateTerminalRequest> decodeCreateTerminal(const QByteArray &params)
{
    return strict<CreateTerminalRequest>(params, [](Fields &fields, const element &, CreateTerminalRequest &out) {
        out.session = {fields.requiredString("sessionId")};
        out.command = fields.requiredString("command");
        out.arguments = fields.strings("args");
        out.environment = fields.namedValues("env");
        out.cwd = fields.nullableString("cwd").value_or(QString());
        out.outputByteLimit = fields.nullableUint64("outputByteLimit");
    });
}

Result<TerminalRequest> decodeTerminalRequest(const QByteArray &params)
{
    return strict<TerminalRequest>(params, [](Fields &fields, const element &, TerminalRequest &out) {
        out.session = {fields.requiredString("sessionId")};
        out.terminal = {fields.requiredString("terminalId")};
    });
}

Result<ElicitationRequest> decodeElicitation(const QByteArray &params)
{
    return strict<ElicitationRequest>(params, [](Fields &fields, const element &root, ElicitationRequest &out) {
        out.message = fields.requiredString("message");
        out.session = {stringOr(root, "sessionId")};
        out.toolCall = {optionalId(root, "toolCallId").value_or(QString())};
        const QString mode = fields.requiredString("mode");
        if (mode == QLatin1String("form")) {
            out.mode = ElicitationRequest::Mode::Form;
            readForm(fields, root, out);
        } else if (mode == QLatin1String("url")) {
            out.mode = ElicitationRequest::Mode::Url;
            out.elicitationId = fields.requiredString("elicitationId");
            out.url = fields.requiredString("url");
        }
    });
}

QString decodeElicitationComplete(const QByteArray &params)
{
    const Document document(params);
    return document.ok() ? stringOr(document.root(), "elicitationId") : QString();
}

} // namespace acp::v1
