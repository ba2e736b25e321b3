// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/requestid.h"

#include <optional>
#include <string>
#include <string_view>

namespace jsonrpc {

/// Reads from a message that cannot be parsed (broken, nested too deep, too long to be kept) what is needed to answer
/// it: the id as it was written, and whether it is a request or an answer. Takes the bytes in pieces of any size and
/// keeps almost none of them. It draws no conclusion from what it has not seen: only a text that begins with an object
/// counts, and if a key occurs twice the first counts, as for whole messages.
class EnvelopeReader
{
public:
    void read(std::string_view bytes);

    bool isObject() const { return m_isObject; }
    bool hasId() const { return m_hasId; }
    /// Null without an id, or with an invalid one (an object, an array, a text that is too long).
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
    std::string m_token; ///< the current value, as far as it is needed
    std::string m_id;
    std::string m_method;
};

/// The id in the JSON text \p token: numbers and strings that RequestId cannot represent are kept as they were written.
std::optional<RequestId> idFromToken(std::string_view token);

} // namespace jsonrpc
