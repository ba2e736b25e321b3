// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/requestid.h"

#include <optional>
#include <string>
#include <string_view>

namespace jsonrpc {

/// Reads of a message that is otherwise not readable (broken, nested too deep, too long to be kept) what it takes to
/// answer it: its id as it was written, and whether it is a request or an answer. Takes the bytes in pieces of any size
/// and keeps next to nothing of them. Believes no more than it has seen: a text that begins with no object is none, and
/// of a key that comes twice the first counts, as for whole messages.
class EnvelopeReader
{
public:
    void read(std::string_view bytes);

    bool isObject() const { return m_isObject; }
    bool hasId() const { return m_hasId; }
    /// Null without an id, or with one that nobody may have (an object, a list, an endless text).
    std::optional<RequestId> id() const;
    /// As it was written, without the quotes; empty without one.
    const std::string &method() const { return m_method; }
    bool isAnswer() const { return m_isAnswer && m_method.empty(); }

private:
    enum class Part { Start, Key, Colon, Value, Comma, Broken };
    void readByte(char c);
    void endKey();
    void endValue();

    Part m_part = Part::Start;
    int m_depth = 0;
    bool m_inText = false;
    bool m_escaped = false;
    bool m_isObject = false;
    bool m_hasId = false;
    bool m_isAnswer = false;
    bool m_valueBegun = false;
    std::string m_key;
    std::string m_token; ///< of the value at hand, as far as it is wanted
    std::string m_id;
    std::string m_method;
};

/// The id that the JSON text \p token is: numbers and texts that Belay has no other form for stay as they were written.
std::optional<RequestId> idFromToken(std::string_view token);

} // namespace jsonrpc
