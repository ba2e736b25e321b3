// SPDX-License-Identifier: Apache-2.0
#include "mcp/message.h"

#include "jsonrpc/envelopereader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <set>
#include <simdjson.h>
#include <string>

namespace mcp {

namespace {

namespace json = simdjson::ondemand;

/// Deeper than any real message; what is nested deeper is not read, so that no stack is used up.
constexpr int deepest = 512;
constexpr qsizetype longestText = 4096; ///< of names and messages that are kept for people

QByteArray bytes(std::string_view text)
{
    return {text.data(), qsizetype(text.size())};
}

QString toString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The JSON text of \p value without blanks around it. Empty: it is broken.
std::string_view raw(json::value value)
{
    std::string_view text;
    if (simdjson::to_json_string(value).get(text) != simdjson::SUCCESS)
        return {};
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\n' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

/// Whether every object in \p text is complete and names no key twice, so that all readers read the same.
bool isUnambiguous(json::value value, int depth = 0)
{
    json::json_type type = json::json_type::null;
    if (depth > deepest || value.type().get(type) != simdjson::SUCCESS)
        return false;
    if (type == json::json_type::array) {
        json::array items;
        if (value.get_array().get(items) != simdjson::SUCCESS)
            return false;
        for (auto item : items) {
            json::value inner;
            if (item.get(inner) != simdjson::SUCCESS || !isUnambiguous(inner, depth + 1))
                return false;
        }
        return true;
    }
    if (type == json::json_type::object) {
        json::object object;
        if (value.get_object().get(object) != simdjson::SUCCESS)
            return false;
        std::set<std::string, std::less<>> keys;
        for (auto field : object) {
            std::string_view key;
            json::value inner;
            if (field.unescaped_key().get(key) != simdjson::SUCCESS || !keys.emplace(key).second ||
                field.value().get(inner) != simdjson::SUCCESS || !isUnambiguous(inner, depth + 1))
                return false;
        }
        return true;
    }
    if (type == json::json_type::string) {
        std::string_view text;
        return value.get_string().get(text) == simdjson::SUCCESS;
    }
    if (type == json::json_type::number) {
        double number = 0; // too large for one is read by some and refused by others
        return value.get_double().get(number) == simdjson::SUCCESS;
    }
    const std::string_view token = raw(value);
    return token == "true" || token == "false" || token == "null";
}

struct Field
{
    std::string key;
    std::string_view value; ///< JSON text, in the message
};
using Fields = std::vector<Field>;

/// A list of keys, in an array or in braces.
class Keys
{
public:
    Keys(std::initializer_list<std::string_view> keys) : m_keys(keys) {}
    template <size_t N> Keys(const std::array<std::string_view, N> &keys) : m_keys(keys.begin(), keys.end()) {}
    auto begin() const { return m_keys.begin(); }
    auto end() const { return m_keys.end(); }

private:
    std::vector<std::string_view> m_keys;
};

const Field *find(const Fields &fields, std::string_view key)
{
    const auto found = std::find_if(fields.begin(), fields.end(), [key](const Field &f) { return f.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

/// The fields of an object. Null if one of \p known occurs twice, also in another case: some readers do not distinguish
/// cases, and take the last one where others take the first.
std::optional<Fields> fieldsOf(json::object object, const Keys &known)
{
    Fields out;
    std::set<QString> seen;
    for (auto field : object) {
        std::string_view key;
        json::value value;
        if (field.unescaped_key().get(key) != simdjson::SUCCESS)
            return {};
        std::string name(key);
        if (field.value().get(value) != simdjson::SUCCESS)
            return {};
        const QString folded = toString(name).toCaseFolded();
        const auto same = std::find_if(known.begin(), known.end(),
                                       [&](std::string_view k) { return toString(k).toCaseFolded() == folded; });
        if (same != known.end() && (*same != name || !seen.insert(folded).second))
            return {};
        const std::string_view text = raw(value);
        if (text.empty())
            return {};
        out.push_back({std::move(name), text});
    }
    return out;
}

/// JSON text that is parsed by itself.
class Piece
{
public:
    explicit Piece(std::string_view text) : m_text(text), m_problem(m_parser.iterate(m_text).get(m_document)) {}

    bool isObject() { return is(json::json_type::object); }
    bool isArray() { return is(json::json_type::array); }
    /// Nothing follows what was read.
    bool isAtEnd() { return m_document.current_location().error() == simdjson::OUT_OF_BOUNDS; }
    std::optional<Fields> fields(const Keys &known)
    {
        json::object object;
        if (!isObject() || m_document.get_object().get(object) != simdjson::SUCCESS)
            return {};
        return fieldsOf(object, known);
    }
    /// The elements of an array, as JSON text. Null: it is broken.
    std::optional<std::vector<std::string_view>> elements()
    {
        json::array array;
        if (!isArray() || m_document.get_array().get(array) != simdjson::SUCCESS)
            return {};
        std::vector<std::string_view> out;
        for (auto item : array) {
            json::value value;
            if (item.get(value) != simdjson::SUCCESS)
                return {};
            const std::string_view text = raw(value);
            if (text.empty())
                return {};
            out.push_back(text);
        }
        return out;
    }
    bool isUnambiguous()
    {
        json::value value;
        return m_problem == simdjson::SUCCESS && (isObject() || isArray()) &&
               m_document.get_value().get(value) == simdjson::SUCCESS && mcp::isUnambiguous(value) && isAtEnd();
    }
    std::optional<QString> text()
    {
        std::string_view out;
        if (m_problem != simdjson::SUCCESS || m_document.get_string().get(out) != simdjson::SUCCESS)
            return {};
        return toString(out);
    }

private:
    bool is(json::json_type wanted)
    {
        json::json_type type = json::json_type::null;
        return m_problem == simdjson::SUCCESS && m_document.type().get(type) == simdjson::SUCCESS && type == wanted;
    }

    simdjson::padded_string m_text;
    json::parser m_parser;
    json::document m_document;
    simdjson::error_code m_problem;
};

QString textOf(const Field *field)
{
    if (!field || field->value.empty() || field->value.front() != '"')
        return {};
    return Piece(field->value).text().value_or(QString()).left(longestText);
}

bool isTrue(const Field *field)
{
    return field && field->value == "true";
}

std::optional<bool> boolOf(const Field *field)
{
    if (!field || (field->value != "true" && field->value != "false"))
        return {};
    return field->value == "true";
}

constexpr std::array<std::string_view, 6> envelopeKeys = {"jsonrpc", "id", "method", "params", "result", "error"};
constexpr std::array<std::string_view, 6> callKeys = {"name", "arguments",    "_meta",
                                                      "task", "requestState", "inputResponses"};
constexpr std::string_view idempotencyName = "org.belay/idempotency-key";

std::optional<CallRequest> readCall(std::string_view params)
{
    Piece piece(params);
    const auto fields = piece.fields(callKeys);
    if (!fields)
        return {};
    const Field *name = find(*fields, "name"), *arguments = find(*fields, "arguments");
    CallRequest out;
    if (!name || name->value.front() != '"')
        return {};
    const auto tool = Piece(name->value).text();
    if (!tool || tool->isEmpty())
        return {};
    out.tool = *tool;
    out.arguments = arguments ? bytes(arguments->value) : QByteArray("{}");
    if (out.arguments == "null")
        out.arguments = "{}";
    if (!canBeArguments(out.arguments))
        return {};
    if (const Field *meta = find(*fields, "_meta")) {
        Piece inner(meta->value);
        const auto known = inner.fields({"progressToken", idempotencyName});
        if (!known)
            return {};
        if (const Field *token = find(*known, "progressToken"))
            out.progressToken = bytes(token->value);
    }
    if (const Field *state = find(*fields, "requestState"))
        out.requestState = bytes(state->value);
    out.isTask = find(*fields, "task") != nullptr;
    return out;
}

/// What a tool said in its first text.
QString firstText(const Field *content)
{
    if (!content)
        return {};
    Piece piece(content->value);
    const auto blocks = piece.elements();
    for (const std::string_view block : blocks.value_or(std::vector<std::string_view>())) {
        Piece one(block);
        const auto fields = one.fields({"text"});
        if (const Field *text = fields ? find(*fields, "text") : nullptr)
            return textOf(text);
    }
    return {};
}

constexpr std::string_view compensationName = "org.belay/compensation";

/// How the server says that a call of \p tool is taken back.
void readUndo(std::string_view meta, ToolInfo *tool)
{
    Piece outer(meta);
    const auto fields = outer.fields({compensationName});
    const Field *said = fields ? find(*fields, compensationName) : nullptr;
    if (!said)
        return;
    Piece inner(said->value);
    const auto parts = inner.fields({"tool", "arguments"});
    if (!parts)
        return;
    tool->undoneBy = textOf(find(*parts, "tool"));
    const Field *arguments = find(*parts, "arguments");
    tool->undoArguments = arguments ? bytes(arguments->value) : QByteArray("{}");
}

std::vector<ToolInfo> toolsOf(const Field *list)
{
    std::vector<ToolInfo> out;
    if (!list)
        return out;
    Piece piece(list->value);
    const auto tools = piece.elements();
    for (const std::string_view tool : tools.value_or(std::vector<std::string_view>())) {
        Piece one(tool);
        const auto fields = one.fields({"name", "annotations"});
        const Field *name = fields ? find(*fields, "name") : nullptr;
        if (!name)
            continue;
        ToolInfo info;
        info.name = textOf(name);
        info.title = textOf(find(*fields, "title"));
        info.description = textOf(find(*fields, "description"));
        if (const Field *schema = find(*fields, "inputSchema"))
            info.inputSchema = bytes(schema->value);
        if (const Field *annotations = find(*fields, "annotations")) {
            Piece inner(annotations->value);
            if (const auto said = inner.fields({"readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"}))
                info.annotations = {boolOf(find(*said, "readOnlyHint")), boolOf(find(*said, "destructiveHint")),
                                    boolOf(find(*said, "idempotentHint")), boolOf(find(*said, "openWorldHint"))};
        }
        if (const Field *meta = find(*fields, "_meta"))
            readUndo(meta->value, &info);
        if (!info.name.isEmpty())
            out.push_back(std::move(info));
    }
    return out;
}

Answer readError(std::string_view text)
{
    Answer out;
    out.isError = true;
    Piece piece(text);
    if (const auto fields = piece.fields({"code", "message"})) {
        if (const Field *code = find(*fields, "code"))
            out.code = bytes(code->value).toInt();
        out.message = textOf(find(*fields, "message"));
    }
    return out;
}

Answer readResult(std::string_view text)
{
    Answer out;
    out.result = bytes(text);
    Piece piece(text);
    const auto fields = piece.fields({"isError", "resultType", "task"});
    if (!fields)
        return out;
    out.version = textOf(find(*fields, "protocolVersion"));
    out.toolFailed = isTrue(find(*fields, "isError"));
    if (out.toolFailed)
        out.message = firstText(find(*fields, "content"));
    const QString type = textOf(find(*fields, "resultType"));
    out.isInputWanted = type == QLatin1String("input_required");
    if (const Field *state = find(*fields, "requestState"); state && out.isInputWanted)
        out.requestState = bytes(state->value);
    if (const Field *task = find(*fields, "task")) {
        Piece inner(task->value);
        if (const auto said = inner.fields({"taskId"}))
            out.task = textOf(find(*said, "taskId"));
    }
    if (out.task.isEmpty() && type == QLatin1String("task"))
        out.task = textOf(find(*fields, "taskId"));
    out.tools = toolsOf(find(*fields, "tools"));
    return out;
}

/// What the head of an HTTP request repeats.
void readSubject(std::string_view params, Message &out)
{
    Piece piece(params);
    const auto fields = piece.fields(callKeys);
    if (const Field *meta = fields ? find(*fields, "_meta") : nullptr) {
        Piece inner(meta->value);
        if (const auto said = inner.fields({"io.modelcontextprotocol/protocolVersion"}))
            out.version = textOf(find(*said, "io.modelcontextprotocol/protocolVersion"));
    }
    const bool isRead = out.method == QLatin1String("resources/read");
    const bool isNamed = out.method == QLatin1String("tools/call") || out.method == QLatin1String("prompts/get");
    const Field *subject = fields && (isRead || isNamed) ? find(*fields, isRead ? "uri" : "name") : nullptr;
    if (subject && subject->value.front() == '"')
        out.subject = Piece(subject->value).text().value_or(QString());
}

void readRequest(const Fields &fields, Message &out)
{
    const Field *params = find(fields, "params");
    if (params)
        readSubject(params->value, out);
    if (out.method == QLatin1String("tools/call")) {
        out.call = params ? readCall(params->value) : std::nullopt;
    } else if (out.method.startsWith(QLatin1String("tasks/")) && params) {
        Piece piece(params->value);
        if (const auto said = piece.fields({"taskId"}))
            out.taskId = textOf(find(*said, "taskId"));
    } else if (out.method == QLatin1String("notifications/cancelled") && params) {
        Piece piece(params->value);
        const auto said = piece.fields({"requestId"});
        if (const Field *id = said ? find(*said, "requestId") : nullptr)
            out.cancels = jsonrpc::idFromToken(id->value);
    }
}

Message readObject(std::string_view text)
{
    Message out;
    Piece piece(text);
    const auto fields = piece.fields(envelopeKeys);
    if (!fields || !piece.isAtEnd())
        return out;
    const Field *id = find(*fields, "id"), *method = find(*fields, "method");
    if (id) {
        const auto read = jsonrpc::idFromToken(id->value);
        if (!read)
            return out;
        out.id = *read;
    }
    if (method) {
        if (method->value.front() != '"')
            return out;
        const auto name = Piece(method->value).text();
        if (!name)
            return out;
        out.method = *name;
        out.kind = id ? Message::Kind::Request : Message::Kind::Notification;
        readRequest(*fields, out);
    } else if (const Field *error = find(*fields, "error")) {
        out.kind = Message::Kind::Answer;
        out.answer = readError(error->value);
    } else if (const Field *result = find(*fields, "result")) {
        out.kind = Message::Kind::Answer;
        out.answer = readResult(result->value);
    }
    return out;
}

QByteArray toJson(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray line(const jsonrpc::RequestId &id, const char *key, const QJsonObject &value)
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"" + key + "\":" + toJson(value) + '}';
}

} // namespace

bool isClear(const Message &message)
{
    // An id in an unusual form (1.0, "\u0061") is another one for some.
    const auto isPlain = [](const Message &one) {
        return one.kind != Message::Kind::Request || one.id != jsonrpc::RequestId::asWritten(one.id.toJson());
    };
    if (message.kind == Message::Kind::Unreadable || !isPlain(message) ||
        !std::all_of(message.parts.begin(), message.parts.end(), isPlain))
        return false;
    return Piece({message.line.constData(), size_t(message.line.size())}).isUnambiguous();
}

bool Message::isToolCall() const
{
    return kind == Kind::Request && method == QLatin1String("tools/call");
}

Message readMessage(std::string_view text)
{
    // Within JSON a line break is a blank, but some readers cut lines there, too.
    QByteArray clean = bytes(text);
    clean.replace('\r', ' ').replace('\n', ' ');
    // The same within texts, where they are escaped.
    for (const auto &[separator, escaped] : {std::pair("\xC2\x85", "\\u0085"), std::pair("\xE2\x80\xA8", "\\u2028"),
                                             std::pair("\xE2\x80\xA9", "\\u2029")}) {
        if (clean.contains(separator))
            clean.replace(separator, escaped);
    }
    const std::string_view whole(clean.constData(), size_t(clean.size()));
    Message out;
    Piece piece(whole);
    if (piece.isArray()) {
        const auto elements = piece.elements();
        if (elements && piece.isAtEnd() && !elements->empty()) {
            out.kind = Message::Kind::Batch;
            for (const std::string_view element : *elements) {
                Message part = readObject(element);
                part.line = bytes(element);
                out.parts.push_back(std::move(part));
            }
        }
    } else {
        out = readObject(whole);
    }
    out.line = clean;
    return out;
}

QByteArray withIdempotencyKey(const Message &call, const QByteArray &key)
{
    const auto member = [](const Field &field, const QByteArray &value) {
        // A key is written anew, since only what it means was looked at.
        const QByteArray name =
            QJsonDocument(QJsonObject{{QString::fromStdString(field.key), 0}}).toJson(QJsonDocument::Compact);
        return QByteArray(name.mid(1, name.size() - 3) + value); // {"name":0}
    };
    const auto object = [&member](const Fields &old, std::string_view name, const QByteArray &value) {
        QByteArray out;
        for (const Field &field : old) {
            if (field.key != name)
                out += member(field, bytes(field.value)) + ',';
        }
        return QByteArray('{' + out + '"' + bytes(name) + "\":" + value + '}');
    };
    Piece whole(std::string_view(call.line.constData(), size_t(call.line.size())));
    const Fields fields = whole.fields(envelopeKeys).value_or(Fields());
    const Field *params = find(fields, "params");
    Piece inner(params ? params->value : std::string_view("{}"));
    const Fields given = inner.fields(callKeys).value_or(Fields());
    const Field *meta = find(given, "_meta");
    Piece innermost(meta ? meta->value : std::string_view("{}"));
    const Fields known = innermost.fields({idempotencyName}).value_or(Fields());
    const QByteArray quoted = '"' + key + '"';
    return object(fields, "params", object(given, "_meta", object(known, idempotencyName, quoted)));
}

bool canBeArguments(const QByteArray &json)
{
    Piece piece(std::string_view(json.constData(), size_t(json.size())));
    return piece.isObject() && piece.isUnambiguous();
}

QByteArray canonicalJson(const QByteArray &json)
{
    // In an array, since a document cannot be a single value.
    const QByteArray text = QJsonDocument::fromJson('[' + json + ']').toJson(QJsonDocument::Compact);
    return text.size() < 2 ? QByteArray() : text.mid(1, text.size() - 2);
}

QByteArray requestLine(const jsonrpc::RequestId &id, const char *method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","id":)" + id.toJson() + R"(,"method":")" + method + R"(","params":)" + params + '}';
}

QByteArray callRequest(const jsonrpc::RequestId &id, const QString &tool, const QByteArray &arguments)
{
    const QByteArray name = canonicalJson(toJson({{QStringLiteral("n"), tool}})).mid(5).chopped(1);
    return requestLine(id, "tools/call", R"({"name":)" + name + R"(,"arguments":)" + arguments + '}');
}

QByteArray errorAnswer(const jsonrpc::RequestId &id, int code, const QString &message)
{
    return line(id, "error", {{QStringLiteral("code"), code}, {QStringLiteral("message"), message}});
}

QByteArray failedTool(const jsonrpc::RequestId &id, const QString &text)
{
    const QJsonObject block{{QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), text}};
    return line(id, "result", {{QStringLiteral("content"), QJsonArray{block}}, {QStringLiteral("isError"), true}});
}

QByteArray textResult(const QString &text)
{
    const QJsonObject block{{QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), text}};
    return toJson({{QStringLiteral("content"), QJsonArray{block}}});
}

QByteArray resultAnswer(const jsonrpc::RequestId &id, const QByteArray &result)
{
    return "{\"jsonrpc\":\"2.0\",\"id\":" + id.toJson() + ",\"result\":" + result + '}';
}

QByteArray cancelNotification(const jsonrpc::RequestId &id, const QString &reason)
{
    return R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":)" + id.toJson() +
           ",\"reason\":" + canonicalJson(toJson({{QStringLiteral("r"), reason}})).mid(5).chopped(1) + "}}";
}

} // namespace mcp
