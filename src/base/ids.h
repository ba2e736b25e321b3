// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QMetaType>
#include <QString>

#include <compare>

namespace base {

/// A string or number that only compares with its own kind, so that a tool call's id never lands where a
/// session's is wanted.
template <class Tag, class Value> struct StrongId
{
    Value value{};

    friend bool operator==(const StrongId &, const StrongId &) = default;
    friend auto operator<=>(const StrongId &a, const StrongId &b) { return a.value <=> b.value; }
    friend size_t qHash(const StrongId &id, size_t seed = 0) { return ::qHash(id.value, seed); }
};

template <class Tag> struct StrongId<Tag, QString>
{
    QString value;

    bool isEmpty() const { return value.isEmpty(); }
    friend bool operator==(const StrongId &, const StrongId &) = default;
    friend bool operator<(const StrongId &a, const StrongId &b) { return a.value < b.value; }
    friend size_t qHash(const StrongId &id, size_t seed = 0) { return ::qHash(id.value, seed); }
};

using SessionId = StrongId<struct SessionTag, QString>;   ///< the agent's name of a session
using ToolCallId = StrongId<struct ToolCallTag, QString>; ///< the agent's name of a tool call
using TerminalId = StrongId<struct TerminalTag, QString>; ///< Belay's name of a terminal
using TurnId = StrongId<struct TurnTag, quint64>;         ///< numbered from 1 within a session; 0 is no turn
using EffectId = StrongId<struct EffectTag, quint64>;     ///< row of the ledger; 0 is none
using RequestKey = StrongId<struct RequestTag, quint64>;  ///< row of the request board; 0 is none

} // namespace base
