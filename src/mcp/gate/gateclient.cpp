// SPDX-License-Identifier: Apache-2.0
#include "mcp/gate/gateclient.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <simdjson.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace gate {

namespace {

namespace json = simdjson::ondemand;

constexpr size_t readAtOnce = 64 * 1024;
constexpr size_t mostWaiting = 1024 * 1024; ///< bytes that the other side has not taken; above that nothing is read
constexpr int serverGone = -32000;

struct Seen
{
    std::string id; ///< JSON text
    bool isRequest = false;
    bool isCancel = false; ///< `id` is of the request that is cancelled
};

/// The id of a message that has one.
std::optional<Seen> look(json::object message)
{
    Seen out;
    bool isAnswer = false, isCancel = false;
    std::string requestId;
    for (auto field : message) {
        std::string_view key;
        if (field.unescaped_key().get(key) != simdjson::SUCCESS)
            return {};
        const std::string name(key);
        json::value value;
        if (field.value().get(value) != simdjson::SUCCESS)
            return {};
        std::string_view text;
        if (name == "id" && simdjson::to_json_string(value).get(text) == simdjson::SUCCESS)
            out.id = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
        out.isRequest = out.isRequest || name == "method";
        isAnswer = isAnswer || name == "result" || name == "error";
        isCancel = isCancel || (name == "method" && value.get_string().get(text) == simdjson::SUCCESS &&
                                text == "notifications/cancelled");
        json::object params;
        json::value cancelled;
        if (name == "params" && value.get_object().get(params) == simdjson::SUCCESS &&
            params["requestId"].get(cancelled) == simdjson::SUCCESS &&
            simdjson::to_json_string(cancelled).get(text) == simdjson::SUCCESS)
            requestId = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    }
    if (isCancel && out.id.empty() && !requestId.empty())
        return Seen{requestId, false, true};
    if (out.id.empty() || out.id == "null" || (!out.isRequest && !isAnswer))
        return {};
    return out;
}

/// What is in a line; nothing where it cannot be read: Belay answers that.
std::vector<Seen> seenIn(const std::string &line)
{
    std::vector<Seen> out;
    const simdjson::padded_string text(line);
    json::parser parser;
    json::document document;
    json::json_type type = json::json_type::null;
    if (parser.iterate(text).get(document) != simdjson::SUCCESS || document.type().get(type) != simdjson::SUCCESS)
        return out;
    if (type == json::json_type::object) {
        json::object object;
        if (document.get_object().get(object) == simdjson::SUCCESS) {
            if (auto seen = look(object))
                out.push_back(std::move(*seen));
        }
        return out;
    }
    json::array array;
    if (type != json::json_type::array || document.get_array().get(array) != simdjson::SUCCESS)
        return out;
    for (auto item : array) {
        json::object object;
        if (item.get_object().get(object) != simdjson::SUCCESS)
            break;
        if (auto seen = look(object))
            out.push_back(std::move(*seen));
    }
    return out;
}

std::string quoted(const std::string &text)
{
    std::string out;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return out;
}

/// False: the other side is gone.
bool write(int descriptor, std::string &bytes)
{
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written > 0)
        bytes.erase(0, size_t(written));
    return written >= 0 || errno == EAGAIN || errno == EINTR;
}

} // namespace

GateClient::GateClient(std::string server) : m_server(std::move(server)) {}

GateClient::~GateClient()
{
    if (m_socket >= 0)
        ::close(m_socket);
}

