// SPDX-License-Identifier: Apache-2.0
#include "jsonrpc/messagedecoder.h"

#include "base/exacttext.h"
#include "jsonrpc/jsonmender.h"
#include "transport/linesplitter.h"

#include <QCoreApplication>

#include <simdjson.h>

namespace jsonrpc {

using simdjson::dom::element;
static_assert(transport::LineSplitter::padding >= simdjson::SIMDJSON_PADDING);

struct MessageDecoder::Parser
{
    simdjson::dom::parser parser{transport::LineSplitter::defaultLimit + 1024};
};

namespace {

constexpr size_t mostOnOneLine = 1000; ///< messages

struct MessageDecoderTr
{
    Q_DECLARE_TR_FUNCTIONS(jsonrpc::MessageDecoder)
};

QString toString(std::string_view text)
{
    return base::exactText({text.data(), qsizetype(text.size())});
}

QByteArray toJson(const element &value)
{
    const std::string text = simdjson::minify(value);
    return QByteArray(text.data(), qsizetype(text.size()));
}

std::optional<RequestId> toId(const element &value)
{
    if (value.is_null())
        return RequestId();
    int64_t number = 0;
    if (value.get_int64().get(number) == simdjson::SUCCESS)
        return RequestId(qint64(number));
    std::string_view text;
    if (value.get_string().get(text) == simdjson::SUCCESS)
        return RequestId(toString(text));
    if (value.is_number())
        return RequestId::asWritten(toJson(value));
    return std::nullopt;
}

/// Both method names and both names of the key are accepted.
std::optional<RequestId> cancelTarget(const element &root)
{
    element target;
    if (root["params"]["requestId"].get(target) == simdjson::SUCCESS ||
        root["params"]["id"].get(target) == simdjson::SUCCESS)
        return toId(target);
    return std::nullopt;
}

RpcError toError(const element &value)
{
    RpcError error{code::internalError, QString(), QByteArray()};
    int64_t number = 0;
    if (value["code"].get_int64().get(number) == simdjson::SUCCESS)
        error.code = int(number);
    std::string_view text;
    if (value["message"].get_string().get(text) == simdjson::SUCCESS ||
        value.get_string().get(text) == simdjson::SUCCESS)
        error.message = toString(text);
    element data;
    if (value["data"].get(data) == simdjson::SUCCESS && !data.is_null())
        error.data = toJson(data);
    return error;
}

std::unique_ptr<Message> refused(const RequestId &id, const QString &why, bool answer)
{
    auto message = std::make_unique<Message>();
    message->kind = Message::Kind::Refused;
    message->id = id;
    message->error = RpcError{code::invalidRequest, why, {}};
    message->mustAnswer = answer;
    return message;
}

std::unique_ptr<Message> tooMany()
{
    return refused({}, MessageDecoderTr::tr("More than %1 messages on one line were refused.").arg(mostOnOneLine),
                   true);
}

/// Drops invisible prefixes that editors, terminals and pipes add. A line with words in front is log output.
std::string_view withoutMarks(std::string_view line)
{
    for (;;) {
        if (line.starts_with('\0')) {
            line.remove_prefix(1);
        } else if (line.starts_with("\xef\xbb\xbf")) {
            line.remove_prefix(3);
        } else if (line.starts_with("\x1b[")) {
            const size_t end = line.find_first_not_of("0123456789;?", 2);
            if (end == std::string_view::npos)
                return line;
            line.remove_prefix(end + 1);
        } else {
            return line;
        }
    }
}

} // namespace

MessageDecoder::MessageDecoder(std::shared_ptr<NotificationDecoder> notifications, std::shared_ptr<WireTap> tap)
    : m_notifications(std::move(notifications))
    , m_tap(std::move(tap))
    , m_parser(std::make_unique<Parser>())
{
#ifdef SIMDJSON_THREADS_ENABLED
    m_parser->parser.threaded = false; // parse_many would start one; this is one already
#endif
}

MessageDecoder::~MessageDecoder() = default;

/// An unreadable request is still answered and an unreadable answer ends its call, so that nobody waits for ever.
std::unique_ptr<Message> MessageDecoder::unreadable(const EnvelopeReader &envelope, const QString &why) const
{
    const std::optional<RequestId> id = envelope.id();
    if (id && envelope.isAnswer()) {
        auto message = std::make_unique<Message>();
        message->kind = Message::Kind::Response;
        message->id = *id;
        message->error = RpcError{code::parseError, why, {}};
        return message;
    }
    if (!envelope.method().empty())
        return refused(id.value_or(RequestId()), why, envelope.hasId());
    return nullptr;
}

transport::FramePtr MessageDecoder::tooLong(size_t size, std::string_view head)
{
    m_tap.record(TapDirection::Junk, head);
    const auto mebibytes = [](size_t bytes) { return QString::number(double(bytes) / 1048576.0, 'f', 1); };
    const QString why = MessageDecoderTr::tr("A message of %1 MiB was refused; the limit is %2 MiB.")
                            .arg(mebibytes(size), mebibytes(transport::LineSplitter::defaultLimit));
    auto message = unreadable(std::exchange(m_passedOver, {}), why);
    if (!message)
        message = refused({}, why, false);
    message->size = qsizetype(size);
    return message;
}

transport::FramePtr MessageDecoder::notText(size_t size)
{
    const QString why =
        MessageDecoderTr::tr("A binary message of %n byte(s) was refused: the protocol's messages are text.", nullptr,
                             int(qMin<size_t>(size, INT_MAX)));
    m_tap.record(TapDirection::Junk, why.toStdString());
    auto message = refused({}, why, false);
    message->size = qsizetype(size);
    return message;
}

transport::FramePtr MessageDecoder::decode(std::string_view whole, transport::Frame *last)
{
    const std::string_view line = withoutMarks(whole);
    auto *before = static_cast<Message *>(last);
    if (before && before->payload) {
        const std::string_view method = m_notifications->extend(*before->payload, line);
        if (!method.empty()) {
            m_tap.record(TapDirection::FromAgent, line, method, {});
            before->size += qsizetype(line.size());
            return nullptr;
        }
    }
    const auto problem = m_parser->parser.parse(line.data(), line.size(), false).error();
    if (problem == simdjson::SUCCESS)
        return decodeWhole(line, line);
    if (problem != simdjson::DEPTH_ERROR) {
        if (auto several = decodeJoined(line))
            return several;
        if (std::optional<std::string> mended = mendedJson(line)) {
            mended->reserve(mended->size() + simdjson::SIMDJSON_PADDING);
            if (m_parser->parser.parse(*mended).error() == simdjson::SUCCESS)
                return decodeWhole(*mended, line);
        }
    }
    EnvelopeReader envelope;
    envelope.read(line);
    const QString why = problem == simdjson::DEPTH_ERROR
                            ? MessageDecoderTr::tr("A message was refused: its JSON is nested deeper than %1 levels.")
                                  .arg(m_parser->parser.max_depth())
                            : MessageDecoderTr::tr("A message was refused: it is no JSON that can be read (%1).")
                                  .arg(QString::fromLatin1(simdjson::error_message(problem)));
    auto message = unreadable(envelope, why);
    if (!message)
        message = problem == simdjson::DEPTH_ERROR ? refused({}, why, false) : std::make_unique<Message>();
    const bool junk = envelope.method().empty() && !envelope.isAnswer();
    const QByteArray id = envelope.hasId() ? message->id.toJson() : QByteArray();
    m_tap.record(junk ? TapDirection::Junk : TapDirection::FromAgent, line,
                 envelope.isAnswer() ? std::string_view("error") : std::string_view(envelope.method()),
                 id.toStdString());
    message->size = qsizetype(line.size());
    return message;
}

/// Decodes each of them by itself. An empty text becomes Junk.
std::unique_ptr<Message> MessageDecoder::decodeSeveral(const std::vector<std::string> &texts, size_t size)
{
    auto out = std::make_unique<Message>();
    out->kind = Message::Kind::Several;
    out->size = qsizetype(size);
    for (const std::string &text : texts) {
        std::string padded;
        padded.reserve(text.size() + simdjson::SIMDJSON_PADDING);
        padded = text;
        out->several.push_back(text.empty() ? std::make_unique<Message>() : decode(padded, nullptr));
    }
    return out;
}

/// Several messages on \p line with no line break between them. Null: it holds none or one.
std::unique_ptr<Message> MessageDecoder::decodeJoined(std::string_view line)
{
    if (!line.starts_with('{'))
        return nullptr;
    const auto isSpace = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    bool mayBe = false;
    for (size_t at = line.find('}'); at != std::string_view::npos && !mayBe; at = line.find('}', at + 1)) {
        const auto next = std::find_if_not(line.begin() + qsizetype(at) + 1, line.end(), isSpace);
        mayBe = next != line.end() && *next == '{';
    }
    if (!mayBe)
        return nullptr;
    simdjson::dom::document_stream stream;
    if (m_parser->parser.parse_many(line.data(), line.size(), line.size()).get(stream) != simdjson::SUCCESS)
        return nullptr;
    std::vector<std::string> texts;
    size_t end = 0;
    for (auto document = stream.begin(); document != stream.end(); ++document) {
        if (texts.size() == mostOnOneLine)
            return tooMany();
        element root;
        if ((*document).get(root) != simdjson::SUCCESS || !root.is_object())
            break;
        texts.push_back(simdjson::minify(root));
        end = document.current_index() + document.source().size();
    }
    if (texts.empty() || end >= line.size())
        return texts.size() > 1 ? decodeSeveral(texts, line.size()) : nullptr;
    // The unreadable rest may be an answer, too.
    const auto rest = std::find_if_not(line.begin() + qsizetype(end), line.end(), isSpace);
    if (rest != line.end())
        texts.emplace_back(rest, line.end());
    return decodeSeveral(texts, line.size());
}

/// Makes a message of what the parser has just read from \p line, which may be repaired: \p asWritten is the original.
transport::FramePtr MessageDecoder::decodeWhole(std::string_view line, std::string_view asWritten)
{
    const element root = m_parser->parser.doc.root();
    const auto finished = [&](std::unique_ptr<Message> message, std::string_view method,
                              std::string_view id) -> transport::FramePtr {
        const bool junk =
            message->kind == Message::Kind::Junk || (message->kind == Message::Kind::Refused && method.empty());
        m_tap.record(junk ? TapDirection::Junk : TapDirection::FromAgent, asWritten, method, id);
        message->size = qsizetype(line.size());
        return message;
    };
    if (root.is_array()) {
        // Checked before any of them is decoded.
        const simdjson::dom::array all = root.get_array();
        if (all.size() == 0)
            return finished(refused({}, MessageDecoderTr::tr("An empty batch was refused."), true), {}, {});
        if (all.size() > mostOnOneLine)
            return finished(tooMany(), {}, {});
        std::vector<std::string> texts;
        for (const element &one : all)
            texts.push_back(one.is_object() ? simdjson::minify(one) : std::string());
        return decodeSeveral(texts, line.size());
    }
    if (!root.is_object())
        return finished(std::make_unique<Message>(), {}, {});

    element idElement;
    const bool hasId = root["id"].get(idElement) == simdjson::SUCCESS;
    std::optional<RequestId> id = hasId ? toId(idElement) : std::nullopt;
    if (hasId && line.data() != asWritten.data()) {
        // The repair may have changed the id, which has to go back as it came.
        EnvelopeReader envelope;
        envelope.read(asWritten);
        id = envelope.id();
    }
    const std::string idText = id ? id->toJson().toStdString() : std::string();
    element methodElement;
    if (root["method"].get(methodElement) == simdjson::SUCCESS) {
        std::string_view method;
        if (methodElement.get_string().get(method) != simdjson::SUCCESS || (hasId && !id))
            return finished(refused(id.value_or(RequestId()),
                                    MessageDecoderTr::tr("The request has no usable method or id."), hasId),
                            "?", idText);
        element params;
        const bool hasParams = root["params"].get(params) == simdjson::SUCCESS;
        auto message = std::make_unique<Message>();
        if (hasId) {
            message->kind = Message::Kind::Request;
            message->id = *id;
        } else if (method == "$/cancel_request" || method == "$/cancelRequest") {
            const auto target = cancelTarget(root);
            message->kind = target ? Message::Kind::Cancel : Message::Kind::Notification;
            message->id = target.value_or(RequestId());
            message->method = toString(method);
            const QByteArray about = target ? target->toJson() : QByteArray();
            return finished(std::move(message), method, about.toStdString());
        } else {
            message->kind = Message::Kind::Notification;
            if (hasParams)
                message->payload = m_notifications->decode(method, params);
            if (message->payload)
                return finished(std::move(message), method, {});
        }
        message->method = toString(method);
        if (hasParams)
            message->params = toJson(params);
        return finished(std::move(message), method, idText);
    }
    element value;
    const bool hasError = root["error"].get(value) == simdjson::SUCCESS && !value.is_null();
    const bool hasResult = !hasError && root["result"].get(value) == simdjson::SUCCESS;
    // A response with neither result nor error counts, too: `{result: undefined}` is serialized like that.
    element version;
    const bool isEmpty = !hasError && !hasResult && root["jsonrpc"].get(version) == simdjson::SUCCESS;
    if (!id || (!hasError && !hasResult && !isEmpty))
        return finished(std::make_unique<Message>(), {}, {});
    auto message = std::make_unique<Message>();
    message->kind = Message::Kind::Response;
    message->id = *id;
    if (!hasError) {
        message->result = isEmpty ? QByteArrayLiteral("null") : toJson(value);
        return finished(std::move(message), "answer", idText);
    }
    message->error = toError(value);
    const bool cancelled = message->error->code == code::requestCancelled;
    return finished(std::move(message), cancelled ? "cancelled" : "error", idText);
}

} // namespace jsonrpc