std::string GateClient::connect(const char *path, const char *token)
{
    const auto failed = [this](const std::string &why) {
        m_why = why;
        lose();
        return why;
    };
    if (!path || !token)
        return failed("it was not started by an agent of Belay's");
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (std::strlen(path) >= sizeof address.sun_path)
        return failed("the path of the socket is too long");
    std::memcpy(address.sun_path, path, std::strlen(path));
    m_socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (m_socket < 0 || ::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        return failed(std::string("Belay does not answer: ") + std::strerror(errno));
    std::string greeting = std::string("belay-mcp 1 ") + token + '\n';
    while (!greeting.empty()) {
        if (!write(m_socket, greeting))
            return failed(std::string("Belay does not answer: ") + std::strerror(errno));
    }
    std::string word;
    char c = 0;
    while (word.size() < readAtOnce) {
        const ssize_t got = ::read(m_socket, &c, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return failed("Belay closed the connection");
        if (c == '\n')
            break;
        word += c;
    }
    if (word != "ok")
        return failed(word.substr(0, 3) == "no " ? word.substr(3) : "Belay answered something else");
    ::fcntl(m_socket, F_SETFL, O_NONBLOCK);
    return {};
}

int GateClient::run()
{
    ::fcntl(STDOUT_FILENO, F_SETFL, ::fcntl(STDOUT_FILENO, F_GETFL) | O_NONBLOCK);
    std::vector<char> buffer(readAtOnce);
    bool isTold = false;
    while (true) {
        if (m_toAgent.empty() && (m_serverEnded || (m_inputEnded && m_socket < 0)))
            return 0;
        enum { Input, Output, FromBelay, ToBelay };
        pollfd polled[] = {
            {!m_inputEnded && m_toBelay.size() < mostWaiting && m_toAgent.size() < mostWaiting ? STDIN_FILENO : -1,
             POLLIN, 0},
            {m_toAgent.empty() ? -1 : STDOUT_FILENO, POLLOUT, 0},
            {m_toAgent.size() < mostWaiting ? m_socket : -1, POLLIN, 0},
            {m_toBelay.empty() ? -1 : m_socket, POLLOUT, 0},
        };
        if (::poll(polled, std::size(polled), -1) < 0 && errno != EINTR)
            return 1;
        if (polled[Input].revents) {
            const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
            if (got > 0)
                fromAgent({buffer.data(), size_t(got)});
            else if (got == 0 || (errno != EAGAIN && errno != EINTR))
                m_inputEnded = true;
        }
        if (polled[FromBelay].revents) {
            const ssize_t got = ::read(m_socket, buffer.data(), buffer.size());
            if (got > 0)
                fromBelay({buffer.data(), size_t(got)});
            else if (got == 0 || (errno != EAGAIN && errno != EINTR))
                lose();
        }
        if (polled[ToBelay].revents && m_socket >= 0 && !write(m_socket, m_toBelay))
            lose();
        if (polled[Output].revents && !write(STDOUT_FILENO, m_toAgent))
            return 0;
        // The server behind Belay ends when its input does, and may still say something before that.
        if (m_inputEnded && m_socket >= 0 && !std::exchange(isTold, true))
            m_toBelay += "\nbelay-mcp input ended\n"; // behind a last line without an end
    }
}

void GateClient::fromAgent(std::string_view bytes)
{
    if (m_socket >= 0)
        m_toBelay.append(bytes);
    m_asked.feed(bytes, [this](const std::string &line) { record(line); });
}

void GateClient::fromBelay(std::string_view bytes)
{
    m_answered.feed(bytes, [this](const std::string &line) {
        if (line == "belay-mcp end") {
            m_serverEnded = true;
            return;
        }
        m_toAgent += line;
        m_toAgent += '\n';
        for (const Seen &seen : seenIn(line)) {
            if (!seen.isRequest && !seen.isCancel)
                m_open.erase(seen.id);
        }
    });
}

void GateClient::record(const std::string &line)
{
    for (const Seen &seen : seenIn(line)) {
        if (seen.isCancel)
            m_open.erase(seen.id); // no answer is owed any more
        if (!seen.isRequest)
            continue;
        if (m_socket >= 0)
            m_open.insert(seen.id);
        else
            answer(seen.id, false);
    }
}

void GateClient::answer(const std::string &id, bool wasSent)
{
    const std::string why = m_why.empty() ? std::string("Belay has ended") : m_why;
    const std::string text = "The MCP server \"" + m_server + "\" is reached through Belay, and that is gone: " + why +
                             (wasSent ? ". Whether this request took effect is not known." : ". Nothing was sent.");
    m_toAgent += R"({"jsonrpc":"2.0","id":)" + id + R"(,"error":{"code":)" + std::to_string(serverGone) +
                 R"(,"message":")" + quoted(text) + "\"}}\n";
}

/// There is no Belay any more, or never was one.
void GateClient::lose()
{
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
    m_toBelay.clear();
    m_answered = {};
    const std::set<std::string> open = std::exchange(m_open, {});
    for (const std::string &id : m_inputEnded ? std::set<std::string>() : open)
        answer(id, true);
}

} // namespace gate
